"""The betting rules where other libraries go wrong, against a naive reading of the round's whole history.

Re-opening with short all-ins, also added up; minimum raises after them; the half-bet rule and the cap of
limit; the price after a short blind or bring-in; the pot-limit maximum with short and dead blinds.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import get_args, get_type_hints

import msgspec
import pytest
from tests.support.betting import Round
from tests.support.random_hands import Setup, Temper, act, choose, random_setup
from tests.support.seeds import seeded

from torneo.hand import Hand, HandRules
from torneo.hand.status import BET, BRING_IN

HANDS = 700
Record = Callable[[str, object], None]
SHOVING = Temper(fold=0.12, aggressive=0.5, shove=0.6, stand_pat=0.3)
CALLING = Temper(fold=0.05, aggressive=0.15, shove=0, stand_pat=0.3)
SHORT_STACK = Temper(fold=0.1, aggressive=0.9, shove=1, stand_pat=0.3)


def decisions(
    setup: Setup, rng: random.Random, temper: Callable[[Setup, int], Temper] | None = None
) -> Iterator[tuple[Hand, Round, int]]:
    """Play a wild hand; at each betting decision the hand, its round so far, and the place to act."""
    hand = setup.hand()
    betting = Round(setup, hand)
    while not hand.is_over:
        betting = betting.follow()
        place = hand.place_of[hand.actor or 0]
        if hand.status == BET:
            yield hand, betting, place
        kind, amount = choose(rng, hand, temper(setup, place) if temper else SHOVING)
        if hand.status in (BET, BRING_IN):
            passive = "bring in" if hand.status == BRING_IN else "call"
            betting.note(place, kind if kind != "passive" else passive, amount if kind == "raise" else 0)  # type: ignore[arg-type]
        act(hand, kind, amount)


def switched(rng: random.Random, *names: str) -> HandRules:
    """Rules with a random value for each named switch."""
    hints = get_type_hints(HandRules)
    values = {name: rng.choice(get_args(hints[name]) or (True, False)) for name in names}
    return msgspec.structs.replace(HandRules(), **values)


def laddered(setup: Setup, rng: random.Random) -> Setup:
    """Some deep stacks, the others a little over a big blind each, so that short all-ins follow."""
    big, ante = setup.stakes.big, setup.stakes.ante
    low = [ante + big + rng.randint(1, 2 * big) for _ in setup.stacks]
    return replace(setup, stacks=tuple(rng.choice((short, short, 40 * big)) for short in low))


def deep_call_short_shove(setup: Setup, place: int) -> Temper:
    return SHORT_STACK if setup.stacks[place] < 6 * setup.stakes.big else CALLING


@pytest.mark.parametrize("code", ["nlhe", "plhe", "27sd"])
@pytest.mark.parametrize("books", ["usual", "other"])
def test_reopening_and_least_raise(code: str, books: str, record_property: Record) -> None:
    rng = seeded("re-opening", code, books)
    seen: Counter[str] = Counter()
    for number in range(3 * HANDS):
        rules = HandRules()
        if books == "other":
            rules = switched(
                rng, "min_raise", "min_raise_after_short_all_ins", "min_opening_bet", "reopen",
                "checker_may_raise_short_bet",
            )  # fmt: skip
        setup = random_setup(rng, code, (3, 4, 5, 6, 8), rules, short=0.7)
        temper = None
        if number % 2:
            setup, temper = laddered(setup, rng), deep_call_short_shove
        if setup.rules.min_opening_bet == "smallest_chip_in_play":
            setup = replace(setup, smallest_chip=rng.choice((1, 2)))
        for hand, betting, place in decisions(setup, rng, temper):
            seen["decisions"] += 1
            legal = hand.legal_actions()
            assert legal.call == betting.to_call(place)
            allowed = betting.may_raise_at_all(place) and betting.reopened(place)
            assert bool(legal.max_raise_to) == allowed, (hand, betting.deeds)
            most = hand.stack[place] + hand.bet[place]
            if allowed:
                assert legal.min_raise_to == min(betting.least_raise(), most), (hand, betting.deeds)
            elif betting.may_raise_at_all(place):
                assert hand.why_no_raise() == "betting_not_reopened"
                seen["not re-opened"] += 1
            after = betting.since(place)
            short = [deed for deed in after or () if 0 < deed.added < betting.size()]
            if allowed and short and sum(d.added for d in short) == sum(d.added for d in after or ()):
                seen["re-opened by short all-ins together"] += 1
    record_property(f"counted: brute force re-opening | {code}, {books} rules", dict(seen))
    assert seen["not re-opened"] > 20
    assert seen["re-opened by short all-ins together"] > 5


@pytest.mark.parametrize("code", ["lhe", "lo8", "stud", "razz", "27td"])
def test_half_bets_and_cap(code: str, record_property: Record) -> None:
    rng = seeded("half bets", code)
    seen: Counter[str] = Counter()
    for _ in range(HANDS):
        rules = HandRules(
            reopen_limit_percent=rng.choice((50, 50, 50, None, 25)),
            raise_cap_limit=rng.choice((3, 3, 1, 5, None)),
        )
        setup = random_setup(rng, code, (2, 3, 4, 5, 6), rules, short=0.8)
        for hand, betting, place in decisions(setup, rng):
            seen["decisions"] += 1
            legal = hand.legal_actions()
            assert legal.call == betting.to_call(place), (hand, betting.deeds)
            possible = betting.may_raise_at_all(place)
            reopened, capped = betting.limit_reopened(place), betting.cap_reached()
            assert bool(legal.max_raise_to) == (possible and reopened and not capped), (hand, betting.deeds)
            if legal.max_raise_to:
                wanted = min(betting.limit_raise(), hand.stack[place] + hand.bet[place])
                assert legal.min_raise_to == legal.max_raise_to == wanted, (hand, betting.deeds)
            seen["not re-opened"] += possible and not reopened
            seen["capped"] += possible and reopened and capped
            seen["half bets in the round"] += betting.whole_bets()[-1] % betting.unit != 0
            seen["short bets to complete"] += betting.whole_bets()[-1] < betting.level
    record_property(f"counted: brute force half bets | {code}", dict(seen))
    assert min(seen.values()) > 5


@pytest.mark.parametrize("code", ["plhe", "plo", "plo5"])
@pytest.mark.parametrize("blinds", ["full", "short", "dead"])
def test_pot_limit_maximum(code: str, blinds: str, record_property: Record) -> None:
    """The call, and then as much again as lies in the middle after it; every chip not in a stack is there."""
    rng = seeded("pot", code, blinds)
    seen: Counter[str] = Counter()
    for _ in range(HANDS // 2):
        rules = switched(rng, "preflop_short_blind")
        setup = random_setup(rng, code, (3, 4, 5, 6), rules, short=0.2)
        stakes = setup.stakes
        stacks = list(setup.stacks)
        if blinds == "short":
            place = rng.randrange(2)
            stacks[place] = rng.randint(1, stakes.ante + (stakes.big if place else stakes.small))
        setup = replace(setup, dead_small_blind=blinds == "dead", stacks=tuple(stacks))
        for hand, betting, place in decisions(setup, rng):
            middle = sum(setup.stacks) - sum(hand.stack)
            if hand.street == 0 and setup.rules.preflop_short_blind == "counts_as_full":
                posted = sum(event[2] for event in hand.events if event[0] == "blind")
                seen["blinds made up"] += posted < stakes.small + stakes.big
                middle += stakes.small + stakes.big - posted
            legal = hand.legal_actions()
            if not legal.max_raise_to:
                continue
            seen["maxima"] += 1
            call = betting.level - hand.bet[place]
            pot_raise = betting.level + middle + call
            most = hand.stack[place] + hand.bet[place]
            assert legal.max_raise_to == min(most, max(pot_raise, betting.least_raise()))
            seen["below the stack"] += legal.max_raise_to < most
    record_property(f"counted: brute force pot-limit | {code}, {blinds} blinds", dict(seen))
    assert seen["below the stack"] > 50
    assert blinds == "full" or seen["blinds made up"] > 50


@pytest.mark.parametrize("order", ["by_ante_kind", "ante", "blind"])
@pytest.mark.parametrize("kind", ["classic", "big_blind"])
def test_short_big_blind_pays_in_order(kind: str, order: str) -> None:
    """Every stack from one chip to both in full; what is paid first is paid chip by chip before the other."""
    rng = seeded("order", kind, order)
    small, big, ante = 5, 10, 7
    for stack in range(1, big + ante + 2):
        rules = msgspec.structs.replace(HandRules(), paid_first_if_short=order)
        setup = random_setup(rng, "nlhe", (4,), rules)
        stakes = msgspec.structs.replace(setup.stakes, small=small, big=big, ante=ante, ante_kind=kind)
        setup = replace(setup, stakes=stakes, stacks=(500, stack, 500, 500))
        ante_first = order == "ante" or (order == "by_ante_kind" and kind == "classic")
        due = ["ante"] * ante + ["blind"] * big if ante_first else ["blind"] * big + ["ante"] * ante
        paid = Counter(due[:stack])
        hand = setup.hand()
        seat = setup.seats[1]
        events = {event[0]: event[2] for event in hand.events if event[1] == seat and event[0] in paid}
        assert events == dict(paid)
        assert hand.bet[1] == paid["blind"]
        others = 0 if kind == "big_blind" else 3 * ante
        assert hand.collected == paid["ante"] + others
        assert hand.dead_money == (paid["ante"] if kind == "big_blind" else 0)
        assert hand.to_call() == big
