"""Sentences of corrections: what stands in the way of one, and what follows from it."""

from torneo.rulebook import Bilingual
from torneo.tournament.words import corrections_events, corrections_more_events, corrections_result

SENTENCES: dict[str, Bilingual] = {
    **corrections_events.SENTENCES,
    **corrections_more_events.SENTENCES,
    **corrections_result.SENTENCES,
    # ---- refusals
    "no_such_act": Bilingual(
        "no hay ningún acto con el número {seq} (clave «{key}») que se pueda corregir",
        "there is no act number {seq} (key '{key}') that can be corrected",
    ),
    "nothing_to_correct": Bilingual(
        "la corrección del acto {seq} no cambia nada", "the correction of act {seq} changes nothing"
    ),
    "nothing_to_insert": Bilingual(
        "falta la orden que hay que añadir después del acto {seq}",
        "the command to be added after act {seq} is missing",
    ),
    "corrected_twice": Bilingual(
        "el acto {seq} está dos veces en la misma corrección", "act {seq} is in the same correction twice"
    ),
    "one_insertion": Bilingual(
        "en cada corrección se puede añadir una sola orden: haga dos correcciones",
        "one correction can add one command only: make two corrections",
    ),
    "correction_of_correction": Bilingual(
        "una corrección no puede sustituir al acto {seq}: corrija el acto mismo",
        "a correction cannot take the place of act {seq}: correct the act itself",
    ),
    "correction_refused": Bilingual(
        "la orden corregida no era posible en aquel momento (acto {seq}): {why_es}",
        "the corrected command was not possible at that moment (act {seq}): {why_en}",
    ),
    "no_longer_fits": Bilingual(
        "con la corrección ya no encaja el suceso {seq} ({what_es}): {why_es}",
        "with the correction event {seq} ({what_en}) no longer fits: {why_en}",
    ),
    "nothing_to_undo": Bilingual(
        "no hay nada que deshacer (mesa {table})", "there is nothing to take back (table {table})"
    ),
    "seed_is_public": Bilingual(
        "la semilla del suceso {seq} ya es pública: eso no se puede deshacer",
        "the seed of event {seq} is public already: that cannot be taken back",
    ),
    "clock_stays": Bilingual(
        "el suceso {seq} habla del reloj del ordenador y no se deshace: el aviso de la consola lo arregla",
        "event {seq} tells of the computer's clock and is not taken back: the console's notice puts it right",
    ),
    "event_moved_on": Bilingual(
        "el torneo ha avanzado y ahora cambiaría otra cosa: mire otra vez lo que cambia",
        "the event has moved on and something else would follow now: look again at what changes",
    ),
    "amendment_damaged": Bilingual(
        "la corrección del acto {seq} no da el resultado anunciado: calcúlela otra vez",
        "the correction of act {seq} does not give the result announced: work it out again",
    ),
    "amended_unsound": Bilingual(
        "el torneo corregido no cuadraría: habría fichas de más o de menos, o alguien en dos sitios",
        "the corrected event would not add up: chips would be missing or too many, or somebody in two places",
    ),
    # ---- why something no longer fits
    "depends_on_it": Bilingual(
        "depende de lo que se quiere deshacer: use una corrección",
        "it depends on what is to be taken back: use a correction",
    ),
    "entry_numbers": Bilingual(
        "la inscripción {entry} ya tiene su número: inscriba ahora al jugador que falta",
        "entry {entry} has its number already: enter the missing player now",
    ),
    "numbers": Bilingual(
        "{kind} {id} ya no es la misma: corrija también el número",
        "{kind} {id} is no longer the same one: correct the number too",
    ),
    "fact_chips": Bilingual(
        "las fichas no cuadran, o alguien tendría menos que nada (diferencia: {difference:chips})",
        "the chips do not add up, or somebody would hold less than nothing (difference: {difference:chips})",
    ),
    "fact_impossible": Bilingual(
        "no es posible con lo corregido", "it is not possible with what is corrected"
    ),
    "footing.missing": Bilingual("{kind} {id} ya no existe", "{kind} {id} no longer exists"),
    "footing.exists": Bilingual("{kind} {id} ya existía", "{kind} {id} existed already"),
    "footing.entry": Bilingual(
        "la inscripción {id:entry} estaba así: {was_status}; con la corrección: {now_status}",
        "entry {id:entry} was {was_status}; corrected, it is {now_status}",
    ),
    "footing.seat_of": Bilingual(
        "la inscripción {id:entry} estaba en la mesa {was_table}, asiento {was_seat}; con la corrección está "
        "en la mesa {now_table}, asiento {now_seat}",
        "entry {id:entry} was at table {was_table} seat {was_seat}; corrected, it is at table {now_table} "
        "seat {now_seat}",
    ),
    "footing.table": Bilingual(
        "la mesa {id} ya no estaría como estaba: abierta o cerrada, con o sin mano en juego",
        "table {id} would no longer be as it was: open or closed, with or without a hand in play",
    ),
    "footing.seat": Bilingual(
        "en el asiento {seat} de la mesa {id} ya no está la misma persona que entonces",
        "seat {seat} of table {id} is no longer held by whom it was then",
    ),
    "footing.session": Bilingual(
        "la sesión {id} estaba {was_status}; con la corrección está {now_status}",
        "session {id} was {was_status}; corrected, it is {now_status}",
    ),
    "footing.infraction": Bilingual(
        "la infracción {id} era de «{was_player:player}{was_person}» ({was_clause}); con la corrección es de "
        "«{now_player:player}{now_person}» ({now_clause})",
        "infraction {id} was '{was_player:player}{was_person}' ({was_clause}); corrected, it is "
        "'{now_player:player}{now_person}' ({now_clause})",
    ),
    "footing.penalty": Bilingual(
        "la sanción {id} era de «{was_player:player}{was_person}»; con la corrección es de "
        "«{now_player:player}{now_person}»",
        "penalty {id} was '{was_player:player}{was_person}'; corrected, it is "
        "'{now_player:player}{now_person}'",
    ),
    # ---- the verifier
    "verify.seed": Bilingual(
        "la semilla revelada de la sesión {session} no es la comprometida",
        "the seed revealed for session {session} is not the one committed to",
    ),
    "verify.draw": Bilingual(
        "el sorteo «{label}» no sale así con la semilla revelada",
        "the draw '{label}' does not come out so with the seed revealed",
    ),
    "verify.otherwise": Bilingual(
        "suceso {seq} ({what_es}): según el libro tenía que ser: {expected_es}",
        "event {seq} ({what_en}): by the book it had to be: {expected_en}",
    ),
    "verify.impossible": Bilingual(
        "suceso {seq} ({what_es}): el libro no lo permitía: {why_es}",
        "event {seq} ({what_en}): the book did not allow it: {why_en}",
    ),
    "verify.unasked": Bilingual(
        "suceso {seq} ({what_es}): nadie lo pidió: falta la orden que lo causó",
        "event {seq} ({what_en}): nobody asked for it: the command that brought it about is missing",
    ),
    "verify.refused": Bilingual(
        "{seq}: la orden {command}, pedida otra vez, se rechaza ({reason}) y el diario dice {event}",
        "{seq}: the command {command}, asked again, is refused ({reason}); the journal says {event}",
    ),
    "verify.asked": Bilingual(
        "{seq}: la orden {command}, pedida otra vez, no da lo que dice el diario ({event})",
        "{seq}: the command {command}, asked again, does not bring about what the journal says ({event})",
    ),
    "verify.unasked_event": Bilingual(
        "{seq}: {event} está en el diario sin que nadie lo pidiera", "{seq}: {event} happened unasked"
    ),
    "verify.unreadable": Bilingual(
        "suceso {seq} ({what_es}): no puede seguir a lo anterior ({fault})",
        "event {seq} ({what_en}): it cannot follow what came before ({fault})",
    ),
    "verify.chips": Bilingual(
        "suceso {seq} ({what_es}): las fichas no cuadran, o alguien tiene menos que nada (diferencia: "
        "{difference:chips})",
        "event {seq} ({what_en}): the chips do not add up, or somebody holds less than nothing (difference: "
        "{difference:chips})",
    ),
    "verify.unsound": Bilingual("al final: {problem}", "at the end: {problem}"),
    "verify.places": Bilingual(
        "los puestos no son una clasificación: la inscripción {entry} está en el puesto {place} y toca el "
        "{due}",
        "the places are no ranking: entry {entry} is in place {place}, where place {due} is due",
    ),
    "verify.amendment": Bilingual(
        "la corrección {seq} no da el torneo que sale de repetir los actos corregidos",
        "correction {seq} does not give the event that the corrected acts make",
    ),
    "verify.order": Bilingual(
        "después del suceso {before} viene el {seq}: faltan o sobran sucesos",
        "event {seq} follows event {before}: events are missing or too many",
    ),
}
