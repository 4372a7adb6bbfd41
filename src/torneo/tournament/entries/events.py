"""Events of people and entries, and what they change."""

from typing import Literal

from torneo.tournament.entries.state import Entry, Player
from torneo.tournament.hands.state import Elimination
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.seats.events import Draw, leave_seat
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    ChipPoints,
    ClauseId,
    Code,
    EntryNumber,
    LevelNumber,
    Moment,
    Money,
    PlayerId,
    Reason,
    SessionId,
)


class PlayerRegistered(Event, frozen=True):
    player: PlayerId
    name: str
    document: str = ""
    born: str = ""
    country: str = ""
    club: str = ""
    contact: str = ""
    needs: str = ""
    surnames: str = ""


class PlayerCorrected(Event, frozen=True):
    """The fields that change, with their new values."""

    player: PlayerId
    changes: dict[str, str]


class PlayerBarred(Event, frozen=True):
    """May not enter any more; an empty reason lifts it."""

    player: PlayerId
    why: Reason


class IdentityChecked(Event, frozen=True):
    """The photo document was shown for a day of play."""

    player: PlayerId
    day: int


class Entered(Event, frozen=True):
    """A buy-in. What it costs goes to prizes (``paid``) and to the house (``fees``)."""

    entry: EntryNumber
    player: PlayerId
    session: SessionId
    kind: Literal["entry", "reentry"] = "entry"
    paid: Money = 0
    fees: Money = 0
    late: bool = False
    method: Code = ""


class Qualified(Event, frozen=True):
    """A satellite seat is on record for the player who won it."""

    entry: EntryNumber
    player: PlayerId
    ticket: str
    satellite: str = ""


class TicketTransferred(Event, frozen=True):
    ticket: str
    to: PlayerId


class TicketUsed(Event, frozen=True):
    """The qualifier has appeared: the seat is an entry worth ``paid`` and ``fees``."""

    entry: EntryNumber
    session: SessionId
    paid: Money
    fees: Money
    late: bool = False


class TicketForfeited(Event, frozen=True):
    """The qualifier never came. ``paid`` still counts in the prizes where the book says so."""

    entry: EntryNumber
    paid: Money = 0
    fees: Money = 0
    refund: Money = 0
    clauses: tuple[ClauseId, ...] = ()


class PutOnList(Event, frozen=True):
    """No seat yet: the entry waits as an alternate, behind those who wait already."""

    entry: EntryNumber


class TakenOffList(Event, frozen=True):
    entry: EntryNumber


class WaitingListDrawn(Event, frozen=True):
    """The order in which those who wait are called, drawn where the book wants it drawn."""

    session: SessionId
    draw: Draw


class RegistrationCloseSet(Event, frozen=True):
    """Registration of a session closes at another level's end or moment than announced."""

    session: SessionId
    level: LevelNumber = 0
    at: Moment = 0


class RegistrationClosed(Event, frozen=True):
    session: SessionId
    why: Reason = ""


class EntryTakenOut(Event, frozen=True):
    """An entry leaves the event by a rule or a ruling, not at the table; its chips are booked by events of
    their own. ``stack``: what it held."""

    entry: EntryNumber
    cause: Code
    stack: ChipPoints
    clauses: tuple[ClauseId, ...] = ()


class EntryDisqualified(Event, frozen=True):
    """An entry already out of play is disqualified: it stays where it went out and gets no prize."""

    entry: EntryNumber


class EntryReinstated(Event, frozen=True):
    """A disqualification was lifted: the prize of the place is the entry's again; chips do not come back."""

    entry: EntryNumber


class EntrySurrendered(Event, frozen=True):
    """The chips were given up to enter again."""

    entry: EntryNumber


class EntryCancelled(Event, frozen=True):
    """Money back: the entry never counted."""

    entry: EntryNumber
    refund: Money
    why: Reason = ""


class EventCancelled(Event, frozen=True):
    """The event is over without a winner. ``due``: {player: what he is owed, in minor units}."""

    why: Reason
    how: Code
    due: dict[PlayerId, Money]
    clauses: tuple[ClauseId, ...] = ()


@applies(PlayerRegistered)
def _registered(state: Tournament, event: PlayerRegistered, _: Happened) -> None:
    state.players[event.player] = Player(
        id=event.player, name=event.name, document=event.document, born=event.born, country=event.country,
        club=event.club, contact=event.contact, needs=event.needs, surnames=event.surnames,
    )  # fmt: skip
    if event.document:
        state.documents[event.document] = event.player


@applies(PlayerCorrected)
def _corrected(state: Tournament, event: PlayerCorrected, _: Happened) -> None:
    player = state.players[event.player]
    if "document" in event.changes:
        state.documents.pop(player.document, None)
        if event.changes["document"]:
            state.documents[event.changes["document"]] = player.id
    for name, value in event.changes.items():
        setattr(player, name, value)


@applies(PlayerBarred)
def _barred(state: Tournament, event: PlayerBarred, _: Happened) -> None:
    state.players[event.player].barred = event.why


