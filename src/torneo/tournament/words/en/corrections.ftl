### Sentences of corrections: what stands in the way of one, and what follows from it.

change-changed_phase = the event goes from '{ $was }' to '{ $now }'
change-new_entry = new entry { NUMBER($entry) }: { $player }, with { CHIPS($stack) }
change-no_entry = entry { NUMBER($entry) } ({ $player }, with { CHIPS($stack) }) disappears
change-changed_player = entry { NUMBER($entry) } is { PLAYER($now) }'s, not { PLAYER($was) }'s
change-changed_status = entry { NUMBER($entry) } ({ $player }) goes from { $was } to { $now }
change-seat_changed = { $player } (entry { NUMBER($entry) }) sits at table { $table } seat { $seat } instead of table { TABLE($from_table) } seat { $from_seat }
change-seat_got = { $player } (entry { NUMBER($entry) }) sits at table { $table } seat { $seat }
change-seat_lost = { $player } (entry { NUMBER($entry) }) leaves table { TABLE($from_table) } seat { $from_seat }
change-changed_stack = { $player } (entry { NUMBER($entry) }) holds { CHIPS($now) } instead of { CHIPS($was) }
change-changed_purchases = { $rebuys ->
    [one] { $player } (entry { NUMBER($entry) }): { $rebuys } rebuy and { $addons } add-ons
   *[other] { $player } (entry { NUMBER($entry) }): { $rebuys } rebuys and { $addons } add-ons
}
change-changed_paid = { $player } (entry { NUMBER($entry) }) has paid { MONEY($now) } instead of { MONEY($was) }
change-place_got = { $player } (entry { NUMBER($entry) }) finishes in place { $now }
change-place_got_shared = { $player } (entry { NUMBER($entry) }) finishes in place { $now } (shared by { $tied })
change-place_changed = { $player } (entry { NUMBER($entry) }) finishes in place { $now } instead of { $was }
change-place_changed_shared = { $player } (entry { NUMBER($entry) }) finishes in place { $now } instead of { $was } (shared by { $tied })
change-place_lost = { $player } (entry { NUMBER($entry) }) has no place any more (it was { $was })
change-changed_fund = the prize fund is { MONEY($now) } instead of { MONEY($was) }
change-changed_payouts = { $places ->
    [one] { $places } prize is published, { MONEY($total) } in all
   *[other] { $places } prizes are published, { MONEY($total) } in all
}
change-changed_prize = { $player } (entry { NUMBER($entry) }) is paid { MONEY($now) } instead of { MONEY($was) }
change-changed_deal = the deal on the prizes changes
change-changed_deliveries = { $deliveries ->
    [one] { $deliveries } prize is on record as handed over
   *[other] { $deliveries } prizes are on record as handed over
}
change-changed_chips = { CHIPS($now) } are in play instead of { CHIPS($was) }
change-changed_carried = table { $table } owes { CHIPS($now) } to its next pot instead of { CHIPS($was) }
change-table_open = table { $table } is open
change-table_closed = table { $table } is closed
change-changed_hands = table { $table } is at hand { $now } instead of { $was }
change-changed_positions = table { $table }: button in seat { $button }, big blind in seat { $big }
change-table_halts = table { $table } is halted
change-table_plays = table { $table } plays on
change-session_new = new session { $session }
change-session_gone = session { $session } disappears
change-changed_session = session { $session } goes from { $was } to { $now }
change-changed_level = session { $session } is at level { $now } instead of { $was }
change-changed_clock =
    the clock of { $session ->
        [one] session { $session } change by
       *[other] session { $session } changes by
    } { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
change-clock_break = session { $session } is on its break
change-clock_runs = the clock of session { $session } runs
change-clock_stands = the clock of session { $session } stands still
change-changed_infraction = infraction { $number } ({ $clause }): '{ PLAYER($now) }' instead of '{ PLAYER($was) }'
change-penalty_gone = penalty { $number } of '{ $player }' disappears
change-changed_penalty = { $left ->
    [one] penalty { $number }: '{ $player }', { $left } hand left to serve
   *[other] penalty { $number }: '{ $player }', { $left } hands left to serve
}
change-player_new = new player '{ $player }'
change-player_gone = player '{ $player }' disappears
change-changed_alternates = waiting list: entries { $waiting }
change-changed_part = this changes too: { $part }
no_such_act = there is no act number { $seq } (key '{ $key }') that can be corrected
nothing_to_correct = { $seq ->
    [one] the correction of act { $seq } change nothing
   *[other] the correction of act { $seq } changes nothing
}
nothing_to_insert = the command to be added after act { $seq } is missing
corrected_twice = act { $seq } is in the same correction twice
one_insertion = one correction can add one command only: make two corrections
correction_of_correction = a correction cannot take the place of act { $seq }: correct the act itself
correction_refused = the corrected command was not possible at that moment (act { $seq }): { $why }
no_longer_fits = with the correction event { $seq } ({ $what }) no longer fits: { $why }
nothing_to_undo = there is nothing to take back (table { $table })
seed_is_public = the seed of event { $seq } is public already: that cannot be taken back
clock_stays = event { $seq } tells of the computer's clock and is not taken back: the console's notice puts it right
event_moved_on = the event has moved on and something else would follow now: look again at what changes
amendment_damaged = the correction of act { $seq } does not give the result announced: work it out again
amended_unsound = the corrected event would not add up: chips would be missing or too many, or somebody in two places
depends_on_it = it depends on what is to be taken back: use a correction
entry_numbers = entry { $entry } has its number already: enter the missing player now
numbers = { $kind } { $id } is no longer the same one: correct the number too
fact_chips = the chips do not add up, or somebody would hold less than nothing (difference: { CHIPS($difference) })
fact_impossible = it is not possible with what is corrected
footing-missing = { $kind } { $id } no longer exists
footing-exists = { $kind } { $id } existed already
footing-entry = entry { ENTRY($id) } was { $was_status }; corrected, it is { $now_status }
footing-seat_of = entry { ENTRY($id) } was at table { $was_table } seat { $was_seat }; corrected, it is at table { $now_table } seat { $now_seat }
footing-table = table { $id } would no longer be as it was: open or closed, with or without a hand in play
footing-seat = seat { $seat } of table { $id } is no longer held by whom it was then
footing-session = session { $id } was { $was_status }; corrected, it is { $now_status }
footing-infraction = infraction { $id } was '{ PLAYER($was_player) }{ $was_person }' ({ $was_clause }); corrected, it is '{ PLAYER($now_player) }{ $now_person }' ({ $now_clause })
footing-penalty = penalty { $id } was '{ PLAYER($was_player) }{ $was_person }'; corrected, it is '{ PLAYER($now_player) }{ $now_person }'
verify-seed = the seed revealed for session { $session } is not the one committed to
verify-draw = the draw '{ $label }' does not come out so with the seed revealed
verify-otherwise = event { $seq } ({ $what }): by the book it had to be: { $expected }
verify-impossible = event { $seq } ({ $what }): the book did not allow it: { $why }
verify-unasked = event { $seq } ({ $what }): nobody asked for it: the command that brought it about is missing
verify-refused = { $seq }: the command { $command }, asked again, is refused ({ $reason }); the journal says { $event }
verify-asked = { $seq }: the command { $command }, asked again, does not bring about what the journal says ({ $event })
verify-unasked_event = { $seq }: { $event } happened unasked
verify-unreadable = event { $seq } ({ $what }): it cannot follow what came before ({ $fault })
verify-chips = event { $seq } ({ $what }): the chips do not add up, or somebody holds less than nothing (difference: { CHIPS($difference) })
verify-unsound = at the end: { $problem }
verify-places = the places are no ranking: entry { $entry } is in place { $place }, where place { $due } is due
verify-amendment = correction { $seq } does not give the event that the corrected acts make
verify-order = event { $seq } follows event { $before }: events are missing or too many
