"""The types a policy value may have, and what is wrong with a value that does not fit."""

from collections.abc import Iterator
from typing import Any, Literal, NoReturn

import msgspec

Type = Literal[
    "choice",
    "choices",
    "order",
    "bool",
    "int",
    "count",
    "number",
    "seconds",
    "percent",
    "words",
    "ints",
    "range",
    "levels",
    "stages",
    "table",
]
"""choice: one of the codes; choices: any of them, in order, none twice; order: all of them, best
first; words: free words of a language;
count: a whole number from 1 on; ints: a list of whole
numbers; range: [least, most], null = no limit; levels: level -> [small blind, big
blind, ante]; stages: the days of an event; table: one value per key."""

Path = tuple[str | int, ...]


class Table(dict[Any, Any]):
    """A read-only mapping: every hand of the event looks at the same one."""

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a policy table is read-only; use Book.with_policies")

    __setitem__ = __delitem__ = _refuse
    clear = pop = popitem = setdefault = update = __ior__ = _refuse

    def __reduce__(self) -> tuple[type["Table"], tuple[dict[Any, Any]]]:
        return type(self), (dict(self),)


class Shape(msgspec.Struct, frozen=True):
    """What a value must look like; ``optional``: null is allowed (not used, or left to the sheet)."""

    type: Type
    values: tuple[str, ...] = ()
    keys: dict[str | int, "Shape"] = {}
    optional: bool = False


class Fault(msgspec.Struct, frozen=True):
    path: Path
    code: str
    params: dict[str, object] = {}


def freeze(value: Any) -> Any:
    """The same value, read-only: lists become tuples and mappings tables."""
    if isinstance(value, dict):
        return Table({key: freeze(inner) for key, inner in value.items()})
    if isinstance(value, list | tuple):
        return tuple(freeze(inner) for inner in value)
    return value


def merged(shape: Shape, base: Any, change: Any) -> Any:
    """A change of some keys of a table laid over the whole table; any other value as it is."""
    if shape.type == "table" and isinstance(base, dict) and isinstance(change, dict):
        return {
            **base,
            **{
                key: merged(shape.keys[key], base.get(key), value) if key in shape.keys else value
                for key, value in change.items()
            },
        }
    return change


def faults(shape: Shape, value: Any, path: Path = ()) -> Iterator[Fault]:
    """Everything wrong with a value."""
    if value is None:
        if not shape.optional:
            yield Fault(path, "wrong-type", {"expected": shape.type, "found": "null"})
        return
    match shape.type:
        case "choice":
            yield from _code(shape, value, path)
        case "choices":
            yield from _items(value, path, lambda item, at: _code(shape, item, at), distinct=True)
        case "order":
            if not isinstance(value, list | tuple) or sorted(map(str, value)) != sorted(shape.values):
                yield Fault(path, "wrong-type", {"expected": shape.type, "found": value})
        case "words":
            yield from _items(value, path, _word, distinct=True)
        case "ints":
            yield from _items(value, path, lambda item, at: _number(item, at, "int"), distinct=True)
        case "bool":
            if not isinstance(value, bool):
                yield Fault(path, "wrong-type", {"expected": "bool", "found": value})
        case "int" | "count" | "number" | "seconds" | "percent":
            yield from _number(value, path, shape.type)
        case "range":
            yield from _range(value, path)
        case "levels":
            yield from _levels(value, path)
        case "stages":
            yield from _stages(value, path)
        case "table":
            yield from _table(shape, value, path)


def _code(shape: Shape, value: Any, path: Path) -> Iterator[Fault]:
    if value not in shape.values:
        yield Fault(path, "bad-value", {"found": value, "known": ", ".join(shape.values)})


def _word(value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, str) or not value.strip():
        yield Fault(path, "wrong-type", {"expected": "text", "found": value})


def _number(value: Any, path: Path, kind: str) -> Iterator[Fault]:
    whole, least = kind in ("int", "count", "seconds"), 1 if kind == "count" else 0
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        yield Fault(path, "wrong-type", {"expected": kind, "found": value})
    elif value < least or (kind == "percent" and value > 100):
        allowed = "0-100" if kind == "percent" else f"{least}-"
        yield Fault(path, "out-of-range", {"found": value, "expected": allowed})


def _items(value: Any, path: Path, check: Any, *, distinct: bool) -> Iterator[Fault]:
    if not isinstance(value, list | tuple):
        yield Fault(path, "wrong-type", {"expected": "list", "found": value})
        return
    for place, item in enumerate(value):
        yield from check(item, (*path, place))
        if distinct and item in value[:place]:
            yield Fault((*path, place), "repeated-value", {"found": item})


def _range(value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        yield Fault(path, "wrong-type", {"expected": "range", "found": value})
        return
    least, most = value
    yield from _number(least, (*path, 0), "int")
    if most is not None:
        yield from _number(most, (*path, 1), "int")
        if isinstance(least, int) and isinstance(most, int) and most < least:
            yield Fault((*path, 1), "out-of-range", {"found": most, "expected": f"{least}-"})


def _levels(value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, dict) or not all(isinstance(level, int) for level in value):
        yield Fault(path, "wrong-type", {"expected": "levels", "found": value})
        return
    for level, amounts in value.items():
        if amounts is None:
            continue
        if not isinstance(amounts, list | tuple) or len(amounts) != 3:
            yield Fault((*path, level), "wrong-type", {"expected": "[small, big, ante]", "found": amounts})
            continue
        yield from _items(amounts, (*path, level), lambda item, at: _number(item, at, "int"), distinct=False)


def _stages(value: Any, path: Path) -> Iterator[Fault]:
    known = ("starts", "levels", "flights", "field")
    if not isinstance(value, list | tuple):
        yield Fault(path, "wrong-type", {"expected": "list", "found": value})
        return
    for place, stage in enumerate(value):
        at = (*path, place)
        if not isinstance(stage, dict):
            yield Fault(at, "wrong-type", {"expected": "mapping", "found": stage})
            continue
        for key in stage:
            if key not in known:
                yield Fault((*at, key), "unknown-table-key", {"found": key, "known": ", ".join(known)})
        for key in ("starts", "levels"):
            if key not in stage:
                yield Fault(at, "missing-table-key", {"found": key})
        if "levels" in stage:
            yield from _range(stage["levels"], (*at, "levels"))


def _table(shape: Shape, value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(path, "wrong-type", {"expected": "table", "found": value})
        return
    for key, inner in value.items():
        if key in shape.keys:
            yield from faults(shape.keys[key], inner, (*path, key))
        else:
            yield Fault(
                (*path, key), "unknown-table-key", {"found": key, "known": ", ".join(map(str, shape.keys))}
            )
    for key in shape.keys:
        if key not in value:
            yield Fault(path, "missing-table-key", {"found": key})
