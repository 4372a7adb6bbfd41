"""What must hold of a table whatever was done at it."""

from collections.abc import Iterator, Sequence
from typing import Any

from torneo.floor.acts import Act, Decides, FindsChips
from torneo.floor.card_acts import ChipsFound, SitsDown
from torneo.floor.readings.chips_in import value
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import CannotTell, ToldHand, is_missing
from torneo.floor.table import Question, Table


def chips_of(table: Table) -> int:
    """Every chip the table knows of: in stacks and pots, waiting for the next hand, set aside, removed."""
    hand = table.hand
    in_play = sum(hand.stack) + hand.pot + hand.carried + sum(table.standing.newcomers.values())
    return (
        in_play
        + sum(table.chips.hidden.values())
        + sum(table.outside.removed.values())
        + table.chips.inventory
    )


def brought(act: Act) -> int:
    """Chips that come to the table with an act."""
    match act:
        case SitsDown():
            return act.stack
        case FindsChips() | ChipsFound():
            return value(act.chips)
    return 0


def wrong_chips(table: Table, before: int, act: Act | None) -> str:
    """Chips made, lost or owed; ``before``: how many there were before the act. Empty where all is well."""
    hand, after = table.hand, chips_of(table)
    new = brought(act) if act is not None else 0
    told_again = act is not None and is_missing(act)  # whoever sat down since may find the seat taken
    if after not in (before, before + new) and not told_again:
        return f"chips: {after} instead of {before}" + (f" or {before + new}" if new else "")
    for name, amounts in (("stack", hand.stack), ("bet", hand.bet), ("paid", hand.paid)):
        for seat, chips in zip(hand.seats, amounts, strict=True):
            if chips < 0:
                return f"chips: {name} of seat {seat} is {chips}"
    if hand.pot < 0 or hand.carried < 0 or min(table.chips.hidden.values(), default=0) < 0:
        return f"chips: pot {hand.pot}, carried {hand.carried}, hidden {table.chips.hidden}"
    return ""


def wrong_rulings(rulings: Sequence[Ruling], told: ToldHand) -> Iterator[str]:
    """A ruling cites clauses of its book; a question has options, and nothing else has."""
    for ruling in rulings:
        if not ruling.clauses:
            yield f"ruling: {ruling.reason} cites nothing"
        for clause in ruling.clauses:
            if clause not in told.book.clauses:
                yield f"ruling: {ruling.reason} cites {clause}, which the book does not have"
        if ruling.is_question != bool(ruling.options):
            yield f"ruling: {ruling.reason} is a {ruling.kind} with {len(ruling.options)} options"


def lost_question(before: Sequence[Question], told: ToldHand) -> str:
    """One that was open and is no more although nobody answered it, in the same hand or about a penalty. A
    hand told again without a forced bet is another."""
    table, act = told.table, told.last_act
    penalties = {*table.book.values["penalty_menu"]}
    if isinstance(act, Decides) or act is None or is_missing(act):
        return ""
    kept = {(one.reading.case, one.seat) for one in table.open_questions}
    for one in before:
        about_a_penalty = not one.stops and not penalties.isdisjoint(one.reading.options)
        if (one.reading.case, one.seat) not in kept and about_a_penalty:
            return f"question: {one.reading.case} is lost"
    return ""


def goes_on(told: ToldHand) -> bool:
    """Has the open question an answer that settles it?"""
    question = told.question
    if question is None:
        return True
    answers = [{"floor": option.code, "by": "director"} for option in question.options]
    return any(_settles(told, step) for step in answers)


def _settles(told: ToldHand, step: dict[str, Any]) -> bool:
    """One the same about another time it happened may be asked next: then one fewer is open."""
    before = told.table.open_questions
    for more in ({}, {"count": 1}, {"action": "fold"}, {"action": "check"}):
        twin = told.copy()
        try:
            ruling = twin.tell({**step, **more})[0]
        except CannotTell:
            continue
        if ruling.kind != "refused" and twin.table.open_questions != before:
            return True
    return False
