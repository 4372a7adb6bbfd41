"""The tables of a big room on one page: a map or a compact list, players moved by hand, nothing far away."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.support.browsing import shot
from tests.support.counted_night import PASSWORD
from tests.support.people import Person
from tests.support.served import Served
from tests.support.ten_tables import STREAM, TABLES

pytestmark = pytest.mark.slow
#: The console's pages begin with one of these.
PLACES = ("direccion/", "plan/", "papeles/", "resoluciones/", "floor/", "inscripcion/")
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".tile .seat")].filter((one) => one.checkVisibility())
    .map((one) => [one.textContent.replace(/\\s+/g, " "), one.getBoundingClientRect()]);
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap(([name, box], n) =>
    boxes.slice(n + 1).filter(([, other]) => over(box, other)).map(([other]) => `${name} / ${other}`));
}"""

MIDDLE = """(one) => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@pytest.fixture(scope="module")
def big(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("ten"), "serve")
    subprocess.run([sys.executable, "-m", "tests.support.ten_tables", str(served.data)], check=True)
    with served:
        yield served


def console(page: Page, room: Served, stream: str = STREAM) -> Page:
    """The director at the map of tables, in Spanish."""
    page.goto(f"{room.url}/entrar/?lang=es")
    page.get_by_label("Usuario").fill("direccion")
    page.get_by_label("Contraseña").fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Entrar").click()
    expect(page.locator("form[action='/salir/']")).to_have_count(1)
    Person(page, room.url, stream).open("direccion/")
    expect(page.locator(".tile").first).to_be_visible()
    expect(page.locator("html[data-tables]")).to_have_count(1)  # its script is at work
    return page


def at(page: Page, name: str) -> tuple[int, int]:
    """Table and seat of a player, as the map shows them."""
    seat = page.locator(f".seat[data-name='{name}']")
    table = seat.locator("xpath=ancestor::article").get_attribute("data-table")
    return int(str(table)), int(seat.locator(".no").inner_text().split()[0])


def seated(page: Page, table: int, place: int = 0) -> Locator:
    return page.locator(f".tile[data-table='{table}'] .seat[data-entry]").nth(place)


def free(page: Page, table: int) -> Locator:
    return page.locator(f".tile[data-table='{table}'] .seat.free").first


def with_room(page: Page) -> list[int]:
    """Tables with a free seat."""
    tiles = page.locator(".tile:has(.seat.free)")
    return [int(str(one.get_attribute("data-table"))) for one in tiles.all()]


def middle(part: Locator) -> tuple[float, float]:
    """Where its middle is on the screen."""
    found = part.evaluate(MIDDLE)
    return float(found[0]), float(found[1])


def accepted(page: Page) -> None:
    """What was shown first is accepted, and done."""
    with page.expect_response(lambda one: "x-torneo-status" in one.headers) as answer:
        page.locator("#sheet-body").get_by_role("button", name="Aceptar").click()
    assert answer.value.headers["x-torneo-status"] == "200", answer.value.text()


# ---- how tall


def test_no_page_of_the_console_is_taller_than_two_screens(big: Served, opens: Opens) -> None:
    """Every page that can be reached from the console, by its links."""
    page = console(opens(), big)
    home = f"/e/{STREAM}/"
    waiting, seen, tall = [f"{home}direccion/"], set[str](), {}
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        answer = page.goto(f"{big.url}{path}")
        assert answer is not None
        assert answer.status == 200, path
        height = page.evaluate("document.documentElement.scrollHeight")
        if height > 2 * DESKTOP[1]:
            tall[path] = height
        links = page.eval_on_selector_all(
            "main a[href]", "all => all.map((one) => new URL(one.href).pathname)"
        )
        waiting += [one for one in links if one.startswith(tuple(f"{home}{place}" for place in PLACES))
                    and "." not in one.rsplit("/", 1)[-1] and one.endswith("/")]  # fmt: skip
    assert not tall, tall
    sections = ("", "reloj/", "fichas/", "burbuja/", "premios/", "disciplina/", "diario/", "ajustes/",
                "movimientos/", "recuento/", "pendientes/")  # fmt: skip
    assert {f"{home}direccion/{one}" for one in sections} <= seen, seen


def test_a_phone_shows_what_a_walking_director_needs(big: Served, opens: Opens) -> None:
    """The clock with its button, the most urgent proposal with its, all tables and the search: unscrolled."""
    page = console(opens(PHONE), big)
    shot(page, "mapa-telefono")
    needed = [
        page.locator(".console-strip time.clock"),
        page.locator(".console-strip").get_by_role("button", name="Parar"),
        page.locator(".proposals .proposal").first,
        page.locator(".proposals .proposal").first.get_by_role("button", name="Aceptar"),
        page.get_by_role("searchbox", name="Buscar"),
        *page.locator(".tile .felt").all(),
    ]
    assert len(needed) == 5 + TABLES
    for one in needed:
        expect(one).to_be_in_viewport(ratio=1)
    assert page.evaluate("window.scrollY") == 0
    assert not page.evaluate("document.documentElement.scrollWidth > window.innerWidth")


# ---- map and list


def test_the_list_shows_every_table_on_one_screen_and_is_remembered(big: Served, opens: Opens) -> None:
    page = console(opens(), big)
    page.get_by_role("button", name="Lista").click()
    for tile in page.locator(".tile").all():
        expect(tile).to_be_in_viewport(ratio=1)
    shot(page, "mapa-lista")
    page.reload()
    expect(page.get_by_role("button", name="Lista")).to_have_attribute("aria-pressed", "true")
    page.locator("#sort").select_option("players")
    counts = [int(str(one.get_attribute("data-players"))) for one in page.locator(".tile").all()]
    assert counts == sorted(counts)
    seat = seated(page, 4)
    name = str(seat.get_attribute("data-name"))
    page.locator("#narrow").fill(name.casefold())
    expect(seat).to_be_visible()
    expect(page.locator(".tile:visible")).to_have_count(1)  # first and last name of one player
    seat.click()
    expect(page.locator("#sheet-body").get_by_role("heading", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".tile[data-table='4'] .felt").click()
    expect(page.locator("#sheet-body").get_by_role("heading", name="Mesa 4")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    expect(page.get_by_role("button", name="Mapa")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (1024, 768)], ids=["desktop", "phone", "tablet"])
def test_ten_seats_do_not_overlap(big: Served, opens: Opens, size: tuple[int, int]) -> None:
    """With people on their way, whose boxes say so; in the map and in the list."""
    page = console(opens(size), big)
    for view in ("Mapa", "Lista"):
        page.get_by_role("button", name=view).click()
        assert page.evaluate(OVERLAPS) == []


# ---- moved by hand


def test_a_player_is_dragged_to_a_free_seat_of_another_table(big: Served, opens: Opens) -> None:
    page = console(opens(), big)
    to = with_room(page)[0]
    player = seated(page, 2 if to != 2 else 3, 3)
    name, place = str(player.get_attribute("data-name")), free(page, to)
    seat = int(str(place.get_attribute("data-seat")))
    player.hover()
    page.mouse.down()
    page.mouse.move(*middle(place), steps=5)
    expect(page.locator(".seat.over")).to_have_count(1)
    shot(page, "mapa-arrastrar")
    page.mouse.up()
    expect(page.locator("#sheet-body")).to_contain_text(name)
    expect(page.locator("#sheet-body")).to_contain_text("Si acepta")
    shot(page, "mapa-arrastrado")
    assert at(page, name)[0] != to
    accepted(page)
    expect(page.locator(f".tile[data-table='{to}'] .seat[data-name='{name}']")).to_be_visible()
    assert at(page, name) == (to, seat)


def test_a_player_is_moved_with_the_keyboard_alone(big: Served, opens: Opens) -> None:
    page = console(opens(), big)
    to = with_room(page)[-1]
    player = seated(page, 3 if to != 3 else 2, 4)
    name = str(player.get_attribute("data-name"))
    player.focus()
    page.keyboard.press("x")
    expect(page.locator(".ghost")).to_contain_text(name)
    for _ in range(40):
        if page.evaluate("document.activeElement.closest('.tile').dataset.table") == str(to):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#sheet-body")).to_contain_text(name)
    with page.expect_response(lambda one: "x-torneo-status" in one.headers) as answer:
        page.keyboard.press("Enter")
    assert answer.value.headers["x-torneo-status"] == "200", answer.value.text()
    expect(page.locator(f".tile[data-table='{to}'] .seat[data-name='{name}']")).to_be_visible()


def test_a_drag_let_go_elsewhere_changes_nothing(big: Served, opens: Opens) -> None:
    page = console(opens(), big)
    player = seated(page, 4)
    name = str(player.get_attribute("data-name"))
    before = at(page, name)
    player.hover()
    page.mouse.down()
    page.mouse.move(300, 120, steps=4)
    expect(page.locator(".ghost")).to_have_text(name)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator("#sheet[open]")).to_have_count(0)
    assert at(page, name) == before


# ---- what is done most, under the right button


def test_the_right_button_opens_what_is_done_most(big: Served, opens: Opens) -> None:
    page = console(opens(), big)
    player = seated(page, 5)
    player.click(button="right")
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem", name="Eliminado")).to_be_visible()
    shot(page, "mapa-menu")
    menu.get_by_role("menuitem", name="Eliminado").click()
    out = page.locator("#sheet-body").get_by_role("form", name="Eliminado")
    expect(out.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    page.locator(".tile[data-table='5'] .felt").click(button="right")
    menu.get_by_role("menuitem", name="Mano siguiente").click()
    expect(page.locator("#sheet-body form[data-hotkey='n'] select")).to_be_focused()


def test_the_menu_key_and_its_letters_do_the_same(big: Served, opens: Opens) -> None:
    page = console(opens(), big)
    seated(page, 6).focus()
    page.keyboard.press("ContextMenu")
    expect(page.get_by_role("menu")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator("#sheet-body form[data-hotkey='c'] input:not([type=hidden])").first).to_be_focused()


def test_a_long_press_opens_what_is_done_most(big: Served, opens: Opens) -> None:
    page = console(opens(), big)
    finger = page.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    menu = page.get_by_role("menu")
    for _ in range(10):  # tables drawn again under the finger end a press: it is pressed again
        x, y = middle(seated(page, 2))
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        with suppress(AssertionError):
            expect(menu).to_be_visible(timeout=5_000)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        if menu.is_visible():
            break
        expect(page.locator("#sheet[open]")).to_have_count(0)
    expect(menu).to_be_visible()
    expect(page.locator("#sheet[open]")).to_have_count(0)


def test_the_page_of_shortcuts_names_every_key(big: Served, opens: Opens) -> None:
    """The keys of both cards and of the menus, of the clock's page and of the map."""
    page = console(opens(), big)
    keys = set(page.eval_on_selector_all("[data-act]", "all => all.map((one) => one.dataset.act)")) - {""}
    for part in ("mesa/1/", "jugador/10/", "reloj/"):
        page.goto(f"{big.url}/e/{STREAM}/direccion/{part}")
        keys |= set(page.eval_on_selector_all("[data-hotkey]", "all => all.map((one) => one.dataset.hotkey)"))
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog")
    expect(help_).to_be_visible()
    shot(page, "mapa-teclas")
    told = set(help_.locator("kbd").all_inner_texts())
    assert {"o", "m", "x", "b", "t"} <= keys
    assert keys <= told, keys - told
    assert {"/", "v", "?", "n", "Esc"} <= told


