### Words of what a ruling leaves open at a table until somebody does it.

title = Open at this table

## what it is

question = Waits for the floor's answer
infraction = Infraction: { $what }
returned = Give chips back
steps-now = Do now
steps-street = When the betting round is over
steps-last_street = Before the last street
steps-next_hand = For the next hand
due-street = Now, before the next street
due-last_street = Now, before the last street
due-next_hand = Now, before the next hand is dealt
of = { $who }: { $what }
who = { $name } (seat { $seat })
penalties = Possible penalties:
floor_knows = it is on the floor's list

## what settles it

done = Done
answer = Answer…
record = Record and penalise…
no_penalty = No penalty
record_title = Infraction of ruling { $number }
record_do = Put the infraction on record
clause = Clause
settled = This is settled already.
never_happened = The act was taken back: there is no infraction to record.

## the mark of a table

mark-question = question
mark-infraction = infraction
mark-steps = something to do
