"""There and back: the commands of an event alone, given again to an empty one, make the state its events
make."""

from collections.abc import Iterable, Sequence
from typing import Any

from torneo.rulebook import Book
from torneo.tournament import Asked, Happened, Refused, Tournament, act
from torneo.tournament.asked_again import by_command
from torneo.tournament.decider import fold, snapshot
from torneo.tournament.kernel import TOURNAMENT


def from_commands(happened: Iterable[Happened], book: Book, seeds: Sequence[str]) -> Tournament | str:
    """The state that the stored commands make, of the events nothing but their commands, times and givers; or
    which command did not come out. ``seeds``: the secrets of the draws."""
    state, journal = Tournament(), list[Happened]()
    for events in by_command(happened):
        first = events[0]
        if not first.asked:
            return f"{first.seq}: no command"
        command = TOURNAMENT.asked.read(first.asked)
        answer: list[Happened] | Refused = Refused("seed_missing")
        for seed in ("", *seeds):
            asked: Asked[Any] = Asked(
                command=command, by=first.by, at=first.at, key=first.key, seed=seed, history=journal
            )
            answer = act(state, asked, book)
            if not isinstance(answer, Refused):
                break
        if isinstance(answer, Refused):
            return f"{first.seq}: {type(command).__name__} refused: {answer.reason} {answer.facts}"
        journal += answer
    return state


def round_trip(happened: Sequence[Happened], book: Book, seeds: Sequence[str]) -> str:
    """What is wrong; nothing if commands and events make the same."""
    made = from_commands(happened, book, seeds)
    if isinstance(made, str):
        return made
    return "" if snapshot(made) == snapshot(fold(happened)) else "the commands make another state"
