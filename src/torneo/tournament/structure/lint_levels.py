"""Chips, stack and levels of a sheet."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import gcd

from torneo.hand.games import GAMES
from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.levels import (
    MOST_LEVELS,
    ante_kind,
    games_of,
    is_blank,
    last_level,
    level_minutes,
    listed,
)
from torneo.tournament.structure.model import Level, Structure

#: Points of a starting stack: with a full field they can still be counted.
MOST_STACK = 10**9
#: Big blinds of the first level in a starting stack: fewer is a warning, an error.
SHALLOW, TOO_SHALLOW = 20, 5
_AMOUNTS = ("small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet")


def level_findings(structure: Structure, book: Book) -> Iterator[Finding]:
    yield from _chips(structure)
    if not structure.levels:
        yield Finding("sheet.no_levels", "levels")
        return
    yield from _numbers(structure, book)
    for place, level in enumerate(structure.levels):
        yield from _level(structure, level, f"levels[{place}]", book)
    yield from _steps(structure, book)
    yield from _depth(structure)


def _chips(structure: Structure) -> Iterator[Finding]:
    if not structure.stack:
        yield Finding("sheet.no_stack", "stack")
    if structure.starting_stack > MOST_STACK:
        yield Finding("sheet.stack_too_large", "stack",
                      facts={"stack": structure.starting_stack, "most": MOST_STACK})  # fmt: skip
    for value, count in structure.stack.items():
        if value < 1 or count < 1:
            yield Finding("sheet.chip", f"stack.{value}", facts={"value": value, "count": count})
    for place, value in enumerate(structure.chip_values):
        if value < 1:
            yield Finding("sheet.chip", f"chip_values[{place}]", facts={"value": value, "count": 1})
    if len(set(structure.chip_values)) != len(structure.chip_values):
        yield Finding("sheet.chip_value_twice", "chip_values", "warning")
    for value in structure.stack:
        if structure.chip_values and value not in structure.chip_values:
            yield Finding("sheet.chip_not_listed", f"stack.{value}", facts={"value": value})


def _numbers(structure: Structure, book: Book) -> Iterator[Finding]:
    numbers = [level.number for level in structure.levels]
    for place, number in enumerate(numbers):
        if not 1 <= number <= MOST_LEVELS:
            yield Finding("sheet.level_number", f"levels[{place}].number",
                          facts={"level": number, "most": MOST_LEVELS})  # fmt: skip
        elif number in numbers[:place]:
            yield Finding("sheet.level_twice", f"levels[{place}].number", facts={"level": number})
    if numbers != sorted(numbers):
        yield Finding("sheet.levels_unordered", "levels", "warning")
    proposed = book.values["time_missing_level_values"]
    for number in range(1, min(last_level(structure), MOST_LEVELS) + 1):
        level = listed(structure, number)
        if level is not None and not is_blank(level):
            continue
        if proposed and proposed["level"] == number:
            yield Finding(
                "sheet.level_to_set", "levels", "warning",
                {"level": number, "small": proposed["small_blind"], "big": proposed["big_blind"],
                 "ante": proposed["ante"]},
                cite(book, "missing_level"),
            )  # fmt: skip
        elif level is None:
            yield Finding("sheet.level_missing", "levels", facts={"level": number})


def _level(structure: Structure, level: Level, path: str, book: Book) -> Iterator[Finding]:
    number = level.number
    negative = [name for name in (*_AMOUNTS, "minutes") if getattr(level, name) < 0]
    for name in negative:
        yield Finding("sheet.negative", f"{path}.{name}", facts={"found": getattr(level, name)})
    if negative:
        return
    stud = _any_stud((level.game,) if level.game else games_of(structure))
    proposed = book.values["time_missing_level_values"]
    if is_blank(level) and proposed and proposed["level"] == number:
        return
    if not level.big_blind and not (stud and level.small_bet):
        yield Finding("sheet.no_big_blind", f"{path}.big_blind", facts={"level": number})
    elif level.big_blind <= level.small_blind:
        yield Finding(
            "sheet.big_not_above_small", f"{path}.big_blind",
            "warning" if level.big_blind == level.small_blind else "error",
            {"level": number, "small": level.small_blind, "big": level.big_blind},
        )  # fmt: skip
    if level.big_blind and level.ante > level.big_blind:
        yield Finding("sheet.ante_above_big", f"{path}.ante",
                      facts={"level": number, "ante": level.ante, "big": level.big_blind})  # fmt: skip
    if level.big_bet and level.big_bet < (level.small_bet or level.big_blind):
        yield Finding("sheet.bets_crossed", f"{path}.big_bet",
                      facts={"level": number, "small": level.small_bet or level.big_blind,
                             "big": level.big_bet})  # fmt: skip
    if level.bring_in and level.bring_in >= (level.small_bet or level.big_blind):
        yield Finding("sheet.bring_in", f"{path}.bring_in",
                      facts={"level": number, "bring_in": level.bring_in,
                             "bet": level.small_bet or level.big_blind})  # fmt: skip
    yield from _payable(structure, level, path)
    yield from _minutes(structure, level, path, book)


def _payable(structure: Structure, level: Level, path: str) -> Iterator[Finding]:
    """With change given, chips make exactly the multiples of their greatest common divisor."""
    unit = gcd(*(value for value in (*structure.chip_values, *structure.stack) if value > 0))
    if unit < 2:
        return
    for name in _AMOUNTS:
        amount: int = getattr(level, name)
        if amount % unit:
            yield Finding("sheet.chips_cannot_make", f"{path}.{name}",
                          facts={"level": level.number, "amount": amount, "chip": unit})  # fmt: skip


def _minutes(structure: Structure, level: Level, path: str, book: Book) -> Iterator[Finding]:
    days = [
        day.number
        for day in structure.days
        if day.first_level <= level.number and (day.last_level is None or level.number <= day.last_level)
    ]
    if any(not level_minutes(structure, day, level.number, book) for day in days or [1]):
        yield Finding("sheet.no_minutes", f"{path}.minutes", facts={"level": level.number})


def _steps(structure: Structure, book: Book) -> Iterator[Finding]:
    places = {level.number: place for place, level in enumerate(structure.levels)}
    may_fall = book.values["structure_ante_rules"]["may_decrease"]
    kind = ante_kind(structure, book)
    given = (level for level in structure.levels if not is_blank(level))
    for before, level in pairwise(sorted(given, key=lambda level: level.number)):
        path = f"levels[{places[level.number]}]"
        for name in ("small_blind", "big_blind"):
            was, now = getattr(before, name), getattr(level, name)
            if now < was and before.game == level.game:
                yield Finding("sheet.blinds_fall", f"{path}.{name}",
                              facts={"level": level.number, "was": was, "now": now})  # fmt: skip
        if level.ante < before.ante and not may_fall and before.game == level.game:
            yield Finding("sheet.ante_falls", f"{path}.ante", "warning",
                          {"level": level.number, "was": before.ante, "now": level.ante},
                          cite(book, "ante_not_reduced"))  # fmt: skip
        if level.number != before.number and _same(before, level) and len(structure.rotation) < 2:
            yield Finding("sheet.level_repeats", path, "warning",
                          {"level": level.number, "before": before.number})  # fmt: skip
    antes = [level for level in structure.levels if level.ante > 0]
    if antes and kind == "none" and not _has_stud(structure):
        yield Finding("sheet.ante_unpaid", "ante_kind", "warning", {"level": antes[0].number})
    if antes and not structure.ante_kind:
        yield Finding(f"sheet.ante_format_proposed_{kind}", "ante_kind", "note", {"proposed": kind},
                      cite(book, "ante_format"))  # fmt: skip
    elif antes and book.clauses_for("structure_ante_format") and kind not in ("none", _format(book)):
        yield Finding(f"sheet.ante_format_differs_{_format(book)}", "ante_kind", "note",
                      {"found": kind, "proposed": _format(book)}, cite(book, "ante_format"))  # fmt: skip


def _same(before: Level, level: Level) -> bool:
    names = (*_AMOUNTS, "game")
    return all(getattr(before, name) == getattr(level, name) for name in names)


def _format(book: Book) -> str:
    return "big_blind" if book.values["structure_ante_format"] == "big_blind_ante" else "each_player"


def _has_stud(structure: Structure) -> bool:
    return _any_stud((*games_of(structure), *(level.game for level in structure.levels)))


def _any_stud(codes: Iterable[str]) -> bool:
    return any(code in GAMES and GAMES[code].is_stud for code in codes)


def _depth(structure: Structure) -> Iterator[Finding]:
    first = min(structure.levels, key=lambda level: level.number)
    stack, big = structure.starting_stack, first.big_blind or first.small_bet
    if stack > 0 and big > 0 and stack < SHALLOW * big:
        yield Finding(
            "sheet.stack_shallow", "stack", "error" if stack < TOO_SHALLOW * big else "warning",
            {"stack": stack, "big": big, "depth": stack // big, "wanted": SHALLOW},
        )  # fmt: skip
    largest = max((*structure.chip_values, *structure.stack), default=0)
    last = max(structure.levels, key=lambda level: level.number)
    if largest and last.big_blind > 100 * largest:
        yield Finding("sheet.no_big_chips", "chip_values", "warning",
                      {"largest": largest, "level": last.number, "big": last.big_blind})  # fmt: skip