@applies(IdentityChecked)
def _identity(state: Tournament, event: IdentityChecked, _: Happened) -> None:
    days = state.players[event.player].id_checked_days
    if event.day not in days:
        days.append(event.day)


@applies(Entered)
def _entered(state: Tournament, event: Entered, happened: Happened) -> None:
    state.entries[event.entry] = Entry(
        number=event.entry, player=event.player, kind=event.kind, session=event.session, at=happened.at,
        paid=event.paid, fees=event.fees, late=event.late, method=event.method, sold_by=happened.by.name,
    )  # fmt: skip
    state.players[event.player].entries.append(event.entry)


@applies(Qualified)
def _qualified(state: Tournament, event: Qualified, happened: Happened) -> None:
    state.entries[event.entry] = Entry(
        number=event.entry, player=event.player, kind="ticket", at=happened.at, status="qualified",
        ticket=event.ticket,
    )  # fmt: skip
    state.players[event.player].entries.append(event.entry)
    state.tickets[event.ticket] = event.entry


@applies(TicketTransferred)
def _transferred(state: Tournament, event: TicketTransferred, _: Happened) -> None:
    entry = state.entries[state.tickets[event.ticket]]
    state.players[entry.player].entries.remove(entry.number)
    entry.player = event.to
    state.players[event.to].entries.append(entry.number)


@applies(TicketUsed)
def _used(state: Tournament, event: TicketUsed, happened: Happened) -> None:
    entry = state.entries[event.entry]
    entry.status, entry.session, entry.at, entry.late = "registered", event.session, happened.at, event.late
    entry.paid, entry.fees = event.paid, event.fees


@applies(TicketForfeited)
def _forfeited(state: Tournament, event: TicketForfeited, _: Happened) -> None:
    entry = state.entries[event.entry]
    entry.status, entry.paid, entry.fees, entry.refunded = "forfeited", event.paid, event.fees, event.refund


@applies(PutOnList)
def _listed(state: Tournament, event: PutOnList, _: Happened) -> None:
    state.entries[event.entry].status = "alternate"
    state.alternates.append(event.entry)


@applies(TakenOffList)
def _off_list(state: Tournament, event: TakenOffList, _: Happened) -> None:
    state.alternates.remove(event.entry)


@applies(WaitingListDrawn)
def _list_drawn(state: Tournament, event: WaitingListDrawn, _: Happened) -> None:
    state.sessions[event.session].draws += 1


@applies(RegistrationCloseSet)
def _close_set(state: Tournament, event: RegistrationCloseSet, _: Happened) -> None:
    session = state.sessions[event.session]
    session.closing_level, session.registration_closes_at = event.level, event.at
    session.registration_closed_at = 0


@applies(RegistrationClosed)
def _closed(state: Tournament, event: RegistrationClosed, happened: Happened) -> None:
    state.sessions[event.session].registration_closed_at = happened.at


@applies(EntryTakenOut)
def _taken_out(state: Tournament, event: EntryTakenOut, happened: Happened) -> None:
    entry = state.entries[event.entry]
    played = entry.status in ("seated", "bagged")
    table = state.tables.get(entry.table)
    if played:
        state.eliminations.append(
            Elimination(
                entry=entry.number, session=entry.session, table=entry.table,
                hand=table.hands if table else 0, at=happened.at, stack=event.stack, how=event.cause,
            )
        )  # fmt: skip
    leave_seat(state, entry.number)
    if entry.number in state.alternates:
        state.alternates.remove(entry.number)
    entry.status, entry.taken_out, entry.away_since = "removed", event.cause, 0


@applies(EntryDisqualified)
def _disqualified(state: Tournament, event: EntryDisqualified, _: Happened) -> None:
    state.entries[event.entry].taken_out = "disqualified"


@applies(EntryReinstated)
def _reinstated(state: Tournament, event: EntryReinstated, _: Happened) -> None:
    how = next((one.how for one in reversed(state.eliminations) if one.entry == event.entry), "played")
    state.entries[event.entry].taken_out = "" if how in ("played", "disqualified") else how


@applies(EntrySurrendered)
def _surrendered(state: Tournament, event: EntrySurrendered, _: Happened) -> None:
    leave_seat(state, event.entry)
    state.entries[event.entry].status = "surrendered"


@applies(EntryCancelled)
def _entry_cancelled(state: Tournament, event: EntryCancelled, _: Happened) -> None:
    entry = state.entries[event.entry]
    leave_seat(state, event.entry)
    if entry.number in state.alternates:
        state.alternates.remove(entry.number)
    entry.status, entry.refunded = "cancelled", event.refund


@applies(EventCancelled)
def _event_cancelled(state: Tournament, event: EventCancelled, happened: Happened) -> None:
    state.phase = "cancelled"
    for session in state.sessions.values():
        if session.status == "running":
            session.status, session.finished_at = "finished", happened.at
            session.clock.left = session.clock.remaining(happened.at)
            session.clock.running = False
