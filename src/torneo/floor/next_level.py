"""The level the next hand will be played at."""

from typing import Any

from msgspec.structs import replace

from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.hand.stakes import Stakes


def begin_next(table: Table, *, at_the_push: bool = False) -> None:
    """The next hand has begun, perhaps with the change of dealers: its level is settled."""
    if table.standing.begun_at is None:
        note(table, begun_at=coming(table), begun_at_the_push=at_the_push)


def coming(table: Table) -> Stakes:
    """The level the next hand would be played at."""
    return table.standing.announced or table.hand.stakes


def told_of(stakes: Stakes) -> dict[str, int | str]:
    """The amounts of a level that somebody has to be told."""
    amounts = {"small": stakes.small, "big": stakes.big, "ante": stakes.ante, "bring_in": stakes.bring_in}
    return {name: amount for name, amount in amounts.items() if amount}


def stakes_of(table: Table, level: dict[str, Any] | int | None) -> Stakes | None:
    """Amounts, or the number of a level whose amounts the book prints."""
    if isinstance(level, dict):
        return replace(table.hand.stakes, **level)
    printed = (table.book.values["time_blind_schedule"] or {}).get(level) if level is not None else None
    if not printed:
        return None
    small, big, ante = printed
    return replace(table.hand.stakes, small=small, big=big, ante=ante)
