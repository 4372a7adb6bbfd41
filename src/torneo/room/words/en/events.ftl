### What happened, one sentence per event: ``told`` in ``torneo.room.views.telling`` fills the braces.

## structure

EventCreated = The event '{ $id }' is created under { $book }
StructureChanged = The structure changes: { $changes }{ $why }
PoliciesChanged = Rules of this event change: { $changes }{ $why }
StaffNamed = { $name } is { $role }
StaffNamed-off = Nobody is { $role } any more
Published = The structure is published and the event opens

## clock

SessionStarted = Session { $session } begins at level { $level } (tables: { $tables })
LevelStarted = Level { $level } of session { $session } begins
LevelStarted-late = Level { $level } of session { $session } begins, announced { $late } s late
LevelSet = The clock of session { $session } is put on level { $level }, with { $left } to play{ $why }
ClockPaused = The clock of session { $session } stops with { $left } left{ $why }
ClockResumed = The clock of session { $session } goes on
TimeAdded = { $seconds } s to the clock of session { $session }: { $left } left{ $why }
WallClockJumped = The computer's clock has jumped: it is { $gap } the event, which goes on counting as before
WallClockJumped-right = The computer's clock agrees with the event again
WallClockFollowed = The event takes the computer's time ({ $by }); levels, breaks and penalties keep theirs
OwnClockKept = The event keeps its own time; the computer is { $gap } it
BreakAnnounced = { $minutes ->
    [one] The break of { $minutes } minute is announced
   *[other] The break of { $minutes } minutes is announced
}
BreakStarted = { $minutes ->
    [one] A break of { $minutes } minute begins in session { $session }{ $why }
   *[other] A break of { $minutes } minutes begins in session { $session }{ $why }
}
BreakSkipped = Session { $session } skips the break{ $why }
BreakEnded = The break of session { $session } ends{ $why }
LastHandsDrawn = The last hands of the day are drawn at table { $table }: { $hands }
LastHandsCalled = The room closes; hands left at each table: { $hands }{ $why }
LastHandCounted = Hands left today at table { $table }: { $left }
CountSigned = Signed count of { $entry }: { $points }
CountSigned-differs = Signed count of { $entry }: { $points }; { $known } were on record ({ $cause })
StacksBagged = { $stacks ->
    [one] The chips of { $stacks } player of session { $session } are bagged
   *[other] The chips of { $stacks } players of session { $session } are bagged
}
SessionFinished = Session { $session } is over{ $why }
StackSetAside = The smaller stack, { $entry }'s, does not go on: { $keeps }'s does
StacksJoined = { $points ->
    [one] The { $points } chip of { $entry } go to { $into }
   *[other] The { $points } chips of { $entry } go to { $into }
}
PotCarried = { $points } for the next pot go from table { $from_table } to table { $table }

## entries

PlayerRegistered = { $name } is registered
PlayerCorrected = The details of { $player } are corrected: { $changes }
PlayerBarred = { $player } may not enter{ $why }
PlayerBarred-lifted = { $player } may enter again
IdentityChecked = { $player } shows the document (day { $day })
Entered = { $player } enters session { $session } ({ $paid } + { $fees })
Entered-reentry = { $player } re-enters session { $session } ({ $paid } + { $fees })
Qualified = { $player } has won a seat in a satellite ({ $ticket })
TicketTransferred = Seat { $ticket } passes to { $to }
TicketUsed = { $entry } takes up the satellite seat
TicketForfeited = { $entry } did not come: the satellite seat is lost
PutOnList = { $entry } goes on the waiting list
TakenOffList = { $entry } leaves the waiting list
WaitingListDrawn = The order of the waiting list is drawn
RegistrationCloseSet = Registration of session { $session } closes at another moment: { $moment }
RegistrationClosed = Registration of session { $session } closes{ $why }
EntryTakenOut = { $entry } leaves the event with { $stack } ({ $cause })
EntryDisqualified = { $entry } gets no prize: disqualified after going out
EntryReinstated = { $entry } has the prize of the place again
EntrySurrendered = { $entry } gives up the chips to enter again
EntryCancelled = The entry of { $entry } is cancelled: { $refund } returned{ $why }
EventCancelled = The event is cancelled: { $how }{ $why }
LeftTable = { $entry } is away with { $stack }
LeftTable-no_show = { $entry } has not come
BackAtTable = { $entry } is back in the seat
RebuyTaken = Rebuy of { $entry } ({ $price } + { $fee })
RebuyTaken-owed = { $entry } declares a rebuy: { $price } + { $fee } owed
RebuyPaid = { $entry } pays for the rebuy: { $amount }
AddOnTaken = Add-on of { $entry } ({ $price } + { $fee })

## seats

