"""Rulings worked out from what happened, so that nobody can write one of his own into the register."""

from torneo.floor.scenario.told import CannotTell, ToldHand, told_hand
from torneo.rulebook import Book
from torneo.tournament.checks import known_table
from torneo.tournament.kernel import DIRECTORS, FLOOR, TABLE, Answer, Asked, Refused, Value, decides
from torneo.tournament.rulings.calling import open_call
from torneo.tournament.rulings.commands import GiveRuling
from torneo.tournament.rulings.events import RulingGiven
from torneo.tournament.state import Tournament

#: Steps one ruling may need: more is no spot, it is a day.
MOST_STEPS = 300


def why_not_told(error: CannotTell) -> Refused:
    """A spot or step that cannot be, with the fault in both languages and the key it is about."""
    return Refused(
        "cannot_be_told",
        {"key": error.problems[0].key, "problem_es": error.say("es"), "problem_en": error.say("en")},
    )


@decides(GiveRuling, roles=TABLE)
def give_ruling(state: Tournament, asked: Asked[GiveRuling], book: Book) -> Answer:
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    refused = _other_call(state, command) or _told_wrong(asked)
    if refused is not None:
        return refused
    try:
        told = told_hand(book, command.setup, command.steps)
    except CannotTell as error:
        return why_not_told(error)
    return (_given(state, command, told, table.hand.number if table.hand is not None else 0),)


def _given(state: Tournament, command: GiveRuling, told: ToldHand, playing: int) -> RulingGiven:
    outcome = told.rulings[-1][0]
    seat = outcome.seat or 0
    entry = state.entry_at(command.table, seat) if seat else None
    return RulingGiven(
        ruling=len(state.rulings) + 1, table=command.table, setup=told.setup, steps=tuple(told.steps),
        outcome=outcome, hand=command.hand or playing, call=command.call, seat=seat if entry else 0,
        entry=entry.number if entry is not None else 0,
    )  # fmt: skip


def _other_call(state: Tournament, command: GiveRuling) -> Refused | None:
    if not command.call:
        return None
    call = open_call(state, command.call)
    if isinstance(call, Refused):
        return call
    if call.table == command.table:
        return None
    facts: dict[str, Value] = {"call": call.number, "table": call.table, "other": command.table}
    return Refused("other_table", facts)


def _told_wrong(asked: Asked[GiveRuling]) -> Refused | None:
    """The book is the event's, and only those who decide may say what was decided."""
    command, role = asked.command, asked.by.role
    if "policies" in command.setup:
        return Refused("setup_policies")
    if not command.steps:
        return Refused("nothing_told", {"table": command.table})
    if len(command.steps) > MOST_STEPS:
        return Refused("too_many_steps", {"steps": len(command.steps), "most": MOST_STEPS})
    for step in command.steps:
        if "floor" not in step:
            continue
        allowed = DIRECTORS if step.get("by") == "director" else FLOOR
        if role not in allowed:
            listed = ", ".join(sorted(allowed))
            return Refused("role", {"role": role, "allowed": listed, "command": "DecideRuling"})
    return None
