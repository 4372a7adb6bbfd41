"""The floor answers every infraction: with a penalty the book offers, mostly a light one, or by letting it
pass for a reason. What is grave goes to the commission, if the book has one."""

import random
from typing import Final

from torneo.floor.penalty_scale import BAN
from torneo.simulate.commission import Commission
from torneo.simulate.director import Director
from torneo.simulate.incidents import GRAVE
from torneo.simulate.tally import Tally
from torneo.tournament import Refused, todo
from torneo.tournament.chips.values import smallest_in_play
from torneo.tournament.conduct.commands import CarryOutPenalty, GivePenalty
from torneo.tournament.conduct.fair_play import NO_VIOLATION
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.conduct.offers import (
    NO_PENALTY,
    OTHER_PENALTY,
    UNITS,
    Choice,
    PenaltyOffer,
    current_entry,
    offered,
)
from torneo.tournament.conduct.put_out import OUT
from torneo.tournament.conduct.state import Infraction
from torneo.tournament.entries.state import ALIVE, Entry

#: How often: what need not be punished is let pass; the floor goes one step up the list; somebody is put out
#: who need not be; the list being open, the floor finds a penalty of its own; an infraction is answered
#: before the hand ends; a suspicion is found true; a ban follows a disqualification.
_PASSES: Final = 0.25
_HEAVIER: Final = 0.3
_PUT_OUT: Final = 0.03
_OWN: Final = 0.05
_AT_ONCE: Final = 0.5
_TRUE: Final = 0.7
_BANNED: Final = 0.3
_SPOKEN: Final = ("verbal_warning", "verbal_admonition", OTHER_PENALTY)
_EXCUSES: Final = (
    "fue sin querer y se disculpó",
    "nadie salió perjudicado",
    "es la primera vez y no lo sabía",
    "la mesa no se puso de acuerdo en lo que pasó",
)
_OWN_PENALTY: Final = "pide disculpas a la mesa"


