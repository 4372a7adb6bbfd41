"""Cheating, collusion and soft play: what goes on record, what has to be given for it, what cannot."""

import pytest
from tests.support.conduct import hand_begins, seated
from tests.support.room import Room

from torneo.rulebook import all_books
from torneo.tournament.conduct.commands import AnswerReport, GivePenalty, RecordInfraction, ReportToFloor
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.conduct.offers import offered
from torneo.tournament.entries.commands import CancelEntry
from torneo.tournament.entries.money import income

#: fcp-2025 67-A, adtp-2018 68-B, tda-2013 58-B, torrequebrada 35-A, pokerfest-2011 general-2.
MENU = {
    "tda-2013": ("verbal_warning", "missed_hands", "missed_rounds", "disqualification"),
    "tda-2024": ("verbal_warning", "missed_hands", "missed_rounds", "disqualification"),
    "adtp-2018": ("verbal_warning", "missed_hands", "missed_rounds", "disqualification"),
    "torrequebrada": ("verbal_warning", "missed_hands", "missed_rounds", "disqualification"),
    "fcp-2025": ("verbal_warning", "missed_hands", "missed_rounds", "disqualification"),
    "pokerfest-2011": ("verbal_warning", "timed_suspension", "disqualification", "ban_from_later_events"),
}


def penalties(room: Room, infraction: int = 1) -> tuple[str, ...]:
    offer = offered(room.state, room.state.infractions[infraction - 1], room.book)
    return tuple(choice.penalty for choice in offer.choices)


def recorded(clause: str, *entries: int, facts: str = "as seen") -> Room:
    room = seated(clause.partition("/")[0])
    hand_begins(room, number=31)
    for entry in entries or (2,):
        (event, *_) = room.do(
            RecordInfraction(clause=clause, entry=entry, facts=facts, seen_by="Leo"), role="floor"
        )
        assert isinstance(event, InfractionRecorded)
    return room


RECORDED = [
    pytest.param(clause, id=clause, marks=pytest.mark.clause(clause))
    for clause in (
        "adtp-2018/74.1", "adtp-2018/74.3", "fcp-2025/70.4", "fcp-2025/70.6", "pokerfest-2011/general-5",
        "pokerfest-2011/courtesy-15", "pokerfest-2011/collusion-7", "pokerfest-2011/collusion-8",
    )
]  # fmt: skip


@pytest.mark.parametrize("clause", RECORDED)
def test_what_was_seen_is_on_record_and_the_books_penalties_are_offered(clause: str) -> None:
    room = recorded(clause)
    (infraction,) = room.state.infractions
    assert (infraction.player, infraction.table, infraction.hand, infraction.at) == ("p2", 1, 31, room.now)
    assert (infraction.clause, infraction.seen_by, infraction.facts) == (clause, "Leo", "as seen")
    assert infraction.topic == "ethics"
    assert penalties(room) == MENU[clause.partition("/")[0]]
    assert room.state.conduct.penalties == []
    assert room.state.entries[2].status == "seated"


@pytest.mark.clause("fcp-2025/70.4", "fcp-2025/70.6")
@pytest.mark.parametrize("clause", ["fcp-2025/70.4", "fcp-2025/70.6"])
def test_the_federation_lists_its_sizes_exactly(clause: str) -> None:
    room = recorded(clause)
    offer = offered(room.state, room.state.infractions[0], room.book)
    assert [(one.penalty, one.low, one.high) for one in offer.choices] == [
        ("verbal_warning", 0, 0), ("missed_hands", 1, 1), ("missed_rounds", 1, 4), ("disqualification", 0, 0),
    ]  # fmt: skip


