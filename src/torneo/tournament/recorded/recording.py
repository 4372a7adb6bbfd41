"""Recording a hand: the spot, then one act after another, each ruled on as it is told."""

from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import CannotTell, ToldHand, told_hand
from torneo.rulebook import Book, RulebookError
from torneo.tournament.kernel import TABLE, Answer, Asked, Refused
from torneo.tournament.live_hand.possible import does_not_fit, may_not_tell
from torneo.tournament.recorded.commands import BeginHand, EndHand, TakeBackAct, TellAct
from torneo.tournament.recorded.events import (
    ActTakenBack,
    ActTold,
    HandBegun,
    HandRecorded,
    decides,
)
from torneo.tournament.recorded.state import Recorded, Said
from torneo.tournament.rulings.giving import MOST_STEPS, why_not_told


def told(state: Recorded, book: Book) -> ToldHand:
    """The hand as recorded so far, under the book in force. It is shared: tell a ``copy``."""
    return told_hand(book, state.setup, state.steps)


@decides(BeginHand, roles=TABLE)
def begin_hand(state: Recorded, asked: Asked[BeginHand], book: Book) -> Answer:
    command = asked.command
    if state.begun_at:
        return Refused("hand_begun", {"table": state.table, "hand": state.number})
    if "policies" in command.setup:
        return Refused("setup_policies")
    if "start" in command.setup:
        return Refused("recorded_from_the_deal")
    try:
        changed = book.with_policies(command.policies) if command.policies else book
        hand = told_hand(changed, command.setup)
    except CannotTell as error:
        return why_not_told(error)
    except RulebookError as error:
        problem = error.problems[0]
        return Refused("cannot_be_told", {"key": problem.key, "problem_es": problem.message("es"),
                                          "problem_en": problem.message("en")})  # fmt: skip
    seats = set(hand.table.hand.seats)
    names = {seat: name for seat, name in command.names.items() if seat in seats}
    return (
        HandBegun(
            tournament=command.event, table=command.table, number=command.number, setup=hand.setup,
            names=names, policies=command.policies,
        ),
    )  # fmt: skip


def _open(state: Recorded) -> Refused | None:
    if not state.begun_at:
        return Refused("hand_not_begun")
    if state.ended_at:
        return Refused("hand_recorded", {"table": state.table, "hand": state.number})
    return None


@decides(TellAct, roles=TABLE)
def tell_act(state: Recorded, asked: Asked[TellAct], book: Book) -> Answer:
    step = asked.command.step
    refused = _open(state) or may_not_tell(asked.by, step)
    if refused is not None:
        return refused
    if len(state.steps) >= MOST_STEPS:
        return Refused("too_many_steps", {"steps": len(state.steps) + 1, "most": MOST_STEPS})
    hand = told(state, book)
    try:
        after = told_hand(book, state.setup, [*state.steps, step])
    except CannotTell as error:
        return why_not_told(error)
    refused = does_not_fit(hand, after)
    if refused is not None:
        return refused
    return (ActTold(step=after.steps[-1], rulings=tuple(map(said, after.rulings[-1]))),)


def said(ruling: Ruling) -> Said:
    """A ruling as it is recorded."""
    return Said(
        kind=ruling.kind, reason=ruling.reason, seat=ruling.seat or 0, action=ruling.action or "",
        to=ruling.to or 0, clauses=ruling.clauses,
    )  # fmt: skip


@decides(TakeBackAct, roles=TABLE)
def take_back_act(state: Recorded, asked: Asked[TakeBackAct], book: Book) -> Answer:
    refused = _open(state)
    if refused is not None:
        return refused
    if not state.steps:
        return Refused("nothing_to_take_back", {"table": state.table, "hand": state.number})
    return (ActTakenBack(step=state.steps[-1]),)


@decides(EndHand, roles=TABLE)
def end_hand(state: Recorded, asked: Asked[EndHand], book: Book) -> Answer:
    refused = _open(state)
    if refused is not None:
        return refused
    hand = told(state, book)
    if not hand.over and not asked.command.unfinished:
        return Refused("hand_not_over", {"table": state.table, "hand": state.number})
    return (HandRecorded(stacks=hand.table.hand.stacks, unfinished=not hand.over),)
