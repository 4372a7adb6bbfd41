"""The same hand in danger under every book, where they differ. Read it like the policy table."""

from typing import NamedTuple

import pytest

from torneo.cards import parse_cards
from torneo.floor.acts import Act, Asks, Does, TurnsIn
from torneo.floor.card_acts import ChipsFound, DealerActs, Discusses, Exposes, HidesChips, PicksUpUpcards
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.start import StartPoint
from torneo.rulebook import book_ids, load_book

TDA, TDA24, ADTP = "tda-2013", "tda-2024", "adtp-2018"
TORRE, FCP, FEST = "torrequebrada", "fcp-2025", "pokerfest-2011"
TURN = StartPoint("turn", 6000)
KINGS = tuple(parse_cards("KsKd"))


class Spot(NamedTuple):
    """Acts before, then the one that is ruled on. Seats 1 to 5, button 5, blinds 200-400."""

    acts: tuple[Act, ...]
    act: Act
    game: str = "nlhe"
    stakes: Stakes = Stakes(200, 400)
    start: StartPoint = TURN


def ruled(spot: Spot, book_id: str) -> tuple[Ruling, Table]:
    book = load_book(book_id)
    hand = Hand(
        spot.game,
        spot.stakes,
        dict.fromkeys(range(1, 6), 50_000),
        button=5,
        deck=(-1,) * 52,
        rules=hand_rules(book),
        stepwise=True,
        auto_showdown=False,
        start=spot.start,
    )
    table = Table(hand, book, denominations=(100, 500, 1000, 5000))
    for act in spot.acts:
        table.rule(act)
    return table.rule(spot.act), table


def outcome(ruling: Ruling, table: Table) -> str:
    """``dead``, ``live``, ``fold``, ``ask ...``, when all see the cards, chips returned."""
    if ruling.kind == "question":
        return "ask " + "/".join(option.code for option in ruling.options)
    told = ruling.action or ("dead" if ruling.seat in table.dead else "live")
    if ruling.kind in ("refused", "procedure"):
        told = ruling.kind
    if ruling.shown_to_all:
        told += f", shown {ruling.shown_to_all}"
    if ruling.returned:
        told += f", {sum(ruling.returned.values())} back"
    return told


def bet(seat: int, to: int) -> Act:
    return Does(seat=seat, does="bet", to=to)


def plays(seat: int, does: str, to: int | None = None) -> Act:
    return Does(seat=seat, does=does, to=to)  # type: ignore[arg-type]


