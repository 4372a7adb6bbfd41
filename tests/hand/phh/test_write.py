"""Hands written as PHH read back and replay to the same end."""

import random
import tomllib
from datetime import date
from decimal import Decimal
from pathlib import Path

import pokerkit
import pytest
from tests.support.at_the_table import play

from torneo.cards import DECK, SHORT_DECK, shuffled
from torneo.hand import GAMES, Hand, HandRules, SetupError, Stakes
from torneo.hand.phh import read_phh, read_phh_text, replay, write_phh
from torneo.hand.phh.replay import RECORD_RULES, start_hand

SAMPLES = Path(__file__).parents[2] / "phh"
WRITABLE = [code for code, game in GAMES.items() if game.phh]


def randomly_played(code: str, seed: int) -> Hand:
    """Any legal action at each turn, with folding and all-ins kept rare enough to see showdowns."""
    rng = random.Random(f"{code} {seed}")
    game = GAMES[code]
    stakes = Stakes(ante=10, bring_in=25, small_bet=100) if game.is_stud else rng.choice(
        [Stakes(50, 100), Stakes(50, 100, 10), Stakes(50, 100, 100, ante_kind="big_blind")]
    )  # fmt: skip
    seats = rng.sample(range(1, 10), rng.randint(2, 4))
    deck = shuffled(rng, SHORT_DECK if game.short_deck else DECK)
    hand = Hand(
        game, stakes, {seat: rng.choice([30, 120, 900, 5000]) for seat in seats}, rng.randint(1, 9),
        deck=deck, rng=rng,
    )  # fmt: skip
    while not hand.is_over:
        legal = hand.legal_actions()
        if legal.draw:
            hand.draw(rng.sample(list(hand.cards_of(hand.actor or 0)), rng.randint(0, legal.draw)))
        elif legal.max_raise_to and rng.random() < 0.3:
            hand.raise_to(rng.choice([legal.min_raise_to, legal.max_raise_to]))
        elif legal.fold and not legal.check and rng.random() < 0.1:
            hand.fold()
        else:
            hand.check_or_call()
    return hand


@pytest.mark.parametrize("code", WRITABLE)
def test_what_is_written_reads_back_and_replays_to_the_same_stacks(code: str) -> None:
    for seed in range(40):
        hand = randomly_played(code, seed)
        text = write_phh(hand, {"hand": seed})
        (record,) = read_phh_text(text)
        assert record.hand == seed
        assert record.game is hand.game
        assert record.seats == hand.seats
        assert record.starting_stacks == hand.starting_stacks
        result = replay(record, HandRules())
        assert result.mismatch is None, text
        assert result.finishing_stacks == hand.stack


@pytest.mark.parametrize("code", ["nlhe", "nlsd", "plo", "razz", "27sd"])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_another_reader_plays_written_hands_to_the_same_stacks(code: str) -> None:
    """Deep stacks only: short blinds and antes are an area where that library is known to be wrong."""
    compared = 0
    for seed in range(150):
        hand = randomly_played(code, seed)
        if min(hand.starting_stacks) >= 900:
            *_, state = pokerkit.HandHistory.loads(write_phh(hand))
            assert list(state.stacks) == hand.stack
            compared += 1
    assert compared >= 15


@pytest.mark.parametrize(
    "name",
    [
        "alice-carol-wikipedia", "antonius-blom-2009", "phua-xuan-2019", "wsop__2023__43__5__00-02-07",
        "wsop__2023__43__5__00-22-43", "wsop__2023__43__5__00-43-47", "wsop__2023__43__5__01-02-14",
        "wsop__2023__43__5__01-45-43", "wsop__2023__43__5__01-53-52", "wsop__2023__43__5__02-13-08",
        "wsop__2023__43__5__02-29-59",
    ],
)  # fmt: skip
def test_a_real_hand_of_each_variant_survives_writing(name: str) -> None:
    """The written record starts the same hand and asks the same of everybody."""
    (record,) = read_phh(SAMPLES / f"{name}.phh")
    hand = start_hand(record, RECORD_RULES)
    (again,) = read_phh_text(write_phh(hand))
    started = start_hand(again, RECORD_RULES)
    assert again.game is record.game
    assert started.events == hand.events
    assert started.stacks == hand.stacks
    assert started.awaiting == hand.awaiting


def test_unfinished_hand_is_written_without_a_result() -> None:
    hand = play(Hand("nlhe", Stakes(50, 100), {1: 1000, 2: 1000}, 2, deck=DECK), "r300")
    document = tomllib.loads(write_phh(hand))
    assert "finishing_stacks" not in document
    assert document["actions"][-1] == "p2 cbr 300"


