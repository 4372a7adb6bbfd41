"""What a command would bring about, told before it is given.

The result of a draw is never told: with the seed known to the program, whoever could look first could choose.
"""

from typing import Any

from torneo.room.views.acts import Trial
from torneo.room.views.naming import entry_names
from torneo.room.views.telling import event_told
from torneo.room.words import say
from torneo.tournament import Event
from torneo.tournament.kernel import Events

#: Sentences shown; the rest is counted.
_MOST = 14


def foreseen(trial: Trial, events: Events) -> dict[str, Any]:
    """Sentences for the events a command would bring, and the clauses behind them."""
    secret = any(_draws(event) for event in events)
    told = [event_told(event, trial.state, trial.lang) for event in events if not secret or _open(event)]
    if secret:
        told += _only_who(trial, events)
        told.append(say("events.part.hidden", trial.lang).capitalize())
    clauses = tuple(dict.fromkeys(one for event in events for one in getattr(event, "clauses", ())))
    return {"told": told[:_MOST], "more": max(len(told) - _MOST, 0), "clauses": clauses[:6], "secret": secret}


def _draws(event: Event) -> bool:
    return getattr(event, "draw", None) is not None


def _open(event: Event) -> bool:
    """Events that tell nothing of a draw even when the command makes one."""
    return type(event).__name__ in (
        "TableClosed", "TableOpened", "Entered", "StacksBagged", "FinalTableFormed", "TakenOffList", "Noted",
        "SessionStarted", "Decided", "RegistrationClosed",
    )  # fmt: skip


def _only_who(trial: Trial, events: Events) -> list[str]:
    """Who gets another seat, without saying which."""
    who: list[int] = []
    for event in events:
        name = type(event).__name__
        if name in ("Moved", "Seated"):
            who.append(getattr(event, "entry", 0))
        elif name in ("SeatsDrawn", "SeatsChanged"):
            who += getattr(event, "entries", ())
    if not who:
        return []
    names = entry_names(trial.state, who, 12)
    return [trial.say("new_seats", count=len(who), names=names)]
