"""Shuffles and draws that anyone can check afterwards.

Before the draw the house publishes the SHA-256 of a secret seed; after it, the seed. The order follows from
the seed alone, by this recipe:

1. The stream is SHA-256(seed + label + counter) for counter 0, 1, 2, ...; the label is UTF-8, the counter
   eight bytes, big-endian. It is read as words of four bytes, big-endian.
2. To choose one of m, take the next word; if it is not below the largest multiple of m up to 2**32, drop it
   and take the next, or else the first choices would be a little more likely. The choice is word modulo m.
3. Start from 0, 1, ..., n - 1. For i from n - 1 down to 1, choose j among 0 ... i and swap places i and j.

The label keeps draws from the same seed apart ("hand 17", "seats of day 2").
"""

import hashlib
from collections.abc import Iterator, Sequence

from torneo.cards.deck import DECK

_SHORTEST_SEED = 16
_WORD = 1 << 32


def commitment(seed: bytes) -> str:
    """The SHA-256 to publish before the draw. A seed that could be guessed from it by trying is refused."""
    if len(seed) < _SHORTEST_SEED:
        raise ValueError(
            f"a seed of {len(seed)} bytes can be guessed: use {_SHORTEST_SEED} random bytes or more"
        )
    return hashlib.sha256(seed).hexdigest()


def verifiable_permutation(seed: bytes, n: int, label: str = "") -> list[int]:
    """0 ... n - 1 in the order that the recipe gives: for seat draws as well as for decks."""
    if n >= _WORD:
        raise ValueError(f"cannot put {n} things in order: the most is {_WORD - 1}")
    order = list(range(n))
    words = _words(seed, label)
    for i in range(n - 1, 0, -1):
        j = _choose(words, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def verifiable_shuffle(seed: bytes, deck: Sequence[int] = DECK, label: str = "") -> list[int]:
    """The deck in the order that the recipe gives, first card dealt first."""
    return [deck[place] for place in verifiable_permutation(seed, len(deck), label)]


def verify(seed: bytes, commitment: str, deck_order: Sequence[int], label: str = "") -> bool:
    """Whether the revealed seed is the one committed to and the cards came in the order it gives.

    The deck is taken to be the cards of `deck_order` in their natural order, so it serves every deck.
    """
    if hashlib.sha256(seed).hexdigest() != commitment.lower():
        return False
    return verifiable_shuffle(seed, sorted(deck_order), label) == list(deck_order)


def _words(seed: bytes, label: str) -> Iterator[int]:
    start = hashlib.sha256(seed + label.encode())
    counter = 0
    while True:
        block = start.copy()
        block.update(counter.to_bytes(8, "big"))
        digest = block.digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        counter += 1


def _choose(words: Iterator[int], m: int) -> int:
    limit = _WORD - _WORD % m
    for word in words:
        if word < limit:
            return word % m
    raise AssertionError("the stream has no end")
