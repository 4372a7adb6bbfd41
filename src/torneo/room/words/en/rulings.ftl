### Words of the rulings desk and of the register of rulings.

## one ruling

ruling = Ruling { $number }
at_table = Table { $table }
hand = hand { $hand }
seat = seat { $seat }
given_by = Recorded by { $name } at { $time }
lawful = What the book leaves to choose
other_action = What it is then
other_to = To (chips)
why = Reason (goes on record)
why_hint = what was seen, and who saw it
reason-dealer = The dealer confirms it.
reason-players = The players at the table confirm it.
reason-camera = It is seen on the recording.
reason-fair = In the interest of the game and of fairness.
decide = Give the answer
not_yours = The floor or the director answers. Call the floor.
decided = Answer: { $answer }
decided_by = { $name }, { $time }
because = Reason: { $why }
set_aside = Set aside for this hand, in the interest of the game:
was_overruled = Overruled by { $name } at { $time }
was_withdrawn = Withdrawn by { $name } at { $time }: it did not happen.
went_past = The hand went on without an answer: nobody has to give one any more.
overrule = Overrule this ruling
overrule_more = It stays in the register, marked, with its reason. What was played does not change by itself.
spot = The spot
step = Step { $n } of { $last }
step_start = Before the first act
prev = Back
next = Next
no_replay = Under the rules the event has now, this spot can no longer be played again.
others = The same spot under the other books
same = the same
differs = different
other_way = there the hand has gone another way
alike = The same spot was ruled differently
open_page = Open on its page

## the register

register = Register of rulings
register_for = All that was ruled, decided or penalised at the event, with its clause, by whom and why.
empty = Nothing has been ruled yet. Every ruling at a table, every decision and every penalty is kept here as soon as it is given. Begin at the rulings desk or a dealer's tablet.
filter = Table, player, clause, time, who…
filter_label = Filter
all = All
nothing_fits = Nothing in the register has those words.
file = rulings
download = Download
hints = The same spot, ruled differently
hints_more = It is not always a mistake: see what tells them apart before a player asks.
kind-ruling = ruling
kind-decision = decision
kind-penalty = penalty
kinds-ruling = Rulings
kinds-decision = Decisions
kinds-penalty = Penalties
status-ruled = by the book
status-open = unanswered
status-asked = question
status-decided = decided
status-overruled = overruled
status-withdrawn = withdrawn: it did not happen
status-lapsed = the hand went on without an answer
status-pending = to be carried out
status-serving = being served
status-done = done
status-lifted = lifted
penalty_waits = { $who }'s infraction waits for its penalty
choose_penalty = Choose the penalty…
let_pass = { $who }'s infraction is on record, without a penalty
one-hands = 1 hand
one-rounds = 1 round
one-minutes = 1 minute
column-number = No.
column-kind = Kind
column-time = Time
column-table = Table
column-hand = Hand
column-seat = Seat
column-player = Player
column-what = Outcome
column-reason = Why
column-answer = Answer
column-why = Reason given
column-clauses = Clauses
column-by = Who
column-role = Role
column-status = State

## the desk

desk = Rulings desk
desk_for = Tell the spot and what happened; the book answers with its clause.
book = Book
change = Change
table = Table
any_spot = Any spot
current = Table { $table }, hand { $hand }
between = Table { $table }
save = Put on record
saved = On record: ruling { $number }
not_saved = Without an event nothing is put on record: it is for looking up and learning.
tell = What does the book say?
tried = looked up
try_answers = If the floor answered:
too_large = { $most ->
    [one] The spot is above { $most } byte.
   *[other] The spot is above { $most } bytes.
}
nothing_told = Tap the seat and what happened. The ruling appears here.
