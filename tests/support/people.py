"""People at their pages, in Spanish: a director at the console, somebody at the desk."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

PASSWORD = "un-caballo-verde"
#: Opens whatever a button with that label is folded away in.
_UNFOLD = """(root, label) => {
  for (const button of root.querySelectorAll("details:not([open]) button")) {
    if (button.textContent.includes(label)) button.closest("details").open = true;
  }
}"""


class Person:
    """Somebody with a browser. ``where``: the event's part of the addresses."""

    def __init__(self, page: Page, url: str, stream: str) -> None:
        self.page, self.url, self.stream = page, url, stream

    def open(self, place: str = "") -> Page:
        answer = self.page.goto(f"{self.url}/e/{self.stream}/{place}")
        assert answer is not None
        assert answer.status == 200, (place, answer.status)
        return self.page

    def sign_in(self, username: str) -> None:
        self.page.goto(f"{self.url}/entrar/")
        self.page.get_by_label("Usuario").fill(username)
        self.page.get_by_label("Contraseña").fill(PASSWORD)
        self.page.get_by_role("main").get_by_role("button", name="Entrar").click()
        expect(self.page.get_by_role("button", name="Salir")).to_be_visible()


class Director(Person):
    """At the console. ``give`` presses a button of a form; what it would change is accepted when it is
    shown first."""

    def first_account(self) -> None:
        self.page.goto(self.url)
        assert self.page.url.endswith("/primera-vez/")
        self.page.get_by_label("Nombre").fill("Ana Ruiz")
        self.page.get_by_label("Usuario").fill("ana")
        self.page.get_by_label("Contraseña").fill(PASSWORD)
        self.page.get_by_role("button", name="Crear la cuenta y entrar").click()
        expect(self.page.get_by_role("link", name="Nuevo torneo")).to_be_visible()

    def gives_account(self, username: str, name: str, role: str) -> None:
        """From the settings of the console."""
        page = self.open("direccion/ajustes/")
        page.get_by_role("link", name="Cuentas y funciones").click()
        form = page.locator("form").filter(has=page.get_by_role("button", name="Crear cuenta"))
        form.get_by_label("Usuario").fill(username)
        form.get_by_label("Nombre").fill(name)
        form.get_by_label("Contraseña").fill(PASSWORD)
        form.get_by_label("Función").select_option(role)
        form.get_by_role("button", name="Crear cuenta").click()
        expect(page.get_by_role("cell", name=username, exact=True)).to_be_visible()

    def section(self, name: str) -> None:
        self.close()
        self.page.locator(".console-rail").get_by_role("link", name=name, exact=True).click()
        expect(self.page.locator(".console-rail [aria-current=page]")).to_have_text(name)
        self.page.wait_for_load_state("load")

    def table(self, number: int) -> Locator:
        """The sheet of a table, opened from its picture."""
        if not self.page.locator(".tile").count():
            self.section("Mesas")
        self.close()
        self.page.locator(f".tile[data-table='{number}'] .felt").click()
        sheet = self.page.locator("#sheet-body")
        expect(sheet.locator(f"[data-refresh$='/mesa/{number}/']")).to_be_visible()
        return sheet

    def stacks(self, table: int) -> dict[int, int]:
        """Seats taken at a table and the chips in front of them."""
        found = self.table(table).locator("form.seats [data-had]")
        return {
            int(str(one.get_attribute("name")).split(".")[1]): int(str(one.get_attribute("data-had")))
            for one in found.all()
        }

    def loses(self, table: int, loser: int | None = None) -> None:
        """A hand in which a seat loses everything to another."""
        stacks = self.stacks(table)
        out = loser or min(stacks)
        winner = max(seat for seat in stacks if seat != out)
        self.hand(table, {out: 0, winner: stacks[winner] + stacks[out]})

    def close(self) -> None:
        if self.page.locator("#sheet[open]").count():
            self.page.locator("#sheet > .close").click()
            expect(self.page.locator("#sheet[open]")).to_have_count(0)

    def give(self, label: str, within: Locator | None = None, **fields: Any) -> None:
        """Fills in the form of the button, unfolding what it is under, and presses it."""
        place = within or self.page.locator("main")
        place.evaluate(_UNFOLD, label)
        button = place.get_by_role("button", name=label, exact=False).first
        form = button.locator("xpath=ancestor::form")
        for name, value in fields.items():
            control = form.locator(f"[name='{name}']")
            if control.evaluate("one => one.tagName") == "SELECT":
                control.select_option(str(value))
            else:
                control.fill(str(value))
        self.press(button)

    def press(self, button: Locator) -> None:
        """Presses, accepts what is shown first, and waits until it is done."""
        expect(button).to_be_enabled()
        looks_first = "/hacer/" not in str(button.locator("xpath=ancestor::form").get_attribute("hx-post"))
        if looks_first:
            with self.page.expect_response(lambda one: "/direccion/" in one.url):
                button.click()
            accept = self.page.locator("#sheet-body").get_by_role("button", name="Aceptar")
            expect(accept.or_(self.page.locator("#sheet-body .stop")).first).to_be_visible()
            refused = self.page.locator("#sheet-body .stop")
            assert not refused.count(), refused.first.inner_text()
            button = accept
        self.done(button.click)
        if looks_first:
            expect(self.page.locator("#sheet[open]")).to_have_count(0)

    def done(self, act: Callable[[], Any]) -> Response:
        """Waits for the answer of the command that ``act`` sends, which must not be a refusal, and until the
        page shows what came of it."""
        self.page.evaluate("document.getElementById('work')?.setAttribute('data-old', '')")
        with self.page.expect_response(lambda one: "x-torneo-status" in one.headers) as info:
            act()
        status = info.value.headers["x-torneo-status"]
        assert status == "200", (status, info.value.url, info.value.text())
        expect(self.page.locator("#work[data-old]")).to_have_count(0)
        return info.value

    def accept(self, title: str) -> None:
        """Accepts the proposal with these words in its title."""
        card = self.page.locator(".proposals .proposal").filter(has_text=title).first
        self.press(card.get_by_role("button", name="Aceptar"))

    def hand(self, table: int, stacks: dict[int, int], *, start: bool = True) -> None:
        """A hand of the table: begun, and its result written down seat by seat."""
        sheet = self.table(table)
        if start:
            self.give("Empezar la mano", sheet)
            expect(sheet.get_by_role("heading", name="Resultado de la mano")).to_be_visible()
        for seat, stack in stacks.items():
            sheet.locator(f"[name='stacks.{seat}']").fill(str(stack))
        self.press(sheet.get_by_role("button", name="Anotar el resultado"))


class Desk(Person):
    def enter(self, name: str, document: str) -> Locator:
        """A new player: name, Enter, document, Enter; the card of the sale."""
        box = self.page.locator("#q")
        box.fill(name)
        box.press("Enter")
        form = self.page.locator("#new[open] form")
        expect(form).to_be_visible()
        form.get_by_label("Documento").fill(document)
        form.get_by_label("Nacimiento").fill("31/12/1990")
        with self.page.expect_response(lambda one: "/inscripcion/nuevo/" in one.url) as info:
            form.get_by_label("Documento").press("Enter")
        assert info.value.headers.get("x-torneo-status") == "200", info.value.text()
        sale = self.page.locator("#shown .sale").filter(has_text=name)
        expect(sale).to_be_visible()
        return sale
