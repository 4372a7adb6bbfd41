"""The final table: its size, its draw, its observers."""

from typing import Any

import pytest
from tests.support.books import BOOKS
from tests.support.room import SEED, Room
from tests.support.tables import STACK, hall, in_hand

from torneo.cards.verifiable import verifiable_shuffle
from torneo.tournament import Refused
from torneo.tournament.clock.state import Session
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.kernel import todo
from torneo.tournament.seats.balance_events import FinalTableFormed
from torneo.tournament.seats.commands import BalanceTables, FormFinalTable, KeepApart, MarkAccessible
from torneo.tournament.seats.events import SeatsChanged, TableClosed
from torneo.tournament.seats.final_table import final_table_size
from torneo.tournament.structure.model import Structure
from torneo.tournament.words import say

EVERY = BOOKS
EXTRA = {"tda-2013": "11", "adtp-2018": "11", "torrequebrada": "10"}
#: Nine players where eight or nine sat at a table, seven where six or seven did.
NINE_OR_SEVEN = {"fcp-2025": "rp-10", "tda-2024": "rp-9"}


def dues(room: Room) -> list[Any]:
    return [due for due in todo(room.state, room.now, room.book) if isinstance(due.command, FormFinalTable)]


def eliminated(room: Room, entry: int) -> None:
    """The player is out; his chips are with somebody else."""
    gone = room.state.entries[entry]
    room.state.tables[gone.table].seats[gone.seat - 1] = 0
    other = next(one for one in room.state.entries.values() if one.number != entry and one.table)
    other.stack += gone.stack
    gone.stack, gone.table, gone.seat, gone.status = 0, 0, 0, "out"


def _sizes() -> list[Any]:
    found = []
    for book, rule in EXTRA.items():
        plus, most = f"{book}/{rule}.1", f"{book}/{rule}.2"
        for full, size, clause in ((9, 10, plus), (8, 9, plus), (6, 7, plus), (7, 8, plus), (10, 10, most)):
            found.append(pytest.param(book, full, size, marks=pytest.mark.clause(clause)))
        found.append(pytest.param(book, 5, 6))
    for book, rule in NINE_OR_SEVEN.items():
        for full, size, part in ((9, 9, 1), (8, 9, 1), (7, 7, 2), (6, 7, 2)):
            marks = pytest.mark.clause(f"{book}/{rule}.{part}")
            found.append(pytest.param(book, full, size, marks=marks))
    for full in (10, 9, 8, 6):
        marks = pytest.mark.clause("pokerfest-2011/seating-5")
        found.append(pytest.param("pokerfest-2011", full, 10, marks=marks))
    return found


