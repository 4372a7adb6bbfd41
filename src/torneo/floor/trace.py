"""How a ruling came about: the policies it consulted, and each turn its reading took.

    with Tracing(table) as tracing:
        ruling = table.rule(act)
    tracing.take()

Nothing is recorded, and nothing is slower, unless somebody asks: the table gets a book and a hand whose
switches note who looks at them, and the interpreter tells which parts of the floor gave a reading.
"""

import sys
from collections.abc import Iterator, Mapping
from inspect import currentframe
from types import FrameType
from typing import Any, Self

import msgspec

from torneo.floor.kernel.ask import preview
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand.book_rules import SOURCES
from torneo.hand.rules import HandRules


class Consulted(msgspec.Struct, frozen=True, tag="policy"):
    """A policy somebody looked at: its value, or of a table what was looked at (``keys``), and what sets it:
    clauses or, where the book is silent, a settlement. ``where``: the function that asked."""

    policy: str
    value: Any
    clauses: tuple[str, ...]
    settlement: int
    keys: tuple[str, ...]
    where: str


class Turned(msgspec.Struct, frozen=True, tag="case"):
    """The case as it was read from here on, and what it came to."""

    case: str
    kind: str
    action: str | None
    to: int | None
    facts: dict[str, int | str]
    where: str


Traced = Consulted | Turned


class Tracing:
    """What happens inside ``Table.rule`` of this table from now on, until it is taken."""

    def __init__(self, table: Table) -> None:
        self.book = table.book
        self._found: list[Traced] = []
        self._depth = 0
        self._trials = 0
        self._before: Any = None
        watched = msgspec.structs.replace(table.book, values=_Values(table.book.values, self))
        self._watched = watched
        table.book = watched
        table.hand.rules = _watched(table.hand.rules, self)

    def __enter__(self) -> Self:
        self._before = sys.getprofile()
        sys.setprofile(self._saw)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)

    def take(self) -> tuple[Traced, ...]:
        """What was found since the last time, each policy once and each turn of the reading once."""
        found, self._found = self._found, []
        return tuple(_once(found))

    def note(self, path: tuple[str, ...], value: Any, where: FrameType | None) -> None:
        if not self._depth or self._trials:
            return
        setting = self.book.settings[path[0]]
        self._found.append(
            Consulted(path[0], value, setting.clauses, setting.settlement, path[1:], _name(where))
        )

    def _saw(self, frame: FrameType, event: str, arg: Any) -> None:
        code = frame.f_code
        if event not in ("call", "return"):
            return
        way = 1 if event == "call" else -1
        if code is _RULE:
            if frame.f_locals["self"].book is self._watched:
                self._depth += way
        elif code is _TRIAL:
            self._trials += way
        elif way < 0 and self._depth and not self._trials and isinstance(arg, Reading | Ruling):
            case = arg.case if isinstance(arg, Reading) else arg.reason
            self._found.append(Turned(case, arg.kind, arg.action, arg.to, arg.facts, _name(frame)))


_RULE = Table.rule.__code__
#: Options are tried out to tell what each would do; that decides nothing.
_TRIAL = preview.__code__


class _Values(dict[str, Any]):
    """The values of a book; looking at one is noted."""

    def __init__(self, values: Mapping[str, Any], tracing: Tracing) -> None:
        super().__init__(values)
        self._tracing = tracing

    def __getitem__(self, name: str) -> Any:
        return self._seen(name, super().__getitem__(name), _asker())

    def get(self, name: str, default: Any = None) -> Any:
        return self._seen(name, super().__getitem__(name), _asker()) if name in self else default

    def _seen(self, name: str, value: Any, where: FrameType | None) -> Any:
        if isinstance(value, dict):
            return _Keys(value, self._tracing, name)
        self._tracing.note((name,), value, where)
        return value


class _Keys(dict[Any, Any]):
    """A table of a book; looking at one of its keys is noted."""

    def __init__(self, table: Mapping[Any, Any], tracing: Tracing, name: str) -> None:
        super().__init__(table)
        self._tracing = tracing
        self._name = name

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        self._tracing.note((self._name, str(key)), value, _asker())
        return value

    def get(self, key: Any, default: Any = None) -> Any:
        value = super().get(key, default)
        self._tracing.note((self._name, str(key)), value, _asker())
        return value


class _Rules(HandRules, frozen=True):
    """The switches of the hand; looking at one is looking at the policy that filled it."""

    tracing: Any = None

    def __getattribute__(self, name: str) -> Any:
        value = super().__getattribute__(name)
        if name in SOURCES:
            tracing: Tracing = super().__getattribute__("tracing")
            path = SOURCES[name]
            written = tracing.book.values[path[0]]
            tracing.note(path, written[path[1]] if len(path) > 1 else written, _asker())
        return value


def _watched(rules: HandRules, tracing: Tracing) -> HandRules:
    return _Rules(**msgspec.structs.asdict(rules), tracing=tracing)


def _asker() -> FrameType | None:
    """The function that looked at what called this."""
    here = currentframe()
    looked = here.f_back if here is not None else None
    return looked.f_back if looked is not None else None


def _name(frame: FrameType | None) -> str:
    if frame is None:
        return ""
    return f"{frame.f_globals.get('__name__', '').removeprefix('torneo.')}.{frame.f_code.co_qualname}"


def _once(found: list[Traced]) -> Iterator[Traced]:
    seen: set[tuple[str, ...]] = set()
    last: tuple[Any, ...] | None = None
    for one in found:
        if isinstance(one, Consulted):
            path = (one.policy, *one.keys)
            if path not in seen:
                seen.add(path)
                yield one
        elif (turn := (one.case, one.kind, one.action, one.to)) != last:
            last = turn
            yield one
