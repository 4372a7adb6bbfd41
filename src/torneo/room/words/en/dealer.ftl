### Words of the dealer's tablet.

title = Dealer · table { $table }
tables_title = Which table do you deal at?
tables_about = Open your table on the tablet. There you run the hand, report seats that open, call the floor and ask what the book says.
no_tables = No table is open yet. They appear here as soon as the direction draws the seats.
players_at = players: { $n }
deals = { $name ->
    [one] { $name } deal
   *[other] { $name } deals
}
you = your table
other_table = Another table
hand = Hand { $n }
between = Between hands · next is { $n }
final = Final table
small_blind = SB
big_blind = BB
seat_free = free
seat_locked = locked
seat_reserved = reserved
time_cards = time cards: { $n }

## the three large buttons and the drawer

next = Next hand
next_first = Start hand { $n }
next_ends = ends { $n }
out = Seat open
out_sub = somebody is out of chips
call = Call the floor
call_sub = somebody comes to the table
called = Floor called
what = What happened?
what_sub = words, chips, cards: what the book says
result = Result of the hand
change = Change of dealer
close = Close

## result of the hand

result_about = Write what those who won or lost have now; who is not named stays as is. “Rest” gives that seat whatever is missing to add up.
had = Had
has = Has
rest = Rest
beaten_by = Beaten by
adds_up = It adds up
missing_chips = Missing
extra_chips = Too many
carried = Left for the next pot
hand_order = Out with equal stacks, best hand first
report_next = Record and start the next
report_only = Only record

## seat open

out_title = Who is out of chips?
out_beaten = Who won them?
out_several = If several won them, or more has changed, use “Result of the hand”.
out_do = With a tap on the winner the other is out.
out_rebuy = Rebuys: { $chips } for { $price }
out_rebuy_note = Keeps the seat; the payment is recorded.
out_unknown = Not known
out_doubt = { $name } had { $stack } and { $winner } only { $less }, as far as is on record. Are chips left, or were the stacks not right?
out_rest = { $name } has { $left } left: still in
out_sure = The stacks were not right: { $name } is out
out_rest_why = what is left after an all-in
out_changed = The stacks have changed meanwhile: say it again.
out_rest_told = { $name } has { $left } left.

## calls

call_title = What is the floor called for?
call_seat = About a player
call_nobody = Nobody in particular
call_note_label = Note (if needed)
call_note = Ruling no. { $n }: { $what }
call_waits = waiting
call_comes = { $who } is coming
call_nobody_yet = nobody has taken it yet
call_close = Settled
about-ruling = A ruling
about-chips = Chips
about-time = Time
about-behaviour = Conduct
about-player_missing = A player is missing
about-dealer = The dealer
about-other = Something else

## a seat

is_back = Is back
arrives = Has arrived
steps_away = Steps away
no_show = Has not shown up
time_here = Time on this player ({ $seconds } s)
time_card = Uses a time card ({ $n } left)

## time

time_title = Time on a player
time_rule = The book gives { $seconds } s; the last { $countdown } are counted aloud.
time_rule_plain = The book gives { $seconds } s.
time_on = Time on seat { $seat }
time_waits = The floor has to grant it.
time_over = Time is up
time_up-bet = Time up, facing a bet
time_up-no_bet = Time up, no bet
time_up-doubt = Acted at the very end
the_dealer = the dealer
time_demanded = The action was demanded
cancel_hand = Void the hand (misdeal)
more = More

## notices