def test_layout_of_a_written_hand() -> None:
    hand = Hand("nlhe", Stakes(50, 100), {3: 1000, 5: 2000, 8: 1500}, 5, deck=DECK)
    play(hand, "f r300 f")
    assert write_phh(hand, {"players": ["Ana", "Luis", "Eva"]}) == (
        'variant = "NT"\n'
        "ante_trimming_status = true\n"
        "antes = [0, 0, 0]\n"
        "blinds_or_straddles = [50, 100, 0]\n"
        "min_bet = 100\n"
        "starting_stacks = [1500, 1000, 2000]\n"
        'actions = ["d dh p1 2c2s", "d dh p2 2d3c", "d dh p3 2h3d", "p3 f", "p1 cbr 300", "p2 f"]\n'
        "seats = [8, 3, 5]\n"
        "finishing_stacks = [1600, 900, 2000]\n"
        'players = ["Ana", "Luis", "Eva"]\n'
    )


def test_short_stacks_are_written_with_what_they_really_paid() -> None:
    blind_first = HandRules(paid_first_if_short="blind")
    hand = Hand("nlhe", Stakes(50, 100, 25), {1: 1000, 2: 60, 3: 10}, 3, deck=DECK, rules=blind_first)
    play(hand, "c")
    document = tomllib.loads(write_phh(hand))
    assert document["antes"] == [25, 0, 10]
    assert document["blinds_or_straddles"] == [50, 100, 0]


def test_heads_up_forced_bets_are_listed_small_blind_first() -> None:
    stakes = Stakes(50, 100, 100, ante_kind="big_blind")
    document = tomllib.loads(write_phh(Hand("nlhe", stakes, {4: 1000, 6: 900}, 6, deck=DECK)))
    assert document["starting_stacks"] == [1000, 900]
    assert document["blinds_or_straddles"] == [50, 100]
    assert document["antes"] == [0, 100]


def test_posts_of_newcomers_are_written_as_negative_blinds() -> None:
    stacks = dict.fromkeys((1, 2, 3, 4), 1000)
    hand = play(Hand("nlhe", Stakes(50, 100), stacks, 4, deck=DECK, posts={3: 100}), "x f f x")
    text = write_phh(hand)
    assert tomllib.loads(text)["blinds_or_straddles"] == [50, 100, -100, 0]
    (record,) = read_phh_text(text)
    assert start_hand(record, RECORD_RULES).bets == {1: 50, 2: 100, 3: 100, 4: 0}


def test_described_fields_keep_their_kind_and_any_text() -> None:
    hand = Hand("nlhe", Stakes(50, 100), {1: 1000, 2: 1000}, 2, deck=DECK)
    fields = {
        "event": 'Copa "España"\n\\ ñ \x7f \r\t',
        "day": 3,
        "played": True,
        "buy_in": Decimal("10.50"),
        "date": date(2025, 3, 1),
        "players": ["Ana", "O'Neill"],
    }
    document = tomllib.loads(write_phh(hand, fields), parse_float=Decimal)
    assert {key: document[key] for key in fields} == fields


@pytest.mark.parametrize("field", ["variant", "seats", "antes", "actions", "starting_stacks"])
def test_field_written_from_the_hand_cannot_be_given(field: str) -> None:
    hand = Hand("nlhe", Stakes(50, 100), {1: 1000, 2: 1000}, 2, deck=DECK)
    with pytest.raises(SetupError, match=f"fields: {field} is written from the hand itself"):
        write_phh(hand, {field: 1})


def test_what_the_format_cannot_say_is_refused() -> None:
    stacks = {1: 1000, 2: 1000, 3: 1000}
    stakes = Stakes(50, 100)
    with pytest.raises(SetupError, match="game: PHH has no code for plo5"):
        write_phh(Hand("plo5", stakes, stacks, 3, deck=DECK))
    for hand in (
        Hand("nlhe", stakes, stacks, 3, deck=DECK, carried=25),
        Hand("nlhe", stakes, stacks, 3, deck=DECK, dead_posts={3: 50}),
    ):
        with pytest.raises(SetupError, match="posts: PHH cannot express dead money"):
            write_phh(hand)
    with pytest.raises(SetupError, match="events: PHH cannot express the dead hand of seat 3"):
        write_phh(Hand("nlhe", stakes, stacks, 3, deck=DECK, absent=[3]))
