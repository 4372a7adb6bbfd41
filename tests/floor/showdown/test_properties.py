"""Any mixture of showing, mucking, asking, disputing and betting leaves the table sound."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from torneo.cards import DECK, shuffled
from torneo.floor.acts import Act, Asks, Bets, Decides, Discovered, Does, NextStreet, Refuses, TurnsIn
from torneo.floor.card_acts import DealerActs, Mucks, Shows, Tables, TimePasses
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import book_ids, load_book

SEATS = st.integers(1, 4)
SURE = st.sampled_from([None, True, False, 99, 100])
OPTIONS = [
    "retrieve_hand",
    "dead_hand",
    "grant",
    "refuse",
    "enforce_order",
    "wait",
    "must_show",
    "no_penalty",
    "verbal_warning",
    "other_ruling",
]
PLAIN = st.builds(
    Does,
    seat=SEATS,
    does=st.sampled_from(["fold", "check", "call", "bet", "raise", "all_in"]),
    to=st.just(400),
)
ON = st.sampled_from(["check", "call"])
ACTS: st.SearchStrategy[Act] = st.one_of(
    st.builds(Does, seat=SEATS, does=ON),
    st.builds(Does, seat=SEATS, does=ON),
    PLAIN,
    st.builds(Tables, seat=SEATS),
    st.builds(Mucks, seat=SEATS),
    st.builds(Shows, seat=SEATS, cards=st.lists(st.sampled_from(DECK), max_size=2).map(tuple)),
    st.builds(
        TurnsIn,
        seat=SEATS,
        past_line=st.sampled_from([None, True, False]),
        touches_muck=st.booleans(),
        identifiable=SURE,
        thrown=st.booleans(),
        misled_by=st.none() | SEATS,
    ),
    st.builds(Asks, seat=SEATS, what=st.just("see"), of=SEATS),
    st.builds(Asks, seat=SEATS, what=st.just("dispute"), about=st.sampled_from(["reading", "pot"])),
    st.builds(Asks, seat=SEATS, what=st.just("keep_cards")),
    st.builds(Bets, seat=SEATS, says=st.sampled_from(["full", "juego la mesa", "paso"])),
    st.builds(Refuses, seat=SEATS),
    st.builds(
        Discovered, what=st.sampled_from(["misread_hand", "wrong_pot_award", "miscalled_hand"]), seat=SEATS
    ),
    st.builds(Decides, option=st.sampled_from(OPTIONS), by=st.just("director")),
    st.builds(TimePasses, seconds=st.integers(1, 90)),
    st.builds(DealerActs, what=st.sampled_from(["killed_hand", "awards_pot"]), seat=SEATS),
    st.builds(DealerActs, what=st.sampled_from(["next_hand", "starts_hand"])),
    st.just(NextStreet()),
)
GAMES = ["nlhe", "plo", "plo8", "stud8", "razz", "5cd"]


def set_up(book_id: str, game: str, seed: int) -> Table:
    book = load_book(book_id)
    rng = random.Random(seed)
    stud = game in ("stud8", "razz")
    stakes = (
        Stakes(small_bet=200, big_bet=400, ante=25, bring_in=50)
        if stud
        else Stakes(small=100, big=200, small_bet=200, big_bet=400)
    )
    stacks = {seat: rng.choice([350, 900, 3000, 20_000]) for seat in range(1, rng.randrange(3, 6))}
    hand = Hand(game, stakes, stacks, 1, deck=shuffled(rng), rng=rng, rules=hand_rules(book), stepwise=True,
                auto_showdown=False, smallest_chip=25)  # fmt: skip
    return Table(hand, book, denominations=(25, 100, 500))


def run_out(table: Table) -> None:
    """Check or call until nobody has anything left to bet."""
    for _ in range(60):
        hand = table.hand
        if hand.status in ("showdown", "over"):
            return
        if hand.status == "street_over":
            table.rule(NextStreet())
        elif hand.status == "draw":
            table.rule(Does(seat=hand.actor or 0, does="stand_pat"))
        elif hand.status == "bring_in":
            table.rule(Does(seat=hand.actor or 0, does="bring_in"))
        else:
            table.rule(Does(seat=hand.actor or 0, does="call" if hand.to_call() else "check"))


def check(table: Table, ruling: Ruling, chips: int) -> None:
    hand, book = table.hand, table.book
    for told in (ruling, *ruling.followed_by):
        assert told.clauses
        assert all(clause in book.clauses for clause in told.clauses)
        assert (told.kind == "question") == bool(told.options)
    assert sum(hand.stack) + hand.pot + hand.carried == chips
    assert min(hand.stack) >= 0
    assert hand.lives == sum(hand.live) >= 1
    assert hand.deck is not None
    out = [card for cards in hand.hole for card in cards] + hand.board + hand.burns
    seen = Counter([*out, *hand.undealt, *hand.discards])
    assert set(seen) <= set(DECK)
    assert max(seen.values()) == 1
    if hand.game.family != "draw":
        assert len(seen) == 52


@settings(max_examples=250, deadline=None)
@given(
    st.sampled_from(list(book_ids())),
    st.sampled_from(GAMES),
    st.integers(0, 2**32),
    st.booleans(),
    st.lists(ACTS, min_size=1, max_size=30),
)
def test_showdown_acts_never_break_the_table(
    book_id: str, game: str, seed: int, at_showdown: bool, acts: list[Act]
) -> None:
    """Never a crash, a chip lost or made, a card twice, or a ruling without clauses of its book."""
    table = set_up(book_id, game, seed)
    chips = sum(table.hand.starting_stacks)
    if at_showdown:
        run_out(table)
    for act in acts:
        seats = set(table.hand.seats)
        named = {getattr(act, key, None) for key in ("seat", "of", "misled_by")} - {None}
        if named <= seats:
            check(table, table.rule(act), chips)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(list(book_ids())), st.sampled_from(GAMES), st.integers(0, 2**32))
def test_tabling_everything_pays_every_pot(book_id: str, game: str, seed: int) -> None:
    """A hand run out and tabled ends with all chips in stacks, or carried where the book says so."""
    table = set_up(book_id, game, seed)
    run_out(table)
    for seat in list(table.hand.show_order()) if table.hand.status == "showdown" else []:
        if not table.hand.is_over and seat not in table.hand.shown:
            table.rule(Tables(seat=seat))
    assert table.hand.is_over
    assert sum(table.hand.stack) + table.hand.carried == sum(table.hand.starting_stacks)
