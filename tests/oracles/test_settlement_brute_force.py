"""Pots, splits and odd chips of every game against trying all hands and counting chips one by one.

This covers where other libraries pay wrongly: lows of side pots among their own players only, side pots split
one by one, odd chips by the highest card of the playing five in stud, and boards of equal rank by suit.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import get_args, get_type_hints

import msgspec
import pytest
from tests.support import naive
from tests.support.random_hands import Setup, Temper, act, choose, random_setup
from tests.support.seeds import seeded

from torneo.hand import GAMES, Hand, HandRules
from torneo.hand.status import BET

HANDS = 250
Record = Callable[[str, object], None]
SHOVING = Temper(fold=0.1, aggressive=0.6, shove=0.5, stand_pat=0.4)
PASSIVE = Temper(fold=0.02, aggressive=0.1, shove=0.5, stand_pat=0.4)


def random_odd_chips(rng: random.Random) -> HandRules:
    hints = get_type_hints(HandRules)
    switches = ("odd_chip_board", "odd_chip_stud", "odd_chip_high_low", "paid_first_if_short")
    return msgspec.structs.replace(
        HandRules(), **{name: rng.choice(get_args(hints[name])) for name in switches}
    )


def to_the_end(setup: Setup, rng: random.Random, temper: Temper) -> Hand:
    hand = setup.hand()
    while not hand.is_over:
        act(hand, *choose(rng, hand, temper))
    return hand


@pytest.mark.parametrize("code", list(GAMES))
def test_pots_and_payments(code: str, record_property: Record) -> None:
    rng = seeded("settlement", code)
    seen: Counter[str] = Counter()
    while seen["showdowns"] < HANDS:
        rules = rng.choice((HandRules(), random_odd_chips(rng)))
        setup = random_setup(rng, code, (3, 4, 5, 6, 7), rules, short=0.8)
        setup = replace(setup, smallest_chip=rng.choice((1, 1, 2, 5)), carried=rng.choice((0, 0, 3)))
        hand = to_the_end(setup, rng, rng.choice((SHOVING, PASSIVE)))
        if hand.lives == 1:
            continue
        seen["showdowns"] += 1
        check_showdown(setup, hand, seen)
    record_property(f"counted: brute force payments | {code}", dict(seen))
    assert seen["side pots"] > 100


@pytest.mark.parametrize("code", ["stud", "stud8", "razz", "27sd", "27td", "a5td", "badugi", "5cd"])
def test_equal_hands(code: str, record_property: Record) -> None:
    """Everybody holds the same ranks in other suits: ties where deals seldom make them."""
    rng = seeded("equal hands", code)
    seen: Counter[str] = Counter()
    while seen["showdowns"] < HANDS:
        rules = rng.choice((HandRules(), random_odd_chips(rng)))
        setup = random_setup(rng, code, (2, 3, 4), rules, short=0.5)
        setup = replace(setup, deck=mirrored(setup, rng), smallest_chip=rng.choice((1, 1, 2, 5)))
        hand = to_the_end(setup, rng, replace(rng.choice((SHOVING, PASSIVE)), stand_pat=0.95))
        if hand.lives > 1:
            seen["showdowns"] += 1
            check_showdown(setup, hand, seen)
    record_property(f"counted: brute force equal hands | {code}", dict(seen))
    assert seen["split pots"] > 60


def mirrored(setup: Setup, rng: random.Random) -> tuple[int, ...]:
    """A deck that gives every player the same ranks, close together and one of them perhaps twice."""
    count = len(setup.seats)
    cards = 7 if setup.game.is_stud else setup.game.hole_cards
    ranks = rng.sample(range(rng.choice((0, 0, 3, 5)), 13), cards)
    if rng.random() < 0.5:
        lowest = rng.randrange(-1, 10)
        ranks[:5] = [(lowest + step) % 13 for step in range(5)]
    if count == 2 and rng.random() < 0.6:
        ranks[-1] = ranks[rng.randrange(cards - 1)]
    if any(ranks.count(rank) * count > 4 for rank in ranks):
        return setup.deck
    rng.shuffle(ranks)
    free = {rank: rng.sample(range(4), 4) for rank in ranks}
    rows = [[4 * rank + free[rank].pop() for _ in range(count)] for rank in ranks]
    dealt = {card for row in rows for card in row}
    rest = [card for card in setup.deck if card not in dealt]
    deck = []
    for number, row in enumerate(rows):
        if number > 2 and setup.game.is_stud:
            deck.append(rest.pop())
        deck += row
    return (*deck, *rest)


def check_showdown(setup: Setup, hand: Hand, seen: Counter[str]) -> None:
    pots = naive.pots(hand.paid, hand.live, hand.dead_money)
    paid_in = sum(amount for amount, _ in pots)
    showdown = naive.Showdown(setup.game, setup.rules, setup.smallest_chip, hand.hole, hand.board)
    for amount, owners in pots:
        showdown.pay(amount, owners)
    behind = [before - put for before, put in zip(setup.stacks, hand.paid, strict=True)]
    for event in hand.events:
        if event[0] == "ante" and setup.stakes.ante_kind == "big_blind":
            behind[hand.place_of[event[1]]] -= event[2]
    assert [left + won for left, won in zip(behind, showdown.won, strict=True)] == hand.stack, hand.events
    assert showdown.carried == hand.carried
    assert sum(hand.stack) + hand.carried == sum(setup.stacks) + setup.carried
    assert sum(award.amount for award in hand.awards) + hand.carried == paid_in
    seen["side pots"] += len(pots) - 1
    seen["split pots"] += len(hand.awards) - len({award.pot for award in hand.awards})
    seen["carried"] += bool(hand.carried)
    lows = {award.pot for award in hand.awards if award.part == "low"}
    seen["hands with a low in some pots only"] += 0 < len(lows) < len(pots)


@pytest.mark.parametrize("code", ["stud", "stud8", "razz"])
@pytest.mark.parametrize("ties", ["high_card_by_suit", "first_left_of_button"])
def test_first_to_act_in_stud(code: str, ties: str, record_property: Record) -> None:
    """Boards of few ranks, so that pairs, two pairs and ties are common."""
    rng = seeded("stud order", code, ties)
    rules = msgspec.structs.replace(HandRules(), tie_for_first_to_act=ties)
    seen: Counter[str] = Counter()
    for _ in range(3 * HANDS):
        setup = random_setup(rng, code, (2, 3, 4, 5), rules, short=0.1)
        few = [card for card in setup.deck if card // 4 in (0, 1, 5, 11, 12)]
        hand = tie_prone(setup, few, rng).hand()
        street = 0
        while not hand.is_over:
            if hand.status == BET and hand.street != street:
                street = hand.street
                boards = {place: hand.up[place] for place, alive in enumerate(hand.live) if alive}
                expected, tied = naive.first_board(boards, setup.game.low_board_acts_first, ties)
                seen["rounds"] += 1
                seen["tied boards"] += tied
                while not hand._able[expected]:
                    expected = (expected + 1) % len(hand.seats)
                assert hand.actor == hand.seats[expected], (hand.up, hand.live)
            act(hand, *choose(rng, hand, PASSIVE))
    record_property(f"counted: brute force stud order | {code}, {ties}", dict(seen))
    assert seen["tied boards"] > 50


def tie_prone(setup: Setup, few: list[int], rng: random.Random) -> Setup:
    """The deck with cards of few ranks where they fall face up: after two cards each and every burn."""
    count = len(setup.seats)
    rest = [card for card in setup.deck if card not in few]
    deck: list[int] = []
    for size, up in ((2 * count, False), (count, True), *(((1, False), (count, True)) * 3)):
        for _ in range(size):
            pile = few if up and few else rest
            deck.append(pile.pop(rng.randrange(len(pile))))
    return replace(setup, deck=(*deck, *rest, *few))
