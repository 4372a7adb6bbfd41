"""Who was out and which chips were out of play when the hand began, and what happened outside it since."""

from typing import Literal

import msgspec


class Happened(msgspec.Struct, frozen=True):
    """``found``: chips of a player that nobody had counted; ``to_owner``: lost ones he has back; ``put_out``:
    whom nobody waits for any longer. ``after_hand``: he plays this one to its end."""

    what: Literal["found", "to_owner", "taken_out", "expelled", "put_out"]
    seat: int
    chips: int = 0
    after_hand: bool = False


class Began(msgspec.Struct, frozen=True):
    """Who was out and which chips were out of play when the hand began."""

    eliminated: tuple[int, ...] = ()
    expelled: tuple[int, ...] = ()
    leaving: tuple[int, ...] = ()
    removed: dict[int, int] = {}
