"""Sessions of play and their clocks.

A session is one stretch of play with a clock of its own: a flight of the first day (``1A``, ``1B``) or a
later day (``2``). The clock is kept as points in time, so it neither drifts nor needs anybody to count.
"""

from typing import Final, Literal

import msgspec

from torneo.tournament.bubble.state import Bubble

LAST_HANDS: Final = "last_hands"
HAND_FOR_HAND: Final = "hand_for_hand"
#: Why a clock stands although play goes on.
COUNTED_IN_HANDS: Final = (LAST_HANDS, HAND_FOR_HAND)


class Clock(msgspec.Struct, kw_only=True):
    """``ends_at``: when the level or break runs out, while running; ``left``: milliseconds, while stopped.

    ``kept``: what is left of the level that a break interrupted; 0 if the break follows a whole level.
    """

    level: int = 0
    ends_at: int = 0
    left: int = 0
    running: bool = False
    on_break: bool = False
    stopped_for: str = ""
    kept: int = 0

    def remaining(self, now: int) -> int:
        """Milliseconds to the end of the level or break; negative once it has run out."""
        return self.ends_at - now if self.running else self.left


class Wall(msgspec.Struct, frozen=True, kw_only=True):
    """How the event's time stands to the clock on the wall. ``offset``: milliseconds the event is ahead of
    it; ``since``: from which moment on its hours are wrong if the wall clock is right; ``asks``: nobody has
    said yet which of the two is; ``seq``: the event that told it last; ``moved``: milliseconds the event's
    time was set ahead in all."""

    offset: int = 0
    since: int = 0
    asks: bool = False
    seq: int = 0
    moved: int = 0


class Session(msgspec.Struct, kw_only=True):
    """``breaks_taken`` and ``breaks_announced``: the level a break follows, or minus the players it
    waits for. ``last_hands``: hands still to end at each table; ``last_hands_for``: the ``day`` or the room's
    ``closing``. ``rests``: [from, to] of each time nobody played, a break or a stopped clock; ``to`` 0: it
    lasts."""

    id: str
    day: int
    status: Literal["planned", "running", "finished"] = "planned"
    started_at: int = 0
    finished_at: int = 0
    clock: Clock = msgspec.field(default_factory=Clock)
    commitment: str = ""
    seed: str = ""
    draws: int = 0
    drawn: bool = False
    registration_closed_at: int = 0
    registration_closes_at: int = 0
    closing_level: int = 0
    last_hands: dict[int, int] = {}
    last_hands_drawn: int = 0
    last_hands_for: str = ""
    hand_for_hand: bool = False
    round: int = 0
    bubble: Bubble = msgspec.field(default_factory=Bubble)
    counts: dict[int, int] = {}
    breaks_taken: list[int] = []
    breaks_announced: list[int] = []
    levels_started: list[int] = []
    table_difference: int = 0
    rests: list[tuple[int, int]] = []

    def rest(self, since: int) -> None:
        """Nobody plays from then on; for the functions that apply events only."""
        if not self.rests or self.rests[-1][1]:
            self.rests.append((since, 0))

    def play_on(self, at: int) -> None:
        """Play goes on; for the functions that apply events only."""
        if self.rests and not self.rests[-1][1]:
            self.rests[-1] = (self.rests[-1][0], at)

    def played_until(self, since: int, length: int, now: int) -> int:
        """When so many milliseconds of play have passed since then; ``now`` tells how long a rest that lasts
        has lasted."""
        ends = since + length
        for start, end in self.rests:
            begins, stops = max(start, since), end or now
            if begins < ends and stops > begins:
                ends += stops - begins
        return ends
