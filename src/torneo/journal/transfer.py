"""Taking a whole event out of a journal, and into one: all or nothing."""

from collections.abc import Iterable, Iterator
from contextlib import nullcontext

import msgspec

from torneo.journal.event_file import FileFault, read_file, written
from torneo.journal.keeper import Kind, UnknownStream
from torneo.journal.line import Line
from torneo.journal.store import Journal, StreamHead
from torneo.journal.verify import Fault, verify


def export(journal: Journal, stream: str) -> Iterator[bytes]:
    """The stream as the lines of a file."""
    head = journal.head(stream)
    if head is None:
        raise UnknownStream(stream)
    return written(head, journal.read(stream))


class Unsound(Exception):
    """A file whose events do not hold; ``fault`` says where and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def load(
    journal: Journal, kinds: dict[str, Kind], rows: Iterable[bytes], name: str = "", held: bool = False
) -> tuple[StreamHead, list[Line]]:
    """Brings a file in, under its own name or another, once everything in it has been checked.

    ``FileFault``: it is no such file, or its name is taken; ``Unsound``: its events do not hold. ``held``:
    the caller has a transaction of its own, which this is a part of.
    """
    head, lines = read_file(rows)
    if name:
        head = msgspec.structs.replace(head, name=name)
        if not head.well_named:
            raise FileFault(0, "bad_name", name=name)
    fault = verify(head, kinds, lambda: lines).fault
    if fault is not None:
        raise Unsound(fault)
    with nullcontext() if held else journal.writing(head.name):
        if journal.head(head.name) is not None:
            raise FileFault(0, "taken", name=head.name)
        journal.create(head)
        journal.append(head.name, 0, lines)
    return head, lines
