### What each command is called on a button or a card. ``.of``: with its table, player or session.

## structure

CreateEvent = Create the event
ChangeStructure = Change the structure
ChangePolicies = Change rules of this event
AppointStaff = Name staff
PublishEvent = Publish and open the event

## clock

StartSession = Start the session
StartSession-of = Start session { $session }
AnnounceLevel = Next level
AnnounceLevel-of = Next level · session { $session }
AnnounceBreak = Announce the break
StartBreak = Start the break
EndBreak = End the break
PauseClock = Pause the clock
ResumeClock = Resume the clock
AddTime = Add or take time
SetLevel = Set another level
SetLevel-of = Set level { $level }
NoteWallClock = Note the computer's clock
FollowWallClock = Take the computer's time
KeepOwnClock = Keep the event's time
DrawLastHands = Draw the last hands
CallLastHands = Call the last hands: the room closes
SignCount = Sign counts
SignCount-of = Sign the count of { $who }
FinishSession = Finish the session
FinishSession-of = Finish session { $session }
MergeSessions = Draw seats for those who go on
MergeSessions-of = Draw seats for those who go on in session { $into }

## entries

RegisterPlayer = Register a player
CorrectPlayer = Correct a player's details
EnterPlayer = Enter a player
EnterPlayer-of = Enter { $player }
ReEnter = Re-entry
Rebuy = Rebuy
Rebuy-of = Collect the rebuy of { $who }
DeclareRebuy = Declare a rebuy
TakeAddOn = Add-on
CloseRegistration = Close registration
CloseRegistration-of = Close registration of session { $session }
SetRegistrationClose = Move the close of registration
SeatAlternates = Seat those who wait
CancelEntry = Cancel an entry
BarPlayer = Bar a player
CheckIdentity = Ask for documents
CheckIdentity-of = See the document of { $player }
IssueSeatCard = Hand out the seat card
LeaveTable = The player steps away
ReturnToTable = The player is back
RemoveAbsent = Remove an absent player
RemoveAbsent-of = Remove { $who } for absence
ReportNoShow = Did not come
NoteContact = Note an attempt of contact
GrantTicket = Grant a satellite seat
TransferTicket = Transfer a satellite seat
CancelEvent = Cancel the event

## seats

CommitSeed = Publish the commitment of the draws
RevealSeed = Reveal the seed of the draws
OpenTable = Open tables
OpenTable-of = { $until ->
    [0] Open table { $table }
   *[other] Open tables { $table } to { $until }
}
DrawSeats = Draw the seats
MovePlayer = Move a player
MovePlayer-of = Move { $who } to table { $table }
BreakTable = Break a table
BreakTable-of = Break table { $table }
ConfirmArrivals = Confirm the arrivals at a table
ConfirmArrivals-of = Confirm the arrivals at table { $table }
ConfirmArrival = Confirm arrivals
ConfirmArrival-of = Confirm the arrival of { $who }
LockSeat = Lock a seat
UnlockSeat = Unlock a seat
ReserveSeat = Reserve a seat
RecordSeat = Record where somebody sits
CorrectSeat = Put back in the right seat
RedrawSeats = Redraw the seats
MarkAccessible = Mark accessible seats
KeepApart = Keep two players apart
SwapTables = Swap of two players
DeclineBigBlind = Sit out the second big blind
BalanceTables = Balance the tables
HaltTable = Halt a table
HaltTable-of = Halt table { $table }
ReleaseTable = Release a table
ReleaseTable-of = Release table { $table }
FormFinalTable = Form the final table

## chips

RaceChips = Chip race
RaceChips-of = { $value ->
    [one] Race of the { $value } chip
   *[other] Race of the { $value } chips
}
ColourUp = Colour up
ColourUp-of = { $value ->
    [one] Change the { $value } chip of { $who }
   *[other] Change the { $value } chips of { $who }
}
ExchangeChips = Exchange a player's chips
RetireChips = Take a value out of play
RetireChips-of = { $value ->
    [one] Retire the { $value } chip
   *[other] Retire the { $value } chips
}
RecordFoundChips = Chips found
RemoveChips = Remove chips
RecordCounts = Count of a table
RecordCounts-of = Count of table { $table }
ReconcileChips = Reconcile all chips

## hands

StartHand = Start a hand
DealFirstCard = The first card is out
ReportHand = Result of the hand
ReportHand-of = Result of the hand at table { $table }
CancelHand = Cancel the hand
ReportElimination = Player out
ReportElimination-of = Out: table { $table }, seat { $seat }
EndEvent = End the event

## prizes

SetPayouts = Publish the prizes
CreditBounty = Credit a bounty
OpenEnvelope = Open an envelope
OpenEnvelope-of = Open the envelope of { $who }
SetDealReserve = Reserve in case of a deal
ProposeDeal = Propose a deal
VoteDeal = Vote on the deal
EndByDeal = End by the deal
EndByClosingTime = End: the room closes
EndSatellite = End the satellite
TransferSeat = Transfer the seat won
PayPrize = Hand over a prize
PayPrize-of = Hand over the prize of { $who }
DeferPrize = Defer a prize
DeferPrize-of = Defer the prize of { $who }

## bubble

StartHandForHand = Start hand-for-hand
NextRound = Signal for the next round
EndHandForHand = End hand-for-hand
BeginShuffle = The table begins to shuffle
FreezeHand = Freeze an all-in
RunOut = Open a frozen all-in
RunOut-of = Open the all-in of table { $table }
ConfirmHeads = Confirm heads by table
ConfirmHeads-of = { $players ->
    [one] Table { $table } has { $players } player
   *[other] Table { $table } has { $players } players
}
DeclareSimultaneous = Declare eliminations simultaneous

## time calls

CallTime = Call time
StartTime = Grant the time
StartTime-of = Time called at table { $table }
RefuseTime = Refuse the time
StopTime = Acted in time
ExpireTime = The time has run out
ExpireTime-of = Time has run out at table { $table }
UseTimeCard = Use a time card

## conduct

Announce = Announce
Announce-of = Announce: { $kind }
EndAnnouncements = End the announcements
AnswerReport = See to a report
AnswerReport-of = See to report { $report }
BringHistory = Bring earlier records
CarryOutPenalty = Carry out a penalty
CarryOutPenalty-of = Carry out penalty { $penalty }
CountHandsServed = Count hands served
Decide = Decide
GivePenalty = Answer an infraction
GivePenalty-of = Answer infraction { $infraction }: { $penalty }
RecordArrival = Record an arrival
RecordInfraction = Record an infraction
ReportObject = Object on the table
ReportRiver = Checking the nuts
ReportToFloor = Report to the floor
RequestReview = Request a review
SuspectPlay = Record a suspicion

## calls, rulings, dealers

CallFloor = Call the floor
TakeCall = On my way
TakeCall-of = Take call { $call }
CloseCall = Close the call
CloseCall-of = Close call { $call }
GiveRuling = Record a ruling
DecideRuling = Answer the table
DecideRuling-of = Answer ruling { $ruling }
OverruleRuling = Overrule a ruling

## the hand as it is told

TellAct = Tell what happened
TakeBackAct = Take the last act back
TellSpot = Tell from here
EndAsTold = End the hand
SettleMatter = Settle what is open
SettleMatter-of = Answer the infraction of ruling { $ruling }
RelieveDealer = Change the dealer

## corrections

Amend = Amend
Amend-of = Correct what happened at no. { $seq }
ConfirmMoney = Confirm an act of money
RejectMoney = Reject an act of money
Undo = Undo
