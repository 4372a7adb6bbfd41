"""Offences a book treats on their own, and how a player's history bears on the next penalty."""

import pytest
from tests.support.conduct import (
    choices,
    hand_begins,
    happens,
    penalised,
    penalties_due,
    plain,
    seated,
)

from torneo.tournament.conduct.commands import (
    GivePenalty,
    RecordInfraction,
    RequestReview,
)
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.conduct.offers import Choice, history, offered
from torneo.tournament.conduct.penalties import sits_out
from torneo.tournament.entries.events import Entered, PlayerRegistered
from torneo.tournament.entries.leaving import taken_out

# ---- offences with a rule of their own ----------------------------------------------------------------


ONLY_OUT = [
    ("tda-2013/61.3", "disqualification"), ("torrequebrada/33.3", "disqualification"),
    ("pokerfest-2011/collusion-4", "disqualification"), ("pokerfest-2011/general-27", "disqualification"),
    ("pokerfest-2011/blinds-14", "disqualification"),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "only"), ONLY_OUT)
def test_some_offences_leave_one_penalty_only(clause: str, only: str) -> None:
    room = seated(clause.partition("/")[0])
    room.do(RecordInfraction(clause=clause, entry=1))
    assert choices(room) == [(only, 0, 0)]
    refused = room.refused(GivePenalty(infraction=1, penalty="no_penalty", why="mercy"))
    assert refused.reason == "penalty_due"
    assert (
        room.refused(GivePenalty(infraction=1, penalty="verbal_warning", why="mercy")).reason
        == "penalty_not_offered"
    )
    (due,) = penalties_due(room, room.now)
    assert due.reason == "penalty_awaited"
    assert due.must
    room.do(due.command)
    assert room.state.entries[1].status == "removed"


#: A player who pressed another to accept a deal: only one book says that it must be put down firmly.
PRESSURE = {"fcp-2025": "rp-3.2", "adtp-2018": "68-A.1", "tda-2013": "58-A.4", "tda-2024": "71-B.1",
            "torrequebrada": "35-B.1", "pokerfest-2011": "courtesy-19"}  # fmt: skip


@pytest.mark.clause("fcp-2025/rp-3.2")
@pytest.mark.policy("penalty_offences")
@pytest.mark.parametrize("book", PRESSURE)
def test_pressure_over_a_deal_is_let_pass_only_where_the_book_allows_it(book: str) -> None:
    room = seated(book)
    room.do(RecordInfraction(clause=f"{book}/{PRESSURE[book]}", entry=1, offence="deal_pressure"))
    letting = GivePenalty(infraction=1, penalty="no_penalty", why="fue una broma")
    if book == "fcp-2025":
        refused = room.refused(letting)
        assert (refused.reason, refused.clauses[0]) == ("penalty_due", "fcp-2025/rp-3.2")
        room.do(GivePenalty(infraction=1, penalty="verbal_warning", why="insistió"))
    else:
        room.do(letting)
    assert room.state.infractions[0].answer


#: Dodging a blind, by the clause of each book.
DODGING = ["tda-2013/32", "tda-2024/33", "adtp-2018/33", "fcp-2025/33", "torrequebrada/28"]


@pytest.mark.parametrize("clause", [pytest.param(one, marks=pytest.mark.clause(one)) for one in DODGING])
def test_a_dodged_blind_waits_for_an_answer_that_may_be_that_it_was_not_meant(clause: str) -> None:
    room = seated(clause.partition("/")[0])
    room.do(RecordInfraction(clause=clause, entry=1, facts="tardó cuatro minutos"))
    (due,) = penalties_due(room, room.now)
    assert (due.reason, due.clauses[0]) == ("penalty_awaited", clause)
    assert len(due.clauses) < 6
    assert not offered(room.state, room.state.infractions[0], room.book).must
    room.do(GivePenalty(infraction=1, penalty="no_penalty", why="no fue adrede"))
    assert penalties_due(room, room.now) == []


MUST = ["adtp-2018/68-A.2", "fcp-2025/67-B.2", "torrequebrada/35-B.2", "tda-2013/58-A.5", "tda-2013/58-A.6",
        "tda-2013/58-A.7", "tda-2013/58-A.8"]  # fmt: skip
MAY = ["adtp-2018/68-A.1", "fcp-2025/67-B.1", "torrequebrada/35-B.1", "tda-2013/58-A.1", "tda-2013/58-A.2",
       "tda-2013/58-A.3", "tda-2013/58-A.4", "adtp-2018/31.2"]  # fmt: skip


