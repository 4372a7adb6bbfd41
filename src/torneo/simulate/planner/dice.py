"""Random numbers of the planner: xoshiro128++ on four 32-bit words, the same compiled or plain.

Every run of a plan has a sequence of its own, made from the seed and the number of the run, so that it does
not matter who plays it, or in which order. All numbers stay below 2**63: whole numbers of Python and of a
compiled kernel then behave alike.
"""

from typing import Any

Words = Any
_MASK = 0xFFFFFFFF
_GOLDEN = 0x9E3779B97F4A7C15
_ALL = 0xFFFFFFFFFFFFFFFF


def draw(dice: Words) -> float:
    """The next number, from 0 up to but not including 1."""
    one, two, three, four = dice[0], dice[1], dice[2], dice[3]
    total = (one + four) & _MASK
    found = (((total << 7) & _MASK | total >> 25) + one) & _MASK
    three ^= one
    four ^= two
    dice[1] = two ^ three
    dice[0] = one ^ four
    dice[2] = three ^ ((two << 9) & _MASK)
    dice[3] = (four << 11) & _MASK | four >> 21
    return found / 4294967296.0  # type: ignore[no-any-return]


def dice_of(seed: int, run: int) -> list[int]:
    """The words a run begins with (splitmix64 of its seed and number)."""
    state = (seed * _GOLDEN ^ (run + 1) * 0xBF58476D1CE4E5B9) & _ALL
    words = []
    for _ in range(2):
        state = (state + _GOLDEN) & _ALL
        mixed = state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _ALL
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _ALL
        mixed ^= mixed >> 31
        words += [mixed & _MASK, mixed >> 32]
    return words if any(words) else [1, 2, 3, 4]
