"""A spot every book leaves to the floor: one chip of 1.000 in front of a bet of 50.000."""

from typing import Any

TOKEN: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 2_000, "big": 4_000}, "denominations": [1000, 5000, 25000],
    "button": 3, "seats": {1: 200_000, 2: 200_000, 3: 200_000}, "start": {"street": "turn", "pot": 40_000},
}  # fmt: skip
ASKED = ({"seat": 1, "does": "bet", "to": 50_000}, {"seat": 2, "chips": {1000: 1}})
