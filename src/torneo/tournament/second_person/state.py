"""Acts of money that wait for a second person, and those that did."""

from typing import Literal

import msgspec

from torneo.tournament.corrections.events import Consequence

WaitsFor = Literal["payments", "deals", "corrections"]


class Waiting(msgspec.Struct, kw_only=True):
    """``asked``: the command as JSON. ``key``: the key under which it was given, which tells the account;
    ``consequences``: of a correction, as they were then; ``second``: who confirmed or rejected it, ``why``:
    the reason of a rejection."""

    number: int
    kind: WaitsFor
    asked: str
    at: int
    by: str
    role: str
    key: str = ""
    consequences: list[Consequence] = []
    status: Literal["open", "confirmed", "rejected"] = "open"
    second: str = ""
    why: str = ""

    def confirmed_by(self, name: str) -> None:
        self.status, self.second = "confirmed", name

    def of_giver(self, name: str, key: str) -> bool:
        """Was it given by that person? Known by the name, and by the account where the key tells it."""
        return self.by.strip().casefold() == name.strip().casefold() or bool(
            key and self.key and giver_of(key) == giver_of(self.key)
        )


def giver_of(key: str) -> str:
    """The giver of a key ``<space>:<giver>:<key>``."""
    return ":".join(key.split(":")[:2])
