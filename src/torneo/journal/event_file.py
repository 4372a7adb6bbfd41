"""A whole event as one text file: a header, a line for each event, and the count. ``docs/journal.md`` is its
description.

The lines hold the very text the digests are taken of, so that a file can be checked without Torneo.
"""

import itertools
from collections.abc import Iterable, Iterator
from typing import IO

import msgspec

from torneo.journal.fault import Fact
from torneo.journal.line import Line
from torneo.journal.store import StreamHead
from torneo.journal.words import say
from torneo.rulebook import Lang

FORMAT = "torneo-event"
#: 2: the command stands beside its first event.
FORMAT_VERSION = 2
#: Bytes of the longest row and the longest file that are read. Events are far shorter (155,036 of them make
#: 54 MB): this bounds what is held in memory.
LONGEST_ROW = 32 << 20
LONGEST_FILE = 1 << 30
_DIGEST = ',"digest":"'
#: What reading a text that is no JSON of ours, or nested out of all measure, may bring about.
_WRONG = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class FileFault(Exception):
    """A file that cannot be used: which line (0: the file as such), a code and the facts of its sentence."""

    def __init__(self, line: int, code: str, **facts: Fact) -> None:
        super().__init__(line, code, facts)
        self.line = line
        self.code = code
        self.facts = facts

    def say(self, lang: Lang) -> str:
        place = {"es": f"línea {self.line}: ", "en": f"line {self.line}: "}[lang] if self.line else ""
        return place + say(self.code, self.facts, lang)

    def __str__(self) -> str:
        return self.say("en")


class Header(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The first line. ``house``: the text of the house book, if it is one."""

    format: str
    version: int
    stream: str
    kind: str
    book: str
    house: str = ""


class _Written(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A line of an event, as it stands in the file."""

    version: int
    schema: int
    at: int
    actor: str
    role: str
    key: str
    asked: msgspec.Raw = msgspec.Raw()
    event: msgspec.Raw
    digest: str


class _Tag(msgspec.Struct):
    event: str


class Ended(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The last line."""

    events: int
    digest: str


def written(head: StreamHead, lines: Iterable[Line]) -> Iterator[bytes]:
    """The lines of the file, each with its end of line."""
    header = Header(
        format=FORMAT, version=FORMAT_VERSION, stream=head.name, kind=head.kind, book=head.book,
        house=head.house,
    )  # fmt: skip
    yield msgspec.json.encode(header) + b"\n"
    count, digest = 0, head.digest
    for line in lines:
        count, digest = count + 1, line.digest
        yield f'{line.text()[:-1]}{_DIGEST}{line.digest}"}}\n'.encode()
    yield msgspec.json.encode(Ended(events=count, digest=digest)) + b"\n"


def bounded(file: IO[bytes]) -> Iterator[bytes]:
    """The rows of a file, as long as it can be one of ours: what has no end is not read to its end."""
    left = LONGEST_FILE
    for number in itertools.count(1):
        row = file.readline(LONGEST_ROW + 1)
        left -= len(row)
        if len(row) > LONGEST_ROW:
            raise FileFault(number, "long_line", most=LONGEST_ROW >> 20)
        if left < 0:
            raise FileFault(0, "long_file", most=LONGEST_FILE >> 20)
        if not row:
            return
        yield row


def read_file(rows: Iterable[bytes]) -> tuple[StreamHead, list[Line]]:
    """Head and lines of a file; ``FileFault`` if it is not one, or not whole. The digests are not computed
    here: ``verify`` does that."""
    numbered = enumerate(rows, 1)
    head = _head(next(numbered, (0, b""))[1])
    lines: list[Line] = []
    end: Ended | None = None
    for number, row in numbered:
        if not row.strip():
            continue
        if end is not None:
            raise FileFault(number, "after_the_end")
        if row.startswith(b'{"events":'):
            end = _ended(number, row)
        else:
            lines.append(_line(number, row))
    if end is None:
        raise FileFault(0, "cut_off")
    if end.events != len(lines):
        raise FileFault(0, "wrong_count", said=end.events, found=len(lines))
    if end.digest != (lines[-1].digest if lines else head.digest):
        raise FileFault(0, "wrong_end")
    return head, lines


def _head(row: bytes) -> StreamHead:
    if not row.strip():
        raise FileFault(0, "empty_file")
    try:
        header = msgspec.json.decode(row, type=Header)
    except _WRONG as error:
        raise FileFault(1, "no_header", why=str(error)) from None
    if header.format != FORMAT:
        raise FileFault(1, "no_header", why=header.format)
    if header.version > FORMAT_VERSION:
        raise FileFault(1, "newer_format", format=header.version, known=FORMAT_VERSION)
    head = StreamHead(header.stream, header.kind, header.book, header.house)
    if not head.well_named:
        raise FileFault(1, "bad_name", name=head.name)
    return head


def _line(number: int, row: bytes) -> Line:
    try:
        one = msgspec.json.decode(row, type=_Written)
        kind = msgspec.json.decode(one.event, type=_Tag).event
        body, asked = bytes(one.event).decode(), bytes(one.asked).decode()
    except _WRONG as error:
        raise FileFault(number, "bad_line", why=str(error)) from None
    line = Line(
        version=one.version, schema=one.schema, kind=kind, at=one.at, actor=one.actor, role=one.role,
        key=one.key, body=body, digest=one.digest, asked=asked,
    )  # fmt: skip
    if f'{line.text()[:-1]}{_DIGEST}{line.digest}"}}'.encode() != row.strip():
        raise FileFault(number, "not_as_written")
    return line


def _ended(number: int, row: bytes) -> Ended:
    try:
        return msgspec.json.decode(row, type=Ended)
    except _WRONG as error:
        raise FileFault(number, "bad_line", why=str(error)) from None
