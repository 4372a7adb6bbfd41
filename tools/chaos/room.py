"""The room everything happens to: an account and a token for each who works in it, and events that take
whatever is wished for: players who come late, hands, time, penalties, and a finished one with a prize to pay
out cent by cent."""

import secrets
import time

import msgspec

from torneo.cli.own_event import do, published, start

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
    session = published(play, _SEATS, SET_UP)
    from torneo.tournament.seats.commands import OpenTable

    start(play, session, 1, SET_UP)
    do(play, OpenTable(session=session, table=2, until=_TABLES), SET_UP)
    winner = _finished(paid)
    return Events(
        play=play, paid=paid, session=session, table=1, clause=_CLAUSE, winner=winner, document="D0000"
    )


def _finished(stream: str) -> int:
    """Two players, one hand; the entry that won it all and has been paid nothing yet."""
    from torneo.room.keeping import keeper
    from torneo.tournament.entries.commands import CloseRegistration
    from torneo.tournament.hands.commands import EndEvent, ReportHand, StartHand
    from torneo.tournament.prizes.commands import SetPayouts

    session = published(stream, 2, SET_UP)
    start(stream, session, 1, SET_UP)
    do(stream, CloseRegistration(session=session, why="caos"), SET_UP)
    do(stream, SetPayouts(amounts=()), SET_UP)
    seats = {one.player: one.seat for one in keeper().state(stream).entries.values()}
    whole = sum(one.stack for one in keeper().state(stream).entries.values())
    do(stream, StartHand(table=1), SET_UP)
    do(stream, ReportHand(table=1, stacks={seats["p0"]: whole, seats["p1"]: 0},
                           beaten_by={seats["p1"]: (seats["p0"],)}), SET_UP)  # fmt: skip
    time.sleep(0.01)
    do(stream, EndEvent(), SET_UP)
    return int(next(one.number for one in keeper().state(stream).entries.values() if one.player == "p0"))
