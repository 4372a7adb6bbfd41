"""Faults of conduct: each has a name, counts what came before and shows the clause that settles it; repeated
ones must be answered where the book says so."""

from typing import Any

import pytest
from tests.support.books import BOOKS
from tests.support.conduct import choices, happens, penalised, seated
from tests.support.room import Room

from torneo.tournament import Refused
from torneo.tournament.conduct.commands import (
    AnswerReport,
    GivePenalty,
    RecordInfraction,
    ReportToFloor,
)
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.conduct.offers import offered
from torneo.tournament.hands.events import ChipsMoved, Eliminated
from torneo.tournament.words import say

#: Item of ADTP's rule 75, letter of FCP's rule 71, the fault, and clauses shown beside it.
FAULTS: list[tuple[str, str, str, list[str], list[str]]] = [
    ("75.1", "71-a", "out_of_turn", [], []),
    ("75.2", "71-b", "fold_out_of_turn", [], []),
    ("75.3", "71-c", "false_hand", ["12.3"], ["12.2"]),
    ("75.4", "71-d", "exposed_cards", ["70.1"], ["69.1"]),
    ("75.5", "71-e", "excessive_time", ["29.6"], []),
    ("75.6", "71-f", "one_player_to_a_hand", [], ["68.1"]),
    ("75.7", "71-g", "revealed_muck", [], []),
    ("75.8", "71-h", "false_statement", [], []),
    ("75.9", "71-i", "soft_play", [], []),
    ("75.10", "71-j", "directing_action", [], []),
    ("75.11", "71-k", "splashing", [], []),
    ("75.12", "71-l", "thrown_cards", [], []),
    ("75.13", "71-m", "disruptive", [], []),
    ("75.14", "71-n", "offensive_material", [], []),
    ("75.15", "71-o", "hidden_identity", ["73"], ["4.1"]),
    ("75.16", "71-p", "weapon", [], []),
    ("75.17", "71-q", "touching", [], []),
    ("75.18", "71-r", "assault", [], []),
    ("75.19", "71-s", "intoxication", [], []),
]
ITEMS = [
    pytest.param(
        clause, fault, [f"{book}/{one}" for one in linked], marks=pytest.mark.clause(clause), id=clause
    )
    for adtp, fcp, fault, first, second in FAULTS
    for book, clause, linked in (
        ("adtp-2018", f"adtp-2018/{adtp}", first),
        ("fcp-2025", f"fcp-2025/{fcp}", second),
    )
]
WHOLE = [
    ("verbal_warning", 0, 0), ("missed_hands", 1, 1), ("missed_rounds", 1, 4), ("timed_suspension", 1, None),
    ("disqualification", 0, 0),
]  # fmt: skip


def record(room: Room, clause: str, entry: int = 4, **more: Any) -> InfractionRecorded:
    recorded = room.do(RecordInfraction(clause=clause, entry=entry, **more), role="floor")[0]
    assert isinstance(recorded, InfractionRecorded)
    return recorded


@pytest.mark.parametrize(("clause", "fault", "linked"), ITEMS)
def test_a_fault_of_conduct_is_stored_with_its_name_and_its_count(
    clause: str, fault: str, linked: list[str]
) -> None:
    room = seated(clause.partition("/")[0])
    counted = [record(room, clause, seen_by="Luis", facts="again").times for _ in range(3)]
    infraction = room.state.infractions[-1]
    assert counted == [1, 2, 3]
    assert (infraction.topic, infraction.fault, infraction.times) == ("conduct", fault, 3)
    assert set(infraction.linked) >= {*linked}
    assert infraction.seen_by == "Luis"
    assert choices(room) == WHOLE
    assert record(room, clause, entry=5).times == 1
    assert say(f"fault.{fault}", {}, "es") != say(f"fault.{fault}", {}, "en")


@pytest.mark.clause("adtp-2018/75", "fcp-2025/71")
@pytest.mark.parametrize("clause", ["adtp-2018/75", "fcp-2025/71"])
def test_conduct_that_is_not_listed_is_other_and_the_choice_is_the_directions(clause: str) -> None:
    for penalty, size in (
        ("no_penalty", 0), ("missed_rounds", 2), ("timed_suspension", 30), ("disqualification", 0)
    ):  # fmt: skip
        room = seated(clause.partition("/")[0])
        recorded = record(room, clause, facts="sang through the whole level")
        assert recorded.fault == "other"
        assert clause in recorded.clauses
        assert choices(room) == WHOLE
        room.do(GivePenalty(infraction=1, penalty=penalty, size=size, why="as seen"), who="Marta")
        if penalty == "no_penalty":
            assert room.state.conduct.penalties == []
        else:
            (given,) = room.state.conduct.penalties
            assert (given.penalty, given.by.name, given.why) == (penalty, "Marta", "as seen")


