"""A whole event: people come, tables play, the staff does what the event asks for until one has won, and the
last prize is paid.

Time is simulated. All decisions about the event are commands, and what is due comes from ``todo``; the
simulator decides only what players would decide, and how fast the staff is.
"""

import random
from collections.abc import Callable

import msgspec

from torneo.rulebook import Book
from torneo.simulate.audit import Served, findings
from torneo.simulate.cashier import METHODS, pay_prizes
from torneo.simulate.commission import CaseFile
from torneo.simulate.correcting import CorrectingDirector
from torneo.simulate.crowd import Guest, guest
from torneo.simulate.director import Director, Stalled
from torneo.simulate.house import House
from torneo.simulate.plan import DAY, HOUR, MINUTE, first_start, starts_at, takes_late
from torneo.simulate.session_play import SessionPlay, Watch
from torneo.simulate.tally import Tally
from torneo.tournament import Command, Happened, Refused
from torneo.tournament.clock.commands import MergeSessions, StartSession
from torneo.tournament.decider import decode_happened, encode_happened, evolve, snapshot
from torneo.tournament.entries.commands import CloseRegistration, EnterPlayer, RegisterPlayer
from torneo.tournament.entries.window import closes_at
from torneo.tournament.kernel import TOURNAMENT
from torneo.tournament.seats.commands import CommitSeed, DrawSeats, OpenTable, RevealSeed
from torneo.tournament.state import Tournament
from torneo.tournament.structure.commands import CreateEvent, PublishEvent
from torneo.tournament.structure.model import Structure

EVENT = "simulated"
_ROOM = 0.95
"""Seats for so much of the field: the last to come have to wait for somebody to go."""


class Run(msgspec.Struct, kw_only=True):
    """What is to be simulated. ``irregular``: the share of hands in which something goes wrong;
    ``corrected``: the share of commands after which something is corrected."""

    book: Book
    structure: Structure
    entries: int
    seed: int
    irregular: float = 0.0
    corrected: float = 0.0


class Outcome(msgspec.Struct, kw_only=True):
    """The event as it ended, all its events, and what was counted on the way. ``stalled``: why it came to a
    stand, if it did, and ``refused`` the refusal behind it, if there was one. ``cases``: those of the
    commission, where the book has one."""

    director: Director
    tally: Tally
    cases: list[CaseFile] = []
    stalled: str = ""
    refused: Refused | None = None

    @property
    def state(self) -> Tournament:
        return self.director.state

    @property
    def finished(self) -> bool:
        return self.state.phase == "ended"


def simulate(run: Run, watch: Watch | None = None) -> Outcome:
    """Runs the event from its sheet to its last prize."""
    rng = random.Random(run.seed)
    start = first_start(run.structure)
    director = _director(run, start - 30 * DAY)
    outcome = Outcome(director=director, tally=Tally())
    guests = [guest(number, rng) for number in range(1, run.entries + 1)]
    try:
        _Event(run, outcome, guests, rng, watch).hold()
    except Stalled as stalled:
        outcome.stalled, outcome.refused = str(stalled), stalled.refused
        outcome.tally.found(f"stalled: {stalled}")
    outcome.tally.check(director.state)
    served = Served()
    if not replays(director, served.before if director.state.conduct.penalties else None):
        outcome.tally.found("replay: the events do not make the same state again")
    if outcome.finished:
        for problem in (*findings(director.state, run.book), *served.findings(director.state)):
            outcome.tally.found(problem)
    return outcome


def _director(run: Run, now: int) -> Director:
    if run.corrected:
        return CorrectingDirector(run.book, run.seed, now, run.corrected)
    return Director(run.book, run.seed, now)


def staff_of(book: Book) -> dict[str, str]:
    """Somebody for every role the book wants filled."""
    return {role: f"{role}-1" for role in book.values["staff_required_roles"]}


def replays(director: Director, before: Callable[[Tournament, Happened], None] | None = None) -> bool:
    """Do the events, written down and read again, make the state there is? ``before`` each is applied, it may
    be looked at."""
    state = Tournament()
    for happened in director.journal:
        if before is not None:
            before(state, happened)
        stored = decode_happened(encode_happened(happened))
        again = type(stored.event) in TOURNAMENT.rereading
        evolve(state, stored, director.journal[: stored.seq - 1] if again else ())
    return snapshot(state) == snapshot(director.state)


