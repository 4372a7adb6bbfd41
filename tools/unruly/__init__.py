"""Random play at the floor: varied spots, any act the floor understands, sensible or absurd; what must hold.

    report = play_unruly(random.Random(7), acts=10_000)
    report.failures     # each with the scenario that brings it about, made as short as it goes

Everything is drawn from the randomness given: the same seed plays the same hands.
"""
