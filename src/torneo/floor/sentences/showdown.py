"""Words for showdown: hands tabled, given up, asked for, pots paid and disputed."""

from torneo.rulebook import Bilingual

REASONS: dict[str, Bilingual] = {
    "cards_speak": Bilingual("Las cartas hablan: deciden ellas.", "Cards speak: they decide."),
    "spoken_hand": Bilingual(
        "Lo que se dice de una mano no obliga; cuentan las cartas.",
        "What is said about a hand does not bind; the cards count.",
    ),
    "miscalled_hand": Bilingual(
        "Anunció una mano que no tiene; hay que ver si fue a propósito.",
        "A hand not held was announced; was it on purpose?",
    ),
    "speak_up": Bilingual(
        "Quien ve un error al leer la mano o entregar el bote debe decirlo.",
        "Whoever sees a hand misread or a pot misawarded must speak up.",
    ),
    "best_five_cards": Bilingual("Cuentan las cinco mejores cartas.", "The best five cards count."),
    "suits_are_equal": Bilingual("Ningún palo vale más que otro.", "No suit outranks another."),
    "rank_royal_flush": Bilingual("Gana la escalera real.", "The royal flush wins."),
    "rank_straight_flush": Bilingual("Gana la escalera de color más alta.", "The best straight flush wins."),
    "rank_four_of_a_kind": Bilingual("Gana el póquer más alto.", "The best four of a kind wins."),
    "rank_full_house": Bilingual("Gana el full más alto.", "The best full house wins."),
    "rank_flush": Bilingual("Gana el color más alto.", "The best flush wins."),
    "rank_straight": Bilingual("Gana la escalera más alta.", "The best straight wins."),
    "rank_three_of_a_kind": Bilingual("Gana el trío más alto.", "The best three of a kind wins."),
    "rank_two_pair": Bilingual("Ganan las dobles parejas más altas.", "The best two pair wins."),
    "rank_pair": Bilingual("Gana la pareja más alta.", "The best pair wins."),
    "rank_high_card": Bilingual("Gana la carta más alta.", "The highest card wins."),
    "board_tie": Bilingual(
        "Las cinco cartas de la mesa son la mejor mano: empate.",
        "The five cards of the board are the best hand: a tie.",
    ),
    "board_tie_full_house": Bilingual(
        "El full está en la mesa: empate.", "The full house is on the board: a tie."
    ),
    "board_tie_four": Bilingual(
        "El póquer y la quinta carta están en la mesa: empate.",
        "The four of a kind and the fifth card are on the board: a tie.",
    ),
    "hand_tabled": Bilingual(
        "Todas sus cartas están boca arriba en la mesa.", "All the cards lie face up on the table."
    ),
    "hand_not_tabled": Bilingual(
        "La mano no está bien mostrada: faltan cartas boca arriba.",
        "The hand is not tabled: not all cards lie face up.",
    ),
    "one_card_shown": Bilingual(
        "Mostró solo parte de una mano que ganaría: debe mostrarla entera.",
        "Only part of a hand that would win was shown: all of it must be.",
    ),
    "one_card_refused": Bilingual(
        "Se niega a mostrar todas sus cartas.", "The player refuses to table all the cards."
    ),
    "board_must_be_shown": Bilingual(
        "Quien juega la mesa tiene que mostrar todas sus cartas para cobrar.",
        "Whoever plays the board must show all cards to be paid.",
    ),
    "tabled_hand_killed": Bilingual(
        "El crupier no puede matar una mano bien mostrada que gana.",
        "The dealer cannot kill a tabled winning hand.",
    ),
    "unprotected_hand": Bilingual(
        "Cada uno debe proteger su mano hasta que se lea.",
        "Players must protect their hand until it is read.",
    ),
    "mucked": Bilingual("Tiró su mano sin mostrarla.", "The hand was mucked unseen."),
    "uncontested_showdown": Bilingual(
        "Queda una sola mano viva: gana sin mostrar.", "One live hand is left: it wins unseen."
    ),
    "must_show": Bilingual("En el showdown hay que mostrar la mano.", "At showdown the hand must be shown."),
    "muck_claim": Bilingual(
        "Entregó su mano sin mostrarla entera.",
        "The hand was given in without being tabled.",
    ),
    "decision_final": Bilingual(
        "La decisión del director sobre esa mano es definitiva.",
        "The director's decision on that hand is final.",
    ),
    "pushed_stays_live": Bilingual(
        "Empujar las cartas boca abajo no mata la mano mientras se puedan identificar.",
        "Pushing cards face down does not kill the hand while they can be identified.",
    ),
    "pushed_then_tabled": Bilingual(
        "Cambió de idea y abre cartas que ya había entregado boca abajo.",
        "Cards already given in face down are turned over after all.",
    ),
    "pushed_dead": Bilingual(
        "Las cartas están en el descarte o ya no se pueden identificar: mano muerta.",
        "The cards are in the muck or can no longer be identified: the hand is dead.",
    ),
    "pushed_line": Bilingual(
        "Lo que cuenta es dónde quedaron las cartas entregadas boca abajo.",
        "What counts is where the cards given in face down came to lie.",
    ),
    "recover_hand": Bilingual(
        "La mano está muerta, pero el director puede recuperarla si se identifica.",
        "The hand is dead, but the director may recover it if it can be identified.",
    ),
    "misled_hand": Bilingual(
        "La tiró engañado o sin saber que quedaba un rival: se hace lo posible por recuperarla.",
        "It was given in because of false information or a forgotten opponent: an extra effort is made.",
    ),
    "bettor_discards": Bilingual(
        "Apostó y tiró sus cartas sin ver que quedaba un rival.",
        "The bettor gave in the cards, unaware of an opponent still in.",
    ),
    "bettor_hand_lost": Bilingual(
        "Sus cartas ya no se pueden identificar: pierde la mano y lo que le igualaron.",
        "The cards can no longer be identified: the hand and what was called are lost.",
    ),
    "bettor_uncalled_returned": Bilingual(
        "Lo que nadie igualó se le devuelve.", "What nobody called goes back."
    ),
    "all_in_face_up": Bilingual(
        "Hay un all-in y ya no se puede apostar: todas las manos boca arriba.",
        "There is an all-in and no more betting: all hands face up.",
    ),
    "all_in_frozen": Bilingual(
        "Mano por mano: el all-in espera boca abajo a que acaben las demás mesas.",
        "Hand for hand: the all-in waits face down for the other tables.",
    ),
    "all_in_no_muck": Bilingual(
        "Con un all-in nadie puede tirar sin mostrar.", "With an all-in nobody may muck unseen."
    ),
    "show_order_enforced": Bilingual(
        "Nadie muestra: se puede imponer el orden.", "Nobody shows: the order may be enforced."
    ),
    "show_order_last_bettor": Bilingual(
        "Muestra primero quien hizo la última apuesta de la ronda final.",
        "The last aggressor of the final round shows first.",
    ),
    "show_order_no_bet": Bilingual(
        "Sin apuestas en la última ronda, muestra primero quien está a la izquierda del botón.",
        "With no bet on the last round, the first left of the button shows first.",
    ),
    "show_order_stud": Bilingual(
        "Sin apuestas en la última ronda, muestra primero la mano visible más alta.",
        "With no bet on the last round, the highest visible hand shows first.",
    ),
    "show_order_stud_all_in": Bilingual(
        "Stud con alguien all-in y sin más apuestas: muestra primero quien no se juega la eliminación.",
        "Stud with somebody all-in and no betting left: whoever is not at risk shows first.",
    ),
    "show_order_razz": Bilingual(
        "Sin apuestas en la última ronda, muestra primero la mano visible más baja.",
        "With no bet on the last round, the lowest visible hand shows first.",
    ),
    "winner_shows_at_once": Bilingual(
        "Quien supuestamente gana debe mostrar de inmediato.", "The supposed winner must show at once."
    ),
    "see_refused": Bilingual(
        "Quien ya no tiene cartas o las tiró boca abajo no puede pedir ver una mano.",
        "Without cards, or having mucked, nobody may ask to see a hand.",
    ),
    "see_nobody_left": Bilingual(
        "No queda nadie en el bote: pedir ver la mano es una descortesía.",
        "Nobody is left in the pot: asking to see the hand is a discourtesy.",
    ),
    "see_aggressor": Bilingual(
        "Pagó la última apuesta y pide ver la mano de quien la hizo.",
        "The last bet was called, and the caller asks to see the bettor's hand.",
    ),
    "see_other": Bilingual(
        "Las demás peticiones de ver una mano las decide el director.",
        "Other requests to see a hand are for the director.",
    ),
    "seen_hand_live": Bilingual(
        "Una mano mostrada a petición de otro está viva y compite.",
        "A hand shown on request is live and competes.",
    ),
    "side_pots_built": Bilingual(
        "Cada bote se forma y se guarda aparte.", "Each pot is built and kept apart."
    ),
    "side_pots_awarded": Bilingual(
        "Cada bote se reparte por separado entre los suyos.",
        "Each pot is split on its own among its players.",
    ),
    "pot_split": Bilingual(
        "El bote se divide en la ficha más pequeña en juego.",
        "The pot is split in the smallest chip in play.",
    ),
    "odd_chip_board": Bilingual("Sobra una ficha al dividir el bote.", "One chip is left over in the split."),
    "odd_chip_stud": Bilingual(
        "Sobra una ficha al dividir el bote de stud.", "One chip is left over in the stud split."
    ),
    "odd_chip_high_low": Bilingual(
        "Sobra una ficha entre la mitad alta y la baja.", "One chip is left over between high and low."
    ),
    "equal_hands": Bilingual(
        "Las manos son idénticas: se reparte lo más parejo posible.",
        "The hands are identical: the pot is shared as evenly as possible.",
    ),
    "claim_reading": Bilingual(
        "La lectura de una mano se puede discutir hasta el plazo del reglamento.",
        "The reading of a hand may be disputed until the book's limit.",
    ),
    "claim_award": Bilingual(
        "La cuenta o la entrega de un bote se puede discutir hasta el plazo del reglamento.",
        "The count or award of a pot may be disputed until the book's limit.",
    ),
    "claim_break": Bilingual(
        "La mano acabó en un descanso: hay un tiempo contado para reclamar.",
        "The hand ended into a break: claims have a fixed time.",
    ),
}
OPTIONS: dict[str, Bilingual] = {
    "enforce_order": Bilingual("imponer el orden de mostrar", "enforce the order of showing"),
    "wait": Bilingual("esperar a que muestren", "wait for the players to show"),
    "no_penalty": Bilingual("sin penalización", "no penalty"),
    "must_show": Bilingual("debe mostrar la mano", "the hand must be shown"),
    "dead_hand": Bilingual("mano muerta", "dead hand"),
    "retrieve_hand": Bilingual("recuperar la mano", "retrieve the hand"),
    "grant": Bilingual("conceder", "grant"),
    "refuse": Bilingual("denegar", "refuse"),
}
INFRACTIONS: dict[str, Bilingual] = {
    "deliberate_miscall": Bilingual(
        "anunciar a propósito una mano falsa", "announcing a false hand on purpose"
    ),
    "unread_hand_given_in": Bilingual("entregar una mano sin leer", "giving in an unread hand"),
    "refusing_to_table": Bilingual("negarse a mostrar la mano", "refusing to table the hand"),
    "slow_to_show": Bilingual("tardar en mostrar la mano", "being slow to show"),
    "asking_to_see_needlessly": Bilingual(
        "pedir ver una mano sin nadie más en el bote", "asking to see a hand with nobody left in the pot"
    ),
}
STEPS: dict[str, Bilingual] = {
    "dealer_announces_hand": Bilingual("El crupier anuncia la mano", "The dealer announces the hand"),
    "dealer_asks_for_all_cards": Bilingual(
        "El crupier pide que muestre todas las cartas", "The dealer asks for all the cards"
    ),
    "call_director": Bilingual("Llamar al director", "Call the director"),
    "keep_cards_apart": Bilingual("Guardar las cartas aparte", "Keep the cards apart"),
    "tabled_hand_stays_in_play": Bilingual(
        "La mano mostrada sigue en juego", "The tabled hand stays in play"
    ),
    "turn_all_hands_up": Bilingual("Todas las manos boca arriba", "All hands face up"),
    "wait_for_other_tables": Bilingual("Esperar a las demás mesas", "Wait for the other tables"),
    "show_in_order": Bilingual("Mostrar por orden", "Show in order"),
    "award_side_pots": Bilingual("Entregar los botes paralelos", "Award the side pots"),
    "award_main_pot": Bilingual("Entregar el bote principal", "Award the main pot"),
    "read_hands_again": Bilingual("Leer de nuevo las manos", "Read the hands again"),
    "count_pot_again": Bilingual("Contar de nuevo el bote", "Count the pot again"),
    "award_put_right": Bilingual("Corregir la entrega del bote", "Put the award right"),
}
