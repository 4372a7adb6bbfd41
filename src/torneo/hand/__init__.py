"""One hand at one table: games as data, dealing, betting, pots, showdown."""
