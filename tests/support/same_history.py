"""States compared: the same event, whatever its stream went through to get there."""

from typing import Any

import msgspec

from torneo.tournament.corrections.consequences import KEPT
from torneo.tournament.state import Tournament


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
