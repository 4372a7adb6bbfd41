"""While entries are taken: latecomers halt no table, and no table they will need is proposed to be broken."""

import pytest
from tests.support.clock import started
from tests.support.entries import bust, enter
from tests.support.room import Room

from torneo.tournament import todo
from torneo.tournament.entries.commands import CloseRegistration
from torneo.tournament.seats.commands import BreakTable, HaltTable, LockSeat


def proposed(room: Room, kind: type[BreakTable] | type[HaltTable]) -> list[int]:
    """Tables for which such a command is due."""
    asked = [one.command for one in todo(room.state, room.now, room.book)]
    return [one.table for one in asked if isinstance(one, kind)]


def crowded() -> Room:
    """Three latecomers who could sit down at table 3 only."""
    room = started("tda-2013", players=20)
    for table in (1, 2):
        for seat in room.state.tables[table].free:
            room.do(LockSeat(table=table, seat=seat))
    for name in ("uno", "dos", "tres"):
        enter(room, name)
    return room


def test_latecomers_halt_nobody() -> None:
    room = crowded()
    entry = room.state.entry_at(1, room.state.tables[1].taken[0])
    assert entry is not None
    bust(room, entry.player)
    assert [table.players for table in room.state.open_tables("1")] == [6, 7, 9]
    assert proposed(room, HaltTable) == []
    room.do(CloseRegistration(session="1", why="nadie más"))
    assert proposed(room, HaltTable) == [1]


@pytest.mark.clause("tda-2013/10-D.1")
def test_a_table_that_players_left_is_halted_all_the_same() -> None:
    room = started("tda-2013", players=20)
    for seat in room.state.tables[3].taken[:3]:
        entry = room.state.entry_at(3, seat)
        assert entry is not None
        bust(room, entry.player)
    assert [table.players for table in room.state.open_tables("1")] == [7, 7, 3]
    assert proposed(room, HaltTable) == [3]


def test_no_table_is_broken_that_registration_will_need() -> None:
    """Twenty-seven seats, eighteen of them taken: they fit at two tables, and nobody else would."""
    room = started("tda-2013", players=20)
    for player in ("p1", "p2"):
        bust(room, player)
    assert proposed(room, BreakTable) == []
    room.do(CloseRegistration(session="1", why="nadie más"))
    assert proposed(room, BreakTable) == [3]


def test_a_table_more_than_registration_can_need_is_proposed() -> None:
    """Nine are left of twenty: at two tables there are nine more seats."""
    room = started("tda-2013", players=20)
    for number in range(1, 11):
        bust(room, f"p{number}")
    assert proposed(room, BreakTable) == []
    bust(room, "p11")
    assert proposed(room, BreakTable) == [3]
