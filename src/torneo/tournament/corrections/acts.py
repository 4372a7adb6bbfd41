"""A history as acts: the events that one command brought about, in its place and time.

Acts are what a correction corrects. Corrections already made count: an amended act holds the events it is
read as, one undone is gone, one inserted stands where it belongs under the number of the amendment.
"""

from collections.abc import Iterable, Iterator

import msgspec

from torneo.tournament.clock.wall import WALL_EVENTS
from torneo.tournament.corrections.events import Amended, Changed, Undone, events_of
from torneo.tournament.entries.events import Entered, PlayerRegistered
from torneo.tournament.entries.purchase_events import AddOnTaken, RebuyTaken
from torneo.tournament.hands.events import ChipsMoved, FirstCardDealt, HandEnded, HandStarted
from torneo.tournament.kernel import TOURNAMENT, Actor, Event, Happened
from torneo.tournament.seats.events import Arrived
from torneo.tournament.state import Tournament

#: Events that come first in what their command brings about.
_FIRST = (Entered, PlayerRegistered, AddOnTaken, RebuyTaken, ChipsMoved, FirstCardDealt, HandStarted, Arrived)


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """``seq`` and ``last``: its first and last event in the journal."""

    seq: int
    last: int
    at: int
    by: Actor
    key: str
    events: tuple[Event, ...]


def recorded(happened: Iterable[Happened]) -> Iterator[Act]:
    """The acts as they stand in the journal, corrections included as acts of their own. Events of one command
    share key, time and actor; without a key, the events that begin a command tell it from the one before."""
    held: list[Happened] = []
    for one in happened:
        if held and (not _goes_with(one, held[-1]) or (not one.key and _begins(one.event, held[-1].event))):
            yield _act(held)
            held = []
        held.append(one)
    if held:
        yield _act(held)


def _goes_with(one: Happened, before: Happened) -> bool:
    return (one.key, one.at, one.by) == (before.key, before.at, before.by)


def _begins(event: Event, before: Event) -> bool:
    if isinstance(event, HandEnded):
        return not isinstance(before, HandStarted) or before.table != event.table
    return isinstance(event, _FIRST)


def _act(held: list[Happened]) -> Act:
    first = held[0]
    return Act(
        seq=first.seq, last=held[-1].seq, at=first.at, by=first.by, key=first.key,
        events=tuple(one.event for one in held),
    )  # fmt: skip


def acts_of(happened: Iterable[Happened]) -> list[Act]:
    """The history as it counts now."""
    acts: list[Act] = []
    for act in recorded(happened):
        for place, event in enumerate(act.events):
            if isinstance(event, Amended):
                acts = corrected(acts, event.changed, act.seq + place)
            elif isinstance(event, Undone):
                acts = [one for one in acts if one.seq != event.seq]
        if not any(isinstance(event, Amended | Undone) for event in act.events):
            acts.append(act)
    return acts


def corrected(acts: list[Act], changes: Iterable[Changed], number: int) -> list[Act]:
    """The acts as an amendment of that number reads them."""
    instead = {change.seq: change for change in changes if not change.after}
    added = {change.seq: change for change in changes if change.after}
    found: list[Act] = []
    for act in acts:
        change = instead.get(act.seq)
        if change is None:
            found.append(act)
        elif events := events_of(change.events):
            found.append(msgspec.structs.replace(act, events=events, by=change.by))
        if act.seq in added:
            change = added[act.seq]
            found.append(
                Act(seq=number, last=number, at=act.at, by=change.by, key="", events=events_of(change.events))
            )
    return found


def apply(state: Tournament, act: Act, events: Iterable[Event] | None = None) -> None:
    """Applies the act, or other events in its place. The version of the state stays: acts have no place in
    a stream of their own."""
    state.at = act.at
    for event in act.events if events is None else events:
        happened = Happened(seq=act.seq, at=act.at, by=act.by, event=event, key=act.key)
        TOURNAMENT.events[type(event)](state, event, happened)


def is_about_wall(act: Act) -> bool:
    """Does it tell of the clock on the wall? That is no act of the event: nobody takes it back."""
    return isinstance(act.events[0], WALL_EVENTS)


def state_of(acts: Iterable[Act]) -> Tournament:
    """The state that the acts make."""
    state = Tournament()
    for act in acts:
        apply(state, act)
    return state
