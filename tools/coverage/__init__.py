"""``torneo rules coverage``: which clauses the last full run of the tests proved."""
