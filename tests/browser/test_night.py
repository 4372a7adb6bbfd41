"""A director's night of twenty-seven players, from the first visit to the last prize, with the words of the
guide: the director's console and the desk in Spanish, the floor's phone in English. The server is killed in
the middle of it."""

import os
import re
import signal
import unicodedata
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, TV, Opens
from tests.support.people import PASSWORD, Desk, Director, Person
from tests.support.served import Served

pytestmark = pytest.mark.slow

STREAM = "jueves"
NAMES = (
    "Verónica Castro", "José Ángel Muñoz", "Núria Ruiz", "Álvaro Ruiz", "Óscar Rey", "Iñaki Gómez",
    "Ana López", "Begoña Sáez", "Carlos Núñez", "Débora Gil", "Elías Mañas", "Fátima Peña",
    "Gonzalo Ibáñez", "Héctor León", "Inés Santos", "Jordi Ferrer", "Karina Vidal", "Lorenzo Díaz",
    "Marta Coll", "Noelia Prieto", "Olga Serra", "Pablo Costa", "Quim Roca", "Rosa Marín", "Sonia Méndez",
    "Teo Campos",
)  # fmt: skip
LATE = "Víctor Cruz"
PAID = 12


def plain(name: str) -> str:
    """As one types it in a hurry: no capitals, no accents."""
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()


class Console(Director):
    """A director who works with the map of tables, the players' cards and the proposals."""

    @property
    def sheet(self) -> Locator:
        return self.page.locator("#sheet-body")

    @property
    def strip(self) -> Locator:
        return self.page.locator(".console-strip")

    def seat(self, name: str) -> Locator:
        return self.page.locator(f".seat[title^='{name} ·']")

    def at(self, table: int) -> dict[str, int]:
        """Who sits at a table, with the chips the map tells."""
        told = [
            str(one.get_attribute("title")).split(" · ")
            for one in self.page.locator(f".tile[data-table='{table}'] button.seat").all()
        ]
        return {name: int(re.sub(r"\D", "", chips)) for name, chips, *_ in told}

    def sizes(self) -> dict[int, int]:
        return {
            int(str(one.get_attribute("data-table"))): one.locator("button.seat").count()
            for one in self.page.locator(".tile").all()
        }

    def out(self, table: int) -> str:
        """The smallest stack of a table goes out to the largest."""
        stacks = self.at(table)
        name = min(stacks, key=lambda one: stacks[one])
        winner = max((one for one in stacks if one != name), key=lambda one: stacks[one])
        self.seat(name).click()
        card = self.sheet.get_by_role("form", name="Eliminado")
        self.done(card.get_by_role("button", name=winner).click)
        self.close()
        expect(self.seat(name)).to_have_count(0)
        return name

    def arrived(self, table: int) -> None:
        """Whoever is on the way to the table is there."""
        button = self.table(table).get_by_role("button", name=re.compile("han? llegado"))
        self.press(button)
        expect(button).to_have_count(0)
        self.close()

    def proposed(self, words: str) -> Locator:
        card = self.page.locator(".proposals .proposal").filter(has_text=words).first
        expect(card).to_be_visible()
        return card


class Floor(Person):
    """A floor person with a phone, in English."""

    def sign_in(self, username: str) -> None:
        self.page.goto(f"{self.url}/entrar/?lang=en")
        self.page.get_by_label("User name").fill(username)
        self.page.get_by_label("Password").fill(PASSWORD)
        self.page.get_by_role("main").get_by_role("button", name="Sign in").click()
        expect(self.page.get_by_role("button", name="Sign in")).to_have_count(0)

    def does(self, button: Locator) -> None:
        with self.page.expect_response(lambda one: "x-torneo-status" in one.headers) as info:
            button.click()
        assert info.value.headers["x-torneo-status"] == "200", info.value.text()


def test_the_night(room: Served, opens: Opens) -> None:
    director = Console(opens(), room.url, STREAM)
    director.first_account()
    published(director)
    staffed(director)
    desk = Desk(opens(), room.url, STREAM)
    desk.sign_in("caja")
    registered(desk)
    seated(director)
    wall = Person(opens(TV, alone=True), room.url, STREAM).open("pantalla/")
    begun(director, wall)
    first_level(director, desk)
    floor = Floor(opens(PHONE, lang="en"), room.url, STREAM)
    floor.sign_in("sala")
    balanced(director, floor)
    penalised(floor)
    break_and_race(director, wall)
    killed_and_started_again(room, director, wall, [director.page, floor.page, desk.page])
    down_to_the_bubble(director)
    bubble(director, desk.page, wall)
    final_table(director)
    shared(director)
    over(director, desk.page, wall)
    assert "bien" in room.torneo("journal", "verify")


