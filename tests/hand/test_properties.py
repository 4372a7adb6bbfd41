"""What must hold in every hand of every game, whatever the rules switched on and whatever the players do."""

import os
import random
from collections.abc import Iterator, Sequence
from typing import Any, get_args, get_type_hints

import hypothesis.strategies as st
from hypothesis import HealthCheck, assume, given, settings
from tests.support import naive
from tests.support.follower import Follower
from tests.support.random_hands import Setup
from tests.support.snapshots import clone, snapshot

from torneo.cards import DECK, SHORT_DECK, shuffled
from torneo.hand import GAMES, Hand, HandRules, IllegalAction, SetupError, Stakes, rebuild
from torneo.hand.phh import read_phh_text, replay, write_phh
from torneo.hand.seating import clockwise
from torneo.hand.stakes import AnteKind
from torneo.hand.status import BET, DRAW, OVER


def examples(count: int) -> settings:
    """`TORNEO_EXAMPLES=20` looks twenty times as long."""
    return settings(
        max_examples=count * int(os.environ.get("TORNEO_EXAMPLES", "1")),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )


# ---- hands to draw -----------------------------------------------------------------------------------

_NUMBERS: dict[str, Sequence[Any]] = {
    "reopen_limit_percent": (50, None, 25),
    "raise_cap_no_limit": (None, 2),
    "raise_cap_pot_limit": (None, 2),
    "raise_cap_limit": (3, 1, None),
    "limit_cap_lifted_at_players_in_event": (2,),
    "burn_before_hole_cards": (0, 1),
    "burn_per_street": (1, 0, 2),
    "heads_up_first_postflop": (None,),
    "absent_posts": (("blinds", "antes", "bring_in"), ("blinds", "antes"), ("blinds",), ()),
    "ranking": (None,),
}


def _switch(name: str, hint: Any) -> st.SearchStrategy[Any]:
    if name in _NUMBERS:
        return st.sampled_from(_NUMBERS[name])
    return st.booleans() if hint is bool else st.sampled_from(get_args(hint))


all_rules: st.SearchStrategy[HandRules] = st.builds(
    HandRules, **{name: _switch(name, hint) for name, hint in get_type_hints(HandRules).items()}
)


@st.composite
def stakes_of(draw: st.DrawFn, code: str) -> Stakes:
    if GAMES[code].is_stud:
        return Stakes(ante=draw(st.sampled_from((0, 1, 5))), bring_in=draw(st.sampled_from((3, 5))),
                      small_bet=10, big_bet=20)  # fmt: skip
    kind = draw(st.sampled_from(get_args(AnteKind)))
    return Stakes(draw(st.sampled_from((5, 3))), 10, draw(st.sampled_from((0, 1, 10, 12))), kind)


@st.composite
def setups(
    draw: st.DrawFn, codes: Sequence[str] = tuple(GAMES), rules: st.SearchStrategy[HandRules] = all_rules
) -> Setup:
    """Any game at a table with gaps; absent players, newcomers, dead blinds, a remainder from before."""
    game = GAMES[draw(st.sampled_from(codes))]
    taken = sorted(
        draw(st.sets(st.integers(1, 10), min_size=2, max_size=10 if game.family == "board" else 8))
    )
    button = draw(st.integers(1, 10))
    seats = tuple(clockwise(taken, button))
    sizes = st.integers(1, 24) | st.integers(10, 60) | st.integers(1, 400)
    stacks = tuple(draw(st.lists(sizes, min_size=len(seats), max_size=len(seats))))
    blind_game = not game.is_stud
    extras = draw(st.booleans())
    newcomer = draw(st.sampled_from(seats)) if extras and blind_game and len(seats) > 3 else None
    return Setup(
        game,
        draw(stakes_of(game.code)),
        seats,
        stacks,
        button,
        tuple(shuffled(random.Random(draw(st.integers(0, 999))), SHORT_DECK if game.short_deck else DECK)),
        seed=draw(st.integers(0, 99)),
        rules=draw(rules),
        dead_small_blind=extras and draw(st.booleans()),
        posts={newcomer: 10} if newcomer is not None and newcomer not in seats[:2] else {},
        dead_posts={seats[-1]: 5} if extras and draw(st.booleans()) else {},
        absent=tuple(draw(st.sets(st.sampled_from(seats), max_size=2))) if extras else (),
        carried=draw(st.sampled_from((0, 0, 4))) if extras else 0,
        smallest_chip=draw(st.sampled_from((1, 1, 5))),
    )


choices = st.lists(st.integers(0, 999), max_size=70)


def begin(setup: Setup) -> Hand:
    """The hand, unless these cards do not go around so many players."""
    try:
        return setup.hand()
    except SetupError as error:
        assume(error.field != "seats")
        raise


