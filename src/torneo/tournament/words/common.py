"""Sentences every section uses."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "role": Bilingual(
        "el rol «{role}» no puede dar esta orden ({command}); pueden: {allowed:role}",
        "the role '{role}' may not give this command ({command}); these may: {allowed:role}",
    ),
    "unknown_command": Bilingual("no existe la orden «{command}»", "there is no command '{command}'"),
    "before_the_last_event": Bilingual(
        "la hora de la orden es anterior al último suceso registrado",
        "the command's time is before the last recorded event",
    ),
    "text_too_long": Bilingual(
        "«{field}» es demasiado largo: {found} letras, y caben {most}",
        "'{field}' is too long: {found} letters, and {most} fit",
    ),
    "text_signs": Bilingual(
        "«{field}» tiene signos que no valen ahí: «{found}»",
        "'{field}' has signs that may not stand there: '{found}'",
    ),
    "too_many": Bilingual(
        "«{field}» trae demasiado: {found}, y caben {most}",
        "'{field}' brings too much: {found}, and {most} fit",
    ),
    "number_out_of_range": Bilingual(
        "«{field}» debe estar entre {least} y {most}, no {found}",
        "'{field}' must be between {least} and {most}, not {found}",
    ),
    "too_deep": Bilingual(
        "«{field}» tiene más de {most} niveles, uno dentro de otro",
        "'{field}' is nested more than {most} deep",
    ),
    "key_conflict": Bilingual(
        "esta clave ya se usó para otra orden: no se ha hecho nada; vuelva a cargar la página y repita",
        "this key was used for another command already: nothing was done; reload the page and try again",
    ),
    "unknown_matter": Bilingual(
        "no existe el asunto «{matter}»; hay: {known}", "there is no matter '{matter}'; there are: {known}"
    ),
    "not_lawful": Bilingual(
        "«{option}» no es una opción del libro; lo son: {options}",
        "'{option}' is not an option of the book; these are: {options}",
    ),
    "reason_missing": Bilingual(
        "hay que escribir el motivo de la decisión", "the reason for the decision has to be given"
    ),
    "unknown_player": Bilingual("no hay ningún jugador «{player}»", "there is no player '{player}'"),
    "unknown_entry": Bilingual("no hay ninguna inscripción {entry}", "there is no entry {entry}"),
    "unknown_table": Bilingual("no hay ninguna mesa {table}", "there is no table {table}"),
    "unknown_seat": Bilingual(
        "la mesa {table} no tiene el asiento {seat}", "table {table} has no seat {seat}"
    ),
    "empty_seat": Bilingual(
        "no hay nadie en el asiento {seat} de la mesa {table}", "nobody is in seat {seat} of table {table}"
    ),
    "unknown_session": Bilingual(
        "no hay ninguna sesión «{session}»; hay: {known}",
        "there is no session '{session}'; there are: {known}",
    ),
    "wrong_phase": Bilingual(
        "el torneo está en la fase «{phase}»; esto solo se puede en: {allowed:phase}",
        "the event is in phase '{phase}'; this can only be done in: {allowed:phase}",
    ),
    "session_not_running": Bilingual(
        "la sesión {session} no está en juego", "session {session} is not being played"
    ),
    "amount": Bilingual(
        "la cantidad {amount:of} no es posible: ha de ser {expected:bounds}",
        "the amount {amount:of} is not possible: it has to be {expected:bounds}",
    ),
    "seed_missing": Bilingual(
        "falta la semilla del sorteo de la sesión {session}",
        "the seed of session {session}'s draws is missing",
    ),
    "seed_not_committed": Bilingual(
        "antes de sortear hay que publicar el compromiso de la semilla de la sesión {session}",
        "the commitment to session {session}'s seed must be published before anything is drawn",
    ),
    "seed_wrong": Bilingual(
        "la semilla no es la que se comprometió para la sesión {session}",
        "the seed is not the one committed to for session {session}",
    ),
}
