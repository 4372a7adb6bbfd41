"""Words of copies of the room: taken away, and brought back into a new one."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("Copia de seguridad", "Backup"),
    "lead": B(
        "La sala entera en un archivo, tal como está ahora: torneos, cuentas, enlaces y semillas secretas. Se "
        "puede hacer mientras se juega.",
        "The whole room in one file as it is now: events, accounts, links and secret seeds. Play may go on "
        "meanwhile.",
    ),
    "secret": B(
        "Quien tiene el archivo tiene la sala: guárdelo como la caja. Queda anotado quién lo descarga.",
        "Whoever has the file has the room: keep it like the cash box. Who downloads it is put on record.",
    ),
    "password": B("Su contraseña", "Your password"),
    "wrong_password": B("La contraseña no es correcta: no se ha hecho ninguna copia.",
                        "The password is not right: no copy was made."),
    "download": B("Descargar la copia", "Download the backup"),
    "back_title": B("O traer una copia de seguridad", "Or bring a backup back"),
    "back_lead": B(
        "Solo en una sala vacía como esta: vuelven los torneos, las cuentas y los enlaces de la copia, y se "
        "entra con una cuenta de la copia. Lo que hizo la sala de la copia después de guardarla no está en ella.",
        "Only into an empty room such as this one: events, accounts and links of the backup return, and one "
        "signs in with an account of the backup. What its room did after it was made is not in it.",
    ),
    "file": B("Archivo de la copia", "File of the backup"),
    "restore": B("Restaurar la copia", "Restore the backup"),
    "sure": B(
        "¿Restaurar esta copia? La sala será la de la copia, con sus cuentas.",
        "Restore this backup? The room will be that of the backup, with its accounts.",
    ),
    "no_file": B("Falta el archivo: elija una copia (.torneo).", "The file is missing: choose a backup (.torneo)."),
    "not_restored": B("No se ha restaurado nada: {why}", "Nothing was restored: {why}"),
    "restored": B(
        "Copia restaurada. Torneos y casos: {streams}; cuentas y demás: {objects}; fuera: {left_out}. Entre con "
        "una cuenta de la copia.",
        "Backup restored. Events and cases: {streams}; accounts and the rest: {objects}; left out: {left_out}. "
        "Sign in with an account of the backup.",
    ),
}  # fmt: skip
