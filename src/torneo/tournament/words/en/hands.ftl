### Sentences of hands and places.

hand_in_progress = hand { $hand } is being played at table { $table }
hand_over = hand { $hand } of table { $table } is over: it is hand { $now } now, and nothing of that was changed
hand_dealt_again = hand { $hand } of table { $table } was void and is dealt again: nothing of the new deal was changed
hand_to_come = hand { $hand } of table { $table } has not come yet: it is hand { $now } now
no_hand = no hand is being played at table { $table }
first_card_dealt = the first card is already out at table { $table }
table_halted = table { $table } is halted: no other hand begins until it plays on
on_break = it is the break: no hand starts
last_hands_played = table { $table } has played its last hands
too_few_players = { $players ->
    [one] table { $table } has { $players } player for the hand; it takes two
   *[other] table { $table } has { $players } players for the hand; it takes two
}
game_not_in_event = '{ $game }' is not a game of this event; these are: { $allowed }
hand_for_hand_first = { $players ->
    [one] { $players } player is left: hand-for-hand has to begin before another hand
   *[other] { $players } players are left: hand-for-hand has to begin before another hand
}
break_first = { $players ->
    [one] { $players } player or fewer are left: the break comes before another hand
   *[other] { $players } players or fewer are left: the break comes before another hand
}
button_to_draw = the button of table { $table }'s first hand is drawn for: deal a card to each seat and say in which seat it came to lie
button_already_placed = table { $table }'s button is already placed (seat { $button }) and moves as the book says
seat_not_in_hand = seat { $seat } got no cards in this hand of table { $table }; these did: { $dealt }
chips_do_not_add_up = the chips of table { $table } do not add up: { $told } reported, there must be { $expected }
not_out = seat { $seat } of table { $table } has not lost all its chips
report_the_hand = table { $table } is playing hand { $hand }: say who won the chips, or report the whole hand
somebody_stays = not every player of table { $table } can be out: somebody took the chips
beaten_by_himself = seat { $seat } cannot have eliminated itself
won_nothing = seat { $seat } of table { $table } won nothing in the hand: it cannot have sent seat { $out } out
hand_order_missing = seats { $seats } go out with equal stacks: say who had the better hand
hand_order_wrong = the order of hands ({ $order }) names only the seats that went out, once each: { $seats }
disqualified_sits = { $person } is disqualified and still sits at table { $table }, seat { $seat }: take him out before the deal
players_left = { $players ->
    [one] { $players } player still hold chips
   *[other] { $players } players still hold chips
}
alternates_waiting = { $alternates ->
    [one] { $alternates } alternate is waiting
   *[other] { $alternates } alternates are waiting
}
flights_to_come = still to be played: { $sessions }
registration_open = registration of session { $session } is still open
nobody_left = nobody holds chips any more: the event is over
one_player_left = { $player } holds every chip: the event is over
