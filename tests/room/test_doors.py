"""Pages show only the doors their reader may open, and nobody outside knows of an event being prepared."""

from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.urls import Resolver404, resolve
from tests.support.addresses import PARTS, address, patterns
from tests.support.api import Program
from tests.support.console_event import begin
from tests.support.kept_room import keep, signed_in
from tests.support.private import with_luz

COMERS = ("director", "operations", "floor", "desk", "dealer", "commission", "public")


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    return keep("puertas", with_luz())


@pytest.fixture(scope="module")
def draft(room: None) -> str:
    begin("puertas-borrador")
    return "puertas-borrador"


class Doors(HTMLParser):
    """Every address of the room that a page leads to, by a link, a form or htmx."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.role = role
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        roles = dict(attrs).get("data-roles")
        for name, value in attrs:
            if roles is not None and self.role not in roles.split():
                continue  # live parts are everybody's: the page hides what is not for its reader
            if name in ("href", "action", "hx-get", "hx-post") and (value or "").startswith("/"):
                self.found.add((value or "").partition("#")[0])


def doors_on(page: Any, role: str) -> set[str]:
    seen = Doors(role)
    seen.feed(page.content.decode())
    return {one for one in seen.found if not one.startswith("/static/")}


def opened_by(where: str, anybody: str) -> tuple[str, ...]:
    """The roles that the page of an address lets in, as its own guard has them."""
    try:
        view = resolve(urlsplit(where).path).func
    except Resolver404:
        return ()
    found: tuple[str, ...] = getattr(view, "roles", (anybody,))
    return found


@pytest.mark.parametrize("role", COMERS)
def test_no_page_shows_a_door_that_is_closed_to_its_reader(stream: str, draft: str, role: str) -> None:
    browser, pages = signed_in(role), 0
    for event in (stream, draft):
        for pattern in patterns():
            where = address(pattern, {**PARTS, "stream": event, "player": "luz"})
            if where == "/salir/":
                continue
            answer = browser.get(where)
            if answer.status_code != 200 or "text/html" not in answer.headers["Content-Type"]:
                continue
            pages += 1
            closed = [one for one in doors_on(answer, role) if role not in opened_by(one, role)]
            assert not closed, (where, closed)
    assert pages > 15


@pytest.mark.parametrize(
    ("role", "open_", "closed"),
    [
        ("public", ["pantalla/", ""], ["direccion/", "floor/", "crupier/", "inscripcion/", "comision/"]),
        ("dealer", ["crupier/", "pantalla/"], ["direccion/", "floor/", "inscripcion/", "comision/"]),
        ("desk", ["inscripcion/", "pantalla/"], ["direccion/", "floor/", "crupier/", "comision/"]),
        ("commission", ["comision/", "pantalla/"], ["direccion/", "crupier/", "inscripcion/"]),
        ("floor", ["direccion/", "floor/", "crupier/", "inscripcion/", "comision/"], []),
        ("director", ["direccion/", "floor/", "crupier/", "inscripcion/", "comision/"], []),
    ],
)
def test_the_start_page_shows_a_role_its_own_doors(
    stream: str, role: str, open_: list[str], closed: list[str]
) -> None:
    shown = doors_on(signed_in(role).get("/"), role)
    assert {f"/e/{stream}/{one}" for one in open_} <= shown
    assert not {f"/e/{stream}/{one}" for one in closed} & shown
    assert ("/nuevo/" in shown) == (role == "director")
    assert ("/cuentas/" in shown) == (role == "director")


def test_a_draft_is_nowhere_for_those_outside(draft: str) -> None:
    from torneo.room.models import Link

    visitor = signed_in("public")
    assert draft not in visitor.get("/").content.decode()
    for pattern in patterns():
        if "stream" not in pattern.pattern.converters:
            continue
        where = address(pattern, {**PARTS, "stream": draft})
        for answer in (visitor.get(where), visitor.post(where, {})):
            assert answer.status_code in (302, 404, 405), where
            if answer.status_code == 302:
                assert answer.headers["Location"].startswith("/entrar/"), where
    assert visitor.get(f"/j/{Link.make(draft, 'player', 'p1')}/").status_code == 410
    assert "Esta página no existe." in visitor.get(f"/e/{draft}/").content.decode()


def test_a_draft_is_nowhere_in_the_api_without_a_token(stream: str, draft: str) -> None:
    from torneo.room.api.operation import OPERATIONS

    nobody, elsewhere = Program(), Program("director", stream)
    for one in OPERATIONS:
        if "{stream}" not in one.path or one.method != "GET":
            continue
        where = one.path.replace("{stream}", draft).replace("{name}", "x").replace("{number}", "1")
        assert nobody.get(where).status_code in (401, 404), where
        assert elsewhere.get(where).status_code in (403, 404), where
    assert draft not in nobody.get("/events").content.decode()
    assert draft not in elsewhere.get("/events").content.decode()
    assert nobody.get(f"/events/{draft}").json()["reason"] == "no_stream"


@pytest.mark.parametrize("role", COMERS[:-1])
def test_the_staff_sees_what_is_being_prepared(draft: str, role: str) -> None:
    assert draft in signed_in(role).get("/").content.decode()
    assert signed_in(role).get(f"/e/{draft}/").status_code == 200
    assert Program(role).get(f"/events/{draft}").status_code == 200
    assert draft in Program(role).get("/events").content.decode()
