"""The academy in a real browser, on a phone, without an account: asked, answered, remembered, usable by all;
an exam from its making to the review."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Opens
from tests.support.accessible import faults, phone_faults
from tests.support.people import Director
from tests.support.served import Served

pytestmark = pytest.mark.slow


def test_exercises_are_remembered_in_the_browser_and_an_exam_is_sat(room: Served, opens: Opens) -> None:
    director = Director(opens(), room.url, "")
    director.first_account()
    phone = opens(PHONE)
    exercise(phone, room.url)
    sat(director.page, phone, room.url)


def exercise(phone: Page, url: str) -> None:
    phone.goto(f"{url}/academia/?libro=fcp-2025&papel=dealer")
    assert faults(phone, "es") == []
    assert phone_faults(phone) == []
    phone.goto(f"{url}/academia/fcp-2025/dealer/?tema=oversized-chip")
    expect(phone.locator("[data-choice]").first).to_be_visible()
    assert faults(phone, "es") == []
    assert phone_faults(phone) == []
    phone.keyboard.press("b")
    expect(phone.locator(".verdict")).to_be_visible()
    expect(phone.locator(".others")).to_contain_text("TDA 2024")
    assert faults(phone, "es") == []
    assert phone_faults(phone) == []
    phone.locator("[data-next]").click()
    expect(phone.locator("[data-choice]").first).to_be_visible()
    phone.locator("[data-choice]").first.click()
    expect(phone.locator(".verdict")).to_be_visible()
    phone.goto(f"{url}/academia/?libro=fcp-2025&papel=dealer")
    expect(phone.locator(".progress")).to_contain_text("2 respuestas")
    expect(phone.locator(".progress")).to_contain_text("día seguido")


def sat(page: Page, phone: Page, url: str) -> None:
    page.goto(f"{url}/academia/examenes/")
    assert faults(page, "es") == []
    page.locator("[name=title]").fill("Crupier, nivel 1")
    page.locator("[name=questions]").fill("2")
    page.locator("[name=pass_mark]").fill("1")
    page.get_by_role("button", name="Crear el examen").click()
    address = page.locator('a[href*="/academia/examen/"]').get_attribute("href")
    assert address is not None
    phone.goto(address)
    phone.locator("[name=name]").fill("Ana Gómez")
    phone.get_by_role("button", name="Entrar al examen").click()
    start = phone.get_by_role("button", name="Empezar: corre el tiempo")
    expect(start).to_be_visible()  # the page goes on by itself once the paper is drawn
    start.click()
    for number in (1, 2):
        expect(phone.locator(".exam-bar h1")).to_have_text(f"Pregunta {number} de 2")
        expect(phone.locator("[data-left]")).to_contain_text(":")
        assert faults(phone, "es") == []
        assert phone_faults(phone) == []
        phone.locator(".choice").first.click()
    expect(phone.locator(".verdict")).to_be_visible()
    assert faults(phone, "es") == []
    phone.get_by_role("link", name="Repasar las preguntas").click()
    expect(phone.locator(".choices.told")).to_be_visible()
    page.reload()
    expect(page.locator("table")).to_contain_text("Ana Gómez")
    assert faults(page, "es") == []
