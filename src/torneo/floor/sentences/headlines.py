"""What a ruling comes to, in one short line, where its kind alone would tell it badly."""

from torneo.floor.sentences import deck
from torneo.rulebook import Bilingual

_LIVE = Bilingual("La mano sigue viva", "The hand stays live")
_GOES_ON = Bilingual("La mano sigue", "The hand goes on")
_ONLY_CALL_OR_FOLD = Bilingual("Solo puede igualar o retirarse", "Only call or fold is left")
_NOT_BOUND = Bilingual("No le obliga", "It does not bind")
_BOUND = Bilingual("Lo dicho le obliga", "The player is held to it")
_NO_PENALTY = Bilingual("Sin sanción", "No penalty")
_PENALTY = Bilingual("Se le sanciona", "The player is penalised")
_STAYS_AS_IT_IS = Bilingual("Se queda como está", "It stays as it is")
_IS_OVER = Bilingual("No cambia el resultado", "The result does not change")
_SHOWS_FIRST = Bilingual("Se muestran las manos por orden", "The hands are shown in order")
_BLINDS_MOVE = Bilingual("Botón y ciegas de la mano siguiente", "Button and blinds of the next hand")
_FROM_THE_OFFENDER = Bilingual(
    "Qué se hace con las fichas del descalificado", "Where a disqualified player's chips go"
)

