"""Presence and penalties of a hand are those of its deal: who comes, goes, is penalised or sits down
meanwhile changes nothing of it that the book does not change."""

from typing import Any

import pytest
from tests.support.books import BOOKS
from tests.support.conduct import WITH_HANDS, penalised, plain, seated
from tests.support.corrections import arrive, night
from tests.support.room import Room

from torneo.floor.scenario import shape
from torneo.rulebook import load_book
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.conduct.penalties import hands_left
from torneo.tournament.entries.commands import LeaveTable, ReturnToTable
from torneo.tournament.hands.commands import CancelHand, ReportHand, StartHand
from torneo.tournament.live_hand.acts import told
from torneo.tournament.live_hand.commands import EndAsTold, TellAct, TellSpot
from torneo.tournament.live_hand.spot import setup_of


def begun(room: Room) -> dict[str, Any]:
    """The next hand of table 1, as it is told."""
    room.later(minutes=1).do(StartHand(table=1), role="dealer")
    room.do(TellSpot(table=1, spot={}), role="dealer")
    return look(room)


def look(room: Room) -> dict[str, Any]:
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.told is not None
    return shape(told(hand.told, room.book))


def seats_told(room: Room) -> dict[str, Any]:
    found: dict[str, Any] = setup_of(room.state, 1, room.book)["seats"]
    return found


def everybody_folds(room: Room) -> None:
    while not look(room)["over"]:
        room.later(seconds=5).do(
            TellAct(table=1, step={"seat": look(room)["next"], "does": "fold"}), role="dealer"
        )
    room.do(EndAsTold(table=1), role="dealer")


def started(book: str, players: int = 4) -> Room:
    room = seated(book, players=players)
    room.do(StartSession(session="1"))
    return room


@pytest.mark.parametrize("book", WITH_HANDS)
def test_who_is_penalised_in_mid_hand_plays_it_and_misses_the_next(book: str) -> None:
    room = started(book)
    first = begun(room)["next"]
    before = seats_told(room)
    penalised(room, plain(book), first, "missed_hands", 1)
    assert seats_told(room) == before
    assert (look(room)["next"], look(room)["may"] != []) == (first, True)
    everybody_folds(room)
    assert hands_left(room.state, f"p{first}") == 1, "the hand of the penalty does not count"
    spot = begun(room)
    assert seats_told(room)[str(first)]["penalty_hands"] == 1
    assert not next(one for one in spot["seats"] if one["seat"] == first)["alive"]
    everybody_folds(room)
    assert hands_left(room.state, f"p{first}") == 0


@pytest.mark.parametrize("book", WITH_HANDS)
def test_a_hand_dealt_to_who_is_away_stays_dead_though_he_comes_back(book: str) -> None:
    """And one dealt to who is there stays alive though he leaves."""
    room = started(book)
    room.do(LeaveTable(entry=3))
    spot = begun(room)
    assert not next(one for one in spot["seats"] if one["seat"] == 3)["alive"]
    before = seats_told(room)
    room.do(ReturnToTable(entry=3))
    room.do(LeaveTable(entry=spot["next"]))
    assert seats_told(room) == before
    assert look(room)["seats"] == spot["seats"]
    assert look(room)["next"] == spot["next"]


def test_in_a_book_that_lets_absent_hands_wait_they_are_as_dealt_too() -> None:
    room = started("pokerfest-2011")
    room.do(LeaveTable(entry=3))
    spot = begun(room)
    assert seats_told(room)["3"]["absent"]
    room.do(ReturnToTable(entry=3))
    assert seats_told(room)["3"]["absent"]
    assert look(room)["seats"] == spot["seats"]


def test_a_suspension_counts_no_hands_and_kills_the_hand_it_meets() -> None:
    """It ends in mid-hand: the hand stays dead, the next one is the player's."""
    room = started("pokerfest-2011")
    penalised(room, "pokerfest-2011/courtesy-20", 2, "timed_suspension", 30)
    spot = begun(room)
    assert seats_told(room)["2"]["penalty_hands"] == 1
    assert not next(one for one in spot["seats"] if one["seat"] == 2)["alive"]
    room.later(minutes=40)
    assert seats_told(room)["2"]["penalty_hands"] == 1
    everybody_folds(room)
    begun(room)
    assert "penalty_hands" not in seats_told(room)["2"]


def test_a_house_spares_the_last_chip_of_who_served_at_the_deal_only() -> None:
    house = load_book("tda-2013").with_policies({"penalty_seat_procedure": {"can_be_blinded_out": False}})
    room = seated(house, players=4)
    room.do(StartSession(session="1"))
    room.do(StartHand(table=1), role="dealer")
    penalised(room, plain("tda-2013"), 2, "missed_rounds", 1)
    room.do(ReportHand(table=1, stacks={2: 0, 1: 20_000}, beaten_by={2: (1,)}), role="dealer")
    assert room.state.entries[2].status == "out", "he played the hand, and lost it"


@pytest.mark.parametrize("book", BOOKS)
def test_who_sits_down_during_a_stud_hand_is_dealt_into_the_next(book: str) -> None:
    """A void hand is dealt again to those who had it, and to newcomers where the book says so."""
    room = night(book, 4, seats=8, game="stud")
    room.later(minutes=1).do(StartHand(table=1), role="dealer")
    dealt = {*seats_told(room)}
    entry = room.state.entries[arrive(room, 9)]
    assert (entry.table, entry.status) == (1, "seated")
    assert {*seats_told(room)} == dealt
    room.do(CancelHand(table=1, why="misdeal"), role="floor")
    room.later(seconds=5).do(StartHand(table=1), role="dealer")
    newcomers = {str(entry.seat)} if room.book.values["dealing_redeal"]["new_players"] else set()
    assert {*seats_told(room)} == dealt | newcomers
    room.do(ReportHand(table=1, stacks={}), role="dealer")
    room.later(minutes=1).do(StartHand(table=1), role="dealer")
    assert {*seats_told(room)} == dealt | {str(entry.seat)}
