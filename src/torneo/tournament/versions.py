"""What is stored is a promise: every kind of command and event has a version, and what an older program wrote
is brought up to the present, step by step, before it is read.

A kind that changes so that its old form no longer means the same sets ``VERSION`` to the next number and
registers how one becomes the other; fields added with a default need neither:

    class Amended(Event, frozen=True):
        VERSION: ClassVar[int] = 2

    @upcasts(Amended, 1)
    def _without_patch(old): ...
"""

from collections.abc import Callable
from typing import Any

import msgspec

Plain = dict[str, Any]
Upcaster = Callable[[Plain], Plain]

UPCASTERS: dict[tuple[str, int], Upcaster] = {}


def version_of(kind: type) -> int:
    """The version in which this program writes the kind."""
    return int(getattr(kind, "VERSION", 1))


def upcasts(kind: type, version: int) -> Callable[[Upcaster], Upcaster]:
    """Registers how a kind of that version becomes one of the next."""

    def register(upcaster: Upcaster) -> Upcaster:
        assert version < version_of(kind), kind
        UPCASTERS[kind.__name__, version] = upcaster
        return upcaster

    return register


def brought_up(kind: type, version: int, text: str) -> str:
    """The JSON of a kind, written in an older version, as this program writes it."""
    plain: Plain = msgspec.json.decode(text)
    for older in range(version, version_of(kind)):
        plain = UPCASTERS[kind.__name__, older](plain)
    return msgspec.json.encode(plain).decode()
