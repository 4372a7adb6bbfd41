### Sentences of balancing, halts and the final table.

gives-listed = { $from_players ->
    [one] table { TABLE($from_table) } of { $from_players } player gives, by the published order ({ $order })
   *[other] table { TABLE($from_table) } of { $from_players } players gives, by the published order ({ $order })
}
gives-fullest = table { TABLE($from_table) } gives: the fullest ({ $from_players }) and, among equals, the highest number
gives-about_to_start = table { TABLE($from_table) } gives: one of the fullest ({ $from_players }), about to start a hand
moves-next_big_blind = the next big blind moves, seat { $from_seat }
moves-would_be_big_blind = whoever would be the big blind in hold'em moves, seat { $from_seat }
moves-drawn = the player drawn moves, seat { $from_seat }
moves-same_place = { $places ->
    [one] the player { $places } place anticlockwise from the button moves, seat { $from_seat }
   *[other] the player { $places } places anticlockwise from the button moves, seat { $from_seat }
}
to-worst_position = to the worst position of table { $table }: seat { $seat } (hands until its big blind: { $hands })
to-single_big_blind = to seat { $seat } of table { $table }, the only free one: a single big blind, without a small blind
to-only_seat = to seat { $seat } of table { $table }, the only free one
to-last_vacated = to the seat that fell empty last at table { $table }: { $seat }
to-last_in_order = to the last free seat, in order, of table { $table }: { $seat }
to-vacant = to the vacant seat { $seat } of table { $table }
balance-listed-next_big_blind-worst_position = { gives-listed }; { moves-next_big_blind }, { to-worst_position }
balance-listed-next_big_blind-single_big_blind = { gives-listed }; { moves-next_big_blind }, { to-single_big_blind }
balance-listed-next_big_blind-only_seat = { gives-listed }; { moves-next_big_blind }, { to-only_seat }
balance-listed-next_big_blind-last_vacated = { gives-listed }; { moves-next_big_blind }, { to-last_vacated }
balance-listed-next_big_blind-last_in_order = { gives-listed }; { moves-next_big_blind }, { to-last_in_order }
balance-listed-next_big_blind-vacant = { gives-listed }; { moves-next_big_blind }, { to-vacant }
balance-listed-would_be_big_blind-worst_position = { gives-listed }; { moves-would_be_big_blind }, { to-worst_position }
balance-listed-would_be_big_blind-single_big_blind = { gives-listed }; { moves-would_be_big_blind }, { to-single_big_blind }
balance-listed-would_be_big_blind-only_seat = { gives-listed }; { moves-would_be_big_blind }, { to-only_seat }
balance-listed-would_be_big_blind-last_vacated = { gives-listed }; { moves-would_be_big_blind }, { to-last_vacated }
balance-listed-would_be_big_blind-last_in_order = { gives-listed }; { moves-would_be_big_blind }, { to-last_in_order }
balance-listed-would_be_big_blind-vacant = { gives-listed }; { moves-would_be_big_blind }, { to-vacant }
balance-listed-drawn-worst_position = { gives-listed }; { moves-drawn }, { to-worst_position }
balance-listed-drawn-single_big_blind = { gives-listed }; { moves-drawn }, { to-single_big_blind }
balance-listed-drawn-only_seat = { gives-listed }; { moves-drawn }, { to-only_seat }
balance-listed-drawn-last_vacated = { gives-listed }; { moves-drawn }, { to-last_vacated }
balance-listed-drawn-last_in_order = { gives-listed }; { moves-drawn }, { to-last_in_order }
balance-listed-drawn-vacant = { gives-listed }; { moves-drawn }, { to-vacant }
balance-listed-same_place-worst_position = { gives-listed }; { moves-same_place }, { to-worst_position }
balance-listed-same_place-single_big_blind = { gives-listed }; { moves-same_place }, { to-single_big_blind }
balance-listed-same_place-only_seat = { gives-listed }; { moves-same_place }, { to-only_seat }
balance-listed-same_place-last_vacated = { gives-listed }; { moves-same_place }, { to-last_vacated }
balance-listed-same_place-last_in_order = { gives-listed }; { moves-same_place }, { to-last_in_order }
balance-listed-same_place-vacant = { gives-listed }; { moves-same_place }, { to-vacant }
balance-fullest-next_big_blind-worst_position = { gives-fullest }; { moves-next_big_blind }, { to-worst_position }
balance-fullest-next_big_blind-single_big_blind = { gives-fullest }; { moves-next_big_blind }, { to-single_big_blind }
balance-fullest-next_big_blind-only_seat = { gives-fullest }; { moves-next_big_blind }, { to-only_seat }
balance-fullest-next_big_blind-last_vacated = { gives-fullest }; { moves-next_big_blind }, { to-last_vacated }
balance-fullest-next_big_blind-last_in_order = { gives-fullest }; { moves-next_big_blind }, { to-last_in_order }
balance-fullest-next_big_blind-vacant = { gives-fullest }; { moves-next_big_blind }, { to-vacant }
balance-fullest-would_be_big_blind-worst_position = { gives-fullest }; { moves-would_be_big_blind }, { to-worst_position }
balance-fullest-would_be_big_blind-single_big_blind = { gives-fullest }; { moves-would_be_big_blind }, { to-single_big_blind }
balance-fullest-would_be_big_blind-only_seat = { gives-fullest }; { moves-would_be_big_blind }, { to-only_seat }
balance-fullest-would_be_big_blind-last_vacated = { gives-fullest }; { moves-would_be_big_blind }, { to-last_vacated }
balance-fullest-would_be_big_blind-last_in_order = { gives-fullest }; { moves-would_be_big_blind }, { to-last_in_order }
balance-fullest-would_be_big_blind-vacant = { gives-fullest }; { moves-would_be_big_blind }, { to-vacant }
balance-fullest-drawn-worst_position = { gives-fullest }; { moves-drawn }, { to-worst_position }
balance-fullest-drawn-single_big_blind = { gives-fullest }; { moves-drawn }, { to-single_big_blind }
balance-fullest-drawn-only_seat = { gives-fullest }; { moves-drawn }, { to-only_seat }
balance-fullest-drawn-last_vacated = { gives-fullest }; { moves-drawn }, { to-last_vacated }
balance-fullest-drawn-last_in_order = { gives-fullest }; { moves-drawn }, { to-last_in_order }
balance-fullest-drawn-vacant = { gives-fullest }; { moves-drawn }, { to-vacant }
balance-fullest-same_place-worst_position = { gives-fullest }; { moves-same_place }, { to-worst_position }
balance-fullest-same_place-single_big_blind = { gives-fullest }; { moves-same_place }, { to-single_big_blind }
balance-fullest-same_place-only_seat = { gives-fullest }; { moves-same_place }, { to-only_seat }
balance-fullest-same_place-last_vacated = { gives-fullest }; { moves-same_place }, { to-last_vacated }
balance-fullest-same_place-last_in_order = { gives-fullest }; { moves-same_place }, { to-last_in_order }
balance-fullest-same_place-vacant = { gives-fullest }; { moves-same_place }, { to-vacant }
balance-about_to_start-next_big_blind-worst_position = { gives-about_to_start }; { moves-next_big_blind }, { to-worst_position }
balance-about_to_start-next_big_blind-single_big_blind = { gives-about_to_start }; { moves-next_big_blind }, { to-single_big_blind }
balance-about_to_start-next_big_blind-only_seat = { gives-about_to_start }; { moves-next_big_blind }, { to-only_seat }
balance-about_to_start-next_big_blind-last_vacated = { gives-about_to_start }; { moves-next_big_blind }, { to-last_vacated }
balance-about_to_start-next_big_blind-last_in_order = { gives-about_to_start }; { moves-next_big_blind }, { to-last_in_order }
balance-about_to_start-next_big_blind-vacant = { gives-about_to_start }; { moves-next_big_blind }, { to-vacant }
balance-about_to_start-would_be_big_blind-worst_position = { gives-about_to_start }; { moves-would_be_big_blind }, { to-worst_position }
balance-about_to_start-would_be_big_blind-single_big_blind = { gives-about_to_start }; { moves-would_be_big_blind }, { to-single_big_blind }
balance-about_to_start-would_be_big_blind-only_seat = { gives-about_to_start }; { moves-would_be_big_blind }, { to-only_seat }
balance-about_to_start-would_be_big_blind-last_vacated = { gives-about_to_start }; { moves-would_be_big_blind }, { to-last_vacated }
balance-about_to_start-would_be_big_blind-last_in_order = { gives-about_to_start }; { moves-would_be_big_blind }, { to-last_in_order }
balance-about_to_start-would_be_big_blind-vacant = { gives-about_to_start }; { moves-would_be_big_blind }, { to-vacant }
balance-about_to_start-drawn-worst_position = { gives-about_to_start }; { moves-drawn }, { to-worst_position }
balance-about_to_start-drawn-single_big_blind = { gives-about_to_start }; { moves-drawn }, { to-single_big_blind }
balance-about_to_start-drawn-only_seat = { gives-about_to_start }; { moves-drawn }, { to-only_seat }
balance-about_to_start-drawn-last_vacated = { gives-about_to_start }; { moves-drawn }, { to-last_vacated }
balance-about_to_start-drawn-last_in_order = { gives-about_to_start }; { moves-drawn }, { to-last_in_order }
balance-about_to_start-drawn-vacant = { gives-about_to_start }; { moves-drawn }, { to-vacant }
balance-about_to_start-same_place-worst_position = { gives-about_to_start }; { moves-same_place }, { to-worst_position }
balance-about_to_start-same_place-single_big_blind = { gives-about_to_start }; { moves-same_place }, { to-single_big_blind }
balance-about_to_start-same_place-only_seat = { gives-about_to_start }; { moves-same_place }, { to-only_seat }
balance-about_to_start-same_place-last_vacated = { gives-about_to_start }; { moves-same_place }, { to-last_vacated }
balance-about_to_start-same_place-last_in_order = { gives-about_to_start }; { moves-same_place }, { to-last_in_order }
balance-about_to_start-same_place-vacant = { gives-about_to_start }; { moves-same_place }, { to-vacant }
balance-by_reading-last_vacated_seat = by decision of the direction, to the seat that fell empty last at table { $table }: { $seat }
balance-by_reading-last_seat_in_order = by decision of the direction, to the last free seat, in order, of table { $table }: { $seat }
balance_draw_due = a player of a table of { $from_players } has to be drawn for table { $table }, which has { $players }
tables_even = nobody has to move: the largest difference between tables is { $difference } and { $allowed } is allowed
no_seat_to_move_to = { $difference ->
    [one] the tables differ by { $difference } player ({ $allowed } allowed), but the short ones have no free seat
   *[other] the tables differ by { $difference } players ({ $allowed } allowed), but the short ones have no free seat
}
giving_table_in_hand = table { $table } is playing a hand: the move is made when it ends
nobody_is_drawn = under this book nobody is drawn to move, so there is no draw to do without
difference_fixed = the book fixes the largest difference between tables at { $allowed } and lets nobody change it
difference_impossible = the difference allowed cannot be '{ $difference }': it has to be a whole number from 1 to { $most }
table_needs_nobody = nobody has to be moved to table { $table }
seat_is_clear = there are no two readings: which seat of table { $table } is filled is clear
matter-balance_tolerance = is the difference of players allowed between tables kept or changed?
option-keep_difference = keep the difference allowed
option-set_difference = set another difference from now on
matter-balance_seat_reading = which seat is 'the last empty position' of the receiving table?
option-last_vacated_seat = the seat that fell empty last
option-last_seat_in_order = the last free seat in order round the table
halt_due = { $players ->
    [one] table { $table } has { $players } player, { $short } fewer than the fullest ({ $fullest }): it is halted
   *[other] table { $table } has { $players } players, { $short } fewer than the fullest ({ $fullest }): it is halted
}
halt_to_decide = { $players ->
    [one] table { $table } has { $players } player, { $short } fewer than the fullest ({ $fullest }): the direction decides whether it is halted
   *[other] table { $table } has { $players } players, { $short } fewer than the fullest ({ $fullest }): the direction decides whether it is halted
}
release_due = { $players ->
    [one] table { $table } has { $players } player and is no longer short: it plays on
   *[other] table { $table } has { $players } players and is no longer short: it plays on
}
no_halt = under this book a short table is not halted: it is balanced
not_short = { $players ->
    [one] table { $table } has { $players } player and the fullest { $fullest }: it is halted from a difference of { $limit }
   *[other] table { $table } has { $players } players and the fullest { $fullest }: it is halted from a difference of { $limit }
}
still_short = { $short ->
    [one] table { $table } is still { $short } player short of the fullest ({ $fullest })
   *[other] table { $table } is still { $short } players short of the fullest ({ $fullest })
}
halt_not_yet = { $short ->
    [one] table { $table } is { $short } player short, but the big blind has not reached an empty seat
   *[other] table { $table } is { $short } players short, but the big blind has not reached an empty seat
}
already_halted = table { $table } is halted already
already_waived = table { $table } has been allowed to play on already
not_halted = table { $table } is not halted
halt_not_waivable = the book does not let table { $table } play on
other_halt_matter = in this format the matter is '{ $matter }'
matter-halt_waiver = is the short table halted, or does the direction let it play on?
matter-halt_other_format = in this format the direction decides: is the short table halted?
option-halt = halt the short table
option-play_on = let it play on
final_table_due =
    { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } left { $tables ->
        [one] on { $tables } table
       *[other] on { $tables } tables
    }: they form the final table; record which table hosts it (proposed: { $table })
final_table_missing = which table hosts the final has to be said
final_table_formed = the final table has been formed: it is { $table }
final_table_too_many = { $players ->
    [one] { $players } player is left and the final table is for { $size }
   *[other] { $players } players are left and the final table is for { $size }
}
final_table_too_few = at least two players in play are needed; there are { $players }
players_elsewhere = there are players to come from session { $session }
no_final_table = session { $session } has no final table yet
no_observers = this book knows no observers at the final table
observers_need_agreement = appointing observers needs the players' agreement (agreed)
two_finalists = two different players of the final table { $table } have to be named (first and second): '{ $first }' and '{ $second }' are not
matter-final_table_observers = are observers appointed at the final table?
option-no_observers = none
option-two_observers = two players, with the others' agreement
final_table_observers = observers at the final table { $table }: entries { $first } and { $second }
