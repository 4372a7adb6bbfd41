"""The rulebooks in a real browser: search as one types, an example step by step, a house book made and
chosen; for everybody, in both languages, on a phone."""

import re
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Opens
from tests.support.accessible import faults, focus_faults, phone_faults
from tests.support.people import Director
from tests.support.served import Served

pytestmark = pytest.mark.slow

PAGES = (
    "/libros/", "/libros/buscar/?q=fuera+de+turno", "/libros/tda-2013/", "/libros/fcp-2025/45-B-1/",
    "/libros/fcp-2025/ejemplos/side-pots/1/", "/libros/comparar/?a=tda-2013&b=fcp-2025",
    "/libros/politicas/",
)  # fmt: skip
EDITOR = ("/libros/casa/", "/libros/casa/nuevo/?base=pokerfest-2011")


def spoken(url: str, lang: str) -> str:
    return f"{url}{'&' if '?' in url else '?'}lang={lang}"


def test_reading_searching_and_a_house_of_ones_own(room: Served, opens: Opens) -> None:
    director = Director(opens(), room.url, "")
    director.first_account()
    search_as_one_types(director.page, room.url)
    example_step_by_step(director.page, room.url)
    house_book(director.page, room.url)
    phone = opens(PHONE)
    for lang in ("es", "en"):
        everybody(director.page, room.url, lang, (*PAGES, *EDITOR))
        for address in PAGES if lang == "es" else PAGES[3:5]:
            phone.goto(room.url + spoken(address, lang))
            assert phone_faults(phone) == [], (address, lang)


def search_as_one_types(page: Page, url: str) -> None:
    page.goto(f"{url}/libros/")
    page.keyboard.press("/")
    expect(page.locator("#seek")).to_be_focused()
    page.keyboard.type("ficha de valor")
    first = page.locator(".hits li").first
    expect(first).to_be_visible()
    expect(first.locator("mark").first).to_be_visible()
    page.locator("#seek").fill("xilófono")
    expect(page.locator("#found")).to_contain_text("Ninguna cláusula")
    for typed in ("heads up", "allin", "furea de turno", "pagos incompletos", "móvil", "resubida mínima",
                  "cuánto tiempo tengo para pensar", "¿puedo enseñar mi carta?"):  # fmt: skip
        page.goto(f"{url}/libros/buscar/?q={quote_plus(typed)}")  # as people type
        expect(first).to_be_visible()


def example_step_by_step(page: Page, url: str) -> None:
    page.goto(f"{url}/libros/fcp-2025/45-B-1/")
    example = page.locator(".example").filter(has_text="hay que completar a 1.700")
    example.locator("summary").click()
    expect(example.locator(".walk .at")).to_have_text("Al empezar")
    expect(example.locator(".ruling")).to_have_count(2)
    expect(example.locator(".ruling").first).to_be_hidden()
    example.get_by_role("button", name="Siguiente").click()
    expect(example.locator(".walk .at")).to_have_text("Paso 1 de 2")
    page.keyboard.press("ArrowRight")
    expect(example.locator(".walk .at")).to_have_text("Paso 2 de 2")
    expect(example.get_by_text("Es subida a 1.700").first).to_be_visible()
    expect(example.get_by_role("button", name="Siguiente")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(example.locator(".walk .at")).to_have_text("Paso 1 de 2")
    page.keyboard.press("ArrowRight")
    example.locator(".step:visible .others").get_by_role("link", name="Pokerfest 2011").click()
    expect(page.get_by_text("escrita para FCP 2025, bajo Pokerfest 2011")).to_be_visible()
    expect(page.locator("[data-walking] .walk .at")).to_have_text("Al empezar")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".step:visible .ruling .head")).to_have_text("Es pago, 1.100 en total")


def house_book(page: Page, url: str) -> None:
    page.goto(f"{url}/libros/casa/nuevo/?base=fcp-2025")
    page.locator("[name=house]").fill("club-norte")
    page.locator("[name=title_es]").fill("Reglas del Club Norte")
    page.get_by_text("Añadir una política").click()
    page.get_by_label("Buscar entre las políticas").fill("tiempo pedido segundos")
    page.locator("[value='add:policy:clock_seconds']").click()
    field = page.locator("[name='p.clock_seconds']")
    expect(field).to_have_value("25")
    field.fill("muchos")
    expect(page.locator("#review")).to_contain_text("debe ser un número entero de segundos")
    field.fill("40")
    expect(page.locator("#review ins")).to_have_text("40")
    page.get_by_role("button", name="Probar con los ejemplos").click()
    tried = re.compile(r"\d+ de \d+ ejemplos salen de otra manera")
    expect(page.locator("#tried")).to_contain_text(tried, timeout=60_000)
    page.get_by_role("button", name="Guardar: está listo para usarse").click()
    expect(page.locator(".versions")).to_contain_text("lista")
    page.goto(f"{url}/nuevo/plantilla/club-night/")
    page.locator("[name=book]").select_option("club-norte")
    page.goto(f"{url}/libros/club-norte/policy/clock_seconds/")
    expect(page.get_by_text("La casa lo fija así: 40.")).to_be_visible()


def everybody(page: Page, url: str, lang: str, addresses: tuple[str, ...]) -> None:
    """By screen reader and keyboard, in the language of the page."""
    for address in addresses:
        page.goto(url + spoken(address, lang))
        assert faults(page, lang) == [], (address, lang)
    assert focus_faults(page) == []
