"""The room's presses: one for papers of a few pages, which somebody waits for, and one for big jobs, which
are printed one at a time in the background with progress and can be cancelled. What is printed stays in
memory for a while; nothing is left on disk."""

import atexit
import logging
import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

import msgspec

from torneo.paper.presses import MEMORY, Press, PressFailed, batches

#: Cards, or bytes of data, above which a paper is a big job.
CARDS, WEIGHT = 60, 150_000
#: Big jobs that may wait, finished ones that are kept, and for how many seconds.
_WAITING, _KEPT, _AGE = 6, 6, 900.0
_log = logging.getLogger(__name__)
_memory = int(os.environ.get("TORNEO_PRESS_MEMORY") or MEMORY)
small, big = Press(_memory), Press(_memory)


class Job:
    """A big paper being printed. ``document`` and ``stream``: what it is, to ask again who may have it."""

    def __init__(self, stream: str, document: str, name: str, data: dict[str, Any]) -> None:
        self.id = secrets.token_urlsafe(12)
        self.stream, self.document, self.name = stream, document, name
        self.pdf = b""
        self.failed = ""
        self.at = time.monotonic()
        self.over = threading.Event()
        self.begun = False
        self._parts: list[dict[str, Any]] = batches(data)
        self._stop = threading.Event()
        self._ending = threading.Lock()
        self.done, self.all = 0, len(self._parts) + (len(self._parts) > 1)

    @property
    def stopped(self) -> bool:
        return self._stop.is_set()

    @property
    def percent(self) -> int:
        return 100 * self.done // self.all

    def stop(self) -> None:
        """Nobody wants it any more: the press is ended if it works on it."""
        self._stop.set()
        with self._ending:
            if self.begun and not self.over.is_set():
                big.close()

    def work(self) -> None:
        self.begun = True
        try:
            self.pdf = self._printed()
        except PressFailed as failed:
            self.failed = "stopped" if self.stopped else failed.code
            if failed.code == "fault":
                _log.error("press: %s", failed.told)
        except Exception:
            _log.exception("press")
            self.failed = "fault"
        finally:
            self._parts = []
            self.at = time.monotonic()
            with self._ending:  # who cancels ends this job's press, never the next one's
                self.over.set()

    def _printed(self) -> bytes:
        made = []
        for part in self._parts:
            if self.stopped:
                raise PressFailed("stopped")
            made.append(big.pdf(self.document, part))
            self.done += 1
        if self.stopped:
            raise PressFailed("stopped")
        whole = big.join(made)
        self.done = self.all
        return whole


_jobs: OrderedDict[Hashable, Job] = OrderedDict()
_guard = threading.Lock()
_turn = threading.Lock()


def heavy(data: dict[str, Any]) -> bool:
    """Whether this is a big job."""
    return len(data.get("cards", ())) > CARDS or len(msgspec.msgpack.encode(data)) > WEIGHT


def start(key: Hashable, job: Job) -> Job:
    """Begins a job, or finds the one of the same key that is under way or done."""
    with _guard:
        _forget_old()
        same = _jobs.get(key)
        if same is not None and not same.failed and not same.stopped:
            return same
        if waiting() > _WAITING:
            raise PressFailed("busy")
        _jobs[key] = job
        _jobs.move_to_end(key)
    threading.Thread(target=_in_turn, args=(job,), name="press", daemon=True).start()
    return job


def find(job_id: str) -> Job | None:
    with _guard:
        _forget_old()
        return next((one for one in _jobs.values() if one.id == job_id), None)


def waiting() -> int:
    """Big jobs that are not over."""
    return sum(not one.over.is_set() for one in _jobs.values())


def failures() -> int:
    """Papers in a row that did not come out."""
    return max(small.failures, big.failures)


def stop_all() -> None:
    """Ends what is being printed and the presses with it."""
    with _guard:
        jobs = list(_jobs.values())
        _jobs.clear()
    for one in jobs:
        one.stop()
    small.close()
    big.close()


def _in_turn(job: Job) -> None:
    with _turn:
        job.work()


def _forget_old() -> None:
    over = [key for key, one in _jobs.items() if one.over.is_set()]
    for place, key in enumerate(over):
        if len(over) - place > _KEPT or time.monotonic() - _jobs[key].at > _AGE:
            del _jobs[key]


atexit.register(stop_all)
