"""Hands once more from their record: waiting between streets, begun in the middle, and records that lie."""

import random

import pytest
from tests.support.snapshots import snapshot

from torneo.cards import parse_cards, shuffled
from torneo.hand import Hand, RecordError, Stakes, rebuild
from torneo.hand.start import StartPoint

STACKS = {1: 500, 2: 480, 5: 390}


def a_hand(seed: int = 4, *, stepwise: bool = False) -> Hand:
    deck = shuffled(random.Random(seed))
    return Hand("nlhe", Stakes(5, 10, 1), STACKS, button=2, deck=deck, stepwise=stepwise)


def test_a_hand_that_waits_between_streets() -> None:
    hand = a_hand(stepwise=True)
    for _ in range(3):
        hand.check_or_call()
    assert snapshot(rebuild(hand)) == snapshot(hand)
    hand.next_street()
    assert snapshot(rebuild(hand)) == snapshot(hand)
    hand.raise_to(40)
    assert snapshot(rebuild(hand)) == snapshot(hand)


def test_a_hand_begun_in_the_middle() -> None:
    start = StartPoint("flop", pot=60, board=parse_cards("2c7dKs"))
    hand = Hand("nlhe", Stakes(5, 10), STACKS, button=2, start=start)
    hand.raise_to(30)
    hand.fold()
    assert snapshot(rebuild(hand)) == snapshot(hand)


def test_a_hand_told_its_burns() -> None:
    hand = Hand("nlhe", Stakes(5, 10), STACKS, button=2)
    for seat, cards in ((5, "AhAd"), (1, "KsQs"), (2, "7c2d")):
        hand.deal_hole(seat, parse_cards(cards))
    for _ in range(3):
        hand.check_or_call()
    hand.burn(parse_cards("3c")[0])
    hand.deal_board(parse_cards("4c5c6c"))
    assert snapshot(rebuild(hand)) == snapshot(hand)


@pytest.mark.parametrize(
    ("index", "event", "message"),
    [
        (-1, ("call", 1, 10), "turn of 2"),
        (-1, ("raise", 2, 15), "raise_below_minimum"),
        (-1, ("call", 2, 11), "in the record"),
        (3, ("blind", 5, 6), "in the record"),
        (-1, ("returned", 2, 5), "does not follow"),
    ],
)
def test_a_record_that_cannot_be(index: int, event: tuple[object, ...], message: str) -> None:
    hand = a_hand()
    hand.check_or_call()
    hand.events[index] = event
    with pytest.raises(RecordError, match=message):
        rebuild(hand)