@pytest.mark.clause("adtp-2018/74.2", "adtp-2018/74.3")
@pytest.mark.parametrize("clause", ["adtp-2018/74.2", "adtp-2018/74.3"])
def test_cheating_is_never_let_pass(clause: str) -> None:
    room = recorded(clause, facts="chips from another event")
    assert room.state.infractions[0].offence == "cheating"
    offer = offered(room.state, room.state.infractions[0], room.book)
    assert [(one.penalty, one.low, one.high) for one in offer.choices] == [
        ("verbal_warning", 0, 0), ("missed_hands", 1, 1), ("missed_rounds", 1, 4), ("disqualification", 0, 0),
    ]  # fmt: skip
    assert offer.must
    refused = room.refused(GivePenalty(infraction=1, penalty="no_penalty", why="a friend"))
    assert refused.reason == "penalty_due"
    room.do(GivePenalty(infraction=1, penalty="missed_rounds", size=4, why="chips brought in"))
    assert room.state.conduct.penalties[0].by.name == "Ana"


@pytest.mark.clause("fcp-2025/70.2")
def test_the_federation_chooses_among_play_penalties_and_the_commissions_sanctions() -> None:
    room = recorded("fcp-2025/70.2")
    infraction = room.state.infractions[0]
    offer = offered(room.state, infraction, room.book, "commission")
    assert offer.must
    assert {one.penalty for one in offer.choices} == {
        *MENU["fcp-2025"], "verbal_admonition", "in_event_fine", "expulsion",
    }  # fmt: skip
    none = GivePenalty(infraction=1, penalty="no_penalty", why="w")
    assert room.refused(none, role="commission").reason == "penalty_due"
    unsaid = GivePenalty(infraction=1, penalty="verbal_admonition", why=" ")
    assert room.refused(unsaid, role="commission").reason == "reason_missing"
    room.do(GivePenalty(infraction=1, penalty="verbal_admonition", why="first time"), role="commission")
    penalty = room.state.conduct.penalties[0]
    assert (penalty.by.role, penalty.why) == ("commission", "first time")


@pytest.mark.clause("adtp-2018/74.4", "pokerfest-2011/collusion-6", "fcp-2025/70.6")
@pytest.mark.parametrize("clause", ["adtp-2018/74.4", "pokerfest-2011/collusion-6", "fcp-2025/70.6"])
def test_collusion_is_recorded_against_both(clause: str) -> None:
    room = recorded(clause, 2, 6, facts="signals")
    assert [one.player for one in room.state.infractions] == ["p2", "p6"]
    talk = clause.startswith("pokerfest")
    assert {one.offence for one in room.state.infractions} == {
        "collusion" if talk else "collusion_or_chip_dumping"
    }
    assert room.state.conduct.open == ([] if talk else [1, 2])


@pytest.mark.clause(*(f"pokerfest-2011/collusion-{number}" for number in (1, 2, 3, 6)))
@pytest.mark.parametrize("number", [1, 2, 3, 6])
def test_collusion_short_of_team_play_is_left_to_the_general_penalties(number: int) -> None:
    room = seated("pokerfest-2011", entry_price=100_000)
    room.state.entries[2].paid = 100_000
    room.do(RecordInfraction(clause=f"pokerfest-2011/collusion-{number}", entry=2, facts="as seen"))
    assert room.state.infractions[0].offence == "collusion"
    assert penalties(room) == tuple(room.book.values["penalty_menu"])
    assert not offered(room.state, room.state.infractions[0], room.book).must
    room.do(GivePenalty(infraction=1, penalty="disqualification", why="again and again"))
    assert room.state.conduct.penalties[0].forfeits == 0
    assert room.state.conduct.forfeited == {}


ONLY_OUT = ["tda-2013/61.3", "torrequebrada/33.3", "pokerfest-2011/collusion-4"]


