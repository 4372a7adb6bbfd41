"""Words for bets, chips and turns."""

from torneo.rulebook import Bilingual

REASONS: dict[str, Bilingual] = {
    # declarations and chips in turn
    "act_in_turn": Bilingual(
        "Primero hay que resolver lo que está pendiente; cada uno actúa en su turno.",
        "What is open must be settled first; everyone acts in turn.",
    ),
    "binding_in_turn": Bilingual(
        "Lo que se dice o se hace en turno obliga.", "What is said or done in turn is binding."
    ),
    "general_declaration": Bilingual(
        "La acción anunciada en turno obliga y hay que cumplirla.",
        "An action announced in turn is binding and must be carried out.",
    ),
    "chips_stay": Bilingual("Las fichas puestas en turno se quedan.", "Chips put in in turn stay in."),
    "first_said_counts": Bilingual(
        "Cuenta la primera declaración completa; lo que se añade después, no.",
        "The first complete declaration counts; what is added later does not.",
    ),
    "kinds_of_declaration": Bilingual(
        "Se puede declarar la acción, la cantidad, o las dos cosas.",
        "A player may declare the action, the amount, or both.",
    ),
    "voice_or_chips": Bilingual(
        "Se apuesta de palabra o con fichas.", "Bets are made by voice or with chips."
    ),
    "first_made_counts": Bilingual(
        "Entre palabras y fichas cuenta lo que se hizo primero.",
        "Of words and chips, what came first counts.",
    ),
    "voice_with_chips": Bilingual(
        "Palabras y fichas a la vez: manda la voz si fue clara.",
        "Words and chips together: clear words decide.",
    ),
    "voice_against_chips": Bilingual(
        "Las palabras y las fichas se contradicen.", "The words and the chips contradict each other."
    ),
    "amount_is_chips": Bilingual(
        "Decir una cantidad vale lo mismo que poner esas fichas en silencio.",
        "Naming an amount weighs as much as putting in those chips in silence.",
    ),
    "official_term": Bilingual("Usó un término oficial.", "An official term was used."),
    "regional_term": Bilingual(
        "Usó una palabra corriente en la región, con el sentido de un término oficial.",
        "A common regional word was used in the sense of an official term.",
    ),
    "unofficial_term": Bilingual(
        "No usó un término oficial; hay que interpretar qué quiso decir.",
        "No official term was used; what was meant has to be interpreted.",
    ),
    "short_all_in": Bilingual(
        "Un all-in corto no cambia la subida mínima.", "A short all-in does not change the minimum raise."
    ),
    "valueless_item": Bilingual(
        "Puso un objeto que no vale como apuesta; hay que interpretar qué quiso decir.",
        "An item without betting value was put out; what was meant has to be interpreted.",
    ),
    "amount_not_clear": Bilingual(
        "Lo dicho no define una acción clara.", "The words do not define a clear action."
    ),
    "ambiguous_amount": Bilingual(
        "La cantidad dicha se podía entender de varias maneras.",
        "The amount said could be read in several ways.",
    ),
    "tap_is_check": Bilingual("Un golpe en la mesa es un check.", "A tap on the table is a check."),
    "gesture_facing_action": Bilingual(
        "Un gesto ante una acción pendiente lo interpreta el floor.",
        "A gesture with action pending is read by the floor.",
    ),
    "check_facing_bet": Bilingual(
        "Dijo que pasaba ante una apuesta: ya solo puede igualar o retirarse.",
        "A check was said facing a bet: only call or fold is left.",
    ),
    "call_without_bet": Bilingual(
        "Dijo que igualaba sin haber apuesta: es un check.",
        "A call was said with nothing to call: it is a check.",
    ),
    "raise_without_bet": Bilingual(
        "Dijo que subía sin haber apuesta: debe apostar al menos el mínimo.",
        "A raise was said with no bet to raise: at least the minimum bet is due.",
    ),
    "pot_in_no_limit_bet": Bilingual(
        "Declaró «bote» en un juego sin límite, sin apuesta que igualar.",
        "'Pot' was declared in no-limit with no bet to face.",
    ),
    "pot_in_no_limit_raise": Bilingual(
        "Declaró «bote» en un juego sin límite, ante una apuesta.",
        "'Pot' was declared in no-limit facing a bet.",
    ),
    "conditional": Bilingual(
        "Habló con una condición sobre lo que haría otro jugador.",
        "A statement depending on what another player would do.",
    ),
    "call_before_amount": Bilingual(
        "Igualó antes de conocerse la cantidad de la apuesta.",
        "Called before the amount of the bet was known.",
    ),
    "wait_for_amount": Bilingual(
        "Hay que esperar a que se conozca la cantidad antes de actuar.",
        "The amount must be known before the next player acts.",
    ),
    # checks and calls
    "plain_check": Bilingual("No hay apuesta que igualar.", "There is no bet to call."),
    "plain_fold": Bilingual("Se retira en su turno.", "A fold in turn."),
    "call_by_voice": Bilingual("Dijo que igualaba.", "The player said call."),
    "call_exact_chips": Bilingual(
        "Puso exactamente lo que faltaba para igualar.", "Exactly the chips needed to call were put in."
    ),
    "betting_for_change": Bilingual(
        "Las apuestas no sirven para pedir cambio: las fichas cuentan como tales.",
        "Bets are not for making change: the chips count as chips.",
    ),
    "overchip_call": Bilingual(
        "Una sola ficha mayor que la apuesta, sin declarar subida, es un pago.",
        "A single oversized chip without a declared raise is a call.",
    ),
    "overchip_raise_said_late": Bilingual(
        "Dijo que subía cuando la ficha ya estaba en la mesa: es un pago.",
        "The raise was said after the chip was on the table: it is a call.",
    ),
    "overchip_raise": Bilingual(
        "Declaró subida y puso una sola ficha: sube lo máximo que la ficha permite.",
        "A raise was declared with a single chip: it is the most that chip allows.",
    ),
    "overchip_bet": Bilingual(
        "Sin apuesta delante, una sola ficha en silencio apuesta su valor, hasta donde llega el límite.",
        "With no bet to face, a single silent chip bets its value, as far as the limit allows.",
    ),
    "chips_all_needed": Bilingual(
        "Todas las fichas hacen falta para igualar: quitando una ya no alcanza.",
        "All the chips are needed to call: with one removed they fall short.",
    ),
    "chips_not_all_needed": Bilingual(
        "Puso más fichas de las que hacían falta para igualar.",
        "More chips than the call needed were put in.",
    ),
    "last_chips": Bilingual("Eran sus últimas fichas.", "They were the player's last chips."),
    "last_chips_all_needed": Bilingual(
        "Eran sus últimas fichas y todas hacían falta para igualar.",
        "They were the player's last chips and all were needed to call.",
    ),
    "silent_chips_only_call": Bilingual(
        "Las fichas puestas en silencio no suben: solo igualan.", "Silent chips never raise: they only call."
    ),
    "half_or_more": Bilingual(
        "Puso la mitad de la subida mínima o más: tiene que completarla.",
        "Half the minimum raise or more was put in: it must be completed.",
    ),
    "less_than_half": Bilingual(
        "No llegó a la mitad de la subida mínima: lo que sobra se devuelve.",
        "Less than half of the minimum raise was put in: the excess goes back.",
    ),
    "undercall": Bilingual("Puso menos de lo necesario para igualar.", "Less than the call was put in."),
    "undercall_heads_up": Bilingual(
        "Puso menos que la apuesta en un mano a mano.", "Less than the bet was put in heads-up."
    ),
    "undercall_opening_bet": Bilingual(
        "Puso menos que la apuesta de apertura.", "Less than the opening bet was put in."
    ),
    "undercall_big_blind": Bilingual(
        "Puso menos que la ciega grande.", "Less than the big blind was put in."
    ),
    "undercall_other": Bilingual(
        "Puso menos que una apuesta que ya no es la de apertura.",
        "Less than a bet that is no longer the opening one was put in.",
    ),
    "undercall_chain": Bilingual(
        "Varios jugadores pusieron de menos uno tras otro: se vuelve al primero.",
        "Several players in a row put in too little: the action goes back to the first.",
    ),
    "tiny_chip": Bilingual(
        "Puso una sola ficha muy pequeña ante una apuesta grande.",
        "A single tiny chip was put in facing a big bet.",
    ),
    "accepted_action": Bilingual(
        "Quien iguala acepta la apuesta correcta, aunque se la dijeran o contaran mal.",
        "Whoever calls accepts the correct bet, even if it was said or counted wrong.",
    ),
    # bets and raises
    "bet": Bilingual("Abre las apuestas de la calle.", "The first bet of the street."),
    "preflop_round": Bilingual(
        "Antes del flop se entra desde la ciega grande hasta todo el resto.",
        "Before the flop a player enters for anything from the big blind to his whole stack.",
    ),
    "flop_round": Bilingual(
        "En el flop se pasa o se apuesta desde la ciega grande hasta todo el resto.",
        "On the flop a player checks or bets anything from the big blind to his whole stack.",
    ),
    "turn_round": Bilingual(
        "En el turn se pasa o se apuesta desde la ciega grande hasta todo el resto.",
        "On the turn a player checks or bets anything from the big blind to his whole stack.",
    ),
    "river_round": Bilingual(
        "En el river se pasa o se apuesta desde la ciega grande hasta todo el resto.",
        "On the river a player checks or bets anything from the big blind to his whole stack.",
    ),
    "silent_opening": Bilingual(
        "Fichas en silencio sin apuesta previa: vale lo que toca el paño a la vez.",
        "Silent chips with no bet before them: what touches the cloth at once counts.",
    ),
    "min_opening_bet": Bilingual("La apuesta de apertura tiene un mínimo.", "The opening bet has a minimum."),
    "short_stack_may_not_open": Bilingual(
        "No tiene para la apuesta mínima y el reglamento no le deja abrir.",
        "The stack does not reach the minimum bet and the book does not let it open.",
    ),
    "min_raise": Bilingual("Toda subida debe alcanzar el mínimo.", "Every raise must reach the minimum."),
    "raise_in_one_motion": Bilingual(
        "La subida se puso en un solo movimiento.", "The raise was put in in one motion."
    ),
    "raise_total_said_first": Bilingual(
        "Dijo la cantidad antes de poner las fichas.", "The amount was said before the chips went in."
    ),
    "raise_call_then_one_motion": Bilingual(
        "Declaró subida, puso el pago exacto y la completa en un movimiento más.",
        "A raise was declared, the exact call put in, and one more motion completes it.",
    ),
    "raise_short": Bilingual(
        "Declaró una subida por debajo del mínimo.", "A raise below the minimum was declared."
    ),
    "raise_means_total": Bilingual(
        "La cantidad de una subida declarada es el total de la apuesta.",
        "The amount of a declared raise is the total of the bet.",
    ),
    "raise_announced": Bilingual(
        "Declaró subida sin cantidad: sigue en turno y debe subir al menos el mínimo.",
        "A raise was declared without an amount: the player is still to act and owes at least the minimum.",
    ),
    "bet_announced": Bilingual(
        "Declaró apuesta sin cantidad: sigue en turno y debe apostar al menos el mínimo.",
        "A bet was declared without an amount: the player is still to act and owes at least the minimum.",
    ),
    "all_in": Bilingual("Puso todo lo que tiene.", "Everything the player has went in."),
    "string_bet": Bilingual(
        "Puso fichas en varios movimientos sin haber dicho antes la cantidad.",
        "Chips went in in several motions with no amount said before.",
    ),
    "not_released": Bilingual("No llegó a soltar las fichas.", "The chips were not released."),
    "pushed_forward": Bilingual(
        "Empujó o arrojó las fichas en montón.", "The chips were pushed or thrown in a heap."
    ),
    "betting_reopened": Bilingual(
        "Enfrenta una subida completa: puede volver a subir.",
        "Facing a full raise, the player may raise again.",
    ),
    "betting_not_reopened": Bilingual(
        "Ya actuó y no enfrenta una subida completa: no puede volver a subir.",
        "The player has acted and does not face a full raise: no new raise.",
    ),
    "limit_reopening": Bilingual(
        "Con límite, la parte de apuesta que enfrenta decide si puede volver a subir.",
        "In limit, the share of a bet faced decides whether the player may raise again.",
    ),
    "big_blind_option": Bilingual(
        "La ciega grande conserva su opción de subir.", "The big blind keeps the option to raise."
    ),
    "no_raise_cap": Bilingual("No hay tope de subidas.", "There is no cap on raises."),
    "raise_cap_reached": Bilingual(
        "Las subidas de la ronda tienen tope.", "The raises of the round are capped."
    ),
    "pot_limit_preflop": Bilingual(
        "El máximo es el bote después de igualar, con las ciegas.",
        "The most is the pot after calling, blinds included.",
    ),
    "pot_limit_postflop": Bilingual(
        "El máximo es el bote después de igualar.", "The most is the pot after calling."
    ),
    # earlier chips of the street
    "prior_chips": Bilingual(
        "Añadió fichas a las que ya tenía delante.", "Chips were added to those already in front."
    ),
    "prior_chips_overchip": Bilingual(
        "Añadió una sola ficha mayor a las que ya tenía delante: es un pago.",
        "One oversized chip was added to those already in front: it is a call.",
    ),
    "prior_chips_several": Bilingual(
        "Añadió varias fichas a las que ya tenía delante.",
        "Several chips were added to those already in front.",
    ),
    "prior_chips_cover": Bilingual(
        "Las fichas anteriores ya cubrían la apuesta o se retiraron en parte: cuenta el conjunto.",
        "The earlier chips already covered the bet or were partly pulled back: all of them count.",
    ),
    "prior_chips_pulled": Bilingual(
        "Retiró las fichas que tenía delante.", "The chips already in front were pulled back."
    ),
    # turns
    "out_of_turn_held": Bilingual(
        "Actuó fuera de turno: lo hecho espera a que le toque.", "Acted out of turn: it waits for the turn."
    ),
    "out_of_turn_binds": Bilingual(
        "Llegó su turno y nada cambió: lo hecho fuera de turno obliga.",
        "The turn came and nothing had changed: the action out of turn binds.",
    ),
    "out_of_turn_changed": Bilingual(
        "La acción cambió antes de su turno: lo hecho no obliga y tiene todas las opciones.",
        "The action changed before the turn: it does not bind and all options are open.",
    ),
    "out_of_turn_smaller_bet": Bilingual(
        "Le apostaron no más de lo que puso fuera de turno: iguala.",
        "The bet faced is no more than what was put in out of turn: it is a call.",
    ),
    "out_of_turn_bigger_bet": Bilingual(
        "Le apostaron más de lo que puso fuera de turno: iguala o pierde lo puesto, y no puede subir.",
        "The bet faced is more than what was put in out of turn: call or lose it, and no raise.",
    ),
    "fold_out_of_turn": Bilingual("Retirarse fuera de turno obliga.", "A fold out of turn is binding."),
    "fold_facing_no_bet": Bilingual(
        "Se retiró sin haber apuesta: obliga, y es una falta.",
        "A fold with no bet to face is binding, and an infraction.",
    ),
    "fold_by_pushing_cards": Bilingual(
        "Entregó sus cartas boca abajo.", "The cards were given up face down."
    ),
    "skipped_keeps_turn": Bilingual(
        "El jugador saltado habló a tiempo y conserva su turno.",
        "The skipped player spoke up in time and keeps the turn.",
    ),
    "skipped_reasonable_time": Bilingual(
        "Hay que ver si el jugador saltado tuvo un tiempo razonable para hablar.",
        "Did the skipped player have reasonable time to speak up?",
    ),
    "skipped_hand": Bilingual(
        "El jugador saltado no habló a tiempo y hubo acción sustancial.",
        "The skipped player did not speak up in time and there was substantial action.",
    ),
    "skipped_deemed_check": Bilingual(
        "Saltado sin apuesta y en silencio: se entiende que pasó.",
        "Passed over in silence with no bet: taken as a check.",
    ),
    "skipped_check_disputed": Bilingual(
        "El jugador niega haber pasado.", "The player denies having checked."
    ),
    # corrections
    "underbet_corrected_on_last_street": Bilingual(
        "En la última calle se corrige hasta el showdown.",
        "On the last street it is corrected until the showdown.",
    ),
    "underbet_corrected": Bilingual(
        "La apuesta corta se corrige a tiempo, y para todos los que la igualaron.",
        "The short bet is put right in time, for everyone who called it too.",
    ),
    "underbet_stands": Bilingual(
        "La apuesta corta ya no se puede corregir.", "The short bet can no longer be put right."
    ),
    "underbet_stands_at_showdown": Bilingual(
        "Empezado el enfrentamiento, la apuesta corta ya no se puede corregir.",
        "Once the showdown has begun the short bet can no longer be put right.",
    ),
    "pot_count_too_high": Bilingual("El bote se contó de más.", "The pot was counted too high."),
    "pot_count_too_low": Bilingual("El bote se contó de menos.", "The pot was counted too low."),
    "pot_count_stands": Bilingual(
        "La cuenta del bote ya no se puede corregir.", "The pot count can no longer be put right."
    ),
    "ante_must_be_posted": Bilingual(
        "Faltaba su ante: lo pone para seguir en la mano.", "The ante was missing: it is posted to stay in."
    ),
    "ante_unknown_player": Bilingual(
        "No se sabe quién dejó de ponerlo: se juega con el bote que hay.",
        "Nobody knows who did not post: the pot is played as it is.",
    ),
    "blind_must_be_posted": Bilingual(
        "Faltaba su ciega y tiene que ponerla.", "The blind was missing and must be posted."
    ),
    "blind_refused": Bilingual("Se niega a poner lo que debe.", "The player refuses to post what is due."),
    # requests
    "count_granted": Bilingual(
        "Enfrenta un all-in y puede pedir la cuenta exacta.", "Facing an all-in, an exact count is due."
    ),
    "stack_estimate": Bilingual(
        "Se le debe una estimación razonable de las fichas del contrario.",
        "A reasonable estimate of the opponent's chips is due.",
    ),
    "count_refused": Bilingual(
        "Solo quien enfrenta un all-in puede pedir la cuenta exacta.",
        "An exact count is due only to a player facing an all-in.",
    ),
    "pot_count_granted": Bilingual(
        "En este juego se puede pedir la cuenta del bote.", "In this game the pot may be counted on request."
    ),
    "pot_count_refused": Bilingual(
        "En este juego no se cuenta el bote para los jugadores.",
        "In this game the pot is not counted for players.",
    ),
    # hidden chips
    "hidden_chips": Bilingual(
        "Aparecieron fichas que nadie había contado.", "Chips turned up that nobody had counted."
    ),
    "hidden_chips_not_paid": Bilingual(
        "Las fichas no contadas no estaban en juego: no se pagan y siguen siendo suyas.",
        "The uncounted chips were not in play: they are not paid and stay the player's.",
    ),
    "hidden_chips_do_not_save": Bilingual(
        "Las fichas no contadas no salvan a quien perdió su all-in.",
        "Uncounted chips do not save a player who lost an all-in.",
    ),
    "hidden_chips_to_winner": Bilingual(
        "Las fichas aparecidas pasan al ganador.", "The chips found go to the winner."
    ),
    "hidden_chips_beyond_bet": Bilingual(
        "Lo que pasa de la apuesta dicha no es de nadie: sale del juego.",
        "What exceeds the spoken bet is nobody's: it leaves the game.",
    ),
    "hidden_chips_removed": Bilingual(
        "Las fichas aparecidas salen del juego.", "The chips found leave the game."
    ),
    # the floor
    "override": Bilingual(
        "Por equidad se aparta el resultado técnico, y queda anotado.",
        "For fairness the technical outcome is set aside, and recorded.",
    ),
    "override_refused": Bilingual(
        "Quien decide no tiene autoridad para apartar la regla.",
        "Whoever decides has no authority to set the rule aside.",
    ),
    "decision": Bilingual(
        "No hay una pregunta abierta con esa respuesta.", "There is no open question with that answer."
    ),
    "straddle_refused": Bilingual(
        "En los torneos no se hacen straddles.", "There are no straddles in tournaments."
    ),
    "next_street": Bilingual("Se reparte la calle siguiente.", "The next street is dealt."),
    "stud_community_card": Bilingual(
        "No alcanzan las cartas: una carta común vale para todos.",
        "There are not enough cards: one community card counts for all.",
    ),
    "stud_tied_boards": Bilingual(
        "Mesas iguales: abre la carta más alta por palo.", "Equal boards: the highest card by suit opens."
    ),
    "stud_low_card_all_in": Bilingual(
        "La carta más baja está all-in por el ante: abre quien está a su izquierda.",
        "The low card is all-in for the ante: whoever is to its left opens.",
    ),
    "stud_open_pair": Bilingual(
        "Una pareja a la vista no dobla la apuesta.", "A pair showing does not double the bet."
    ),
    "stud_dead_hand_no_card": Bilingual(
        "Una mano que no vive no recibe más cartas.", "A hand that is not live gets no more cards."
    ),
    "big_blind_ante": Bilingual(
        "La ciega grande paga el ante por todos, y cuenta antes la ciega.",
        "The big blind pays the ante for all, the blind being reckoned first.",
    ),
    "stud_cards_short": Bilingual(
        "No alcanzan las cartas para todos: se juntan las quemadas.",
        "There are not enough cards for everybody: the burns are taken in.",
    ),
    "refused_illegal": Bilingual("Eso no cabe en este momento.", "That is not possible now."),
    "no_betting_now": Bilingual(
        "Ahora no hay apuestas: nadie tiene que actuar.", "There is no betting now: nobody is to act."
    ),
    "not_in_hand": Bilingual(
        "No tiene una mano en juego con la que actuar.", "The player has no live hand to act with."
    ),
    "hand_over": Bilingual("La mano ya ha terminado.", "The hand is already over."),
}

