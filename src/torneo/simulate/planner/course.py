"""An event as the planner's steps read it: its sessions, with rules, levels and breaks as plain numbers."""

from collections import Counter

import msgspec

from torneo.hand.games import GAMES
from torneo.rulebook import Book
from torneo.simulate.fit import fitted
from torneo.simulate.plan import starts_at
from torneo.simulate.planner import places as at
from torneo.simulate.planner.assumptions import Assumptions, PlanError, check
from torneo.simulate.planner.odds import Calibration, shipped
from torneo.tournament.prizes.places import paid_places
from torneo.tournament.seats.final_table import HEADS_UP, final_table_size
from torneo.tournament.structure.levels import (
    break_after,
    breaks_at_players,
    game_of,
    games_of,
    last_level,
    level_minutes,
    level_of,
    listed,
    stakes_of,
)
from torneo.tournament.structure.model import Day, Flight, Structure, total
from torneo.writing import iso_millis

_FOREVER = 10**9
_MOST_PURCHASES = 3
"""As many times a bot would buy again."""


class Begun(msgspec.Struct, frozen=True, kw_only=True):
    """A session that is being played: stacks by table, the clock in seconds from now, sales so far."""

    tables: tuple[tuple[int, ...], ...]
    level: int
    level_left: int
    break_left: int = 0
    kept: int = 0
    breaks_taken: int = 0
    sold: int = 0
    rebuys: int = 0
    addons: int = 0
    addons_sold: bool = False
    paid: int = 0


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A session to play. ``starts``: milliseconds since 1970, 0 if nobody has said. ``share`` of the people
    who come to it, ``late`` of them after the start."""

    name: str
    day: int
    starts: int
    share: float
    late: float
    first_level: int
    rules: list[int]
    levels: list[int]
    pauses: list[int]
    begun: Begun | None = None


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """``beyond``: levels added because the field outlasts the sheet. ``bagged``: stacks of those who have
    qualified before, ``sold_before`` and so on what was sold to get there."""

    structure: Structure
    assumed: Assumptions
    parts: tuple[Part, ...]
    paid: list[int]
    chances: list[float]
    odds: list[float]
    deal_share: float
    beyond: int = 0
    bagged: tuple[int, ...] = ()
    sold_before: int = 0
    rebuys_before: int = 0
    addons_before: int = 0


def course_of(
    structure: Structure, book: Book, assumed: Assumptions, calibration: Calibration | None = None
) -> Course:
    """The whole event, from its first hand. Raises ``PlanError``."""
    check(assumed)
    if not structure.levels:
        raise PlanError("no_levels")
    if structure.starting_stack <= 0:
        raise PlanError("no_stack")
    known = calibration or shipped()
    whole = fitted(structure, assumed.entries)
    if any(seconds <= 0 for seconds in seconds_of(whole, 1, book)):
        raise PlanError("no_minutes")
    deals = known.deal_share if assumed.deals is None else assumed.deals
    return Course(
        structure=whole,
        assumed=assumed,
        parts=parts_of(whole, book, assumed),
        paid=_paid(whole, book, assumed),
        chances=[assumed.buys_again, assumed.takes_addon, assumed.pace],
        odds=known.flat(),
        deal_share=deals if _deal_ends(whole, book) else 0.0,
        beyond=last_level(whole) - last_level(structure),
    )


def _deal_ends(structure: Structure, book: Book) -> bool:
    """May a deal end the event? Not where something must be left for the champion to play for."""
    kept = structure.deal.champion_per_mille or book.values["deal_reserve_for_champion"]["rule"] != "none"
    return structure.deal.allowed and not kept


def days_of(structure: Structure) -> tuple[Day, ...]:
    """The days of play, at least one, each with at least one start."""
    days = structure.days or (Day(number=1),)
    return tuple(
        day if day.flights else msgspec.structs.replace(day, flights=(Flight(name=str(day.number)),))
        for day in sorted(days, key=lambda day: day.number)
    )


def parts_of(structure: Structure, book: Book, assumed: Assumptions) -> tuple[Part, ...]:
    found = []
    first = days_of(structure)[0].number
    for day in days_of(structure):
        for flight in day.flights:
            starts = starts_at(structure, flight.name)
            found.append(
                Part(
                    name=flight.name, day=day.number, starts=starts,
                    share=1 / len(day.flights) if day.number == first else 0.0,
                    late=assumed.late, first_level=day.first_level,
                    rules=_rules(structure, book, assumed, day, starts, day.number == first),
                    levels=_levels(structure, day.number, book),
                    pauses=[
                        number
                        for one in breaks_at_players(structure, book)
                        for number in (one.at_players, 60 * one.minutes)
                    ],
                )
            )  # fmt: skip
    return tuple(found)


def seconds_of(structure: Structure, day: int, book: Book) -> list[int]:
    """How long each level of the sheet lasts on that day."""
    numbers = range(1, last_level(structure) + 1)
    return [60 * level_minutes(structure, day, number, book) for number in numbers]


def level_ends(structure: Structure, day: Day, level: int, book: Book) -> int:
    """Seconds from the day's start to the end of a level, breaks in between included."""
    lasts = seconds_of(structure, day.number, book)
    passed = 0
    for number in range(day.first_level, min(level, len(lasts)) + 1):
        passed += lasts[number - 1]
        pause = break_after(structure, number)
        if pause is not None and number < level:
            passed += 60 * pause.minutes
    return passed


