"""The difference between two states as data: small where little changed, exact down to the order of keys.

A corrected history makes another state than the one there is. The event that records the correction carries
the difference, so that applying it needs neither the history nor the book. Each change is one of
``{"v": value}`` (the whole value), ``{"d": [[key, change]], "x": [keys gone], "n": [[new key, value]]}`` for
maps, and ``{"l": [[place, change]]}`` or ``{"s": [place, how many go, what comes]}`` for lists.
"""

from functools import cache
from typing import Any, get_type_hints

import msgspec

from torneo.tournament.state import Tournament

#: What every stream has and no correction touches.
KEPT = ("version", "at", "answered", "wall")


@cache
def _fields() -> dict[str, Any]:
    return {name: kind for name, kind in get_type_hints(Tournament).items() if name not in KEPT}


def patch_between(old: Tournament, new: Tournament) -> bytes:
    """What turns one state into the other, but for what belongs to the stream itself."""
    changes = {}
    for name in _fields():
        change = _change(_plain(getattr(old, name)), _plain(getattr(new, name)))
        if change is not None:
            changes[name] = change
    return msgspec.msgpack.encode(changes)


def apply_patch(state: Tournament, patch: bytes) -> None:
    """Changes the state in place. ``ValueError`` if the patch was made for another state."""
    kinds = _fields()
    try:
        changes = msgspec.msgpack.decode(patch, type=dict[str, Any])
        made = {
            name: msgspec.msgpack.decode(
                msgspec.msgpack.encode(_changed(_plain(getattr(state, name)), change)), type=kinds[name]
            )
            for name, change in changes.items()
        }
    except (LookupError, AttributeError, TypeError, msgspec.MsgspecError) as fault:
        raise ValueError(f"the correction does not belong to this state: {fault}") from fault
    for name, value in made.items():
        setattr(state, name, value)


def changed_fields(patch: bytes) -> tuple[str, ...]:
    """Which parts of the state a patch changes."""
    return tuple(msgspec.msgpack.decode(patch, type=dict[str, Any]))


def _plain(value: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


def _change(old: Any, new: Any) -> dict[str, Any] | None:
    """The change from one plain value to another; None if they are the same, order of keys included."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _change_of_map(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _change_of_list(old, new)
    return None if type(old) is type(new) and old == new else {"v": new}


def _change_of_map(old: dict[Any, Any], new: dict[Any, Any]) -> dict[str, Any] | None:
    kept = [key for key in old if key in new]
    come = [key for key in new if key not in old]
    if kept + come != list(new):
        return {"v": new}
    inside = [(key, _change(old[key], new[key])) for key in kept]
    change: dict[str, Any] = {}
    if any(one is not None for _, one in inside):
        change["d"] = [[key, one] for key, one in inside if one is not None]
    if len(kept) < len(old):
        change["x"] = [key for key in old if key not in new]
    if come:
        change["n"] = [[key, new[key]] for key in come]
    return change or None


def _change_of_list(old: list[Any], new: list[Any]) -> dict[str, Any] | None:
    if len(old) == len(new):
        inside = [(place, _change(old[place], new[place])) for place in range(len(old))]
        changes = [[place, one] for place, one in inside if one is not None]
        return {"l": changes} if changes else None
    most = min(len(old), len(new))
    first = next((place for place in range(most) if _change(old[place], new[place]) is not None), most)
    last = next(
        (back for back in range(most - first) if _change(old[-1 - back], new[-1 - back]) is not None),
        most - first,
    )
    return {"s": [first, len(old) - first - last, new[first : len(new) - last]]}


def _changed(value: Any, change: dict[str, Any]) -> Any:
    if "v" in change:
        return change["v"]
    if "s" in change:
        first, gone, come = change["s"]
        return [*value[:first], *come, *value[first + gone :]]
    if "l" in change:
        for place, inside in change["l"]:
            value[place] = _changed(value[place], inside)
        return value
    for key, inside in change.get("d", ()):
        value[key] = _changed(value[key], inside)
    for key in change.get("x", ()):
        del value[key]
    value.update(change.get("n", ()))
    return value
