"""The journal in Django's database: SQLite for one laptop, PostgreSQL for a bigger room."""

import zlib
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from django.db import DatabaseError, IntegrityError, connections, transaction

from torneo.journal.fault import Fault, Unreadable
from torneo.journal.line import Line
from torneo.journal.models import StoredEvent, Stream
from torneo.journal.store import StreamHead, StreamTaken, VersionClash, in_order

#: PostgreSQL tells this channel the name of every stream that has grown.
CHANNEL = "torneo"

_HEAD = ("name", "kind", "book", "house")
_FIELDS = Line.__struct_fields__
_PAGE = 2000
#: Asked before every look at a state, so written by hand: the ORM takes ten times as long to say it.
_READ = (
    f"SELECT {{}} FROM {StoredEvent._meta.db_table} "
    "WHERE stream = %s AND version > %s ORDER BY version LIMIT %s"
)
_WHOLE = _READ.format(", ".join(_FIELDS))
_EVENTS = _READ.format(", ".join(name for name in _FIELDS if name != "asked"))
#: What SQLite says of a file with a damaged place in it.
_DAMAGE = ("disk image is malformed", "Could not decode to UTF-8")


class DatabaseJournal:
    """Durable once ``writing`` has been left without an error. ``alias`` is the database's name in Django's
    settings."""

    def __init__(self, alias: str = "default") -> None:
        self.alias = alias

    def create(self, head: StreamHead) -> None:
        row, _ = Stream.objects.using(self.alias).get_or_create(
            name=head.name, defaults={"kind": head.kind, "book": head.book, "house": head.house}
        )
        if StreamHead(row.name, row.kind, row.book, row.house) != head:
            raise StreamTaken(head.name)

    def heads(self) -> list[StreamHead]:
        rows = Stream.objects.using(self.alias).values_list(*_HEAD)
        return sorted((StreamHead(*row) for row in rows), key=lambda head: head.name)

    def head(self, stream: str) -> StreamHead | None:
        row = Stream.objects.using(self.alias).filter(name=stream).values_list(*_HEAD).first()
        return StreamHead(*row) if row else None

    def tip(self, stream: str) -> tuple[int, str]:
        rows = StoredEvent.objects.using(self.alias).filter(stream=stream)
        with _or_damaged(0):
            last = rows.order_by("-version").values_list("version", "digest").first()
        if last is not None:
            return last
        head = self.head(stream)
        if head is None:
            raise KeyError(stream)
        return 0, head.digest

    def read(self, stream: str, after: int = 0, *, asked: bool = True) -> Iterator[Line]:
        """Page by page, each a query of its own: nothing is held open while the lines are used.
        ``Unreadable`` where the database is damaged: what stands before that place is still given."""
        size = _PAGE
        while True:
            try:
                page = self._page(_WHOLE if asked else _EVENTS, stream, after, size)
            except Unreadable:
                if size == 1 or (connections[self.alias].in_atomic_block and self._postgres):
                    raise
                size = 1  # one by one up to the very line
                continue
            for row in page:
                yield Line(*row)
            if len(page) < size:
                return
            after += size

    def _page(self, query: str, stream: str, after: int, size: int) -> list[tuple[Any, ...]]:
        with _or_damaged(after + 1), connections[self.alias].cursor() as cursor:
            cursor.execute(query, [stream, after, size])
            page: list[tuple[Any, ...]] = cursor.fetchall()
            return page

    def faults(self) -> Iterator[tuple[str, Fault]]:
        """What is wrong with the whole rather than with one stream: (name of a stream, or nothing; what).
        Events whose stream is not listed; and, where the database numbers its rows without gaps, events that
        are gone."""
        rows = StoredEvent.objects.using(self.alias)
        listed = Stream.objects.using(self.alias).values("name")
        for name in sorted(
            rows.exclude(stream__in=listed).order_by().values_list("stream", flat=True).distinct()
        ):
            events = rows.filter(stream=name).count()
            yield name, Fault(0, "no_head", {"events": events, "name": name})
        if self._postgres:  # its numbers have gaps: those of transactions taken back
            return
        with connections[self.alias].cursor() as cursor:
            cursor.execute("SELECT seq FROM sqlite_sequence WHERE name = %s", [StoredEvent._meta.db_table])
            found = cursor.fetchone()
        numbered, kept = found[0] if found else 0, rows.count()
        if kept < numbered:
            facts = {"numbered": numbered, "kept": kept, "missing": numbered - kept}
            yield "", Fault(0, "cut_tail", facts)

    def last_of(self, stream: str, kinds: Collection[str]) -> int:
        rows = StoredEvent.objects.using(self.alias).filter(stream=stream, kind__in=sorted(kinds))
        with _or_damaged(0):
            return rows.order_by("-version").values_list("version", flat=True).first() or 0

    def answered(self, stream: str, key: str) -> list[Line]:
        rows = StoredEvent.objects.using(self.alias).filter(stream=stream, key=key).order_by("version")
        return [Line(*row) for row in rows.values_list(*_FIELDS)]

    def append(self, stream: str, expected: int, lines: Iterable[Line]) -> None:
        """The database itself refuses a version that is not the next one (see the first migration)."""
        added = list(lines)
        in_order(expected, added)
        if not added:
            return
        rows = [
            StoredEvent(stream=stream, **{name: getattr(line, name) for name in _FIELDS}) for line in added
        ]
        try:
            with transaction.atomic(using=self.alias, savepoint=False):
                StoredEvent.objects.using(self.alias).bulk_create(rows, batch_size=500)
                self._tell(stream)
        except IntegrityError as clash:
            raise VersionClash(stream) from clash

    @contextmanager
    def writing(self, stream: str) -> Iterator[None]:
        """One transaction of its own, never part of another: an answer given inside it would not be safe yet.
        SQLite takes the write lock when it begins; PostgreSQL locks the stream's name."""
        with transaction.atomic(using=self.alias, durable=True):
            if self._postgres:
                with connections[self.alias].cursor() as cursor:
                    cursor.execute("SELECT pg_advisory_xact_lock(%s)", [zlib.crc32(stream.encode())])
            yield

    @property
    def _postgres(self) -> bool:
        return connections[self.alias].vendor == "postgresql"

    def _tell(self, stream: str) -> None:
        """Heard by the other processes once the transaction has been committed."""
        if self._postgres:
            with connections[self.alias].cursor() as cursor:
                cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, stream])


@contextmanager
def _or_damaged(version: int) -> Iterator[None]:
    """``Unreadable`` if the database has a damaged place there; being away or locked is another matter."""
    try:
        yield
    except DatabaseError as error:
        state = getattr(error.__cause__, "sqlstate", None) or ""
        if state.startswith("XX") or any(sign in str(error) for sign in _DAMAGE):
            raise Unreadable(version, "damaged", why=str(error).strip()) from error
        raise
