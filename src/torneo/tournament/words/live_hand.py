"""Sentences of the hand at a table as it is told."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "hand_not_begun": Bilingual("todavía no se anota ninguna mano", "no hand is being recorded yet"),
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
    "hand_not_over": Bilingual(
        "la mano {hand} de la mesa {table} no ha terminado", "hand {hand} of table {table} is not over"
    ),
    "phh_has_no_words": Bilingual(
        "el formato PHH no puede contar lo ocurrido en la mano {hand} de la mesa {table}",
        "the PHH format cannot tell what happened in hand {hand} of table {table}",
    ),
    "told_meanwhile": Bilingual(
        "en la mano {hand} de la mesa {table} se ha contado algo entretanto: mírelo antes",
        "something has been told of hand {hand} of table {table} meanwhile: look at it first",
    ),
    "not_of_a_spot": Bilingual(
        "«{key}» es de la mesa, no se cuenta; se puede decir: {known}",
        "‘{key}’ is the table's own and is not told; what may be said: {known}",
    ),
    "told_in_part": Bilingual(
        "la mano {hand} de la mesa {table} no está contada desde el reparto: escriba las fichas de cada uno",
        "hand {hand} of table {table} is not told from the deal: type everybody's chips",
    ),
    "winners_missing": Bilingual(
        "hay cartas que nadie vio: diga quién gana cada bote de la mano {hand}",
        "there are cards nobody saw: say who wins each pot of hand {hand}",
    ),
    "stacks_changed_since": Bilingual(
        "las fichas de la mesa {table} han cambiado después del reparto de la mano {hand}: escríbalas",
        "the chips of table {table} have changed since hand {hand} was dealt: type them",
    ),
    "cannot_win_pots": Bilingual(
        "cada bote lo gana alguien que está en él; por botes, pueden ganar: {pots}",
        "each pot is won by somebody in it; pot by pot, these can win: {pots}",
    ),
    "matter_not_open": Bilingual(
        "eso ya no está pendiente de la resolución {ruling}",
        "that is no longer open of ruling {ruling}",
    ),
    "infraction_to_answer": Bilingual(
        "una infracción de la mesa {table} espera respuesta (resolución {ruling})",
        "an infraction at table {table} waits for an answer (ruling {ruling})",
    ),
    "word.told_hands": Bilingual("las manos contadas", "the hands told"),
    # ---- what happened
    "event.HandToldFrom": Bilingual(
        "se empieza a contar la mano {number} de la mesa {table}",
        "hand {number} of table {table} begins to be told",
    ),
    "event.ActTold": Bilingual(
        "se cuenta lo ocurrido en la mano {number} de la mesa {table}",
        "what happened in hand {number} of table {table} is told",
    ),
    "event.ActTakenBack": Bilingual(
        "se quita lo último contado de la mano {number} de la mesa {table}",
        "the last thing told of hand {number} of table {table} is taken back",
    ),
    "event.HandToldToTheEnd": Bilingual(
        "la mano {number} de la mesa {table} se contó hasta el final",
        "hand {number} of table {table} was told to its end",
    ),
    "event.MatterSettled": Bilingual(
        "queda hecho lo que pedía la resolución {ruling} de la mesa {table}",
        "what ruling {ruling} of table {table} asked for is done",
    ),
}
