"""A pot told wrongly: once it is found out, the street is as if it had been told rightly."""

import random

import msgspec
import pytest

from torneo.floor.acts import DealerSays, Discovered, Does
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.start import StartPoint
from torneo.rulebook import load_book

POT = 3000
SEATS = (1, 2, 3, 4)
BOOKS = ("tda-2013", "tda-2024", "adtp-2018", "torrequebrada", "fcp-2025")


def table_of(book_id: str) -> Table:
    book = load_book(book_id)
    hand = Hand("plo", Stakes(100, 200), dict.fromkeys(SEATS, 200_000), button=4, deck=[-1] * 52,
                rules=hand_rules(book), stepwise=True, auto_showdown=False,
                start=StartPoint("flop", POT))  # fmt: skip
    return Table(hand, book, denominations=(100,))


def most(level: int, own: int, bets: dict[int, int]) -> int:
    """The call and then the pot, worked out by hand."""
    return level + POT + sum(bets.values()) + level - own


@pytest.mark.clause("fcp-2025/52-B.1", "tda-2024/52-B.1", "adtp-2018/43-B.1", "torrequebrada/44-B.1")
@pytest.mark.parametrize("seed", range(60))
def test_a_count_too_high_leaves_nobody_above_the_true_pot(seed: int) -> None:
    draw = random.Random(seed)
    table = table_of(draw.choice(BOOKS))
    told = POT + draw.randrange(100, 2000, 100)
    table.rule(DealerSays(what="pot", amount=told))
    wrong = draw.randrange(POT + 100, told + 100, 100)
    done = [("bet", 1, wrong)]
    assert table.rule(Does(seat=1, does="bet", to=wrong)).to == wrong
    for _ in range(draw.randrange(5)):
        seat = table.hand.actor
        if seat is None:
            break
        does = draw.choice(("call", "call", "fold", "raise"))
        to = table.max_raise_to() if does == "raise" else None
        if does == "raise" and not to:
            does = "call"
        table.rule(msgspec.convert({"seat": seat, "does": does, "to": to or None}, Does))
        done.append((does, seat, to or 0))
    if table.hand.is_over:
        return
    before = sum(table.hand.stacks.values()) + table.hand.pot
    ruling = table.rule(Discovered(what="pot_miscount"))
    assert ruling.to == POT
    bets = dict.fromkeys(SEATS, 0)
    level = 0
    for does, seat, to in done:
        if does == "call":
            bets[seat] = level
        elif does != "fold":
            level = bets[seat] = min(to, most(level, bets[seat], bets))
    hand = table.hand
    over = hand.status != "bet"
    assert dict(zip(hand.seats, hand.last_bets if over else hand.bet, strict=True)) == bets
    assert sum(hand.stacks.values()) + hand.pot == before
    if not over:
        assert hand.level == level
        assert hand.actor is not None
        assert hand.to_call() == level - bets[hand.actor]


@pytest.mark.clause("fcp-2025/52-B.2", "tda-2024/52-B.2", "adtp-2018/43-B.2", "torrequebrada/44-B.2")
@pytest.mark.parametrize("book", BOOKS)
def test_the_minimum_raise_is_that_of_the_true_bet(book: str) -> None:
    for told in (2400, 3600):
        table = table_of(book)
        table.rule(DealerSays(what="pot", amount=told))
        table.rule(Does(seat=1, does="bet", to=told))
        table.rule(Discovered(what="pot_miscount"))
        assert (table.hand.level, table.min_raise_to()) == (3000, 6000)


def test_less_than_a_pot_told_too_low_is_nobodys_error() -> None:
    table = table_of("fcp-2025")
    table.rule(DealerSays(what="pot", amount=2400))
    table.rule(Does(seat=1, does="bet", to=2000))
    ruling = table.rule(Discovered(what="pot_miscount"))
    assert (ruling.kind, table.hand.bets[1]) == ("no_effect", 2000)
