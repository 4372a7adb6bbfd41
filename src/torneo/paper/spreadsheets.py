"""Rows out as CSV or XLSX; texts that a spreadsheet would run are defused."""

import csv
import io
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Any

from openpyxl import Workbook  # type: ignore[import-untyped]
from openpyxl.styles import Font  # type: ignore[import-untyped]
from openpyxl.utils import get_column_letter  # type: ignore[import-untyped]

from torneo.paper.cells import Cell, defused
from torneo.rulebook import Lang
from torneo.writing import marks, typed

#: What a workbook cannot hold.
_CONTROL = dict.fromkeys(range(32))


def as_csv(head: Sequence[str], rows: Iterable[Sequence[Cell]], lang: Lang) -> bytes:
    """For people's spreadsheets: with a mark for UTF-8, numbers with the decimal mark of the place, and
    semicolons where that is a comma."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";" if marks(lang).decimal == "," else ",", lineterminator="\r\n")
    writer.writerow([defused(one) for one in head])
    for row in rows:
        writer.writerow([_text(one, lang) for one in row])
    return out.getvalue().encode("utf-8-sig")


def _text(cell: Cell, lang: Lang) -> str:
    if cell is None:
        return ""
    if isinstance(cell, str):
        return defused(cell)
    return typed(cell, lang)


def as_xlsx(title: str, head: Sequence[str], rows: Iterable[Sequence[Cell]]) -> bytes:
    """One sheet with a bold first row that stays; numbers are numbers, texts are never formulas."""
    book: Any = Workbook()
    sheet: Any = book.active
    sheet.title = "".join(sign for sign in title if sign not in "[]:*?/\\")[:31] or "Torneo"
    widths = [len(one) for one in head]
    for place, text in enumerate(head, 1):
        _put(sheet, 1, place, text)
        sheet.cell(1, place).font = Font(bold=True)
    for number, row in enumerate(rows, 2):
        for place, cell in enumerate(row, 1):
            _put(sheet, number, place, cell)
            widths[place - 1] = max(widths[place - 1], len(str(cell or "")))
    for place, width in enumerate(widths, 1):
        sheet.column_dimensions[get_column_letter(place)].width = min(max(width + 2, 6), 48)
    sheet.freeze_panes = "A2"
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _put(sheet: Any, row: int, column: int, value: Cell) -> None:
    if value is None or value == "":
        return
    cell = sheet.cell(row, column)
    if isinstance(value, str):
        cell.value = defused(value.translate(_CONTROL))
        cell.data_type = "s"
    else:
        cell.value = value
        if isinstance(value, Decimal):
            places = -int(value.as_tuple().exponent) if value % 1 else 0
            cell.number_format = f"#,##0.{'0' * places}" if places else "#,##0"
