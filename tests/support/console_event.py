"""A small event in the room's journal: published, twelve players at two tables, the first session running."""

from typing import Any

from msgspec.structs import replace

from torneo.simulate.plan import HOUR, first_start
from torneo.simulate.runner import staff_of
from torneo.tournament import Actor, Asked, Command, Refused
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.commands import CreateEvent, PublishEvent
from torneo.tournament.structure.templates import template

ANA = Actor("Ana", "director")
_NAMES = ("Ana Ruiz", "Bea Gil", "Caro Paz", "Dani Sol", "Eva Mar", "Fito Rey", "Gala Cruz", "Hugo León",
          "Inés Soto", "Juan Vera", "Kata Luz", "Leo Ríos")  # fmt: skip


def begin(stream: str, book: str = "fcp-2025", **sheet: Any) -> None:
    """The draft of an event; ``sheet``: fields of its structure that differ from the template's."""
    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper
    from torneo.room.pace import now_of, set_pace
    from torneo.rulebook import load_book

    name = "federation-stop" if book == "fcp-2025" else "club-night"
    structure = replace(template(name).structure, **sheet)
    set_pace(stream, first_start(structure) - HOUR, 0)
    created: Asked[Any] = Asked(
        command=CreateEvent(id=stream, book=book, structure=structure, staff=staff_of(load_book(book))),
        by=ANA,
        at=now_of(stream),
        key=f"create-{stream}",
    )
    answer = keeper().begin(StreamHead(stream, "tournament", book), created)
    assert not isinstance(answer, Refused), answer


def do(stream: str, *commands: Command, by: Actor = ANA) -> Any:
    """Gives commands that must not be refused; what the last one brought about."""
    from torneo.room.keeping import give

    answer: Any = None
    for command in commands:
        answer = give(stream, command, by)
        assert not isinstance(answer, Refused), (command, answer)
    return answer


def seated(
    stream: str, book: str = "fcp-2025", players: int = 12, *, start: bool = True, **sheet: Any
) -> str:
    """The session that plays."""
    from torneo.room.keeping import keeper

    begin(stream, book, **sheet)
    do(stream, PublishEvent())
    session = next(iter(keeper().state(stream).sessions))
    for number, name in enumerate(_NAMES[:players], 1):
        do(stream, RegisterPlayer(player=f"p{number}", name=name, document=f"D{number}", born="1990-01-01"))
        do(stream, EnterPlayer(player=f"p{number}", session=session, id_checked=True))
    do(stream, OpenTable(session=session, table=1, until=2))
    do(stream, DrawSeats(session=session))
    if start:
        from torneo.room.pace import set_pace

        set_pace(stream, keeper().state(stream).at + HOUR, 0)
        do(stream, StartSession(session=session))
    return str(session)
