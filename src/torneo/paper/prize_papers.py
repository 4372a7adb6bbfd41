"""Papers of the prizes: the payout sheet, a receipt for each prize, and the deal players sign."""

from collections.abc import Iterable
from typing import Any

from torneo.paper.heading import Size, cited, heading, numbered
from torneo.paper.lists import method_text
from torneo.paper.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.citations import cite
from torneo.tournament.prizes.fund import fund_now
from torneo.tournament.prizes.listing import Prize, delivered, prize_list
from torneo.tournament.prizes.state import Delivery, PrizeDeal
from torneo.tournament.structure.venue_time import there
from torneo.writing import chips, money, stamped

_FUND = ("collected", "overlay", "bounties", "staff", "prizes")
#: Deals that can still be signed, or were.
_SIGNED = frozenset({"proposed", "agreed", "applied"})


def payout_sheet(state: Tournament, book: Book, lang: Lang, now: int) -> dict[str, Any]:
    prizes, currency = state.prizes, state.structure.currency
    fund = prizes.fund if prizes.published_at else fund_now(state, book)
    changes = prizes.changes
    return {
        **heading(state, book, lang, now, "payouts"),
        "fund": [
            [say(f"payouts.fund.{name}", lang), money(getattr(fund, name), currency, lang)]
            for name in _FUND if getattr(fund, name) or name in ("collected", "prizes")
        ],
        "entries": say("payouts.entries", lang, {"entries": chips(fund.entries, lang)}),
        "ladder": [[str(place), money(one, currency, lang)] for place, one in enumerate(prizes.amounts, 1)],
        "seats": say("payouts.seats", lang, {"seats": prizes.seats}) if prizes.seats else "",
        "published": say("payouts.published", lang, {
            "when": stamped(there(prizes.published_at, state.structure), lang), "who": changes[-1].by,
        }) if prizes.published_at and changes else say("payouts.provisional", lang),
        "changes": [
            say("payouts.changed", lang, {"number": number, "why": one.why or "–"})
            for number, one in enumerate(changes[1:], 1)
        ],
        "people": [_person(state, one, lang) for one in prize_list(state, book)],
        "clauses": cited(book, "paid_places", "staff_deduction", "own_distribution"),
    }  # fmt: skip


def _person(state: Tournament, prize: Prize, lang: Lang) -> dict[str, str]:
    currency, paid = state.structure.currency, delivered(state, prize.entry)
    return {
        "place": str(prize.place or "–"),
        "name": state.players[prize.player].name,
        "amount": money(prize.amount, currency, lang),
        "paid": money(paid, currency, lang) if paid else "",
        "owed": money(prize.amount - paid, currency, lang) if prize.amount > paid else "",
    }


def payable(state: Tournament, book: Book, entries: Iterable[int] | None = None) -> list[Prize]:
    """Prizes of everybody who has finished, best place first; or those of some entries."""
    wanted = None if entries is None else set(entries)
    return [
        one
        for one in prize_list(state, book)
        if one.place and (wanted is None or one.entry in wanted)
    ]  # fmt: skip


