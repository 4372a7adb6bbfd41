"""The floor's phone: who calls, what is asked, who has to move, which tables stand still, what is due."""

from typing import Any

from torneo.room.views.acts import Act, Trial
from torneo.room.views.console_conduct import being_served, open_infractions
from torneo.room.views.console_proposals import card, urgency
from torneo.room.views.console_tables import table_states
from torneo.room.views.fields import Field
from torneo.room.views.matters import mark_words, marks, matter_shown
from torneo.room.views.naming import code, entry_name, sentence
from torneo.room.views.rulings import ruling_row
from torneo.room.words import say
from torneo.tournament import Tournament, todo
from torneo.tournament.entries.state import Entry
from torneo.tournament.live_hand.matters import matters_of
from torneo.tournament.rulings.calling import open_calls
from torneo.tournament.rulings.commands import CloseCall
from torneo.tournament.rulings.state import Call
from torneo.tournament.seats.balance_events import SHORT
from torneo.tournament.seats.commands import ConfirmArrival, ReleaseTable
from torneo.tournament.seats.state import Table
from torneo.writing import chips

#: Proposals that have a part of the page of their own.
_OWN_PLACE = frozenset(
    {"TakeCall", "CloseCall", "DecideRuling", "ConfirmArrival", "GivePenalty", "SettleMatter"}
)
#: Proposals and infractions shown; the console has all of them.
_MOST = 12


def floor_page(trial: Trial) -> dict[str, Any]:
    """All that waits for the floor. ``counts``: how much of each."""
    matters = matters_of(trial.state)
    asked = [matter_shown(trial, one) for one in matters if one.what in ("question", "infraction")]
    found: dict[str, Any] = {
        "calls": [call_shown(trial.state, one, trial) for one in open_calls(trial.state)],
        "questions": [one for one in asked if one["kind"] == "question"],
        "moves": _moves(trial),
        "broken": [one for one in asked if one["kind"] == "infraction"],
        "infractions": open_infractions(trial, _MOST),
        "serving": being_served(trial),
        "tables": _tables(trial, marks(matters)),
    }
    found["proposals"], found["more"] = _proposals(trial)
    halted = sum(bool(table["halted"]) for table in found["tables"])
    counts = {
        "calls": len(found["calls"]),
        "questions": len(found["questions"]),
        "moves": len(found["moves"]),
        "penalties": len(found["broken"]) + len(found["infractions"]) + len(found["serving"]),
        "tables": halted,
        "proposals": len(found["proposals"]) + found["more"],
    }
    parts = [
        {"name": name, "count": count, "short": say(f"floor.short.{name}", trial.lang)}
        for name, count in counts.items()
    ]
    return {**found, "parts": parts}


def call_shown(state: Tournament, call: Call, trial: Trial) -> dict[str, Any]:
    """One call: what about, who waits how long, and who is on the way."""
    return {
        "number": call.number,
        "table": call.table,
        "title": sentence(f"floor_called.{call.about}", {"table": call.table}, state, trial.lang),
        "seat": call.seat,
        "player": entry_name(state, call.entry) if call.entry else "",
        "note": call.note,
        "by": call.by.name,
        "since": call.at,
        "taken": call.taken_by.name if call.taken_by is not None else "",
        "taken_at": call.taken_at,
        "ruling": call.ruling,
    }


def call_sheet(trial: Trial, number: int) -> dict[str, Any] | None:
    """A call with the form that closes it: a note, and the ruling it led to."""
    state = trial.state
    if not 1 <= number <= len(state.calls):
        return None
    call = state.calls[number - 1]
    given = [one for one in state.rulings if one.table == call.table][-8:]
    rulings = [(0, say("floor.no_ruling", trial.lang))] + [
        (one.number, f"{one.number} · {ruling_row(state, one, trial.lang)['headline']}") for one in given
    ]
    fields = [
        Field(name="note", label=say("floor.closing_note", trial.lang)),
        Field(
            name="ruling", label=say("floor.led_to", trial.lang), kind="select", options=rulings,
            value=call.ruling,
        ),
    ]  # fmt: skip
    command = CloseCall(call=number)
    return {
        "call": call_shown(state, call, trial),
        "closed": bool(call.closed_at),
        "act": trial.act(command, say("floor.close", trial.lang), fields, tone="primary"),
    }


# ---- moves ---------------------------------------------------------------------------------------------


def _moves(trial: Trial) -> list[dict[str, Any]]:
    """Players on the way to another table, whoever was sent first; with what has to be carried by whom."""
    state = trial.state
    going = [one for one in state.entries.values() if one.table and not one.arrived]
    going.sort(key=lambda one: (one.moved_at, one.number))
    return [_move(trial, one) for one in going]


def _move(trial: Trial, entry: Entry) -> dict[str, Any]:
    staff = bool(entry.away_since) or trial.book.values["seating_chip_carrier"] == "staff_only"
    return {
        "entry": entry.number,
        "name": trial.state.players[entry.player].name,
        "from": entry.last_table,
        "table": entry.table,
        "seat": entry.seat,
        "stack": chips(entry.stack, trial.lang),
        "carrier": say("floor.carried_by_staff" if staff else "floor.carried_by_player", trial.lang),
        "since": entry.moved_at,
        "act": trial.act(
            ConfirmArrival(entry=entry.number), say("floor.arrived", trial.lang), tone="primary"
        ),
    }


# ---- tables --------------------------------------------------------------------------------------------


def _tables(trial: Trial, marked: dict[int, list[str]]) -> list[dict[str, Any]]:
    """Every open table, those that stand still first. ``marked``: what is open at which."""
    state = trial.state
    tables = [table for table in state.tables.values() if table.open]
    calling = {call.table for call in open_calls(state)}
    found = [
        {
            **_table(trial, table, calling=table.number in calling),
            "open": mark_words(marked.get(table.number, ()), trial.lang),
        }
        for table in tables
    ]
    return sorted(found, key=lambda table: (not table["halted"], table["number"]))


def _table(trial: Trial, table: Table, *, calling: bool) -> dict[str, Any]:
    lang = trial.lang
    codes = [one for one in table_states(table) if one != "halted"]
    facts = {"hand": table.hand.number if table.hand else table.hands, "coming": len(table.coming)}
    return {
        "number": table.number,
        "players": table.players,
        "calling": calling,
        "states": [say(f"console.table.{one}", lang, facts) for one in codes],
        "halted": halt_text(trial, table),
        "acts": _release(trial, table) if table.halted else [],
    }


def halt_text(trial: Trial, table: Table) -> str:
    """Why a table stands still, in words; empty if it plays."""
    if table.halted == SHORT:
        return say("floor.halted_short", trial.lang)
    return code(table.halted, trial.lang) if table.halted else ""


def _release(trial: Trial, table: Table) -> list[Act]:
    """Playing on; where the book keeps the table waiting, the way around it is on the table's sheet."""
    return [trial.act(ReleaseTable(table=table.number), say("floor.release", trial.lang), tone="primary")]


# ---- proposals -----------------------------------------------------------------------------------------


def _proposals(trial: Trial) -> tuple[list[dict[str, Any]], int]:
    """What the event asks for, what the book orders first; and how many more there are."""
    if trial.state.phase not in ("published", "running"):
        return [], 0
    dues = [
        due
        for due in todo(trial.state, trial.now, trial.book)
        if type(due.command).__name__ not in _OWN_PLACE
    ]
    dues.sort(key=urgency)
    return [card(trial, due) for due in dues[:_MOST]], max(len(dues) - _MOST, 0)
