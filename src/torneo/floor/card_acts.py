"""Acts with cards, with the clock, and of coming and going, as the scenario language spells them."""

from typing import Any, Literal

from torneo.floor.acts import Act, Chips, PlayerAct

Witnesses = tuple[int, ...] | Literal["table", "spectator"]
"""The seats that saw or heard it, the whole table, or somebody who does not play."""


class Exposes(PlayerAct, frozen=True, kw_only=True, tag="exposes"):
    """Cards seen by somebody before they should be."""

    cards: tuple[int, ...]
    to: Witnesses = "table"


class Tables(PlayerAct, frozen=True, kw_only=True, tag="tables"):
    """The whole hand face up on the table; ``cards`` names it where it was hidden."""

    cards: tuple[int, ...] = ()


class Mucks(PlayerAct, frozen=True, kw_only=True, tag="mucks"):
    """The hand given up at showdown without showing."""


class Shows(PlayerAct, frozen=True, kw_only=True, tag="shows"):
    """Some or all cards shown of the player's own will."""

    cards: tuple[int, ...] = ()
    to: Witnesses = "table"


class Discusses(PlayerAct, frozen=True, kw_only=True, tag="discusses"):
    """Talk about a hand in play: ``about`` the cards of a live or a folded hand, the talker's own live hand,
    a hand of somebody else that nobody has seen, how somebody should play or have played, or a decision taken
    together. ``to``: who heard it."""

    about: Literal["live_hand", "folded_hand", "own_hand", "unseen_hand", "play", "decision"]
    to: Witnesses = "table"


class HidesChips(PlayerAct, frozen=True, kw_only=True, tag="hides_chips"):
    """Chips of a stack put where nobody can see them: in a pocket, in a hand, off the table."""

    chips: Chips


class MovesTable(PlayerAct, frozen=True, kw_only=True, tag="moves_table"):
    """The player goes to another table; ``carried_by``: ``player``, or the member of staff with his chips."""

    carried_by: str


class ChipsFound(Act, frozen=True, kw_only=True, tag="chips_found"):
    """Lost chips turn up; ``owner`` if it can be told whose they are."""

    chips: Chips
    owner: int | None = None


class PicksUpUpcards(PlayerAct, frozen=True, kw_only=True, tag="picks_up_upcards"):
    """A stud player takes his up-cards off the table."""


class Leaves(PlayerAct, frozen=True, kw_only=True, tag="leaves"):
    """The player leaves his seat."""


class Returns(PlayerAct, frozen=True, kw_only=True, tag="returns"):
    """The player is at his seat again.

    ``after_cards``: how many cards of the deal were out when he came; without it the deal was over.
    ``within_reach`` of his chair, or ``doubtful``.
    """

    after_cards: int | None = None
    within_reach: bool | Literal["doubtful"] = True


class SitsDown(PlayerAct, frozen=True, kw_only=True, tag="sits_down"):
    """A newcomer with his chips."""

    stack: int


class Straddles(PlayerAct, frozen=True, kw_only=True, tag="straddles"):
    """Chips put out before the deal to raise the big blind unseen."""

    amount: int


class Reported(PlayerAct, frozen=True, kw_only=True, tag="reported"):
    """Somebody reports a player for an offence."""

    offence: str
    by: Literal["dealer", "floor", "director", "player"] = "floor"


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
    #: Yes, no, or how surely in percent.
    identifiable: bool | int | None = None
    recoverable: bool | None = None
    #: How a hand was started: the first riffle, the shuffler's button...
    how: str | None = None
    #: The dealer who takes the table.
    name: str | None = None
    #: The game of the next hand where games are mixed.
    game: str | None = None


class ClockRuns(Act, frozen=True, kw_only=True, tag="clock"):
    """The time of the player to act: ``at_limit`` its last instant, ``expired`` past it."""

    clock: Literal["expired", "at_limit"]
    seat: int | None = None


class TimePasses(Act, frozen=True, kw_only=True, tag="time_passes"):
    seconds: int


CardAct = (
    Exposes
    | Discusses
    | HidesChips
    | MovesTable
    | ChipsFound
    | Tables
    | Mucks
    | Shows
    | PicksUpUpcards
    | Leaves
    | Returns
    | SitsDown
    | Straddles
    | Reported
    | DealerActs
    | ClockRuns
    | TimePasses
)

__all__ = [
    "CardAct",
    "ChipsFound",
    "ClockRuns",
    "DealerActs",
    "Discusses",
    "Exposes",
    "HidesChips",
    "Leaves",
    "MovesTable",
    "Mucks",
    "PicksUpUpcards",
    "Reported",
    "Returns",
    "Shows",
    "SitsDown",
    "Straddles",
    "Tables",
    "TimePasses",
    "Witnesses",
]
