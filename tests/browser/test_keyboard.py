"""An evening without a mouse: somebody registers, seats, busts out, moves, penalises and pays by keys.
Nothing here clicks, fills or focuses; what the tab key does not reach is not there."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Opens
from tests.support.counted_night import PASSWORD
from tests.support.served import Served

pytestmark = pytest.mark.slow

#: Presses of the tab key after which something counts as out of reach.
FAR = 250


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("keys"), "serve")
    subprocess.run([sys.executable, "-m", "tests.support.counted_night", str(served.data)], check=True)
    with served:
        yield served


class Keys:
    """Somebody with a keyboard and nothing else."""

    def __init__(self, page: Page, room: Served) -> None:
        self.page, self.room = page, room
        self.sheet = page.locator("#sheet-body")
        page.goto(f"{room.url}/entrar/?lang=es")
        self.to(page.get_by_label("Usuario")).type("direccion")
        self.to(page.get_by_label("Contraseña")).type(PASSWORD)
        self.press("Enter")
        expect(page.locator("form[action='/salir/']")).to_have_count(1)

    def opens(self, stream: str, place: str = "direccion/") -> None:
        self.page.goto(f"{self.room.url}/e/{stream}/{place}?lang=es")

    def to(self, what: Locator) -> "Keys":
        """Tabs on until it has the focus, which must be seen."""
        expect(what.first).to_be_visible()
        for _ in range(FAR):
            if what.first.evaluate("(one) => one === document.activeElement"):
                return self
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not reach {what}")

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def does(self, key: str = "Enter") -> str:
        """The key that gives the command; what the message says."""
        with self.page.expect_response(lambda one: "x-torneo-status" in one.headers) as answer:
            self.press(key)
        assert answer.value.headers["x-torneo-status"] == "200", answer.value.text()
        toast = self.page.locator("#toasts .toast").last
        expect(toast).to_contain_text("Hecho")
        return toast.inner_text()

    def closes(self) -> None:
        self.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def card_of(self, typed: str, name: str) -> None:
        """A player's card, by the search."""
        self.press("/")
        self.type(typed)
        expect(self.page.locator("#found .pick")).to_have_count(1)
        self.press("Enter")
        expect(self.sheet.get_by_role("heading", name=name)).to_be_visible()


@pytest.fixture
def keys(night: Served, opens: Opens) -> Keys:
    return Keys(opens(), night)


def test_registers_and_seats_somebody_new(keys: Keys) -> None:
    keys.opens("teclado")
    keys.press("n")
    keys.page.wait_for_url("**/e/teclado/inscripcion/")
    keys.to(keys.page.locator("[data-new]"))
    keys.press("Enter")
    form = keys.page.get_by_role("dialog", name="Nuevo jugador")
    keys.to(form.locator("[name=name]")).type("Zoé Quiroga")
    keys.to(form.locator("[name=document]")).type("Z-77")
    keys.to(form.locator("[name=born]")).type("01/02/1990")
    keys.press("Enter")
    expect(keys.page.locator("#shown .sale")).to_contain_text("Zoé Quiroga")
    expect(keys.page.locator("#shown .sale")).to_contain_text("Mesa")


def test_busts_out_moves_and_penalises(keys: Keys) -> None:
    page, sheet = keys.page, keys.sheet
    keys.opens("teclado")
    keys.card_of("rey osc", "Óscar Rey")
    keys.to(sheet.get_by_role("form", name="Eliminado").get_by_role("button"))
    assert "Óscar Rey" in keys.does()
    expect(page.locator(".seat[title^='Óscar Rey ·']")).to_have_count(0)
    expect(sheet).to_contain_text("Reentrada")
    keys.closes()

    keys.card_of("jordi", "Jordi Ferrer")
    keys.to(sheet.get_by_role("form", name="Mover").get_by_role("button"))
    keys.press("Enter")
    keys.to(sheet.get_by_role("button", name="Aceptar"))
    assert "Jordi Ferrer" in keys.does()
    keys.closes()

    keys.card_of("bego", "Begoña Sáez")
    keys.to(sheet.get_by_label("Sanción")).type("telefono")
    keys.to(sheet.locator("#card-clauses .pick"))
    keys.press("Enter")
    keys.to(sheet.get_by_role("button", name="Anotar"))
    keys.does()
    choice = sheet.locator("form.act:has(button:enabled)").first
    keys.to(choice.get_by_label("Motivo")).type("segunda vez")
    keys.to(choice.get_by_role("button"))
    keys.press("Enter")
    keys.to(sheet.get_by_role("button", name="Aceptar"))
    keys.does()


def test_pays(keys: Keys) -> None:
    keys.opens("pagar", "direccion/premios/")
    row = keys.page.locator(".prize-row").last
    keys.to(row.locator("summary"))
    keys.press("Enter")
    keys.to(row.get_by_role("button", name="Pagado y firmado"))
    assert "€" in keys.does()
    expect(keys.page.locator(".prize-row").last.get_by_text("entregado", exact=True)).to_be_visible()
