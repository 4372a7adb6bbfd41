"""The journal in Django's database: SQLite for one laptop, PostgreSQL for a bigger room."""

import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from django.db import IntegrityError, connection, transaction

from torneo.journal.line import FIRST, Line
from torneo.journal.models import StoredEvent, Stream
from torneo.journal.store import StreamHead, VersionClash

_FIELDS = ("version", "kind", "at", "actor", "role", "key", "body", "digest")
_BATCH = 2000


class DatabaseJournal:
    """Durable once ``writing`` has been left without an error."""

    def create(self, head: StreamHead) -> None:
        row, _ = Stream.objects.get_or_create(name=head.name, defaults={"kind": head.kind, "book": head.book})
        if (row.kind, row.book) != (head.kind, head.book):
            raise ValueError(f"there is another stream {head.name!r}")

    def heads(self) -> list[StreamHead]:
        return [StreamHead(row.name, row.kind, row.book) for row in Stream.objects.all()]

    def head(self, stream: str) -> StreamHead | None:
        row = Stream.objects.filter(name=stream).first()
        return StreamHead(row.name, row.kind, row.book) if row else None

    def tip(self, stream: str) -> tuple[int, str]:
        last = (
            StoredEvent.objects.filter(stream=stream)
            .order_by("-version")
            .values_list("version", "digest")
            .first()
        )
        return last or (0, FIRST)

    def read(self, stream: str, after: int = 0) -> Iterator[Line]:
        rows = (
            StoredEvent.objects.filter(stream=stream, version__gt=after)
            .order_by("version")
            .values_list(*_FIELDS)
        )
        for row in rows.iterator(chunk_size=_BATCH):
            yield Line(*row)

    def answered(self, stream: str, key: str) -> list[Line]:
        rows = StoredEvent.objects.filter(stream=stream, key=key).order_by("version").values_list(*_FIELDS)
        return [Line(*row) for row in rows]

    def append(self, stream: str, expected: int, lines: Iterable[Line]) -> None:
        added = list(lines)
        with transaction.atomic():
            if self.tip(stream)[0] != expected:
                raise VersionClash(stream)
            if [line.version for line in added] != list(range(expected + 1, expected + 1 + len(added))):
                raise ValueError("the lines do not follow one another")
            rows = [
                StoredEvent(stream=stream, **{name: getattr(line, name) for name in _FIELDS})
                for line in added
            ]
            try:
                StoredEvent.objects.bulk_create(rows, batch_size=500)
            except IntegrityError as clash:
                raise VersionClash(stream) from clash

    @contextmanager
    def writing(self, stream: str) -> Iterator[None]:
        """One transaction. SQLite takes the write lock when it begins; PostgreSQL locks the stream's name."""
        with transaction.atomic():
            if connection.vendor == "postgresql":
                with connection.cursor() as cursor:
                    cursor.execute("SELECT pg_advisory_xact_lock(%s)", [zlib.crc32(stream.encode())])
            yield
