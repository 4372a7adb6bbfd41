"""The structure sheet: terms, days, levels with their breaks, and who is in charge."""

from typing import Any

from babel import Locale, UnknownLocaleError

from torneo.paper.heading import cited, heading
from torneo.paper.levels import event_game, level_shown
from torneo.paper.words import say
from torneo.rulebook import Book, Lang, labels
from torneo.tournament import Tournament
from torneo.tournament.structure.languages import languages_of
from torneo.tournament.structure.levels import ante_kind, is_blank, level_minutes
from torneo.tournament.structure.model import Chips, Day, Structure, total
from torneo.tournament.structure.public import authorities
from torneo.writing import chips, day_in_full, money


def data(state: Tournament, book: Book, lang: Lang, now: int) -> dict[str, Any]:
    sheet = state.structure
    rows = _levels(sheet, book, lang)
    return {
        **heading(state, book, lang, now, "structure"),
        "terms": _Terms(sheet, book, lang).rows(),
        "days": [_day(one, lang) for one in sheet.days],
        "day_clauses": cited(book, "required_start_times"),
        "levels": rows,
        "columns": _columns(sheet, rows, book, lang),
        "level_clauses": cited(
            book, "required_blind_levels", "required_level_durations", "required_breaks", "ante_format"
        ),
        "breaks_at": [
            {"text": say("structure.break_at", lang, {"players": one.at_players}), "minutes": one.minutes,
             "name": one.name}
            for one in sheet.breaks if one.at_players
        ],
        "staff": [
            {"role": _capital(labels().value(one.role, lang)), "name": one.name}
            for one in authorities(state, book) if one.name
        ],
        "staff_clauses": cited(book, "authorities"),
        "published": say("structure.published", lang, {"when": day_in_full(sheet.published_at, lang)})
        if sheet.published_at else "",
    }  # fmt: skip


def _capital(text: str) -> str:
    text = text.removeprefix("el ").removeprefix("la ")
    return text[:1].upper() + text[1:]


def _columns(sheet: Structure, rows: list[dict[str, Any]], book: Book, lang: Lang) -> list[dict[str, str]]:
    """The columns some level fills."""
    names = {
        "number": "level", "game": "game", "blinds": "blinds", "bets": "bets", "bring_in": "bring_in",
        "ante": "ante_big_blind" if ante_kind(sheet, book) == "big_blind" else "ante", "minutes": "minutes",
    }  # fmt: skip
    return [
        {"key": key, "label": say(f"structure.{name}", lang)}
        for key, name in names.items()
        if any(row.get(key) for row in rows if not row.get("pause"))
    ]


def _levels(sheet: Structure, book: Book, lang: Lang) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    started: set[int] = set()
    for level in sheet.levels:
        day = next((one.number for one in reversed(sheet.days) if one.first_level <= level.number), 1)
        if day not in started and len(sheet.days) > 1:
            rows.append({"pause": True, "strong": True, "text": say("structure.day", lang, {"day": day})})
        started.add(day)
        shown = level_shown(level, sheet, book, lang) or {}
        if is_blank(level):
            shown["blinds"], shown["bets"] = say("structure.set_later", lang), ""
        rows.append(
            {
                key: str(shown.get(key) or "")
                for key in ("number", "game", "blinds", "bets", "bring_in", "ante")
            }
            | {"pause": False, "minutes": str(level_minutes(sheet, day, level.number, book) or "–")}
        )
        rows += [
            {"pause": True, "strong": False, "text": one.name or say("structure.break", lang),
             "minutes": str(one.minutes)}
            for one in sheet.breaks if one.after_level == level.number
        ]  # fmt: skip
    return rows


