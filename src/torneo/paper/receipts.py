"""Receipts of entries: who, what was paid for what and how, and the terms the book puts on every one."""

from collections.abc import Iterable
from typing import Any

from torneo.paper.heading import Size, heading, numbered
from torneo.paper.lists import method_text
from torneo.paper.seat_cards import Address
from torneo.paper.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Refused, Tournament
from torneo.tournament.conduct.acceptance import acceptance_of, accepted_terms
from torneo.tournament.entries.alternates import waiting_for
from torneo.tournament.entries.state import Entry
from torneo.tournament.structure.venue_time import there
from torneo.writing import chips, money, stamped

#: Entries nobody paid for here, or that were taken back.
_NONE = frozenset({"cancelled", "qualified", "forfeited"})


def receipted(state: Tournament, entries: Iterable[int] | None = None) -> list[Entry]:
    """Entries that have a receipt, in order of registration; one that was cancelled only if asked for."""
    if entries is not None:
        return [state.entries[number] for number in entries if number in state.entries]
    return [one for one in state.entries.values() if one.status not in _NONE]


def data(
    state: Tournament, book: Book, lang: Lang, now: int, *, size: Size = "a4",
    entries: Iterable[int] | None = None, address: Address | None = None,
) -> dict[str, Any]:  # fmt: skip
    cards = [
        {**_card(state, one, lang, address), **_accepted(state, one, book, lang)}
        for one in receipted(state, entries)
    ]
    terms = [{"text": one.text.say(lang), "clauses": one.clauses} for one in accepted_terms(book)]
    return {
        **heading(state, book, lang, now, "receipts"), "size": size, "terms": terms,
        "cards": numbered(cards, lang),
    }  # fmt: skip


def _accepted(state: Tournament, entry: Entry, book: Book, lang: Lang) -> dict[str, str]:
    """When the terms were accepted, and that entering is enough."""
    found = acceptance_of(state, entry.number, book)
    if isinstance(found, Refused) or not found.at:
        return {"accepted": ""}
    return {
        "accepted": say("receipts.accepted", lang, {"when": stamped(there(found.at, state.structure), lang)})
    }


def _card(state: Tournament, entry: Entry, lang: Lang, address: Address | None) -> dict[str, Any]:
    player, currency = state.players[entry.player], state.structure.currency
    counted = [
        say(f"receipts.{kind}", lang, {"count": count})
        for kind, count in (("rebuys", entry.rebuys), ("addons", entry.addons + entry.early_addons))
        if count
    ]
    amounts = [
        (say("receipts.to_prizes", lang), entry.paid),
        (say("receipts.fee", lang), entry.fees),
    ]
    after = [
        (say(f"receipts.{kind}", lang), amount)
        for kind, amount in (("owed", entry.owed_rebuy), ("refunded", entry.refunded))
        if amount
    ]
    return {
        "name": player.name,
        "document": player.document,
        "entry": say("common.entry", lang, {"entry": entry.number}),
        "kind": say(f"list.kind.{entry.kind}", lang),
        "status": say(f"list.status.{entry.status}", lang) if entry.status == "cancelled" else "",
        "session": say("common.session", lang, {"session": entry.session}) if entry.session else "",
        "when": stamped(there(entry.at, state.structure), lang) if entry.at else "",
        "amounts": [[label, money(amount, currency, lang)] for label, amount in amounts if amount],
        "total": money(entry.paid + entry.fees, currency, lang),
        "counted": ", ".join(counted),
        "after": [[label, money(amount, currency, lang)] for label, amount in after],
        "method": method_text(entry.method, lang),
        "gets": say("receipts.gets", lang, {"points": chips(entry.received, lang)}) if entry.received else "",
        "place": _place(state, entry, lang),
        "link": address(entry) if address is not None else "",
    }


def _place(state: Tournament, entry: Entry, lang: Lang) -> str:
    if entry.status == "seated" and entry.table:
        return f"{say('common.table', lang)} {entry.table} · {say('common.seat', lang)} {entry.seat}"
    waiting = waiting_for(state, entry.session)
    if entry.number in waiting:
        return say("receipts.listed", lang, {"place": waiting.index(entry.number) + 1})
    return say("receipts.waits", lang) if entry.status == "registered" else ""
