"""Days, flights, breaks, times and registration of a sheet."""

from collections.abc import Iterator
from datetime import date, datetime
from itertools import pairwise

from torneo.rulebook import Book
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.levels import break_after, last_level
from torneo.tournament.structure.model import Day, Structure


def moment(text: str) -> datetime | None:
    """An ISO 8601 time with its offset; None if it is not one."""
    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        return None
    return read if read.tzinfo is not None else None


def day_findings(structure: Structure, book: Book) -> Iterator[Finding]:
    yield from _times(structure)
    yield from _flights(structure)
    yield from _day_levels(structure)
    yield from _breaks(structure)
    yield from _registration(structure, book)


def _times(structure: Structure) -> Iterator[Finding]:
    named = [("registration.opens", structure.registration.opens)]
    named.append(("registration.closes_at", structure.registration.closes_at))
    for place, day in enumerate(structure.days):
        named += [(f"days[{place}].ends", day.ends), (f"days[{place}].closes", day.closes)]
        named += [
            (f"days[{place}].flights[{at}].starts", flight.starts) for at, flight in enumerate(day.flights)
        ]
    for path, text in named:
        if text and moment(text) is None:
            try:
                datetime.fromisoformat(text)
                yield Finding("sheet.time_without_offset", path, facts={"found": text})
            except ValueError:
                yield Finding("sheet.time_unreadable", path, facts={"found": text})
    for place, text in enumerate(structure.dates):
        try:
            date.fromisoformat(text)
        except ValueError:
            yield Finding("sheet.date_unreadable", f"dates[{place}]", facts={"found": text})
    opens, closes = moment(structure.registration.opens), moment(structure.registration.closes_at)
    if opens and closes and closes <= opens:
        yield Finding("sheet.closes_before_opening", "registration.closes_at",
                      facts={"opens": structure.registration.opens,
                             "closes": structure.registration.closes_at})  # fmt: skip
    for place, day in enumerate(structure.days):
        yield from _day_times(day, f"days[{place}]")
    yield from _order_of_days(structure)


def _day_times(day: Day, path: str) -> Iterator[Finding]:
    starts = [found for flight in day.flights if (found := moment(flight.starts))]
    for name, text in (("ends", day.ends), ("closes", day.closes)):
        end = moment(text)
        if end and starts and end <= max(starts):
            yield Finding("sheet.ends_before_start", f"{path}.{name}",
                          facts={"day": day.number, "ends": text})  # fmt: skip


def _order_of_days(structure: Structure) -> Iterator[Finding]:
    latest: datetime | None = None
    for place, day in enumerate(structure.days):
        starts = [found for flight in day.flights if (found := moment(flight.starts))]
        if latest and starts and min(starts) <= latest:
            yield Finding("sheet.days_out_of_order", f"days[{place}].flights", facts={"day": day.number})
        latest = max([*starts, latest] if latest else starts, default=latest)


def _flights(structure: Structure) -> Iterator[Finding]:
    seen: set[str] = set()
    for place, day in enumerate(structure.days):
        if day.number != place + 1:
            yield Finding("sheet.day_number", f"days[{place}].number",
                          facts={"found": day.number, "expected": place + 1})  # fmt: skip
        names = [flight.name for flight in day.flights] or [str(day.number)]
        for at, name in enumerate(names):
            path = f"days[{place}].flights[{at}].name" if day.flights else f"days[{place}]"
            if not name.strip():
                yield Finding("sheet.flight_unnamed", path, facts={"day": day.number})
            elif name in seen:
                yield Finding("sheet.flight_twice", path, facts={"flight": name})
            seen.add(name)
        if place and len(day.flights) > 1 and len(structure.days[place - 1].flights) < 2:
            yield Finding("sheet.flights_late", f"days[{place}].flights", "warning", {"day": day.number})


