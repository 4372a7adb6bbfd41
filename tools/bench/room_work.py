"""The measuring itself, for one database, in a process of its own. The room is the one of TORNEO_DATA and
DATABASE_URL; ``main`` takes a name for the database and the sizes as JSON, and prints rows as JSON."""

import asyncio
import http.client
import os
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from urllib.parse import urlencode

import msgspec

from tools.bench.tablets import live_rulings
from tools.bench.watchers import Crowd
from torneo.cli.addresses import free_port

STREAM = "bench"
#: The event of the tablets has a table of ten for each of them.
_TABLETS, _A_TABLE = "tablets", 10
_HOST = "127.0.0.1"
_MINUTE = 60_000
_PAGES = (
    "/",
    f"/e/{STREAM}/",
    f"/e/{STREAM}/pantalla/",
    f"/e/{STREAM}/direccion/",
    f"/e/{STREAM}/inscripcion/",
)
_LIVE = f"/live/{STREAM}?topics=clock,strip,pace&lang=es"
_SERVE = "import sys; from torneo.room.serve import serve; serve('127.0.0.1', int(sys.argv[1]))"


class Sizes(msgspec.Struct, frozen=True, kw_only=True):
    """How much of each."""

    players: int = 60
    commands: int = 400
    pages: int = 200
    changes: int = 20
    tablets: int = 50
    acts: int = 12
    few: int = 100
    many: int = 2_000


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One figure and what it may be: at least ``budget`` if ``more`` is better, at most otherwise; None where
    nothing was promised."""

    database: str
    work: str
    value: float
    unit: str
    budget: float | None = None
    more: bool = False
    n: int = 0

    @property
    def within(self) -> bool:
        if self.budget is None:
            return True
        return self.value >= self.budget if self.more else self.value <= self.budget


def measure(database: str, sizes: Sizes) -> list[Row]:
    """Everything, on the room this process is set up for."""
    from torneo.room.open_files import allow_files
    from torneo.room.serve import prepare

    allow_files()
    prepare()
    make_event(sizes.players)
    make_event(sizes.tablets * _A_TABLE, _TABLETS)
    rows = [*_commands(database, sizes.commands)]
    with serving() as (port, pid):
        visitor = Visitor(port)
        rows += _pages(database, visitor, sizes.pages)
        rows += _rulings(database, visitor, sizes)
        rows += asyncio.run(_fan_out(database, visitor, pid, sizes))
    return rows


def make_event(players: int, stream: str = STREAM) -> None:
    """An event at its first level, everybody seated."""
    from torneo.room.demo.event import DemoEvent
    from torneo.room.pace import now_of, set_pace
    from torneo.rulebook import load_book

    begin = round(time.time() * 1000) - 15 * _MINUTE
    event = DemoEvent(stream, load_book("fcp-2025"), players, 1, 1, begin)
    while event.level < 1:
        set_pace(stream, now_of(stream) + _MINUTE // 2, 0)
        event.go_on(hurry=True)


# ---- commands ----------------------------------------------------------------------------------------


def _commands(database: str, count: int) -> Iterator[Row]:
    """One after another; each is on the disk before the next is given."""
    from torneo.room.keeping import give
    from torneo.tournament import Actor, Refused
    from torneo.tournament.entries.commands import RegisterPlayer

    desk = Actor("bench", "desk")
    spent = []
    for number in range(count):
        command = RegisterPlayer(
            player=f"b{number}", name=f"Bench {number}", document=f"B{number}", born="1980-01-01"
        )
        start = perf_counter()
        answer = give(STREAM, command, desk)
        spent.append(perf_counter() - start)
        if isinstance(answer, Refused):
            raise RuntimeError(f"{command}: {answer}")
    rate = count / sum(spent)
    yield Row(
        database=database, work="commands", value=round(rate, 1), unit="/s", budget=50, more=True, n=count
    )
    yield Row(
        database=database,
        work="command_p99",
        value=in_ms(at_share(spent, 0.99)),
        unit="ms",
        budget=100,
        n=count,
    )


# ---- pages -------------------------------------------------------------------------------------------


class Visitor:
    """A browser signed in as director, without the browser."""

    def __init__(self, port: int) -> None:
        from django.contrib.auth.models import User
        from django.test import Client

        from torneo.room.who import give_role

        user = User.objects.create_user("bench", password=secrets.token_hex(16))
        give_role(user, "director")
        client = Client()
        client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
        self.port = port
        self._csrf = secrets.token_hex(16)
        self._cookie = f"sessionid={client.cookies['sessionid'].value}; csrftoken={self._csrf}"

    def connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(_HOST, self.port, timeout=60)

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": self._cookie, "X-CSRFToken": self._csrf}

    def get(self, connection: http.client.HTTPConnection, path: str) -> int:
        connection.request("GET", path, headers={"Cookie": self._cookie})
        answer = connection.getresponse()
        answer.read()
        return answer.status

    def command(self, name: str, **fields: str) -> None:
        """Gives a command through the one door for commands."""
        connection = self.connect()
        headers = {
            "Cookie": self._cookie, "X-CSRFToken": self._csrf, "HX-Request": "true",
            "Content-Type": "application/x-www-form-urlencoded",
        }  # fmt: skip
        connection.request("POST", f"/e/{STREAM}/hacer/{name}/", urlencode(fields), headers)
        answer = connection.getresponse()
        body = answer.read().decode()
        connection.close()
        if answer.status != 200 or answer.headers.get("X-Torneo-Status") != "200":
            raise RuntimeError(f"{name}: {answer.status} {body[:200]}")


def _pages(database: str, visitor: Visitor, count: int) -> Iterator[Row]:
    """Every main page in turn: first one visitor, then eight at once."""
    connection = visitor.connect()
    pages = [path for path in _PAGES if visitor.get(connection, path) != 404]
    alone = _visits(visitor, pages, count)
    for name, share, budget in (("p50", 0.5, 100), ("p99", 0.99, 400)):
        value = in_ms(at_share(alone, share))
        yield Row(database=database, work=f"page_{name}", value=value, unit="ms", budget=budget, n=count)
    start = perf_counter()
    together: list[float] = []
    threads = [
        threading.Thread(target=lambda: together.extend(_visits(visitor, pages, count // 4)))
        for _ in range(8)
    ]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    rate = len(together) / (perf_counter() - start)
    yield Row(database=database, work="pages", value=round(rate, 1), unit="/s", budget=20, more=True, n=8)
    yield Row(database=database, work="page_p99_busy", value=in_ms(at_share(together, 0.99)), unit="ms", n=8)


def _visits(visitor: Visitor, pages: list[str], count: int) -> list[float]:
    connection = visitor.connect()
    spent = []
    for number in range(count):
        start = perf_counter()
        status = visitor.get(connection, pages[number % len(pages)])
        spent.append(perf_counter() - start)
        if status != 200:
            raise RuntimeError(f"{pages[number % len(pages)]}: {status}")
    connection.close()
    return spent


def _rulings(database: str, visitor: Visitor, sizes: Sizes) -> Iterator[Row]:
    """From tap to answer, with every tablet at work and live."""
    spent = asyncio.run(
        live_rulings(_TABLETS, visitor.port, visitor.connect, visitor.headers, sizes.tablets, sizes.acts)
    )
    for name, share, budget in (("p50", 0.5, None), ("p99", 0.99, 200)):
        value = in_ms(at_share(spent, share))
        yield Row(
            database=database, work=f"ruling_{name}", value=value, unit="ms", budget=budget, n=sizes.tablets
        )


# ---- live --------------------------------------------------------------------------------------------


async def _fan_out(database: str, visitor: Visitor, pid: int, sizes: Sizes) -> list[Row]:
    few = Crowd(_HOST, visitor.port, _LIVE)
    await few.grow(sizes.few)
    last = [max(await _change(visitor, few)) for _ in range(sizes.changes)]
    await few.close()
    await asyncio.sleep(1)
    usual, worst = in_ms(at_share(last, 0.5)), in_ms(max(last))
    rows = [
        Row(database=database, work="live_last", value=usual, unit="ms", n=sizes.few),
        Row(database=database, work="live_worst", value=worst, unit="ms", budget=300, n=sizes.changes),
    ]
    before, threads = _process(pid)
    many = Crowd(_HOST, visitor.port, _LIVE)
    await many.grow(sizes.many)
    await asyncio.sleep(1)
    after, threads_after = _process(pid)
    seen = await _change(visitor, many)
    await many.close()
    each = round(max(after - before, 0) / sizes.many, 1)
    grown = threads_after - threads
    return [
        *rows,
        Row(database=database, work="memory", value=each, unit="KiB", budget=64, n=sizes.many),
        Row(database=database, work="threads", value=grown, unit="", budget=16, n=sizes.many),
        Row(database=database, work="live_last_many", value=in_ms(max(seen)), unit="ms", n=sizes.many),
    ]  # fmt: skip


async def _change(visitor: Visitor, crowd: Crowd) -> list[float]:
    """Seconds from the moment a director sends a command until each page shows what it changed."""
    from torneo.room.keeping import keeper

    start = perf_counter()
    await asyncio.to_thread(visitor.command, "AddTime", seconds="1", why="bench")
    version = await asyncio.to_thread(lambda: keeper().reading(STREAM, lambda state: state.version))
    moments = await crowd.when_all_saw(version)
    await asyncio.sleep(0.1)
    return [moment - start for moment in moments]


def _process(pid: int) -> tuple[int, int]:
    """Memory in KiB and threads of a process."""
    status = dict(
        line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    )
    return int(status["VmRSS"].split()[0]), int(status["Threads"])


@contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """The real server on a free port."""
    port = free_port(_HOST, None, 8600 + os.getpid() % 1000)
    process = subprocess.Popen([sys.executable, "-c", _SERVE, str(port)])
    try:
        until = time.monotonic() + 30
        while True:
            try:
                connection = http.client.HTTPConnection(_HOST, port, timeout=5)
                connection.request("GET", "/entrar/")
                connection.getresponse().read()
                break
            except OSError:
                if time.monotonic() > until or process.poll() is not None:
                    raise
                time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(timeout=20)


def at_share(spent: list[float], share: float) -> float:
    ordered = sorted(spent)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def in_ms(seconds: float) -> float:
    return round(1000 * seconds, 1)


def main() -> None:
    found = measure(sys.argv[1], msgspec.json.decode(sys.argv[2], type=Sizes))
    print(msgspec.json.encode(found).decode())
