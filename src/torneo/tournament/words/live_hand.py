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
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "el formato no tiene palabras para lo que pasó",
        "hand {hand} of table {table} cannot be written as PHH: the format has no words for what happened",
    ),
    "phh_not_from_the_deal": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: no está contada desde el reparto",
        "hand {hand} of table {table} cannot be written as PHH: it is not told from the deal",
    ),
    "phh_nobody_saw": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "decidieron cartas que nadie vio, y alguien dijo quién ganaba",
        "hand {hand} of table {table} cannot be written as PHH: "
        "cards nobody saw decided it, and somebody said who won",
    ),
    "phh_no_code": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "el formato no tiene código para este juego ({game})",
        "hand {hand} of table {table} cannot be written as PHH: "
        "the format has no code for this game ({game})",
    ),
    "phh_dead_money": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "hubo fichas muertas en el bote, y el formato no las conoce",
        "hand {hand} of table {table} cannot be written as PHH: "
        "there was dead money in the pot, which the format does not know",
    ),
    "phh_out_of_turn": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "el asiento {seat} actuó sin que le tocara, y el formato solo cuenta acciones en turno",
        "hand {hand} of table {table} cannot be written as PHH: "
        "seat {seat} acted when it was not its turn, and the format tells only actions in turn",
    ),
    "phh_not_an_action": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "lo que hizo el asiento {seat} valió por el reglamento y no es una acción del formato",
        "hand {hand} of table {table} cannot be written as PHH: "
        "what seat {seat} did stood by the book and is no action of the format",
    ),
    "phh_cards": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "alguna carta cambió de sitio después de verse, y el formato no lo puede contar",
        "hand {hand} of table {table} cannot be written as PHH: "
        "some card changed its place after it was seen, which the format cannot tell",
    ),
    "phh_chips_came": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "aparecieron fichas en mitad de la mano",
        "hand {hand} of table {table} cannot be written as PHH: chips came to light in mid-hand",
    ),
    "phh_chips_went": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "se retiraron fichas en mitad de la mano",
        "hand {hand} of table {table} cannot be written as PHH: chips were taken away in mid-hand",
    ),
    "phh_expelled": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "el asiento {seat} fue expulsado y sus fichas salieron de su montón",
        "hand {hand} of table {table} cannot be written as PHH: "
        "seat {seat} was sent away and the chips left the stack",
    ),
    "phh_void": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "se anuló y cada uno recuperó sus fichas",
        "hand {hand} of table {table} cannot be written as PHH: "
        "it was made void and everybody got his chips back",
    ),
    "phh_reinstated": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "la mano del asiento {seat} volvió al juego después de retirarse",
        "hand {hand} of table {table} cannot be written as PHH: "
        "the hand of seat {seat} came back into play after it was given up",
    ),
    "phh_dead_hand": Bilingual(
        "la mano {hand} de la mesa {table} no se puede escribir en PHH: "
        "la mano del asiento {seat} murió fuera del juego, y el formato no sabe qué pasa con sus fichas",
        "hand {hand} of table {table} cannot be written as PHH: "
        "the hand of seat {seat} died outside the play, and the format cannot say what becomes of its chips",
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
