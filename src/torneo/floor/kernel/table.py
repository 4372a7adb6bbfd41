"""A hand being played under a book, and what the floor has to remember about it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from torneo.floor import conditions
from torneo.floor.acts import Act, Bets, Chips, Decides, Does, TurnsIn
from torneo.floor.citations import CASES, cite
from torneo.floor.facts import EventFacts
from torneo.floor.kernel import registry
from torneo.floor.kernel.deal import Deal
from torneo.floor.kernel.matters import Decision, Question
from torneo.floor.kernel.open_questions import is_past, lasts, same
from torneo.floor.kernel.people import Standing
from torneo.floor.kernel.states import (
    CHANGEABLE,
    Betting,
    Bonds,
    Cards,
    LooseChips,
    Outside,
    Record,
    Showdown,
    State,
)
from torneo.floor.reading import AGGRESSIVE, NO_LIMITS, Limits, Reading
from torneo.floor.ruling import Option, Ruling
from torneo.floor.spot import Spot, spot_in
from torneo.hand import Hand
from torneo.hand.amend import copy_hand
from torneo.hand.rounds import waits_unseen
from torneo.hand.status import BET, DEAL, OVER, SHOWDOWN, STREET_OVER
from torneo.rulebook import Book

Next = int | Literal["street_over", "showdown", "frozen", "hand_over"]


class Table:
    """The hand, the book, and the open matters between them."""

    def __init__(
        self,
        hand: Hand,
        book: Book,
        *,
        denominations: Sequence[int] = (),
        posted: Mapping[int, Chips] | None = None,
        facts: EventFacts | None = None,
    ) -> None:
        self.hand = hand
        self.book = book
        self.denominations = tuple(sorted(denominations))
        self.posted = dict(posted or {})
        self.facts = facts or EventFacts()
        self.rulings: list[Ruling] = []
        self.decisions: list[Decision] = []
        self.asked: Question | None = None
        #: Questions another came in between of, the latest last: each is open again once that is answered.
        self.put_off: list[Question] = []
        self.betting = Betting()
        self.bonds = Bonds()
        self.outside = Outside()
        self.chips = LooseChips()
        self.showdown = Showdown(face_up_told=hand.face_up)
        self.cards = Cards()
        self.record = Record()
        #: People, clock, button and level: replaced as a whole, never changed in place.
        self.standing = Standing()
        #: Faults of the deal and deals that did not count: replaced as a whole, never changed in place.
        self.deal = Deal()
        #: How many events of the hand have been searched for turns it played for absent players.
        self.events_looked_at = 0
        #: The table before the last ruling on a player, for a floor that sets it aside.
        self.before: Table | None = None
        #: The table before players were taken to have checked in silence.
        self.before_silence: Table | None = None
        #: The table before cards were given up in mid-hand, by seat.
        self.before_fold: dict[int, Table] = {}

    # ---- what can be seen ------------------------------------------------------------------------

    @property
    def question(self) -> Ruling | None:
        """The open question, if the floor owes an answer."""
        if self.asked is None:
            return None
        about = (self.asked.reading.case, self.asked.seat)
        told = (each for ruling in reversed(self.rulings) for each in (*reversed(ruling.followed_by), ruling))
        questions = [ruling for ruling in told if ruling.is_question]
        return next((one for one in questions if (one.reason, one.seat) == about), questions[0])

    @property
    def open_questions(self) -> tuple[Question, ...]:
        """All the floor owes an answer to, the one it is asked now last."""
        return (*self.put_off, *((self.asked,) if self.asked is not None else ()))

    @property
    def lasting_questions(self) -> list[Question]:
        """Those that do not end with the hand."""
        return [question for question in self.open_questions if lasts(question, self.book)]

    @property
    def stopped(self) -> bool:
        """Does the hand wait for an answer?"""
        return any(question.stops for question in self.open_questions)

    @property
    def smallest_chip(self) -> int:
        return self.denominations[0] if self.denominations else self.hand.smallest_chip

    @property
    def next(self) -> Next:
        status = self.hand.status
        if status == OVER:
            return "hand_over"
        if self.stopped or self.waits_for_other_tables:
            return "frozen"
        if status in (STREET_OVER, DEAL):
            return "street_over"
        actor = self.hand.actor
        return "showdown" if status == SHOWDOWN or actor is None else actor

    @property
    def waits_for_other_tables(self) -> bool:
        """Hand for hand, an all-in with no more betting stays as it is until every table has finished."""
        return self.hand.status == STREET_OVER and waits_unseen(self.hand)

    @property
    def dead(self) -> list[int]:
        """Seats dealt in whose hand is out of play, one that only an answer could bring back included."""
        lying = {question.seat for question in self.open_questions if question.dead}
        hands = zip(self.hand.seats, self.hand.live, strict=True)
        return [seat for seat, alive in hands if not alive or seat in lying]

    def limits(self, seat: int) -> Limits:
        bound = self.bonds.bound.get(seat, NO_LIMITS)
        if self.bonds.no_raise_on.get(seat) == self.hand.street:
            bigger = bound.case == "out_of_turn_bigger_bet"
            return Limits(no_raise=True, case=bound.case if bigger else "out_of_turn_smaller_bet")
        return self.word_due(seat) or bound

    def word_due(self, seat: int) -> Limits | None:
        """What a conditional statement leaves open to the seat, once its condition is fulfilled."""
        return conditions.due(self.hand, self.bonds.conditions.get(seat), seat)

    def spot(self, seat: int) -> Spot:
        """What the seat faces."""
        return spot_in(self.hand, seat, self.limits(seat), self.announced_pot)

    def may(self) -> list[str]:
        """What the seat to act may do, with what it has bound itself to."""
        actor = self.hand.actor
        if actor is None or self.stopped:
            return []
        limits = self.limits(actor)
        kinds = self.hand.legal_actions().kinds
        if limits.only:
            return [kind for kind in kinds if kind == limits.only]
        if limits.no_raise:
            kinds = [kind for kind in kinds if kind not in AGGRESSIVE]
        if limits.must_raise:
            alone = [self.spot(actor).raise_word] if self.raises_alone(actor) else []
            kinds = [kind for kind in kinds if kind in AGGRESSIVE] or alone
        if limits.no_fold:
            kinds = [kind for kind in kinds if kind != "fold"]
        return kinds

    def to_call(self) -> int:
        return self.hand.to_call()

    def raises_alone(self, actor: int) -> bool:
        """Facing only players who are all-in: a raise is taken, and comes back since nobody can call it."""
        hand = self.hand
        return hand.status == BET and hand.ables < 2 and not self.spot(actor).no_raise

    def min_raise_to(self) -> int:
        bound = self._raise_bound(lambda spot: min(spot.full_raise_to, spot.most))
        return self.hand.min_raise_to() if bound is None else bound

    def max_raise_to(self) -> int:
        bound = self._raise_bound(lambda spot: spot.max_raise_to)
        return self.hand.max_raise_to() if bound is None else bound

    def _raise_bound(self, alone: Callable[[Spot], int]) -> int | None:
        """What a raise is held to by more than the hand: 0 if there is none to make, what he is bound to, or
        ``alone`` where nobody could call it; None: the hand's own bounds."""
        actor = self.hand.actor
        if actor is None:
            return 0
        limits = self.limits(actor)
        if limits.no_raise:
            return 0
        if limits.to is None and self.raises_alone(actor):
            return alone(self.spot(actor))
        return limits.to

    @property
    def announced_pot(self) -> int | None:
        """The pot as it was told on this street, before anybody bet on the strength of it."""
        told = self.betting.told_pot
        return told[0] if told is not None and told[1] == self.hand.street else None

    def in_front(self, seat: int) -> Chips:
        """Own chips of this street still in front of a seat, as they lie there."""
        bet = self.hand.bet[self.hand.place_of[seat]]
        chips = self.posted.get(seat)
        if chips and self.hand.street == 0 and self.hand.acted_at(seat) < 0:
            return chips
        return {bet: 1} if bet else {}

    def counts_prior(self, spot: Spot) -> bool:
        """Do the chips in front matter to the reading of new ones? A blind that faces no raise is called as
        usual where the book leaves the mixture to the director."""
        if self.book.values["betting_prior_chips_added"] == "director_decides":
            return not spot.opening
        return True

    # ---- what happens ----------------------------------------------------------------------------

    def rule(self, act: Act) -> Ruling:
        """Rule on an act and carry the ruling out."""
        if not isinstance(act, Decides):
            self.before = self.copy() if isinstance(act, Does | Bets | TurnsIn) else None
        self.record.answering = isinstance(act, Decides)
        ruling = registry.rule_on(self, act)
        self.rulings.append(ruling)
        if ruling.infraction is not None and ruling.seat is not None and not self.record.answering:
            self.record.faults.append((ruling.seat, ruling.infraction))
        self.record.answering = False
        self._take_up()
        return ruling

    def ask(self, question: Question) -> None:
        """The question the floor is asked now. The same asked anew takes the place of the first."""
        before = self.asked
        if before is not None and (lasts(before, self.book) or not same(before, question)):
            self.put_off.append(before)
        self.asked = question

    def drop(self, case: str, seat: int | None = None) -> None:
        """Questions of a case, about that player or anybody, have become moot."""
        moot = [one for one in self.open_questions if one.reading.case == case and seat in (None, one.seat)]
        self.put_off = [one for one in self.put_off if one not in moot]
        if self.asked in moot:
            self.asked = None

    def _take_up(self) -> None:
        """What was put off is asked again, unless it is about something gone by."""
        while self.asked is None and self.put_off:
            question = self.put_off.pop()
            if lasts(question, self.book) or not is_past(question, self.hand):
                self.asked = question

    def ruling(self, seat: int | None, reading: Reading, **more: object) -> Ruling:
        """A ruling made of a reading: citations and penalties added, and what the player has on record."""
        penalties: tuple[str, ...] = ()
        if reading.infraction is not None:
            reading, penalties = registry.on_record(self, seat, reading)
        fields: dict[str, object] = {
            "kind": reading.kind,
            "reason": reading.case,
            "clauses": cite(
                self.book, *(self._on_this_street(case) for case in (reading.case, *reading.also))
            ),
            "settlement": CASES.settlement(self.book, reading.case),
            "facts": reading.facts,
            "seat": seat,
            "action": reading.action,
            "to": reading.to,
            "options": tuple(Option(code) for code in reading.options),
            "infraction": reading.infraction,
            "penalties": penalties,
            "correctable_until": reading.correctable_until,
            "steps": reading.steps,
        }
        fields.update(more)
        return Ruling(**fields)  # type: ignore[arg-type]

    def _on_this_street(self, case: str) -> str:
        """The case of the betting round in play, where a book speaks of each of them by itself."""
        street = self.hand.street_name
        if case not in ("min_opening_bet", "next_street") or street not in ("flop", "turn", "river"):
            return case
        on_it = f"{street}_round"
        return on_it if CASES.speaks(self.book, on_it) else case

    def copy(self) -> "Table":
        """An independent twin, for trying an option out."""
        twin = Table.__new__(Table)
        for name, value in vars(self).items():
            changeable = type(value) in CHANGEABLE or isinstance(value, State)
            setattr(twin, name, value.copy() if changeable else value)
        twin.hand = copy_hand(self.hand)
        twin.before = None
        return twin
