"""Points taken away by a case of the disciplinary commission, and given back if it falls."""

from torneo.rulebook import Book
from torneo.tournament.kernel import DIRECTORS, Answer, Asked, Refused
from torneo.tournament.ranking.commands import LiftSanction, Sanction
from torneo.tournament.ranking.events import PointsTaken, SanctionLifted, decides
from torneo.tournament.ranking.members import not_a_member
from torneo.tournament.ranking.setting import LIMIT, not_ready
from torneo.tournament.ranking.state import Circuit

_ROLES = DIRECTORS | {"commission"}


@decides(Sanction, roles=_ROLES)
def sanction(state: Circuit, asked: Asked[Sanction], book: Book) -> Answer:
    command = asked.command
    wrong = not_ready(state, command.why) or not_a_member(state, command.player)
    if wrong is not None:
        return wrong
    if not command.case.strip():
        return Refused("ranking.case_missing", {"player": command.player})
    if command.kind == "points" and not 1 <= command.points <= LIMIT:
        return Refused("ranking.sanction_points", {"found": command.points})
    if command.kind == "event":
        event = state.events.get(command.event)
        if event is None:
            return Refused(
                "ranking.unknown_event", {"event": command.event, "known": ", ".join(state.events)}
            )
        if command.player not in {one.player for one in event.results}:
            return Refused("ranking.no_result", {"event": command.event, "player": command.player})
    about = (command.kind, command.case, command.event if command.kind == "event" else "")
    for one in state.standing_sanctions(command.player):
        if (one.kind, one.case, one.event) == about:
            return Refused("ranking.sanctioned_already", {"player": one.player, "case": one.case,
                                                          "number": one.number})  # fmt: skip
    taken = PointsTaken(
        number=len(state.sanctions) + 1, player=command.player, kind=command.kind, case=command.case,
        why=command.why, points=command.points if command.kind == "points" else 0, tournament=about[2],
    )  # fmt: skip
    return (taken,)


@decides(LiftSanction, roles=_ROLES)
def lift(state: Circuit, asked: Asked[LiftSanction], book: Book) -> Answer:
    command = asked.command
    wrong = not_ready(state, command.why)
    if wrong is not None:
        return wrong
    if not 1 <= command.number <= len(state.sanctions):
        return Refused("ranking.unknown_sanction", {"number": command.number, "known": len(state.sanctions)})
    if state.sanctions[command.number - 1].lifted:
        return Refused("ranking.lifted_already", {"number": command.number})
    return (SanctionLifted(number=command.number, why=command.why),)
