"""The stored text of one event, as the journal keeps it."""

from tests.fuzz.readers.event_file import HEAD, reader
from tests.support.seating import opened

from torneo.journal.fault import Unreadable
from torneo.journal.line import Line, lines_of


def feed(data: bytes) -> None:
    """The first line is the event's kind, the rest its body."""
    kind, _, body = data.decode(errors="ignore").partition("\n")
    line = Line(1, 1, kind, 0, "Ana", "director", "", body, "")
    try:
        reader().happened(line)
    except Unreadable:
        return


def seeds() -> list[bytes]:
    room = opened("fcp-2025", 3, 1)
    first = {one.kind: one for one in lines_of(room.journal, HEAD.digest)}
    return [f"{one.kind}\n{one.body}".encode() for one in first.values()]
