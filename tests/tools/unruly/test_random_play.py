"""Random play at the floor: a sample of it, what it draws, and that it notices what it looks for."""

import random
from typing import Any

import pytest
from tools.unruly.acts import any_step
from tools.unruly.checks import chips_of, wrong_chips
from tools.unruly.play import play_unruly
from tools.unruly.spots import any_spot

from tools.unruly import shrinking
from torneo.floor.betting import counts
from torneo.floor.scenario import CannotTell, EngineFault, ToldHand
from torneo.floor.scenario.steps import KEYS, VERBS
from torneo.hand import GAMES, IllegalAction
from torneo.rulebook import book_ids, load_book

SPOT: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 100, "big": 200}, "button": 1, "seats": {1: 3000, 2: 3000, 3: 3000},
}  # fmt: skip


@pytest.mark.parametrize("book", book_ids())
def test_nothing_fails_and_no_chip_is_made_or_lost(book: str) -> None:
    report = play_unruly(random.Random(2026), 1_500, [load_book(book)])
    assert report.failures == [], "\n".join(failure.document for failure in report.failures)
    assert report.books[book].acts >= 1_000
    assert report.books[book].questions > 30


def test_every_kind_of_act_and_every_particular_is_drawn() -> None:
    rng = random.Random(5)
    drawn: set[str] = set()
    for game in GAMES:
        for _ in range(12):
            try:
                told = ToldHand(load_book("fcp-2025"), any_spot(rng, game))
            except CannotTell:
                continue
            for _ in range(60):
                drawn.update(any_step(rng, told))
    assert {*VERBS} <= drawn
    assert {*KEYS} - {"expect"} <= drawn


def test_the_same_seed_plays_the_same_hands() -> None:
    books = [load_book("tda-2013")]
    first, second = (play_unruly(random.Random(8), 400, books) for _ in range(2))
    assert first == second
    assert play_unruly(random.Random(9), 400, books) != first


# ---- it notices ----------------------------------------------------------------------------------------


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A floor that fails when somebody asks for a count, and one that loses a chip when the pot is asked."""
    answer = counts.answer

    def fails(table: Any, act: Any) -> Any:
        if act.what == "count":
            raise KeyError(act.seat)
        table.hand.stack[0] -= act.what == "pot"
        return answer(table, act)

    monkeypatch.setattr(counts, "answer", fails)


@pytest.mark.usefixtures("broken")
def test_a_failure_is_told_with_the_shortest_scenario() -> None:
    report = play_unruly(random.Random(3), 3_000, [load_book("tda-2013")])
    kinds = {failure.what.partition(":")[0]: failure for failure in report.failures}
    assert {*kinds} == {"exception", "chips"}
    assert "KeyError" in kinds["exception"].what
    for failure in kinds.values():
        assert failure.times > 1
        assert failure.document.count("asks_count_of") == 1
        assert failure.document.partition("steps:")[2].count("\n- ") == 1
    assert report.books["tda-2013"].failed == sum(failure.times for failure in report.failures)


def test_chips_below_zero_made_or_lost_are_noticed() -> None:
    table = ToldHand(load_book("tda-2013"), SPOT).table
    before = chips_of(table)
    assert before == 9000
    assert not wrong_chips(table, before, None)
    table.hand.stack[0] += 5
    assert wrong_chips(table, before, None) == "chips: 9005 instead of 9000"
    table.hand.stack[0] -= 5
    table.hand.stack[1], table.hand.stack[0] = -1, table.hand.stack[0] + table.hand.stack[1] + 1
    assert "stack of seat" in wrong_chips(table, before, None)


def test_a_spot_is_made_as_short_as_it_goes() -> None:
    steps = [{"seat": 1, "does": "fold", "why": "x"} | {"n": n} for n in range(20)]
    setup = {**SPOT, "event": {}, "cards": {1: [], 2: []}}

    def fails(setup: dict[str, Any], steps: Any) -> bool:
        return 2 in setup["seats"] and any(step.get("n") == 7 for step in steps)

    short, left = shrinking.shortest(setup, steps, fails)
    assert "event" not in short
    assert len(short["seats"]) == 2
    assert {"n": 7} in left
    assert len(left) == 2  # the last act is always kept


# ---- errors of the engine ------------------------------------------------------------------------------


@pytest.mark.usefixtures("broken")
def test_an_error_of_the_engine_is_no_refusal_and_comes_with_its_scenario() -> None:
    told = ToldHand(load_book("fcp-2025"), SPOT)
    told.tell({"seat": 1, "does": "call"})
    stacks = told.table.hand.stacks
    with pytest.raises(EngineFault) as caught:
        told.tell({"seat": 2, "asks_count_of": 1})
    assert isinstance(caught.value.__cause__, KeyError)
    assert told.table.hand.stacks == stacks
    assert len(told.steps) == 1
    document = caught.value.document
    assert "book: fcp-2025" in document
    assert "asks_count_of: 1" in document
    assert told.tell({"seat": 2, "does": "fold"})[0].action == "fold"


def test_what_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(table: Any, act: Any) -> Any:
        raise IllegalAction("no_betting_now")

    monkeypatch.setattr(counts, "answer", refuses)
    with pytest.raises(CannotTell):
        ToldHand(load_book("fcp-2025"), SPOT).tell({"seat": 2, "asks_count_of": 1})
