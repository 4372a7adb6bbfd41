"""Words for time, presence, the button and the order of a hand."""

from torneo.rulebook import Bilingual

REASONS: dict[str, Bilingual] = {
    "dealer_assigned": Bilingual("La mesa tiene su crupier asignado.", "The table has its dealer."),
    "dealer_missing": Bilingual(
        "La mesa no puede abrir sin un crupier asignado.", "The table cannot open without a dealer."
    ),
    "deck_changed": Bilingual(
        "Es el momento previsto para cambiar de baraja.", "This is when decks are changed."
    ),
    "deck_change_refused": Bilingual(
        "Los jugadores no pueden pedir otra baraja, ni se cambia fuera de los momentos previstos.",
        "Players may not ask for another deck, and decks change only when the book says.",
    ),
    # the clock on a player
    "time_called": Bilingual(
        "Se pide tiempo: el reloj se concede cuando ha pasado un tiempo razonable.",
        "Time is called: the clock is granted once a reasonable time has passed.",
    ),
    "time_refused": Bilingual(
        "No puede pedir tiempo quien no está en su asiento o no tiene ese derecho.",
        "Time cannot be called by somebody who is not at the seat or has no right to it.",
    ),
    "no_decision_to_time": Bilingual(
        "No hay una decisión de ese jugador a la que poner tiempo.",
        "That player has no decision to be timed.",
    ),
    "clock_started": Bilingual(
        "El reloj corre: tiempo para decidir y después la cuenta atrás.",
        "The clock runs: time to decide, then the countdown.",
    ),
    "clock_adjusted": Bilingual(
        "El director puede cambiar el tiempo solo en la medida en que lo permite el reglamento.",
        "The director may change the time only as far as the book allows.",
    ),
    "clock_runs": Bilingual("El tiempo sigue corriendo.", "The time is running."),
    "countdown": Bilingual("Empieza la cuenta atrás.", "The countdown has begun."),
    "no_clock": Bilingual("No hay ningún reloj en marcha.", "No clock is running."),
    "clock_expired_bet": Bilingual("Se agotó el tiempo ante una apuesta.", "The time ran out facing a bet."),
    "clock_expired_no_bet": Bilingual(
        "Se agotó el tiempo sin apuesta que igualar.", "The time ran out with no bet to face."
    ),
    "clock_tie": Bilingual(
        "Actuar justo al acabar el tiempo, o en la duda, favorece al jugador.",
        "Acting right at the limit, or in doubt, goes to the player.",
    ),
    "stalling": Bilingual(
        "Demora persistente: el reglamento ofrece medidas.", "Persistent delay: the book offers measures."
    ),
    # at the seat
    "left_with_live_hand": Bilingual(
        "Dejó la mesa con una mano viva.", "The player left the table with a live hand."
    ),
    "left_without_cards": Bilingual(
        "Deja la mesa sin cartas en juego.", "The player leaves with no cards in play."
    ),
    "absent_turn": Bilingual(
        "Su turno llega sin él: pasa si puede y se retira ante una apuesta.",
        "The turn comes in the player's absence: a check if possible, a fold facing a bet.",
    ),
    "absence_runs": Bilingual(
        "Puede seguir fuera: el tiempo permitido no ha terminado.",
        "The player may stay away: the time allowed is not over.",
    ),
    "absence_over": Bilingual(
        "No volvió en el tiempo permitido: queda eliminado.",
        "Not back in the time allowed: the player is out.",
    ),
    "no_show_over": Bilingual(
        "Sus fichas no esperan más al jugador que no se presentó.",
        "The chips wait no longer for a player who never came.",
    ),
    "absent_chips_shared": Bilingual(
        "Las fichas del ausente eliminado se reparten por igual en su mesa.",
        "The chips of the absentee who is out are shared equally at the table.",
    ),
    "absent_chips_rest": Bilingual(
        "Lo que no se puede repartir va al bote siguiente.", "What cannot be shared goes to the next pot."
    ),
    "within_reach": Bilingual(
        "Estar en el asiento es tener la silla al alcance.", "At the seat means within reach of the chair."
    ),
    "at_seat_in_time": Bilingual(
        "Llegó a su asiento a tiempo: su mano está viva.",
        "The player reached the seat in time: the hand is live.",
    ),
    "at_seat_too_late": Bilingual(
        "No estaba en su asiento cuando debía.", "The player was not at the seat when it mattered."
    ),
    "at_seat_next_hand": Bilingual("Juega desde la mano siguiente.", "Dealt in from the next hand."),
    "seat_taken": Bilingual("Ese asiento está ocupado.", "That seat is taken."),
    "newcomer_plays": Bilingual(
        "Asume lo que toque a su puesto y juega, salvo entre el botón y la ciega pequeña.",
        "Takes on what falls to the position, and plays unless between the button and the small blind.",
    ),
    "no_hand_zone": Bilingual(
        "Recién sentado entre el botón y la ciega pequeña: no recibe cartas en esta mano.",
        "Newly seated between the button and the small blind: no cards in this hand.",
    ),
    "absent_dealt_in": Bilingual(
        "Al ausente se le reparte, y su mano sigue la regla de los ausentes.",
        "An absent player is dealt in, and the hand follows the rule for absentees.",
    ),
    "absent_posts": Bilingual(
        "El ausente paga sus apuestas obligatorias.", "An absent player pays the forced bets."
    ),
    "absent_bring_in": Bilingual(
        "El ausente con la carta de entrada paga el bring-in.",
        "An absent player dealt the bring-in card pays the bring-in.",
    ),
    "penalised_dealt_in": Bilingual(
        "A quien cumple una penalización se le reparte igual.",
        "A player serving a penalty is dealt in all the same.",
    ),
    "penalised_posts": Bilingual(
        "El penalizado paga ciegas y antes, aunque se quede sin fichas.",
        "The penalised player pays blinds and antes, even to the last chip.",
    ),
    "penalised_hand_dies": Bilingual(
        "La mano del penalizado muere al acabar el reparto.",
        "The penalised player's hand dies once the deal is over.",
    ),
    "penalised_bring_in": Bilingual(
        "El penalizado con la carta de entrada paga el bring-in.",
        "A penalised player dealt the bring-in card pays the bring-in.",
    ),
    "looked_at_dead_hand": Bilingual(
        "Miró cartas que ya estaban muertas por llegar tarde.",
        "The player looked at cards already dead for being late.",
    ),
    "hidden_time_bank": Bilingual(
        "Las tarjetas de tiempo deben estar a la vista.", "Time bank cards must be in plain sight."
    ),
    # offences reported
    "dodging_blinds": Bilingual(
        "Se le señala por evitar una ciega: decide la intención.",
        "Reported for avoiding a blind: intent decides.",
    ),
    "nuts_checked": Bilingual(
        "Pasó con la mejor mano posible siendo el último en hablar en el river.",
        "The best possible hand was checked by the last to act on the river.",
    ),
    "no_blind_dodged": Bilingual(
        "En esta situación no es una falta del reglamento.", "In this situation the book sees no offence."
    ),
    "dealer_reports": Bilingual(
        "El crupier comunica al floor lo que observa.", "The dealer reports to the floor what he sees."
    ),
    "chips_removed": Bilingual(
        "Las fichas del expulsado salen del juego.", "The expelled player's chips leave the game."
    ),
    "chips_shared": Bilingual(
        "Las fichas del expulsado se reparten en la mesa.",
        "The expelled player's chips are shared at the table.",
    ),
    # button and blinds
    "button_moves": Bilingual("Botón y ciegas avanzan.", "Button and blinds move on."),
    "button_before_stud": Bilingual(
        "Antes de la ronda de stud el botón avanza una vez y espera allí.",
        "Before the stud round the button moves once and waits there.",
    ),
    "button_frozen": Bilingual(
        "En las rondas de stud el botón espera donde está.",
        "In stud rounds the button waits where it is.",
    ),
    "small_blind_out": Bilingual(
        "Quien tenía la ciega pequeña ya no está.", "Whoever had the small blind is gone."
    ),
    "big_blind_out": Bilingual(
        "Quien tenía la ciega grande ya no está: la siguiente no se salta y no hay ciega pequeña.",
        "Whoever had the big blind is gone: the next is not skipped and there is no small blind.",
    ),
    "both_blinds_out": Bilingual("Las dos ciegas ya no están.", "Both blinds are gone."),
    "button_corrected": Bilingual(
        "El botón mal puesto se corrige como manda el reglamento.",
        "The button in the wrong place is put right as the book says.",
    ),
    "button_stays": Bilingual("El botón no se corrige.", "The button is not corrected."),
    "first_button": Bilingual("Botón de la primera mano.", "Button of the first hand."),
    "heads_up_button": Bilingual(
        "Mano a mano: el reglamento fija botón, ciegas y orden.",
        "Heads-up: the book fixes button, blinds and order.",
    ),
    "heads_up_change": Bilingual(
        "Al quedar dos, el botón se ajusta para que nadie ponga dos ciegas grandes seguidas.",
        "With two left the button is adjusted so that nobody posts two big blinds in a row.",
    ),
    "heads_up_order": Bilingual(
        "Mano a mano: quién habla primero después del flop.", "Heads-up: who acts first after the flop."
    ),
    "blinds_posted": Bilingual(
        "Las ciegas van a la izquierda del botón.", "The blinds sit to the left of the button."
    ),
    "short_blind": Bilingual(
        "No llega a la ciega: cuenta la regla de las ciegas cortas.",
        "The stack does not cover the blind: the rule on short blinds applies.",
    ),
    "straddle": Bilingual(
        "Doblar la ciega grande antes del reparto.", "Doubling the big blind before the deal."
    ),
    # levels, and the order of a hand
    "level_announced": Bilingual(
        "El nivel nuevo rige desde la mano siguiente.", "The new level holds from the next hand."
    ),
    "level_at_the_push": Bilingual(
        "El nivel ha cambiado durante el relevo: quien entra reparte una mano más en el anterior.",
        "The level turned during the dealer push: whoever comes in deals one more hand at the old one.",
    ),
    "level_after_this_hand": Bilingual(
        "La mano ya había empezado: se juega al nivel anterior.",
        "The hand had already begun: it is played at the old level.",
    ),
    "level_unknown": Bilingual("No se sabe a qué nivel se refiere.", "It is not known which level is meant."),
    "wrong_level_stands": Bilingual(
        "La mano empezada en otro nivel sigue como está.",
        "A hand begun at the wrong level goes on as it is.",
    ),
    "wrong_level_corrected": Bilingual(
        "Aún es tiempo de corregir las ciegas.", "There is still time to correct the blinds."
    ),
    "hand_begins": Bilingual("Empieza la mano.", "The hand begins."),
    "hand_not_begun": Bilingual("Con eso todavía no empieza una mano.", "That does not begin a hand yet."),
    "hand_not_over": Bilingual("La mano en juego no ha terminado.", "The hand in play is not over."),
    "nobody_to_play": Bilingual("No quedan dos jugadores.", "There are not two players left."),
    "flop_dealt": Bilingual(
        "Se quema una carta y se ponen tres.", "One card is burned and three are turned up."
    ),
    "dealt_again_without_burn": Bilingual(
        "Se corta el mazo y se reparte de nuevo sin quemar.",
        "The deck is cut and the cards are dealt again without a burn.",
    ),
    "turn_dealt": Bilingual(
        "Se quema una carta y se pone la cuarta.", "One card is burned and the fourth turned up."
    ),
    "river_dealt": Bilingual(
        "Se quema una carta y se pone la quinta.", "One card is burned and the fifth turned up."
    ),
    "rabbit_hunting": Bilingual(
        "Pide ver cartas que habrían salido.", "A request to see cards that would have come."
    ),
    # the dealer
    "bets_in_granted": Bilingual(
        "Quien tiene el turno pide que se recojan las apuestas.",
        "The player to act asks for the bets brought in.",
    ),
    "bets_in_refused": Bilingual(
        "Solo quien tiene el turno puede pedir que se recojan las apuestas.",
        "Only the player to act may ask for the bets brought in.",
    ),
    "bets_stay_out": Bilingual(
        "La ronda sigue: las apuestas se quedan delante de cada jugador.",
        "The round goes on: bets stay in front of the players.",
    ),
    "bets_collected": Bilingual("Se recogen las apuestas.", "The bets are brought in."),
    "closing_hand": Bilingual("La mano se cierra por orden.", "The hand is closed in order."),
    "closing_unshown": Bilingual(
        "Nadie enseñó su mano: la mano se cierra por orden.", "Nobody showed a hand: it is closed in order."
    ),
    "closing_too_early": Bilingual("La mano aún no se puede cerrar.", "The hand cannot be closed yet."),
    "hands_announced": Bilingual(
        "El crupier lee y anuncia el valor de las manos.", "The dealer reads and announces the hands."
    ),
    "deck_counted": Bilingual("El crupier cuenta el mazo.", "The dealer counts the deck."),
    "handover": Bilingual(
        "El crupier saliente informa al que entra.", "The outgoing dealer briefs the next one."
    ),
    "dealer_may_not_rule": Bilingual(
        "El crupier no resuelve ni sanciona: llama al floor.",
        "The dealer neither rules nor penalises: he calls the floor.",
    ),
}

