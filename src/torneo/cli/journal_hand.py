"""The hand of a ruling and a hand recorded act by act, told in words."""

from collections.abc import Mapping
from typing import Any

from torneo.cli.ruling_card import ruling_card
from torneo.cli.spot_told import spot_told
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.fault import EngineFault
from torneo.floor.scenario.told import CannotTell, Spot, ToldHand
from torneo.floor.sentences.acts import Teller
from torneo.journal.kinds import base_book
from torneo.journal.store import StreamHead
from torneo.rulebook import Lang


def ruling_told(ruling: Ruling, head: StreamHead, lang: Lang) -> list[str]:
    """Its card, line by line."""
    return [line.strip() for line in ruling_card(ruling, base_book(head.book, head.house), lang)]


class Hand:
    """``spot``: before the first act; ``last``: the act told or taken back last."""

    def __init__(self, told: ToldHand, teller: Teller) -> None:
        self.spot = [line.strip() for line in spot_told(told.document, told.table, teller)]
        self.last: Any = ""
        self._told, self._teller = told, teller

    @classmethod
    def of(
        cls, head: StreamHead, setup: Spot, lang: Lang,
        names: Mapping[int, str] | None = None, policies: Mapping[str, Any] | None = None,
    ) -> "Hand | None":  # fmt: skip
        """None where it can no longer be told under the book."""
        book = base_book(head.book, head.house)
        try:
            told = ToldHand(book.with_policies(policies) if policies else book, setup)
        except (CannotTell, EngineFault):
            return None
        return cls(told, Teller(lang, {**told.names, **(names or {})}))

    def tell(self, step: Spot) -> Any:
        """The act in words; as it is stored where it can no longer be told."""
        try:
            self._told.tell(step)
        except (CannotTell, EngineFault):
            self.last = step
            return step
        act = self._told.last_act
        self.last = self._teller.act(act) if act is not None else step
        return self.last

    def take_back(self) -> None:
        act = self._told.last_act
        if act is not None:
            self.last = self._teller.act(act)
            self._told.take_back()
