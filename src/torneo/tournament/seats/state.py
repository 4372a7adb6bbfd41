"""Tables and who sits where."""

import msgspec

from torneo.hand.button import Positions
from torneo.tournament.live_hand.state import LiveHand
from torneo.tournament.timecalls.state import TimeCall, TimeOver


class VoidDeal(msgspec.Struct, kw_only=True):
    """A hand that was void and is dealt again: its level and game, {seat: entry} of those it was dealt to,
    and the seats that sat it out."""

    level: int
    game: str
    players: dict[int, int]
    missing: list[int] = []


class HandNow(msgspec.Struct, kw_only=True):
    """The hand being played at a table: its level counts until it ends, whatever the clock says meanwhile.

    ``redealt``: it was void before and is dealt again. ``frozen``: {seat: chips of a player all-in} of a hand
    that waits for the other tables; ``running_out``: it is its turn to be opened. ``time_over``: how the time
    last called ran out. ``absent`` and ``penalised``, {seat: hands left}: who was away at the deal, whoever
    comes or goes later. ``told``: the hand itself, once something of it is told.
    """

    number: int
    level: int
    game: str
    started_at: int
    dealt: list[int]
    stacks: dict[int, int]
    first_card_at: int = 0
    missing: list[int] = []
    redealt: bool = False
    frozen: dict[int, int] = {}
    running_out: bool = False
    time_call: TimeCall | None = None
    time_over: TimeOver | None = None
    absent: list[int] = []
    penalised: dict[int, int] = {}
    told: LiveHand | None = None


class Table(msgspec.Struct, kw_only=True):
    """``seats[n - 1]`` is the entry in seat n, 0 if it is empty. Chips at the table that are in no known
    stack are ``uncounted``; chips owed to the next pot are ``carried``. ``lone_big_blind``: the seat that
    posts it without a small blind in the hand after the one of that number.

    ``waiting``: seats without cards until the button has passed; ``coming``: seats whose player is on the
    way; ``missing``: {seat: hands to sit out}; ``big_before``: {seat of somebody who was big blind in the
    last hand of a broken table: hands this table had played when he came}. ``redeal``: the hand of number
    ``hands`` was void and is still to be dealt again.
    """

    number: int
    session: str
    seats: list[int]
    open: bool = True
    positions: Positions | None = None
    hands: int = 0
    hand: HandNow | None = None
    carried: int = 0
    uncounted: int = 0
    waiting: list[int] = []
    locked: list[int] = []
    accessible: list[int] = []
    reserved: dict[int, str] = {}
    halted: str = ""
    halt_waived: bool = False
    vacated: dict[int, int] = {}
    missing: dict[int, int] = {}
    blinds_due: dict[int, int] = {}
    coming: list[int] = []
    big_before: dict[int, int] = {}
    final: bool = False
    lone_big_blind: tuple[int, int] | None = None
    round: int = 0
    last_game: str = ""
    before: Positions | None = None
    game_before: str = ""
    redeal: VoidDeal | None = None

    @property
    def taken(self) -> list[int]:
        """Seats with somebody in them, in order."""
        return [seat for seat, entry in enumerate(self.seats, 1) if entry]

    @property
    def players(self) -> int:
        return len(self.seats) - self.seats.count(0)

    @property
    def redealing(self) -> list[int]:
        """Seats of the void hand's players who still sit there; none if too few are left to deal it again."""
        if self.redeal is None:
            return []
        left = [seat for seat, entry in self.redeal.players.items() if self.seats[seat - 1] == entry]
        return left if len(left) > 1 else []

    @property
    def in_hand(self) -> bool:
        """Is a hand being played, or one that was void still to be dealt again?"""
        return self.hand is not None or bool(self.redealing)

    @property
    def next_hand(self) -> int:
        """The number of the hand that begins next: one dealt again keeps its own."""
        return self.hands + (self.redeal is None)

    def forget_hand(self) -> None:
        """As it was before the hand that began last."""
        self.redeal = None
        self.hands -= 1
        self.round = 0
        self.positions = self.before
        self.last_game = self.game_before

    @property
    def free(self) -> list[int]:
        """Seats that may be given out: empty, not locked, not reserved."""
        return [
            seat
            for seat, entry in enumerate(self.seats, 1)
            if not entry and seat not in self.locked and seat not in self.reserved
        ]