OPTIONS: dict[str, Bilingual] = {
    "within_reach": Bilingual("tenía la silla al alcance", "within reach of the chair"),
    "out_of_reach": Bilingual("no tenía la silla al alcance", "out of reach of the chair"),
    "no_penalty": Bilingual("sin sanción", "no penalty"),
    "not_intentional": Bilingual("no fue a propósito: sin sanción", "not intentional: no penalty"),
    "no_violation": Bilingual("no hubo infracción", "no violation"),
    "no_measure": Bilingual("ninguna medida", "no measure"),
    "adjust_button": Bilingual("ajustar el botón", "adjust the button"),
    "normal_movement": Bilingual("movimiento normal", "normal movement"),
    "more_time": Bilingual("darle más tiempo", "give more time"),
    "dead_hand": Bilingual("mano muerta", "dead hand"),
}

INFRACTIONS: dict[str, Bilingual] = {
    "stalling": Bilingual("demorar el juego", "stalling"),
    "soft_play": Bilingual("juego blando", "soft play"),
    "chip_dumping": Bilingual("ceder fichas a otro jugador", "chip dumping"),
    "checking_nuts": Bilingual("pasar con la mejor mano posible", "checking the nuts"),
    "looking_at_dead_hand": Bilingual(
        "mirar una mano muerta por ausencia", "looking at a hand dead for absence"
    ),
    "hidden_time_bank": Bilingual("tapar las tarjetas de tiempo", "hiding time bank cards"),
}

