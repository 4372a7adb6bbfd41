"""What a book leaves to the organiser about a sheet: levels it does not give, amounts it gives twice, changes
of the schedule."""

from typing import Any

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.conduct.matters import About, Decide, matter, offer
from torneo.tournament.kernel import DIRECTORS, Asked, Due, Events, Refused, asks
from torneo.tournament.state import Tournament
from torneo.tournament.structure.changes import changed_event
from torneo.tournament.structure.levels import closing_level, first_level, last_level, level_of, levels_to_set
from torneo.tournament.structure.model import Chips, Level, Structure
from torneo.writing import minor_units

_VALUES = ("small_blind", "big_blind", "ante")


def _unset(structure: Structure, about: About) -> int | Refused:
    """The level in question, which must be a blank of the schedule or the first one past it."""
    last = last_level(structure)
    blanks = levels_to_set(structure, 1, None)
    number = about.get("level") or (blanks[0] if blanks else last + 1)
    if number in blanks or number == last + 1:
        return int(number)
    return Refused("level_is_set", {"level": number, "next": last + 1})


def _gap_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    number = _unset(state.structure, about)
    if isinstance(number, Refused):
        return number
    if number > last_level(state.structure):
        return Refused("level_not_blank", {"level": number})
    proposed = book.values["time_missing_level_values"]
    return ("confirm_values", "set_values") if proposed and proposed["level"] == number else ("set_values",)


def _beyond_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    last = last_level(state.structure)
    number = about.get("level") or last + 1
    if number != last + 1:
        return Refused("level_is_set", {"level": number, "next": last + 1})
    growth = book.values["time_beyond_schedule_growth"]
    options = ("confirm_values",) if growth["blinds_percent"] else ()
    return (*options, "set_values") if growth["director_may_set"] else options


