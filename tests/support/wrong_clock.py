"""A machine whose clock somebody moves (``torneo.cli.chaos.wall_clock``), and whether it may be missing."""

import os

from torneo.cli.chaos.wall_clock import WallClock, library

__all__ = ["WallClock", "library", "must_be_there"]


def must_be_there() -> bool:
    """On a machine that builds for everybody its absence is a failure, not a reason to skip."""
    return bool(os.environ.get("CI"))
