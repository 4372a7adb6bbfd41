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
        "Esta sala es nueva. La primera cuenta es la de quien dirige: puede hacerlo todo y dar cuentas a los demás.",
        "This room is new. The first account is the director's: it may do everything and give accounts to others.",
    ),
    "here_only": B(
        "Esta sala es nueva y todavía no tiene dirección. La primera cuenta se crea en el propio ordenador de la sala.",
        "This room is new and has no director yet. The first account is created on the room's own computer.",
    ),
    "create": B("Crear la cuenta y entrar", "Create the account and sign in"),
    "weak_password": B(
        "La contraseña necesita ocho caracteres o más y no ser de las más usadas.",
        "The password needs eight characters or more and must not be a common one.",
    ),
    "fill_in": B(
        "Rellene los tres campos; el usuario solo lleva letras, cifras y guiones.",
        "Fill in all three fields; the user name has only letters, digits and hyphens.",
    ),
    "locked": B(
        "Demasiados intentos con este usuario: espere un cuarto de hora y vuelva a probar.",
        "Too many attempts with this user name: wait a quarter of an hour and try again.",
    ),
}
