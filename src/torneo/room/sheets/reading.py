"""A file of rows as somebody saved it: CSV in the usual encodings and separators, or XLSX.

    for number, cells in read_table(data, "socios.csv"):
        ...                 # number: the row as the spreadsheet counts it, from 1

What cannot be read at all is ``Unreadable`` with the code of one sentence.
"""

import csv
import io
import zipfile
from collections.abc import Iterator
from typing import Any

from openpyxl import load_workbook  # type: ignore[import-untyped]

from torneo.paper.cells import read_cell

#: Bytes of a file, rows and columns of it, characters of a cell; bytes of a workbook once unpacked.
MOST_BYTES = 5 * 1024 * 1024
MOST_ROWS = 5000
MOST_COLUMNS = 60
MOST_CHARACTERS = 500
_MOST_UNPACKED = 60 * 1024 * 1024
#: Marks (``<``) of a workbook's sheets, of its table of texts and of any other part: what reading them takes.
_MOST_MARKS_OF_A_SHEET = 1_000_000
_MOST_MARKS_OF_TEXTS = 250_000
_MOST_MARKS = 60_000
#: Rows looked at, the empty ones that spreadsheets keep for their looks included.
_MOST_LOOKED_AT = 4 * MOST_ROWS
_SEPARATORS = ";,\t"

Row = tuple[int, list[str]]


class Unreadable(Exception):
    """A file nothing can be read from: ``code`` of one sentence (``desk.import.<code>``), filled by
    ``facts``."""

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code} {facts}")


def read_table(data: bytes, name: str) -> list[Row]:
    """The rows that are not empty, with their numbers."""
    if len(data) > MOST_BYTES:
        raise Unreadable("too_big", most=MOST_BYTES // 1024 // 1024)
    if not data.strip():
        raise Unreadable("nothing")
    rows = _workbook(data) if data[:4] == b"PK\x03\x04" else _text(data, name)
    kept: list[Row] = []
    for number, cells in rows:
        if not any(cells):
            continue
        if len(kept) > MOST_ROWS:
            raise Unreadable("too_many_rows", most=MOST_ROWS)
        kept.append((number, [one[:MOST_CHARACTERS] for one in cells[:MOST_COLUMNS]]))
    if not kept:
        raise Unreadable("nothing")
    return kept


def _text(data: bytes, name: str) -> Iterator[Row]:
    wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
    if not wide and (b"\0" in data[:1000] or name.lower().endswith((".xlsx", ".xls", ".ods"))):
        raise Unreadable("not_a_table", file=name)
    text = _decoded(data)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_separator(text), strict=False)
    try:
        for cells in reader:
            yield reader.line_num, [read_cell(one) for one in cells]
    except csv.Error as wrong:
        raise Unreadable("not_a_table", file=name) from wrong


def _decoded(data: bytes) -> str:
    """UTF-8 with or without its mark, UTF-16 with it, else as Windows and old programs write."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _separator(text: str) -> str:
    """The separator the first line has most of."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(_SEPARATORS, key=first.count)


def _workbook(data: bytes) -> Iterator[Row]:
    """The first sheet of the workbook, values only."""
    _check_parts(data)
    try:
        book: Any = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
    except Exception as wrong:  # whatever a damaged file makes of it
        raise Unreadable("not_a_table", file="xlsx") from wrong
    try:
        if not book.worksheets:
            raise Unreadable("nothing")
        sheet = book.worksheets[0]
        sheet.reset_dimensions()
        for number, cells in enumerate(sheet.iter_rows(values_only=True, max_col=MOST_COLUMNS), 1):
            if number > _MOST_LOOKED_AT:
                raise Unreadable("too_many_rows", most=MOST_ROWS)
            yield number, [read_cell(one) for one in cells]
    except Unreadable:
        raise
    except Exception as wrong:  # whatever a damaged file makes of it
        raise Unreadable("not_a_table", file="xlsx") from wrong
    finally:
        book.close()


def _check_parts(data: bytes) -> None:
    """A workbook that unpacks to far more than it should, or declares entities, is not opened."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as parts:
            infos = parts.infolist()
            if sum(one.file_size for one in infos) > _MOST_UNPACKED:
                raise Unreadable("too_big", most=MOST_BYTES // 1024 // 1024)
            if "[Content_Types].xml" not in parts.namelist():
                raise Unreadable("not_a_table", file="zip")
            for one in infos:
                _check_part(parts, one)
    except Unreadable:
        raise
    except Exception as wrong:  # whatever a damaged file makes of it
        raise Unreadable("not_a_table", file="xlsx") from wrong


def _check_part(parts: zipfile.ZipFile, one: zipfile.ZipInfo) -> None:
    """Unpacked piece by piece, so that a size that lies is found out."""
    name = one.filename.lower()
    most = _MOST_MARKS_OF_TEXTS if "sharedstrings" in name else _MOST_MARKS
    most = _MOST_MARKS_OF_A_SHEET if "/worksheets/" in name else most
    marks = unpacked = 0
    with parts.open(one) as part:
        while piece := part.read(1 << 16):
            if unpacked == 0 and (b"<!DOCTYPE" in piece[:4096] or b"<!ENTITY" in piece[:4096]):
                raise Unreadable("not_a_table", file="xlsx")
            unpacked += len(piece)
            marks += piece.count(b"<")
            if unpacked > _MOST_UNPACKED:
                raise Unreadable("too_big", most=MOST_BYTES // 1024 // 1024)
            if marks > most:
                raise Unreadable("too_many_rows", most=MOST_ROWS)
