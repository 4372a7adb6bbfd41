"""A whole small event through the real server: director, desk, screen and player at their pages at once, in
Spanish, from the first account to the last prize."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, TV, Opens
from tests.support.people import Desk, Director, Person
from tests.support.served import Served

pytestmark = pytest.mark.slow

STREAM = "copa-norte"
NAMES = ("Alba Ríos", "Bruno Sanz", "Carla Mora", "Diego Paz", "Elena Gil", "Fabio Cruz", "Gema Soto",
         "Hugo Vera", "Irene Lago")  # fmt: skip
STACK = 10_000


def test_a_whole_event(room: Served, opens: Opens) -> None:
    director = Director(opens(), room.url, STREAM)
    director.first_account()
    prepared(director)
    staffed(director)

    desk = Desk(opens(), room.url, STREAM)
    desk.sign_in("caja")
    desk.open("inscripcion/")
    for number, name in enumerate(NAMES):
        desk.enter(name, f"D-{1000 + number}")
    screen = Person(opens(TV, alone=True), room.url, STREAM)
    screen.open("pantalla/")
    expect(screen.page.locator(".wall")).to_contain_text("9")

    started(director, screen.page)
    going = next_to_break(director)
    player = Person(opens(PHONE), room.url, STREAM)
    own_page(desk, player, going[1])
    penalised(director)
    clock_is_live(director, screen.page)
    clock_goes_on_alone(director, screen.page)
    broken_table(director, going[0], player.page, screen.page)
    prizes_published(director, screen.page)
    bubble(director, screen.page)
    corrected(director)
    deal(director)
    paid(director, desk, screen.page, player.page)


def prepared(director: Director) -> None:
    """From a template: a small event of four-handed tables that pays four."""
    page = director.page
    page.get_by_role("link", name="Nuevo torneo").click()
    page.get_by_role("link", name=re.compile("Noche de club")).click()
    page.locator("[name=id]").fill(STREAM)
    page.locator("[name=name]").fill("Copa Norte")
    page.locator("[name=seats_per_table]").fill("4")
    page.locator("[name='payout.places']").fill("4")
    page.locator("[name='payout.places_percent']").fill("")
    for role in ("tournament_director", "floor", "dealer"):
        page.locator(f"[name='staff.{role}']").fill("Ana Ruiz")
    page.get_by_role("button", name="Crear el torneo").press("Enter")
    expect(page.get_by_role("heading", name="Copa Norte")).to_be_visible()
    page.get_by_role("button", name="Publicar y abrir la inscripción").click()
    expect(page.get_by_text("inscripción abierta").first).to_be_visible()


def staffed(director: Director) -> None:
    director.gives_account("caja", "Sara Luna", "desk")


def started(director: Director, screen: Page) -> None:
    """Tables opened, seats drawn, the first level under way."""
    director.open("direccion/reloj/")
    director.give("Abrir mesas", table=1, until=3)
    director.give("Sortear los asientos")
    director.section("Mesas")
    expect(director.page.locator(".tile")).to_have_count(3)
    director.section("Reloj")
    director.give("Empezar la sesión")
    expect(screen.locator(".wall")).to_have_attribute("data-level", "1")
    expect(screen.locator("[data-main]")).to_have_text(re.compile(r"19:\d\d"))


def own_page(desk: Desk, player: Person, name: str) -> None:
    """The desk gives a player a private link; behind it is the seat, without an account."""
    desk.page.locator("#q").fill(name)
    desk.page.locator("#q").press("Enter")
    card = desk.page.locator("#shown .person")
    expect(card).to_contain_text("Mesa")
    card.get_by_role("button", name="Enlace y QR").click()
    link = desk.page.locator(".link-text").input_value()
    player.page.goto(link)
    expect(player.page.locator(".my-top")).to_contain_text(name)
    table, seat = player.page.locator(".where-i-sit b").all_inner_texts()
    desk.open("asientos/")
    expect(desk.page.get_by_role("listitem").filter(has_text=name)).to_contain_text(
        re.compile(rf"{table}\D+{seat}")
    )


def next_to_break(director: Director) -> tuple[int, str]:
    """The table the book breaks next, and somebody who sits there."""
    director.section("Mesas")
    tile = director.page.locator(".tile").filter(has_text="se cierra la próxima")
    number = int(str(tile.get_attribute("data-table")))
    title = str(tile.locator("button.seat").first.get_attribute("title"))
    return number, title.split(" · ")[0]


def penalised(director: Director) -> None:
    """A phone at the table: the clause is found, the infraction recorded, a penalty of the book given."""
    director.section("Disciplina")
    page = director.page
    page.get_by_label("Cláusula del libro").fill("teléfono")
    page.locator("#clauses button").first.click()
    sheet = page.locator("#sheet-body")
    seated = sheet.locator("datalist option").first.get_attribute("value")
    director.give("Anotar", sheet, entry=seated, facts="ok", seen_by="Ana")
    director.close()
    page.get_by_role("button", name="Responder").click()
    expect(sheet.locator("form.act").first).to_be_visible()
    director.give("Advertencia", sheet, why="ok")
    director.close()
    expect(page.locator("main")).to_contain_text("Ninguna infracción espera respuesta.")


def clock_is_live(director: Director, screen: Page) -> None:
    """A new level is on the wall by itself; how soon is measured by `torneo bench room`."""
    for level in (2, 3, 4):
        director.open("direccion/reloj/")
        director.give("Poner el nivel", level=level, seconds=600, why="ok")
        expect(screen.locator(".wall")).to_have_attribute("data-level", str(level))


def seconds(page: Page) -> int:
    minutes, rest = page.locator("[data-main]").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def clock_goes_on_alone(director: Director, screen: Page) -> None:
    """Without the network the screen says so and counts on; back again it shows what it has missed."""
    screen.context.set_offline(True)
    expect(screen.locator(".net .off")).to_be_visible()
    before = seconds(screen)
    expect(screen.locator("[data-main]")).not_to_have_text(clock_text(before))
    assert 0 < before - seconds(screen) < 60
    director.open("direccion/reloj/")
    director.give("Poner el nivel", level=5, seconds=900, why="ok")
    expect(screen.locator(".wall")).to_have_attribute("data-level", "4")
    screen.context.set_offline(False)
    expect(screen.locator(".wall")).to_have_attribute("data-level", "5")
    expect(screen.locator(".net .off")).to_be_hidden()


def clock_text(left: int) -> str:
    return f"{left // 60:02}:{left % 60:02}"


def broken_table(director: Director, table: int, player: Page, screen: Page) -> None:
    """Somebody is out, all fit at fewer tables: one is broken, and its players are told where to go."""
    other = 1 if table != 1 else 2
    before = player.locator(".where-i-sit b").all_inner_texts()
    director.loses(other)
    expect(screen.locator(".facts")).to_contain_text("8/9")
    director.give("Cerrar la mesa", director.table(table))
    expect(player.locator(".my-move .go")).to_be_visible()
    after = player.locator(".where-i-sit b").all_inner_texts()
    assert after[0] != before[0]
    assert before[0] == str(table)
    expect(screen.locator(".ribbon")).to_contain_text(f"mesa {table}")
    for number in tables(director):
        arrived = director.table(number).get_by_role("button", name=re.compile("han? llegado"))
        if arrived.count():
            director.press(arrived)
            expect(arrived).to_have_count(0)
    expect(player.locator(".my-move .go")).to_have_count(0)
    assert player.locator(".where-i-sit b").all_inner_texts() == after


def tables(director: Director) -> list[int]:
    director.close()
    director.section("Mesas")
    return [int(str(one.get_attribute("data-table"))) for one in director.page.locator(".tile").all()]


def prizes_published(director: Director, screen: Page) -> None:
    director.section("Reloj")
    director.give("Cerrar la inscripción", why="ok")
    director.section("Premios")
    director.give("Publicar los premios")
    expect(screen.locator(".facts .money")).to_contain_text("4")


def bubble(director: Director, screen: Page) -> None:
    """Down to one from the money; then hand for hand until it bursts, and everybody sits at one table. What
    the book orders at this point the program begins by itself; the signal is the director's."""
    first, second = tables(director)
    for number in (first, second, first):
        director.loses(number)
    director.section("Burbuja")
    expect(screen.locator(".wall")).to_contain_text("Mano por mano", ignore_case=True)
    director.accept("Señal para la siguiente ronda")
    for number in (first, second):
        row = director.page.get_by_role("row").filter(has_text=f"Mesa {number}")
        expect(row).to_contain_text("por empezar")
    director.loses(second)
    director.hand(first, {})
    expect(screen.locator(".facts")).to_contain_text("4/9")
    director.section("Burbuja")
    for number in (first, second):
        row = director.page.get_by_role("row").filter(has_text=f"Mesa {number}")
        confirm = row.get_by_role("button", name="Confirmar")
        if confirm.count():
            director.press(confirm)
    expect(screen.locator(".wall")).not_to_contain_text("Mano por mano", ignore_case=True)
    director.section("Mesas")
    director.give("Formar la mesa final", table=first)
    expect(director.page.locator(".tile")).to_have_count(1)
    sheet = director.table(first)
    while sheet.get_by_role("button", name="ha llegado").count():
        left = sheet.get_by_role("button", name="ha llegado").count()
        director.give("ha llegado", sheet)
        expect(sheet.get_by_role("button", name="ha llegado")).to_have_count(left - 1)


