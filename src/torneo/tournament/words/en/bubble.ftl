### Sentences of the bubble: hand-for-hand, frozen hands, the head count.

hand_for_hand_on = session { $session } is already playing hand for hand
no_hand_for_hand = session { $session } is not playing hand for hand
hand_for_hand_over = { $players ->
    [one] hand-for-hand has nothing left to do in session { $session }: { $players } player is left
   *[other] hand-for-hand has nothing left to do in session { $session }: { $players } players are left
}
hand_for_hand_must_go_on = { $players ->
    [one] hand-for-hand must go on: { $players } player is left
   *[other] hand-for-hand must go on: { $players } players are left
}
hands_not_synchronised = this book does not start hands together: there is no signal to give
others_playing = the tables that have not finished their hand come first: { $playing }
wait_for_signal = table { $table } waits for the signal: all tables begin round { $round } together
no_table_ready = no table of session { $session } can deal now
level_by_the_signal = the common signal fixes the level of the hand, not one table's shuffle
no_table_finished = table { $table } has not finished a hand of this round yet
not_the_first_table = table { $first } finished before table { $table } and fixes the level
run_out_at_once = this book does not freeze the hand: table { $table } turns the cards up and runs out at once
frozen_already = hand { $hand } of table { $table } is already frozen
nobody_all_in = say which seats of table { $table } are all-in
not_frozen = table { $table } has no frozen hand
run_out_open = the hand of table { $table } is already open
run_out_order = table { $first }, all-in with { $stack }, comes before table { $table }
head_count_missing =
    { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } left { $paid ->
        [one] for { $paid } prize
       *[other] for { $paid } prizes
    }: the count of these tables is missing: { $tables }
in_the_money_already = everybody has already been told they are in the money
no_head_count_yet = there is nothing to count yet: no hand-for-hand, and not everybody left is paid
heads_differ =
    { $table ->
        [one] table { $table } count
       *[other] table { $table } counts
    } { $told ->
        [one] { $told } player
       *[other] { $told } players
    }, the record has { $expected }: settle that first
order_decides = outside hand-for-hand, the order of elimination counts in this book
two_eliminations_needed = it takes two eliminations; there is { $entries }
entry_not_out = entry { $entry } is not out ({ $status })
not_out_in_a_hand = entry { $entry } did not go out in a hand
round_decides = entry { $entry } went out in round { $round } of hand-for-hand, which is one moment already
different_hands = entry { $entry } went out in another hand of the same table { $table }
one_table_only = all of them went out at table { $table }: there the stack at the start of the hand decides
two_sessions = they are of different sessions
others_between = entry { $entry } went out between them or with one of them: include it, or look at the list again
hand_for_hand_due = { $players ->
    [one] hand-for-hand must start: { $players } player is left
   *[other] hand-for-hand must start: { $players } players are left
}
hand_for_hand_to_end = hand-for-hand of session { $session } comes to its end
round_ready = every table has finished: signal for round { $round }, level { $level }
run_out_due = { $stack ->
    [one] the frozen hand of table { $table } is opened (seat { $seat }, { $stack } chip); { $left } to go
   *[other] the frozen hand of table { $table } is opened (seat { $seat }, { $stack } chips); { $left } to go
}
heads_to_count = table { $table } must confirm its players ({ $players }) before the money is announced
note-all_in_not_frozen = in round { $round } table { $table } ran an all-in out while these tables were playing: { $playing }
event-HandForHandStarted = start of hand-for-hand in session { $session }
event-RoundStarted = signal for hand-for-hand round { $round }, level { $level }
event-RoundTimed = clock of hand-for-hand in session { $session }, level { $level }
event-RoundLevelFixed = table { $table } fixes level { $level } for the next round
event-HandFrozen = hand { $number } at table { $table } frozen
event-RunOutOpened = frozen hand { $number } at table { $table } opened
event-HandForHandEnded = end of hand-for-hand in session { $session }
event-HeadsConfirmed = { $players ->
    [one] count of table { $table }: { $players } player
   *[other] count of table { $table }: { $players } players
}
event-InTheMoney = { $players ->
    [one] the { $players } player left are in the money
   *[other] the { $players } players left are in the money
}
event-DeclaredSimultaneous = entries { $entries } went out in the same hand
