"""What time alone brings about: levels that run out, absences that end. Carried out by the program, on
record."""

import logging
import threading

from django.db import close_old_connections

from torneo.journal.line import Reader
from torneo.room.clock_watch import SYSTEM, server_gap, watch
from torneo.room.disk import running_out
from torneo.room.fragments import forget_stream
from torneo.room.hub import Hub
from torneo.room.keeping import give, keeper
from torneo.room.pace import now_of
from torneo.room.streams import shielded
from torneo.room.vital_signs import beat
from torneo.tournament import TOURNAMENT, Tournament, todo
from torneo.tournament.corrections.taken_back import taken_back
from torneo.tournament.kernel import Due, command_text

_EVERY = 1.0
_log = logging.getLogger(__name__)


class Ticker:
    """Looks at running events every second. What the book orders and the program may do is done; for the
    rest the pages are told when the list of proposals has changed."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._seen: dict[str, tuple[str, ...]] = {}
        self._refused: dict[str, tuple[object, dict[str, int]]] = {}

    def start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="ticker", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join(timeout=3)

    def _run(self) -> None:
        while not self._stop.wait(_EVERY):
            try:
                self.look_at_all()
                beat("ticker")
            except Exception:  # the ticker must outlive a database that is away for a moment
                _log.exception("ticker")
            finally:
                close_old_connections()

    def look_at_all(self) -> None:
        """One event that cannot be read, or that brings something unheard of about, stops no other."""
        for head in keeper().journal.heads():
            if head.kind == "tournament":
                with shielded(head, "ticker"):
                    self.look(head.name)

    def look(self, stream: str) -> None:
        """Carries out what is due by itself, and rings if the rest of the list has changed. A wall clock that
        was moved is seen first: it brings nothing about. What somebody took back is left to people."""
        watch(stream)
        own = [due for due in self._dues(stream) if _of_program(due)]
        if own:
            refused = self._taken_back(stream)
            for due in own:
                if due.since > refused.get(command_text(due.command), -1):
                    give(stream, due.command, SYSTEM)
        left = (
            *(f"{due.reason}{due.facts}" for due in self._dues(stream)),
            f"{bool(server_gap())} {running_out()}",
        )
        if self._seen.get(stream, ("False None",)) != left:
            self._seen[stream] = left
            forget_stream(stream)
            self._hub.ring(stream)

    def _taken_back(self, stream: str) -> dict[str, int]:
        """Read again only after the event has moved on: what is left to people stays due."""
        journal = keeper().journal
        tip = journal.tip(stream)
        known = self._refused.get(stream)
        if known is None or known[0] != tip:
            corrected = journal.last_of(stream, {kind.__name__ for kind in TOURNAMENT.rereading})
            told = map(Reader(TOURNAMENT).happened, journal.read(stream) if corrected else ())
            known = self._refused[stream] = (tip, taken_back(told))
        return known[1]

    def _dues(self, stream: str) -> list[Due]:
        def look(state: Tournament) -> list[Due]:
            if state.phase not in ("published", "running"):
                return []
            return todo(state, now_of(stream), keeper().book(stream))

        dues: list[Due] = keeper().reading(stream, look)
        return dues


def _of_program(due: Due) -> bool:
    """Is it ordered by the book, given by the program too, and nothing that people must be ready for?"""
    return due.must and due.by_itself and "system" in TOURNAMENT.commands[type(due.command)].roles
