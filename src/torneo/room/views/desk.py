"""The registration desk: what can be done for a person, and what a sale gave them.

Every button is tried on the state before it is shown; what would be refused says so, with the clauses.
"""

from typing import Any

from torneo.paper.lists import method_text
from torneo.room.views.acts import Trial, hidden_of
from torneo.room.views.naming import sentence
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Command, Refused, Tournament
from torneo.tournament.conduct.acceptance import accepted_terms
from torneo.tournament.entries.addons import addon_terms
from torneo.tournament.entries.alternates import waiting_for
from torneo.tournament.entries.commands import (
    CancelEntry,
    CheckIdentity,
    DeclareRebuy,
    EnterPlayer,
    GrantTicket,
    Rebuy,
    ReEnter,
    TakeAddOn,
    TransferTicket,
)
from torneo.tournament.entries.events import Entered, PutOnList, TicketUsed
from torneo.tournament.entries.identity import current, identity_missing
from torneo.tournament.entries.purchase_events import AddOnTaken, RebuyTaken
from torneo.tournament.entries.rebuys import rebuy_terms
from torneo.tournament.entries.state import IN, Entry, Player
from torneo.tournament.entries.tickets import seat_won_by
from torneo.tournament.kernel import Events
from torneo.tournament.seats.events import Seated
from torneo.tournament.structure.venue_time import there
from torneo.writing import chips, hour, money

#: How the money came; any other text is kept as it was written.
METHODS = ("cash", "card", "transfer", "account")
#: Commands the desk gives from a person's card.
COMMANDS = frozenset({
    "EnterPlayer", "ReEnter", "Rebuy", "DeclareRebuy", "TakeAddOn", "CancelEntry", "CheckIdentity",
    "GrantTicket", "TransferTicket", "CorrectPlayer",
})  # fmt: skip


def why(refused: Refused, state: Tournament, lang: Lang) -> str:
    """A refusal as the desk tells it to a player."""
    if refused.reason == "wrong_phase":
        return say(f"desk.phase.{state.phase}", lang)
    return sentence(refused.reason, refused.facts, state, lang)


# ---- one person


def offer(trial: Trial, player: Player, session: str) -> dict[str, Any]:
    """What Enter does for the person: sell an entry, or show why not. ``kind``: enter, again, ticket, in
    or no."""
    answer = trial.decide(EnterPlayer(player=player.id, session=session))
    if isinstance(answer, Refused):
        inside = current(trial.state, player)
        if answer.reason == "already_in" and inside is not None:
            return {"kind": "in", "text": place_text(inside, trial.lang), "clauses": ()}
        return {"kind": "no", "text": why(answer, trial.state, trial.lang), "clauses": answer.clauses}
    sold = next((one for one in answer if isinstance(one, Entered)), None)
    kind = "ticket" if sold is None else "again" if sold.kind == "reentry" else "enter"
    price = sold.paid + sold.fees if sold is not None else 0
    waits = any(isinstance(one, PutOnList) for one in answer)
    amount = money(price, trial.state.structure.currency, trial.lang) if price else ""
    text = say(f"desk.offer.{kind}", trial.lang) + (f" · {amount}" if amount else "")
    return {"kind": kind, "text": text, "waits": waits, "clauses": ()}


def place_text(entry: Entry, lang: Lang) -> str:
    """Where an entry is: its table and seat, or its status in words."""
    if entry.status == "seated" and entry.table:
        return say("desk.at", lang, {"table": entry.table, "seat": entry.seat})
    return say(f"desk.status.{entry.status}", lang)


def card(trial: Trial, player: Player, session: str) -> dict[str, Any]:
    """Everything about a person and everything that may be done for them."""
    state, lang = trial.state, trial.lang
    entries = [state.entries[number] for number in player.entries]
    return {
        "id": player.id,
        "name": player.name,
        "document": player.document,
        "born": player.born,
        "country": player.country,
        "club": player.club,
        "contact": player.contact,
        "needs": player.needs,
        "barred": player.barred,
        "several": len(state.sessions) > 1,
        "entries": [_entry(state, one, lang) for one in reversed(entries)],
        "offer": offer(trial, player, session),
        "acts": _acts(trial, player, entries),
        "identity": _identity(trial, player),
        "ticket": _ticket(trial, player),
    }


def _entry(state: Tournament, entry: Entry, lang: Lang) -> dict[str, Any]:
    currency = state.structure.currency
    return {
        "number": entry.number,
        "kind": say(f"desk.kind.{entry.kind}", lang),
        "session": entry.session,
        "status": say(f"desk.status.{entry.status}", lang),
        "table": entry.table if entry.status == "seated" else 0,
        "seat": entry.seat if entry.status == "seated" else 0,
        "stack": chips(entry.stack, lang) if entry.stack else "",
        "paid": money(entry.paid + entry.fees, currency, lang),
        "rebuys": entry.rebuys,
        "addons": entry.addons + entry.early_addons,
        "owed": money(entry.owed_rebuy, currency, lang) if entry.owed_rebuy else "",
        "refunded": money(entry.refunded, currency, lang) if entry.refunded else "",
        "method": method_text(entry.method, lang),
    }


