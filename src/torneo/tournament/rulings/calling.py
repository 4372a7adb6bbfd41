"""Calls to the floor: one per matter and table, taken, closed."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.checks import known_table, sitting_at
from torneo.tournament.kernel import (
    AFTER_PLAY,
    FLOOR,
    OPEN,
    TABLE,
    Answer,
    Asked,
    Due,
    Refused,
    asks,
    decides,
)
from torneo.tournament.rulings.commands import CallFloor, CloseCall, TakeCall
from torneo.tournament.rulings.events import CallClosed, CallTaken, FloorCalled
from torneo.tournament.rulings.state import Call
from torneo.tournament.state import Tournament


def open_calls(state: Tournament) -> list[Call]:
    """Longest waiting first."""
    return [call for call in state.calls if not call.closed_at]


def known_call(state: Tournament, number: int) -> Call | Refused:
    if not 1 <= number <= len(state.calls):
        return Refused("unknown_call", {"call": number})
    return state.calls[number - 1]


def open_call(state: Tournament, number: int) -> Call | Refused:
    call = known_call(state, number)
    if isinstance(call, Refused) or not call.closed_at:
        return call
    return Refused("call_closed", {"call": number, "table": call.table})


@decides(CallFloor, roles=TABLE | {"desk"})
def call_floor(state: Tournament, asked: Asked[CallFloor], book: Book) -> Answer:
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    entry = 0
    if command.seat:
        player = sitting_at(state, command.table, command.seat)
        if isinstance(player, Refused) and player.reason != "empty_seat":
            return player
        entry = 0 if isinstance(player, Refused) else player.number
    for call in open_calls(state):
        if (call.table, call.about, call.seat) == (command.table, command.about, command.seat):
            return Refused("floor_called_already", {"table": call.table, "call": call.number})
    return (
        FloorCalled(
            call=len(state.calls) + 1, table=command.table, about=command.about, seat=command.seat,
            entry=entry, note=command.note.strip(),
        ),
    )  # fmt: skip


@decides(TakeCall, roles=FLOOR)
def take_call(state: Tournament, asked: Asked[TakeCall], book: Book) -> Answer:
    call = open_call(state, asked.command.call)
    if isinstance(call, Refused):
        return call
    before = call.taken_by.name if call.taken_by is not None else ""
    if before == asked.by.name and call.taken_at:
        return Refused("call_taken_already", {"call": call.number, "table": call.table, "who": before})
    return (CallTaken(call=call.number, table=call.table, before=before),)


@decides(CloseCall, roles=TABLE, phases=AFTER_PLAY)
def close_call(state: Tournament, asked: Asked[CloseCall], book: Book) -> Answer:
    command = asked.command
    call = open_call(state, command.call)
    if isinstance(call, Refused):
        return call
    if command.ruling:
        if not 1 <= command.ruling <= len(state.rulings):
            return Refused("unknown_ruling", {"ruling": command.ruling})
        other = state.rulings[command.ruling - 1].table
        if other != call.table:
            return Refused("other_table", {"call": call.number, "table": call.table, "other": other})
    note = command.note.strip()
    return (CallClosed(call=call.number, table=call.table, note=note, ruling=command.ruling),)


@asks
def calls_waiting(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Whoever waits longest comes first."""
    for call in open_calls(state):
        if not call.taken_at and state.phase in OPEN:
            yield Due(
                command=TakeCall(call=call.number), reason=f"floor_called.{call.about}", must=False,
                facts={"call": call.number, "table": call.table}, since=call.at,
            )  # fmt: skip
        else:
            who = call.taken_by.name if call.taken_by is not None else ""
            yield Due(
                command=CloseCall(call=call.number), reason="floor_coming", must=False, since=call.at,
                facts={"call": call.number, "table": call.table, "who": who},
            )  # fmt: skip
