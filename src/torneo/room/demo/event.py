"""One demonstration event, from its sheet to its last prize, a little further each time it is told to go on.

Every part works under the stream's lock and leaves it again at once, so that pages and visitors' commands
get their turn.
"""

import random
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

from msgspec.structs import replace

from torneo.journal.store import StreamHead
from torneo.room.demo.case import DemoCase
from torneo.room.demo.floor import DemoFloor
from torneo.room.demo.giver import RoomDirector, givers_of
from torneo.room.demo.people import Guests, People, crowd
from torneo.room.demo.sheet import demo_sheet
from torneo.room.demo.tables import Tables
from torneo.room.keeping import keeper, seed_of
from torneo.room.pace import now_of, set_pace
from torneo.rulebook import Book
from torneo.simulate.plan import MINUTE, starts_at
from torneo.simulate.staff import between_hands
from torneo.tournament import Asked, Command, Refused, todo
from torneo.tournament.bubble.commands import ConfirmHeads, RunOut
from torneo.tournament.chips.commands import ColourUp
from torneo.tournament.clock.commands import EndBreak, StartSession
from torneo.tournament.entries.window import closes_at
from torneo.tournament.kernel import Due
from torneo.tournament.prizes.commands import PayPrize, SetPayouts
from torneo.tournament.prizes.listing import prize_list
from torneo.tournament.rulings.commands import DecideRuling
from torneo.tournament.seats.commands import (
    BreakTable,
    ConfirmArrival,
    DrawSeats,
    FormFinalTable,
    OpenTable,
    RevealSeed,
)
from torneo.tournament.structure.commands import CreateEvent, PublishEvent
from torneo.tournament.structure.model import Structure

SESSION: Final = "1"
#: Who works in the demonstration.
_STAFF: Final = ("Marta Ríos", "Julián Peña", "Lucía Vega", "Andrés Gil", "Sofía Lara", "Iván Correa")
#: People come during so many minutes before the start.
_DOORS: Final = 6 * MINUTE
#: Seats for so much of the field: the last to come wait for somebody to go.
_ROOM: Final = 0.96
_PASSES: Final = 20
_PUBLISH: Final = 8 * MINUTE
#: Seconds on the wall that a proposal can be read before a bot accepts it.
_LINGER: Final = 5.0
#: What dealers and players do anyway, whoever accepts proposals.
_AT_THE_TABLE: Final = (RunOut, ConfirmHeads)
#: What the demonstration does in its own time, before the first hand and after the last.
_OWN_TIME: Final = OpenTable | DrawSeats | StartSession | RevealSeed
#: Seconds left to others between two parts of a round.
_BREATH: Final = 0.001


def _staff(book: Book) -> dict[str, str]:
    """Somebody for every role the book wants filled."""
    return dict(zip(book.values["staff_required_roles"], cycle(_STAFF), strict=False))


