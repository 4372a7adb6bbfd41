"""An event run by another program: what it does is on everybody's pages, and its draw can be verified."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import APIResponse, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.support.browsing import entered, shot
from tests.support.served import Served

from torneo.rulebook import load_book
from torneo.simulate.runner import staff_of
from torneo.tournament.structure.templates import template

pytestmark = pytest.mark.slow


class Robot:
    """A program with a director's token."""

    def __init__(self, page: Page, room: Served, stream: str) -> None:
        self.page, self.url, self.stream = page, f"{room.url}/api", stream
        self.secret = room.torneo("token", "make", "robot", "--role", "director").strip().splitlines()[-1]

    def post(self, path: str, body: dict[str, Any], key: str = "") -> APIResponse:
        headers = {"Authorization": f"Bearer {self.secret}", "Accept-Language": "es"}
        headers |= {"Idempotency-Key": key} if key else {}
        return self.page.request.post(f"{self.url}{path}", data=body, headers=headers)

    def give(self, command: str, key: str = "", **fields: Any) -> APIResponse:
        return self.post(f"/events/{self.stream}/commands/{command}", fields, key)


def test_a_draw_made_by_a_program_is_verified_on_a_phone(demo: Served, opens: Opens) -> None:
    page = opens(PHONE)
    robot = Robot(page, demo, "robots")
    book = load_book("tda-2013")
    sheet = msgspec.to_builtins(template("club-night").structure, str_keys=True)
    wanted = {"stream": "robots", "book": book.id, "structure": sheet, "staff": staff_of(book)}
    assert robot.post("/events", wanted).status == 201
    assert robot.give("PublishEvent").status == 200
    page.goto(f"{demo.url}/e/robots/sorteos/?lang=es")
    expect(page.get_by_text("secreta hasta que termine la jornada")).to_be_visible()
    registered = {"player": "ana", "name": "Ana Robot", "document": "R-1"}
    assert robot.give("RegisterPlayer", "alta-1", **registered).status == 200
    again = robot.give("RegisterPlayer", "alta-1", **registered)
    assert (again.status, again.json()["repeated"]) == (200, True)
    other = robot.give("RegisterPlayer", "alta-1", **{**registered, "name": "Otra", "document": "R-2"})
    assert other.status in (409, 422), "the key of another wish"
    console = entered(opens(DESKTOP), demo.url, "direccion", "/e/robots/direccion/diario/?text=robot")
    expect(console.locator("main")).to_contain_text("Ana Robot")
    expect(console.locator("main")).not_to_contain_text("Otra")
    assert robot.give("RevealSeed", session="1").status == 200  # no program knows the seed: the room does
    page.reload()
    expect(page.get_by_text("corresponde a la huella")).to_be_visible()
    shot(page, "draw-of-a-program")
