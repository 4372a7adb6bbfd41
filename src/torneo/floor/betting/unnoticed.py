"""Amounts that are not what the rules ask for, kept in mind until somebody finds out."""

from torneo.floor.kernel.matters import Done, Irregularity
from torneo.floor.kernel.registry import notes
from torneo.floor.kernel.table import Table
from torneo.floor.reading import CHIPS_IN


@notes
def note_irregular(table: Table, done: Done) -> None:
    """Remember an amount that is not what the rules ask for."""
    hand, spot, reading = table.hand, done.spot, done.reading
    unnoticed, at, before = done.unnoticed, done.at, done.before
    to = reading.to
    if to is None or reading.action not in CHIPS_IN:
        return
    street = hand.street
    if unnoticed and to < spot.level and to < spot.most:
        table.betting.irregular.append(
            Irregularity("undercall", spot.seat, street, "call", to, spot.level, at)
        )
    elif unnoticed and spot.level < to < min(spot.full_raise_to, spot.most):
        what = "underraise" if spot.level else "underbet"
        table.betting.irregular.append(
            Irregularity(what, spot.seat, street, spot.raise_word, to, spot.full_raise_to, at)
        )
    elif reading.action != "call" and spot.limit == "pot_limit":
        table.betting.told_pot = None
        if spot.on_a_wrong_count(to) or (unnoticed and spot.max_raise_to < to <= spot.most):
            right = spot.max_raise_to
            table.betting.irregular.append(
                Irregularity(
                    "pot_miscount",
                    spot.seat,
                    street,
                    spot.raise_word,
                    to,
                    right,
                    at,
                    before,
                    len(table.outside.happened),
                )
            )
