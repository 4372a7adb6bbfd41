"""Ranges of hold'em hands as players write them.

`AKs` suited, `AKo` offsuit, `AK` both, `77` a pair; `77+` that pair and better, `ATs+` that kicker and better
below the ace, `A5s-A2s` and `99-66` from one to the other; `AhKh` one hand; `random` any two. Separate by
commas or spaces.
"""

import re
from itertools import combinations

from torneo.cards import DECK, CardError, parse_cards
from torneo.cards.card import RANKS

Pair = tuple[int, int]
_CLASS = re.compile(r"([2-9TJQKA])([2-9TJQKA])([so]?)", re.IGNORECASE)
_HELP = "a range is written as in: AKs, 77+, T9o, A5s-A2s, 99-66, AhKh, random"


def parse_range(text: str) -> list[Pair]:
    """Every pair of cards in the range, each once, higher card first."""
    found: dict[Pair, None] = {}
    for part in re.split(r"[\s,;]+", text.strip()):
        if part:
            found.update(dict.fromkeys(_part(part)))
    if not found:
        raise CardError(f"an empty range: {_HELP}")
    return list(found)


def is_range(text: str) -> bool:
    """Whether the text is a range, as opposed to cards."""
    try:
        parse_cards(text)
    except CardError:
        return True
    return False


def _part(part: str) -> list[Pair]:
    if part.lower() in ("random", "any", "*"):
        return [(high, low) for low, high in combinations(DECK, 2)]
    if "-" in part:
        return _from_to(part)
    up = part.endswith("+")
    kind = _CLASS.fullmatch(part.removesuffix("+"))
    if kind is None:
        return [_two_cards(part)]
    high, low, suits = _ranks(kind)
    if not up:
        return _pairs(high, low, suits)
    if high == low:
        return [pair for rank in range(high, 13) for pair in _pairs(rank, rank, suits)]
    return [pair for kicker in range(low, high) for pair in _pairs(high, kicker, suits)]


def _from_to(part: str) -> list[Pair]:
    first, _, last = part.partition("-")
    one, other = _CLASS.fullmatch(first), _CLASS.fullmatch(last)
    if one is None or other is None:
        raise CardError(f"cannot read {part!r}: {_HELP}")
    (high, low, suits), (other_high, other_low, other_suits) = _ranks(one), _ranks(other)
    if suits != other_suits:
        raise CardError(f"{part!r} goes from suited to offsuit: write two ranges")
    if high == low and other_high == other_low:
        span = range(min(low, other_low), max(low, other_low) + 1)
        return [pair for rank in span for pair in _pairs(rank, rank, suits)]
    if high == other_high and low != high and other_low != high:
        span = range(min(low, other_low), max(low, other_low) + 1)
        return [pair for kicker in span for pair in _pairs(high, kicker, suits)]
    if high - low == other_high - other_low:
        gap = high - low
        tops = range(min(high, other_high), max(high, other_high) + 1)
        return [pair for top in tops for pair in _pairs(top, top - gap, suits)]
    raise CardError(f"{part!r} has no common rank or gap: {_HELP}")


def _ranks(kind: re.Match[str]) -> tuple[int, int, str]:
    one, other = (RANKS.index(kind.group(at).upper()) for at in (1, 2))
    suits = kind.group(3).lower()
    if one == other and suits:
        raise CardError(f"{kind.group()!r}: a pair is neither suited nor offsuit")
    return max(one, other), min(one, other), suits


def _pairs(high: int, low: int, suits: str) -> list[Pair]:
    if high == low:
        return [(4 * high + a, 4 * high + b) for b, a in combinations(range(4), 2)]
    both = [(4 * high + a, 4 * low + b) for a in range(4) for b in range(4)]
    return [(a, b) for a, b in both if not suits or (a & 3 == b & 3) == (suits == "s")]


def _two_cards(part: str) -> Pair:
    try:
        cards = parse_cards(part)
    except CardError:
        cards = []
    if len(cards) != 2 or cards[0] == cards[1] or min(cards) < 0:
        raise CardError(f"cannot read {part!r}: {_HELP}")
    return max(cards), min(cards)
