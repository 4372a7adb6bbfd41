"""What the betting rules say, read off the plain history of a round each time it is asked."""

from dataclasses import dataclass
from fractions import Fraction

from torneo.hand import Hand

from .random_hands import Setup


@dataclass(frozen=True)
class Deed:
    """One action of a round: the bet to match before and after it."""

    place: int
    kind: str
    before: int
    after: int

    @property
    def added(self) -> int:
        return self.after - self.before


class Round:
    """The betting round a hand is in, kept as a list of deeds."""

    def __init__(self, setup: Setup, hand: Hand) -> None:
        self.setup, self.hand = setup, hand
        self.street = hand.street
        self.deeds: list[Deed] = []
        self.opening_level = 0
        if hand.street == 0:
            self.opening_level = setup.stakes.bring_in if setup.game.is_stud else setup.stakes.big

    def follow(self) -> "Round":
        """This round, or a new one if the hand went on to the next street."""
        return self if self.hand.street == self.street else Round(self.setup, self.hand)

    def note(self, place: int, kind: str, total: int) -> None:
        level = self.level
        self.deeds.append(Deed(place, kind, level, total if kind == "raise" else level))

    @property
    def level(self) -> int:
        return self.deeds[-1].after if self.deeds else self.opening_level

    def since(self, place: int) -> list[Deed] | None:
        """What others did after the player's last voluntary action; none if he has not acted."""
        own = [n for n, deed in enumerate(self.deeds) if deed.place == place and deed.kind != "bring in"]
        return self.deeds[own[-1] + 1 :] if own else None

    def to_call(self, place: int) -> int:
        """The full price, or, with nobody else left to bet, the biggest bet really made by a live hand."""
        hand = self.hand
        others = [p for p, alive in enumerate(hand.live) if alive and p != place]
        price = self.level
        if not any(hand.stack[other] for other in others):
            price = max(hand.bet[other] for other in others)
        return max(0, min(price - hand.bet[place], hand.stack[place]))

    def may_raise_at_all(self, place: int) -> bool:
        """He has more than the call, and somebody else still has chips."""
        hand = self.hand
        others = [p for p, alive in enumerate(hand.live) if alive and p != place]
        return hand.stack[place] + hand.bet[place] > self.level and any(hand.stack[p] for p in others)

    # ---- no-limit and pot-limit --------------------------------------------------------------------

    def full_raises(self) -> list[bool]:
        """For each deed whether it is a full bet or raise."""
        shorter = Round(self.setup, self.hand)
        shorter.street = self.street
        shorter.opening_level = self.opening_level
        full: list[bool] = []
        for deed in self.deeds:
            full.append(deed.kind == "raise" and deed.after >= shorter.least_raise(full))
            shorter.deeds.append(deed)
        return full

    def size(self, full: list[bool] | None = None) -> int:
        """The last full bet or raise of the round, a blind being one."""
        full = self.full_raises() if full is None else full
        sizes = [deed.added for deed, is_full in zip(self.deeds, full, strict=True) if is_full]
        if sizes:
            return sizes[-1]
        if self.street == 0 or self.setup.rules.min_opening_bet == "big_blind":
            return self.setup.stakes.big
        return self.setup.smallest_chip

    def least_raise(self, full: list[bool] | None = None) -> int:
        """The smallest full bet or raise to."""
        full = self.full_raises() if full is None else full
        rules, level = self.setup.rules, self.level
        if level == 0:
            return self.size(full)
        if rules.min_raise == "double_the_previous_total":
            return 2 * level
        raises = [is_full for deed, is_full in zip(self.deeds, full, strict=True) if deed.kind == "raise"]
        if rules.min_raise_after_short_all_ins == "double_the_amount_faced" and raises and not raises[-1]:
            return 2 * level
        return level + self.size(full)

    def reopened(self, place: int) -> bool:
        """A full raise since he acted, or short ones that add up to one: to the last full one, or, where a
        raise doubles the total, to the total he acted at."""
        after = self.since(place)
        if after is None:
            return True
        full = self.full_raises()
        raised = [
            (deed, is_full)
            for deed, is_full in list(zip(self.deeds, full, strict=True))[-len(after) :]
            if after and deed.kind == "raise"
        ]  # fmt: skip
        if not raised:
            return True
        rules = self.setup.rules
        if rules.checker_may_raise_short_bet and raised[0][0].before == 0:
            return True
        if any(is_full for _, is_full in raised):
            return True
        if rules.reopen == "single_full_raise_only":
            return False
        doubled = raised[0][0].before if rules.min_raise == "double_the_previous_total" else 0
        return sum(deed.added for deed, _ in raised) >= (doubled or self.size(full))

    # ---- limit -------------------------------------------------------------------------------------

    @property
    def unit(self) -> int:
        small, big = self.setup.stakes.limit_bets
        return big if self.setup.game.streets[self.street].big_bet else small

    @property
    def share(self) -> Fraction:
        percent = self.setup.rules.reopen_limit_percent
        return Fraction(100 if percent is None else percent, 100)

    def whole_bets(self) -> list[int]:
        """Totals that count as bets: the blind, and what adds at least half a bet to the last of them."""
        found = [0] if self.setup.game.is_stud or self.street else [self.opening_level]
        for deed in self.deeds:
            if deed.kind == "raise" and Fraction(deed.after - found[-1], self.unit) >= self.share:
                found.append(deed.after)
        return found

    def limit_raise(self) -> int:
        return self.whole_bets()[-1] + self.unit

    def limit_reopened(self, place: int) -> bool:
        after = self.since(place)
        if not after:
            return True
        return (
            self.level == after[0].before or Fraction(self.level - after[0].before, self.unit) >= self.share
        )

    def cap_reached(self) -> bool:
        cap = self.setup.rules.raise_cap_limit
        bets = self.whole_bets()
        raises = len([bet for bet in bets if bet]) - 1
        return cap is not None and raises >= cap
