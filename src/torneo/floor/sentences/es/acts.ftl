### Acts in words.

## What a player does

does-fold = se retira
does-check = pasa
does-call = iguala
does-bet = apuesta
does-raise = sube
does-complete = completa la apuesta
does-bring_in = pone el bring-in
does-all_in = va all-in
does-draw = descarta
does-stand_pat = se planta

## What else happened

act-to = { $does } a { $to }
act-bet_of = { $does } { $to }
act-unnoticed = { $what }; nadie lo advierte
act-discards = { $what } { $n }
act-says = dice «{ $words }»
act-puts = pone { $chips }
act-motions = { $n ->
    [one] pone, en { $n } movimiento, { $chips }
   *[other] pone, en { $n } movimientos, { $chips }
}
act-takes_back = retira { $chips }
act-untouched = sin tocar las fichas que tenía delante
act-partly_pulled = retirando parte de las fichas que tenía delante
act-pulled = retirando las fichas que tenía delante
act-words_first = las palabras primero
act-chips_first = las fichas primero
act-together = todo a la vez
act-could_mean = podría ser { $amounts }
act-unclear = no se entiende bien
act-confused = no se sabe qué fue primero
act-pushes_item = adelanta un objeto sin valor (ficha de recompensa)
act-pushes_all = empujándolo todo
act-throws_all = arrojándolo todo
act-not_released = sin soltar las fichas
act-turns_in = entrega sus cartas boca abajo
act-thrown = tirándolas
act-past_line = pasan la línea
act-touches_muck = tocan el montón
act-identifiable = se pueden identificar
act-not_identifiable = no se pueden identificar
act-identified_at = identificadas con un { $percent } % de certeza
act-misled_by = engañado por { $who }
act-count = pide la cuenta de { $who }
act-pot = pide la cuenta del bote
act-see = pide ver la mano de { $who }
act-time = pide tiempo para { $who }
act-bets_in = pide que se recojan las apuestas
act-rabbit = pide ver las cartas que habrían salido
act-straddles = pone { $chips } antes del reparto
act-reported_for = se le señala por { $what }
act-keep_cards = pide conservar sus cartas
act-dispute_reading = discute la lectura de las manos
act-dispute_pot = discute la cuenta del bote
act-claims_turn = reclama su turno
act-had_time = tuvo tiempo de hablar
act-no_time = no tuvo tiempo de hablar
act-finds_chips = encuentra { $chips }
act-refuses = se niega
act-says_bet = anuncia una apuesta de { $amount }
act-says_pot = anuncia un bote de { $amount }
act-next_street = reparte la calle siguiente
act-discovered = Se descubre: { $what }
act-of = { $what }, { $who }
act-exposes = muestra { $cards }
act-to_table = a toda la mesa
act-to_spectator = a un espectador
act-high = por el aire
act-face_up = con alguna a la vista
act-touches_burn_cards = tocan las quemadas
act-touches_discards = tocan los descartes
act-touches_deck = tocan la baraja
act-talks_folded_hand = dice qué cartas se tiraron
act-talks_live_hand = habla de las cartas de una mano viva
act-talks_own_hand = comenta su propia mano
act-talks_unseen_hand = dice qué lleva otro
act-talks_play = aconseja o critica la jugada
act-talks_decision = decide la mano con otro
act-moves_table = cambia de mesa; lleva las fichas: { $who }
act-hides_chips = esconde { $chips }
act-lost_chips = Aparecen fichas perdidas: { $chips }
act-to_some = a { $who }
act-tables = abre su mano { $cards }
act-mucks = tira su mano sin mostrarla
act-shows = enseña { $cards }
act-picks_up_upcards = recoge sus cartas descubiertas
act-leaves = deja la mesa
act-returns = vuelve a la mesa
act-sits_down = se sienta con { $chips }
act-expired = Se agota el tiempo.
act-at_limit = El tiempo llega a su límite.
act-seconds_pass = { $n ->
    [one] Pasa { $n } segundo.
   *[other] Pasan { $n } segundos.
}
act-decides = Decide { $by }: { $option }
act-why = motivo: { $why }

