"""The fields of a structure sheet as a form has them: which there are, and of what kind.

A field's name is its path in the sheet, as findings write it: ``levels[3].ante``.
"""

from typing import Literal

import msgspec

from torneo.hand.games import GAMES, MIXES

Kind = Literal["text", "long", "number", "optional", "money", "optional_money", "time", "yes", "choice",
               "codes", "numbers", "chips"]  # fmt: skip


class Field(msgspec.Struct, frozen=True):
    """``optional`` numbers are left empty for "none"; ``codes`` and ``numbers`` are lists with commas."""

    path: str
    kind: Kind
    choices: tuple[str, ...] = ()
    wide: bool = False


class Group(msgspec.Struct, frozen=True):
    """Fields that stand together. ``optional``: the whole group may be missing from the sheet."""

    name: str
    fields: tuple[Field, ...]
    optional: str = ""
    more: bool = False


class Rows(msgspec.Struct, frozen=True):
    """A table of the sheet; columns by the last part of their path."""

    name: str
    columns: tuple[Field, ...]
    extra: tuple[str, ...] = ()


_F = Field
#: Grouped as a director thinks of them: what it is, what it costs, with which chips, when it closes.
GROUPS: tuple[Group, ...] = (
    Group("event", (
        _F("name", "text", wide=True), _F("venue", "text", wide=True),
        _F("game", "choice", (*GAMES, *MIXES)), _F("seats_per_table", "number"),
        _F("country", "text"), _F("languages", "codes"),
        _F("scope", "choice", ("local", "national", "international")),
        _F("official_venue", "yes"),
    )),
    Group("money", (
        _F("currency", "text"), _F("entry_price", "money"), _F("entry_fee", "money"),
        _F("guarantee", "money"), _F("staff_percent", "number"),
    )),
    Group("registration", (
        _F("registration.opens", "time"), _F("registration.closes_level", "optional"),
        _F("registration.closes_at", "time"), _F("registration.closes_minutes", "optional"),
        _F("registration.capacity", "number"), _F("registration.minimum_entries", "number"),
        _F("registration.kept_seats", "number"),
    )),
    Group("reentry", (
        _F("reentry.limit", "optional"), _F("reentry.until_level", "optional"),
        _F("reentry.per_flight", "optional"), _F("reentry.price", "optional_money"),
        _F("reentry.fee", "optional_money"), _F("reentry.surrender", "yes"),
    )),
    Group("rebuy", (
        _F("rebuy.limit", "optional"), _F("rebuy.price", "money"), _F("rebuy.fee", "money"),
        _F("rebuy.chips", "chips"), _F("rebuy.stack_limit_percent", "number"),
        _F("rebuy.until_level", "optional"),
    ), optional="rebuy"),
    Group("addon", (
        _F("addon.limit", "number"), _F("addon.price", "money"), _F("addon.fee", "money"),
        _F("addon.chips", "chips"), _F("addon.after_level", "number"), _F("addon.early_chips", "chips"),
        _F("addon.early_stack_limit_percent", "number"),
    ), optional="addon"),
    Group("prizes", (
        _F("payout.kind", "choice", ("curve", "table", "winner_takes_all")),
        _F("payout.places_percent", "number"), _F("payout.places", "number"),
        _F("payout.rounding", "money"), _F("payout.minimum_cash", "money"),
        _F("deal.allowed", "yes"), _F("deal.champion_per_mille", "number"),
        _F("bounty.kind", "choice", ("none", "fixed", "progressive", "mystery")),
        _F("bounty.amount", "money"),
    )),
    Group("satellite", (
        _F("satellite.target", "text"), _F("satellite.seat_value", "money"), _F("satellite.seats", "number"),
    ), optional="satellite"),
    Group("rules", (
        _F("ante_kind", "choice", ("", "big_blind", "each_player", "none")),
        _F("heads_up_postflop_order", "choice", ("", "button_last", "button_first")),
        _F("carry", "choice", ("best", "every")), _F("turbo", "yes"),
        _F("variant_rules", "long", wide=True),
    )),
    Group("by_itself", (
        _F("by_itself.start", "yes"), _F("by_itself.after_break", "yes"), _F("by_itself.rounds", "yes"),
        _F("by_itself.moves", "yes"), _F("by_itself.end", "yes"),
    )),
    Group("second_person", (
        _F("second_person.payments", "yes"), _F("second_person.deals", "yes"),
        _F("second_person.corrections", "yes"),
    )),
    Group("chips", (_F("chip_values", "numbers", wide=True), _F("level_minutes", "number"))),
)  # fmt: skip

LEVELS = Rows("levels", (
    _F("number", "number"), _F("small_blind", "number"), _F("big_blind", "number"), _F("ante", "number"),
    _F("minutes", "number"), _F("game", "choice", ("", *GAMES)), _F("bring_in", "number"),
    _F("small_bet", "number"), _F("big_bet", "number"),
), extra=("game", "bring_in", "small_bet", "big_bet"))  # fmt: skip
BREAKS = Rows("breaks", (
    _F("after_level", "number"), _F("at_players", "number"), _F("minutes", "number"), _F("name", "text"),
))  # fmt: skip
DAYS = Rows("days", (
    _F("number", "number"), _F("first_level", "number"), _F("last_level", "optional"),
    _F("level_minutes", "number"), _F("closes", "time"), _F("stop_at_players", "number"),
))  # fmt: skip
FLIGHTS = Rows("flights", (_F("name", "text"), _F("starts", "time")))
STACK = Rows("stack", (_F("value", "number"), _F("count", "number")))

FIELDS: dict[str, Field] = {field.path: field for group in GROUPS for field in group.fields}
