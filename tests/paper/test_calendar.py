"""The schedule as a calendar file, read back by a library of calendars."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from icalendar import Calendar

from torneo.paper.calendar import calendar, escaped, folded, moments
from torneo.rulebook import load_book
from torneo.tournament import Tournament
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.templates import template, template_names

NOW = 1_800_000_000_000


def event(which: str = "federation-stop", **changes: Any) -> tuple[Tournament, Any]:
    sheet = template(which)
    structure: Structure = msgspec.structs.replace(sheet.structure, **changes)
    return Tournament(id="parada", structure=structure), load_book(sheet.book)


def read(body: bytes) -> list[dict[str, Any]]:
    parsed: Any = Calendar.from_ical(body)
    return [
        {"uid": str(one["UID"]), "title": str(one["SUMMARY"]), "begins": one.decoded("DTSTART"),
         "ends": one.decoded("DTEND"), "where": str(one.get("LOCATION", "")), "url": str(one.get("URL", "")),
         "free": str(one["TRANSP"]) == "TRANSPARENT", "about": str(one.get("DESCRIPTION", ""))}
        for one in parsed.walk("VEVENT")
    ]  # fmt: skip


def test_days_begin_when_the_sheet_says_and_end_with_their_last_level() -> None:
    state, book = event()
    found = {one["uid"]: one for one in read(calendar(state, book, "es", NOW, "https://x.example/e/parada/"))}
    first = found["day-1A.parada@torneo"]
    assert first["title"] == "Parada del circuito · Salida 1A"
    assert first["begins"] == datetime(2027, 3, 12, 19, 0, tzinfo=UTC)
    # twelve levels of half an hour, and breaks of a quarter after the fourth and the eighth
    assert first["ends"] - first["begins"] == timedelta(minutes=12 * 30 + 2 * 15)
    assert first["where"] == "Sede oficial"
    assert first["url"] == "https://x.example/e/parada/"
    assert not first["free"]
    pause = found["break-1A-4.parada@torneo"]
    assert pause["begins"] - first["begins"] == timedelta(minutes=4 * 30)
    assert pause["ends"] - pause["begins"] == timedelta(minutes=15)
    assert pause["free"]
    dinner = found["break-2-18.parada@torneo"]
    # the second day opens with level 13, has a break after the 14th, and levels of 40 minutes
    assert dinner["begins"] - found["day-2.parada@torneo"]["begins"] == timedelta(minutes=6 * 40 + 15)
    assert dinner["ends"] - dinner["begins"] == timedelta(minutes=60)
    assert found["registration-opens.parada@torneo"]["begins"] == datetime(2027, 3, 12, 15, 0, tzinfo=UTC)
    assert "break-1A-12.parada@torneo" not in found


@pytest.mark.parametrize("name", template_names())
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_sheet_makes_a_calendar_that_can_be_read(name: str, lang: Any) -> None:
    state, book = event(name)
    body = calendar(state, book, lang, NOW)
    found = read(body)
    assert len(found) == len(moments(state, book, lang))
    assert len({one["uid"] for one in found}) == len(found)
    assert all(one["begins"] < one["ends"] for one in found)
    word = "Descanso" if lang == "es" else "Break"
    if any(one["free"] and "break" in one["uid"] for one in found):
        assert any(word in one["title"] for one in found)
    assert body.endswith(b"END:VCALENDAR\r\n")
    assert all(len(line) <= 75 for line in body.split(b"\r\n"))
    assert b"\n" not in body.replace(b"\r\n", b"")


def test_a_sheet_without_times_makes_an_empty_calendar() -> None:
    state, book = event(days=(), registration=template("club-night").structure.registration)
    assert read(calendar(state, book, "es", NOW)) == []


def test_names_with_every_sign_come_back_as_they_were() -> None:
    name = "Copa «Ñandú», 2.ª; salida \\ final\nBEGIN:VEVENT " + "ó" * 120
    state, book = event(name=name, venue="Av. 9, n.º 3; Bogotá")
    found = read(calendar(state, book, "es", NOW))
    assert found
    assert any(one["title"].startswith(name) for one in found)
    assert {one["where"] for one in found} == {"Av. 9, n.º 3; Bogotá"}
    plain, _ = event()
    assert len(found) == len(read(calendar(plain, book, "es", NOW)))


@given(st.text(alphabet=st.characters(exclude_categories=["Cs", "Cc"]), max_size=200))
def test_a_text_is_escaped_and_folded_so_that_it_can_be_read_back(text: str) -> None:
    line = folded(f"SUMMARY:{escaped(text)}")
    assert all(len(one.encode()) <= 75 for one in line.split("\r\n"))
    assert _unescaped(line.replace("\r\n ", "").removeprefix("SUMMARY:")) == text


def _unescaped(text: str) -> str:
    """A reader of our own, sign by sign."""
    found, signs = "", iter(text)
    for sign in signs:
        if sign == "\\":
            following = next(signs)
            found += "\n" if following in "nN" else following
        else:
            found += sign
    return found
