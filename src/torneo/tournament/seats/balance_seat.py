"""Who leaves a table to even the tables out, and which seat he takes."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from torneo.hand.book_rules import button_rules, no_cards_at
from torneo.hand.button import ButtonRules
from torneo.hand.games import MIXES
from torneo.rulebook import Book
from torneo.tournament.seats.positions import (
    FROZEN,
    hands_until_big_blind,
    is_stud,
    lone_big_blind,
    next_big_blind,
    places_anticlockwise,
    upcoming,
)
from torneo.tournament.seats.state import Table
from torneo.tournament.structure.model import Structure

SeatKind = Literal[
    "worst_position", "single_big_blind", "only_seat", "last_vacated", "last_in_order", "vacant"
]


class Rules(msgspec.Struct, frozen=True):
    """What the book and the sheet say about moves, read once for many of them."""

    book: Book
    button: ButtonRules
    worst_position: bool
    by_position: bool
    stud_seat: str
    frozen: bool


def rules_for(structure: Structure, book: Book) -> Rules:
    policy = book.values
    return Rules(
        book=book,
        button=button_rules(book),
        worst_position=policy["seating_balance_destination"] == "worst_position_never_small_blind",
        by_position=stud_only(structure),
        stud_seat=policy["seating_balance_stud_seat"],
        frozen=policy["button_mixed_games"] == FROZEN,
    )


def stud_only(structure: Structure) -> bool:
    """Is nothing but stud played? Stud rounds of a mixed event follow the rule of flop and mixed games."""
    games = {level.game for level in structure.levels if level.game}
    games |= {*structure.rotation} or {*MIXES.get(structure.game, (structure.game,))}
    return all(is_stud(game) for game in games)


class Side:
    """A table while moves are tried out: who would sit there after those proposed so far."""

    __slots__ = ("entries", "free", "lone", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries = {seat: entry for seat, entry in enumerate(table.seats, 1) if entry}
        self.free = table.free
        self.lone = lone_big_blind(table)

    @property
    def button(self) -> int:
        """Where the button lies; before the first hand, on the dealer's right."""
        return self.table.positions.button if self.table.positions else len(self.table.seats)

    def leave(self, seat: int) -> int:
        self.free.append(seat)
        return self.entries.pop(seat)

    def sit(self, seat: int, entry: int, kind: SeatKind) -> None:
        self.free.remove(seat)
        self.entries[seat] = entry
        if kind == "single_big_blind":
            self.lone = seat


class Seat(msgspec.Struct, frozen=True):
    """Where the moved player sits: ``hands`` until his big blind, counted after the next hand."""

    number: int
    kind: SeatKind
    hands: int
    waits: bool


def big_blind_to_be(side: Side, rules: Rules) -> int:
    """The seat of the next big blind of a table that gives a player."""
    playing = [seat for seat in side.entries if not side.table.missing.get(seat)]
    among = playing if len(playing) > 1 else list(side.entries)
    return next_big_blind(side.table, rules.book, among, rules.button)


def seat_for(side: Side, rules: Rules, among: Sequence[int] = ()) -> Seat:
    """The seat a player moved to this table takes; it must have a free one. ``among``: seats that suit."""
    free = among or side.free
    if not rules.worst_position:
        return _seat(side, last_vacated(side.table, free), "vacant", rules)
    if rules.by_position:
        if rules.stud_seat == "last_seat_in_order":
            return _seat(side, last_in_order(side, free, rules), "last_in_order", rules)
        return _seat(side, last_vacated(side.table, free), "last_vacated", rules)
    return _worst(side, free, rules)


def _worst(side: Side, free: Sequence[int], rules: Rules) -> Seat:
    """The free seat whose big blind comes soonest; the small blind only if there is no other.

    Of seats that are equally bad the one that fell empty last, and then the first one clockwise from the big
    blind. In the small blind's place the player posts a single big blind, although the seat has just had one.
    """
    table, places = side.table, len(side.table.seats)
    big = table.positions.big if table.positions else max(side.entries)

    def badness(seat: Seat) -> tuple[bool, int, int, int]:
        since = table.vacated.get(seat.number, 0)
        return seat.kind == "only_seat", seat.hands, -since, (seat.number - big - 1) % places

    best = min((_seat(side, number, "worst_position", rules) for number in free), key=badness)
    stays = rules.frozen and is_stud(table.last_game)
    if best.kind != "only_seat" or table.positions is None or stays or side.lone:
        return best
    return Seat(best.number, "single_big_blind", 0, False)


def _seat(side: Side, number: int, kind: SeatKind, rules: Rules) -> Seat:
    """What the seat would be; one that would be the small blind is no worst position."""
    seats = {*side.entries, number}
    if len(seats) < 2:
        return Seat(number, kind, 0, False)
    then = upcoming(side.table, seats, rules.book, rules=rules.button, lone=side.lone)
    places = len(side.table.seats)
    waits = side.table.positions is not None and no_cards_at(rules.book, then, number)
    if kind == "worst_position" and then.small == number and len(seats) > 2:
        kind = "only_seat"
    return Seat(number, kind, hands_until_big_blind(then, number, seats, places), waits)


def last_vacated(table: Table, free: Sequence[int]) -> int:
    """The free seat that fell empty last; of seats never used, the lowest."""
    return max(free, key=lambda seat: (table.vacated.get(seat, 0), -seat))


def last_in_order(side: Side, free: Sequence[int], rules: Rules) -> int:
    """The last free seat going round the table from the next big blind."""
    big = big_blind_to_be(side, rules) or 1
    return max(free, key=lambda seat: (seat - big) % len(side.table.seats))


def same_place(giving: Side, receiving: Side, seat: int, *, further: int = 0) -> int:
    """The seat as far from its button, anticlockwise, as the place to be filled is from its own; 0 if it is
    empty. ``further``: so many places more."""
    places = len(giving.table.seats)
    far = places_anticlockwise(receiving.button, seat, len(receiving.table.seats)) + further
    there = (giving.button - far - 1) % places + 1
    return there if there in giving.entries else 0
