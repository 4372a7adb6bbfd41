"""Finding a player anywhere in the room: by the beginnings of their names, their initials, their document,
their entry's number or their seat (``4-7``), accents and order aside."""

import re
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from torneo.room.sheets.people import bare, plain
from torneo.rulebook.finding.spelling import nearest
from torneo.tournament import Tournament
from torneo.tournament.entries.state import IN, Entry

#: A table and a seat as people type them: ``4-7``, ``4 7``, ``mesa 4 asiento 7``, ``m4 a7``, ``t4 s7``.
_PLACE = re.compile(r"(?:mesa|table|[mt])?\s*(\d{1,5})\s*[-/. ,·]?\s*(?:asiento|seat|[as])?\s*(\d{1,2})")


class Person(msgspec.Struct, frozen=True):
    """Somebody who may be entered. ``stream``: the event that knows them, if it is not this one.
    ``inside``: they are in already, and come after those who are not."""

    id: str
    name: str
    document: str = ""
    club: str = ""
    country: str = ""
    entries: tuple[int, ...] = ()
    stream: str = ""
    inside: bool = False
    table: int = 0
    seat: int = 0


def players_of(state: Tournament) -> list[Person]:
    """Everybody known to an event, with where they sit."""
    found = []
    for one in state.players.values():
        at = holding(state, one.entries)
        found.append(
            Person(
                one.id, one.name, one.document, one.club, one.country, tuple(one.entries),
                inside=at is not None, table=at.table if at else 0, seat=at.seat if at else 0,
            )
        )  # fmt: skip
    return found


def people_in(state: Tournament) -> list[Person]:
    """Those of an event who have an entry in it."""
    return [one for one in players_of(state) if one.entries]


def holding(state: Tournament, entries: Iterable[int]) -> Entry | None:
    """Of a player's entries the one that is in the event; None if none is."""
    return next((state.entries[one] for one in entries if state.entries[one].status in IN), None)


@lru_cache(maxsize=65_536)
def _words(name: str) -> tuple[str, ...]:
    return tuple(plain(name).split())


def search(
    people: Iterable[Person], asked: str, most: int = 8, *, inside_first: bool = False, guess: bool = False
) -> tuple[list[Person], int]:
    """The best matches, and how many there are in all. Whoever sells entries wants those who are not in yet;
    ``inside_first``: the room looks for those who are. ``guess``: where nobody fits, those whose names were
    perhaps mistyped; not where one key sells an entry."""
    people = list(people)
    tokens = plain(asked).split()
    if not tokens:
        return [], 0
    number = asked.strip().lstrip("#")
    place = _PLACE.fullmatch(asked.strip().lower()) if not number.isdigit() else None
    typed = _Typed(
        tuple(tokens), bare(asked), int(number) if number.isdigit() and len(number) < 9 else 0,
        (int(place[1]), int(place[2])) if place else (0, 0),
    )  # fmt: skip
    ranked = []
    for one in people:
        rank = _rank(one, typed)
        if rank is not None:
            exact = rank < 2
            late = not exact and one.inside != inside_first
            order = (not exact, late, rank, bool(one.stream), _words(one.name), one.id)
            ranked.append((order, one))
    if not ranked and guess:
        meant = _mistyped(people, tokens)
        return meant[:most], len(meant)
    ranked.sort(key=lambda found: found[0])
    return [one for _, one in ranked[:most]], len(ranked)


def _mistyped(people: list[Person], tokens: list[str]) -> list[Person]:
    """Whoever has, for each thing typed, a name that is nearly it: ``gonsales``, ``Inez``."""
    known = {word for one in people for word in _words(one.name)}
    meant = [word for token in tokens if (word := token if token in known else nearest(token, known))]
    if len(meant) < len(tokens):
        return []
    found = [one for one in people if _begin(_words(one.name), tuple(meant))]
    return sorted(found, key=lambda one: (_words(one.name), one.id))


def is_exactly(one: Person, asked: str) -> bool:
    """Is it this person's whole name, document or entry that was typed?"""
    number = asked.strip().lstrip("#")
    if number.isdecimal() and len(number) < 9 and int(number) in one.entries:
        return True
    return plain(one.name) == plain(asked) or (bool(one.document) and one.document == bare(asked))


class _Typed(msgspec.Struct, frozen=True):
    """What somebody typed, as each thing it may be: words, a document, an entry, a table and seat."""

    tokens: tuple[str, ...]
    document: str
    number: int
    place: tuple[int, int]


def _rank(one: Person, typed: _Typed) -> int | None:
    """How well the person fits, 0 best; None: not at all."""
    tokens, document = typed.tokens, typed.document
    if document and one.document == document:
        return 0
    if (typed.number and typed.number in one.entries) or (one.table and (one.table, one.seat) == typed.place):
        return 1
    words = _words(one.name)
    if _begin(words, tokens):
        return 2 if words[0].startswith(tokens[0]) else 3
    if len(tokens) == 1 and 1 < len(tokens[0]) <= len(words) and _initials(words).startswith(tokens[0]):
        return 4
    if len(document) >= 3 and any(sign.isdigit() for sign in document) and document in one.document:
        return 5
    if all(len(token) >= 3 and any(token in word for word in words) for token in tokens):
        return 6
    return None


def _begin(words: tuple[str, ...], tokens: tuple[str, ...]) -> bool:
    """Does each thing typed begin a word of its own?"""
    left = list(words)
    for token in tokens:
        found = next((word for word in left if word.startswith(token)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _initials(words: tuple[str, ...]) -> str:
    return "".join(word[0] for word in words)
