"""What each book lets the floor choose from, and what becomes of the chips of who is put out."""

import pytest
from tests.support.books import BOOKS
from tests.support.conduct import choices, happens, penalised, plain, seated

from torneo.tournament.chips.events import ChipsIssued
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.conduct.offers import offered
from torneo.tournament.entries.commands import LeaveTable, RemoveAbsent

WARNING, OUT = ("verbal_warning", 0, 0), ("disqualification", 0, 0)
MENUS: dict[str, list[tuple[str, int, int | None]]] = {
    "tda-2013/58-B.1": [WARNING, ("missed_hands", 1, None), ("missed_rounds", 1, 4), OUT],
    "adtp-2018/68-B.1": [WARNING, ("missed_hands", 1, 1), ("missed_rounds", 1, 4), OUT],
    "torrequebrada/35-A.1": [WARNING, ("missed_hands", 1, None), ("missed_rounds", 1, None), OUT],
    "fcp-2025/67-A.1": [WARNING, ("missed_hands", 1, 1), ("missed_rounds", 1, 4), OUT],
    "pokerfest-2011/general-2": [
        WARNING,
        ("timed_suspension", 1, None),
        OUT,
        ("ban_from_later_events", 0, 0),
    ],
}


@pytest.mark.parametrize("menu", [pytest.param(one, marks=pytest.mark.clause(one)) for one in MENUS])
def test_any_infraction_brings_the_penalties_of_the_book_and_the_one_given_says_who_and_why(
    menu: str,
) -> None:
    book = menu.partition("/")[0]
    for penalty, size, _ in MENUS[menu]:
        room = seated(book)
        room.do(RecordInfraction(clause=plain(book), entry=2))
        assert choices(room) == MENUS[menu]
        assert menu in offered(room.state, room.state.infractions[0], room.book).clauses
        room.do(
            GivePenalty(infraction=1, penalty=penalty, size=size, why="as ruled"), role="floor", who="Luis"
        )
        (given,) = room.state.conduct.penalties
        assert (given.penalty, given.size, given.by.name, given.why) == (penalty, size, "Luis", "as ruled")


OPEN = ("fcp-2025", "tda-2024")


@pytest.mark.clause("fcp-2025/67-A.1", "tda-2024/71-A.1")
@pytest.mark.parametrize("book", OPEN)
def test_an_open_list_takes_another_penalty_told_in_words(book: str) -> None:
    room = seated(book)
    room.do(RecordInfraction(clause=plain(book), entry=2))
    assert offered(room.state, room.state.infractions[0], room.book).open
    other = GivePenalty(infraction=1, penalty="other_penalty", why="apologises to the table")
    assert (
        room.refused(GivePenalty(infraction=1, penalty="other_penalty", why=" ")).reason == "reason_missing"
    )
    assert room.refused(GivePenalty(infraction=1, penalty="other_penalty", why="x", size=2)).reason
    room.do(other, who="Marta")
    (given,) = room.state.conduct.penalties
    assert (given.penalty, given.by.name, given.why) == ("other_penalty", "Marta", "apologises to the table")
    assert given.status == "done"


@pytest.mark.parametrize("book", [book for book in BOOKS if book not in OPEN])
def test_the_lists_of_the_other_books_are_closed(book: str) -> None:
    room = seated(book)
    room.do(RecordInfraction(clause=plain(book), entry=2))
    refused = room.refused(GivePenalty(infraction=1, penalty="other_penalty", why="x"))
    assert refused.reason == "penalty_not_offered"


@pytest.mark.clause("adtp-2018/68-A.2", "fcp-2025/67-B.2", "tda-2013/58-A.6", "tda-2013/58-A.7",
                    "torrequebrada/35-B.2")  # fmt: skip
@pytest.mark.parametrize(
    ("clause", "menu"),
    [
        ("adtp-2018/68-A.2", "adtp-2018/68-B.1"), ("fcp-2025/67-B.2", "fcp-2025/67-A.1"),
        ("tda-2013/58-A.6", "tda-2013/58-B.1"), ("tda-2013/58-A.7", "tda-2013/58-B.1"),
        ("torrequebrada/35-B.2", "torrequebrada/35-A.1"),
    ],
)  # fmt: skip
def test_abuse_leaves_the_whole_list_but_not_the_choice_of_none(clause: str, menu: str) -> None:
    room = seated(clause.partition("/")[0])
    room.do(RecordInfraction(clause=clause, entry=2))
    assert choices(room) == MENUS[menu]
    assert room.refused(GivePenalty(infraction=1, penalty="no_penalty", why="x")).reason == "penalty_due"


@pytest.mark.clause("pokerfest-2011/general-28")
def test_cards_thrown_in_anger_cost_from_a_warning_to_expulsion() -> None:
    for penalty, size in (
        ("no_penalty", 0),
        ("verbal_warning", 0),
        ("timed_suspension", 20),
        ("disqualification", 0),
    ):
        room = seated("pokerfest-2011")
        room.do(RecordInfraction(clause="pokerfest-2011/general-28", entry=2, facts="hurled his cards"))
        assert choices(room)[:3] == [WARNING, ("timed_suspension", 1, None), OUT]
        room.do(GivePenalty(infraction=1, penalty=penalty, size=size, why="as seen"))
        assert (room.state.entries[2].status == "removed") == (penalty == "disqualification")


@pytest.mark.clause("pokerfest-2011/courtesy-20")
def test_a_threat_is_suspended_or_removed_besides_the_warning() -> None:
    room = seated("pokerfest-2011")
    room.do(RecordInfraction(clause="pokerfest-2011/courtesy-20", entry=2, facts="threatened seat 5"))
    assert choices(room) == [WARNING, ("timed_suspension", 1, None), OUT, ("ban_from_later_events", 0, 0)]
    room.do(GivePenalty(infraction=1, penalty="timed_suspension", size=40, why="threat"), who="Luis")
    (given,) = room.state.conduct.penalties
    assert (given.size, given.by.name, given.why) == (40, "Luis", "threat")


# ---- chips of the absent and the disqualified ---------------------------------------------------------


def test_a_disqualified_players_chips_go_to_a_table_without_others_nowhere() -> None:
    """Nobody is left to share them with: they leave play."""
    room = seated("pokerfest-2011", players=1)
    penalised(room, plain("pokerfest-2011"), 1, "disqualification")
    assert room.state.ledger.points == 0


@pytest.mark.clause("pokerfest-2011/blinds-11", "pokerfest-2011/blinds-12")
@pytest.mark.parametrize(("held", "pot"), [(16_000, 0), (16_300, 300)])
def test_an_absentees_chips_are_shared_by_the_table_and_the_rest_is_for_the_next_pot(
    held: int, pot: int
) -> None:
    room = seated("pokerfest-2011", players=9)
    happens(room, ChipsIssued(entry=4, chips={100: (held - 10_000) // 100}, cause="rebuy"))
    room.do(LeaveTable(entry=4), role="dealer")
    room.later(minutes=5, seconds=1)
    room.do(RemoveAbsent(entry=4), role="floor")
    assert {room.state.entries[n].stack for n in range(1, 10) if n != 4} == {12_000}
    assert room.state.tables[1].carried == pot
    assert room.state.entries[4].taken_out == "absence"
    assert room.state.ledger.points == 80_000 + held
