"""Events of chips bought after the entry."""

from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.seats.events import take_seat
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import ClauseId, Code, EntryNumber, Money, Seat, TableNumber


class RebuyTaken(Event, frozen=True):
    """A rebuy, paid or (``owed``) declared and still to be paid; the chips are an event of their own.

    ``table`` and ``seat``: for a player who has just lost the last chip, the seat he keeps; his elimination
    never was.
    """

    entry: EntryNumber
    price: Money
    fee: Money
    owed: Money = 0
    table: TableNumber = 0
    seat: Seat = 0
    method: Code = ""
    clauses: tuple[ClauseId, ...] = ()


class RebuyPaid(Event, frozen=True):
    """The desk has the money of a declared rebuy."""

    entry: EntryNumber
    amount: Money
    method: Code = ""


class AddOnTaken(Event, frozen=True):
    """An add-on; ``early`` in place of a second rebuy, and then perhaps by a player who keeps his seat."""

    entry: EntryNumber
    price: Money
    fee: Money
    early: bool = False
    table: TableNumber = 0
    seat: Seat = 0
    method: Code = ""


@applies(RebuyTaken)
def _rebuy(state: Tournament, event: RebuyTaken, _: Happened) -> None:
    entry = state.entries[event.entry]
    entry.rebuys += 1
    entry.paid += event.price
    entry.fees += event.fee
    entry.owed_rebuy += event.owed
    if event.table:
        _back(state, event.entry, event.table, event.seat)


@applies(RebuyPaid)
def _paid(state: Tournament, event: RebuyPaid, _: Happened) -> None:
    state.entries[event.entry].owed_rebuy -= event.amount


@applies(AddOnTaken)
def _addon(state: Tournament, event: AddOnTaken, _: Happened) -> None:
    entry = state.entries[event.entry]
    if event.early:
        entry.early_addons += 1
    else:
        entry.addons += 1
    entry.paid += event.price
    entry.fees += event.fee
    if event.table:
        _back(state, event.entry, event.table, event.seat)


def _back(state: Tournament, entry: int, table: int, seat: int) -> None:
    """The seat again, and no elimination on record."""
    for place in range(len(state.eliminations) - 1, -1, -1):
        if state.eliminations[place].entry == entry:
            del state.eliminations[place]
            break
    take_seat(state, entry, table, seat)
