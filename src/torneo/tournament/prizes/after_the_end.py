"""What no longer changes once the event has ended, worked out once: who gets what, and the fund.

Handing a prize over adds one delivery and one event, and changes neither; every other event may. So the
number of events less the number of deliveries stays the same exactly as long as only prizes are handed over.
A correction puts new objects into the state, and what is kept answers only for the ones it was made from.
"""

from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from torneo.rulebook import Book
from torneo.tournament.state import Tournament

T = TypeVar("T")

#: Answers kept: of the few events whose prizes are being handed over now.
_kept: deque[tuple[str, int, tuple[Any, ...], Any]] = deque(maxlen=16)


def once_ended(what: str, state: Tournament, book: Book, work: Callable[[Tournament, Book], T]) -> T:
    """What ``work`` finds. After the end it is not asked again until something but a delivery happens."""
    if state.phase != "ended":
        return work(state, book)
    stamp = state.version - len(state.prizes.deliveries)
    parts = (book, state.structure, state.prizes, state.entries, state.eliminations)
    for name, at, of, found in tuple(_kept):
        if name == what and at == stamp and all(one is other for one, other in zip(of, parts, strict=True)):
            kept: T = found
            return kept
    made = work(state, book)
    _kept.append((what, stamp, parts, made))
    return made
