"""Numbers and habits a book itself prints: what the event follows where its sheet says nothing else."""

from typing import Any

import pytest
from tests.support.books import BOOKS
from tests.support.clock import pokerfest_levels
from tests.support.conduct import seated
from tests.support.events import drafted, published, sheet
from tests.support.room import Room

from torneo.rulebook import load_book
from torneo.tournament import Refused
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.entries.addons import addon_terms
from torneo.tournament.entries.commands import CancelEvent, EnterPlayer, RegisterPlayer, SetRegistrationClose
from torneo.tournament.entries.rebuys import rebuy_terms
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.model import AddOn, Break, Day, Flight, Rebuy, total
from torneo.tournament.structure.public import sheet_for

DAYS = (
    Day(number=1, last_level=7, flights=(Flight(name="1", starts="2027-01-15T23:00+00:00"),)),
    Day(number=2, first_level=8, flights=(Flight(name="2", starts="2027-01-16T15:00+00:00"),)),
)


def differs(**fields: Any) -> set[str]:
    """Fields of a Pokerfest sheet that are not as the book prints them."""
    usual: dict[str, Any] = {
        "entry_price": 100_000, "stack": {25: 8, 100: 8, 500: 8, 1000: 5}, "levels": pokerfest_levels(),
        "level_minutes": 40, "breaks": (Break(after_level=6),), "days": DAYS,
    }  # fmt: skip
    found = lint(sheet(**{**usual, **fields}), load_book("pokerfest-2011"))
    return {one.path for one in found if one.code == "sheet.differs_from_book"}


def test_the_price_the_book_prints_is_one_of_whole_pesos_where_there_are_no_cents() -> None:
    assert "entry_price" not in differs(currency="CLP", entry_price=1_000)
    assert "entry_price" in differs(currency="CLP")


@pytest.mark.clause("pokerfest-2011/structure-4", "pokerfest-2011/structure-5", "pokerfest-2011/levels-4",
                    "pokerfest-2011/structure-7", "pokerfest-2011/stages-1")  # fmt: skip
def test_a_sheet_as_pokerfest_prints_it_differs_in_nothing() -> None:
    """1,000 pesos, 10,000 points, levels of 40 minutes, levels 1 to 7 and from 8 to the end."""
    assert differs() == set()
    assert differs(entry_price=50_000) == {"entry_price"}
    assert differs(stack={100: 150}) == {"stack"}
    assert differs(level_minutes=30) == {"level_minutes"}
    assert differs(days=DAYS[:1]) == {"days"}


@pytest.mark.clause("pokerfest-2011/structure-9", "pokerfest-2011/structure-10",
                    "pokerfest-2011/structure-11", "pokerfest-2011/levels-6")  # fmt: skip
def test_what_the_sheet_does_not_say_about_purchases_the_book_does() -> None:
    """A rebuy of 10,000 up to 30 % of the stack and level 6; add-ons of 15,000, or 10,000 if taken early."""
    room = drafted("pokerfest-2011", rebuy=Rebuy(limit=1, price=100_000), addon=AddOn(price=100_000))
    rebuy, addon = rebuy_terms(room.state, room.book), addon_terms(room.state, room.book)
    assert rebuy is not None
    assert addon is not None
    assert (total(rebuy.chips), rebuy.stack_limit_percent, rebuy.until_level) == (10_000, 30, 6)
    assert (total(addon.chips), total(addon.early_chips), addon.early_stack_limit_percent) == (
        15_000,
        10_000,
        30,
    )


@pytest.mark.clause("fcp-2025/art-3.2")
@pytest.mark.parametrize("book", BOOKS)
def test_the_sheet_stays_open_to_everybody_after_the_event_where_the_book_wants_it(book: str) -> None:
    room = published(book)
    for role in ("public", "player"):
        assert sheet_for(room.state, role, room.book) == room.state.structure
    room.do(CancelEvent(why="power cut"))
    assert sheet_for(room.state, "player", room.book) == room.state.structure
    assert isinstance(sheet_for(room.state, "public", room.book), Refused) == (book != "fcp-2025")


@pytest.mark.clause("torrequebrada/19.3", "fcp-2025/art-7.1")
@pytest.mark.parametrize("book", BOOKS)
def test_who_may_move_the_close_of_registration(book: str) -> None:
    room = published(book)
    command = SetRegistrationClose(session="1", level=7, why="queue at the desk")
    if book == "torrequebrada":
        assert room.do(command, role="operations")
    else:
        assert room.refused(command, role="operations").reason == "role"
    assert room.do(command, role="director")


def registered(book: str, **fields: Any) -> Room:
    room = published(book, **fields)
    for number in range(1, 5):
        player = f"p{number}"
        room.do(RegisterPlayer(player=player, name=player, document=f"D{number}", born="1990-05-01"))
        room.do(EnterPlayer(player=player))
    room.do(OpenTable(session="1", table=1))
    return room


@pytest.mark.clause("pokerfest-2011/seating-1")
@pytest.mark.parametrize("book", BOOKS)
def test_the_draw_of_pokerfest_is_held_at_the_venue(book: str) -> None:
    room = registered(book, venue="")
    if book != "pokerfest-2011":
        assert room.do(DrawSeats(session="1"))
        return
    refused = room.refused(DrawSeats(session="1"))
    assert refused.reason == "draw_at_the_venue"
    assert refused.clauses == ("pokerfest-2011/seating-1",)
    assert registered(book).do(DrawSeats(session="1"))


PHONE = {"tda-2013": "4.1", "tda-2024": "5-A.1", "adtp-2018": "4.1", "torrequebrada": "3.1",
         "fcp-2025": "5.1", "pokerfest-2011": "courtesy-2"}  # fmt: skip


@pytest.mark.clause(*(f"{book}/{clause}" for book, clause in PHONE.items()))
@pytest.mark.parametrize("book", BOOKS)
def test_calls_at_the_table_are_barred_everywhere_and_any_use_of_the_phone_in_pokerfest(book: str) -> None:
    room = seated(book)
    clause = f"{book}/{PHONE[book]}"
    assert room.do(RecordInfraction(clause=clause, entry=2, act="call"))
    texting = RecordInfraction(clause=clause, entry=3, act="use", facts="writing a message")
    if book == "pokerfest-2011":
        assert room.do(texting)
    else:
        assert room.refused(texting).reason == "only_calls_are_barred"
