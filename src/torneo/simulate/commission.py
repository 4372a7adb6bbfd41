"""Cases of a simulated event: the commission hears and decides them while the tables play, its orders are
carried out in the room, and no file stays open."""

import random
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Any, Final

import msgspec

from torneo.commission import Case, act, case_about, fold, offer, orders, pending
from torneo.commission.commands import (
    AppointCommission,
    CloseCase,
    DecideCase,
    FileDefence,
    GiveNotice,
    RecordEventEnd,
    RecordExecution,
    SendReport,
)
from torneo.commission.deciding import principles
from torneo.commission.hearing import channels
from torneo.commission.sanctions import NO_SANCTION, TRANSFER, ceiling, scopes
from torneo.simulate.director import Director
from torneo.simulate.plan import MINUTE
from torneo.simulate.tally import Tally
from torneo.tournament import Actor, Asked, Command, Happened, Refused
from torneo.tournament.conduct.commands import GivePenalty
from torneo.tournament.conduct.matters import Offer
from torneo.tournament.conduct.offers import NO_PENALTY, current_entry, offered
from torneo.tournament.entries.state import ALIVE

_MEMBERS: Final = ("Marta Ruiz", "Iván Peña", "Lucía Gil")
_JUDGE: Final = Actor(_MEMBERS[0], "commission")
_CLERK: Final = Actor("simulate", "director")
#: How often the person answers, has nothing to add afterwards, and what the decision is like.
_DEFENDS: Final = 0.7
_COMPLETE: Final = 0.5
_WEIGHTS: Final = {NO_SANCTION: 0.2, "verbal_admonition": 0.3, "in_event_fine": 0.3, "expulsion": 0.2}


class CaseFile(msgspec.Struct, kw_only=True):
    """A case and the events it is made of."""

    case: Case
    journal: list[Happened] = []


