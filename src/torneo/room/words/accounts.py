"""Words of signing in."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("Entrar en la sala", "Sign in to the room"),
    "username": B("Usuario", "User name"),
    "password": B("Contraseña", "Password"),
    "name": B("Nombre", "Name"),
    "wrong": B(
        "Usuario o contraseña incorrectos. Tras ocho intentos hay que esperar un cuarto de hora.",
        "Wrong user name or password. After eight attempts you have to wait a quarter of an hour.",
    ),
    "first_title": B("La primera cuenta", "The first account"),
    "first_why": B(
        "Esta sala es nueva. La primera cuenta es la de quien dirige: puede hacerlo todo y dar cuentas a "
        "los demás.",
        "This room is new. The first account is the director's: it may do everything and give accounts to "
        "others.",
    ),
    "here_only": B(
        "Esta sala es nueva y todavía no tiene dirección. La primera cuenta se crea en el propio ordenador "
        "de la sala, o aquí con el código que se lee en la ventana de «torneo serve».",
        "This room is new and has no director yet. The first account is created on the room's own "
        "computer, or here with the code shown in the window of “torneo serve”.",
    ),
    "first_code": B("Código de la ventana de «torneo serve»", "Code from the window of “torneo serve”"),
    "wrong_code": B("Ese código no es.", "That is not the code."),
    "go_on": B("Seguir", "Go on"),
    "busy": B(
        "Hay demasiados intentos de entrar a la vez: espere {seconds} s y pulse Entrar otra vez. La "
        "contraseña no se ha mirado.",
        "Too many attempts to sign in at once: wait {seconds} s and press Sign in again. Your password has "
        "not been looked at.",
    ),
    "create": B("Crear la cuenta y entrar", "Create the account and sign in"),
    "fill_in": B(
        "Rellene los tres campos; el usuario solo lleva letras, cifras y guiones.",
        "Fill in all three fields; the user name has only letters, digits and hyphens.",
    ),
    "accounts": B("Cuentas de la sala", "Accounts of the room"),
    "accounts_lead": B(
        "Cada persona con su cuenta y su función: lo que puede abrir y hacer sale de ella. Las funciones "
        "de dirección y de operaciones las da y las quita solo la dirección, y la sala nunca se queda sin "
        "dirección.",
        "Everybody with an account and a role: what they may open and do comes from it. Only a director "
        "gives and takes the roles director and operations, and a room never loses its last director.",
    ),
    "accounts_link": B("Cuentas y funciones", "Accounts and roles"),
    "new_account": B("Crear cuenta", "Create account"),
    "role": B("Función", "Role"),
    "may_enter": B("puede entrar", "may enter"),
    "may_not_enter": B("no puede entrar", "may not enter"),
    "save": B("Guardar", "Save"),
    "yours": B("su cuenta", "your account"),
    "new_password": B("Contraseña nueva", "New password"),
    "old_password": B("Contraseña actual", "Present password"),
    "reset": B("Poner otra contraseña…", "Set another password…"),
    "reset_why": B(
        "Quien esté dentro con esta cuenta tendrá que entrar de nuevo con la contraseña nueva. Queda en el "
        "registro; la contraseña no.",
        "Whoever is signed in with this account has to sign in again with the new password. It goes on "
        "record; the password does not.",
    ),
    "reset_done": B(
        "Contraseña cambiada; sus sesiones se han cerrado.", "Password changed; its sessions have ended."
    ),
    "own": B("Mi cuenta", "My account"),
    "own_password": B("Cambiar mi contraseña", "Change my password"),
    "own_done": B(
        "Contraseña cambiada. Sus otras sesiones se han cerrado.",
        "Password changed. Your other sessions have ended.",
    ),
    "managed_by_director": B("la cambia la dirección", "a director changes it"),
    "no.bad_role": B("Elija una función de la lista.", "Choose a role of the list."),
    "no.director_only": B(
        "Eso lo hace solo la dirección: dar, quitar o cerrar las funciones de dirección y operaciones, y "
        "poner contraseñas.",
        "Only a director does that: give, take or disable the roles director and operations, and set "
        "passwords.",
    ),
    "no.bad_username": B(
        "El usuario lleva solo letras, cifras y guiones, hasta 60.",
        "The user name has only letters, digits and hyphens, up to 60.",
    ),
    "no.name_taken": B("Ese usuario ya existe: elija otro.", "That user name is taken: choose another."),
    "no.weak_password": B(
        "La contraseña necesita ocho caracteres o más y no ser de las más usadas.",
        "The password needs eight characters or more and must not be a common one.",
    ),
    "no.wrong_password": B(
        "La contraseña actual no es esa: no se ha cambiado nada.",
        "That is not your present password: nothing has been changed.",
    ),
    "no.too_often": B(
        "Demasiados intentos: espere un cuarto de hora.", "Too many attempts: wait a quarter of an hour."
    ),
    "no.no_account": B("Esa cuenta no existe.", "There is no such account."),
    "no.not_yourself": B(
        "La función propia no se cambia: pídaselo a otra dirección.",
        "You cannot change your own role: ask another director.",
    ),
    "no.last_director": B(
        "Es la última dirección que puede entrar: nombre antes a otra.",
        "This is the last director who may enter: appoint another one first.",
    ),
    "locked": B(
        "Demasiados intentos con este usuario: espere un cuarto de hora y vuelva a probar.",
        "Too many attempts with this user name: wait a quarter of an hour and try again.",
    ),
}
