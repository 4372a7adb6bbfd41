"""The event as anybody may see it. No documents, contacts or birth dates: names, seats, chips, places."""

import re
from typing import Any

import msgspec
from babel import Locale, UnknownLocaleError

from torneo.cards.verifiable import commitment
from torneo.paper.levels import event_game, level_shown
from torneo.room.views.prizes import ladder, money_facts, results
from torneo.room.words import say, words
from torneo.rulebook import Book, Lang, labels
from torneo.tournament import Tournament
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import Refused
from torneo.tournament.seats.proof import Proof, check_proof
from torneo.tournament.structure.levels import level_minutes
from torneo.tournament.structure.model import Chips, Structure
from torneo.tournament.structure.public import authorities, sheet_for
from torneo.writing import chips, day_and_hour, money

_NUMBER = re.compile(r"\d+")


def overview(state: Tournament, book: Book, lang: Lang, role: str) -> dict[str, Any]:
    """What the page of the event says besides what is live."""
    sheet = sheet_for(state, role, book)
    return {
        "book_title": book.name.say(lang),
        "sheet": None if isinstance(sheet, Refused) else sheet_shown(state, sheet, book, lang),
        "refused": sheet if isinstance(sheet, Refused) else None,
        "staff": [
            {"role": labels().value(one.role, lang), "name": one.name}
            for one in authorities(state, book)
            if one.name
        ],
        "prize": money_facts(state, book, lang),
        "ladder": ladder(state, lang),
        "sessions": sessions_shown(state, lang),
        "seated": any(one.table for one in state.entries.values()),
    }


def sheet_shown(state: Tournament, sheet: Structure, book: Book, lang: Lang) -> dict[str, Any]:
    """The structure sheet: terms, days, levels with their breaks."""
    return {
        "terms": _terms(sheet, lang),
        "days": [_day(day, sheet, lang) for day in sheet.days],
        "levels": _levels(sheet, book, lang),
        "breaks_at": [
            {"players": one.at_players, "minutes": one.minutes, "name": one.name}
            for one in sheet.breaks if one.at_players
        ],
        "chips": _chips(sheet.stack, lang),
        "variant_rules": sheet.variant_rules,
        "published_at": sheet.published_at,
    }  # fmt: skip


def _terms(sheet: Structure, lang: Lang) -> list[dict[str, Any]]:
    """Label and value of everything the sheet settles, in the order a player asks for it."""
    cash = sheet.currency

    def price(amount: int, fee: int) -> str:
        text = money(amount, cash, lang)
        return f"{text} + {money(fee, cash, lang)}" if fee else text

    reg, again, rebuy, addon = sheet.registration, sheet.reentry, sheet.rebuy, sheet.addon
    rows: list[tuple[str, Any]] = [
        ("game", event_game(sheet, lang)),
        ("venue", sheet.venue),
        ("buy_in", price(sheet.entry_price, sheet.entry_fee) if sheet.entry_price else ""),
        ("guarantee", money(sheet.guarantee, cash, lang) if sheet.guarantee else ""),
        ("stack", chips(sheet.starting_stack, lang) if sheet.starting_stack else ""),
        ("seats_per_table", sheet.seats_per_table),
        ("opens", day_and_hour(reg.opens, lang) if reg.opens else ""),
        ("closes_level", reg.closes_level or ""),
        ("closes_at", day_and_hour(reg.closes_at, lang) if reg.closes_at else ""),
        ("closes_minutes", reg.closes_minutes if reg.closes_minutes is not None else ""),
        ("capacity", reg.capacity or ""),
        ("reentries", say("public.unlimited", lang) if again.limit is None else again.limit or _none(lang)),
        ("rebuy", price(rebuy.price, rebuy.fee) if rebuy is not None else ""),
        ("addon", price(addon.price, addon.fee) if addon is not None else ""),
        ("staff_percent", f"{sheet.staff_percent} %" if sheet.staff_percent else ""),
        ("languages", ", ".join(_language(code, lang) for code in sheet.languages)),
    ]
    return [
        {"label": say(f"public.term.{code}", lang), "value": value} for code, value in rows if value != ""
    ]


def _language(code: str, lang: Lang) -> str:
    """The name of a language code; the code where nobody knows it."""
    try:
        return str(Locale.parse(code).get_display_name(lang) or code)
    except (UnknownLocaleError, ValueError):
        return code


