"""Sentences of this section: the event as such, changes of its sheet, matters, receipts. What is found in a
sheet has its own files."""

from torneo.rulebook import Bilingual
from torneo.tournament.words.sheet_levels import SENTENCES as LEVELS
from torneo.tournament.words.sheet_reading import SENTENCES as READING
from torneo.tournament.words.sheet_terms import SENTENCES as TERMS

SENTENCES: dict[str, Bilingual] = {
    **READING,
    **LEVELS,
    **TERMS,
    "no_event": Bilingual("todavía no hay ningún torneo creado", "no event has been created yet"),
    "event_exists": Bilingual("ya está creado el torneo «{event}»", "the event '{event}' already exists"),
    "event_without_id": Bilingual("el torneo necesita un identificador", "the event needs an id"),
    "book_differs": Bilingual(
        "el torneo pide el libro «{found}», pero se juega con «{book}»",
        "the event names the book '{found}', but '{book}' is the one in use",
    ),
    "policies_wrong": Bilingual("las políticas no valen: {es}", "the policies are wrong: {en}"),
    "unknown_staff_role": Bilingual(
        "no existe el cargo «{named:typed}»; hay: {known}",
        "there is no role '{named:typed}'; there are: {known}",
    ),
    "role_must_be_named": Bilingual(
        "el cargo {es} no puede quedar vacante: nombre a otra persona",
        "the role {en} may not be left vacant: name somebody else",
    ),
    "nothing_to_change": Bilingual("no hay nada que cambiar", "there is nothing to change"),
    "missing_before_opening": Bilingual(
        "antes de abrir el torneo falta: {missing_es}",
        "before the event is opened this is missing: {missing_en}",
    ),
    "sheet_has_faults": Bilingual(
        "la hoja de estructura tiene {count} errores, en: {fields}",
        "the structure sheet has {count} errors, in: {fields}",
    ),
    "sheet_unreadable": Bilingual(
        "los cambios no se entienden ({count} errores), en: {fields}",
        "the changes cannot be understood ({count} errors), in: {fields}",
    ),
    "change_makes_faults": Bilingual(
        "con el cambio la hoja tendría {count} errores, en: {fields}",
        "with the change the sheet would have {count} errors, in: {fields}",
    ),
    "change_needs_reason": Bilingual(
        "la hoja ya está publicada: hay que escribir el motivo del cambio",
        "the sheet is already published: the reason for the change has to be given",
    ),
    "change.level_played": Bilingual(
        "el nivel {level} ya se ha jugado o se está jugando: no puede cambiar",
        "level {level} has been or is being played: it cannot change",
    ),
    "change.level_minutes": Bilingual(
        "la duración pasa de {was} a {now} minutos desde el nivel siguiente al {level}",
        "levels after {level} last {now} minutes instead of {was}",
    ),
    "change.session_used": Bilingual(
        "la sesión {session} tiene inscritos o ya ha empezado: no se puede quitar",
        "session {session} has entries or has begun: it cannot be taken away",
    ),
    "change.closing_moves": Bilingual(
        "el cierre de la inscripción pasa de {was} a {now}", "registration closes at {now} instead of {was}"
    ),
    "change.closed_already": Bilingual(
        "la inscripción ya está cerrada (sesión {sessions}): se abre otra vez en Reloj, «Reabrir la "
        "inscripción», con su motivo",
        "registration has already closed (session {sessions}): it is opened again on the page Clock, "
        "“Reopen registration”, with a reason",
    ),
    "change.stacks_given": Bilingual(
        "ya hay {entries} inscripciones con fichas entregadas: el stack inicial no puede cambiar",
        "{entries} entries already hold their chips: the starting stack cannot change",
    ),
    "change.published_term": Bilingual(
        "cambia una condición de participación publicada ({field}); inscripciones ya vendidas: {entries}",
        "a published condition of participation changes ({field}); entries already sold: {entries}",
    ),
    "change.entries_sold": Bilingual(
        "ya se han vendido {entries} inscripciones a {was:money}; las siguientes costarán {now:money}",
        "{entries} entries were already sold at {was:money}; the next ones will cost {now:money}",
    ),
    "change.prize_pool": Bilingual(
        "cambian los premios con {entries} inscripciones vendidas",
        "the prizes change with {entries} entries sold",
    ),
    "change.rebuys_taken": Bilingual(
        "ya se han hecho {taken} recompras con las condiciones anteriores",
        "{taken} rebuys were already taken under the old terms",
    ),
    "change.addons_taken": Bilingual(
        "ya se han hecho {taken} add-ons con las condiciones anteriores",
        "{taken} add-ons were already taken under the old terms",
    ),
    "change.tables_open": Bilingual(
        "hay {tables} mesas abiertas que conservan sus asientos",
        "{tables} tables are open and keep their seats",
    ),
    "level_is_set": Bilingual(
        "el nivel {level} ya tiene valores; el primero sin ellos es el {next}",
        "level {level} already has values; the first one without is {next}",
    ),
    "level_not_blank": Bilingual(
        "el nivel {level} no es un hueco de la hoja: queda después del último",
        "level {level} is not a blank of the sheet: it comes after the last one",
    ),
    "level_values": Bilingual(
        "los valores del nivel {level} no valen ({found}): la ciega grande debe superar a la pequeña "
        "y el ante no puede superar a la grande",
        "the values of level {level} are wrong ({found}): the big blind must be above the small one "
        "and the ante not above the big one",
    ),
    "amounts_on_sheet": Bilingual(
        "el libro no fija cantidades de recompra ni de add-on: las dice la hoja",
        "the book gives no amounts for rebuys or add-ons: the sheet does",
    ),
    "amounts_fixed": Bilingual(
        "las recompras y los add-ons quedan fijados antes de empezar: ya no se pueden cambiar",
        "rebuys and add-ons are fixed before the start: they can no longer change",
    ),
    "sheet_not_public": Bilingual(
        "la hoja de estructura todavía no está publicada", "the structure sheet is not published yet"
    ),
    "missing_level_due": Bilingual(
        "el nivel {level} no tiene valores en el libro: confirme {small}/{big} con ante {ante} o fije otros",
        "level {level} has no values in the book: confirm {small}/{big} with ante {ante} or set others",
    ),
    "level_beyond_schedule_due": Bilingual(
        "el nivel {level} no está en la hoja: se propone {small}/{big} con ante {ante}",
        "level {level} is not on the sheet: {small}/{big} with ante {ante} is proposed",
    ),
    "note.languages_announced": Bilingual(
        "idiomas admitidos en las mesas: {languages}", "languages allowed at the tables: {languages}"
    ),
    "matter.missing_level": Bilingual(
        "valores de un nivel que el libro deja en blanco", "values of a level the book leaves blank"
    ),
    "matter.level_beyond_schedule": Bilingual(
        "valores de un nivel posterior al último de la hoja", "values of a level past the last of the sheet"
    ),
    "matter.rebuy_amounts": Bilingual(
        "fichas que dan la recompra y el add-on", "chips that the rebuy and the add-on give"
    ),
    "matter.schedule_change": Bilingual(
        "cambio de un horario ya publicado", "change of a schedule already published"
    ),
    "option.confirm_values": Bilingual("confirmar los valores propuestos", "confirm the proposed values"),
    "option.set_values": Bilingual("fijar otros valores", "set other values"),
    "option.first_list": Bilingual(
        "las cantidades de la ficha del torneo", "the amounts of the event's data sheet"
    ),
    "option.second_list": Bilingual(
        "las cantidades de la sección de niveles", "the amounts of the section on levels"
    ),
    "option.keep_schedule": Bilingual("mantener el horario", "keep the schedule"),
    "option.change_schedule": Bilingual(
        "cambiar el horario, con autor, hora y motivo", "change the schedule, with author, time and reason"
    ),
    "receipt.rules_acceptance": Bilingual(
        "Al inscribirse, el jugador declara conocer el reglamento del torneo y lo acepta por completo.",
        "By registering, the player declares that they know the rules of the event and accept all of them.",
    ),
    "receipt.image_release_before_during_after": Bilingual(
        "El jugador autoriza, sin condiciones y sin coste (0) para la organización, el uso de las imágenes "
        "tomadas antes, durante y después de la competición.",
        "The player authorises, unconditionally and at no cost (0) to the organisation, the use of images "
        "taken before, during and after the competition.",
    ),
    "receipt.image_release_event": Bilingual(
        "La sala puede filmar y fotografiar el torneo y a sus participantes, y publicar la información que "
        "estime oportuna para darlo a conocer.",
        "The room may film and photograph the event and its participants, and publish whatever information "
        "it sees fit to publicise it.",
    ),
}
