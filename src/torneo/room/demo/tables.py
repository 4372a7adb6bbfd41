"""The tables of a demonstration: bots play hand after hand, dealers report, the floor is called.

What to do next is read from the event each time, never remembered: whatever a visitor does at the console,
the tables go on from there.
"""

import random
from typing import Final

import msgspec

from torneo.room.demo.giver import RoomDirector
from torneo.room.demo.people import Guests, People
from torneo.rulebook import Book
from torneo.simulate.dealer import Dealer
from torneo.simulate.plan import MINUTE, SECOND
from torneo.simulate.table_play import Played
from torneo.simulate.tally import Tally
from torneo.tournament import Command, Refused
from torneo.tournament.bubble.commands import FreezeHand
from torneo.tournament.bubble.freezing import freezes
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction, ReportToFloor
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.conduct.offers import offered, penalties_for
from torneo.tournament.hands.commands import CancelHand, DealFirstCard, ReportHand, StartHand
from torneo.tournament.seats.commands import ConfirmArrival, ReleaseTable
from torneo.tournament.seats.state import HandNow, Table

#: Share of hands in which something goes wrong, is broken off the table, or is told to the floor.
IRREGULAR: Final = 0.04
MISCONDUCT: Final = 0.02
REPORTS: Final = 0.006
_RUN_OUT: Final = 25 * SECOND
_PATIENCE: Final = 5 * MINUTE
#: Policies whose clauses people break now and then.
_MANNERS: Final = ("conduct_phone", "conduct_devices", "conduct_languages", "penalty_offences")
_LIGHT: Final = ("verbal_admonition", "verbal_warning", "missed_hands", "missed_rounds")
_COMPLAINTS: Final = (
    "Comenta la mano mientras otros siguen jugando.",
    "Tarda mucho en cada decisión y la mesa se queja.",
    "Usa el teléfono con cartas en la mano.",
    "Golpea la mesa cuando pierde.",
)


class Plan(msgspec.Struct):
    """A hand in progress as it will end. ``carried`` and ``chip``: what it was dealt with."""

    hand: int
    ends: int
    played: Played
    carried: int
    chip: int


