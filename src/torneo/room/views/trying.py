"""What a command would bring about, told before it is given.

The result of a draw is never told: with the seed known to the program, whoever could look first could choose.
"""

from typing import Any

from torneo.room.views.acts import Trial
from torneo.room.views.naming import entry_names
from torneo.room.views.telling import event_told
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Event
from torneo.tournament.entries.events import WaitingListDrawn
from torneo.tournament.kernel import Events
from torneo.tournament.seats.events import Moved, Seated, SeatsChanged, SeatsDrawn

#: Sentences shown; the rest is counted.
_MOST = 14


def foreseen(trial: Trial, events: Events) -> dict[str, Any]:
    """Sentences for the events a command would bring, and the clauses behind them."""
    secret = any(draws(event) for event in events)
    picked = any(_picks_people(event) for event in events)
    told = [
        event_told(event, trial.state, trial.lang)
        for event in events
        if not secret or _open(event, picked=picked)
    ]
    if secret:
        told += _only_who(trial, events, named=not picked)
        told.append(hidden(trial.lang))
    clauses = tuple(dict.fromkeys(one for event in events for one in getattr(event, "clauses", ())))
    return {"told": told[:_MOST], "more": max(len(told) - _MOST, 0), "clauses": clauses[:6], "secret": secret}


def hidden(lang: Lang) -> str:
    """Said in place of what a draw would bring."""
    return say("events.part.hidden", lang).capitalize()


def draws(event: Event) -> bool:
    return getattr(event, "draw", None) is not None


def _picks_people(event: Event) -> bool:
    """Is it the draw that says who, and not only where to?"""
    if isinstance(event, WaitingListDrawn):
        return True
    if not isinstance(event, Moved) or event.draw is None:
        return False
    return event.draw.picked == (100 * event.from_table + event.from_seat,)


def _open(event: Event, *, picked: bool) -> bool:
    """Events that tell nothing of a draw even when the command makes one."""
    name = type(event).__name__
    if name == "TakenOffList":
        return not picked
    return name in (
        "TableClosed", "TableOpened", "Entered", "StacksBagged", "FinalTableFormed", "Noted",
        "SessionStarted", "Decided", "RegistrationClosed",
    )  # fmt: skip


def _only_who(trial: Trial, events: Events, *, named: bool) -> list[str]:
    """Who gets another seat, without saying which; only how many where the draw says who."""
    who: list[int] = []
    for event in events:
        if isinstance(event, Moved | Seated):
            who.append(event.entry)
        elif isinstance(event, SeatsDrawn | SeatsChanged):
            who += event.entries
    who = sorted(set(who))  # in the order of entry: the order of the draw would tell of it
    if not who:
        return []
    if not named:
        return [trial.say("new_seats_drawn", count=len(who))]
    known = trial.state.entries
    first = not any(known[one].table for one in who if one in known)
    names = entry_names(trial.state, who, 12)
    return [trial.say("first_seats" if first else "new_seats", count=len(who), names=names)]
