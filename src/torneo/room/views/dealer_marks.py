"""Which dealers' tables have changed: a mark each, so that a tablet fetches its own part and no other."""

import zlib
from typing import Any

import msgspec

from torneo.tournament import Tournament
from torneo.tournament.bubble.freezing import Frozen, run_outs
from torneo.tournament.bubble.signal import busy
from torneo.tournament.clock.state import Session
from torneo.tournament.live_hand.matters import matters_of
from torneo.tournament.seats.state import Table


def marks(state: Tournament) -> str:
    """``4:1f3a 5:99c2``: a mark for every open table that changes with whatever its dealer sees."""
    told = _told(state)
    return " ".join(
        f"{table.number}:{_mark(state, table, told)}" for table in state.tables.values() if table.open
    )


def mark_of(state: Tournament, table: Table) -> str:
    return _mark(state, table, _told(state, table.number))


def _told(state: Tournament, only: int = 0) -> dict[int, list[Any]]:
    """What became of the calls and rulings of each table, and what they have left open."""
    found: dict[int, list[Any]] = {}
    for call in state.calls:
        if not only or call.table == only:
            found.setdefault(call.table, []).append(
                call.number + bool(call.taken_at) + 2 * bool(call.closed_at)
            )
    for given in state.rulings:
        if not only or given.table == only:
            found.setdefault(given.table, []).append(
                given.decided_at + given.overruled_at + given.withdrawn_at
            )
    for matter in matters_of(state, only):
        found.setdefault(matter.table, []).append((matter.ruling, matter.what))
    return found


def _others(state: Tournament, session: Session) -> tuple[list[int], list[Frozen]]:
    """What a table waits for in hand-for-hand: the tables still in a hand, the all-ins to be opened."""
    return busy(state, session), run_outs(state, session.id)


def _mark(state: Tournament, table: Table, told: dict[int, list[Any]]) -> str:
    session = state.sessions[table.session]
    number = table.number
    seen = (
        table,
        [
            (one.stack, one.away_since, one.arrived, one.time_cards_used, one.owed_rebuy)
            for one in (state.entries[entry] for entry in table.seats if entry)
        ],
        told.get(number),
        state.dealers.get(number),
        (session.status, session.hand_for_hand, session.round, session.clock.on_break, session.clock.running),
        (session.clock.level, session.last_hands.get(number), number in session.bubble.heads),
        [(one.number, one.left, one.until) for one in state.conduct.penalties if one.status == "serving"],
        _others(state, session) if session.hand_for_hand else (),
    )
    return f"{zlib.crc32(msgspec.msgpack.encode(seen)):08x}"
