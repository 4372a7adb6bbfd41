"""One event as a line of text, and the chain of digests over the lines.

The line is the compact JSON array ``[version, at, actor, role, key, event]``; the digest of a line is the
SHA-256 of the digest before it (64 hexadecimal digits; 64 zeros before the first) followed by the line, in
UTF-8. Anyone with the lines can recompute the chain.
"""

import hashlib
from typing import Any

import msgspec

from torneo.tournament.kernel import Actor, Decider, Happened

FIRST = "0" * 64


class Line(msgspec.Struct, frozen=True):
    """What is stored of one event. ``body`` is the event's own JSON."""

    version: int
    kind: str
    at: int
    actor: str
    role: str
    key: str
    body: str
    digest: str

    def text(self) -> str:
        return line_text(self.version, self.at, self.actor, self.role, self.key, self.body)


def line_text(version: int, at: int, actor: str, role: str, key: str, body: str) -> str:
    head = msgspec.json.encode([version, at, actor, role, key]).decode()
    return f"{head[:-1]},{body}]"


def chained(before: str, text: str) -> str:
    """The digest of a line, given the digest before it."""
    return hashlib.sha256(before.encode() + text.encode()).hexdigest()


def lines_of(happened: list[Happened], before: str) -> list[Line]:
    """The events as lines that go on from the digest before them."""
    lines = []
    for one in happened:
        body = msgspec.json.encode(one.event).decode()
        before = chained(before, line_text(one.seq, one.at, one.by.name, one.by.role, one.key, body))
        lines.append(
            Line(one.seq, type(one.event).__name__, one.at, one.by.name, one.by.role, one.key, body, before)
        )
    return lines


class Reader:
    """Turns lines back into events of one decider."""

    def __init__(self, decider: Decider[Any]) -> None:
        self._decoder = msgspec.json.Decoder(decider.event_type)

    def happened(self, line: Line) -> Happened:
        return Happened(
            seq=line.version,
            at=line.at,
            by=Actor(line.actor, line.role),
            key=line.key,
            event=self._decoder.decode(line.body),
        )
