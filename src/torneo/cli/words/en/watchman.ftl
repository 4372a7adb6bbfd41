### `torneo serve` watches over the process that serves: one that ends or hangs is replaced. The listening

killed = signal { $n } ended it
ended = it ended with code { $n }
hung = it gave no sign of life for { $n } s
again = the process of the room has stopped ({ $why }); another takes its place. What was confirmed is safe.
given_up = the process of the room stops again and again ({ $why }): giving up. Look at what it says above and at 'torneo serve --check'; what was confirmed is safe.
