"""The screens on the wall: layouts, lists that turn pages, announcements that end, the house's own pictures,
sounds and spoken words, all without anybody at the screen."""

import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, TV, Opens
from tests.support.browsing import shot
from tests.support.people import Person
from tests.support.pictures import png
from tests.support.served import Served

pytestmark = pytest.mark.slow

#: A television that is not as sharp.
SMALL_TV = (1280, 720)


@pytest.fixture(scope="module")
def walls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("walls"), "serve")
    subprocess.run([sys.executable, "-m", "tests.support.wall_room", str(served.data)], check=True)
    with served:
        yield served


class Office(Person):
    """A director, signed in; gives commands as the console's forms do."""

    def __init__(self, page: Page, room: Served, stream: str) -> None:
        super().__init__(page, room.url, stream)
        self.sign_in("direccion")
        self.open("pantallas/")

    def give(self, name: str, **fields: Any) -> None:
        headers = {
            "HX-Request": "true",
            "X-CSRFToken": str(self.page.locator("body").get_attribute("data-csrf")),
        }
        form: dict[str, str | float | bool] = {key: str(value) for key, value in fields.items()}
        where = f"{self.url}/e/{self.stream}/hacer/{name}/"
        answer = self.page.request.post(where, form=form, headers={**headers, "Referer": self.url})
        assert answer.headers["x-torneo-status"] == "200", answer.text()


def screen(page: Page, room: Served, stream: str, query: str = "") -> Page:
    page.goto(f"{room.url}/e/{stream}/pantalla/?lang=es&{query}")
    expect(page.locator(".wall").first).to_be_visible()
    return page


#: The rows of a list that are on show; those of them that are not wholly inside it and the window.
ON_SHOW = """[...list.children].filter((row) => !row.classList.contains("off-page") && row.offsetParent)"""
SHOWN = f"""(list) => {ON_SHOW}.map((row) => row.textContent.trim().replace(/\\s+/g, " "))"""
CUT = f"""(list) => {ON_SHOW}.filter((row) => {{
  const edge = list.getBoundingClientRect(), one = row.getBoundingClientRect();
  const below = one.bottom > Math.min(edge.bottom, innerHeight) + 1;
  return below || one.top < edge.top - 1 || one.right > Math.min(edge.right, innerWidth) + 1;
}}).map((row) => row.textContent.trim())"""


