"""A void hand is dealt again as it was: button and blinds, level, players; what comes after is as usual."""

from typing import Any

import msgspec
import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.bubble import finish, hand_for_hand, signal
from tests.support.clock import started
from tests.support.conduct import plain
from tests.support.entries import enter, of, to_level, to_zero
from tests.support.room import Room
from tests.support.seating import play, seated, start

from torneo.hand.button import Positions
from torneo.rulebook import Book, load_book
from torneo.tournament import fold, snapshot
from torneo.tournament.bubble.commands import NextRound
from torneo.tournament.clock.commands import AnnounceLevel, CallLastHands, EndBreak, StartBreak
from torneo.tournament.clock.last_hands import hands_left
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.hands.commands import CancelHand, DealFirstCard, ReportHand, StartHand
from torneo.tournament.hands.events import HandCancelled, HandStarted
from torneo.tournament.seats.commands import (
    BalanceTables,
    BreakTable,
    ConfirmArrival,
    MovePlayer,
    RedrawSeats,
)
from torneo.tournament.seats.events import Arrived

MISDEAL = CancelHand(table=1, why="carta descubierta")
LEVEL = ("tda-2013/34-B.3", "adtp-2018/35-C.1", "torrequebrada/73-C.1", "fcp-2025/35-9.1")
PLAYERS = ("tda-2013/34-B.2", "adtp-2018/35-C.1", "torrequebrada/73-C.1", "fcp-2025/35-9.1")
BUTTON = ("tda-2013/34-B.1", "adtp-2018/35-C.1", "torrequebrada/73-C.1", "fcp-2025/35-9.1")


def house(**changes: Any) -> Book:
    return load_book("tda-2013").with_policies({"dealing_redeal": changes})


def disqualify(room: Room, entry: int) -> None:
    room.do(RecordInfraction(clause=plain(room.book.id), entry=entry))
    room.do(GivePenalty(infraction=1, penalty="disqualification", why="grave"))


def over(room: Room, table: int = 1) -> None:
    room.do(ReportHand(table=table, stacks={}))


# ---- the level


@pytest.mark.clause(*LEVEL)
@pytest.mark.parametrize("book", BOOKS)
def test_a_level_announced_meanwhile_begins_after_the_redeal(book: str) -> None:
    room = started(book, 6)
    first = start(room, 1, 1)
    to_zero(room).do(AnnounceLevel())
    room.do(MISDEAL)
    again = start(room, 1)
    assert (
        (again.level, again.number, again.game) == (first.level, first.number, first.game) == (1, 1, "nlhe")
    )
    over(room)
    assert (start(room, 1).level, room.state.tables[1].hands) == (2, 2)


@pytest.mark.parametrize("told", ["start", "report"])
def test_a_table_that_only_reports_ends_tells_the_redeal(told: str) -> None:
    room = started("tda-2013", 6)
    start(room, 1, 1)
    to_zero(room).do(AnnounceLevel())
    room.do(MISDEAL)
    if told == "start":
        start(room, 1)
    began = [one for one in room.do(ReportHand(table=1, stacks={})) if isinstance(one, HandStarted)]
    assert [one.level for one in began] == ([] if told == "start" else [1])
    assert room.state.tables[1].hands == 1


def test_a_house_may_say_otherwise() -> None:
    room = started("tda-2013", 6)
    room.book = house(level_changes=True, new_players=True, button_moves=True)
    first = start(room, 1, 1)
    enter(room, "late")
    to_zero(room).do(AnnounceLevel())
    room.do(MISDEAL)
    again = start(room, 1)
    assert (again.level, again.number) == (2, 1)
    assert of(room, "late").seat in again.dealt
    assert again.positions.button == first.positions.small


# ---- the players


@pytest.mark.clause(*PLAYERS)
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("when", ["in the hand", "before the redeal", "in the redeal"])
def test_whoever_enters_meanwhile_plays_the_hand_after(book: str, when: str) -> None:
    room = seated(book, {1: range(1, 8)})
    play(room, 1, button=1)
    first = start(room, 1)
    if when == "in the hand":
        enter(room, "late")
    room.do(MISDEAL)
    if when == "before the redeal":
        enter(room, "late")
    again = start(room, 1)
    if when == "in the redeal":
        enter(room, "late")
    assert (again.dealt, again.positions) == (first.dealt, first.positions)
    over(room)
    assert of(room, "late").seat in start(room, 1).dealt


