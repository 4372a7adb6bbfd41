### Words of seat cards.

title = Seat cards
card = Seat card
verify = Check your details and your seat.
identity = Handed out once the identity document is seen.
scan = Your table, the clock and the prizes
