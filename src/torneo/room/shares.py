"""Equity for pages that must not wait: worked out in the background, found the next time somebody asks."""

import threading
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache

from torneo.cards import CardError
from torneo.hand import SetupError
from torneo.room.compiling import kernels
from torneo.simulate.kernels.equity import equity, is_small

Cards = tuple[int, ...]
Shares = tuple[float, ...]
#: Random deals of the plain twin: a second or so.
_PLAIN_SAMPLES = 4_000
_KEPT = 200

_guard = threading.Lock()
_found: dict[tuple[str, tuple[Cards, ...], Cards, Cards], "Future[Shares | None]"] = {}


@cache
def _worker() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "equity")


def shares_of(game: str, hands: tuple[Cards, ...], board: Cards, dead: Cards) -> Shares | None:
    """The share of each hand; None while it is being worked out, and where the question has no answer."""
    key = (game, hands, board, dead)
    with _guard:
        job = _found.get(key)
        if job is None:
            while len(_found) >= _KEPT:
                del _found[next(iter(_found))]
            job = _found[key] = _worker().submit(_work, game, hands, board, dead)
    return job.result() if job.done() else None


def _work(game: str, hands: tuple[Cards, ...], board: Cards, dead: Cards) -> Shares | None:
    """By kernels where they are ready, else by the plain twin: every deal if there are few, some if not."""
    try:
        small = is_small(game, hands, board, dead)
        slow = not small and kernels() != "ready"
        found = equity(game, hands, board, dead, samples=_PLAIN_SAMPLES if slow else 0, plain=slow or small)
    except (CardError, SetupError):
        return None
    return tuple(share.equity for share in found.shares)
