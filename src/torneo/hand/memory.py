"""The working memory of a hand: what every part of it reads and writes.

Lists are indexed by *place*: 0 is the first occupied seat left of the button, then clockwise. What begins
with an underscore is for this package alone: others ask :class:`~torneo.hand.hand.Hand`.
"""

import random
from collections.abc import Sequence
from typing import Any

from torneo.hand.games import Game
from torneo.hand.illegal import IllegalAction
from torneo.hand.otherwise import Otherwise
from torneo.hand.pots import Award
from torneo.hand.rules import HandRules
from torneo.hand.stakes import Stakes
from torneo.hand.start import StartPoint
from torneo.hand.status import BET, OVER


class HandMemory:
    """Who holds what and whose turn it is; ``_queue`` ends with the next to act."""

    __slots__ = (
        "_able",
        "_absent",
        "_acted",
        "_discards",
        "_pending",
        "_queue",
        "_rng",
        "_top",
        "ables",
        "absent",
        "auto_showdown",
        "awards",
        "bet",
        "big_blind",
        "blinds",
        "board",
        "burns",
        "button",
        "cap",
        "carried",
        "carried_in",
        "collected",
        "dead_money",
        "deck",
        "events",
        "face_up",
        "first_deck",
        "full_level",
        "full_raise",
        "game",
        "hole",
        "last_aggressor",
        "last_bets",
        "last_return",
        "level",
        "live",
        "lives",
        "muck",
        "opener",
        "opening_bet",
        "otherwise",
        "paid",
        "penalised",
        "phantom_blinds",
        "place_of",
        "players_in_event",
        "raises",
        "rules",
        "seats",
        "shown",
        "small_blind",
        "smallest_chip",
        "stack",
        "stakes",
        "start",
        "starting_stacks",
        "status",
        "stepwise",
        "street",
        "underraised_to",
        "unit",
        "up",
        "withheld",
    )

    _able: list[bool]
    _absent: frozenset[int]
    _acted: list[int]
    _discards: list[tuple[int, tuple[int, ...]]]
    _pending: dict[int, int]
    _queue: list[int]
    _rng: random.Random | None
    _top: int
    ables: int
    absent: frozenset[int]
    auto_showdown: bool
    awards: list[Award]
    bet: list[int]
    big_blind: int | None
    blinds: tuple[tuple[int, int], ...]
    board: list[int]
    burns: list[int]
    button: int
    cap: int | None
    carried: int
    carried_in: int
    collected: int
    dead_money: int
    deck: Sequence[int] | None
    events: list[tuple[Any, ...]]
    face_up: bool
    first_deck: Sequence[int] | None
    full_level: int
    full_raise: int
    game: Game
    hole: list[list[int]]
    last_aggressor: int
    last_bets: list[int]
    last_return: int
    level: int
    live: list[bool]
    lives: int
    muck: list[int]
    opener: int
    opening_bet: int
    otherwise: dict[int, Otherwise]
    paid: list[int]
    penalised: frozenset[int]
    phantom_blinds: int
    place_of: dict[int, int]
    players_in_event: int | None
    raises: int
    rules: HandRules
    seats: tuple[int, ...]
    shown: dict[int, tuple[int, ...]]
    small_blind: int | None
    smallest_chip: int
    stack: list[int]
    stakes: Stakes
    start: StartPoint | None
    starting_stacks: tuple[int, ...]
    status: str
    stepwise: bool
    street: int
    underraised_to: int
    unit: int
    up: list[list[int]]
    withheld: dict[int, tuple[str, int]]

    @property
    def actor(self) -> int | None:
        """The seat whose turn it is to bet, bring in or draw; ``None`` when it is nobody's."""
        return self.seats[self._queue[-1]] if self._queue else None

    @property
    def is_over(self) -> bool:
        return self.status == OVER

    @property
    def stacks(self) -> dict[int, int]:
        return dict(zip(self.seats, self.stack, strict=True))

    @property
    def bets(self) -> dict[int, int]:
        """Chips in front of each seat on this street."""
        return dict(zip(self.seats, self.bet, strict=True))

    @property
    def live_seats(self) -> list[int]:
        return [seat for seat, alive in zip(self.seats, self.live, strict=True) if alive]

    @property
    def stub(self) -> int:
        """Cards left to deal (0 when the hand is told its cards)."""
        return len(self.deck) - self._top if self.deck is not None else 0

    def _place(self, seat: int) -> int:
        try:
            return self.place_of[seat]
        except KeyError:
            raise IllegalAction("no_such_seat", seat=seat) from None

    def _turn(self) -> int:
        if self.status != BET:
            raise IllegalAction("no_betting_now", status=self.status)
        return self._queue[-1]
