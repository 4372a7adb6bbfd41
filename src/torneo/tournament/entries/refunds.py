"""Money back: an entry cancelled before play, and an event that is cancelled or altered."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_entry
from torneo.tournament.chips.breakdown import removable
from torneo.tournament.chips.events import ChipsRemoved
from torneo.tournament.citations import cite
from torneo.tournament.conduct.events import Decided
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.entries.commands import CancelEntry, CancelEvent
from torneo.tournament.entries.events import EntryCancelled, EventCancelled
from torneo.tournament.entries.leaving import in_hand
from torneo.tournament.entries.money import income
from torneo.tournament.entries.state import IN, Entry
from torneo.tournament.kernel import DESK, DIRECTORS, Answer, Asked, Events, Refused, decides
from torneo.tournament.prizes.cancelled import shared_by_icm
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament

#: For so long after it (milliseconds) whoever sold an entry can say that it was a mistake.
MISTAKE = 10 * 60_000


@decides(CancelEntry, roles=DESK)
def cancel_entry(state: Tournament, asked: Asked[CancelEntry], book: Book) -> Answer:
    refused = in_phase(state, "published", "running")
    if refused is not None:
        return refused
    entry = known_entry(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    refused = _no_refund(state, entry, book)
    if refused is not None and not _sold_by_mistake(entry, asked):
        return refused
    cancelled = EntryCancelled(
        entry=entry.number, refund=entry.paid + entry.fees, why=asked.command.why.strip()
    )
    if not entry.stack:
        return (cancelled,)
    chips = ChipsRemoved(entry=entry.number, chips=removable(state, entry.stack), cause="entry_cancelled")
    return (chips, cancelled)


def _sold_by_mistake(entry: Entry, asked: Asked[CancelEntry]) -> bool:
    """A sale whoever made it, or the direction, takes back at once, before the player has had a card: nobody
    leaves the event by it, so no rule about refunds speaks of it."""
    mine = asked.by.role in DIRECTORS or (bool(entry.sold_by) and asked.by.name == entry.sold_by)
    fresh = asked.at - entry.at <= MISTAKE and not entry.dealt and entry.stack == entry.received
    return mine and fresh and entry.late and entry.status == "seated"


def _no_refund(state: Tournament, entry: Entry, book: Book) -> Refused | None:
    """Before play, and to those who never got a seat, the money goes back; afterwards only where the book
    says so."""
    allowed = book.values["registration_refund_on_leaving"]
    if entry.status not in IN:
        started = entry.status in ("out", "removed", "surrendered")
        case = "no_refund" if started else "ticket_forfeited" if entry.status == "forfeited" else ""
        clauses = cite(book, case) if case else ()
        return Refused("entry_not_in", {"entry": entry.number, "status": entry.status}, clauses)
    begun = state.sessions[entry.session].status != "planned"
    if entry.status in ("seated", "bagged") and begun and not allowed:
        return Refused(
            "no_refund", {"entry": entry.number, "paid": entry.paid + entry.fees}, cite(book, "no_refund")
        )
    return in_hand(state, entry)


class Cancellation(msgspec.Struct, frozen=True, kw_only=True):
    """What a cancelled event owes: ``how`` as the policy names it, ``due`` {player: minor units}; None where
    the direction has to say."""

    how: str
    due: dict[str, int] | None
    clauses: tuple[str, ...]


def cancellation(state: Tournament, book: Book) -> Cancellation:
    """What would be due if the event were cancelled now."""
    rule = book.values["prize_cancellation"]
    if any(table.open and table.final for table in state.tables.values()):
        how = rule["at_final_table"]
        due = _shared(state) if how == "takings_shared_equally_by_players_left" else None
        if how == "icm":
            due = shared_by_icm(state, book)
        return Cancellation(how=how, due=due, clauses=cite(book, "cancelled_at_final_table"))
    how = rule["before_final_table"]
    due = _refunded(state) if how == "entries_rebuys_and_addons_refunded" else None
    return Cancellation(how=how, due=due, clauses=cite(book, "cancelled_series"))


def _refunded(state: Tournament) -> dict[str, int]:
    """Everything each player paid, less an entry forfeited by a penalty; a declared rebuy still unpaid is
    simply not owed any more."""
    due: dict[str, int] = {}
    for entry in state.entries.values():
        if entry.status in ("cancelled", "qualified", "forfeited"):
            continue
        back = entry.paid + entry.fees - entry.owed_rebuy - state.conduct.forfeited.get(entry.number, 0)
        due[entry.player] = due.get(entry.player, 0) + back
    return due


def _shared(state: Tournament) -> dict[str, int]:
    """All that was collected in equal parts to those still in; odd units to the biggest stacks."""
    left = sorted(state.alive(), key=lambda entry: (-entry.stack, entry.number))
    each, odd = divmod(income(state).total - income(state).owed, max(len(left), 1))
    return {entry.player: each + (place < odd) for place, entry in enumerate(left)}


@decides(CancelEvent, roles=DIRECTORS)
def cancel_event(state: Tournament, asked: Asked[CancelEvent], book: Book) -> Answer:
    """Decides the matter ``run_or_cancel``, with the refunds where the direction sets them."""
    command = asked.command
    refused = in_phase(state, "draft", "published", "running")
    if refused is not None:
        return refused
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "CancelEvent"}, cite(book, "run_or_cancel"))
    cancelled = _cancelled(state, command.why.strip(), command.refunds, book)
    if isinstance(cancelled, Refused):
        return cancelled
    decided = Decided(
        matter="run_or_cancel", option="cancel", why=command.why.strip(), clauses=cite(book, "run_or_cancel")
    )
    return (decided, cancelled)


def _cancelled(state: Tournament, why: str, refunds: dict[str, int], book: Book) -> EventCancelled | Refused:
    owed = cancellation(state, book)
    if owed.due is not None:
        if refunds and refunds != owed.due:
            return Refused("refunds_by_the_book", {"how": owed.how}, owed.clauses)
        return EventCancelled(why=why, how=owed.how, due=owed.due, clauses=owed.clauses)
    for player, amount in refunds.items():
        if player not in state.players:
            return Refused("unknown_player", {"player": player})
        if amount < 0:
            return impossible(amount, "money", ">= 0")
    taken = income(state).total
    if sum(refunds.values()) > taken:
        return impossible(sum(refunds.values()), "money", f"<= {taken}")
    return EventCancelled(why=why, how=owed.how, due=dict(refunds), clauses=owed.clauses)


def _options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    return in_phase(state, "published", "running") or ("run_as_published", "alter", "cancel")


def _effect(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """Going on changes nothing; an alteration is then made in the sheet; cancelling settles the refunds."""
    if asked.command.option != "cancel":
        return ()
    cancelled = _cancelled(state, asked.command.why.strip(), {}, book)
    return cancelled if isinstance(cancelled, Refused) else (cancelled,)


matter("run_or_cancel", _options, effect=_effect, roles=DIRECTORS)
