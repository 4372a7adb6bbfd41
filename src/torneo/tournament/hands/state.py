"""What hands leave behind: eliminations in order."""

import msgspec


class Elimination(msgspec.Struct, kw_only=True):
    """Who left, in which hand, with how much at its start.

    ``together``: the hand-for-hand round, else 0. ``rank``: place among those of equal stacks who went out
    in the same hand, best hand 1, where the book asks for it. ``moment``: the number under which the
    direction declared it one moment with others, else 0. ``how``: ``played``, or why the entry was
    taken out.
    """

    entry: int
    session: str
    table: int
    hand: int
    at: int
    stack: int
    together: int = 0
    by: list[int] = []
    rank: int = 0
    moment: int = 0
    how: str = "played"
