### Kinds, statuses and ways to pay, as lists name them.

kind-entry = Entry
kind-reentry = Re-entry
kind-ticket = Satellite seat
status-registered = Entered, waits for the draw
status-alternate = On the waiting list
status-seated = Playing
status-bagged = Chips bagged
status-out = Out
status-removed = Removed
status-surrendered = Gave up the chips
status-cancelled = Cancelled
status-qualified = Seat won, not here yet
status-forfeited = Seat forfeited
method-cash = Cash
method-card = Card
method-cheque = Cheque
method-transfer = Transfer
method-account = On account
