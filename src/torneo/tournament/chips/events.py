"""Events of the ledger, and what they change. Every chip that enters or leaves play passes through one of
them."""

from torneo.tournament.chips.state import Exchange, Ledger
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.seats.events import Draw
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips, total
from torneo.tournament.vocabulary import (
    ChipCount,
    ChipPoints,
    ChipValue,
    ClauseId,
    Code,
    EntryNumber,
    Reason,
    Seat,
    SessionId,
    TableNumber,
)


class ChipsIssued(Event, frozen=True):
    """Chips enter play, into an entry's stack: ``starting_stack``, ``rebuy``, ``addon``, ``race`` and the
    like."""

    entry: EntryNumber
    chips: Chips
    cause: Code


class ChipsRemoved(Event, frozen=True):
    """Chips leave play, from an entry's stack or, without one, from a table's uncounted chips.

    A negative count is change given back (see ``breakdown``): those chips are issued.
    """

    chips: Chips
    cause: Code
    entry: EntryNumber = 0
    table: TableNumber = 0
    why: Reason = ""
    clauses: tuple[ClauseId, ...] = ()


class ChipsToPot(Event, frozen=True):
    """Points of an entry's stack go to the next pot of a table."""

    entry: EntryNumber
    table: TableNumber
    points: ChipPoints
    cause: Code


class ChipsShared(Event, frozen=True):
    """A stack is shared out among the others of its table; what cannot be divided goes to the next pot."""

    entry: EntryNumber
    table: TableNumber
    shares: dict[EntryNumber, ChipPoints]
    carried: ChipPoints
    cause: Code


class ChipsExchanged(Event, frozen=True):
    """Chips of an entry changed for others; the difference of value, if any, is booked as its cause says.

    Negative counts in ``taken`` are change given back. A hand in progress goes on with the stack as changed.
    """

    entry: EntryNumber
    taken: Chips
    given: Chips
    cause: Code
    value: ChipPoints = 0
    clauses: tuple[ClauseId, ...] = ()


class ChipsHandedOver(Event, frozen=True):
    """Chips of one entry are given to another by a ruling; a hand in progress knows it."""

    entry: EntryNumber
    to: EntryNumber
    points: ChipPoints
    cause: Code
    clauses: tuple[ClauseId, ...] = ()


class ChipsRaced(Event, frozen=True):
    """A race at one table. ``odd`` and ``cards`` by seat in the order dealt; ``winners``: seats, best card
    first; ``rescued``: {seat: the chip it got so as not to be raced out}; ``changes``: {entry: points}, and
    the ``uncounted`` points of a table whose stacks are not known."""

    session: SessionId
    table: TableNumber
    value: ChipValue
    to: ChipValue
    odd: dict[Seat, ChipCount]
    cards: dict[int, tuple[str, ...]]
    winners: tuple[Seat, ...]
    rescued: dict[Seat, ChipValue]
    changes: dict[EntryNumber, ChipPoints]
    taken: Chips
    given: Chips
    uncounted: ChipPoints = 0
    draw: Draw | None = None
    clauses: tuple[ClauseId, ...] = ()


class ValueRetired(Event, frozen=True):
    """A value is gone from a session, or, if ``everywhere``, from the event: what was left of it in the
    ledger was changed at equal value."""

    session: SessionId
    value: ChipValue
    to: ChipValue
    everywhere: bool
    taken: Chips = {}
    given: Chips = {}


class RetiredChipsFound(Event, frozen=True):
    """Chips of a retired value came back from nowhere: ``given`` for them, the rest without compensation."""

    entry: EntryNumber
    found: Chips
    given: Chips
    clauses: tuple[ClauseId, ...] = ()


class StacksCounted(Event, frozen=True):
    """The stacks of a table as counted: {entry: points}. ``taken`` and ``given``: the booked difference."""

    table: TableNumber
    stacks: dict[EntryNumber, ChipPoints]
    uncounted: ChipPoints = 0
    taken: Chips = {}
    given: Chips = {}
    why: Reason = ""


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
    take_out(state.ledger, event.chips)
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
    counts = state.sessions[state.tables[event.table].session].counts
    for entry, points in event.shares.items():
        state.entries[entry].stack += points
        counts.pop(entry, None)
    state.tables[event.table].carried += event.carried