def published(director: Console) -> None:
    """Step 1 of the guide: template, book, prices; publishing opens registration."""
    page = director.page
    page.get_by_role("link", name="Nuevo torneo").click()
    page.get_by_role("link", name=re.compile("Noche de club")).click()
    page.get_by_label("Dirección en la sala").fill(STREAM)
    page.get_by_label("Nombre", exact=True).first.fill("Noche del jueves")
    page.get_by_label("Entrada (a premios)").fill("50")
    page.get_by_label("Comisión de la casa").first.fill("10")
    zone = ZoneInfo(page.locator("[name='zone']").input_value())
    starts = datetime.now(zone) + timedelta(hours=1)
    page.locator("[name='days[0].flights[0].starts']").fill(f"{starts:%Y-%m-%dT%H:%M}")
    page.locator("[name='payout.places']").fill(str(PAID))
    page.locator("[name='payout.places_percent']").fill("")
    for role in ("tournament_director", "floor", "dealer"):
        page.locator(f"[name='staff.{role}']").fill("Ana Ruiz")
    page.get_by_role("button", name="Crear el torneo").press("Enter")
    expect(page.get_by_role("heading", name="Noche del jueves")).to_be_visible()
    page.get_by_role("button", name="Publicar y abrir la inscripción").click()
    expect(page.get_by_text("inscripción abierta").first).to_be_visible()


def staffed(director: Console) -> None:
    """Each with an account of their own."""
    director.gives_account("caja", "Sara Luna", "desk")
    director.gives_account("sala", "Luis Gil", "floor")


def registered(desk: Desk) -> None:
    """Step 2: the club's list as its spreadsheet writes it; then letters without accents and Enter."""
    rows = "".join(f"{name};D{100 + place};1990-01-05\n" for place, name in enumerate(NAMES))
    page = desk.open("inscripcion/")
    page.get_by_role("link", name="Importar jugadores").click()
    page.locator("input[type=file]").set_input_files(
        {"name": "socios.csv", "mimeType": "text/csv",
         "buffer": f"Nombre;Documento;Nacimiento\n{rows}".encode("latin-1")}
    )  # fmt: skip
    page.get_by_role("button", name="Leer el archivo").click()
    page.get_by_role("button", name=f"Importar {len(NAMES)} jugadores").click()
    expect(page.locator("main")).to_contain_text(f"{len(NAMES)} jugadores importados")
    desk.open("inscripcion/")
    box = page.locator("#q")
    for name in NAMES:
        box.fill(plain(name))
        box.press("Enter")
        expect(page.locator("#shown .sale").filter(has_text=name)).to_be_visible()
        expect(box).to_have_value("")


def seated(director: Console) -> None:
    """Step 3: the proposals lead through it, and the clock has not started."""
    page = director.open("direccion/")
    director.accept("Abrir las mesas 1 a 3")
    director.proposed("Sortear los asientos")
    director.accept("Sortear los asientos")
    director.proposed("Imprimir las tarjetas de asiento").get_by_role("link", name="Ir a hacerlo").click()
    cards = page.locator("section, article").filter(
        has=page.get_by_role("heading", name="Tarjetas de asiento")
    )
    with page.expect_popup() as printed:
        cards.first.get_by_role("button", name="Abrir PDF").click()
    printed.value.close()
    director.open("direccion/")
    expect(director.strip).to_contain_text("Sin empezar")
    assert sorted(director.sizes().values()) == [8, 9, 9]


def begun(director: Console, wall: Page) -> None:
    director.press(director.strip.get_by_role("button", name="Empezar la sesión"))
    expect(director.strip).to_contain_text("Nivel 1")
    expect(wall.locator(".wall")).to_have_attribute("data-level", "1")


def first_level(director: Console, desk: Desk) -> None:
    """Somebody goes out and comes back; somebody comes late. The room's own draw halts no table."""
    page = director.page
    gone = director.out(2)
    page.keyboard.press("/")
    page.locator("#find").fill(plain(gone))
    page.locator("#found .pick").first.click()
    director.done(director.sheet.get_by_role("button", name="Reentrada").click)
    director.close()
    expect(director.seat(gone)).to_have_count(1)
    desk.open("inscripcion/")
    expect(desk.enter(LATE, "D999")).to_contain_text("En juego")
    expect(director.seat(LATE)).to_have_count(1)
    assert sorted(director.sizes().values()) == [9, 9, 9]
    director.proposed("Abrir la mesa 4")  # every seat is taken and registration is open
    expect(page.locator(".tile").get_by_text("detenida")).to_have_count(0)
    expect(director.strip).to_contain_text("27 / 28")


