"""Whose turn it is, followed through the record of a hand by going around the table.

It knows the set-up and the events, nothing of the hand itself: every action must come from the next player in
turn who still has to act, and no street may come before everybody has.
"""

from collections.abc import Sequence
from typing import Any

from torneo.hand import Game, HandRules

from . import naive


class OutOfTurn(AssertionError):
    pass


class Follower:
    def __init__(
        self,
        game: Game,
        rules: HandRules,
        seats: Sequence[int],
        stacks: Sequence[int],
        blind_seats: Sequence[int],
    ) -> None:
        self.game, self.rules, self.seats = game, rules, list(seats)
        self.stack = dict(zip(seats, stacks, strict=True))
        self.bet = dict.fromkeys(seats, 0)
        self.live = dict.fromkeys(seats, True)
        self.up: dict[int, list[int]] = {seat: [] for seat in seats}
        self.street = 0
        self.acted = self.drawing = False
        self.dealt: set[int] = set()
        self.blind_seats = list(blind_seats)
        self.waiting: set[int] = set()
        self.turn = 0
        self.opened = False
        self.over = False

    # ---- the table ---------------------------------------------------------------------------------

    @property
    def able(self) -> set[int]:
        return {seat for seat in self.seats if self.live[seat] and self.stack[seat]}

    def owes(self, seat: int) -> bool:
        return any(
            self.live[other] and self.bet[other] > self.bet[seat] for other in self.seats if other != seat
        )

    def open(self) -> None:
        """Everybody with chips has to act, beginning with the one whose place it is."""
        self.opened = True
        self.waiting = self.able
        self.turn = self.first_place()
        if self.street == 0 and not self.rules.big_blind_option and self.blind_seats:
            self.waiting -= {self.blind_seats[-1]}

    def first_place(self) -> int:
        razz = self.game.low_board_acts_first
        if not self.game.is_stud:
            return 0 if self.street or not self.blind_seats else self.seats.index(self.blind_seats[-1]) + 1
        boards = {place: self.up[seat] for place, seat in enumerate(self.seats) if self.live[seat]}
        if self.street == 0:
            return naive.bring_in({place: cards[0] for place, cards in boards.items()}, razz)
        return naive.first_board(boards, razz, self.rules.tie_for_first_to_act)[0]

    def next_seat(self) -> int | None:
        """The first of those who still have to act, clockwise from the turn."""
        for step in range(len(self.seats)):
            seat = self.seats[(self.turn + step) % len(self.seats)]
            if seat in self.waiting:
                return seat
        return None

    def finished(self) -> bool:
        """All have acted, or there is nobody left to bet against and nothing to call."""
        return not self.waiting or (len(self.able) <= 1 and not any(map(self.owes, self.able)))

    # ---- events ------------------------------------------------------------------------------------

    def see(self, event: tuple[Any, ...]) -> None:
        kind, *rest = event
        if kind in ("blind", "post", "ante", "dead_post"):
            self.stack[rest[0]] -= rest[1]
            if kind in ("blind", "post"):
                self.bet[rest[0]] += rest[1]
        elif kind in ("deal", "board"):
            self.cards(kind, rest)
        elif kind == "draw":
            self.draw(rest[0])
        elif kind in ("fold", "check", "call", "bet", "raise", "bring_in"):
            self.action(kind, rest[0], rest[-1])
        elif kind == "kill":
            self.live[rest[0]] = False
            self.waiting.discard(rest[0])
        elif kind == "returned":
            self.stack[rest[0]] += rest[1]
        elif kind == "award":
            if sum(self.live.values()) > 1 and not self.over:
                self.end_round()
            self.over = True
            self.stack[rest[0]] += rest[1]

    def cards(self, kind: str, rest: Sequence[int]) -> None:
        if self.drawing:
            return
        next_stud_card = self.game.is_stud and (kind == "board" or rest[0] in self.dealt)
        if next_stud_card or (kind == "board" and self.game.family == "board"):
            self.new_street()
        if kind == "deal":
            seat, *cards = rest
            self.dealt.add(seat)
            if self.game.is_stud and self.street < 4:
                self.up[seat].append(cards[-1])

    def draw(self, seat: int) -> None:
        if not self.drawing or not self.waiting:
            self.new_street()
            self.drawing = True
            self.waiting = {other for other in self.seats if self.live[other]}
            self.turn = 0
            self.opened = True
        self.expect(seat)
        self.waiting.discard(seat)
        self.turn = self.seats.index(seat) + 1

    def new_street(self) -> None:
        self.end_round()
        self.street += 1

    def end_round(self) -> None:
        """Everybody drew, and then everybody acted or nobody could."""
        self.end_draw()
        if not self.opened:
            self.open()
        if not self.finished():
            raise OutOfTurn(f"{sorted(self.waiting)} have not acted on street {self.street}")
        self.opened = False
        self.bet = dict.fromkeys(self.seats, 0)
        self.dealt.clear()

    def end_draw(self) -> None:
        if self.drawing:
            if self.waiting:
                raise OutOfTurn(f"{sorted(self.waiting)} have not drawn")
            self.drawing = self.opened = False

    def action(self, kind: str, seat: int, amount: int) -> None:
        self.end_draw()
        if not self.opened or (self.game.is_stud and self.street == 0 and not self.acted):
            self.open()
        self.expect(seat)
        self.acted = True
        self.waiting.discard(seat)
        self.turn = self.seats.index(seat) + 1
        if kind == "fold":
            self.live[seat] = False
        elif kind in ("call", "bring_in"):
            self.stack[seat] -= amount
            self.bet[seat] += amount
        elif kind in ("bet", "raise"):
            self.stack[seat] -= amount - self.bet[seat]
            self.bet[seat] = amount
            self.waiting = self.able - {seat}

    def expect(self, seat: int) -> None:
        if self.next_seat() != seat:
            raise OutOfTurn(
                f"seat {seat} acted, it was the turn of {self.next_seat()} on street {self.street}"
            )