## What the dealer did

dealer-exposed_card = descubre una carta
dealer-boxed_cards = aparecen cartas boca arriba en el mazo
dealer-duplicate_card = aparece una carta repetida
dealer-foreign_card = aparece una carta ajena al mazo
dealer-odd_back = aparece un dorso distinto
dealer-wrong_first_seat = empieza a repartir por otro asiento
dealer-missed_seat = se salta un asiento al repartir
dealer-dealt_to_unentitled = reparte a quien no debía
dealer-short_cards = reparte cartas de menos
dealer-extra_card = reparte una carta de más
dealer-no_burn = no quema carta
dealer-names_board = dice las cartas comunitarias que faltaban
dealer-four_card_flop = pone cuatro cartas en el flop
dealer-premature_flop = pone el flop antes de tiempo
dealer-premature_turn = pone el turn antes de tiempo
dealer-premature_river = pone el river antes de tiempo
dealer-premature_stud_card = reparte antes de tiempo
dealer-dropped_deck = se le cae el mazo
dealer-irregular_deal = reparte con un fallo sin nombre
dealer-killed_hand = mata una mano por error
dealer-collected_hand = recoge una mano por error
dealer-awards_pot = entrega el bote
dealer-announces_bet = anuncia una apuesta
dealer-announces_pot = anuncia el bote
dealer-announces_level = anuncia el nivel
dealer-calls_time = pide tiempo
dealer-wrong_level = la mano empezó con otro nivel
dealer-wrong_button = el botón está mal puesto
dealer-redeal = vuelve a repartir
dealer-starts_hand = empieza la mano
dealer-next_street = reparte la calle siguiente
dealer-next_hand = empieza la mano siguiente
dealer-first_hand = empieza la primera mano
dealer-closes_hand = cierra la mano
dealer-dealer_change = cambia el crupier
dealer-collects_bets = recoge las apuestas
dealer-changes_deck = cambia de baraja
dealer-takes_table = ocupa la mesa un crupier
dealer-opens_table = abre la mesa
dealer-counts_deck = cuenta el mazo

## What was discovered

discovered-underbet = una apuesta por debajo del mínimo
discovered-underraise = una subida por debajo del mínimo
discovered-undercall = un pago de menos
discovered-overcall = un pago de más
discovered-overbet = una apuesta por encima del máximo
discovered-pot_miscount = el bote estaba mal contado
discovered-missing_ante = falta un ante
discovered-missing_blind = falta una ciega
discovered-short_hand = una mano con cartas de menos
discovered-extra_cards = una mano con cartas de más
discovered-skipped_player = un jugador saltado
discovered-wrong_button = el botón estaba mal puesto
discovered-wrong_level = se jugaba con otro nivel
discovered-duplicate_card = una carta repetida
discovered-foreign_card = una carta ajena al mazo
discovered-missing_card = falta una carta
discovered-hidden_chips = fichas escondidas
discovered-misread_hand = una mano mal leída
discovered-miscalled_hand = una mano anunciada en falso
discovered-wrong_pot_award = un bote mal entregado

## Around them

say-seat = asiento { $seat }
say-and = { " " }y{ " " }
say-or = { " " }o{ " " }
say-dealer = Crupier
say-floor = el floor
say-director = el director
say-blinds = ciegas { $small }/{ $big }
say-ante = ante { $ante }
say-bb_ante = ante de ciega grande { $ante }
say-bring_in = bring-in { $bring_in }
say-absent = ausente
say-penalised = { $n ->
    [one] penalizado: { $n } mano
   *[other] penalizado: { $n } manos
}
say-unposted = no ha puesto lo suyo
say-acts = Habla: { $who }.
say-street_over = Termina la ronda de apuestas.
say-showdown = Se llega al showdown.
say-frozen = La mano espera la decisión.
say-hand_over = Termina la mano.
say-follows = Y entonces, { $who }:
say-then = Y entonces:
say-decided = Lo decidió: { $by }
