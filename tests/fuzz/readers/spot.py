"""A spot as the arbitration page sends it: set-up and steps in JSON, and what the book makes of them."""

import msgspec

from torneo.floor.scenario.told import CannotTell, must_be_short, told_hand
from torneo.room.sent import json_sent
from torneo.rulebook import load_book


class Asked(msgspec.Struct):
    setup: dict[str, object]
    steps: list[dict[str, object]] = []


def feed(data: bytes) -> None:
    try:
        asked = json_sent(data[:50_000], Asked)
        must_be_short(asked.setup, asked.steps)
        told_hand(load_book("fcp-2025"), asked.setup, asked.steps[:20])
    except (CannotTell, msgspec.MsgspecError):
        return


def seeds() -> list[bytes]:
    setup = {"game": "nlhe", "level": {"small": 250, "big": 500}, "button": 6, "denominations": [100, 500],
             "seats": {"1": 20_000, "2": 9_000, "3": {"stack": 20_000, "name": "Ana"}, "6": 400}}  # fmt: skip
    steps = [
        {"seat": 3, "chips": {"1000": 1, "100": 5}},
        {"seat": 6, "says": "subo a 1200"},
        {"seat": 1, "does": "fold"},
        {"dealer": "next_street", "cards": ["Ah", "7d", "2c"]},
        {"floor": "override", "action": "fold", "by": "director", "why": "lo vio"},
    ]
    return [msgspec.json.encode({"setup": setup, "steps": steps[:count]}) for count in (0, 1, 3, 5)]
