"""Random hands: who sits where with how much, what they play for, and how wildly they play."""

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from torneo.cards import DECK, SHORT_DECK, cards_text, shuffled
from torneo.hand import GAMES, Game, Hand, HandRules, Stakes
from torneo.hand.rules import DEFAULT_RULES


@dataclass(frozen=True, repr=False)
class Setup:
    """Everything `Hand` is told. Seats are in dealing order: first left of the button."""

    game: Game
    stakes: Stakes
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    button: int
    deck: tuple[int, ...]
    seed: int
    rules: HandRules = DEFAULT_RULES
    dead_small_blind: bool = False
    posts: dict[int, int] = field(default_factory=dict)
    dead_posts: dict[int, int] = field(default_factory=dict)
    absent: tuple[int, ...] = ()
    carried: int = 0
    smallest_chip: int = 1

    def __repr__(self) -> str:
        rules = {
            name: getattr(self.rules, name)
            for name in HandRules.__struct_fields__
            if getattr(self.rules, name) != getattr(DEFAULT_RULES, name)
        }
        rest = ", ".join(f"{item.name}={getattr(self, item.name)!r}" for item in fields(self)[8:])
        return (
            f"Setup(GAMES[{self.game.code!r}], {self.stakes!r}, {self.seats}, {self.stacks}, {self.button}, "
            f"deck=parse_cards({cards_text(self.deck)!r}), seed={self.seed}, "
            f"rules=HandRules(**{rules}), {rest})"
        )

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        printer.text(repr(self))

    @property
    def big_blind_place(self) -> int:
        return 0 if len(self.seats) == 2 and self.rules.heads_up_button_is == "small_blind" else 1

    @property
    def blinds(self) -> list[tuple[int, int]] | None:
        if self.dead_small_blind and self.stakes.big and not self.game.is_stud:
            return [(self.seats[self.big_blind_place], self.stakes.big)]
        return None

    def hand(self, **changes: Any) -> Hand:
        setup = replace(self, **changes) if changes else self
        return Hand(
            setup.game,
            setup.stakes,
            dict(zip(setup.seats, setup.stacks, strict=True)),
            setup.button,
            deck=setup.deck,
            rng=random.Random(setup.seed),
            rules=setup.rules,
            blinds=setup.blinds,
            posts=setup.posts,
            dead_posts=setup.dead_posts,
            absent=setup.absent,
            carried=setup.carried,
            smallest_chip=setup.smallest_chip,
        )


def random_setup(
    rng: random.Random,
    code: str,
    players: Sequence[int] = (2, 3, 4, 5, 6, 7, 8),
    rules: HandRules | None = None,
    *,
    big_blind_antes: bool = True,
    short: float = 0.35,
) -> Setup:
    """A set-up of game ``code``; with chance ``short`` stacks are only a few bets deep, odd and uneven."""
    game = GAMES[code]
    count = rng.choice(players)
    seats = sorted(rng.sample(range(1, 11), count))
    button = rng.randint(1, 10)
    order = (*(seat for seat in seats if seat > button), *(seat for seat in seats if seat <= button))
    stakes = random_stakes(rng, game, big_blind_antes)
    bet = stakes.big or stakes.small_bet
    if rng.random() < short:
        stacks = [rng.randint(1, 6 * bet) for _ in order]
    else:
        stacks = [rng.randint(3 * bet, 40 * bet) for _ in order]
        if rng.random() < 0.3:
            stacks[rng.randrange(count)] = rng.randint(1, 3 * bet)
    deck = shuffled(rng, SHORT_DECK if game.short_deck else DECK)
    seed = rng.randrange(10**9)
    return Setup(game, stakes, order, tuple(stacks), button, tuple(deck), seed, rules or DEFAULT_RULES)


def random_stakes(rng: random.Random, game: Game, big_blind_antes: bool) -> Stakes:
    if game.is_stud:
        small_bet = rng.choice((10, 20, 25))
        return Stakes(
            ante=rng.choice((0, 1, 2, 5)),
            bring_in=rng.choice((3, 5, small_bet // 2 - 1)),
            small_bet=small_bet,
            big_bet=2 * small_bet,
        )
    big = rng.choice((2, 10, 15, 20))
    small = max(1, rng.choice((big // 2, big // 2, big // 3)))
    kind = rng.choice(("none", "none", "classic", "big_blind" if big_blind_antes else "classic"))
    if kind == "none":
        return Stakes(small, big)
    if kind == "classic":
        return Stakes(small, big, rng.choice((1, max(1, big // 4), big // 2 + 1)))
    return Stakes(small, big, big, "big_blind")


@dataclass(frozen=True)
class Temper:
    """Chances per turn. The rest is the passive action."""

    fold: float
    aggressive: float
    shove: float
    stand_pat: float

    @staticmethod
    def random(rng: random.Random) -> "Temper":
        fold, aggressive, shove = rng.choice(
            (
                (0.55, 0.25, 0.2),
                (0.35, 0.35, 0.15),
                (0.15, 0.25, 0.1),
                (0.05, 0.1, 0.1),
                (0.1, 0.6, 0.3),
                (0.2, 0.5, 0.9),
            )
        )
        return Temper(fold, aggressive, shove, 0.2)


def choose(
    rng: random.Random, hand: Hand, temper: Temper, may_raise: bool = True
) -> tuple[str, int | Sequence[int]]:
    """("fold" | "passive" | "raise" | "draw", amount or cards), no fold where a check is free."""
    legal = hand.legal_actions()
    if legal.draw:
        return "draw", discards(rng, hand.cards_of(hand.actor or 0), temper)
    roll = rng.random()
    if legal.call and roll < temper.fold:
        return "fold", 0
    if may_raise and legal.max_raise_to and rng.random() < temper.aggressive:
        low, high = legal.min_raise_to, legal.max_raise_to
        if rng.random() < temper.shove:
            return "raise", high
        return "raise", rng.choice((low, low, rng.randint(low, high), min(high, low * 2)))
    return "passive", 0


def discards(rng: random.Random, cards: Sequence[int], temper: Temper) -> list[int]:
    if rng.random() < temper.stand_pat:
        return []
    return [card for card in cards if rng.random() < 0.45]


def act(hand: Hand, kind: str, amount: int | Collection[int]) -> None:
    if kind == "draw":
        assert not isinstance(amount, int)
        hand.draw(amount)
    elif kind == "fold":
        hand.fold()
    elif kind == "raise":
        assert isinstance(amount, int)
        hand.raise_to(amount)
    else:
        hand.check_or_call()
