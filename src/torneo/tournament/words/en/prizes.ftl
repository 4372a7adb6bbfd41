### Sentences of prizes, deals and satellites. Amounts in minor units.

no_prize_fund = { $players ->
    [one] there are no prizes to share: { MONEY($prizes) } in the fund, { $players } player
   *[other] there are no prizes to share: { MONEY($prizes) } in the fund, { $players } players
}
more_places_than_players =
    { $places ->
        [one] { $places } place cannot
       *[other] { $places } places cannot
    } be paid { $players ->
        [one] to { $players } player
       *[other] to { $players } players
    }
better_place_pays_less = place { $place } would get { MONEY($amount) }, more than the one above ({ MONEY($above) })
payouts_do_not_add_up = the prizes add up to { MONEY($told) } and the fund is { MONEY($expected) }: difference { MONEY($difference) }
below_minimum_cash = the last prize ({ MONEY($amount) }) is below the minimum cash ({ MONEY($minimum) })
minimum_above_fund = the minimum prize ({ MONEY($minimum) }) is more than the whole prize fund ({ MONEY($prizes) })
rounding_above_fund = prizes cannot be rounded to { MONEY($rounding) }: the prize fund is { MONEY($prizes) }
reserve_above_prizes = { MONEY($reserve) } cannot be kept back: only { MONEY($remaining) } is left in prizes
minimum_cash_too_high = { $places ->
    [one] { MONEY($prizes) } cannot pay a minimum of { MONEY($minimum) } to { $places } place; to { $most } at most
   *[other] { MONEY($prizes) } cannot pay a minimum of { MONEY($minimum) } to { $places } places; to { $most } at most
}
places_outside_range =
    { $places ->
        [one] { $places } place of
       *[other] { $places } places of
    } { $entries ->
        [one] { $entries } entry is
       *[other] { $entries } entries are
    } paid; the book pays { $least } to { $most }
fewer_places = { $places ->
    [one] the minimum cash is enough for { $places } place only, not for { $wanted }
   *[other] the minimum cash is enough for { $places } places only, not for { $wanted }
}
payouts_to_publish = registration has closed: the payouts are to be published
payouts_out_of_date = the published payouts share { MONEY($published) } and the fund is now { MONEY($fund) }: they have to be published again
payouts_not_set = the payouts have not been published yet
prizes_settled = the prizes left are already settled ({ $by })
already_delivered = entry { $entry } has already been given { MONEY($delivered) }; it cannot end up with { MONEY($amount) }
no_bounties = this event has no bounties
bounty_to_nobody = say who gets the bounty of entry { $entry }
bounty_to_himself = entry { $entry } cannot be paid here, or is named twice
eliminator_unknown = nobody said who eliminated entry { $entry }
envelope_opened = the envelope of entry { $entry } is already open
envelope_to_open = the envelope of entry { $entry } is to be drawn; { $left } are left
no_envelope = there is no envelope for entry { $entry }; { $left } are left
no_envelopes_here = this event has no mystery bounties
envelopes_above_fund = the envelopes add up to { MONEY($envelopes) } and there is only { MONEY($total) } of prizes
unknown_deal_kind = there is no deal '{ $kind }'; there are: { $known }
deals_not_allowed = the event's sheet does not allow deals
deal_on_seats = { $seats } satellite seats are played for, and they cannot be shared out
stacks_not_counted = { $points ->
    [one] { $points } point of table { $table } are in no known stack: the stacks have to be counted
   *[other] { $points } points of table { $table } are in no known stack: the stacks have to be counted
}
deal_needs_two = a deal takes two players with chips; { $players } are left
deal_before_final_table =
    deals are for the final table only: { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } left { $tables ->
        [one] at { $tables } table
       *[other] at { $tables } tables
    }
deal_before_money =
    everybody must be in the money: { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } left { $places ->
        [one] and { $places } place is
       *[other] and { $places } places are
    } paid