def _add_level(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    command, structure = asked.command, state.structure
    number = _unset(structure, command.about)
    if isinstance(number, Refused):
        return number
    level = level_of(structure, number, book)
    if command.option == "set_values":
        found = {name: command.about.get(name, 0) for name in _VALUES}
        if not all(isinstance(value, int) and value >= 0 for value in found.values()):
            return Refused("level_values", {"level": number, "found": str(found)})
        values: dict[str, Any] = dict(found)
        level = Level(number=number, minutes=level.minutes, game=level.game, **values)
        if level.big_blind <= level.small_blind or level.ante > level.big_blind:
            return Refused("level_values", {"level": number, "found": str(found)})
    others = (one for one in structure.levels if one.number != number)
    levels = sorted((*others, level), key=lambda one: one.number)
    return changed_event(state, {"levels": msgspec.to_builtins(levels)}, command.why, asked.at, book)


matter("missing_level", _gap_options, effect=_add_level, roles=DIRECTORS)
matter("level_beyond_schedule", _beyond_options, effect=_add_level, roles=DIRECTORS)


@asks
def levels_wanted(state: Tournament, now: int, book: Book) -> list[Due]:
    """A level that a session is about to reach and that the sheet does not give."""
    structure, last = state.structure, last_level(state.structure)
    if not last or state.phase not in ("published", "running"):
        return []
    playing = any(session.status == "running" for session in state.sessions.values())
    for session in state.sessions.values():
        if session.status == "finished":
            continue
        running = session.status == "running"
        wanted = (
            clock_now(state, session, now, book)[0].level + 1
            if running
            else first_level(structure, session.day)
        )
        end = closing_level(structure, session.day)
        if end is not None and wanted > end:
            continue
        if wanted in levels_to_set(structure, wanted, wanted):
            return _want("missing_level", state, wanted, book, must=running or not playing)
        if running and wanted == last + 1:
            return _want("level_beyond_schedule", state, wanted, book, must=False)
    return []


def _want(code: str, state: Tournament, number: int, book: Book, *, must: bool) -> list[Due]:
    offered = offer(state, code, {"level": number}, book)
    if isinstance(offered, Refused) or "confirm_values" not in offered.options:
        return []
    level = level_of(state.structure, number, book)
    facts = {"level": number, "small": level.small_blind, "big": level.big_blind, "ante": level.ante}
    why = ", ".join(offered.clauses) or code
    return [
        Due(
            command=Decide(matter=code, option="confirm_values", why=why, about={"level": number}),
            reason=f"{code}_due", facts=dict(facts), clauses=offered.clauses, must=must,
        )
    ]  # fmt: skip


def price_lists(book: Book) -> dict[str, dict[str, int]]:
    """The points the book gives for what is bought in play; two lists where it gives them twice."""
    first = {
        field: book.values[name]
        for field, name in (("rebuy.chips", "rebuy_chips"), ("addon.chips", "addon_chips"),
                            ("addon.early_chips", "addon_early_chips"))
        if book.values[name]
    }  # fmt: skip
    second: dict[str, int] = {}
    for clause in cite(book, "rebuy_amounts"):
        params = book.clause(clause).params
        for field, name in (("rebuy.chips", "rebuy_chips"), ("addon.chips", "addon_chips"),
                            ("addon.early_chips", "early_addon_chips")):  # fmt: skip
            for found in (params.get(name), params.get(f"{name}_conflict")):
                if isinstance(found, int) and field in first and found != first[field]:
                    second[field] = found
    lists = {"first_list": first} if first else {}
    return {**lists, "second_list": {**first, **second}} if second else lists


def _amount_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    lists = price_lists(book)
    if not lists:
        return Refused("amounts_on_sheet")
    if any(session.status != "planned" for session in state.sessions.values()):
        return Refused("amounts_fixed", {}, cite(book, "required_rebuy_count"))
    return tuple(lists)


def _set_amounts(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    chosen = price_lists(book)[asked.command.option]
    changes = _book_terms(state.structure, book)
    for field, points in chosen.items():
        changes[field] = as_chips(points, state.structure)
    return changed_event(state, changes, asked.command.why, asked.at, book)


def _book_terms(structure: Structure, book: Book) -> dict[str, Any]:
    """What the book says of rebuys and add-ons, for a sheet that has none yet."""
    changes: dict[str, Any] = {}
    currency = structure.currency
    rebuy, addon = book.values["rebuy_terms"], book.values["addon_terms"]
    if structure.rebuy is None and rebuy:
        changes["rebuy"] = {
            "limit": rebuy["max_count"], "price": minor_units(rebuy["price"], currency),
            "until_level": rebuy["last_level"], "stack_limit_percent": rebuy["stack_limit_percent"],
        }  # fmt: skip
    if structure.addon is None and addon:
        early = book.values["addon_early_terms"]
        changes["addon"] = {
            "limit": addon["max_count"], "price": minor_units(addon["price"] or 0, currency),
            "after_level": rebuy["last_level"] if rebuy else 0,
            "early_stack_limit_percent": early["stack_limit_percent"] if early else 0,
        }  # fmt: skip
    return changes


def as_chips(points: int, structure: Structure) -> Chips:
    """An amount in few chips of the sheet that can still be played with."""
    chips: Chips = {}
    values = sorted({*structure.chip_values, *structure.stack} or {1}, reverse=True)
    for value in [value for value in values if 10 * value <= points] or values[-1:]:
        if points >= value:
            chips[value], points = divmod(points, value)
    if points:
        chips[points] = chips.get(points, 0) + 1
    return chips


matter("rebuy_amounts", _amount_options, effect=_set_amounts, roles=DIRECTORS)


def _schedule_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    if state.phase not in ("published", "running"):
        return Refused("wrong_phase", {"phase": state.phase, "allowed": "published, running"})
    return ("keep_schedule", "change_schedule")


def _change_schedule(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    if asked.command.option == "keep_schedule":
        return ()
    return changed_event(state, asked.command.about, asked.command.why, asked.at, book)


matter("schedule_change", _schedule_options, effect=_change_schedule, roles=DIRECTORS)
