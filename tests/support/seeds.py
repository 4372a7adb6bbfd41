"""Seeds of the random runs: one number (`TORNEO_SEED`, 1 by default) and what the run is called."""

import os
import random


def seeded(*name: object) -> random.Random:
    """A generator of its own for every name, the same in every process."""
    return random.Random(f"{os.environ.get('TORNEO_SEED', '1')} {' '.join(map(str, name))}")
