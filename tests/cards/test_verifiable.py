"""Draws that can be checked: fixed vectors, so that no later version gives another order for an old seed.

The vectors were computed from the written recipe by a second program.
"""

import hashlib

import pytest

from torneo.cards import (
    SHORT_DECK,
    cards_text,
    commitment,
    verifiable_permutation,
    verifiable_shuffle,
    verify,
)
from torneo.cards.verifiable import _choose

SEED = bytes(range(32))


def test_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_seed_that_can_be_guessed_is_not_committed_to() -> None:
    with pytest.raises(ValueError, match="15 bytes can be guessed"):
        commitment(bytes(15))


@pytest.mark.parametrize(
    ("label", "order"),
    [
        (
            "",
            "9s3hAc5sQcJs6h7hAh7c4h5h5d4c8sQd4s2s3c4dJhAs7s2cTc8c"
            "Qs6dQhAd7dJd2dThTd6sTs8d2hJc8hKc3s9c9hKsKd3dKh9d6c5c",
        ),
        (
            "hand 17",
            "6s7h7d3cAcKd6h4d5c7c6c4cJd8sQdTc8d2d5s9h8hQc9c5d2cTd"
            "Qs3hKs5h8cTs4sAs3dQhAd4hKc3s2hKhJh7sAhJs9d9s6dJcTh2s",
        ),
    ],
)
def test_shuffle_vectors(label: str, order: str) -> None:
    assert cards_text(verifiable_shuffle(SEED, label=label)) == order


def test_seat_draw_vector() -> None:
    assert verifiable_permutation(SEED, 10, "seats") == [4, 8, 2, 1, 5, 6, 3, 7, 0, 9]


@pytest.mark.parametrize("n", [0, 1])
def test_nothing_to_draw(n: int) -> None:
    assert verifiable_permutation(SEED, n) == list(range(n))


def test_words_past_the_last_full_multiple_are_dropped() -> None:
    """2**32 leaves 1 over when divided by 3, so the last word would favour 0."""
    assert _choose(iter([2**32 - 1, 5]), 3) == 2
    assert _choose(iter([2**32 - 2, 5]), 3) == (2**32 - 2) % 3


def test_verify_accepts_the_draw_and_refuses_any_change() -> None:
    order = verifiable_shuffle(SEED, SHORT_DECK, "hand 3")
    promise = commitment(SEED)
    assert verify(SEED, promise, order, "hand 3")
    assert verify(SEED, promise.upper(), order, "hand 3")
    assert not verify(SEED, promise, order, "hand 4")
    assert not verify(SEED[::-1], promise, order, "hand 3")
    assert not verify(SEED[::-1], commitment(SEED[::-1]), order, "hand 3")
    order[0], order[1] = order[1], order[0]
    assert not verify(SEED, promise, order, "hand 3")


def test_every_order_of_four_is_equally_likely() -> None:
    """Chi-square over the 24 orders: mean 23, and 49.7 is passed once in a thousand samples."""
    rounds = 4_800
    counts: dict[tuple[int, ...], int] = {}
    for number in range(rounds):
        seed = hashlib.sha256(b"uniform %d" % number).digest()
        order = tuple(verifiable_permutation(seed, 4))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert sum((count - rounds / 24) ** 2 / (rounds / 24) for count in counts.values()) < 49.7


def test_every_card_may_come_first() -> None:
    """Chi-square over 52 cards with 51 degrees of freedom: 87.97 is passed once in a thousand samples."""
    rounds = 5_200
    counts = [0] * 52
    for number in range(rounds):
        counts[verifiable_shuffle(SEED, label=f"hand {number}")[0]] += 1
    assert sum((count - rounds / 52) ** 2 / (rounds / 52) for count in counts) < 87.97
