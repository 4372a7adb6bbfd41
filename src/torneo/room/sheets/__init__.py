"""Spreadsheets in and out: lists of players, entries and results as CSV and XLSX."""
