"""The desk under each of the books: documents, when to report, who moves the close, seats won elsewhere."""

import pytest
from tests.support.books import BOOKS
from tests.support.clock import dues, finish, only, register, started
from tests.support.entries import bust, enter, of, to_level, to_zero
from tests.support.events import published
from tests.support.room import MINUTE

from torneo.tournament import Refused
from torneo.tournament.clock.commands import MergeSessions
from torneo.tournament.conduct.announcing import reporting_time
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.entries.commands import (
    CheckIdentity,
    CloseRegistration,
    GrantTicket,
    IssueSeatCard,
    ReEnter,
    TransferTicket,
)
from torneo.tournament.entries.events import TicketForfeited
from torneo.tournament.seats.events import Seated
from torneo.tournament.structure.model import Day, Flight, ReEntry

DAYS = (
    Day(number=1, last_level=3, flights=(Flight(name="1", starts="2027-01-15T08:00+00:00"),)),
    Day(number=2, first_level=4, flights=(Flight(name="2", starts="2027-01-16T15:00+00:00"),)),
)


@pytest.mark.policy("registration_id_check")
@pytest.mark.parametrize("book", BOOKS)
def test_no_seat_card_before_somebody_has_seen_the_document(book: str) -> None:
    room = started(book, players=3)
    assert room.refused(IssueSeatCard(entry=1)).reason == "identity_check_missing"
    room.do(CheckIdentity(player="p1"))
    room.do(IssueSeatCard(entry=1))


@pytest.mark.policy("registration_id_check")
@pytest.mark.parametrize("book", BOOKS)
def test_only_the_federation_asks_for_it_again_on_the_second_day(book: str) -> None:
    room = started(book, players=3, days=DAYS)
    for player in ("p1", "p2", "p3"):
        room.do(CheckIdentity(player=player))
    to_zero(to_level(room, 3))
    finish(room, "1")
    room.do(MergeSessions(into="2"))
    again = dues(room, "identity_check_due")
    assert len(again) == (3 if book == "fcp-2025" else 0)
    if not again:
        room.do(IssueSeatCard(entry=1))


@pytest.mark.policy("registration_id_check")
@pytest.mark.parametrize("book", BOOKS)
def test_who_shows_none_may_be_let_play_or_not_and_in_the_federation_never_again(book: str) -> None:
    room = started(book, players=3)
    offered = offer(room.state, "identity_failure", {"player": "p1"}, room.book)
    assert not isinstance(offered, Refused)
    more = ("future_ineligibility",) if book == "fcp-2025" else ()
    assert offered.options == ("play_after_verification", "disqualification", *more)


@pytest.mark.policy("registration_arrival_minutes_before_start")
@pytest.mark.parametrize("book", BOOKS)
def test_only_pokerfest_wants_everybody_there_a_quarter_of_an_hour_before(book: str) -> None:
    room = published(book)
    at = reporting_time(room.state, "1", room.book)
    assert at == (room.now - 15 * MINUTE if book == "pokerfest-2011" else None)


@pytest.mark.policy("registration_close_changed_by")
@pytest.mark.parametrize("book", BOOKS)
def test_the_close_is_moved_by_the_director_and_in_torrequebrada_by_the_management(book: str) -> None:
    room = started(book)
    change = Decide(
        matter="registration_close", option="change_close", why="aforo", about={"session": "1", "level": 3}
    )
    if book == "torrequebrada":
        room.do(change, role="operations")
    else:
        assert room.refused(change, role="operations").reason == "role"
        room.do(change, role="director")


@pytest.mark.policy("registration_reentry_table")
@pytest.mark.parametrize("book", [book for book in BOOKS if book != "pokerfest-2011"])
def test_only_in_torrequebrada_a_re_entry_keeps_away_from_the_table_it_left(book: str) -> None:
    room = started(book, players=12, reentry=ReEntry(limit=1, until_level=4))
    old = bust(room, "p1").last_table
    seated = only(room.do(ReEnter(player="p1")), Seated)
    assert seated.draw is not None
    assert (old in {place // 100 for place in seated.draw.pool}) is (book != "torrequebrada")


@pytest.mark.policy("registration_satellite_seats")
@pytest.mark.parametrize("book", BOOKS)
def test_a_seat_won_in_a_satellite_is_personal_and_lost_without_money_back(book: str) -> None:
    """The price of a seat nobody took up stays among the prizes."""
    room = published(book, entry_fee=2_000)
    for player in ("x", "y"):
        register(room, player)
    room.do(GrantTicket(player="x", ticket="S-1"))
    assert room.refused(TransferTicket(ticket="S-1", to="y")).reason == "ticket_personal"
    enter(room, "y")
    lost = only(room.do(CloseRegistration(session="1", why="prueba")), TicketForfeited)
    assert (lost.paid, lost.fees, lost.refund) == (10_000, 2_000, 0)
    assert of(room, "x").status == "forfeited"
