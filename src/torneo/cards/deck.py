"""Decks and the shuffle of simulations; `verifiable` has the shuffle that players can check."""

import random
from collections.abc import Collection, Iterable, Sequence

DECK = tuple(range(52))
SHORT_DECK = tuple(range(16, 52))
"""36 cards, six and up."""


def shuffled(rng: random.Random, deck: Sequence[int] = DECK) -> list[int]:
    """The deck in random order, drawn from `rng` only, so that a seed repeats it.

    Sorting by a random number a card is twice as fast as `rng.shuffle`. Two equal numbers of 53 bits,
    the only bias, come up less than once in 10**12 shuffles.
    """
    draw = rng.random
    return sorted(deck, key=[draw() for _ in DECK].__getitem__)


def remaining(known: Iterable[int], deck: Collection[int] = DECK) -> list[int]:
    """The cards of the deck that are not among the known ones, in deck order."""
    gone = set(known)
    return [card for card in deck if card not in gone]
