"""Button and blinds of a table's next hand, and what a free seat would be in it.

In stud rounds of a mixed game the button is frozen, and the positions are those the hand would have if it
were hold'em. A player moved into the place of a big blind who has just left takes a single big blind there:
``Table.lone_big_blind``; the table then plays that hand without a small blind and without moving the others
on.
"""

from collections.abc import Collection

from torneo.hand.book_rules import button_rules
from torneo.hand.button import ButtonRules, Positions, first_positions, frozen_positions, next_after
from torneo.hand.games import GAMES
from torneo.hand.rotation import positions_after
from torneo.rulebook import Book
from torneo.tournament.seats.state import Table

FROZEN = "advance_once_freeze_move_would_be_big_blind"


def upcoming(
    table: Table,
    seats: Collection[int],
    book: Book,
    *,
    rules: ButtonRules | None = None,
    lone: int | None = None,
) -> Positions:
    """Positions of the table's next hand with players in these seats (two at least).

    ``rules``: the book's button rules, for callers who ask about many tables; ``lone``: the seat that takes
    a single big blind, if other than the one recorded at the table.
    """
    rules = rules or button_rules(book)
    if table.positions is None:
        return first_positions(seats, max(seats), rules)
    frozen = book.values["button_mixed_games"] == FROZEN and is_stud(table.last_game)
    after = positions_after(
        table.positions, GAMES[table.last_game or "nlhe"], seats, rules, frozen_in_stud=frozen
    )
    single = lone_big_blind(table) if lone is None else lone
    if single and single == after.small and single in seats and len(seats) > 2:
        return Positions(after.button, 0, single)
    return after


def lone_big_blind(table: Table) -> int:
    """The seat that posts a single big blind in the next hand; 0 if none does."""
    seat, after_hand = table.lone_big_blind or (0, 0)
    return seat if after_hand == table.hands else 0


def without_big_blind(positions: Positions, dealt: Collection[int]) -> Positions:
    """The positions of a hand whose big blind is not there: the next player posts it. A single big blind
    would have stood where the table's own small blind is, which nobody posts then."""
    big = next_after(dealt, positions.big)
    return Positions(positions.button, positions.small or positions.big, big)


def positions_again(table: Table, seats: Collection[int], rules: ButtonRules) -> Positions:
    """Button and blinds of a void hand that is dealt again: the same, unless a blind has left meanwhile."""
    assert table.positions is not None
    assert table.redeal is not None
    same = table.positions
    if set(table.redeal.players) <= set(seats):
        return same
    if len(seats) > 2 and same.big not in seats:
        return without_big_blind(same, seats)
    return frozen_positions(same, seats, rules)


def is_stud(game: str) -> bool:
    return game in GAMES and GAMES[game].is_stud


def next_big_blind(
    table: Table, book: Book, seats: Collection[int] | None = None, rules: ButtonRules | None = None
) -> int:
    """The seat that posts the big blind in the next hand, or would if it were hold'em; 0 if none can."""
    among = table.taken if seats is None else seats
    return upcoming(table, among, book, rules=rules).big if len(among) > 1 else 0


def hands_until_big_blind(positions: Positions, seat: int, seats: Collection[int], places: int) -> int:
    """How many hands after the next one the seat posts the big blind, with players in ``seats``."""
    far = (seat - positions.big) % places
    return sum(1 for one in seats if one != positions.big and 0 < (one - positions.big) % places <= far)


def reaches_empty_seat(table: Table) -> bool:
    """Does the big blind, going on by one place from the last hand, come to an empty seat?

    Locked seats are no places at all. Before the first hand nothing has been reached.
    """
    if table.positions is None:
        return False
    places = len(table.seats)
    for step in range(1, places + 1):
        seat = (table.positions.big - 1 + step) % places + 1
        if seat not in table.locked:
            return not table.seats[seat - 1]
    return False


def places_anticlockwise(button: int, seat: int, places: int) -> int:
    """How far the seat lies from the button, against the direction in which the button moves."""
    return (button - seat) % places
