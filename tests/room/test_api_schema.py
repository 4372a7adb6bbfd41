"""The API against its own description: schemathesis makes up requests that fit and requests that do not, for
every operation and every command. No answer is a crash, and each is as the document says."""

import json
from functools import cache
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.support.api import Program
from tests.support.kept_room import keep
from tests.support.room import Room
from tests.support.seating import opened

from torneo.room.api.openapi import document
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.seats.commands import DrawSeats

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
FITS, DOES_NOT = GenerationMode.POSITIVE, GenerationMode.NEGATIVE


@cache
def _operations() -> dict[str, Any]:
    """By method and path. Answered by the real application, in this process."""
    from django.core.wsgi import get_wsgi_application

    schema = schemathesis.openapi.from_dict(json.loads(msgspec.json.encode(document("en"))))
    schema.app = get_wsgi_application()
    every: Any = schema.get_all_operations()
    found = [one.ok() for one in every]
    return {one.label: one for one in found}


LABELS = [
    f"{method.upper()} {path}" for path, methods in document("en")["paths"].items() for method in methods
]
COMMANDS = [one for one in LABELS if "/commands/" in one]
OTHERS = [one for one in LABELS if one not in COMMANDS]


@cache
def _played() -> Room:
    room = opened("fcp-2025", 12, 2)
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    return room


@cache
def _programs() -> dict[str, Program]:
    return {role: Program(role) for role in ("director", "commission")}


@cache
def _stream(place: str, operation: str) -> str:
    """Something of the right kind to play with, of each operation's own."""
    first: dict[str, Any]
    name = f"esquema-{operation.lower().replace('_', '-')}"
    if place == "cases":
        first = {"command": "AppointCommission", "members": ["Ana", "Luis", "Eva"], "resolution": "12"}
        body = {"stream": name, "book": "fcp-2025", "first": first}
        assert _programs()["commission"].post("/cases", body).status_code == 201
        return name
    if place == "circuits":
        first = {"command": "CreateCircuit", "id": "liga", "name": "Liga"}
        body = {"stream": name, "book": "fcp-2025", "first": first}
        assert _programs()["director"].post("/circuits", body).status_code == 201
        return name
    if place == "hands":
        seats = {str(seat): 20_000 for seat in range(1, 7)}
        setup = {"game": "nlhe", "level": {"small": 250, "big": 500}, "button": 6, "seats": seats}
        first = {"event": "copa", "table": 1, "number": 1, "setup": setup}
        body = {"stream": name, "book": "fcp-2025", "first": first}
        assert _programs()["director"].post("/hands", body).status_code == 201
        return name
    return keep(name, _played())


def _try(label: str, mode: Any, examples: int) -> int:
    """So many requests of an operation; how many there were to make up."""
    operation = _operations()[label]
    place = operation.path.split("/")[2]
    role = "commission" if place == "cases" else "director"
    headers = {"Authorization": f"Bearer {_programs()[role].secret}"}
    tried = 0

    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def run(case: Any) -> None:
        nonlocal tried
        tried += 1
        if "stream" in (case.path_parameters or {}):
            case.path_parameters["stream"] = _stream(place, operation.definition.raw["operationId"])
        case.call_and_validate(headers=headers, checks=CHECKS)

    run()
    return tried


@pytest.mark.parametrize("label", COMMANDS)
def test_a_command_that_fits_its_description_is_answered_by_it(room: None, label: str) -> None:
    assert _try(label, FITS, 2)


@pytest.mark.parametrize("label", OTHERS)
def test_an_operation_is_answered_by_its_description(room: None, label: str) -> None:
    assert _try(label, FITS, 4)


@pytest.mark.parametrize("label", [one for one in OTHERS if one.startswith("POST")] + COMMANDS[::8])
def test_what_does_not_fit_is_answered_by_its_description(room: None, label: str) -> None:
    assert _try(label, DOES_NOT, 4)


def test_the_description_tells_the_bounds_of_every_field() -> None:
    schemas = document("en")["components"]["schemas"]
    player = schemas["RegisterPlayer"]["properties"]
    assert player["name"]["maxLength"] == 80
    assert "pattern" in player["player"]
    assert schemas["Structure"]["properties"]["levels"]["maxItems"] == 500
    assert schemas["Structure"]["properties"]["level_minutes"]["maximum"] == 7 * 24 * 60


def test_what_is_beyond_a_bound_is_told_in_words(room: None) -> None:
    stream = _stream("events", "bounds")
    path = f"/events/{stream}/commands/RegisterPlayer"
    director = _programs()["director"]
    answer = director.post(path, {"player": "ana", "name": "A" * 20_000})
    assert answer.status_code == 422
    problem = answer.json()
    assert (problem["reason"], problem["field"]) == ("text_too_long", "name")
    assert problem["detail"] == "'Name' is too long: 20,000 letters, and 80 fit"
    for player in ("..", "p/../x", "p?x=1#y", "a\0"):
        answer = director.post(path, {"player": player, "name": "Ana"})
        assert answer.status_code == 422, player
        assert answer.json()["field"] == "player"
