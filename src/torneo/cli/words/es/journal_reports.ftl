### What a recorded event tells besides itself: its results for a circuit, and what players did together

other_kind = «{ $stream }» no es un torneo
unknown_player = no hay jugador «{ $player }» en { $stream }; hay: { $known }
none = No jugaron ninguna mano juntos.
hand = Mesa { $table }, mano { $number }, nivel { $level }:{ " " }
passed = De { $giver } a { $taker } pasaron como mucho { $points }.
