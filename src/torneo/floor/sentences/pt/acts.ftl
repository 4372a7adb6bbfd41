### Acts in words.

## What a player does

does-fold = desiste
does-check = dá check
does-call = paga
does-bet = aposta
does-raise = aumenta
does-complete = completa a aposta
does-bring_in = põe o bring-in
does-all_in = vai all-in
does-draw = descarta
does-stand_pat = mantém as cartas

## What else happened

act-to = { $does } para { $to }
act-bet_of = { $does } { $to }
act-unnoticed = { $what }; ninguém percebe
act-discards = { $what } { $n }
act-says = diz «{ $words }»
act-puts = põe { $chips }
act-motions = { $n ->
    [one] põe, em { $n } movimento, { $chips }
   *[other] põe, em { $n } movimentos, { $chips }
}
act-takes_back = retira { $chips }
act-untouched = sem tocar nas fichas que tinha à frente
act-partly_pulled = retirando parte das fichas que tinha à frente
act-pulled = retirando as fichas que tinha à frente
act-words_first = as palavras primeiro
act-chips_first = as fichas primeiro
act-together = tudo ao mesmo tempo
act-could_mean = poderia ser { $amounts }
act-unclear = não se entende bem
act-confused = não se sabe o que veio primeiro
act-pushes_item = adianta um objeto sem valor (ficha de recompensa)
act-pushes_all = empurrando tudo
act-throws_all = jogando tudo
act-not_released = sem soltar as fichas
act-turns_in = entrega suas cartas viradas para baixo
act-thrown = jogando-as
act-past_line = passam a linha
act-touches_muck = tocam o muck
act-identifiable = podem ser identificadas
act-not_identifiable = não podem ser identificadas
act-identified_at = identificadas com { $percent } % de certeza
act-misled_by = enganado por { $who }
act-count = pede a contagem de { $who }
act-pot = pede a contagem do pote
act-see = pede para ver a mão de { $who }
act-time = pede tempo para { $who }
act-bets_in = pede que se recolham as apostas
act-rabbit = pede para ver as cartas que teriam saído
act-straddles = põe { $chips } antes da distribuição
act-reported_for = é apontado por { $what }
act-keep_cards = pede para conservar suas cartas
act-dispute_reading = discute a leitura das mãos
act-dispute_pot = discute a contagem do pote
act-claims_turn = reclama sua vez
act-had_time = teve tempo de falar
act-no_time = não teve tempo de falar
act-finds_chips = encontra { $chips }
act-refuses = nega-se
act-says_bet = anuncia uma aposta de { $amount }
act-says_pot = anuncia um pote de { $amount }
act-next_street = distribui a próxima rua
act-discovered = Descobre-se: { $what }
act-of = { $what }, { $who }
act-exposes = mostra { $cards }
act-to_table = a toda a mesa
act-to_spectator = a um espectador
act-high = pelo ar
act-face_up = com alguma à vista
act-touches_burn_cards = tocam as queimadas
act-touches_discards = tocam os descartes
act-touches_deck = tocam o baralho
act-talks_folded_hand = diz que cartas foram descartadas
act-talks_live_hand = fala das cartas de uma mão viva
act-talks_own_hand = comenta a própria mão
act-talks_unseen_hand = diz o que outro tem
act-talks_play = aconselha ou critica a jogada
act-talks_decision = decide a mão com outro
act-moves_table = muda de mesa; leva as fichas: { $who }
act-hides_chips = esconde { $chips }
act-lost_chips = Aparecem fichas perdidas: { $chips }
act-to_some = a { $who }
act-tables = abre sua mão { $cards }
act-mucks = descarta sua mão sem mostrá-la
act-shows = mostra { $cards }
act-picks_up_upcards = recolhe suas cartas abertas
act-leaves = deixa a mesa
act-returns = volta à mesa
act-sits_down = senta-se com { $chips }
act-expired = Esgota-se o tempo.
act-at_limit = O tempo chega ao seu limite.
act-seconds_pass = { $n ->
    [one] Passa { $n } segundo.
   *[other] Passam { $n } segundos.
}
act-decides = Decide { $by }: { $option }
act-why = porque { $why }

