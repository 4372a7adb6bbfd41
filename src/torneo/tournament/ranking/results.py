"""Results: entering them, correcting them, taking an event out."""

from collections import Counter
from datetime import date

import msgspec

from torneo.rulebook import Book
from torneo.tournament.kernel import DIRECTORS, Answer, Asked, Refused
from torneo.tournament.ranking.commands import AddEvent, CorrectEvent, CorrectResult, RemoveEvent
from torneo.tournament.ranking.events import (
    EventAdded,
    EventCorrected,
    EventRemoved,
    ResultCorrected,
    decides,
    with_results,
)
from torneo.tournament.ranking.members import not_a_member
from torneo.tournament.ranking.setting import LIMIT, not_ready, unscored
from torneo.tournament.ranking.state import Circuit, Finish, Results

_FIGURES = ("players", "buyin", "fee", "pool", "weight")
_FINISH_FIGURES = ("place", "prize", "rebuys", "addons", "reentries", "knockouts")
_CORRECTED = ("entries", "players", "buyin", "pool", "paid", "weight", "date")


@decides(AddEvent, roles=DIRECTORS)
def add_event(state: Circuit, asked: Asked[AddEvent], book: Book) -> Answer:
    event = asked.command.event
    wrong = not_ready(state)
    if wrong is not None:
        return wrong
    if not event.id.strip():
        return Refused("ranking.name_missing")
    if event.id in state.events:
        return Refused("ranking.event_known", {"event": event.id})
    planned = state.scoring.planned
    if planned and len(state.counted()) >= planned:
        return Refused("ranking.no_more_events", {"planned": planned})
    ((twice, times),) = Counter(one.player for one in event.results).most_common(1) or [("", 0)]
    if times > 1:
        return Refused("ranking.player_twice", {"event": event.id, "player": twice})
    wrong = _impossible(state, event, book)
    return wrong or (EventAdded(results=with_results(event, (), ())),)


@decides(CorrectResult, roles=DIRECTORS)
def correct_result(state: Circuit, asked: Asked[CorrectResult], book: Book) -> Answer:
    command = asked.command
    wrong = not_ready(state, command.why) or _unknown(state, command.event)
    if wrong is not None:
        return wrong
    old = state.events[command.event]
    recorded = {one.player for one in old.results}
    for player in command.remove:
        if player not in recorded:
            return Refused("ranking.no_result", {"event": old.id, "player": player})
    named = Counter([*(one.player for one in command.results), *command.remove])
    twice = next((player for player, times in named.items() if times > 1), None)
    if twice is not None:
        return Refused("ranking.player_twice", {"event": old.id, "player": twice})
    new = with_results(old, command.results, command.remove)
    wrong = _impossible(state, new, book)
    if wrong is not None:
        return wrong
    if new == old:
        return Refused("ranking.nothing_changes", {"event": old.id})
    corrected = ResultCorrected(
        tournament=old.id, results=command.results, removed=command.remove, why=command.why
    )
    return (corrected,)


@decides(CorrectEvent, roles=DIRECTORS)
def correct_event(state: Circuit, asked: Asked[CorrectEvent], book: Book) -> Answer:
    command = asked.command
    wrong = not_ready(state, command.why) or _unknown(state, command.event)
    if wrong is not None:
        return wrong
    old = state.events[command.event]
    given = {name: getattr(command, name) for name in _CORRECTED if getattr(command, name) is not None}
    new: Results = msgspec.structs.replace(old, **given)
    if new == old:
        return Refused("ranking.nothing_changes", {"event": old.id})
    wrong = _impossible(state, new, book)
    return wrong or (EventCorrected(results=msgspec.structs.replace(new, results=()), why=command.why),)


@decides(RemoveEvent, roles=DIRECTORS)
def remove_event(state: Circuit, asked: Asked[RemoveEvent], book: Book) -> Answer:
    command = asked.command
    wrong = not_ready(state, command.why) or _unknown(state, command.event)
    return wrong or (EventRemoved(tournament=command.event, why=command.why),)


def _unknown(state: Circuit, event: str) -> Refused | None:
    if event not in state.events:
        return Refused("ranking.unknown_event", {"event": event, "known": ", ".join(state.events)})
    if event in state.removed:
        return Refused("ranking.event_removed", {"event": event})
    return None


def _impossible(state: Circuit, event: Results, book: Book) -> Refused | None:
    """Why an event cannot have ended so."""
    if event.date and not _is_date(event.date):
        return Refused("ranking.date", {"event": event.id, "found": event.date[:30]})
    if not 1 <= event.entries <= LIMIT:
        return Refused("ranking.entries", {"event": event.id, "found": event.entries})
    for name in _FIGURES:
        if not 0 <= getattr(event, name) <= LIMIT:
            facts = {"event": event.id, "field": name, "found": getattr(event, name)}
            return Refused("ranking.event_figure", facts)
    if event.players > event.entries:
        return Refused("ranking.players_over_entries",
                       {"event": event.id, "players": event.players, "entries": event.entries})  # fmt: skip
    if not -1 <= event.paid <= event.entries:
        return Refused("ranking.paid", {"event": event.id, "found": event.paid, "entries": event.entries})
    for finish in event.results:
        wrong = not_a_member(state, finish.player) or _finish(event, finish)
        if wrong is not None:
            return wrong
    return _places(event) or unscored(state, event, state.scoring, book)


def _finish(event: Results, finish: Finish) -> Refused | None:
    for name in _FINISH_FIGURES:
        if not 0 <= getattr(finish, name) <= LIMIT:
            facts = {"event": event.id, "player": finish.player, "field": name,
                     "found": getattr(finish, name)}  # fmt: skip
            return Refused("ranking.finish_figure", facts)
    if not finish.place and not finish.disqualified:
        return Refused("ranking.place_missing", {"event": event.id, "player": finish.player})
    if finish.place > event.entries:
        facts = {"event": event.id, "player": finish.player, "place": finish.place, "entries": event.entries}
        return Refused("ranking.place_beyond", facts)
    return None


def _places(event: Results) -> Refused | None:
    """Those who tie fill the places after theirs: nobody else can be in one of them."""
    counted = sorted(Counter(one.place for one in event.results if one.place).items())
    free = 1
    for place, tied in counted:
        if place < free:
            return Refused("ranking.place_filled", {"event": event.id, "place": place})
        free = place + tied
    if free - 1 > event.entries:
        return Refused("ranking.too_many_results", {"event": event.id, "entries": event.entries})
    return None


def _is_date(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True