def leafed(page: Page, rows: Locator) -> list[str]:
    """Everything the list shows, page after page, once around; nothing of it is ever cut off."""
    found: list[str] = []
    while True:
        rows.locator(":scope > :not(.off-page)").first.wait_for()  # the page is laid out
        assert rows.evaluate(CUT) == []
        shown = rows.evaluate(SHOWN)
        assert shown
        if shown[0] in found:
            return found
        found += shown
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("size", [TV, SMALL_TV, PHONE], ids=["tv", "small", "phone"])
def test_several_announcements_are_all_read_and_none_is_cut_off(
    walls: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = screen(opens(size), walls, "cierres")
    found = leafed(page, page.locator(".ribbon"))
    assert found[0] == "Se cierran las mesas 4, 5: busquen su asiento en la pantalla de asientos"
    for text in (
        "Cena en el salón de arriba",
        "La caja cierra a las dos",
        "El bote especial se sortea en el descanso",
    ):
        assert text in found
    shot(page, f"screen-news-{size[0]}")


def test_a_broken_table_leaves_the_wall_when_everybody_has_sat_down(walls: Served, opens: Opens) -> None:
    page = screen(opens(TV), walls, "mudanza")
    news = page.locator(".ribbon li").filter(has_text="La mesa 5 se cierra")
    expect(news).to_have_count(1)
    office = Office(opens(), walls, "mudanza")
    for table in (1, 2, 3, 4):
        office.give("ConfirmArrivals", table=table)
    expect(news).to_have_count(0)


def test_the_time_of_day_and_since_the_start_go_on(walls: Served, opens: Opens) -> None:
    page = opens(TV, alone=True)
    page.clock.install()
    screen(page, walls, "cobro")
    lasted = page.locator(".times [data-since]")
    before = str(lasted.inner_text())
    hour = str(page.locator(".times [data-hour]").inner_text())
    assert re.fullmatch(r"\d\d:\d\d", hour)
    page.context.set_offline(True)
    page.clock.fast_forward("01:00:00")
    expect(lasted).to_have_text(re.compile(r"1:0\d:\d\d"))
    assert before != lasted.inner_text()
    later = f"{(int(hour[:2]) + 1) % 24:02}"
    expect(page.locator(".times [data-hour]")).to_have_text(re.compile(rf"({later}:\d\d|\d\d:0\d)"))


def test_no_panel_is_wasted_once_registration_is_closed(walls: Served, opens: Opens) -> None:
    page = screen(opens(TV), walls, "cobro")
    expect(page.locator(".facts > div")).to_have_count(4)
    expect(page.locator(".facts")).to_contain_text("Para los premios")
    expect(page.locator(".facts")).not_to_contain_text("cerrada")


@pytest.mark.parametrize("size", [TV, SMALL_TV, PHONE], ids=["tv", "small", "phone"])
def test_the_prizes_turn_pages_beside_the_clock(walls: Served, opens: Opens, size: tuple[int, int]) -> None:
    page = screen(opens(size), walls, "cobro", "vista=premios")
    found = leafed(page, page.locator(".board"))
    assert found[0].startswith("1 ")
    assert found[-1].split()[0].endswith("–24")
    count = page.locator("[data-main]").bounding_box()
    board = page.locator(".board").bounding_box()
    assert count is not None
    assert board is not None
    assert count["x"] + count["width"] <= board["x"] or count["y"] + count["height"] <= board["y"]
    shot(page, f"screen-prizes-{size[0]}")


def test_a_list_turns_its_page_by_itself(walls: Served, opens: Opens) -> None:
    page = opens(SMALL_TV)
    page.clock.install()
    screen(page, walls, "grande", "vista=asientos")
    mark = page.locator("[data-mark-of='asientos']")
    expect(mark).to_have_text(re.compile(r"^1–\d+ de 320$"))
    first = mark.inner_text()
    page.clock.fast_forward(11_000)
    expect(mark).not_to_have_text(first)


@pytest.mark.parametrize("layout", ["asientos", "mesas"])
@pytest.mark.parametrize("size", [TV, PHONE], ids=["tv", "phone"])
def test_a_big_room_is_seen_whole(walls: Served, opens: Opens, size: tuple[int, int], layout: str) -> None:
    page = screen(opens(size), walls, "grande", f"vista={layout}")
    found = leafed(page, page.locator("#seat-rows > ul"))
    assert len(found) == len(set(found)) == (320 if layout == "asientos" else 36)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    shot(page, f"screen-{layout}-{size[0]}")


def test_who_changes_seats_is_named_above_the_list(walls: Served, opens: Opens) -> None:
    page = screen(opens(TV), walls, "cierres", "vista=asientos")
    walking = page.locator("#seat-rows li").filter(has_text="en camino")
    expect(walking.first).to_be_attached()
    names = set(page.locator("#seat-rows li:has(.tag) .name").all_text_contents())
    found = leafed(page, page.locator(".moving .moves"))
    assert {name for name in names if any(row.startswith(name) for row in found)} == names


def test_the_layout_is_chosen_at_the_screen_and_stays_in_its_address(walls: Served, opens: Opens) -> None:
    page = screen(opens(TV), walls, "cobro")
    page.get_by_role("link", name="Otras pantallas").click()
    card = page.locator("article").filter(has=page.get_by_role("heading", name="Mesas", exact=True))
    expect(card.locator("svg")).to_be_visible()
    card.get_by_role("link", name="Abrir en español").click()
    expect(page.locator(".table-list")).to_be_visible()
    page.get_by_role("button", name="Ajustes de esta pantalla").click()
    page.get_by_role("dialog").get_by_role("link", name="Reloj y premios").click()
    expect(page.locator(".board")).to_be_visible()
    assert "vista=premios" in page.url


def test_logo_text_and_pictures_come_to_a_screen_nobody_touches(walls: Served, opens: Opens) -> None:
    wall = opens(TV)
    wall.clock.install()
    screen(wall, walls, "vacia", "vista=imagenes")
    expect(wall.locator(".no-pictures")).to_be_visible()
    office = Office(opens(), walls, "vacia")
    page = office.page
    for title, button, name in (
        ("Logotipo", "Poner el logotipo", "Casino Norte.png"),
        ("Imágenes", "Añadir la imagen", "Cerveza.png"),
    ):
        form = page.locator("form").filter(has=page.get_by_role("button", name=button))
        expect(form.get_by_role("heading", name=title)).to_be_visible()
        body = png(300, 120 + len(name))
        form.get_by_label("Archivo").set_input_files({"name": name, "mimeType": "image/png", "buffer": body})
        form.get_by_role("button", name=button).click()
        expect(page.locator(".kept-pictures img").last).to_be_visible()
    form = page.locator("form").filter(has_text="Texto de este torneo")
    form.get_by_label("En español").fill("Wifi: CASINO")
    form.get_by_role("button", name="Guardar el texto").click()
    expect(form.get_by_label("En español")).to_have_value("Wifi: CASINO")
    shot(page, "screens-setup")

    wall.clock.fast_forward(11_000)
    expect(wall.locator(".free-text")).to_have_text("Wifi: CASINO")
    for name in ("Casino Norte", "Cerveza"):
        picture = wall.get_by_role("img", name=name)
        expect(picture).to_be_visible()
        expect(picture).to_have_js_property("naturalWidth", 300)
    big = wall.get_by_role("img", name="Cerveza").bounding_box()
    assert big is not None
    assert big["height"] > TV[1] / 3
    shot(wall, "screen-pictures")


# ---- sounds ----------------------------------------------------------------------------------------------


def said(page: Page, text: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-said", text)


def sounding(page: Page, room: Served, stream: str, langs: str) -> Page:
    """A screen whose voice speaks these languages, turned on at its own settings."""
    screen(page, room, stream)
    page.get_by_role("button", name="Ajustes de esta pantalla").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("La voz habla").select_option(langs)
    dialog.get_by_label("Últimos cinco minutos").check()
    dialog.get_by_role("button", name="Probar").click()
    expect(page.locator("html")).to_have_attribute("data-sound", "on")
    dialog.get_by_role("button", name="Cerrar").click()
    return page


def test_the_turns_of_the_clock_are_said_in_the_languages_chosen(walls: Served, opens: Opens) -> None:
    page = sounding(opens(TV), walls, "voces", "both")
    said(page, "Sonido activado. Sound is on.")
    office = Office(opens(), walls, "voces")
    office.give("SetLevel", session="1", level=2, seconds=900, why="ok")
    said(page, "Nivel 2. Ciegas, 50 y 100. Level 2. Blinds, 50 and 100.")
    office.give("Announce", kind="other", **{"about:json": '{"text": "Cena"}'})
    said(page, "Cena")
    office.give("PauseClock", session="1", why="ok")
    said(page, "El reloj está parado. The clock is stopped.")
    office.give("ResumeClock", session="1")
    office.give("StartBreak", session="1", minutes=10, why="ok")
    said(page, "Descanso de 10 minutos. Break, 10 minutes.")

    page.reload()
    expect(page.locator(".locked")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-sound", "locked")
    page.mouse.click(300, 300)
    expect(page.locator(".locked")).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-sound", "on")
    page.keyboard.press("s")
    expect(page.locator("html")).to_have_attribute("data-sound", "off")


def test_without_a_connection_the_last_minutes_and_the_plan_are_said(walls: Served, opens: Opens) -> None:
    page = opens(TV, alone=True)
    page.clock.install()
    sounding(page, walls, "cobro", "es")
    page.context.set_offline(True)
    expect(page.locator("html")).to_have_class(re.compile("offline"))
    left = page.locator("[data-main]")

    def run_to(seconds: int) -> None:
        minutes, rest = left.inner_text().split(":")
        page.clock.fast_forward(1000 * (int(minutes) * 60 + int(rest) - seconds))

    run_to(299)
    said(page, "Quedan cinco minutos.")
    run_to(59)
    said(page, "Queda un minuto.")
    run_to(-1)
    said(page, "Nivel 2. Ciegas, 50 y 100.")
    expect(page.locator(".wall")).to_have_attribute("data-level", "2")
    expect(page.locator(".ribbon .planned")).to_be_visible()
