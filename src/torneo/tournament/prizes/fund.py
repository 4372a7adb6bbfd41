"""The prize fund: what came in, what the organiser adds, bounties, the staff's part, and what is left."""

from fractions import Fraction

import msgspec

from torneo.rulebook import Book
from torneo.tournament.entries.money import prize_pool
from torneo.tournament.prizes.state import Fund
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips, Structure, total

#: Entries that are not part of the field.
_NOT_SOLD = frozenset({"cancelled", "qualified"})


def staff_percent(structure: Structure, book: Book) -> Fraction:
    """The part of the prizes that goes to the staff: the sheet's, else the book's."""
    return Fraction(structure.staff_percent or str(book.values["prize_staff_deduction_percent"]))


def fund_of(
    structure: Structure,
    book: Book,
    *,
    entries: int,
    collected: int,
    played: int | None = None,
    envelopes: Chips | None = None,
) -> Fund:
    """The fund of so many entries that brought so much. ``played``: without satellite seats nobody took up,
    whose money counts and on whose heads there is no bounty.

    The guarantee is one of all prizes, before the staff's part, which is rounded down. A satellite that
    guarantees seats adds what they cost.
    """
    overlay = max(structure.guarantee - collected, 0)
    bounties = _bounties(structure, entries if played is None else played, envelopes)
    places = max(collected + overlay - bounties, 0)
    percent = staff_percent(structure, book)
    staff = int(places * percent / 100)
    satellite = structure.satellite
    short = max(satellite.seats * satellite.seat_value - (places - staff), 0) if satellite else 0
    return Fund(
        entries=entries, collected=collected, guarantee=structure.guarantee, overlay=overlay + short,
        bounties=bounties, staff=staff, prizes=places - staff + short,
    )  # fmt: skip


def _bounties(structure: Structure, played: int, envelopes: Chips | None) -> int:
    bounty = structure.bounty
    if bounty.kind == "none":
        return 0
    if bounty.kind == "mystery":
        return total(envelopes or bounty.envelopes)
    return bounty.amount * played


class Field(msgspec.Struct, frozen=True):
    """``sold`` entries count for the paid places; of them ``played`` can finish in one."""

    sold: int
    played: int


def field(state: Tournament) -> Field:
    sold = [entry for entry in state.entries.values() if entry.status not in _NOT_SOLD]
    return Field(len(sold), sum(entry.status != "forfeited" for entry in sold))


def fund_now(state: Tournament, book: Book, envelopes: Chips | None = None) -> Fund:
    """The fund as the money stands at this moment."""
    counted = field(state)
    opened = {**state.prizes.envelopes}
    for value in state.prizes.opened.values():
        opened[value] = opened.get(value, 0) + 1
    return fund_of(
        state.structure, book, entries=counted.sold, collected=prize_pool(state), played=counted.played,
        envelopes=envelopes or opened,
    )  # fmt: skip


def registration_over(state: Tournament) -> bool:
    """Has registration closed in every session that takes entries?"""
    if not state.sessions:
        return False
    first = min(one.day for one in state.sessions.values())
    return all(one.registration_closed_at for one in state.sessions.values() if one.day == first)
