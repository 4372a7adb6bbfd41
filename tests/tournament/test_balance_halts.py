"""Short tables: halted, waived, released."""

from typing import Any

import pytest
from tests.support.books import FAMILY
from tests.support.room import Room
from tests.support.tables import hall, in_hand, placed

from torneo.rulebook import Book, read_house
from torneo.tournament import Refused, decide
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.kernel import todo
from torneo.tournament.seats.balance import proposals
from torneo.tournament.seats.commands import BalanceTables, HaltTable, ReleaseTable
from torneo.tournament.words import say

TDA_FAMILY = FAMILY


def halts_due(room: Room) -> dict[int, bool]:
    """{table: must} of the halts the event asks for."""
    return {
        due.command.table: due.must
        for due in todo(room.state, room.now, room.book)
        if isinstance(due.command, HaltTable)
    }


def short(room: Room, table: int) -> Room:
    """The big blind of the table comes to an empty seat: the one after the last player."""
    last = room.state.tables[table].taken[-1]
    placed(room, table, last - 2, last - 1, last)
    return room


@pytest.mark.parametrize(
    ("book", "tables", "halted"),
    [
        pytest.param("tda-2013", (9, 9, 6), 3, marks=pytest.mark.clause("tda-2013/10-D.1")),
        pytest.param("tda-2013", (9, 8, 7), 0, marks=pytest.mark.clause("tda-2013/10-D.1")),
        pytest.param("adtp-2018", (9, 9, 6), 3, marks=pytest.mark.clause("adtp-2018/10-C.2")),
        pytest.param("adtp-2018", (9, 9, 7), 0, marks=pytest.mark.clause("adtp-2018/10-C.2")),
        pytest.param("adtp-2018", (9, 8, 6), 3, marks=pytest.mark.clause("adtp-2018/10-D.1")),
        pytest.param("torrequebrada", (9, 8, 7, 6), 4, marks=pytest.mark.clause("torrequebrada/9-D.1")),
        pytest.param("tda-2013", (9, 9, 5), 3, id="four short is worse"),
    ],
)
def test_a_table_three_short_is_halted(book: str, tables: tuple[int, ...], halted: int) -> None:
    room = hall(book, dict(enumerate(tables, 1)))
    assert halts_due(room) == ({halted: True} if halted else {})
    for number in range(1, len(tables) + 1):
        if number != halted:
            refused = room.refused(HaltTable(table=number))
            assert refused.reason == "not_short"
            assert refused.clauses
    if halted:
        (event,) = room.do(HaltTable(table=halted), role="system")
        assert f"{book}/{'9' if book == 'torrequebrada' else '10'}-D.1" in event.clauses  # type: ignore[attr-defined]
        assert room.state.tables[halted].halted
        assert room.refused(HaltTable(table=halted)).reason == "already_halted"
        assert halts_due(room) == {}
        assert room.refused(StartHand(table=halted)).reason == "table_halted"
        refused = room.refused(ReleaseTable(table=halted))
        assert refused.reason == "still_short"
        assert refused.clauses


WAITING = [
    pytest.param(book, marks=pytest.mark.clause(f"{book}/11-D.1")) for book in ("fcp-2025", "tda-2024")
]


@pytest.mark.parametrize("book", WAITING)
def test_the_halt_waits_for_the_big_blind_to_reach_an_empty_seat(book: str) -> None:
    """Table 1 has 5 players, table 2 has 8; the big blind goes from seat 4 to 5, then to the empty seat 6."""
    room = hall(book, {1: 5, 2: 8})
    assert halts_due(room) == {}
    placed(room, 1, 2, 3, 4)
    assert halts_due(room) == {}
    refused = room.refused(HaltTable(table=1))
    assert (refused.reason, refused.clauses) == ("halt_not_yet", (f"{book}/11-D.1",))
    placed(room, 1, 3, 4, 5)
    assert halts_due(room) == {1: True}
    room.do(HaltTable(table=1), role="system")
    assert room.state.tables[1].halted