_HEADLINES: dict[str, dict[str, Bilingual]] = {
    "binding": {
        "ante_must_be_posted": Bilingual("Tiene que poner su ante", "The ante must be posted"),
        "blind_must_be_posted": Bilingual("Tiene que poner su ciega", "The blind must be posted"),
        "call_before_amount": _BOUND,
        "conditional": _BOUND,
        "check_facing_bet": _ONLY_CALL_OR_FOLD,
        "hand_tabled": Bilingual("Mano abierta", "The hand is tabled"),
        "hidden_chips": Bilingual(
            "Las fichas aparecidas entran en la apuesta", "The chips found are part of the bet"
        ),
        "hidden_chips_beyond_bet": Bilingual(
            "Lo que pasa de la apuesta sale del juego", "What exceeds the bet leaves the game"
        ),
        "hidden_chips_not_paid": Bilingual(
            "Las fichas aparecidas no se pagan", "The chips found are not paid"
        ),
        "hidden_chips_removed": Bilingual("Esas fichas salen del juego", "Those chips are taken out"),
        "hidden_chips_to_winner": Bilingual("Esas fichas son del ganador", "Those chips are the winner's"),
        "hidden_chips_do_not_save": Bilingual(
            "Las fichas aparecidas no le salvan", "The chips found do not save the player"
        ),
        "miscalled_hand": _PENALTY,
        "mucked": Bilingual("Mano muerta", "Dead hand"),
        "one_card_refused": Bilingual("Tiene que mostrar todas sus cartas", "All the cards must be shown"),
        "out_of_turn_bigger_bet": Bilingual(
            "Iguala o pierde lo puesto; no puede subir", "Call or forfeit; no raise"
        ),
        "out_of_turn_binds": _ONLY_CALL_OR_FOLD,
        "override": Bilingual("Se aparta la regla por equidad", "The rule is set aside for fairness"),
        "prior_chips_pulled": Bilingual("Debe igualar", "The call is owed"),
        "skipped_hand": _ONLY_CALL_OR_FOLD,
        "undercall_chain": Bilingual(
            "Recupera sus fichas y vuelve a actuar", "The chips go back and the player acts again"
        ),
    },
    "no_effect": {
        "act_in_turn": Bilingual("Espera su turno", "It waits for the turn"),
        "ante_unknown_player": Bilingual("Se juega con el bote que hay", "The pot is played as it is"),
        "button_stays": Bilingual("El botón se queda donde está", "The button stays where it is"),
        "call_before_amount": _NOT_BOUND,
        "conditional": _NOT_BOUND,
        "chips_stay": Bilingual("Las fichas se quedan en el bote", "The chips stay in"),
        "chips_out_of_sight": Bilingual("No juega en esta mesa", "Not a player of this table"),
        "dodging_blinds": _NO_PENALTY,
        "exposed_stays_live": _LIVE,
        "exposed_without_action": _GOES_ON,
        "first_said_counts": Bilingual("Cuenta lo primero que dijo", "What was said first counts"),
        "fold_by_pushing_cards": _LIVE,
        "folded_by_contact": Bilingual("La mano sigue retirada", "The hand stays folded"),
        "hand_not_begun": Bilingual("La mano no ha empezado", "The hand has not begun"),
        "hand_not_tabled": Bilingual("La mano no está mostrada", "The hand is not tabled"),
        "hand_over": _IS_OVER,
        "hand_tabled": Bilingual("Mano abierta: sigue en juego", "Tabled: the hand stays in play"),
        "hidden_chips": Bilingual(
            "Las fichas aparecidas no entran en la apuesta", "The chips found are not part of the bet"
        ),
        "left_with_live_hand": _NO_PENALTY,
        "left_without_cards": Bilingual("Puede levantarse", "The player may leave"),
        "miscalled_hand": _NO_PENALTY,
        "no_betting_now": Bilingual("Nadie tiene que actuar", "Nobody is to act"),
        "no_blind_dodged": Bilingual("No hay falta", "No offence"),
        "no_clock": Bilingual("No corre ningún reloj", "There is no clock on"),
        "not_in_hand": Bilingual("No juega esta mano", "Not in this hand"),
        "not_released": Bilingual("No ha actuado todavía", "No action yet"),
        "pot_count_stands": _STAYS_AS_IT_IS,
        "pot_count_too_high": _STAYS_AS_IT_IS,
        "pot_count_too_low": _STAYS_AS_IT_IS,
        "prior_chips_pulled": Bilingual("No le obliga: sigue en turno", "Not bound: still to act"),
        "pushed_dead": Bilingual("La mano sigue muerta", "The hand stays dead"),
        "pushed_line": _LIVE,
        "pushed_stays_live": _LIVE,
        "show_order_enforced": Bilingual("Se espera a que muestren", "The players are waited for"),
        "shown_when_over": Bilingual("Puede verla toda la mesa", "The whole table may see it"),
        "spoken_hand": Bilingual("Cuentan las cartas, no lo dicho", "The cards count, not the words"),
        "stalling": Bilingual("Ninguna medida", "No measure"),
        "stud_upcards": _LIVE,
        "tabled_hand_killed": Bilingual("La mano mostrada sigue en juego", "The tabled hand stays in play"),
        "underbet_stands": Bilingual("La apuesta corta se queda", "The short bet stands"),
        "underbet_stands_at_showdown": Bilingual("La apuesta corta se queda", "The short bet stands"),
        "wrong_level_stands": Bilingual("La mano sigue con ese nivel", "The hand goes on at that level"),
    },
    "granted": {
        "at_seat_in_time": _LIVE,
        "at_seat_next_hand": Bilingual("Espera a la mano siguiente", "Waits for the next hand"),
        "bettor_discards": Bilingual("Recupera su mano", "The hand is given back"),
        "chips_carried": Bilingual("Puede llevarlas", "The chips may be carried so"),
        "claim_award": Bilingual("Se corrige la entrega del bote", "The award of the pot is put right"),
        "claim_break": Bilingual("Se corrige la entrega del bote", "The award of the pot is put right"),
        "claim_reading": Bilingual("Se leen de nuevo las manos", "The hands are read again"),
        "clock_started": Bilingual("Corre el reloj", "The clock runs"),
        "clock_tie": Bilingual("Actuó a tiempo", "The action came in time"),
        "dealer_assigned": Bilingual("La mesa puede abrir", "The table may open"),
        "deck_changed": Bilingual("Se cambia la baraja", "The deck is changed"),
        "hand_retrieval": Bilingual("Recupera su mano", "The hand is retrieved"),
        "killed_identifiable": Bilingual("Recupera su mano", "The hand is given back"),
        "lost_chips": Bilingual("Las fichas vuelven a su dueño", "The chips go back to their owner"),
        "muck_claim": Bilingual("Recupera su mano", "The hand is retrieved"),
        "pushed_then_tabled": Bilingual("Recupera su mano", "The hand is retrieved"),
        "recover_hand": Bilingual("Recupera su mano", "The hand is retrieved"),
        "see_aggressor": Bilingual("Se muestra la mano pedida", "The hand asked for is shown"),
        "see_other": Bilingual("Se muestra la mano pedida", "The hand asked for is shown"),
        "shown_when_over": Bilingual("La ve toda la mesa", "The whole table sees it"),
        "skipped_check_disputed": Bilingual("La acción vuelve a él", "The action goes back to the player"),
        "skipped_keeps_turn": Bilingual("Conserva su turno", "The player keeps the turn"),
    },
    "procedure": {
        "absence_over": Bilingual("Queda eliminado", "The player is out"),
        "absence_runs": Bilingual("Puede seguir fuera", "The player may stay away"),
        "accepted_action": Bilingual("Vale la apuesta correcta", "The correct bet counts"),
        "all_in_no_muck": Bilingual("Todas las manos boca arriba", "All hands face up"),
        "all_in_face_up": Bilingual("Todas las manos boca arriba", "All hands face up"),
        "all_in_frozen": Bilingual("El all-in espera a las demás mesas", "The all-in waits for other tables"),
        "absent_turn": Bilingual("Pasa si puede; ante una apuesta se retira", "A check if free, else a fold"),
        "big_blind_out": _BLINDS_MOVE,
        "both_blinds_out": _BLINDS_MOVE,
        "small_blind_out": _BLINDS_MOVE,
        "button_moves": _BLINDS_MOVE,
        "button_frozen": _BLINDS_MOVE,
        "button_before_stud": _BLINDS_MOVE,
        "heads_up_change": _BLINDS_MOVE,
        "first_button": _BLINDS_MOVE,
        "button_corrected": Bilingual("El botón se corrige", "The button is corrected"),
        "cards_speak": Bilingual("Hablan las cartas", "Cards speak"),
        "chips_removed": Bilingual("Sus fichas salen del juego", "The chips leave the game"),
        "chips_shared": Bilingual("Sus fichas se reparten en la mesa", "The chips are shared at the table"),
        "chips_of_the_expelled": _FROM_THE_OFFENDER,
        "claim_award": Bilingual("Corre el plazo para reclamar", "The time for claims runs"),
        "claim_break": Bilingual("Corre el plazo para reclamar", "The time for claims runs"),
        "clock_expired_no_bet": Bilingual("Se le pide que actúe ya", "The player is asked to act now"),
        "clock_runs": Bilingual("El reloj sigue", "The clock goes on"),
        "bets_collected": Bilingual("Las apuestas van al centro", "The bets go to the middle"),
        "closing_hand": Bilingual("Se cierra la mano, por orden", "The hand is closed, in order"),
        "closing_unshown": Bilingual("Se cierra la mano, por orden", "The hand is closed, in order"),
        "count_granted": Bilingual("Cuentan el crupier o el floor", "The dealer or the floor counts"),
        "countdown": Bilingual("Cuenta atrás en voz alta", "Count down aloud"),
        "dealer_assigned": Bilingual("La mesa puede abrir", "The table may open"),
        "dealt_again_without_burn": Bilingual("Se reparte sin quemar", "Dealt without a burn"),
        "deck_counted": Bilingual("Se cuenta el mazo", "The deck is counted"),
        "dodging_blinds": _PENALTY,
        "flop_dealt": Bilingual("Se reparte el flop", "The flop is dealt"),
        "turn_dealt": Bilingual("Se reparte el turn", "The turn is dealt"),
        "river_dealt": Bilingual("Se reparte el river", "The river is dealt"),
        "hand_begins": Bilingual("Mano en juego", "Hand in play"),
        "hands_announced": Bilingual("El crupier lee las manos", "The dealer reads the hands"),
        "handover": Bilingual("Cambio de crupier", "Change of dealer"),
        "heads_up_order": Bilingual("Orden del mano a mano", "Order heads-up"),
        "hidden_chips_not_paid": Bilingual(
            "Las fichas aparecidas no se pagan", "The chips found are not paid"
        ),
        "left_with_live_hand": _PENALTY,
        "level_after_this_hand": Bilingual(
            "Se juega al nivel anterior", "The hand is played at the old level"
        ),
        "level_announced": Bilingual("Nivel nuevo desde la mano siguiente", "New level from the next hand"),
        "lost_chips": Bilingual("Las fichas vuelven al inventario", "The chips go back to the inventory"),
        "next_street": Bilingual("Calle siguiente", "Next street"),
        "stud_cards_short": Bilingual("Calle siguiente, con las quemadas", "Next street, with the burns"),
        "no_hand_zone": Bilingual("No recibe cartas en esta mano", "No cards in this hand"),
        "no_show_over": Bilingual("Queda eliminado", "The player is out"),
        "newcomer_plays": Bilingual("Juega esta mano", "The player is dealt in"),
        "nuts_checked": _PENALTY,
        "one_card_shown": Bilingual("Debe mostrar toda la mano", "The whole hand must be shown"),
        "out_of_sight_penalty": _PENALTY,
        "penalty_after_hand": _PENALTY,
        "penalty_given": _PENALTY,
        "penalised_hand_dies": Bilingual(
            "Su mano muere al acabar el reparto", "The hand dies after the deal"
        ),
        "pot_count_granted": Bilingual("El bote queda anunciado", "The pot is announced"),
        "show_order_enforced": _SHOWS_FIRST,
        "show_order_last_bettor": _SHOWS_FIRST,
        "show_order_no_bet": _SHOWS_FIRST,
        "show_order_razz": _SHOWS_FIRST,
        "show_order_stud_all_in": _SHOWS_FIRST,
        "show_order_stud": _SHOWS_FIRST,
        "shown_after_hand": Bilingual("Las ve ahora toda la mesa", "The whole table sees them now"),
        "shown_after_round": Bilingual("Las ve ahora toda la mesa", "The whole table sees them now"),
        "shown_at_once": Bilingual("Las ve ahora toda la mesa", "The whole table sees them now"),
        "side_pots_built": Bilingual("Se forman botes paralelos", "Side pots are built"),
        "stalling": Bilingual("Se toma una medida", "A measure is taken"),
        "stays_at_table": _PENALTY,
        "stud_fold": Bilingual("Se retira volviendo todas las cartas", "A fold turns all the cards down"),
        "wrong_level_corrected": Bilingual("Se corrigen las ciegas", "The blinds are corrected"),
    },
}
HEADLINES = {
    kind: {**_HEADLINES.get(kind, {}), **deck.HEADLINES.get(kind, {})}
    for kind in dict.fromkeys((*_HEADLINES, *deck.HEADLINES))
}
"""Kind -> reason -> what happens; those of the deck stand with its words."""

REPORTED: dict[str, Bilingual] = {"no_effect": _NO_PENALTY, "procedure": _PENALTY}
"""The answer to an offence that was reported, whichever it was."""
