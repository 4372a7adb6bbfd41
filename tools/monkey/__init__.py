"""``torneo monkey``: a monkey with a dealer's taps, at tables of a room of its own."""
