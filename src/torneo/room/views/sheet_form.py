"""A structure sheet to a form and back: texts as people type them, every field under its path.

    values = values_of(structure, "es")        # {"entry_price": "25", "levels[0].small_blind": "25", ...}
    structure = structure_of(values, base, lang)     # raises SheetError with every fault

What a form does not show (tables of prizes, envelopes) stays as ``base`` has it. Money is typed in whole
units, times as the clock of the venue (``zone``) shows them.
"""

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from torneo.room.views.sheet_fields import BREAKS, DAYS, FIELDS, FLIGHTS, GROUPS, LEVELS, STACK, Field, Rows
from torneo.rulebook import Lang
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.reading import structure_from
from torneo.writing import Unreadable, from_iso, in_field, marks, money_typed, read_money, read_whole, typed

Values = dict[str, str]

#: Countries whose clock most of their card rooms follow.
ZONES = {
    "ES": "Europe/Madrid", "CO": "America/Bogota", "AR": "America/Argentina/Buenos_Aires",
    "MX": "America/Mexico_City", "CL": "America/Santiago", "PE": "America/Lima", "UY": "America/Montevideo",
    "EC": "America/Guayaquil", "VE": "America/Caracas", "PA": "America/Panama", "CR": "America/Costa_Rica",
    "DO": "America/Santo_Domingo", "PY": "America/Asuncion", "BO": "America/La_Paz",
    "BR": "America/Sao_Paulo", "PT": "Europe/Lisbon", "FR": "Europe/Paris", "GB": "Europe/London",
    "US": "America/New_York",
}  # fmt: skip
_LOCAL = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}")
_OFFSET = re.compile(r"([+-])(\d{2}):(\d{2})")


def zone_named(name: str) -> tzinfo:
    """A zone of the world, or a fixed offset such as ``-05:00``; UTC for anything else."""
    fixed = _OFFSET.fullmatch(name)
    if fixed:
        span = timedelta(hours=int(fixed[2]), minutes=int(fixed[3]))
        return timezone(-span if fixed[1] == "-" else span) if span < timedelta(hours=24) else UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def times_of(structure: Structure) -> list[str]:
    """Every time of the sheet that is given."""
    times = [structure.registration.opens, structure.registration.closes_at]
    for day in structure.days:
        times += [day.closes, *(flight.starts for flight in day.flights)]
    return [one for one in times if one]


def zone_of_sheet(structure: Structure) -> str:
    """The country's zone if the sheet's times fit it, else the offset they are written with."""
    usual = ZONES.get(structure.country, "")
    for text in times_of(structure):
        found = from_iso(text)
        if found is None or found.utcoffset() is None:
            continue
        if usual and found.astimezone(zone_named(usual)).utcoffset() == found.utcoffset():
            return usual
        return found.strftime("%z")[:3] + ":" + found.strftime("%z")[3:5]
    return usual or "Europe/Madrid"


# ---- to the form


def values_of(structure: Structure, lang: Lang, zone: str = "") -> Values:
    """Every field as text."""
    zone = zone or zone_of_sheet(structure)
    raw = msgspec.to_builtins(structure, str_keys=True)
    currency = structure.currency
    found: Values = {"zone": zone}
    for group in GROUPS:
        if group.optional:
            found[f"has.{group.optional}"] = "on" if raw.get(group.optional) is not None else ""
    for path, field in FIELDS.items():
        found[path] = _text(_of(raw, path), field, currency, lang, zone)
    found["stack.rows"] = str(len(structure.stack))
    for place, (value, count) in enumerate(sorted(structure.stack.items())):
        found[f"stack[{place}].value"], found[f"stack[{place}].count"] = typed(value, lang), str(count)
    for rows in (LEVELS, BREAKS, DAYS):
        for place, row in enumerate(raw[rows.name]):
            for column in rows.columns:
                path = f"{rows.name}[{place}].{column.path}"
                found[path] = _text(row[column.path], column, currency, lang, zone)
            for at, flight in enumerate(row.get("flights", ())):
                for column in FLIGHTS.columns:
                    path = f"{rows.name}[{place}].flights[{at}].{column.path}"
                    found[path] = _text(flight[column.path], column, currency, lang, zone)
    return found


def _of(raw: Any, path: str) -> Any:
    for name in path.split("."):
        raw = raw.get(name) if isinstance(raw, dict) else None
    return raw


def _text(value: Any, field: Field, currency: str, lang: Lang, zone: str) -> str:
    if value is None or value == "":
        return ""
    if field.kind == "yes":
        return "on" if value else ""
    if field.kind in ("money", "optional_money"):
        return money_typed(value, currency, lang)
    if field.kind == "time":
        found = from_iso(value)
        if found is None or found.tzinfo is None:
            return str(value)
        return in_field(found.astimezone(zone_named(zone)))
    if field.kind == "numbers":
        return ", ".join(typed(one, lang) for one in value)
    if field.kind == "codes":
        return ", ".join(value)
    if field.kind == "chips":
        return ", ".join(f"{typed(int(points), lang)}×{count}" for points, count in value.items())
    if field.kind in ("number", "optional"):
        return typed(value, lang)
    return str(value)


# ---- back from the form


def structure_of(values: Mapping[str, str], base: Structure, lang: Lang) -> Structure:
    """The sheet as typed; raises ``SheetError`` with every fault under its field's path."""
    return structure_from(raw_of(values, base, lang))


