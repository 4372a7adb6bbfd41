"""Figures of the room as Prometheus reads them: counted here, written by ``/metricas/``. Nothing of a person,
an event or an address is in them."""

import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

#: Upper bounds of the seconds an answer took.
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Labels = tuple[tuple[str, str], ...]

_ABOUT = {
    "torneo_requests_total": ("counter", "Pages and API requests answered, by method and status."),
    "torneo_request_seconds": ("histogram", "Seconds from a request to its answer."),
    "torneo_commands_total": ("counter", "Commands given, by kind and how they went."),
    "torneo_journal_appends_total": ("counter", "Commands whose events were stored."),
    "torneo_watchers": ("gauge", "Live connections open."),
    "torneo_requests_waiting": ("gauge", "Requests of strangers that wait for a thread."),
    "torneo_papers_waiting": ("gauge", "Big papers that are not printed yet."),
    "torneo_memory_bytes": ("gauge", "Memory the serving process holds."),
    "torneo_open_files": ("gauge", "Files and connections the serving process holds open."),
    "torneo_disk_free_bytes": ("gauge", "Room left for the data folder."),
    "torneo_ticker_seconds": ("gauge", "Seconds since the clocks of all events were last looked at."),
}
_guard = threading.Lock()
_counts: Counter[tuple[str, Labels]] = Counter()
_took = [0] * (len(BUCKETS) + 1)
_seconds = 0.0
_gauges: dict[str, Callable[[], float | None]] = {}


def count(name: str, **labels: str) -> None:
    with _guard:
        _counts[name, tuple(sorted(labels.items()))] += 1


def gauge(name: str, read: Callable[[], float | None]) -> None:
    """A figure that is looked up when somebody asks."""
    assert name in _ABOUT, name
    _gauges[name] = read


def took(seconds: float) -> None:
    global _seconds
    with _guard:
        _took[bisect_left(BUCKETS, seconds)] += 1
        _seconds += seconds


def written() -> str:
    """All of it in Prometheus' text format."""
    with _guard:
        counts, taken, seconds = dict(_counts), list(_took), _seconds
    lines: list[str] = []
    for name, (kind, about) in _ABOUT.items():
        lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
        if kind == "histogram":
            lines += _histogram(name, taken, seconds)
        elif kind == "gauge":
            value = _gauges[name]() if name in _gauges else None
            lines += [f"{name} {value:g}"] if value is not None else []
        else:
            lines += [
                f"{name}{_labels(labels)} {number}"
                for (one, labels), number in sorted(counts.items())
                if one == name
            ]
    return "\n".join(lines) + "\n"


def _histogram(name: str, taken: list[int], seconds: float) -> list[str]:
    lines, so_far = [], 0
    for bound, number in zip((*map(str, BUCKETS), "+Inf"), taken, strict=True):
        so_far += number
        lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
    return [*lines, f"{name}_sum {seconds:.6f}", f"{name}_count {so_far}"]


def _labels(labels: Labels) -> str:
    return "{" + ",".join(f'{key}="{value}"' for key, value in labels) + "}" if labels else ""


class CountRequests:
    """Outermost of the middlewares: what the visitor waited for."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._next = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        began = time.perf_counter()
        response = self._next(request)
        took(time.perf_counter() - began)
        method = request.method if request.method in _METHODS else "other"
        count("torneo_requests_total", method=str(method), status=str(response.status_code))
        return response


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
