"""The way to the final table, played out: one player after another goes out, and when the rest sit down."""

import pytest
from tests.support.corrections import amended, night, told
from tests.support.marked import book_of, marked
from tests.support.room import Room

from torneo.rulebook import load_book
from torneo.tournament import Due, todo
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.entries.commands import CloseRegistration
from torneo.tournament.hands.commands import ReportElimination
from torneo.tournament.kernel import Value
from torneo.tournament.seats.commands import BreakTable, FormFinalTable

AT_MOST_TEN = marked("adtp-2018/11.2", "tda-2013/11.2", "torrequebrada/10.2")
NOT_HEADS_UP = marked("adtp-2018/11.3", "tda-2013/11.3", "torrequebrada/10.3")


def closed(book: str, players: int, tables: int, seats: int) -> Room:
    room = night(book, players=players, tables=tables, seats=seats)
    room.do(CloseRegistration(session="1", why="prueba"))
    return room


def out(room: Room, table: int) -> int:
    """The last player of the table loses to the first; the number of the event."""
    first, *_, last = room.state.tables[table].taken
    return told(room, ReportElimination(table=table, seat=last, beaten_by=(first,)))


def wanted(room: Room) -> list[Due]:
    """Tables to be broken and the final table, as the event asks for them."""
    return [
        due
        for due in todo(room.state, room.now, room.book)
        if isinstance(due.command, FormFinalTable | BreakTable)
    ]


@pytest.mark.policy("seating_final_table_max")
@pytest.mark.parametrize("clause", AT_MOST_TEN)
def test_eleven_at_tables_of_ten_play_on_at_two_and_ten_sit_down_at_one(clause: str) -> None:
    """One more than a full table would be eleven. An elimination told by mistake and taken back puts the
    final table off again."""
    room = closed(book_of(clause), players=12, tables=2, seats=10)
    out(room, 1)
    assert (len(room.state.alive()), wanted(room)) == (11, [])
    refused = room.refused(FormFinalTable(session="1", table=1))
    assert (refused.reason, refused.facts["size"]) == ("final_table_too_many", 10)
    assert clause in refused.clauses
    mistaken = out(room, 2)
    (due,) = wanted(room)
    assert (due.command, due.facts["players"]) == (FormFinalTable(session="1", table=1), 10)
    amended(room, Correction(seq=mistaken))
    assert (len(room.state.alive()), wanted(room)) == (11, [])
    out(room, 1)
    room = room.restarted()
    (due,) = wanted(room)
    room.do(due.command)
    (final,) = room.state.open_tables("1")
    assert (final.final, final.players, len(final.seats)) == (True, 10, 10)


@pytest.mark.policy("seating_final_table_max", "seating_final_table_players")
@pytest.mark.parametrize("clause", AT_MOST_TEN)
@pytest.mark.parametrize(
    ("seats", "most", "size"), [(9, 10, 10), (8, 10, 9), (10, 9, 9), (9, 9, 9), (6, 9, 7)]
)
def test_the_limit_holds_back_only_whoever_would_be_past_it(
    clause: str, seats: int, most: int, size: int
) -> None:
    """A table of eight has a final of nine whatever the limit is, one of nine has ten, unless a house sets
    the limit at nine."""
    house = load_book(book_of(clause)).with_policies({"seating_final_table_max": most})
    room = night(house, players=size + 1, tables=2, seats=seats)
    room.do(CloseRegistration(session="1", why="prueba"))
    assert room.refused(FormFinalTable(session="1", table=1)).facts["size"] == size
    out(room, 1)
    assert [due.command for due in wanted(room)] == [FormFinalTable(session="1", table=1)]


@pytest.mark.parametrize("clause", NOT_HEADS_UP)
def test_three_left_of_a_heads_up_event_never_sit_down_together(clause: str) -> None:
    """Eight players, four matches: winners meet two by two, whoever is left over waits."""
    room = closed(book_of(clause), players=8, tables=4, seats=2)
    while len(room.state.alive()) > 2:
        table = next((one for one in room.state.open_tables("1") if one.players == 2), None)
        if table is not None:
            out(room, table.number)
        else:
            room.do(next(iter(wanted(room))).command)
        assert all(one.players <= 2 and not one.final for one in room.state.open_tables("1"))
        if len(room.state.alive()) == 3:
            refused = room.refused(FormFinalTable(session="1", table=1))
            assert (refused.facts, refused.clauses) == ({"players": 3, "size": 2}, (clause,))
    for due in wanted(room):
        room.do(due.command)
    (last,) = room.restarted().state.open_tables("1")
    assert (last.players, len(last.seats)) == (2, 2)


@pytest.mark.clause("pokerfest-2011/stages-10")
def test_whoever_has_left_the_final_table_observes_no_more() -> None:
    """Two of those who still play, with the agreement of all; the choice of none leaves nobody named."""
    room = closed("pokerfest-2011", players=11, tables=2, seats=10)
    gone = room.state.tables[1].seats[room.state.tables[1].taken[-1] - 1]
    out(room, 1)
    room.do(FormFinalTable(session="1", table=1))
    first, second, third, *_ = (entry.number for entry in room.state.alive())

    def named(one: int, other: int, **about: bool) -> Decide:
        told_of: dict[str, Value] = {"session": "1", "first": one, "second": other, **about}
        return Decide(matter="final_table_observers", option="two_observers", why="claridad", about=told_of)

    assert room.refused(named(first, gone, agreed=True)).reason == "two_finalists"
    assert room.refused(named(first, second, agreed=False)).reason == "observers_need_agreement"
    room.do(Decide(matter="final_table_observers", option="no_observers", why="de momento"))
    assert [one for one in room.state.notes if one.kind == "final_table_observers"] == []
    room.do(named(first, second, agreed=True), who="Eva")
    room = room.restarted()
    (note,) = (one for one in room.state.notes if one.kind == "final_table_observers")
    assert (note.about["first"], note.about["second"], note.by.name) == (first, second, "Eva")
    seat = room.state.entries[first].seat
    room.do(ReportElimination(table=1, seat=seat, beaten_by=(room.state.entries[third].seat,)))
    assert room.refused(named(first, second, agreed=True)).reason == "two_finalists"
    room.do(named(second, third, agreed=True))
