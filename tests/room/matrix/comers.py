"""A room with something of every kind in it, and everybody who may come to its doors."""

from datetime import timedelta
from typing import Any

from django.test import Client
from tests.support.api import Program
from tests.support.kept_room import keep, signed_in
from tests.support.people_of import account
from tests.support.private import with_luz
from tests.support.room import Room
from tests.support.seating import opened

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.seats.commands import DrawSeats

#: The name of an account with the powers of the room's first.
FIRST = "primera"
ROLES = ("director", "operations", "floor", "desk", "dealer", "commission")
PLACES = {"tournament": "events", "case": "cases", "circuit": "circuits"}


def in_play() -> Room:
    room = opened("fcp-2025", 14, 2)
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    return room


def one_of_each(name: str, played: Room) -> dict[str, str]:
    """A stream of every kind: {kind: its name}."""
    keep(name, played)
    director = Program("director")
    appoint = {"command": "AppointCommission", "members": ["Ana", "Luis", "Eva"], "resolution": "12"}
    create = {"command": "CreateCircuit", "id": "liga", "name": "Liga"}
    made = {
        "case": Program("commission").post(
            "/cases", {"stream": f"{name}-caso", "book": "fcp-2025", "first": appoint}
        ),
        "circuit": director.post(
            "/circuits", {"stream": f"{name}-liga", "book": "fcp-2025", "first": create}
        ),
    }
    for kind, answer in made.items():
        assert answer.status_code == 201, (kind, answer.content)
    return {"tournament": name, "case": f"{name}-caso", "circuit": f"{name}-liga"}


def browsers() -> dict[str, Client]:
    """Sessions of every role; ``first`` has the powers of the room's first account as well; ``public`` has
    no account."""
    from django.contrib.auth.models import User

    found = {"public": signed_in("public"), **{role: signed_in(role) for role in ROLES}}
    if not User.objects.filter(username=FIRST).exists():
        one = account(FIRST, "director")
        one.is_staff = one.is_superuser = True
        one.save()
    return {**found, "first": signed_in(FIRST)}


def programs(stream: str, other: str) -> dict[str, Program]:
    """Tokens of every role for the whole room; one of ``stream`` and one of another event, both a director's;
    one that has expired, one taken back, one made up, and none."""
    from django.utils import timezone

    from torneo.room.api import tokens
    from torneo.room.models import Token

    expired, revoked, wrong = Program("director"), Program("director"), Program()
    Token.objects.filter(pk=expired.token.pk).update(expires_at=timezone.now() - timedelta(seconds=1))
    tokens.revoke(revoked.token.pk)
    wrong.headers["Authorization"] = "Bearer torneo_made_up"
    return {
        "none": Program(), **{role: Program(role) for role in ROLES},
        "own": Program("director", stream), "other": Program("director", other),
        "expired": expired, "revoked": revoked, "wrong": wrong,
    }  # fmt: skip


def another_event() -> str:
    return keep("matriz-otra", with_luz())


def fresh(role: str) -> Any:
    return signed_in(FIRST if role == "first" else role)
