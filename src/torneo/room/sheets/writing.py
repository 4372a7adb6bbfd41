"""Rows out as CSV or XLSX; texts that a spreadsheet would run are defused."""

from torneo.paper.spreadsheets import as_csv, as_xlsx

__all__ = ["as_csv", "as_xlsx"]
