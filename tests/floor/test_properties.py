"""Any sequence of acts, sensible or silly, leaves the table sound."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from torneo.cards import shuffled
from torneo.floor.acts import (
    Act,
    Asks,
    Bets,
    ClaimsTurn,
    DealerSays,
    Decides,
    Discovered,
    Does,
    FindsChips,
    NextStreet,
    Refuses,
    TurnsIn,
)
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import book_ids, load_book

SEATS = st.integers(1, 6)
PHRASES = st.sampled_from(
    [
        "paso",
        "veo",
        "igualo y mil más",
        "subo",
        "subo, ocho mil",
        "raise to 900",
        "mil cuatrocientos",
        "cinco",
        "all in",
        "pot",
        "no voy",
        "si apuestas, subo",
        "a bailar",
        "apuesto 300",
        "call",
        "completo",
        "1.4k",
        "",
        "???",
        "raise 500 more",
        "apuesto algo",
    ]
)
AMOUNTS = st.integers(1, 5000)
CHIPS = st.dictionaries(
    st.sampled_from([25, 100, 500, 1000, 5000]), st.integers(1, 4), min_size=1, max_size=3
)
BETS = st.builds(
    Bets,
    seat=SEATS,
    says=st.none() | PHRASES,
    motions=st.lists(CHIPS, max_size=3).map(tuple),
    order=st.sampled_from([None, "words_first", "chips_first", "together"]),
    could_mean=st.sampled_from([(), (), (500, 5000)]),
    clear=st.sampled_from([True, True, False, "confused"]),
    prior=st.sampled_from([None, "untouched", "partly_pulled", "pulled"]),
    gesture=st.sampled_from([None, None, "pushes_all", "throws_all", "pushes_item"]),
    released=st.sampled_from([True, True, True, False]),
)
KINDS = ["fold", "check", "call", "bet", "raise", "complete", "bring_in", "all_in", "draw", "stand_pat"]
OPTIONS = [
    "full_call",
    "forfeit_and_fold",
    "call",
    "raise",
    "fold",
    "check",
    "bet",
    "binding",
    "not_binding",
    "words",
    "chips",
    "dead_hand",
    "call_or_fold_only",
    "reasonable_time",
    "no_reasonable_time",
    "part_of_bet",
    "not_part_of_bet",
    "to_winner",
    "removed",
    "chips_returned_all_options",
    "no_effect",
    "bet_those_chips",
    "all_chips_bet",
    "read_by_the_cases",
    "call_any_amount",
    "other_ruling",
    "override",
    "check_stands",
    "action_back",
]
ACTS: st.SearchStrategy[Act] = st.one_of(
    st.builds(Does, seat=SEATS, does=st.sampled_from(KINDS), to=st.none() | AMOUNTS, unnoticed=st.booleans()),
    st.builds(Does, seat=SEATS, does=st.sampled_from(["fold", "check", "call"])),
    BETS,
    BETS,
    st.builds(TurnsIn, seat=SEATS, past_line=st.sampled_from([None, True, False])),
    st.builds(Asks, seat=SEATS, what=st.sampled_from(["count", "pot"]), of=SEATS),
    st.builds(ClaimsTurn, seat=SEATS, reasonable_time=st.sampled_from([None, True, False])),
    st.builds(FindsChips, seat=SEATS, chips=CHIPS),
    st.builds(Refuses, seat=SEATS),
    st.builds(DealerSays, what=st.sampled_from(["bet", "pot"]), amount=AMOUNTS),
    st.builds(
        Discovered,
        what=st.sampled_from(["underbet", "underraise", "undercall", "pot_miscount", "missing_ante"]),
        seat=st.none() | SEATS,
    ),
    st.builds(
        Decides,
        option=st.sampled_from(OPTIONS),
        by=st.sampled_from(["floor", "director"]),
        action=st.sampled_from([None, "fold", "call", "raise", "check"]),
        to=st.none() | AMOUNTS,
    ),
    st.just(NextStreet()),
)
GAMES = ["nlhe", "plo", "lhe", "stud", "27td", "razz", "5cd"]


def play(book_id: str, game: str, seed: int, acts: list[Act]) -> None:
    book = load_book(book_id)
    rng = random.Random(seed)
    stud = game in ("stud", "razz")
    stakes = Stakes(
        small=0 if stud else 100,
        big=0 if stud else 200,
        small_bet=200,
        big_bet=400,
        ante=25 if stud else 0,
        bring_in=50 if stud else 0,
    )
    stacks = {seat: rng.choice([150, 900, 3000, 20_000]) for seat in range(1, rng.randrange(3, 7))}
    hand = Hand(
        game,
        stakes,
        stacks,
        button=1,
        deck=shuffled(rng),
        rng=rng,
        rules=hand_rules(book),
        stepwise=True,
        auto_showdown=False,
    )
    table = Table(hand, book, denominations=(25, 100, 500, 1000, 5000))
    brought_in = 0
    for act in acts:
        if getattr(act, "seat", 1) not in (None, *stacks) or getattr(act, "of", 1) not in (None, *stacks):
            continue
        dead = set(table.dead)
        events = len(table.hand.events)
        if isinstance(act, FindsChips):
            brought_in += sum(chip * count for chip, count in act.chips.items())
        ruling = table.rule(act)
        check_ruling(ruling, book_id)
        if isinstance(act, Discovered) and act.what == "missing_ante":
            assert ruling.kind == "no_effect"
        hand = table.hand
        total = sum(hand.stack) + hand.pot + hand.carried
        aside = sum(table.chips.hidden.values()) + sum(table.outside.removed.values())
        assert total + aside == sum(stacks.values()) + brought_in, (act, ruling)
        assert min(hand.stack) >= 0, (act, ruling)
        assert min(hand.bet) >= 0, (act, ruling)
        if isinstance(act, Decides):
            continue  # setting a ruling aside may bring a hand back
        for kind, seat, *_ in (event for event in hand.events[events:] if len(event) > 1):
            if kind in ("fold", "check", "call", "bet", "raise", "draw", "bring_in"):
                assert seat not in dead, (act, ruling)


def check_ruling(ruling: Ruling, book_id: str) -> None:
    book = load_book(book_id)
    assert ruling.clauses, ruling
    for clause in ruling.clauses:
        assert clause in book.clauses, ruling
    assert (ruling.kind == "question") == bool(ruling.options), ruling
    for follow in ruling.followed_by:
        check_ruling(follow, book_id)


@settings(max_examples=400, deadline=None)
@given(
    st.sampled_from(list(book_ids())),
    st.sampled_from(GAMES),
    st.integers(0, 2**32),
    st.lists(ACTS, min_size=1, max_size=40),
)
def test_acts_never_break_the_table(book_id: str, game: str, seed: int, acts: list[Act]) -> None:
    """Never a crash, a chip lost or made, or a dead hand acting; every ruling cites clauses of its book."""
    play(book_id, game, seed, acts)
