"""Spots of the books, as scenario data: one the book decides and one it leaves to the floor."""

from typing import Any

SPOT: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 250, "big": 500}, "denominations": [100, 500, 1000], "button": 5,
    "seats": dict.fromkeys(("1", "2", "3", "4", "5"), 20_000),
}  # fmt: skip
RAISED: dict[str, Any] = {"seat": 3, "does": "raise", "to": 1_100}
#: Worked example of the book: 1.500 in two kinds of chips over 1.100 is a raise to 1.700.
CHIPS: dict[str, Any] = {"seat": 4, "chips": {"1000": 1, "100": 5}}
#: One chip of 1.000 in front of 50.000: the book asks the floor.
TOKEN: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 2_000, "big": 4_000}, "denominations": [1000, 5000, 25000],
    "button": 3, "seats": {"1": 200_000, "2": 200_000, "3": 200_000},
    "start": {"street": "turn", "pot": 40_000},
}  # fmt: skip
ASKED: tuple[dict[str, Any], ...] = (
    {"seat": 1, "does": "bet", "to": 50_000},
    {"seat": 2, "chips": {"1000": 1}},
)
