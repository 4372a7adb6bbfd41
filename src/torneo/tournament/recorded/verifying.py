"""A recorded hand gone through again by somebody who trusts nothing in it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from torneo.floor.scenario.fault import EngineFault
from torneo.floor.scenario.told import CannotTell, told_hand
from torneo.rulebook import Book
from torneo.tournament import asked_again
from torneo.tournament.asked_again import Mismatch
from torneo.tournament.kernel import Happened
from torneo.tournament.recorded.events import HAND, ActTold, HandBegun, HandRecorded
from torneo.tournament.recorded.recording import said, told
from torneo.tournament.recorded.state import Recorded


def check(
    happened: Sequence[Happened], in_force: Callable[[Recorded], Book], _: Sequence[str] = ()
) -> list[Mismatch]:
    """Acts that are not ruled on as recorded, stacks at the end that do not come out, and commands that bring
    about something else."""
    found = _rulings(happened, in_force)
    return found or asked_again.check(HAND, Recorded(), happened, in_force, _essence)


def _essence(event: Any) -> Any:
    """What was ruled. A later release may cite a book better than the one that wrote the journal."""
    if not isinstance(event, ActTold):
        return event
    return replace(event, rulings=tuple(replace(one, clauses=()) for one in event.rulings))


def _rulings(happened: Iterable[Happened], in_force: Callable[[Recorded], Book]) -> list[Mismatch]:
    found: list[Mismatch] = []
    state = Recorded()
    for one in happened:
        event = one.event
        book = in_force(state)
        try:
            if isinstance(event, HandBegun):
                told_hand(book, event.setup)
            elif isinstance(event, ActTold):
                ruled = told_hand(book, state.setup, [*state.steps, event.step]).rulings[-1]
                if _essence(replace(event, rulings=tuple(map(said, ruled)))) != _essence(event):
                    found.append(Mismatch(seq=one.seq, code="verify.act", clauses=ruled[0].clauses))
            elif isinstance(event, HandRecorded) and told(state, book).table.hand.stacks != event.stacks:
                found.append(Mismatch(seq=one.seq, code="verify.end_of_hand"))
        except CannotTell as error:
            facts = {"problem_es": error.say("es"), "problem_en": error.say("en")}
            return [*found, Mismatch(seq=one.seq, code="verify.impossible_act", facts=dict(facts))]
        except EngineFault as fault:
            facts = {"error": repr(fault.__cause__)}
            return [*found, Mismatch(seq=one.seq, code="verify.engine_failed", facts=dict(facts))]
        HAND.evolve(state, one)
    return found
