"""Time-bank cards: what each phase brings, one spent at a time."""

from typing import Any

import pytest
from tests.support.books import BOOKS
from tests.support.room import Room
from tests.support.seating import seated, start

from torneo.tournament.structure.model import TimeBank
from torneo.tournament.timecalls.cards import cards_left
from torneo.tournament.timecalls.commands import CallTime, ExpireTime, StartTime, UseTimeCard
from torneo.tournament.timecalls.events import TimeCardUsed, TimeStarted

BANK = TimeBank(seconds=30, start=2, later_day=1, in_the_money=3, final_table=4)


def in_a_hand(book: str, **sheet: Any) -> Room:
    room = seated(book, {1: (1, 2, 3, 4, 5), 2: (1, 2, 3, 4)}, **sheet)
    start(room, 1)
    return room


@pytest.mark.parametrize("book", BOOKS)
def test_a_card_makes_running_time_longer(book: str) -> None:
    room = in_a_hand(book, time_bank=BANK)
    room.do(CallTime(table=1, seat=3, caller=1), role="player")
    call = room.state.tables[1].hand.time_call  # type: ignore[union-attr]
    assert call is not None
    if not call.started_at:
        room.do(StartTime(table=1))
    ends = call.ends_at
    (used,) = room.do(UseTimeCard(table=1, seat=3), role="dealer")
    assert used == TimeCardUsed(entry=3, table=1, seat=3, seconds=30, left=1)
    assert call.ends_at == ends + 30_000
    room.now = ends
    assert room.refused(ExpireTime(table=1, facing_bet=True)).reason == "time_not_over"


def test_a_card_used_before_the_time_starts_is_not_lost() -> None:
    room = in_a_hand("tda-2013", time_bank=BANK)
    room.do(CallTime(table=1, seat=3, caller=1), role="player")
    call = room.state.tables[1].hand.time_call  # type: ignore[union-attr]
    assert call is not None
    assert not call.started_at
    room.do(UseTimeCard(table=1, seat=3), role="dealer")
    (started,) = room.do(StartTime(table=1))
    assert isinstance(started, TimeStarted)
    assert call.ends_at == room.now + (started.seconds + 30) * 1_000


def test_cards_run_out_and_another_player_keeps_his() -> None:
    room = in_a_hand("fcp-2025", time_bank=BANK)
    room.do(UseTimeCard(table=1, seat=3), role="dealer")
    room.do(UseTimeCard(table=1, seat=3), role="dealer")
    assert room.refused(UseTimeCard(table=1, seat=3), role="dealer").reason == "no_time_cards"
    assert cards_left(room.state, room.state.entries[4]) == 2


def test_every_phase_brings_its_own() -> None:
    room = in_a_hand("fcp-2025", time_bank=BANK)
    entry = room.state.entries[1]
    assert cards_left(room.state, entry) == 2
    room.state.sessions["1"].bubble.in_money_at = room.now
    assert cards_left(room.state, entry) == 2 + 3
    room.state.tables[1].final = True
    room.state.sessions["1"].day = 2
    assert cards_left(room.state, entry) == 2 + 3 + 4 + 1


def test_no_cards_on_the_sheet_or_no_hand() -> None:
    room = in_a_hand("tda-2013")
    assert room.refused(UseTimeCard(table=1, seat=3)).reason == "no_time_cards"
    assert room.refused(UseTimeCard(table=2, seat=3)).reason == "no_hand"
    assert room.refused(UseTimeCard(table=1, seat=9)).reason == "empty_seat"