@applies(ChipsExchanged)
def _exchanged(state: Tournament, event: ChipsExchanged, happened: Happened) -> None:
    take_out(state.ledger, event.taken)
    add(state.ledger.issued, event.given)
    taken, given = total(event.taken), total(event.given)
    if event.value:
        state.ledger.exchanges.append(
            Exchange(entry=event.entry, value=event.value, taken=taken, given=given, at=happened.at,
                     by=happened.by.name)
        )  # fmt: skip
    if given != taken:
        book_cause(state, event.cause, given - taken)
        change_stack(state, event.entry, given - taken)


@applies(ChipsHandedOver)
def _handed_over(state: Tournament, event: ChipsHandedOver, _: Happened) -> None:
    change_stack(state, event.entry, -event.points)
    change_stack(state, event.to, event.points)


@applies(ChipsRaced)
def _raced(state: Tournament, event: ChipsRaced, _: Happened) -> None:
    take_out(state.ledger, event.taken)
    add(state.ledger.issued, event.given)
    rescue = sum(event.rescued.values())
    difference = total(event.given) - total(event.taken) - rescue
    if difference:
        book_cause(state, "race", difference)
    if rescue:
        book_cause(state, "race_rescue", rescue)
    for entry, points in event.changes.items():
        state.entries[entry].stack += points
    state.tables[event.table].uncounted += event.uncounted
    raced = state.ledger.raced.setdefault(event.session, {}).setdefault(event.table, [])
    if event.value not in raced:
        raced.append(event.value)
    if event.draw is not None:
        state.sessions[event.session].draws += 1


@applies(ValueRetired)
def _retired(state: Tournament, event: ValueRetired, _: Happened) -> None:
    ledger = state.ledger
    take_out(ledger, event.taken)
    add(ledger.issued, event.given)
    values = ledger.retired_in.setdefault(event.session, [])
    if event.value not in values:
        values.append(event.value)
    if event.everywhere and event.value not in ledger.retired:
        ledger.retired.append(event.value)


@applies(RetiredChipsFound)
def _found(state: Tournament, event: RetiredChipsFound, _: Happened) -> None:
    add(state.ledger.issued, event.found)
    add(state.ledger.removed, event.found)
    add(state.ledger.issued, event.given)
    found, given = total(event.found), total(event.given)
    book_cause(state, "found_late", found)
    if given != found:
        book_cause(state, "retired_remainder", given - found)
    change_stack(state, event.entry, given)


@applies(StacksCounted)
def _counted(state: Tournament, event: StacksCounted, _: Happened) -> None:
    take_out(state.ledger, event.taken)
    add(state.ledger.issued, event.given)
    difference = total(event.given) - total(event.taken)
    if difference:
        book_cause(state, "count", difference)
    for entry, points in event.stacks.items():
        state.entries[entry].stack = points
    state.tables[event.table].uncounted = event.uncounted


def add(into: Chips, chips: Chips) -> None:
    for value, count in chips.items():
        into[value] = into.get(value, 0) + count


def take_out(ledger: Ledger, chips: Chips) -> None:
    """Chips leave play; negative counts are change, and enter it."""
    for value, count in chips.items():
        if count > 0:
            ledger.removed[value] = ledger.removed.get(value, 0) + count
        elif count:
            ledger.issued[value] = ledger.issued.get(value, 0) - count


def change_stack(state: Tournament, entry: int, points: int) -> None:
    """A stack changes at the bank, not in play: the hand in progress, if any, knows it too, and a count sheet
    signed before no longer holds."""
    who = state.entries[entry]
    who.stack += points
    if who.session in state.sessions:
        state.sessions[who.session].counts.pop(entry, None)
    hand = state.tables[who.table].hand if who.table else None
    if hand is not None and who.seat in hand.stacks:
        hand.stacks[who.seat] += points


def book_cause(state: Tournament, cause: str, points: int) -> None:
    state.ledger.causes[cause] = state.ledger.causes.get(cause, 0) + points