def balanced(director: Console, floor: Floor) -> None:
    """Three go out at one table: the book's move is proposed, shown before it is made, and seen to by the
    floor's phone."""
    for _ in range(3):
        director.out(1)
    director.accept("Equilibrar las mesas")
    expect(director.page.locator(".tile[data-table='1'] button.seat")).to_have_count(7)
    page = floor.open("floor/")
    moves = page.get_by_role("button", name="Has arrived")
    expect(moves).to_have_count(1)
    floor.does(moves)
    expect(moves).to_have_count(0)
    expect(director.page.locator(".proposals")).to_contain_text("Nada pendiente")


def penalised(floor: Floor) -> None:
    """On the phone, in English: what happened by words, the player by name, the book's own penalties."""
    page = floor.page
    page.get_by_label("Infraction: words or number of the clause").fill("phone")
    page.get_by_role("button", name="No phone calls").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Player").fill("jordi")
    dialog.get_by_label("What happened").fill("Talks on the phone in the middle of a hand")
    dialog.get_by_label("Who saw it").fill("the dealer")
    floor.does(dialog.get_by_role("button", name="Record"))
    form = dialog.locator("form").filter(has=page.get_by_role("button", name="Missed hands"))
    form.get_by_label("Hands").fill("2")
    form.get_by_label("Reason").fill("Asked twice to stop")
    form.get_by_role("button", name="Missed hands").click()
    expect(dialog).to_contain_text("Penalty for Jordi Ferrer: missed hands (2 hands)")
    floor.does(dialog.get_by_role("button", name="Accept"))


def break_and_race(director: Console, wall: Page) -> None:
    """Level after level in one click; the break comes at the end of the sixth; the smallest chips are raced
    off table by table with the odd chips typed."""
    page = director.page
    director.section("Reloj")
    for level in range(2, 7):
        director.done(page.get_by_role("button", name=f"Nivel {level} ▸").click)
        expect(director.strip).to_contain_text(f"Nivel {level}")
    director.accept("Anunciar el descanso")
    director.section("Reloj")
    director.give("Poner el nivel", level=6, seconds=1, why="Se acaba el nivel")
    expect(director.strip).to_contain_text("Descanso")
    expect(wall.locator(".wall")).to_contain_text("Descanso", ignore_case=True)
    director.proposed("Canje de las fichas de 25")
    director.section("Fichas")
    for table, odd in ((1, (3, 1)), (2, (2, 2)), (3, (3, 2, 3))):
        form = page.locator("form").filter(has=page.get_by_role("button", name=f"Canje en la mesa {table}"))
        for place, count in enumerate(odd):
            form.locator("[name^='odd.']").nth(place).fill(str(count))
        director.press(form.get_by_role("button", name=f"Canje en la mesa {table}"))
    expect(page.get_by_role("row").filter(has_text="fuera de juego")).to_contain_text("25")
    expect(page.locator("#work")).to_contain_text("En stacks conocidos: 280.000")
    director.accept("Publicar los premios")


def killed_and_started_again(room: Served, director: Console, wall: Page, others: list[Page]) -> None:
    """Nothing is lost, and the wall comes back by itself."""
    director.section("Mesas")
    before = director.page.locator("#work").inner_text()
    for page in others:
        page.goto("about:blank")  # they would say that nobody answers
    os.kill(room.serving(), signal.SIGKILL)
    room.stop()
    room.start()
    director.open("direccion/")
    assert director.page.locator("#work").inner_text() == before
    expect(director.strip).to_contain_text("Descanso")
    expect(wall.locator(".net .off")).to_be_hidden()
    director.press(director.strip.get_by_role("button", name="Acabar el descanso"))
    expect(wall.locator(".wall")).to_have_attribute("data-level", "7")


def down_to_the_bubble(director: Console) -> None:
    """One table is broken on the way, with its players shown where to go first."""
    while sum(director.sizes().values()) > 18:
        sizes = director.sizes()
        director.out(max(sizes, key=lambda table: sizes[table]))
    director.accept("Cerrar la mesa")
    expect(director.page.locator(".tile")).to_have_count(2)
    for table in director.sizes():
        director.arrived(table)
    while sum(director.sizes().values()) > PAID + 1:
        sizes = director.sizes()
        director.out(max(sizes, key=lambda table: sizes[table]))


