"""Sentences of hands recorded act by act."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "hand_begun": Bilingual(
        "ya se anota la mano {hand} de la mesa {table}",
        "hand {hand} of table {table} is already being recorded",
    ),
    "hand_not_begun": Bilingual("todavía no se anota ninguna mano", "no hand is being recorded yet"),
    "hand_recorded": Bilingual(
        "la mano {hand} de la mesa {table} ya está anotada del todo",
        "the record of hand {hand} of table {table} is complete",
    ),
    "hand_not_over": Bilingual(
        "la mano {hand} de la mesa {table} no ha terminado", "hand {hand} of table {table} is not over"
    ),
    "recorded_from_the_deal": Bilingual(
        "una mano se anota desde el reparto, no desde otra ronda",
        "a hand is recorded from the deal on, not from a later street",
    ),
    "next_hand_own_record": Bilingual(
        "la mano siguiente se anota aparte", "the next hand has a record of its own"
    ),
    "next_street_first": Bilingual(
        "la ronda ha terminado: primero las cartas que vienen",
        "the street is over: first the cards that come",
    ),
    "cards_missing": Bilingual(
        "faltan las cartas que han salido a la vista", "the cards that came face up are missing"
    ),
    "act_not_possible": Bilingual("esa acción no es posible ahora", "that action is not possible now"),
    "nothing_to_take_back": Bilingual(
        "en la mano {hand} de la mesa {table} no hay nada que quitar",
        "there is nothing to take back in hand {hand} of table {table}",
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
    "phh_has_no_words": Bilingual(
        "el formato PHH no puede contar lo ocurrido en la mano {hand} de la mesa {table}",
        "the PHH format cannot tell what happened in hand {hand} of table {table}",
    ),
}
