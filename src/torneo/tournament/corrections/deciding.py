"""Corrections accepted: worked out on the history as it is now, they must come to what was seen before."""

from torneo.rulebook import Book
from torneo.tournament.corrections.amending import Amendment, Preview, preview, undo
from torneo.tournament.corrections.commands import Amend, Undo
from torneo.tournament.invariants import problems
from torneo.tournament.kernel import ANY_TIME, DIRECTORS, FLOOR, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament


@decides(Amend, roles=DIRECTORS, phases=ANY_TIME, history=True)
def amend(state: Tournament, asked: Asked[Amend], book: Book) -> Answer:
    command = asked.command
    wanted = Amendment(corrections=command.corrections, why=command.why, hands=command.hands, seed=asked.seed)
    return _accepted(preview(asked.history, book, wanted, asked.by), command.expects)


@decides(Undo, roles=FLOOR, phases=ANY_TIME, history=True)
def take_back(state: Tournament, asked: Asked[Undo], book: Book) -> Answer:
    command = asked.command
    found = undo(asked.history, book, command.why, command.table, asked.by)
    if isinstance(found, Preview) and command.seq and found.act.seq != command.seq:
        return Refused("event_moved_on")
    return _accepted(found, command.expects)


def _accepted(found: Preview | Refused, expects: str) -> Answer:
    if isinstance(found, Refused):
        return found
    if expects and found.command.expects != expects:
        return Refused("event_moved_on")
    wrong = problems(found.made.new)
    return Refused("amended_unsound", {"problem": wrong[0]}) if wrong else (found.event,)
