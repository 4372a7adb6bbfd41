"""Who may do what, through the door every page uses: each command and each role, each page and each role."""

import random
from typing import Any

import msgspec
import pytest
from tests.support.addresses import PARTS, address, patterns
from tests.support.any_command import command_like
from tests.support.kept_room import command, keep, signed_in, state_of
from tests.support.room import Room
from tests.support.seating import opened

from torneo.tournament import TOURNAMENT, Actor, Asked, Command, Refused, decide
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.conduct.matters import MATTERS
from torneo.tournament.corrections.commands import Amend, Undo
from torneo.tournament.kernel import ROLES
from torneo.tournament.seats.commands import DrawSeats

#: Roles somebody may come with: those of accounts, and nobody's.
COMERS = ("director", "operations", "floor", "desk", "dealer", "commission", "public")
#: Not given at the door: corrections carry a state, and are worked out by the pages of their own.
CORRECTIONS = (Amend, Undo)
COMMANDS = [one for one in TOURNAMENT.commands if one not in CORRECTIONS]


def in_play(book: str = "fcp-2025") -> Room:
    room = opened(book, 14, 2)
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    return room


@pytest.fixture(scope="module")
def played() -> Room:
    return in_play()


@pytest.fixture(scope="module")
def stream(room: None, played: Room) -> str:
    return keep("permisos", played)


@pytest.fixture(scope="module")
def browsers(room: None) -> dict[str, Any]:
    """A browser for each role, signed in once."""
    return {role: signed_in(role) for role in COMERS}


def form(kind: type[Command]) -> dict[str, str]:
    """A command of the kind as a form sends it."""
    one = command_like(random.Random(kind.__name__), state_of("permisos"), kind)
    fields = msgspec.to_builtins(one, str_keys=True)
    del fields["command"]
    return {f"{name}:json": msgspec.json.encode(value).decode() for name, value in fields.items()}


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_a_role_that_may_not_give_a_command_changes_nothing(
    stream: str, browsers: dict[str, Any], kind: type[Command]
) -> None:
    fields = form(kind)
    for role in COMERS:
        if role in TOURNAMENT.commands[kind].roles:
            continue
        before = state_of(stream).version
        answer = command(browsers[role], stream, kind.__name__, **fields)
        assert answer.headers["X-Torneo-Status"] == "403", (role, answer.content.decode())
        assert "refused" in answer.content.decode()
        assert state_of(stream).version == before


@pytest.mark.parametrize("role", COMERS)
def test_a_role_that_may_give_a_command_is_heard(played: Room, browsers: dict[str, Any], role: str) -> None:
    """What the rules make of it is another matter; nobody is turned away at the door, and nothing breaks."""
    stream = keep(f"permisos-{role}", played)
    browser = browsers[role]
    for kind in sorted(COMMANDS, key=lambda one: (one.__name__ == "CancelEvent", one.__name__)):
        if role in TOURNAMENT.commands[kind].roles:
            answer = command(browser, stream, kind.__name__, **form(kind))
            assert answer.status_code == 200
            assert answer.headers["X-Torneo-Status"] in ("200", "403", "409"), kind
            if answer.headers["X-Torneo-Status"] == "403":
                assert kind.__name__ in NARROWER, (kind, answer.content.decode())


#: Commands whose own rules ask for more than the role: the matter decided, the report answered, the penalty.
NARROWER = ("AnswerReport", "Decide", "GivePenalty", "ReportToFloor")


@pytest.mark.parametrize("kind", TOURNAMENT.commands, ids=lambda kind: kind.__name__)
def test_the_engine_itself_turns_other_roles_away(played: Room, kind: type[Command]) -> None:
    one = command_like(random.Random(kind.__name__), played.state, kind)
    for role in (*ROLES, "", "administrator"):
        if role not in TOURNAMENT.commands[kind].roles:
            asked: Asked[Any] = Asked(command=one, by=Actor("Ana", role), at=played.now)
            answer = decide(played.state, asked, played.book)
            assert isinstance(answer, Refused)
            assert answer.reason == "role"
            assert answer.facts["role"] == role


def test_every_command_has_somebody_who_may_give_it() -> None:
    for kind, rule in TOURNAMENT.commands.items():
        assert rule.roles <= set(ROLES), kind
        assert rule.roles & {"director", "operations"} or rule.roles == {"system"}, kind


def test_nobody_without_an_account_runs_the_room() -> None:
    """Anybody may tell the floor something; that is all."""
    assert {kind.__name__ for kind in COMMANDS if "public" in TOURNAMENT.commands[kind].roles} == {
        "ReportToFloor"
    }


