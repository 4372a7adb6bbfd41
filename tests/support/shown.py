"""Simulated events cut at a moment and kept in the room, for tests of the pages that show them."""

from functools import cache

import msgspec

from torneo.rulebook import load_book
from torneo.simulate.runner import Run, simulate
from torneo.tournament import Happened, Tournament
from torneo.tournament.decider import evolve
from torneo.tournament.kernel import Event
from torneo.tournament.structure.templates import template

_TEMPLATES = {"fcp-2025": "federation-stop", "pokerfest-2011": "pokerfest-2011"}


@cache
def played(book: str, entries: int = 30) -> tuple[Happened, ...]:
    """A whole event under the book, from its sheet to its winner."""
    structure = msgspec.structs.replace(template(_TEMPLATES[book]).structure, name="Parada Bogotá")
    outcome = simulate(Run(book=load_book(book), structure=structure, entries=entries, seed=4))
    assert outcome.finished, outcome.stalled
    return tuple(outcome.director.journal)


def up_to(journal: tuple[Happened, ...], kind: type[Event], nth: int = 1) -> tuple[Happened, ...]:
    """The journal up to and with the nth event of a kind."""
    found = [place for place, one in enumerate(journal) if isinstance(one.event, kind)]
    return journal[: found[nth - 1] + 1]


def folded(journal: tuple[Happened, ...]) -> Tournament:
    state = Tournament()
    for one in journal:
        evolve(state, one)
    return state


def keep(stream: str, journal: tuple[Happened, ...], book: str, seconds: int = 0) -> Tournament:
    """Stores the journal as an event of the room, whose time stands still ``seconds`` after its last
    event."""
    from torneo.journal.line import lines_of
    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper
    from torneo.room.pace import set_pace

    head = StreamHead(stream, "tournament", book)
    store = keeper().journal
    if store.head(stream) is None:
        with store.writing(stream):
            store.create(head)
            store.append(stream, 0, lines_of(list(journal), head.digest))
    set_pace(stream, journal[-1].at + 1000 * seconds, 0)
    state: Tournament = keeper().state(stream)
    return state
