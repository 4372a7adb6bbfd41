"""What a circuit says to people: refusals, faults of a formula, why a result scores what it scores."""

from collections.abc import Mapping

from torneo.rulebook import Bilingual, Lang
from torneo.tournament.ranking.words_formula import FORMULA
from torneo.tournament.ranking.words_standings import STANDINGS
from torneo.tournament.words.common import SENTENCES as _COMMON
from torneo.tournament.words.filling import Telling, filled
from torneo.tournament.words.sheet_reading import SENTENCES as _SHEET

_REFUSALS: dict[str, Bilingual] = {
    "ranking.no_circuit": Bilingual("primero hay que crear el circuito", "create the circuit first"),
    "ranking.created_already": Bilingual(
        "el circuito «{circuit}» ya está creado", "the circuit '{circuit}' has been created already"
    ),
    "ranking.name_missing": Bilingual(
        "falta el identificador o el nombre", "the identifier or the name is missing"
    ),
    "ranking.why_missing": Bilingual(
        "hay que escribir el motivo del cambio", "the reason for the change has to be given"
    ),
    "ranking.minor_units": Bilingual(
        "una unidad de moneda no puede tener {found} partes; puede tener 1, 10, 100 o 1000",
        "a unit of currency cannot have {found} parts; it may have 1, 10, 100 or 1000",
    ),
    "ranking.formula_missing": Bilingual(
        "falta la fórmula: el nombre de una conocida o un texto",
        "the formula is missing: the name of a known one or a text",
    ),
    "ranking.formula_unreadable": Bilingual(
        "la fórmula no se entiende: {said}", "the formula cannot be read: {said}"
    ),
    "ranking.formula_fails": Bilingual(
        "la fórmula no da un número en el torneo «{event}»: {said}",
        "the formula gives no number in the event '{event}': {said}",
    ),
    "ranking.points_unreadable": Bilingual(
        "«{found}» no son puntos: un número con dos decimales como mucho, con punto (12.5)",
        "'{found}' is no number of points: at most two decimals, with a point (12.5)",
    ),
    "ranking.table_empty": Bilingual("la tabla no tiene ningún puesto", "the table has no places"),
    "ranking.table_entry": Bilingual(
        "la tabla no vale en el puesto {place}: los puestos empiezan en 1 y los puntos no son negativos",
        "the table is wrong at place {place}: places start at 1 and points are not negative",
    ),
    "ranking.table_rises": Bilingual(
        "en la tabla, el puesto {place} da más puntos que uno mejor",
        "in the table, place {place} gives more points than a better one",
    ),
    "ranking.table_size": Bilingual(
        "una tabla no puede empezar en {found} inscripciones", "a table cannot start at {found} entries"
    ),
    "ranking.figure": Bilingual(
        "«{field}» no puede ser {found}: debe ser un número entero desde 0",
        "'{field}' cannot be {found}: it must be a whole number from 0",
    ),
    "ranking.decimals": Bilingual(
        "los puntos tienen 0, 1 o 2 decimales, no {found}", "points have 0, 1 or 2 decimals, not {found}"
    ),
    "ranking.best_of": Bilingual(
        "no pueden contar los {best} mejores resultados de {planned} torneos",
        "the best {best} results cannot count out of {planned} events",
    ),
    "ranking.tie_break_twice": Bilingual(
        "un desempate se repite: {tie_breaks}", "a tie-break is given twice: {tie_breaks}"
    ),
    "ranking.participation_forbidden": Bilingual(
        "según el reglamento solo puntúan los puestos premiados: no puede haber puntos por participar",
        "under the book only paid places score: there cannot be points for taking part",
    ),
    "ranking.paid_places_missing": Bilingual(
        "en el torneo «{event}» falta cuántos puestos premiados se anunciaron: solo esos puntúan",
        "the event '{event}' does not say how many paid places were announced: only those score",
    ),
    "ranking.known_already": Bilingual("«{id}» ya existe en el circuito", "'{id}' is in the circuit already"),
    "ranking.unknown_league": Bilingual(
        "no hay ninguna liga «{league}»; hay: {known}", "there is no league '{league}'; there are: {known}"
    ),
    "ranking.unknown_club": Bilingual(
        "no hay ningún club «{club}»; hay: {known}", "there is no club '{club}'; there are: {known}"
    ),
    "ranking.unknown_player": Bilingual(
        "«{player}» no es jugador del circuito", "'{player}' is not a player of the circuit"
    ),
    "ranking.same_club": Bilingual(
        "«{player}» ya juega con el club «{club}»", "'{player}' plays for the club '{club}' already"
    ),
    "ranking.event_known": Bilingual(
        "los resultados del torneo «{event}» ya están; se corrigen con CorrectResult",
        "the results of the event '{event}' are in already; correct them with CorrectResult",
    ),
    "ranking.no_more_events": Bilingual(
        "el circuito tiene {planned} torneos y ya están todos",
        "the circuit has {planned} events and all of them are in",
    ),
    "ranking.unknown_event": Bilingual(
        "no hay ningún torneo «{event}»; hay: {known}", "there is no event '{event}'; there are: {known}"
    ),
    "ranking.event_removed": Bilingual(
        "el torneo «{event}» está fuera de la clasificación", "the event '{event}' is out of the ranking"
    ),
    "ranking.player_twice": Bilingual(
        "«{player}» aparece dos veces en el torneo «{event}»", "'{player}' is twice in the event '{event}'"
    ),
    "ranking.no_result": Bilingual(
        "«{player}» no tiene resultado en el torneo «{event}»",
        "'{player}' has no result in the event '{event}'",
    ),
    "ranking.nothing_changes": Bilingual(
        "la corrección no cambia nada en el torneo «{event}»",
        "the correction changes nothing in the event '{event}'",
    ),
    "ranking.date": Bilingual(
        "la fecha del torneo «{event}» no vale: «{found}»; se escribe 2027-01-31",
        "the date of the event '{event}' is wrong: '{found}'; write it 2027-01-31",
    ),
    "ranking.entries": Bilingual(
        "el torneo «{event}» no puede tener {found} inscripciones",
        "the event '{event}' cannot have {found} entries",
    ),
    "ranking.event_figure": Bilingual(
        "en el torneo «{event}», «{field}» no puede ser {found}",
        "in the event '{event}', '{field}' cannot be {found}",
    ),
    "ranking.players_over_entries": Bilingual(
        "en el torneo «{event}» hay más jugadores ({players}) que inscripciones ({entries})",
        "in the event '{event}' there are more players ({players}) than entries ({entries})",
    ),
    "ranking.paid": Bilingual(
        "en el torneo «{event}» no puede haber {found} puestos premiados con {entries} inscripciones",
        "the event '{event}' cannot have {found} paid places with {entries} entries",
    ),
    "ranking.finish_figure": Bilingual(
        "en el torneo «{event}», «{field}» de «{player}» no puede ser {found}",
        "in the event '{event}', '{field}' of '{player}' cannot be {found}",
    ),
    "ranking.place_missing": Bilingual(
        "en el torneo «{event}» falta el puesto de «{player}»",
        "in the event '{event}' the place of '{player}' is missing",
    ),
    "ranking.place_beyond": Bilingual(
        "en el torneo «{event}», «{player}» no puede ser {place}.º de {entries}",
        "in the event '{event}', '{player}' cannot be in place {place} of {entries}",
    ),
    "ranking.place_filled": Bilingual(
        "en el torneo «{event}», el puesto {place} ya lo ocupan los empatados de un puesto mejor",
        "in the event '{event}', place {place} is filled by those who tie for a better one",
    ),
    "ranking.too_many_results": Bilingual(
        "en el torneo «{event}» los empates llegan más allá de las {entries} inscripciones",
        "in the event '{event}' the ties reach beyond its {entries} entries",
    ),
    "ranking.case_missing": Bilingual(
        "para quitar puntos a «{player}» hace falta el número del caso disciplinario",
        "points are taken from '{player}' only with the number of the disciplinary case",
    ),
    "ranking.sanction_points": Bilingual(
        "no se pueden quitar {found} centésimas de punto", "{found} hundredths of a point cannot be taken"
    ),
    "ranking.sanctioned_already": Bilingual(
        "el caso «{case}» ya quitó lo mismo a «{player}» (sanción {number})",
        "the case '{case}' has taken the same from '{player}' already (sanction {number})",
    ),
    "ranking.unknown_sanction": Bilingual(
        "no hay sanción {number}; hay {known}", "there is no sanction {number}; there are {known}"
    ),
    "ranking.lifted_already": Bilingual(
        "la sanción {number} ya se levantó", "sanction {number} has been lifted already"
    ),
}

SENTENCES: dict[str, Bilingual] = {**_REFUSALS, **FORMULA, **STANDINGS}


def say(code: str, facts: Mapping[str, object], lang: Lang) -> str:
    """The sentence of a code, filled. A fault inside another fact is said in its place."""
    sentence = SENTENCES.get(code) or _SHEET.get(code) or _COMMON[code]
    known = dict(facts)
    inner = known.pop("code", None)
    if isinstance(inner, str):
        known["said"] = say(inner, known, lang)
    return filled(sentence.say(lang), {name: f"{value}" for name, value in known.items()}, Telling(lang))
