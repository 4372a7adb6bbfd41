"""``torneo bench soak``: a demonstration at full speed with many watchers, for as long as one likes: does the
server stay as it was?"""

import argparse
import asyncio
import http.client
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from tools.bench.room_work import at_share
from torneo.cli.addresses import any_port
from torneo.cli.errors import out_of_range
from torneo.cli.options import Subparsers, add_json, add_language

_SPEED = 60
_PATIENCE = 180.0
#: Seconds within which a screen that lost its connection must be back.
_BACK = 15.0
_PAGES = 8
#: What may be gained over the second half, above what was there: memory in MB, descriptors, threads; and how
#: many times as long a page may take, with a little for noise.
_MORE = {"memory": 40.0, "files": 20.0, "threads": 6.0}
_LONGER, _NOISE = 2.0, 60.0
_TEXT: dict[str, dict[str, str]] = {
    "es": {
        "title": "Torneo · resistencia: demostración a {speed}×, {watchers} pantallas, {minutes} min",
        "heads": "minuto|memoria MB|archivos|hilos|página p50 ms|página p99 ms|mensajes",
        "flat": "estable", "grown": "CRECE", "memory": "memoria", "files": "archivos", "threads": "hilos",
        "page": "página p50", "broken": "pantallas que se han quedado sin conexión: {n}",
        "halves": "{what}: {first} en la primera mitad, {second} en la otra, {slope:+.2f} al minuto: {told}",
    },
    "en": {
        "title": "Torneo · soak: demonstration at {speed}×, {watchers} screens, {minutes} min",
        "heads": "minute|memory MB|files|threads|page p50 ms|page p99 ms|messages",
        "flat": "flat", "grown": "GROWS", "memory": "memory", "files": "files", "threads": "threads",
        "page": "page p50", "broken": "screens left without a connection: {n}",
        "halves": "{what}: {first} in the first half, {second} in the second, {slope:+.2f} a minute: {told}",
    },
}  # fmt: skip


class Sample(msgspec.Struct, frozen=True):
    """The server at one moment: megabytes, open files, threads, milliseconds of pages, messages so far."""

    minute: float
    memory: float
    files: int
    threads: int
    page_p50: float
    page_p99: float
    messages: int


class Trend(msgspec.Struct, frozen=True):
    """One figure over the two halves, once the server has warmed up; ``slope``: by least squares, a
    minute."""

    what: str
    first: float
    second: float
    slope: float
    flat: bool


