"""Buying in: before the draw, late, with a satellite seat, and as an alternate when no seat is free."""

from collections.abc import Sequence

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_player, known_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.commands import EnterPlayer, ReEnter
from torneo.tournament.entries.events import (
    Entered,
    IdentityChecked,
    PutOnList,
    TicketUsed,
)
from torneo.tournament.entries.players import why_not_eligible
from torneo.tournament.entries.reentries import counts_as_entered, enter_again, once_surrendered
from torneo.tournament.entries.stacks import late_stack
from torneo.tournament.entries.state import ALIVE, IN, Entry, Player
from torneo.tournament.entries.tickets import seat_won_by, unused
from torneo.tournament.entries.window import is_open, why_closed
from torneo.tournament.kernel import DESK, DIRECTORS, Answer, Asked, Event, Refused, decides
from torneo.tournament.seats.draw import late_seat
from torneo.tournament.seats.events import Seated
from torneo.tournament.state import Tournament


@decides(EnterPlayer, roles=DESK | {"floor"})
def enter_player(state: Tournament, asked: Asked[EnterPlayer], book: Book) -> Answer:
    command = asked.command
    refused = in_phase(state, "published", "running")
    if refused is not None:
        return refused
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    session = session_for(state, command.session, asked.at, book)
    if isinstance(session, Refused):
        return session
    refused = why_not_eligible(state, player, session, asked.at, book) or why_in_already(
        state, player, session, book
    )
    if refused is not None:
        return refused
    checked = (IdentityChecked(player=player.id, day=session.day),) if command.id_checked else ()
    won = unused(state, command.ticket, book) if command.ticket else seat_won_by(state, player)
    if isinstance(won, Refused):
        return won
    if won is not None:
        taken = _take_up(state, asked, player, session, won, book)
        return taken if isinstance(taken, Refused) else (*checked, *taken)
    again = any(counts_as_entered(state.entries[one]) for one in player.entries)
    entered = _again(state, asked, session, book) if again else _first(state, asked, player, session, book)
    return entered if isinstance(entered, Refused) else (*checked, *entered)


def _first(
    state: Tournament, asked: Asked[EnterPlayer], player: Player, session: Session, book: Book
) -> tuple[Event, ...] | Refused:
    command = asked.command
    price, fee = state.structure.entry_price, state.structure.entry_fee
    refused = why_closed(state, session, asked.at, book) or wrong_sum(command.paid, price + fee)
    if refused is not None:
        return refused
    number = len(state.entries) + 1
    placed = seat_or_list(state, asked, player.id, session, number, book, missed=command.missed)
    if isinstance(placed, Refused):
        return placed
    entered = Entered(
        entry=number, player=player.id, session=session.id, paid=price, fees=fee,
        late=session.status == "running", method=command.method.strip(),
    )  # fmt: skip
    return (entered, *placed)


def _again(
    state: Tournament, asked: Asked[EnterPlayer], session: Session, book: Book
) -> tuple[Event, ...] | Refused:
    """A player who is out buys in as a re-entry, with or without the word."""
    command = asked.command
    again = ReEnter(player=command.player, session=session.id, paid=command.paid, method=command.method,
                    missed=command.missed)  # fmt: skip
    return re_enter(
        state, Asked(command=again, by=asked.by, at=asked.at, key=asked.key, seed=asked.seed), book
    )


@decides(ReEnter, roles=DESK | {"floor"})
def re_enter(state: Tournament, asked: Asked[ReEnter], book: Book) -> Answer:
    command = asked.command
    refused = in_phase(state, "running")
    if refused is not None:
        return refused
    player = known_player(state, command.player)
    if isinstance(player, Refused):
        return player
    session = known_session(state, command.session or _last_session(state, player))
    if isinstance(session, Refused):
        return session
    refused = why_not_eligible(state, player, session, asked.at, book)
    if refused is not None:
        return refused
    again = enter_again(state, asked, player, session, book)
    if isinstance(again, Refused):
        return again
    refused = wrong_sum(command.paid, again.paid + again.fees)
    if refused is not None:
        return refused
    room = once_surrendered(state, again.gives_up) if again.gives_up else state
    placed = seat_or_list(
        room, asked, player.id, session, again.entry, book, missed=command.missed, avoid=again.avoid
    )
    if isinstance(placed, Refused):
        return placed
    entered = Entered(
        entry=again.entry, player=player.id, session=session.id, kind="reentry", paid=again.paid,
        fees=again.fees, late=session.status == "running", method=command.method.strip(),
    )  # fmt: skip
    return (*again.surrendered, entered, *placed)


