"""The same spot under every book, where they differ. Read it like the policy table."""

from typing import NamedTuple

import pytest

from torneo.floor.acts import Act, Bets, Does
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.start import StartPoint
from torneo.rulebook import book_ids, load_book

TDA, TDA24, ADTP = "tda-2013", "tda-2024", "adtp-2018"
TORRE, FCP, FEST = "torrequebrada", "fcp-2025", "pokerfest-2011"
FLOP = StartPoint("flop", 6000)


class Spot(NamedTuple):
    """Acts before, then the one that is ruled on. Seats 1 to 5, button 5, blinds 200-400 unless said."""

    acts: tuple[Act, ...]
    act: Act
    start: StartPoint | None = FLOP
    game: str = "nlhe"
    stakes: Stakes = Stakes(200, 400)
    stacks: dict[int, int] = dict.fromkeys(range(1, 6), 50_000)


def table_at(spot: Spot, book_id: str) -> Table:
    book = load_book(book_id)
    hand = Hand(
        spot.game,
        spot.stakes,
        spot.stacks,
        button=5,
        deck=(-1,) * 52,
        rules=hand_rules(book),
        stepwise=True,
        auto_showdown=False,
        start=spot.start,
    )
    table = Table(hand, book, denominations=(25, 100, 500, 1000, 5000))
    for act in spot.acts:
        table.rule(act)
    return table


def outcome(ruling: Ruling, table: Table) -> str:
    """A ruling in a few words: ``raise 2000``, ``call 1000``, ``held``, ``ask call/raise``, ``void``..."""
    if ruling.kind == "question":
        return "ask " + "/".join(option.code for option in ruling.options)
    if ruling.kind == "binding" and ruling.action:
        return f"{ruling.action} {ruling.to}" if ruling.to is not None else f"{ruling.action} open"
    return ruling.kind


def bet(seat: int, to: int) -> Act:
    return Does(seat=seat, does="bet", to=to)


def raises(seat: int, to: int) -> Act:
    return Does(seat=seat, does="raise", to=to)


def puts(seat: int, *motions: dict[int, int], **more: object) -> Act:
    return Bets(seat=seat, motions=motions, **more)  # type: ignore[arg-type]


def says(seat: int, words: str, *meanings: int) -> Act:
    return Bets(seat=seat, says=words, could_mean=meanings)


