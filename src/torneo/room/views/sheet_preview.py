"""How an event would run by its sheet: hour by hour, how deep the stacks are, and when it should end."""

from datetime import datetime, timedelta
from typing import Any

import msgspec

from torneo.hand.games import GAMES
from torneo.paper.levels import event_game, level_shown
from torneo.rulebook import Book, Lang
from torneo.tournament.structure.levels import (
    breaks_at_players,
    day_of,
    games_of,
    last_level,
    level_minutes,
    level_of,
)
from torneo.tournament.structure.model import Day, Structure
from torneo.writing import chips, day_and_hour, from_iso, hour, money

#: Events end about when all the chips in play are so many big blinds: at the earliest, at the latest.
_ENDS_AT = (50, 15)
_MOST_SHOWN = 80
#: Levels past the sheet that are looked at for the end.
_BEYOND = 4


def preview(structure: Structure, book: Book, players: int, lang: Lang) -> dict[str, Any]:
    """The sheet hour by hour, with the average stack if so many players come.

    How many are left at a level is reckoned as if the field shrank by the same share in each, down to one
    when all the chips are worth so few big blinds that an event usually is over: a rule of thumb, and shown
    as one.
    """
    stack, currency = structure.starting_stack, structure.currency
    known = all(code in GAMES for code in games_of(structure))

    def amount(value: int) -> str:
        return money(value, currency, lang) if value and len(currency) == 3 else ""

    found: dict[str, Any] = {
        "stack": chips(stack, lang),
        "price": amount(structure.entry_price),
        "fee": amount(structure.entry_fee),
        "pool": amount(structure.entry_price * players * (100 - structure.staff_percent) // 100),
        "players": players,
        "game": event_game(structure, lang) if known else structure.game,
        "at_players": [
            {"players": one.at_players, "minutes": one.minutes} for one in breaks_at_players(structure, book)
        ],
        "days": [],
        "ends": None,
    }
    if not structure.levels or stack <= 0 or not known:
        return found
    ends = [_end_level(structure, book, players * stack, most) for most in _ENDS_AT]
    days = [
        _day(structure, book, number, players, ends, lang)
        for number in sorted(day.number for day in structure.days) or [1]
    ]
    return {**found, "days": days, "ends": _ends(days, ends)}


def _end_level(structure: Structure, book: Book, total: int, most: int) -> int:
    """The level in which all the chips are worth ``most`` big blinds or fewer."""
    for number in range(2, last_level(structure) + _BEYOND):
        if total <= most * _unit(structure, number, book):
            return number
    return last_level(structure) + _BEYOND


def _unit(structure: Structure, number: int, book: Book) -> int:
    level = level_of(structure, number, book)
    return level.big_blind or level.big_bet or level.small_bet or 1


def _day(
    structure: Structure, book: Book, number: int, players: int, ends: list[int], lang: Lang
) -> dict[str, Any]:
    day = day_of(structure, number)
    first = day.first_level if day else 1
    final = (day.last_level if day else None) or max(ends[1], first)
    flights = day.flights if day else ()
    at = from_iso(flights[0].starts) if flights else None
    total, middle = players * structure.starting_stack, max((ends[0] + ends[1]) / 2, 2)
    rows: list[dict[str, Any]] = []

    def put(kind: str, minutes: int, **facts: Any) -> None:
        nonlocal at
        rows.append({"kind": kind, "at": at, "hour": _hour(at), "minutes": minutes, **facts})
        at = at + timedelta(minutes=minutes) if at else None

    for level in range(max(first, 1), min(final, first + _MOST_SHOWN) + 1):
        unit = _unit(structure, level, book)
        left = max(round(players ** (1 - min((level - 1) / (middle - 1), 1))), 1)
        put("level", level_minutes(structure, number, level, book),
            level=level_shown(level_of(structure, level, book), structure, book, lang),
            start_blinds=round(structure.starting_stack / unit), average_blinds=round(total / left / unit),
            beyond=level > last_level(structure))  # fmt: skip
        pause = next((one for one in structure.breaks if one.after_level == level), None)
        if pause and level < final:
            put("break", pause.minutes, name=pause.name)
    return {
        "number": number,
        "flights": [
            {"name": one.name, "starts": day_and_hour(one.starts, lang) if one.starts else ""}
            for one in flights
        ],
        "rows": rows,
        "closes": bool(day and day.last_level),
        "ends": _hour(at),
        "minutes": sum(one["minutes"] for one in rows),
    }


def _hour(at: datetime | None) -> str:
    return hour(at) if at else ""


def _ends(days: list[dict[str, Any]], ends: list[int]) -> dict[str, Any] | None:
    """Between which hours and levels it should end. None if that is before the last day begins, or no level
    of it is known."""
    rows = days[-1]["rows"]
    levels = [row for row in rows if row["kind"] == "level"]
    if not levels:
        return None
    earlier = sum(day["minutes"] for day in days[:-1])
    found: dict[str, Any] = {"first_level": ends[0], "last_level": ends[1]}
    for name, end in (("first", ends[0]), ("last", ends[1])):
        row = next((one for one in levels if one["level"]["number"] >= end), levels[-1])
        minutes = earlier + row["minutes"] + sum(one["minutes"] for one in rows[: rows.index(row)])
        over = row["at"] + timedelta(minutes=row["minutes"]) if row["at"] else None
        found[f"{name}_hour"] = _hour(over)
        found[f"{name}_lasts"] = f"{minutes // 60} h {minutes % 60:02} min"
    return found


def brought_forward(structure: Structure, now: datetime) -> Structure:
    """A sheet to be used again: if its first start has passed, all its times whole weeks later."""
    starts = [from_iso(one.starts) for day in structure.days for one in day.flights]
    given = [one for one in starts if one is not None and one.tzinfo is not None]
    sheet = msgspec.structs.replace(structure, published_at="")
    if not given or min(given) > now:
        return sheet
    weeks = timedelta(days=7 * ((now - min(given)).days // 7 + 1))

    def later(text: str) -> str:
        found = from_iso(text)
        return (found + weeks).isoformat(timespec="minutes") if found else text

    def day_later(day: Day) -> Day:
        flights = tuple(msgspec.structs.replace(one, starts=later(one.starts)) for one in day.flights)
        return msgspec.structs.replace(day, flights=flights, closes=later(day.closes), ends=later(day.ends))

    registration = structure.registration
    return msgspec.structs.replace(
        sheet,
        days=tuple(map(day_later, structure.days)),
        dates=(),
        registration=msgspec.structs.replace(
            registration, opens=later(registration.opens), closes_at=later(registration.closes_at)
        ),
    )
