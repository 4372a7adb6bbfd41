"""The measuring of ``torneo bench slow``, in a process of its own on the room of TORNEO_DATA."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

import msgspec

from tools import main_of
from tools.bench.room_work import STREAM, Row, Visitor, at_share, in_ms, make_event, serving

_HOST = "127.0.0.1"
#: Another address of this machine: its own door is kept for itself.
_STRANGER = "127.0.0.2"
#: How many of them come in a second: whoever is ended comes back at once.
_A_SECOND = 100
_CLIENTS = "tools.chaos.slow_clients"
#: What a thousand of them do.
_KINDS = {"body": 800, "head": 100, "silent": 60, "unread": 40}
_PAGE = f"/e/{STREAM}/direccion/"


class Sizes(msgspec.Struct, frozen=True):
    """Clients held, and pages and commands measured while the room is quiet and while it is not."""

    held: int = 1_000
    asked: int = 300


class Slow(Row, frozen=True, kw_only=True):
    """``quiet``: the same figure without them."""

    quiet: float


def measure(sizes: Sizes) -> list[Slow]:
    from torneo.room.open_files import allow_files
    from torneo.room.serve import prepare

    allow_files()
    prepare()
    make_event(60)
    counts = {kind: sizes.held * share // 1_000 for kind, share in _KINDS.items()}
    counts["body"] += sizes.held - sum(counts.values())
    with serving() as (port, _):
        visitor = Visitor(port)
        _asked(visitor, max(sizes.asked // 10, 5))  # the first ones load what they need
        quiet = _asked(visitor, sizes.asked)
        with _slow_clients(port, counts):
            held = _asked(visitor, sizes.asked)
        again = _asked(visitor, sizes.asked)
    return list(_rows([one + two for one, two in zip(quiet, again, strict=True)], held, sizes))


@contextmanager
def _slow_clients(port: int, counts: dict[str, int]) -> Iterator[None]:
    """In a process of their own, so that they do not slow down who measures."""
    about = [_HOST, str(port), msgspec.json.encode(counts).decode(), _STRANGER, str(_A_SECOND)]
    command = [*main_of(_CLIENTS), *about]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as clients:
        assert clients.stdin is not None
        assert clients.stdout is not None
        if clients.stdout.readline().strip() != b"held":
            raise RuntimeError("the slow clients could not be held")
        yield
        clients.stdin.close()


def _asked(visitor: Visitor, count: int) -> tuple[list[float], list[float]]:
    """Seconds of pages and of commands, in turn."""
    pages, commands = [], []
    for _ in range(count):
        connection = visitor.connect()
        start = perf_counter()
        status = visitor.get(connection, _PAGE)
        pages.append(perf_counter() - start)
        connection.close()
        if status != 200:
            raise RuntimeError(f"{_PAGE}: {status}")
        start = perf_counter()
        visitor.command("AddTime", seconds="1", why="bench")
        commands.append(perf_counter() - start)
    return pages, commands


def _rows(quiet: list[list[float]], held: tuple[list[float], list[float]], sizes: Sizes) -> Iterator[Slow]:
    for work, before, after in zip(("page", "command"), quiet, held, strict=True):
        for name, share, most in (("p50", 0.5, None), ("p99", 0.99, 2.0)):
            usual = in_ms(at_share(before, share))
            budget = round(most * usual, 1) if most else None
            yield Slow(
                database="sqlite", work=f"{work}_{name}", value=in_ms(at_share(after, share)), unit="ms",
                budget=budget, n=sizes.held, quiet=usual,
            )  # fmt: skip


def main() -> None:
    print(msgspec.json.encode(measure(msgspec.json.decode(sys.argv[1], type=Sizes))).decode())
