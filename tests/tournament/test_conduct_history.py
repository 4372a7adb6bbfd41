"""A player's record goes from one event to the next."""

from typing import Any

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.clock import register
from tests.support.conduct import happens, penalised, plain, seated
from tests.support.events import published
from tests.support.room import Room

from torneo.tournament import fold, snapshot
from torneo.tournament.conduct.commands import BringHistory, RecordInfraction
from torneo.tournament.conduct.history import career
from torneo.tournament.conduct.offers import offered
from torneo.tournament.conduct.penalty_events import PenaltyLifted
from torneo.tournament.conduct.state import Earlier
from torneo.tournament.entries.commands import EnterPlayer


def known(room: Room, entry: int, document: str) -> None:
    """The document of a player already at the table."""
    player = room.state.entries[entry].player
    room.state.players[player].document = document
    room.state.documents[document] = player


def earlier_event(book: str, penalty: str, size: int = 0) -> Room:
    room = seated(book)
    known(room, 3, "D1")
    penalised(room, plain(book), 3, penalty, size)
    room.do(RecordInfraction(clause=plain(book), entry=3, facts="again"))
    room.do(RecordInfraction(clause=plain(book), entry=4))
    return room


@pytest.mark.clause("fcp-2025/rp-2", "adtp-2018/68-B.4")
@pytest.mark.parametrize("book", FAMILY)
def test_what_other_events_have_on_record_is_shown_with_the_next_offer(book: str) -> None:
    before = earlier_event(book, "missed_rounds", 1)
    found = career([before.state], document="D1")
    assert [(one.event, one.clause, one.penalty, one.size, one.facts) for one in found] == [
        ("prueba", plain(book), "missed_rounds", 1, ""), ("prueba", plain(book), "", 0, "again")
    ]  # fmt: skip
    assert career([before.state], player="p3") == found
    assert career([before.state], document="nobody") == ()
    room = seated(book).later(minutes=60)
    brought = tuple(Earlier(**{**_fields(one), "event": "2026"}) for one in found)
    room.do(BringHistory(player="p7", earlier=brought), role="desk")
    room.do(RecordInfraction(clause=plain(book), entry=7))
    offer = offered(room.state, room.state.infractions[0], room.book)
    assert offer.earlier == brought
    assert offer.history == (), "nothing was given in this event"
    assert room.refused(BringHistory(player="p7", earlier=brought)).reason == "nothing_on_record"
    assert career([room.state], player="p7")[0] == brought[0], "and goes on to the next"
    assert snapshot(fold(room.journal)) == snapshot(room.state)


def _fields(one: Earlier) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__struct_fields__}


def test_a_penalty_that_was_lifted_does_not_count() -> None:
    room = earlier_event("fcp-2025", "missed_rounds", 1)
    happens(room, PenaltyLifted(penalty=1, why="wrong person"))
    assert [one.penalty for one in career([room.state], document="D1")] == ["", ""]


@pytest.mark.clause("pokerfest-2011/general-2")
def test_who_was_put_out_of_later_events_may_not_enter_them() -> None:
    before = earlier_event("pokerfest-2011", "ban_from_later_events")
    on_record = career([before.state], document="D1")
    found = tuple(Earlier(**{**_fields(one), "event": "2026"}) for one in on_record)
    room = published("pokerfest-2011").later(minutes=60)
    register(room, "eva")
    room.do(BringHistory(player="eva", earlier=found))
    assert room.refused(EnterPlayer(player="eva")).reason == "player_barred"
    register(room, "luz")
    warned = Earlier(event="2026", at=room.now, clause="pokerfest-2011/courtesy-20", penalty="verbal_warning")
    room.do(BringHistory(player="luz", earlier=(warned,)))
    assert room.do(EnterPlayer(player="luz"))


@pytest.mark.parametrize("book", BOOKS)
def test_wrong_histories_are_refused(book: str) -> None:
    room = seated(book)
    one = Earlier(event="2026", at=room.now + 1, clause=plain(book))
    assert room.refused(BringHistory(player="nobody", earlier=(one,))).reason == "unknown_player"
    assert room.refused(BringHistory(player="p1", earlier=())).reason == "nothing_on_record"
    assert room.refused(BringHistory(player="p1", earlier=(one,))).reason == "in_the_future"
    assert room.refused(BringHistory(player="p1", earlier=(one,)), role="player").reason == "role"
    own = Earlier(event="prueba", at=room.now, clause=plain(book))
    assert room.refused(BringHistory(player="p1", earlier=(own,))).reason == "nothing_on_record"