def raw_of(values: Mapping[str, str], base: Structure, lang: Lang) -> dict[str, Any]:
    """Plain data: what cannot be read stays as it was typed, for the reader of sheets to point at."""
    raw: dict[str, Any] = msgspec.to_builtins(base, str_keys=True)
    currency = values.get("currency", base.currency).strip().upper()
    zone = zone_named(values.get("zone", ""))
    for group in GROUPS:
        if group.optional and not values.get(f"has.{group.optional}"):
            raw[group.optional] = None
            continue
        for field in group.fields:
            if field.path in values or field.kind == "yes":
                _put(raw, field.path, _read(values.get(field.path, ""), field, currency, zone, lang))
    raw["currency"] = currency
    raw["country"] = str(raw["country"]).upper()
    stack = rows_of(values, STACK)
    if stack or "stack.rows" in values:
        raw["stack"] = {
            str(_number(row.get("value", ""), lang)): _number(row.get("count", ""), lang)
            for row in stack
            if any(row.values())
        }
    for rows in (LEVELS, BREAKS, DAYS):
        if f"{rows.name}.rows" in values or rows_of(values, rows):
            raw[rows.name] = [
                _row(values, rows, place, row, raw[rows.name], currency, zone, lang)
                for place, row in enumerate(rows_of(values, rows))
            ]
    _times_as_before(raw, base, zone)
    return raw


def _times_as_before(raw: dict[str, Any], base: Structure, zone: tzinfo) -> None:
    """A time nobody touched stays as it was written: a field shows it to the minute and in one zone only."""
    given = [(one, from_iso(one)) for one in times_of(base)]
    shown = {
        at.astimezone(zone).isoformat(timespec="minutes"): one
        for one, at in given
        if at is not None and at.tzinfo is not None
    }
    days: list[dict[str, Any]] = raw["days"]
    holders = [raw["registration"], *days, *(one for day in days for one in day.get("flights", ()))]
    for holder in holders:
        for name in ("opens", "closes_at", "closes", "starts"):
            if holder.get(name) in shown:
                holder[name] = shown[holder[name]]


def _row(
    values: Mapping[str, str], rows: Rows, place: int, row: Mapping[str, str], before: list[dict[str, Any]],
    currency: str, zone: tzinfo, lang: Lang,
) -> dict[str, Any]:  # fmt: skip
    found: dict[str, Any] = dict(before[place]) if rows is DAYS and place < len(before) else {}
    for column in rows.columns:
        if column.path in row:
            found[column.path] = _read(row[column.path], column, currency, zone, lang)
    if rows is DAYS:
        found["flights"] = [
            {one.path: _read(flight.get(one.path, ""), one, currency, zone, lang) for one in FLIGHTS.columns}
            for flight in rows_of(values, FLIGHTS, f"days[{place}].")
            if any(flight.values())
        ]
    return found


def _put(raw: dict[str, Any], path: str, value: Any) -> None:
    *groups, name = path.split(".")
    for group in groups:
        if not isinstance(raw.get(group), dict):
            raw[group] = {}
        raw = raw[group]
    raw[name] = value


def _read(text: str, field: Field, currency: str, zone: tzinfo, lang: Lang) -> Any:
    text = text.strip()
    match field.kind:
        case "yes":
            return bool(text)
        case "number":
            return _number(text, lang)
        case "optional":
            return _number(text, lang) if text else None
        case "money":
            return _money(text, currency, lang) if text else 0
        case "optional_money":
            return _money(text, currency, lang) if text else None
        case "codes":
            return [one for one in re.split(r"[,;\s]+", text.lower()) if one]
        case "numbers":
            return [_number(one, lang) for one in _listed(text, lang)]
        case "chips":
            return read_chips(text, lang)
        case "time" if _LOCAL.fullmatch(text):
            try:
                return datetime.fromisoformat(text).replace(tzinfo=zone).isoformat(timespec="minutes")
            except ValueError:
                return text
        case _:
            return text


def _number(text: str, lang: Lang) -> Any:
    try:
        return read_whole(text, lang) if text.strip() else 0
    except Unreadable:
        return text


def _money(text: str, currency: str, lang: Lang) -> int | str:
    try:
        return read_money(text, currency, lang)
    except Unreadable:
        return text


def _listed(text: str, lang: Lang) -> list[str]:
    """Numbers with spaces or commas between them. ``1,000`` stays one where a comma stands between thousands:
    whoever means two numbers leaves a space there."""
    between = r"[;\s]+|,\s+|,$" if marks(lang).group == "," else r"[;\s]+|,\s*"
    return [one for one in re.split(between, text) if one]


def read_chips(text: str, lang: Lang) -> Any:
    """``100×10, 1.000×8`` as {value: how many}; the text itself if it is not that."""
    found: dict[str, int] = {}
    for part in filter(None, re.split(r"[,;]\s+|;|(?<=\d),(?=\d+\s*[x×*])|\s+(?=[\d.]+\s*[x×*])", text)):
        value, _, count = re.sub("[x*]", "×", part).partition("×")
        try:
            found[str(read_whole(value, lang))] = read_whole(count, lang)
        except Unreadable:
            return text
    return found


# ---- rows


def rows_of(values: Mapping[str, str], rows: Rows, before: str = "") -> list[Values]:
    """The rows of a table as typed, in order; places may have gaps."""
    pattern = re.compile(re.escape(f"{before}{rows.name}") + r"\[(\d+)\]\.([a-z_]+)")
    found: dict[int, Values] = {}
    for path, text in values.items():
        match = pattern.fullmatch(path)
        if match:
            found.setdefault(int(match[1]), {})[match[2]] = text
    return [found[place] for place in sorted(found)]
