"""The whole of a hand, every slot, as something that can be compared or copied."""

import random
from typing import Any

from torneo.hand import Hand
from torneo.hand.memory import HandMemory


def snapshot(hand: Hand, without: tuple[str, ...] = ()) -> dict[str, Any]:
    return {name: _frozen(getattr(hand, name)) for name in HandMemory.__slots__ if name not in without}


def clone(hand: Hand) -> Hand:
    twin: Hand = object.__new__(Hand)
    for name in HandMemory.__slots__:
        setattr(twin, name, _copied(getattr(hand, name)))
    return twin


def _frozen(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(map(_frozen, value))
    if isinstance(value, dict):
        return tuple((key, _frozen(item)) for key, item in value.items())
    return value.getstate() if isinstance(value, random.Random) else value


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    if isinstance(value, random.Random):
        twin = random.Random()
        twin.setstate(value.getstate())
        return twin
    return value
