"""Pairs of acts in one hand: a sample of them, that all are tried, and that what must not be is noticed."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tools.unruly.acts import step_with
from tools.unruly.cards_told import CardsSeen, wrong_cards
from tools.unruly.finishing import finish, left_open
from tools.unruly.kinds import families, kinds
from tools.unruly.pair_report import report_of
from tools.unruly.pairs import SPOTS, Cell, cells, parts, search
from tools.unruly.spots import any_spot, known_spot
from tools.unruly.watched import Watched

from torneo.cli.main import main
from torneo.floor.acts import Act
from torneo.floor.betting import counts
from torneo.floor.scenario import CannotTell, ToldHand
from torneo.floor.table import Table
from torneo.hand import GAMES, Hand
from torneo.rulebook import book_ids, load_book

BOOK = load_book("tda-2013")
SPOT: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 100, "big": 200}, "button": 1, "seats": {1: 3000, 2: 3000, 3: 3000},
    "cards": {1: ["As", "Ad"], 2: ["Ks", "Kd"], 3: ["Qs", "Qd"]},
    "deck": ["2c", "7h", "8h", "9c", "3c", "Jc", "4c", "2d"],
}  # fmt: skip


@pytest.mark.parametrize("book", book_ids())
def test_two_things_in_one_hand(book: str) -> None:
    pieces = parts([book], (), 150, 2026)
    report = report_of(search(piece, 2026, ()) for piece in pieces)
    assert report.failures == [], "\n".join(failure.document for failure in report.failures)
    assert report.hands == 150
    assert report.finished > 100
    assert {*report.families} == {*families()}


# ---- all of them are tried -----------------------------------------------------------------------------


def _leaves(of: type[Act]) -> Iterator[type[Act]]:
    below = of.__subclasses__()
    for one in below:
        yield from _leaves(one)
    if not below and of.__module__.startswith("torneo."):
        yield of


def test_every_act_there_is_belongs_to_a_kind() -> None:
    """An act the language cannot tell, or that no kind draws, would go untried."""
    rng = random.Random(4)
    made: set[type] = set()
    for game in ("nlhe", "stud", "27td"):
        for sort in (sort for sorts in kinds().values() for sort in sorts):
            for _ in range(3):
                try:
                    told = ToldHand(BOOK, {**SPOT, "game": game} if game == "nlhe" else any_spot(rng, game))
                    told.tell(step_with(rng, told, *sort))
                except CannotTell:
                    continue
                made.add(type(told.last_act))
    assert {*_leaves(Act)} - made == set()


def test_each_pair_of_kinds_on_enough_spots_and_each_pair_of_sorts_under_every_book() -> None:
    sorts = {sort for group in kinds().values() for sort in group}
    seen: set[tuple[Any, Any]] = set()
    for cell in cells(["tda-2013"]):
        hands = list(cell.hands())
        assert len(hands) >= SPOTS
        seen.update((first, second) for _, first, second in hands)
    assert seen == {(one, other) for one in sorts for other in sorts}
    assert sum(len(list(cell.hands())) for cell in cells(book_ids())) >= 200_000
    assert {code for codes in families().values() for code in codes} == {*GAMES}


def test_the_same_seed_plays_the_same_hands_and_a_sample_is_part_of_all() -> None:
    some = parts(["fcp-2025"], ("stud",), 40, 3)
    first, second = (report_of(search(piece, 3, ("stud",)) for piece in some) for _ in range(2))
    assert first == second
    assert {*first.families} == {"stud"}
    assert first.hands == 40
    whole = sum(len(list(cell.hands())) for cell in cells(["fcp-2025"], ("stud",)))
    assert (
        sum(len(list(cell.hands())) for piece in parts(["fcp-2025"], ("stud",), None, 3) for cell, _ in piece)
        == whole
    )


@pytest.mark.parametrize("game", ["nlhe", "plo8", "razz", "27td"])
def test_a_known_spot_can_be_played_to_its_end(game: str) -> None:
    ended = 0
    for seed in range(12):
        rng = random.Random(seed)
        try:
            watched = Watched(BOOK, known_spot(rng, game))
        except CannotTell:
            continue
        assert finish(watched, rng) == ""
        ended += 1
    assert ended > 3


# ---- it notices ----------------------------------------------------------------------------------------


def _one_cell() -> Any:
    return [(Cell("tda-2013", "holdem", "asks", "asks"), frozenset(range(8)))]


def test_a_hand_that_cannot_be_finished_is_told_with_the_shortest_scenario(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Hand, "next_street", lambda hand: None)
    report = report_of([search(_one_cell(), 1, ())])
    failure = report.failures[0]
    assert failure.what == "finish: street_over is stuck"
    assert failure.times > 1
    assert failure.document.partition("steps:")[2].count("\n- ") <= 6


def test_an_offer_that_is_refused_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "may", lambda table: ["bring_in"])
    report = report_of([search(_one_cell(), 1, ())])
    assert report.failures[0].what.startswith("lawful: bring_in is offered and ")


def test_what_is_left_open_when_a_hand_is_over_is_noticed() -> None:
    watched = Watched(BOOK, SPOT)
    assert watched.told is not None
    for seat in (1, 2):
        watched.tell({"seat": seat, "does": "fold"})
    assert left_open(watched.told) == ""
    watched.told.table.chips.hidden[1] = 25
    assert left_open(watched.told) == "open: hidden left when the hand is over"


def test_other_rulings_the_second_time_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A floor that goes by something other than what it is told."""
    answer, asked = counts.answer, [0]

    def forgetful(table: Any, act: Any) -> Any:
        asked[0] += 1
        return msgspec.structs.replace(answer(table, act), amount=asked[0])

    monkeypatch.setattr(counts, "answer", forgetful)
    report = report_of([search(_one_cell(), 1, ())])
    assert "same: told again, the rulings are others" in [failure.what for failure in report.failures]


@pytest.mark.parametrize(
    ("spoil", "wrong"),
    [
        (lambda hand: hand.board.pop(), "cards: 2 on the flop"),
        (lambda hand: hand.board.__setitem__(0, hand.board[1]), "cards: 1 in two places"),
        (lambda hand: hand.board.__setitem__(0, 50), "cards: the board changed without a word"),
        (lambda hand: hand.hole[0].__setitem__(0, 50), "cards: a hand changed without a word"),
    ],
)
def test_cards_that_come_or_go_by_themselves_are_noticed(spoil: Any, wrong: str) -> None:
    told = ToldHand(BOOK, SPOT)
    for step in ({"seat": 1, "does": "call"}, {"seat": 2, "does": "call"}, {"seat": 3, "does": "check"}):
        told.tell(step)
    told.tell({"dealer": "next_street"})
    before = CardsSeen.of(told.table.hand)
    assert wrong_cards(told, before, set()) == ""
    spoil(told.table.hand)
    assert wrong_cards(told, before, set()) == wrong


# ---- the command ---------------------------------------------------------------------------------------


def test_the_command_tells_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    order = ["scenario", "pairs", "--book", "adtp-2018", "--game", "27td", "--sample", "12", "--seed", "6"]
    assert main([*order, "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "seed 6" in text
    assert "pairs of kinds of acts" in text
    assert "no failure" in text
    assert main([*order, "--json", "--jobs", "2"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["books"]["adtp-2018"]["hands"] == told["hands"] == 12
    assert told["failures"] == []
