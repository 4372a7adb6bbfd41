"""Runs an event in a test: every command gets an actor, a time and a key; every state is checked."""

from typing import Any

from torneo.cards.verifiable import commitment
from torneo.rulebook import Book, load_book
from torneo.tournament import (
    TOURNAMENT,
    Actor,
    Asked,
    Command,
    Event,
    Happened,
    Refused,
    Tournament,
    act,
    decide,
    decode_happened,
    encode_happened,
    fold,
    problems,
    snapshot,
)

SEED = bytes(range(32)).hex()
COMMITMENT = commitment(bytes.fromhex(SEED))
START = 1_800_000_000_000
SECOND = 1_000
MINUTE = 60 * SECOND


class Room:
    """``do`` returns the events and fails on a refusal; ``refused`` returns the refusal and fails on
    events."""

    def __init__(self, book: str | Book = "tda-2013") -> None:
        self.book = load_book(book) if isinstance(book, str) else book
        self.state = Tournament()
        self.now = START
        self.journal: list[Happened] = []
        self._keys = 0

    def asked(self, command: Command, role: str = "director", who: str = "Ana", key: str = "") -> Asked[Any]:
        self._keys += 1
        return Asked(
            command=command,
            by=Actor(who, role),
            at=self.now,
            key=key or f"k{self._keys}",
            seed=SEED,
            history=tuple(self.journal) if TOURNAMENT.commands[type(command)].history else (),
        )

    def do(
        self, command: Command, role: str = "director", who: str = "Ana", key: str = ""
    ) -> tuple[Event, ...]:
        happened = act(self.state, self.asked(command, role, who, key), self.book)
        assert not isinstance(happened, Refused), happened
        self.journal += happened
        assert problems(self.state) == []
        return tuple(one.event for one in happened)

    def refused(self, command: Command, role: str = "director", who: str = "Ana") -> Refused:
        answer = decide(self.state, self.asked(command, role, who), self.book)
        assert isinstance(answer, Refused), answer
        return answer

    def later(self, *, minutes: float = 0, seconds: float = 0) -> "Room":
        self.now += round(minutes * MINUTE + seconds * SECOND)
        return self

    def restarted(self) -> "Room":
        """The program is started again: the event as its stored journal gives it back."""
        again = Room(self.book)
        again.journal = [decode_happened(encode_happened(one)) for one in self.journal]
        again.state, again.now, again._keys = fold(again.journal), self.now, self._keys
        assert snapshot(again.state) == snapshot(self.state)
        return again
