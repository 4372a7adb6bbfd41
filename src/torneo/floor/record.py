"""What a player has on record at a table, and how that bears on the next penalty for the same."""

from msgspec.structs import replace

from torneo.floor.citations import speaks
from torneo.floor.kernel.penalty_given import Given
from torneo.floor.kernel.registry import records
from torneo.floor.kernel.table import Table
from torneo.floor.penalty_scale import (
    Choice,
    heavier,
    is_due,
    menu,
    must_be_heavier,
    scale,
    sized,
    suspends,
)
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling


def codes_for(table: Table, infraction: str) -> tuple[str, ...]:
    """The penalties of the book, a suspension among them for conduct."""
    codes = menu(table.book, infraction)
    whole = tuple(table.book.values["penalty_menu"])
    conduct = suspends(table.book, infraction) or (
        infraction == "abuse" and speaks(table.book, "conduct_sanctions")
    )
    if conduct and "missed_hands" in codes and "timed_suspension" in whole:
        return whole
    return codes


def earlier(table: Table, seat: int, infraction: str) -> list[Given]:
    return [one for one in table.record.given if (one.seat, one.infraction) == (seat, infraction)]


def times(table: Table, seat: int, infraction: str) -> int:
    """How often the player did it, the infraction being ruled on included."""
    return table.record.faults.count((seat, infraction)) + (not table.record.answering)


def lawful(
    table: Table, seat: int, infraction: str, codes: tuple[str, ...] | None = None
) -> tuple[Choice, ...]:
    """What may be given: after a penalty for the same, only more where the book requires it."""
    choices = _sized(table, seat, codes_for(table, infraction) if codes is None else codes)
    before = earlier(table, seat, infraction)
    if not before or not must_be_heavier(table.book):
        return choices
    return _above(choices, before) or choices[-1:]


def offered(
    table: Table, seat: int, infraction: str, codes: tuple[str, ...] | None = None
) -> tuple[str, ...]:
    """What is put before the floor: after a penalty for the same, only more where the book speaks of it."""
    codes = codes_for(table, infraction) if codes is None else codes
    before = earlier(table, seat, infraction)
    if not before or not _speaks_of_repeats(table):
        return codes
    choices = _sized(table, seat, codes)
    return tuple(choice.penalty for choice in _above(choices, before) or choices[-1:])


def may_be_lighter(table: Table, seat: int, infraction: str) -> bool:
    """More is only proposed: the floor may still give what the book lists."""
    repeated = bool(earlier(table, seat, infraction)) and _speaks_of_repeats(table)
    return repeated and not must_be_heavier(table.book)


def _speaks_of_repeats(table: Table) -> bool:
    return must_be_heavier(table.book) or bool(table.book.clauses_for("penalty_escalation"))


def _sized(table: Table, seat: int, codes: tuple[str, ...]) -> tuple[Choice, ...]:
    stack = table.hand.stacks.get(seat, 0)
    return tuple(sized(table.book, code, stack) for code in codes)


def _above(choices: tuple[Choice, ...], before: list[Given]) -> tuple[Choice, ...]:
    return heavier(choices, ((one.penalty, one.size) for one in before))


# ---- telling ---------------------------------------------------------------------------------------


def flagged(table: Table, seat: int, reading: Reading) -> Reading:
    """The reading of an infraction with what the player's record adds to it."""
    infraction = reading.infraction
    if infraction is None:
        return reading
    before = earlier(table, seat, infraction)
    if before and _speaks_of_repeats(table):
        told: dict[str, int | str] = {**reading.facts, "penalised_before": len(before)}
        reading = replace(reading.with_cases("penalty_heavier"), facts=told)
    count = times(table, seat, infraction)
    if infraction == "out_of_turn" and count > 2 and speaks(table.book, "repeated_out_of_turn"):
        reading = reading.with_cases("repeated_out_of_turn")
    if table.record.answering or count == 1 or not is_due(table.book, infraction, count):
        return reading
    facts: dict[str, int | str] = {**reading.facts, "times": count}
    steps = reading.steps if reading.kind == "question" else (*reading.steps, "penalty_due")
    return replace(reading, facts=facts, steps=steps)


def charged(table: Table, ruling: Ruling, case: str, infraction: str) -> Ruling:
    """A ruling with an infraction seen beside it."""
    beside = table.ruling(ruling.seat, Reading(case=case, infraction=infraction))
    return replace(
        ruling,
        clauses=tuple(dict.fromkeys((*ruling.clauses, *beside.clauses))),
        facts={**ruling.facts, **beside.facts},
        steps=(*ruling.steps, *beside.steps),
        infraction=infraction,
        penalties=beside.penalties,
    )


@records
def on_record(table: Table, seat: int | None, reading: Reading) -> tuple[Reading, tuple[str, ...]]:
    """The reading of an infraction as the player's record makes it, and the penalties the book offers."""
    infraction = reading.infraction
    if infraction is None or seat is None:
        return reading, menu(table.book, infraction)
    return flagged(table, seat, reading), offered(table, seat, infraction)


def exposed_again(table: Table, seat: int) -> int:
    """One more exposure of cards on record; returns how many there were before."""
    before = table.record.exposures.get(seat, 0)
    table.record.exposures[seat] = before + 1
    return before


def for_showing_cards(table: Table, seat: int, *, again: bool) -> tuple[str, ...] | None:
    """What showing cards brings where the book answers it itself: a first offence has to be warned, and what
    a further one brings is then the book's too. ``None``: the usual list."""
    values = table.book.values
    if again and values["penalty_showing_cards_repeat"] == "director_may_eliminate":
        return ("disqualification",)
    if values["penalty_offences"]["exposing_cards"] != "warning_mandatory":
        return None
    return offered(table, seat, "exposing_cards", scale(table.book)) if again else ("verbal_warning",)


def forget(table: Table, seat: int) -> None:
    """Whatever was held against whoever sat there before is not the newcomer's."""
    kept = table.record
    kept.to_serve.pop(seat, None)
    kept.exposures.pop(seat, None)
    table.record.faults = [one for one in kept.faults if one[0] != seat]
    table.record.given = [one for one in kept.given if one.seat != seat]
