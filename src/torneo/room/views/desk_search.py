"""Finding a person at the desk: by the beginnings of their names, their initials, their document or their
entry's number."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from torneo.room.sheets.people import bare, plain


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


@lru_cache(maxsize=65_536)
def _words(name: str) -> tuple[str, ...]:
    return tuple(plain(name).split())


def search(people: Iterable[Person], asked: str, most: int = 8) -> tuple[list[Person], int]:
    """The best matches, and how many there are in all."""
    tokens = plain(asked).split()
    if not tokens:
        return [], 0
    document, number = bare(asked), asked.strip().lstrip("#")
    ranked = []
    for one in people:
        rank = _rank(one, tokens, document, int(number) if number.isdigit() and len(number) < 9 else 0)
        if rank is not None:
            exact = rank < 2
            order = (not exact, not exact and one.inside, rank, bool(one.stream), _words(one.name), one.id)
            ranked.append((order, one))
    ranked.sort(key=lambda found: found[0])
    return [one for _, one in ranked[:most]], len(ranked)


def _rank(one: Person, tokens: list[str], document: str, number: int) -> int | None:
    """How well the person fits, 0 best; None: not at all."""
    if document and one.document == document:
        return 0
    if number and number in one.entries:
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


def _begin(words: tuple[str, ...], tokens: list[str]) -> bool:
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
