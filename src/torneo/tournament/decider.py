"""``decide`` and ``evolve`` of a tournament, and the helpers to drive them."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from torneo.tournament.kernel import TOURNAMENT, Command, Happened
from torneo.tournament.state import Tournament

decide = TOURNAMENT.decide
evolve = TOURNAMENT.evolve
act = TOURNAMENT.act


def fold(happened: Iterable[Happened]) -> Tournament:
    """The state that a stream of events makes."""
    return TOURNAMENT.fold(Tournament(), happened)


def snapshot(state: Tournament) -> bytes:
    """The state as bytes: equal states give equal bytes."""
    return msgspec.msgpack.encode(msgspec.to_builtins(state, str_keys=True), order="deterministic")


def copied(state: Tournament) -> Tournament:
    """A copy to try something on."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Tournament)


@cache
def _stored() -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(TOURNAMENT.stored_type)


def encode_happened(happened: Happened) -> bytes:
    return msgspec.msgpack.encode(happened)


def decode_happened(raw: bytes) -> Happened:
    stored = _stored().decode(raw)
    return Happened(
        seq=stored.seq, at=stored.at, by=stored.by, event=stored.event, key=stored.key, asked=stored.asked
    )


def command_named(name: str) -> type[Command]:
    """The command of that name; ``KeyError`` if there is none."""
    return {command.__name__: command for command in TOURNAMENT.commands}[name]
