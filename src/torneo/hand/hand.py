"""A hand being played: who holds what, whose turn it is, what he may do, and doing it.

Players are kept by *place*: 0 is the first occupied seat left of the button, then clockwise. Everything a
caller passes or gets is by seat number. The lists ``stack``, ``bet``, ``paid``, ``live`` and ``hole`` are
indexed by place and are the hand's working memory; treat them as read-only.

Each operation acts or raises :class:`IllegalAction` and then has changed nothing.
"""

import random
from collections.abc import Collection, Iterable, Mapping, Sequence

from torneo.cards import cards_text
from torneo.hand import dealing, forced_bets, rounds, showdown
from torneo.hand.games import Game
from torneo.hand.games import game as game_of
from torneo.hand.illegal import IllegalAction
from torneo.hand.legal import Legal
from torneo.hand.memory import HandMemory
from torneo.hand.mid_hand import begin_at
from torneo.hand.pots import Pot, side_pots
from torneo.hand.rules import DEFAULT_RULES, HandRules
from torneo.hand.seating import clockwise_places, others_after, refuse_empty_stack
from torneo.hand.stakes import Stakes
from torneo.hand.start import StartPoint
from torneo.hand.status import BET, BRING_IN, DEAL, DRAW, STREET_OVER


class Hand(HandMemory):
    """One hand at one table, from the forced bets to the paid pots.

    ``deck`` is the stub, top card first; it may hold ``HIDDEN`` cards. With ``deck=None`` the hand is told
    its cards (``deal_hole``, ``deal_board``), as at a live table or from a record. ``blinds`` fixes who posts
    what, last entry the biggest; by default it follows from the button. ``posts`` are live bets of newcomers,
    ``dead_posts`` chips that only go to the pot, ``withheld`` forced bets due and not posted, ``carried`` a
    remainder left by the hand before. A
    ``stepwise`` hand waits after each betting round for ``next_street``; ``start`` begins in mid-hand.
    """

    __slots__ = ()

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
        self._queue = []
        self._pending = {}
        self._discards = []
        self._rng = rng
        self._absent = forced_bets.absent_places(self, absent) if absent else frozenset()
        self.penalised = forced_bets.absent_places(self, penalised) if penalised else frozenset()
        self._absent |= self.penalised
        self.absent = self._absent
        self.deck = self.first_deck = deck
        self._top = 0
        self.hole = []
        self.up = []
        self.board = []
        self.burns = []
        self.muck = []
        self.shown = {}
        self.street = -1
        self.collected = self.carried_in = carried
        self.dead_money = carried
        self.carried = 0
        self.level = self.full_level = self.full_raise = self.raises = self.unit = 0
        self.underraised_to = 0
        self.phantom_blinds = 0
        self.last_aggressor = -1
        self.face_up = False
        self.smallest_chip = smallest_chip
        self.players_in_event = players_in_event
        self.cap = None
        self.opener = self.opening_bet = 0
        self.blinds = ()
        self.small_blind = None
        self.big_blind = None
        self.auto_showdown = auto_showdown
        self.stepwise = stepwise
        self.start = start
        self.last_bets = self.bet
        self.last_return = 0
        self.awards = []
        self.events = []
        self.otherwise = {}
        self.withheld = {}
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
    def street_name(self) -> str:
        return self.game.streets[self.street].name

    @property
    def pot(self) -> int:
        """Everything in the middle, the bets of this street included."""
        return self.collected + sum(self.bet)

    @property
    def awaiting(self) -> dict[int, int]:
        """Cards still to be told: seat -> number, and 0 -> board cards."""
        return {(self.seats[place] if place >= 0 else 0): count for place, count in self._pending.items()}

    def cards_of(self, seat: int) -> tuple[int, ...]:
        return tuple(self.hole[self._place(seat)])

    @property
    def turn(self) -> int:
        """The place whose turn it is, while it is somebody's."""
        return self._queue[-1]

    @property
    def waiting(self) -> list[int]:
        """Seats still to act on this street, the next one first."""
        return [self.seats[place] for place in reversed(self._queue)]

    @property
    def absent_seats(self) -> frozenset[int]:
        """Seats whose turns nobody waits for: away, on a penalty, or with a blind too short to play."""
        return frozenset(self.seats[place] for place in self._absent)

    @property
    def penalised_seats(self) -> frozenset[int]:
        return frozenset(self.seats[place] for place in self.penalised)

    @property
    def rng(self) -> random.Random | None:
        """What shuffles its deck; ``None`` where the cards are told or nobody knows them."""
        return self._rng

    @property
    def undealt(self) -> Sequence[int]:
        """The cards of the stub, top card first."""
        return self.deck[self._top :] if self.deck is not None else ()

    @property
    def discards(self) -> list[int]:
        """Cards thrown and not yet replaced."""
        return [card for _, cards in self._discards for card in cards]

    def can_bet(self, seat: int) -> bool:
        """A live hand with chips behind."""
        return self._able[self._place(seat)]

    def acted_at(self, seat: int) -> int:
        """The bet there was when the seat last acted on this street; -1 if it has not."""
        return self._acted[self._place(seat)]

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
        rounds.fold(self)

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
        else:
            rounds.check_or_call(self)

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
        rounds.draw(self, list(discards))

    def stand_pat(self) -> None:
        self.draw(())

    # ---- operations of the dealer and the floor ----------------------------------------------------

    def deal_hole(self, seat: int, cards: Sequence[int]) -> None:
        """Tell the hand which cards a seat received (``HIDDEN`` if nobody knows)."""
        dealing.told_hole(self, self._place(seat), list(cards))
        rounds.told(self)

    def deal_board(self, cards: Sequence[int]) -> None:
        """Tell the hand which cards came to the board."""
        dealing.told_board(self, list(cards))
        rounds.told(self)

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
        rounds.take_out(self, seat, "kill")

    def sits_in(self, seat: int) -> None:
        """An absent player is back in time: from now on his turns are his own."""
        self._absent -= {self._place(seat)}

    def show(self, seat: int, cards: Sequence[int] | None = None) -> None:
        """Table a hand at showdown; ``cards`` names them when they were hidden."""
        showdown.show(self, self._place(seat), cards)

    def award(self, winners: Sequence[Sequence[int]]) -> None:
        """Somebody says which seats win each pot, the main pot first: cards decide that nobody saw."""
        showdown.award(self, [[self._place(seat) for seat in own] for own in winners])

    def muck_hand(self, seat: int) -> None:
        """Give up the pot at showdown without showing."""
        showdown.muck(self, self._place(seat))

    # ---- inside ----------------------------------------------------------------------------------

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