class DemoEvent:
    """``auto``: bots accept proposals; otherwise those are left to whoever is at the console. An event that
    is there already goes on from where it was left."""

    def __init__(
        self,
        stream: str,
        book: Book,
        entries: int,
        seed: int,
        number: int,
        begin: int,
        house: str = "",
        currency: str = "",
    ) -> None:
        self.stream, self.book, self.number = stream, book, number
        self.rng = random.Random(seed)
        self.auto = True
        if keeper().journal.head(stream) is None:
            set_pace(stream, begin, 0)
            self._create(demo_sheet(book, entries, begin + _DOORS, number, currency), house)
        else:
            set_pace(stream, keeper().reading(stream, lambda state: state.at), 0)
        self.director = RoomDirector(stream, seed)
        if self.director.state.phase == "draft":
            self._must(PublishEvent())
        self.start = starts_at(self.director.state.structure, SESSION)
        guests = crowd(entries, self.rng)
        self.guests = Guests(guests, self.rng)
        self.people = People(self.director, self.guests, self.rng, SESSION)
        known = self.director.state.players
        early = [one for one in guests if not one.late]
        self.late = [one for one in guests if one.late and one.id not in known]
        self.places = max(len(early), int(_ROOM * entries))
        now = now_of(stream)
        self.people.expect([one for one in early if one.id not in known], now, self.start - MINUTE)
        self.tables: Tables | None = None
        self.case = DemoCase(self.director)
        self.floor = DemoFloor(self.director)
        self.seen: dict[str, float] = {}
        self.published = -_PUBLISH

    @property
    def level(self) -> int:
        return self.director.state.sessions[SESSION].clock.level

    @property
    def over(self) -> bool:
        return self.director.state.phase in ("ended", "cancelled")

    def _create(self, sheet: Structure, house: str) -> None:
        create = CreateEvent(id=self.stream, book=self.book.id, structure=sheet, staff=_staff(self.book))
        asked: Asked[Any] = Asked(command=create, by=givers_of(CreateEvent)[0], at=now_of(self.stream))
        answer = keeper().begin(StreamHead(self.stream, "tournament", self.book.id, house), asked)
        if isinstance(answer, Refused):
            raise RuntimeError(f"the demonstration's sheet is refused: {answer}")

    def _must(self, command: Command) -> None:
        self._locked(lambda: self.director.must(command))

    def _locked(self, part: Callable[[], object]) -> None:
        """Does a part of the round while nobody else changes the event."""

        def work(_: Any) -> None:
            self.director.look()
            part()

        keeper().reading(self.stream, work)
        time.sleep(_BREATH)

    # ---- a round -------------------------------------------------------------------------------------

    def go_on(self, *, hurry: bool = False) -> None:
        """Whatever should have happened up to the event's present moment. ``hurry``: nobody is watching
        yet, so nobody needs time to read a proposal."""
        if self.over:
            return
        if hurry:
            self._locked(lambda: self._round(lambda part: part(), hurry=True))
        else:
            self._round(self._locked, hurry=False)

    def _round(self, do: Callable[[Callable[[], object]], object], hurry: bool) -> None:
        """``do`` does one part."""
        do(self.people.go_on)
        session = self.director.state.sessions[SESSION]
        if session.status == "planned":
            do(lambda: self._staff(hurry=True))
            do(self._begin)
            return
        do(lambda: self._staff(hurry))
        if self.tables is None:
            self.tables = Tables(self.director, self.people, self.guests, self.rng, SESSION)
        for table in list(self.director.state.open_tables(SESSION)):
            do(lambda number=table.number: self._table(number))  # type: ignore[misc]
        do(lambda: self.case.go_on(self.level, auto=self.auto))
        do(lambda: self.floor.go_on(self.level, auto=self.auto))
        do(lambda: self._staff(hurry))

    def _table(self, number: int) -> None:
        assert self.tables is not None
        if self.director.state.phase == "running":
            self.tables.go_on(number, may_start=number not in self._held(), patient=not self.auto)

    def _held(self) -> set[int]:
        """Tables that begin no hand because a proposal about them waits to be accepted."""
        if self.auto:
            return set()
        found: set[int] = set()
        for due in todo(self.director.state, self.director.now, self.director.book):
            if due.must and isinstance(due.command, BreakTable):
                found.add(due.command.table)
            elif due.must and isinstance(due.command, FormFinalTable):
                return {table.number for table in self.director.state.open_tables(SESSION)}
        return found

    def _begin(self) -> None:
        """A minute before the start the tables are opened and everybody is drawn a seat; then play begins."""
        director, session = self.director, self.director.state.sessions[SESSION]
        if director.now < self.start - MINUTE:
            return
        if not session.drawn and not self.people.coming:
            seats = director.state.structure.seats_per_table
            if not director.state.tables:
                director.must(OpenTable(session=SESSION, table=1, until=-(-self.places // seats)))
            director.give(DrawSeats(session=SESSION))
        if session.drawn and director.now >= self.start and session.status == "planned":
            director.give(StartSession(session=SESSION))
        if session.status == "running" and self.late:
            closes = closes_at(director.state, session, director.book) or director.now
            self.people.expect(self.late, director.now, director.now + int(0.9 * (closes - director.now)))
            self.late = []

    def _reveal(self) -> None:
        """The seed behind the draws, so that anybody can check them."""
        if not self.director.state.sessions[SESSION].seed:
            self.director.give(RevealSeed(session=SESSION, seed=seed_of(self.stream, SESSION)))

    def settle(self) -> bool:
        """After the end: the draws can be checked, and the next prize is paid. False once there is none
        left."""
        self._locked(self._reveal)
        left = [prize for prize in prize_list(self.director.state, self.director.book) if prize.amount]
        paid = {one.entry for one in self.director.state.prizes.deliveries}
        waiting = [prize for prize in reversed(left) if prize.entry not in paid]
        if waiting:
            player = self.director.state.players[waiting[0].player]
            pay = PayPrize(
                entry=waiting[0].entry,
                method="transferencia",
                document=player.document,
                signature=player.name,
            )
            self._locked(lambda: self.director.give(pay))
        return len(waiting) > 1

    # ---- the staff -----------------------------------------------------------------------------------

    def _staff(self, hurry: bool) -> None:
        """Does what is due, again and again until nothing more comes of it."""
        director = self.director
        for _ in range(_PASSES):
            dues = todo(director.state, director.now, director.book)
            keys = {_key(due) for due in dues}
            self.seen = {key: since for key, since in self.seen.items() if key in keys}
            done = False
            for due in dues:
                if self._wanted(due, hurry) and not isinstance(director.give(_in_time(due)), Refused):
                    self._note(due)
                    done = True
            if not done or director.state.phase != "running":
                return

    def _wanted(self, due: Due, hurry: bool) -> bool:
        command = due.command
        if isinstance(command, _AT_THE_TABLE):
            return True
        if not self.auto or isinstance(command, ConfirmArrival | DecideRuling | _OWN_TIME):
            return False
        if isinstance(command, ColourUp):
            return between_hands(self.director.state, command.entry)
        if isinstance(command, BreakTable) and not due.must:
            return False
        if isinstance(command, SetPayouts) and self.director.now - self.published < _PUBLISH:
            return False
        waited = time.monotonic() - self.seen.setdefault(_key(due), time.monotonic())
        return due.must or hurry or waited >= _LINGER

    def _note(self, due: Due) -> None:
        if isinstance(due.command, SetPayouts):
            self.published = self.director.now


def _in_time(due: Due) -> Command:
    """What passes between two rounds of the demonstration is nobody's delay: levels count from the zero of
    their break."""
    command = due.command
    return replace(command, from_now=False) if isinstance(command, EndBreak) else command


def _key(due: Due) -> str:
    return f"{due.reason} {due.command}"
