"""The desk under every book: when it closes, who may come again, and what a late seat owes; also where only
one of the books has words for it."""

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.clock import started
from tests.support.entries import bust, of, to_level
from tests.support.events import sheet
from tests.support.room import MINUTE, Room

from torneo.rulebook import Book, load_book, read_house
from torneo.tournament.entries.commands import ReEnter, SetRegistrationClose
from torneo.tournament.entries.stacks import missed_blinds
from torneo.tournament.entries.window import closes_at
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.model import Break, ReEntry, Registration

BY_LEVEL = Registration(closes_level=2)
BY_TIME_TOO = Registration(closes_level=2, closes_at="2027-01-15T08:50+00:00")
BY_MINUTES_TOO = Registration(closes_level=2, closes_minutes=30)
#: Minutes from the start (at 08:00, two levels of 20 minutes and a break of 15) to the end of late entry.
CLOSES = {
    "tda-2013": (40, 50, 40),
    "adtp-2018": (40, 50, 40),
    "fcp-2025": (40, 50, 40),
    "tda-2024": (40, 50, 40),
    "torrequebrada": (45, 45, 45),
    "pokerfest-2011": (60, 60, 30),
}
OFFERED = "{registration_reentry_condition: elimination_only}"


def _house(base: str, policies: str) -> Book:
    return read_house(f"house: casa\nbase: {base}\ntitle: {{es: Casa, en: House}}\npolicies: {policies}\n")


def _open_for(book: str, registration: Registration) -> int:
    room = started(book, registration=registration, breaks=(Break(after_level=2, minutes=15),))
    session = room.state.sessions["1"]
    closes = closes_at(room.state, session, room.book, room.now)
    assert closes is not None
    return (closes - session.started_at) // MINUTE


@pytest.mark.clause("torrequebrada/19.1", "pokerfest-2011/seating-2")
@pytest.mark.policy(
    "registration_close_rule", "registration_late_minutes", "registration_break_extension_minutes"
)
@pytest.mark.parametrize("book", CLOSES)
def test_how_long_the_desk_stays_open(book: str) -> None:
    """A time on the sheet goes before its level; Torrequebrada goes by the level, and until ten minutes
    before play goes on after the break; Pokerfest by minutes, its own sixty or those of the sheet."""
    sheets = (BY_LEVEL, BY_TIME_TOO, BY_MINUTES_TOO)
    assert tuple(_open_for(book, one) for one in sheets) == CLOSES[book]


@pytest.mark.policy("registration_break_extension_minutes")
@pytest.mark.parametrize(("book", "minutes"), [("pokerfest-2011", 40), ("torrequebrada", 45)])
def test_a_level_the_direction_names_closes_the_desk_with_its_end_or_in_its_break(
    book: str, minutes: int
) -> None:
    room = started(book, breaks=(Break(after_level=2, minutes=15),))
    room.do(SetRegistrationClose(session="1", level=2, why="aforo"))
    session = room.state.sessions["1"]
    closes = closes_at(room.state, session, room.book, room.now)
    assert closes == session.started_at + minutes * MINUTE


@pytest.mark.policy("registration_late_minutes")
@pytest.mark.parametrize("book", BOOKS)
def test_a_sheet_must_say_when_it_closes_unless_the_book_does(book: str) -> None:
    codes = {one.code for one in lint(sheet(registration=Registration()), load_book(book))}
    assert ("sheet.never_closes" in codes) is (book != "pokerfest-2011")


def _again(room: Room, times: int) -> None:
    for _ in range(times):
        bust(room, "p1")
        room.do(ReEnter(player="p1"))


@pytest.mark.policy("registration_reentry_limits")
@pytest.mark.parametrize("book", FAMILY)
def test_re_entries_are_as_many_and_as_late_as_the_sheet_says(book: str) -> None:
    room = started(book, reentry=ReEntry(limit=1, until_level=2))
    _again(room, 1)
    bust(room, "p1")
    assert room.refused(ReEnter(player="p1")).reason == "reentry_limit"
    to_level(room, 3)
    bust(room, "p2")
    assert room.refused(ReEnter(player="p2")).reason == "reentry_period"


@pytest.mark.policy("registration_reentry_limits", "registration_reentry_table")
def test_a_house_that_brings_re_entries_into_pokerfest_has_no_limits_to_take_from_it() -> None:
    """Nor does a re-entry keep away from its old table there: the seat it left is in the draw."""
    room = started(_house("pokerfest-2011", OFFERED), players=12, reentry=ReEntry(limit=1, until_level=1))
    to_level(room, 2)
    _again(room, 2)
    old = bust(room, "p1").last_table
    seated = next(one for one in room.do(ReEnter(player="p1")) if type(one).__name__ == "Seated")
    assert old in {place // 100 for place in seated.draw.pool}  # type: ignore[attr-defined]


@pytest.mark.policy("registration_missed_blinds")
@pytest.mark.parametrize("book", BOOKS)
def test_only_pokerfest_counts_the_blinds_a_late_seat_has_missed(book: str) -> None:
    """Also where a house has them taken off the stack: nobody has counted them."""
    room = started(_house(book, "{registration_late_stack: starting_stack_minus_missed_blinds}"))
    room.state.tables[1].blinds_due = {9: 300}
    owed = missed_blinds(room.state, 1, 9, of(room, "p1").stack, room.book)
    assert owed == (300 if book == "pokerfest-2011" else 0)
