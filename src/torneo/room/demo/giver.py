"""Whoever gives the commands of a demonstration: through the keeper, on record, like a director would."""

from functools import cache
from typing import Any

from torneo.room.keeping import give, keeper, seed_of, session_of
from torneo.room.pace import now_of
from torneo.rulebook import Book
from torneo.simulate.director import Director
from torneo.tournament import TOURNAMENT, Actor, Asked, Command, Happened, Refused, Tournament, decide

#: Who gives a command that several may give: the humblest first, as in a real room.
_RANK = ("dealer", "desk", "floor", "director", "operations", "system", "player")
_NAME = "Bot"


class RoomDirector(Director):
    """The simulator's director on a stream of the room. ``look`` before each round: other people give
    commands too."""

    def __init__(self, stream: str, seed: int) -> None:
        super().__init__(keeper().book(stream), seed, now_of(stream))
        self.stream = stream
        self._seeds: dict[str, str] = {}
        self.look()

    def look(self) -> Tournament:
        """The event as it is now. Whoever looks holds the event's lock as long as this state is used."""

        def take(state: Tournament, book: Book) -> None:
            self.state, self.book = state, book

        keeper().looking(self.stream, take)
        self.now = now_of(self.stream)
        return self.state

    def give(self, command: Command) -> list[Happened] | Refused:
        """What the command brings about. What would be refused never reaches the journal."""
        answer: list[Happened] | Refused = Refused("role")
        for by in givers_of(type(command)):
            answer = self._give_as(command, by)
            if not isinstance(answer, Refused) or answer.reason != "role":
                break
        if isinstance(answer, Refused):
            self.refused[type(command).__name__, answer.reason] += 1
        return answer

    def _give_as(self, command: Command, by: Actor) -> list[Happened] | Refused:
        at = max(self.now, self.state.at)
        asked: Asked[Any] = Asked(command=command, by=by, at=at, seed=self._seed(command))
        dry = decide(self.state, asked, self.book)
        if isinstance(dry, Refused):
            return dry
        answer = give(self.stream, command, by)
        if isinstance(answer, Refused):
            return answer
        for happened in answer.happened:
            self.counts[type(happened.event).__name__] += 1
        return answer.happened

    def _seed(self, command: Command) -> str:
        """The secret of the draws of the command's session, as the room's own commands get it."""
        session = session_of(self.state, command)
        if session and not self._seeds.get(session):
            self._seeds[session] = seed_of(self.stream, session)
        return self._seeds.get(session, "")


@cache
def givers_of(command: type[Command]) -> tuple[Actor, ...]:
    """Who may give it, the likeliest first."""
    rule = TOURNAMENT.commands.get(command)
    roles = rule.roles if rule is not None else frozenset(_RANK)
    return tuple(Actor(_NAME, role) for role in _RANK if role in roles)
