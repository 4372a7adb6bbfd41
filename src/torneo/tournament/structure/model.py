"""The structure sheet of an event as data: all a book asks to be settled before the first hand.

Money is in minor units of the currency, chips in points. Times are ISO 8601 with their offset
(``2011-06-24T23:00-03:00``). A chip set is {value of a chip: how many}.
"""

from typing import Annotated, Literal

import msgspec

from torneo.tournament.vocabulary import (
    MOST_CHIP_VALUES,
    MOST_LEVELS,
    MOST_PEOPLE,
    Blind,
    ChipCount,
    ChipSet,
    ChipValue,
    Code,
    Codes,
    Count,
    IsoTime,
    LevelNumber,
    LongText,
    Minutes,
    Money,
    Percent,
    Price,
    Seat,
    Seconds,
    SessionId,
    Share,
    StreamName,
    Tables,
    Title,
    many,
    rows,
)

#: Empty: not chosen yet, the book's own format is proposed.
AnteKind = Literal["", "none", "each_player", "big_blind"]
Chips = dict[ChipValue, ChipCount]


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One level. ``minutes`` 0 means the day's usual length. Limit and stud games may give their own bets."""

    number: LevelNumber
    small_blind: Blind = 0
    big_blind: Blind = 0
    ante: Blind = 0
    minutes: Minutes = 0
    game: Code = ""
    bring_in: Blind = 0
    small_bet: Blind = 0
    big_bet: Blind = 0


class Break(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A break after a level, or when so many players are left (``at_players``)."""

    after_level: LevelNumber = 0
    at_players: Count = 0
    minutes: Minutes = 15
    name: Title = ""


class Flight(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One start of a day: ``1A``, ``1B``; a day with a single start has one flight named after the day."""

    name: SessionId
    starts: IsoTime = ""


class Day(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A day of play: its flights, levels (``last_level`` None: until the end), usual minutes and closing
    time."""

    number: LevelNumber
    flights: Annotated[tuple[Flight, ...], many(100)] = ()
    first_level: LevelNumber = 1
    last_level: LevelNumber | None = None
    level_minutes: Minutes = 0
    ends: IsoTime = ""
    closes: IsoTime = ""
    stop_at_players: Count = 0


class Registration(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When entries are taken. Exactly one closing is enough: a level's end, a time, or minutes after the
    start. ``kept_seats``: seats of each table that the first draw leaves for those who come late."""

    opens: IsoTime = ""
    closes_level: LevelNumber | None = None
    closes_at: IsoTime = ""
    closes_minutes: Minutes | None = None
    capacity: Count = 0
    minimum_entries: Count = 0
    kept_seats: Count = 0


class ReEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``limit`` None: as many as you like; 0: none. Prices default to the entry's."""

    limit: Count | None = 0
    per_flight: Count | None = None
    until_level: LevelNumber | None = None
    surrender: bool = False
    price: Price | None = None
    fee: Price | None = None


class Rebuy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who holds ``stack_limit_percent`` of the starting stack or less may buy ``chips`` for ``price``."""

    limit: Count | None = 1
    price: Price = 0
    fee: Price = 0
    chips: ChipSet = {}
    stack_limit_percent: Percent = 0
    until_level: LevelNumber | None = None


class AddOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One last purchase, at the break after ``after_level`` or by the book's window; earlier for
    ``early_chips``."""

    limit: Count = 1
    price: Price = 0
    fee: Price = 0
    chips: ChipSet = {}
    after_level: LevelNumber = 0
    early_chips: ChipSet = {}
    early_stack_limit_percent: Percent = 0


class Payout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the prize fund is shared: a curve over ``places_percent`` of the field, or a table of shares.

    ``table``: {entries up to: [share of each place, in ten-thousandths]}. ``rounding`` and ``minimum_cash``
    in minor units.
    """

    kind: Literal["curve", "table", "winner_takes_all"] = "curve"
    places_percent: Percent = 0
    places: Count = 0
    steepness: Percent = 0
    table: Annotated[dict[Count, Annotated[tuple[Share, ...], many(MOST_PEOPLE)]], rows(500)] = {}
    rounding: Money = 1
    minimum_cash: Money = 0


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether deals are allowed at all, and what is kept back for the champion (per mille of the money
    left)."""

    allowed: bool = True
    champion_per_mille: Count = 0


class Bounty(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["none", "fixed", "progressive", "mystery"] = "none"
    amount: Price = 0
    progressive_percent: Percent = 50
    envelopes: Annotated[dict[Money, Count], rows(MOST_PEOPLE)] = {}


class Satellite(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``target``: the event whose seats are the prize; ``seat_value`` what one is worth."""

    target: StreamName = ""
    seat_value: Price = 0
    seats: Count = 0


class TimeBank(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards a player may spend for more time: how many each phase brings, and the seconds one is worth.

    ``later_day`` is for each day after the first; what is not used stays with the player.
    """

    seconds: Seconds = 30
    start: Count = 0
    later_day: Count = 0
    in_the_money: Count = 0
    final_table: Count = 0


class ByItself(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the program does the moment it is due, though people must be ready for it; the rest it proposes:
    ``start`` of a session, the level ``after_break``, the ``rounds`` of hand-for-hand, ``moves`` that balance
    the tables, the ``end`` of the event."""

    start: bool = False
    after_break: bool = False
    rounds: bool = False
    moves: bool = False
    end: bool = False


class SecondPerson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What waits until another person has confirmed it: ``payments`` of prizes, the decision on ``deals``,
    ``corrections`` that change money taken, published, agreed or handed over."""

    payments: bool = False
    deals: bool = False
    corrections: bool = False


class Structure(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The sheet. ``game`` is a game code or a mix; ``rotation_by`` and ``rotation_lasts`` are for mixes."""

    name: Title = ""
    venue: Title = ""
    official_venue: bool = True
    country: Code = ""
    scope: Literal["local", "national", "international"] = "local"
    currency: Code = "EUR"
    languages: Codes = ()
    game: Code = "nlhe"
    rotation: Codes = ()
    rotation_by: Literal["hands", "levels"] = "levels"
    rotation_lasts: Count = 1
    seats_per_table: Seat = 9
    turbo: bool = False
    entry_price: Price = 0
    entry_fee: Price = 0
    staff_percent: Percent = 0
    guarantee: Money = 0
    stack: ChipSet = {}
    chip_values: Annotated[tuple[ChipValue, ...], many(MOST_CHIP_VALUES)] = ()
    ante_kind: AnteKind = ""
    levels: Annotated[tuple[Level, ...], many(MOST_LEVELS)] = ()
    level_minutes: Minutes = 0
    breaks: Annotated[tuple[Break, ...], many(MOST_LEVELS)] = ()
    days: Annotated[tuple[Day, ...], many(60)] = ()
    dates: Annotated[tuple[IsoTime, ...], many(200)] = ()
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
    by_itself: ByItself = ByItself()
    second_person: SecondPerson = SecondPerson()
    table_break_order: Tables = ()
    source_table_order: Tables = ()
    variant_rules: LongText = ""
    heads_up_postflop_order: Code = ""
    published_at: IsoTime = ""

    @property
    def starting_stack(self) -> int:
        return total(self.stack)


def total(chips: Chips) -> int:
    """What a set of chips is worth."""
    return sum(value * count for value, count in chips.items())
