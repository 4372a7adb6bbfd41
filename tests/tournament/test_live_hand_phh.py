"""Told hands as PHH: they replay to the stacks that came out of them, or it is said what the format cannot
tell."""

from typing import Any

import pytest

from torneo.floor.scenario.told import told_hand
from torneo.hand.phh import read_phh_text, replay
from torneo.rulebook import Lang, load_book
from torneo.tournament import Actor, Refused
from torneo.tournament.live_hand.phh import phh
from torneo.tournament.live_hand.state import ToldAct
from torneo.tournament.live_hand.story import Story
from torneo.tournament.words import say, words

Step = dict[str, Any]
LEVEL = {"small": 100, "big": 200}
DIRECTOR = {"by": "director", "why": "visto"}


def story(setup: Step, *steps: Step, **about: Any) -> Story:
    spot = {"game": "nlhe", "level": LEVEL, "button": 1, "denominations": [25, 100, 500], **setup}
    acts = tuple(ToldAct(step=step, later=0, by=Actor("Eva", "dealer")) for step in steps)
    return Story(event="copa", table=1, number=7, setup=spot, acts=acts, begun_at=1, **about)


def does(seat: int, what: str, **more: Any) -> Step:
    return {"seat": seat, "does": what, **more}


def street(*cards: str) -> Step:
    return {"dealer": "next_street", "cards": list(cards)}


def folds(*seats: int) -> list[Step]:
    return [does(seat, "fold") for seat in seats]


FOUR = {"seats": {1: 5_000, 2: 5_000, 3: 5_000, 4: 5_000}}
CHECKED = [does(4, "fold"), does(1, "fold"), does(2, "call"), does(3, "check")]
UNSEEN = [street("Kc", "9s", "4d"), does(2, "check"), does(3, "check"), street("2h"), does(2, "check"),
          does(3, "check"), street("??"), does(2, "check"), does(3, "check")]  # fmt: skip
REFUSED: dict[str, tuple[str, Story]] = {
    "phh_out_of_turn": (
        "tda-2013", story(FOUR, does(4, "raise", to=500), {"seat": 2, "turns_in": True, "touches_muck": True},
                          *folds(1, 3)),
    ),
    "phh_expelled": (
        "pokerfest-2011", story(FOUR, {"seat": 4, "leaves": True}, {"floor": "disqualification", **DIRECTOR},
                                *folds(1, 2)),
    ),
    "phh_chips_came": ("adtp-2018", story(FOUR, {"seat": 4, "finds_chips": {100: 7}}, *folds(4, 1, 2))),
    "phh_chips_went": (
        "pokerfest-2011", story({"seats": {**FOUR["seats"], 4: {"stack": 5_000, "absent": True}}},
                                {"minutes_pass": 15}, *folds(1, 2)),
    ),
    "phh_dead_hand": (
        "tda-2013", story({"button": 2, "seats": {1: 50, 2: {"stack": 2_000, "absent": True}}}),
    ),
    "phh_nobody_saw": ("fcp-2025", story(FOUR, *CHECKED, *UNSEEN, to_the_end=True)),
    "hand_not_over": ("fcp-2025", story(FOUR, *CHECKED)),
    "phh_not_from_the_deal": ("fcp-2025", story(FOUR, *folds(4, 1, 2), in_part=True)),
    "phh_no_code": ("fcp-2025", story({**FOUR, "game": "plo5"}, *folds(4, 1, 2))),
}  # fmt: skip


@pytest.mark.parametrize("reason", REFUSED)
def test_what_the_format_cannot_tell_is_said(reason: str) -> None:
    book, hand = REFUSED[reason]
    answer = phh(hand, load_book(book))
    assert isinstance(answer, Refused), answer
    assert answer.reason == reason
    for lang in ("es", "en"):
        told = say(answer.reason, answer.facts, lang)
        assert "{" not in told
        assert "7" in told


@pytest.mark.parametrize("lang", ["es", "en"])
def test_no_two_reasons_are_told_alike(lang: Lang) -> None:
    told = [text.say(lang) for code, text in words.texts("live_hand").items() if code.startswith("phh_")]
    assert len(told) > 10
    assert len({*told}) == len(told)


def test_a_raise_that_nobody_was_left_to_call_is_written_as_a_call() -> None:
    """Both blinds are all-in for their antes; the third says all-in, and all above a call comes back."""
    setup = {"level": {**LEVEL, "ante": 200, "ante_kind": "classic"}, "button": 7,
             "seats": {2: 225, 4: 50, 7: 10_000}}  # fmt: skip
    shows = [{"seat": 2, "tables": ["9d", "9c"]}, {"seat": 4, "tables": ["Ac", "Td"]},
             {"seat": 7, "tables": ["2h", "Kd"]}]  # fmt: skip
    hand = story(
        setup, does(7, "all_in"), street("Qc", "5h", "6d"), street("Tc"), street("6s"), *shows
    )  # fmt: skip
    replays(hand, "tda-2013", {2: 350, 4: 150, 7: 9_775})


def test_cards_of_a_known_hand_thrown_unseen_leave_a_hand_nobody_knows() -> None:
    """As a tablet tells it: so many cards, whichever. A dealer who knew the hand at the deal is not stuck."""
    setup = {"game": "27td", "level": {**LEVEL, "small_bet": 200, "big_bet": 400}, "button": 3,
             "seats": {1: 5_000, 2: 5_000, 3: 5_000},
             "cards": {1: ["6h", "Qh", "3c", "9c", "Ts"], 2: ["2h", "3h", "4h", "5h", "7d"]}}  # fmt: skip
    calls = [does(3, "call"), does(1, "call"), does(2, "check"), {"dealer": "next_street"}]
    draws = [does(1, "draw", discards=["??", "??"]), does(2, "draw", discards=["??"] * 5),
             does(3, "draw", discards=[])]  # fmt: skip
    hand = story(setup, *calls, *draws, does(1, "bet", to=200), *folds(2, 3))
    held = told_hand(load_book("fcp-2025"), hand.setup, hand.steps).table.hand
    assert [len(held.cards_of(seat)) for seat in (1, 3)] == [5, 5]
    assert {*held.cards_of(1)} == {-1}
    replays(hand, "fcp-2025", {1: 5_400, 2: 4_800, 3: 4_800})


def replays(hand: Story, book: str, stacks: dict[int, int]) -> None:
    """To these stacks, as told and as a file."""
    now = told_hand(load_book(book), hand.setup, hand.steps).table.hand
    assert now.is_over
    assert now.stacks == stacks
    text = phh(hand, load_book(book))
    assert isinstance(text, str), text
    (record,) = read_phh_text(text)
    played = replay(record)
    assert played.ok
    assert played.finishing_stacks == [stacks[seat] for seat in record.seats]