@pytest.mark.clause("tda-2013/61.3", "torrequebrada/33.3", "pokerfest-2011/collusion-4")
@pytest.mark.parametrize("clause", ONLY_OUT)
def test_collusion_found_leaves_disqualification_only(clause: str) -> None:
    room = seated(clause.partition("/")[0])
    room.do(RecordInfraction(clause=clause, entry=2, facts="passed 12,000 by betting"))
    assert penalties(room) == ("disqualification",)
    lighter = GivePenalty(infraction=1, penalty="verbal_warning", why="w")
    assert room.refused(lighter).reason == "penalty_not_offered"
    nothing = GivePenalty(infraction=1, penalty="no_penalty", why="w")
    assert room.refused(nothing).reason == "penalty_due"
    in_play = room.state.ledger.points
    room.do(GivePenalty(infraction=1, penalty="disqualification", why="seen twice"))
    assert (room.state.entries[2].status, room.state.entries[2].stack) == ("removed", 0)
    shared = clause.startswith("pokerfest")
    assert room.state.ledger.points == in_play - (0 if shared else 10_000)
    assert (room.state.conduct.penalties[0].why, room.state.conduct.penalties[0].by.name) == (
        "seen twice", "Ana",
    )  # fmt: skip


@pytest.mark.clause("tda-2013/61.3", "pokerfest-2011/collusion-4", "pokerfest-2011/courtesy-16")
@pytest.mark.parametrize("book", ["tda-2013", "pokerfest-2011"])
def test_a_report_alone_brings_no_infraction(book: str) -> None:
    room = seated(book)
    told = ReportToFloor(kind="conduct", table=1, reporter="p1", accused="p2", facts="saw open cards")
    room.do(told, role="player", who="p1")
    assert room.state.infractions == []
    room.do(AnswerReport(report=1, answer="nothing found"), role="floor", who="Leo")
    assert room.state.infractions == []
    assert room.state.conduct.penalties == []
    assert room.state.conduct.reports[0].answer == "nothing found"


@pytest.mark.clause("pokerfest-2011/courtesy-17")
def test_a_complaint_of_peeking_falls_on_the_one_complained_of() -> None:
    room = seated("pokerfest-2011")
    told = ReportToFloor(kind="conduct", table=1, reporter="p1", accused="p2", facts="keeps looking over")
    room.do(told, role="player", who="p1")
    room.do(RecordInfraction(clause="pokerfest-2011/courtesy-17", entry=2, facts="peeking", seen_by="p1"))
    room.do(AnswerReport(report=1, answer="recorded", infraction=1), role="floor")
    assert [one.player for one in room.state.infractions] == ["p2"]
    assert room.state.conduct.reports[0].accused == "p2"


@pytest.mark.clause("tda-2013/61.2", "torrequebrada/33.2")
@pytest.mark.parametrize(
    ("clause", "rounds"), [("tda-2013/61.2", 4), ("torrequebrada/33.2", None)], ids=["tda", "torrequebrada"]
)
def test_soft_play_may_cost_chips_or_the_tournament(clause: str, rounds: int | None) -> None:
    room = recorded(clause)
    offer = offered(room.state, room.state.infractions[0], room.book)
    assert offer.must
    assert [(one.penalty, one.low, one.high) for one in offer.choices] == [
        ("verbal_warning", 0, 0), ("missed_hands", 1, None), ("missed_rounds", 1, rounds),
        ("chip_forfeiture", 1, 10_000), ("disqualification", 0, 0),
    ]  # fmt: skip
    nothing = GivePenalty(infraction=1, penalty="no_penalty", why="w")
    assert room.refused(nothing).reason == "penalty_due"


@pytest.mark.clause("pokerfest-2011/collusion-5")
def test_team_play_loses_the_entry() -> None:
    room = seated("pokerfest-2011", entry_price=100_000)
    before = income(room.state).total
    room.do(RecordInfraction(clause="pokerfest-2011/collusion-4", entry=2, facts="team play"))
    room.do(GivePenalty(infraction=1, penalty="disqualification", why="team play"))
    refused = room.refused(CancelEntry(entry=2, why="wants the money"), role="desk")
    assert refused.reason
    assert room.state.entries[2].refunded == 0
    assert income(room.state).total == before


def test_every_clause_on_ethics_belongs_to_a_book_of_this_file() -> None:
    found = [one.id for book in all_books() for one in book.clauses.values() if one.topic == "ethics"]
    assert {one.partition("/")[0] for one in found} == set(MENU)
