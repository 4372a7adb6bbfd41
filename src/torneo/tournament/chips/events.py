"""Events of the ledger, and what they change. Every chip that enters or leaves play passes through one of
them."""

from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips, total


class ChipsIssued(Event, frozen=True):
    """Chips enter play, into an entry's stack: ``starting_stack``, ``rebuy``, ``addon``, ``race`` and the
    like."""

    entry: int
    chips: Chips
    cause: str


class ChipsRemoved(Event, frozen=True):
    """Chips leave play, from an entry's stack or, without one, from a table's uncounted chips."""

    chips: Chips
    cause: str
    entry: int = 0
    table: int = 0


class ChipsToPot(Event, frozen=True):
    """Points of an entry's stack go to the next pot of a table."""

    entry: int
    table: int
    points: int
    cause: str


class ChipsShared(Event, frozen=True):
    """A stack is shared out among the others of its table; what cannot be divided goes to the next pot."""

    entry: int
    table: int
    shares: dict[int, int]
    carried: int
    cause: str


class ChipsExchanged(Event, frozen=True):
    """Chips of an entry changed for others; the difference of value, if any, is booked as its cause says."""

    entry: int
    taken: Chips
    given: Chips
    cause: str


@applies(ChipsIssued)
def _issued(state: Tournament, event: ChipsIssued, _: Happened) -> None:
    add(state.ledger.issued, event.chips)
    points = total(event.chips)
    book_cause(state, event.cause, points)
    entry = state.entries[event.entry]
    entry.stack += points
    if event.cause == "starting_stack":
        entry.received = points


@applies(ChipsRemoved)
def _removed(state: Tournament, event: ChipsRemoved, _: Happened) -> None:
    add(state.ledger.removed, event.chips)
    points = total(event.chips)
    book_cause(state, event.cause, -points)
    if event.entry:
        state.entries[event.entry].stack -= points
    else:
        state.tables[event.table].uncounted -= points


@applies(ChipsToPot)
def _to_pot(state: Tournament, event: ChipsToPot, _: Happened) -> None:
    state.entries[event.entry].stack -= event.points
    state.tables[event.table].carried += event.points


@applies(ChipsShared)
def _shared(state: Tournament, event: ChipsShared, _: Happened) -> None:
    state.entries[event.entry].stack -= sum(event.shares.values()) + event.carried
    for entry, points in event.shares.items():
        state.entries[entry].stack += points
    state.tables[event.table].carried += event.carried


@applies(ChipsExchanged)
def _exchanged(state: Tournament, event: ChipsExchanged, _: Happened) -> None:
    add(state.ledger.removed, event.taken)
    add(state.ledger.issued, event.given)
    difference = total(event.given) - total(event.taken)
    if difference:
        book_cause(state, event.cause, difference)
    state.entries[event.entry].stack += difference


def add(into: Chips, chips: Chips) -> None:
    for value, count in chips.items():
        into[value] = into.get(value, 0) + count


def book_cause(state: Tournament, cause: str, points: int) -> None:
    state.ledger.causes[cause] = state.ledger.causes.get(cause, 0) + points
