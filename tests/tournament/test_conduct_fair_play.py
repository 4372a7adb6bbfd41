"""Soft play, chip dumping and collusion: cases with the recorded hands as evidence, and what a finding
brings."""

from typing import Any

import pytest
from tests.support.books import BOOKS
from tests.support.clock import dues
from tests.support.conduct import choices, hand_begins, happens, penalised, penalties_due, seated
from tests.support.room import Room

from torneo.tournament import Refused, snapshot
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.conduct.commands import (
    GivePenalty,
    RecordInfraction,
    ReportRiver,
    SuspectPlay,
)
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.conduct.evidence import evidence
from torneo.tournament.conduct.fair_play_events import PlaySuspected
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.conduct.offers import offered
from torneo.tournament.decider import fold
from torneo.tournament.entries.commands import CancelEvent
from torneo.tournament.entries.refunds import cancellation
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.events import Eliminated, HandEnded
from torneo.tournament.seats.events import Moved
from torneo.tournament.words import say

# ---- evidence ----------------------------------------------------------------------------------------


def plays(room: Room, table: int = 1, dealt: tuple[int, ...] = (), **changes: int) -> int:
    """A hand at the table after which these seats (``s3=-500``) have won or lost so much."""
    number = hand_begins(room, table, dealt=dealt)
    hand = room.state.tables[table].hand
    assert hand is not None
    stacks = {int(seat[1:]): hand.stacks[int(seat[1:])] + won for seat, won in changes.items()}
    out = [seat for seat, stack in stacks.items() if not stack]
    before = dict(hand.stacks)
    gone = [
        Eliminated(entry=room.state.tables[table].seats[seat - 1], table=table, seat=seat, hand=number,
                   stack=before[seat])
        for seat in out
    ]  # fmt: skip
    happens(room, HandEnded(table=table, number=number, stacks=stacks), *gone)
    room.later(minutes=2)
    return number


def test_the_hands_two_players_played_together_and_the_chips_that_went_between_them() -> None:
    room = seated("tda-2013", players=6, tables=2)
    plays(room, s1=-300, s2=300)
    plays(room, s2=-4_000, s6=4_000)
    plays(room, s2=-1_000, s6=400, s4=600)
    plays(room, s6=-200, s2=200)
    plays(room, dealt=(1, 2, 3), s1=100, s2=-100)
    plays(room, table=2, s1=500, s2=-500)
    found = evidence(room.journal, ("p2", "p6"))
    assert [one.number for one in found.hands] == [1, 2, 3, 4], "in the fifth p6 was not dealt in"
    assert [one.won for one in found.hands] == [
        {"p2": 300, "p6": 0}, {"p2": -4_000, "p6": 4_000}, {"p2": -1_000, "p6": 400}, {"p2": 200, "p6": -200}
    ]  # fmt: skip
    assert found.net == {"p2": -4_500, "p6": 4_200}
    assert found.passed == {("p2", "p6"): 4_400, ("p6", "p2"): 200}
    assert [one.number for one in found.suspect] == [2, 3, 4]
    assert found.hands[1].stacks == {"p2": 10_300, "p6": 10_000}
    assert set(found.hands[1].others) == {"p1", "p3", "p4", "p5"}


def test_players_are_followed_to_another_table_and_out() -> None:
    room = seated("tda-2013", players=6, tables=2)
    plays(room, s2=-100, s6=100)
    happens(room, Moved(entry=7, table=1, seat=9, from_table=2, from_seat=1, why="balance"))
    plays(room, s9=-9_000, s2=9_000)
    plays(room, s9=-1_000, s2=1_000)
    plays(room, s2=-50, s6=50)
    found = evidence(room.journal, ("p2", "p7"))
    assert [(one.table, one.number) for one in found.hands] == [(1, 2), (1, 3)]
    assert found.hands[0].seats == {"p2": 2, "p7": 9}
    assert found.hands[1].out == ("p7",)
    assert found.passed["p7", "p2"] == 10_000
    assert evidence(room.journal, ("p2",)).net == {"p2": 9_850}
    assert evidence(room.journal, ("p2", "nobody")).hands == ()


# ---- cases -------------------------------------------------------------------------------------------


def options(room: Room, suspicion: int = 1) -> tuple[str, ...]:
    found = offer(room.state, "fair_play", {"suspicion": suspicion}, room.book)
    assert not isinstance(found, Refused)
    return found.options


