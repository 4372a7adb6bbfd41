"""What a tie on the bubble is worth."""

from collections.abc import Mapping

import pytest
from tests.support.bubble import bubble, finish, give, hand_for_hand, lose, signal
from tests.support.room import Room

from torneo.tournament.bubble.commands import DeclareSimultaneous, StartHandForHand
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.prizes.commands import SetPayouts
from torneo.tournament.prizes.fund import fund_now
from torneo.tournament.prizes.listing import prize_list


def publish(room: Room, last: Mapping[int, int], places: int) -> None:
    """The lowest places pay so much, the first whatever is left, those between as much as the best of
    these."""
    usual = max(last.values())
    amounts = [last.get(place, usual) for place in range(1, places + 1)]
    amounts[0] = fund_now(room.state, room.book).prizes - sum(amounts[1:])
    assert amounts[0] > usual
    room.do(SetPayouts(amounts=tuple(amounts), why="prueba"))


def won(room: Room) -> dict[int, int]:
    return {one.entry: one.amount for one in prize_list(room.state, room.book) if one.amount}


@pytest.mark.clause("fcp-2025/rp-14-b")
@pytest.mark.parametrize("book", ["tda-2013", "tda-2024", "adtp-2018", "fcp-2025"])
def test_the_last_prize_is_shared_by_two_of_one_round(book: str) -> None:
    room = bubble(book, (7, 6), paid=12, entry_price=2_000_000)
    publish(room, {12: 800_000}, places=12)
    room.do(StartHandForHand(session="1"))
    signal(room)
    lose(room, 1, 7)
    lose(room, 2, 6)
    assert won(room) == {7: 400_000, 13: 400_000}


@pytest.mark.clause("torrequebrada/23-C")
def test_the_larger_stack_of_the_round_takes_it_alone() -> None:
    room = bubble("torrequebrada", (7, 7, 7, 7), paid=27, entry_price=200_000)
    publish(room, {27: 100_000}, places=27)
    give(room, 1, {2: 5_000})
    give(room, 3, {2: 7_500})
    room.do(StartHandForHand(session="1"))
    signal(room)
    lose(room, 1, 2)
    lose(room, 3, 2)
    finish(room, 2, 4)
    assert won(room) == {16: 100_000}


@pytest.mark.clause("torrequebrada/23-D")
def test_one_moment_outside_hand_for_hand_shares_both_prizes() -> None:
    room = bubble("torrequebrada", (6, 6), paid=12, entry_price=200_000)
    publish(room, {12: 80_000, 11: 100_000}, places=12)
    give(room, 1, {2: 9_000})
    give(room, 2, {2: 2_000})
    room.do(StartHand(table=1))
    room.do(StartHand(table=2))
    lose(room, 1, 2)
    room.later(minutes=1)
    lose(room, 2, 2)
    assert won(room) == {2: 80_000, 8: 100_000}
    room.do(DeclareSimultaneous(entries=(2, 8), why="misma mano"))
    assert won(room) == {2: 90_000, 8: 90_000}


def test_the_payouts_published_say_where_the_bubble_is() -> None:
    room = bubble("torrequebrada", (7, 7), paid=3, entry_price=200_000)
    publish(room, {13: 100_000}, places=13)
    room.do(StartHandForHand(session="1"))
    assert room.state.sessions["1"].hand_for_hand
    assert hand_for_hand("torrequebrada", (7, 7), paid=3).state.sessions["1"].hand_for_hand
