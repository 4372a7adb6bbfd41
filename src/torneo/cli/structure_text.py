"""A structure sheet in words, line by line."""

from collections.abc import Iterator

from torneo.cli.words import words
from torneo.hand.games import GAMES
from torneo.rulebook import Lang
from torneo.tournament.structure.levels import break_after, games_of, level_minutes
from torneo.tournament.structure.model import Break, Chips, Structure, total
from torneo.writing import money, number

_SAY = words.texts("structure_text")


def sheet_lines(structure: Structure, lang: Lang) -> Iterator[str]:
    """The whole sheet, for people."""
    yield structure.name or "—"
    games = ", ".join(GAMES[code].say(lang) if code in GAMES else code for code in games_of(structure))
    yield " · ".join(part for part in (games, structure.venue, structure.country) if part)
    yield ""
    for name, value in _facts(structure, lang):
        if value:
            yield f"{name + ':':<24}{value}"
    yield ""
    yield from _levels(structure, lang)
    others = [one for one in structure.breaks if one.at_players]
    for one in others:
        yield f"  {_break(one, lang)} {_say('at_players', lang, players=one.at_players)}"


def _facts(structure: Structure, lang: Lang) -> Iterator[tuple[str, str]]:
    s = structure
    fee = f" + {money(s.entry_fee, s.currency, lang)}" if s.entry_fee else ""
    yield _say("entry", lang), f"{money(s.entry_price, s.currency, lang)}{fee}"
    yield _say("guarantee", lang), money(s.guarantee, s.currency, lang) if s.guarantee else ""
    yield _say("stack", lang), _chips(s.stack, lang)
    yield _say("seats", lang), str(s.seats_per_table)
    yield _say("ante", lang), _say(s.ante_kind, lang) if s.ante_kind else ""
    yield _say("languages", lang), ", ".join(s.languages)
    yield _say("staff", lang), f"{s.staff_percent} %" if s.staff_percent else ""
    yield _say("dates", lang), ", ".join(s.dates)
    for day in s.days:
        starts = ", ".join(f"{one.name} ({one.starts})" if one.starts else one.name for one in day.flights)
        levels = f"{day.first_level}–{day.last_level or ''}"
        yield _say("day", lang, day=day.number), f"{starts or '—'} · {_say('level', lang).lower()} {levels}"
    yield _say("registration", lang), ", ".join(_registration(s, lang))
    if s.reentry.limit != 0:
        limit = _say("no_limit", lang) if s.reentry.limit is None else str(s.reentry.limit)
        until = _say("until", lang, level=s.reentry.until_level) if s.reentry.until_level else ""
        yield _say("reentry", lang), ", ".join(part for part in (limit, until) if part)
    yield from _purchases(s, lang)
    if s.satellite:
        yield (
            _say("satellite", lang),
            f"{s.satellite.target} ({money(s.satellite.seat_value, s.currency, lang)})",
        )
    if s.time_bank:
        bank = s.time_bank
        yield (
            _say("time_bank", lang),
            _say(
                "time_cards", lang, seconds=bank.seconds, start=bank.start, later_day=bank.later_day,
                in_the_money=bank.in_the_money, final_table=bank.final_table,
            ),
        )  # fmt: skip
    if s.payout.places_percent:
        yield _say("places", lang), _say("paid", lang, percent=s.payout.places_percent)
    yield _say("rules", lang), s.variant_rules


def _purchases(s: Structure, lang: Lang) -> Iterator[tuple[str, str]]:
    if s.rebuy and s.rebuy.limit != 0:
        limit = _say("no_limit", lang) if s.rebuy.limit is None else str(s.rebuy.limit)
        parts = [limit, money(s.rebuy.price, s.currency, lang), _chips(s.rebuy.chips, lang)]
        parts += (
            [_say("below", lang, percent=s.rebuy.stack_limit_percent)] if s.rebuy.stack_limit_percent else []
        )
        parts += [_say("until", lang, level=s.rebuy.until_level)] if s.rebuy.until_level else []
        yield _say("rebuy", lang), ", ".join(parts)
    if s.addon and s.addon.limit != 0:
        parts = [str(s.addon.limit), money(s.addon.price, s.currency, lang), _chips(s.addon.chips, lang)]
        parts += [_say("after", lang, level=s.addon.after_level)] if s.addon.after_level else []
        early = _chips(s.addon.early_chips, lang)
        parts += [_say("early", lang, chips=early)] if s.addon.early_chips else []
        yield _say("addon", lang), ", ".join(parts)


def _registration(s: Structure, lang: Lang) -> Iterator[str]:
    plan = s.registration
    if plan.opens:
        yield _say("opens", lang, at=plan.opens)
    if plan.closes_level:
        yield _say("closes_level", lang, level=plan.closes_level)
    if plan.closes_at:
        yield _say("closes_at", lang, at=plan.closes_at)
    if plan.closes_minutes is not None:
        yield _say("closes_minutes", lang, minutes=plan.closes_minutes)


def _levels(s: Structure, lang: Lang) -> Iterator[str]:
    named = [_say(name, lang) for name in ("level", "blinds", "ante", "minutes")]
    yield f"{named[0]:>6}  {named[1]:>17}  {named[2]:>8}  {named[3]:>8}"
    days = {day.first_level: day for day in s.days if len(s.days) > 1}
    today = s.days[0].number if s.days else 1
    for level in sorted(s.levels, key=lambda one: one.number):
        if level.number in days:
            today = days[level.number].number
            yield f"  {_say('day', lang, day=today)}"
        blinds = (
            f"{number(level.small_blind, lang)}/{number(level.big_blind, lang)}"
            if level.big_blind
            else number(level.small_bet, lang)
        )
        ante = number(level.ante, lang) if level.ante else "—"
        minutes = level_minutes(s, today, level.number) or "—"
        game = f"  {level.game}" if level.game else ""
        yield f"{level.number:>6}  {blinds:>17}  {ante:>8}  {minutes:>8}{game}"
        pause = break_after(s, level.number)
        if pause:
            yield f"  {_break(pause, lang)}"


def _break(one: Break, lang: Lang) -> str:
    name = f" ({one.name})" if one.name else ""
    return f"{_say('break', lang)} {one.minutes} min{name}"


def _chips(chips: Chips, lang: Lang) -> str:
    sets = " + ".join(f"{count}×{number(value, lang)}" for value, count in sorted(chips.items()))
    return f"{number(total(chips), lang)} {_say('points', lang)} ({sets})" if chips else "—"


def _say(code: str, lang: Lang, **facts: object) -> str:
    return _SAY[code].say(lang, **facts)
