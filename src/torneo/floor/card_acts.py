"""Acts with cards, with the clock, and of coming and going, as the scenario language spells them."""

from typing import Literal

from msgspec.structs import force_setattr

from torneo.floor.acts import Act, PlayerAct
from torneo.floor.spelling import (
    AnySeat,
    Card,
    Cards,
    Certainty,
    Chips,
    GameCode,
    How,
    Level,
    NewSeat,
    Offence,
    OwnCards,
    Positive,
    Seat,
    Stack,
    Verb,
    Witnesses,
)


class Exposes(PlayerAct, frozen=True, kw_only=True, tag="exposes"):
    """Cards seen by somebody before they should be."""

    spelled = {"exposes": Verb("cards")}
    cards: Cards
    to: Witnesses = "table"


class Tables(PlayerAct, frozen=True, kw_only=True, tag="tables"):
    """The whole hand face up on the table; ``cards`` names it where it was hidden."""

    spelled = {"tables": Verb("cards")}
    cards: OwnCards = ()


class Mucks(PlayerAct, frozen=True, kw_only=True, tag="mucks"):
    """The hand given up at showdown without showing."""

    spelled = {"mucks": Verb()}


class Shows(PlayerAct, frozen=True, kw_only=True, tag="shows"):
    """Some or all cards shown of the player's own will."""

    spelled = {"shows": Verb("cards")}
    cards: OwnCards = ()
    to: Witnesses = "table"


class Discusses(PlayerAct, frozen=True, kw_only=True, tag="discusses"):
    """Talk about a hand in play: ``about`` the cards of a live or a folded hand, the talker's own live hand,
    a hand of somebody else that nobody has seen, how somebody should play or have played, or a decision taken
    together. ``to``: who heard it."""

    spelled = {"discusses": Verb("about")}
    about: Literal["live_hand", "folded_hand", "own_hand", "unseen_hand", "play", "decision"]
    to: Witnesses = "table"


class HidesChips(PlayerAct, frozen=True, kw_only=True, tag="hides_chips"):
    """Chips of a stack put where nobody can see them: in a pocket, in a hand, off the table."""

    spelled = {"hides_chips": Verb("chips")}
    chips: Chips


class MovesTable(PlayerAct, frozen=True, kw_only=True, tag="moves_table"):
    """The player goes to another table; ``carried_by``: ``player``, or the member of staff with his chips."""

    spelled = {"moves_table": Verb("carried_by")}
    carried_by: str


class ChipsFound(Act, frozen=True, kw_only=True, tag="chips_found"):
    """Lost chips turn up; ``owner`` if it can be told whose they are."""

    spelled = {"finds_chips": Verb("chips")}
    chips: Chips
    owner: Seat | None = None


class PicksUpUpcards(PlayerAct, frozen=True, kw_only=True, tag="picks_up_upcards"):
    """A stud player takes his up-cards off the table."""

    spelled = {"picks_up_upcards": Verb()}


class Leaves(PlayerAct, frozen=True, kw_only=True, tag="leaves"):
    """The player leaves his seat."""

    spelled = {"leaves": Verb()}


class Returns(PlayerAct, frozen=True, kw_only=True, tag="returns"):
    """The player is at his seat again.

    ``after_cards``: how many cards of the deal were out when he came; without it the deal was over.
    ``within_reach`` of his chair, or ``doubtful``.
    """

    spelled = {"returns": Verb()}
    after_cards: int | None = None
    within_reach: bool | Literal["doubtful"] = True


class SitsDown(PlayerAct, frozen=True, kw_only=True, tag="sits_down"):
    """A newcomer with his chips."""

    spelled = {"sits_down": Verb("stack")}
    seat: NewSeat
    stack: Stack


class Straddles(PlayerAct, frozen=True, kw_only=True, tag="straddles"):
    """Chips put out before the deal to raise the big blind unseen."""

    spelled = {"straddles": Verb("amount")}
    amount: Positive


class Reported(PlayerAct, frozen=True, kw_only=True, tag="reported"):
    """Somebody reports a player for an offence."""

    spelled = {"reported_for": Verb("offence")}
    offence: Offence
    by: Literal["dealer", "floor", "director", "player"] = "floor"


DealerWord = Literal[
    "exposed_card",
    "boxed_cards",
    "duplicate_card",
    "foreign_card",
    "odd_back",
    "wrong_first_seat",
    "missed_seat",
    "dealt_to_unentitled",
    "short_cards",
    "extra_card",
    "no_burn",
    "names_board",
    "four_card_flop",
    "premature_flop",
    "premature_turn",
    "premature_river",
    "premature_stud_card",
    "dropped_deck",
    "irregular_deal",
    "killed_hand",
    "collected_hand",
    "awards_pot",
    "announces_level",
    "calls_time",
    "wrong_level",
    "wrong_button",
    "redeal",
    "starts_hand",
    "next_hand",
    "first_hand",
    "closes_hand",
    "dealer_change",
    "counts_deck",
    "collects_bets",
    "changes_deck",
    "takes_table",
    "opens_table",
]


class DealerActs(Act, frozen=True, kw_only=True, tag="dealer"):
    """Whatever the dealer does with the deck, the button or the level; ``what`` as the language names it."""

    spelled = {"dealer": Verb("what")}
    what: DealerWord
    seat: AnySeat | None = None
    card: Card | None = None
    cards: Cards = ()
    count: int | None = None
    #: Which card of the deal it was, from 1; or how many had been dealt before it.
    position: Positive | None = None
    after_cards: int | None = None
    exposed: bool | None = None
    amount: int | None = None
    level: Level | None = None
    identifiable: Certainty | None = None
    recoverable: bool | None = None
    #: How a hand was started: the first riffle, the shuffler's button...
    how: How | None = None
    #: The dealer who takes the table.
    name: str | None = None
    #: The game of the next hand where games are mixed.
    game: GameCode | None = None

    def __post_init__(self) -> None:
        if self.position is None and self.after_cards is not None:
            force_setattr(self, "position", self.after_cards + 1)


class ClockRuns(Act, frozen=True, kw_only=True, tag="clock"):
    """The time of the player to act: ``at_limit`` its last instant, ``expired`` past it."""

    spelled = {"clock": Verb("clock")}
    clock: Literal["expired", "at_limit"]
    seat: Seat | None = None


class TimePasses(Act, frozen=True, kw_only=True, tag="time_passes"):
    spelled = {"seconds_pass": Verb("seconds"), "minutes_pass": Verb("seconds", times=60)}
    seconds: Positive


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
    "DealerWord",
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
