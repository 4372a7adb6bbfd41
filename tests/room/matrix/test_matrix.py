"""Who may do what: every page, every operation of the API and every command, asked by everybody. The tables
beside this file say what is meant; a door that is new is not in them, so that none is forgotten."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.room.matrix import asking
from tests.room.matrix.comers import PLACES, ROLES, in_play
from tests.room.matrix.tables import FOLDER, HOW, differences, written
from tests.support.kept_room import command, keep, signed_in, state_of
from tests.support.people_of import account, left_alone
from tests.support.room import Room

from torneo.journal.kinds import KINDS
from torneo.tournament import TOURNAMENT, Actor, Asked, Command, Refused, decide, kernel
from torneo.tournament.conduct.matters import MATTERS
from torneo.tournament.corrections.commands import Amend, Undo

COMERS = (*ROLES, "public")


@pytest.fixture(autouse=True)
def _clean(room: None) -> Iterator[None]:
    from torneo.room.accounts import entrance
    from torneo.room.api.door import guesses

    entrance.tries.forget()
    with left_alone():
        yield
    entrance.tries.forget()
    guesses.forget()


@pytest.fixture(scope="module")
def played() -> Room:
    return in_play()


@pytest.mark.slow
def test_pages(room: None) -> None:
    assert not differences("pages.txt", written(asking.pages(), asking.PAGES)), HOW


@pytest.mark.slow
def test_operations_of_the_api(room: None) -> None:
    found = asking.operations()
    assert not differences("api.txt", written(found, asking.API)), HOW
    for door, row in found.items():
        assert {row["expired"], row["revoked"], row["wrong"]} == {asking.AWAY}, door


@pytest.mark.slow
def test_commands_through_the_api(room: None) -> None:
    found = asking.commands("api")
    assert not differences("commands.txt", written(found, asking.COMMANDS)), HOW
    for kind, one in asking.every_command():
        row = found[f"{kind:11}{one.__name__}"]
        if asking.NOTHING not in row.values():
            let_in = {comer for comer in ROLES if row[comer] == asking.LET_IN}
            assert let_in == set(asking.roles_of(kind, one)) & set(ROLES), (kind, one)


@pytest.mark.slow
def test_commands_at_the_door_of_the_pages(room: None) -> None:
    """As through the API; but for those with pages of their own, and for what anybody may tell the floor."""
    found = asking.commands("pages")
    kept = (FOLDER / "commands.txt").read_text()
    for door, row in found.items():
        if asking.NOTHING in row.values():
            assert {row[comer] for comer in ROLES} == {asking.NOTHING}, door
            assert row["public"] == asking.AWAY
            continue
        line = next(line for line in kept.splitlines() if line.split()[:2] == door.split())
        marks = dict(zip(row, line.split()[2:], strict=True))
        if door.split()[1] == "ReportToFloor":
            marks["public"] = asking.LET_IN
        assert row == marks, (door, HOW)


def test_every_role_has_a_column() -> None:
    from torneo.room.who import ACCOUNT_ROLES

    assert set(ROLES) == set(ACCOUNT_ROLES)


def test_a_disabled_account_is_nobody(room: None) -> None:
    from django.contrib.auth.models import User

    for role in ROLES:
        account(f"fuera-{role}", role)
        inside = signed_in(f"fuera-{role}")
        assert inside.get("/cuenta/").status_code == 200
        User.objects.filter(username=f"fuera-{role}").update(is_active=False)
        answer = inside.get("/cuenta/")
        assert (answer.status_code, answer.headers["Location"]) == (302, "/entrar/?next=/cuenta/")


# ---- the engine ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TOURNAMENT.commands, ids=lambda kind: kind.__name__)
def test_the_engine_itself_turns_other_roles_away(played: Room, kind: type[Command]) -> None:
    import random

    from tests.support.any_command import command_like

    one = command_like(random.Random(kind.__name__), played.state, kind)
    for role in (*kernel.ROLES, "", "administrator"):
        if role not in TOURNAMENT.commands[kind].roles:
            asked: Asked[Any] = Asked(command=one, by=Actor("Ana", role), at=played.now)
            answer = decide(played.state, asked, played.book)
            assert isinstance(answer, Refused)
            assert answer.reason == "role"
            assert answer.facts["role"] == role


def test_every_command_has_somebody_who_may_give_it() -> None:
    for kind in PLACES:
        for one, rule in KINDS[kind].decider.commands.items():
            assert rule.roles <= set(kernel.ROLES), one
            assert rule.roles & set(ROLES) or rule.roles == {"system"}, one


def test_nobody_without_an_account_runs_the_room() -> None:
    """Anybody may tell the floor something; that is all."""
    every = [one for one in TOURNAMENT.commands if one not in (Amend, Undo)]
    assert {one.__name__ for one in every if "public" in TOURNAMENT.commands[one].roles} == {"ReportToFloor"}


# ---- what commands ask besides the role ----------------------------------------------------------------


@pytest.mark.parametrize("code", MATTERS)
def test_a_matter_is_decided_by_those_it_belongs_to(room: None, played: Room, code: str) -> None:
    stream = keep(f"materia-{code.replace('_', '-')}", played)
    before = state_of(stream).version
    for role in COMERS:
        if role not in MATTERS[code].roles:
            answer = command(signed_in(role), stream, "Decide", matter=code, option="x", why="porque sí")
            assert answer.headers["X-Torneo-Status"] in ("403", "409"), (role, answer.content.decode())
    assert state_of(stream).version == before


def test_corrections_are_given_where_their_consequences_are_seen(room: None, played: Room) -> None:
    stream = keep("permisos-deshacer", played)
    for role in ("director", "floor"):
        for kind in (Amend, Undo):
            sent = {"corrections:json": '[{"seq":2}]', "why": "x"}
            answer = command(signed_in(role), stream, kind.__name__, **sent)
            assert answer.headers["X-Torneo-Status"] == "404"
    assert state_of(stream).version == played.state.version


def test_a_command_needs_an_event_a_name_and_a_form(room: None, played: Room) -> None:
    stream, director = keep("permisos-forma", played), signed_in("director")
    assert command(director, "nada", "PauseClock", why="x").headers["X-Torneo-Status"] == "404"
    assert command(director, stream, "Nothing").headers["X-Torneo-Status"] == "404"
    assert command(director, stream, "AddTime", seconds="mucho").headers["X-Torneo-Status"] == "422"
    assert command(director, stream, "PauseClock", why="x", key="k" * 500).headers["X-Torneo-Status"] == "422"
    assert director.get(f"/e/{stream}/hacer/PauseClock/").status_code == 405
