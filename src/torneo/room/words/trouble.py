"""What is said when disk or database fail, with what to do."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "disk_full": B(
        "El disco está lleno: lo último que se pidió no se ha guardado. Haga sitio en el disco de la sala "
        "(borre descargas o lleve copias de seguridad viejas a otro sitio) y repítalo. Lo confirmado antes "
        "está guardado.",
        "The disk is full: what was asked for last has not been stored. Make room on the room's disk "
        "(delete downloads, or move old backups elsewhere) and do it again. What was confirmed before is "
        "safe.",
    ),
    "read_only": B(
        "El disco o la carpeta de datos es de solo lectura: no se puede guardar nada. Compruebe los "
        "permisos de la carpeta, o que el disco no se haya protegido tras un fallo, y repítalo. Lo "
        "confirmado antes está guardado.",
        "The disk or the data folder is read-only: nothing can be stored. Check the folder's permissions, "
        "or whether the disk has protected itself after a failure, and do it again. What was confirmed "
        "before is safe.",
    ),
    "damaged": B(
        "La base de datos está dañada. No siga escribiendo en ella: cierre la sala, guarde una copia del "
        "archivo tal como está y recupere la última copia de seguridad con «torneo restore» en una carpeta "
        "nueva.",
        "The database is damaged. Do not go on writing to it: close the room, keep a copy of the file as "
        "it is, and bring back the last backup with 'torneo restore' in a new folder.",
    ),
    "disk_failing": B(
        "El disco ha dado un error al leer o escribir: lo último que se pidió no se ha guardado. Haga ya "
        "una copia de seguridad en otro disco y repítalo. Lo confirmado antes está guardado.",
        "The disk failed while reading or writing: what was asked for last has not been stored. Make a "
        "backup onto another disk now, and do it again. What was confirmed before is safe.",
    ),
    "cannot_open": B(
        "No se puede abrir la base de datos: la carpeta de datos no está, o no hay permiso para ella.",
        "The database cannot be opened: the data folder is not there, or there is no permission for it.",
    ),
    "busy": B(
        "La base de datos está ocupada: lo último que se pidió no se ha guardado. Repítalo dentro de un "
        "momento.",
        "The database is busy: what was asked for last has not been stored. Do it again in a moment.",
    ),
    "files": B(
        "El sistema no deja abrir más archivos: hay demasiadas páginas abiertas a la vez. Repítalo dentro "
        "de un momento.",
        "The system does not let any more files be opened: too many pages are open at once. Do it again in "
        "a moment.",
    ),
    "away": B(
        "La base de datos no responde: lo último que se pidió no se ha guardado. La sala sigue en cuanto "
        "vuelva; repítalo entonces con el mismo botón. Lo confirmado antes está guardado.",
        "The database does not answer: what was asked for last has not been stored. The room goes on as "
        "soon as it is back; do it again then with the same button. What was confirmed before is safe.",
    ),
    "no_driver": B(
        "DATABASE_URL nombra un PostgreSQL y falta el programa para hablar con él: instálelo con pip "
        "install 'torneo[postgres]'.",
        "DATABASE_URL names a PostgreSQL and what speaks to it is not installed: pip install "
        "'torneo[postgres]'.",
    ),
    "emptied": B(
        "Aquí ha habido una sala y su base de datos ya no está o está vacía: no se toma por una sala "
        "nueva. Recupere la última copia de seguridad con «torneo restore» en una carpeta nueva; para "
        "empezar de cero en esta, borre antes el archivo torneo.lock.",
        "There has been a room here, and its database is gone or empty: it is not taken for a new room. "
        "Bring back the last backup with 'torneo restore' in a new folder; to begin anew in this one, "
        "delete the file torneo.lock first.",
    ),
    "uncopied": B(
        "La base de datos es de un Torneo anterior y antes de actualizarla hay que copiarla, pero pg_dump no está o no ha podido. No se ha cambiado nada. Instale el cliente de PostgreSQL de la versión de su servidor (en Debian: postgresql-client); o haga usted la copia y arranque una vez con TORNEO_OWN_COPY=1.",
        "The database is of an earlier Torneo and must be copied before it is updated, but pg_dump is not there or could not do it. Nothing has been changed. Install the PostgreSQL client of your server's version (on Debian: postgresql-client); or make the copy yourself and start once with TORNEO_OWN_COPY=1.",
    ),
    "copied": B(
        "La base de datos era de un Torneo anterior y se actualiza. Antes se ha guardado una copia tal como estaba: {file}",
        "The database was of an earlier Torneo and is being updated. A copy of it as it was has been kept first: {file}",
    ),
}
