"""Every single change of a policy's value: what `torneo rules mutate` puts to scenarios and tests, and what a
learner of the academy may take a rule for."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from torneo.rulebook.book import Book
from torneo.rulebook.library import all_books, load_book, policies
from torneo.rulebook.shape import Shape
from torneo.rulebook.topic_index import group_of

_SECTIONS = {"betting": ("betting", "turn")}
"""Sections of policies that go together; any other group is the section of its name."""


class Mutation(msgspec.Struct, frozen=True):
    """One value replaced by another; ``key`` is its place in a table."""

    policy: str
    book: str
    key: tuple[str | int, ...]
    old: Any
    new: Any

    @property
    def id(self) -> str:
        """The same in every run: what the value becomes, and where."""
        return f"{self.policy} {self.book} {'.'.join(map(str, self.key))} {self.new!r}"

    def changed(self) -> Book:
        """The book with this one value changed."""
        value = self.new
        for part in reversed(self.key):
            value = {part: value}
        return load_book(self.book).with_policies({self.policy: value})


def mutations(policy: str, book: str) -> list[Mutation]:
    """Every other value a book could give a policy, one change at a time."""
    shape = policies()[policy].shape
    used = [other.policy(policy) for other in all_books()]
    current = load_book(book).policy(policy)
    return [Mutation(policy, book, key, old, new) for key, old, new in _others(shape, current, used)]


_Other = tuple[tuple[str | int, ...], Any, Any]


def _others(shape: Shape, value: Any, used: Sequence[Any]) -> Iterator[_Other]:
    """(key, old, new); ``used`` are the values of the books at this place."""
    if shape.type == "table" and isinstance(value, dict):
        for key, inner in shape.keys.items():
            there = [table[key] for table in used if isinstance(table, dict) and key in table]
            for path, old, new in _others(inner, value.get(key), there):
                yield (key, *path), old, new
        return
    seen: list[Any] = [value]
    for new in (*_values(shape, value, used), *([None] if shape.optional else [])):
        if not any(new == old and type(new) is type(old) for old in seen):
            seen.append(new)
            yield (), value, new


def _values(shape: Shape, value: Any, used: Sequence[Any]) -> Iterator[Any]:
    match shape.type:
        case "choice":
            yield from shape.values
        case "bool":
            yield from (False, True)
        case "int" | "count" | "number" | "seconds" | "percent":
            most = 100 if shape.type == "percent" else None
            yield from _numbers(value, used, least=1 if shape.type == "count" else 0, most=most)
        case "choices":
            yield from _lists(value, shape.values)
        case "order":
            yield from _swapped(value)
        case "words":
            yield from _lists(value, [word for words in used for word in words or ()])
        case "ints":
            known = [number for numbers in used for number in numbers or ()]
            yield from _lists(value, [max(value or (0,)) + 1] if value or not known else known)
        case "range" if value is not None:
            least, most = value
            yield (least + 1, most if most is None else max(most, least + 1))
            yield (least, least + 1 if most is None else most + 1)
        case _:
            yield from (other for other in used if other is not None)


def _numbers(value: Any, used: Sequence[Any], *, least: int, most: int | None) -> Iterator[Any]:
    """Those of the books first. Where a book gives none, whether one is given at all is what can be noticed:
    a number of another book shows it, and only where no book has one it is made up."""
    known = [other for other in used if other is not None]
    yield from known
    if value is None and known:
        return
    base = 1 if value is None else value
    for number in (base + 1, base - 1, base * 2, base // 2):
        if number >= least and (most is None or number <= most):
            yield number


def _swapped(value: Any) -> Iterator[tuple[Any, ...]]:
    """Two neighbours in each other's place."""
    for place in range(1, len(value)):
        yield (*value[: place - 1], value[place], value[place - 1], *value[place + 1 :])


def _lists(value: Any, members: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """One element less, or one more."""
    now = tuple(value or ())
    for place in range(len(now)):
        yield now[:place] + now[place + 1 :]
    for member in dict.fromkeys(members):
        if member not in now:
            yield (*now, member)


def policies_of(group: str) -> list[str]:
    """The policies of a group: those of its sections, and those that only clauses under its topics set."""
    homes = _SECTIONS.get(group, (group,))
    found = []
    for name, policy in policies().items():
        topics = {
            group_of(book.clause(clause).topic) for book in all_books() for clause in book.clauses_for(name)
        }
        if policy.section in homes or topics == {group}:
            found.append(name)
    return found