class Screens:
    """Watchers of the event in play, as screens on the wall: one that loses its connection comes back."""

    def __init__(self, port: int, path: str) -> None:
        self._port, self._path = port, path
        self.messages = 0
        self.open = 0
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def grow(self, count: int) -> None:
        self._tasks = [asyncio.create_task(self._watch()) for _ in range(count)]
        until = time.monotonic() + _PATIENCE
        while self.open < count and time.monotonic() < until:
            await asyncio.sleep(0.1)

    def follow(self, path: str) -> None:
        """The next event has begun: everybody goes over to it."""
        if path != self._path:
            self._path = path
            for writer in self._writers:
                writer.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            with suppress(OSError):
                await self._once()
            await asyncio.sleep(1)

    async def _once(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        writer.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n".encode()
        )
        try:
            if b" 200 " not in await reader.readline():
                return
            self.open += 1
            self._writers.add(writer)
            try:
                while line := await reader.readline():
                    self.messages += line.startswith(b"id: ")
            finally:
                self.open -= 1
                self._writers.discard(writer)
        finally:
            writer.close()


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "soak",
        help="a demonstration with many watchers for a long time: memory, files, threads, latency",
        description="Serves a demonstration at 60 times the clock on this machine only, opens so many live "
        "pages, and looks at the server every so often. Exit code 1: something of it grows.",
    )
    parser.add_argument("--minutes", type=float, default=60, metavar="M", help="how long (default: 60)")
    parser.add_argument("--watchers", type=int, default=200, metavar="N", help="live pages (default: 200)")
    parser.add_argument(
        "--every", type=float, default=60, metavar="S", help="seconds between looks (default: 60)"
    )
    add_json(parser, "{samples: [{minute, memory, files, threads, page_p50, page_p99, messages}], trends}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 0 < args.minutes <= 24 * 60:
        raise out_of_range("--minutes", 1, 24 * 60, f"{args.minutes:g}")
    if not 1 <= args.watchers <= 10_000:
        raise out_of_range("--watchers", 1, 10_000, args.watchers)
    text = _TEXT[args.lang]
    if not args.json:
        print(text["title"].format(speed=_SPEED, watchers=args.watchers, minutes=f"{args.minutes:g}"))
        print("".join(f"{head:>15}" for head in text["heads"].split("|")), flush=True)
    with _demonstration() as (port, pid):
        samples, broken = asyncio.run(_soak(args, port, pid))
    trends = trends_of(samples)
    if args.json:
        print(msgspec.json.encode({"samples": samples, "trends": trends, "broken": broken}).decode())
    else:
        for one in trends:
            told = text["flat" if one.flat else "grown"]
            print(text["halves"].format(what=text[one.what], first=one.first, second=one.second,
                                        slope=one.slope, told=told))  # fmt: skip
        print(text["broken"].format(n=broken))
    return 0 if all(one.flat for one in trends) and not broken else 1


async def _soak(args: argparse.Namespace, port: int, pid: int) -> tuple[list[Sample], int]:
    screens = Screens(port, _live(port))
    await screens.grow(args.watchers)
    began, samples = time.monotonic(), list[Sample]()
    while time.monotonic() - began < 60 * args.minutes:
        await asyncio.sleep(args.every)
        screens.follow(await asyncio.to_thread(_live, port))
        spent = await asyncio.to_thread(_pages, port)
        memory, files, threads = _process(pid)
        samples.append(Sample(
            round((time.monotonic() - began) / 60, 1), memory, files, threads,
            round(1000 * at_share(spent, 0.5), 1), round(1000 * at_share(spent, 0.99), 1), screens.messages,
        ))  # fmt: skip
        if not args.json:
            row = msgspec.structs.astuple(samples[-1])
            print("".join(f"{value:>15}" for value in row), flush=True)
    until = time.monotonic() + _BACK
    while screens.open < args.watchers and time.monotonic() < until:
        await asyncio.sleep(0.1)
    broken = args.watchers - screens.open
    await screens.close()
    return samples, broken


def trends_of(samples: list[Sample]) -> list[Trend]:
    """The first fifth is warming up: caches fill, threads are begun."""
    kept = samples[len(samples) // 5 :]
    if len(kept) < 4:
        return []
    half = len(kept) // 2
    found = []
    for what, field in (
        ("memory", "memory"),
        ("files", "files"),
        ("threads", "threads"),
        ("page", "page_p50"),
    ):
        values = [float(getattr(one, field)) for one in kept]
        first, second = at_share(values[:half], 0.5), at_share(values[half:], 0.5)
        most = first + _MORE[what] if what in _MORE else _LONGER * first + _NOISE
        slope = _slope([one.minute for one in kept], values)
        found.append(Trend(what, first, second, round(slope, 3), second <= most))
    return found


def _slope(minutes: list[float], values: list[float]) -> float:
    middle, level = sum(minutes) / len(minutes), sum(values) / len(values)
    over = sum((minute - middle) ** 2 for minute in minutes)
    pairs = zip(minutes, values, strict=True)
    return sum((minute - middle) * (value - level) for minute, value in pairs) / over if over else 0.0


def _pages(port: int) -> list[float]:
    """The first page and a screen, in turn, over one connection: seconds each."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    spent, stream = [], _stream(port)
    for number in range(_PAGES):
        began = time.monotonic()
        connection.request("GET", "/" if number % 2 else f"/e/{stream}/pantalla/")
        answer = connection.getresponse()
        answer.read()
        spent.append(time.monotonic() - began)
        if answer.status >= 500:
            raise RuntimeError(f"{answer.status}")
    connection.close()
    return spent


def _live(port: int) -> str:
    return f"/live/{_stream(port)}?topics=clock,strip,pace&lang=es"


def _stream(port: int) -> str:
    """The newest event of the demonstration."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", "/api/events")
    events = msgspec.json.decode(connection.getresponse().read())["events"]
    connection.close()
    return str(events[0]["stream"])


def _process(pid: int) -> tuple[float, int, int]:
    """Memory in MB, open files and threads of a process and its children."""
    memory = files = threads = 0
    for one in (pid, *_children(pid)):
        status = dict(
            line.split(":", 1)
            for line in Path(f"/proc/{one}/status").read_text(encoding="utf-8").splitlines()
        )
        memory += int(status["VmRSS"].split()[0])
        threads += int(status["Threads"])
        files += len(os.listdir(f"/proc/{one}/fd"))
    return round(memory / 1024, 1), files, threads


def _children(pid: int) -> list[int]:
    told = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    return [int(one) for one in told.split()]


@contextmanager
def _demonstration() -> Iterator[tuple[int, int]]:
    """``torneo demo`` in a folder of its own, once it has played ahead."""
    with tempfile.TemporaryDirectory(prefix="torneo-soak-") as folder:
        port, log = any_port(), Path(folder) / "log"
        command = [sys.executable, "-m", "torneo", "demo", "--host", "127.0.0.1", "--port", str(port),
                   "--speed", str(_SPEED), "--data", f"{folder}/data"]  # fmt: skip
        with log.open("wb") as said:
            process = subprocess.Popen(command, stdout=said, stderr=said)
        try:
            _until_ready(port, process, log)
            yield port, process.pid
        finally:
            process.terminate()
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _until_ready(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        try:
            connection.request("GET", "/")
            if b"data-ready" in connection.getresponse().read():
                return
        except (OSError, http.client.HTTPException):
            pass
        finally:
            connection.close()
        if process.poll() is not None or time.monotonic() > until:
            raise RuntimeError(log.read_text(errors="replace")[-2_000:])
        time.sleep(0.2)
