"""Random hands played by this engine and by pokerkit side by side.

At every decision both must name the same actor, the same amount to call, the same legal kinds of action and
the same least and greatest raise; at the end the same pots and stacks. Where pokerkit is known to be wrong
the comparison is left out, as little of it as possible, and counted; what the rules say there is checked by
brute force in the other files of this folder.

**Left out: one raise of one player**

- *re-opening*: the actor has acted in this round and a short all-in raise came after that. pokerkit lets a
  limper re-raise a short all-in (10-20: A calls 20, B all-in 25: A may raise), counts a short raise as full
  while no full one was made, and forgets short all-ins once they add up to a raise before the last of them
  (300, all-ins 500, 650, 800: the first bettor faces 500 and may not raise). Hands played with
  ``checker_may_raise_short_bet`` compare the players who checked all the same: there pokerkit's reading is
  that switch.
- *half bet*: limit, and an all-in bet or raise below the full bet lies in this round. pokerkit adds a full
  bet to it whatever its size and counts it against the cap; by the 50% rule less than half is only completed.
- *nobody can call*: every opponent still in has no more than the bet already made, and one of them is still
  to act. pokerkit forbids the raise, we let it be made (the excess comes back); no book forbids it. After
  the flop A is all-in for 100 and C, the last to act, has 40: B may say raise, which changes nothing.
- *all-in bring-in*: the bring-in player has exactly the bring-in. pokerkit also offers to "complete" with it.

**Left out: the hand from there on**

- *short big blind*: the big blind is all-in for less. pokerkit asks others to call only the biggest bet made
  (10-20, big blind posts 5: under the gun calls 10, what the small blind put in); a blind posted short leaves
  the price of the hand at the full big blind.
- *short bring-in*: the same in stud, and if that player is all-in from the ante pokerkit *forces* the next
  player to bring in, who may also fold.

**Left out: who gets the odd chip**

- *several odd chips*: three winners and two odd chips. pokerkit gives both to the first, the books one each.
- *identical high and low*: the same two players tie for both halves and the half is odd: 10 chips are 6 and 4
  for pokerkit. The books split the whole pot as evenly as possible.
- *side pots run together*: pokerkit throws losing hands away first and then puts pots together that only they
  kept apart; every pot is split by itself. Two pots of 3 won by A and B: 3 each for pokerkit, 4 and 2 by the
  books.
- *low of others*: hi/lo side pot in which nobody has a low while a player outside it has. pokerkit halves
  that pot nevertheless.

**Aligned by our switches**, so that nothing is left out: odd chips and first to act with tied boards in stud
by position, short and dead blinds of pot-limit at their real size, and the cap, which pokerkit counts without
the blind. Not a difference in chips: pokerkit asks a player whose opponents are all all-in for a check, and
we ask a newcomer who posted a blind that nobody can exceed.
"""

import random
import warnings
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from tests.support.pokerkit_twin import OURS, SHARED_GAMES, Twin, twin
from tests.support.random_hands import Setup, Temper, act, choose, random_setup
from tests.support.seeds import seeded

from torneo.hand import GAMES, Hand, HandRules, side_pots
from torneo.hand.status import BET, BRING_IN, DRAW

HANDS = {"nlhe": 2400, "lhe": 1800, "nlsd": 1600, "plhe": 1200, "plo": 1400, "plo5": 800, "plo8": 800,
         "lo8": 1200, "stud": 1400, "stud8": 1100, "razz": 1200, "27sd": 1300, "27td": 1100, "a5td": 900,
         "badugi": 1100, "5cd": 1000, "l5cd": 800}  # fmt: skip
CHUNK = 400
CHUNKS = [(code, start) for code, hands in HANDS.items() for start in range(0, hands, CHUNK)]


def test_enough_hands() -> None:
    assert sum(HANDS.values()) >= 20_000
    assert set(HANDS) == set(SHARED_GAMES)


