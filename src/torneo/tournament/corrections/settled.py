"""States compared: the same event, whatever its stream went through to get there."""

import hashlib
from typing import Any

import msgspec

from torneo.tournament.clock.state import Wall
from torneo.tournament.corrections.patch import KEPT
from torneo.tournament.decider import snapshot
from torneo.tournament.state import Tournament


def digest_of(state: Tournament) -> str:
    """SHA-256 of the state without what belongs to the stream itself."""
    plain = msgspec.structs.replace(state, version=0, at=0, answered={}, wall=Wall())
    return hashlib.sha256(snapshot(plain)).hexdigest()


def same_history(one: Tournament, other: Tournament) -> bool:
    """Are the two states the same, but for the stream's own bookkeeping and how many draws were made? A draw
    that was taken back is never made again under its number."""
    return _settled(one) == _settled(other)


def _settled(state: Tournament) -> bytes:
    plain: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
    for name in KEPT:
        del plain[name]
    for session in plain["sessions"].values():
        session["draws"] = 0
    return msgspec.msgpack.encode(plain, order="deterministic")