def _none(lang: Lang) -> str:
    return say("public.none", lang)


def _day(day: Any, sheet: Structure, lang: Lang) -> dict[str, Any]:
    return {
        "number": day.number,
        "flights": [{"name": one.name, "starts": day_and_hour(one.starts, lang)} for one in day.flights],
        "first": day.first_level,
        "last": day.last_level,
        "ends": day_and_hour(day.ends, lang) if day.ends else "",
        "to_the_finish": day.last_level is None and not day.ends and not day.stop_at_players,
    }


def _levels(sheet: Structure, book: Book, lang: Lang) -> list[dict[str, Any]]:
    """Levels in order, each break in its place."""
    rows: list[dict[str, Any]] = []
    for level in sheet.levels:
        day = next(
            (one.number for one in reversed(sheet.days) if one.first_level <= level.number), 1
        )  # fmt: skip
        shown = level_shown(level, sheet, book, lang) or {}
        rows.append({**shown, "minutes": level_minutes(sheet, day, level.number, book), "day": day})
        rows += [
            {"pause": True, "minutes": one.minutes, "name": one.name}
            for one in sheet.breaks
            if one.after_level == level.number
        ]
    return rows


def _chips(stack: Chips, lang: Lang) -> list[dict[str, Any]]:
    return [{"value": chips(value, lang), "count": count} for value, count in sorted(stack.items())]


def sessions_shown(state: Tournament, lang: Lang) -> list[dict[str, Any]]:
    """Each session with the commitment to its draws and, once revealed, the seed."""
    return [
        {
            "id": one.id, "day": one.day, "status": one.status, "draws": one.draws,
            "commitment": one.commitment, "seed": one.seed,
            "matches": bool(one.seed) and commitment(bytes.fromhex(one.seed)) == one.commitment,
        }
        for one in state.sessions.values()
    ]  # fmt: skip


def drawn_for(label: str, lang: Lang) -> str:
    """``demo-1/1/3 seat of entry 12`` is "Asiento de la inscripción n.º 12"; nothing if it is not known."""
    what = label.partition(" ")[2]
    numbers = [chips(int(one), lang) for one in _NUMBER.findall(what)]
    key = "public.for." + _NUMBER.sub("N", what).replace(" ", "_")
    return say(key, lang, dict(zip("nm", numbers, strict=False))) if key in words else ""


def draws_shown(proofs: list[Proof], lang: Lang) -> list[dict[str, Any]]:
    """Every commitment with its draws, done again here where the seed is revealed."""
    found = []
    for proof in proofs:
        checked = check_proof(proof)
        rows = [
            {
                "label": draw.label,
                "what": drawn_for(draw.label, lang),
                "pool": len(draw.pool),
                "picked": len(draw.picked),
                "right": right,
            }
            for draw, (_, right) in zip(proof.draws, checked.draws, strict=True)
        ]
        found.append({
            **msgspec.structs.asdict(proof), "draws": rows, "state": checked.seed,
            "state_text": say(f"public.seed.{checked.seed}", lang), "right": checked.right,
        })  # fmt: skip
    return found


def standing(state: Tournament, lang: Lang, most: int = 0) -> dict[str, Any]:
    """Chip counts as last known, largest first."""
    alive = sorted(state.alive(), key=lambda one: (-one.stack, one.number))
    shown = alive[:most] if most else alive
    return {
        "counts": [_count(state, place, one, lang) for place, one in enumerate(shown, 1)],
        "alive": len(alive),
        "entries": sum(one.status not in ("cancelled", "qualified") for one in state.entries.values()),
        "alternates": len(state.alternates),
        "tables": sum(table.open and bool(table.players) for table in state.tables.values()),
    }


def _count(state: Tournament, place: int, entry: Entry, lang: Lang) -> dict[str, Any]:
    return {
        "place": place,
        "name": state.players[entry.player].name,
        "stack": chips(entry.stack, lang),
        "table": entry.table,
        "seat": entry.seat,
    }


def latest_out(state: Tournament, book: Book, lang: Lang, most: int) -> list[dict[str, Any]]:
    """The best places decided so far."""
    return results(state, book, lang)[:most] if state.eliminations else []
