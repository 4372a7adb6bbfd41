### Sentences of acts of money that wait for a second person.

word-waiting = what waits for another person
money_waits = it already waits for another person: { TYPED($by) } asked for it (no. { $number })
nothing_waits = nothing waits for another person as no. { $number }
money_settled = no. { $number } waits no more: { TYPED($by) } has decided it
same_person = { TYPED($by) } asked for it: another person has to confirm it
money_to_confirm = { TYPED($by) } asks for it; the sheet wants another person to confirm it
