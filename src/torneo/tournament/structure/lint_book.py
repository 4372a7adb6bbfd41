"""Where a sheet and its book do not fit together; names, languages and places."""

import re
from collections.abc import Iterable, Iterator

from torneo.rulebook import Book, labels
from torneo.tournament.citations import cite, speaks
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.languages import languages_of
from torneo.tournament.structure.levels import is_blank
from torneo.tournament.structure.lint_days import moment
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.required import missing_fields
from torneo.writing import minor_units

_HEADS_UP_ORDERS = ("button_last", "button_first")


def book_findings(structure: Structure, book: Book) -> Iterator[Finding]:
    if not structure.name.strip():
        yield Finding("sheet.no_name", "name", "warning")
    if not re.fullmatch(r"[A-Z]{3}", structure.currency):
        yield Finding("sheet.currency", "currency", facts={"found": structure.currency})
    if structure.country and not re.fullmatch(r"[A-Z]{2}", structure.country):
        yield Finding("sheet.country", "country", facts={"found": structure.country})
    order = structure.heads_up_postflop_order
    if order and order not in _HEADS_UP_ORDERS:
        yield Finding("sheet.heads_up_order", "heads_up_postflop_order",
                      facts={"found": order, "known": ", ".join(_HEADS_UP_ORDERS)})  # fmt: skip
    for name in ("table_break_order", "source_table_order"):
        tables = getattr(structure, name)
        if len(set(tables)) != len(tables) or any(table < 1 for table in tables):
            yield Finding("sheet.table_order", name)
    yield from _languages(structure, book)
    yield from _in_force(structure, book)
    if not structure.official_venue and speaks(book, "official_venue"):
        yield Finding("sheet.venue_not_official", "official_venue", "warning", {"venue": structure.venue},
                      cite(book, "official_venue"))  # fmt: skip
    yield from _book_amounts(structure, book)
    for gap in missing_fields(structure, book):
        yield Finding("sheet.required", gap.path, "warning",
                      {"field": gap.code, "said_es": labels().value(gap.code, "es"),
                       "said_en": labels().value(gap.code, "en")}, gap.clauses)  # fmt: skip


def _languages(structure: Structure, book: Book) -> Iterator[Finding]:
    for place, code in enumerate(structure.languages):
        if not re.fullmatch(r"[a-z]{2}", code):
            yield Finding("sheet.language_code", f"languages[{place}]", facts={"found": code})
    may = languages_of(structure, book)
    if may.free:
        return
    for place, code in enumerate(structure.languages):
        if code not in may.all:
            yield Finding("sheet.language_not_in_book", f"languages[{place}]", "warning",
                          {"found": code, "allowed": ", ".join(may.all)}, may.clauses)  # fmt: skip


def _in_force(structure: Structure, book: Book) -> Iterator[Finding]:
    """A book that says since when it applies should not govern an event before that."""
    since = [
        (str(clause.params["in_force_from"]), clause.id)
        for clause in book.clauses.values()
        if clause.params.get("in_force_from")
    ]
    starts = [
        found.date() for day in structure.days for flight in day.flights if (found := moment(flight.starts))
    ]
    if since and starts and min(starts).isoformat() < min(since)[0]:
        yield Finding("sheet.book_not_in_force", "days", "warning",
                      {"date": min(starts).isoformat(), "since": min(since)[0]},
                      tuple(clause for _, clause in since))  # fmt: skip


def _book_amounts(structure: Structure, book: Book) -> Iterator[Finding]:
    """Amounts the book itself gives; an event may announce others before it starts."""
    price, stack = book.values["structure_entry_fee"], book.values["structure_starting_stack"]
    if price is not None and structure.entry_price != minor_units(price, structure.currency):
        yield Finding("sheet.differs_from_book", "entry_price", "note",
                      {"found": structure.entry_price, "book": minor_units(price, structure.currency)},
                      book.clauses_for("structure_entry_fee"))  # fmt: skip
    if stack is not None and structure.starting_stack != stack:
        yield Finding("sheet.differs_from_book", "stack", "note",
                      {"found": structure.starting_stack, "book": stack},
                      book.clauses_for("structure_starting_stack"))  # fmt: skip
    minutes = book.values["time_level_minutes"]
    if minutes is not None and structure.level_minutes not in (0, minutes):
        yield Finding("sheet.differs_from_book", "level_minutes", "note",
                      {"found": structure.level_minutes, "book": minutes},
                      book.clauses_for("time_level_minutes"))  # fmt: skip
    yield from _book_levels(structure, book)
    plan = book.values["time_day_plan"]
    levels = [(day.first_level, day.last_level) for day in structure.days]
    if plan and levels and levels != [tuple(day["levels"]) for day in plan]:
        yield Finding("sheet.differs_from_book", "days", "note",
                      {"found": _spans(levels), "book": _spans([day["levels"] for day in plan])},
                      book.clauses_for("time_day_plan"))  # fmt: skip


def _book_levels(structure: Structure, book: Book) -> Iterator[Finding]:
    """The first level whose blinds are not those the book prints, and how many more."""
    printed = book.values["time_blind_schedule"] or {}
    other = [
        (place, level)
        for place, level in enumerate(structure.levels)
        if printed.get(level.number) and not is_blank(level)
        and (level.small_blind, level.big_blind, level.ante) != tuple(printed[level.number])
    ]  # fmt: skip
    if other:
        place, level = other[0]
        small, big, ante = printed[level.number]
        yield Finding("sheet.level_differs_from_book", f"levels[{place}]", "note",
                      {"level": level.number, "small": level.small_blind, "big": level.big_blind,
                       "ante": level.ante, "book_small": small, "book_big": big, "book_ante": ante,
                       "more": len(other) - 1}, book.clauses_for("time_blind_schedule"))  # fmt: skip


def _spans(levels: Iterable[tuple[int, int | None]]) -> str:
    """``1-7, 8-``"""
    return ", ".join(f"{first}-{'' if last is None else last}" for first, last in levels)
