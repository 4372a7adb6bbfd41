"""Who may ask for the clock on a player, and when it starts."""

from collections.abc import Iterator
from typing import Any

from torneo.rulebook import Book
from torneo.tournament.checks import known_entry, known_table
from torneo.tournament.citations import cite
from torneo.tournament.kernel import (
    FLOOR,
    TABLE,
    Answer,
    Asked,
    Due,
    Refused,
    asks,
    decides,
)
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.state import HandNow, Table
from torneo.tournament.state import Tournament
from torneo.tournament.timecalls.commands import CallTime, RefuseTime, StartTime, StopTime
from torneo.tournament.timecalls.events import TimeCalled, TimeRefused, TimeStarted, TimeStopped
from torneo.tournament.timecalls.state import TimeCall


def usual_seconds(book: Book) -> int:
    """The whole time the book gives, countdown included."""
    return int(book.values["clock_seconds"]) + int(book.values["clock_countdown_seconds"])


def hand_at(state: Tournament, number: int) -> tuple[Table, HandNow] | Refused:
    table = known_table(state, number)
    if isinstance(table, Refused):
        return table
    if table.hand is None:
        return Refused("no_hand", {"table": table.number})
    return table, table.hand


def call_at(state: Tournament, number: int) -> TimeCall | Refused:
    """The time called at the table."""
    found = hand_at(state, number)
    if isinstance(found, Refused):
        return found
    return found[1].time_call or Refused("no_time_called", {"table": number})


@decides(CallTime, roles=TABLE | {"player"})
def call_time(state: Tournament, asked: Asked[CallTime], book: Book) -> Answer:
    command = asked.command
    found = hand_at(state, command.table)
    if isinstance(found, Refused):
        return found
    table, hand = found
    if command.seat not in hand.dealt:
        return Refused("seat_not_in_hand", {"table": table.number, "seat": command.seat,
                                            "dealt": ", ".join(map(str, hand.dealt))})  # fmt: skip
    if hand.frozen:
        return Refused("no_more_betting", {"table": table.number})
    if hand.time_call is not None:
        return Refused("time_called_already", {"table": table.number, "seat": hand.time_call.seat})
    caller = _caller(state, asked, table, book)
    if isinstance(caller, Refused):
        return caller
    called = TimeCalled(
        table=table.number, seat=command.seat, hand=hand.number, caller=caller,
        clauses=cite(book, "time_request"),
    )  # fmt: skip
    at_once = book.values["clock_start_condition"] == "at_once_on_request"
    if at_once or caller == "floor":
        return (called, _started(table.number, command.seat, usual_seconds(book), book))
    return (called,)


def _caller(state: Tournament, asked: Asked[CallTime], table: Table, book: Book) -> str | Refused:
    """Who asks, if the book lets him: players only from their seats."""
    allowed = book.values["clock_callers"]
    number = asked.command.caller
    if not number:
        role = "floor" if asked.by.role in FLOOR else asked.by.role
        return role if role in allowed else _may_not(asked.by.role, book)
    entry = known_entry(state, number)
    if isinstance(entry, Refused):
        return entry
    if entry.status != "seated" or entry.is_away:
        return Refused("caller_not_at_seat", {"entry": number}, cite(book, "time_request_refused"))
    if (entry.table, entry.seat) == (table.number, asked.command.seat):
        return Refused("time_on_himself", {"entry": number})
    here = entry.table == table.number and "player_at_table" in allowed
    return entry.player if here or "any_player_in_event" in allowed else _may_not("player", book)


def _may_not(role: str, book: Book) -> Refused:
    allowed = ", ".join(book.values["clock_callers"])
    return Refused(
        "may_not_call_time", {"role": role, "allowed": allowed}, cite(book, "time_request_refused")
    )


def _started(table: int, seat: int, seconds: int, book: Book) -> TimeStarted:
    other = seconds != usual_seconds(book)
    return TimeStarted(
        table=table, seat=seat, seconds=seconds,
        countdown=min(int(book.values["clock_countdown_seconds"]), seconds),
        clauses=cite(book, "time_runs", *(["time_adjusted"] if other else [])),
    )  # fmt: skip


@decides(StartTime, roles=FLOOR)
def start_time(state: Tournament, asked: Asked[StartTime], book: Book) -> Answer:
    call = _not_running(state, asked)
    if isinstance(call, Refused):
        return call
    usual = usual_seconds(book)
    seconds = asked.command.seconds or usual
    if seconds < 0:
        return impossible(seconds, "seconds", "> 0")
    may = book.values["clock_director_adjustment"]
    if (may == "fixed" and seconds != usual) or (may == "reduce_only" and seconds > usual):
        return Refused("time_length", {"seconds": seconds, "usual": usual}, cite(book, "time_adjusted"))
    return (_started(asked.command.table, call.seat, seconds, book),)


@decides(RefuseTime, roles=FLOOR)
def refuse_time(state: Tournament, asked: Asked[RefuseTime], book: Book) -> Answer:
    call = _not_running(state, asked)
    if isinstance(call, Refused):
        return call
    why = asked.command.why.strip()
    if not why:
        return Refused("reason_missing", {"matter": "RefuseTime"}, cite(book, "time_request"))
    clauses = cite(book, "time_request")
    return (TimeRefused(table=asked.command.table, seat=call.seat, why=why, clauses=clauses),)


def _not_running(state: Tournament, asked: Asked[Any]) -> TimeCall | Refused:
    call = call_at(state, asked.command.table)
    if isinstance(call, Refused) or not call.started_at:
        return call
    return Refused("time_running", {"table": asked.command.table, "seat": call.seat})


@decides(StopTime, roles=TABLE)
def stop_time(state: Tournament, asked: Asked[StopTime], book: Book) -> Answer:
    call = call_at(state, asked.command.table)
    if isinstance(call, Refused):
        return call
    return (TimeStopped(table=asked.command.table, seat=call.seat),)


@asks
def time_asked_for(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """A request waits for the direction."""
    for table in state.tables.values():
        hand = table.hand
        if hand is not None and hand.time_call is not None and not hand.time_call.started_at:
            yield Due(
                command=StartTime(table=table.number), reason="time_to_start", must=False,
                facts={"table": table.number, "seat": hand.time_call.seat, "seconds": usual_seconds(book)},
                clauses=cite(book, "time_request"), since=hand.time_call.asked_at,
            )  # fmt: skip
