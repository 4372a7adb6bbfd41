"""The storm itself: servers, those who work, and what befalls them, until so many kills are done."""

import contextlib
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from torneo.cli.chaos.checker import Checker
from torneo.cli.chaos.clients import ApiDoor, Client, Door, FormDoor
from torneo.cli.chaos.disturbances import Clock, Disk, faketime
from torneo.cli.chaos.figures import Figures
from torneo.cli.chaos.ledger import Ledger
from torneo.cli.chaos.postgres import Cluster
from torneo.cli.chaos.room import Events, make_events, make_passes
from torneo.cli.chaos.servers import Server
from torneo.cli.chaos.slow_clients import SlowClients
from torneo.cli.chaos.wishes import Where, Wishes, entries, hands, penalties, prizes, times

#: Two servers on one database.
SERVERS = 2
#: Kills after which everybody goes over to new events, so that none grows beyond a real night.
_EVENTS_EVERY = 100
#: Seconds one of those who work waits between two wishes, on average.
_PAUSE = 0.2
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
        self._preload = "" if "clock" in without else faketime()
        self._crowd = {} if "slow" in without else _SLOW
        self.figures = Figures(
            database="postgresql" if cluster else "sqlite", seed=seed, disk=disk.how if disk else "none",
            clock=bool(self._preload),
        )  # fmt: skip
        self._clocks = [Clock(self._logs, number) for number in range(SERVERS)]
        self._servers = [
            Server(data, self._logs / f"server-{number}.log",
                   self._clocks[number].file if self._preload else None, self._preload)
            for number in range(SERVERS)
        ]  # fmt: skip
        self._ledger = Ledger()
        self._checker = Checker(self._ledger)
        self._events: Events | None = None
        self._starts: list[float] = []

    def run(self, kills: int, tell: Callable[[str], None]) -> Figures:
        began = time.monotonic()
        passes = make_passes()
        self._events = make_events(1)
        self._start(self._servers)
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
                _PAUSE,
            )
            for name, role, door, wish in _WORKERS
        ]
        with self._slow():
            for client in clients:
                client.start()
            for number in range(1, kills + 1):
                self._fall(number)
                if number % 25 == 0:
                    tell(self._progress(number, kills, began))
                if self._checker.wrong or self._ledger.surprises:
                    break
            for client in clients:
                client.finish()
            for client in clients:
                client.join(_PATIENCE)
                if client.is_alive():
                    self._checker.wrong.append(f"{client.name} is never answered")
        for server in self._servers:
            server.kill()
        self._look()
        self._sum_up(time.monotonic() - began)
        return self.figures

    # ---- one fall ------------------------------------------------------------------------------------------

    def _fall(self, number: int) -> None:
        """Something is disturbed or not; some commands are answered; somebody is killed; the journal is
        looked at; and what was killed comes back while the others go on."""
        if number % _EVENTS_EVERY == 0:
            self._events = make_events(1 + number // _EVENTS_EVERY)
        jumped = self._preload and number % 5 == 0
        if jumped:
            self._draw.choice(self._clocks).jump(self._draw)
            self.figures.clock_jumps += 1
        self._work(self._draw.randint(4, 25))
        filled = self._disk is not None and number % 7 == 0
        if filled and self._disk is not None:
            self._disk.fill(self._servers)
            self.figures.disk_filled += 1
            self._until_troubled()
        killed = self._kill()
        if filled and self._disk is not None:
            self._disk.free(self._servers)
        if jumped:
            for clock in self._clocks:
                clock.right()
        for server in killed:
            server.start()
        self._look()
        self._start(killed, started=True)

    def _kill(self) -> list[Server]:
        """One server or all of them; on PostgreSQL also one of its processes, or the whole of it."""
        kind = "server"
        if self._cluster is not None:
            kind = self._draw.choices(("server", "backend", "postmaster"), (6, 2, 2))[0]
        victims = list(self._servers) if self._draw.random() < 0.25 else [self._draw.choice(self._servers)]
        time.sleep(self._draw.uniform(0, 0.05))  # anywhere in whatever they are doing
        if kind == "backend" and self._cluster is not None:
            name = os.environ["DATABASE_URL"].rpartition("/")[2]
            self._cluster.crash_backend(name)
            victims = victims if self._draw.random() < 0.5 else []
        elif kind == "postmaster" and self._cluster is not None:
            self._cluster.crash()
            victims = victims if self._draw.random() < 0.5 else []
        for server in victims:
            server.kill()
        if kind == "postmaster" and self._cluster is not None:
            self._cluster.start()
        self.figures.kills[kind if kind != "server" else "servers" if len(victims) > 1 else "server"] += 1
        return victims

    def _work(self, count: int) -> None:
        """Waits until so many more commands are answered."""
        self._wait(self._ledger.answered + count, lambda: self._ledger.answered, "answered")

    def _until_troubled(self) -> None:
        """Waits until somebody could not be answered, or everything had room after all."""
        troubled, until = self._ledger.unanswered, time.monotonic() + 3
        while self._ledger.unanswered == troubled and time.monotonic() < until:
            time.sleep(0.01)

    def _wait(self, wanted: int, now: Callable[[], int], what: str) -> None:
        until = time.monotonic() + _PATIENCE
        while now() < wanted and not self._ledger.surprises:
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

    def _start(self, servers: list[Server], started: bool = False) -> None:
        began = time.monotonic()
        for server in servers:
            if not started:
                server.start()
        for server in servers:
            server.wait()
            self._starts.append(time.monotonic() - began)

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
        found.start_p50 = statistics.median(self._starts) if self._starts else 0.0
        said = "".join(one.read_text(errors="replace") for one in self._logs.glob("*.log"))
        found.tracebacks = dict(Counter(_ERROR.findall(said)))
        verify = [sys.executable, "-m", "torneo", "journal", "verify"]
        done = subprocess.run(verify, capture_output=True, text=True, check=False)
        found.verified = done.returncode == 0
        if not found.verified:
            found.wrong.append(done.stdout.strip().rpartition("\n")[2] or done.stderr.strip()[-300:])
