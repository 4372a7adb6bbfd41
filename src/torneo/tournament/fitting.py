"""Whether what a command carries is of a sensible size: the bounds of the vocabulary, looked at before the
command is decided.

    misfit(RegisterPlayer(player="..", name="Ana"))   # Refused("signs", {"field": "player"})
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from torneo.tournament.refusing import Refused, Value
from torneo.tournament.vocabulary import LARGEST, LINE, LINES

#: Why something does not fit, as codes of sentences.
REASONS = ("text_too_long", "text_signs", "too_many", "number_out_of_range", "too_deep")
#: Plain data of no fixed shape: how deep it may be, how many values it may hold, how long its texts may be.
MOST_DEEP = 12
MOST_INSIDE = 5_000
MOST_TEXT = 4_000
#: Numbers below it are told as numbers are; longer ones by their first digits.
_TOLD = 10**18

Check = Callable[[Any], Refused | None]


def misfit(value: msgspec.Struct) -> Refused | None:
    """The first thing in a struct that is too long, too many, too large or unreadable; ``None`` if all
    fits."""
    return _struct(type(value))(value)


@cache
def _struct(kind: type[msgspec.Struct]) -> Check:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType), kind
    checks = [(one.name, check) for one in info.fields if (check := _check(one.type, {})) is not None]

    def struct(value: Any) -> Refused | None:
        for name, check in checks:
            refused = check(getattr(value, name))
            if refused is not None:
                return _within(name, refused)
        return None

    return struct


def _within(place: str, refused: Refused) -> Refused:
    """The same, told from one step further out."""
    inner = refused.facts["field"]
    dot = "." if inner and not str(inner).startswith("[") else ""
    return Refused(refused.reason, {**refused.facts, "field": f"{place}{dot}{inner}"})


def _check(kind: inspect.Type, bounds: Mapping[str, Any]) -> Check | None:
    """The check of a type; ``None`` where nothing could be wrong."""
    if isinstance(kind, inspect.Metadata):
        return _check(kind.type, {**bounds, **(kind.extra_json_schema or {})})
    if isinstance(kind, inspect.StrType):
        return _text(bounds["maxLength"], bounds["pattern"]) if bounds else None
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return _number(bounds["minimum"], bounds["maximum"]) if bounds else None
    if isinstance(kind, inspect.BytesType):
        return _list(bounds.get("maxLength"), None)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return _list(bounds.get("maxItems"), _check(kind.item_type, {}))
    if isinstance(kind, inspect.TupleType):
        return _list(None, _check(kind.item_types[0], {}))
    if isinstance(kind, inspect.DictType):
        return _table(bounds.get("maxProperties"), _check(kind.key_type, {}), _check(kind.value_type, {}))
    if isinstance(kind, inspect.UnionType):
        return _union(kind)
    if isinstance(kind, inspect.StructType):
        return _struct(kind.cls)
    return _anything if isinstance(kind, inspect.AnyType) else None


def _text(most: int, signs: str) -> Check:
    allowed = re.compile(signs).fullmatch
    plain = signs in (LINE, LINES)

    def text(value: Any) -> Refused | None:
        if not isinstance(value, str):
            return None
        if len(value) > most:
            return Refused("text_too_long", {"field": "", "most": most, "found": len(value)})
        if not (plain and value.isprintable()) and allowed(value) is None:
            return Refused("text_signs", {"field": "", "found": _shown(value)})
        return None

    return text


def _number(least: int, most: int) -> Check:
    def number(value: Any) -> Refused | None:
        if least <= value <= most:
            return None
        told: Value = value if isinstance(value, int) and abs(value) < _TOLD else _shown(value)
        facts: dict[str, Value] = {"field": "", "least": least, "most": most, "found": told}
        return Refused("number_out_of_range", facts)

    return number


def _list(most: int | None, inner: Check | None) -> Check:
    def each(value: Any) -> Refused | None:
        if most is not None and len(value) > most:
            return Refused("too_many", {"field": "", "most": most, "found": len(value)})
        if inner is not None:
            for place, one in enumerate(value):
                refused = inner(one)
                if refused is not None:
                    return _within(f"[{place}]", refused)
        return None

    return each


def _table(most: int | None, key: Check | None, inner: Check | None) -> Check:
    def rows(value: Any) -> Refused | None:
        if most is not None and len(value) > most:
            return Refused("too_many", {"field": "", "most": most, "found": len(value)})
        for name, one in value.items():
            refused = key(name) if key else None
            if refused is not None:
                return refused
            refused = inner(one) if inner else None
            if refused is not None:
                return _within(_shown(name), refused)
        return None

    return rows


def _union(kind: inspect.UnionType) -> Check:
    texts = [_check(one, {}) for one in kind.types if _is(one, inspect.StrType)]
    numbers = [_check(one, {}) for one in kind.types if _is(one, inspect.IntType)]
    others = [_check(one, {}) for one in kind.types if not _is(one, inspect.StrType | inspect.IntType)]
    rest = [one for one in others if one is not None]

    def either(value: Any) -> Refused | None:
        if value is None or isinstance(value, bool):
            return None
        if isinstance(value, msgspec.Struct):
            return _struct(type(value))(value)
        found = texts if isinstance(value, str) else numbers if isinstance(value, int) else rest
        check = found[0] if found else None
        return check(value) if check else None

    return either


def _is(kind: inspect.Type, which: Any) -> bool:
    return isinstance(kind.type if isinstance(kind, inspect.Metadata) else kind, which)


def _anything(value: Any) -> Refused | None:
    """Plain data of any shape: neither deep nor large."""
    waiting, seen = [("", value, 1)], 0
    while waiting:
        at, one, depth = waiting.pop()
        seen += 1 + (len(one) if isinstance(one, Mapping | list | tuple) else 0)
        if seen > MOST_INSIDE:
            return Refused("too_many", {"field": at, "most": MOST_INSIDE, "found": f"> {MOST_INSIDE}"})
        if depth > MOST_DEEP:
            return Refused("too_deep", {"field": "", "most": MOST_DEEP})
        refused = None
        if isinstance(one, str):
            refused = _FREE_TEXT(one)
        elif isinstance(one, int | float) and not isinstance(one, bool):
            refused = _FREE_NUMBER(one)
        if refused is not None:
            return _within(at, refused)
        if isinstance(one, Mapping):
            waiting += [(at, name, depth + 1) for name in one]
            waiting += [(f"{at}.{_shown(name)}".lstrip("."), inner, depth + 1) for name, inner in one.items()]
        elif isinstance(one, list | tuple):
            waiting += [(f"{at}[{place}]", inner, depth + 1) for place, inner in enumerate(one)]
    return None


_FREE_TEXT = _text(MOST_TEXT, LINES)
_FREE_NUMBER = _number(-LARGEST, LARGEST)


def _shown(value: object) -> str:
    """What came, short enough for a sentence, with unseen signs told as escapes."""
    whole = value if isinstance(value, str) else _digits(value)
    shown = whole if len(whole) <= 40 else f"{whole[:40]}…"
    return shown if shown.isprintable() else ascii(shown)[1:-1]


def _digits(value: object) -> str:
    try:
        return str(value)
    except ValueError:  # more digits than Python writes out
        return "10^4300"
