"""Hands counted by what they are, best kind first, for tests against the counts everybody knows."""

from collections import Counter
from collections.abc import Mapping

from torneo.cards import EVALUATORS, category_of, parse_cards

ORDER = (
    "straight_flush",
    "four_of_a_kind",
    "full_house",
    "flush",
    "straight",
    "three_of_a_kind",
    "two_pair",
    "pair",
    "high_card",
)
ROYAL = EVALUATORS["high"]([parse_cards("AhKhQhJhTh")], ())[0]


def by_category(code: str, values: Mapping[int, int]) -> list[int]:
    """How many hands there are of each kind; ``values``: {value: hands of it}."""
    counts: Counter[str] = Counter()
    for value, count in values.items():
        counts[category_of(code, value)] += count
    return [counts[category] for category in ORDER]
