"""What the commonest acts of a director's night cost: clicks and keys, texts apart. Whoever knows other
programs counts them; so does this."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Opens
from tests.support.browsing import shot
from tests.support.counted_night import PASSWORD
from tests.support.people import Person
from tests.support.served import Served

pytestmark = pytest.mark.slow


#: Where phones find the room; its director sits at the laptop itself.
NETWORK = "http://192.168.1.20:8000"


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("counted"), "serve", env={"TORNEO_URL": NETWORK})
    subprocess.run([sys.executable, "-m", "tests.support.counted_night", str(served.data)], check=True)
    with served:
        yield served


class Counted:
    """A director at the console of an event; every click and every key is counted, typed texts are not."""

    def __init__(
        self, page: Page, room: Served, stream: str, place: str = "direccion/", user: str = "direccion"
    ) -> None:
        self.page, self.count = page, 0
        page.goto(f"{room.url}/entrar/?lang=es")
        page.get_by_label("Usuario").fill(user)
        page.get_by_label("Contraseña").fill(PASSWORD)
        page.get_by_role("main").get_by_role("button", name="Entrar").click()
        expect(page.locator("form[action='/salir/']")).to_have_count(1)
        Person(page, room.url, stream).open(place)
        self.sheet = page.locator("#sheet-body")

    def click(self, what: Locator) -> None:
        what.click()
        self.count += 1

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.count += 1

    def does(self, what: Locator) -> str:
        """The click that gives the command; what the message says."""
        with self.page.expect_response(lambda one: "x-torneo-status" in one.headers) as answer:
            self.click(what)
        return self._told(answer.value)

    def key_does(self, key: str) -> str:
        with self.page.expect_response(lambda one: "x-torneo-status" in one.headers) as answer:
            self.press(key)
        return self._told(answer.value)

    def _told(self, answer: object) -> str:
        assert answer.headers["x-torneo-status"] == "200", answer.text()  # type: ignore[attr-defined]
        toast = self.page.locator("#toasts .toast").last
        expect(toast).to_contain_text("Hecho")
        return toast.inner_text()

    def seat(self, name: str) -> Locator:
        """A player on the map of tables."""
        return self.page.locator(f".seat[title^='{name} ·']")

    def finds(self, typed: str) -> Locator:
        """Whoever is found for what was typed."""
        self.page.locator("#find").fill(typed)
        return self.page.locator("#found .pick")


def test_out_in_two_clicks_with_who_took_the_chips(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "eliminar")
    console.click(console.seat("Núria Ruiz"))
    card = console.sheet.get_by_role("form", name="Eliminado")
    winner = card.get_by_role("button").first
    name = winner.inner_text().split(maxsplit=1)[1].split("10.000")[0].strip()
    told = console.does(winner)
    assert console.count == 2
    assert "Núria Ruiz" in told
    expect(console.seat("Núria Ruiz")).to_have_count(0)
    expect(console.seat(name)).to_have_attribute("title", f"{name} · 20.000")
    expect(console.sheet).to_contain_text("Reentrada")
    shot(console.page, "ficha-eliminado")


def test_re_entry_in_two_clicks_from_the_search(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "reentrada")
    console.click(console.seat("José Muñoz"))
    console.does(console.sheet.get_by_role("form", name="Eliminado").get_by_role("button").first)
    console.page.keyboard.press("Escape")
    console.count = 0
    console.click(console.finds("munoz"))
    told = console.does(console.sheet.get_by_role("button", name="Reentrada"))
    assert console.count == 2
    assert "José Muñoz" in told
    expect(console.seat("José Muñoz")).to_have_count(1)


def test_a_move_in_three_clicks(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "mover")
    player = console.seat("Jordi Ferrer")
    at = int(str(player.locator("xpath=ancestor::article").get_attribute("data-table")))
    to = 1 if at == 3 else 3
    console.click(player)
    console.click(console.sheet.get_by_role("form", name="Mover").get_by_role("button", name=f"Mesa {to}"))
    console.does(console.sheet.get_by_role("button", name="Aceptar"))
    assert console.count == 3
    expect(
        console.page.locator(f".tile[data-table='{to}']").locator(".seat[title^='Jordi Ferrer ·']")
    ).to_be_visible()


def test_pause_in_one_click_and_on_again(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "pausa")
    console.does(console.page.get_by_role("button", name="Parar"))
    assert console.count == 1
    expect(console.page.locator(".console-strip")).to_contain_text("parado")


def test_a_table_is_broken_in_two_clicks_after_its_consequences_are_seen(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "cerrar")
    console.click(console.page.get_by_role("button", name="Cerrar la mesa 3"))
    expect(console.sheet).to_contain_text("Cambian de asiento 5")
    console.does(console.sheet.get_by_role("button", name="Aceptar"))
    assert console.count == 2
    expect(console.page.locator(".tile[data-table='3']")).to_have_count(0)


def test_a_penalty_in_five_clicks_for_a_player_named_once(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "sancion")
    console.click(console.seat("Begoña Sáez"))
    console.sheet.get_by_label("Sanción").fill("telefono")
    console.click(console.sheet.locator("#card-clauses .pick").first)
    console.does(console.sheet.get_by_role("button", name="Anotar"))
    expect(console.sheet.get_by_role("heading", name="Begoña Sáez")).to_be_visible()
    choice = console.sheet.locator("form.act:has(button:enabled)").first
    choice.get_by_label("Motivo").fill("segunda vez")
    console.click(choice.get_by_role("button"))
    console.does(console.sheet.get_by_role("button", name="Aceptar"))
    assert console.count == 5


def test_out_by_keys_alone(night: Served, opens: Opens) -> None:
    """``/``, some letters, Enter, ``o``, the seat that took the chips."""
    console = Counted(opens(), night, "teclas")
    console.press("/")
    console.page.keyboard.type("rey osc")
    console.press("Enter")
    card = console.sheet.get_by_role("form", name="Eliminado")
    digit = str(card.get_by_role("button").first.get_attribute("data-digit"))
    console.press("o")
    told = console.key_does(digit)
    assert console.count == 4
    assert "Óscar Rey" in told
    expect(console.seat("Óscar Rey")).to_have_count(0)


def test_a_seat_finds_who_sits_there(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "ficha")
    title = str(console.page.locator(".tile[data-table='2'] .seat[title]").first.get_attribute("title"))
    seat = console.page.locator(".tile[data-table='2'] .seat[title] .no").first.inner_text().strip("B \n")
    expect(console.finds(f"2-{seat}")).to_have_count(1)
    expect(console.page.locator("#found .pick")).to_contain_text(title.split(" · ")[0])


def test_the_card_fits_a_phone(night: Served, opens: Opens) -> None:
    """What is done most is seen without scrolling the card."""
    console = Counted(opens(PHONE), night, "ficha")
    console.click(console.finds("veronica"))
    out = console.sheet.get_by_role("form", name="Eliminado").get_by_role("button").first
    expect(out).to_be_in_viewport()
    shot(console.page, "ficha-telefono")
    assert not console.page.evaluate("document.documentElement.scrollWidth > window.innerWidth")


def test_two_players_out_in_one_hand(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "varios")
    console.page.locator(".tile[data-table='1'] .felt").click()
    expect(console.sheet.get_by_role("heading", name="Mesa 1")).to_be_visible()
    console.press("o")
    out = console.sheet.locator("form[data-hotkey='o']")
    seats = [str(one.get_attribute("value")) for one in out.locator("select option").all()]
    out.locator("select").select_option(seats[0])
    out.locator(f"[name='also_out[]'][value='{seats[1]}']").check()
    out.locator(f"[name='beaten_by[]'][value='{seats[2]}']").check()
    shot(console.page, "mesa-varios")
    out.get_by_role("button", name="Eliminado").click()
    console.does(console.sheet.get_by_role("button", name="Aceptar"))
    expect(console.page.locator(".tile[data-table='1'] .seat[title]")).to_have_count(len(seats) - 2)


def test_the_next_level_in_one_click_and_by_its_key(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "nivel", "direccion/reloj/")
    console.does(console.page.get_by_role("button", name="Nivel 2 ▸"))
    assert console.count == 1
    expect(console.page.locator(".console-strip")).to_contain_text("Nivel 2")
    expect(console.page.locator("#toasts").get_by_role("button", name="Deshacer")).to_be_visible()


def test_a_wrong_elimination_is_put_right_in_five_clicks(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "corregir")
    console.click(console.seat("Héctor León"))
    console.does(console.sheet.get_by_role("form", name="Eliminado").get_by_role("button").first)
    console.page.keyboard.press("Escape")
    console.does(console.page.get_by_role("button", name="Parar"))
    console.count = 0
    row = console.page.locator(".console-recent li").filter(has_text="Héctor León queda fuera").first
    console.click(row.get_by_role("button", name="Corregir"))
    group = console.sheet.get_by_role("group", name="Quien salió fue")
    meant = group.get_by_role("button").first
    name = meant.inner_text().rsplit(" (", 1)[0]
    console.click(meant)
    expect(console.sheet.get_by_role("heading", name="Lo que cambia")).to_be_visible()
    shot(console.page, "corregir-eliminacion")
    console.does(console.sheet.get_by_role("button", name="Aceptar la corrección"))
    assert console.count <= 5
    expect(console.seat("Héctor León")).to_have_count(1)
    expect(console.seat(name)).to_have_count(0)


def test_a_prize_is_paid_in_two_clicks_signed_on_the_screen(night: Served, opens: Opens) -> None:
    """All prizes stand on one page; the strokes of the finger are kept and shown."""
    desk = Counted(opens((1024, 768)), night, "pagar", "pagos/")
    page = desk.page
    rows = page.locator(".prize-row")
    expect(rows).to_have_count(3)
    first = rows.first
    desk.click(first.get_by_text("Pagar"))
    surface = first.locator(".pad svg")
    surface.scroll_into_view_if_needed()
    box = surface.bounding_box()
    assert box
    page.mouse.move(box["x"] + 30, box["y"] + 60)
    page.mouse.down()
    for step in range(1, 12):
        page.mouse.move(box["x"] + 30 + 20 * step, box["y"] + 60 + (30 if step % 2 else -30))
    page.mouse.up()
    shot(page, "pagar-firma")
    desk.does(first.get_by_role("button", name="Pagado y firmado"))
    assert desk.count == 2
    expect(rows.first.get_by_text("entregado", exact=True)).to_be_visible()
    assert str(rows.first.locator(".ink path").get_attribute("d")).count("L") > 8
    shot(page, "pagos")
    expect(page.get_by_text("Pagar", exact=False).filter(visible=True).first).to_be_visible()


def test_a_prize_is_paid_at_the_console_in_two_clicks(night: Served, opens: Opens) -> None:
    console = Counted(opens(), night, "pagar", "direccion/premios/")
    last = console.page.locator(".prize-row").last
    console.click(last.get_by_text("Pagar"))
    told = console.does(last.get_by_role("button", name="Pagado y firmado"))
    assert console.count == 2
    assert "€" in told
    expect(console.page.locator(".prize-row").last.get_by_text("entregado", exact=True)).to_be_visible()


def test_where_the_sheet_wants_it_another_person_confirms_a_payment(night: Served, opens: Opens) -> None:
    desk = Counted(opens((1024, 768)), night, "cuatro-ojos", "pagos/", "caja")
    row = desk.page.locator(".prize-row").first
    row.get_by_text("Pagar").click()
    row.get_by_role("button", name="Pagado y firmado").click()
    waits = desk.page.locator(".waiting-money")
    expect(waits).to_contain_text("tiene que confirmarlo otra persona")
    expect(waits.get_by_role("button", name="Confirmar")).to_be_disabled()
    expect(desk.page.get_by_text("entregado", exact=True)).to_have_count(0)
    shot(desk.page, "cuatro-ojos-caja")
    director = Counted(opens(), night, "cuatro-ojos")
    card = director.page.locator(".console-side .proposal").filter(has_text="Entregar el premio")
    shot(director.page, "cuatro-ojos-consola")
    card.get_by_role("link").first.click()
    director.page.locator(".waiting-money").get_by_role("button", name="Confirmar").click()
    expect(director.page.get_by_text("entregado", exact=True)).to_have_count(1)
    expect(director.page.locator(".waiting-money")).to_have_count(0)


def test_the_wizard_never_says_there_are_no_errors_while_a_field_is_wrong(
    night: Served, opens: Opens
) -> None:
    """The review goes on while a field is wrong, and names it by its label."""
    page = Counted(opens(), night, "ficha").page
    page.goto(f"{night.url}/nuevo/plantilla/club-night/?lang=es")
    review = page.locator("#review")
    page.get_by_label("Dirección en la sala").fill("Noche Ñ")
    expect(review).to_contain_text("Dirección en la sala Escriba la dirección")
    expect(review).not_to_contain_text("Sin errores")
    page.locator("[name='levels[8].big_blind']").fill("100")
    expect(review.locator("[data-path^='levels[8]']").first).to_be_visible()
    shot(page, "asistente-errores")


def test_an_entry_is_sold_with_some_letters_and_enter(night: Served, opens: Opens) -> None:
    desk = Counted(opens(), night, "inscribir", "inscripcion/")
    desk.page.locator("#q").fill("cruz vic")
    desk.press("Enter")
    expect(desk.page.locator("#shown .sale")).to_contain_text("Víctor Cruz")
    assert desk.count == 1


def test_what_the_laptop_hands_out_leads_where_phones_find_the_room(night: Served, opens: Opens) -> None:
    director = Person(opens(), night.url, "inscribir")
    director.sign_in("direccion")
    director.open("jugadores/p1/enlace/").get_by_role("button", name="Crear enlace").click()
    link = director.page.locator(".link-text").input_value()
    assert link.startswith(f"{NETWORK}/j/")
    expect(director.page.locator(".qr svg")).to_be_visible()
    expect(director.page.get_by_role("note")).to_have_count(0)
    phone = opens(PHONE)
    phone.goto(link.replace(NETWORK, night.url))
    expect(phone.locator(".my-top")).to_contain_text("Verónica Castro")
