"""What physically happened at a table, before anybody says what it means.

One type per kind of act, with the field names of the scenario language; ``spelled``: the keys that tell it.
"""

from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec.structs import force_setattr

from torneo.floor.spelling import (
    Amounts,
    AnySeat,
    Card,
    Cards,
    Certainty,
    Finder,
    Motions,
    Option,
    Positive,
    Seat,
    Verb,
    told,
)
from torneo.floor.spelling import Chips as Chips

Action = Literal[
    "fold", "check", "call", "bet", "raise", "complete", "bring_in", "all_in", "draw", "stand_pat"
]


class NotRuled(Exception):
    """No part of the floor rules on this kind of act."""


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Anything a player, the dealer or the floor does."""

    spelled: ClassVar[dict[str, Verb]] = {}


class PlayerAct(Act, frozen=True, kw_only=True):
    """``nobody_with``: fields that, once told, leave open who it was (seat 0)."""

    nobody_with: ClassVar[tuple[str, ...]] = ()
    seat: Seat


class Does(PlayerAct, frozen=True, kw_only=True, tag="does"):
    """A plain action. ``unnoticed``: an illegal amount nobody objected to; it stands until discovered."""

    spelled = {"does": Verb("does")}
    does: Action
    to: int | None = None
    discards: Cards = ()
    unnoticed: bool = False


class Bets(PlayerAct, frozen=True, kw_only=True, tag="bets"):
    """Words, chips, or both.

    ``motions``: chips put out, one entry a motion. ``prior``: what happened to the player's own uncollected
    chips of this street, ``takes_back`` which of them. ``could_mean``: amounts the table would read into the
    words. ``gesture``: everything pushed or thrown forward, or only an item without value, such as a bounty
    chip (``pushes_item``). ``clear``: were the words clear (``confused``: words and chips contradict each
    other and nobody can say which came first).
    """

    spelled = {
        "says": Verb("says"),
        "chips": Verb("motions"),
        "prior": Verb("prior"),
        "takes_back": Verb("takes_back"),
        "gesture": Verb("gesture"),
    }
    says: str | None = None
    motions: Motions = ()
    order: Literal["words_first", "chips_first", "together"] | None = None
    could_mean: Amounts = ()
    clear: bool | Literal["confused"] = True
    prior: Literal["untouched", "partly_pulled", "pulled"] | None = None
    takes_back: Chips = {}
    gesture: Literal["pushes_all", "throws_all", "pushes_item"] | None = None
    released: bool = True


class TurnsIn(PlayerAct, frozen=True, kw_only=True, tag="turns_in"):
    """Cards given up face down, or moved forward."""

    spelled = {"turns_in": Verb()}
    past_line: bool | None = None
    touches_muck: bool = False
    #: Can the cards be told for certain?
    identifiable: Certainty | None = None
    misled_by: Seat | None = None
    thrown: bool = False
    #: What they came to touch, where ``touches_muck`` does not say it all.
    touches: Literal["muck", "burn_cards", "discards", "deck"] | None = None
    #: Some of them could be seen as they were given up, or they flew so high that they could have been.
    face_up: bool = False
    high: bool = False


class Asks(PlayerAct, frozen=True, kw_only=True, tag="asks"):
    """A request: ``count`` of a seat, the ``pot``, to ``see`` a hand, ``time`` on a player..."""

    spelled = {
        "asks_to_see": Verb("of", {"what": "see"}, beside=()),
        "asks_count_of": Verb("of", {"what": "count"}, {"pot": {"what": "pot"}}, beside=()),
        "calls_time_on": Verb("of", {"what": "time"}, beside=("where",)),
        "asks_to_keep_cards": Verb(settles={"what": "keep_cards"}, beside=()),
        "disputes": Verb("about", {"what": "dispute"}, beside=()),
        "asks_for_next_cards": Verb(settles={"what": "rabbit"}, beside=()),
        "asks_for_bets_in": Verb(settles={"what": "bets_in"}, beside=()),
    }
    nobody_with = ("where",)
    what: Literal["count", "pot", "see", "time", "keep_cards", "dispute", "rabbit", "bets_in"]
    of: Seat | None = None
    #: Where whoever asks is: in his seat, away from it, at another table, or no player at all.
    where: Annotated[Literal["seat", "rail", "other_table", "outside"], told(key="from")] = "seat"
    about: Literal["reading", "pot"] | None = None


class ClaimsTurn(PlayerAct, frozen=True, kw_only=True, tag="claims_turn"):
    """A skipped player speaks up; had he had reasonable time before?"""

    spelled = {"claims_turn": Verb()}
    reasonable_time: bool | None = None


class FindsChips(PlayerAct, frozen=True, kw_only=True, tag="finds_chips"):
    """Chips of the player turn up that nobody had counted."""

    spelled = {"finds_chips": Verb("chips")}
    chips: Chips


class Refuses(PlayerAct, frozen=True, kw_only=True, tag="refuses"):
    """The player does not do what was just asked of him."""

    spelled = {"refuses": Verb()}


class DealerSays(Act, frozen=True, kw_only=True, tag="dealer_says"):
    """The dealer announces a bet or the pot, rightly or wrongly."""

    spelled = {"dealer": Verb(words={"announces_bet": {"what": "bet"}, "announces_pot": {"what": "pot"}})}
    what: Literal["bet", "pot"]
    amount: int | None = None
    seat: AnySeat | None = None


class Discovered(Act, frozen=True, kw_only=True, tag="discovered"):
    """Somebody notices something that went wrong earlier."""

    spelled = {"discovered": Verb("what")}
    what: Literal[
        "underbet",
        "underraise",
        "undercall",
        "pot_miscount",
        "missing_ante",
        "missing_blind",
        "skipped_player",
        "short_hand",
        "extra_cards",
        "duplicate_card",
        "foreign_card",
        "missing_card",
        "misread_hand",
        "wrong_pot_award",
        "miscalled_hand",
        "overcall",
        "overbet",
        "wrong_button",
        "wrong_level",
        "hidden_chips",
    ]
    seat: Seat | None = None
    amount: int | None = None
    by: Finder | None = None
    #: Of cards: the one that was found, or those that were, and how many a hand has too few or too many.
    card: Card | None = None
    cards: Cards = ()
    count: int | None = None

    def __post_init__(self) -> None:
        if self.cards and self.card is None:
            force_setattr(self, "card", self.cards[0])
        if self.cards and self.count is None and self.what in ("short_hand", "extra_cards"):
            force_setattr(self, "count", len(self.cards))


class Decides(Act, frozen=True, kw_only=True, tag="decides"):
    """The floor answers the open question (``option``), or overrides (``option="override"``)."""

    spelled = {"floor": Verb("option")}
    option: Option
    by: Literal["floor", "director", "dealer"] = "floor"
    why: str = ""
    action: Annotated[str, told("word", words=get_args(Action))] | None = None
    to: int | None = None
    seat: Seat | None = None
    seconds: Positive | None = None
    #: How many hands or rounds, of a penalty.
    count: int | None = None


class NextStreet(Act, frozen=True, kw_only=True, tag="next_street"):
    """The dealer goes on: the next card is out. ``cards``: those that came face up, in dealing order, where
    somebody tells them; a single one may be told as ``card``."""

    spelled = {"dealer": Verb(words={"next_street": {}})}
    cards: Cards = ()
    card: Card | None = None

    def __post_init__(self) -> None:
        if self.card is not None and not self.cards:
            force_setattr(self, "cards", (self.card,))


BettingAct = (
    Does
    | Bets
    | TurnsIn
    | Asks
    | ClaimsTurn
    | FindsChips
    | Refuses
    | DealerSays
    | Discovered
    | Decides
    | NextStreet
)
