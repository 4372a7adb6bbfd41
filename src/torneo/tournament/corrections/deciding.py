"""Corrections accepted: worked out on the history as it is now, they must come to what was seen before."""

from torneo.rulebook import Book
from torneo.tournament.corrections.acts import Act
from torneo.tournament.corrections.amending import Amendment, Preview, preview, undo
from torneo.tournament.corrections.commands import Amend, Undo
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.events import Eliminated
from torneo.tournament.kernel import ANY_TIME, DIRECTORS, FLOOR, TABLE, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament


@decides(Amend, roles=DIRECTORS, phases=ANY_TIME, history=True)
def amend(state: Tournament, asked: Asked[Amend], book: Book) -> Answer:
    command = asked.command
    wanted = Amendment(corrections=command.corrections, why=command.why, hands=command.hands, seed=asked.seed)
    return _accepted(preview(asked.history, book, wanted, asked.by), command.expects)


@decides(Undo, roles=TABLE, phases=ANY_TIME, history=True)
def take_back(state: Tournament, asked: Asked[Undo], book: Book) -> Answer:
    command = asked.command
    found = undo(asked.history, book, command.why, command.table, asked.by)
    if isinstance(found, Preview) and command.seq and found.act.seq != command.seq:
        return Refused("event_moved_on")
    if isinstance(found, Preview) and asked.by.role not in FLOOR and not _is_of_dealers(found.act, command):
        allowed = ", ".join(sorted(FLOOR))
        return Refused("role", {"role": asked.by.role, "allowed": allowed, "command": "Undo"})
    return _accepted(found, command.expects)


def _is_of_dealers(act: Act, command: Undo) -> bool:
    """A tap too many: a hand of the table begun or ended, in which nobody went out."""
    taps = isinstance(act.command, StartHand | ReportHand)
    return taps and bool(command.table) and not any(isinstance(one, Eliminated) for one in act.events)


def _accepted(found: Preview | Refused, expects: str) -> Answer:
    if isinstance(found, Refused):
        return found
    if expects and found.command.expects != expects:
        return Refused("event_moved_on")
    return (found.event,)