STEPS: dict[str, Bilingual] = {
    "bring_bets_in": Bilingual("Recoger las apuestas", "Bring the bets in"),
    "leave_bets_out": Bilingual(
        "Dejar las apuestas delante hasta que acabe la ronda", "Leave the bets in front until the round ends"
    ),
    "count_down": Bilingual("Contar hacia atrás en voz alta", "Count down aloud"),
    "ask_for_action": Bilingual("Pedirle que actúe ya", "Ask the player to act now"),
    "call_floor": Bilingual("Llamar al floor", "Call the floor"),
    "report_to_floor": Bilingual(
        "Comunicarlo al floor con hora, mesa y nombres", "Report it to the floor with time, table and names"
    ),
    "correct_blinds": Bilingual("Corregir las ciegas", "Correct the blinds"),
    "shuffle": Bilingual("Barajar", "Shuffle"),
    "cut": Bilingual("Cortar", "Cut"),
    "draw_for_button": Bilingual("Sortear el botón", "Draw for the button"),
    "button_between": Bilingual("Botón al asiento intermedio", "Button to the seat between"),
    "button_to_its_seat": Bilingual("Botón al asiento que le toca", "Button to the seat it belongs to"),
    "then_two_places": Bilingual("En la mano siguiente avanza dos", "Two places on with the next hand"),
    "announce_hand_values": Bilingual("Leer y anunciar cada mano", "Read and announce each hand"),
    "losing_cards": Bilingual("Recoger las cartas perdedoras", "Take in the losing cards"),
    "pot": Bilingual("Entregar el bote", "Push the pot"),
    "winning_cards_and_board": Bilingual(
        "Recoger las cartas ganadoras y las comunitarias", "Take in the winning cards and the board"
    ),
    "blinds": Bilingual("Decir las ciegas", "Tell the blinds"),
    "penalties": Bilingual("Decir las sanciones en curso", "Tell the penalties being served"),
    "deck_not_counted": Bilingual("Anotar que no se contó el mazo", "Note that the deck was not counted"),
    "announce_amount": Bilingual("Anunciar la cantidad", "Announce the amount"),
    "all_in_button": Bilingual("Poner el botón de all-in", "Put the all-in button out"),
    "count_deck": Bilingual("Contar el mazo", "Count the deck"),
    "stack_shares_in_sight": Bilingual(
        "Apilar las partes del bote a la vista", "Stack the shares of the pot in sight"
    ),
}
