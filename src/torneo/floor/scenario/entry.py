"""A value with the place it stands at, and the plain things a scenario is made of.

Where it comes from is another matter: ``written`` in a file (with lines), or ``said`` by a program.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from torneo.cards import HIDDEN, CardError, parse_card, parse_cards
from torneo.floor.scenario.problem import ScenarioProblem
from torneo.rulebook import Problem
from torneo.rulebook.sheet import dotted

Path = tuple[str | int, ...]
Place = tuple[int, int]
"""Line and column of a file, from 1."""

_DEEPEST = 20


class Page:
    """One document of a file and the faults found in it."""

    __slots__ = ("file", "problems")

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def add(self, place: Place | None, path: Path, code: str, params: Mapping[str, object]) -> None:
        line, column = place or (1, 1)
        said = {name: str(value) for name, value in params.items()}
        self.problems.append(ScenarioProblem(self.file, line, column, dotted(path), code, said))


class Entry(ABC):
    """Each reading method gives the value, or None once the fault is noted."""

    __slots__ = ("page", "path")

    def __init__(self, page: Page, path: Path = ()) -> None:
        self.page = page
        self.path = path

    # ---- what a source of values has to tell -----------------------------------------------------

    @property
    @abstractmethod
    def place(self) -> Place | None:
        """Where it stands in its file; None of what was never written in one."""

    @property
    @abstractmethod
    def kind(self) -> str:
        """``mapping``, ``list``, ``nothing``, ``text``, ``int``, ``bool`` or ``float``."""

    @abstractmethod
    def scalar(self) -> Any:
        """A single value; None of a list and a mapping."""

    @abstractmethod
    def letters(self) -> str:
        """A single value as it was written."""

    @abstractmethod
    def _inner(self) -> Iterable["Entry"]:
        """The values of a list."""

    @abstractmethod
    def _members(self) -> Iterable[tuple[Any, "Entry", "Entry"]]:
        """Key, the entry of the key, the entry of its value."""

    # ---- all the rest follows --------------------------------------------------------------------

    @property
    def line(self) -> int:
        return self.place[0] if self.place else 1

    @property
    def is_mapping(self) -> bool:
        return self.kind == "mapping"

    @property
    def is_list(self) -> bool:
        return self.kind == "list"

    @property
    def is_null(self) -> bool:
        return self.kind == "nothing"

    @property
    def is_single(self) -> bool:
        """Neither many values nor none."""
        return self.kind not in ("mapping", "list", "nothing")

    def wrong(self, code: str, **params: object) -> None:
        self.page.add(self.place, self.path, code, params)

    def missing(self, key: str) -> None:
        self.page.add(self.place, (*self.path, key), "missing-key", {})

    def expected(self, kind: str) -> None:
        self.wrong("wrong-type", expected=kind, found=self.kind)

    # ---- shapes ----------------------------------------------------------------------------------

    def items(self, kind: str = "list") -> list["Entry"]:
        if not self.is_list:
            self.expected(kind)
            return []
        return list(self._inner())

    def pairs(self, kind: str = "mapping") -> Iterator[tuple[Any, "Entry", "Entry"]]:
        """Key, the entry of the key, the entry of its value; a key given twice is noted and left out."""
        if not self.is_mapping:
            self.expected(kind)
            return
        seen: set[Any] = set()
        for key, at, value in self._members():
            if key in seen:
                at.wrong("duplicate-key")
                continue
            seen.add(key)
            yield key, at, value

    def fields(self, known: Collection[str], required: Collection[str] = ()) -> dict[str, "Entry"]:
        """The values of a mapping with known keys; unknown and missing ones are noted."""
        found: dict[str, Entry] = {}
        if not self.is_mapping:
            self.expected("mapping")
            return found
        for key, at, entry in self.pairs():
            if key in known:
                found[key] = entry
            else:
                at.unknown_key(str(key), known)
        for key in required:
            if key not in found:
                self.missing(key)
        return found

    def unknown_key(self, key: str, known: Collection[str]) -> None:
        self.wrong("unknown-key", known=", ".join(known), **likely(key, known))

    # ---- values ----------------------------------------------------------------------------------

    def plain(self, depth: int = 0) -> Any:
        """Lists, mappings and scalars as Python has them."""
        if depth > _DEEPEST:
            self.wrong("yaml-syntax", detail="too deep")
            return None
        if self.is_single or self.is_null:
            return self.scalar()
        if self.is_list:
            return [entry.plain(depth + 1) for entry in self.items()]
        return {key: entry.plain(depth + 1) for key, _, entry in self.pairs()}

    def whole(self, least: int = 0, kind: str = "whole") -> int | None:
        value = self.scalar()
        if not isinstance(value, int) or isinstance(value, bool):
            self.expected(kind)
            return None
        if value < least:
            self.wrong("impossible-amount", found=value, why="below", least=least)
            return None
        return value

    def flag(self) -> bool | None:
        value = self.scalar()
        if not isinstance(value, bool):
            self.expected("bool")
            return None
        return value

    def text(self) -> str | None:
        """Any words; a bare number said at the table is text too."""
        if not self.is_single:
            self.expected("text")
            return None
        value = self.letters()
        if not value.strip():
            self.wrong("empty-text")
            return None
        return value

    def word(self, known: Collection[str]) -> str | None:
        """One of a closed list of words."""
        value = self.scalar()
        if value is None and not self.is_null:
            self.expected("word")
            return None
        found = str(value).lower() if isinstance(value, bool) else str(value)
        if found not in known:
            self.wrong("unknown-value", found=found, known=", ".join(known), **likely(found, known))
            return None
        return found

    def code(self, known: Collection[str]) -> str | None:
        """A code of an open list: refused only when it looks like a known one spelled wrong."""
        found = self.text()
        if found is not None and found not in known:
            meant = likely(found, known, 0.87)
            if meant:
                self.wrong("unknown-code", found=found, **meant)
                return None
        return found

    def chips(self) -> dict[int, int] | None:
        """Denomination -> count."""
        if not self.is_mapping:
            self.expected("chips")
            return None
        chips: dict[int, int] = {}
        for denomination, at, entry in self.pairs():
            count = entry.whole(1)
            if not isinstance(denomination, int) or isinstance(denomination, bool):
                at.expected("chips")
            elif denomination < 1:
                at.wrong("impossible-amount", found=denomination, why="not_above_zero")
            elif count is not None:
                chips[denomination] = count
        return chips

    def card(self) -> int | None:
        value = self.text()
        if value is None:
            return None
        if value == "??":
            return HIDDEN
        try:
            return parse_card(value)
        except CardError:
            self.wrong("bad-card", found=value)
            return None

    def cards(self) -> list[int] | None:
        """``[As, Td]`` or ``AsTd``."""
        if self.is_list:
            found = [entry.card() for entry in self.items()]
            return None if None in found else [card for card in found if card is not None]
        if not self.is_single:
            self.expected("cards")
            return None
        try:
            return parse_cards(self.letters())
        except CardError:
            self.wrong("bad-card", found=self.letters())
            return None


def likely(found: str, known: Collection[str], alike: float = 0.72) -> dict[str, str]:
    """The known word that was probably meant, as the parameter of a problem."""
    near = get_close_matches(found, [str(word) for word in known], 1, alike)
    return {"meant": near[0]} if near else {}