def bubble(director: Console, public: Page, wall: Page) -> None:
    """Hand for hand; the signal is the director's. Two go out at two tables in one round and share a place;
    the tables count heads before anybody says "in the money"."""
    page = director.page
    expect(wall.locator(".wall")).to_contain_text("Mano por mano", ignore_case=True)
    director.section("Burbuja")
    expect(page.locator("#work")).to_contain_text("caen en la misma ronda caen a la vez")
    director.section("Mesas")
    director.accept("Señal para la siguiente ronda")
    tables = list(director.sizes())
    gone = [director.out(table) for table in tables]
    director.section("Burbuja")
    for table in tables:
        row = page.get_by_role("row").filter(has_text=f"Mesa {table}")
        director.press(row.get_by_role("button", name="Mano acabada"))
    for table in tables:
        director.accept(f"La mesa {table} tiene")
    expect(wall.locator(".wall")).not_to_contain_text("Mano por mano", ignore_case=True)
    public.goto(f"{director.url}/e/{STREAM}/resultados/")
    for name in gone:
        row = public.get_by_role("row").filter(has_text=name)
        expect(row).to_contain_text("empate de 2")
        expect(row).to_contain_text(str(PAID))


def final_table(director: Console) -> None:
    director.section("Mesas")
    sizes = director.sizes()
    director.out(max(sizes, key=lambda table: sizes[table]))
    director.accept("Formar la mesa final")
    expect(director.page.locator(".tile")).to_have_count(1)
    (table,) = director.sizes()
    if director.table(table).get_by_role("button", name=re.compile("han? llegado")).count():
        director.arrived(table)
    director.close()
    for _ in range(7):
        director.out(table)


def shared(director: Console) -> None:
    """The last who went out was somebody else: put right, with the money. Then the three who are left share
    what there is, and the agreed deal is what the director is asked for first."""
    page = director.page
    director.section("Diario")
    row = page.locator(".journal li").filter(has_text="queda fuera").first
    wrong = row.inner_text().split(" queda fuera")[0].splitlines()[-1]
    row.get_by_role("button", name="Corregir").click()
    right = director.sheet.get_by_role("group", name="Quien salió fue").get_by_role("button").first
    name = right.inner_text().rsplit(" (", 1)[0]
    right.click()
    expect(director.sheet.get_by_role("heading", name="Lo que cambia")).to_be_visible()
    director.done(director.sheet.get_by_role("button", name="Aceptar la corrección").click)
    director.close()
    director.section("Mesas")
    expect(director.seat(wrong)).to_have_count(1)
    expect(director.seat(name)).to_have_count(0)
    director.section("Premios")
    director.give("Proponer", kind="icm")
    for vote in page.locator("select[name^='votes.']").all():
        vote.select_option("true")
    director.give("Contar los votos")
    first = page.locator(".proposals .proposal").first
    expect(first).to_contain_text("Acuerdo de premios entre los finalistas")
    first.get_by_role("button", name="Decidir").click()
    expect(director.sheet.get_by_role("button", name="Se aprueba el acuerdo").first).to_be_visible()
    director.give("Se aprueba el acuerdo", director.sheet, why="Lo piden los tres")
    director.accept("Terminar por el pacto")


def over(director: Console, public: Page, wall: Page) -> None:
    """Step 7: what is left to do is proposed; every prize is paid, the draws can be checked by anybody."""
    page = director.page
    expect(wall.locator(".podium li").first).to_contain_text("€")
    director.accept("Revelar la semilla")
    director.proposed("Pagar los premios").get_by_role("link", name="Ir a hacerlo").click()
    rows = page.locator(".prize-row")
    expect(rows).to_have_count(PAID + 1)
    for place in range(PAID + 1):
        rows.nth(place).get_by_text("Pagar").click()
        director.done(rows.nth(place).get_by_role("button", name="Pagado y firmado").click)
        expect(rows.nth(place).get_by_text("entregado", exact=True)).to_be_visible()
    expect(page.locator(".proposals")).to_contain_text("Nada pendiente")
    public.goto(f"{director.url}/e/{STREAM}/resultados/")
    for name in (*NAMES, LATE):
        expect(public.locator("main")).to_contain_text(name)
