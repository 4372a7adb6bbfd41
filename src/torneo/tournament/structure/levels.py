"""Levels of a sheet and what is played for in them: questions other sections ask on every hand."""

from functools import lru_cache

import msgspec

from torneo.hand.games import GAMES, MIXES
from torneo.hand.rotation import Rotation, mix
from torneo.hand.stakes import Stakes
from torneo.rulebook import Book
from torneo.tournament.structure.model import AnteKind, Break, Day, Level, Structure

#: No sheet has more levels than this, and growth past its end stops after so many steps.
MOST_LEVELS, MOST_STEPS = 500, 100


def listed(structure: Structure, number: int) -> Level | None:
    """The level as the sheet has it; None if the sheet does not."""
    levels = structure.levels
    if 0 < number <= len(levels) and levels[number - 1].number == number:
        return levels[number - 1]
    return next((level for level in levels if level.number == number), None)


def is_blank(level: Level) -> bool:
    """A level that is named but has no amounts yet."""
    return not (level.big_blind or level.small_blind or level.ante or level.bring_in or level.small_bet)


def last_level(structure: Structure) -> int:
    """The highest level of the sheet; 0 if it has none."""
    return max((level.number for level in structure.levels), default=0)


def level_of(structure: Structure, number: int, book: Book) -> Level:
    """The level to play: the sheet's, else the one proposed from the book for a gap or past the schedule.

    Past the schedule blinds and ante grow as the book says; where it says nothing the last level goes on
    until the director sets another.
    """
    level = listed(structure, number)
    if level is not None and not is_blank(level):
        return level
    if number < 1 or not structure.levels:
        raise ValueError(f"there is no level {number}")
    last = last_level(structure)
    return _grown(structure, last, number, book) if number > last else _gap(structure, number, book)


def levels_to_set(structure: Structure, first: int, last: int | None) -> tuple[int, ...]:
    """Levels from ``first`` to ``last`` inside the schedule whose values are still blank: no clock may reach
    them."""
    end = min(last or MOST_LEVELS, last_level(structure), MOST_LEVELS)
    found = ((number, listed(structure, number)) for number in range(first, end + 1))
    return tuple(number for number, level in found if level is None or is_blank(level))


def _gap(structure: Structure, number: int, book: Book) -> Level:
    proposed = book.values["time_missing_level_values"]
    if proposed and proposed["level"] == number:
        return Level(
            number=number, small_blind=proposed["small_blind"], big_blind=proposed["big_blind"],
            ante=proposed["ante"],
        )  # fmt: skip
    before = max(
        (level for level in structure.levels if level.number < number),
        key=lambda level: level.number,
        default=min(structure.levels, key=lambda level: level.number),
    )
    return _renumbered(before, number)


