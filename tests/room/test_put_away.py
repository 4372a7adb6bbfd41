"""A trial taken off the first page: not listed, still there, and back when wanted."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.support.answers import body
from tests.support.console_event import seated

pytestmark = pytest.mark.usefixtures("room")
Client = Callable[[str], Any]


def listed(page: str, stream: str) -> bool:
    """Is it among the events, and not among those folded below?"""
    return f'<h3><a href="/e/{stream}/">' in page


def test_a_trial_leaves_the_first_page_and_comes_back(client: Client) -> None:
    stream = "ensayo-oculto"
    seated(stream, "tda-2013")
    director, public = client("director"), client("public")
    assert listed(body(public.get("/")), stream)
    settings = f"/e/{stream}/direccion/ajustes/"
    assert "Quitar de la portada" in body(director.get(settings))
    director.post(f"/e/{stream}/direccion/ocultar/", {"away": "1"})
    assert f"/e/{stream}/" not in body(public.get("/"))
    page = body(director.get("/"))
    assert not listed(page, stream)
    assert "Fuera de la portada" in page
    assert public.get(f"/e/{stream}/").status_code == 200
    assert "Devolver a la portada" in body(director.get(settings))
    director.post(f"/e/{stream}/direccion/ocultar/", {"away": "0"})
    assert listed(body(public.get("/")), stream)


def test_only_the_direction_takes_an_event_off_the_first_page(client: Client) -> None:
    stream = "ensayo-visible"
    seated(stream, "tda-2013")
    for role in ("floor", "desk", "dealer"):
        assert client(role).post(f"/e/{stream}/direccion/ocultar/", {"away": "1"}).status_code == 403
    assert listed(body(client("public").get("/")), stream)
