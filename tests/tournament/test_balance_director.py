"""What the director changes about short and uneven tables, and how far it reaches: that table, from then
on."""

import pytest
from tests.support.corrections import amended, night, told
from tests.support.marked import book_of, marked
from tests.support.room import Room

from torneo.tournament import todo
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.entries.commands import CloseRegistration
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.seats.balance import proposals
from torneo.tournament.seats.commands import BalanceTables, HaltTable, ReleaseTable
from torneo.tournament.words import say

WAIVED = marked("adtp-2018/10-D.3", "fcp-2025/11-D.3", "tda-2013/10-D.4", "torrequebrada/9-D.4")
ADJUSTED = marked("tda-2013/10-D.5", "torrequebrada/9-D.5")


def three_tables(book: str) -> Room:
    """Nine at each of three tables; nobody can enter any more."""
    room = night(book, players=27, tables=3)
    room.do(CloseRegistration(session="1", why="prueba"))
    return room


def lose(room: Room, table: int, players: int) -> None:
    """The last players of the table go out."""
    for _ in range(players):
        first, *_, last = room.state.tables[table].taken
        told(room, ReportElimination(table=table, seat=last, beaten_by=(first,)))


def short(room: Room) -> list[int]:
    """Tables the event wants to halt."""
    return [
        one.command.table
        for one in todo(room.state, room.now, room.book)
        if isinstance(one.command, HaltTable)
    ]


def to_empty_seat(room: Room, table: int) -> None:
    """Hands until a halt that waits for the big blind to reach an empty seat is due, where a book has it
    so."""
    for _ in range(9):
        if room.book.values["seating_halt_trigger"] != "when_big_blind_reaches_empty_seat" or table in short(
            room
        ):
            return
        room.do(ReportHand(table=table, stacks={}))


@pytest.mark.policy("seating_halt_scope")
@pytest.mark.parametrize("clause", WAIVED)
def test_a_waiver_is_for_one_table_and_the_director_may_still_halt_it(clause: str) -> None:
    """Three short: table 3 plays on by decision, table 2 is halted when it falls as short; only the direction
    decides, and says why."""
    room = three_tables(book_of(clause))
    lose(room, 3, 3)
    to_empty_seat(room, 3)
    waive = ReleaseTable(table=3, waive=True, why="se rompe la siguiente")
    for role in ("floor", "dealer", "system"):
        assert room.refused(waive, role=role).reason == "role"
    assert room.refused(ReleaseTable(table=2, waive=True, why="por si acaso")).reason == "not_short"
    room.do(waive, who="Eva")
    decision = room.state.decisions[-1]
    assert (decision.matter, decision.option, decision.by.name) == ("halt_waiver", "play_on", "Eva")
    assert clause in decision.clauses
    room = room.restarted()
    for _ in range(3):
        room.do(StartHand(table=3))
        room.do(ReportHand(table=3, stacks={}))
    assert short(room) == []
    lose(room, 2, 3)
    to_empty_seat(room, 2)
    assert short(room) == [2]
    room.do(HaltTable(table=2), role="system")
    assert room.refused(StartHand(table=2)).reason == "table_halted"
    room.do(Decide(matter="halt_waiver", option="halt", why="ya no", about={"table": 3}))
    assert room.refused(StartHand(table=3)).reason == "table_halted"


@pytest.mark.parametrize("clause", WAIVED)
def test_without_a_decision_the_short_table_stands_still(clause: str) -> None:
    """At two short it plays, at three it is halted and deals no hand until somebody comes or it is waived."""
    room = three_tables(book_of(clause))
    lose(room, 3, 2)
    assert room.refused(HaltTable(table=3)).reason == "not_short"
    lose(room, 3, 1)
    to_empty_seat(room, 3)
    (due,) = [one for one in todo(room.state, room.now, room.book) if isinstance(one.command, HaltTable)]
    assert due.must
    assert say(due.reason, due.facts, "es")
    room.do(due.command, role="system")
    assert room.refused(StartHand(table=3)).reason == "table_halted"
    room.do(ReleaseTable(table=3, waive=True, why="se equilibra luego"))
    room.do(StartHand(table=3))


@pytest.mark.policy("seating_balance_enforcement")
@pytest.mark.parametrize("clause", ADJUSTED)
def test_a_difference_set_by_the_director_holds_from_then_on_until_another_is_set(clause: str) -> None:
    """Four: 9 and 5 are even enough and 9 and 4 are not. Two: 9 and 6 are not. It survives a restart, and a
    decision taken back brings the one before it back."""
    room = three_tables(book_of(clause))

    def set_to(difference: int) -> Decide:
        return Decide(matter="balance_tolerance", option="set_difference", why="lo más manejable",
                      about={"session": "1", "difference": difference})  # fmt: skip

    for role in ("floor", "dealer"):
        assert room.refused(set_to(4), role=role).reason == "role"
    told(room, set_to(4))
    assert clause in room.state.decisions[-1].clauses
    room = room.restarted()
    lose(room, 3, 4)
    assert (room.state.tables[3].players, proposals(room.state, "1", room.book)) == (5, [])
    assert room.refused(BalanceTables(session="1")).reason == "tables_even"
    lose(room, 3, 1)
    assert len(proposals(room.state, "1", room.book)) == 1
    told(room, set_to(2))
    assert len(proposals(room.state, "1", room.book)) > 1
    room.do(BalanceTables(session="1"))
    sizes = [table.players for table in room.state.open_tables("1")]
    assert max(sizes) - min(sizes) <= 2
    again = three_tables(book_of(clause))
    looser = told(again, set_to(4))
    lose(again, 3, 4)
    assert proposals(again.state, "1", again.book) == []
    amended(again, Correction(seq=looser))
    assert proposals(again.state, "1", again.book) != []


@pytest.mark.parametrize("book", ["tda-2013", "pokerfest-2011"])
def test_the_floor_stops_a_table_that_is_not_short_until_it_says_so(book: str) -> None:
    """A drink over the cards: no book speaks of it, and the program neither stops a table so nor releases
    it."""
    room = three_tables(book)
    assert room.refused(HaltTable(table=2, stop=True), role="system").reason == "role"
    room.do(HaltTable(table=2, stop=True, why="una copa volcada"), role="floor")
    assert room.state.tables[2].halted == "una copa volcada"
    assert room.refused(StartHand(table=2)).reason == "table_halted"
    assert not [one for one in todo(room.state, room.now, room.book) if isinstance(one.command, ReleaseTable)]
    room.do(ReleaseTable(table=2), role="floor")
    room.do(StartHand(table=2))
