"""Any mixture of bets, time calls, comings and goings and new hands leaves the table sound."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from torneo.cards import DECK, shuffled
from torneo.floor.acts import Act, Asks, Bets, Decides, Does, NextStreet, Refuses
from torneo.floor.card_acts import (
    ClockRuns,
    DealerActs,
    Leaves,
    Reported,
    Returns,
    SitsDown,
    Straddles,
    TimePasses,
)
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import book_ids, load_book

SEATS = st.integers(0, 6)
"""0 stands for the player whose turn it is."""
HOUSE = [
    "next_hand",
    "starts_hand",
    "closes_hand",
    "counts_deck",
    "collects_bets",
    "dealer_change",
    "calls_time",
    "first_hand",
]
OPTIONS = [
    "grant",
    "refuse",
    "start_clock",
    "check",
    "action_demanded_then_check",
    "within_reach",
    "out_of_reach",
    "no_penalty",
    "not_intentional",
    "missed_hands",
    "missed_rounds",
    "disqualification",
    "penalty_menu",
    "shorter_clock",
    "adjust_button",
    "normal_movement",
    "big_blind",
    "small_blind",
]
ACTS: st.SearchStrategy[Act] = st.one_of(
    st.builds(
        Does,
        seat=SEATS,
        does=st.sampled_from(["fold", "check", "call", "all_in", "bring_in", "stand_pat"]),
    ),
    *[
        st.builds(Does, seat=st.just(0), does=st.sampled_from(["fold", "check", "call", "all_in"]))
        for _ in range(6)
    ],
    st.builds(Does, seat=SEATS, does=st.just("raise"), to=st.integers(1, 3000)),
    st.builds(Bets, seat=SEATS, says=st.sampled_from(["veo", "paso", "no voy", "subo, mil"])),
    st.builds(Asks, seat=SEATS, what=st.sampled_from(["time", "rabbit"]), of=SEATS),
    st.builds(ClockRuns, clock=st.sampled_from(["expired", "at_limit"])),
    st.builds(TimePasses, seconds=st.integers(1, 70)),
    st.builds(Leaves, seat=SEATS),
    st.builds(
        Returns,
        seat=SEATS,
        after_cards=st.none() | st.integers(0, 20),
        within_reach=st.sampled_from([True, False, "doubtful"]),
    ),
    st.builds(SitsDown, seat=SEATS, stack=st.integers(1, 5000)),
    st.builds(Straddles, seat=SEATS, amount=st.integers(1, 500)),
    st.builds(
        Reported, seat=SEATS, offence=st.sampled_from(["stalling", "dodging_blinds", "abuse", "soft_play"])
    ),
    st.builds(DealerActs, what=st.sampled_from(HOUSE)),
    st.builds(DealerActs, what=st.just("next_hand")),
    st.builds(DealerActs, what=st.just("wrong_button"), seat=SEATS, count=st.integers(0, 3)),
    st.builds(
        DealerActs,
        what=st.sampled_from(["announces_level", "wrong_level"]),
        level=st.sampled_from([{"small": 150, "big": 300}, {"small": 50, "big": 100}, 2]),
    ),
    st.builds(
        Decides,
        option=st.sampled_from(OPTIONS),
        by=st.sampled_from(["floor", "director", "dealer"]),
        seconds=st.none() | st.integers(1, 90),
    ),
    st.builds(Refuses, seat=SEATS),
    st.builds(NextStreet),
)
GAMES = ["nlhe", "plo", "lhe", "stud", "razz", "27td", "5cd"]
STUD = Stakes(ante=10, bring_in=30, small_bet=100, big_bet=200)


def chips_of(table: Table) -> int:
    """Every chip of the table: stacks, pot, leftovers for the next pot, newcomers, and what was removed."""
    hand = table.hand
    inside = sum(hand.stack) + hand.carried + (0 if hand.is_over else hand.pot)
    return inside + sum(table.outside.removed.values()) + sum(table.standing.newcomers.values())


def cards_of(hand: Hand) -> list[int]:
    assert hand.deck is not None
    held = [card for place, cards in enumerate(hand.hole) if hand.live[place] for card in cards]
    return sorted([*hand.undealt, *hand.burns, *hand.board, *hand.muck, *held])


def for_the_actor(table: Table, act: Act) -> Act:
    seats = {name: table.hand.actor or 1 for name in ("seat", "of") if getattr(act, name, None) == 0}
    return replace(act, **seats) if seats else act


def check(table: Table, ruling: Ruling) -> None:
    for each in (ruling, *ruling.followed_by):
        assert each.clauses
        assert all(clause in table.book.clauses for clause in each.clauses)
    assert cards_of(table.hand) == list(DECK)
    assert min(table.hand.stack) >= 0


@settings(max_examples=150, deadline=None)
@given(
    book_id=st.sampled_from(book_ids()),
    game=st.sampled_from(GAMES),
    stacks=st.dictionaries(st.integers(1, 5), st.integers(20, 4000), min_size=2, max_size=5),
    away=st.sets(st.integers(1, 5), max_size=2),
    acts=st.lists(ACTS, max_size=40),
    seed=st.integers(0, 1000),
)
def test_whatever_happens_the_table_stays_sound(
    book_id: str, game: str, stacks: dict[int, int], away: set[int], acts: list[Act], seed: int
) -> None:
    book = load_book(book_id)
    rng = random.Random(seed)
    stakes = STUD if game in ("stud", "razz") else Stakes(100, 200, ante=10)
    hand = Hand(
        game,
        stakes,
        stacks,
        button=min(stacks),
        deck=shuffled(rng),
        rng=rng,
        rules=hand_rules(book),
        absent=away & set(stacks),
        stepwise=True,
        auto_showdown=False,
    )
    table = Table(hand, book)
    table.standing = table.standing.__class__(away=frozenset(away & set(stacks)))
    total = sum(stacks.values())
    for drawn in acts:
        act = for_the_actor(table, drawn)
        seated = dict(table.standing.newcomers)
        ruling = table.rule(act)
        if isinstance(act, SitsDown) and ruling.kind == "granted":
            total += act.stack - seated.get(act.seat, 0)
        check(table, ruling)
        assert chips_of(table) == total
