"""An entry taken out of the event by a rule or a ruling: absence, disqualification, no document."""

from torneo.hand.odd_chips import equal_parts
from torneo.rulebook import Book
from torneo.tournament.checks import known_entry
from torneo.tournament.chips.breakdown import removable
from torneo.tournament.chips.events import ChipsRemoved, ChipsShared
from torneo.tournament.chips.values import smallest_in_play
from torneo.tournament.citations import cite
from torneo.tournament.entries.events import EntryTakenOut
from torneo.tournament.entries.state import IN, Entry
from torneo.tournament.kernel import Event, Events, Refused
from torneo.tournament.state import Tournament


def taken_out(state: Tournament, entry: int, cause: str, book: Book) -> Events:
    """The entry gives up seat and chips, which leave play or are shared at its table as the book says.

    ``cause`` is the code it is booked under: ``absence``, ``no_show``, ``disqualified``, ... Ask
    ``why_stays`` first: nobody is taken out in the middle of a hand.
    """
    one = state.entries[entry]
    out = EntryTakenOut(entry=entry, cause=cause, stack=one.stack, clauses=cite(book, "chips_of_removed"))
    return (*_chips(state, one, cause, book), out)


def why_stays(state: Tournament, entry: int) -> Refused | None:
    """Why the entry cannot be taken out now: it is not in, or its cards are in a hand."""
    one = known_entry(state, entry)
    if isinstance(one, Refused):
        return one
    if one.status not in IN:
        return Refused("entry_not_in", {"entry": entry, "status": one.status})
    return in_hand(state, one)


def in_hand(state: Tournament, entry: Entry) -> Refused | None:
    """A refusal while the entry has been dealt into a hand that is not over."""
    table = state.tables.get(entry.table)
    if table is None or table.hand is None or entry.seat not in table.hand.dealt:
        return None
    return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})


def _chips(state: Tournament, entry: Entry, cause: str, book: Book) -> tuple[Event, ...]:
    if not entry.stack:
        return ()
    others = _others(state, entry)
    if book.values["chips_of_removed_player"] == "shared_equally_at_his_table" and others:
        unit = smallest_in_play(state, entry.session)
        each, left = equal_parts(entry.stack, len(others), unit)
        shares = dict.fromkeys(others, each) if each else {}
        return (ChipsShared(entry=entry.number, table=entry.table, shares=shares, carried=left, cause=cause),)
    return (ChipsRemoved(entry=entry.number, chips=removable(state, entry.stack), cause=cause),)


def _others(state: Tournament, entry: Entry) -> list[int]:
    table = state.tables.get(entry.table)
    return [] if table is None else [one for one in table.seats if one and one != entry.number]
