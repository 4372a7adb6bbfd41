"""What the end of the time means for the hand."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.kernel import FLOOR, TABLE, Answer, Asked, Due, Refused, asks, decides
from torneo.tournament.state import Tournament
from torneo.tournament.timecalls.calling import call_at
from torneo.tournament.timecalls.commands import ExpireTime
from torneo.tournament.timecalls.events import TimeExpired
from torneo.tournament.timecalls.state import TimeCall

#: What the direction may choose where the book leaves the end of the time to it.
_CHOICES = ("hand_dead", "more_time")


@decides(ExpireTime, roles=TABLE | {"system"})
def expire_time(state: Tournament, asked: Asked[ExpireTime], book: Book) -> Answer:
    command = asked.command
    call = call_at(state, command.table)
    if isinstance(call, Refused):
        return call
    if not call.started_at:
        return Refused("time_not_started", {"table": command.table, "seat": call.seat})
    left = call.ends_at - asked.at
    if left > 0:
        return Refused("time_not_over", {"table": command.table, "seconds": -(-left // 1_000)})
    if command.in_doubt and book.values["clock_tie"] == "player":
        return _expired(command, call, "in_time", cite(book, "time_in_doubt"))
    case = "time_up_facing_bet" if command.facing_bet else "time_up_no_bet"
    rule = book.values["clock_expiry_facing_bet" if command.facing_bet else "clock_expiry_no_bet"]
    outcome = _chosen(asked, rule, call, book, case)
    return outcome if isinstance(outcome, Refused) else _expired(command, call, outcome, cite(book, case))


def _chosen(asked: Asked[ExpireTime], rule: str, call: TimeCall, book: Book, case: str) -> str | Refused:
    wanted = asked.command.outcome
    if rule == "director_decides":
        if asked.by.role not in FLOOR:
            return Refused("role", {"role": asked.by.role, "allowed": ", ".join(sorted(FLOOR)),
                                    "command": "ExpireTime"}, cite(book, case))  # fmt: skip
        if wanted not in _CHOICES:
            return Refused("not_lawful", {"option": wanted, "options": ", ".join(_CHOICES)}, cite(book, case))
        return wanted
    if rule == "action_demanded_then_check":
        outcome = "check" if call.demanded else "action_demanded"
    else:
        outcome = rule
    if wanted not in ("", outcome):
        return Refused("not_lawful", {"option": wanted, "options": outcome}, cite(book, case))
    return outcome


def _expired(
    command: ExpireTime, call: TimeCall, outcome: str, clauses: tuple[str, ...]
) -> tuple[TimeExpired, ...]:
    return (TimeExpired(table=command.table, seat=call.seat, outcome=outcome, clauses=clauses),)


@asks
def time_run_out(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Whether the player faced a bet is for the table to say."""
    for table in state.tables.values():
        call = table.hand.time_call if table.hand is not None else None
        if call is not None and call.started_at and now >= call.ends_at:
            yield Due(
                command=ExpireTime(table=table.number, facing_bet=True), reason="time_up", must=False,
                facts={"table": table.number, "seat": call.seat, "seconds": call.seconds},
                clauses=cite(book, "time_up_facing_bet"), since=call.ends_at,
            )  # fmt: skip