def _last_session(state: Tournament, player: Player) -> str:
    """Where the player went out, while that session is still being played; else the one being played."""
    for number in reversed(player.entries):
        session = state.sessions.get(state.entries[number].session)
        if session is not None and session.status == "running":
            return session.id
    return ""


def _take_up(
    state: Tournament, asked: Asked[EnterPlayer], player: Player, session: Session, won: Entry, book: Book
) -> tuple[Event, ...] | Refused:
    """The qualifier has appeared."""
    if won.player != player.id:
        return Refused(
            "ticket_personal", {"ticket": won.ticket, "player": won.player}, cite(book, "ticket_personal")
        )
    closed = why_closed(state, session, asked.at, book)
    if closed is not None:
        clauses = (*cite(book, "ticket_forfeited"), *closed.clauses)
        return Refused(closed.reason, closed.facts, tuple(dict.fromkeys(clauses)))
    refused = wrong_sum(asked.command.paid, 0)
    if refused is not None:
        return refused
    placed = seat_or_list(state, asked, player.id, session, won.number, book, missed=asked.command.missed)
    if isinstance(placed, Refused):
        return placed
    used = TicketUsed(
        entry=won.number, session=session.id, paid=state.structure.entry_price,
        fees=state.structure.entry_fee, late=session.status == "running",
    )  # fmt: skip
    return (used, *placed)


def session_for(state: Tournament, named: str, at: int, book: Book) -> Session | Refused:
    """The session named; else the only one that takes entries, the one being played first."""
    if named:
        return known_session(state, named)
    taking = [one for one in state.sessions.values() if is_open(state, one, at, book)]
    running = [one for one in taking if one.status == "running"]
    for found in (running, taking):
        if len(found) == 1:
            return found[0]
    if not taking and len(state.sessions) > 1:
        last = [one for one in state.sessions.values() if one.status == "running"] or [
            *state.sessions.values()
        ]
        return last[-1] if len(last) == 1 else next(iter(state.sessions.values()))
    return known_session(state, "")


def why_in_already(state: Tournament, player: Player, session: Session, book: Book) -> Refused | None:
    """A player is in once. Where the sheet sells entries flight by flight, who has put chips away in one
    flight may still play another."""
    by_flight = state.structure.reentry.per_flight is not None
    for number in player.entries:
        entry = state.entries[number]
        if entry.status not in IN or (by_flight and entry.status == "bagged" and entry.session != session.id):
            continue
        return Refused(
            "already_in",
            {"player": player.id, "entry": number, "status": entry.status, "stack": entry.stack},
            cite(book, "reentry_condition"),
        )
    return None


def wrong_sum(paid: int | None, price: int) -> Refused | None:
    if paid is None or paid == price:
        return None
    return Refused("price", {"paid": paid, "price": price})


def seat_or_list(
    state: Tournament,
    asked: Asked[EnterPlayer] | Asked[ReEnter],
    player: str,
    session: Session,
    number: int,
    book: Book,
    *,
    missed: int | None = None,
    avoid: int = 0,
) -> Sequence[Event] | Refused:
    """After the draw a seat and its chips, or a place on the list; before it nothing, unless the room is
    full."""
    if missed is not None and asked.by.role not in DIRECTORS:
        return Refused("missed_by_director", {"role": asked.by.role}, cite(book, "missed_blinds"))
    full = room_is_full(state, session)
    waiting = any(state.entries[one].session == session.id for one in state.alternates)
    drawn = session.drawn or session.status != "planned"
    seat = None
    if drawn and not full and not waiting:
        seat = late_seat(
            state, session, number, asked, book, avoid, player=player, every_seat=asked.command.every_seat
        )
    if isinstance(seat, Refused):
        return seat
    if seat is None and missed:
        return Refused("missed_without_seat", {"missed": missed}, cite(book, "missed_blinds"))
    if seat is None:
        return (PutOnList(entry=number),) if drawn or full or waiting else ()
    return seated_with_chips(state, seat, book, missed)


def seated_with_chips(
    state: Tournament, seat: Seated, book: Book, missed: int | None = None
) -> tuple[Event, ...] | Refused:
    chips = late_stack(state, seat, book, missed)
    return chips if isinstance(chips, Refused) else (seat, *chips)


def room_is_full(state: Tournament, session: Session) -> bool:
    """Does the session hold as many players as the sheet has places for?"""
    capacity = state.structure.registration.capacity
    if not capacity:
        return False
    inside = ALIVE | {"registered"}
    return (
        sum(entry.status in inside and entry.session == session.id for entry in state.entries.values())
        >= capacity
    )
