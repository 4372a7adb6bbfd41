"""How the last ruling of a told hand came about."""

from collections.abc import Sequence

from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import CannotTell, Spot, told_hand
from torneo.floor.trace import Traced, Tracing
from torneo.rulebook import Book


def trace_of(
    book: Book, setup: Spot, steps: Sequence[Spot], outcome: Ruling | None = None
) -> tuple[Traced, ...]:
    """What was consulted for the last step; nothing where the book would rule otherwise today than the
    ``outcome`` that was kept."""
    if not steps:
        return ()
    try:
        told = told_hand(book, setup, steps[:-1]).copy()
        with Tracing(told.table) as tracing:
            ruling, *_ = told.tell(steps[-1])
    except CannotTell:
        return ()
    if outcome is not None and (outcome.reason, outcome.clauses) != (ruling.reason, ruling.clauses):
        return ()
    return tracing.take()
