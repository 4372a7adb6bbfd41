"""Words of every page."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "skip": B("Ir al contenido", "Skip to content"),
    "language": B("English", "Español"),
    "sign_in": B("Entrar", "Sign in"),
    "sign_out": B("Salir", "Sign out"),
    "online": B("conectado", "connected"),
    "offline": B("sin conexión: sigue contando, se pondrá al día", "offline: still counting, will catch up"),
    "silent": B("La sala no responde. Inténtelo otra vez.", "The room does not answer. Please try again."),
    "silent_done": B(
        "La sala no responde: no se sabe si se ha hecho. Púlselo otra vez: no se hará dos veces.",
        "The room does not answer: it is not known whether it was done. Press it again: nothing is done "
        "twice.",
    ),
    "turned_away": B(
        "No se ha hecho: la página es antigua o la cuenta ya no puede. Recárguela.",
        "Not done: the page is old, or the account may not any more. Reload it.",
    ),
    "dropped": B(
        "Esta página ya no se pone al día: la cuenta ha salido o ha cambiado. Entre otra vez y recárguela.",
        "This page is no longer kept up to date: the account has signed out or changed. Sign in again and "
        "reload it.",
    ),
    "start": B("Inicio", "Start"),
    "level": B("Nivel", "Level"),
    "break": B("Descanso", "Break"),
    "accept": B("Aceptar", "Accept"),
    "not_now": B("Ahora no", "Not now"),
    "cancel": B("Cancelar", "Cancel"),
    "done": B("Hecho", "Done"),
    "why": B("Motivo", "Reason"),
    "player": B("Jugador", "Player"),
    "table": B("Mesa", "Table"),
    "seat": B("Asiento", "Seat"),
    "stack": B("Fichas", "Chips"),
    "refused": B("No se puede", "Not possible"),
    "forbidden": B(
        "Esta página es para: {allowed}. Su cuenta es de {role}.",
        "This page is for: {allowed}. Your account is {role}.",
    ),
    "role.director": B("dirección", "director"),
    "role.operations": B("jefe de operaciones", "operations"),
    "role.floor": B("floor", "floor"),
    "role.dealer": B("crupier", "dealer"),
    "role.desk": B("inscripción", "desk"),
    "role.commission": B("comisión", "commission"),
    "role.player": B("jugador", "player"),
    "role.public": B("público", "public"),
    "role.system": B("el programa", "the program"),
    "bad_field": B(
        "el campo «{field}» no vale: revíselo", "the field '{field}' does not fit: please check it"
    ),
    "bad_form": B(
        "lo enviado no se entiende: vuelva a abrir la página y rellénela otra vez",
        "what was sent cannot be read: open the page again and fill it in once more",
    ),
    "missing_field": B("falta el campo «{field}»", "the field '{field}' is missing"),
    "bad_number": B("el campo «{field}» debe ser un número", "the field '{field}' must be a number"),
    "not_found": B("Esta página no existe.", "This page does not exist."),
    "engine_failed": B(
        "El programa ha fallado al resolver esto: no es una decisión del reglamento. No se ha guardado ni "
        "cambiado nada; el fallo queda anotado con la jugada. Resuélvalo el floor y siga sin este paso.",
        "The program failed while it ruled on this: it is no ruling by the book. Nothing was stored or "
        "changed; "
        "the fault is on record with the spot. Let the floor rule, and go on without this step.",
    ),
    "server_error": B(
        "Algo ha fallado en el programa. Lo confirmado está guardado; recargue la página.",
        "Something failed in the program. What was confirmed is safe; reload the page.",
    ),
}