mark-penalty = penalty · hands: { $n }
mark-suspended = suspended
mark-missing = no cards · hands: { $n }
notice-closed = This table is closed.
notice-halted = Table halted: { $why }
halted-stopped = the direction or the floor has stopped it
halted-short = it has far fewer players than the others
notice-on_break = Break: no hand starts.
notice-paused = The clock is stopped.
notice-day_over = The day is over: no hand starts.
notice-break_soon = The break is near.
notice-push_waits = No dealer push until after the change.
notice-wash_deck = Play is about to begin: wash and square the deck.
notice-wash_waits = Play is about to begin: the deck is washed once more players are at the table.
notice-last_hands = Hands left at this table today: { $n }.
notice-carried = { $chips } go into the next pot.
notice-hand_for_hand = Hand for hand, round { $n }: when it ends, record the result and wait.
notice-wait_others = Hand finished. Wait: still in play, table { $playing }.
notice-wait_signal = Hand finished. Wait for the signal.
notice-deal_now = Signal given: deal round { $n }.
notice-frozen = All-in waiting: cards face down until the other tables finish.
notice-open_now = The other tables are done: open the all-in.
notice-running_out = All-in open: run out the cards and record the result.
notice-time_over = Time ran out for seat { $seat }: { $outcome }.

## change of dealer

change_title = Change of dealer at table { $table }
change_know = What the next dealer must know
change_from = { $name ->
    [one] { $name } deal now
   *[other] { $name } deals now
}
change_note = Note from the one who leaves
change_name = Who takes over
change_do = Take the table
note_left = Note:
hand_over-playing = Hand { $n } is being played.
hand_over-between = Between hands; the next is { $n }.
hand_over-change_deck = The deck changes with the dealer.
hand_over-button = Button on seat { $seat }, big blind on { $big }.
hand_over-serving = Seat { $who }: hands of a penalty left: { $n }.
hand_over-suspended = Seat { $who }: suspended.
hand_over-missing = Seat { $who }: hands without cards left: { $n }.
hand_over-absent = Away: { $who }.
hand_over-coming = On the way: { $who }.
hand_over-waiting = Waiting for the button to pass: { $who }.
hand_over-time_called = Time was called on seat { $who }.
hand_over-time_cards = Time cards by seat: { $cards }.
hand_over-frozen = An all-in waits for the other tables.
hand_over-running_out = The all-in is open: the cards and the result are missing.
hand_over-hand_for_hand = Hand for hand: wait for the signal.
hand_over-halted = The table is halted.
hand_over-carried = { $chips } go into the next pot.
hand_over-calls = Open calls to the floor: { $n }.
hand_over-rulings = Rulings waiting for the floor: { $n }.
hand_over-last_hands = Hands left today: { $n }.
hand_over-clock-level_soon = The level changes in { $left }.
hand_over-clock-break_soon = The break is near.
hand_over-clock-push_waits = No dealer push until after the change.
hand_over-clock-wash_deck = The deck is to be washed and squared.
hand_over-clock-wash_waits = The deck is washed once more players are at the table.
hand_over-clock-on_break = It is the break: { $left } left.
hand_over-clock-paused = The clock is stopped.
hand_over-clock-day_over = The day is over.

## rulings

rulings = Rulings of this table
waits_floor = waits for the floor
set_aside = set aside
taken_back = taken back
withdrawn = Ruling withdrawn: it did not happen.
floor_decided = { $who } decided: { $option }
why = Reason: { $why }
overruled = The director set this ruling aside: { $why }
call_for_this = Call the floor about this
time_end = Who does not act in time: { $what }.
time_ends = Who does not act in time: facing a bet, { $bet }; with no bet, { $free }.
wait_here = Leave the hand as it is. The answer appears here.
go_on = Go on
offline = No connection. Acts of the hand and “Next hand” wait on this tablet and are sent by themselves; the other buttons come back with the connection.
next_waits = Hand { $n } is being played; the room will know when the connection is back.
next_told = Button, blinds and stacks on the screen are those of the last hand the room knows; what happens is told when it is back.
hand_ended = Hand { $n } finished.
undo_next = Undo the beginning of { $n }
next_undone = Undone: the hand has not begun.
next_moved_on = The table has moved on from that hand, or something of it has been told: nothing is undone.
hand_started = Hand { $n } begins.
player_out = { $name } is out.
player_rebuys = { $name ->
    [one] { $name } rebuy and plays on.
   *[other] { $name } rebuys and plays on.
}