@pytest.mark.clause("adtp-2018/75")
@pytest.mark.parametrize("item", range(1, 21))
def test_no_item_of_rule_75_forces_a_penalty(item: int) -> None:
    room = seated("adtp-2018")
    record(room, f"adtp-2018/75.{item}")
    assert choices(room) == WHOLE
    room.do(GivePenalty(infraction=1, penalty="no_penalty", why="told to stop"))


# ---- etiquette that is repeated ----------------------------------------------------------------------


ETIQUETTE = ["62.1", "62.2", "62.3", "62.5"]


@pytest.mark.clause("tda-2013/62.1", "tda-2013/62.2", "tda-2013/62.3", "tda-2013/62.5")
@pytest.mark.parametrize("first", ETIQUETTE)
@pytest.mark.parametrize("second", ETIQUETTE)
def test_a_second_fault_of_etiquette_must_be_penalised(first: str, second: str) -> None:
    room = seated("tda-2013")
    record(room, f"tda-2013/{first}")
    room.do(GivePenalty(infraction=1, penalty="no_penalty", why="first time"))
    record(room, f"tda-2013/{second}", entry=5)
    assert not offered(room.state, room.state.infractions[-1], room.book).must, "another player's first"
    record(room, f"tda-2013/{second}")
    refused = room.refused(GivePenalty(infraction=3, penalty="no_penalty", why="again"))
    assert refused.reason == "penalty_due"
    assert "tda-2013/62.1" in refused.clauses
    assert [code for code, _, _ in choices(room)] == [
        "verbal_warning", "missed_hands", "missed_rounds", "disqualification"
    ]  # fmt: skip


@pytest.mark.clause("tda-2013/62.5")
def test_who_was_warned_for_talking_gets_more_than_a_warning() -> None:
    room = seated("tda-2013")
    penalised(room, "tda-2013/62.5", 4, "verbal_warning")
    record(room, "tda-2013/62.5")
    assert choices(room) == [("missed_hands", 1, None), ("missed_rounds", 1, 4), ("disqualification", 0, 0)]


@pytest.mark.clause("tda-2013/62.4")
@pytest.mark.parametrize("last", ["38-A.1", "2.5", "62.4"])
def test_the_third_time_out_of_turn_must_be_penalised_whatever_it_is_recorded_under(last: str) -> None:
    room = seated("tda-2013")
    for number, clause in enumerate(("38-A.1", "2.5"), 1):
        record(room, f"tda-2013/{clause}")
        room.do(GivePenalty(infraction=number, penalty="no_penalty", why="told to wait"))
    recorded = record(room, f"tda-2013/{last}")
    assert recorded.times == 3
    assert "tda-2013/62.4" in recorded.clauses
    refused = room.refused(GivePenalty(infraction=3, penalty="no_penalty", why="again"))
    assert refused.reason == "penalty_due"
    assert [code for code, _, _ in choices(room)] == [
        "verbal_warning", "missed_hands", "missed_rounds", "disqualification"
    ]  # fmt: skip


def test_other_books_do_not_force_a_penalty_for_the_third_time_out_of_turn() -> None:
    room = seated("adtp-2018")
    for number in (1, 2, 3):
        record(room, "adtp-2018/75.1")
        room.do(GivePenalty(infraction=number, penalty="no_penalty", why="told to wait"))


@pytest.mark.clause("torrequebrada/34")
@pytest.mark.parametrize(
    "act",
    ["persistent_delay", "touching_players_chips_or_cards", "slowing_play", "repeated_out_of_turn",
     "abusive_conduct", "excessive_chatter", "other"],
)  # fmt: skip
def test_each_listed_fault_and_any_like_it_brings_the_list_of_rule_35(act: str) -> None:
    room = seated("torrequebrada")
    recorded = record(room, "torrequebrada/34", act=act)
    assert recorded.act == act
    assert choices(room) == [
        ("verbal_warning", 0, 0), ("missed_hands", 1, None), ("missed_rounds", 1, None),
        ("disqualification", 0, 0),
    ]  # fmt: skip
    refused = room.refused(RecordInfraction(clause="torrequebrada/34", entry=4, act="flying"))
    assert refused.reason == "unknown_act"
    assert "excessive_chatter" in str(refused.facts["known"])


# ---- hygiene -----------------------------------------------------------------------------------------


