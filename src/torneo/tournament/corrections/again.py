"""Giving a command again that only its events tell of.

The journal keeps what happened, not what was asked. Which command it was is guessed from the events and
proved by deciding it on the state of that moment: only a command that brings about exactly these events is
the one. Reports of hands, levels, purchases and penalties are found in this way and can be given again to
another state. Where a draw or the floor's eye decided, what happened stays a fact.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from torneo.rulebook import Book
from torneo.tournament.corrections.acts import Act
from torneo.tournament.kernel import TOURNAMENT, Actor, Asked, Command, Event, Refused
from torneo.tournament.state import Tournament

Events = tuple[Event, ...]
Guess = Callable[[Tournament, Events], Iterable[Command]]
C = TypeVar("C", bound=Command)

GUESSES: dict[type[Event], list[Guess]] = {}


def guesses(*kinds: type[Event]) -> Callable[[Guess], Guess]:
    """Registers a function that guesses the command behind events of which the first is of such a kind."""

    def register(guess: Guess) -> Guess:
        for kind in kinds:
            GUESSES.setdefault(kind, []).append(guess)
        return guess

    return register


class Behind(msgspec.Struct, frozen=True):
    """The command behind the first ``count`` events of those asked about; None: these are facts."""

    command: Command | None
    count: int


def behind(state: Tournament, act: Act, events: Events, book: Book) -> Behind:
    """The command that, given to the state before them, brings about exactly these events of the act.

    Events without a key may be those of several commands at one moment: then it may account for the first of
    them only.
    """
    for command in guessed(state, events):
        answer = decided(state, command, act, book)
        if answer == events or (not act.key and _starts(events, answer)):
            return Behind(command, len(answer) if isinstance(answer, tuple) else 0)
    return Behind(None, len(events) if act.key else 1)


def _starts(events: Events, answer: Events | Refused) -> bool:
    return isinstance(answer, tuple) and bool(answer) and events[: len(answer)] == answer


def guessed(state: Tournament, events: Events) -> Iterator[Command]:
    """The commands that may have been given; guesses that do not suit the state are passed over. What a
    command is about may stand after what it had to bring about first."""
    seen: set[type[Event]] = set()
    for place, event in enumerate(events):
        if type(event) not in seen:
            seen.add(type(event))
            yield from guessed_by(GUESSES, state, events[place:])


def guessed_by(
    registered: Mapping[type[Event], Sequence[Guess]], state: Tournament, events: Events
) -> Iterator[Command]:
    for guess in registered.get(type(events[0]), ()):
        try:
            yield from guess(state, events)
        except (LookupError, ValueError):
            continue


def decided(
    state: Tournament, command: Command, act: Act, book: Book, by: Actor | None = None, seed: str = ""
) -> Events | Refused:
    """What the command brings about at the act's time, given by who gave the act."""
    asked: Asked[Any] = Asked(command=command, by=by or act.by, at=act.at, seed=seed)
    return TOURNAMENT.decide(state, asked, book)


def like(kind: type[C], event: Event, **more: Any) -> C:
    """A command with the fields it shares with the event."""
    shared = {name: getattr(event, name) for name in kind.__struct_fields__ if hasattr(event, name)}
    return kind(**{**shared, **more})
