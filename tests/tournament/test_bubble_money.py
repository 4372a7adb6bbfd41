"""The head count before anybody is told that the money is reached."""

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.bubble import bubble, dues, finish, hand_for_hand, lose, signal

from torneo.tournament.bubble.commands import ConfirmHeads, EndHandForHand, NextRound
from torneo.tournament.bubble.events import HandForHandEnded, HeadsConfirmed, InTheMoney
from torneo.tournament.hands.commands import StartHand


@pytest.mark.parametrize("book", FAMILY)
def test_everybody_is_told_once_every_table_has_confirmed(book: str) -> None:
    room = hand_for_hand(book, (7, 7), paid=13)
    signal(room)
    lose(room, 1, 7)
    assert room.refused(ConfirmHeads(table=1, players=6)).reason == "others_playing"
    finish(room, 2)
    assert [one.command for one in dues(room, "heads_to_count")] == [
        ConfirmHeads(table=1, players=6), ConfirmHeads(table=2, players=7),
    ]  # fmt: skip
    for command in (NextRound(session="1"), EndHandForHand(session="1", why="ya")):
        refused = room.refused(command)
        assert refused.reason == "head_count_missing"
        assert refused.facts["tables"] == "1, 2"
    assert room.do(ConfirmHeads(table=1, players=6), role="dealer") == (HeadsConfirmed(table=1, players=6),)
    assert room.refused(NextRound(session="1")).facts["tables"] == "2"
    events = room.do(ConfirmHeads(table=2, players=7), role="dealer")
    assert events[1] == InTheMoney(session="1", players=13, paid=13, tables={1: 6, 2: 7})
    assert isinstance(events[2], HandForHandEnded)
    assert events[2].cause == "money"
    assert not room.state.sessions["1"].hand_for_hand
    assert dues(room, "heads_to_count", "hand_for_hand_due") == []
    room.do(StartHand(table=2))
    assert room.refused(ConfirmHeads(table=1, players=6)).reason == "in_the_money_already"


@pytest.mark.parametrize("book", BOOKS)
def test_a_table_that_disagrees_stops_the_announcement(book: str) -> None:
    room = bubble(book, (7, 6), paid=13, level=7)
    refused = room.refused(ConfirmHeads(table=2, players=7))
    assert refused.reason == "heads_differ"
    assert refused.facts == {"table": 2, "told": 7, "expected": 6}
    room.do(ConfirmHeads(table=1, players=7))
    assert room.state.sessions["1"].bubble.in_money_at == 0
    assert isinstance(room.do(ConfirmHeads(table=2, players=6))[1], InTheMoney)


def test_a_count_that_is_no_longer_true_is_asked_for_again() -> None:
    room = bubble("tda-2013", (7, 6), paid=13)
    room.do(ConfirmHeads(table=1, players=7))
    room.do(StartHand(table=1))
    assert room.refused(ConfirmHeads(table=1, players=7)).reason == "hand_in_progress"
    lose(room, 1, 7)
    assert room.do(ConfirmHeads(table=2, players=6)) == (HeadsConfirmed(table=2, players=6),)
    (due,) = dues(room, "heads_to_count")
    assert isinstance(room.do(due.command)[1], InTheMoney)


def test_there_is_nothing_to_count_before() -> None:
    room = bubble("tda-2013", (7, 7), paid=3)
    assert room.refused(ConfirmHeads(table=1, players=7)).reason == "no_head_count_yet"
    assert room.refused(ConfirmHeads(table=9, players=7)).reason == "unknown_table"
    assert room.refused(ConfirmHeads(table=1, players=-1)).reason == "amount"
    assert room.refused(ConfirmHeads(table=1, players=7), role="public").reason == "role"


def test_in_pokerfest_the_money_does_not_end_hand_for_hand() -> None:
    room = hand_for_hand("pokerfest-2011", (7, 7), paid=13, level=7)
    signal(room)
    lose(room, 1, 7)
    finish(room, 2)
    room.do(ConfirmHeads(table=1, players=6))
    events = room.do(ConfirmHeads(table=2, players=7))
    assert isinstance(events[1], InTheMoney)
    assert room.state.sessions["1"].hand_for_hand
    signal(room)


def test_nobody_is_in_the_money_while_rebuys_can_bring_players_back() -> None:
    room = bubble("pokerfest-2011", (7, 6), paid=13, level=5)
    assert dues(room, "heads_to_count") == []
    assert room.refused(ConfirmHeads(table=1, players=7)).reason == "no_head_count_yet"
