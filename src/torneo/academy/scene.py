"""A table as people know it, and a hand played on it up to the moment somebody does something odd."""

import random
from collections.abc import Sequence
from typing import Final

from torneo.academy.question import Plain, Unfit
from torneo.cards import DECK, SHORT_DECK, card_text
from torneo.floor.scenario.fault import EngineFault
from torneo.floor.scenario.told import CannotTell, ToldHand
from torneo.hand import GAMES
from torneo.rulebook import Book

_LEVELS: Final = (
    (50, 100, (25, 100, 500, 1_000)),
    (100, 200, (25, 100, 500, 1_000, 5_000)),
    (150, 300, (25, 100, 500, 1_000, 5_000)),
    (200, 400, (100, 500, 1_000, 5_000)),
    (300, 600, (100, 500, 1_000, 5_000)),
    (500, 1_000, (100, 500, 1_000, 5_000)),
    (1_000, 2_000, (500, 1_000, 5_000, 25_000)),
    (2_000, 4_000, (1_000, 5_000, 25_000)),
)
_ACTS: Final = 60
"""No run-up is longer."""


class Scene:
    """Deals a hand and tells it acts. ``Unfit`` where the hand does not come to what is wanted."""

    def __init__(
        self,
        rng: random.Random,
        book: Book,
        game: str,
        *,
        players: Sequence[int] = (4, 5, 6),
        deep: bool = True,
        short: int = 0,
        known: bool = False,
        ante: bool = False,
    ) -> None:
        self.rng, self.book, self.game = rng, book, GAMES[game]
        small, big, chips = rng.choice(_LEVELS)
        self.chips: tuple[int, ...] = chips
        self.big = big
        seats = sorted(rng.sample(range(1, 10), rng.choice(players)))
        level: Plain = {"small": small, "big": big}
        if self.game.is_stud:
            unit = self.chips[0]
            level = {
                "ante": unit,
                "bring_in": max(unit, small // 2 // unit * unit),
                "small_bet": big,
                "big_bet": 2 * big,
            }
        elif self.game.limit == "limit":
            level |= {"small_bet": big, "big_bet": 2 * big}
        if ante and not self.game.is_stud:
            level |= {"ante": big, "ante_kind": "big_blind"}
        low, high = (30, 110) if deep else (8, 30)
        stacks = {seat: rng.randint(low, high) * big for seat in seats}
        for seat in rng.sample(seats, min(short, len(seats) - 1)):
            stacks[seat] = rng.randint(2, 12) * big + rng.choice((0, self.chips[0], 3 * self.chips[0]))
        self.setup: Plain = {
            "game": game,
            "level": level,
            "button": rng.choice(seats),
            "denominations": list(self.chips),
            "seats": stacks,
        }
        if known:
            self._cards(seats)
        try:
            self.told = ToldHand(book, self.setup)
        except (CannotTell, EngineFault) as error:
            raise Unfit(str(error)) from error
        self.before = self.told

    def _cards(self, seats: Sequence[int]) -> None:
        """Every card known, so that hands can be compared."""
        deck = [card_text(card) for card in (SHORT_DECK if self.game.short_deck else DECK)]
        self.rng.shuffle(deck)
        held = self.game.hole_cards if not self.game.is_stud else 7
        if held * len(seats) + 12 > len(deck):
            raise Unfit("too many cards")
        self.setup["cards"] = {seat: [deck.pop() for _ in range(held)] for seat in seats}
        self.setup["deck"] = deck

    # ---- what can be seen --------------------------------------------------------------------------

    @property
    def hand(self):  # type: ignore[no-untyped-def]
        return self.told.table.hand

    @property
    def actor(self) -> int:
        waits = self.told.table.next
        if not isinstance(waits, int):
            raise Unfit(f"nobody is to act: {waits}")
        return waits

    @property
    def own(self) -> int:
        """What the player to act has in front of him."""
        return int(self.hand.bet[self.hand.place_of[self.actor]])

    @property
    def behind(self) -> int:
        return int(self.hand.stack[self.hand.place_of[self.actor]])

    @property
    def owed(self) -> int:
        return int(self.told.table.to_call())

    @property
    def least(self) -> int:
        return int(self.told.table.min_raise_to())

    def live(self, *but: int) -> list[int]:
        return [seat for seat in self.hand.live_seats if seat not in but]

    def pick(self, *items: object):  # type: ignore[no-untyped-def]
        return self.rng.choice(items)

    # ---- what happens ------------------------------------------------------------------------------

    def tell(self, **step: object) -> None:
        self.before = self.told.copy()
        try:
            self.told.tell(dict(step))
        except (CannotTell, EngineFault) as error:
            raise Unfit(str(error)) from error

    def does(self, what: str, to: int | None = None) -> None:
        step: Plain = {"seat": self.actor, "does": what}
        if to is not None:
            step["to"] = to
        self.tell(**step)

    def passes(self) -> None:
        """Calls or checks."""
        if "bring_in" in self.told.table.may() and not self.owed:
            self.does("bring_in")
        else:
            self.does("call" if self.owed else "check")

    def round_number(self, amount: float) -> int:
        """An amount in the chips of the table."""
        unit = self.chips[0]
        return max(unit, int(amount) // unit * unit)

    def raises(self, times: float | None = None) -> int:
        """A bet or raise of a size people make; what it is to."""
        table = self.told.table
        word = next((kind for kind in ("raise", "bet", "complete") if kind in table.may()), None)
        if word is None:
            raise Unfit("no raise")
        low, high = table.min_raise_to(), table.max_raise_to()
        if self.game.limit == "limit":
            self.does(word, low)
            return int(low)
        wanted = self.round_number(low * (times or self.rng.choice((1, 1.25, 1.5, 2))))
        to = min(max(low, wanted), high)
        self.does(word, to)
        return int(to)

    def folds_some(self) -> None:
        """The player to act folds, or goes along."""
        if self.owed and self.rng.random() < 0.45 and len(self.live()) > 3:
            self.does("fold")
        else:
            self.passes()

    def raised(self) -> None:
        """Somebody has raised or bet, and the next one faces it."""
        for _ in range(self.rng.choice((0, 0, 1, 2))):
            self.folds_some()
        self.raises()
        if self.rng.random() < 0.3 and len(self.live()) > 3:
            self.folds_some()
        if not self.owed:
            raise Unfit("nothing to call")

    def to_street(self, wanted: int, least: int = 2) -> None:
        """Everybody goes along, or folds, until the street of that number."""
        for _ in range(_ACTS):
            if self.hand.street >= wanted and isinstance(self.told.table.next, int):
                break
            waits = self.told.table.next
            if waits == "street_over":
                self.tell(dealer="next_street")
            elif self.hand.actor is not None and "draw" in self.told.table.may():
                self.tell(seat=self.actor, does="stand_pat")
            elif self.owed and self.rng.random() < 0.2 and len(self.live()) > max(least, 3):
                self.does("fold")
            else:
                self.passes()
        if self.hand.street != wanted or len(self.live()) < least:
            raise Unfit("the street is not reached")

    def any_street(self) -> None:
        """Some betting round, mostly after the first."""
        last = len(self.game.streets) - 1
        at = self.rng.randint(0, last)
        if at:
            self.to_street(at)

    def in_chips(self, amount: int, *, most: int = 12) -> dict[int, int]:
        """An amount in as few chips as it takes."""
        left, used = amount, {}
        for chip in reversed(self.chips):
            if left >= chip:
                used[chip], left = left // chip, left % chip
        if left or sum(used.values()) > most:
            raise Unfit("no such chips")
        return used

    def chip_above(self, amount: int) -> int:
        """One chip worth more than that."""
        above = [chip for chip in self.chips if chip > amount]
        if not above or above[0] > self.behind:
            raise Unfit("no such chip")
        return above[0]
