### Words of receipts.

title = Entry receipts
card = Entry receipt
born = Born
to_prizes = To prizes
fee = Organiser's fee
rebuys = Rebuys: { $count }
addons = Add-ons: { $count }
owed = Still to pay
refunded = Refunded
paid_by = Payment
at = Date and time
gets = { $points ->
    [one] Receives { $points } point
   *[other] Receives { $points } points
}
place = Place
waits = Waits for the seat draw
listed = Waiting list, place { $place }
accepted = Accepted on entering, { $when }, no signature needed:
scan = Your table, the clock and the prizes
