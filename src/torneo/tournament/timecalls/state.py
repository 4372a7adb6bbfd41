"""The clock on a player."""

import msgspec


class TimeCall(msgspec.Struct, kw_only=True):
    """Time called on a seat. ``started_at`` 0: the direction has not started it yet.

    ``seconds``: all of it, of which the last ``countdown`` are counted aloud. ``demanded``: the time ran out
    and the action was asked for once more.
    """

    seat: int
    caller: str
    asked_at: int
    started_at: int = 0
    seconds: int = 0
    countdown: int = 0
    demanded: bool = False

    @property
    def ends_at(self) -> int:
        return self.started_at + self.seconds * 1_000


class TimeOver(msgspec.Struct, kw_only=True):
    """How the time of a seat ran out in the hand being played."""

    seat: int
    outcome: str
    clauses: tuple[str, ...] = ()