def judge(room: Room, finding: str, suspicion: int = 1) -> tuple[Any, ...]:
    return room.do(
        Decide(matter="fair_play", option=finding, why="hands reviewed", about={"suspicion": suspicion})
    )


FOUND = {"tda-2013": "61.3", "tda-2024": "69.3", "adtp-2018": "74.4", "torrequebrada": "33.3",
         "fcp-2025": "70.6", "pokerfest-2011": "collusion-4"}  # fmt: skip
SOFT = {
    "tda-2013": "61.2",
    "tda-2024": "69.2",
    "adtp-2018": "68-A.2",
    "torrequebrada": "33.2",
    "fcp-2025": "67-B.2",
}


@pytest.mark.clause("tda-2013/61.3", "adtp-2018/74.4", "torrequebrada/33.3", "fcp-2025/70.6",
                    "pokerfest-2011/collusion-4")  # fmt: skip
@pytest.mark.parametrize("book", BOOKS)
def test_chip_dumping_is_judged_and_found_against_both(book: str) -> None:
    room = seated(book)
    plays(room, s2=-9_000, s6=9_000)
    (suspected,) = room.do(
        SuspectPlay(kind="chip_dumping", players=("p2", "p6"), hands=((1, 1),), facts="9,000 by bets"),
        role="dealer",
    )
    assert isinstance(suspected, PlaySuspected)
    assert f"{book}/{FOUND[book]}" in suspected.clauses
    soft = ("soft_play",) if book in SOFT else ()
    assert options(room) == ("no_violation", *soft, "collusion")
    (due,) = dues(room, "suspected_chip_dumping")
    assert not due.must
    assert "Player 2, Player 6" in say(due.reason, due.facts, "es")
    room.do(
        Decide(matter="fair_play", option="collusion", why="hands reviewed", about={"suspicion": 1}),
        who="Marta",
    )
    assert [(one.player, one.clause, one.others) for one in room.state.infractions] == [
        ("p2", f"{book}/{FOUND[book]}", ["p6"]), ("p6", f"{book}/{FOUND[book]}", ["p2"])
    ]  # fmt: skip
    decision = room.state.decisions[-1]
    assert (decision.by.name, decision.why) == ("Marta", "hands reviewed")
    assert dues(room, "suspected_chip_dumping") == []
    only_out = book not in ("adtp-2018", "fcp-2025")
    codes = [code for code, _, _ in choices(room)]
    assert codes == (
        ["disqualification"]
        if only_out
        else ["verbal_warning", "missed_hands", "missed_rounds", "disqualification"]
    )
    refused = room.refused(GivePenalty(infraction=2, penalty="no_penalty", why="mercy"))
    assert refused.reason == "penalty_due"
    assert [due.must for due in penalties_due(room, room.now)] == [only_out, only_out]


@pytest.mark.clause("tda-2013/61.3", "pokerfest-2011/collusion-4")
@pytest.mark.parametrize("book", BOOKS)
def test_where_nothing_is_found_no_penalty_follows(book: str) -> None:
    room = seated(book)
    room.do(SuspectPlay(kind="collusion", players=("p2", "p6"), facts="always fold to each other"))
    judge(room, "no_violation")
    assert room.state.infractions == []
    assert room.state.conduct.penalties == []
    assert room.state.decisions[-1].option == "no_violation"
    again = Decide(matter="fair_play", option="collusion", why="x", about={"suspicion": 1})
    assert room.refused(again).reason == "suspicion_judged"


@pytest.mark.clause("tda-2013/61.3", "tda-2013/58-D")
def test_the_chips_of_both_dumpers_leave_play() -> None:
    room = seated("tda-2013")
    plays(room, s2=-9_000, s6=9_000)
    room.do(SuspectPlay(kind="chip_dumping", players=("p2", "p6"), hands=((1, 1),)))
    judge(room, "collusion")
    for due in penalties_due(room, room.now):
        assert due.must
        room.do(due.command)
    assert [room.state.entries[number].status for number in (2, 6)] == ["removed", "removed"]
    assert room.state.ledger.points == 90_000 - 1_000 - 19_000