@pytest.mark.clause(*PLAYERS)
@pytest.mark.parametrize("book", FAMILY)
@pytest.mark.parametrize("when", ["in the hand", "before the redeal", "in the redeal"])
def test_whoever_is_moved_there_meanwhile_plays_the_hand_after(book: str, when: str) -> None:
    room = seated(book, {1: range(1, 6), 2: range(1, 8)})
    play(room, 1, button=1)
    first = start(room, 1)
    room.do(DealFirstCard(table=1))
    room.do(MovePlayer(entry=6, table=1, seat=8, why="mesa corta"))
    told: list[Any] = []
    if when == "in the hand":
        told += room.do(ConfirmArrival(entry=6))
    room.do(MISDEAL)
    if when == "before the redeal":
        told += room.do(ConfirmArrival(entry=6))
    again = start(room, 1)
    if when == "in the redeal":
        told += room.do(ConfirmArrival(entry=6))
    (arrived,) = told
    assert isinstance(arrived, Arrived)
    assert (arrived.joins, arrived.from_hand) == (False, again.number + 1)
    assert again.dealt == first.dealt
    assert room.state.tables[1].hand is not None
    assert 8 not in room.state.tables[1].hand.dealt
    over(room)
    assert 8 in start(room, 1).dealt


@pytest.mark.parametrize("book", FAMILY)
def test_no_cards_between_button_and_small_blind_of_the_hand_after(book: str) -> None:
    room = seated(book, {1: (1, 2, 5, 6)}, seats=6)
    play(room, 1, button=1)
    start(room, 1)
    room.do(MISDEAL)
    enter(room, "late")
    seat = of(room, "late").seat
    assert seat in (3, 4)
    assert start(room, 1).dealt == (1, 2, 5, 6)
    over(room)
    after = start(room, 1)
    assert (seat in after.dealt) != after.positions.between(seat)


def test_a_seat_given_to_another_player_is_not_dealt_in() -> None:
    room = seated("tda-2013", {1: range(1, 6)}, seats=5)
    first = start(room, 1, 1)
    room.do(MISDEAL)
    disqualify(room, 5)
    enter(room, "late")
    assert of(room, "late").seat == 5
    assert start(room, 1).dealt == first.dealt[:4]


def test_the_blind_of_a_player_who_left_is_posted_by_the_next() -> None:
    room = seated("tda-2013", {1: range(1, 6)})
    first = start(room, 1, 1)
    assert first.positions == Positions(1, 2, 3)
    room.do(MISDEAL)
    disqualify(room, 3)
    again = start(room, 1)
    assert (again.positions, again.dealt) == (Positions(1, 2, 4), (1, 2, 4, 5))


def test_two_who_are_left_play_it_heads_up() -> None:
    room = seated("tda-2013", {1: (1, 2, 3)})
    start(room, 1, 1)
    room.do(MISDEAL)
    disqualify(room, 1)
    again = start(room, 1)
    assert (again.positions, again.dealt) == (Positions(2, 2, 3), (2, 3))


def test_without_two_of_its_players_there_is_nothing_to_deal_again() -> None:
    room = seated("tda-2013", {1: (1, 2)})
    first = start(room, 1, 1)
    enter(room, "late")
    room.do(MISDEAL)
    disqualify(room, 2)
    again = start(room, 1)
    assert (again.number, again.dealt) == (first.number, (1, of(room, "late").seat))


def test_its_players_stay_until_it_is_played() -> None:
    room = seated("tda-2013", {1: range(1, 9), 2: range(1, 6)})
    start(room, 1, 1)
    room.do(MISDEAL)
    assert room.refused(MovePlayer(entry=1, table=2, seat=9, why="x")).reason == "in_a_hand"
    assert room.refused(BalanceTables(session="1")).reason == "giving_table_in_hand"
    assert room.refused(BreakTable(table=1)).reason == "hand_in_progress"
    assert room.refused(RedrawSeats(session="1")).reason == "hand_in_progress"
    room.do(CancelHand(table=1, why="la mesa se rompe", redeal=False))
    room.do(MovePlayer(entry=1, table=2, seat=9, why="x"))
    assert room.refused(CancelHand(table=1, why="x", redeal=False)).reason == "no_hand"


