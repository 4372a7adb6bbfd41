"""Prizes and places as the room sees them."""

from typing import Any

from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.bubble.paid import paid_places
from torneo.tournament.entries.bullets import bullet_of
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.fund import fund_now
from torneo.tournament.prizes.listing import disqualified, prize_list, remaining_prizes
from torneo.writing import money


def money_facts(state: Tournament, book: Book, lang: Lang) -> dict[str, Any]:
    """The prize fund and the places paid; ``final`` once they are published. ``next``: what the next to go
    out gets, once that is something."""
    sheet, prizes = state.structure, state.prizes
    published = bool(prizes.published_at)
    fund = prizes.fund if published else fund_now(state, book)
    amounts = prizes.amounts
    alive = len(state.alive()) if state.phase == "running" else 0
    coming = amounts[alive - 1] if not prizes.settled_places and 0 < alive <= len(amounts) else 0
    return {
        "shown": bool(sheet.entry_price or sheet.guarantee),
        "final": published,
        "pool": money(fund.prizes, sheet.currency, lang),
        "guarantee": money(sheet.guarantee, sheet.currency, lang) if sheet.guarantee else "",
        "places": paid_places(state, book),
        "first": money(amounts[0], sheet.currency, lang) if amounts else "",
        "next": money(coming, sheet.currency, lang) if coming else "",
        "seats": prizes.seats,
    }


def ladder(state: Tournament, lang: Lang, amounts: list[int] | None = None) -> list[dict[str, Any]]:
    """Published prizes (or these ``amounts``) by place, equal ones next to each other in one row."""
    rows: list[dict[str, Any]] = []
    for place, amount in enumerate(state.prizes.amounts if amounts is None else amounts, 1):
        if rows and rows[-1]["points"] == amount and place > 3:
            rows[-1]["last"] = place
        else:
            rows.append({"first": place, "last": place, "points": amount,
                         "amount": money(amount, state.structure.currency, lang)})  # fmt: skip
    return rows


def prize_board(state: Tournament, book: Book, lang: Lang) -> dict[str, Any]:
    """The prizes on the wall: those to be won, from the first down, and those won, with who won them.
    ``next``: who goes out now gets that one."""
    facts, left = money_facts(state, book, lang), len(state.alive())
    rows = ladder(state, lang, remaining_prizes(state))
    for row in rows:
        row["next"] = bool(facts["next"]) and row["first"] <= left <= row["last"]
    won = [row for row in results(state, book, lang) if row["prize"]]
    return {"prize": facts, "ladder": rows, "won": won}


def results(state: Tournament, book: Book, lang: Lang) -> list[dict[str, Any]]:
    """Everybody placed so far, best first, with the prize and, if it was not the place alone, its parts."""
    prizes = {one.entry: one for one in prize_list(state, book)}
    currency = state.structure.currency
    rows = []
    for one in places(state, book):
        prize = prizes.get(one.entry)
        parts = prize.parts if prize else {}
        rows.append({
            "place": one.place, "tied": one.tied, "name": state.players[one.player].name,
            "bullet": bullet_of(state, one.entry), "disqualified": disqualified(state, one),
            "prize": money(prize.amount, currency, lang) if prize and prize.amount else "",
            "parts": [] if set(parts) <= {"place"} else [
                {"name": say(f"public.part.{kind}", lang), "amount": money(amount, currency, lang)}
                for kind, amount in parts.items()
            ],
            "ticket": bool(prize and prize.ticket),
        })  # fmt: skip
    return rows


def podium(state: Tournament, book: Book, lang: Lang) -> list[dict[str, Any]]:
    """The nine best, and whoever else has won something."""
    return [row for n, row in enumerate(results(state, book, lang)) if n < 9 or row["prize"]]
