### Words of deal.

title = Deal agreement
text = The players left in the event agree to share the prizes left as follows.
number = Deal no. { $number }
kind = Way of sharing
kind-icm = ICM
kind-chip_chop = by chips
kind-even = in equal parts
kind-custom = custom
remaining = Prizes left
reserve = Played on for
share = Receives
proposed = Proposed on { $when } by { $who }
state = State
votes = Votes in favour: { $yes } of { $all }
vote-secret = The vote is secret.
vote-open = The vote is open.
state-proposed = proposed
state-not_unanimous = not unanimous: no deal
state-agreed = agreed, waits for the direction
state-applied = agreed and applied
state-refused = refused by the direction
state-private = private: not paid out by the organiser
state-withdrawn = withdrawn
unanimous = Everybody has to agree.
kept = What is kept back is played for by the champion.
power = The direction may decline to carry it out.