@pytest.mark.clause("tda-2013/61.2", "torrequebrada/33.2", "fcp-2025/67-B.2", "adtp-2018/68-A.2")
@pytest.mark.parametrize("book", list(SOFT))
def test_soft_play_found_must_be_penalised_and_may_cost_chips(book: str) -> None:
    room = seated(book)
    room.do(SuspectPlay(kind="soft_play", players=("p4",), facts="checks his brother down"))
    assert options(room) == ("no_violation", "soft_play")
    judge(room, "soft_play")
    (infraction,) = room.state.infractions
    assert (infraction.clause, infraction.offence) == (f"{book}/{SOFT[book]}", "soft_play")
    codes = [code for code, _, _ in choices(room)]
    extra = ["chip_forfeiture"] if book in ("tda-2013", "tda-2024", "torrequebrada") else []
    assert codes == ["verbal_warning", "missed_hands", "missed_rounds", *extra, "disqualification"]
    refused = room.refused(GivePenalty(infraction=1, penalty="no_penalty", why="x"))
    assert refused.reason == "penalty_due"


@pytest.mark.clause("tda-2013/61.2")
def test_loss_of_chips_and_disqualification_may_go_together() -> None:
    room = seated("tda-2013")
    penalised(room, "tda-2013/61.2", 4, "chip_forfeiture", 4_000)
    assert room.state.entries[4].stack == 6_000
    again = GivePenalty(infraction=1, penalty="missed_rounds", size=1, why="x")
    assert room.refused(again).reason == "infraction_answered"
    room.do(GivePenalty(infraction=1, penalty="disqualification", why="and out"))
    assert room.state.entries[4].status == "removed"
    assert room.state.ledger.points == 80_000
    assert [one.penalty for one in room.state.conduct.penalties] == ["chip_forfeiture", "disqualification"]


@pytest.mark.parametrize("book", BOOKS)
def test_wrong_suspicions_are_refused(book: str) -> None:
    room = seated(book)
    plays(room, s2=-9_000, s6=9_000)
    wrong = [
        (SuspectPlay(kind="murder", players=("p1", "p2"), facts="x"), "unknown_suspicion"),
        (SuspectPlay(kind="collusion", players=("p1",), facts="x"), "players_needed"),
        (SuspectPlay(kind="collusion", players=("p1", "p1"), facts="x"), "players_needed"),
        (SuspectPlay(kind="soft_play", players=(), facts="x"), "players_needed"),
        (SuspectPlay(kind="collusion", players=("p1", "eva"), facts="x"), "unknown_player"),
        (SuspectPlay(kind="collusion", players=("p1", "p2"), hands=((1, 2),)), "unknown_hand"),
        (SuspectPlay(kind="collusion", players=("p1", "p2"), hands=((7, 1),)), "unknown_table"),
        (SuspectPlay(kind="collusion", players=("p1", "p2")), "facts_missing"),
    ]
    for command, reason in wrong:
        refused = room.refused(command)
        assert refused.reason == reason
        assert say(reason, refused.facts, "es") != say(reason, refused.facts, "en")
    assert Room(book).refused(SuspectPlay(kind="collusion", players=(), facts="x")).reason == "no_event"
    missing = Decide(matter="fair_play", option="collusion", why="x", about={"suspicion": 1})
    assert room.refused(missing).reason == "unknown_suspicion_number"
    room.do(SuspectPlay(kind="collusion", players=("p1", "p2"), facts="x"))
    assert room.refused(missing, role="floor").reason == "role"


# ---- the best hand checked ----------------------------------------------------------------------------

NUTS: dict[str, Any] = {"table": 1, "seat": 5, "cards": "AhQh", "board": "2h9hKh4c7s"}


def started(book: str) -> Room:
    room = seated(book)
    room.do(StartSession(session="1"))
    room.do(StartHand(table=1), role="dealer")
    return room


@pytest.mark.clause("adtp-2018/71")
def test_the_nuts_checked_last_on_the_river_is_raised_as_soft_play_by_itself() -> None:
    room = started("adtp-2018")
    (raised,) = room.do(ReportRiver(**NUTS), role="dealer")
    assert isinstance(raised, InfractionRecorded)
    assert (raised.player, raised.clause, raised.offence, raised.hand) == (
        "p5",
        "adtp-2018/71",
        "soft_play",
        1,
    )
    assert choices(room) == [
        ("verbal_warning", 0, 0), ("missed_hands", 1, 1), ("missed_rounds", 1, 4), ("disqualification", 0, 0)
    ]  # fmt: skip
    (due,) = penalties_due(room, room.now)
    assert due.command.infraction == 1
    assert not due.must
    room.do(GivePenalty(infraction=1, penalty="no_penalty", why="misread the board: no soft play"))
    assert room.state.infractions[0].answer == -1
    assert penalties_due(room, room.now) == []


