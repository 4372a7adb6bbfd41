"""Deals that differ only by the names of suits are played once and counted as often as there are."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

Hands = tuple[tuple[int, ...], ...]


def renamings(*fixed: Sequence[int]) -> list[tuple[int, ...]]:
    """By card: every renaming of suits that leaves each of these sets of cards as it is."""
    found = []
    for suits in permutations(range(4)):
        cards = tuple(card & ~3 | suits[card & 3] for card in range(52))
        if all({cards[card] for card in one} == set(one) for one in fixed):
            found.append(cards)
    return found


def _renamed(hands: Hands, cards: tuple[int, ...]) -> Hands:
    return tuple(tuple(sorted([cards[card] for card in hand])) for hand in hands)


def classes(deals: Iterable[Hands], same: Sequence[tuple[int, ...]]) -> Counter[Hands]:
    """One of every class of equal deals, with how many it has."""
    found: Counter[Hands] = Counter()
    for hands in deals:
        found[min(_renamed(hands, cards) for cards in same)] += 1
    return found
