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
    """A re-entry that may be sold: its number and price, what the old chips do first, the table to avoid."""

    entry: int
    paid: int
    fees: int
    surrendered: tuple[Event, ...] = ()
    avoid: int = 0


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
    left = _last_played(before)
    avoid = 0
    if book.values["registration_reentry_table"] == "different_table_when_possible" and left is not None:
        avoid = left.table or left.last_table
    structure = state.structure
    return Again(
        entry=len(state.entries) + 1,
        paid=structure.entry_price if terms.price is None else terms.price,
        fees=structure.entry_fee if terms.fee is None else terms.fee,
        surrendered=_surrendered(state, held) if held is not None and asked.command.surrender else (),
        avoid=avoid,
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


def _surrendered(state: Tournament, held: Entry) -> tuple[Event, ...]:
    chips = (
        (ChipsRemoved(entry=held.number, chips=removable(state, held.stack), cause="surrendered"),)
        if held.stack
        else ()
    )
    return (*chips, EntrySurrendered(entry=held.number))


def _beyond_limits(
    state: Tournament, before: list[Entry], session: Session, at: int, book: Book
) -> Refused | None:
    """The number allowed, in all and in one flight, and the period."""
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
    if terms.until_level is None or "period" not in limits:
        return why_closed(state, session, at, book)
    if session.registration_closed_at or level_over(state, session, terms.until_level, at, book):
        return Refused(
            "reentry_period", {"session": session.id, "level": terms.until_level},
            cite(book, "reentry_limits"),
        )  # fmt: skip
    return None


def _last_played(before: list[Entry]) -> Entry | None:
    return next((one for one in reversed(before) if one.table or one.last_table), None)
