### Words of moves.

title = Seat changes
card = Seat change
from = Leaves table { $table }
to = Goes to
carries = { $points ->
    [one] Carries { $points } point
   *[other] Carries { $points } points
}
broken = Table { $table } is broken
balance = Balancing of tables
rack_or_bag = Bring a rack or bag for the chips.
colour_up_before = If many are small, offer larger chips first.
hand_in = Hand this slip to the dealer.
