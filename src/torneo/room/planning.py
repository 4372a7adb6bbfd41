"""Forecasts made in the background: one thread at a time, with progress, that can be stopped.

A forecast is kept until the event has moved on a level; whoever looks again then starts the next one.
"""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from torneo.room.compiling import kernels
from torneo.rulebook import Book
from torneo.simulate.planner import Course, Forecast, RunTold, forecast, play_runs

#: Runs of a forecast, compiled and plain; plain code plays as many as it can in so many seconds.
RUNS, PLAIN_RUNS = 400, 60
_BATCH, _PLAIN_BATCH = 25, 2
_PATIENCE = 25.0
_LEAST = 10
"""Fewer runs than this are no forecast."""
_KEPT = 24
_SEED = 1

Make = Callable[[], tuple[Book, list[Course]]]


class Job:
    """A forecast being made, of one course or of several to compare. ``mark``: what it was made from."""

    def __init__(self, mark: Hashable, make: Make, plain: bool) -> None:
        self.mark, self.plain = mark, plain
        self.found: list[Forecast] = []
        self.at = time.time()
        self.failed: Exception | None = None
        self.over = threading.Event()
        self._make = make
        self._stop = threading.Event()
        self._done, self._all = 0, 1

    @property
    def percent(self) -> int:
        return min(100, 100 * self._done // self._all)

    @property
    def stopped(self) -> bool:
        return self._stop.is_set()

    def stop(self) -> None:
        """What was played until now is kept if it is enough."""
        self._stop.set()

    def work(self) -> None:
        try:
            book, courses = self._make()
            runs = PLAIN_RUNS if self.plain else RUNS
            self._all = runs * len(courses)
            for place, course in enumerate(courses):
                self._done = place * runs
                told = self._played(course, runs, _PATIENCE / len(courses))
                if len(told) < _LEAST:
                    break
                self.found.append(forecast(course, book, told, _SEED))
        except Exception as error:  # told on the page: a thread has nobody to raise it to
            self.failed = error
        finally:
            self.at = time.time()
            self.over.set()

    def _played(self, course: Course, runs: int, patience: float) -> list[RunTold]:
        told: list[RunTold] = []
        size, began = (_PLAIN_BATCH if self.plain else _BATCH), time.monotonic()
        while len(told) < runs and not self.stopped:
            if self.plain and len(told) >= _LEAST and time.monotonic() - began > patience:
                break
            batch = min(size, runs - len(told))
            told += play_runs(course, _SEED, len(told), batch, self.plain)
            self._done += batch
        return told


_jobs: OrderedDict[Hashable, Job] = OrderedDict()
_guard = threading.Lock()
_turn = threading.Lock()


def job_of(key: Hashable) -> Job | None:
    """The newest job of the key."""
    with _guard:
        return _jobs.get(key)


def start(key: Hashable, mark: Hashable, make: Make) -> Job:
    """A new job in place of the key's old one, which is stopped."""
    job = Job(mark, make, kernels() != "ready")
    with _guard:
        old = _jobs.pop(key, None)
        _jobs[key] = job
        while len(_jobs) > _KEPT:
            _jobs.popitem(last=False)[1].stop()
    if old is not None:
        old.stop()
    threading.Thread(target=_in_turn, args=(job,), name="planner", daemon=True).start()
    return job


def _in_turn(job: Job) -> None:
    with _turn:
        job.work()


def stop(key: Hashable) -> None:
    job = job_of(key)
    if job is not None:
        job.stop()


def forget_all() -> None:
    """Stops whatever runs and forgets everything."""
    with _guard:
        for job in _jobs.values():
            job.stop()
        _jobs.clear()
