"""Rebuys: who may buy, until when, and what a declared rebuy binds to."""

from collections.abc import Iterator

import msgspec

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_entry, running_session
from torneo.tournament.chips.breakdown import stack_for
from torneo.tournament.chips.events import ChipsIssued
from torneo.tournament.citations import cite
from torneo.tournament.entries.commands import DeclareRebuy, Rebuy
from torneo.tournament.entries.leaving import in_hand
from torneo.tournament.entries.purchase_events import RebuyPaid, RebuyTaken
from torneo.tournament.entries.stacks import in_use
from torneo.tournament.entries.state import Entry
from torneo.tournament.entries.window import level_over, why_closed
from torneo.tournament.kernel import DESK, TABLE, Answer, Asked, Due, Refused, asks, decides
from torneo.tournament.state import Tournament
from torneo.tournament.structure import model
from torneo.tournament.structure.model import Chips


def rebuy_terms(state: Tournament, book: Book, session: str = "") -> model.Rebuy | None:
    """The sheet's terms, filled up from the book's, in chips of the session; None: the event has no
    rebuys."""
    sheet = state.structure.rebuy
    if sheet is None or sheet.limit == 0:
        return None
    named = book.values["rebuy_terms"] or {}
    return msgspec.structs.replace(
        sheet,
        chips=bought(state, sheet.chips, book.values["rebuy_chips"], session),
        stack_limit_percent=sheet.stack_limit_percent or named.get("stack_limit_percent", 0),
        until_level=sheet.until_level or named.get("last_level"),
    )


def bought(state: Tournament, chips: Chips, points: int | None, session: str) -> Chips:
    """The chips of a purchase: the sheet's, else the book's points, else as many as at the start."""
    if not chips and points:
        structure = state.structure
        chips = stack_for(points, [one for one in {*structure.stack, *structure.chip_values} if one])
    return in_use(state, chips or state.structure.stack, session)


def just_out(state: Tournament, entry: Entry) -> tuple[int, int] | None:
    """Table and seat of a player who has lost the last chip in the table's last hand and whose seat nobody
    has taken: a purchase now, and it was no elimination."""
    if entry.status != "out":
        return None
    last = next((one for one in reversed(state.eliminations) if one.entry == entry.number), None)
    table = state.tables.get(last.table) if last is not None else None
    if last is None or table is None or not table.open or table.hand is not None:
        return None
    at, seat = divmod(entry.assigned, 100)
    if table.hands != last.hand or at != table.number or not 1 <= seat <= len(table.seats):
        return None
    return None if table.seats[seat - 1] else (table.number, seat)


def cannot_buy(state: Tournament, entry: Entry, book: Book) -> Refused | None:
    """What keeps an entry from buying any chips at this moment."""
    session = running_session(state, entry.session)
    if isinstance(session, Refused):
        return session
    if entry.status == "out":
        if just_out(state, entry) is None:
            return Refused("rebuy_too_late", {"entry": entry.number}, cite(book, "rebuy_no_hand_missed"))
        return None
    if entry.status != "seated":
        return Refused("entry_not_in", {"entry": entry.number, "status": entry.status})
    if book.values["rebuy_procedure"]["during_a_hand"]:
        return None
    busy = in_hand(state, entry)
    return busy and Refused(busy.reason, busy.facts, cite(book, "rebuy_during_hand"))


def may_rebuy(state: Tournament, entry: int, at: int, book: Book) -> bool | Refused:
    """True, or why the entry may not rebuy at this moment. An entry just eliminated may, if its seat is still
    empty and no new hand has begun there."""
    one = known_entry(state, entry)
    if isinstance(one, Refused):
        return one
    terms = rebuy_terms(state, book, one.session)
    if terms is None:
        return Refused("no_rebuys", {"entry": entry}, cite(book, "rebuy_limit"))
    refused = cannot_buy(state, one, book)
    if refused is not None:
        return refused
    ended = (book.values["addon_terms"] or {}).get("ends_buying", False)
    if ended and one.addons:
        return Refused("buying_over", {"entry": entry}, cite(book, "buying_over"))
    refused = _period_over(state, one, terms, at, book)
    if refused is not None:
        return refused
    if terms.limit is not None and one.rebuys >= terms.limit:
        return Refused("rebuy_limit", {"used": one.rebuys, "limit": terms.limit}, cite(book, "rebuy_limit"))
    most = one.received * terms.stack_limit_percent // 100
    if one.stack > most:
        return Refused("stack_too_big", {"stack": one.stack, "most": most}, cite(book, "rebuy_stack"))
    return True


def _period_over(state: Tournament, entry: Entry, terms: model.Rebuy, at: int, book: Book) -> Refused | None:
    session = state.sessions[entry.session]
    if terms.until_level is None:
        return why_closed(state, session, at, book)
    if level_over(state, session, terms.until_level, at, book):
        return Refused("rebuy_period", {"level": terms.until_level}, cite(book, "rebuy_period"))
    return None


@decides(Rebuy, roles=DESK | TABLE)
def rebuy(state: Tournament, asked: Asked[Rebuy], book: Book) -> Answer:
    command = asked.command
    refused = in_phase(state, "running")
    if refused is not None:
        return refused
    entry = known_entry(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    method = command.method.strip()
    if entry.owed_rebuy:
        return (RebuyPaid(entry=entry.number, amount=entry.owed_rebuy, method=method),)
    return _buy(state, entry, asked.at, book, method=method)


@decides(DeclareRebuy, roles=DESK | TABLE)
def declare_rebuy(state: Tournament, asked: Asked[DeclareRebuy], book: Book) -> Answer:
    """From here on the chips are in play, and the player owes the rebuy whatever the hand brings."""
    refused = in_phase(state, "running")
    if refused is not None:
        return refused
    entry = known_entry(state, asked.command.entry)
    if isinstance(entry, Refused):
        return entry
    if entry.owed_rebuy:
        return Refused("rebuy_owed", {"entry": entry.number, "owed": entry.owed_rebuy},
                       cite(book, "rebuy_declared"))  # fmt: skip
    return _buy(state, entry, asked.at, book, declared=True)


def _buy(
    state: Tournament, entry: Entry, at: int, book: Book, *, declared: bool = False, method: str = ""
) -> Answer:
    may = may_rebuy(state, entry.number, at, book)
    if isinstance(may, Refused):
        return may
    terms = rebuy_terms(state, book, entry.session)
    assert terms is not None
    table, seat = just_out(state, entry) or (0, 0)
    return (
        RebuyTaken(
            entry=entry.number, price=terms.price, fee=terms.fee, table=table, seat=seat, method=method,
            owed=terms.price + terms.fee if declared else 0,
            clauses=cite(book, "rebuy_declared") if declared else (),
        ),
        ChipsIssued(entry=entry.number, chips=terms.chips, cause="rebuy"),
    )  # fmt: skip


@asks
def rebuys_owed(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    if state.structure.rebuy is None or state.phase != "running":
        return
    for entry in state.entries.values():
        if entry.owed_rebuy:
            yield Due(
                command=Rebuy(entry=entry.number),
                reason="rebuy_to_pay",
                facts={"entry": entry.number, "player": entry.player, "owed": entry.owed_rebuy},
                clauses=cite(book, "rebuy_declared"),
            )
