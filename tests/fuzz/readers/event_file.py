"""Event files, line by line, and the events in the lines."""

from functools import cache

from tests.support.seating import opened

from torneo.journal.event_file import FileFault, read_file, written
from torneo.journal.fault import Unreadable
from torneo.journal.line import Reader, lines_of
from torneo.journal.store import StreamHead
from torneo.tournament import TOURNAMENT

HEAD = StreamHead("copa", "tournament", "fcp-2025")


@cache
def reader() -> Reader:
    return Reader(TOURNAMENT)


def feed(data: bytes) -> None:
    try:
        _, lines = read_file(data.splitlines(keepends=True))
    except FileFault:
        return
    for line in lines:
        try:
            reader().happened(line)
        except Unreadable:
            continue


def seeds() -> list[bytes]:
    room = opened("fcp-2025", 3, 1)
    lines = lines_of(room.journal, HEAD.digest)
    return [b"".join(written(HEAD, lines[:count])) for count in (1, 4, len(lines))]
