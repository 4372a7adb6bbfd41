"""What physically happened at a table, before anybody says what it means.

One type per kind of act, with the field names of the scenario language. Chips are ``{denomination: count}``.
"""

from typing import Literal

import msgspec

Chips = dict[int, int]


class NotRuled(Exception):
    """No part of the floor rules on this kind of act."""


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Anything a player, the dealer or the floor does."""


class PlayerAct(Act, frozen=True, kw_only=True):
    seat: int


class Does(PlayerAct, frozen=True, kw_only=True, tag="does"):
    """A plain action. ``unnoticed``: an illegal amount nobody objected to; it stands until discovered."""

    does: Literal[
        "fold", "check", "call", "bet", "raise", "complete", "bring_in", "all_in", "draw", "stand_pat"
    ]
    to: int | None = None
    discards: tuple[int, ...] = ()
    unnoticed: bool = False


class Bets(PlayerAct, frozen=True, kw_only=True, tag="bets"):
    """Words, chips, or both.

    ``motions``: chips put out, one entry a motion. ``prior``: what happened to the player's own uncollected
    chips of this street, ``takes_back`` which of them. ``could_mean``: amounts the table would read into the
    words. ``clear``: were the words clear (``confused``: words and chips contradict each other and
    nobody can say which came first).
    """

    says: str | None = None
    motions: tuple[Chips, ...] = ()
    order: Literal["words_first", "chips_first", "together"] | None = None
    could_mean: tuple[int, ...] = ()
    clear: bool | Literal["confused"] = True
    prior: Literal["untouched", "partly_pulled", "pulled"] | None = None
    takes_back: Chips = {}
    gesture: Literal["pushes_all", "throws_all"] | None = None
    released: bool = True


class TurnsIn(PlayerAct, frozen=True, kw_only=True, tag="turns_in"):
    """Cards given up face down, or moved forward."""

    past_line: bool | None = None
    touches_muck: bool = False
    #: Can the cards be told for certain? Yes, no, or how surely in percent.
    identifiable: bool | int | None = None
    misled_by: int | None = None
    thrown: bool = False
    #: What they came to touch, where ``touches_muck`` does not say it all.
    touches: Literal["muck", "burn_cards", "discards", "deck"] | None = None
    #: Some of them could be seen as they were given up, or they flew so high that they could have been.
    face_up: bool = False
    high: bool = False


class Asks(PlayerAct, frozen=True, kw_only=True, tag="asks"):
    """A request: ``count`` of a seat, the ``pot``, to ``see`` a hand, ``time`` on a player..."""

    what: Literal["count", "pot", "see", "time", "keep_cards", "dispute", "rabbit"]
    of: int | None = None
    #: Where whoever asks is: in his seat, away from it, at another table, or no player at all.
    where: Literal["seat", "rail", "other_table", "outside"] = "seat"
    about: Literal["reading", "pot"] | None = None


class ClaimsTurn(PlayerAct, frozen=True, kw_only=True, tag="claims_turn"):
    """A skipped player speaks up; had he had reasonable time before?"""

    reasonable_time: bool | None = None


class FindsChips(PlayerAct, frozen=True, kw_only=True, tag="finds_chips"):
    """Chips of the player turn up that nobody had counted."""

    chips: Chips


class Refuses(PlayerAct, frozen=True, kw_only=True, tag="refuses"):
    """The player does not do what was just asked of him."""


class DealerSays(Act, frozen=True, kw_only=True, tag="dealer_says"):
    """The dealer announces a bet or the pot, rightly or wrongly."""

    what: Literal["bet", "pot", "level"]
    amount: int | None = None
    seat: int | None = None


class Discovered(Act, frozen=True, kw_only=True, tag="discovered"):
    """Somebody notices something that went wrong earlier."""

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
    ]
    seat: int | None = None
    amount: int | None = None
    by: int | None = None
    #: Of cards: the one that was found, and how many a hand has too few or too many.
    card: int | None = None
    count: int | None = None


class Decides(Act, frozen=True, kw_only=True, tag="decides"):
    """The floor answers the open question (``option``), or overrides (``option="override"``)."""

    option: str
    by: Literal["floor", "director", "dealer"] = "floor"
    why: str = ""
    action: str | None = None
    to: int | None = None
    seat: int | None = None
    seconds: int | None = None
    #: How many hands or rounds, of a penalty.
    count: int | None = None


class NextStreet(Act, frozen=True, kw_only=True, tag="next_street"):
    """The dealer goes on: the next card is out. ``cards``: those that came face up, in dealing order, where
    somebody tells them."""

    cards: tuple[int, ...] = ()


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