@pytest.mark.clause("fcp-2025/67-B.3", "torrequebrada/35-B.3")
@pytest.mark.parametrize(
    "clause", ["fcp-2025/67-B.3", "torrequebrada/35-B.3", "tda-2013/", "pokerfest-2011/"]
)
def test_elsewhere_the_director_judges_it_case_by_case(clause: str) -> None:
    book, _, number = clause.partition("/")
    for finding in ("no_violation", "soft_play"):
        room = started(book)
        (suspected,) = room.do(ReportRiver(**NUTS), role="dealer")
        assert isinstance(suspected, PlaySuspected)
        assert room.state.infractions == []
        assert options(room) == ("no_violation", "soft_play")
        (due,) = dues(room, "suspected_checked_nuts")
        assert not number or clause in due.clauses
        judge(room, finding)
        assert len(room.state.infractions) == (finding == "soft_play")
        assert room.state.decisions[-1].why == "hands reviewed"
        if finding == "soft_play" and number:
            assert room.state.infractions[0].clause == clause
            refused = room.refused(GivePenalty(infraction=1, penalty="no_penalty", why="x"))
            assert refused.reason == "penalty_due"


@pytest.mark.parametrize(
    ("cards", "board", "reason"),
    [
        ("QhJh", "2h9hKh4c7s", "not_the_nuts"),
        ("KsKd", "2h9hKh4c7s", "not_the_nuts"),
        ("2c2d", "AhKhQhJhTh", "not_the_nuts"),
        ("AhQh", "2h9hKh4c", "not_a_river_hand"),
        ("AhQhJd", "2h9hKh4c7s", "not_a_river_hand"),
        ("AhAh", "2h9hKh4c7s", "cards_unreadable"),
        ("AhXx", "2h9hKh4c7s", "cards_unreadable"),
    ],
)
def test_other_hands_raise_nothing(cards: str, board: str, reason: str) -> None:
    room = started("adtp-2018")
    refused = room.refused(ReportRiver(table=1, seat=5, cards=cards, board=board))
    assert refused.reason == reason
    assert say(reason, refused.facts, "es")


def test_a_river_needs_a_hand_and_somebody_in_the_seat() -> None:
    room = seated("adtp-2018")
    assert room.refused(ReportRiver(**NUTS)).reason == "unknown_hand"
    assert room.refused(ReportRiver(**{**NUTS, "seat": 10})).reason == "empty_seat"
    assert started("adtp-2018").refused(ReportRiver(**{**NUTS, "hand": 7})).reason == "unknown_hand"


# ---- recorded at once ---------------------------------------------------------------------------------


@pytest.mark.clause("adtp-2018/74.4", "adtp-2018/75.9", "pokerfest-2011/collusion-6")
@pytest.mark.parametrize(
    ("clause", "act"),
    [("adtp-2018/74.4", "signals"), ("adtp-2018/75.9", ""), ("pokerfest-2011/collusion-6", "")],
)
def test_what_two_players_do_together_is_recorded_against_both(clause: str, act: str) -> None:
    room = seated(clause.partition("/")[0])
    room.do(RecordInfraction(clause=clause, entry=2, also=(6,), act=act, facts="as seen"), role="floor")
    assert [(one.player, one.act, one.others) for one in room.state.infractions] == [
        ("p2", act, ["p6"]), ("p6", act, ["p2"])
    ]  # fmt: skip
    assert room.refused(RecordInfraction(clause=clause, entry=2, also=(2,))).reason == "named_twice"
    assert room.refused(RecordInfraction(clause=clause, entry=2, also=(99,))).reason == "unknown_entry"


