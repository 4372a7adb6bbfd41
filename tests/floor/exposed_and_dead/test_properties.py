"""Cards exposed, killed, given up or had back, chips lost and found, amid betting: the table stays sound."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from torneo.cards import DECK, shuffled
from torneo.floor.acts import Act, Asks, Bets, Decides, Does, NextStreet, NotRuled, TurnsIn
from torneo.floor.card_acts import (
    ChipsFound,
    DealerActs,
    Discusses,
    Exposes,
    HidesChips,
    Mucks,
    PicksUpUpcards,
    Shows,
    Tables,
)
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import Book, book_ids, load_book

SEATS = st.integers(1, 6)
CARDS = st.lists(st.sampled_from(list(DECK)), min_size=1, max_size=2, unique=True).map(tuple)
TO = st.one_of(st.sampled_from(["table", "spectator"]), st.lists(SEATS, min_size=1, max_size=2).map(tuple))
SURE = st.sampled_from([None, True, False, 99, 100])
CHIPS = st.dictionaries(st.sampled_from([25, 100, 500]), st.integers(1, 3), min_size=1, max_size=2)
OPTIONS = [
    "retrieve_hand",
    "dead_hand",
    "no_penalty",
    "penalty",
    "disqualification",
    "verbal_warning",
    "missed_hands",
    "missed_rounds",
    "override",
    "full_call",
    "fold",
]
DANGER: st.SearchStrategy[Act] = st.one_of(
    st.builds(Exposes, seat=SEATS, cards=CARDS, to=TO),
    st.builds(Shows, seat=SEATS, cards=CARDS, to=TO),
    st.builds(Tables, seat=SEATS),
    st.builds(Mucks, seat=SEATS),
    st.builds(
        TurnsIn,
        seat=SEATS,
        past_line=st.sampled_from([None, True, False]),
        touches_muck=st.booleans(),
        touches=st.sampled_from([None, None, "muck", "burn_cards", "discards", "deck"]),
        identifiable=SURE,
        misled_by=st.none() | SEATS,
        face_up=st.booleans(),
        high=st.booleans(),
    ),
    st.builds(
        DealerActs,
        what=st.sampled_from(["killed_hand", "collected_hand"]),
        seat=SEATS,
        identifiable=SURE,
        recoverable=st.sampled_from([None, True, False]),
    ),
    st.builds(PicksUpUpcards, seat=SEATS),
    st.builds(Asks, seat=SEATS, what=st.just("keep_cards")),
    st.builds(Asks, seat=SEATS, what=st.just("see"), of=SEATS),
    st.builds(Discusses, seat=SEATS, about=st.sampled_from(["live_hand", "folded_hand", "own_hand", "play"])),
    st.builds(HidesChips, seat=SEATS, chips=CHIPS),
    st.builds(ChipsFound, chips=CHIPS, owner=st.none() | SEATS),
    st.builds(
        Decides,
        option=st.sampled_from(OPTIONS),
        by=st.sampled_from(["floor", "director"]),
        seat=st.none() | SEATS,
        action=st.sampled_from([None, "fold"]),
        count=st.none() | st.integers(1, 4),
    ),
)
BETTING: st.SearchStrategy[Act] = st.one_of(
    st.builds(Does, seat=SEATS, does=st.sampled_from(["fold", "check", "call", "bring_in", "stand_pat"])),
    st.builds(Does, seat=SEATS, does=st.sampled_from(["bet", "raise"]), to=st.sampled_from([400, 900, 2500])),
    st.builds(Does, seat=SEATS, does=st.just("all_in")),
    st.builds(
        Bets, seat=SEATS, says=st.sampled_from(["veo", "no voy", "subo 900", "paso", "tiré un as", "tú paga"])
    ),
    st.just(NextStreet()),
)
#: Most betting is done by whoever is to act, or hands would hardly get anywhere.
IN_TURN = st.sampled_from(["check_or_call", "check_or_call", "fold", "raise"])
GAMES = ["nlhe", "plo", "lhe", "stud", "razz", "27td"]


def table_for(book: Book, game: str, rng: random.Random) -> tuple[Table, int]:
    stud = game in ("stud", "razz")
    stakes = Stakes(small=0 if stud else 100, big=0 if stud else 200, small_bet=200, big_bet=400,
                    ante=25 if stud else 0, bring_in=50 if stud else 0)  # fmt: skip
    stacks = {seat: rng.choice([150, 900, 3000, 20_000]) for seat in range(1, rng.randrange(3, 7))}
    hand = Hand(game, stakes, stacks, 1, deck=shuffled(rng), rng=rng, rules=hand_rules(book),
                stepwise=True, auto_showdown=False)  # fmt: skip
    return Table(hand, book, denominations=(25, 100, 500)), sum(stacks.values())


def in_turn(table: Table, what: str) -> Act:
    hand = table.hand
    seat = hand.actor or 1
    if what == "check_or_call":
        if hand.status == "draw":
            return Does(seat=seat, does="stand_pat")
        if hand.status == "bring_in":
            return Does(seat=seat, does="bring_in")
        return Does(seat=seat, does="call" if hand.to_call() else "check")
    if what == "raise" and table.min_raise_to():
        return Does(seat=seat, does="raise" if hand.level else "bet", to=table.min_raise_to())
    return Does(seat=seat, does="fold")


def check(table: Table, ruling: Ruling, total: int) -> None:
    hand = table.hand
    there = sum(hand.stack) + hand.pot + hand.carried + sum(table.outside.removed.values())
    assert there + sum(table.chips.hidden.values()) == total, ruling
    assert min(*hand.stack, *hand.bet) >= 0, ruling
    assert hand.lives == sum(hand.live), ruling
    assert hand.ables == sum(map(hand.can_bet, hand.seats)), ruling
    for told in (ruling, *ruling.followed_by):
        assert told.clauses, told
        assert set(told.clauses) <= set(table.book.clauses), told
        assert (told.kind == "question") == bool(told.options), told
    assert all_cards(hand) == Counter(DECK), ruling


def all_cards(hand: Hand) -> Counter[int]:
    """Stub, burns, board, what live players hold, and whatever was thrown away."""
    assert hand.deck is not None
    held = [card for cards, alive in zip(hand.hole, hand.live, strict=True) if alive for card in cards]
    return Counter([*hand.undealt, *hand.burns, *hand.board, *hand.muck, *held, *hand.discards])


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(list(book_ids())),
    st.sampled_from(GAMES),
    st.integers(0, 2**32),
    st.lists(st.one_of(DANGER, BETTING, IN_TURN, IN_TURN), min_size=1, max_size=40),
)
def test_hands_in_danger_never_break_the_table(
    book_id: str, game: str, seed: int, acts: list[Act | str]
) -> None:
    """Never a crash, chips conserved, 52 cards accounted for, every ruling with clauses of its book."""
    table, total = table_for(load_book(book_id), game, random.Random(seed))
    for each in acts:
        act = in_turn(table, each) if isinstance(each, str) else each
        seats = (getattr(act, "seat", None), getattr(act, "of", None), getattr(act, "owner", None))
        if any(seat is not None and seat not in table.hand.place_of for seat in seats):
            continue
        owner = table.hand.stacks if isinstance(act, ChipsFound) else {}
        ruling = table.rule(act)
        if isinstance(act, ChipsFound):
            total += sum(table.hand.stacks.values()) - sum(owner.values())
        check(table, ruling, total)
    finish(table, total)


def finish(table: Table, total: int) -> None:
    """However it stands, the hand can be played to its showdown or its end."""
    for _ in range(120):
        question = table.question
        if question is not None:
            check(table, table.rule(Decides(option=question.options[-1].code, by="director")), total)
        elif table.hand.status in ("showdown", "over"):
            return
        elif table.hand.status == "street_over":
            check(table, table.rule(NextStreet()), total)
        else:
            passive = {"check", "call", "bring_in", "draw"} & {*table.may()}
            check(table, table.rule(in_turn(table, "check_or_call" if passive else "raise")), total)
    raise AssertionError(table.hand)


def test_no_act_of_this_corner_is_left_without_a_ruling() -> None:
    """During betting; at showdown some of them are matters of showing hands."""
    for book_id in book_ids():
        table, _ = table_for(load_book(book_id), "nlhe", random.Random(5))
        for act in (
            Exposes(seat=1, cards=(0,)),
            Shows(seat=2, cards=(1,), to=(1,)),
            Discusses(seat=2, about="decision"),
            PicksUpUpcards(seat=2),
            Asks(seat=1, what="keep_cards"),
            DealerActs(what="killed_hand", seat=2),
            Mucks(seat=1),
        ):
            try:
                table.rule(act)
            except NotRuled as error:  # pragma: no cover
                raise AssertionError(act) from error