def _grown(structure: Structure, last: int, number: int, book: Book) -> Level:
    growth = book.values["time_beyond_schedule_growth"]
    blinds, ante = growth["blinds_percent"] or 0, growth["ante_percent"] or 0
    level = listed(structure, last)
    assert level is not None
    unit = smallest_chip(structure)

    def more(points: int, percent: int) -> int:
        return -(-points * (100 + percent) // (100 * unit)) * unit

    for place in range(last + 1, min(number, last + MOST_STEPS) + 1):
        level = Level(
            number=place, minutes=level.minutes, game=level.game,
            small_blind=more(level.small_blind, blinds), big_blind=more(level.big_blind, blinds),
            ante=more(level.ante, ante), bring_in=more(level.bring_in, blinds),
            small_bet=more(level.small_bet, blinds), big_bet=more(level.big_bet, blinds),
        )  # fmt: skip
    return _renumbered(level, number)


def _renumbered(level: Level, number: int) -> Level:
    return msgspec.structs.replace(level, number=number)


def smallest_chip(structure: Structure) -> int:
    """The smallest chip the sheet gives out; 1 where it names none."""
    values = [value for value in (*structure.chip_values, *structure.stack) if value > 0]
    return min(values, default=1)


def day_of(structure: Structure, number: int) -> Day | None:
    return next((day for day in structure.days if day.number == number), None)


def first_level(structure: Structure, day: int) -> int:
    """The level a day opens with."""
    found = day_of(structure, day)
    return found.first_level if found else 1


def closing_level(structure: Structure, day: int) -> int | None:
    """The last level of a day; None: it plays on until the end."""
    found = day_of(structure, day)
    return found.last_level if found else None


def level_minutes(structure: Structure, day: int, level: int, book: Book | None = None) -> int:
    """How long a level lasts on a day: its own minutes, else the day's, the sheet's, the book's.

    Past the schedule a level lasts as long as the last one.
    """
    found = listed(structure, level)
    if found is None and structure.levels and level > last_level(structure):
        found = listed(structure, last_level(structure))
    if found is not None and found.minutes:
        return found.minutes
    plan = day_of(structure, day)
    if plan is not None and plan.level_minutes:
        return plan.level_minutes
    usual: int | None = book.values["time_level_minutes"] if book else None
    return structure.level_minutes or usual or 0


def ante_kind(structure: Structure, book: Book | None = None) -> AnteKind:
    """Who pays the ante: the sheet's choice, else the book's format."""
    if structure.ante_kind:
        return structure.ante_kind
    format_ = book.values["structure_ante_format"] if book else "each_player"
    return "big_blind" if format_ == "big_blind_ante" else "each_player"


def stakes_of(level: Level, structure: Structure, game: str = "", book: Book | None = None) -> Stakes:
    """What a hand of the level is played for. Stud antes are paid by each player, whatever the sheet says of
    the others; a stud level that gives no bring-in uses its small blind."""
    played = GAMES[game or game_of(structure, level.number, 1)]
    if played.is_stud:
        return Stakes(
            ante=level.ante, bring_in=level.bring_in or level.small_blind,
            small_bet=level.small_bet or level.big_blind, big_bet=level.big_bet,
        )  # fmt: skip
    kind = ante_kind(structure, book)
    return Stakes(
        small=level.small_blind, big=level.big_blind, ante=0 if kind == "none" else level.ante,
        ante_kind="big_blind" if kind == "big_blind" else "classic",
        small_bet=level.small_bet, big_bet=level.big_bet,
    )  # fmt: skip


def games_of(structure: Structure) -> tuple[str, ...]:
    """The games of the event in order of play."""
    return structure.rotation or MIXES.get(structure.game, (structure.game,))


def game_of(structure: Structure, level: int, hand: int) -> str:
    """The game of a hand: the level's own, else the rotation's, by level or by hand of the table."""
    found = listed(structure, level)
    if found is not None and found.game:
        return found.game
    games = games_of(structure)
    if len(games) == 1:
        return games[0]
    by = structure.rotation_by
    return _rotation(games, structure.rotation_lasts, by).at(level if by == "levels" else hand).code


@lru_cache(maxsize=64)
def _rotation(games: tuple[str, ...], lasts: int, by: str) -> Rotation:
    return mix(games, lasts, by)


def break_after(structure: Structure, level: int) -> Break | None:
    """The break that follows a level."""
    return next((one for one in structure.breaks if level and one.after_level == level), None)


def next_breaks(structure: Structure, level: int) -> tuple[Break, ...]:
    """Breaks still to come in or after a level, in order."""
    ahead = [one for one in structure.breaks if one.after_level and one.after_level >= level]
    return tuple(sorted(ahead, key=lambda one: one.after_level))


def breaks_at_players(structure: Structure, book: Book) -> tuple[Break, ...]:
    """Breaks taken when so few players are left, most players first: the sheet's, else the book's."""
    own = [one for one in structure.breaks if one.at_players]
    if not own:
        rule = book.values["time_breaks"]
        own = [Break(at_players=players, minutes=rule["minutes"]) for players in rule["at_players"]]
    return tuple(sorted(own, key=lambda one: -one.at_players))
