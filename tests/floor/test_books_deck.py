"""The dealer's errors under every book, where they differ. Read it like the policy table."""

from typing import NamedTuple

import pytest

from torneo.cards import HIDDEN, parse_card, parse_cards
from torneo.floor.acts import Act, Does, NextStreet
from torneo.floor.card_acts import DealerActs
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import book_ids, load_book

TDA, TDA24, ADTP = "tda-2013", "tda-2024", "adtp-2018"
TORRE, FCP, FEST = "torrequebrada", "fcp-2025", "pokerfest-2011"
LIMPED: tuple[Act, ...] = (
    Does(seat=3, does="call"),
    Does(seat=1, does="call"),
    Does(seat=2, does="check"),
)
CHECKED: tuple[Act, ...] = tuple(Does(seat=seat, does="check") for seat in (1, 2, 3))
STUB = parse_cards("5cJd2sKh9h8h7h6h4h3h")


class Spot(NamedTuple):
    """Seats 1 to 3, button 3, blinds 200-400; acts before the error, the error, and acts after it."""

    before: tuple[Act, ...]
    error: DealerActs
    after: tuple[Act, ...] = ()


def play(spot: Spot, book_id: str) -> str:
    """What came of it: the ruling, then ``burns/board`` and who is to act next."""
    book = load_book(book_id)
    rules = hand_rules(book)
    dealt = [HIDDEN] * (6 + rules.burn_before_hole_cards)
    deck = [*dealt, *STUB, *[HIDDEN] * (52 - len(dealt) - len(STUB))]
    stacks = dict.fromkeys((1, 2, 3), 20_000)
    hand = Hand(
        "nlhe", Stakes(200, 400), stacks, button=3, deck=deck, rules=rules, stepwise=True, auto_showdown=False
    )
    table = Table(hand, book)
    for act in spot.before:
        table.rule(act)
    ruling = table.rule(spot.error)
    for act in spot.after:
        table.rule(act)
    hand = table.hand
    own = len(hand.burns) - rules.burn_before_hole_cards
    assert sum(hand.stack) + hand.pot == 60_000
    return f"{ruling.kind}, {own} burned, {len(hand.board)} on the board, {table.next}"


FOUR_CARD_FLOP = Spot(
    LIMPED, DealerActs(what="four_card_flop", card=parse_card("Jd")), (*CHECKED, NextStreet())
)
PREMATURE_TURN = Spot(
    (*LIMPED, NextStreet(), Does(seat=1, does="check")),
    DealerActs(what="premature_turn"),
    (Does(seat=2, does="check"), Does(seat=3, does="check"), NextStreet()),
)
NO_BURN_ONE_CHECK = Spot((*LIMPED, NextStreet(), Does(seat=1, does="check")), DealerActs(what="no_burn"))
NO_BURN_FACE_DOWN = Spot(LIMPED, DealerActs(what="no_burn", exposed=False))
DUPLICATE = Spot(
    (Does(seat=3, does="raise", to=1000), Does(seat=1, does="call")), DealerActs(what="duplicate_card")
)
FIRST_CARD = Spot((), DealerActs(what="exposed_card", seat=1, position=1))
FIFTH_CARD = Spot((), DealerActs(what="exposed_card", seat=2, position=5))

