"""What the floor keeps in mind about cards given up or seen while a hand is on."""

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from torneo.floor.table import Table

Moment = Literal["at_once", "end_of_round", "end_of_hand"]


class GivenUp(msgspec.Struct, frozen=True):
    """Cards given up in mid-hand: how surely they can be told, and the table before it, for as long as the
    hand has recorded nothing after ``at`` events."""

    identifiable: bool | int | None
    before: "Table | None"
    at: int


class ToShow(msgspec.Struct, frozen=True):
    """Cards some have seen and the whole table will see when that round of betting or the hand ends."""

    seat: int
    cards: tuple[int, ...]
    when: Moment
    street: int
