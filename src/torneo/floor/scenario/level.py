"""``level: {small: 250, big: 500, ante: 50}``."""

from typing import Any

from torneo.floor.scenario import words
from torneo.floor.scenario.entry import Entry
from torneo.hand import Stakes


def read_amounts(entry: Entry) -> dict[str, Any]:
    """The amounts that are given, by name."""
    amounts: dict[str, Any] = {}
    for key, value in entry.fields(words.LEVEL).items():
        read = value.word(words.ANTE_KIND) if key == "ante_kind" else value.whole()
        if read is not None:
            amounts[key] = read
    return amounts


def read_level(entry: Entry) -> Stakes | None:
    before = len(entry.page.problems)
    amounts = read_amounts(entry)
    if len(entry.page.problems) > before:
        return None
    stakes = Stakes(**amounts)
    if stakes.big and stakes.small > stakes.big:
        entry.wrong("impossible-amount", found=stakes.small, why="small_above_big")
        return None
    if not stakes.opening_bet:
        entry.wrong("impossible-amount", found=0, why="all_zero")
        return None
    return stakes
