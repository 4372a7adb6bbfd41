"""The decider: who asks what and when, what happened, and the two registries that answer.

A section of the event (entries, seats, clock, ...) brings its commands and events and says, with the
decorators below, which function decides a command and which one applies an event. Deciding never changes
the state; applying never decides. Each event is applied by exactly one function, so that the state is the
fold of its events.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, Union

import msgspec

from torneo.rulebook import Book
from torneo.tournament.fitting import misfit
from torneo.tournament.refusing import Refused as Refused
from torneo.tournament.refusing import Value as Value
from torneo.tournament.versions import Kinds, text_of
from torneo.tournament.vocabulary import Code, ShortText

if TYPE_CHECKING:
    from torneo.tournament.state import Tournament

#: Every role a person may hold in a room. ``system`` is the program itself, when time alone brings
#: something about.
ROLES = ("director", "operations", "floor", "dealer", "desk", "commission", "player", "public", "system")

#: Roles that usually go together. The director may do everything that is done in the room.
DIRECTORS = frozenset({"director", "operations"})
FLOOR = DIRECTORS | {"floor"}
TABLE = FLOOR | {"dealer"}
DESK = DIRECTORS | {"desk"}
CLOCK = FLOOR | {"system"}


class Actor(msgspec.Struct, frozen=True, gc=False):
    name: ShortText
    role: Code


class Command(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="command"):
    """A wish to change something. Subclasses are plain data; see ``docs/tournament.md`` for all of them."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="event", gc=False):
    """What did change. Subclasses are plain data and carry all that applying them needs."""


C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
Events = tuple[Event, ...]


class Asked(msgspec.Struct, Generic[C], frozen=True, kw_only=True):
    """A command with who gave it, when (milliseconds since 1970, UTC) and its key: the same key is the same
    wish.

    ``seed`` is the secret behind the draws, in hexadecimal, for commands that draw; it never enters the state
    before it is revealed. ``history``: everything that happened before, for commands that are decided on it.
    Neither is kept.
    """

    command: C
    by: Actor
    at: int
    key: str = ""
    seed: str = ""
    history: "Sequence[Happened]" = ()


