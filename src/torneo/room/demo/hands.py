"""A hand of a demonstration told act by act, so that the pages of recorded hands have something to show."""

from typing import Any, Final

from torneo.floor.scenario import shape
from torneo.room import recordings
from torneo.room.keeping import keeper
from torneo.room.keys import drawn, own
from torneo.tournament import Actor, Refused, Tournament
from torneo.tournament.recorded import told

_DEALER: Final = Actor("Bot", "dealer")
#: What the first to act and the big blind hold, and the flop both see.
_FIRST, _BIG, _FLOP = ("Ah", "Qs"), ("9c", "9d"), ("Qd", "9h", "4c")


def record_hand(stream: str, table: int) -> str:
    """Records the hand in play at a table as far as a bet on the flop; its name in addresses, empty where
    none can be recorded."""
    number = keeper().reading(stream, lambda state: _in_play(state, table))
    if not number:
        return ""
    first = recordings.begin(stream, table, {}, _DEALER, own("demo", "look", table, number))
    if isinstance(first, Refused):
        return ""
    now = _shape(first)
    opener, big = now["next"], now["big_blind"]
    if opener == big or now["game"] != "nlhe":
        return recordings.short_name(first)
    recordings.leave(first, _DEALER)
    known = {str(opener): list(_FIRST), str(big): list(_BIG)}
    name = recordings.begin(stream, table, known, _DEALER, own("demo", "told", table, number))
    if isinstance(name, Refused):
        return ""
    _play(name, opener, big)
    return recordings.short_name(name)


def _in_play(state: Tournament, table: int) -> int:
    hand = state.tables[table].hand if table in state.tables else None
    return hand.number if hand is not None else 0


def _shape(name: str) -> dict[str, Any]:
    return shape(told(recordings.hand_of(name), keeper().book(name)))


def _play(name: str, opener: int, big: int) -> None:
    """A raise, one call, the flop, and half the pot."""
    _tell(name, {"seat": opener, "does": "raise", "to": _shape(name)["min_raise_to"]})
    while (seat := _shape(name)["next"]) != big and isinstance(seat, int):
        _tell(name, {"seat": seat, "does": "fold"})
    _tell(name, {"seat": big, "does": "call"})
    _tell(name, {"dealer": "next_street", "cards": list(_FLOP)})
    _tell(name, {"seat": big, "does": "check"})
    now = _shape(name)
    unit = min(recordings.hand_of(name).setup.get("denominations") or [1])
    half = max(now["pot"] // 2 // unit * unit, now["min_raise_to"] or 0)
    _tell(name, {"seat": opener, "does": "bet", "to": half})


def _tell(name: str, step: dict[str, Any]) -> None:
    recordings.tell(name, step, _DEALER, own("demo", drawn()))
