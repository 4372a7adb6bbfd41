"""Hands in which something goes wrong still end, keep every chip, and leave rulings that cite the book."""

import random
from collections import Counter

import pytest

from torneo.hand import GAMES, Stakes, first_positions
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import book_ids, load_book
from torneo.simulate.bots import draw_temper
from torneo.simulate.irregular import play_irregular
from torneo.simulate.table_play import Deal, Played

CHIPS = (25, 100, 500, 1000)


def played(book_id: str, seed: int, game: str) -> tuple[Deal, Played]:
    book = load_book(book_id)
    rng = random.Random(seed)
    seats = rng.sample(range(1, 10), rng.randrange(2, 6))
    stakes = Stakes(ante=25, bring_in=25, small_bet=100, big_bet=200)
    deal = Deal(
        game=game, stakes=stakes if GAMES[game].is_stud else Stakes(50, 100), chip=25, left=30,
        stacks={seat: 25 * rng.randrange(1, 600) for seat in seats}, rules=hand_rules(book),
        positions=first_positions(seats, seats[0]),
    )  # fmt: skip
    return deal, play_irregular(deal, book, CHIPS, {seat: draw_temper(rng) for seat in seats}, rng)


@pytest.mark.parametrize("book", book_ids())
def test_chips_are_kept_and_rulings_cite_the_book(book: str) -> None:
    rulebook = load_book(book)
    clauses = rulebook.clauses
    cited: Counter[str] = Counter()
    for seed in range(150):
        deal, hand = played(book, seed, "nlhe" if seed % 3 else list(GAMES)[seed % len(GAMES)])
        assert sum(hand.stacks.values()) + hand.carried == sum(deal.stacks[seat] for seat in hand.stacks)
        assert all(clause in clauses for clause in hand.rulings)
        cited.update(hand.rulings)
    by_discretion = {clause for clause in cited if clauses[clause].topic == "floor-decisions"}
    assert by_discretion <= set(rulebook.when_silent)
    assert sum(cited.values()) > 120
    assert len(cited) > 10


def test_the_sixth_book_speaks_of_whatever_goes_wrong() -> None:
    """No ruling of a simulated hand under TDA 2024 rests on the floor's discretion alone."""
    clauses = load_book("tda-2024").clauses
    for seed in range(1000, 1120):
        _, hand = played("tda-2024", seed, "nlhe" if seed % 3 else list(GAMES)[seed % len(GAMES)])
        assert not [clause for clause in hand.rulings if clauses[clause].topic == "floor-decisions"], seed


def test_a_void_hand_changes_no_stack() -> None:
    void = [hand for seed in range(400) for _, hand in [played("tda-2013", seed, "nlhe")] if hand.void]
    assert void
    assert all(not hand.stacks and not hand.beaten_by for hand in void)


def test_same_seed_same_rulings() -> None:
    assert [played("fcp-2025", seed, "nlhe")[1] for seed in range(20)] == [
        played("fcp-2025", seed, "nlhe")[1] for seed in range(20)
    ]
