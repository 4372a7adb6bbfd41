### Words of the cards of players and tables: what is done most, with its keys.

out = Out
out_by = Who took the chips?
unknown = Not known
out_doubt = { $name } had { $stack }: more than whoever takes them, as far as is on record. Out all the same?
also_out = Also out in that hand
taken_by = The chips go to
again = Re-entry
rebuy = Rebuy
addon = Add-on
paid_by = Paid by
move = Move
to_table = Table { $table } · free: { $free }
move_drawn = A seat drawn at table:
move_seat = To a seat of your choice…
count = Chips
counted = Chips counted
count_do = Record the chips
penalty = Penalty
what_done = What happened? (words or number of the rule)
table = The table
arrived_all = { $count ->
    [one] Table { $table }: arrived ({ $count })
   *[other] Table { $table }: all have arrived ({ $count })
}
arrivals = Arrivals at table { $table }
arrived_at = { $seat } · { $name }
arrived_one_by_one = One by one…
fill = Fill the table
break = Break the table
rare = Less often

moves = { $name }: from table { $from_table }, seat { $from_seat }, to table { $table }, seat { $seat }. Table { $from_table } has { $from_players } and table { $table }, { $players }.
because = Why
no_room = No other table has a free seat.

## the clock

by_direction = decided by the direction
level_next = Level { $level } ▸
level_back = ◂ Level { $level }
break_now = Break now

## keys

key-card = On a player's card
key-table = On a table's card
key-everywhere = Everywhere in the console
key-enter = open the player found
key-o = out; then the seat that took the chips
key-e = re-entry
key-r = rebuy
key-d = add-on
key-m = move; then the table
key-c = chips counted
key-p = penalty
key-a = steps away, is back or has arrived
key-n = next hand
key-b = break the table
key-f = fill the table
key-h = halt or release the table
key-t = next level, on the page of the clock