def corrected(director: Director) -> None:
    """A result written down wrongly is undone; an older one is amended, its consequences shown first."""
    (table,) = tables(director)
    stacks = director.stacks(table)
    winner, loser = max(stacks, key=lambda seat: stacks[seat]), min(stacks, key=lambda seat: stacks[seat])
    director.hand(table, {winner: stacks[winner] - 500, loser: stacks[loser] + 500})
    director.close()
    page, sheet = director.page, director.page.locator("#sheet-body")
    recent = page.locator(".console-recent li")
    recent.first.get_by_role("button", name="Deshacer").click()
    expect(sheet.get_by_role("heading", name="Deshacer lo último")).to_be_visible()
    sheet.get_by_label("Motivo").fill("ok")
    director.done(sheet.get_by_role("button", name="Deshacer", exact=True).click)
    director.close()
    expect(recent.nth(1)).to_contain_text("deshecho")
    assert director.stacks(table) == stacks
    director.close()

    director.hand(table, {winner: stacks[winner] - 1_000, loser: stacks[loser] + 1_000}, start=False)
    director.close()
    director.section("Reloj")
    director.give("Parar")
    director.section("Diario")
    row = page.locator(".journal li").filter(has_text="mano").filter(has=page.get_by_role("button")).first
    row.get_by_role("button", name="Corregir").click()
    expect(sheet.locator(".wrong-other[open]")).to_be_visible()
    expect(sheet.locator(f"[name='stacks.{winner}']")).to_have_value(str(stacks[winner] - 1_000))
    sheet.locator(f"[name='stacks.{winner}']").fill(str(stacks[winner] - 1_500))
    sheet.locator(f"[name='stacks.{loser}']").fill(str(stacks[loser] + 1_500))
    sheet.locator(".wrong-other").get_by_role("button", name="Ver lo que cambia").click()
    expect(sheet.locator(".told")).to_contain_text("en lugar de")
    director.done(sheet.get_by_role("button", name="Aceptar la corrección").click)
    director.close()
    now = director.stacks(table)
    assert now[winner] == stacks[winner] - 1_500
    assert now[loser] == stacks[loser] + 1_500
    director.close()


def deal(director: Director) -> None:
    """The four who are left share what there is by their chips, and the event is over."""
    director.section("Premios")
    page = director.page
    director.give("Proponer", kind="icm")
    for vote in page.locator("select[name^='votes.']").all():
        vote.select_option("true")
    director.give("Contar los votos")
    director.section("Premios")
    director.give("Se aprueba el acuerdo", why="ok")
    director.section("Premios")
    director.give("Terminar el torneo por el pacto")


def paid(director: Director, desk: Desk, screen: Page, player: Page) -> None:
    """The screen shows the champions, every prize is handed over, and anybody can read the results."""
    expect(screen.locator(".podium li").first).to_contain_text("€")
    director.section("Premios")
    page = director.page
    for _ in range(4):
        row = page.locator(".prize-row").filter(has=page.locator("details[name=pay]")).first
        row.get_by_text("Pagar").click()
        director.give("Pagado y firmado", within=row)
    expect(page.locator("main").get_by_text("entregado", exact=True)).to_have_count(4)
    desk.open("resultados/")
    for name in NAMES:
        expect(desk.page.locator("main")).to_contain_text(name)
    expect(player.locator(".place")).to_be_visible()
