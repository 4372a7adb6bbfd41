"""What is stored is a promise: every kind of command and event has a version, and what an older program wrote
is brought up to the present, step by step, before it is read.

A kind that changes so that its old form no longer means the same sets ``VERSION`` to the next number and
registers how one becomes the other; fields added with a default need neither:

    class Amended(Event, frozen=True):
        VERSION: ClassVar[int] = 2

    @upcasts(Amended, 1)
    def _without_patch(old): ...

An event's version stands on its line in the journal. A command's, and that of an event inside another, stands
in its own text after its name (``{"command":"Rebuy","schema":2,...``); without one it is the first.
"""

import re
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Literal, Union

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


class Newer(Exception):
    """A newer program wrote it: the name of the kind, its version there, and the one known here (0: none)."""

    def __init__(self, name: str, schema: int, known: int) -> None:
        super().__init__(f"{name} {schema} > {known}")
        self.name, self.schema, self.known = name, schema, known


class Kinds:
    """Commands, or events, as texts that tell their version."""

    def __init__(self, tag: Literal["command", "event"], kinds: Iterable[type]) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}
        self._head = re.compile(rf'{{"{tag}":"(\w+)"(?:,"schema":([1-9]\d{{0,8}}))?[,}}]')

        start = f'{{"{tag}":"'
        self._start = len(start)
        first = [kind.__name__ for kind in self._kinds.values() if version_of(kind) == 1]
        self._plain = {f'{start}{name}"' for name in first}

    def plainly(self, text: str) -> bool:
        """Is it, at a glance, of a kind that has had one form only? ``version`` looks closely."""
        after = text.find('"', self._start) + 1
        return text[:after] in self._plain and text[after : after + 9] != ',"schema"'

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(Union[tuple(self._kinds.values())])  # noqa: UP007

    def version(self, text: str) -> tuple[type, int]:
        """The kind of a text and its version; ``Newer`` if this program cannot know what it means,
        ``ValueError`` if it is none of ours."""
        found = self._head.match(text)
        if found is None:
            raise ValueError(text[:80])
        name, schema = found[1], int(found[2] or 1)
        kind = self._kinds.get(name)
        known = version_of(kind) if kind is not None else 0
        if kind is None or schema > known:
            raise Newer(name, schema, known)
        return kind, schema

    def read(self, text: str) -> Any:
        """What the text says, in the form of today."""
        kind, schema = self.version(text)
        return self._decoder.decode(text if schema == version_of(kind) else brought_up(kind, schema, text))


def text_of(one: msgspec.Struct) -> str:
    """A command or event as a text that tells its version, its name first."""
    text = msgspec.json.encode(one).decode()
    version = version_of(type(one))
    if version == 1:
        return text
    head, name, rest = text.partition(f'"{type(one).__name__}"')
    return f'{head}{name},"schema":{version}{rest}'