class Tables:
    def __init__(
        self, director: RoomDirector, people: People, guests: Guests, rng: random.Random, session: str
    ) -> None:
        self.director, self.people, self.rng, self.session = director, people, rng, session
        self.tally = Tally()
        self.dealer = Dealer(director, self.tally, guests, rng, session, IRREGULAR)
        self.plans: dict[int, Plan] = {}
        self.halted_at: dict[int, int] = {}
        self.broken: dict[str, int] = {}

    def go_on(self, number: int, *, may_start: bool, patient: bool) -> None:
        """One table: ends the hand whose time has come, or begins the next. ``patient``: a short table waits
        for as long as it takes."""
        table = self.director.state.tables.get(number)
        if table is None or not table.open or table.session != self.session:
            self.plans.pop(number, None)
            return
        if table.hand is None:
            self.plans.pop(number, None)
            if may_start:
                self._start(table, patient)
            return
        plan = self.plans.get(number)
        if plan is None or plan.hand != table.hand.number:
            self._deal(table)
        elif table.hand.running_out and not plan.played.all_in:
            if plan.ends <= self.director.now:
                self._report(table, plan)
        elif table.hand.running_out:
            plan.played.all_in, plan.ends = {}, self.director.now + _RUN_OUT
        elif not table.hand.frozen and plan.ends <= self.director.now:
            self._end(table, plan)

    # ---- a hand --------------------------------------------------------------------------------------

    def _start(self, table: Table, patient: bool) -> None:
        if table.halted:
            since = self.halted_at.setdefault(table.number, self.director.now)
            release = ReleaseTable(
                table=table.number, waive=True, why="Todavía no se puede traer a nadie a esta mesa."
            )
            if patient or self.director.now - since < _PATIENCE or not self._did(release):
                return
        self.halted_at.pop(table.number, None)
        if self._did(StartHand(table=table.number)) and table.hand is not None:
            self._deal(table)

    def _deal(self, table: Table) -> None:
        assert table.hand is not None
        self._seat_blinds(table)
        self.tally.hands += 1
        carried, chip = table.carried, self.dealer.chips()[0]
        played = self._play(table, table.hand, carried)
        self.plans[table.number] = Plan(
            table.hand.number, self.director.now + played.lasted, played, carried, chip
        )

    def _seat_blinds(self, table: Table) -> None:
        """The first card does not wait for people on their way, unless they are to post a blind."""
        positions = table.positions
        if not table.coming or positions is None:
            return
        for seat in (positions.small, positions.big):
            if seat in table.coming:
                self.director.give(ConfirmArrival(entry=table.seats[seat - 1]))
        if table.coming and not self._did(DealFirstCard(table=table.number)):
            for seat in list(table.coming):
                self.director.give(ConfirmArrival(entry=table.seats[seat - 1]))

    def _play(self, table: Table, hand: HandNow, carried: int) -> Played:
        only = len(self.director.state.open_tables(self.session)) == 1
        return self.dealer.play(table, hand, carried, left=table.players if only else 0)

    def _end(self, table: Table, plan: Plan) -> None:
        assert table.hand is not None
        played = plan.played
        if plan.chip != self.dealer.chips()[0]:
            plan.played = played = self._play(table, table.hand, plan.carried)
            plan.chip = self.dealer.chips()[0]
        hand_for_hand = self.director.state.sessions[self.session].hand_for_hand
        if hand_for_hand and played.all_in and not played.void and freezes(self.director.book):
            if self._did(FreezeHand(table=table.number, all_in=played.all_in)):
                return
            played.all_in = {}
        self._report(table, plan)

    def _report(self, table: Table, plan: Plan) -> None:
        """What the dealer says at the end. Where the record does not agree (a visitor has been at the table
        meanwhile) the hand is played again from what is there, and given up if even that does not fit."""
        assert table.hand is not None
        number = table.hand.number
        void = plan.played.void
        if void and plan.played.rulings:
            void = _title(self.director.book, plan.played.rulings[-1])
        self._rulings(table, plan.played)
        if void:
            done = self._did(CancelHand(table=table.number, why=void, redeal=False))
        else:
            done = self._told(table, plan.played, plan.carried)
            if not done:
                again = self._play(table, table.hand, plan.carried)
                done = not again.void and self._told(table, again, plan.carried)
        if not done and table.hand is not None:
            why = "La mano no cuadra con el registro."
            self._did(CancelHand(table=table.number, why=why, redeal=False))
        self.plans.pop(table.number, None)
        if table.open:
            self._misconduct(table, number)
            self.people.may_step_away(table.number)

    def _told(self, table: Table, played: Played, carried: int) -> bool:
        return self._did(
            ReportHand(
                table=table.number, stacks=played.stacks, carried=played.carried - carried + table.carried,
                beaten_by=played.beaten_by, hand_order=played.hand_order,
            )
        )  # fmt: skip

    # ---- the floor -----------------------------------------------------------------------------------

    def _rulings(self, table: Table, played: Played) -> None:
        """The floor's rulings go on record with their clauses, and so do infractions."""
        assert table.hand is not None
        book = self.director.book
        for clause in played.rulings:
            self._did(
                Decide(
                    matter="technical_ruling", option="apply_technical", why=_title(book, clause),
                    about={"clause": clause, "table": table.number, "hand": table.hand.number},
                )
            )  # fmt: skip
        for seat, clause in played.infractions:
            self._did(RecordInfraction(clause=clause, table=table.number, seat=seat, seen_by="Bot"))
        played.rulings, played.infractions = (), ()

    def _misconduct(self, table: Table, hand: int) -> None:
        """Now and then somebody forgets his manners, or complains about somebody."""
        if not table.taken:
            return
        seat = table.taken[int(self.rng.random() * len(table.taken))]
        dice = self.rng.random()
        if dice < MISCONDUCT:
            clauses = _manners(self.director.book)
            if clauses:
                clause = clauses[int(self.rng.random() * len(clauses))]
                told = RecordInfraction(
                    clause=clause, table=table.number, seat=seat, hand=hand, seen_by="Bot",
                    facts=_title(self.director.book, clause),
                )  # fmt: skip
                if self._did(told):
                    self._penalty(len(self.director.state.infractions))
        elif dice < MISCONDUCT + REPORTS:
            entry = self.director.state.entries[table.seats[seat - 1]]
            self._did(
                ReportToFloor(
                    kind="conduct", table=table.number,
                    accused=self.director.state.players[entry.player].name,
                    facts=_COMPLAINTS[int(self.rng.random() * len(_COMPLAINTS))],
                )
            )  # fmt: skip

    def _penalty(self, number: int) -> None:
        """Where the book leaves it open whether an infraction is punished, the floor gives the lightest
        penalty as often as not. What must be punished is asked for by the event itself."""
        state, book = self.director.state, self.director.book
        if number in state.conduct.open or self.rng.random() < 0.4:
            return
        offer = offered(state, state.infractions[number - 1], book)
        light = [one for one in offer.choices if one.penalty in _LIGHT]
        if light:
            one = light[int(self.rng.random() * len(light))]
            why = state.infractions[number - 1].facts
            self._did(GivePenalty(infraction=number, penalty=one.penalty, size=one.low, why=why))

    def _did(self, command: Command) -> bool:
        return not isinstance(self.director.give(command), Refused)


def _manners(book: Book) -> list[str]:
    """Clauses on conduct whose breach can be answered with something light."""
    found = dict.fromkeys(clause for policy in _MANNERS for clause in book.clauses_for(policy))
    return [clause for clause in found if set(penalties_for(book, clause)) & set(_LIGHT)]


def _title(book: Book, clause: str) -> str:
    found = book.clauses.get(clause)
    return found.es.title if found is not None else clause