INFRACTIONS: dict[str, Bilingual] = {
    "skipped_in_silence": Bilingual("dejarse saltar sin decir nada", "letting oneself be skipped in silence"),
    "premature_action": Bilingual(
        "actuar antes de conocerse la cantidad", "acting before the amount is known"
    ),
    "splashing": Bilingual("arrojar fichas al bote", "splashing the pot"),
    "unclear_raise": Bilingual("apostar o subir de forma poco clara", "an unclear bet or raise"),
    "overbetting_for_change": Bilingual("apostar de más para pedir cambio", "overbetting to get change"),
}

OPTIONS: dict[str, Bilingual] = {
    "override": Bilingual("apartar la regla por equidad", "set the rule aside for fairness"),
    "other_ruling": Bilingual("otra resolución equitativa", "another fair ruling"),
    "start_clock": Bilingual("poner el reloj", "start the clock"),
    "full_call": Bilingual("pago completo", "a full call"),
    "forfeit_and_fold": Bilingual("perder lo puesto y retirarse", "forfeit the chips and fold"),
    "chips_returned_all_options": Bilingual(
        "recuperar las fichas y volver a actuar", "take the chips back and act again"
    ),
    "minimum_raise": Bilingual("subida mínima", "a minimum raise"),
    "part_of_bet": Bilingual("forman parte de la apuesta", "they are part of the bet"),
    "not_part_of_bet": Bilingual("no forman parte de la apuesta", "they are not part of the bet"),
    "to_winner": Bilingual("pasan al ganador", "they go to the winner"),
    "removed": Bilingual("salen del juego", "they leave the game"),
    "grant": Bilingual("conceder", "grant"),
    "refuse": Bilingual("negar", "refuse"),
    "retrieve_hand": Bilingual("recuperar la mano", "retrieve the hand"),
    "binding": Bilingual("obliga", "it is binding"),
    "not_binding": Bilingual("no obliga", "it is not binding"),
    "call_any_amount": Bilingual("iguala la cantidad que sea", "calls whatever the amount"),
    "words": Bilingual("valen las palabras", "the words count"),
    "chips": Bilingual("valen las fichas", "the chips count"),
    "first_motion_only": Bilingual("solo el primer movimiento", "the first motion only"),
    "all_motions": Bilingual("todos los movimientos", "all the motions"),
    "no_effect": Bilingual("sin efecto", "no effect"),
    "bet_those_chips": Bilingual("apuesta de esas fichas", "a bet of those chips"),
    "all_chips_bet": Bilingual("apuesta de todas las fichas", "a bet of all the chips"),
    "read_by_the_cases": Bilingual("se lee según los casos normales", "read by the usual cases"),
    "reasonable_time": Bilingual("tuvo un tiempo razonable", "there was reasonable time"),
    "no_reasonable_time": Bilingual("no tuvo un tiempo razonable", "there was no reasonable time"),
    "check_stands": Bilingual("el check vale", "the check stands"),
    "action_back": Bilingual("la acción vuelve a él", "the action goes back to the player"),
    "fold": Bilingual("se retira", "fold"),
    "check": Bilingual("check", "check"),
    "call": Bilingual("pago", "call"),
    "bet": Bilingual("apuesta", "bet"),
    "raise": Bilingual("subida", "raise"),
    "all_in": Bilingual("all-in", "all-in"),
}

STEPS: dict[str, Bilingual] = {
    "announce_string_bet": Bilingual(
        "El crupier rechaza en voz alta la apuesta en partes",
        "The dealer says aloud that the string bet is refused",
    ),
    "dealer_or_floor_counts": Bilingual("Cuenta el crupier o el floor", "The dealer or the floor counts"),
}