## What the dealer did

dealer-exposed_card = descobre uma carta
dealer-boxed_cards = aparecem cartas viradas para cima no baralho
dealer-duplicate_card = aparece uma carta repetida
dealer-foreign_card = aparece uma carta alheia ao baralho
dealer-odd_back = aparece um verso diferente
dealer-wrong_first_seat = começa a distribuir por outro lugar
dealer-missed_seat = pula um lugar ao distribuir
dealer-dealt_to_unentitled = distribui a quem não devia
dealer-short_cards = distribui cartas a menos
dealer-extra_card = distribui uma carta a mais
dealer-no_burn = não queima carta
dealer-names_board = diz as cartas comunitárias que faltavam
dealer-four_card_flop = põe quatro cartas no flop
dealer-premature_flop = põe o flop antes do tempo
dealer-premature_turn = põe o turn antes do tempo
dealer-premature_river = põe o river antes do tempo
dealer-premature_stud_card = distribui antes do tempo
dealer-dropped_deck = deixa cair o baralho
dealer-irregular_deal = distribui com um erro sem nome
dealer-killed_hand = mata uma mão por engano
dealer-collected_hand = recolhe uma mão por engano
dealer-awards_pot = entrega o pote
dealer-announces_bet = anuncia uma aposta
dealer-announces_pot = anuncia o pote
dealer-announces_level = anuncia o nível
dealer-calls_time = pede tempo
dealer-wrong_level = a mão começou com outro nível
dealer-wrong_button = o botão está no lugar errado
dealer-redeal = distribui de novo
dealer-starts_hand = começa a mão
dealer-next_street = distribui a próxima rua
dealer-next_hand = começa a próxima mão
dealer-first_hand = começa a primeira mão
dealer-closes_hand = encerra a mão
dealer-dealer_change = troca o dealer
dealer-collects_bets = recolhe as apostas
dealer-changes_deck = troca o baralho
dealer-takes_table = um dealer assume a mesa
dealer-opens_table = abre a mesa
dealer-counts_deck = conta o baralho

## What was discovered

discovered-underbet = uma aposta abaixo do mínimo
discovered-underraise = um aumento abaixo do mínimo
discovered-undercall = um call a menos
discovered-overcall = um call a mais
discovered-overbet = uma aposta acima do máximo
discovered-pot_miscount = o pote estava mal contado
discovered-missing_ante = falta um ante
discovered-missing_blind = falta um blind
discovered-short_hand = uma mão com cartas a menos
discovered-extra_cards = uma mão com cartas a mais
discovered-skipped_player = um jogador pulado
discovered-wrong_button = o botão estava no lugar errado
discovered-wrong_level = jogava-se com outro nível
discovered-duplicate_card = uma carta repetida
discovered-foreign_card = uma carta alheia ao baralho
discovered-missing_card = falta uma carta
discovered-hidden_chips = fichas escondidas
discovered-misread_hand = uma mão mal lida
discovered-miscalled_hand = uma mão anunciada em falso
discovered-wrong_pot_award = um pote mal entregue

## Around them

say-seat = lugar { $seat }
say-and = { " " }e{ " " }
say-or = { " " }ou{ " " }
say-dealer = Dealer
say-floor = o floor
say-director = o diretor
say-blinds = blinds { $small }/{ $big }
say-ante = ante { $ante }
say-bb_ante = ante de big blind { $ante }
say-bring_in = bring-in { $bring_in }
say-absent = ausente
say-penalised = { $n ->
    [one] penalizado: { $n } mão
   *[other] penalizado: { $n } mãos
}
say-unposted = não pôs a sua parte
say-acts = Fala: { $who }.
say-street_over = Termina a rodada de apostas.
say-showdown = Chega-se ao showdown.
say-frozen = A mão espera a decisão.
say-hand_over = Termina a mão.
say-follows = E então, { $who }:
say-then = E então:
say-decided = Decidiu: { $by }
