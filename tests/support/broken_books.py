"""Books with a hole in them: the fault of the engine that tests bring about."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from torneo.rulebook import load_book


@contextmanager
def lacking(books: Iterable[str], *policies: str) -> Iterator[None]:
    """These books without these policies. Afterwards they are whole again, in the order they had: the books
    are shared by all tests of one process."""
    whole = [(load_book(book).values, dict(load_book(book).values)) for book in books]
    for values, _ in whole:
        for policy in policies:
            del values[policy]
    try:
        yield
    finally:
        for values, before in whole:
            values.clear()
            values.update(before)
