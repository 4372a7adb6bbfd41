"""Whatever the tables, carrying out the proposals makes them even, and nobody sits twice."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.support.books import BOOKS
from tests.support.even_tables import max_difference_holds
from tests.support.tables import counts, hall, in_hand

from torneo.hand.button import Positions
from torneo.tournament import problems
from torneo.tournament.kernel import todo
from torneo.tournament.seats.balance import allowed_difference, proposals
from torneo.tournament.seats.commands import BalanceTables
from torneo.tournament.seats.events import Moved
from torneo.tournament.seats.positions import upcoming
from torneo.tournament.words import say


@st.composite
def rooms(draw: Any) -> tuple[int, dict[int, list[int]], dict[int, Positions | None], str, bool]:
    """Seats per table, who sits where, positions of the last hand (perhaps on seats now empty), the game,
    and whether a published order names some tables."""
    seats = draw(st.sampled_from([2, 6, 8, 9, 10]))
    numbers = draw(st.lists(st.integers(1, 60), min_size=2, max_size=9, unique=True))
    tables: dict[int, list[int]] = {}
    positions: dict[int, Positions | None] = {}
    for number in numbers:
        taken = draw(st.lists(st.integers(1, seats), min_size=1, max_size=seats, unique=True))
        tables[number] = taken
        places = draw(st.permutations(range(1, seats + 1)))
        positions[number] = None
        if seats > 2 and draw(st.booleans()):
            button = places[0]
            positions[number] = Positions(button, button % seats + 1, (button + 1) % seats + 1)
    return seats, tables, positions, draw(st.sampled_from(["nlhe", "stud", "horse"])), draw(st.booleans())


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("one_by_one", [False, True])
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(made=rooms())
def test_proposals_carried_out_make_the_tables_even(book: str, one_by_one: bool, made: Any) -> None:
    seats, tables, positions, game, listed = made
    order = tuple(sorted(tables))[:2] if listed else ()
    room = hall(book, tables, seats=seats, game=game, source_table_order=order)
    for number, before in positions.items():
        table = room.state.tables[number]
        table.positions, table.hands = before, 3
        table.last_game = "" if before is None else {"horse": "razz"}.get(game, game)
    before_all = sorted(entry for table in room.state.tables.values() for entry in table.seats if entry)
    allowed = allowed_difference(room.state, "1", room.book)
    held = 0
    while not max_difference_holds(room.state, "1", room.book):
        held += 1
        assert held < 200
        wanted = proposals(room.state, "1", room.book)
        assert wanted
        was = counts(room)
        events = room.do(BalanceTables(session="1", most=1 if one_by_one else 0))
        moved = [one for one in events if isinstance(one, Moved)]
        if not one_by_one and wanted[0].entry:
            assert [one.entry for one in moved] == [one.entry for one in wanted]
        for one in moved:
            assert was[one.from_table] - was[one.table] >= 2 or not one_by_one
            assert say(one.reason, one.facts, "es")
            assert say(one.reason, one.facts, "en")
            assert one.clauses
    after = counts(room)
    assert max(after.values()) - min(after.values()) <= allowed
    assert proposals(room.state, "1", room.book) == []
    assert (
        sorted(entry for table in room.state.tables.values() for entry in table.seats if entry) == before_all
    )
    assert problems(room.state) == []
    for table in room.state.tables.values():
        if table.players > 1:
            assert upcoming(table, table.taken, room.book).big in table.taken
    list(todo(room.state, room.now, room.book))


@pytest.mark.parametrize("book", BOOKS)
def test_tables_in_hands_are_left_alone(book: str) -> None:
    """Only the table between hands gives; the rest of the moves wait."""
    room = hall(book, {1: 9, 2: 9, 3: 5})
    in_hand(room, 2)
    events = room.do(BalanceTables(session="1"))
    assert {one.from_table for one in events if isinstance(one, Moved)} == {1}
