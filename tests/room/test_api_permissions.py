"""Who may give which command through the API: every command of every kind of stream, with a token of every
role."""

import random
from typing import Any

import msgspec
import pytest
from tests.support.any_command import command_like
from tests.support.api import Program
from tests.support.kept_room import keep
from tests.support.room import Room
from tests.support.seating import opened

from torneo.journal.kinds import KINDS
from torneo.room.who import ACCOUNT_ROLES
from torneo.tournament import Command
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.corrections.commands import Amend, Undo
from torneo.tournament.ranking.commands import AddEvent
from torneo.tournament.seats.commands import DrawSeats

COMMANDS = [
    pytest.param(kind, one, id=f"{kind}-{one.__name__}")
    for kind in KINDS
    for one in KINDS[kind].decider.commands
    if one not in (Amend, Undo)
]
PLACES = {"tournament": "events", "case": "cases", "circuit": "circuits", "hand": "hands"}
SPOT = {
    "game": "nlhe", "level": {"small": 250, "big": 500}, "button": 6,
    "seats": {str(seat): 20_000 for seat in range(1, 7)},
}  # fmt: skip
#: Commands whose own rules ask for more than the role: the matter decided, the report answered, the penalty.
NARROWER = ("AnswerReport", "Decide", "GivePenalty", "ReportToFloor")


@pytest.fixture(scope="module")
def played() -> Room:
    room = opened("fcp-2025", 14, 2)
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    return room


@pytest.fixture(scope="module")
def programs(room: None) -> dict[str, Program]:
    """One of each role, and one without a token."""
    return {**{role: Program(role) for role in ACCOUNT_ROLES}, "": Program()}


@pytest.fixture(scope="module")
def streams(played: Room, programs: dict[str, Program]) -> dict[str, str]:
    """A stream of each kind."""
    keep("api-roles", played)
    appoint = {"command": "AppointCommission", "members": ["Ana", "Luis", "Eva"], "resolution": "12"}
    create = {"command": "CreateCircuit", "id": "liga", "name": "Liga"}
    case = {"stream": "api-roles-caso", "book": "fcp-2025", "first": appoint}
    circuit = {"stream": "api-roles-liga", "book": "fcp-2025", "first": create}
    assert programs["commission"].post("/cases", case).status_code == 201
    assert programs["director"].post("/circuits", circuit).status_code == 201
    begin = {"event": "api-roles", "table": 1, "number": 1, "setup": SPOT}
    hand = {"stream": "api-roles-mano", "book": "fcp-2025", "first": begin}
    assert programs["dealer"].post("/hands", hand).status_code == 201
    return {
        "tournament": "api-roles", "case": "api-roles-caso", "circuit": "api-roles-liga",
        "hand": "api-roles-mano",
    }  # fmt: skip


def version(stream: str) -> int:
    from torneo.room.keeping import keeper

    return int(keeper().journal.tip(stream)[0])


@pytest.mark.parametrize(("kind", "command"), COMMANDS)
def test_a_command_and_the_roles_that_may_give_it(
    kind: str, command: type[Command], played: Room, programs: dict[str, Program], streams: dict[str, str]
) -> None:
    fields: dict[str, Any] = {"event": {"id": "copa", "entries": 9}}
    if command is not AddEvent:
        one = command_like(random.Random(command.__name__), played.state, command)
        fields = msgspec.to_builtins(one, str_keys=True)
    stream = streams[kind]
    where = f"/{PLACES[kind]}/{stream}/commands/{command.__name__}"
    allowed = KINDS[kind].decider.commands[command].roles
    before = version(stream)
    for role, program in programs.items():
        if role in allowed:
            continue
        answer = program.post(where, fields)
        problem = answer.json()
        assert answer.headers["Content-Type"] == "application/problem+json"
        if role:
            assert (answer.status_code, problem["reason"]) == (403, "role"), (role, problem)
            assert problem["facts"]["role"] == role
            assert problem["facts"]["allowed"] == ", ".join(sorted(allowed))
        else:
            assert (answer.status_code, problem["reason"]) == (401, "token_missing")
        assert problem["detail"]
    assert version(stream) == before, "nothing has happened"


@pytest.mark.parametrize("role", ACCOUNT_ROLES)
def test_a_role_that_may_is_heard(role: str, played: Room, programs: dict[str, Program]) -> None:
    """What the rules make of it is another matter; nobody is turned away at the door, and nothing breaks."""
    stream = keep(f"api-oyen-{role}", played)
    decider = KINDS["tournament"].decider
    every = sorted(decider.commands, key=lambda one: (one.__name__ == "CancelEvent", one.__name__))
    for command in every:
        if role not in decider.commands[command].roles or command in (Amend, Undo):
            continue
        one = command_like(random.Random(command.__name__), played.state, command)
        fields = msgspec.to_builtins(one, str_keys=True)
        answer = programs[role].post(f"/events/{stream}/commands/{command.__name__}", fields)
        assert answer.status_code in (200, 403, 409), (command, answer.content)
        if answer.status_code == 403:
            assert command.__name__ in NARROWER, answer.content
        if answer.status_code != 200:
            assert answer.json()["detail"]
