"""What a session remembers about its bubble."""

import msgspec


class Bubble(msgspec.Struct, kw_only=True):
    """``tables``: those that play the round signalled last, at ``level``.

    ``next_level``: the level the table ``first`` to finish has fixed for the next round; 0: none has.
    ``heads``: {table: players it has counted}. ``in_money_at``: when everybody left was told; 0: not yet.
    """

    tables: list[int] = []
    level: int = 0
    next_level: int = 0
    first: int = 0
    heads: dict[int, int] = {}
    in_money_at: int = 0
