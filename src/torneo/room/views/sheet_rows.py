"""Rows put into and taken out of the tables of a sheet's form, with values that make sense there."""

from collections.abc import Callable

from torneo.room.views.sheet_fields import BREAKS, DAYS, FLIGHTS, LEVELS, STACK, Rows
from torneo.room.views.sheet_form import Values, rows_of
from torneo.rulebook import Lang
from torneo.writing import Unreadable, read_whole, typed

_TABLES = {"levels": LEVELS, "breaks": BREAKS, "days": DAYS, "stack": STACK}
_MOST = {"levels": 120, "breaks": 40, "days": 12, "stack": 12, "flights": 12}


def act_on(values: Values, act: str, lang: Lang) -> Values:
    """The form after a button of its tables: ``add:levels:3`` puts a row after place 3, ``drop:levels:3``
    takes that row out; ``add:days[0].flights:1`` the same inside a day. Anything else changes nothing."""
    kind, _, rest = act.partition(":")
    table, _, place = rest.rpartition(":")
    if kind not in ("add", "drop") or not place.lstrip("-").isdigit():
        return values
    before, _, name = table.rpartition(".")
    before = f"{before}." if before else ""
    rows = FLIGHTS if name == "flights" and before.startswith("days[") else _TABLES.get(table)
    if rows is None:
        return values
    listed = rows_of(values, rows, before)
    at = int(place)
    if kind == "drop" and 0 <= at < len(listed):
        flights = {} if rows is not DAYS else _flights(values, len(listed))
        del listed[at]
        if rows is DAYS:
            flights.pop(at, None)
            values = _with_flights(values, [flights[one] for one in sorted(flights)])
        if rows is LEVELS:
            _renumber(listed, at, -1)
    elif kind == "add" and len(listed) < _MOST[name]:
        at = min(max(at + 1, 0), len(listed))
        new = _NEW[name](listed, at, lang)
        if rows is LEVELS:
            _payable(new, values, lang)
            _renumber(listed, at, 1)
        listed.insert(at, new)
    return with_rows(values, rows, listed, before)


def with_rows(values: Values, rows: Rows, listed: list[Values], before: str = "") -> Values:
    """The form with these rows in place of the table's."""
    table = f"{before}{rows.name}"
    columns = {column.path for column in rows.columns}
    kept = {
        path: text
        for path, text in values.items()
        if not (path.startswith(f"{table}[") and path.rpartition("].")[2] in columns
                and path.count("[") == table.count("[") + 1)
    }  # fmt: skip
    kept[f"{table}.rows"] = str(len(listed))
    for place, row in enumerate(listed):
        kept.update({f"{table}[{place}].{name}": text for name, text in row.items()})
    return kept


def _flights(values: Values, days: int) -> dict[int, list[Values]]:
    return {place: rows_of(values, FLIGHTS, f"days[{place}].") for place in range(days)}


def _with_flights(values: Values, flights: list[list[Values]]) -> Values:
    kept = {path: text for path, text in values.items() if ".flights" not in path}
    for place, listed in enumerate(flights):
        kept = with_rows(kept, FLIGHTS, listed, f"days[{place}].")
    return kept


def _renumber(listed: list[Values], start: int, step: int) -> None:
    for row in listed[start:]:
        if row.get("number", "").isdigit():
            row["number"] = str(int(row["number"]) + step)


def _whole(row: Values, name: str, lang: Lang) -> int:
    try:
        return max(read_whole(row.get(name, ""), lang), 0)
    except Unreadable:
        return 0


def _level(listed: list[Values], at: int, lang: Lang) -> Values:
    """Between two levels their middle; at the end a third more than the last."""
    last = listed[at - 1] if at else {}
    after = listed[at] if at < len(listed) else {}
    new: Values = {"number": str(_whole(last, "number", lang) + 1), "minutes": last.get("minutes", "")}
    for name in ("small_blind", "big_blind", "ante"):
        before, then = _whole(last, name, lang), _whole(after, name, lang)
        points = (before + then) // 2 if then else before * 4 // 3
        new[name] = typed(_round(points), lang) if points else ""
    if new["ante"] and _whole(last, "ante", lang) == _whole(last, "big_blind", lang):
        new["ante"] = new["big_blind"]
    return new


def _round(points: int) -> int:
    """To two figures, and those to a multiple of five where there are three or more."""
    unit: int = 10 ** max(len(str(points)) - 2, 0)
    if points >= 1000:
        unit *= 5 if points // unit >= 30 else 1
    return max(round(points / unit) * unit, 1)


def _payable(level: Values, values: Values, lang: Lang) -> None:
    """Blinds and ante in multiples of the smallest chip."""
    unit = min(
        (_whole(row, "value", lang) for row in rows_of(values, STACK) if _whole(row, "value", lang)),
        default=1,
    )
    for name in ("small_blind", "big_blind", "ante"):
        if _whole(level, name, lang):
            level[name] = typed(max(round(_whole(level, name, lang) / unit), 1) * unit, lang)


def _break(listed: list[Values], at: int, lang: Lang) -> Values:
    last = listed[at - 1] if at else {}
    return {
        "after_level": str(_whole(last, "after_level", lang) + 4),
        "minutes": last.get("minutes", "15") or "15",
    }


def _day(listed: list[Values], at: int, lang: Lang) -> Values:
    last = listed[at - 1] if at else {}
    first = _whole(last, "last_level", lang) + 1 if last else 1
    return {"number": str(at + 1), "first_level": str(first), "last_level": "", "level_minutes": "",
            "closes": "", "stop_at_players": ""}  # fmt: skip


def _flight(listed: list[Values], at: int, lang: Lang) -> Values:
    last = listed[at - 1] if at else {}
    name = last.get("name", "")
    after = (
        name[:-1] + chr(ord(name[-1]) + 1) if name and name[-1:].isalpha() and name[-1] not in "Zz" else ""
    )
    return {"name": after, "starts": last.get("starts", "")}


def _chip(listed: list[Values], at: int, lang: Lang) -> Values:
    last = listed[at - 1] if at else {}
    value = _whole(last, "value", lang)
    following = {1: 5, 5: 25, 25: 100, 100: 500, 500: 1000, 1000: 5000, 5000: 25000, 25000: 100000}
    return {"value": typed(following.get(value, value * 5 or 25), lang), "count": ""}


_NEW: dict[str, Callable[[list[Values], int, Lang], Values]] = {
    "levels": _level, "breaks": _break, "days": _day, "flights": _flight, "stack": _chip,
}  # fmt: skip
