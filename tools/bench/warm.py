"""Filling the ranking tables ahead of time, for programs that play millions of hands."""

from collections.abc import Iterator

from torneo.cards.high import STANDARD
from torneo.cards.keys import RANK_WEIGHTS
from torneo.cards.low import ACE_FIVE_TABLE


def warm_up() -> None:
    """Compute the values of every seven-card hand once, in about a second.

    Tables fill by themselves as hands come up; until then each new kind of hand costs a little.
    """
    for key in rank_keys(7):
        STANDARD.ranks[key]
        ACE_FIVE_TABLE[key]


def rank_keys(cards: int, rank: int = 12) -> Iterator[int]:
    """The rank keys of all hands of that many cards: at most four of a rank."""
    if not cards:
        yield 0
        return
    if 4 * (rank + 1) < cards:
        return
    for count in range(min(4, cards) + 1):
        for rest in rank_keys(cards - count, rank - 1) if rank or count == cards else ():
            yield count * RANK_WEIGHTS[rank] + rest