@pytest.mark.parametrize("clause", [pytest.param(one, marks=pytest.mark.clause(one)) for one in MUST])
def test_what_will_be_penalised_cannot_be_let_pass(clause: str) -> None:
    room = seated(clause.partition("/")[0])
    room.do(RecordInfraction(clause=clause, entry=1))
    refused = room.refused(GivePenalty(infraction=1, penalty="no_penalty", why="mercy"))
    assert refused.reason == "penalty_due"
    codes = [penalty for penalty, _, _ in choices(room)]
    assert set(codes) >= {"verbal_warning", "missed_hands", "missed_rounds", "disqualification"}
    assert ("chip_forfeiture" in codes) == (clause == "tda-2013/58-A.5")
    (due,) = penalties_due(room, room.now)
    assert due.command.infraction == 1
    assert not due.must, "which penalty is for the floor to choose"
    room.do(GivePenalty(infraction=1, penalty="missed_rounds", size=1, why="as ruled"))
    assert penalties_due(room, room.now) == []


@pytest.mark.parametrize("clause", [pytest.param(one, marks=pytest.mark.clause(one)) for one in MAY])
def test_what_may_be_penalised_can_be_let_pass(clause: str) -> None:
    room = seated(clause.partition("/")[0])
    room.do(RecordInfraction(clause=clause, entry=1))
    assert penalties_due(room, room.now) == []
    room.do(GivePenalty(infraction=1, penalty="no_penalty", why="an accident"))
    assert room.state.infractions[0].answer == -1
    assert room.state.conduct.penalties == []
    assert (
        room.refused(GivePenalty(infraction=1, penalty="verbal_warning", why="no")).reason
        == "infraction_answered"
    )


@pytest.mark.clause("fcp-2025/5.5")
def test_breaches_of_rule_five_may_be_sanctioned_under_rule_71() -> None:
    room = seated("fcp-2025")
    room.do(RecordInfraction(clause="fcp-2025/5.1", entry=2, facts="phone call at the table"))
    offer = offered(room.state, room.state.infractions[0], room.book)
    assert not offer.must
    assert offer.choices == (
        Choice("verbal_warning"), Choice("missed_hands", 1, 1), Choice("missed_rounds", 1, 4),
        Choice("timed_suspension", 1, None), Choice("disqualification"),
    )  # fmt: skip
    assert {"fcp-2025/5.5", "fcp-2025/71"} <= set(offer.clauses)
    room.do(GivePenalty(infraction=1, penalty="timed_suspension", size=10, why="third call"))
    assert sits_out(room.state, 2)


@pytest.mark.clause("pokerfest-2011/general-22")
def test_showing_cards_brings_a_warning_and_then_perhaps_the_exit() -> None:
    room = seated("pokerfest-2011")
    room.do(RecordInfraction(clause="pokerfest-2011/general-22", entry=1))
    assert choices(room) == [("verbal_warning", 0, 0)]
    (due,) = penalties_due(room, room.now)
    room.do(due.command)
    assert room.state.conduct.penalties[0].penalty == "verbal_warning"
    room.do(RecordInfraction(clause="pokerfest-2011/general-22", entry=1))
    assert choices(room) == [("disqualification", 0, 0)]
    assert not offered(room.state, room.state.infractions[1], room.book).must
    room.do(GivePenalty(infraction=2, penalty="no_penalty", why="not persisting"))
    assert room.state.entries[1].status == "seated"


def test_chips_may_be_forfeited_for_soft_play_and_leave_play() -> None:
    room = seated("tda-2013")
    penalised(room, "tda-2013/61.2", 1, "chip_forfeiture", 3_000)
    assert room.state.entries[1].stack == 7_000
    assert room.state.ledger.points == 87_000
    room.do(RecordInfraction(clause="tda-2013/61.2", entry=2))
    assert (
        room.refused(GivePenalty(infraction=2, penalty="chip_forfeiture", size=10_001, why="x")).reason
        == "penalty_size"
    )
    hand_begins(room)
    assert (
        room.refused(GivePenalty(infraction=2, penalty="chip_forfeiture", size=500, why="x")).reason
        == "hand_in_progress"
    )


def test_a_fine_is_for_the_commission_and_no_more_than_the_entry() -> None:
    room = seated("fcp-2025")
    room.do(RecordInfraction(clause="fcp-2025/71-r", entry=1))
    fine = GivePenalty(infraction=1, penalty="in_event_fine", size=10_000, why="assault")
    assert room.refused(fine, role="floor").reason == "penalty_not_offered"
    above = GivePenalty(infraction=1, penalty="in_event_fine", size=10_001, why="assault")
    assert room.refused(above, role="commission").reason == "penalty_size"
    room.do(fine, role="commission")
    assert room.state.conduct.penalties[0].size == 10_000


