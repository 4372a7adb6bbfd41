"""Runs a circuit in a test: every command gets an actor, a time and a key; the state is always its fold."""

from typing import Any

import msgspec

from torneo.rulebook import Book, load_book
from torneo.tournament.kernel import Actor, Asked, Command, Event, Happened, Refused
from torneo.tournament.ranking import CIRCUIT, Circuit, Finish, Member, Results, Scoring, Standings, standings
from torneo.tournament.ranking.commands import AddEvent, AddMembers, CreateCircuit
from torneo.tournament.ranking.words import say

_STORED: Any = CIRCUIT.stored_type


class League:
    """``do`` fails on a refusal, ``refused`` on events. Players a, b, c ... are members from the start."""

    def __init__(self, book: str | Book = "tda-2013", players: int = 26, **scoring: object) -> None:
        self.book = load_book(book) if isinstance(book, str) else book
        self.state = Circuit()
        self.journal: list[Happened] = []
        self.now = 1_800_000_000_000
        self.do(CreateCircuit(id="liga", name="Liga", scoring=Scoring(**scoring)))  # type: ignore[arg-type]
        self.do(AddMembers(members=tuple(Member(id=name(at)) for at in range(players))))

    def do(self, command: Command, role: str = "director", key: str = "") -> tuple[Event, ...]:
        happened = CIRCUIT.act(self.state, self._asked(command, role, key), self.book)
        assert not isinstance(happened, Refused), happened
        self.journal += happened
        again = Circuit()
        for one in msgspec.msgpack.decode(msgspec.msgpack.encode(self.journal)):
            CIRCUIT.evolve(again, msgspec.convert(one, type=_STORED))
        assert again == self.state
        return tuple(one.event for one in happened)

    def refused(self, command: Command, role: str = "director") -> Refused:
        before = msgspec.msgpack.encode(self.state)
        answer = CIRCUIT.decide(self.state, self._asked(command, role, ""), self.book)
        assert isinstance(answer, Refused), answer
        assert msgspec.msgpack.encode(self.state) == before
        assert say(answer.reason, answer.facts, "es")
        assert say(answer.reason, answer.facts, "en")
        return answer

    def event(self, id: str, *players: str | Finish, **figures: object) -> None:  # noqa: A002
        """An event with these finishers, best first."""
        given: dict[str, object] = {"entries": max(len(players), 1), "date": "2027-01-01", **figures}
        results = tuple(
            one if isinstance(one, Finish) else Finish(player=one, place=place)
            for place, one in enumerate(players, 1)
        )
        self.do(AddEvent(event=Results(id=id, results=results, **given)))  # type: ignore[arg-type]

    def standings(self) -> Standings:
        return standings(self.state, self.book)

    def points(self) -> dict[str, int]:
        return {row.player: row.points for row in self.standings().rows}

    def ranks(self) -> list[tuple[int, str]]:
        return [(row.rank, row.player) for row in self.standings().rows]

    def _asked(self, command: Command, role: str, key: str) -> Asked[Command]:
        self.now += 1000
        return Asked(command=command, by=Actor("Ana", role), at=self.now, key=key)


def name(at: int) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[at] if at < 26 else f"p{at}"
