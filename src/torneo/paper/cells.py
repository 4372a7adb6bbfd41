"""What one cell may hold, on the way in and on the way out."""

from datetime import date, datetime
from decimal import Decimal

#: A text that begins so is a formula to a spreadsheet.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")

Cell = str | int | Decimal | None


def defused(text: str) -> str:
    """A text no spreadsheet takes for a formula: an apostrophe goes in front of those it might."""
    return f"'{text}" if text.lstrip(" ").startswith(_FORMULA) or text.startswith(_FORMULA) else text


def armed(text: str) -> str:
    """The text as it was before ``defused``, so that our own files can be read back."""
    return text[1:] if text.startswith("'") and text[1:].lstrip(" ").startswith(_FORMULA) else text


def read_cell(value: object) -> str:
    """Any cell of a workbook as text: dates as ISO dates, whole numbers without a point."""
    if value is None:
        return ""
    if isinstance(value, datetime):
        return value.date().isoformat()
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return armed(" ".join(str(value).split()))
