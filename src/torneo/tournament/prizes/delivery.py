"""Handing prizes over: to whom, how, signed, and what the book wants looked at."""

import unicodedata

import msgspec

from torneo.rulebook import Book
from torneo.tournament.checks import known_entry
from torneo.tournament.citations import cite
from torneo.tournament.entries.players import plain
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import ANY_TIME, DESK, Answer, Asked, Refused, Value, decides
from torneo.tournament.prizes.commands import DeferPrize, PayPrize
from torneo.tournament.prizes.events import PrizeDeferred, PrizePaid
from torneo.tournament.prizes.listing import delivered, prize_of
from torneo.tournament.prizes.publishing import out_of_date
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament

#: How people write that a prize is paid in notes.
_CASH = frozenset({"cash", "efectivo", "en efectivo", "metalico", "en metalico", "contado"})


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """What the desk sees when it prepares a prize. ``registered``: how the entry was paid, where the book
    wants that shown; ``avoid``: methods the book wants avoided; ``may_defer``: later, or in another form."""

    entry: int
    player: str
    name: str
    document: str
    amount: int
    delivered: int
    registered: str = ""
    avoid: tuple[str, ...] = ()
    may_defer: bool = False
    ticket: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def owed(self) -> int:
        return self.amount - self.delivered


def payment_form(state: Tournament, number: int, book: Book) -> Form | Refused:
    """The prize of an entry as the desk prepares it, or why there is none to hand over."""
    entry = known_entry(state, number)
    if isinstance(entry, Refused):
        return entry
    refused = out_of_date(state, book) or _about_to_be_lost(state, entry)
    if refused is not None:
        return refused
    prize = prize_of(state, number, book)
    if prize is None:
        return Refused("no_prize", {"entry": number})
    rule, player = book.values["prize_delivery"], state.players[entry.player]
    return Form(
        entry=number, player=player.id, name=player.name, document=player.document, amount=prize.amount,
        delivered=delivered(state, number), registered=entry.method if rule["entry_method_shown"] else "",
        avoid=("cash",) if rule["cash_flagged"] else (), may_defer=rule["deferred_or_other_form_allowed"],
        ticket=prize.ticket, clauses=cite(book, "delivery_method", "cash_avoided", "deferred_delivery"),
    )  # fmt: skip


def _about_to_be_lost(state: Tournament, entry: Entry) -> Refused | None:
    """Nothing is handed over to a player whose disqualification waits to be carried out."""
    for number in state.conduct.pending:
        penalty = state.conduct.penalties[number - 1]
        if penalty.player == entry.player:
            facts: dict[str, Value] = {"entry": entry.number, "person": penalty.person, "penalty": number}
            return Refused("disqualification_first", facts, tuple(penalty.clauses))
    return None


@decides(PayPrize, roles=DESK, phases=ANY_TIME)
def pay_prize(state: Tournament, asked: Asked[PayPrize], book: Book) -> Answer:
    command = asked.command
    form = payment_form(state, command.entry, book)
    if isinstance(form, Refused):
        return form
    if not command.method.strip():
        return Refused(
            "method_missing", {"entry": command.entry, "registered": form.registered}, form.clauses
        )
    if not command.document.strip():
        return Refused("document_missing", {"entry": command.entry})
    if form.document and plain(command.document) != form.document:
        return Refused("document_of_another", {"entry": command.entry, "player": form.player})
    if not command.signature.strip():
        return Refused("signature_missing", {"entry": command.entry})
    amount = _amount(command.amount, form)
    if isinstance(amount, Refused):
        return amount
    cash = bool(form.avoid) and _plain(command.method) in _CASH
    paid = PrizePaid(
        entry=form.entry, amount=amount, method=command.method.strip(), document=command.document.strip(),
        signature=command.signature.strip(), ink=command.ink, flags=("cash",) if cash else (),
        clauses=cite(book, "cash_avoided") if cash else (),
    )  # fmt: skip
    return (paid,)


@decides(DeferPrize, roles=DESK, phases=ANY_TIME)
def defer_prize(state: Tournament, asked: Asked[DeferPrize], book: Book) -> Answer:
    command = asked.command
    form = payment_form(state, command.entry, book)
    if isinstance(form, Refused):
        return form
    if not form.may_defer:
        return Refused("deferral_not_in_book", {"entry": command.entry})
    if command.kind not in ("deferred", "other_form"):
        return Refused("unknown_delivery", {"kind": command.kind, "known": "deferred, other_form"})
    if command.kind == "other_form" and not command.detail.strip():
        return Refused("detail_missing", {"entry": command.entry})
    if not command.operator.strip():
        return Refused("operator_missing", {"entry": command.entry}, cite(book, "deferred_delivery"))
    if command.balance < 0:
        return impossible(command.balance, "money", ">= 0")
    amount = _amount(command.amount, form)
    if isinstance(amount, Refused):
        return amount
    deferred = PrizeDeferred(
        entry=form.entry, amount=amount, kind="deferred" if command.kind == "deferred" else "other_form",
        operator=command.operator.strip(), balance=command.balance, detail=command.detail.strip(),
        clauses=cite(book, "deferred_delivery"),
    )  # fmt: skip
    return (deferred,)


def _amount(wanted: int, form: Form) -> int | Refused:
    """All that is owed, or the part asked for."""
    if form.owed < 1:
        return Refused("prize_delivered", {"entry": form.entry, "delivered": form.delivered})
    if not 0 <= wanted <= form.owed:
        return impossible(wanted, "money", f"<= {form.owed}")
    return wanted or form.owed


def _plain(text: str) -> str:
    """Lower case, without accents."""
    bare = unicodedata.normalize("NFKD", text.strip().lower())
    return "".join(sign for sign in bare if not unicodedata.combining(sign))
