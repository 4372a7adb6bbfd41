"""A machine whose clock somebody moves (``tools.chaos.wall_clock``), and whether it may be missing."""

from tests.support.postgres import must_be_there
from tools.chaos.wall_clock import WallClock, library

__all__ = ["WallClock", "library", "must_be_there"]
