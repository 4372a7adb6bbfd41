### What is asked.

ruling = What is the ruling?
clause = Which clause decides it?
to_call = How much must seat { $seat } add to call?
min_raise = If seat { $seat } wants to raise, what is the least the raise may be to, in total?
min_bet = If seat { $seat } wants to bet, how much at least?
max_raise = To how much, in total, may seat { $seat } raise at most?
max_bet = How much may seat { $seat } bet at most?
pot = How much is in the pot now, with all the bets?
pots = Which pots are there now, the main pot first?
returned = How many chips go back to seat { $seat }?
stack = How many chips does seat { $seat } have left behind?
next = Whose turn is it now?
shows_first = Who shows first?
winner = Who takes the main pot?
odd_chip = Who gets the odd chip?
live = Is the hand of seat { $seat } live?
positions = Where are the button and the blinds in this hand?
may = What may seat { $seat } do now?
options = Between which answers does the floor choose?
steps = What is done, and in which order?
seconds = How much time does the player have?
until = Until when can it be put right?
part = { $question } Namely: { $part }