# ---- the room taken away, and brought back


def test_a_copy_of_the_room_is_downloaded_and_fills_a_new_one(
    big: Served, room: Served, opens: Opens, tmp_path: Path
) -> None:
    page = console(opens(), big)
    page.goto(f"{big.url}/e/{STREAM}/direccion/ajustes/")
    page.get_by_role("link", name="Copia de seguridad").click()
    page.get_by_label("Su contraseña").fill("no-es-esta")
    page.get_by_role("button", name="Descargar la copia").click()
    expect(page.get_by_role("alert")).to_contain_text("no se ha hecho ninguna copia")
    page.get_by_label("Su contraseña").fill(PASSWORD)
    shot(page, "copia")
    with page.expect_download() as file:
        page.get_by_role("button", name="Descargar la copia").click()
    copy = tmp_path / "sala.torneo"
    file.value.save_as(copy)

    new = opens()
    new.goto(f"{room.url}/primera-vez/?lang=es")
    new.get_by_text("O traer una copia de seguridad").click()
    expect(new.get_by_text("Solo en una sala vacía")).to_be_visible()
    shot(new, "copia-volver")
    new.on("dialog", lambda asked: asked.accept())
    wrong = tmp_path / "otra.torneo"
    wrong.write_bytes(b"no es una copia")
    new.get_by_label("Archivo de la copia").set_input_files(wrong)
    new.get_by_role("button", name="Restaurar la copia").click()
    expect(new.get_by_role("alert")).to_contain_text("No se ha restaurado nada")
    new.get_by_text("O traer una copia de seguridad").click()
    new.get_by_label("Archivo de la copia").set_input_files(copy)
    new.get_by_role("button", name="Restaurar la copia").click()
    expect(new.get_by_text("Copia restaurada")).to_be_visible()
    console(new, room)
    expect(new.locator(".tile")).to_have_count(TABLES)