@pytest.mark.parametrize(("book", "full", "size"), _sizes())
def test_how_many_make_the_final_table(book: str, full: int, size: int) -> None:
    """With one player more there is none yet; the next one out, the rest sit down at one table."""
    game = "stud" if full == 8 and book in EXTRA else "nlhe"
    first = min(full, (size + 2) // 2)
    room = hall(book, {1: first, 2: size + 1 - first}, seats=full, game=game)
    assert final_table_size(room.state.structure, room.book) == size
    assert dues(room) == []
    refused = room.refused(FormFinalTable(session="1", table=1))
    assert (refused.reason, refused.facts) == ("final_table_too_many", {"players": size + 1, "size": size})
    assert refused.clauses
    eliminated(room, 101)
    (due,) = dues(room)
    assert due.must
    assert due.facts["players"] == size
    room.do(due.command, role="floor")
    (final,) = room.state.open_tables("1")
    assert final.final
    assert final.players == size
    assert dues(room) == []


@pytest.mark.parametrize(
    "book",
    [
        pytest.param(book, marks=pytest.mark.clause(f"{book}/{rule}.1", f"{book}/{rule}.2"))
        for book, rule in NINE_OR_SEVEN.items()
    ],
)
@pytest.mark.parametrize(("full", "each"), [(9, 5), (8, 5), (7, 4), (6, 4)])
def test_from_two_even_tables_to_one(book: str, full: int, each: int) -> None:
    room = hall(book, {1: each, 2: each}, seats=full)
    assert dues(room) == []
    eliminated(room, 203)
    (due,) = dues(room)
    room.do(due.command)
    assert room.state.tables[1].players == 2 * each - 1


@pytest.mark.parametrize(
    "book",
    [
        pytest.param(book, marks=pytest.mark.clause(f"{book}/{rule}.3")) for book, rule in EXTRA.items()
    ] + [book for book in EVERY if book not in EXTRA],
)  # fmt: skip
def test_heads_up_events_have_a_last_match_of_two(book: str) -> None:
    room = hall(book, {1: 2, 2: 1}, seats=2)
    assert final_table_size(Structure(seats_per_table=2), room.book) is None
    assert dues(room) == []
    refused = room.refused(FormFinalTable(session="1", table=1))
    assert (refused.reason, refused.facts["size"]) == ("final_table_too_many", 2)
    if book in EXTRA:
        assert refused.clauses == (f"{book}/{EXTRA[book]}.3",)
    eliminated(room, 102)
    (due,) = dues(room)
    room.do(due.command)
    assert room.state.tables[1].players == 2
    assert len(room.state.tables[1].seats) == 2


@pytest.mark.clause("pokerfest-2011/stages-8", "pokerfest-2011/glossary-2", "pokerfest-2011/seating-5")
@pytest.mark.parametrize("table", [1, 2, 40])
def test_the_seats_are_drawn_anew_and_chips_come_along(table: int) -> None:
    room = hall("pokerfest-2011", {1: 6, 2: 5}, seats=10)
    eliminated(room, 106)
    room.state.entries[103].stack, room.state.entries[101].stack = 212_500, 2 * STACK
    room.state.ledger.issued = {100: sum(one.stack for one in room.state.entries.values()) // 100}
    stacks = {number: one.stack for number, one in room.state.entries.items()}
    formed, changed, *closed = room.do(FormFinalTable(session="1", table=table, place="sala grande"))
    assert isinstance(formed, FinalTableFormed)
    assert isinstance(changed, SeatsChanged)
    assert (formed.table, formed.place, formed.players) == (table, "sala grande", 10)
    assert changed.draw is not None
    assert changed.draw.pool == tuple(100 * table + seat for seat in range(1, 11))
    assert sorted(changed.places) == sorted(changed.draw.pool)
    assert "pokerfest-2011/stages-8" in changed.clauses
    again = verifiable_shuffle(bytes.fromhex(SEED), changed.draw.pool, changed.draw.label)
    assert tuple(again) == changed.places
    assert {one.table for one in closed if isinstance(one, TableClosed)} == {1, 2} - {table}
    final = room.state.tables[table]
    assert sorted(entry for entry in final.seats if entry) == sorted(changed.entries)
    assert {number: one.stack for number, one in room.state.entries.items()} == stacks
    assert room.state.entries[103].stack == 212_500
    assert final.positions is None


@pytest.mark.clause("pokerfest-2011/stages-7")
def test_the_floor_is_asked_which_table_hosts_the_final() -> None:
    room = hall("pokerfest-2011", {1: 5, 2: 5}, seats=10)
    (due,) = dues(room)
    assert "pokerfest-2011/stages-7" in due.clauses
    assert "en qué mesa se juega" in say(due.reason, due.facts, "es")
    refused = room.refused(FormFinalTable(session="1", table=0))
    assert refused.reason == "final_table_missing"
    assert "pokerfest-2011/stages-7" in refused.clauses
    room.do(FormFinalTable(session="1", table=7, place="junto al escenario"))
    assert [table.number for table in room.state.open_tables("1")] == [7]


@pytest.mark.clause("pokerfest-2011/stages-10")
def test_observers_are_none_or_two_players_with_agreement() -> None:
    room = hall("pokerfest-2011", {1: 5, 2: 5}, seats=10)
    choice = Decide(
        matter="final_table_observers", option="two_observers", why="transparencia",
        about={"session": "1", "first": 101, "second": 202, "agreed": True},
    )  # fmt: skip
    assert room.refused(choice).reason == "no_final_table"
    room.do(FormFinalTable(session="1", table=1))
    offered = offer(room.state, "final_table_observers", {"session": "1"}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("no_observers", "two_observers")
    assert offered.clauses == ("pokerfest-2011/stages-10",)

    def named(**about: Any) -> Decide:
        return Decide(
            matter="final_table_observers", option="two_observers", why="x", about={"session": "1", **about}
        )

    assert room.refused(named(first=101, second=202)).reason == "observers_need_agreement"
    assert room.refused(named(first=101, second=101, agreed=True)).reason == "two_finalists"
    assert room.refused(named(first=101, second=999, agreed=True)).reason == "two_finalists"
    assert room.refused(named(agreed=True)).reason == "two_finalists"
    assert room.refused(choice, role="floor").reason == "role"
    room.do(choice)
    note = room.state.notes[-1]
    assert (note.kind, note.about["first"], note.about["second"]) == ("final_table_observers", 101, 202)
    assert room.state.decisions[-1].why == "transparencia"
    none = Decide(matter="final_table_observers", option="no_observers", why="no hacen falta")
    room.do(none)
    assert room.state.decisions[-1].option == "no_observers"


def test_other_books_know_no_observers() -> None:
    room = hall("tda-2013", {1: 5, 2: 4})
    choice = Decide(matter="final_table_observers", option="no_observers", why="x")
    assert room.refused(choice).reason == "no_observers"


@pytest.mark.parametrize("book", EVERY)
def test_what_keeps_the_final_table_from_being_formed(book: str) -> None:
    room = hall(book, {1: 4, 2: 3})
    command = FormFinalTable(session="1", table=1)
    assert room.refused(command, role="dealer").reason == "role"
    assert room.refused(FormFinalTable(session="9", table=1)).reason == "unknown_session"
    assert room.refused(FormFinalTable(session="1", table=-3)).reason == "table_number"
    in_hand(room, 2)
    assert dues(room) == []
    refused = room.refused(command)
    assert (refused.reason, refused.facts["table"]) == ("hand_in_progress", 2)
    room.state.tables[2].hand = None
    room.state.sessions["1B"] = Session(id="1B", day=1)
    assert dues(room) == []
    assert room.refused(command).reason == "players_elsewhere"
    room.state.sessions["1B"].status = "finished"
    room.state.sessions["2"] = Session(id="2", day=2)
    room.do(command)
    assert room.refused(command).reason == "final_table_formed"


@pytest.mark.parametrize("book", EVERY)
def test_while_entries_are_taken_it_is_a_proposal(book: str) -> None:
    room = hall(book, {1: 4, 2: 3}, closed=False)
    assert [due.must for due in dues(room)] == [False]


@pytest.mark.parametrize("book", EVERY)
def test_nobody_is_moved_to_balance_when_the_final_table_is_due(book: str) -> None:
    room = hall(book, {1: 6, 2: 1})
    wanted = [type(due.command) for due in todo(room.state, room.now, room.book)]
    assert FormFinalTable in wanted
    assert BalanceTables not in wanted


@pytest.mark.parametrize("book", EVERY)
def test_a_locked_seat_stays_empty_and_one_who_needs_it_sits_where_he_can(book: str) -> None:
    room = hall(book, {1: 4, 2: 3})
    room.state.tables[1].locked = [2]
    room.state.tables[1].accessible = [5]
    room.state.players["p203"].needs = "silla de ruedas"
    room.do(FormFinalTable(session="1", table=1))
    final = room.state.tables[1]
    assert final.seats[1] == 0
    assert final.players == 7
    assert final.seats[4] == 203


def test_chips_owed_to_the_next_pot_go_along() -> None:
    room = hall("tda-2013", {1: 4, 2: 3})
    room.state.tables[2].carried = 300
    room.state.entries[201].stack -= 300
    room.do(FormFinalTable(session="1", table=1))
    assert (room.state.tables[1].carried, room.state.tables[2].carried) == (300, 0)


def test_a_table_of_another_session_cannot_host_it() -> None:
    room = hall("tda-2013", {1: 4, 2: 3})
    room.state.sessions["0"] = Session(id="0", day=1, status="finished")
    room.state.tables[3] = room.state.tables[2].__class__(number=3, session="0", seats=[0] * 9)
    assert room.refused(FormFinalTable(session="1", table=3)).reason == "table_in_use"


@pytest.mark.parametrize("table", [1, 2, 9])
@pytest.mark.parametrize("book", EVERY)
def test_finalists_who_need_a_seat_or_are_kept_apart_sit_down_at_any_table(book: str, table: int) -> None:
    """At a table nobody has prepared no seat is accessible, and apart from each other they cannot be."""
    room = hall(book, {1: 3, 2: 3}, seats=9)
    if table != 9:
        room.do(MarkAccessible(table=table, seats=(2,)))
    people = [room.state.entries[entry].player for entry in (101, 102, 201)]
    room.state.players[people[0]].needs = "silla de ruedas"
    room.do(KeepApart(player=people[1], other=people[2], why="pareja"))
    room.do(FormFinalTable(session="1", table=table, place="plató"))
    (final,) = room.state.open_tables("1")
    assert (final.number, final.players) == (table, 6)
    if table != 9 and room.book.values["seating_final_table_setup"]["seats_redrawn"]:
        assert final.seats[1] == 101