class Commission:
    """``agenda``: what is to be done in which case, and when."""

    def __init__(self, director: Director, tally: Tally, rng: random.Random) -> None:
        self.director, self.tally, self.rng = director, tally, rng
        self.files: list[CaseFile] = []
        self.agenda: list[tuple[int, int, Callable[[], None]]] = []
        self.noted = 0

    # ---- time ------------------------------------------------------------------------------------------

    def catch_up(self, until: int | None = None) -> None:
        """Does what has come up by then (None: everything there is), each thing at its time."""
        while self.agenda and (until is None or self.agenda[0][0] <= until):
            when, _, what = heappop(self.agenda)
            self.director.now = max(self.director.now, when)
            what()

    def _later(self, minutes: int, what: Callable[[CaseFile], None], file: CaseFile) -> None:
        self.noted += 1
        heappush(self.agenda, (self.director.now + minutes * MINUTE, self.noted, lambda: what(file)))

    def _minutes(self, low: int, high: int) -> int:
        return low + int(self.rng.random() * (high - low))

    # ---- the course of a case --------------------------------------------------------------------------

    def open(self, infraction: int) -> None:
        """The case an infraction on record opens, and the first notice."""
        file = CaseFile(case=Case())
        self.files.append(file)
        name = f"C-{len(self.files)}"
        opens = case_about(self.director.state, infraction, name)
        assert not isinstance(opens, Refused)
        self._do(file, AppointCommission(members=_MEMBERS, resolution="014"), _CLERK)
        self._do(file, opens, _JUDGE)
        ways = channels(self.director.book)
        self._do(file, GiveNotice(about="charges", channels=ways[:1]), _JUDGE)
        self._later(self._minutes(0, 10), self._notify, file)

    def _notify(self, file: CaseFile) -> None:
        """The last notice of the charges: from here the defence runs."""
        self._do(file, GiveNotice(about="charges", channels=channels(self.director.book)), _JUDGE)
        left = (file.case.defence_until - self.director.now) // MINUTE
        if self.rng.random() < _DEFENDS:
            self._later(self._minutes(left // 6, left - 5), self._defend, file)
        else:
            self._later(left + 5, self._decide, file)

    def _defend(self, file: CaseFile) -> None:
        case = file.case
        person = Actor(case.person.player or case.person.name, "player" if case.person.player else "public")
        complete = self.rng.random() < _COMPLETE
        self._do(file, FileDefence(text="no lo hice con mala intención", complete=complete), person)
        left = max(case.defence_ends - self.director.now, 0) // MINUTE
        self._later(left + 10, self._decide, file)

    def _decide(self, file: CaseFile) -> None:
        """Reasoned and signed; carried out in the room at once."""
        case, book = file.case, self.director.book
        outcome = self._outcome(case)
        self._do(
            file,
            DecideCase(
                outcome=outcome, reasons="los hechos están probados y la medida es proporcionada"
                if outcome != NO_SANCTION else "los hechos no están probados",
                signed=_MEMBERS[: self._minutes(2, 4)], principles=principles(book),
                amount=self._fine(ceiling(case, book)) if outcome == "in_event_fine" else 0,
                scope=self.rng.choice(scopes(book)) if outcome == "expulsion" else "",
            ),
            _JUDGE,
        )  # fmt: skip
        self._order(file)
        self._do(file, GiveNotice(about="decision", channels=channels(book)), _JUDGE)
        self._later(5, self._report, file)

    def _outcome(self, case: Case) -> str:
        """One of the lawful outcomes. Where the room must answer with something, so must the commission; and
        nobody is expelled who no longer plays."""
        director = self.director
        found = offer(case, "case_outcome", director.book)
        assert isinstance(found, Offer)
        infraction = director.state.infractions[case.infraction - 1]
        options = [one for one in found.options if one != TRANSFER]
        if offered(director.state, infraction, director.book, "commission").must:
            options.remove(NO_SANCTION)
        entry = current_entry(director.state, infraction)
        left = len(director.state.alive()) - len(director.state.conduct.pending)
        over = director.state.phase != "running" or left < 2
        gone = entry is not None and (entry.status not in ALIVE or over)
        if gone and "expulsion" in options:
            options.remove("expulsion")
        return self.rng.choices(options, [_WEIGHTS.get(one, 0.2) for one in options])[0]

    def _fine(self, most: int) -> int:
        """A quarter of the most that is lawful, or two, three or four."""
        return max(1, most * (1 + int(self.rng.random() * 4)) // 4)

    def _order(self, file: CaseFile) -> None:
        case, director = file.case, self.director
        for command in orders(case, director.state, director.book):
            self._in_room(command)
        infraction = director.state.infractions[case.infraction - 1]
        if not infraction.answer:
            why = f"{case.id}: {case.rulings[-1].reasons}"
            self._in_room(GivePenalty(infraction=infraction.number, penalty=NO_PENALTY, why=why))

    def _in_room(self, command: Command) -> None:
        answer = self.director.give_as(command, _JUDGE)
        if isinstance(answer, Refused):
            self.tally.found(f"case: {type(command).__name__} refused: {answer.reason} {answer.facts}")

    def _report(self, file: CaseFile) -> None:
        if pending(file.case):
            self._do(file, RecordExecution(note="cumplido en la sala"), _JUDGE)
        self._do(file, SendReport(to="disciplina@federacion.example", reference=file.case.id), _CLERK)
        self._do(file, CloseCase(), _CLERK)

    # ---- the end ---------------------------------------------------------------------------------------

    def close(self) -> None:
        """The event is over: cases still open come to their end, and the time for appeals begins."""
        ended = self.director.now
        self.catch_up()
        for file in self.files:
            self._do(file, RecordEventEnd(ended=ended), _CLERK)
            if file.case.status != "closed":
                self.tally.found(f"case: {file.case.id} is {file.case.status} at the end")
            if fold(file.journal) != file.case:
                self.tally.found(f"case: the events of {file.case.id} do not make the same case again")

    def _do(self, file: CaseFile, command: Command, by: Actor) -> None:
        asked: Asked[Any] = Asked(command=command, by=by, at=max(self.director.now, file.case.at))
        answer = act(file.case, asked, self.director.book)
        if isinstance(answer, Refused):
            told = type(command).__name__
            self.tally.found(f"case: {told} in {file.case.id} refused: {answer.reason} {answer.facts}")
            return
        file.journal += answer
