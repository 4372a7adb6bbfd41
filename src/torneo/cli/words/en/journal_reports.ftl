### What a recorded event tells besides itself: its results for a circuit, and what players did together

other_kind = '{ $stream }' is no tournament
unknown_player = there is no player '{ $player }' in { $stream }; there are: { $known }
none = They played no hand together.
hand = Table { $table }, hand { $number }, level { $level }:{ " " }
passed = At most { $points } went from { $giver } to { $taker }.
