### `torneo payouts`: the prizes of a field, to the last cent

entries = Entries
collected = Collected
overlay = Added by the organiser
bounties = Bounties
staff = For the staff
prizes = To share
places = Paid places
seat = seat { $target }
warning = warning