def play(hand: Hand, script: Sequence[int], kills: bool = True) -> Iterator[int]:
    """Play to the end, yielding before each operation: the numbers choose it, then everybody calls."""
    numbers = iter(script)
    while not hand.is_over:
        number = next(numbers, 5)
        yield number
        kind, size = number % 10, number // 10
        legal = hand.legal_actions()
        if hand.status == DRAW:
            cards = hand.cards_of(hand.actor or 0)
            hand.draw([card for bit, card in enumerate(cards) if number >> bit & 1])
        elif kind == 9 and size % 5 == 0 and kills:
            hand.kill(hand.live_seats[size % hand.lives])
        elif kind < 2 and legal.fold:
            hand.fold()
        elif kind > 5 and legal.max_raise_to:
            spread = legal.max_raise_to - legal.min_raise_to
            hand.raise_to(legal.min_raise_to + (spread * size // 99 if kind > 6 else 0))
        else:
            hand.check_or_call()


# ---- properties ----------------------------------------------------------------------------------------


@examples(350)
@given(setups(), choices)
def test_chips_cards_and_pots(setup: Setup, script: list[int]) -> None:
    """At every step: no chip is lost or made, the pots are the brute-force pots, the deck is a deck."""
    hand = begin(setup)
    for _ in play(hand, script):
        check_table(setup, hand)
    check_table(setup, hand)
    assert hand.collected == 0
    assert sum(hand.stack) + hand.carried == sum(setup.stacks) + setup.carried
    assert sum(award.amount for award in hand.awards) + hand.carried == sum(hand.paid) + hand.dead_money


def check_table(setup: Setup, hand: Hand) -> None:
    assert min((*hand.stack, *hand.bet, *hand.paid)) >= 0
    assert sum(hand.stack) + hand.pot + hand.carried == sum(setup.stacks) + setup.carried
    assert hand.lives == sum(hand.live) >= 1
    assert hand.ables == sum(hand._able)
    assert all(
        alive and chips for able, alive, chips in zip(hand._able, hand.live, hand.stack, strict=True) if able
    )
    if not hand.is_over:
        put = [before + now for before, now in zip(hand.paid, hand.bet, strict=True)]
        assert [tuple(pot) for pot in hand.pots()] == naive.pots(put, hand.live, hand.dead_money)
        assert sum(pot.amount for pot in hand.pots()) == hand.pot
    if hand.status == BET:
        assert hand.to_call() > 0 or hand.ables > 1, "asked with nobody to bet against"
    assert hand.deck is not None
    cards = [*hand.deck[hand._top :], *hand.board, *hand.burns, *hand.muck]
    cards += [card for _, thrown in hand._discards for card in thrown]
    for alive, hole in zip(hand.live, hand.hole, strict=True):
        cards += hole if alive else ()
    assert sorted(cards) == sorted(setup.deck)


@examples(350)
@given(setups(), choices)
def test_nobody_is_skipped_or_acts_twice(setup: Setup, script: list[int]) -> None:
    """The record makes sense to somebody who only goes around the table."""
    hand = begin(setup)
    blinds = [seat for seat, _ in hand.blinds]
    follower = Follower(setup.game, setup.rules, setup.seats, setup.stacks, blinds)
    seen = 0
    for _ in play(hand, script):
        for event in hand.events[seen:]:
            follower.see(event)
        seen = len(hand.events)
    for event in hand.events[seen:]:
        follower.see(event)
    assert follower.over
    assert [follower.stack[seat] for seat in setup.seats] == hand.stack


@examples(120)
@given(setups(), choices)
def test_legal_actions_are_what_can_be_done(setup: Setup, script: list[int]) -> None:
    """What is listed works on a copy of the hand, anything else is refused and changes nothing."""
    hand = begin(setup)
    for number in play(hand, script):
        if number % 3 == 0:
            try_everything(setup, hand)
    try_everything(setup, hand)


def try_everything(setup: Setup, hand: Hand) -> None:
    legal = hand.legal_actions()
    seat = hand.actor or setup.seats[0]
    held = hand.cards_of(seat)
    foreign = next(card for card in DECK if card not in held)
    low, high = legal.min_raise_to, legal.max_raise_to
    drawing = hand.status == DRAW
    tries: list[tuple[bool, str, tuple[Any, ...]]] = [
        (legal.fold, "fold", ()),
        (legal.check, "check", ()),
        (legal.call > 0, "call", ()),
        (legal.bring_in > 0 or hand.status == BET, "check_or_call", ()),
        (legal.bring_in > 0, "bring_in", ()),
        (legal.bring_in > 0 and high > 0, "complete", ()),
        (high > 0, "raise_to", (low,)),
        (high > 0, "raise_to", (high,)),
        (high > 0, "raise_to", ((low + high) // 2,)),
        (False, "raise_to", (low - 1,)),
        (False, "raise_to", (high + 1,)),
        (False, "raise_to", (-1,)),
        (drawing, "draw", ()),
        (drawing, "draw", (held,)),
        (False, "draw", ((foreign,),)),
        (False, "draw", ((*held[:1], *held[:1]),)),
        (hand.status != OVER, "kill", (hand.live_seats[0],)),
        (False, "kill", (11,)),
        (False, "show", (hand.live_seats[0],)),
        (False, "muck_hand", (hand.live_seats[0],)),
        (False, "deal_hole", (seat, (foreign,))),
        (False, "deal_board", ((foreign,),)),
        (False, "burn", (foreign,)),
        (False, "next_street", ()),
        (False, "straddle", (seat, 20)),
    ]
    if legal.bring_in or legal.call or (legal.check and high):
        tries.append((True, "all_in", ()))
    face_up = hand.face_up and hand.status != OVER
    before = snapshot(hand)
    for allowed, operation, arguments in tries:
        if operation == "show" and face_up:
            continue
        copy = clone(hand)
        refusal = refused(copy, operation, arguments)
        if allowed:
            assert refusal is None, f"{operation}{arguments} is listed in {legal} and refused: {refusal}"
            assert len(copy.events) > len(hand.events)
        else:
            assert refusal, f"{operation}{arguments} is not in {legal} and was done"
            assert snapshot(copy) == before, f"{operation}{arguments} was refused and changed the hand"
    assert snapshot(hand) == before


def refused(hand: Hand, operation: str, arguments: tuple[Any, ...]) -> str | None:
    """Do it; the reason code when the hand refuses."""
    try:
        getattr(hand, operation)(*arguments)
    except IllegalAction as refusal:
        return refusal.reason
    return None


@examples(250)
@given(setups(), choices, st.booleans())
def test_record_gives_the_same_hand(setup: Setup, script: list[int], middle: bool) -> None:
    """Playing the recorded events again gives a hand equal in every slot, reshuffles included."""
    hand = begin(setup)
    for number in play(hand, script):
        if middle and number % 7 == 0:
            assert snapshot(rebuild(hand), ("_rng",)) == snapshot(hand, ("_rng",))
    assert snapshot(rebuild(hand), ("_rng",)) == snapshot(hand, ("_rng",))


@examples(150)
@given(setups(), choices)
def test_told_hand_is_the_same_hand(setup: Setup, script: list[int]) -> None:
    """A hand told its cards one by one ends as the hand that dealt them itself."""
    dealt = begin(setup)
    for _ in play(dealt, script):
        pass
    assume(not any(event[0] == "reshuffle" for event in dealt.events))
    told = Hand(
        setup.game,
        setup.stakes,
        dict(zip(setup.seats, setup.stacks, strict=True)),
        setup.button,
        rules=setup.rules,
        blinds=setup.blinds,
        posts=setup.posts,
        dead_posts=setup.dead_posts,
        absent=setup.absent,
        carried=setup.carried,
        smallest_chip=setup.smallest_chip,
    )
    while len(told.events) < len(dealt.events):
        done = dealt.events[len(told.events)]
        assert told.events == dealt.events[: len(told.events)]
        tell(told, done)
    assert told.events == dealt.events
    assert told.stack == dealt.stack
    assert snapshot(rebuild(told)) == snapshot(told)


def tell(hand: Hand, event: tuple[Any, ...]) -> None:
    kind, *rest = event
    if kind == "deal":
        hand.deal_hole(rest[0], rest[1:])
    elif kind == "board":
        hand.deal_board(rest)
    elif kind == "draw":
        hand.draw(rest[1:])
    elif kind == "kill":
        hand.kill(rest[0])
    elif kind == "fold":
        hand.fold()
    elif kind in ("bet", "raise"):
        hand.raise_to(rest[1])
    else:
        assert kind in ("check", "call", "bring_in"), f"{event} should have come by itself"
        hand.check_or_call()


PHH_GAMES = tuple(code for code, game in GAMES.items() if game.phh)


@examples(200)
@given(setups(PHH_GAMES), choices)
def test_phh_round_trip(setup: Setup, script: list[int]) -> None:
    """What is written as PHH reads and replays to the same stacks."""
    assume(not setup.carried and not setup.dead_posts and setup.smallest_chip == 1)
    assume(setup.rules.short_blind_plays)
    assume(not setup.absent or "blinds" in setup.rules.absent_posts)
    assume(not setup.absent or "antes" in setup.rules.absent_posts)
    assume(not (setup.dead_small_blind and setup.game.limit == "pot_limit"))
    hand = begin(setup)
    for _ in play(hand, script, kills=False):
        pass
    assume(not any(event[0] in ("kill", "reshuffle") for event in hand.events))
    [record] = read_phh_text(write_phh(hand, {"event": "round trip"}))
    outcome = replay(record, setup.rules)
    assert outcome.ok, outcome.mismatch
    assert outcome.finishing_stacks == hand.stack
    assert record.seats == setup.seats