TableOpened = { $seats ->
    [one] Table { $table } opens, with { $seats } seat
   *[other] Table { $table } opens, with { $seats } seats
}
TableClosed = Table { $table } closes ({ $why_code })
Drawn = Draw: { $what }
Seated = { $entry } sits at table { $table }, seat { $seat }
SeatsDrawn = { $entries ->
    [one] Seat draw of { $entries } player of session { $session }
   *[other] Seat draw of { $entries } players of session { $session }
}
SeatsChanged = { $entries ->
    [one] { $entries } player change seats ({ $why_code })
   *[other] { $entries } players change seats ({ $why_code })
}
Moved = { $entry }: from table { $from_table }-{ $from_seat } to { $table }-{ $seat }. { $reason }
Arrived = { $entry } has taken the new seat
SeatGivenUp = The seat of { $entry } falls empty
SeedCommitted = The commitment of the draws of session { $session } is published
SeedRevealed = The seed of the draws of session { $session } is revealed
SeatMarked = Seat { $seat } of table { $table }: { $mark }{ $why }
AccessibleMarked = Accessible seats of table { $table }: { $seats }
KeptApart = { $player } and { $other } will not share a table{ $why }
KeptApart-lifted = { $player } and { $other } may share a table again
BigBlindDeclined = { $entry } sits out the second big blind running
DifferenceSet = { $players ->
    [one] Tables of session { $session } may differ by { $players } player
   *[other] Tables of session { $session } may differ by { $players } players
}
LoneBigBlindSet = At table { $table }, seat { $seat } posts a lone big blind
TableHalted = Table { $table } is halted{ $halt }
TableReleased = Table { $table } plays on
FinalTableFormed = { $players ->
    [one] Final table: number { $table }, with { $players } player
   *[other] Final table: number { $table }, with { $players } players
}

## chips

ChipsIssued = { $entry } receives { $total } ({ $cause })
ChipsRemoved = { $total } are removed from { $whose } ({ $cause }){ $why }
ChipsToPot = { $points } of { $entry } go to the next pot of table { $table } ({ $cause })
ChipsShared = The stack of { $entry } is shared out at table { $table } ({ $cause })
ChipsExchanged = { $entry ->
    [one] { $entry } change chips: { $taken } for { $given }
   *[other] { $entry } changes chips: { $taken } for { $given }
}
ChipsHandedOver = { $points } of { $entry } go to { $to } ({ $cause })
ChipsRaced = { $value ->
    [one] Race of the { $value } chip for { $to } at table { $table }: won by { $winners }
   *[other] Race of the { $value } chips for { $to } at table { $table }: won by { $winners }
}
ValueRetired = { $value ->
    [one] The { $value } chip leave play
   *[other] The { $value } chips leave play
}
RetiredChipsFound = { $entry } finds { $found } in retired chips and is given { $given }
StacksCounted = { $stacks ->
    [one] Table { $table } is counted: { $stacks } stack{ $why }
   *[other] Table { $table } is counted: { $stacks } stacks{ $why }
}

## hands

HandStarted = Table { $table }: hand { $number }, level { $level }
FirstCardDealt = Table { $table }: the first card is out
HandEnded = Table { $table }: hand { $number } is over
HandEnded-stacks = Table { $table }: hand { $number } is over. { $stacks }
HandCancelled = Table { $table }: hand { $number } is cancelled{ $why }
HandCancelled-redeal = Table { $table }: hand { $number } is void and dealt again{ $why }
Eliminated = { $entry } is out (table { $table }, seat { $seat })
Eliminated-by = { $entry } is out (table { $table }, seat { $seat }), beaten by { $by }
ChipsMoved = { $points } of { $entry } go to { $to }
EventEnded-nobody = The event is over without a winner
EventEnded = The event is over: { $winner } wins

## prizes

PayoutsSet = { $places ->
    [one] { $places } prize is published: { $fund } in all{ $why }
   *[other] { $places } prizes are published: { $fund } in all{ $why }
}
BountyCredited = The bounty of { $entry } goes to { $to }
EnvelopeOpened = Envelope for { $entry }: { $value }
DealReserveSet = In any deal { $amount } is kept to play on for
DealProposed = Deal { $deal } is proposed ({ $kind }) on { $remaining }; { $reserve } for the winner
DealVoted-agreed = Deal { $deal }: agreed
DealVoted = Deal { $deal }: not agreed
DealClosed = Deal { $deal }: { $status }
PrizesSettled = { $places ->
    [one] The prizes of { $places } place is settled ({ $by }); { $title } to play for
   *[other] The prizes of { $places } places are settled ({ $by }); { $title } to play for
}
SeatTransferred = The seat won by { $entry } passes to { $to }
PrizePaid = { $amount } paid to { $entry } ({ $method })
PrizeDeferred = The prize of { $entry }, { $amount }: { $kind }. { $operator } answers for it

## bubble

