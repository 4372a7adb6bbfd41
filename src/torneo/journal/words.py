"""What may be wrong with a stream or its file: a code, and its sentence in both languages."""

from collections.abc import Mapping

from torneo.rulebook import Bilingual, Lang

SENTENCES: dict[str, Bilingual] = {
    # a stream
    "gap": Bilingual("se esperaba la versión {expected} y está la {found}",
                     "version {expected} was expected, {found} is there"),
    "broken_chain": Bilingual("la huella no corresponde: este suceso o su lugar se ha cambiado",
                              "the digest does not come out: this event or its place has been changed"),
    "newer": Bilingual("lo escribió un Torneo más nuevo (forma {schema}; este conoce hasta la {known})",
                       "a newer Torneo wrote it (shape {schema}; this one knows up to {known})"),
    "unknown_event": Bilingual("suceso desconocido: {event}", "unknown event: {event}"),
    "unknown_command": Bilingual("orden desconocida: {command}", "unknown command: {command}"),
    "bad_command": Bilingual("no se puede leer qué se pidió: {why}", "what was asked cannot be read: {why}"),
    "bad_event": Bilingual("{event} no se puede leer: {why}", "{event} cannot be read: {why}"),
    "other_event": Bilingual("figura como {event} y es {found}", "it is listed as {event} and is {found}"),
    "time_runs_back": Bilingual("es anterior al suceso que lo precede",
                                "it is earlier than the event before it"),
    "key_twice": Bilingual("la orden «{key}» ya se había atendido en la versión {first}",
                           "the command '{key}' had been answered at version {first} already"),
    "cannot_apply": Bilingual("{event} no se puede aplicar: {why}", "{event} cannot be applied: {why}"),
    "unsound": Bilingual("el estado deja de cuadrar: {why}", "the state stops adding up: {why}"),
    "other_book": Bilingual("el suceso nombra el libro {found} y el diario es de {book}",
                            "the event names the book {found}, the stream is under {book}"),
    "unknown_kind": Bilingual("clase de diario desconocida: {kind}", "unknown kind of stream: {kind}"),
    "damaged": Bilingual("la base de datos no puede devolverlo, está dañada: {why}",
                         "the database cannot give it back, it is damaged: {why}"),
    "no_head": Bilingual("hay {events} sucesos suyos y ningún diario de ese nombre: falta su fila",
                         "there are {events} events of it and no stream of that name: its row is missing"),
    "cut_tail": Bilingual(
        "la base de datos ha numerado {numbered} sucesos y guarda {kept}: alguien ha borrado {missing}",
        "the database has numbered {numbered} events and holds {kept}: somebody has removed {missing}",
    ),
    "cut_since": Bilingual("llegaba a la versión {then} y ahora acaba en la {now}",
                           "it had reached version {then} and now ends at {now}"),
    "gone_since": Bilingual("estaba, con {then} sucesos, y ya no está",
                            "it was there, with {then} events, and is gone"),
    "other_since": Bilingual("hasta la versión {then} no dice lo mismo que entonces",
                             "up to version {then} it does not say what it said then"),
    "cannot_show": Bilingual("sus datos no se pueden mostrar: {why}", "its data cannot be shown: {why}"),
    "bad_book": Bilingual("el libro no se puede usar: {why}", "the book cannot be used: {why}"),
    # a file
    "empty_file": Bilingual("el archivo está vacío", "the file is empty"),
    "not_text": Bilingual("no es un texto en UTF-8", "it is no text in UTF-8"),
    "no_header": Bilingual("la primera línea no es la cabecera de un diario de Torneo: {why}",
                           "the first line is not the header of a Torneo event file: {why}"),
    "newer_format": Bilingual("formato {format}; este Torneo conoce hasta el {known}",
                              "format {format}; this Torneo knows up to {known}"),
    "bad_line": Bilingual("no es la línea de un suceso: {why}", "it is not the line of an event: {why}"),
    "not_as_written": Bilingual("no está escrita como la escribe Torneo",
                                "it is not written as Torneo writes it"),
    "long_line": Bilingual("la línea pasa de {most} MB", "the line is above {most} MB"),
    "long_file": Bilingual("pasa de {most} MB: no puede ser un diario",
                           "it is above {most} MB: it can be no stream"),
    "cut_off": Bilingual("el archivo está cortado: falta la última línea con la cuenta",
                         "the file is cut off: the last line with the count is missing"),
    "after_the_end": Bilingual("hay líneas después de la cuenta", "there are lines after the count"),
    "wrong_count": Bilingual("la cuenta dice {said} sucesos y hay {found}",
                             "the count says {said} events, there are {found}"),
    "wrong_end": Bilingual("la huella final no es la del último suceso",
                           "the digest at the end is not that of the last event"),
    "bad_name": Bilingual("«{name}» no sirve de nombre: letras, cifras, «.», «_» y «-», 80 como mucho",
                          "'{name}' is no name: letters, digits, '.', '_' and '-', 80 at most"),
    "taken": Bilingual("ya hay un diario «{name}»; impórtelo con otro nombre (--as)",
                       "there is a stream '{name}' already; import it under another name (--as)"),
    # a backup
    "not_a_backup": Bilingual("no es una copia de seguridad de Torneo: {why}",
                              "it is no backup of Torneo: {why}"),
    "not_a_file": Bilingual("no es un archivo: cópiela antes a uno", "it is no file: copy it into one first"),
    "bad_part": Bilingual("esta parte de la copia está dañada: {why}",
                          "this part of the backup is damaged: {why}"),
    "not_in_backup": Bilingual("la copia no tiene ningún diario «{name}»",
                               "the backup has no stream '{name}'"),
    "not_empty": Bilingual(
        "esta sala ya tiene diarios ({streams}) o cuentas ({accounts}); se restaura solo en una sala vacía",
        "this room already has streams ({streams}) or accounts ({accounts}); it must be an empty room",
    ),
    "bad_accounts": Bilingual("los datos de la sala no se pueden leer: {why}",
                              "the room's data cannot be read: {why}"),
}  # fmt: skip


def say(code: str, facts: Mapping[str, object], lang: Lang) -> str:
    """The sentence of a code."""
    return SENTENCES[code].say(lang).format_map(facts)
