### `torneo icm`: what stacks are worth in prizes

stack = Stack
value = Value
share = In money
chances = Chance of each place, in %
bubble = Bubble factor of each stack (row) against each other: what losing costs over what winning brings
total = Total