class Happened(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An event in its place: number in the stream, time, and who brought it about by which command.

    ``asked``: that command as JSON, with the first of its events; empty with the others, and in journals of
    programs that did not keep it.
    """

    seq: int
    at: int
    by: Actor
    event: Any
    key: str = ""
    asked: str = ""


Answer = Events | Refused


class Stream(Protocol):
    """What every state has: how many events it is made of, the time of the last, and the keys answered."""

    version: int
    at: int
    answered: dict[str, int]


S = TypeVar("S", bound=Stream)


class Rule(msgspec.Struct, Generic[S], frozen=True):
    """How a command is decided: by whom it may be given, in which phases of the stream, and the function
    that answers. ``history``: it looks at all that happened before, not at the state alone."""

    roles: frozenset[str]
    decide: Callable[[S, Asked[Any], Book], Answer]
    phases: frozenset[str] = frozenset()
    history: bool = False


class Decider(Generic[S]):
    """Commands and events of one kind of stream: a tournament, a commission case, a circuit.

    ``decide`` answers a command and changes nothing; ``evolve`` applies an event; the state is their fold.
    A stream with phases tells its own with ``phase`` (empty before it has begun) and names in ``usual`` those
    in which a command may be given unless it declares others.
    """

    def __init__(self, phase: Callable[[S], str] | None = None, usual: Iterable[str] = ()) -> None:
        self.phase = phase
        self.usual = frozenset(usual)
        self.commands: dict[type[Command], Rule[S]] = {}
        self.events: dict[type[Event], Callable[[S, Any, Happened], None]] = {}
        self.rereading: frozenset[type[Event]] = frozenset()
        self._reread: Callable[[S, Sequence[Happened]], None] | None = None
        self._guard: Callable[[S, Asked[Any], Book, Events], Answer] | None = None

    def decides(
        self,
        command: type[C],
        roles: Iterable[str],
        phases: Iterable[str] | None = None,
        *,
        history: bool = False,
    ) -> Callable[[Callable[[S, Asked[C], Book], Answer]], Callable[[S, Asked[C], Book], Answer]]:
        """Registers the function that answers a command, the roles that may give it and the phases in which
        they may."""

        def register(
            decide: Callable[[S, Asked[C], Book], Answer],
        ) -> Callable[[S, Asked[C], Book], Answer]:
            assert command not in self.commands, command
            self.commands[command] = Rule(
                frozenset(roles), decide, self.usual if phases is None else frozenset(phases), history
            )
            return decide

        return register

    def applies(
        self, event: type[E]
    ) -> Callable[[Callable[[S, E, Happened], None]], Callable[[S, E, Happened], None]]:
        """Registers the function that applies an event to the state, in place."""

        def register(apply: Callable[[S, E, Happened], None]) -> Callable[[S, E, Happened], None]:
            assert event not in self.events, event
            self.events[event] = apply
            return apply

        return register

    def rereads(
        self, *events: type[Event]
    ) -> Callable[[Callable[[S, Sequence[Happened]], None]], Callable[[S, Sequence[Happened]], None]]:
        """Registers the function that makes the state anew from the whole history, for events after which
        older ones count otherwise."""

        def register(
            reread: Callable[[S, Sequence[Happened]], None],
        ) -> Callable[[S, Sequence[Happened]], None]:
            assert self._reread is None
            self._reread, self.rereading = reread, frozenset(events)
            self.events.update(dict.fromkeys(events, _never_by_itself))
            return reread

        return register

    def guards(
        self, guard: Callable[[S, Asked[Any], Book, Events], Answer]
    ) -> Callable[[S, Asked[Any], Book, Events], Answer]:
        """Registers the function that has the last word about what a command would bring about."""
        assert self._guard is None
        self._guard = guard
        return guard

    def decide(self, state: S, asked: Asked[Any], book: Book) -> Answer:
        """The events the command brings about, or why not. A command already answered brings nothing new."""
        answer = self.unguarded(state, asked, book)
        if self._guard is None or isinstance(answer, Refused) or not answer:
            return answer
        return self._guard(state, asked, book, answer)

    def unguarded(self, state: S, asked: Asked[Any], book: Book) -> Answer:
        """The same without the guard: for what it has let pass."""
        name = type(asked.command).__name__
        rule = self.commands.get(type(asked.command))
        if rule is None:
            return Refused("unknown_command", {"command": name})
        if asked.by.role not in rule.roles:
            allowed = ", ".join(sorted(rule.roles))
            return Refused("role", {"role": asked.by.role, "allowed": allowed, "command": name})
        if asked.key and asked.key in state.answered:
            return ()
        if asked.at < state.at:
            return Refused("before_the_last_event", {"at": asked.at, "last": state.at})
        if self.phase is not None and self.phase(state) not in rule.phases:
            return self._wrong_phase(self.phase(state), rule)
        return misfit(asked.command) or rule.decide(state, asked, book)

    @staticmethod
    def _wrong_phase(phase: str, rule: Rule[S]) -> Refused:
        if not phase:
            return Refused("no_event")
        return Refused("wrong_phase", {"phase": phase, "allowed": ", ".join(sorted(rule.phases))})

    def evolve(self, state: S, happened: Happened, history: Sequence[Happened] = ()) -> S:
        """The state after the event. The state given is changed in place and returned. ``history``: all that
        happened before, for the few events that make older ones count otherwise."""
        if happened.seq != state.version + 1:
            raise ValueError(f"event {happened.seq} cannot follow event {state.version}")
        event = happened.event
        apply = self.events[type(event)]
        if apply is _never_by_itself:
            return self.reread(state, [*history, happened])
        state.at = happened.at  # before the event is applied: one that sets the time says what follows it
        apply(state, event, happened)
        state.version = happened.seq
        if happened.key:
            state.answered[happened.key] = happened.seq
        return state

    def reread(self, state: S, history: Sequence[Happened]) -> S:
        """The state made anew from a history of which the last event makes older ones count otherwise."""
        if len(history) != history[-1].seq or self._reread is None:
            raise ValueError(f"event {history[-1].seq} cannot be applied without all events before it")
        self._reread(state, history)
        state.version, state.at = history[-1].seq, history[-1].at
        state.answered = {one.key: one.seq for one in history if one.key}
        return state

    def fold(self, state: S, happened: Iterable[Happened]) -> S:
        """A new state after a whole history."""
        history = happened if isinstance(happened, Sequence) else list(happened)
        last = max(
            (place for place, one in enumerate(history) if type(one.event) in self.rereading), default=-1
        )
        if last >= 0:
            self.reread(state, history[: last + 1])
        for one in history[last + 1 :]:
            self.evolve(state, one)
        return state

    def act(self, state: S, asked: Asked[Any], book: Book) -> list[Happened] | Refused:
        """Decides and applies in one go: for callers that hold the only copy of the state."""
        answer = self.decide(state, asked, book)
        if isinstance(answer, Refused):
            return answer
        happened = happen(state, asked, answer)
        for one in happened:
            self.evolve(state, one, asked.history)
        return happened

    @cached_property
    def event_type(self) -> Any:
        """All events as one tagged union, for decoders."""
        return Union[tuple(self.events)]  # noqa: UP007

    @cached_property
    def command_type(self) -> Any:
        """All commands as one tagged union, for decoders."""
        return Union[tuple(self.commands)]  # noqa: UP007

    @cached_property
    def asked(self) -> Kinds:
        """Its commands as they are kept beside their events."""
        return Kinds("command", self.commands)

    @cached_property
    def told(self) -> Kinds:
        """Its events as they are kept inside others."""
        return Kinds("event", self.events)

    @cached_property
    def stored_type(self) -> Any:
        """``Happened`` with its event typed, for decoders."""
        fields: list[tuple[str, Any, Any]] = [
            ("seq", int, 0), ("at", int, 0), ("by", Actor, Actor("", "")), ("event", self.event_type, None),
            ("key", str, ""), ("asked", str, ""),
        ]  # fmt: skip
        return msgspec.defstruct("StoredEvent", fields)


def happen(state: Stream, asked: Asked[Any], events: Iterable[Event]) -> list[Happened]:
    """The events of a command in their places after those of the state."""
    return [
        Happened(
            seq=state.version + place, at=asked.at, by=asked.by, key=asked.key, event=event,
            asked=command_text(asked.command) if place == 1 else "",
        )
        for place, event in enumerate(events, 1)
    ]  # fmt: skip


def _never_by_itself(_state: Stream, event: Event, _: Happened) -> None:
    raise ValueError(f"{type(event).__name__} is applied with the history it changes")


def command_text(command: Command) -> str:
    """The command as it is kept with what it brought about: its fields in their order, its name first. The
    seed behind its draws is no part of it."""
    return text_of(command)


#: Phases of an event in which it can still be changed; once it is over only what looks back may be told:
#: results, prizes, conduct and corrections.
OPEN = ("draft", "published", "running")
AFTER_PLAY = (*OPEN, "ended")
ANY_TIME = (*AFTER_PLAY, "cancelled")

#: The decider of tournaments, and its decorators under their short names.
TOURNAMENT: "Decider[Tournament]" = Decider(lambda state: state.phase if state.id else "", OPEN)
decides = TOURNAMENT.decides
applies = TOURNAMENT.applies


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """Something the event asks for now. ``command`` does it; ``must``: the book leaves no choice (else it
    is a proposal). ``reason`` is the code of one sentence that ``facts`` fill. ``by_itself``: the program may
    do it; where people must be ready for it, it waits for somebody to say so."""

    command: Command
    reason: str
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()
    must: bool = True
    by_itself: bool = True
    since: int = 0


Asks = Callable[["Tournament", int, Book], Iterable[Due]]

DUES: list[Asks] = []


def asks(find: Asks) -> Asks:
    """Registers a function that looks for what is due at a given moment."""
    DUES.append(find)
    return find


def todo(state: "Tournament", now: int, book: Book) -> list[Due]:
    """Everything the event asks for at this moment, section by section: clock, entries, seats, chips. What
    nobody may do any more (an event that was cancelled) is not asked for."""
    found = (due for find in DUES for due in find(state, now, book))
    return [due for due in found if state.phase in TOURNAMENT.commands[type(due.command)].phases]
