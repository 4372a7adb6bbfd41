"""Entering again: after elimination, or by giving up the chips held, within the sheet's limits."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.chips.breakdown import removable
from torneo.tournament.chips.events import ChipsRemoved
from torneo.tournament.citations import cite
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.commands import ReEnter
from torneo.tournament.entries.events import EntrySurrendered
from torneo.tournament.entries.leaving import in_hand
from torneo.tournament.entries.state import IN, Entry, Player
from torneo.tournament.entries.window import level_over, why_closed
from torneo.tournament.kernel import Asked, Event, Refused
from torneo.tournament.state import Tournament


class Again(msgspec.Struct, frozen=True, kw_only=True):
    """A re-entry that may be sold: its number and price, what the old chips do first, the table to avoid.

    ``gives_up``: the entry that is surrendered for it.
    """

    entry: int
    paid: int
    fees: int
    surrendered: tuple[Event, ...] = ()
    avoid: int = 0
    gives_up: int = 0


def counts_as_entered(entry: Entry) -> bool:
    """Does another entry of the player make it a re-entry? A no-show who was taken out never played."""
    if entry.status == "removed":
        return entry.taken_out != "no_show"
    return entry.status in ("out", "surrendered", "bagged")


def enter_again(
    state: Tournament, asked: Asked[ReEnter], player: Player, session: Session, book: Book
) -> Again | Refused:
    """The re-entry, or why the player may not have one."""
    terms = state.structure.reentry
    condition = book.values["registration_reentry_condition"]
    before = [state.entries[one] for one in player.entries]
    held = next((one for one in before if one.status in IN), None)
    by_flight = terms.per_flight is not None and held is not None and held.status == "bagged"
    refused = None
    if condition == "not_offered" or terms.limit == 0:
        refused = Refused("no_reentries", {"player": player.id}, cite(book, "reentry_condition"))
    elif not any(counts_as_entered(one) or one.status in IN for one in before):
        refused = Refused("never_entered", {"player": player.id})
    elif any(one.taken_out == "disqualified" for one in before):
        refused = Refused("disqualified_before", {"player": player.id})
    elif held is not None and asked.command.surrender:
        refused = _cannot_surrender(state, held, book)
    elif held is not None and not (by_flight and held.session != session.id):
        refused = Refused(
            "already_in",
            {"player": player.id, "entry": held.number, "status": held.status, "stack": held.stack},
            cite(book, "reentry_condition"),
        )
    refused = refused or _beyond_limits(state, before, session, asked.at, book)
    if refused is not None:
        return refused
    structure = state.structure
    given_up = held if asked.command.surrender else None
    return Again(
        entry=len(state.entries) + 1,
        paid=structure.entry_price if terms.price is None else terms.price,
        fees=structure.entry_fee if terms.fee is None else terms.fee,
        surrendered=_surrendered(state, given_up, book) if given_up is not None else (),
        avoid=_table_to_avoid(before, book),
        gives_up=given_up.number if given_up is not None else 0,
    )


def _cannot_surrender(state: Tournament, held: Entry, book: Book) -> Refused | None:
    allowed = book.values["registration_reentry_condition"] == "elimination_or_surrender"
    if not allowed or not state.structure.reentry.surrender:
        return Refused(
            "no_surrender", {"entry": held.number, "stack": held.stack}, cite(book, "reentry_condition")
        )
    if held.status != "seated":
        return Refused("entry_not_seated", {"entry": held.number, "status": held.status})
    return in_hand(state, held)


def _surrendered(state: Tournament, held: Entry, book: Book) -> tuple[Event, ...]:
    surrendered = EntrySurrendered(entry=held.number)
    if not held.stack:
        return (surrendered,)
    removed = ChipsRemoved(
        entry=held.number, chips=removable(state, held.stack), cause="surrendered",
        clauses=cite(book, "chips_surrendered"),
    )  # fmt: skip
    return (removed, surrendered)


def _beyond_limits(
    state: Tournament, before: list[Entry], session: Session, at: int, book: Book
) -> Refused | None:
    """The number allowed, in all and in one flight, and the period; it ends with registration at the latest:
    to enter again is to register again."""
    terms, limits = state.structure.reentry, book.values["registration_reentry_limits"]
    if "max_count" in limits:
        again = [one for one in before if one.kind == "reentry" and one.status != "cancelled"]
        here = sum(one.session == session.id for one in again)
        if terms.limit is not None and len(again) >= terms.limit:
            return Refused(
                "reentry_limit", {"used": len(again), "limit": terms.limit}, cite(book, "reentry_limits")
            )
        if terms.per_flight is not None and here >= terms.per_flight:
            return Refused(
                "reentry_limit", {"used": here, "limit": terms.per_flight}, cite(book, "reentry_limits")
            )
    until = terms.until_level if "period" in limits else None
    if until is not None and level_over(state, session, until, at, book):
        return Refused(
            "reentry_period", {"session": session.id, "level": until}, cite(book, "reentry_limits")
        )
    return why_closed(state, session, at, book)


def once_surrendered(state: Tournament, number: int) -> Tournament:
    """The room as the surrender leaves it: the seat is empty and may be drawn, the entry is not inside."""
    held = state.entries[number]
    table = state.tables[held.table]
    seats = [0 if one == number else one for one in table.seats]
    emptied = msgspec.structs.replace(table, seats=seats)
    gone = msgspec.structs.replace(held, status="surrendered", table=0, seat=0, last_table=held.table)
    return msgspec.structs.replace(
        state, tables={**state.tables, table.number: emptied}, entries={**state.entries, number: gone}
    )


def avoided_by(state: Tournament, number: int, book: Book) -> int:
    """The table that an entry on the waiting list is not sent to while another has a seat; 0: none."""
    entry = state.entries[number]
    if entry.kind != "reentry":
        return 0
    earlier = [one for one in state.players[entry.player].entries if one < number]
    return _table_to_avoid([state.entries[one] for one in earlier], book)


def _table_to_avoid(before: list[Entry], book: Book) -> int:
    """The table the player left last, where the book sends a re-entry to another one."""
    if book.values["registration_reentry_table"] != "different_table_when_possible":
        return 0
    return next((one.table or one.last_table for one in reversed(before) if one.table or one.last_table), 0)
