"""Acts with cards, with the clock, and of coming and going, as the scenario language spells them."""

from typing import Any, Literal

from torneo.floor.acts import Act, PlayerAct


class Exposes(PlayerAct, frozen=True, kw_only=True, tag="exposes"):
    """Cards seen by somebody before they should be; ``to``: the seats that saw them, or the whole table."""

    cards: tuple[int, ...]
    to: tuple[int, ...] | Literal["table"] = "table"


class Tables(PlayerAct, frozen=True, kw_only=True, tag="tables"):
    """The whole hand face up on the table; ``cards`` names it where it was hidden."""

    cards: tuple[int, ...] = ()


class Mucks(PlayerAct, frozen=True, kw_only=True, tag="mucks"):
    """The hand given up at showdown without showing."""


class Shows(PlayerAct, frozen=True, kw_only=True, tag="shows"):
    """Some or all cards shown of the player's own will."""

    cards: tuple[int, ...] = ()


class PicksUpUpcards(PlayerAct, frozen=True, kw_only=True, tag="picks_up_upcards"):
    """A stud player takes his up-cards off the table."""


class Leaves(PlayerAct, frozen=True, kw_only=True, tag="leaves"):
    """The player leaves his seat."""


class Returns(PlayerAct, frozen=True, kw_only=True, tag="returns"):
    """The player is at his seat again."""


class SitsDown(PlayerAct, frozen=True, kw_only=True, tag="sits_down"):
    """A newcomer with his chips."""

    stack: int


class DealerActs(Act, frozen=True, kw_only=True, tag="dealer"):
    """Whatever the dealer does with the deck, the button or the level; ``what`` as the language names it."""

    what: str
    seat: int | None = None
    card: int | None = None
    cards: tuple[int, ...] = ()
    count: int | None = None
    position: int | None = None
    after_cards: int | None = None
    exposed: bool | None = None
    amount: int | None = None
    level: dict[str, Any] | int | None = None
    identifiable: bool | None = None
    recoverable: bool | None = None


class ClockRuns(Act, frozen=True, kw_only=True, tag="clock"):
    """The time of the player to act: ``at_limit`` its last instant, ``expired`` past it."""

    clock: Literal["expired", "at_limit"]
    seat: int | None = None


class TimePasses(Act, frozen=True, kw_only=True, tag="time_passes"):
    seconds: int


CardAct = (
    Exposes
    | Tables
    | Mucks
    | Shows
    | PicksUpUpcards
    | Leaves
    | Returns
    | SitsDown
    | DealerActs
    | ClockRuns
    | TimePasses
)

__all__ = [
    "CardAct",
    "ClockRuns",
    "DealerActs",
    "Exposes",
    "Leaves",
    "Mucks",
    "PicksUpUpcards",
    "Returns",
    "Shows",
    "SitsDown",
    "Tables",
    "TimePasses",
]
