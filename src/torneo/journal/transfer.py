"""Taking a whole event out of a journal, and into one: all or nothing."""

from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from torneo.journal.event_file import FileFault, read_file, written
from torneo.journal.fault import Fault
from torneo.journal.keeper import Kind, UnknownStream
from torneo.journal.line import Line
from torneo.journal.store import Journal, StreamHead
from torneo.journal.verify import verify


def export(journal: Journal, stream: str, until: int | None = None) -> Iterator[bytes]:
    """The stream as the lines of a file, all of it or up to a version."""
    head = journal.head(stream)
    if head is None:
        raise UnknownStream(stream)
    return written(head, islice(journal.read(stream), until))


class Unsound(Exception):
    """A file whose events do not hold; ``fault`` says where and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def checked(kinds: dict[str, Kind], rows: Iterable[bytes], name: str = "") -> tuple[StreamHead, list[Line]]:
    """What a file holds, under its own name or another, once everything in it has been checked.
    ``FileFault``: it is no such file; ``Unsound``: its events do not hold."""
    head, lines = read_file(rows)
    if name:
        head = msgspec.structs.replace(head, name=name)
        if not head.well_named:
            raise FileFault(0, "bad_name", name=name)
    fault = verify(head, kinds, lambda: lines).fault
    if fault is not None:
        raise Unsound(fault)
    return head, lines


def load(
    journal: Journal, kinds: dict[str, Kind], rows: Iterable[bytes], name: str = ""
) -> tuple[StreamHead, list[Line]]:
    """Brings a file in; a ``FileFault`` too if its name is taken."""
    head, lines = checked(kinds, rows, name)
    with journal.writing(head.name):
        if journal.head(head.name) is not None:
            raise FileFault(0, "taken", name=head.name)
        bring_in(journal, head, lines)
    return head, lines


def bring_in(journal: Journal, head: StreamHead, lines: list[Line]) -> None:
    """A new stream with all its lines, in the caller's transaction."""
    journal.create(head)
    journal.append(head.name, 0, lines)
