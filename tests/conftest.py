"""Shared by all tests: the root of the repository on the path, so that `tests.support` can be imported; the
record of the clauses that tests prove; compiled kernels kept in `build/`, only the first run compiles;
no property test asks how fast the machine is; and the seed of the random runs, printed at the end together
with what those runs counted.

`TORNEO_SEED=7 pytest` repeats or changes a run; `TORNEO_SEED=random` draws a fresh seed, and property tests
then try other examples than last time.
"""

import gc
import os
import random
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_ROOT = Path(__file__).parents[1]
#: The file whose tests are run now.
_FILE = pytest.StashKey[Path]()
#: What says which room a process works for.
_ROOM = ("TORNEO_DATA", "DATABASE_URL", "TORNEO_HOSTS", "TORNEO_URL")
sys.path.insert(0, str(_ROOT))
os.environ.setdefault("NUMBA_CACHE_DIR", str(_ROOT / "build" / "numba"))

pytest_plugins = ["tests.plugins.clauses"]

settings.register_profile(
    "any machine",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=os.environ.get("TORNEO_SEED") != "random",
)
settings.load_profile("any machine")


def pytest_configure() -> None:
    if os.environ.get("TORNEO_SEED") == "random":
        os.environ["TORNEO_SEED"] = str(random.SystemRandom().randrange(10**6))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Every file begins with the tests' own database, whatever room the last one has worked in."""
    if item.session.stash.get(_FILE, None) != item.path:
        item.session.stash[_FILE] = item.path
        database = sys.modules.get("tests.support.database")
        if database is not None:
            database.use_own()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """A command that a test gives in this process may choose its room by the environment: for itself only."""
    before = {name: os.environ.get(name) for name in _ROOM}
    try:
        return (yield)
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def pytest_collection() -> None:
    gc.disable()


def pytest_collection_finish() -> None:
    """What collection has made stays to the end: the garbage collector need not look through it."""
    gc.freeze()
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Counts recorded with `record_property("counted: topic | detail", {...})`, added up over tests and
    processes: a line a topic, with -v a line a detail."""
    detailed = terminalreporter.config.get_verbosity() > 0
    counted: dict[str, Counter[str]] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", ()):
                if getattr(report, "when", "") == "call" and name.startswith("counted: "):
                    topic = name.removeprefix("counted: ")
                    topic = topic if detailed else topic.split(" | ")[0]
                    counted.setdefault(topic, Counter()).update(value)
    if counted:
        terminalreporter.section(f"random runs, TORNEO_SEED={os.environ.get('TORNEO_SEED', '1')}")
        for name, counts in sorted(counted.items()):
            terminalreporter.line(
                f"{name}: " + ", ".join(f"{key} {n:,}" for key, n in sorted(counts.items()))
            )