@pytest.mark.parametrize("book", WAITING)
def test_two_short_plays_on_although_the_big_blind_reaches_an_empty_seat(book: str) -> None:
    room = short(hall(book, {1: 6, 2: 8}), 1)
    assert halts_due(room) == {}
    assert room.refused(HaltTable(table=1)).reason == "not_short"


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param(book, clause, marks=pytest.mark.clause(clause))
        for book, clause in (
            ("tda-2013", "tda-2013/10-D.2"),
            ("adtp-2018", "adtp-2018/10-D.2"),
            ("torrequebrada", "torrequebrada/9-D.2"),
            ("fcp-2025", "fcp-2025/11-D.2"),
            ("tda-2024", "tda-2024/11-D.2"),
        )
    ],
)
@pytest.mark.parametrize("form", [{"seats": 6}, {"seats": 9, "turbo": True}], ids=["six-max", "turbo"])
@pytest.mark.parametrize("option", ["halt", "play_on"])
def test_in_other_formats_the_direction_decides(
    book: str, clause: str, form: dict[str, Any], option: str
) -> None:
    room = hall(book, {1: 6, 2: 3}, **form)
    assert halts_due(room) == {2: False}
    offered = offer(room.state, "halt_other_format", {"table": 2}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("halt", "play_on")
    assert offered.clauses == (clause,)
    assert room.refused(HaltTable(table=2), role="system").reason == "role"
    assert room.refused(HaltTable(table=2)).reason == "reason_missing"
    room.do(
        Decide(matter="halt_other_format", option=option, why="así conviene", about={"table": 2}), who="Eva"
    )
    decision = room.state.decisions[-1]
    assert (decision.option, decision.why, decision.by.name) == (option, "así conviene", "Eva")
    assert bool(room.state.tables[2].halted) is (option == "halt")
    assert halts_due(room) == {}


@pytest.mark.parametrize("book", TDA_FAMILY)
@pytest.mark.parametrize("waive", [False, True])
def test_the_commands_record_the_same_decision(book: str, waive: bool) -> None:
    room = hall(book, {1: 6, 2: 3}, seats=6)
    command = ReleaseTable(table=2, waive=True, why="turbo") if waive else HaltTable(table=2, why="turbo")
    room.do(command)
    decision = room.state.decisions[-1]
    assert (decision.matter, decision.option) == ("halt_other_format", "play_on" if waive else "halt")
    assert decision.clauses


@pytest.mark.parametrize(
    ("book", "seats", "clause"),
    [
        pytest.param("tda-2013", 10, "tda-2013/10-D.4",
                     marks=pytest.mark.clause("tda-2013/10-D.4", "tda-2013/10-D.3")),
        pytest.param("adtp-2018", 9, "adtp-2018/10-D.3", marks=pytest.mark.clause("adtp-2018/10-D.3")),
        pytest.param("torrequebrada", 9, "torrequebrada/9-D.4",
                     marks=pytest.mark.clause("torrequebrada/9-D.4", "torrequebrada/9-D.3")),
        pytest.param("fcp-2025", 9, "fcp-2025/11-D.3", marks=pytest.mark.clause("fcp-2025/11-D.3")),
        pytest.param("tda-2024", 9, "tda-2024/11-D.3",
                     marks=pytest.mark.clause("tda-2024/11-D.3", "tda-2024/11-D.4")),
    ],
)  # fmt: skip
def test_the_halt_may_be_waived_and_hands_dealt_stand(book: str, seats: int, clause: str) -> None:
    """Nobody halted the short table and a hand is on: it is played to its end; then halt or play on."""
    room = short(hall(book, {1: seats, 2: seats - 3}, seats=seats), 2)
    in_hand(room, 2, seats - 5, seats - 4, seats - 3)
    offered = offer(room.state, "halt_waiver", {"table": 2}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("halt", "play_on")
    assert clause in offered.clauses
    choice = Decide(matter="halt_waiver", option="play_on", why="se rompe enseguida", about={"table": 2})
    assert room.refused(choice, role="dealer").reason == "role"
    nothing = Decide(matter="halt_waiver", option="play_on", why=" ", about={"table": 2})
    assert room.refused(nothing).reason == "reason_missing"
    misdeal = Decide(matter="halt_waiver", option="misdeal", why="no se paró", about={"table": 2})
    assert room.refused(misdeal).reason == "not_lawful"
    room.do(choice, who="Eva")
    table = room.state.tables[2]
    assert table.hand is not None
    assert table.halted == ""
    assert (room.state.decisions[-1].by.name, room.state.decisions[-1].why) == ("Eva", "se rompe enseguida")
    assert halts_due(room) == {}
    assert room.refused(ReleaseTable(table=2, waive=True, why="x")).reason == "already_waived"


@pytest.mark.parametrize("book", TDA_FAMILY)
@pytest.mark.clause(
    "tda-2013/10-D.3", "tda-2024/11-D.4", "torrequebrada/9-D.3", "adtp-2018/10-D.3", "fcp-2025/11-D.3"
)
def test_a_halt_noticed_late_touches_no_hand(book: str) -> None:
    room = short(hall(book, {1: 9, 2: 6}), 2)
    in_hand(room, 2, 4, 5, 6)
    before = room.state.tables[2].hand
    events = room.do(HaltTable(table=2))
    assert [type(one).__name__ for one in events] == ["TableHalted"]
    assert room.state.tables[2].hand is before
    assert room.state.tables[2].halted


@pytest.mark.parametrize("book", TDA_FAMILY)
def test_balancing_releases_a_halted_table(book: str) -> None:
    room = short(hall(book, {1: 9, 2: 6}), 2)
    room.do(HaltTable(table=2))
    events = room.do(BalanceTables(session="1"))
    assert "TableReleased" in [type(one).__name__ for one in events]
    assert room.state.tables[2].halted == ""
    assert room.refused(ReleaseTable(table=2)).reason == "not_halted"


@pytest.mark.parametrize("book", TDA_FAMILY)
def test_a_table_that_is_no_longer_short_is_released_by_itself(book: str) -> None:
    room = short(hall(book, {1: 9, 2: 6}), 2)
    room.do(HaltTable(table=2))
    place = room.state.tables[1]
    for entry in (108, 109):
        place.seats[room.state.entries[entry].seat - 1] = 0
        del room.state.entries[entry]
    room.state.ledger.issued = {10_000: len(room.state.entries)}
    (due,) = [one for one in todo(room.state, room.now, room.book) if isinstance(one.command, ReleaseTable)]
    assert due.must
    assert say(due.reason, due.facts, "en") == "table 2 has 6 players and is no longer short: it plays on"
    room.do(due.command, role="system")
    assert room.state.tables[2].halted == ""


@pytest.mark.parametrize("book", TDA_FAMILY)
def test_a_waiver_lasts_until_the_table_is_filled(book: str) -> None:
    room = short(hall(book, {1: 9, 2: 6}), 2)
    room.do(ReleaseTable(table=2, waive=True, why="ya se equilibra"))
    assert room.state.tables[2].halt_waived
    room.do(BalanceTables(session="1"))
    assert not room.state.tables[2].halt_waived


def test_a_book_without_halts_balances_instead() -> None:
    room = hall("pokerfest-2011", {1: 10, 2: 6}, seats=10)
    assert halts_due(room) == {}
    refused = room.refused(HaltTable(table=2, why="corta"))
    assert (refused.reason, refused.clauses) == ("no_halt", ("pokerfest-2011/regrouping-1",))
    choice = Decide(matter="halt_other_format", option="halt", why="x", about={"table": 2})
    assert room.refused(choice).reason == "no_halt"
    assert any(isinstance(due.command, BalanceTables) for due in todo(room.state, room.now, room.book))


def test_wrong_tables_and_the_other_matter_are_refused() -> None:
    room = hall("tda-2013", {1: 9, 2: 6})
    assert room.refused(HaltTable(table=99)).reason == "unknown_table"
    assert room.refused(ReleaseTable(table=0)).reason == "unknown_table"
    assert room.refused(HaltTable(table=2), role="player").reason == "role"
    other = Decide(matter="halt_other_format", option="halt", why="x", about={"table": 2})
    assert room.refused(other).reason == "other_halt_matter"
    assert (
        room.refused(Decide(matter="halt_waiver", option="halt", why="x", about={})).reason == "unknown_table"
    )


def test_eight_seats_are_a_full_table_in_one_book_only() -> None:
    assert halts_due(short(hall("fcp-2025", {1: 8, 2: 5}, seats=8), 2)) == {2: True}
    assert halts_due(short(hall("tda-2013", {1: 8, 2: 5}, seats=8), 2)) == {2: False}


def test_a_halted_table_is_filled_before_another_as_short() -> None:
    room = hall("tda-2013", {1: 9, 2: 9, 3: 6, 4: 6})
    room.state.tables[4].halted = "short"
    first = next(iter(proposals(room.state, "1", room.book)))
    assert first.table == 4


@pytest.mark.policy("seating_halt_scope")
@pytest.mark.parametrize("book", TDA_FAMILY)
def test_full_ring_is_nine_or_ten_and_eight_too_in_the_newest_books(book: str) -> None:
    """In other formats, shorter or longer, the director decides."""
    musts = {
        seats: halts_due(short(hall(book, {1: seats, 2: seats - 3}, seats=seats), 2)).get(2)
        for seats in (7, 8, 9, 10, 11)
    }
    eight = book in ("fcp-2025", "tda-2024")
    assert {seats for seats, must in musts.items() if must} == ({8, 9, 10} if eight else {9, 10})


# ---- houses over Pokerfest, which halts no table ------------------------------------------------------


def _fest(policies: str) -> Book:
    head = "house: casa\nbase: pokerfest-2011\ntitle: {es: Casa, en: House}\n"
    return read_house(f"{head}policies: {policies}\n")


@pytest.mark.policy("seating_halt_scope")
@pytest.mark.parametrize("seats", [8, 9, 10])
def test_a_house_that_only_says_how_short_halts_nothing(seats: int) -> None:
    """It would have to say in which formats, or that the director decides."""
    room = hall(_fest("{seating_halt_deficit: 3}"), {1: seats, 2: seats - 3}, seats=seats)
    assert halts_due(room) == {}
    assert isinstance(decide(room.state, room.asked(HaltTable(table=2)), room.book), Refused)


@pytest.mark.policy("seating_halt_trigger", "seating_halt_scope")
def test_a_house_that_also_says_where_halts_as_soon_as_it_is_counted() -> None:
    """And its director may have the table play on."""
    house = _fest("{seating_halt_deficit: 3, seating_halt_scope: {automatic_table_sizes: [9]}}")
    room = hall(house, {1: 9, 2: 6})
    assert halts_due(room) == {2: True}
    offered = offer(room.state, "halt_waiver", {"table": 2}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("halt", "play_on")


@pytest.mark.policy("seating_halt_deficit")
def test_a_house_that_only_says_where_halts_nothing_either() -> None:
    room = hall(_fest("{seating_halt_scope: {automatic_table_sizes: [9]}}"), {1: 9, 2: 3})
    assert halts_due(room) == {}
