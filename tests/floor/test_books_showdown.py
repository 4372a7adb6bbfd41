"""Showdown under every book: the same spot, each book's outcome."""

from typing import NamedTuple

import pytest

from torneo.cards import parse_cards
from torneo.floor.acts import Act, Asks, Does, TurnsIn
from torneo.floor.card_acts import DealerActs, Mucks, Shows, Tables, TimePasses
from torneo.floor.facts import EventFacts
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.start import StartPoint
from torneo.rulebook import book_ids, load_book

TDA, TDA24, ADTP = "tda-2013", "tda-2024", "adtp-2018"
TORRE, FCP, FEST = "torrequebrada", "fcp-2025", "pokerfest-2011"
BOOKS = book_ids()
CHECKED = (Does(seat=1, does="check"), Does(seat=2, does="check"))
BET = (Does(seat=1, does="bet", to=1000), Does(seat=2, does="call"))


class Spot(NamedTuple):
    """Seats 1 and 2 on the river, button 2: a tie unless said otherwise."""

    acts: tuple[Act, ...]
    act: Act
    pot: int = 6000
    facts: EventFacts = EventFacts()


def table_at(spot: Spot, book_id: str) -> Table:
    book = load_book(book_id)
    cards = {1: parse_cards("AsKc"), 2: parse_cards("AdKd")}
    hand = Hand(
        "nlhe",
        Stakes(100, 200),
        {1: 20_000, 2: 20_000},
        button=2,
        deck=(-1,) * 45,
        rules=hand_rules(book),
        stepwise=True,
        auto_showdown=False,
        smallest_chip=100,
        start=StartPoint("river", spot.pot, parse_cards("TsJcQh4d2s"), cards),
    )
    table = Table(hand, book, denominations=(100, 500), facts=spot.facts)
    for act in spot.acts:
        table.rule(act)
    return table


def outcome(table: Table, act: Act) -> str:
    """A ruling in a few words, with what became of the hands."""
    ruling = table.rule(act)
    if ruling.kind == "question":
        return "ask " + "/".join(option.code for option in ruling.options)
    dead = f", dead {table.dead}" if table.dead else ""
    return f"{ruling.kind}{dead}"


TABLE: list[tuple[str, Spot, dict[str, str]]] = [
    (
        "right to see the aggressor",
        Spot(BET, Asks(seat=2, what="see", of=1)),
        {
            TDA: "ask grant/refuse",
            TDA24: "granted",
            ADTP: "ask grant/refuse",
            TORRE: "granted",
            FCP: "granted",
            FEST: "granted",
        },
    ),
    (
        "asking to see a hand after a checked river",
        Spot(CHECKED, Asks(seat=2, what="see", of=1)),
        dict.fromkeys(BOOKS, "ask grant/refuse"),
    ),
    (
        "face-down cards past the line",
        Spot(CHECKED, TurnsIn(seat=1, past_line=True)),
        {
            TDA: "no_effect",
            TDA24: "no_effect",
            ADTP: "no_effect",
            TORRE: "dead_hand, dead [1]",
            FCP: "no_effect",
            FEST: "dead_hand, dead [1]",
        },
    ),
    (
        "face-down cards past the line, surely identifiable",
        Spot(CHECKED, TurnsIn(seat=1, past_line=True, identifiable=True)),
        {
            TDA: "no_effect",
            TDA24: "no_effect",
            ADTP: "no_effect",
            TORRE: "ask dead_hand/retrieve_hand",
            FCP: "no_effect",
            FEST: "dead_hand, dead [1]",
        },
    ),
    (
        "face-down cards short of the line",
        Spot(CHECKED, TurnsIn(seat=1, past_line=False)),
        {**dict.fromkeys(BOOKS, "no_effect"), FEST: "dead_hand, dead [1]"},
    ),
    (
        "mucking unseen",
        Spot(CHECKED, Mucks(seat=1)),
        {**dict.fromkeys(BOOKS, "binding, dead [1]"), FEST: "refused"},
    ),
    (
        "one card shown",
        Spot(CHECKED, Shows(seat=1, cards=tuple(parse_cards("As")))),
        {
            TDA: "no_effect",
            TDA24: "procedure",
            ADTP: "procedure",
            TORRE: "procedure",
            FCP: "procedure",
            FEST: "procedure",
        },
    ),
    (
        "shown in part, then mucked",
        Spot((*CHECKED, Shows(seat=1, cards=tuple(parse_cards("As")))), TurnsIn(seat=1)),
        {**dict.fromkeys(BOOKS, "ask retrieve_hand/dead_hand"), FEST: "dead_hand, dead [1]"},
    ),
    (
        "the bettor throws his cards in with a call still open",
        Spot(BET[:1], TurnsIn(seat=1, thrown=True)),
        {
            TDA: "binding, dead [1]",
            TDA24: "ask retrieve_hand/dead_hand",
            ADTP: "ask retrieve_hand/dead_hand",
            TORRE: "ask retrieve_hand/dead_hand",
            FCP: "ask retrieve_hand/dead_hand",
            FEST: "binding, dead [1]",
        },
    ),
    (
        "nobody shows",
        Spot(BET, TimePasses(seconds=30)),
        {
            TDA: "ask enforce_order/wait",
            TDA24: "ask enforce_order/wait",
            ADTP: "ask enforce_order/wait",
            TORRE: "ask enforce_order/wait",
            FCP: "procedure",
            FEST: "procedure",
        },
    ),
    (
        "pot disputed after one fold of the next hand",
        Spot(
            (*CHECKED, Tables(seat=1), Tables(seat=2), DealerActs(what="next_hand")),
            Asks(seat=2, what="dispute", about="pot"),
        ),
        {
            TDA: "refused",
            TDA24: "granted",
            ADTP: "granted",
            TORRE: "granted",
            FCP: "granted",
            FEST: "refused",
        },
    ),
    (
        "reading disputed two minutes into a break",
        Spot(
            (*CHECKED, Tables(seat=1), Tables(seat=2), TimePasses(seconds=120)),
            Asks(seat=2, what="dispute", about="reading"),
            facts=EventFacts(on_break=True),
        ),
        {
            TDA: "granted",
            TDA24: "refused",
            ADTP: "refused",
            TORRE: "refused",
            FCP: "refused",
            FEST: "granted",
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
def test_same_showdown_under_every_book(spot: Spot, book: str, expected: str) -> None:
    assert outcome(table_at(spot, book), spot.act) == expected


@pytest.mark.parametrize(
    ("book", "stacks", "carried"),
    [
        (TDA, {1: 20_800, 2: 20_700}, 0),
        (ADTP, {1: 20_800, 2: 20_700}, 0),
        (TORRE, {1: 20_800, 2: 20_700}, 0),
        (FCP, {1: 20_800, 2: 20_700}, 0),
        (FEST, {1: 20_700, 2: 20_700}, 100),
    ],
)
def test_odd_chip(book: str, stacks: dict[int, int], carried: int) -> None:
    """1,500 between two with 100 the smallest chip: left of the button, or on to the next pot."""
    table = table_at(Spot((*CHECKED, Tables(seat=1)), Tables(seat=2), pot=1500), book)
    table.rule(Tables(seat=2))
    assert table.hand.stacks == stacks
    assert table.hand.carried == carried