TABLE: list[tuple[str, Spot, dict[str, str]]] = [
    (
        "silent overbet, half of the minimum raise",
        Spot((bet(1, 1000),), puts(2, {1000: 1, 100: 5})),
        {
            TDA: "raise 2000",
            TDA24: "raise 2000",
            ADTP: "raise 2000",
            TORRE: "raise 2000",
            FCP: "raise 2000",
            FEST: "call 1000",
        },
    ),
    (
        "silent overbet, less than half",
        Spot((bet(1, 1000),), puts(2, {1000: 1, 100: 4})),
        dict.fromkeys(book_ids(), "call 1000"),
    ),
    (
        "silent overbet, three times the bet",
        Spot((bet(1, 1000),), puts(2, {1000: 3})),
        {
            TDA: "raise 3000",
            TDA24: "raise 3000",
            ADTP: "raise 3000",
            TORRE: "raise 3000",
            FCP: "raise 3000",
            FEST: "call 1000",
        },
    ),
    (
        "ambiguous five, pot 6,000",
        Spot((), says(1, "cinco", 500, 5000)),
        {
            TDA: "bet 500",
            TDA24: "bet 5000",
            ADTP: "bet 5000",
            TORRE: "bet 500",
            FCP: "bet 5000",
            FEST: "void",
        },
    ),
    (
        "ambiguous five, pot 4,900",
        Spot((), says(1, "cinco", 500, 5000), start=StartPoint("flop", 4900)),
        {TDA: "bet 500", TDA24: "bet 500", ADTP: "bet 500", TORRE: "bet 500", FCP: "bet 500", FEST: "void"},
    ),
    (
        "short spoken amount over half",
        Spot((bet(1, 1000),), says(2, "mil seiscientos")),
        dict.fromkeys(book_ids(), "raise 2000"),
    ),
    (
        "short spoken amount under half",
        Spot((bet(1, 1000),), says(2, "mil cuatrocientos")),
        {
            TDA: "call 1000",
            TDA24: "call 1000",
            ADTP: "call 1000",
            TORRE: "call 1000",
            FCP: "call 1000",
            FEST: "raise 2000",
        },
    ),
    (
        "minimum raise: 1,000 raised to 2,500, a third raise to 4,000",
        Spot((bet(1, 1000), raises(2, 2500)), raises(3, 4000)),
        {
            TDA: "raise 4000",
            TDA24: "raise 4000",
            ADTP: "raise 4000",
            TORRE: "raise 4000",
            FCP: "raise 4000",
            FEST: "refused",
        },
    ),
    (
        "a stack below the big blind opens after the flop",
        Spot((), Does(seat=1, does="all_in"), stacks={1: 300, 2: 50_000, 3: 50_000, 4: 50_000, 5: 50_000}),
        {
            TDA: "bet 300",
            TDA24: "bet 300",
            ADTP: "bet 300",
            TORRE: "returned",
            FCP: "bet 300",
            FEST: "bet 300",
        },
    ),
    (
        "prior chips: 500 in front, raised to 1,300, one 1,000 chip added",
        Spot(
            (bet(1, 500), raises(2, 1300), *(Does(seat=n, does="fold") for n in (3, 4, 5))),
            puts(1, {1000: 1}),
        ),
        {
            TDA: "ask call/raise",
            TDA24: "call 1300",
            ADTP: "ask call/raise",
            TORRE: "call 1300",
            FCP: "call 1300",
            FEST: "call 1300",
        },
    ),
    (
        "prior chips: 1,000 in front, raised to 2,000, three 1,000 chips added",
        Spot(
            (bet(1, 1000), raises(2, 2000), *(Does(seat=n, does="fold") for n in (3, 4, 5))),
            puts(1, {1000: 3}),
        ),
        {
            TDA: "ask call/raise",
            TDA24: "raise 4000",
            ADTP: "ask call/raise",
            TORRE: "raise 4000",
            FCP: "raise 4000",
            FEST: "call 2000",
        },
    ),
    (
        "undercall of a raise, several players",
        Spot((bet(1, 1000), raises(2, 3000)), puts(3, {1000: 1, 100: 1})),
        {
            TDA: "ask full_call/forfeit_and_fold/other_ruling",
            TDA24: "ask full_call/forfeit_and_fold",
            ADTP: "ask full_call/forfeit_and_fold",
            TORRE: "ask full_call/forfeit_and_fold",
            FCP: "ask full_call/forfeit_and_fold",
            FEST: "call 3000",
        },
    ),
    (
        "pot said in no-limit",
        Spot((), says(1, "apuesto el pozo")),
        {
            TDA: "bet open",
            TDA24: "bet open",
            ADTP: "bet open",
            TORRE: "bet open",
            FCP: "bet open",
            FEST: "void",
        },
    ),
    (
        "raise said, exactly the call put in, one more motion",
        Spot((bet(1, 1000),), Bets(seat=2, says="subo", motions=({1000: 1}, {1000: 2}))),
        {
            TDA: "raise 3000",
            TDA24: "raise 2000",
            ADTP: "raise 3000",
            TORRE: "raise 3000",
            FCP: "raise 2000",
            FEST: "raise 2000",
        },
    ),
    (
        "words after the chips: 800 pushed, then '1.200'",
        Spot((), Bets(seat=1, motions=({100: 8},), says="mil doscientos", order="chips_first")),
        {
            TDA: "bet 800",
            TDA24: "bet 800",
            ADTP: "bet 800",
            TORRE: "bet 800",
            FCP: "bet 800",
            FEST: "bet 1200",
        },
    ),
    (
        "chips moved forward and not let go",
        Spot((), Bets(seat=1, motions=({1000: 1},), released=False)),
        {
            TDA: "no_effect",
            TDA24: "ask no_effect/bet_those_chips",
            ADTP: "no_effect",
            TORRE: "no_effect",
            FCP: "ask no_effect/bet_those_chips",
            FEST: "no_effect",
        },
    ),
    (
        "last chips, not all needed to call, under half",
        Spot(
            (bet(1, 1000),), puts(2, {1000: 1, 100: 3}), stacks={1: 9000, 2: 1300, 3: 9000, 4: 9000, 5: 9000}
        ),
        {
            TDA: "raise 1300",
            TDA24: "raise 1300",
            ADTP: "raise 1300",
            TORRE: "raise 1300",
            FCP: "raise 1300",
            FEST: "call 1000",
        },
    ),
]


@pytest.mark.parametrize(
    ("spot", "book", "expected"),
    [
        pytest.param(spot, book, expected, id=f"{name} | {book}")
        for name, spot, row in TABLE
        for book, expected in row.items()
    ],
)
def test_same_spot_under_every_book(spot: Spot, book: str, expected: str) -> None:
    table = table_at(spot, book)
    assert outcome(table.rule(spot.act), table) == expected


@pytest.mark.parametrize(
    ("book", "first", "then", "may"),
    [
        (TDA, "raise 3000", "returned", ["fold", "call", "raise"]),
        (TDA24, "raise 3000", "returned", ["fold", "call", "raise"]),
        (ADTP, "raise 3000", "returned", ["fold", "call", "raise"]),
        (TORRE, "raise 3000", "returned", ["fold", "call", "raise"]),
        (FCP, "raise 3000", "returned", ["fold", "call", "raise"]),
        (FEST, "call 1000", "binding", ["fold", "call"]),
    ],
)
def test_raise_out_of_turn(book: str, first: str, then: str, may: list[str]) -> None:
    """Seat 3 raises to 3,000 while seat 2 is to act on a bet of 1,000: seat 2 calls, or raises to 4,000."""
    spot = Spot((bet(1, 1000), says(3, "subo a tres mil")), Does(seat=2, does="call"))
    table = table_at(spot, book)
    (settled,) = table.rule(spot.act).followed_by
    assert outcome(settled, table) == first
    table = table_at(spot, book)
    (settled,) = table.rule(raises(2, 4000)).followed_by
    assert settled.kind == then
    assert table.next == 3
    assert table.may() == may


@pytest.mark.parametrize("book", book_ids())
def test_pot_limit_with_a_short_big_blind(book: str) -> None:
    """All count a short blind as full before the flop: 500-1,000, big blind all-in for 700."""
    spot = Spot(
        (),
        Does(seat=3, does="fold"),
        start=None,
        game="plo",
        stakes=Stakes(500, 1000),
        stacks={1: 50_000, 2: 700, 3: 50_000, 4: 50_000, 5: 50_000},
    )
    assert table_at(spot, book).max_raise_to() == 3500