@pytest.mark.clause("fcp-2025/art-4-b", "fcp-2025/art-15-b")
def test_who_bought_no_entry_cannot_be_fined() -> None:
    room = seated("fcp-2025")
    room.do(RecordInfraction(clause="fcp-2025/71-r", person="Juan", role="third_party", facts="f"))
    fine = GivePenalty(infraction=1, penalty="in_event_fine", size=100, why="assault")
    assert room.refused(fine, role="commission").reason == "penalty_not_offered"
    happens(room, PlayerRegistered(player="ana", name="Ana"))
    room.do(RecordInfraction(clause="fcp-2025/71-r", player="ana", facts="f"))
    fine = GivePenalty(infraction=2, penalty="in_event_fine", size=100, why="assault")
    refused = room.refused(fine, role="commission")
    assert refused.reason == "penalty_not_offered"
    assert "in_event_fine" not in str(refused.facts["options"])
    room.do(GivePenalty(infraction=2, penalty="verbal_admonition", why="assault"), role="commission")


@pytest.mark.clause("fcp-2025/art-4-b", "fcp-2025/art-15-b")
def test_the_fines_of_one_buy_in_together_are_no_more_than_it() -> None:
    room = seated("fcp-2025")
    for clause in ("71-r", "71-q", "71-p", "71-s"):
        room.do(RecordInfraction(clause=f"fcp-2025/{clause}", entry=1))

    def fine(infraction: int, size: int) -> GivePenalty:
        return GivePenalty(infraction=infraction, penalty="in_event_fine", size=size, why="assault")

    room.do(fine(1, 6_000), role="commission")
    assert room.refused(fine(2, 4_001), role="commission").reason == "penalty_size"
    room.do(fine(2, 4_000), role="commission")
    assert room.refused(fine(3, 1), role="commission").reason == "penalty_not_offered"
    room.do(RequestReview(penalty=2, ground="material_error", why="another"), role="player")
    room.do(Decide(matter="review", option="lift", why="true", about={"review": 1}), role="commission")
    room.do(fine(3, 4_000), role="commission")
    happens(room, *taken_out(room.state, 1, "absence", room.book))
    happens(room, Entered(entry=10, player="p1", session="1", kind="reentry"))
    room.do(fine(4, 10_000), role="commission")


# ---- history ----------------------------------------------------------------------------------------


@pytest.mark.clause("tda-2013/58-B.4", "torrequebrada/35-A.3")
@pytest.mark.parametrize(
    ("book", "first", "size", "then"),
    [
        ("tda-2013", "missed_rounds", 1, [("missed_rounds", 2, 4), ("disqualification", 0, 0)]),
        ("tda-2013", "missed_rounds", 4, [("disqualification", 0, 0)]),
        ("torrequebrada", "verbal_warning", 0,
         [("missed_hands", 1, None), ("missed_rounds", 1, None), ("disqualification", 0, 0)]),
    ],
)  # fmt: skip
def test_the_same_fault_again_brings_a_heavier_penalty(
    book: str, first: str, size: int, then: list[tuple[str, int, int | None]]
) -> None:
    room = seated(book)
    penalised(room, plain(book), 3, first, size)
    room.do(RecordInfraction(clause=plain(book), entry=3))
    assert choices(room) == then
    refused = room.refused(GivePenalty(infraction=2, penalty=first, size=size, why="again"))
    assert refused.reason in ("penalty_size", "penalty_not_offered")
    # Another fault, or another player's, is judged afresh.
    room.do(RecordInfraction(clause=plain(book), entry=4))
    assert choices(room)[0] == ("verbal_warning", 0, 0)
    room.do(RecordInfraction(clause=f"{book}/2.1", entry=3))
    assert choices(room)[0] == ("verbal_warning", 0, 0)


@pytest.mark.clause("adtp-2018/68-B.4", "fcp-2025/67-A.4", "fcp-2025/rp-2")
@pytest.mark.parametrize("book", ["adtp-2018", "fcp-2025"])
def test_a_heavier_penalty_is_proposed_with_the_history_beside_it(book: str) -> None:
    room = seated(book)
    penalised(room, plain(book), 3, "missed_rounds", 1)
    given_at = room.now
    room.later(minutes=120)
    room.do(RecordInfraction(clause=plain(book), entry=3))
    offer = offered(room.state, room.state.infractions[1], room.book)
    assert [(one.penalty, one.low, one.high) for one in offer.proposed] == [
        ("missed_rounds", 2, 4), ("disqualification", 0, 0)
    ]  # fmt: skip
    assert offer.choices[0] == Choice("verbal_warning")
    (earlier,) = offer.history
    assert (earlier.at, earlier.clause, earlier.penalty, earlier.size) == (
        given_at,
        plain(book),
        "missed_rounds",
        1,
    )
    recorded = history(room.state, "p3")
    assert [(one.number, len(given)) for one, given in recorded] == [(1, 1), (2, 0)]


def test_etiquette_must_be_penalised_when_it_is_repeated() -> None:
    room = seated("tda-2013")
    room.do(RecordInfraction(clause="tda-2013/62.1", entry=3))
    room.do(GivePenalty(infraction=1, penalty="no_penalty", why="first time"))
    room.do(RecordInfraction(clause="tda-2013/62.1", entry=3))
    assert room.refused(GivePenalty(infraction=2, penalty="no_penalty", why="again")).reason == "penalty_due"
