"""A history as acts: a command and the events it brought about, in their place and time.

Acts are what a correction corrects. Corrections already made count: an amended act holds the events it is
read as, one undone is gone, one inserted stands where it belongs under the number of the amendment.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from torneo.rulebook import Book
from torneo.tournament.asked_again import by_command
from torneo.tournament.clock.wall import WALL_EVENTS
from torneo.tournament.corrections.events import Amended, Changed, Undone, events_of
from torneo.tournament.kernel import TOURNAMENT, Actor, Answer, Asked, Command, Event, Happened, Refused
from torneo.tournament.state import Tournament


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """``seq`` and ``last``: its first and last event in the journal. ``asked``: its command as JSON, empty
    in journals of programs that did not keep it."""

    seq: int
    last: int
    at: int
    by: Actor
    key: str
    events: tuple[Event, ...]
    asked: str = ""

    @property
    def command(self) -> Command | None:
        """What was asked; None if nobody knows any more."""
        return TOURNAMENT.asked.read(self.asked) if self.asked else None

    def is_meant_by(self, seq: int, key: str) -> bool:
        return self.key == key if key else self.seq <= seq <= self.last


def recorded(happened: Iterable[Happened]) -> Iterator[Act]:
    """The acts as they stand in the journal, corrections included as acts of their own."""
    for held in by_command(happened):
        one, last, events = held[0], held[-1].seq, tuple(one.event for one in held)
        yield Act(seq=one.seq, last=last, at=one.at, by=one.by, key=one.key, asked=one.asked, events=events)


def acts_of(happened: Iterable[Happened]) -> list[Act]:
    """The history as it counts now."""
    acts: list[Act] = []
    for act in recorded(happened):
        event = act.events[0]
        if isinstance(event, Amended):
            acts = corrected(acts, event.changed, act.seq)
        elif isinstance(event, Undone):
            acts = [one for one in acts if one.seq != event.seq]
        else:
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
            found.append(msgspec.structs.replace(act, events=events, by=change.by, asked=change.asked))
        if act.seq in added:
            more = added[act.seq]
            inserted = {"seq": number, "last": number, "key": "", "by": more.by, "asked": more.asked}
            found.append(msgspec.structs.replace(act, events=events_of(more.events), **inserted))
    return found


#: Why a command cannot be decided without its secret, or with that one.
_SECRET = frozenset({"seed_missing", "seed_wrong", "seed_revealed", "seed_not_committed"})


def lacks_secret(answer: Answer) -> bool:
    return isinstance(answer, Refused) and answer.reason in _SECRET


def decided(
    state: Tournament,
    command: Command,
    act: Act,
    book: Book,
    by: Actor | None = None,
    seeds: Sequence[str] = ("",),
    history: Sequence[Happened] = (),
) -> Answer:
    """What the command brings about at the act's time, given by who gave the act, with the seed it wants."""
    answer: Answer = ()
    for seed in seeds:
        asked: Asked[Any] = Asked(command=command, by=by or act.by, at=act.at, seed=seed, history=history)
        answer = TOURNAMENT.decide(state, asked, book)
        if not lacks_secret(answer):
            break
    return answer


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