def payment_slips(
    state: Tournament, book: Book, lang: Lang, now: int, *, size: Size = "a4",
    entries: Iterable[int] | None = None,
) -> dict[str, Any]:  # fmt: skip
    """A receipt to be signed for each prize; what was already handed over stands on it."""
    rule, currency = book.values["prize_delivery"], state.structure.currency
    cards = []
    for one in payable(state, book, entries):
        entry, player = state.entries[one.entry], state.players[one.holder or one.player]
        paid = delivered(state, one.entry)
        cards.append({
            "name": player.name,
            "document": player.document,
            "entry": say("common.entry", lang, {"entry": one.entry}),
            "place": say("payments.place", lang, {"place": one.place}),
            "amount": money(one.amount - paid or one.amount, currency, lang),
            "parts": [
                [say(f"payments.part.{kind}", lang), money(part, currency, lang)]
                for kind, part in one.parts.items()
            ] if len(one.parts) > 1 else [],
            "before": money(paid, currency, lang) if 0 < paid < one.amount else "",
            "ticket": say("payments.ticket", lang, {"ticket": one.ticket}) if one.ticket else "",
            "registered": say("payments.registered", lang, {"method": method_text(entry.method, lang)})
            if rule["entry_method_shown"] and entry.method else "",
            "ink": next((given.ink for given in reversed(state.prizes.deliveries)
                         if given.entry == one.entry and given.ink), ""),
            "handed": [_handed(state, given, lang) for given in state.prizes.deliveries
                       if given.entry == one.entry],
        })  # fmt: skip
    return {
        **heading(state, book, lang, now, "payments"), "size": size, "cards": numbered(cards, lang),
        "avoid_cash": bool(rule["cash_flagged"]),
        "clauses": cited(book, "delivery_method", "cash_avoided"),
    }  # fmt: skip


def _handed(state: Tournament, given: Delivery, lang: Lang) -> str:
    facts = {
        "when": stamped(there(given.at, state.structure), lang), "method": method_text(given.method, lang),
        "detail": given.detail,
    }  # fmt: skip
    key = "settled" if given.kind == "paid" else given.kind
    return f"{say(f'payments.{key}', lang, facts)} · {money(given.amount, state.structure.currency, lang)}"


def last_deal(state: Tournament) -> PrizeDeal | None:
    """The deal there is a paper for: the newest that was not turned down."""
    return next((one for one in reversed(state.prizes.deals) if one.status in _SIGNED), None)


def deal_agreement(state: Tournament, book: Book, lang: Lang, now: int, *, number: int = 0) -> dict[str, Any]:
    """The agreement as the players sign it. ``KeyError`` without such a deal. Who voted how never stands on
    it where the vote is secret."""
    deals = state.prizes.deals
    deal = deals[number - 1] if 0 < number <= len(deals) else None if number else last_deal(state)
    if deal is None:
        raise KeyError(number)
    currency = state.structure.currency
    vote = book.values["deal_vote"]
    rows = [
        {
            "name": state.players[state.entries[entry].player].name,
            "document": state.players[state.entries[entry].player].document,
            "chips": chips(deal.stacks.get(entry), lang),
            "share": money(share, currency, lang),
        }
        for entry, share in sorted(deal.shares.items(), key=lambda item: (-item[1], item[0]))
    ]
    rules = [
        {"text": say("deal.unanimous", lang), "clauses": cite(book, "deal_unanimous")},
        {"text": say(f"deal.vote.{vote}", lang), "clauses": cited(book, "deal_vote")},
        *([{"text": say("deal.kept", lang), "clauses": cited(book, "deal_reserve")}] if deal.reserve else ()),
        {"text": say("deal.power", lang), "clauses": cited(book, "deal_power")},
    ]
    when = {"when": stamped(there(deal.at, state.structure), lang), "who": deal.by}
    return {
        **heading(state, book, lang, now, "deal"),
        "number": say("deal.number", lang, {"number": deal.number}),
        "proposed": say("deal.proposed", lang, when),
        "facts": [
            [say("deal.kind", lang), say(f"deal.kind.{deal.kind}", lang)],
            [say("deal.remaining", lang), money(deal.remaining, currency, lang)],
            *([[say("deal.reserve", lang), money(deal.reserve, currency, lang)]] if deal.reserve else ()),
            [say("deal.state", lang), say(f"deal.state.{deal.status}", lang)],
        ],
        "votes": say("deal.votes", lang, {"yes": deal.in_favour, "all": deal.voted}) if deal.voted else "",
        "rows": rows,
        "total": money(sum(deal.shares.values()), currency, lang),
        "rules": [one for one in rules if one["clauses"]],
    }  # fmt: skip
