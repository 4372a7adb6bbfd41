"""Whoever gives the commands of a simulated event, and keeps its journal."""

import hashlib
from collections import Counter
from functools import cache
from typing import Any

from torneo.cards.verifiable import commitment
from torneo.rulebook import Book
from torneo.tournament import Actor, Asked, Command, Happened, Refused, Tournament, act
from torneo.tournament.kernel import TOURNAMENT

_NAME = "simulate"
#: Who gives a command that several may give.
_RANK = ("director", "floor", "desk", "dealer", "operations", "system", "player")


class Stalled(Exception):
    """The event cannot go on although nobody has won it: what for, and the refusal behind it if it is one."""

    def __init__(self, why: str, refused: Refused | None = None) -> None:
        super().__init__(why)
        self.refused = refused


class Director:
    """Holds the only copy of the state. ``now`` is the simulated time, milliseconds since 1970."""

    def __init__(self, book: Book, seed: int, now: int) -> None:
        self.book = book
        self.state = Tournament()
        self.seed = seed
        self.now = now
        self.journal: list[Happened] = []
        self.counts: Counter[str] = Counter()
        self.refused: Counter[tuple[str, str]] = Counter()
        self.secret = ""
        self.secrets: list[str] = []

    def give(self, command: Command) -> list[Happened] | Refused:
        """What the command brings about, or why nothing."""
        return self.give_as(command, _giver(type(command)))

    def give_as(self, command: Command, by: Actor) -> list[Happened] | Refused:
        """The same, given by somebody in particular."""
        rule = TOURNAMENT.commands.get(type(command))
        asked: Asked[Any] = Asked(
            command=command, by=by, at=self.now, seed=self.secret,
            history=self.journal if rule is not None and rule.history else (),
        )  # fmt: skip
        answer = act(self.state, asked, self.book)
        if isinstance(answer, Refused):
            self.refused[type(command).__name__, answer.reason] += 1
            return answer
        self.journal += answer
        for happened in answer:
            self.counts[type(happened.event).__name__] += 1
        return answer

    def must(self, command: Command) -> list[Happened]:
        """The same where a refusal would be the end of the event."""
        answer = self.give(command)
        if isinstance(answer, Refused):
            told = type(command).__name__
            raise Stalled(f"{told} refused: {answer.reason} {answer.facts} {answer.clauses}", answer)
        return answer

    def new_secret(self, session: str) -> str:
        """The commitment to a fresh seed for the draws of the session, kept secret until it is revealed."""
        seed = hashlib.sha256(f"torneo simulate {self.seed} {session} {len(self.journal)}".encode()).digest()
        self.secret = seed.hex()
        self.secrets.append(self.secret)
        return commitment(seed)


@cache
def _giver(command: type[Command]) -> Actor:
    rule = TOURNAMENT.commands.get(command)
    roles = rule.roles if rule is not None else frozenset(_RANK)
    return Actor(_NAME, next(role for role in _RANK if role in roles))
