"""How many places are paid: a share of the field, as the book has it, or as the sheet says."""

from fractions import Fraction

import msgspec

from torneo.rulebook import Book
from torneo.tournament.structure.model import Payout


class Paid(msgspec.Struct, frozen=True, kw_only=True):
    """``places`` paid; the book pays about ``least`` to ``most`` of the field. ``own``: the sheet has a
    distribution of its own, which the book's share does not touch."""

    places: int
    least: int
    most: int
    own: bool = False

    @property
    def outside(self) -> bool:
        return not self.own and not self.least <= self.places <= self.most


def places_of(entries: int, percent: int | Fraction) -> int:
    """So much of the field, rounded up: 15% of 9,735 entries are 1,461 places."""
    return max(-(-entries * Fraction(percent) // 100), 1) if entries else 0


def paid_places(entries: int, payout: Payout, book: Book, wanted: int = 0) -> Paid:
    """The places to pay: those wanted, else those of the sheet, else the middle of what the book has."""
    allowed = book.values["prize_paid_places_percent"]
    least = max(entries * allowed["min"] // 100, 1)
    most = places_of(entries, allowed["max"])
    if payout.kind == "winner_takes_all":
        by_sheet = 1
    elif payout.kind == "table" and payout.table:
        by_sheet = sum(share > 0 for share in table_for(entries, payout))
    else:
        by_sheet = payout.places
    own = bool(by_sheet)
    if not by_sheet:
        middle = Fraction(allowed["min"] + allowed["max"], 2)
        by_sheet = places_of(entries, payout.places_percent or middle)
    places = min(wanted or by_sheet, entries)
    return Paid(places=places, least=least, most=most, own=own and places == min(by_sheet, entries))


def table_for(entries: int, payout: Payout) -> tuple[int, ...]:
    """The shares of the smallest field in the table that holds so many entries; of the largest, if none."""
    fitting = [limit for limit in payout.table if limit >= entries]
    return payout.table[min(fitting) if fitting else max(payout.table)]
