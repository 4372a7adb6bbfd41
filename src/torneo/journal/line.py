"""One event as a line of text, and the chain of digests over the lines.

The text of a line is a compact JSON object of ``version``, ``schema``, ``at``, ``actor``, ``role``, ``key``,
``asked`` (the command, on the first line of what it brought about) and ``event``, in this order. Its digest
is the SHA-256 of the digest before it (64 hexadecimal digits) followed by the text, in UTF-8; before the
first line stands the digest of the stream's head (``StreamHead.digest``). Anyone with the lines can recompute
the chain: ``docs/journal.md`` says how.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from torneo.journal.fault import Unreadable
from torneo.tournament.kernel import Actor, Command, Decider, Happened
from torneo.tournament.versions import Newer, brought_up, version_of

#: The longest name of an actor and the longest key, in characters.
LONGEST = 200


class Line(msgspec.Struct, frozen=True, gc=False):
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
            version=one.seq, schema=version_of(type(one.event)), kind=type(one.event).__name__, at=one.at,
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
        self._kinds = {event.__name__: (event, version_of(event)) for event in decider.events}
        self._commands = decider.asked
        self._actors: dict[tuple[str, str], Actor] = {}

    def happened(self, line: Line) -> Happened:
        """The event in its place; ``Unreadable`` if this program cannot know what it means."""
        known_as = self._kinds.get(line.kind)
        if known_as is None:
            raise Unreadable(line.version, "unknown_event", event=line.kind)
        kind, known = known_as
        if line.asked and not self._commands.plainly(line.asked):
            self._asked(line)
        if line.schema > known:
            raise Unreadable(line.version, "newer", schema=line.schema, known=known)
        try:
            body = line.body if line.schema == known else brought_up(kind, line.schema, line.body)
            event = self._decoder.decode(body)
        except (msgspec.MsgspecError, RecursionError, KeyError) as error:
            raise Unreadable(line.version, "bad_event", event=line.kind, why=str(error)) from None
        if type(event) is not kind:
            raise Unreadable(line.version, "other_event", event=line.kind, found=type(event).__name__)
        by = self._actors.get((line.actor, line.role))
        if by is None:
            by = self._actors[line.actor, line.role] = Actor(line.actor, line.role)
        return Happened(seq=line.version, at=line.at, by=by, key=line.key, event=event, asked=line.asked)

    def command(self, line: Line) -> Command | None:
        """What was asked for, in the form of today; None if the line does not say."""
        if not line.asked:
            return None
        self._asked(line)
        try:
            command: Command = self._commands.read(line.asked)
        except (msgspec.MsgspecError, RecursionError, KeyError) as error:
            raise Unreadable(line.version, "bad_command", why=str(error)) from None
        return command

    def _asked(self, line: Line) -> None:
        """Can the command be read? What it says is read by who wants to know: most only want the state."""
        try:
            self._commands.version(line.asked)
        except Newer as newer:
            if not newer.known:
                raise Unreadable(line.version, "unknown_command", command=newer.name) from None
            raise Unreadable(line.version, "newer", schema=newer.schema, known=newer.known) from None
        except ValueError as error:
            raise Unreadable(line.version, "bad_command", why=str(error)) from None


def applied(
    decider: Decider[Any], state: Any, happened: Happened, before: Callable[[int], list[Happened]]
) -> None:
    """Takes an event into the state; ``Unreadable`` if it never can have happened this way. ``before``: all
    events before a version, for those that are applied by reading them again."""
    try:
        if type(happened.event) in decider.rereading:
            decider.evolve(state, happened, before(happened.seq))
        else:
            decider.evolve(state, happened)
    except (MemoryError, Unreadable):
        raise
    except Exception as error:  # whatever such an event may bring about
        raise _never(happened, error) from error


def reread(decider: Decider[Any], state: Any, history: list[Happened]) -> None:
    """A new state from a history that ends with a correction; ``Unreadable`` if it never can have been."""
    try:
        decider.reread(state, history)
    except (MemoryError, Unreadable):
        raise
    except Exception as error:  # whatever such a history may bring about
        raise _never(history[-1], error) from error


def _never(happened: Happened, error: Exception) -> Unreadable:
    if isinstance(error, Newer):  # inside a correction
        return Unreadable(happened.seq, "newer", schema=error.schema, known=error.known)
    said, event = f"{type(error).__name__}: {error}", type(happened.event).__name__
    return Unreadable(happened.seq, "cannot_apply", event=event, why=said)