class _Event:
    """The days of the event in order."""

    def __init__(
        self, run: Run, outcome: Outcome, guests: list[Guest], rng: random.Random, watch: Watch | None
    ) -> None:
        self.run, self.rng, self.watch = run, rng, watch
        self.director, self.tally = outcome.director, outcome.tally
        self.guests = guests
        self.by_id = {one.id: one for one in guests}
        self.house = House(self.director, self.tally, run.seed, run.irregular, run.entries)
        outcome.cases = self.house.cases

    def hold(self) -> None:
        director, run = self.director, self.run
        state = director.state
        director.must(
            CreateEvent(id=EVENT, book=run.book.id, structure=run.structure, staff=staff_of(run.book))
        )
        director.must(PublishEvent())
        first = [one.id for one in state.sessions.values() if one.day == 1]
        for place, session in enumerate(first):
            self._first_day(session, self.guests[place :: len(first)])
        day = 2
        while state.phase == "running":
            later = [one.id for one in state.sessions.values() if one.day == day and one.status == "planned"]
            if not later:
                raise Stalled(f"no session is left to play and the event is {state.phase}")
            self._later_day(later[0])
            day += 1
        self.house.close()
        pay_prizes(director, self.house.rng)

    # ---- the first day -------------------------------------------------------------------------------

    def _first_day(self, session: str, guests: list[Guest]) -> None:
        director = self.director
        sheet = director.state.structure
        start = max(starts_at(sheet, session) or director.now + HOUR, director.now + HOUR)
        self.house.between_days(start - HOUR)
        director.now = start - HOUR
        director.must(CommitSeed(session=session, commitment=director.new_secret(session)))
        late: list[Command] = []
        takes = takes_late(sheet, start, director.book)
        for place, one in enumerate(guests):
            self._register(one)
            enter = EnterPlayer(player=one.id, session=session, id_checked=True, method=self._method())
            if one.late and takes and place:
                late.append(enter)
            elif isinstance(director.give(enter), Refused):
                self.tally.refused_entries += 1
        places = max(len(guests) - len(late), int(_ROOM * len(guests)))
        director.must(OpenTable(session=session, table=1, until=-(-places // sheet.seats_per_table)))
        director.must(DrawSeats(session=session))
        director.now = start
        director.must(StartSession(session=session))
        self._play(session, self._arrivals(session, late))

    def _arrivals(self, session: str, late: list[Command]) -> list[tuple[int, Command]]:
        """When those who come late do so, up to the close of registration."""
        director = self.director
        now = director.now
        closes = closes_at(director.state, director.state.sessions[session], director.book)
        if closes is None:
            director.give(CloseRegistration(session=session, why="nobody else is expected"))
            closes = now
        return [(now + int(self.rng.random() * 0.95 * (closes - now)), command) for command in late]

    def _method(self) -> str:
        """How an entry is paid."""
        return METHODS[int(self.house.rng.random() * 2)]

    def _register(self, one: Guest) -> None:
        self.director.must(RegisterPlayer(player=one.id, name=one.name, document=one.document, born=one.born))

    # ---- later days ----------------------------------------------------------------------------------

    def _later_day(self, session: str) -> None:
        director = self.director
        start = max(starts_at(director.state.structure, session), director.now + 12 * HOUR)
        self.house.between_days(start - HOUR)
        director.now = start - HOUR
        director.must(CommitSeed(session=session, commitment=director.new_secret(session)))
        director.must(MergeSessions(into=session))
        director.now = start
        director.must(StartSession(session=session))
        self._play(session, [])

    def _play(self, session: str, arrivals: list[tuple[int, Command]]) -> None:
        director = self.director
        SessionPlay(
            director, self.tally, self.by_id, self.rng, session, self.house,
            irregular=self.run.irregular, watch=self.watch,
        ).run(arrivals)  # fmt: skip
        director.now += MINUTE
        director.must(RevealSeed(session=session, seed=director.secret))
