"""What the floor keeps in mind about cards given up or seen while a hand is on."""

from typing import Literal

import msgspec

Moment = Literal["at_once", "end_of_round", "end_of_hand"]


class GivenUp(msgspec.Struct, frozen=True):
    """Cards given up in mid-hand: how surely they can be told, and how much the hand had recorded."""

    identifiable: bool | int | None
    at: int


class ToShow(msgspec.Struct, frozen=True):
    """Cards some have seen and the whole table will see when that round of betting or the hand ends."""

    seat: int
    cards: tuple[int, ...]
    when: Moment
    street: int