def _day_levels(structure: Structure) -> Iterator[Finding]:
    last = last_level(structure)
    for place, day in enumerate(structure.days):
        path = f"days[{place}]"
        for name in ("level_minutes", "stop_at_players"):
            if getattr(day, name) < 0:
                yield Finding("sheet.negative", f"{path}.{name}", facts={"found": getattr(day, name)})
        if day.last_level is not None and day.last_level < day.first_level:
            yield Finding("sheet.day_backwards", f"{path}.last_level",
                          facts={"day": day.number, "first": day.first_level,
                                 "last": day.last_level})  # fmt: skip
        wanted = (day.first_level, day.last_level or day.first_level)
        if last and max(wanted) > last:
            yield Finding("sheet.day_past_levels", f"{path}.last_level",
                          facts={"day": day.number, "level": max(wanted), "last": last})  # fmt: skip
    if structure.days and structure.days[0].first_level != 1:
        yield Finding("sheet.day_gap", "days[0].first_level",
                      facts={"day": structure.days[0].number, "first": structure.days[0].first_level,
                             "expected": 1})  # fmt: skip
    for place, (before, day) in enumerate(pairwise(structure.days), 1):
        path = f"days[{place}].first_level"
        if before.last_level is None:
            if not (before.stop_at_players or before.ends):
                yield Finding("sheet.day_never_ends", f"days[{place - 1}].last_level",
                              facts={"day": before.number, "next": day.number})  # fmt: skip
            continue
        facts = {"day": day.number, "first": day.first_level, "expected": before.last_level + 1}
        if day.first_level <= before.last_level:
            yield Finding("sheet.days_overlap", path, facts=dict(facts))
        elif day.first_level > before.last_level + 1:
            yield Finding("sheet.day_gap", path, facts=dict(facts))


def _breaks(structure: Structure) -> Iterator[Finding]:
    last = last_level(structure)
    seen: set[tuple[int, int]] = set()
    day_ends = {day.last_level for day in structure.days[:-1] if day.last_level}
    for place, one in enumerate(structure.breaks):
        path = f"breaks[{place}]"
        if bool(one.after_level) == bool(one.at_players):
            yield Finding("sheet.break_when", path)
            continue
        if one.after_level and not 1 <= one.after_level <= last:
            yield Finding("sheet.break_nowhere", f"{path}.after_level",
                          facts={"level": one.after_level, "last": last})  # fmt: skip
        if one.at_players and one.at_players < 2:
            yield Finding("sheet.break_players", f"{path}.at_players", facts={"found": one.at_players})
        if one.minutes < 1:
            yield Finding("sheet.break_minutes", f"{path}.minutes", facts={"found": one.minutes})
        key = (one.after_level, one.at_players)
        if key in seen:
            yield Finding("sheet.break_twice", path, facts={"level": one.after_level,
                                                            "players": one.at_players})  # fmt: skip
        seen.add(key)
        if one.after_level in day_ends:
            yield Finding("sheet.break_at_day_end", path, "warning", {"level": one.after_level})


def _registration(structure: Structure, book: Book) -> Iterator[Finding]:
    registration = structure.registration
    given = {
        "closes_level": registration.closes_level is not None,
        "closes_at": bool(registration.closes_at),
        "closes_minutes": registration.closes_minutes is not None,
    }
    ways = [name for name, set_ in given.items() if set_]
    if len(ways) > 1:
        yield Finding("sheet.closes_twice", "registration", "warning", {"ways": ", ".join(ways)})
    if not ways and book.values["registration_late_minutes"] is None:
        yield Finding("sheet.never_closes", "registration", "warning")
    last = last_level(structure)
    level = registration.closes_level
    if level is not None and last and not 1 <= level <= last:
        yield Finding("sheet.closes_past_levels", "registration.closes_level",
                      facts={"level": level, "last": last})  # fmt: skip
    before = book.values["registration_break_extension_minutes"]
    pause = break_after(structure, level) if level is not None and before is not None else None
    if pause is not None and pause.minutes < before:
        yield Finding("sheet.closing_break_short", "registration.closes_level", "warning",
                      {"level": level or 0, "minutes": pause.minutes, "before": before},
                      (*book.clauses_for("registration_break_extension_minutes"),
                       *book.clauses_for("registration_close_changed_by")))  # fmt: skip
    for name in ("closes_minutes", "capacity", "minimum_entries", "kept_seats"):
        found = getattr(registration, name)
        if found is not None and found < 0:
            yield Finding("sheet.negative", f"registration.{name}", facts={"found": found})
    if registration.capacity and registration.minimum_entries > registration.capacity:
        yield Finding("sheet.minimum_above_capacity", "registration.minimum_entries",
                      facts={"minimum": registration.minimum_entries,
                             "capacity": registration.capacity})  # fmt: skip
