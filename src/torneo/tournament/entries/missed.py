"""Blinds by seat: what each seat has owed in the hands recorded at its table, taken or empty.

A late entrant under a book that deducts missed blinds pays those of the seat drawn. The big blind that passes
over an empty seat would have been its big blind, and the small blind likewise.
"""

from torneo.hand.button import Positions
from torneo.tournament.seats.state import Table
from torneo.tournament.structure.model import Level


def count_blinds(table: Table, before: Positions | None, now: Positions, level: Level) -> None:
    """Adds the blinds of one hand, given the positions of the hand before; for use in applying events."""
    places, due = len(table.seats), table.blinds_due
    small_from = before.small if before is not None else now.button
    big_from = before.big if before is not None else now.small
    for start, end, points in (
        (small_from, now.small, level.small_blind),
        (big_from, now.big, level.big_blind),
    ):
        for step in range((end - start) % places):
            seat = (start + step) % places + 1
            due[seat] = due.get(seat, 0) + points
