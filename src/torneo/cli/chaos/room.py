"""The room everything happens to: an account and a token for each who works in it, and events that take
whatever is wished for: players who come late, hands, time, penalties, and a finished one with a prize to pay
out cent by cent."""

import secrets
import time

import msgspec

PASSWORD = secrets.token_hex(16)
#: Roles that work through forms, and those that work through the API.
SESSIONS = ("director", "desk", "dealer")
TOKENS = ("desk", "director")
#: Who made the events.
SET_UP = "caos"
_TABLES = 40
_SEATS = 9
_CLAUSE = "tda-2013/40.1"


class Passes(msgspec.Struct):
    """How each gets in: {role: cookie header}, {role: token}, and the form token of all."""

    cookies: dict[str, str]
    tokens: dict[str, str]
    csrf: str


class Events(msgspec.Struct, frozen=True):
    """The event in play and the finished one; ``table``: the one whose dealer records hands, ``winner``: the
    entry whose prize is paid."""

    play: str
    paid: str
    session: str
    table: int
    clause: str
    winner: int
    document: str


def make_passes() -> Passes:
    """Accounts with their sessions, as if everybody had signed in, and tokens."""
    from django.contrib.auth.models import User
    from django.test import Client

    from torneo.room.api.tokens import make
    from torneo.room.who import give_role

    csrf = secrets.token_hex(16)
    cookies = {}
    for role in SESSIONS:
        user = User.objects.create_user(f"caos-{role}", password=PASSWORD, first_name=role)
        give_role(user, role)
        client = Client()
        client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
        cookies[role] = f"sessionid={client.cookies['sessionid'].value}; csrftoken={csrf}"
    tokens = {role: make(f"caos {role}", role)[1] for role in TOKENS}
    return Passes(cookies=cookies, tokens=tokens, csrf=csrf)


def make_events(number: int) -> Events:
    """Two new events; clients go over to them when the old ones have grown big."""
    play, paid = f"caos-{number}", f"premios-{number}"
    session = _published(play, _SEATS)
    from torneo.tournament.seats.commands import OpenTable

    _start(play, session, tables=1)
    _do(play, OpenTable(session=session, table=2, until=_TABLES))
    winner = _finished(paid)
    return Events(
        play=play, paid=paid, session=session, table=1, clause=_CLAUSE, winner=winner, document="D0000"
    )


def _do(stream: str, command: object) -> None:
    from torneo.room.keeping import give
    from torneo.tournament import Actor, Command, Refused

    assert isinstance(command, Command)
    answer = give(stream, command, Actor(SET_UP, "director"))
    if isinstance(answer, Refused):
        raise RuntimeError(f"{stream}: {command}: {answer}")


def _published(stream: str, players: int) -> str:
    """An event with long levels and so many people entered; the name of its session."""
    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper
    from torneo.rulebook import load_book
    from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
    from torneo.tournament.structure.commands import CreateEvent, PublishEvent
    from torneo.tournament.structure.templates import template

    found = template("club-night")
    levels = [msgspec.structs.replace(level, minutes=600) for level in found.structure.levels]
    structure = msgspec.structs.replace(found.structure, name=stream, level_minutes=600, levels=levels)
    staff = dict.fromkeys(load_book(found.book).values["staff_required_roles"], "Caos")
    keeper().create(StreamHead(stream, "tournament", found.book))
    _do(stream, CreateEvent(id=stream, book=found.book, structure=structure, staff=staff))
    _do(stream, PublishEvent())
    session = str(next(iter(keeper().state(stream).sessions)))
    for one in range(players):
        _do(
            stream,
            RegisterPlayer(player=f"p{one}", name=f"Persona {one}", document=f"D{one:04}", born="1985-05-05"),
        )
        _do(stream, EnterPlayer(player=f"p{one}", session=session, method="cash"))
    return session


def _start(stream: str, session: str, tables: int) -> None:
    from torneo.tournament.clock.commands import StartSession
    from torneo.tournament.seats.commands import DrawSeats, OpenTable

    _do(stream, OpenTable(session=session, table=1, until=tables))
    _do(stream, DrawSeats(session=session))
    _do(stream, StartSession(session=session))


def _finished(stream: str) -> int:
    """Two players, one hand; the entry that won it all and has been paid nothing yet."""
    from torneo.room.keeping import keeper
    from torneo.tournament.entries.commands import CloseRegistration
    from torneo.tournament.hands.commands import EndEvent, ReportHand, StartHand
    from torneo.tournament.prizes.commands import SetPayouts

    session = _published(stream, 2)
    _start(stream, session, tables=1)
    _do(stream, CloseRegistration(session=session, why="caos"))
    _do(stream, SetPayouts(amounts=()))
    seats = {one.player: one.seat for one in keeper().state(stream).entries.values()}
    whole = sum(one.stack for one in keeper().state(stream).entries.values())
    _do(stream, StartHand(table=1))
    _do(stream, ReportHand(table=1, stacks={seats["p0"]: whole, seats["p1"]: 0},
                           beaten_by={seats["p1"]: (seats["p0"],)}))  # fmt: skip
    time.sleep(0.01)
    _do(stream, EndEvent())
    return int(next(one.number for one in keeper().state(stream).entries.values() if one.player == "p0"))
