### Sentences of draws, seats and moves.

commitment_unreadable = '{ $commitment }' is no commitment: that is the SHA-256 of the seed, 64 hexadecimal digits
draw_at_the_venue = the book wants the draw held at the venue of the event, and the sheet does not name it
seed_in_use = { $draws ->
    [one] session { $session } already has { $draws } draw under its seed: reveal it before committing to another
   *[other] session { $session } already has { $draws } draws under its seed: reveal it before committing to another
}
seed_revealed = session { $session }'s seed is public: drawing needs a commitment to a new one
nobody_to_seat = there is nobody to seat in session { $session }
not_enough_seats = { $players ->
    [one] there are { $players } player and { $seats } free seats in session { $session }: open more tables
   *[other] there are { $players } players and { $seats } free seats in session { $session }: open more tables
}
session_over = session { $session } is over
table_number = tables { $table } to { $until } cannot be opened: numbers go from 1 to { $highest }, in order
seats_of_a_table = { $most ->
    [one] a table has { $fewest } to { $most } seat, not { $seats }
   *[other] a table has { $fewest } to { $most } seats, not { $seats }
}
table_in_use = table { $table } is in use already in session { $session }
last_table = table { $table } is the only one of the session: its players have nowhere to go
table_full = table { $table } has no free seat
entry_without_seat = entry { $entry } has no seat (status: { $status })
in_a_hand = entry { $entry } is playing hand { $hand } of table { $table }: the move waits for its end
other_session = table { $table } belongs to session { $session }, not to { $entry_session }
seat_taken = seat { $seat } of table { $table } is taken by entry { $entry }
seat_locked = seat { $seat } of table { $table } is locked
seat_reserved = seat { $seat } of table { $table } is kept for { $player }
seat_not_kept = seat { $seat } of table { $table } is neither locked nor reserved
seat_missing = say which table and seat entry { $entry } is given
apart_from_himself = { $player } cannot be kept apart from himself
kept_apart_already = { $player } and { PLAYER($other) } are kept apart already
not_kept_apart = { $player } and { PLAYER($other) } were not kept apart
already_there = entry { $entry } is at table { $table }, seat { $seat } already
nobody_on_the_way = nobody is on the way to table { $table }
already_arrived = entry { $entry } has arrived at table { $table }, seat { $seat } already
players_on_the_way = { $table ->
    [one] at table { $table } seat { $seats } are still on their way: two players are needed for the hand
   *[other] at table { $table } seats { $seats } are still on their way: two players are needed for the hand
}
no_swap = players may not swap their seats, even if both want to
swap_impossible = entries { $entry } and { PLAYER($other) } cannot change places
moved_by_direction = from table { TABLE($from_table) }, seat { $from_seat }, to table { $table }, seat { $seat }: { $why }
special_needs_seat = from table { TABLE($from_table) }, seat { $from_seat }, to table { $table }, seat { $seat }, because of a special need
arrival_open = entry { $entry } is on the way to table { $table }, seat { $seat }: confirm the arrival
wrong_seat = sat by mistake at table { TABLE($from_table) }, seat { $from_seat }: goes to table { $table }, seat { $seat }, with { $stack }
sits_elsewhere = was given table { TABLE($from_table) }, seat { $from_seat }, and sits at table { $table }, seat { $seat }
wrong_stack = entry { $entry } began with { $started_with } and should have had { $right }: the director decides (matter 'wrong_stack')
stack_was_right = entry { $entry } began with { $right }, which is right
table_to_break = { $players ->
    [one] the { $players } player of table { $table } fit into the others ({ $seats } free seats): it is to be broken
   *[other] the { $players } players of table { $table } fit into the others ({ $seats } free seats): it is to be broken
}
table_broken = table { TABLE($from_table) } is broken: from seat { $from_seat } to table { $table }, seat { $seat }, with { $stack }
no_cards_in_this_draw = under this book the seats of table { $table } are drawn without cards
a_card_for_each_player = it takes one card for each player of table { $table }: seats { $seats }
deck_card_unreadable = '{ $card }' (seat { $seat }) is no card: write, for example, Ah or 10c
deck_card_twice = the card { $card } is there twice
must_post_big_blind = entry { $entry } takes on the position it lands in and posts the big blind
no_second_big_blind = entry { $entry } was not big blind in the last hand of a broken table, or is not again: there is no choice
note-broken_out_of_order = table { $table } is broken; by the order announced it was table { $planned }'s turn
matter-special_needs = a player asks for a seat because of a special need
option-accommodate = a suitable seat is given
option-accommodate_in_part = it is granted in part
option-not_possible = it is not possible, and why is on record
matter-wrong_stack = a player began in the wrong seat with a stack that was not right
option-correct_the_stack = the difference to the starting stack is made good and the player goes to the right seat
option-keep_the_stack = the player goes to the right seat with the stack of now
matter-second_big_blind = a player from a broken table who has just been big blind is big blind again
option-post_and_play = posts the big blind and plays
option-sit_out = sits that hand out
draw-seat_cards = the seat cards, shuffled
draw-order_of_players = the order in which the players take the cards
draw-card_for_each_player = one card for each player
draw-seats_of_broken_table = the seats of the broken table
tables_to_open = entrants of session { $session } without a seat: { $players }; tables still needed: { $tables } ({ $first } to { $last })
no_seat_left = no seat is left in session { $session } and registration is still open: whoever comes would have to wait (waiting already: { $waiting })
seed_to_reveal = session { $session } is over and its seed still secret: once it is revealed anybody can check the draws ({ $draws })
seats_to_draw = entrants of session { $session } without a seat: { $players }; open tables: { $tables }
