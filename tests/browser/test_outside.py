"""Somebody in the room without an account tells the floor something; the floor's phone shows it, and what the
floor takes in is on record."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.browser.test_floor import EVENT, door
from tests.support.browsing import entered, shot
from tests.support.served import Served

pytestmark = pytest.mark.slow


def test_a_report_of_the_public_is_taken_in_on_the_phone(demo: Served, opens: Opens) -> None:
    outsider = opens(PHONE)
    outsider.goto(f"{demo.url}{EVENT}/")
    told = {"kind": "conduct", "accused": "Uno de la mesa 1", "facts": "Grita a la crupier", "table": 1}
    assert door(outsider)("ReportToFloor", **told) == 200
    assert door(outsider)("ReportToFloor", **{**told, "facts": "Otra vez, y más alto"}) == 200
    floor = entered(opens(PHONE), demo.url, "floor", f"{EVENT}/floor/")
    box = floor.locator("#outside")
    expect(box).to_contain_text("Avisos del público (2)")
    shot(floor, "outside-phone")
    director = entered(opens(DESKTOP), demo.url, "direccion", f"{EVENT}/direccion/disciplina/")
    expect(director.locator("#outside")).to_contain_text("Grita a la crupier")
    shot(director, "outside-console")
    box.get_by_role("button", name="Aceptar y anotar").first.click()
    expect(box).to_contain_text("Avisos del público (1)")
    box.get_by_role("button", name="Descartar").click()
    expect(box).not_to_contain_text("Avisos del público")
    director.reload()
    expect(director.locator("#work")).to_contain_text("Grita a la crupier")
    expect(director.locator("main")).not_to_contain_text("Otra vez, y más alto")