def _acts(trial: Trial, player: Player, entries: list[Entry]) -> list[dict[str, Any]]:
    """What can be bought or taken back for the person's newest entry, in the order a desk needs it."""
    state, sheet = trial.state, trial.state.structure
    last = next((one for one in reversed(entries) if one.status not in ("cancelled", "qualified")), None)
    if last is None:
        return []
    found: list[dict[str, Any]] = []
    if rebuy_terms(state, trial.book) is not None:
        owes = bool(last.owed_rebuy)
        found.append(_act(trial, Rebuy(entry=last.number), "pay_rebuy" if owes else "rebuy"))
        if not owes and trial.book.values["rebuy_procedure"]:
            found.append(_act(trial, DeclareRebuy(entry=last.number), "declare"))
    terms = addon_terms(state, trial.book)
    if terms is not None:
        found.append(_act(trial, TakeAddOn(entry=last.number), "addon"))
        if terms.early_chips:
            found.append(_act(trial, TakeAddOn(entry=last.number, early=True), "early_addon"))
    if sheet.reentry.surrender and sheet.reentry.limit != 0 and last.status == "seated":
        found.append(_act(trial, ReEnter(player=player.id, surrender=True), "surrender", asks=True))
    if last.status in IN:
        found.append(_act(trial, CancelEntry(entry=last.number), "cancel", asks=True, danger=True))
    return found


def _act(
    trial: Trial, command: Command, key: str, *, asks: bool = False, danger: bool = False
) -> dict[str, Any]:
    lang, currency = trial.lang, trial.state.structure.currency
    answer = trial.decide(command)
    label, blocked, amount = say(f"desk.act.{key}", lang), "", 0
    clauses: tuple[str, ...] = ()
    if isinstance(answer, Refused):
        blocked, clauses = why(answer, trial.state, lang), answer.clauses
    else:
        amount = amount_of(answer)
    if amount:
        label = f"{label} · {money(amount, currency, lang)}"
    return {
        "command": type(command).__name__, "label": label, "hidden": hidden_of(command), "danger": danger,
        "ask": say(f"desk.ask.{key}", lang, {"amount": money(amount, currency, lang)}) if asks else "",
        "blocked": blocked, "clauses": clauses, "id": f"act-{key}",
    }  # fmt: skip


def amount_of(answer: Events) -> int:
    """What a player pays or gets back by what a command would bring about."""
    amount = 0
    for one in answer:
        if isinstance(one, RebuyTaken | AddOnTaken):
            amount = one.price + one.fee
        elif isinstance(one, Entered):
            amount = one.paid + one.fees
        else:
            amount = amount or getattr(one, "refund", 0)
    return amount


def _identity(trial: Trial, player: Player) -> dict[str, Any]:
    """Has the document been seen, does the book want it before the seat card, and the button for it."""
    entry = current(trial.state, player)
    missing = (
        identity_missing(trial.state, entry, trial.book) if entry is not None and entry.session else None
    )
    answer = trial.decide(CheckIdentity(player=player.id))
    return {
        "missing": why(missing, trial.state, trial.lang) if missing is not None else "",
        "clauses": missing.clauses if missing is not None else (),
        "seen": bool(player.id_checked_days) and missing is None,
        "blocked": why(answer, trial.state, trial.lang) if isinstance(answer, Refused) else "",
    }


def _ticket(trial: Trial, player: Player) -> dict[str, Any]:
    """The satellite seat the person holds, and whether it may be given or passed on."""
    held = seat_won_by(trial.state, player)
    command: Command = GrantTicket(player=player.id, ticket="?")
    if held is not None:
        other = next((one for one in trial.state.players if one != player.id), player.id)
        command = TransferTicket(ticket=held.ticket, to=other)
    answer = trial.decide(command)
    refused = answer if isinstance(answer, Refused) and answer.reason != "holds_a_ticket" else None
    return {
        "held": held.ticket if held is not None else "",
        "blocked": why(refused, trial.state, trial.lang) if refused is not None else "",
        "clauses": refused.clauses if refused is not None else (),
    }


# ---- what a sale gave


def sale(state: Tournament, entry: Entry, book: Book, lang: Lang) -> dict[str, Any]:
    """An entry as the desk tells it: the seat in large figures, what was paid, what to do next."""
    player = state.players[entry.player]
    missing = identity_missing(state, entry, book) if entry.session and entry.status in IN else None
    waiting = waiting_for(state, entry.session)
    return {
        "entry": entry.number,
        "player": player.id,
        "name": player.name,
        "kind": say(f"desk.kind.{entry.kind}", lang),
        "status": entry.status,
        "status_text": say(f"desk.status.{entry.status}", lang),
        "table": entry.table if entry.status == "seated" else 0,
        "seat": entry.seat,
        "session": entry.session,
        "several": len(state.sessions) > 1,
        "place": waiting.index(entry.number) + 1 if entry.number in waiting else 0,
        "stack": chips(entry.stack, lang) if entry.stack else "",
        "paid": money(entry.paid + entry.fees, state.structure.currency, lang),
        "method": method_text(entry.method, lang),
        "at": hour(there(entry.at, state.structure)) if entry.at else "",
        "identity": why(missing, state, lang) if missing is not None else "",
        "identity_clauses": missing.clauses if missing is not None else (),
        "terms": terms_of(book, lang),
    }


def terms_of(book: Book, lang: Lang) -> list[dict[str, Any]]:
    """What the player accepts, as the receipt prints it."""
    return [{"text": one.text.say(lang), "clauses": one.clauses} for one in accepted_terms(book)]


def sold_entry(answer: Any) -> int:
    """The entry a command brought about, 0 if it did not."""
    for happened in answer:
        if isinstance(happened.event, Entered | TicketUsed | Seated):
            return int(happened.event.entry)
    return 0


def undoing(trial: Trial, entry: int) -> dict[str, Any]:
    """May the sale still be taken back? If not, why."""
    answer = trial.decide(CancelEntry(entry=entry))
    if not isinstance(answer, Refused):
        return {"undo_blocked": "", "undo_clauses": ()}
    return {"undo_blocked": why(answer, trial.state, trial.lang), "undo_clauses": answer.clauses}
