### Words of corrections: what was wrong, said of each kind of act. ``Command.field`` where one says more than the kind of its value, ``Command.never`` where "this never happened" has words of its own.

title = What is wrong?
result_title = What changes
other = Something else was different
recorded = This is what was recorded. Change what is wrong.
show = See what changes
person_at = { $name } (seat { $seat })
stack_of = The stack of { $name } was
all_of_them = See all of them ({ $count })
reason-form = Corrected: { $what }

## by the kind of value

kind-entry = The person was
kind-player = The person was
kind-table = The table was
kind-seat = The seat was
kind-session = The session was
never = This never happened

## acts that go wrong most

ReportElimination-seat = Who went out was
ReportElimination-beaten_by = The chips were won by
ReportElimination-also_out = Also out
ReportElimination-never = Nobody went out
ReportHand-out = Who went out was
ReportHand-nobody = Nobody went out
ReportHand-never = This hand did not end: still in play
StartHand-never = This hand never began
EnterPlayer-player = The entry was of
EnterPlayer-never = This sale never happened
ReEnter-player = The re-entry was of
ReEnter-never = This re-entry never happened
Rebuy-entry = The rebuy was of
Rebuy-never = This rebuy never happened
TakeAddOn-entry = The add-on was of
TakeAddOn-never = This add-on never happened
BreakTable-table = The table that broke was
BreakTable-never = The table never broke
MovePlayer-entry = Who moved was
MovePlayer-table = The new table was
MovePlayer-never = Nobody moved
ConfirmArrival-entry = Who arrived was
ConfirmArrival-never = Nobody arrived
ConfirmArrivals-table = The table they came to was
ConfirmArrivals-never = Nobody arrived
RecordInfraction-player = The infraction was by
RecordInfraction-never = There was no infraction
GivePenalty-never = The penalty was never given

## what later acts do

gone = These later acts no longer fit and are taken back with the correction:
accept_gone = Correct, and take back these acts ({ $count })
played = Their stacks were worked out, not counted: work them out again
counted = The later stacks were counted: leave them

## consequences, by what they are about

about-places = Places
about-prizes = Prizes
about-money = Money
about-chips = Chips
about-seats = Seats and tables
about-people = Entries
about-clock = Clock
about-conduct = Conduct
about-rest = Also