class Discipline:
    """``waiting``: infractions on record that are still to be answered."""

    def __init__(
        self, director: Director, tally: Tally, rng: random.Random, commission: Commission | None
    ) -> None:
        self.director, self.tally, self.rng, self.commission = director, tally, rng, commission
        self.seen = 0
        self.waiting: list[int] = []

    def in_hand(self) -> None:
        """Something was put on record with the hand still on: the floor may not wait for its end."""
        if self.rng.random() < _AT_ONCE:
            self.answer()

    def answer(self) -> None:
        """Judges what is suspected and answers what is on record."""
        state = self.director.state
        for number in list(state.conduct.suspected):
            self._judge(number)
        for infraction in state.infractions[self.seen :]:
            if infraction.answer:
                continue
            if self.commission is not None and infraction.offence in GRAVE:
                self.commission.open(infraction.number)
            else:
                self.waiting.append(infraction.number)
        self.seen = len(state.infractions)
        if self.waiting:
            self.waiting = [number for number in self.waiting if not self._answered(number)]

    def close(self) -> None:
        """The event is over: nothing may stay open."""
        director = self.director
        self.answer()
        for _ in range(len(director.state.conduct.pending) + 1):
            for due in todo(director.state, director.now, director.book):
                if isinstance(due.command, CarryOutPenalty):
                    director.give(due.command)
        ends = [one.until for one in director.state.conduct.penalties if one.status == "serving"]
        if any(ends):
            director.now = max(director.now, *ends)
        for one in director.state.conduct.penalties:
            if one.status == "serving" and one.until:
                director.must(CarryOutPenalty(penalty=one.number))

    # ---- what is suspected -----------------------------------------------------------------------------

    def _judge(self, number: int) -> None:
        director = self.director
        found = offer(director.state, "fair_play", {"suspicion": number}, director.book)
        if isinstance(found, Refused):
            return
        guilty = self.rng.random() < _TRUE
        director.must(
            Decide(
                matter="fair_play", option=found.options[-1] if guilty else NO_VIOLATION,
                why="las manos lo muestran" if guilty else "las manos no lo muestran",
                about={"suspicion": number},
            )
        )  # fmt: skip

    # ---- what is on record -----------------------------------------------------------------------------

    def _answered(self, number: int) -> bool:
        director = self.director
        infraction = director.state.infractions[number - 1]
        if infraction.answer:
            return True
        lawful = offered(director.state, infraction, director.book)
        command = self._chosen(infraction, lawful)
        playing = self._plays(current_entry(director.state, infraction))
        if command.penalty in OUT and playing and len(director.state.alive()) < 2:
            return False
        told = director.give(command)
        if not isinstance(told, Refused):
            if command.penalty in OUT:
                self._ban(command, lawful)
            return True
        if told.reason != "hand_in_progress":
            self.tally.found(f"penalty: {command.penalty} {command.size} refused: {told.reason} {told.facts}")
        return False

    def _chosen(self, infraction: Infraction, lawful: PenaltyOffer) -> GivePenalty:
        choice = self._choice(infraction, lawful)
        if choice is None:
            why = _EXCUSES[int(self.rng.random() * len(_EXCUSES))]
            return GivePenalty(infraction=infraction.number, penalty=NO_PENALTY, why=why)
        if choice.penalty == OTHER_PENALTY:
            return GivePenalty(infraction=infraction.number, penalty=OTHER_PENALTY, why=_OWN_PENALTY)
        why = infraction.facts or self.director.book.clauses[infraction.clause].es.title
        return GivePenalty(
            infraction=infraction.number, penalty=choice.penalty, why=why, size=self._size(choice)
        )

    def _choice(self, infraction: Infraction, lawful: PenaltyOffer) -> Choice | None:
        """One of the lawful penalties, or none at all where that is lawful too."""
        rng, entry = self.rng, current_entry(self.director.state, infraction)
        if not lawful.must and rng.random() < _PASSES:
            return None
        usual = [one for one in lawful.proposed or lawful.choices if self._suits(one, entry)]
        usual = usual or [one for one in lawful.choices if self._suits(one, entry)]
        out = [one for one in lawful.choices if one.penalty in OUT]
        playing = self._plays(entry)
        if out and playing and rng.random() < _PUT_OUT:
            return out[0]
        if lawful.open and rng.random() < _OWN:
            return Choice(OTHER_PENALTY)
        if usual:
            step = 0
            while step < len(usual) - 1 and rng.random() < _HEAVIER:
                step += 1
            return usual[step]
        return lawful.choices[0] if lawful.must else None

    def _suits(self, choice: Choice, entry: Entry | None) -> bool:
        """Nobody is put out lightly, and who no longer plays has no hands to miss and no chips to lose."""
        if choice.penalty in (*OUT, BAN):
            return False
        if choice.penalty in _SPOKEN:
            return True
        if not self._plays(entry):
            return False
        assert entry is not None
        table = self.director.state.tables.get(entry.table)
        if table is None or table.players < 3:
            return False
        return choice.penalty != "chip_forfeiture" or entry.stack > 2 * self._chip(entry)

    def _plays(self, entry: Entry | None) -> bool:
        return self.director.state.phase == "running" and entry is not None and entry.status in ALIVE

    def _chip(self, entry: Entry) -> int:
        return smallest_in_play(self.director.state, entry.session)

    def _size(self, choice: Choice) -> int:
        """The least the book allows, or a little more."""
        if choice.penalty not in UNITS:
            return 0
        if choice.penalty == "timed_suspension":
            return max(choice.low, 5 * (1 + int(self.rng.random() * 4)))
        if choice.penalty == "chip_forfeiture":
            chips = self.director.state.ledger.in_play
            return min(value for value, count in chips.items() if count > 0)
        more = int(self.rng.random() ** 2 * 3)
        return choice.low + more if choice.high is None else min(choice.low + more, choice.high)

    def _ban(self, given: GivePenalty, lawful: PenaltyOffer) -> None:
        """Where the book knows it, a disqualification may close the door of later events too."""
        if any(one.penalty == BAN for one in lawful.choices) and self.rng.random() < _BANNED:
            self.director.give(GivePenalty(infraction=given.infraction, penalty=BAN, why=given.why))
