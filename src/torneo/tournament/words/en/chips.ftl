### Sentences of chips: races, exchanges, found and forfeited chips, counts.

value_not_in_play = no chips of { $value } are in play; there are: { $known }
more_than_issued = { $count ->
    [one] { $count } chip of { $value } cannot turn up: only { $issued } were ever issued
   *[other] { $count } chips of { $value } cannot turn up: only { $issued } were ever issued
}
not_in_chips = { $points ->
    [one] no chips in play make { $points } point: the smallest is { $smallest }
   *[other] no chips in play make { $points } points: the smallest is { $smallest }
}
no_larger_value = there is no larger chip to change those of { $value } for; there are: { $known }
not_a_multiple = chips of { $value } cannot be changed for chips of { $to }: { $to } is not a multiple of { $value }
smaller_value_first = the chips of { $smaller } have to go before those of { $value }
pot_holds_value = { $points ->
    [one] table { $table } owes its next pot { $points } point, which are no whole chips of { $to }: those of { $value } go once it has been played
   *[other] table { $table } owes its next pot { $points } points, which are no whole chips of { $to }: those of { $value } go once it has been played
}
still_holds_value = { $stack ->
    [one] seat { $seat } of table { $table } still holds chips of { $value }: its { $stack } point is no whole chips of { $to }
   *[other] seat { $seat } of table { $table } still holds chips of { $value }: its { $stack } points are no whole chips of { $to }
}
no_race = this book has no races: the chips of { $value } are changed one player at a time
race_instead = this book takes the chips of { $value } out of play by a race
nobody_to_race = nobody is seated in session { $session }
already_raced = the chips of { $value } have already been raced off (table { $table })
odd_chips_needed = the stacks of table { $table } are not known: say how many odd chips of { $value } each seat has
stack_not_of_values = the stack of seat { $seat } of table { $table } ({ $stack }) is not made of chips of { $value } or more: count it again
race_cards = { $expected ->
    [one] { $expected } card is dealt in the race of table { $table }, not { $cards }
   *[other] { $expected } cards are dealt in the race of table { $table }, not { $cards }
}
card_unreadable = table { $table }: a card cannot be read ({ $card }); write them as Ah, 10c or T♣
card_twice = the card { $card } appears twice at table { $table }
race_due = the chips of { $value } are no longer needed: race them off for chips of { $to }. Keep your chips in view; you are advised to be present
exchange_due = the chips of { $value } are no longer needed: change those of entry { $entry } (table { $table }) for chips of { $to }, without stopping play
retire_due = the chips of { $value } are no longer needed and nobody has an odd one: change those left for chips of { $to }
holds_no_chips = entry { $entry } holds no chips
chips_to_exchange = { $chips ->
    [one] { $chips } chip of { $value } cannot be changed: it must be 1 to { $most }
   *[other] { $chips } chips of { $value } cannot be changed: it must be 1 to { $most }
}
announcement_missing = the exchange of entry { $entry }'s chips has to be announced first
not_equal_value = the exchange is not at equal value: { $taken } taken, { $given } given
so_many_not_in_play = { $chips ->
    [one] there are not { $chips } chip of { $value } in play, but { $in_play }
   *[other] there are not { $chips } chips of { $value } in play, but { $in_play }
}
not_whole_chips = { $chips ->
    [one] { $chips } chip of { $value } do not make whole chips of { $to }: they are changed { $each } at a time
   *[other] { $chips } chips of { $value } do not make whole chips of { $to }: they are changed { $each } at a time
}
matter_about = what it is about has to be said: { $needed }
matter-colour_up = Change a player's chips for larger ones
option-leave = Leave the chips as they are
option-exchange = Change them at equal value
matter-exchange_refused = A player refuses to change his chips
option-let_continue = Let him continue
option-exclude = Exclude him from the tournament
option-give_penalty = Give him a penalty
retired_apart = retired chips ({ $retired }) are recorded apart from the others
unknown_cause = '{ $cause }' is not a cause for removing chips; these are: { $known }
chips_returned = this book returns chips taken out of sight ({ $points })
stack_or_table = say from which entry or from which table the chips are removed, and only one of them
winner_elsewhere = entry { $winner } cannot have won the hand from { $entry }: it is not at that table
matter-hidden_chips = Hidden chip of a player who lost his all-in
option-to_the_winner = Give it to the winner
option-remove_chips = Take it out of the tournament
count_differs = { $counted } counted at table { $table }, there must be { $expected } (difference { $difference }): count again or explain the difference
counted_twice = seat { $seat } of table { $table } is counted twice
count_of_nothing = seat { $seat } of table { $table } cannot be left without chips by a count: report the elimination
nothing_counted = no stack of table { $table } was counted
does_not_reconcile = the count does not reconcile: { $counted } counted, there must be { $expected } (difference { $difference })
reconciliation_due = all the chips are counted in the final table's break: there must be { $expected }
