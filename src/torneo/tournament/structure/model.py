"""The structure sheet of an event as data: all a book asks to be settled before the first hand.

Money is in minor units of the currency, chips in points. Times are ISO 8601 with their offset
(``2011-06-24T23:00-03:00``). A chip set is {value of a chip: how many}.
"""

from typing import Literal

import msgspec

#: Empty: not chosen yet, the book's own format is proposed.
AnteKind = Literal["", "none", "each_player", "big_blind"]
Chips = dict[int, int]


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One level. ``minutes`` 0 means the day's usual length. Limit and stud games may give their own bets."""

    number: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    minutes: int = 0
    game: str = ""
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0


class Break(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A break after a level, or when so many players are left (``at_players``)."""

    after_level: int = 0
    at_players: int = 0
    minutes: int = 15
    name: str = ""


class Flight(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One start of a day: ``1A``, ``1B``; a day with a single start has one flight named after the day."""

    name: str
    starts: str = ""


class Day(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A day of play: its flights, levels (``last_level`` None: until the end), usual minutes and closing
    time."""

    number: int
    flights: tuple[Flight, ...] = ()
    first_level: int = 1
    last_level: int | None = None
    level_minutes: int = 0
    ends: str = ""
    closes: str = ""
    stop_at_players: int = 0


class Registration(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When entries are taken. Exactly one closing is enough: a level's end, a time, or minutes after the
    start."""

    opens: str = ""
    closes_level: int | None = None
    closes_at: str = ""
    closes_minutes: int | None = None
    capacity: int = 0
    minimum_entries: int = 0


class ReEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``limit`` None: as many as you like; 0: none. Prices default to the entry's."""

    limit: int | None = 0
    per_flight: int | None = None
    until_level: int | None = None
    surrender: bool = False
    price: int | None = None
    fee: int | None = None


class Rebuy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who holds ``stack_limit_percent`` of the starting stack or less may buy ``chips`` for ``price``."""

    limit: int | None = 1
    price: int = 0
    fee: int = 0
    chips: Chips = {}
    stack_limit_percent: int = 0
    until_level: int | None = None


class AddOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One last purchase, at the break after ``after_level`` or by the book's window; earlier for
    ``early_chips``."""

    limit: int = 1
    price: int = 0
    fee: int = 0
    chips: Chips = {}
    after_level: int = 0
    early_chips: Chips = {}
    early_stack_limit_percent: int = 0


class Payout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the prize fund is shared: a curve over ``places_percent`` of the field, or a table of shares.

    ``table``: {entries up to: [share of each place, in ten-thousandths]}. ``rounding`` and ``minimum_cash``
    in minor units.
    """

    kind: Literal["curve", "table", "winner_takes_all"] = "curve"
    places_percent: int = 0
    places: int = 0
    steepness: int = 0
    table: dict[int, tuple[int, ...]] = {}
    rounding: int = 1
    minimum_cash: int = 0


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether deals are allowed at all, and what is kept back for the champion (per mille of the money
    left)."""

    allowed: bool = True
    champion_per_mille: int = 0


class Bounty(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["none", "fixed", "progressive", "mystery"] = "none"
    amount: int = 0
    progressive_percent: int = 50
    envelopes: dict[int, int] = {}


class Satellite(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``target``: the event whose seats are the prize; ``seat_value`` what one is worth."""

    target: str = ""
    seat_value: int = 0
    seats: int = 0


class TimeBank(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards a player may spend for more time: how many each phase brings, and the seconds one is worth.

    ``later_day`` is for each day after the first; what is not used stays with the player.
    """

    seconds: int = 30
    start: int = 0
    later_day: int = 0
    in_the_money: int = 0
    final_table: int = 0


class Structure(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The sheet. ``game`` is a game code or a mix; ``rotation_by`` and ``rotation_lasts`` are for mixes."""

    name: str = ""
    venue: str = ""
    official_venue: bool = True
    country: str = ""
    scope: Literal["local", "national", "international"] = "local"
    currency: str = "EUR"
    languages: tuple[str, ...] = ()
    game: str = "nlhe"
    rotation: tuple[str, ...] = ()
    rotation_by: Literal["hands", "levels"] = "levels"
    rotation_lasts: int = 1
    seats_per_table: int = 9
    turbo: bool = False
    entry_price: int = 0
    entry_fee: int = 0
    staff_percent: int = 0
    guarantee: int = 0
    stack: Chips = {}
    chip_values: tuple[int, ...] = ()
    ante_kind: AnteKind = ""
    levels: tuple[Level, ...] = ()
    level_minutes: int = 0
    breaks: tuple[Break, ...] = ()
    days: tuple[Day, ...] = ()
    dates: tuple[str, ...] = ()
    carry: Literal["best", "every"] = "best"
    registration: Registration = Registration()
    reentry: ReEntry = ReEntry()
    rebuy: Rebuy | None = None
    addon: AddOn | None = None
    payout: Payout = Payout()
    deal: Deal = Deal()
    bounty: Bounty = Bounty()
    satellite: Satellite | None = None
    time_bank: TimeBank | None = None
    table_break_order: tuple[int, ...] = ()
    source_table_order: tuple[int, ...] = ()
    variant_rules: str = ""
    heads_up_postflop_order: str = ""
    published_at: str = ""

    @property
    def starting_stack(self) -> int:
        return total(self.stack)


def total(chips: Chips) -> int:
    """What a set of chips is worth."""
    return sum(value * count for value, count in chips.items())