nothing_left_to_share = no prizes are left to share
only_the_reserve_left = only what is reserved for the champion is left ({ MONEY($reserve) }): it is played for, not shared
deal_leaves_out = { $players ->
    [one] the deal leaves out: { $entries }; all { $players } player still in must be part of it
   *[other] the deal leaves out: { $entries }; all { $players } players still in must be part of it
}
deal_with_others = these are not in play any more: { $entries }
amounts_only_custom = a '{ $kind }' deal is computed; amounts are for 'custom'
deal_does_not_add_up = { MONEY($shared) } is shared and { MONEY($reserve) } kept back, but { MONEY($remaining) } of prizes is left
reserve_too_small = { MONEY($reserve) } is left for the champion; it must be from { MONEY($least) } to { MONEY($remaining) }
reserve_not_set = the organiser must first set what is left for the champion ({ MONEY($remaining) } remains)
no_deal_open = no deal is waiting for this
votes_missing = { $players ->
    [one] votes are missing: { $entries }; all { $players } player still in vote
   *[other] votes are missing: { $entries }; all { $players } players still in vote
}
deal_overtaken = play has gone on since deal { $deal } was proposed, and players, stacks or prizes are no longer the same: it has to be proposed again
title_to_play_for = { MONEY($title) } is left for the champion: play goes on
matter-deal = deal among the finalists
option-approve_deal = the deal is approved
option-refuse_deal = the deal is not approved
option-allow_deal = the deal is allowed
option-prohibit_for_coercion = the deal is prohibited for coercion
option-pay_agreed_amounts = the agreed amounts are paid
option-leave_to_players = the deal is left to the players; prizes are paid by place
no_closing_rule = the book does not share out prizes at closing time
closing_hands_to_play = { $hands ->
    [one] the last { $hands } hand is announced and played first
   *[other] the last { $hands } hands are announced and played first
}
closing_time_reached = the last hands before closing are played: the prizes are shared by ICM among { $players }
no_seats_to_win = no satellite seats are played for
more_players_than_seats =
    { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } left { $seats ->
        [one] for { $seats } seat
       *[other] for { $seats } seats
    }: play goes on
deal_agreed = { $players ->
    [one] the { $players } player has agreed on deal { $deal }: the director has still to decide, and no hand is dealt until then
   *[other] the { $players } players have agreed on deal { $deal }: the director has still to decide, and no hand is dealt until then
}
all_shared = deal { $deal } shares everything out: nothing is left to play for
deal_first = deal { $deal } is agreed and waits for the director: decide it (approved or not) under Prizes before another hand is dealt
seats_won = as many players are left as there are seats ({ $seats }): the satellite is over
no_seat_won = entry { $entry } has won no seat
no_prize = entry { $entry } has no prize
disqualification_first = { $person } is disqualified and that is still to be carried out (penalty { $penalty }): nothing is handed over
note-prize_stands = '{ $player }' is disqualified, but { MONEY($amount) } of the prize (entry { $entry }) had been handed over: the prize and the places stay as they are
note-prize_not_restored = the disqualification of '{ $player }' is lifted, but the prize does not come back: { MONEY($amount) } had been handed over to entry { $entry }, which had moved up
prize_delivered = the prize of entry { $entry } has been delivered ({ MONEY($delivered) })
method_missing = the payment method is missing; at registration it was: { $registered }
document_missing = the document of who collects for entry { $entry } is missing
document_of_another = the document is not that of '{ $player }': the prize of entry { $entry } is personal
signature_missing = the signature of who collects for entry { $entry } is missing
deferral_not_in_book = the book does not foresee a later delivery or another form: prize { $entry } is paid in full
unknown_delivery = there is no delivery '{ $kind }'; there are: { $known }
detail_missing = say in which form prize { $entry } is given
operator_missing = the name of the operator who answers for prize { $entry } is missing
