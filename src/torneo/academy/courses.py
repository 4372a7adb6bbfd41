"""Courses: what each role learns, in order of difficulty."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from torneo.academy.recipes import about
from torneo.academy.sources import topics_of
from torneo.rulebook import Book, group_of, topic_groups

_TABLE: Final = ("betting", "procedure", "button-and-blinds", "showdown", "dealing", "other-play")
ROLES: Final[dict[str, tuple[str, ...]]] = {
    "dealer": (*_TABLE, "conduct"),
    "floor": (*_TABLE, "conduct", "clock-and-chips", "seating", "general"),
    "director": (
        "general",
        "registration",
        "seating",
        "clock-and-chips",
        "bubble-and-prizes",
        *_TABLE,
        "conduct",
        "discipline",
    ),
    "player": ("general", "betting", "showdown", "procedure", "conduct"),
}
"""Role -> the groups of topics it learns, in order."""


@lru_cache(maxsize=256)
def course(book: Book, role: str) -> tuple[str, ...]:
    """The topics of a role, group by group, within a group the easier first."""
    known = topics_of(book)
    found: list[str] = []
    for group in ROLES[role]:
        found += sorted((topic for topic in known if group_of(topic) == group), key=_difficulty)
    return tuple(found)


def _difficulty(topic: str) -> float:
    """Of the recipes about it; where there are none, in between."""
    levels = [one.difficulty for one in about(topic)]
    return sum(levels) / len(levels) if levels else 2.0


def wanted(book: Book, role: str, topics: Sequence[str] = ()) -> tuple[str, ...]:
    """The topics asked for, or the whole course; a group stands for its topics."""
    whole = course(book, role)
    named = {topic for name in topics for topic in (_of_group(name) or (name,))}
    return tuple(topic for topic in whole if topic in named) if named else whole


def _of_group(name: str) -> tuple[str, ...]:
    return next((tuple(group.topics) for group in topic_groups() if group.id == name), ())