def _day(day: Day, lang: Lang) -> dict[str, Any]:
    if day.last_level is not None:
        plays = say("structure.levels_to", lang, {"first": day.first_level, "last": day.last_level})
    else:
        plays = say("structure.from_level", lang, {"first": day.first_level})
    notes = [plays]
    if day.stop_at_players:
        notes.append(say("structure.stops_at", lang, {"players": day.stop_at_players}))
    if day.ends:
        notes.append(say("structure.ends", lang, {"when": day_in_full(day.ends, lang)}))
    several = len(day.flights) > 1
    return {
        "name": say("structure.day", lang, {"day": day.number}),
        "starts": [
            (say("structure.flight", lang, {"name": one.name}) + ": " if several else "")
            + (day_in_full(one.starts, lang) if one.starts else say("structure.set_later", lang))
            for one in day.flights
        ],
        "notes": ", ".join(notes),
    }


class _Terms:
    """Label, value and clauses of everything the sheet settles, in the order a player asks for it."""

    def __init__(self, sheet: Structure, book: Book, lang: Lang) -> None:
        self.sheet, self.book, self.lang = sheet, book, lang

    def rows(self) -> list[dict[str, Any]]:
        sheet = self.sheet
        found: list[tuple[str, str, tuple[str, ...]]] = [
            ("game", event_game(sheet, self.lang), ()),
            ("variant_rules", sheet.variant_rules, ("required_variant_rules",)),
            ("entry", self.price(sheet.entry_price, sheet.entry_fee), ("required_entry_value",)),
            ("guarantee", self.money(sheet.guarantee), ()),
            ("stack", self.set_of(sheet.stack), ("required_starting_chips", "required_chip_structure")),
            ("seats", str(sheet.seats_per_table), ()),
            ("registration", self.registration(),
             ("required_registration_times", "required_late_registration",
              "required_registration_closing_level")),
            ("capacity", self.number(sheet.registration.capacity), ()),
            ("minimum", self.number(sheet.registration.minimum_entries), ()),
            ("reentry", self.reentry(), ("required_reentry_limits", "reentry_terms")),
            ("rebuy", self.rebuy(), ("required_rebuy_count", "required_rebuy_and_addon_chips")),
            ("addon", self.addon(), ("required_rebuy_and_addon_chips",)),
            ("ante", self.say(f"ante.{ante_kind(sheet, self.book)}"), ("ante_format",)),
            ("bounty", self.bounty(), ()),
            ("satellite", self.satellite(), ()),
            ("payout", self.payout(), ("paid_places",)),
            ("staff", self.percent(sheet.staff_percent), ("staff_deduction",)),
            ("deal", self.deal(), ("deal_reserve",)),
            ("time_bank", self.time_bank(), ()),
            ("languages", self.languages(), ("required_languages", "languages")),
        ]  # fmt: skip
        return [
            {"label": self.say(f"term.{code}"), "value": value, "clauses": cited(self.book, *cases)}
            for code, value, cases in found
            if value
        ]

    def say(self, key: str, **facts: object) -> str:
        return say(f"structure.{key}", self.lang, facts)

    def number(self, count: int) -> str:
        return chips(count, self.lang) if count else ""

    def percent(self, whole: int) -> str:
        mark = "%" if self.lang == "en" else " %"
        return f"{whole}{mark}" if whole else ""

    def money(self, amount: int) -> str:
        return money(amount, self.sheet.currency, self.lang) if amount else ""

    def price(self, price: int, fee: int) -> str:
        return " + ".join(filter(None, (self.money(price), self.money(fee))))

    def set_of(self, stack: Chips) -> str:
        if not stack:
            return ""
        parts = [
            self.say("chip", count=chips(count, self.lang), value=chips(value, self.lang))
            for value, count in sorted(stack.items())
        ]
        return f"{self.say('gives', points=chips(total(stack), self.lang))} ({', '.join(parts)})"

    def registration(self) -> str:
        reg, parts = self.sheet.registration, []
        if reg.opens:
            parts.append(self.say("opens", when=day_in_full(reg.opens, self.lang)))
        if reg.closes_level:
            parts.append(self.say("closes_level", level=reg.closes_level))
        if reg.closes_at:
            parts.append(self.say("closes_at", when=day_in_full(reg.closes_at, self.lang)))
        if reg.closes_minutes is not None:
            parts.append(self.say("closes_minutes", minutes=reg.closes_minutes))
        return "; ".join(parts)

    def _limit(self, limit: int | None) -> str:
        return self.say("no_limit") if limit is None else self.say("at_most", count=limit)

    def reentry(self) -> str:
        again = self.sheet.reentry
        if again.limit == 0:
            return self.say("none")
        parts = [self._limit(again.limit)]
        if again.per_flight is not None:
            parts.append(self.say("per_flight", count=again.per_flight))
        if again.until_level:
            parts.append(self.say("until_level", level=again.until_level))
        if again.price is not None:
            parts.append(self.price(again.price, again.fee or 0))
        if again.surrender:
            parts.append(self.say("surrender"))
        return ", ".join(parts)

    def rebuy(self) -> str:
        rebuy = self.sheet.rebuy
        if rebuy is None:
            return ""
        parts = [self.price(rebuy.price, rebuy.fee), self.set_of(rebuy.chips), self._limit(rebuy.limit)]
        if rebuy.stack_limit_percent:
            parts.append(self.say("stack_limit", percent=rebuy.stack_limit_percent))
        if rebuy.until_level:
            parts.append(self.say("until_level", level=rebuy.until_level))
        return ", ".join(filter(None, parts))

    def addon(self) -> str:
        addon = self.sheet.addon
        if addon is None:
            return ""
        parts = [self.price(addon.price, addon.fee), self.set_of(addon.chips)]
        if addon.after_level:
            parts.append(self.say("after_level", level=addon.after_level))
        if addon.early_chips:
            parts.append(self.say("early", points=chips(total(addon.early_chips), self.lang)))
        return ", ".join(filter(None, parts))

    def bounty(self) -> str:
        bounty = self.sheet.bounty
        if bounty.kind == "none":
            return ""
        return self.say(
            f"bounty.{bounty.kind}", amount=self.money(bounty.amount), percent=bounty.progressive_percent
        )

    def satellite(self) -> str:
        prize = self.sheet.satellite
        if prize is None:
            return ""
        return self.say("satellite", value=self.money(prize.seat_value), target=prize.target or "–")

    def payout(self) -> str:
        payout = self.sheet.payout
        parts = [self.say(f"payout.{payout.kind}")]
        if payout.kind == "curve" and payout.places:
            parts.append(self.say("places", places=payout.places))
        elif payout.kind == "curve" and payout.places_percent:
            parts.append(self.say("places_percent", percent=payout.places_percent))
        if payout.minimum_cash:
            parts.append(self.say("minimum_cash", amount=self.money(payout.minimum_cash)))
        return ", ".join(parts) if self.sheet.entry_price or self.sheet.guarantee else ""

    def deal(self) -> str:
        deal = self.sheet.deal
        text = self.say("deal.yes" if deal.allowed else "deal.no")
        if deal.allowed and deal.champion_per_mille:
            whole, tenth = divmod(deal.champion_per_mille, 10)
            mark = "." if self.lang == "en" else ","
            percent = f"{whole}{mark}{tenth}" if tenth else str(whole)
            text += ", " + self.say("champion", percent=percent)
        return text

    def time_bank(self) -> str:
        bank = self.sheet.time_bank
        if bank is None:
            return ""
        return self.say(
            "time_bank", seconds=bank.seconds, start=bank.start, later=bank.later_day,
            money=bank.in_the_money, final=bank.final_table,
        )  # fmt: skip

    def languages(self) -> str:
        return ", ".join(_language(code, self.lang) for code in languages_of(self.sheet, self.book).all)


def _language(code: str, lang: Lang) -> str:
    """The name of a language code; the code where nobody knows it."""
    try:
        return str(Locale.parse(code).get_display_name(lang) or code)
    except (UnknownLocaleError, ValueError):
        return code
