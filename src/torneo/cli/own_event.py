"""Events of a room that is there to be tried out: published, people entered and seated, the clock running."""

from typing import Any

import msgspec

#: The name of the session of an event of one evening.
_ONLY = "1"


def do(stream: str, command: object, by: str) -> None:
    """Gives a command that must not be refused."""
    from torneo.room.keeping import give
    from torneo.tournament import Actor, Command, Refused

    assert isinstance(command, Command)
    answer = give(stream, command, Actor(by, "director"))
    if isinstance(answer, Refused):
        raise RuntimeError(f"{stream}: {command}: {answer}")


def published(stream: str, players: int, by: str, book: str = "", seed: str = "", **sheet: Any) -> str:
    """An event with long levels and so many people entered; the name of its session. ``seed``: what is drawn
    is drawn from it, else from a secret one; ``sheet``: what differs from a club's night."""
    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper
    from torneo.room.models import Seed
    from torneo.rulebook import load_book
    from torneo.tournament.structure.commands import CreateEvent, PublishEvent
    from torneo.tournament.structure.templates import template

    found = template("club-night")
    book = book or found.book
    structure = msgspec.structs.replace(found.structure, name=stream, level_minutes=600, **sheet)
    levels = [msgspec.structs.replace(level, minutes=600) for level in structure.levels]
    structure = msgspec.structs.replace(structure, levels=levels)
    staff = dict.fromkeys(load_book(book).values["staff_required_roles"], by.title())
    keeper().create(StreamHead(stream, "tournament", book))
    do(stream, CreateEvent(id=stream, book=book, structure=structure, staff=staff), by)
    if seed:
        Seed.objects.create(stream=stream, session=_ONLY, seed=seed)
    do(stream, PublishEvent(), by)
    session = str(next(iter(keeper().state(stream).sessions)))
    for number in range(players):
        enter(stream, number, session, by)
    return session


def enter(stream: str, number: int, session: str, by: str) -> None:
    """One more person, who has paid."""
    from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer

    player = f"p{number}"
    do(stream, RegisterPlayer(player=player, name=f"Persona {number}", document=f"D{number:04}",
                              born="1985-05-05"), by)  # fmt: skip
    do(stream, EnterPlayer(player=player, session=session, method="cash", id_checked=True), by)


def start(stream: str, session: str, tables: int, by: str) -> None:
    """Seats are drawn and the clock runs."""
    from torneo.tournament.clock.commands import StartSession
    from torneo.tournament.seats.commands import DrawSeats, OpenTable

    do(stream, OpenTable(session=session, table=1, until=tables), by)
    do(stream, DrawSeats(session=session), by)
    do(stream, StartSession(session=session), by)
