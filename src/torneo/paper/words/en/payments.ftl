### Words of payments.

title = Prize receipts
card = Prize receipt
place = Place { $place }
received = Receives
parts = Made up of
before = Paid before
method = Paid by
registered = The entry was paid by: { $method }
avoid_cash = The book asks to avoid cash.
ticket = Seat won: { $ticket }
player_signs = Player's signature
cash_signs = Cashier's signature
settled = Paid on { $when }: { $method }
deferred = Deferred on { $when }
other_form = In another form ({ $detail }), { $when }
part-place = place
part-seat = seat
part-deal = deal
part-closing_time = closing-time split
part-title = title
part-bounty = bounties
part-unclaimed = unclaimed prizes
