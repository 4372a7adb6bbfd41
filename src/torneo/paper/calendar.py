"""The schedule as a calendar file (RFC 5545): days of play, breaks, and when registration opens and closes.

Times are planned ones: what the sheet says, and what follows from the lengths of levels and breaks.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import msgspec

from torneo.paper.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.structure.levels import last_level, level_minutes
from torneo.tournament.structure.model import Day, Structure
from torneo.writing import from_iso

#: Octets of a line, as the norm wants them.
_LONGEST = 75


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Something in the calendar. ``free``: whoever has it there is not busy because of it."""

    code: str
    title: str
    begins: datetime
    ends: datetime
    about: str = ""
    free: bool = False


def moments(state: Tournament, book: Book, lang: Lang) -> list[Moment]:
    """Everything that has a planned time, earliest first."""
    return sorted(_moments(state, book, lang), key=lambda one: (one.begins, one.code))


def calendar(state: Tournament, book: Book, lang: Lang, now: int, url: str = "") -> bytes:
    """The file. ``now`` stands in it as the time it was made; ``url``: the page of the event."""
    sheet = state.structure
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Torneo//Torneo//ES", "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH", f"X-WR-CALNAME:{escaped(sheet.name or state.id)}",
    ]  # fmt: skip
    stamp = _utc(datetime.fromtimestamp(now // 1000, UTC))
    for one in moments(state, book, lang):
        uid = f"{one.code}.{state.id or 'torneo'}@torneo"
        lines += [
            "BEGIN:VEVENT", f"UID:{escaped(uid)}", f"DTSTAMP:{stamp}",
            f"DTSTART:{_utc(one.begins)}", f"DTEND:{_utc(one.ends)}", f"SUMMARY:{escaped(one.title)}",
            f"SEQUENCE:{state.version}",
        ]  # fmt: skip
        if one.about:
            lines.append(f"DESCRIPTION:{escaped(one.about)}")
        if sheet.venue:
            lines.append(f"LOCATION:{escaped(sheet.venue)}")
        if url:
            lines.append(f"URL:{url}")
        lines += ["TRANSP:TRANSPARENT" if one.free else "TRANSP:OPAQUE", "END:VEVENT"]
    lines.append("END:VCALENDAR")
    return "".join(f"{folded(line)}\r\n" for line in lines).encode()


def escaped(text: str) -> str:
    """A text as a value: its backslashes, commas, semicolons and line ends marked, no other control signs."""
    marked = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    marked = marked.replace("\r\n", "\\n").replace("\r", "\\n").replace("\n", "\\n")
    return "".join(sign for sign in marked if sign >= " " and sign != "\x7f")


def folded(line: str) -> str:
    """The line cut into pieces of at most 75 octets, never inside a sign."""
    pieces, piece, size = [], "", 0
    for sign in line:
        octets = len(sign.encode())
        if size + octets > _LONGEST:
            pieces.append(piece)
            piece, size = "", 1
        piece += sign
        size += octets
    return "\r\n ".join((*pieces, piece))


def _utc(when: datetime) -> str:
    return when.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _at(text: str) -> datetime | None:
    found = from_iso(text) if text else None
    return found.replace(tzinfo=UTC) if found is not None and found.tzinfo is None else found


def _moments(state: Tournament, book: Book, lang: Lang) -> Iterator[Moment]:
    sheet = state.structure
    event = sheet.name or state.id
    for day in sheet.days:
        for flight in day.flights:
            begins = _at(flight.starts)
            if begins is None:
                continue
            key = "flight" if len(day.flights) > 1 else "day"
            facts = {"event": event, "day": day.number, "name": flight.name}
            yield Moment(
                code=f"day-{flight.name or day.number}", title=say(f"calendar.{key}", lang, facts),
                begins=begins, ends=_ends(sheet, day, begins, book), about=_about(sheet, day, lang),
            )  # fmt: skip
            yield from _breaks(sheet, day, flight.name, begins, book, lang)
    for code, text in (("opens", sheet.registration.opens), ("closes", sheet.registration.closes_at)):
        when = _at(text)
        if when is not None:
            title = say(f"calendar.{code}", lang, {"event": event})
            yield Moment(
                code=f"registration-{code}",
                title=title,
                begins=when,
                ends=when + timedelta(minutes=5),
                free=True,
            )


def _last(sheet: Structure, day: Day) -> int:
    """The last level planned for a day: its own, or the sheet's last for a day without one."""
    return day.last_level or max(last_level(sheet), day.first_level)


def _about(sheet: Structure, day: Day, lang: Lang) -> str:
    facts = {"first": day.first_level, "last": day.last_level}
    levels = say("calendar.levels" if day.last_level else "calendar.from_level", lang, facts)
    return f"{levels}. {say('calendar.about', lang)}"


def _steps(sheet: Structure, day: Day, book: Book) -> Iterator[tuple[int, int, int]]:
    """(level, its minutes, minutes of the break after it); none after the day's last."""
    last = _last(sheet, day)
    for level in range(day.first_level, last + 1):
        rest = sum(one.minutes for one in sheet.breaks if one.after_level == level) if level < last else 0
        yield level, level_minutes(sheet, day.number, level, book), rest


def _ends(sheet: Structure, day: Day, begins: datetime, book: Book) -> datetime:
    """The end of the last level planned, or the day's own time if that is earlier."""
    minutes = sum(level + rest for _, level, rest in _steps(sheet, day, book))
    by_levels = begins + timedelta(minutes=minutes or 60)
    fixed = _at(day.ends)
    return min(by_levels, fixed) if fixed is not None and fixed > begins else by_levels


def _breaks(
    sheet: Structure, day: Day, flight: str, begins: datetime, book: Book, lang: Lang
) -> Iterator[Moment]:
    at, ends = begins, _ends(sheet, day, begins, book)
    for level, minutes, rest in _steps(sheet, day, book):
        at += timedelta(minutes=minutes)
        if rest and at < ends:
            yield Moment(
                code=f"break-{flight or day.number}-{level}",
                title=say("calendar.break", lang, {"event": sheet.name}), begins=at,
                ends=at + timedelta(minutes=rest), about=say("calendar.after_level", lang, {"level": level}),
                free=True,
            )  # fmt: skip
        at += timedelta(minutes=rest)