# ---- the tablet of a table


def test_the_tablet_asks_when_a_smaller_stack_takes_out_a_bigger_one(big: Served, opens: Opens) -> None:
    """Table 1: somebody has 20,000 after a knock-out, everybody else 10,000."""
    page = console(opens((1024, 768)), big)
    tile = page.locator(".tile[data-table='1']")
    rich = tile.locator(".seat[title$=' · 20.000']")
    name, seat = str(rich.get_attribute("data-name")), rich.locator(".no").inner_text().split()[0]
    page.goto(f"{big.url}/e/{STREAM}/mesa/1/crupier/")
    page.get_by_role("button", name="Asiento libre").click()
    sheet = page.locator("#sheet")
    sheet.locator(f"label.pick:has(input[value='{seat}'])").click()
    sheet.locator(f"button[name='beaten_by']:not([value='{seat}']):not([value=''])").first.click()
    question = sheet.get_by_role("alert")
    expect(question).to_contain_text(f"{name} tenía 20.000")
    shot(page, "tableta-duda")
    with page.expect_response(lambda one: "x-torneo-status" in one.headers) as answer:
        question.get_by_role("button", name=f"A {name} le quedan 10.000").click()
    assert answer.value.headers["x-torneo-status"] == "200", answer.value.text()
    page.goto(f"{big.url}/e/{STREAM}/direccion/")
    expect(page.locator(f".seat[data-name='{name}']")).to_have_attribute("title", f"{name} · 10.000")