TABLE: list[tuple[str, Spot, dict[str, str]]] = [
    (
        "own cards exposed to the table facing a bet",
        Spot((bet(1, 1000),), Exposes(seat=2, cards=KINGS)),
        {TDA: "live", TDA24: "live", ADTP: "live", TORRE: "live", FCP: "live", FEST: "dead, shown at_once"},
    ),
    (
        "one card shown to an opponent still to act",
        Spot((bet(1, 1000),), Exposes(seat=2, cards=KINGS[:1], to=(4,))),
        {
            TDA: "live",
            TDA24: "live",
            ADTP: "live",
            TORRE: "live, shown at_once",
            FCP: "live",
            FEST: "dead, shown at_once",
        },
    ),
    (
        "one card shown to an opponent who has acted and whom a bet would bring back to act",
        Spot((plays(1, "check"),), Exposes(seat=2, cards=KINGS[:1], to=(1,))),
        {
            TDA: "live",
            TDA24: "live",
            ADTP: "live",
            TORRE: "live, shown at_once",
            FCP: "live",
            FEST: "dead, shown at_once",
        },
    ),
    (
        "one card shown to an opponent when the round has ended",
        Spot(tuple(plays(seat, "check") for seat in range(1, 6)), Exposes(seat=2, cards=KINGS[:1], to=(1,))),
        {
            TDA: "live",
            TDA24: "live",
            ADTP: "live",
            TORRE: "live, shown end_of_round",
            FCP: "live",
            FEST: "dead, shown at_once",
        },
    ),
    (
        "one card shown to a player who has folded",
        Spot((bet(1, 1000), plays(2, "fold")), Exposes(seat=3, cards=KINGS[:1], to=(2,))),
        {
            TDA: "live",
            TDA24: "live",
            ADTP: "live",
            TORRE: "live, shown end_of_hand",
            FCP: "live",
            FEST: "live, shown end_of_hand",
        },
    ),
    (
        "dealer sweeps in a hand whose cards are known for certain",
        Spot((bet(1, 1000),), DealerActs(what="collected_hand", seat=2, identifiable=True)),
        {
            TDA: "dead",
            TDA24: "live",
            ADTP: "ask retrieve_hand/dead_hand",
            TORRE: "live",
            FCP: "ask retrieve_hand/dead_hand",
            FEST: "dead",
        },
    ),
    (
        "dealer kills the hand of a raiser nobody has called",
        Spot((bet(1, 1000), plays(2, "raise", 4000)), DealerActs(what="killed_hand", seat=2)),
        dict.fromkeys(book_ids(), "dead, 3000 back"),
    ),
    (
        "face-down cards past the line with no bet to face",
        Spot((), TurnsIn(seat=1, past_line=True)),
        {TDA: "live", TDA24: "live", ADTP: "live", TORRE: "fold", FCP: "live", FEST: "fold"},
    ),
    (
        "face-down cards slide into the burn cards with no bet to face",
        Spot((), TurnsIn(seat=1, touches="burn_cards")),
        {TDA: "live", TDA24: "live", ADTP: "fold", TORRE: "live", FCP: "live", FEST: "fold"},
    ),
    (
        "cards in the muck, known for certain",
        Spot((bet(1, 1000),), TurnsIn(seat=2, touches_muck=True, identifiable=True)),
        {
            TDA: "ask retrieve_hand/dead_hand",
            TDA24: "ask retrieve_hand/dead_hand",
            ADTP: "ask retrieve_hand/dead_hand",
            TORRE: "ask retrieve_hand/dead_hand",
            FCP: "ask retrieve_hand/dead_hand",
            FEST: "fold",
        },
    ),
    (
        "a folded player wants his cards back",
        Spot((bet(1, 1000), TurnsIn(seat=2, past_line=True)), Asks(seat=2, what="keep_cards")),
        {
            TDA: "ask retrieve_hand/dead_hand",
            TDA24: "ask retrieve_hand/dead_hand",
            ADTP: "ask retrieve_hand/dead_hand",
            TORRE: "ask retrieve_hand/dead_hand",
            FCP: "ask retrieve_hand/dead_hand",
            FEST: "refused",
        },
    ),
    (
        "chips in a pocket",
        Spot((), HidesChips(seat=3, chips={1000: 5})),
        {
            TDA: "ask no_penalty/disqualification",
            TDA24: "ask no_penalty/disqualification",
            ADTP: "ask no_penalty/disqualification",
            TORRE: "ask no_penalty/disqualification",
            FCP: "ask no_penalty/penalty/disqualification",
            FEST: "procedure",
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
def test_the_same_spot_under_every_book(spot: Spot, book: str, expected: str) -> None:
    ruling, table = ruled(spot, book)
    assert outcome(ruling, table) == expected
    assert ruling.clauses


STUD = Stakes(ante=25, bring_in=50, small_bet=200, big_bet=400)
UP = StartPoint(
    "fifth", 1000, cards={n: parse_cards(c) for n, c in {1: "2c7dAsKhQd", 2: "3c3d9s4h5d"}.items()}
)


@pytest.mark.parametrize("book", book_ids())
def test_upcards_lifted_facing_a_bet_kill_the_hand_everywhere(book: str) -> None:
    spot = Spot((bet(1, 400),), PicksUpUpcards(seat=2), "stud", STUD, UP)
    ruling, table = ruled(spot, book)
    assert ruling.kind == "dead_hand"
    assert 2 in table.dead


@pytest.mark.parametrize(
    ("book", "infraction"),
    [(TDA, "no_disclosure"), (TDA24, "no_disclosure"), (ADTP, "no_disclosure"),
     (TORRE, "no_disclosure"), (FCP, "no_disclosure"), (FEST, "collusion")],
)  # fmt: skip
def test_advice_is_an_offence_of_its_own_kind(book: str, infraction: str) -> None:
    ruling, table = ruled(Spot((bet(1, 1000),), Discusses(seat=5, about="play", to=(2,))), book)
    assert ruling.infraction == infraction
    assert ruling.penalties
    assert table.next == 2


@pytest.mark.parametrize(
    ("book", "gets"), [(TDA, 0), (TDA24, 500), (ADTP, 0), (TORRE, 0), (FCP, 500), (FEST, 0)]
)
def test_a_found_chip_goes_to_a_known_owner_where_the_book_says_so(book: str, gets: int) -> None:
    _, table = ruled(Spot((), ChipsFound(chips={500: 1}, owner=4)), book)
    assert table.hand.stacks[4] == 50_000 + gets
    assert table.chips.inventory == 500 - gets
