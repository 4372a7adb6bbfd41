"""One waiting list: those on it get seats as they fall free."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.commands import SeatAlternates
from torneo.tournament.entries.entering import room_is_full, seated_with_chips
from torneo.tournament.entries.events import TakenOffList, WaitingListDrawn
from torneo.tournament.entries.reentries import avoided_by
from torneo.tournament.kernel import DESK, FLOOR, Answer, Asked, Due, Event, Refused, asks, decides
from torneo.tournament.seats.draw import check_seed, drawn, label_of, late_seat
from torneo.tournament.seats.events import Seated
from torneo.tournament.state import Tournament


def waiting_for(state: Tournament, session: str) -> list[int]:
    """Entries on the list for a session, in order of registration."""
    return [one for one in state.alternates if state.entries[one].session == session]


@decides(SeatAlternates, roles=FLOOR | DESK | {"system"})
def seat_alternates(state: Tournament, asked: Asked[SeatAlternates], book: Book) -> Answer:
    """As many as there are seats for, in one go."""
    refused = in_phase(state, "published", "running")
    if refused is not None:
        return refused
    session = known_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    waiting = waiting_for(state, session.id)
    if not waiting:
        return Refused("nobody_waits", {"session": session.id})
    if session.status == "finished":
        return Refused("session_not_running", {"session": session.id})
    places = _places_left(state, session, len(waiting))
    order = _order(state, asked, session, waiting, book) if places else []
    if isinstance(order, Refused):
        return order
    given: list[Seated] = []
    events: list[Event] = []
    for entry in order:
        if isinstance(entry, WaitingListDrawn):
            events.append(entry)
            continue
        if len(given) == places:
            break
        avoid = avoided_by(state, entry, book)
        seat = late_seat(
            state, session, entry, asked, book, avoid, why="alternate", before=given,
            every_seat=asked.command.every_seat,
        )  # fmt: skip
        if isinstance(seat, Refused):
            return seat
        if seat is None:
            break
        with_chips = seated_with_chips(state, seat, book)
        if isinstance(with_chips, Refused):
            return with_chips
        given.append(seat)
        events += [TakenOffList(entry=entry), *with_chips]
    if not given:
        return Refused("no_free_seat", {"session": session.id, "waiting": len(waiting)})
    return tuple(events)


def _order(
    state: Tournament, asked: Asked[SeatAlternates], session: Session, waiting: list[int], book: Book
) -> list[int | WaitingListDrawn] | Refused:
    """Those who wait in the order they are called; where that is drawn, the draw comes first."""
    if book.values["registration_alternates"] == "single_list_in_registration_order":
        return list(waiting)
    seed = check_seed(state, session, asked)
    if isinstance(seed, Refused):
        return seed
    draw = drawn(seed, label_of(state, session, "waiting list"), waiting)
    return [WaitingListDrawn(session=session.id, draw=draw), *draw.picked]


def _places_left(state: Tournament, session: Session, most: int) -> int:
    """How many more players the sheet lets in at once."""
    capacity = state.structure.registration.capacity
    if not capacity:
        return most
    if room_is_full(state, session):
        return 0
    inside = sum(
        one.status in ("seated", "bagged", "registered") and one.session == session.id
        for one in state.entries.values()
    )
    return capacity - inside


@asks
def seats_for_alternates(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    if not state.alternates or state.phase not in ("published", "running"):
        return
    for session in state.sessions.values():
        if session.status == "finished" or not (session.drawn or session.status == "running"):
            continue
        waiting = len(waiting_for(state, session.id))
        if not waiting or room_is_full(state, session):
            continue
        free = sum(len(table.free) for table in state.open_tables(session.id))
        if free:
            yield Due(
                command=SeatAlternates(session=session.id),
                reason="seats_for_alternates",
                facts={"session": session.id, "waiting": waiting, "free": free},
                clauses=cite(book, "alternates"),
            )
