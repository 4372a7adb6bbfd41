"""One event as a line of text, and the chain of digests over the lines.

The text of a line is a compact JSON object of ``version``, ``schema``, ``at``, ``actor``, ``role``, ``key``,
``asked`` (the command, on the first line of what it brought about) and ``event``, in this order. Its digest
is the SHA-256 of the digest before it (64 hexadecimal digits) followed by the text, in UTF-8; before the
first line stands the digest of the stream's head (``StreamHead.digest``). Anyone with the lines can recompute
the chain: ``docs/journal.md`` says how.
"""

import hashlib
from typing import Any

import msgspec

from torneo.journal.fault import Unreadable
from torneo.tournament.kernel import Actor, Decider, Happened

#: The number of the shape in which events are written. It grows only when an old program could no longer
#: understand what a new one writes; fields added with a default need no new number.
SCHEMA = 1

#: The longest name of an actor and the longest key, in characters.
LONGEST = 200


class Line(msgspec.Struct, frozen=True):
    """What is stored of one event. ``body`` is the event's own JSON, ``kind`` its name; ``asked`` the JSON of
    the command, on the first line of those it brought about."""

    version: int
    schema: int
    kind: str
    at: int
    actor: str
    role: str
    key: str
    body: str
    digest: str
    asked: str = ""

    def text(self) -> str:
        """What the digest is taken of."""
        head = msgspec.json.encode(
            {
                "version": self.version, "schema": self.schema, "at": self.at,
                "actor": self.actor, "role": self.role, "key": self.key,
            }
        )  # fmt: skip
        asked = f'"asked":{self.asked},' if self.asked else ""
        return f'{head[:-1].decode()},{asked}"event":{self.body}}}'

    def follows(self, before: str) -> bool:
        """Does the digest come out, given the one before?"""
        return self.digest == chained(before, self.text())


def chained(before: str, text: str) -> str:
    """The digest of a line, given the digest before it."""
    return hashlib.sha256(before.encode() + text.encode()).hexdigest()


def lines_of(happened: list[Happened], before: str) -> list[Line]:
    """The events as lines that go on from the digest before them."""
    lines = []
    for one in happened:
        line = Line(
            version=one.seq, schema=SCHEMA, kind=type(one.event).__name__, at=one.at,
            actor=one.by.name, role=one.by.role, key=one.key,
            body=msgspec.json.encode(one.event).decode(), digest="", asked=one.asked,
        )  # fmt: skip
        before = chained(before, line.text())
        lines.append(msgspec.structs.replace(line, digest=before))
    return lines


class Reader:
    """Turns lines back into events of one decider."""

    def __init__(self, decider: Decider[Any]) -> None:
        self._decoder = msgspec.json.Decoder(decider.event_type)
        self._known = {event.__name__ for event in decider.events}

    def happened(self, line: Line) -> Happened:
        """The event in its place; ``Unreadable`` if this program cannot know what it means."""
        if line.schema > SCHEMA:
            raise Unreadable(line.version, "newer", schema=line.schema, known=SCHEMA)
        if line.kind not in self._known:
            raise Unreadable(line.version, "unknown_event", event=line.kind)
        try:
            event = self._decoder.decode(line.body)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Unreadable(line.version, "bad_event", event=line.kind, why=str(error)) from None
        if type(event).__name__ != line.kind:
            raise Unreadable(line.version, "other_event", event=line.kind, found=type(event).__name__)
        return Happened(
            seq=line.version, at=line.at, by=Actor(line.actor, line.role), key=line.key, event=event,
            asked=line.asked,
        )  # fmt: skip


def applied(decider: Decider[Any], state: Any, happened: Happened) -> None:
    """Takes an event into the state; ``Unreadable`` if it never can have happened this way."""
    try:
        decider.evolve(state, happened)
    except MemoryError:
        raise
    except Exception as error:  # whatever such an event may bring about
        said, event = f"{type(error).__name__}: {error}", type(happened.event).__name__
        raise Unreadable(happened.seq, "cannot_apply", event=event, why=said) from error