# ---- button and blinds


@pytest.mark.clause(*BUTTON)
@pytest.mark.parametrize("book", FAMILY)
def test_a_third_player_does_not_change_the_blinds_of_two(book: str) -> None:
    room = seated(book, {1: (1, 4)}, seats=6)
    play(room, 1, button=1)
    first = start(room, 1)
    enter(room, "late")
    room.do(MISDEAL)
    assert room.refused(CancelHand(table=1, why="otra vez")).reason == "no_hand"
    refused = room.refused(StartHand(table=1, button=first.positions.button % 4 + 3))
    assert refused.reason == "button_already_placed"
    assert room.refused(StartHand(table=1, game="plo")).reason == "game_not_in_event"
    assert start(room, 1).positions == first.positions


def test_misdealt_twice_it_is_still_the_same_hand() -> None:
    room = seated("tda-2013", {1: range(1, 6)})
    play(room, 1, button=1)
    first = start(room, 1)
    for _ in range(2):
        room.do(MISDEAL)
        again = start(room, 1)
        assert again == first
    over(room)
    assert start(room, 1).positions.button == first.positions.small


# ---- breaks and rounds


@pytest.mark.parametrize("book", FAMILY)
def test_the_last_hand_before_a_break_is_dealt_again_in_it(book: str) -> None:
    room = to_level(started(book, 6), 6)
    first = start(room, 1, 1)
    to_zero(room).do(StartBreak())
    room.do(MISDEAL)
    assert start(room, 1).level == first.level
    over(room)
    assert room.refused(StartHand(table=1)).reason == "on_break"


def test_after_the_break_it_is_still_that_hand() -> None:
    room = to_level(started("tda-2013", 6), 6)
    start(room, 1, 1)
    to_zero(room).do(StartBreak())
    room.do(MISDEAL)
    to_zero(room).do(EndBreak())
    assert start(room, 1).level == 6
    over(room)
    assert start(room, 1).level == 7


def test_a_round_waits_for_its_void_hand() -> None:
    room = hand_for_hand("tda-2013", (7, 7), paid=13)
    signal(room)
    finish(room, 2)
    room.do(MISDEAL)
    assert room.refused(StartHand(table=2)).facts["playing"] == "1"
    assert room.refused(NextRound(session="1")).facts["playing"] == "1"
    assert start(room, 1).round == 1


def test_a_hand_to_deal_again_is_not_one_of_the_last() -> None:
    room = started("tda-2013", 6)
    start(room, 1, 1)
    room.do(MISDEAL)
    room.do(CallLastHands(hands=2, why="cierre de la sala"))
    assert hands_left(room.state, 1) == 3


# ---- cancelled for another reason


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("late", [False, True])
def test_a_hand_that_is_not_dealt_again_never_was(book: str, late: bool) -> None:
    """``late``: the direction says so only after the hand was void."""
    room = seated(book, {1: range(1, 8)})
    play(room, 1, button=1)
    first = start(room, 1)
    enter(room, "late")
    to_zero(room).do(AnnounceLevel())
    if late:
        room.do(MISDEAL)
    room.do(CancelHand(table=1, why="se repartió en la pausa", redeal=False))
    again = start(room, 1)
    assert (again.number, again.positions, again.level) == (first.number, first.positions, 2)
    assert of(room, "late").seat in again.dealt


def test_events_stored_before_there_were_redeals_are_read() -> None:
    stored = {"event": "HandCancelled", "table": 1, "number": 1, "why": "misdeal"}
    assert not msgspec.convert(stored, HandCancelled).redeal


def test_the_journal_gives_the_same_state() -> None:
    room = started("tda-2013", 6)
    start(room, 1, 1)
    room.do(MISDEAL)
    assert snapshot(fold(room.journal)) == snapshot(room.state)
    start(room, 1)
    over(room)
    assert snapshot(fold(room.journal)) == snapshot(room.state)