@pytest.mark.parametrize(("code", "start"), CHUNKS)
def test_same_as_pokerkit(code: str, start: int, record_property: Callable[[str, object], None]) -> None:
    count: Counter[str] = Counter()
    wanted = min(CHUNK, HANDS[code] - start)
    number = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pokerkit warns of cards dealt after a reshuffle
        while count["hands"] < wanted:
            name = ("pokerkit", code, start, number)
            number += 1
            try:
                Comparison(seeded(*name), code, count).run()
            except AssertionError as error:
                raise AssertionError(f"hand {name}: {error}") from error
    record_property(f"counted: pokerkit | {code}", dict(count))
    left_out = {reason: n for reason, n in count.items() if reason.startswith("no ")}
    print(code, dict(count))
    assert count["no hand: short big blind"] + count["no hand: short bring-in"] <= 0.12 * wanted
    assert sum(n for reason, n in left_out.items() if "raise" in reason) <= 0.08 * count["decisions"]
    splits = 0.16 if GAMES[code].high and GAMES[code].low else 0.05  # many pots and many odd halves
    assert sum(n for reason, n in left_out.items() if "payment" in reason) <= splits * wanted


class LeftOut(Exception):
    """The comparison of this hand ends here."""


class Comparison:
    """One hand on both sides."""

    def __init__(self, rng: random.Random, code: str, count: Counter[str]) -> None:
        self.rng = rng
        self.count = count
        self.setup = comparable_setup(rng, code)
        self.temper = Temper.random(rng)
        self.own_order = rng.random() < 0.3
        self.ours: Hand = self.setup.hand()
        self.theirs: Twin = twin(self.setup)
        self.street = 0
        #: Places that acted in this round and have faced a short all-in since.
        self.met_short: set[int] = set()
        self.acted: dict[int, int] = {}
        self.short_in_round = False
        self.increment = self.setup.stakes.opening_bet

    def run(self) -> None:
        if self.short_big_blind():
            self.count["no hand: short big blind"] += 1
            return
        try:
            self.play()
        except LeftOut as reason:
            self.count[f"no hand: {reason}"] += 1
            return
        self.count["hands"] += 1
        self.compare_end()

    def short_big_blind(self) -> bool:
        if self.setup.game.is_stud:
            return False
        place, stakes = self.setup.big_blind_place, self.setup.stakes
        return self.setup.stacks[place] < stakes.ante + stakes.big

    def play(self) -> None:
        ours, theirs = self.ours, self.theirs
        while True:
            theirs.feed(ours, self.own_order)
            self.count["idle checks"] += theirs.skip_idle_checks()
            theirs.feed(ours, self.own_order)
            self.skip_idle_check()
            if ours.is_over or not theirs.status:
                assert ours.is_over
                assert not theirs.status
                return
            if ours.street != self.street:
                self.new_round()
            may_raise = self.compare_decision()
            kind, amount = choose(self.rng, ours, self.temper, may_raise)
            if kind == "raise":
                assert isinstance(amount, int)
                self.note_raise(amount)
            elif kind != "draw":
                place = ours.place_of[ours.actor or 0]
                self.acted[place] = ours.level
                self.met_short.discard(place)
            act(ours, kind, amount)
            theirs.act(kind, amount)

    def skip_idle_check(self) -> None:
        """A newcomer who posted the blind, when nobody has more than it, has no turn with pokerkit."""
        ours, seat = self.ours, self.ours.actor
        if ours.status == BET and seat in self.setup.posts and not ours.to_call():
            place = ours.place_of[seat]
            if self.theirs.actor_index != place and self.raise_left_out(place) == "nobody can call":
                ours.check()
                self.count["idle checks"] += 1

    def new_round(self) -> None:
        self.street = self.ours.street
        self.met_short.clear()
        self.acted.clear()
        self.short_in_round = False
        self.increment = self.setup.stakes.opening_bet

    def note_raise(self, total: int) -> None:
        """Which raise is short, from the bets on pokerkit's side."""
        ours = self.ours
        place = ours.place_of[ours.actor or 0]
        before = max(self.theirs.bets)
        if self.setup.game.limit == "limit":
            small, big = self.setup.stakes.limit_bets
            unit = big if self.setup.game.streets[ours.street].big_bet else small
            full = total == unit if self.theirs.completion_status else total - before == unit
            self.short_in_round = self.short_in_round or not full
        elif total - before >= self.increment:
            self.increment = total - before
            self.met_short.clear()
        else:
            self.met_short.update(self.acted)
        self.acted[place] = total
        self.met_short.discard(place)

    # ---- one decision ------------------------------------------------------------------------------

    def compare_decision(self) -> bool:
        """Compare what the actor may do; false when raises are left out and must not be made."""
        ours, theirs = self.ours, self.theirs
        self.count["decisions"] += 1
        seat = ours.actor
        assert seat is not None
        place = ours.place_of[seat]
        legal = ours.legal_actions()
        if ours.status == DRAW:
            assert theirs.stand_patter_or_discarder_index == place, "drawing"
            assert sorted(OURS[card] for card in theirs.hole_cards[place]) == sorted(ours.hole[place])
            return False
        if self.short_bring_in():
            raise LeftOut("short bring-in")
        assert theirs.actor_index == place, f"actor {theirs.actor_index} != {place}"
        if ours.status == BRING_IN:
            assert theirs.bring_in_status
            assert theirs.effective_bring_in_amount == legal.bring_in
            assert not theirs.can_fold()
            if ours.stack[place] == self.setup.stakes.bring_in:
                self.count["no raise: all-in bring-in"] += 1
                return False
        else:
            assert ours.status == BET
            assert not theirs.bring_in_status
            assert theirs.checking_or_calling_amount == legal.call, "to call"
            assert legal.check == (legal.call == 0)
            assert legal.fold
            assert theirs.can_fold() == (legal.call > 0), "fold"
            assert theirs.total_pot_amount == ours.pot
            if reason := self.raise_left_out(place):
                self.count[f"no raise: {reason}"] += 1
                return False
        assert theirs.raises() == (legal.min_raise_to, legal.max_raise_to), "raise"
        if self.own_order:
            self.compare_table()
        return True

    def raise_left_out(self, place: int) -> str:
        ours = self.ours
        if ours.stack[place] + ours.bet[place] <= ours.level:
            return ""
        behind = [
            ours.stack[other] + ours.bet[other]
            for other, alive in enumerate(ours.live)
            if alive and other != place
        ]  # fmt: skip
        if max(behind) <= ours.level and ours.ables > 1:
            return "nobody can call"
        if self.short_in_round:
            return "half bet"
        checker = self.setup.rules.checker_may_raise_short_bet and self.acted.get(place) == 0
        if place in self.met_short and not checker:
            return "re-opening"
        return ""

    def short_bring_in(self) -> bool:
        """The low (razz: high) card cannot pay the bring-in; he has paid his ante already."""
        if not self.setup.game.is_stud or self.ours.street:
            return False
        doors = [cards[0] for cards in self.ours.up]
        razz = self.setup.game.low_board_acts_first
        opener = max(range(len(doors)), key=lambda p: (doors[p] + 4) % 52 if razz else -doors[p])
        return self.setup.stacks[opener] < self.setup.stakes.ante + self.setup.stakes.bring_in

    def compare_table(self) -> None:
        """Cards and gathered pots as both see them."""
        ours, theirs = self.ours, self.theirs
        held = [[OURS[card] for card in cards] for cards in theirs.hole_cards]
        for place, alive in enumerate(ours.live):
            if alive:
                assert held[place] == ours.hole[place]
        assert [OURS[card] for cards in theirs.board_cards for card in cards] == ours.board
        assert theirs.stacks == ours.stack
        assert theirs.bets == ours.bet
        if min(self.setup.stacks) >= self.setup.stakes.ante:
            pots = [(pot.amount, pot.player_indices) for pot in theirs.pots]
            assert pots == [tuple(pot) for pot in side_pots(ours.paid, ours.live, ours.dead_money)]

    # ---- the end -----------------------------------------------------------------------------------

    def compare_end(self) -> None:
        ours, theirs = self.ours, self.theirs
        assert sum(ours.stack) == sum(self.setup.stacks)
        if ours.lives == 1:
            self.count["uncontested"] += 1
            assert theirs.stacks == ours.stack
            return
        self.count["showdowns"] += 1
        pots = [tuple(pot) for pot in side_pots(ours.paid, ours.live, ours.dead_money)]
        if min(self.setup.stacks) >= self.setup.stakes.ante:  # else what one paid above the others came back
            assert theirs.showdown_pots == pots
        self.count["pots"] += len(pots)
        reason = self.payment_left_out(len(pots))
        if not reason:
            assert theirs.stacks == ours.stack, f"{theirs.stacks} != {ours.stack}"
            return
        self.count[f"no payment: {reason}"] += 1
        if reason != "low of others":
            gaps = [abs(their - our) for their, our in zip(theirs.stacks, ours.stack, strict=True)]
            assert max(gaps) <= 2 * len(pots), f"{theirs.stacks} != {ours.stack}"

    def payment_left_out(self, pots: int) -> str:
        """Why pokerkit may pay otherwise, read off our awards."""
        ours = self.ours
        amounts: Counter[tuple[int, str]] = Counter()
        winners: Counter[tuple[int, str]] = Counter()
        for award in ours.awards:
            amounts[award.pot, award.part] += award.amount
            winners[award.pot, award.part] += 1
        merged = len(tuple(self.theirs.pots)) < pots
        odd = {split: amounts[split] % winners[split] for split in amounts}
        if ours.game.high and ours.game.low:
            if any(self.low_outside(pot) for pot in range(pots)):
                return "low of others"
            for split, chips in amounts.items():
                if split[1] == "all" and winners[split] > 1 and chips % (2 * winners[split]):
                    return "identical high and low"
            if merged and any(sum(amounts[pot, part] for part in ("high", "low")) % 2 for pot in range(pots)):
                return "side pots run together"
        if max(odd.values()) > 1:
            return "several odd chips"
        if merged and any(odd.values()):
            return "side pots run together"
        return ""

    def low_outside(self, pot: int) -> bool:
        """Nobody in the pot has a low, somebody outside it has, as pokerkit itself ranks hands."""
        ours, theirs = self.ours, self.theirs
        places = side_pots(ours.paid, ours.live, ours.dead_money)[pot].places
        lows = {place for place in range(len(ours.live)) if theirs.get_hand(place, 0, 1) is not None}
        return bool(lows) and not lows & set(places)


