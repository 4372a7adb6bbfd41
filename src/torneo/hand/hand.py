"""A hand being played: who holds what, whose turn it is, what he may do, and doing it.

Players are kept by *place*: 0 is the first occupied seat left of the button, then clockwise. Everything a
caller passes or gets is by seat number. The lists ``stack``, ``bet``, ``paid``, ``live`` and ``hole`` are
indexed by place and are the hand's working memory; treat them as read-only.

Each operation acts or raises :class:`IllegalAction` and then has changed nothing.
"""

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from torneo.cards import cards_text
from torneo.hand import dealing, forced_bets, rounds, showdown
from torneo.hand.games import Game
from torneo.hand.games import game as game_of
from torneo.hand.illegal import IllegalAction
from torneo.hand.legal import Legal
from torneo.hand.pots import Pot, side_pots
from torneo.hand.rules import DEFAULT_RULES, HandRules
from torneo.hand.seating import clockwise_places, others_after, refuse_empty_stack
from torneo.hand.stakes import Stakes
from torneo.hand.start import StartPoint, begin_at
from torneo.hand.status import BET, BRING_IN, DEAL, DRAW, OVER, STREET_OVER

if TYPE_CHECKING:
    from torneo.hand.irregular_deal import Otherwise


class Hand:
    """One hand at one table, from the forced bets to the paid pots.

    ``deck`` is the stub, top card first; it may hold ``HIDDEN`` cards. With ``deck=None`` the hand is told
    its cards (``deal_hole``, ``deal_board``), as at a live table or from a record. ``blinds`` fixes who posts
    what, last entry the biggest; by default it follows from the button. ``posts`` are live bets of newcomers,
    ``dead_posts`` chips that only go to the pot, ``withheld`` forced bets due and not posted, ``carried`` a
    remainder left by the hand before. A
    ``stepwise`` hand waits after each betting round for ``next_street``; ``start`` begins in mid-hand.
    """

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
        "unit",
        "up",
        "withheld",
    )

    def __init__(
        self,
        game: str | Game,
        stakes: Stakes,
        stacks: Mapping[int, int],
        button: int,
        *,
        deck: Sequence[int] | None = None,
        rng: random.Random | None = None,
        rules: HandRules = DEFAULT_RULES,
        blinds: Sequence[tuple[int, int]] | None = None,
        posts: Mapping[int, int] | None = None,
        dead_posts: Mapping[int, int] | None = None,
        antes: Mapping[int, int] | None = None,
        absent: Collection[int] = (),
        penalised: Collection[int] = (),
        withheld: Mapping[int, forced_bets.Withheld] | None = None,
        carried: int = 0,
        smallest_chip: int = 1,
        players_in_event: int | None = None,
        auto_showdown: bool = True,
        stepwise: bool = False,
        start: StartPoint | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_of(game)
        self.stakes = stakes
        self.rules = rules
        self.button = button
        self.seats, self.place_of = clockwise_places(tuple(stacks), button)
        count = len(self.seats)
        self.stack = [stacks[seat] for seat in self.seats]
        if min(self.stack) <= 0:
            refuse_empty_stack(stacks)
        self.starting_stacks = tuple(self.stack)
        self.bet = [0] * count
        self.paid = [0] * count
        self.live = [True] * count
        self.lives = count
        self._able = [True] * count
        self.ables = count
        self._acted = [-1] * count
        self._queue: list[int] = []
        self._pending: dict[int, int] = {}
        self._discards: list[tuple[int, tuple[int, ...]]] = []
        self._rng = rng
        self._absent = forced_bets.absent_places(self, absent) if absent else frozenset()
        self.penalised = forced_bets.absent_places(self, penalised) if penalised else frozenset()
        self._absent |= self.penalised
        self.absent = self._absent
        self.deck = self.first_deck = deck
        self._top = 0
        self.hole: list[list[int]] = []
        self.up: list[list[int]] = []
        self.board: list[int] = []
        self.burns: list[int] = []
        self.muck: list[int] = []
        self.shown: dict[int, tuple[int, ...]] = {}
        self.street = -1
        self.collected = self.carried_in = carried
        self.dead_money = carried
        self.carried = 0
        self.level = self.full_level = self.full_raise = self.raises = self.unit = 0
        self.phantom_blinds = 0
        self.last_aggressor = -1
        self.face_up = False
        self.smallest_chip = smallest_chip
        self.players_in_event = players_in_event
        self.cap: int | None = None
        self.opener = self.opening_bet = 0
        self.blinds: tuple[tuple[int, int], ...] = ()
        self.small_blind: int | None = None
        self.big_blind: int | None = None
        self.auto_showdown = auto_showdown
        self.stepwise = stepwise
        self.start = start
        self.last_bets: list[int] = self.bet
        self.last_return = 0
        self.awards: list[showdown.Award] = []
        self.events: list[tuple[Any, ...]] = []
        self.otherwise: dict[int, Otherwise] = {}
        self.withheld: dict[int, tuple[str, int]] = {}
        self.status = DEAL
        if start is not None:
            begin_at(self, start, blinds)
            return
        dealing.check_deck(self, deck)
        forced_bets.post(self, blinds, posts, dead_posts, antes)
        if withheld:
            forced_bets.withhold(self, withheld)
        rounds.next_street(self)

    # ---- queries ---------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat whose turn it is to bet, bring in or draw; ``None`` when it is nobody's."""
        return self.seats[self._queue[-1]] if self._queue else None

    @property
    def is_over(self) -> bool:
        return self.status == OVER

    @property
    def street_name(self) -> str:
        return self.game.streets[self.street].name

    @property
    def pot(self) -> int:
        """Everything in the middle, the bets of this street included."""
        return self.collected + sum(self.bet)

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

    @property
    def awaiting(self) -> dict[int, int]:
        """Cards still to be told: seat -> number, and 0 -> board cards."""
        return {(self.seats[place] if place >= 0 else 0): count for place, count in self._pending.items()}

    def cards_of(self, seat: int) -> tuple[int, ...]:
        return tuple(self.hole[self._place(seat)])

    def pots(self) -> list[Pot]:
        """Main pot first, with what has been bet so far; places, not seats."""
        paid = [put + bet for put, bet in zip(self.paid, self.bet, strict=True)]
        return side_pots(paid, self.live, self.dead_money)

    def show_order(self) -> list[int]:
        """Seats still in, in the order they must show their cards."""
        return showdown.show_order(self)

    def showings(self) -> list[tuple[int, bool]]:
        """(seat, whether he shows) of a finished showdown, in order."""
        return showdown.showings(self)

    def to_call(self) -> int:
        """Chips the actor must add to stay in; never more than he has."""
        if self.status != BET:
            return 0
        place = self._queue[-1]
        owed = rounds.owed(self, place)
        return min(owed, self.stack[place])

    def can_raise(self) -> bool:
        return not self.why_no_raise()

    def why_no_raise(self) -> str:
        """The reason code that forbids the actor to bet or raise, or an empty string."""
        if self.status == BRING_IN:
            covers = self.stack[self._queue[-1]] > self.stakes.bring_in
            return "" if covers else "not_enough_chips_to_raise"
        if self.status != BET:
            return "no_betting_now"
        return rounds.why_no_raise(self, self._queue[-1])

    def min_raise_to(self) -> int:
        """Smallest legal total of a bet or raise by the actor (his all-in if less); 0 if he may not raise."""
        if self.why_no_raise():
            return 0
        place = self._queue[-1]
        most = self.stack[place] + self.bet[place]
        return min(rounds.full_raise_to(self), most)

    def max_raise_to(self) -> int:
        """Largest legal total of a bet or raise by the actor; 0 if he may not raise."""
        if self.why_no_raise():
            return 0
        return rounds.max_raise_to(self, self._queue[-1])

    def legal_actions(self) -> Legal:
        """Everything the actor may do now."""
        if self.status == BET:
            place = self._queue[-1]
            stack, bet = self.stack[place], self.bet[place]
            owed = self.level - bet if self.ables > 1 else rounds.owed(self, place)
            low = high = 0
            if not rounds.why_no_raise(self, place):
                most = stack + bet
                low = rounds.full_raise_to(self)
                if low > most:
                    low = most
                high = most if self.game.limit == "no_limit" else rounds.max_raise_to(self, place)
            if owed <= 0:
                return Legal(True, True, 0, low, high, 0, 0, self.level)
            call = owed if owed < stack else stack
            return Legal(True, False, call, low, high, 0, 0, self.level, rounds.completes(self))
        if self.status == BRING_IN:
            place = self._queue[-1]
            forced = min(self.stakes.bring_in, self.stack[place])
            full = min(rounds.full_raise_to(self), self.stack[place])
            low = full if full > forced else 0
            return Legal(False, False, 0, low, low, forced, 0, 0, True)
        if self.status == DRAW:
            return Legal(False, False, 0, 0, 0, 0, len(self.hole[self._queue[-1]]))
        return Legal(False, False, 0, 0, 0, 0, 0)

    # ---- the actor's operations ------------------------------------------------------------------

    def fold(self) -> None:
        place = self._turn()
        self.events.append(("fold", self.seats[place]))
        self._queue.pop()
        rounds.drop(self, place)

    def check(self) -> None:
        place = self._turn()
        if rounds.owed(self, place) > 0:
            raise IllegalAction("must_call_or_fold", seat=self.seats[place], to_call=self.to_call())
        self.check_or_call()

    def call(self) -> None:
        place = self._turn()
        if rounds.owed(self, place) <= 0:
            raise IllegalAction("nothing_to_call", seat=self.seats[place])
        self.check_or_call()

    def check_or_call(self) -> None:
        """The passive action, whichever it is here: check, call, or bring in."""
        if self.status != BET:
            self.bring_in()
            return
        queue = self._queue
        place = queue.pop()
        level = self.level
        owed = level - self.bet[place] if self.ables > 1 else rounds.owed(self, place)
        if owed > 0:
            stack = self.stack[place]
            if owed >= stack:
                owed = stack
                self._able[place] = False
                self.ables -= 1
            self.stack[place] = stack - owed
            self.bet[place] += owed
            self.events.append(("call", self.seats[place], owed))
        else:
            self.events.append(("check", self.seats[place]))
        self._acted[place] = level
        if not queue:
            rounds.close(self)
        elif self.ables <= 1 or self._absent:
            rounds.moved(self)

    def raise_to(self, total: int, *, covering: bool = False) -> None:
        """Bet or raise to ``total`` chips on this street (limit: the one legal size, or all-in below it).

        ``covering`` also takes a raise below the minimum that already puts every opponent all-in, as online
        records write it.
        """
        if self.status == BRING_IN:
            self.complete(total)
            return
        place = self._turn()
        reason = rounds.why_no_raise(self, place)
        if reason:
            raise IllegalAction(reason, seat=self.seats[place])
        most = self.stack[place] + self.bet[place]
        low = rounds.full_raise_to(self)
        high = rounds.max_raise_to(self, place)
        if total > high:
            raise IllegalAction(
                "not_enough_chips" if total > most else "raise_above_maximum",
                seat=self.seats[place], to=total, max=high,
            )  # fmt: skip
        if total < low and total != most and not (covering and self._covers(place, total)):
            raise IllegalAction("raise_below_minimum", seat=self.seats[place], to=total, min=min(low, most))
        self._raise(place, total)

    bet_to = raise_to

    def all_in(self) -> None:
        """Everything the actor has, as the call or raise it amounts to; as far as the limit allows."""
        place = self._turn() if self.status != BRING_IN else self._queue[-1]
        if self.why_no_raise() and (self.status == BRING_IN or rounds.owed(self, place) > 0):
            self.check_or_call()
        else:
            self.raise_to(self.max_raise_to())

    def bring_in(self) -> None:
        """Post the forced opening bet of stud."""
        if self.status != BRING_IN:
            reason = "no_bring_in_now" if self.status == BET else "no_betting_now"
            raise IllegalAction(reason, status=self.status)
        rounds.post_bring_in(self, self._queue[-1])

    def complete(self, total: int | None = None) -> None:
        """Open a stud hand for the full small bet instead of the bring-in."""
        if self.status != BRING_IN:
            raise IllegalAction("no_bring_in_now")
        place = self._queue[-1]
        if self.why_no_raise():
            raise IllegalAction(self.why_no_raise(), seat=self.seats[place])
        wanted = self._completion(place)
        if total is not None and total != wanted:
            raise IllegalAction("raise_below_minimum" if total < wanted else "raise_above_maximum",
                                seat=self.seats[place], to=total, min=wanted)  # fmt: skip
        self.status = BET
        self._raise(place, wanted)

    def draw(self, discards: Iterable[int] = ()) -> None:
        """Throw ``discards`` (the actor's own cards) and take as many; none is standing pat."""
        if self.status != DRAW:
            raise IllegalAction("no_draw_now")
        dealing.discard(self, self._queue[-1], list(discards))
        rounds.moved(self)

    def stand_pat(self) -> None:
        self.draw(())

    # ---- operations of the dealer and the floor ----------------------------------------------------

    def deal_hole(self, seat: int, cards: Sequence[int]) -> None:
        """Tell the hand which cards a seat received (``HIDDEN`` if nobody knows)."""
        dealing.told_hole(self, self._place(seat), list(cards))
        self._told()

    def deal_board(self, cards: Sequence[int]) -> None:
        """Tell the hand which cards came to the board."""
        dealing.told_board(self, list(cards))
        self._told()

    def burn(self, card: int) -> None:
        """Tell the hand a burned card."""
        dealing.told_burn(self, card)

    def next_street(self) -> None:
        """Go on to the next street of a hand that is played ``stepwise``."""
        if self.status != STREET_OVER:
            raise IllegalAction("street_not_over", status=self.status)
        if rounds.waits_unseen(self):
            self.face_up = True
        rounds.next_street(self)

    def straddle(self, seat: int, amount: int) -> None:
        """Blind raises do not exist in tournaments."""
        raise IllegalAction("straddle_not_allowed", seat=seat, amount=amount)

    def kill(self, seat: int) -> None:
        """Declare a hand dead, whoever's turn it is; what it put in stays in the pot."""
        self._take_out(seat, "kill")

    def _take_out(self, seat: int, kind: str) -> None:
        """A live hand leaves play out of turn, recorded as ``kind``."""
        place = self._place(seat)
        if self.status == OVER or not self.live[place]:
            raise IllegalAction("hand_not_live", seat=seat)
        self.events.append((kind, seat))
        if place in self._queue:
            self._queue.remove(place)
        rounds.drop(self, place)

    def show(self, seat: int, cards: Sequence[int] | None = None) -> None:
        """Table a hand at showdown; ``cards`` names them when they were hidden."""
        showdown.show(self, self._place(seat), cards)

    def muck_hand(self, seat: int) -> None:
        """Give up the pot at showdown without showing."""
        showdown.muck(self, self._place(seat))

    # ---- inside ----------------------------------------------------------------------------------

    def _told(self) -> None:
        """Go on once the last expected card is known."""
        if not self._pending:
            if self.status == DRAW:
                rounds.open_betting(self)
            else:
                rounds.open_street(self)

    def _place(self, seat: int) -> int:
        try:
            return self.place_of[seat]
        except KeyError:
            raise IllegalAction("no_such_seat", seat=seat) from None

    def _turn(self) -> int:
        if self.status != BET:
            raise IllegalAction("no_betting_now", status=self.status)
        return self._queue[-1]

    def _covers(self, place: int, total: int) -> bool:
        return total > self.level and all(
            total >= self.stack[other] + self.bet[other]
            for other, alive in enumerate(self.live)
            if alive and other != place
        )

    def _completion(self, place: int) -> int:
        return min(rounds.full_raise_to(self), self.stack[place])

    def _raise(self, place: int, total: int) -> None:
        """Carry out a bet or raise already found legal."""
        added = total - self.bet[place]
        left = self.stack[place] - added
        self.stack[place] = left
        self.bet[place] = total
        if not left:
            self._able[place] = False
            self.ables -= 1
        kind = "raise" if self.level else "bet"
        rounds.note_raise(self, total)
        self._acted[place] = total
        self.last_aggressor = place
        self.events.append((kind, self.seats[place], total))
        able = self._able
        self._queue = [other for other in others_after(len(able), place) if able[other]]
        rounds.moved(self)

    def __repr__(self) -> str:
        turn = f", seat {self.actor} to act" if self._queue else ""
        board = f" [{cards_text(self.board)}]" if self.board else ""
        return f"<Hand {self.game.code} {self.street_name}{board}, pot {self.pot}, {self.status}{turn}>"
