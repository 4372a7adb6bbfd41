"""What hands leave behind: eliminations in order."""

import msgspec


class Elimination(msgspec.Struct, kw_only=True):
    """Who went out, in which hand, with how much at its start. ``together``: the hand-for-hand round, else
    0."""

    entry: int
    session: str
    table: int
    hand: int
    at: int
    stack: int
    together: int = 0
    by: list[int] = []
    left: int = 0
    rank: int = 0