def comparable_setup(rng: random.Random, code: str) -> Setup:
    """A random set-up with the switches that make both sides mean the same."""
    players: tuple[int, ...] = (2, 2, 3, 3, 4, 5, 6, 8)
    if GAMES[code].family == "draw" or code == "plo5":
        players = (2, 3, 4, 5, 6)
    elif GAMES[code].is_stud:
        players = (2, 2, 3, 3, 4, 5, 6, 7)
    setup = random_setup(rng, code, players)
    count = len(setup.seats)
    rules = HandRules(
        odd_chip_stud="first_left_of_button",
        tie_for_first_to_act="first_left_of_button",
        checker_may_raise_short_bet=rng.random() < 0.5,
        raise_cap_limit=rng.choice((3, 3, 3, 1, 2, 5, None)),
    )
    posts = {}
    dead = False
    if setup.game.family == "board" and count > 3:
        dead = rng.random() < 0.08
        place = rng.randrange(2, count)
        if rng.random() < 0.08 and setup.stacks[place] >= setup.stakes.ante + setup.stakes.big:
            posts[setup.seats[place]] = setup.stakes.big
    if setup.game.limit == "pot_limit":
        real = dead or setup.stacks[1 if count == 2 else 0] < setup.stakes.ante + setup.stakes.small
        if real or rng.random() < 0.2:
            rules = msgspec.structs.replace(rules, preflop_short_blind="real_pot")
    stacks = list(setup.stacks)
    big_blind = setup.big_blind_place
    if not setup.game.is_stud and rng.random() < 0.85:
        stacks[big_blind] = max(stacks[big_blind], setup.stakes.ante + setup.stakes.big)
    return replace(setup, rules=rules, posts=posts, dead_small_blind=dead, stacks=tuple(stacks))