HandForHandStarted = { $players ->
    [one] Hand-for-hand begins with { $players } player
   *[other] Hand-for-hand begins with { $players } players
}
RoundStarted = Hand-for-hand: round { $round }, level { $level }
RoundTimed = Hand-for-hand: each hand takes its time off the clock, which is at level { $level }
RoundLevelFixed = Table { $table } finishes first: the next round is at level { $level }
HandFrozen = Table { $table }: all-in, cards face down until the others finish
RunOutOpened = Table { $table }: the waiting all-in is opened
HandForHandEnded = Hand-for-hand ends ({ $cause }){ $why }
HeadsConfirmed =
    { $table ->
        [one] Table { $table } count
       *[other] Table { $table } counts
    } { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
InTheMoney = { $players ->
    [one] The { $players } player left are all paid
   *[other] The { $players } players left are all paid
}
DeclaredSimultaneous = The eliminations of { $entries } are declared simultaneous{ $why }

## time calls

TimeCalled = Table { $table }: time is called on seat { $seat }
TimeStarted = Table { $table }: { $seconds } s for seat { $seat }
TimeRefused = Table { $table }: time on seat { $seat } is not granted{ $why }
TimeStopped = { $seat ->
    [one] Table { $table }: seat { $seat } act in time
   *[other] Table { $table }: seat { $seat } acts in time
}
TimeExpired = Table { $table }: seat { $seat } runs out of time ({ $outcome })
TimeCardUsed = Table { $table }: { $entry } uses a time card (+{ $seconds } s); { $left } left

## conduct

InfractionRecorded = Infraction { $number } by { $who } against { $clause }{ $facts }
Decided = Decision: { $matter } { $option }{ $why }
Noted = On record: { $kind }{ $about }
Reported = Report from table { $table }: { $kind }{ $facts }
ReportAnswered = Report { $report } is seen to: { $answer }
ReviewRequested = A review of { $what } is asked for ({ $ground }){ $why }
ReviewAnswered = Review { $review }: { $answer }
PenaltyGiven = Penalty for { $who }: { $penalty }{ $size }{ $why }
InfractionLetPass = Infraction { $infraction } is let pass{ $why }
PenaltyHandServed = { $who } serves a hand of the penalty; { $left } left
SuspensionEnded = The suspension of { $who } ends
PenaltyCarriedOut = The penalty of { $who } is carried out
PenaltyLifted = The penalty of { $who } is lifted{ $why }
PlaySuspected = { $players } are suspected of { $kind }{ $facts }
PlayJudged = Suspicion { $suspicion }: { $finding }
HistoryBrought = Earlier records of { $player } are added: { $count }

## calls, rulings, dealers

FloorCalled = Call { $call }: { $called }{ $note }
CallTaken = Somebody is on the way to table { $table } (call { $call })
CallClosed = Call { $call } of table { $table } is closed{ $note }
RulingGiven = Ruling { $ruling } at table { $table }
RulingGiven-question = Ruling { $ruling }: table { $table } waits for the floor's answer
RulingDecided = The floor's answer to ruling { $ruling } of table { $table }{ $why }
RulingOverruled = Ruling { $ruling } of table { $table } is overruled{ $why }
HandToldFrom = Hand { $number } of table { $table } begins to be told
ActTold = Hand { $number } of table { $table }: { $act }
ActTakenBack = Hand { $number } of table { $table }: ‘{ $act }’ is taken back
HandToldToTheEnd = Hand { $number } of table { $table } was told to its end
MatterSettled = What ruling { $ruling } of table { $table } asked for is done
DealerRelieved = { $dealer ->
    [one] { $dealer } deal at table { $table }{ $note }
   *[other] { $dealer } deals at table { $table }{ $note }
}

## corrections

Amended = What happened at no. { $seq } is corrected{ $why }
Undone = What happened at no. { $seq } is undone{ $why }

## the second person

MoneyAsked = Waits for another person (no. { $number }): { $what }
MoneyConfirmed = No. { $number }, asked for by { $asked_by }, is confirmed
MoneyRejected = No. { $number }, asked for by { $asked_by }, is rejected{ $why }
Amended-confirmed = What happened at no. { $seq } is corrected{ $why }; { $asked_by } asked for it

## parts of the sentences above

part-hidden = verifiable draw: the result is not seen before it is made
part-short = { $players ->
    [one] : it has { $players } player and the fullest { $fullest }
   *[other] : it has { $players } players and the fullest { $fullest }
}
part-nobody = nobody
part-table = table { $table }
part-uncounted = the uncounted chips of table { $table }
part-locked = nobody may be given it
part-reserved = kept for { $player }
part-free = free
part-level = at the end of level { $level }
part-decision = decision { $number }
part-penalty = penalty { $number }
part-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
part-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
part-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
part-points = { $n } in chips
part-seat_stack = { $seat }: { $stack }
