"""The floor answers a question with a penalty: it is given with the answer, goes on record, and is served."""

from typing import Any

import pytest
from tests.support.books import BOOKS
from tests.support.conduct import WITH_HANDS, hand_begins, hand_ends, seated
from tests.support.room import Room

from torneo.floor.penalty_scale import SEVERITY
from torneo.floor.sentences.rulings import consequence_text
from torneo.tournament import problems
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.conduct.penalties import hands_left
from torneo.tournament.conduct.penalty_events import InfractionLetPass, PenaltyGiven
from torneo.tournament.rulings.commands import DecideRuling, GiveRuling
from torneo.tournament.rulings.events import RulingDecided
from torneo.tournament.rulings.state import Given
from torneo.tournament.words import say

SPOT: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 250, "big": 500}, "button": 5,
    "seats": dict.fromkeys(("1", "2", "3", "4", "5"), 10_000),
}  # fmt: skip
LEAVES: dict[str, Any] = {"seat": 4, "leaves": True}
ABUSE: dict[str, Any] = {"seat": 4, "reported_for": "abuse"}
STALLS: dict[str, Any] = {"seat": 4, "reported_for": "stalling"}


def asked(book: str, step: dict[str, Any] = LEAVES) -> tuple[Room, Given]:
    """A room in the middle of a hand in which the floor is asked about seat 4."""
    room = seated(book)
    hand_begins(room)
    room.do(GiveRuling(table=1, setup=SPOT, steps=(step,)), role="dealer")
    given = room.state.rulings[-1]
    assert given.open
    return room, given


def answer(room: Room, option: str, size: int = 0) -> tuple[Any, ...]:
    command = DecideRuling(ruling=len(room.state.rulings), option=option, why="se fue al bar", size=size)
    return tuple(room.do(command, role="floor"))


@pytest.mark.parametrize("book", WITH_HANDS)
def test_hands_answered_are_hands_missed(book: str) -> None:
    room, given = asked(book)
    decided, recorded, penalty = answer(room, "missed_hands")
    assert isinstance(decided, RulingDecided)
    assert isinstance(recorded, InfractionRecorded)
    assert isinstance(penalty, PenaltyGiven)
    assert (decided.infraction, decided.penalty) == (1, 1)
    assert (recorded.player, recorded.clause, recorded.hand) == ("p4", given.outcome.clauses[0], 1)
    assert (penalty.player, penalty.penalty, penalty.size, penalty.hands) == ("p4", "missed_hands", 1, 1)
    assert penalty.clause == given.outcome.clauses[0]
    assert decided.outcome.hands_left == 1
    assert hands_left(room.state, "p4") == 1
    hand_ends(room)
    assert hands_left(room.state, "p4") == 1, "the hand in progress does not count"
    hand_begins(room)
    hand_ends(room)
    assert hands_left(room.state, "p4") == 0
    assert not problems(room.state)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("step", [LEAVES, ABUSE], ids=["leaves", "abuse"])
def test_every_penalty_a_question_offers_can_be_given(book: str, step: dict[str, Any]) -> None:
    _, given = asked(book, step)
    penalties = [option.code for option in given.outcome.options if option.code in SEVERITY]
    assert penalties
    for penalty in penalties:
        room, _ = asked(book, step)
        size = 10 if penalty == "timed_suspension" else 0
        events = answer(room, penalty, size)
        (one,) = (event for event in events if isinstance(event, PenaltyGiven))
        assert (one.player, one.penalty) == ("p4", penalty)
        assert not problems(room.state)


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025"])
def test_a_size_the_book_does_not_have_is_refused_with_what_it_has(book: str) -> None:
    room, _ = asked(book)
    refused = room.refused(DecideRuling(ruling=1, option="missed_rounds", why="x", size=5), role="floor")
    assert refused.reason == "penalty_size"
    assert refused.clauses
    assert "rondas perdidas 1-4" in say(refused.reason, refused.facts, "es")
    assert not room.state.infractions
    assert room.state.rulings[0].open


def test_more_rounds_than_one() -> None:
    room, _ = asked("fcp-2025")
    penalty = answer(room, "missed_rounds", 2)[-1]
    assert (penalty.size, penalty.hands) == (2, 18)


@pytest.mark.parametrize("book", BOOKS)
def test_no_penalty_goes_on_record_all_the_same(book: str) -> None:
    room, _ = asked(book)
    assert [type(event) for event in answer(room, "no_penalty")] == [
        RulingDecided,
        InfractionRecorded,
        InfractionLetPass,
    ]
    assert room.state.infractions[0].answer == -1


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025", "pokerfest-2011"])
def test_which_penalty_may_be_chosen_afterwards(book: str) -> None:
    """The book lets the floor say first that there will be one."""
    room, _ = asked(book, STALLS)
    decided, _recorded = answer(room, "penalty_menu")
    assert (decided.infraction, decided.penalty) == (1, 0)
    assert not room.state.infractions[0].answer
    room.do(GivePenalty(infraction=1, penalty="verbal_warning", why="tres veces"), role="floor")
    assert [one.answer for one in room.state.infractions] == [1]


def test_what_the_player_was_given_before_counts() -> None:
    """Some books want more the second time; the answer is held to it though the spot knows nothing of it."""
    room = seated("tda-2013")
    room.do(RecordInfraction(clause="tda-2013/30.2", entry=4, offence="leaving_with_live_hand"))
    room.do(GivePenalty(infraction=1, penalty="missed_rounds", size=1, why="se fue"))
    room.do(GiveRuling(table=1, setup=SPOT, steps=(LEAVES,)), role="dealer")
    refused = room.refused(DecideRuling(ruling=1, option="verbal_warning", why="x"), role="floor")
    assert refused.reason == "penalty_not_offered"
    assert answer(room, "missed_rounds")[-1].size == 2


def test_nobody_in_the_seat_is_only_an_answer() -> None:
    room = seated("fcp-2025", players=3)
    room.do(GiveRuling(table=1, setup=SPOT, steps=(LEAVES,)), role="dealer")
    assert [type(event) for event in answer(room, "missed_hands")] == [RulingDecided]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("step", [LEAVES, ABUSE, STALLS], ids=["leaves", "abuse", "stalls"])
def test_no_penalty_says_that_nothing_changes(book: str, step: dict[str, Any]) -> None:
    _, given = asked(book, step)
    for option in given.outcome.options:
        if option.code in SEVERITY or option.code == "penalty_menu":
            assert "nada cambia" not in consequence_text(option, "es")
            assert "nothing changes" not in consequence_text(option, "en")
