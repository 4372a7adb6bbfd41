"""The storm itself: servers, those who work, and what befalls them, until so many kills are done."""

import contextlib
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from tools.chaos.checker import Checker
from tools.chaos.clients import ApiDoor, Client, Door, FormDoor
from tools.chaos.disk import Disk
from tools.chaos.figures import Figures
from tools.chaos.ledger import Ledger
from tools.chaos.postgres import Cluster
from tools.chaos.room import Events, make_events, make_passes
from tools.chaos.servers import Server
from tools.chaos.slow_clients import SlowClients
from tools.chaos.wall_clock import WallClock, library
from tools.chaos.wishes import Where, Wishes, entries, hands, penalties, prizes, times

#: Seconds by which a clock is moved, and put right again some kills later.
_JUMPS = (3, 3_600, 86_400, -3_600, -7_200, -86_400)
#: Kills after which everybody goes over to new events, so that none grows beyond a real night.
_EVENTS_EVERY = 100
#: Seconds one of those who work waits between two wishes, on average.
_PAUSE = 0.2
#: Seconds for which everybody hurries while the disk is full.
_HURRY = 20.0
_SLOW = {"body": 12, "head": 12, "silent": 6}
_ELSEWHERE = "127.0.0.77"
_PATIENCE = 180.0
_ERROR = re.compile(
    r"^((?:[a-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Fault|Warning|Unreadable\w*))\b", re.MULTILINE
)
#: Who works: name, role, through the API or a form, wishing for what.
_WORKERS: tuple[tuple[str, str, str, Callable[[str, Where], Wishes]], ...] = (
    ("ea", "desk", "api", entries),
    ("eb", "desk", "form", entries),
    ("ta", "director", "form", times),
    ("tb", "director", "api", times),
    ("fa", "director", "api", penalties),
    ("ha", "dealer", "form", hands),
    ("ca", "desk", "api", prizes),
)