def options(room: Room, **about: Any) -> tuple[str, ...]:
    found = offer(room.state, "hygiene", {"player": "p4", **about}, room.book)
    assert not isinstance(found, Refused)
    return found.options


@pytest.mark.clause("adtp-2018/75.20", "fcp-2025/71-t")
@pytest.mark.parametrize("clause", ["adtp-2018/75.20", "fcp-2025/71-t"])
def test_a_complaint_about_hygiene_is_sanctioned_only_after_a_refusal_to_remedy_it(clause: str) -> None:
    room = seated(clause.partition("/")[0])
    asks = ("no_disturbance", "ask_to_remedy")
    assert options(room) == options(room, refused=True) == asks
    about: dict[str, Any] = {"player": "p4"}
    early = Decide(matter="hygiene", option="sanction", why="smell", about={**about, "refused": True})
    refused = room.refused(early)
    assert refused.reason == "not_lawful"
    assert clause in refused.clauses
    room.do(
        Decide(matter="hygiene", option="ask_to_remedy", why="complaint of seat 5", about=about), role="floor"
    )
    assert options(room) == asks
    assert options(room, refused=True) == (*asks, "sanction")
    assert options(room, player="p5", refused=True) == asks
    room.do(early, role="floor")
    (infraction,) = room.state.infractions
    assert (infraction.player, infraction.clause, infraction.fault) == ("p4", clause, "hygiene")
    assert choices(room) == WHOLE


@pytest.mark.parametrize(
    "book", [book for book in BOOKS if book not in ("adtp-2018", "fcp-2025", "tda-2024")]
)
def test_other_books_leave_hygiene_at_asking(book: str) -> None:
    room = seated(book)
    room.do(Decide(matter="hygiene", option="ask_to_remedy", why="complaint", about={"player": "p4"}))
    assert options(room, refused=True) == ("no_disturbance", "ask_to_remedy")
    assert room.refused(
        Decide(matter="hygiene", option="no_disturbance", why="x", about={"player": "nobody"})
    ).reason == "unknown_player"  # fmt: skip


# ---- Pokerfest ---------------------------------------------------------------------------------------


@pytest.mark.clause("pokerfest-2011/general-18")
def test_who_is_out_and_keeps_his_seat_is_recorded() -> None:
    room = seated("pokerfest-2011")
    happens(
        room,
        ChipsMoved(table=1, entry=3, points=10_000, to={1: 10_000}),
        Eliminated(entry=3, table=1, seat=3, hand=1, stack=10_000),
    )
    recorded = record(room, "pokerfest-2011/general-18", entry=3, facts="still in the chair")
    assert (recorded.player, recorded.entry) == ("p3", 3)
    assert [code for code, _, _ in choices(room)] == [
        "verbal_warning", "timed_suspension", "disqualification", "ban_from_later_events"
    ]  # fmt: skip


@pytest.mark.clause("pokerfest-2011/courtesy-17")
def test_a_complaint_about_peeking_is_on_record_against_the_peeker_only() -> None:
    room = seated("pokerfest-2011")
    room.do(
        ReportToFloor(kind="conduct", table=1, reporter="Player 5", accused="Player 4", facts="peeks"),
        role="player", who="Player 5",
    )  # fmt: skip
    assert room.state.infractions == []
    record(room, "pokerfest-2011/courtesy-17", entry=4, facts="constant peeking", seen_by="Player 5")
    room.do(AnswerReport(report=1, answer="recorded", infraction=1), role="floor")
    assert [one.player for one in room.state.infractions] == ["p4"]
    assert room.state.infractions[0].seen_by == "Player 5"


@pytest.mark.clause("pokerfest-2011/courtesy-16")
def test_looking_at_cards_that_lie_open_breaks_nothing() -> None:
    room = seated("pokerfest-2011")
    refused = room.refused(RecordInfraction(clause="pokerfest-2011/courtesy-16", entry=4))
    assert refused.reason == "nothing_to_break"
    assert refused.clauses == ("pokerfest-2011/courtesy-16",)
    assert room.state.infractions == []


@pytest.mark.clause("pokerfest-2011/courtesy-19")
def test_an_insult_to_the_dealer_brings_the_choice_of_uncivil_behaviour() -> None:
    room = seated("pokerfest-2011")
    recorded = record(room, "pokerfest-2011/courtesy-19", facts="insulted the dealer")
    assert "pokerfest-2011/courtesy-20" in recorded.linked
    assert choices(room) == [
        ("verbal_warning", 0, 0),
        ("timed_suspension", 1, None),
        ("disqualification", 0, 0),
        ("ban_from_later_events", 0, 0),
    ]
