"""The demonstration as a whole: event after event, in a thread of the server, at the speed a visitor sets."""

import logging
import threading
import time
from typing import Final

import msgspec
from django.db import close_old_connections

from torneo.journal.fault import UnreadableStream
from torneo.room.demo.event import DemoEvent
from torneo.room.fragments import forget_stream
from torneo.room.keeping import keeper, ring
from torneo.room.models import Link
from torneo.room.pace import OF, now_of, set_pace
from torneo.rulebook import Book
from torneo.simulate.plan import SECOND

#: Seconds between two rounds.
_EVERY: Final = 0.25
#: The first event is played up to this level before anybody looks, in steps of so much event time.
_FIRST_LEVEL: Final = 3
_STEP: Final = 20 * SECOND
#: Seconds on the wall: the longest wait for that (a paused demonstration always gets there), and how long
#: the end of an event stays before the next.
_PATIENCE: Final = 9.0
_CURTAIN: Final = 45.0
#: Seconds between two prizes paid.
_PRIZE: Final = 2.0
_log = logging.getLogger(__name__)


class Told(msgspec.Struct, frozen=True):
    """What pages show about the demonstration."""

    stream: str
    speed: float
    auto: bool
    ready: bool


class Show:
    """``speed`` and ``auto`` may be set from any thread."""

    def __init__(
        self,
        book: Book,
        entries: int,
        speed: float,
        seed: int = 1,
        name: str = "demo",
        house: str = "",
        currency: str = "",
    ) -> None:
        self.house, self.currency = house, currency
        self.book, self.entries, self.seed, self.name = book, entries, seed, name
        self._speed = speed
        self._auto = True
        self._given_up: set[str] = set()
        self._link = ("", "", "")
        self._stop = threading.Event()
        self._guard = threading.Lock()
        self._thread: threading.Thread | None = None
        self.event: DemoEvent | None = None
        self.ready = threading.Event()

    # ---- from the pages --------------------------------------------------------------------------------

    def told(self) -> Told:
        stream = self.event.stream if self.event is not None else ""
        return Told(stream, self._speed, self._auto, self.ready.is_set())

    def player_link(self) -> dict[str, str] | None:
        """The private link of somebody who is still in, made anew when that player is out or the event is
        another."""
        event = self.event
        if event is None:
            return None
        with self._guard:
            stream, player, token = self._link
            seated = keeper().reading(event.stream, lambda state: [one.player for one in state.alive()])
            if (stream != event.stream or player not in seated) and seated:
                stream, player = event.stream, seated[len(seated) // 2]
                token = Link.make(stream, "player", player)
                self._link = stream, player, token
            if stream != event.stream:
                return None
            name = keeper().reading(stream, lambda state: state.players[player].name)
            return {"token": token, "name": name}

    def set_speed(self, speed: float) -> None:
        """From now on; the event's clock goes on from where it is."""
        with self._guard:
            self._speed = speed
            if self.event is not None and self.ready.is_set():
                self._pace(self.event.stream)

    def set_auto(self, auto: bool) -> None:
        """Whether bots accept proposals or leave them to the console."""
        self._auto = auto
        if self.event is not None:
            self.event.auto = auto

    # ---- the thread ------------------------------------------------------------------------------------

    def start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="demo", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join(timeout=5)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self.hold()
            except Exception:  # a visitor may have done what no bot expects: the next event begins anew
                _log.exception("demonstration")
                self._stop.wait(5)
            finally:
                close_old_connections()

    def hold(self) -> None:
        """One event, from its sheet to some time after its end."""
        number, begin = self._next_number(), round(time.time() * 1000)
        event = DemoEvent(
            f"{self.name}-{number}",
            self.book,
            self.entries,
            self.seed + number - 1,
            number,
            begin,
            self.house,
            self.currency,
        )
        event.auto = self._auto
        self.event = event
        if number == 1:
            self._hurry(event)
        with self._guard:
            self.ready.set()
            self._pace(event.stream)
        faults = 0
        while not self._stop.wait(_EVERY) and not event.over:
            if not self._speed:
                continue
            try:
                event.go_on()
                faults = 0
            except Exception:
                faults += 1
                _log.exception("demonstration of %s", event.stream)
                if faults == 5:
                    self._given_up.add(event.stream)
                    set_pace(event.stream, now_of(event.stream), 0)
                    raise
        event.go_on()
        until = time.monotonic() + _CURTAIN
        while time.monotonic() < until and not self._stop.wait(_PRIZE):
            event.settle()

    def _next_number(self) -> int:
        """The event left unfinished last time, or a new one."""
        books = {head.name.removeprefix(f"{self.name}-"): head.book for head in keeper().journal.heads()}
        last = max((int(number) for number in books if number.isdigit()), default=0)
        stream = f"{self.name}-{last}"
        if last and books[str(last)] == self.book.id and stream not in self._given_up:
            return last if self._unfinished(stream) else last + 1
        return last + 1

    def _unfinished(self, stream: str) -> bool:
        """Is there something to go on with? Not if it cannot be read any more."""
        try:
            return bool(keeper().reading(stream, lambda state: state.phase not in ("ended", "cancelled")))
        except UnreadableStream:
            _log.error("demonstration of %s cannot be read: a new one begins", stream)
            return False

    def _hurry(self, event: DemoEvent) -> None:
        """Plays ahead, so that there is something to see at once."""
        now = now_of(event.stream)
        until = time.monotonic() + _PATIENCE
        while event.level < _FIRST_LEVEL and not self._stop.is_set():
            if self._speed and time.monotonic() > until:
                return
            now += _STEP
            set_pace(event.stream, now, 0)
            event.go_on(hurry=True)

    def _pace(self, stream: str) -> None:
        set_pace(stream, now_of(stream), self._speed)
        forget_stream(stream)
        ring(stream)
        for head in keeper().journal.heads():
            if head.name.startswith(f"{stream}{OF}"):
                ring(head.name)
