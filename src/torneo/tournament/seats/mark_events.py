"""Events about seats and draws that move nobody: seeds, marked seats, people to keep apart, a big blind
declined."""

from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    ClauseId,
    Count,
    EntryNumber,
    PlayerId,
    Reason,
    Seat,
    SessionId,
    TableNumber,
)


class SeedCommitted(Event, frozen=True):
    session: SessionId
    commitment: str


class SeedRevealed(Event, frozen=True):
    session: SessionId
    seed: str


class SeatMarked(Event, frozen=True):
    """A seat nobody may be given (``locked``), one kept for a player (``reserved``), or neither: free."""

    table: TableNumber
    seat: Seat
    locked: bool = False
    reserved: PlayerId = ""
    why: Reason = ""


class AccessibleMarked(Event, frozen=True):
    table: TableNumber
    seats: tuple[Seat, ...]


class KeptApart(Event, frozen=True):
    """From now on two people are drawn to different tables, or no longer need be."""

    player: PlayerId
    other: PlayerId
    why: Reason = ""
    lift: bool = False


class BigBlindDeclined(Event, frozen=True):
    """A player from a broken table sits out the second big blind running."""

    entry: EntryNumber
    table: TableNumber
    seat: Seat
    hands: Count
    clauses: tuple[ClauseId, ...] = ()


@applies(SeedCommitted)
def _committed(state: Tournament, event: SeedCommitted, _: Happened) -> None:
    session = state.sessions[event.session]
    session.commitment, session.seed = event.commitment, ""


@applies(SeedRevealed)
def _revealed(state: Tournament, event: SeedRevealed, _: Happened) -> None:
    state.sessions[event.session].seed = event.seed


@applies(SeatMarked)
def _marked(state: Tournament, event: SeatMarked, _: Happened) -> None:
    table = state.tables[event.table]
    table.locked = [seat for seat in table.locked if seat != event.seat]
    table.reserved.pop(event.seat, None)
    if event.locked:
        table.locked.append(event.seat)
    elif event.reserved:
        table.reserved[event.seat] = event.reserved


@applies(AccessibleMarked)
def _accessible(state: Tournament, event: AccessibleMarked, _: Happened) -> None:
    state.tables[event.table].accessible = list(event.seats)


@applies(KeptApart)
def _kept_apart(state: Tournament, event: KeptApart, _: Happened) -> None:
    for one, other in ((event.player, event.other), (event.other, event.player)):
        player = state.players[one]
        player.apart_from = [who for who in player.apart_from if who != other]
        if not event.lift:
            player.apart_from.append(other)


@applies(BigBlindDeclined)
def _declined(state: Tournament, event: BigBlindDeclined, _: Happened) -> None:
    table = state.tables[event.table]
    table.missing[event.seat] = event.hands
    table.big_before.pop(event.seat, None)