@pytest.mark.parametrize("code", MATTERS)
def test_a_matter_is_decided_by_those_it_belongs_to(stream: str, browsers: dict[str, Any], code: str) -> None:
    for role in COMERS:
        if role in MATTERS[code].roles:
            continue
        before = state_of(stream).version
        answer = command(browsers[role], stream, "Decide", matter=code, option="x", why="porque sí")
        assert answer.headers["X-Torneo-Status"] in ("403", "409"), (role, answer.content.decode())
        assert state_of(stream).version == before


def test_corrections_are_given_where_their_consequences_are_seen(
    browsers: dict[str, Any], played: Room
) -> None:
    stream = keep("permisos-deshacer", played)
    for role in ("director", "floor"):
        for kind in CORRECTIONS:
            sent = {"corrections:json": '[{"seq":2}]', "why": "x"}
            answer = command(browsers[role], stream, kind.__name__, **sent)
            assert answer.headers["X-Torneo-Status"] == "404"
    assert state_of(stream).version == played.state.version


def test_a_command_needs_an_event_a_name_and_a_form(browsers: dict[str, Any], stream: str) -> None:
    director = browsers["director"]
    assert command(director, "nada", "PauseClock", why="x").headers["X-Torneo-Status"] == "404"
    assert command(director, stream, "Nothing").headers["X-Torneo-Status"] == "404"
    assert command(director, stream, "AddTime", seconds="mucho").headers["X-Torneo-Status"] == "422"
    assert command(director, stream, "PauseClock", why="x", key="k" * 500).headers["X-Torneo-Status"] == "422"
    assert director.get(f"/e/{stream}/do/PauseClock/").status_code == 405


DIRECTORS = ("director", "operations")
CONSOLE = (*DIRECTORS, "floor")
DESK = (*DIRECTORS, "desk")
CASES = (*CONSOLE, "commission")
TABLE = (*CONSOLE, "dealer")
#: Pages that are not for everybody, by how their addresses begin; the longest that fits counts.
ALLOWED = {
    "/nuevo/": DIRECTORS,
    "/e/x/preparar/": DIRECTORS,
    "/e/x/direccion/": CONSOLE,
    "/e/x/direccion/corregir/": DIRECTORS,
    "/cuentas/": DIRECTORS,
    "/cuentas/registro/": ("director",),
    "/cuentas/1/clave/": ("director",),
    "/cuenta/": (*CASES, "desk", "dealer"),
    "/e/x/direccion/ajustes/regla/": DIRECTORS,
    "/e/x/direccion/ajustes/semilla/": DIRECTORS,
    "/e/x/direccion/estructura/": DIRECTORS,
    "/e/x/plan/": DIRECTORS,
    "/e/x/floor/": CONSOLE,
    "/e/x/arbitraje/": CONSOLE,
    "/e/x/rulings/": CASES,
    "/e/x/jugada/": TABLE,
    "/e/x/crupier/": TABLE,
    "/e/x/mesa/": TABLE,
    "/e/x/overlay/": DIRECTORS,
    "/e/x/manos/ajustes/": DIRECTORS,
    "/libros/casa/": DIRECTORS,
    "/e/x/inscripcion/": (*CONSOLE, "desk"),
    "/e/x/inscripcion/importar/": DESK,
    "/e/x/inscripcion/lista/": DESK,
    "/e/x/jugadores/": (*CONSOLE, "desk"),
    "/comision/": CASES,
    "/e/x/comision/": CASES,
    "/caso/x/": CASES,
    "/api/llaves/": ("director",),
    "/demo/": (),
}


@pytest.mark.parametrize("role", COMERS)
def test_pages_open_for_those_they_are_for(stream: str, browsers: dict[str, Any], role: str) -> None:
    """Others are told why not, or asked to sign in; and every page that is somebody's is in the table."""
    browser = browsers[role]
    for pattern in patterns():
        plain = address(pattern, PARTS)
        if plain == "/salir/":
            continue
        begins = max((one for one in ALLOWED if plain.startswith(one)), key=len, default="")
        where = address(pattern, {**PARTS, "stream": stream})
        answer = browser.get(where)
        if answer.status_code == 405:
            answer = browser.post(where, {})
        if begins and not ALLOWED[begins]:
            assert answer.status_code in (302, 403, 404), where
        elif begins and role not in ALLOWED[begins]:
            if role == "public":
                assert answer.status_code == 302, where
                assert answer.headers["Location"].startswith("/entrar/"), where
            else:
                assert answer.status_code == 403, (where, role)
        else:
            assert answer.status_code not in (403, 500), (where, role)
            assert not answer.headers.get("Location", "").startswith("/entrar/?"), where
