"""Words for dealing errors and the deck."""

from torneo.rulebook import Bilingual


def _two(es: str, en: str) -> Bilingual:
    return Bilingual(es=es, en=en)


REASONS: dict[str, Bilingual] = {
    "misdeal_boxed": _two(
        "Cartas vueltas en la baraja: reparto nulo.", "Boxed cards in the deck: a misdeal."
    ),
    "boxed_scrap": _two(
        "Una sola carta vuelta no anula: se descarta y la siguiente ocupa su lugar.",
        "A single boxed card voids nothing: it is scrap and the next card takes its place.",
    ),
    "board_card_face_up": _two("La carta vale tal como salió.", "The card stands as it came."),
    "exposed_after_the_deal": _two(
        "La carta vista después del reparto vale tal como salió.",
        "A card seen after the deal stands as it came.",
    ),
    "misdeal_exposed": _two(
        "Cartas expuestas por el crupier en el reparto inicial.",
        "Cards exposed by the dealer in the first deal.",
    ),
    "misdeal_two_exposed": _two(
        "Dos cartas expuestas por el crupier en el reparto inicial.",
        "Two cards exposed by the dealer in the first deal.",
    ),
    "exposed_replaced": _two(
        "Una carta posterior expuesta no anula el reparto: se cambia y sirve de quemada.",
        "One later card exposed voids nothing: it is replaced and serves as the burn.",
    ),
    "misdeal_stud_downcard": _two(
        "Carta tapada de stud expuesta por el crupier.", "A stud down card exposed by the dealer."
    ),
    "stud_downcard_is_upcard": _two(
        "La carta tapada que se vio pasa a ser la abierta y la siguiente se da tapada.",
        "The down card that was seen becomes the upcard and the next is dealt face down.",
    ),
    "draw_game_fault": _two(
        "En juegos de descarte valen las reglas de la casa: decide el floor.",
        "In draw games the house's rules apply: the floor decides.",
    ),
    "misdeal_first_seat": _two(
        "La primera carta fue a otro asiento.", "The first card went to the wrong seat."
    ),
    "misdeal_unentitled": _two(
        "Se dieron cartas a un asiento sin derecho a mano.", "A seat with no right to a hand was dealt in."
    ),
    "misdeal_missed_seat": _two(
        "Un asiento con derecho a mano quedó sin cartas.", "A seat entitled to a hand was left out."
    ),
    "wrong_card_count": _two("Número incorrecto de cartas.", "Wrong number of cards."),
    "wrong_card_count_paid": _two(
        "Una mano ya pagada tenía un número incorrecto de cartas.",
        "A hand already paid had the wrong number of cards.",
    ),
    "extra_cards": _two("Se dieron cartas de más.", "Too many cards were dealt."),
    "extra_card_is_burn": _two(
        "La carta de más vuelve a la baraja y es la quemada.", "The extra card goes back and is the burn."
    ),
    "dead_card_count": _two(
        "Con acción sustancial, la mano con un número incorrecto de cartas está muerta y no recupera fichas.",
        "After substantial action a hand with the wrong number of cards is dead and gets no chips back.",
    ),
    "button_supplied": _two(
        "Al botón se le completa la mano si el juego lo permite.",
        "The button is given the missing card if the game allows it.",
    ),
    "button_acted_short": _two(
        "El botón actuó con un número incorrecto de cartas.", "The button acted on the wrong number of cards."
    ),
    "button_silent": _two("El botón no avisó.", "The button did not speak up."),
    "unlisted_fault": _two(
        "La lista de repartos nulos no es cerrada: decide el floor.",
        "The list of misdeals is not closed: the floor decides.",
    ),
    "misdeal_too_late": _two(
        "Ya no puede declararse nulo el reparto: la mano sigue.",
        "It is too late for a misdeal: the hand goes on.",
    ),
    "substantial_action": _two("Acción sustancial.", "Substantial action."),
    "redeal": _two(
        "Se reparte la misma mano otra vez: botón, jugadores y límites iguales.",
        "The same hand is dealt again: same button, players and limits.",
    ),
    "fouled_duplicate": _two("Dos cartas iguales en la baraja.", "The same card twice in the deck."),
    "fouled_odd_back": _two("Una carta con otro dorso.", "A card with another back."),
    "fouled_extra": _two("Sobran cartas en la baraja.", "There are cards too many in the deck."),
    "fouled_missing": _two("Faltan cartas en la baraja.", "Cards are missing from the deck."),
    "fouled_by_the_floor": _two(
        "Si la baraja está viciada lo decide el floor.", "Whether the deck is fouled is for the floor."
    ),
    "fouled_void": _two(
        "Baraja viciada: la mano se anula y las fichas vuelven a sus dueños.",
        "Fouled deck: the hand is void and the chips go back to their owners.",
    ),
    "fouled_result_stands": _two(
        "El resultado de una mano acabada solo se discute dentro de su plazo.",
        "The result of a finished hand can be contested only within its time.",
    ),
    "foreign_card": _two("Carta ajena al juego.", "A card that does not belong to the game."),
    "foreign_card_scrap": _two(
        "Tras acción sustancial, la carta ajena es papel sin valor.",
        "After substantial action a foreign card is scrap paper.",
    ),
    "four_card_flop": _two("Flop de cuatro cartas.", "A four-card flop."),
    "board_told": _two(
        "Se dicen las cartas comunitarias que nadie había dicho.",
        "The cards of the board nobody had told are told.",
    ),
    "no_burn": _two("No se quemó carta antes de la calle.", "No card was burned before the street."),
    "no_burn_before_one_card": _two(
        "No se quemó antes de la carta: esa es la quemada y la siguiente ocupa su sitio.",
        "No card was burned before it: it is the burn and the next card takes its place.",
    ),
    "no_burn_stands": _two(
        "Las cartas valen aunque no se quemó; en la calle siguiente se quema una.",
        "The cards stand without their burn; one card is burned for the next street.",
    ),
    "no_burn_burned_after": _two(
        "Las cartas descubiertas valen y se quema una después.",
        "The exposed cards stand and one card is burned afterwards.",
    ),
    "no_burn_face_down": _two(
        "Sin descubrir, se baraja de nuevo y se repite la calle.",
        "Still face down: reshuffled and the street dealt again.",
    ),
    "no_burn_before_hole_cards": _two(
        "La quemada inicial se hace al acabar el reparto; la mano no se anula.",
        "The first burn is made when the deal is complete; the hand is not void.",
    ),
    "no_burn_not_due": _two(
        "Esa calle se da sin quemar: sus cartas salieron antes de tiempo y la quemada ya se hizo.",
        "That street has no burn: its cards came too soon and the burn was made then.",
    ),
    "premature_flop": _two("Flop antes de tiempo.", "A premature flop."),
    "premature_turn": _two("Turn antes de tiempo.", "A premature turn."),
    "premature_river": _two("River antes de tiempo.", "A premature river."),
    "premature_stud_card": _two("Carta de stud antes de tiempo.", "A premature stud card."),
    "face_down_shuffle": _two("Se baraja boca abajo.", "The shuffle is made face down."),
    "dropped_deck": _two("Baraja desordenada.", "A disordered deck."),
    "dropped_order_restored": _two("Se recuperó el orden.", "The order was restored."),
    "dropped_stub_rebuilt": _two(
        "Se rehace el mazo sin descartes ni quemadas.", "The stub is rebuilt without discards or burns."
    ),
    "dropped_mixed_with_discards": _two(
        "No se distingue el mazo: se mezcla todo.", "The stub cannot be told apart: everything is mixed."
    ),
    "extra_cards_back": _two("Las cartas de más vuelven al mazo.", "The extra cards go back to the stub."),
    "limp_allowed": _two("Aquí se puede entrar solo igualando.", "Limping is allowed here."),
    "limp_refused": _two("Aquí no se puede entrar solo igualando.", "Limping is not allowed here."),
    "stud_seventh_replaced": _two(
        "La séptima expuesta se cambia si queda acción.",
        "An exposed seventh card is replaced if action is pending.",
    ),
}
HEADLINES: dict[str, dict[str, Bilingual]] = {
    "no_effect": {
        "board_card_face_up": _two("La carta vale", "The card stands"),
        "exposed_after_the_deal": _two("La carta vale", "The card stands"),
        "draw_game_fault": _two("La mano sigue", "The hand goes on"),
        "foreign_card": _two("La mano sigue", "The hand goes on"),
        "fouled_by_the_floor": _two("La mano sigue", "The hand goes on"),
        "misdeal_too_late": _two("No hay misdeal: la mano sigue", "No misdeal: the hand goes on"),
        "no_burn_before_hole_cards": _two("La mano sigue", "The hand goes on"),
        "no_burn_not_due": _two("Las cartas valen", "The cards stand"),
        "no_burn_stands": _two("Las cartas valen", "The cards stand"),
        "stud_seventh_replaced": _two("La carta se queda", "The card stays"),
        "unlisted_fault": _two("La mano sigue", "The hand goes on"),
        "wrong_card_count_paid": _two("El resultado se queda", "The result stands"),
    },
    "granted": {
        "button_supplied": _two("Se le da la carta que falta", "The missing card is given"),
    },
    "procedure": {
        "board_told": _two("La mesa queda completa", "The board is complete"),
        "boxed_scrap": _two("La carta se retira; la siguiente la sustituye", "Scrap; the next replaces it"),
        "dropped_deck": _two("Se rehace el mazo y la mano sigue", "The deck is remade; the hand goes on"),
        "dropped_mixed_with_discards": _two(
            "Se mezcla todo y la mano sigue", "All is mixed; the hand goes on"
        ),
        "dropped_order_restored": _two(
            "Se recupera el orden y la mano sigue", "The order is restored; the hand goes on"
        ),
        "dropped_stub_rebuilt": _two(
            "Se rehace el mazo y la mano sigue", "The stub is rebuilt; the hand goes on"
        ),
        "exposed_replaced": _two(
            "La carta expuesta se cambia y es la quemada", "The exposed card is replaced and is the burn"
        ),
        "extra_card_is_burn": _two("La carta de más es la quemada", "The extra card is the burn"),
        "extra_cards_back": _two("Se devuelven y la mano sigue", "They go back; the hand goes on"),
        "foreign_card_scrap": _two("La carta ajena no vale; la mano sigue", "Scrap; the hand goes on"),
        "four_card_flop": _two("El flop se arregla y la mano sigue", "The flop is put right"),
        "misdeal_unentitled": _two(
            "Sus cartas vuelven al mazo y la mano sigue", "The cards go back; the hand goes on"
        ),
        "no_burn": _two("Se quema una y se completa la calle", "One is burned, the street completed"),
        "no_burn_before_hole_cards": _two(
            "Se termina el reparto y se quema después", "The deal is finished, the burn follows"
        ),
        "no_burn_before_one_card": _two(
            "Esa carta es la quemada; vale la siguiente", "That card is the burn; the next one counts"
        ),
        "no_burn_burned_after": _two(
            "Las cartas valen; se quema una después", "The cards stand; one is burned after"
        ),
        "no_burn_face_down": _two("No vale: se da de nuevo", "It does not stand: it is dealt again"),
        "premature_flop": _two(
            "El flop no vale: se da de nuevo tras las apuestas",
            "The flop does not stand: it is dealt again after the betting",
        ),
        "premature_river": _two(
            "El river no vale: se da de nuevo tras las apuestas",
            "The river does not stand: it is dealt again after the betting",
        ),
        "premature_turn": _two(
            "El turn no vale: se da de nuevo tras las apuestas",
            "The turn does not stand: it is dealt again after the betting",
        ),
        "premature_stud_card": _two(
            "La calle no vale: se da de nuevo tras las apuestas",
            "The street does not stand: it is dealt again after the betting",
        ),
        "stud_downcard_is_upcard": _two(
            "La carta vista es la abierta; la siguiente va tapada", "It is the upcard; the next goes down"
        ),
        "stud_seventh_replaced": _two("La carta expuesta se cambia", "The exposed card is replaced"),
    },
    "void": {
        "fouled_void": _two("Mano nula", "The hand is void"),
        "wrong_card_count_paid": _two("Mano nula", "The hand is void"),
    },
}
"""Kind -> reason -> what happens, where the kind alone would tell it badly."""
OPTIONS: dict[str, Bilingual] = {
    "misdeal": _two("declarar nulo el reparto", "declare a misdeal"),
    "hand_continues": _two("la mano sigue", "the hand goes on"),
    "void_bets_returned": _two("mano nula y apuestas devueltas", "hand void, bets returned"),
}
INFRACTIONS: dict[str, Bilingual] = {
    "silent_about_cards": _two("no avisar de que faltan cartas", "not announcing missing cards"),
}
STEPS: dict[str, Bilingual] = {
    "gather_cards": _two("recoger todas las cartas", "gather all cards"),
    "return_chips": _two("devolver fichas a sus dueños", "give the chips back to their owners"),
    "shuffle_and_cut": _two("barajar y cortar", "shuffle and cut"),
    "deal_again": _two("repartir de nuevo la misma mano", "deal the same hand again"),
    "stop_the_hand": _two("detener la mano", "stop the hand"),
    "change_the_deck": _two("cambiar la baraja", "change the deck"),
    "finish_the_deal": _two("terminar el reparto", "finish the deal"),
    "replace_exposed_card": _two("cambiar la carta expuesta", "replace the exposed card"),
    "exposed_card_is_the_burn": _two("usarla como quemada", "use it as the burn"),
    "exposed_card_is_the_upcard": _two("dejarla como carta abierta", "leave it as the upcard"),
    "next_card_face_down": _two("dar la siguiente tapada", "deal the next card face down"),
    "card_is_scrap": _two("retirar la carta sin valor", "discard the card as scrap"),
    "next_card_replaces_it": _two("la siguiente ocupa su lugar", "the next card replaces it"),
    "cards_back_to_deck": _two("devolver las cartas al mazo", "cards back to the deck"),
    "hand_goes_on": _two("seguir la mano", "the hand goes on"),
    "extra_card_is_the_burn": _two("la carta de más es la quemada", "the extra card is the burn"),
    "hand_is_dead": _two("mano muerta", "the hand is dead"),
    "cards_to_the_muck": _two("todas sus cartas a los descartes", "all its cards to the muck"),
    "chips_stay": _two("sus fichas quedan en el bote", "its chips stay in the pot"),
    "one_burn_per_street": _two("quemar una sola carta por calle", "burn one card a street"),
    "give_the_missing_card": _two("dar la carta que falta", "give the missing card"),
    "call_the_floor": _two("llamar al floor", "call the floor"),
    "mix_four_cards_face_down": _two("mezclar las cuatro boca abajo", "mix the four face down"),
    "floor_draws_one": _two("el floor saca una al azar", "the floor draws one at random"),
    "drawn_card_is_next_burn": _two("es la próxima quemada", "it is the next burn"),
    "other_three_are_the_flop": _two("las otras tres son el flop", "the other three are the flop"),
    "four_cards_stay": _two("quedan las cuatro cartas", "the four cards stay"),
    "no_turn_betting": _two("sin apuestas de turn", "no turn betting"),
    "burn_for_the_turn": _two("quemar una por el turn", "burn one for the turn"),
    "go_on_to_the_river": _two("seguir con el river", "go on to the river"),
    "burn_one_card": _two("quemar una carta", "burn one card"),
    "burn_again_before_the_flop": _two("quemar otra antes del flop", "burn again before the flop"),
    "cards_stand": _two("las cartas valen", "the cards stand"),
    "one_burn_next_street": _two("quemar una en la calle siguiente", "burn one on the next street"),
    "deal_the_street_again": _two("repartir otra vez la calle", "deal the street again"),
    "first_card_is_the_burn": _two("la primera carta es la quemada", "the first card is the burn"),
    "mix_cards_face_down": _two("mezclar las cartas boca abajo", "mix the cards face down"),
    "drawn_card_is_the_burn": _two("la elegida al azar es la quemada", "the one drawn is the burn"),
    "next_card_completes_the_street": _two("la siguiente completa la calle", "the next card completes it"),
    "set_card_aside": _two("apartar la carta", "set the card aside"),
    "finish_betting_round": _two("terminar la ronda de apuestas", "finish the betting round"),
    "next_card_is_the_turn": _two("la siguiente es el turn", "the next card is the turn"),
    "card_back_before_the_river": _two("devolverla antes del river", "put it back before the river"),
    "deal_without_burn": _two("repartir sin quemar", "deal without a burn"),
    "burns_into_the_stub": _two("juntar las quemadas con el mazo", "take the burns into the stub"),
    "burn_stays": _two("la quemada se queda", "the burn stays"),
    "card_stands": _two("la carta vale", "the card stands"),
    "complete_the_round_unseen": _two("completar la ronda sin mostrarla", "complete the round unseen"),
    "set_cards_aside": _two("apartar las cartas", "set the cards aside"),
    "deal_the_street": _two("repartir la calle", "deal the street"),
    "cards_back_before_last_street": _two(
        "devolverlas antes de la última calle", "put them back before the last street"
    ),
    "shuffle_face_down": _two("barajar boca abajo", "shuffle face down"),
    "cut_the_deck": _two("cortar", "cut"),
    "restore_the_order": _two("rehacer el orden original", "restore the original order"),
    "rebuild_the_stub": _two("rehacer el mazo restante", "rebuild the stub"),
    "mix_everything": _two("mezclar mazo, descartes y quemadas", "mix stub, discards and burns"),
}
