"""What a director once met in the middle of a night and cursed: none of it comes back."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Opens
from tests.support.counted_night import LATE, NAMES
from tests.support.night_moments import REGULAR
from tests.support.people import Director, Person
from tests.support.served import Served

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("moments"), "serve")
    subprocess.run([sys.executable, "-m", "tests.support.night_moments", str(served.data)], check=True)
    with served:
        yield served


def at(page: Page, night: Served, stream: str, user: str = "direccion") -> Director:
    person = Director(page, night.url, stream)
    person.sign_in(user)
    return person


def sold(desk: Person, name: str) -> None:
    """Some letters and Enter."""
    box = desk.page.locator("#q")
    box.fill(name)
    box.press("Enter")
    expect(desk.page.locator("#shown .sale")).to_contain_text(name)


def sizes(page: Page) -> list[int]:
    return sorted(int(str(one.get_attribute("data-players"))) for one in page.locator(".tile").all())


def test_the_clock_waits_for_the_director_although_its_hour_has_come(night: Served, opens: Opens) -> None:
    director = at(opens(), night, "hora")
    page = director.open("direccion/")
    expect(page.locator(".proposals")).to_contain_text("Empezar la sesión")
    page.reload()
    expect(page.locator(".console-strip")).to_contain_text("Sin empezar")
    director.accept("Empezar la sesión")
    expect(page.locator(".console-strip")).to_contain_text("Nivel 1")


def test_late_entries_go_to_the_shortest_tables_and_no_table_is_stopped_or_closed(
    night: Served, opens: Opens
) -> None:
    director = at(opens(), night, "tarde")
    page = director.open("direccion/")
    assert sizes(page) in ([6, 6, 6, 7], [5, 6, 7, 7])
    desk = at(opens(), night, "tarde", "caja")
    desk.open("inscripcion/")
    sold(desk, LATE)
    sold(desk, REGULAR)
    expect(page.locator(f".seat[title^='{REGULAR} ·']")).to_have_count(1)
    assert sizes(page) == [6, 7, 7, 7]
    expect(page.locator(".tile").get_by_text("detenida")).to_have_count(0)
    expect(page.locator(".proposals")).not_to_contain_text("Cerrar la mesa")
    expect(page.locator(".proposals")).not_to_contain_text("Detener")


def test_the_desk_takes_back_its_own_sale_after_play_began(night: Served, opens: Opens) -> None:
    desk = at(opens(), night, "otra-noche", "caja")
    page = desk.open("inscripcion/")
    page.on("dialog", lambda dialog: dialog.accept())
    sold(desk, LATE)
    undo = page.locator("#shown .sale").get_by_role("button", name="Deshacer")
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator("#shown")).to_contain_text("Anulada")
    expect(page.locator(".side")).to_contain_text("16 dentro")


def test_a_regular_without_a_document_is_found_in_the_next_event(night: Served, opens: Opens) -> None:
    desk = at(opens(), night, "balas", "caja")
    page = desk.open("inscripcion/")
    page.locator("#q").fill("noelia prad")
    expect(page.locator("#found")).to_contain_text(REGULAR)
    expect(page.locator("#found")).to_contain_text("de otro torneo de la sala")


def test_each_bullet_is_told_apart_in_the_results(night: Served, opens: Opens) -> None:
    page = Person(opens(), night.url, "balas").open("resultados/")
    rows = page.get_by_role("row").filter(has_text="José Muñoz")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="entrada n.º 1")).to_have_count(1)
    expect(rows.filter(has_text="entrada n.º 2")).to_have_count(1)


def test_registration_is_opened_again_with_a_reason(night: Served, opens: Opens) -> None:
    desk = at(opens(), night, "cerrada", "caja")
    page = desk.open("inscripcion/")
    expect(page.locator(".windows")).to_contain_text("Cerrada")
    director = at(opens(), night, "cerrada")
    director.open("direccion/")
    director.section("Reloj")
    director.give("Reabrir la inscripción", level=8, why="Viene un autobús")
    expect(page.locator(".windows")).to_contain_text("Abierta")
    sold(desk, LATE)


def test_a_wrong_champion_and_the_prize_paid_are_put_right(night: Served, opens: Opens) -> None:
    director = at(opens(), night, "campeona")
    page = director.open("direccion/premios/")
    first = page.locator(".prize-row").first
    first.get_by_text("Pagar").click()
    director.done(first.get_by_role("button", name="Pagado y firmado").click)
    director.section("Diario")
    row = page.locator(".journal li").filter(has_text="queda fuera").first
    row.get_by_role("button", name="Corregir").click()
    page.locator("#sheet-body").get_by_role("button", name="Nadie salió").click()
    expect(page.locator("#sheet-body").get_by_role("heading", name="Lo que cambia")).to_be_visible()
    expect(page.locator("#sheet-body .warn-box")).to_contain_text("premio")
    director.done(page.locator("#sheet-body button.danger").click)
    director.section("Mesas")
    expect(page.locator("button.seat")).to_have_count(2)
    page.reload()  # the program does not end it again
    expect(page.locator("button.seat")).to_have_count(2)
    expect(page.locator(".top")).to_contain_text("en juego")


def test_the_shares_of_a_deal_are_round_as_the_prizes_are(night: Served, opens: Opens) -> None:
    director = at(opens(), night, "reparto")
    page = director.open("direccion/premios/")
    director.give("Proponer", kind="icm")
    deal = page.locator("section.card").filter(has=page.locator("select[name^='votes.']"))
    told = re.findall(r"([\d.,]+)\s€", deal.locator("table").first.inner_text())
    assert len(told) >= 3
    assert all(re.fullmatch(r"\d*0", one) for one in told), told


def test_a_form_takes_the_name_of_a_player_and_never_speaks_of_types(night: Served, opens: Opens) -> None:
    director = at(opens(), night, "cerrada")
    page = director.open("direccion/disciplina/")
    page.get_by_label("Cláusula del libro").fill("telefono")
    page.locator("main .pick").first.click()
    sheet = page.locator("#sheet-body")
    sheet.get_by_label("Jugador").fill("jordi")
    director.done(sheet.get_by_role("button", name="Anotar").click)
    expect(sheet).to_contain_text("Jordi Ferrer")


def test_every_page_leads_back_to_the_console_and_each_sees_their_own_doors(
    night: Served, opens: Opens
) -> None:
    director = at(opens(), night, "balas")
    for place in ("Inscripciones", "Papeles", "Resoluciones", "Floor"):
        director.open("direccion/")
        director.page.locator(".console-rail").get_by_role("link", name=place, exact=True).click()
        director.page.get_by_role("link", name="Consola").first.click()
        expect(director.page.locator(".console-rail")).to_be_visible()
    dealer = at(opens(), night, "balas", "crupier").page
    dealer.goto(night.url)
    doors = dealer.locator(".event", has_text="Torneo de prueba").first
    expect(doors.locator("a[href$='/crupier/']")).to_have_count(1)
    for place in ("direccion", "inscripcion", "floor"):
        expect(doors.locator(f"a[href$='/{place}/']")).to_have_count(0)


def test_a_template_lasts_as_long_as_it_says(night: Served, opens: Opens) -> None:
    page = at(opens(), night, "balas").page
    page.goto(f"{night.url}/nuevo/")
    template = page.get_by_role("link", name=re.compile("Noche de club"))
    shortest, longest = (int(one) for one in re.findall(r"de (\d) a (\d) horas", template.inner_text())[0])
    template.click()
    expect(page.locator("#review")).to_be_visible()
    text = page.locator("main").inner_text()
    starts = re.findall(r"Día 1 · .*?, (\d\d):(\d\d)", text)[0]
    hours = [
        ((int(hour) * 60 + int(minute) - int(starts[0]) * 60 - int(starts[1])) % 1440) / 60
        for hour, minute in re.findall(r"las (\d\d):(\d\d)", text)[:2]
    ]
    assert shortest - 0.5 <= hours[0] < hours[1] <= longest + 0.5


def test_a_sheet_with_errors_says_why_it_cannot_be_published(night: Served, opens: Opens) -> None:
    page = at(opens(), night, "balas").page
    page.goto(f"{night.url}/nuevo/plantilla/club-night/?lang=es")
    page.get_by_label("Dirección en la sala").fill("con-errores")
    page.get_by_label("Jugadores que se esperan").fill("27")
    page.locator("[name='levels[8].big_blind']").fill("100")
    expect(page.locator("#review")).not_to_contain_text("Sin errores")
    page.get_by_role("button", name="Crear el torneo").press("Enter")
    card = page.locator("section.card.alert").first
    expect(card.locator(".finding.error").first).to_be_visible()
    expect(card).not_to_contain_text("No falta nada")
    expect(card.get_by_role("button", name="Publicar")).to_be_disabled()
    expect(page.locator("main")).to_contain_text("27 entradas")


def test_what_happened_knows_who_is_to_act(night: Served, opens: Opens) -> None:
    """The ruling can be asked for without naming anybody again."""
    director = at(opens(), night, "otra-noche")
    director.open("direccion/")
    director.give("Empezar la mano", director.table(1))
    tablet = opens((1024, 768))
    at(tablet, night, "otra-noche", "crupier").open("mesa/1/crupier/")
    tablet.get_by_role("button", name="¿Qué pasó?").click()
    acts = tablet.get_by_role("navigation", name="Habla")
    expect(acts).to_contain_text(re.compile(r"\d\s+·\s+\w+"))


def test_who_waits_at_the_door_is_called_in_order_and_served(night: Served, opens: Opens) -> None:
    """From the poster's code on the phone to the seat card, printed in the same act."""
    desk = at(opens(), night, "puerta", "caja")
    page = desk.open("inscripcion/")
    phones = [opens(PHONE), opens(PHONE)]
    for phone, name in zip(phones, ("Zoe Marín", "victor cruz"), strict=True):
        phone.goto(f"{night.url}/e/puerta/cola/?lang=es")
        phone.get_by_label("Nombre y apellidos").fill(name)
        phone.get_by_role("button", name="Ponerme en la cola").click()
    expect(phones[0].locator("main [role=status]")).to_contain_text("Es su turno")
    expect(phones[1].locator("main [role=status]")).to_contain_text("Su puesto en la cola: 2")
    waits = page.locator("#door-line")
    expect(waits).to_contain_text("Cola (2)")
    page.context.add_init_script("window.print = () => document.documentElement.dataset.printed = 1")
    page.get_by_label("Imprimir al vender").check()
    waits.get_by_role("button", name="victor cruz", exact=True).click()
    page.locator("#found .hit.first").wait_for()
    page.locator("#q").press("Enter")
    paper = page.frame_locator("#paper")
    expect(paper.locator("html[data-printed]")).to_have_count(1)
    expect(paper.locator(".seatcard")).to_contain_text(LATE)
    expect(paper.locator(".seatcard .huge")).to_contain_text("Mesa")
    expect(paper.locator(".seatcard .qr svg")).to_have_count(1)
    expect(waits).to_contain_text("Cola (1)")
    waits.get_by_role("button", name="Quitar").click()
    expect(waits).to_contain_text("Nadie espera")
    phones[0].reload()
    expect(phones[0].locator("main [role=status]")).to_contain_text("Ya no está en la cola")


def test_the_code_of_a_players_page_is_scanned_at_the_desk(night: Served, opens: Opens) -> None:
    desk = at(opens(), night, "hora", "caja")
    desk.open("jugadores/p3/enlace/").get_by_role("button", name="Crear enlace").click()
    link = desk.page.locator(".link-text").input_value()
    page = desk.open("inscripcion/")
    page.locator("#q").fill(link)
    expect(page.locator("#found .hit")).to_have_count(1)
    expect(page.locator("#found")).to_contain_text(NAMES[2])
