### Words of a player's own page and of its link.

title = My event
my_seat = My seat
table = Table
seat = Seat
next_move = Your next move
go = Go to table { $table }, seat { $seat }, with all your chips in sight.
go_from = You come from table { $table }.
stay = None: keep your seat. If you are moved, you will see it here.
wait_button = You get cards once the button has passed.
halted = Your table is halted: wait for the floor.
away = You are recorded as away from the table.
final = Final table
status-registered = Registered
status-registered_more = Your seat will appear here as soon as it is drawn.
status-alternate = Waiting list
status-alternate_more = Your turn: { $turn }. Your seat will appear here.
status-bagged = Chips bagged
status-bagged_more = You are still in with { $stack }.
status-out = Out
status-removed = Out of the event
status-surrendered = Entry surrendered
status-cancelled = Entry cancelled
status-qualified = Qualified
status-qualified_more = Report at the desk with your document.
status-forfeited = Seat not claimed
status-none = Not entered yet
status-none_more = Please go to the registration desk.
starts = Play starts { $when }
place = Place
tied = tied with { $n }
won = Prize
winner = Champion!
paid = paid out
to_collect = Collect it from the direction with your document.
stack = Your chips
stack_note = as of the last reported hand
rank = You are
rank_value = { $rank } of { $of }
average = Average
prizes = Prizes
pool = Fund
paid_places = { $places ->
    [one] { $places } place paid
   *[other] { $places } places paid
}
next_out = Next out gets { $amount }
prizes_between = those between are on the event's page
no_prizes = Prizes are published when registration closes.
penalties = Your penalties
hands_left = { $n ->
    [one] { $n } hand left
   *[other] { $n } hands left
}
hand_left = 1 hand left
serving = being served
pending = pending
done = served
lifted = lifted
event_page = Event page
seats_page = Seats
rules = Rules
gone_title = This link no longer works
gone = It may have been replaced. Ask the registration desk for a new one: your seat and your chips do not change.
link_title = Private link of { $name }
link_why = With this code the player sees seat, moves and clock on the phone, without an account.
link_once = Shown only now: print it or let the player scan it.
link_make = Make a link
link_again = Make another (the one before stops working)
link_active = A link is in use.
link_none = No link is in use.
link_revoke = Revoke the link
link_revoke_ask = The player's present link will stop working. Revoke it?
link_missing = There is no player '{ $player }' in this event.