def closes_after(structure: Structure, day: Day, starts: int, book: Book) -> int:
    """Seconds from the start to the close of registration, as the book and the sheet have it."""
    sheet, rule = structure.registration, book.values["registration_close_rule"]
    minutes = sheet.closes_minutes
    if rule == "minutes_after_start":
        minutes = book.values["registration_late_minutes"] if minutes is None else minutes
        if minutes is not None:
            return 60 * minutes
    by_level = _after_level(structure, day, sheet.closes_level or 0, book)
    closes = iso_millis(sheet.closes_at) if sheet.closes_at else None
    if closes is not None and starts and rule != "end_of_announced_level":
        return max(0, (closes - starts) // 1000)
    return by_level or 60 * (minutes or 0)


def _after_level(structure: Structure, day: Day, level: int, book: Book) -> int:
    """The end of a level, and of the time the desk stays open in the break after it."""
    if not level:
        return 0
    before: int | None = book.values["registration_break_extension_minutes"]
    pause = break_after(structure, level)
    longer = 0
    if pause is not None and before is not None and level != day.last_level:
        longer = 60 * max(pause.minutes - before, 0)
    return level_ends(structure, day, level, book) + longer


def _rules(
    structure: Structure, book: Book, assumed: Assumptions, day: Day, starts: int, first: bool
) -> list[int]:
    rules = [0] * at.RULES
    seats = max(2, structure.seats_per_table)
    near = book.values["bubble_hand_for_hand"]
    ends = iso_millis(day.ends) if day.ends else None
    rules[at.SEATS] = seats
    rules[at.FINAL] = final_table_size(structure, book) or HEADS_UP
    rules[at.WIDTH] = max(seats, rules[at.FINAL]) + 2
    rules[at.DIFFERENCE] = max(1, int(book.values["seating_max_table_difference"]))
    rules[at.MOST_TABLES] = assumed.tables or _FOREVER
    rules[at.LEVELS] = last_level(structure)
    rules[at.LAST_LEVEL] = day.last_level or 0
    rules[at.STOP_AT] = day.stop_at_players
    rules[at.DAY_ENDS] = max((ends - starts) // 1000, 60) if ends is not None and starts else 0
    rules[at.STACK] = structure.starting_stack
    rules[at.NEAR_MONEY] = near["players_from_money"] or 0
    rules[at.ROUNDS_FROM], rules[at.ROUNDS_TO] = near["from_players"] or 0, near["to_players"] or 0
    rules[at.POSTPONE] = int(book.values["bubble_breaks_and_leaving"]["breaks"] == "postponed_until_in_money")
    rules[at.ALONE] = int(len(day.flights) <= 1)
    if first:
        rules[at.CLOSES] = closes_after(structure, day, starts, book)
        _again(rules, structure, day, book)
        rules[at.ADD_ON_STACK] = total(structure.addon.chips) if structure.addon else 0
    return rules


def _again(rules: list[int], structure: Structure, day: Day, book: Book) -> None:
    """Rebuys, or else re-entries, and until when."""
    rebuy, again = structure.rebuy, structure.reentry
    terms = book.values["rebuy_terms"] or {}
    if rebuy is not None and rebuy.limit != 0:
        until = rebuy.until_level or terms.get("last_level") or 0
        rules[at.AGAIN] = at.REBUY
        rules[at.AGAIN_LIMIT] = min(_MOST_PURCHASES, _MOST_PURCHASES if rebuy.limit is None else rebuy.limit)
        rules[at.AGAIN_STACK] = total(rebuy.chips) or structure.starting_stack
    elif again.limit != 0 and book.values["registration_reentry_condition"] != "not_offered":
        limits = [one for one in (again.limit, again.per_flight, _MOST_PURCHASES) if one is not None]
        until = again.until_level or 0
        rules[at.AGAIN], rules[at.AGAIN_LIMIT] = at.REENTRY, min(limits)
    else:
        return
    rules[at.AGAIN_UNTIL] = level_ends(structure, day, until, book) if until else rules[at.CLOSES]
    if rules[at.AGAIN] == at.REENTRY:
        rules[at.AGAIN_UNTIL] = min(rules[at.AGAIN_UNTIL], rules[at.CLOSES])


def _levels(structure: Structure, day: int, book: Book) -> list[int]:
    lasts = seconds_of(structure, day, book)
    addons = _addon_level(structure, book)
    rows: list[int] = []
    for number in range(1, last_level(structure) + 1):
        level = level_of(structure, number, book)
        own = listed(structure, number)
        by_hands = structure.rotation_by == "hands" and not (own is not None and own.game)
        games = games_of(structure) if by_hands else (game_of(structure, number, 1),)
        stakes = stakes_of(level, structure, games[0], book)
        limits = Counter(GAMES[code].limit for code in games)
        pause = break_after(structure, number)
        row = [0] * at.LEVEL_ROW
        row[at.SMALL], row[at.BIG] = stakes.small, stakes.big or stakes.bring_in
        row[at.BIG_ANTE] = stakes.ante if stakes.ante_kind == "big_blind" else 0
        row[at.EACH_ANTE] = 0 if stakes.ante_kind == "big_blind" else stakes.ante
        row[at.UNIT] = max(stakes.big or stakes.small_bet, 1)
        row[at.SECONDS], row[at.PAUSE] = lasts[number - 1], 60 * pause.minutes if pause else 0
        row[at.NUMBER], row[at.ADD_ONS] = number, int(number == addons)
        row[at.FIRST_KIND] = 1000 * limits["no_limit"] // len(games)
        row[at.SECOND_KIND] = 1000 * (limits["no_limit"] + limits["pot_limit"]) // len(games)
        rows += row
    return rows


def _addon_level(structure: Structure, book: Book) -> int:
    """The level in whose break add-ons are sold."""
    if structure.addon is None:
        return 0
    if structure.addon.after_level:
        return structure.addon.after_level
    rebuy = structure.rebuy.until_level if structure.rebuy else None
    earliest = rebuy or structure.registration.closes_level or 1
    pauses = sorted(one.after_level for one in structure.breaks if one.after_level >= earliest)
    return pauses[0] if pauses else 0


def _paid(structure: Structure, book: Book, assumed: Assumptions) -> list[int]:
    """Places paid for every number of entries that can come."""
    most = int(assumed.entries * (1 + 5 * assumed.spread / 100)) * (1 + _MOST_PURCHASES) + 1
    if structure.satellite is not None:
        return [structure.satellite.seats] * (most + 1)
    if not (structure.entry_price or structure.guarantee):
        return [0] * (most + 1)
    return [paid_places(count, structure.payout, book).places for count in range(most + 1)]
