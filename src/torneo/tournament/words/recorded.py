"""Sentences of hands recorded act by act."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "hand_begun": Bilingual(
        "ya se anota la mano {hand} de la mesa {table}",
        "hand {hand} of table {table} is already being recorded",
    ),
    "hand_recorded": Bilingual(
        "la mano {hand} de la mesa {table} ya está anotada del todo",
        "the record of hand {hand} of table {table} is complete",
    ),
    "recorded_from_the_deal": Bilingual(
        "una mano se anota desde el reparto, no desde otra ronda",
        "a hand is recorded from the deal on, not from a later street",
    ),
    "verify.act": Bilingual(
        "el libro no resuelve este hecho como está anotado", "the book does not rule on this act as recorded"
    ),
    "verify.end_of_hand": Bilingual(
        "las fichas del final de la mano no salen así", "the stacks at the end of the hand do not come out"
    ),
    "verify.engine_failed": Bilingual(
        "el programa falla al resolver este hecho: {error}", "the program fails to rule on this act: {error}"
    ),
    "verify.impossible_act": Bilingual(
        "no puede ser así: {problem_es}", "it cannot be like this: {problem_en}"
    ),
}