RANDOM_BURN = "procedure, 2 burned, 4 on the board, 1"
BURNED_AGAIN = "procedure, 3 burned, 4 on the board, 1"
NOT_BURNED = "procedure, 2 burned, 4 on the board, 1"
MISDEAL = "misdeal, 0 burned, 0 on the board, 3"
OUTCOMES: list[tuple[str, Spot, dict[str, str]]] = [
    (
        "four-card flop",
        FOUR_CARD_FLOP,
        {
            TDA: RANDOM_BURN,
            TDA24: RANDOM_BURN,
            ADTP: RANDOM_BURN,
            TORRE: RANDOM_BURN,
            FCP: RANDOM_BURN,
            FEST: "procedure, 2 burned, 4 on the board, street_over",
        },
    ),
    (
        "premature turn, then the turn",
        PREMATURE_TURN,
        {
            TDA: BURNED_AGAIN,
            TDA24: NOT_BURNED,
            ADTP: BURNED_AGAIN,
            TORRE: BURNED_AGAIN,
            FCP: NOT_BURNED,
            FEST: NOT_BURNED,
        },
    ),
    (
        "no burn, one check since",
        NO_BURN_ONE_CHECK,
        {
            TDA: "procedure, 1 burned, 3 on the board, 2",
            TDA24: "no_effect, 0 burned, 3 on the board, 2",
            ADTP: "procedure, 1 burned, 3 on the board, 2",
            TORRE: "procedure, 1 burned, 3 on the board, 2",
            FCP: "no_effect, 0 burned, 3 on the board, 2",
            FEST: "procedure, 1 burned, 3 on the board, 2",
        },
    ),
    (
        "duplicate card after substantial action",
        DUPLICATE,
        {
            TDA: "void, 0 burned, 0 on the board, hand_over",
            TDA24: "void, 0 burned, 0 on the board, hand_over",
            ADTP: "no_effect, 0 burned, 0 on the board, 2",
            TORRE: "void, 0 burned, 0 on the board, hand_over",
            FCP: "void, 0 burned, 0 on the board, hand_over",
            FEST: "void, 0 burned, 0 on the board, hand_over",
        },
    ),
    (
        "exposed first card",
        FIRST_CARD,
        {TDA: MISDEAL, TDA24: MISDEAL, ADTP: MISDEAL, TORRE: MISDEAL, FCP: MISDEAL, FEST: MISDEAL},
    ),
    (
        "exposed fifth card",
        FIFTH_CARD,
        {
            TDA: "procedure, 0 burned, 0 on the board, 3",
            TDA24: "procedure, 0 burned, 0 on the board, 3",
            ADTP: "procedure, 0 burned, 0 on the board, 3",
            TORRE: "procedure, 0 burned, 0 on the board, 3",
            FCP: "procedure, 0 burned, 0 on the board, 3",
            FEST: MISDEAL,
        },
    ),
]


@pytest.mark.parametrize(
    ("spot", "book_id", "expected"),
    [
        pytest.param(spot, book_id, expected, id=f"{name}, {book_id}")
        for name, spot, outcomes in OUTCOMES
        for book_id, expected in outcomes.items()
    ],
)
def test_the_same_error_under_every_book(spot: Spot, book_id: str, expected: str) -> None:
    assert play(spot, book_id) == expected


def board(book_id: str, spot: Spot) -> list[int]:
    book = load_book(book_id)
    rules = hand_rules(book)
    dealt = [HIDDEN] * (6 + rules.burn_before_hole_cards)
    deck = [*dealt, *STUB, *[HIDDEN] * (52 - len(dealt) - len(STUB))]
    stacks = dict.fromkeys((1, 2, 3), 20_000)
    hand = Hand("nlhe", Stakes(200, 400), stacks, button=3, deck=deck, rules=rules, stepwise=True)
    table = Table(hand, book)
    for act in (*spot.before, spot.error, *spot.after):
        table.rule(act)
    return table.hand.board


@pytest.mark.parametrize(
    ("book_id", "expected"),
    [
        (TDA, "5c2sKh"),
        (TDA24, "5c2sKh"),
        (ADTP, "5c2sKh"),
        (TORRE, "Jd2sKh"),
        (FCP, "5c2sKh"),
        (FEST, "5cJd2s"),
    ],
)
def test_the_flop_that_follows_a_missing_burn(book_id: str, expected: str) -> None:
    """5-J-2 without a burn, the jack drawn by lot, a king next: each book's flop."""
    spot = Spot(LIMPED, DealerActs(what="no_burn", card=parse_card("Jd")))
    assert board(book_id, spot) == list(parse_cards(expected))


def test_a_face_down_flop_without_a_burn_is_dealt_again_only_in_pokerfest() -> None:
    again = [book for book in book_ids() if any(event[0] == "reshuffle" for event in _events(book))]
    assert again == [FEST]


def _events(book_id: str) -> list[tuple[object, ...]]:
    book = load_book(book_id)
    stacks = dict.fromkeys((1, 2, 3), 20_000)
    hand = Hand(
        "nlhe",
        Stakes(200, 400),
        stacks,
        button=3,
        deck=list(range(52)),
        rules=hand_rules(book),
        stepwise=True,
    )
    table = Table(hand, book)
    for act in (*NO_BURN_FACE_DOWN.before, NO_BURN_FACE_DOWN.error):
        table.rule(act)
    return table.hand.events
