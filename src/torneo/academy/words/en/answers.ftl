### Answers that the rulebook does not word otherwise.

seat = Seat { $seat }
wins = Seat { $seat }, all of it
share = It is shared by seats { $seats }
live = It is still live
dead = It is dead
floor_decides = The floor decides
positions = Button on { $button }, small blind on { $small }, big blind on { $big }
no_small_blind = Button on { $button }, no small blind, big blind on { $big }
may_fold = fold
may_check = check
may_call = call
may_bet = bet
may_raise = raise
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
