"""Somebody plays in the wrong seat: back to the right one, with the stack as it is now.

``RecordSeat`` says where a player was found, if it is not where he was drawn to; ``CorrectSeat`` brings him
back. No book says what to do if his stack was wrong from the start: that is the director's to decide.
"""

from torneo.rulebook import Book
from torneo.tournament.chips.breakdown import change, removable
from torneo.tournament.chips.events import ChipsIssued, ChipsRemoved
from torneo.tournament.citations import cite
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import DIRECTORS, TABLE, Answer, Asked, Event, Events, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.commands import CorrectSeat, RecordSeat
from torneo.tournament.seats.draw import place_of
from torneo.tournament.seats.events import SITS_ELSEWHERE, Moved, SeatsChanged
from torneo.tournament.seats.moving import free_seat, may_leave, seated_entry
from torneo.tournament.seats.waits import waits_at
from torneo.tournament.state import Tournament


@decides(RecordSeat, roles=TABLE)
def record_seat(state: Tournament, asked: Asked[RecordSeat], book: Book) -> Answer:
    """Two who sit in each other's seat are recorded together."""
    command = asked.command
    entry = seated_entry(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    return _put(state, entry, command.table, command.seat, book, SITS_ELSEWHERE)


@decides(CorrectSeat, roles=TABLE)
def correct_seat(state: Tournament, asked: Asked[CorrectSeat], book: Book) -> Answer:
    command = asked.command
    entry = seated_entry(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    if command.started_with is not None and command.started_with != entry.received:
        return Refused(
            "wrong_stack",
            {"entry": entry.number, "started_with": command.started_with, "right": entry.received},
            cite(book, "wrong_stack"),
        )
    table, seat = _right_seat(entry, command.table, command.seat)
    return _put(state, entry, table, seat, book, "wrong_seat")


def _right_seat(entry: Entry, table: int, seat: int) -> tuple[int, int]:
    return (table, seat) if table or seat else divmod(entry.assigned, 100)


def _put(state: Tournament, entry: Entry, number: int, seat: int, book: Book, why: str) -> Answer:
    if (number, seat) == (entry.table, entry.seat):
        return Refused("already_there", {"entry": entry.number, "table": number, "seat": seat})
    leaving = may_leave(state, entry)
    if leaving is not None:
        return leaving
    clauses = cite(book, "wrong_seat")
    other = state.entry_at(number, seat)
    if other is not None and _swapped(entry, other, why):
        leaving = may_leave(state, other)
        if leaving is not None:
            return leaving
        places = (place_of(number, seat), place_of(entry.table, entry.seat))
        return (
            SeatsChanged(session=entry.session, entries=(entry.number, other.number), places=places, why=why,
                         clauses=clauses),
        )  # fmt: skip
    table = free_seat(state, entry, number, seat)
    if isinstance(table, Refused):
        return table
    return (
        Moved(
            entry=entry.number, table=number, seat=seat, from_table=entry.table, from_seat=entry.seat,
            why=why, reason=why, waits=waits_at(table, seat, book), clauses=clauses,
            facts={"from_table": entry.table, "from_seat": entry.seat, "table": number, "seat": seat,
                   "stack": entry.stack},
        ),
    )  # fmt: skip


def _swapped(entry: Entry, other: Entry, why: str) -> bool:
    """Do the two sit in each other's seat, or are they found to?"""
    if other.session != entry.session:
        return False
    mine, theirs = place_of(entry.table, entry.seat), place_of(other.table, other.seat)
    if why == SITS_ELSEWHERE:
        return entry.assigned == mine and other.assigned == theirs
    return other.assigned == mine and entry.assigned == theirs


def _options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    entry = seated_entry(state, _number(about, "entry"))
    if isinstance(entry, Refused):
        return entry
    if _number(about, "started_with") < 1:
        return impossible(about.get("started_with"), "chips", "> 0")
    if _number(about, "started_with") == entry.received:
        return Refused("stack_was_right", {"entry": entry.number, "right": entry.received})
    return ("correct_the_stack", "keep_the_stack")


def _effect(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """The difference to the right starting stack is given or taken, and the player goes to the right seat."""
    about = asked.command.about
    entry = state.entries[_number(about, "entry")]
    events: list[Event] = []
    if asked.command.option == "correct_the_stack":
        missing = entry.received - _number(about, "started_with")
        if entry.stack + missing < 1:
            return impossible(entry.stack, "chips", f"> {-missing}")
        if missing > 0:
            values = [one for one in _values(state) if one not in state.ledger.retired]
            events.append(ChipsIssued(entry=entry.number, chips=change(missing, values), cause="wrong_stack"))
        else:
            events.append(
                ChipsRemoved(entry=entry.number, chips=removable(state, -missing), cause="wrong_stack")
            )
    table, seat = _right_seat(entry, _number(about, "table"), _number(about, "seat"))
    if (table, seat) != (entry.table, entry.seat):
        moved = _put(state, entry, table, seat, book, "wrong_seat")
        if isinstance(moved, Refused):
            return moved
        events += moved
    return tuple(events)


def _values(state: Tournament) -> list[int]:
    return sorted({*state.structure.chip_values, *state.structure.stack})


def _number(about: About, key: str) -> int:
    value = about.get(key)
    return value if isinstance(value, int) else 0


matter("wrong_stack", _options, effect=_effect, roles=DIRECTORS)
