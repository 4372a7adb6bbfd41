"""Parts of a state that its events change, looked for in what readers were given."""

from collections.abc import Iterator
from types import FunctionType, GeneratorType
from typing import Any

import msgspec

_PLAIN = (str, bytes, int, float, bool, type(None), type)


def live_parts(state: Any) -> dict[int, Any]:
    """Everything in the state that can be changed in place, by identity. What a frozen part holds is replaced
    with it."""
    return {id(one): one for one in _inside(state, frozen=False) if _changeable(one)}


def leaked(given: Any, live: dict[int, Any]) -> list[Any]:
    """What of it stands in something given to a reader; what would only be looked up later counts too."""
    return [one for one in _inside(given) if id(one) in live]


def _changeable(one: Any) -> bool:
    return isinstance(one, list | dict | set | msgspec.Struct) and not _is_frozen(one)


def _is_frozen(one: Any) -> bool:
    return isinstance(one, msgspec.Struct) and type(one).__struct_config__.frozen


def _inside(whole: Any, *, frozen: bool = True) -> Iterator[Any]:
    """Every part once. ``frozen``: also what frozen parts hold."""
    seen: set[int] = set()
    waiting = [whole]
    while waiting:
        one = waiting.pop()
        if isinstance(one, _PLAIN) or id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        if frozen or not _is_frozen(one):
            waiting += _parts(one)


def _parts(one: Any) -> list[Any]:
    if isinstance(one, msgspec.Struct):
        return [getattr(one, name) for name in one.__struct_fields__]
    if isinstance(one, dict):
        return [*one.keys(), *one.values()]
    if isinstance(one, list | tuple | set | frozenset):
        return list(one)
    if isinstance(one, FunctionType):
        return [cell.cell_contents for cell in one.__closure__ or ()]
    if isinstance(one, GeneratorType):
        return list(one.gi_frame.f_locals.values()) if one.gi_frame else []
    return []
