"""Random hands with random dealer errors: the deck stays a deck, chips are conserved, and the hand ends."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.seeds import seeded

from torneo.cards import DECK, SHORT_DECK, shuffled
from torneo.floor.acts import Act, Decides, Discovered, Does, NextStreet
from torneo.floor.card_acts import DealerActs, DealerWord
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.games import GAMES
from torneo.hand.irregular_deal import cards_everywhere
from torneo.rulebook import book_ids, load_book

ERRORS = [
    "exposed_card",
    "boxed_cards",
    "duplicate_card",
    "foreign_card",
    "odd_back",
    "wrong_first_seat",
    "missed_seat",
    "dealt_to_unentitled",
    "short_cards",
    "extra_card",
    "no_burn",
    "four_card_flop",
    "premature_flop",
    "premature_turn",
    "premature_river",
    "premature_stud_card",
    "dropped_deck",
    "irregular_deal",
    "redeal",
]
FOUND = ["short_hand", "extra_cards", "duplicate_card", "foreign_card", "missing_card"]
SEATS = st.none() | st.integers(1, 7)
FACES = st.none() | st.sampled_from(DECK)
MAYBE = st.sampled_from([None, True, False])
FAULTS: st.SearchStrategy[Act] = st.one_of(
    st.builds(
        DealerActs,
        what=st.sampled_from(ERRORS),
        seat=SEATS,
        card=FACES,
        cards=st.lists(st.sampled_from(DECK), max_size=5, unique=True).map(tuple),
        count=st.none() | st.integers(1, 3),
        position=st.none() | st.integers(1, 14),
        exposed=MAYBE,
        identifiable=MAYBE,
        recoverable=MAYBE,
    ),
    st.builds(
        Discovered,
        what=st.sampled_from(FOUND),
        seat=SEATS,
        card=FACES,
        count=st.none() | st.integers(1, 3),
        by=SEATS,
    ),
)
ANSWERS = st.builds(
    Decides,
    option=st.sampled_from(["misdeal", "hand_continues", "void_bets_returned", "grant", "refuse"]),
    by=st.sampled_from(["floor", "director"]),
)


def deal(book_id: str, game: str, rng: random.Random) -> Table:
    played = GAMES[game]
    book = load_book(book_id)
    stud = played.is_stud
    stakes = Stakes(
        small=0 if stud else 100,
        big=0 if stud else 200,
        small_bet=200,
        big_bet=400,
        ante=rng.choice([25, 0]) if not stud else 25,
        bring_in=50 if stud else 0,
    )
    most = 6 if played.hole_cards > 4 else 7
    seats = range(1, rng.randrange(2, most + 1) + 1)
    stacks = {seat: rng.choice([40, 150, 900, 3000, 20_000]) for seat in seats}
    absent = [seat for seat in seats if rng.random() < 0.1]
    hand = Hand(
        played,
        stakes,
        stacks,
        button=1,
        deck=shuffled(rng, SHORT_DECK if played.short_deck else DECK),
        rng=rng,
        rules=hand_rules(book),
        absent=absent,
        stepwise=True,
        auto_showdown=False,
    )
    return Table(hand, book, denominations=(5, 25, 100, 500, 1000))


def somebody_acts(table: Table, rng: random.Random) -> Act:
    """A legal action of whoever is to act, or the dealer goes on."""
    hand = table.hand
    if hand.actor is None:
        return NextStreet()
    legal = hand.legal_actions()
    kinds = [kind for kind in legal.kinds if kind != "fold" or rng.random() < 0.4] or ["fold"]
    kind = rng.choice(kinds)
    if kind == "draw":
        held = hand.cards_of(hand.actor)
        thrown = tuple(rng.sample(held, rng.randrange(len(held) + 1)))
        return Does(seat=hand.actor, does="draw", discards=thrown)
    to = hand.min_raise_to() if kind in ("bet", "raise", "complete") else None
    return Does(seat=hand.actor, does=kind, to=to)  # type: ignore[arg-type]


def chips(table: Table) -> int:
    hand = table.hand
    aside = (
        sum(table.chips.hidden.values())
        + sum(table.outside.removed.values())
        + sum(table.standing.newcomers.values())
    )
    return sum(hand.stack) + hand.pot + hand.carried + aside


def check(table: Table, ruling: Ruling, size: int) -> None:
    hand = table.hand
    assert sorted(cards_everywhere(hand)) == list(range(52 - size, 52)), (ruling, hand)
    assert min(hand.stack) >= 0
    assert ruling.clauses
    assert all(clause in table.book.clauses for clause in ruling.clauses)
    assert (ruling.kind == "question") == bool(ruling.options)


def fitting(table: Table, rng: random.Random) -> Act:
    """An error that can happen at this point of this game, with all a report may say about it."""
    hand = table.hand
    family = hand.game.family
    anywhere: list[DealerWord] = [
        "dropped_deck",
        "extra_card",
        "short_cards",
        "foreign_card",
        "wrong_first_seat",
        "redeal",
    ]
    by_family: dict[str, list[DealerWord]] = {
        "board": ["no_burn", "four_card_flop", "boxed_cards", "premature_flop", "premature_turn"],
        "stud": ["premature_stud_card", "exposed_card", "no_burn"],
        "draw": ["exposed_card", "boxed_cards", "extra_card"],
    }
    here = by_family[family]
    if family == "board" and hand.street == 2:
        here = ["premature_river", "no_burn", "boxed_cards"]
    if hand.street == 0:
        here = [*here, "exposed_card", "missed_seat", "dealt_to_unentitled"]
    pool = here if rng.random() < 0.8 else anywhere
    return DealerActs(
        what=rng.choice(pool),
        seat=rng.choice([None, *hand.seats]),
        card=rng.choice([None, *hand.board, rng.randrange(52)]),
        cards=tuple(rng.sample(DECK, rng.choice([0, 0, 1, 3, 4]))),
        count=rng.choice([None, 1, 2]),
        position=rng.choice([None, 1, 3, 8]),
        exposed=rng.choice([None, True, False]),
        identifiable=rng.choice([None, True, False]),
        recoverable=rng.choice([None, True, False]),
    )


def settle(table: Table) -> None:
    hand = table.hand
    for seat in hand.show_order():
        if hand.status == "showdown" and seat not in hand.shown:
            hand.show(seat)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(list(book_ids())),
    st.sampled_from(list(GAMES)),
    st.integers(0, 2**32),
    st.lists(st.one_of(FAULTS, ANSWERS), max_size=12),
)
def test_dealer_errors_keep_the_deck_a_deck(book_id: str, game: str, seed: int, faults: list[Act]) -> None:
    """52 different cards always accounted for, no chip made or lost, every ruling with clauses, an end."""
    rng = random.Random(seed)
    table = deal(book_id, game, rng)
    size = len(SHORT_DECK if GAMES[game].short_deck else DECK)
    total = chips(table)
    waiting = list(faults)
    for _ in range(400):
        hand = table.hand
        if hand.status == "over" and not waiting:
            break
        if hand.status == "showdown" and not waiting:
            settle(table)
            break
        if waiting and (rng.random() < 0.4 or hand.status in ("over", "showdown")):
            act = waiting.pop(0)
        elif table.asked is not None:
            act = Decides(option=rng.choice(table.asked.reading.options), by="director")
        else:
            act = somebody_acts(table, rng)
        ruling = table.rule(act)
        check(table, ruling, size)
        assert chips(table) == total, (act, ruling)
    assert table.hand.is_over
    assert chips(table) == total


@pytest.mark.parametrize("book_id", book_ids())
@pytest.mark.parametrize("game", GAMES)
def test_errors_that_fit_the_street(book_id: str, game: str) -> None:
    """Hands in which something goes wrong every few acts, played to their end."""
    rng = seeded("dealer errors", book_id, game)
    for _ in range(15):
        table = deal(book_id, game, rng)
        size = len(SHORT_DECK if GAMES[game].short_deck else DECK)
        total = chips(table)
        errors = rng.randrange(1, 7)
        while not table.hand.is_over:
            if table.asked is not None:
                act: Act = Decides(option=rng.choice(table.asked.reading.options), by="director")
            elif errors and rng.random() < 0.25:
                errors -= 1
                act = fitting(table, rng)
            elif table.hand.status == "showdown":
                settle(table)
                break
            else:
                act = somebody_acts(table, rng)
            ruling = table.rule(act)
            check(table, ruling, size)
            assert chips(table) == total, (act, ruling)
        assert table.hand.is_over
        assert chips(table) == total


@pytest.mark.parametrize("what", ERRORS)
@pytest.mark.parametrize("book_id", book_ids())
def test_every_error_is_ruled_on_at_once(book_id: str, what: DealerWord) -> None:
    """A bare report, with nothing but its name, gets a ruling in every game."""
    for game in GAMES:
        table = deal(book_id, game, random.Random(7))
        total = chips(table)
        ruling = table.rule(DealerActs(what=what))
        check(table, ruling, len(SHORT_DECK if GAMES[game].short_deck else DECK))
        assert chips(table) == total
