"""Events for the tests of desk and wizard."""

from typing import Any

import msgspec

from torneo.tournament import Actor, Command, Refused


def do(stream: str, command: Command) -> Any:
    from torneo.room.keeping import give

    answer = give(stream, command, Actor("Marta", "director"))
    assert not isinstance(answer, Refused), answer
    return answer


def club_night(
    stream: str, *, people: int = 6, entered: int = 0, template: str = "club-night", **changes: Any
) -> str:
    """A published event with so many people on record; made once."""
    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper
    from torneo.rulebook import load_book
    from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
    from torneo.tournament.structure.commands import CreateEvent, PublishEvent
    from torneo.tournament.structure.templates import template as sheet

    if keeper().journal.head(stream) is not None:
        return stream
    found = sheet(template)
    structure = msgspec.structs.replace(found.structure, **changes)
    staff = dict.fromkeys(load_book(found.book).values["staff_required_roles"], "Marta Ruiz")
    keeper().create(StreamHead(stream, "tournament", found.book))
    do(stream, CreateEvent(id=stream, book=found.book, structure=structure, staff=staff))
    do(stream, PublishEvent())
    names = (
        "Ana Acosta",
        "Bruno Díaz",
        "Carla Vega",
        "Diego Muñoz",
        "Elena Ortega",
        "Ana Benítez",
        "Hugo Íñiguez",
    )
    for number in range(people):
        name = names[number % len(names)] + ("" if number < len(names) else f" {number}")
        do(
            stream,
            RegisterPlayer(player=f"p{number}", name=name, document=f"D{number:04}", born="1985-05-05"),
        )
    session = next(iter(keeper().state(stream).sessions))
    for number in range(entered):
        do(stream, EnterPlayer(player=f"p{number}", session=session, method="cash"))
    return stream


def start(stream: str, tables: int = 1) -> None:
    """Tables open, seats drawn, the clock running."""
    from torneo.room.keeping import keeper
    from torneo.tournament.clock.commands import StartSession
    from torneo.tournament.seats.commands import DrawSeats, OpenTable

    session = next(iter(keeper().state(stream).sessions))
    do(stream, OpenTable(session=session, table=1, until=tables))
    do(stream, DrawSeats(session=session))
    do(stream, StartSession(session=session))
