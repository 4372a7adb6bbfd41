### Acts in words.

## What a player does

does-fold = folds
does-check = checks
does-call = calls
does-bet = bets
does-raise = raises
does-complete = completes
does-bring_in = brings it in
does-all_in = goes all-in
does-draw = draws
does-stand_pat = stands pat

## What else happened

act-to = { $does } to { $to }
act-bet_of = { $does } { $to }
act-unnoticed = { $what }; nobody notices
act-discards = { $what } { $n }
act-says = says '{ $words }'
act-puts = puts in { $chips }
act-motions = { $n ->
    [one] puts in, in { $n } motion, { $chips }
   *[other] puts in, in { $n } motions, { $chips }
}
act-takes_back = takes back { $chips }
act-untouched = leaving the chips in front untouched
act-partly_pulled = pulling back part of the chips in front
act-pulled = pulling back the chips in front
act-words_first = the words first
act-chips_first = the chips first
act-together = all at once
act-could_mean = it could be { $amounts }
act-unclear = not clearly
act-confused = nobody can say which came first
act-pushes_item = pushes out an item without value (a bounty chip)
act-pushes_all = pushing it all forward
act-throws_all = throwing it all in
act-not_released = without releasing the chips
act-turns_in = turns the cards in face down
act-thrown = throwing them
act-past_line = past the line
act-touches_muck = touching the muck
act-identifiable = they can be identified
act-not_identifiable = they cannot be identified
act-identified_at = identified with { $percent } % certainty
act-misled_by = misled by { $who }
act-count = asks for a count of { $who }
act-pot = asks for a count of the pot
act-see = asks to see the hand of { $who }
act-time = calls time on { $who }
act-bets_in = asks for the bets to be brought in
act-rabbit = asks for the cards that would have come
act-straddles = puts out { $chips } before the deal
act-reported_for = is reported for { $what }
act-keep_cards = asks to keep the cards
act-dispute_reading = disputes the reading of the hands
act-dispute_pot = disputes the count of the pot
act-claims_turn = claims the turn
act-had_time = there was time to speak up
act-no_time = there was no time to speak up
act-finds_chips = finds { $chips }
act-refuses = refuses
act-says_bet = announces a bet of { $amount }
act-says_pot = announces a pot of { $amount }
act-next_street = deals the next street
act-discovered = Discovered: { $what }
act-of = { $what }, { $who }
act-exposes = exposes { $cards }
act-to_table = to the whole table
act-to_spectator = to a spectator
act-high = through the air
act-face_up = with some face up
act-touches_burn_cards = touching the burn cards
act-touches_discards = touching the discards
act-touches_deck = touching the deck
act-talks_folded_hand = says which cards were folded
act-talks_live_hand = talks about a live hand
act-talks_own_hand = discusses the own hand
act-talks_unseen_hand = says what somebody else holds
act-talks_play = advises on or criticises the play
act-talks_decision = decides the hand together with somebody
act-moves_table = changes table; chips carried by: { $who }
act-hides_chips = hides { $chips }
act-lost_chips = Lost chips turn up: { $chips }
act-to_some = to { $who }
act-tables = tables the hand { $cards }
act-mucks = mucks the hand
act-shows = shows { $cards }
act-picks_up_upcards = picks up the upcards
act-leaves = leaves the table
act-returns = returns to the table
act-sits_down = sits down with { $chips }
act-expired = The time runs out.
act-at_limit = The time is at its limit.
act-seconds_pass = { $n ->
    [one] { $n } second pass.
   *[other] { $n } seconds pass.
}
act-decides = { $by } decides: { $option }
act-why = reason: { $why }

## What the dealer did

dealer-exposed_card = exposes a card
dealer-boxed_cards = boxed cards turn up in the deck
dealer-duplicate_card = a duplicate card turns up
dealer-foreign_card = a foreign card turns up
dealer-odd_back = a card with another back turns up
dealer-wrong_first_seat = deals the first card to a wrong seat
dealer-missed_seat = misses a seat in the deal
dealer-dealt_to_unentitled = deals to a seat not entitled
dealer-short_cards = deals too few cards
dealer-extra_card = deals an extra card
dealer-no_burn = does not burn
dealer-names_board = tells the board cards left untold
dealer-four_card_flop = deals a four-card flop
dealer-premature_flop = deals the flop too early
dealer-premature_turn = deals the turn too early
dealer-premature_river = deals the river too early
dealer-premature_stud_card = deals a stud card too early
dealer-dropped_deck = drops the deck
dealer-irregular_deal = makes a fault no list names
dealer-killed_hand = kills a hand by mistake
dealer-collected_hand = collects a hand by mistake
dealer-awards_pot = pushes the pot
dealer-announces_bet = announces a bet
dealer-announces_pot = announces the pot
dealer-announces_level = announces the level
dealer-calls_time = calls time
dealer-wrong_level = the hand was started at a wrong level
dealer-wrong_button = the button is in a wrong place
dealer-redeal = redeals
dealer-starts_hand = starts the hand
dealer-next_street = deals the next street
dealer-next_hand = starts the next hand
dealer-first_hand = starts the first hand
dealer-closes_hand = closes the hand
dealer-dealer_change = the dealer changes
dealer-collects_bets = brings the bets in
dealer-changes_deck = changes the deck
dealer-takes_table = a dealer takes the table
dealer-opens_table = opens the table
dealer-counts_deck = counts the deck

## What was discovered

discovered-underbet = a bet below the minimum
discovered-underraise = a raise below the minimum
discovered-undercall = a call for less
discovered-overcall = a call for more
discovered-overbet = a bet above the maximum
discovered-pot_miscount = the pot was miscounted
discovered-missing_ante = an ante is missing
discovered-missing_blind = a blind is missing
discovered-short_hand = a hand with too few cards
discovered-extra_cards = a hand with too many cards
discovered-skipped_player = a player was skipped
discovered-wrong_button = the button was in a wrong place
discovered-wrong_level = the level was wrong
discovered-duplicate_card = a duplicate card
discovered-foreign_card = a foreign card
discovered-missing_card = a card is missing
discovered-hidden_chips = hidden chips
discovered-misread_hand = a misread hand
discovered-miscalled_hand = a hand announced falsely
discovered-wrong_pot_award = a pot awarded wrongly

## Around them

say-seat = seat { $seat }
say-and = { " " }and{ " " }
say-or = { " " }or{ " " }
say-dealer = Dealer
say-floor = the floor
say-director = the director
say-blinds = blinds { $small }/{ $big }
say-ante = ante { $ante }
say-bb_ante = big-blind ante { $ante }
say-bring_in = bring-in { $bring_in }
say-absent = absent
say-penalised = { $n ->
    [one] penalised: { $n } hand
   *[other] penalised: { $n } hands
}
say-unposted = has not posted
say-acts = To act: { $who }.
say-street_over = The betting round is over.
say-showdown = It is the showdown.
say-frozen = The hand waits for the decision.
say-hand_over = The hand is over.
say-follows = And then, { $who }:
say-then = And then:
say-decided = Decided by: { $by }