@pytest.mark.clause("adtp-2018/74.3", "adtp-2018/74.2")
def test_cheating_is_recorded_by_its_kind_and_must_be_penalised() -> None:
    room = seated("adtp-2018")
    (recorded,) = room.do(RecordInfraction(clause="adtp-2018/74.3", entry=2, act="chip_transfer"))
    assert isinstance(recorded, InfractionRecorded)
    assert (recorded.offence, recorded.act) == ("cheating", "chip_transfer")
    assert "adtp-2018/68-A.2" in recorded.linked
    assert choices(room) == [
        ("verbal_warning", 0, 0), ("missed_hands", 1, 1), ("missed_rounds", 1, 4), ("disqualification", 0, 0)
    ]  # fmt: skip
    assert room.refused(GivePenalty(infraction=1, penalty="no_penalty", why="x")).reason == "penalty_due"
    assert room.refused(RecordInfraction(clause="adtp-2018/74.3", entry=2, act="x")).reason == "unknown_act"
    room.do(RecordInfraction(clause="adtp-2018/74.3", entry=3, act="other", facts="a mirror"))
    room.do(RecordInfraction(clause="adtp-2018/74.2", entry=4, facts="illegal conduct"))
    assert room.refused(GivePenalty(infraction=3, penalty="no_penalty", why="x")).reason == "penalty_due"


@pytest.mark.clause("adtp-2018/74.1")
def test_conduct_that_harms_the_competition_is_recorded_without_intent_too() -> None:
    room = seated("adtp-2018")
    (recorded,) = room.do(RecordInfraction(clause="adtp-2018/74.1", entry=2, facts="did not mean to"))
    assert isinstance(recorded, InfractionRecorded)
    assert recorded.topic == "ethics"


@pytest.mark.clause("fcp-2025/70.2")
def test_cheating_is_sanctioned_with_a_penalty_of_play_or_one_of_the_commission() -> None:
    room = seated("fcp-2025")
    room.do(RecordInfraction(clause="fcp-2025/70.2", entry=2))
    assert room.refused(GivePenalty(infraction=1, penalty="no_penalty", why="x")).reason == "penalty_due"
    offer_of = offered(room.state, room.state.infractions[0], room.book, "commission")
    assert [one.penalty for one in offer_of.choices] == [
        "verbal_warning", "missed_hands", "missed_rounds", "disqualification", "verbal_admonition",
        "in_event_fine", "expulsion",
    ]  # fmt: skip
    room.do(
        GivePenalty(infraction=1, penalty="expulsion", why="marked cards"), role="commission", who="Comisión"
    )
    (given,) = room.state.conduct.penalties
    assert (given.penalty, given.by.name, given.why) == ("expulsion", "Comisión", "marked cards")
    assert room.state.entries[2].status == "removed"


# ---- money --------------------------------------------------------------------------------------------


@pytest.mark.clause("pokerfest-2011/collusion-5")
def test_the_entry_of_a_player_put_out_for_team_play_is_not_returned() -> None:
    room = seated("pokerfest-2011", entry_price=100_000)
    for entry in room.state.entries.values():
        entry.paid = 100_000
    penalised(room, "pokerfest-2011/collusion-4", 2, "disqualification")
    penalised(room, "pokerfest-2011/courtesy-20", 3, "disqualification")
    assert room.state.conduct.penalties[0].forfeits == 100_000
    assert room.state.conduct.penalties[1].forfeits == 0
    due = cancellation(room.state, room.book).due
    assert due is not None
    assert due["p2"] == 0
    assert due["p3"] == due["p4"] == 100_000


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "pokerfest-2011"])
def test_other_books_forfeit_no_entry(book: str) -> None:
    room = seated(book)
    for entry in room.state.entries.values():
        entry.paid = 10_000
    penalised(room, f"{book}/{FOUND[book]}", 2, "disqualification")
    assert room.state.conduct.penalties[0].forfeits == 0
    assert room.state.conduct.forfeited == {}


def test_suspicions_replay() -> None:
    room = started("tda-2013")
    room.do(ReportRiver(**NUTS))
    hand = room.state.tables[1].hand
    assert hand is not None
    room.do(ReportHand(table=1, stacks={}))
    room.do(SuspectPlay(kind="collusion", players=("p1", "p2"), hands=((1, 1),)))
    judge(room, "soft_play", 1)
    judge(room, "collusion", 2)
    room.do(CancelEvent(why="night over"))
    assert snapshot(fold(room.journal)) == snapshot(room.state)
