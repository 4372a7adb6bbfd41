"""``decide`` and ``evolve`` of a tournament, and the helpers to drive them."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Union

import msgspec

from torneo.rulebook import Book
from torneo.tournament.kernel import COMMANDS, EVENTS, Actor, Answer, Asked, Command, Event, Happened, Refused
from torneo.tournament.state import Tournament


def decide(state: Tournament, asked: Asked[Any], book: Book) -> Answer:
    """The events the command brings about, or why not. A command already answered brings nothing new."""
    rule = COMMANDS.get(type(asked.command))
    if rule is None:
        return Refused("unknown_command", {"command": type(asked.command).__name__})
    if asked.by.role not in rule.roles:
        return Refused(
            "role",
            {"role": asked.by.role, "allowed": ", ".join(sorted(rule.roles)),
             "command": type(asked.command).__name__},
        )  # fmt: skip
    if asked.key and asked.key in state.answered:
        return ()
    if asked.at < state.at:
        return Refused("before_the_last_event", {"at": asked.at, "last": state.at})
    return rule.decide(state, asked, book)


def happen(state: Tournament, asked: Asked[Any], events: Iterable[Event]) -> list[Happened]:
    """The events of a command in their places after those of the state."""
    return [
        Happened(seq=state.version + place, at=asked.at, by=asked.by, key=asked.key, event=event)
        for place, event in enumerate(events, 1)
    ]


def evolve(state: Tournament, happened: Happened) -> Tournament:
    """The state after the event. The state given is changed in place and returned: copy it first to keep
    it."""
    if happened.seq != state.version + 1:
        raise ValueError(f"event {happened.seq} cannot follow event {state.version}")
    EVENTS[type(happened.event)](state, happened.event, happened)
    state.version = happened.seq
    state.at = happened.at
    if happened.key:
        state.answered[happened.key] = happened.seq
    return state


def fold(happened: Iterable[Happened]) -> Tournament:
    """The state that a stream of events makes."""
    state = Tournament()
    for one in happened:
        evolve(state, one)
    return state


def act(state: Tournament, asked: Asked[Any], book: Book) -> list[Happened] | Refused:
    """Decides and applies in one go: for callers that hold the only copy of the state."""
    answer = decide(state, asked, book)
    if isinstance(answer, Refused):
        return answer
    happened = happen(state, asked, answer)
    for one in happened:
        evolve(state, one)
    return happened


def snapshot(state: Tournament) -> bytes:
    """The state as bytes: equal states give equal bytes."""
    return msgspec.msgpack.encode(state, order="deterministic")


def copied(state: Tournament) -> Tournament:
    """A copy to try something on."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Tournament)


@cache
def event_type() -> Any:
    """All events as one tagged union, for decoders."""
    return Union[tuple(EVENTS)]  # noqa: UP007


@cache
def command_type() -> Any:
    """All commands as one tagged union, for decoders."""
    return Union[tuple(COMMANDS)]  # noqa: UP007


@cache
def _stored_event() -> msgspec.msgpack.Decoder[Any]:
    fields: list[tuple[str, Any, Any]] = [
        ("seq", int, 0), ("at", int, 0), ("by", Actor, Actor("", "")), ("event", event_type(), None),
        ("key", str, ""),
    ]  # fmt: skip
    return msgspec.msgpack.Decoder(msgspec.defstruct("StoredEvent", fields))


def encode_happened(happened: Happened) -> bytes:
    return msgspec.msgpack.encode(happened)


def decode_happened(raw: bytes) -> Happened:
    stored = _stored_event().decode(raw)
    return Happened(seq=stored.seq, at=stored.at, by=stored.by, event=stored.event, key=stored.key)


def command_named(name: str) -> type[Command]:
    """The command of that name; ``KeyError`` if there is none."""
    return {command.__name__: command for command in COMMANDS}[name]
