"""The results: every place with its prize. Nothing on it that is not public."""

from typing import Any

from babel import Locale

from torneo.paper.heading import heading
from torneo.paper.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.entries.bullets import bullet_of
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.fund import fund_now
from torneo.tournament.prizes.listing import disqualified, prize_list
from torneo.writing import chips, money


def data(state: Tournament, book: Book, lang: Lang, now: int) -> dict[str, Any]:
    prizes = {one.entry: one for one in prize_list(state, book)}
    currency = state.structure.currency
    rows = []
    for one in places(state, book):
        player, prize = state.players[one.player], prizes.get(one.entry)
        parts = prize.parts if prize else {}
        bullet = bullet_of(state, one.entry)
        notes = [say("results.bullet", lang, {"n": bullet})] if bullet else []
        if disqualified(state, one):
            notes.append(say("results.disqualified", lang))
        if not set(parts) <= {"place"}:
            notes += [
                f"{say(f'results.part.{kind}', lang)} {money(amount, currency, lang)}"
                for kind, amount in parts.items()
            ]
        rows.append({
            "place": f"{one.place}" + ("=" if one.tied > 1 else ""),
            "name": player.name,
            "country": country_name(player.country, lang),
            "club": player.club,
            "prize": money(prize.amount, currency, lang) if prize and prize.amount else "",
            "notes": ", ".join(notes),
        })  # fmt: skip
    fund = state.prizes.fund if state.prizes.published_at else fund_now(state, book)
    taken = [one for one in state.entries.values() if one.status not in ("cancelled", "qualified")]
    counts = {"entries": chips(len(taken), lang), "players": chips(len({one.player for one in taken}), lang)}
    pool = money(fund.prizes, currency, lang)
    alive, over = len(state.alive()), state.phase == "ended"
    title = say("results.title" if over else "results.title_now", lang)
    return {
        **heading(state, book, lang, now, "results", title),
        "facts": [
            say("results.entries", lang, counts),
            *([say("results.pool", lang, {"pool": pool})] if fund.prizes else ()),
            *(() if over or not alive else [say("results.still_in", lang, {"players": chips(alive, lang)})]),
        ],
        "rows": rows,
        "countries": any(row["country"] for row in rows),
        "clubs": any(row["club"] for row in rows),
        "over": over,
    }  # fmt: skip


def country_name(code: str, lang: Lang) -> str:
    """``España`` for ES; the code where nobody knows it."""
    return str(Locale(lang).territories.get(code, code)) if code else ""
