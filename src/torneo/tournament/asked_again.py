"""Commands asked again: what they brought about once they must bring about today, on the state of their
moment and under the book in force then. For streams in which nothing is drawn: cases, circuits, recorded
hands."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from torneo.rulebook import Book
from torneo.tournament.kernel import Asked, Decider, Happened, Refused, S, Value


class Mismatch(msgspec.Struct, frozen=True, kw_only=True):
    """Something that does not come out as recorded: the code of a sentence, the facts that fill it, and the
    clauses behind it. ``seq`` 0: about the journal as a whole."""

    seq: int
    code: str
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()


def check(
    decider: Decider[S],
    state: S,
    happened: Iterable[Happened],
    in_force: Callable[[S], Book],
    essence: Callable[[Any], Any] = lambda event: event,
) -> list[Mismatch]:
    """Commands that come out otherwise, and what happened without one in a journal that keeps them. ``state``
    is an empty one; ``essence``: what of an event has to be the same."""
    found: list[Mismatch] = []
    asked = False
    for events in by_command(happened):
        first = events[0]
        facts: dict[str, Value] = {"seq": first.seq, "event": type(first.event).__name__}
        if first.asked:
            command = decider.asked.read(first.asked)
            wish: Asked[Any] = Asked(command=command, by=first.by, at=first.at)
            answer = decider.decide(state, wish, in_force(state))
            if isinstance(answer, Refused):
                facts |= {"command": type(command).__name__, "reason": answer.reason}
                found.append(
                    Mismatch(seq=first.seq, code="verify.refused", facts=facts, clauses=answer.clauses)
                )
            elif [essence(event) for event in answer] != [essence(one.event) for one in events]:
                facts["command"] = type(command).__name__
                found.append(Mismatch(seq=first.seq, code="verify.asked", facts=facts))
        elif asked:
            found.append(Mismatch(seq=first.seq, code="verify.unasked_event", facts=facts))
        asked = asked or bool(first.asked)
        for one in events:
            decider.evolve(state, one)
    return found


def by_command(happened: Iterable[Happened]) -> Iterator[list[Happened]]:
    """The events of each command. A command stands with the first of its events; in journals without
    commands, events of one share key, time and actor."""
    held: list[Happened] = []
    for one in happened:
        if held and (one.asked or not _goes_with(one, held[-1])):
            yield held
            held = []
        held.append(one)
    if held:
        yield held


def _goes_with(one: Happened, before: Happened) -> bool:
    return (one.key, one.at, one.by) == (before.key, before.at, before.by)