class Storm:
    """One run on the room this process is set up for (TORNEO_DATA, DATABASE_URL)."""

    def __init__(
        self, seed: int, disk: Disk | None, data: Path, cluster: Cluster | None, without: Collection[str] = ()
    ) -> None:
        self._draw = random.Random(seed)
        self._seed = seed
        self._disk = disk
        self._cluster = cluster
        self._logs = Path(tempfile.mkdtemp(prefix="torneo-chaos-log-"))
        self._clock = None if "clock" in without or library() is None else WallClock(self._logs)
        self._crowd = {} if "slow" in without else _SLOW
        self.figures = Figures(
            database="postgresql" if cluster else "sqlite", seed=seed, disk=disk.how if disk else "none",
            clock=self._clock is not None,
        )  # fmt: skip
        # SQLite is one machine with one clock; servers on one PostgreSQL may differ, and follow its clock
        first = None if cluster is not None else self._clock
        self._servers = [
            Server(data, self._logs / "server-1.log", first),
            Server(data, self._logs / "server-2.log", self._clock),
        ]
        self._ledger = Ledger()
        self._checker = Checker(self._ledger)
        self._events: Events | None = None
        self._hurry = threading.Event()

    def run(self, kills: int, minutes: float, tell: Callable[[str], None]) -> Figures:
        """So many kills, or (if it is not 0) as many as fit into so many minutes."""
        began = time.monotonic()
        passes = make_passes()
        self._events = make_events(1)
        for server in self._servers:
            server.start()
        doors: dict[str, Callable[[str], Door]] = {
            "api": lambda role: ApiDoor(passes.tokens[role]),
            "form": lambda role: FormDoor(passes.cookies[role], passes.csrf),
        }
        clients = [
            Client(
                name,
                doors[door](role),
                wish(name, self._where),
                self._ledger,
                self._ports,
                self._seed,
                self._pause,
            )
            for name, role, door, wish in _WORKERS
        ]
        try:
            with self._slow():
                for client in clients:
                    client.start()
                for number in range(1, kills + 1):
                    self._fall(number)
                    if number % 25 == 0:
                        tell(self._progress(number, kills, began))
                    late = minutes and time.monotonic() - began > 60 * minutes
                    if late or self._checker.wrong or self._ledger.surprises:
                        break
                for client in clients:
                    client.finish()
                for client in clients:
                    client.join(_PATIENCE)
                    if client.is_alive():
                        self._checker.wrong.append(f"{client.name} is never answered")
        finally:
            for server in self._servers:
                server.kill()
        self._look()
        self._sum_up(time.monotonic() - began)
        if self.figures.sound:
            shutil.rmtree(self._logs, ignore_errors=True)
        else:
            tell(str(self._logs))  # what the servers said
        return self.figures

    # ---- one fall ------------------------------------------------------------------------------------------

    def _fall(self, number: int) -> None:
        """Something is disturbed or not; some commands are answered; somebody is killed; the journal is
        looked at; and what was killed comes back while the others go on."""
        if number % _EVENTS_EVERY == 0:
            self._events = make_events(1 + number // _EVENTS_EVERY)
        if self._clock is not None and number % 5 == 0:
            self._clock.move(self._draw.choice(_JUMPS))
            self.figures.clock_jumps += 1
        self._work(self._draw.randint(4, 25))
        filled = self._disk is not None and number % 7 == 0
        if filled and self._disk is not None:
            self._wait(len(self._servers), lambda: len(self._ports()), "servers up")
            self._disk.fill(self._servers)
            self.figures.disk_filled += 1
            self._until_troubled()
        killed = self._kill()
        if filled and self._disk is not None:
            self._disk.free(self._servers)
        if self._cluster is not None:
            self._cluster.start()
        if self._clock is not None and number % 5 == 2:
            self._clock.move(0)
        for server in killed:
            server.start()
        self._look()

    def _kill(self) -> list[Server]:
        """One server or all of them, or only the process that serves, which the room itself replaces; on
        PostgreSQL also one of its processes, or the whole of it. Those that must be started again."""
        kind = "server"
        if self._cluster is not None:
            kind = self._draw.choices(("server", "backend", "postmaster"), (6, 2, 2))[0]
        if kind == "server" and self._draw.random() < 0.4:
            kind = "worker"
        up = [server for server in self._servers if server.up] or self._servers
        victims = list(self._servers) if self._draw.random() < 0.25 else [self._draw.choice(up)]
        time.sleep(self._draw.uniform(0, 0.05))  # anywhere in whatever they are doing
        if kind == "backend" and self._cluster is not None:
            name = os.environ["DATABASE_URL"].rpartition("/")[2]
            self._cluster.crash_backend(name)
            victims = victims if self._draw.random() < 0.5 else []
        elif kind == "postmaster" and self._cluster is not None:
            self._cluster.crash()
            victims = victims if self._draw.random() < 0.5 else []
        if kind == "worker":
            killed = [server for server in victims if server.kill_worker()]
            if killed:
                self.figures.kills[kind] += 1
                return []
            kind = "server"
        for server in victims:
            server.kill()
        self.figures.kills[kind if kind != "server" else "servers" if len(victims) > 1 else "server"] += 1
        return victims

    def _work(self, count: int) -> None:
        """Waits until so many more commands are answered."""
        self._wait(self._ledger.answered + count, lambda: self._ledger.answered, "answered")

    def _until_troubled(self) -> None:
        """Everybody hurries until somebody cannot be answered; or everything had room after all."""
        troubled, until = self._ledger.unanswered, time.monotonic() + _HURRY
        self._hurry.set()
        while self._ledger.unanswered == troubled and time.monotonic() < until:
            time.sleep(0.01)
        self._hurry.clear()

    def _wait(self, wanted: int, now: Callable[[], int], what: str) -> None:
        until = time.monotonic() + _PATIENCE
        while now() < wanted and not self._ledger.surprises:
            ended = [server.fault for server in self._servers if server.fault]
            if ended:
                raise RuntimeError(ended[0])
            if time.monotonic() > until:
                raise TimeoutError(f"{what}: {now()} of {wanted}; {self._servers[0].said()}")
            time.sleep(0.01)

    def _look(self) -> None:
        """The database may still be getting up."""
        from django.db import DatabaseError, connection

        until = time.monotonic() + _PATIENCE
        while True:
            try:
                self._checker.look()
            except DatabaseError:
                connection.close()
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)
            else:
                return

    # ---- servers -------------------------------------------------------------------------------------------

    def _where(self) -> Events:
        assert self._events is not None
        return self._events

    def _ports(self) -> list[int]:
        return [server.port for server in self._servers if server.up]

    @contextlib.contextmanager
    def _slow(self) -> Iterator[None]:
        crowds = [SlowClients("127.0.0.1", one.port, self._crowd, source=_ELSEWHERE) for one in self._servers]
        with contextlib.ExitStack() as stack:
            for crowd in crowds:
                stack.enter_context(crowd)
            yield
        ended: Counter[str] = Counter()
        for crowd in crowds:
            ended += crowd.ended
        self.figures.slow_ended = dict(ended)

    def _pause(self) -> float:
        return 0.0 if self._hurry.is_set() else _PAUSE

    # ---- figures -------------------------------------------------------------------------------------------

    def _progress(self, number: int, kills: int, began: float) -> str:
        spent = time.monotonic() - began
        return (
            f"{number}/{kills}  {spent:.0f} s  {self._ledger.answered} / {self._ledger.unanswered}  "
            f"{self._checker.events}  {self._checker.lost} / {self._checker.doubled}"
        )

    def _sum_up(self, seconds: float) -> None:
        found, ledger, checker = self.figures, self._ledger, self._checker
        found.seconds = seconds
        found.commands, found.unanswered = ledger.answered, ledger.unanswered
        found.statuses, found.surprises = dict(ledger.statuses), ledger.surprises
        found.events, found.looks = checker.events, checker.looks
        found.lost, found.doubled, found.wrong = checker.lost, checker.doubled, checker.wrong
        starts = [one for server in self._servers for one in server.starts]
        found.start_p50 = statistics.median(starts) if starts else 0.0
        found.ended = sum(server.ended for server in self._servers)
        said = "".join(one.read_text(errors="replace") for one in self._logs.glob("*.log"))
        found.tracebacks = dict(Counter(_ERROR.findall(said)))
        verify = [sys.executable, "-m", "torneo", "journal", "verify"]
        done = subprocess.run(verify, capture_output=True, text=True, check=False)
        found.verified = done.returncode == 0
        if not found.verified:
            found.wrong.append(done.stdout.strip().rpartition("\n")[2] or done.stderr.strip()[-300:])
