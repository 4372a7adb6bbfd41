"""The house books of the room: versions kept in the database, and those that travel with an event."""

from functools import lru_cache

from django.db import IntegrityError, transaction

from torneo.journal.models import Stream
from torneo.room.accounts import record
from torneo.room.models import HouseBook
from torneo.rulebook import Book, RulebookError, book_ids, load_book, read_house

#: Names that are addresses under /libros/ already.
RESERVED = frozenset(
    ("casa", "buscar", "comparar", "politicas", "ejemplos", "nuevo", "forma", "revision", "guardar")
)


@lru_cache(maxsize=64)
def _read(text: str) -> Book:
    return read_house(text)


def readable(text: str) -> Book | None:
    """The book of a text; None for a draft that is not well yet."""
    try:
        return _read(text)
    except RulebookError:
        return None


def latest() -> list[HouseBook]:
    """The last version of every house book, by name."""
    found: dict[str, HouseBook] = {}
    for row in HouseBook.objects.order_by("name", "-version"):
        found.setdefault(row.name, row)
    return list(found.values())


def versions(name: str) -> list[HouseBook]:
    return list(HouseBook.objects.filter(name=name).order_by("-version"))


def ready_version(name: str) -> HouseBook | None:
    return HouseBook.objects.filter(name=name, ready=True).order_by("-version").first()


def ready_books() -> list[Book]:
    """House books that may be chosen for an event, each in its last ready version."""
    found: dict[str, Book] = {}
    for row in HouseBook.objects.filter(ready=True).order_by("name", "-version"):
        if row.name not in found:
            book = readable(row.text)
            if book is not None:
                found[row.name] = book
    return list(found.values())


def book_named(name: str) -> Book | None:
    """One of Torneo's own books, a house book in its last ready version, or one that an event plays
    under."""
    if name in book_ids():
        return load_book(name)
    row = ready_version(name)
    book = readable(row.text) if row is not None else None
    return book or next(iter(_played(name)), None)


def _played(name: str) -> list[Book]:
    """The books of that name which events carry with them."""
    texts = Stream.objects.filter(book=name).exclude(house="").order_by("pk")
    return [book for text in texts.values_list("house", flat=True) if (book := readable(text)) is not None]


def with_clause(name: str, clause_id: str) -> Book | None:
    """The book of that name in which the clause stands: as it is now, else as some event plays it."""
    book = book_named(name)
    if book is None or name in book_ids() or book.under(clause_id):
        return book
    return next((one for one in _played(name) if one.under(clause_id)), book)


def chosen(name: str) -> tuple[Book, str] | None:
    """A book for a new event: the book, and the text that must travel with it if it is a house book."""
    if name in book_ids():
        return load_book(name), ""
    row = ready_version(name)
    book = readable(row.text) if row is not None else None
    return (book, row.text) if row is not None and book is not None else None


class Overtaken(Exception):
    """Somebody has saved a version meanwhile."""


def save(
    name: str, text: str, *, ready: bool, note: str, by: str, after: int, recorded: record.By
) -> HouseBook:
    """A new version after version ``after``; ``Overtaken`` if that is not the last any more."""
    try:
        with transaction.atomic():
            last = HouseBook.objects.filter(name=name).order_by("-version").first()
            if (last.version if last else 0) != after:
                raise Overtaken(name)
            record.note(recorded, "house_book_saved", name, version=after + 1)
            return HouseBook.objects.create(
                name=name, version=after + 1, text=text, ready=ready, note=note[:200], made_by=by[:150]
            )
    except IntegrityError as clash:
        raise Overtaken(name) from clash
