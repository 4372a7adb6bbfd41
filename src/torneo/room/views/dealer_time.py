"""The clock on a player of a dealer's table: who asks for it, what is left, and what its end brings."""

from typing import Any

from msgspec.structs import replace

from torneo.room.views.acts import Act, Trial
from torneo.room.views.console_more import time_cards
from torneo.room.views.fields import Field
from torneo.room.views.naming import code
from torneo.room.words import say
from torneo.tournament import Refused
from torneo.tournament.kernel import FLOOR
from torneo.tournament.seats.state import Table
from torneo.tournament.timecalls.calling import usual_seconds
from torneo.tournament.timecalls.commands import CallTime, ExpireTime, RefuseTime, StartTime, StopTime
from torneo.tournament.timecalls.events import TimeExpired
from torneo.tournament.timecalls.state import TimeCall

#: What the direction may choose where the book leaves the end of the time to it.
_CHOICES = ("hand_dead", "more_time")


def time_now(trial: Trial, table: Table) -> dict[str, Any]:
    """The book's seconds and, if time was called, on whom and until when."""
    call = table.hand.time_call if table.hand is not None else None
    found: dict[str, Any] = {
        "seconds": usual_seconds(trial.book),
        "countdown": int(trial.book.values["clock_countdown_seconds"]),
    }
    if call is not None:
        running = bool(call.started_at)
        found |= {
            "seat": call.seat,
            "name": _name(trial, table, call.seat),
            "running": running,
            "ends": call.ends_at if running else 0,
            "demanded": call.demanded,
            "over": running and trial.now >= call.ends_at,
        }
    return found


def time_sheet(trial: Trial, table: Table) -> list[Act]:
    """What may be done about time, the cards of the time bank last."""
    if table.hand is None:
        return []
    call = table.hand.time_call
    if call is None:
        asked = call_time(trial, table)
        return [*([asked] if asked is not None else []), *time_cards(trial, table)]
    acts = [trial.act(StopTime(table=table.number), trial.say("stop_time", seat=call.seat), tone="primary")]
    if call.started_at:
        acts += _ends(trial, table.number, call)
    elif trial.by.role in FLOOR:
        refuse = RefuseTime(table=table.number, why="-")
        acts = [
            trial.act(StartTime(table=table.number), trial.say("start_time", seat=call.seat), tone="primary"),
            trial.act(refuse, trial.say("refuse_time"), [trial.why()]),
        ]
    shown = [act for act in acts if call.started_at or not act.blocked]
    return [*shown, *time_cards(trial, table)]


def call_time(trial: Trial, table: Table, seat: int = 0) -> Act | None:
    """Time on ``seat``, or on one of the seats in the hand: who asks has to be somebody the book allows."""
    hand = table.hand
    if hand is None:
        return None
    seats = [one for one in hand.dealt if table.seats[one - 1]]
    callers = _callers(trial, table, seat)
    sample = next(((on, who) for on in ([seat] if seat else seats) for who, _ in callers
                   if who != table.seats[on - 1]), None)  # fmt: skip
    if sample is None:
        return None
    on, who = sample
    mine = any(not one for one, _ in callers)  # whoever holds the tablet may ask himself
    asking = callers if mine else [("", "–"), *callers]
    fields = [Field(name="caller", label=trial.say("time_caller"), kind="select", value="", options=asking,
                    required=not mine)]  # fmt: skip
    if not seat:
        options = [(one, f"{one} · {_name(trial, table, one)}") for one in seats]
        first = Field(name="seat", label=trial.say("time_on"), kind="select", value=on, options=options)
        fields.insert(0, first)
    label = say("dealer.time_here", trial.lang, {"seconds": usual_seconds(trial.book)})
    command = CallTime(table=table.number, seat=on, caller=int(who or 0))
    return trial.act(command, label if seat else trial.say("call_time"), fields)


def _callers(trial: Trial, table: Table, on: int) -> list[tuple[Any, str]]:
    """Whoever holds the tablet, if the book lets him, and the players in their seats."""
    allowed = trial.book.values["clock_callers"]
    role = "floor" if trial.by.role in FLOOR else trial.by.role
    found: list[tuple[Any, str]] = []
    if role in allowed:
        found.append(
            ("", trial.say("the_floor") if role == "floor" else say("dealer.the_dealer", trial.lang))
        )
    if {"player_at_table", "any_player_in_event"} & set(allowed):
        entries = trial.state.entries
        found += [
            (table.seats[seat - 1], f"{seat} · {_name(trial, table, seat)}")
            for seat in table.taken
            if seat != on
            and entries[table.seats[seat - 1]].arrived
            and not entries[table.seats[seat - 1]].away_since
        ]
    return found


def _ends(trial: Trial, number: int, call: TimeCall) -> list[Act]:
    """The ends the time may have, each with what it means for the hand."""
    acts = []
    for facing, key in ((True, "bet"), (False, "no_bet")):
        rule = trial.book.values["clock_expiry_facing_bet" if facing else "clock_expiry_no_bet"]
        for choice in _CHOICES if rule == "director_decides" else ("",):
            command = ExpireTime(table=number, facing_bet=facing, outcome=choice)
            acts.append(trial.act(command, _label(trial, command, call, key)))
    doubt = ExpireTime(table=number, facing_bet=True, in_doubt=True)
    if trial.book.values["clock_tie"] == "player":
        acts.append(trial.act(doubt, _label(trial, doubt, call, "doubt")))
    return acts


def _label(trial: Trial, command: ExpireTime, call: TimeCall, key: str) -> str:
    """``Se acabó, con apuesta: mano muerta``, also while the time still runs."""
    at_the_end = replace(trial, now=max(trial.now, call.ends_at))
    answer = at_the_end.decide(command)
    outcome = command.outcome
    if not isinstance(answer, Refused):
        outcome = next(one.outcome for one in answer if isinstance(one, TimeExpired))
    told = say(f"dealer.time_up.{key}", trial.lang)
    return f"{told}: {code(outcome, trial.lang)}" if outcome else told


def _name(trial: Trial, table: Table, seat: int) -> str:
    entry = trial.state.entries.get(table.seats[seat - 1])
    return trial.state.players[entry.player].name if entry is not None else ""
