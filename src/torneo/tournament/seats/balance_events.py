"""Events of balancing, halts and the final table, and what they change."""

from torneo.tournament.kernel import Event, Happened, Value, applies
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import ClauseId, Count, HandNumber, Reason, Seat, SessionId, TableNumber

#: Why a table is halted (``Table.halted``): somebody stopped it without a word; it is too short beside the
#: fullest.
STOPPED, SHORT = "stopped", "short"


class DifferenceSet(Event, frozen=True):
    """From now on tables of the session may differ by so many players."""

    session: SessionId
    players: Count


class LoneBigBlindSet(Event, frozen=True):
    """A moved player posts a single big blind in the hand after number ``after_hand``, in the small blind's
    place."""

    table: TableNumber
    seat: Seat
    after_hand: HandNumber


class TableHalted(Event, frozen=True):
    table: TableNumber
    why: Reason
    facts: dict[str, Value] = {}
    clauses: tuple[ClauseId, ...] = ()


class TableReleased(Event, frozen=True):
    """The table plays on: it is no longer short, or (``waived``) the direction lets it play so."""

    table: TableNumber
    waived: bool = False
    clauses: tuple[ClauseId, ...] = ()


class FinalTableFormed(Event, frozen=True):
    """This table is the final one and has so many seats; ``place``: where it stands. The seats follow in
    ``SeatsChanged``."""

    session: SessionId
    table: TableNumber
    seats: int
    players: Count
    place: str = ""
    clauses: tuple[ClauseId, ...] = ()


@applies(DifferenceSet)
def _difference(state: Tournament, event: DifferenceSet, _: Happened) -> None:
    state.sessions[event.session].table_difference = event.players


@applies(LoneBigBlindSet)
def _lone(state: Tournament, event: LoneBigBlindSet, _: Happened) -> None:
    state.tables[event.table].lone_big_blind = (event.seat, event.after_hand)


@applies(TableHalted)
def _halted(state: Tournament, event: TableHalted, _: Happened) -> None:
    table = state.tables[event.table]
    table.halted, table.halt_waived = event.why, False


@applies(TableReleased)
def _released(state: Tournament, event: TableReleased, _: Happened) -> None:
    table = state.tables[event.table]
    table.halted, table.halt_waived = "", event.waived


@applies(FinalTableFormed)
def _final(state: Tournament, event: FinalTableFormed, _: Happened) -> None:
    table = state.tables.get(event.table)
    if table is None or not table.open:
        table = Table(number=event.table, session=event.session, seats=[])
        state.tables[event.table] = table
    table.seats += [0] * (event.seats - len(table.seats))
    table.final = True
    table.halted, table.halt_waived = "", False
