"""Corrections a tired director makes at the console, in Spanish, in at most six clicks each. What comes of
them is the night on which the right thing was recorded from the beginning."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.support.browsing import shot
from tests.support.mistakes import NIGHTS, PASSWORD
from tests.support.people import Person
from tests.support.same_history import same_history
from tests.support.served import Served

from torneo.journal.event_file import read_file
from torneo.journal.kinds import KINDS
from torneo.journal.line import Reader
from torneo.tournament import TOURNAMENT, Tournament, fold, problems
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.listing import prize_list

pytestmark = pytest.mark.slow
MOST = 6
#: What no page may say to people: data, names of the program's own fields and types.
_LEAKS = re.compile(r"[{}\[\]]|\b(int|str|None|True|False|null)\b|\b[a-z]+_[a-z_]+\b|\$\.|ValidationError")


@pytest.fixture(scope="module")
def mistakes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room in which each night is kept twice: with its mistake, and as it should have been."""
    folder = tmp_path_factory.mktemp("mistakes")
    served = Served(folder, "serve")
    subprocess.run([sys.executable, "-m", "tests.support.mistakes", str(served.data)], check=True)
    with served:
        yield served


class Clicks:
    """A director's console; every click is counted."""

    def __init__(self, page: Page, room: Served, stream: str) -> None:
        self.page, self.count = page, 0
        person = Person(page, room.url, stream)
        person.page.goto(f"{room.url}/entrar/")
        page.get_by_label("Usuario").fill("direccion")
        page.get_by_label("Contraseña").fill(PASSWORD)
        page.get_by_role("main").get_by_role("button", name="Entrar").click()
        expect(page.locator("form[action='/salir/']")).to_have_count(1)
        person.open("direccion/")
        self.sheet = page.locator("#sheet-body")

    def click(self, what: Locator) -> None:
        what.click()
        self.count += 1

    def wrong(self, text: str) -> None:
        """Opens what is to be corrected, from the last acts under the tables."""
        row = self.page.locator(".console-recent li").filter(has_text=text).first
        self.click(row.get_by_role("button", name="Corregir"))
        expect(self.sheet.get_by_role("heading", name="¿Qué está mal?")).to_be_visible()
        self.plain()

    def it_was(self, label: str, name: str = "") -> None:
        """Chooses what was wrong; every consequence is shown before anything is changed."""
        group = self.sheet.get_by_role("group", name=label) if name else self.sheet
        self.click(group.get_by_role("button", name=name or label))
        expect(self.sheet.get_by_role("heading", name="Lo que cambia")).to_be_visible()
        self.plain()

    def accept(self, name: str) -> None:
        with self.page.expect_response(lambda one: "x-torneo-status" in one.headers) as answer:
            self.click(self.sheet.get_by_role("button", name=name))
        assert answer.value.headers["x-torneo-status"] == "200", answer.value.text()
        assert self.count <= MOST

    def plain(self) -> None:
        """Words for people, and nothing else."""
        text = self.sheet.inner_text()
        assert not _LEAKS.search(text), _LEAKS.search(text)
        for control in self.sheet.locator("input:not([type=hidden]), textarea, option").all():
            said = str(control.get_attribute("value") or "") if control.get_attribute("list") else ""
            assert not re.search(r"[{}\[\]]", said), said


def state_of(room: Served, stream: str, folder: Path) -> Tournament:
    """The event as its journal has it."""
    file = folder / f"{stream}.jsonl"
    command = [sys.executable, "-m", "torneo", "journal", "export", stream, str(file)]
    env = {**os.environ, "TORNEO_DATA": str(room.data)}
    subprocess.run(command, env=env, check=True, capture_output=True)
    _, lines = read_file(file.read_bytes().splitlines(keepends=True))
    reader = Reader(TOURNAMENT)
    return fold([reader.happened(line) for line in lines])


def is_as_if_it_had_been_right(room: Served, stream: str, folder: Path) -> None:
    found, right = state_of(room, stream, folder), NIGHTS[stream](right=True)
    found.wall = right.state.wall  # what the computer's clock says meanwhile
    assert problems(found) == []
    assert found.ledger.points == right.state.ledger.points
    assert sum(one.stack for one in found.entries.values()) == found.ledger.points
    book = right.book
    assert places(found, book) == places(right.state, book)
    assert prize_list(found, book) == prize_list(right.state, book)
    assert same_history(found, right.state)
    assert KINDS["tournament"].problems(found) == []


@pytest.mark.parametrize(("size", "named"), [(DESKTOP, "escritorio"), (PHONE, "telefono")])
def test_what_may_have_been_wrong_is_read_on_any_screen(
    mistakes: Served, opens: Opens, size: tuple[int, int], named: str
) -> None:
    console = Clicks(opens(size), mistakes, "cierre-bien")
    console.wrong("queda fuera")
    shot(console.page, f"corregir-{named}")
    wide = console.page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    assert not wide


def test_the_wrong_elimination_two_hands_ago(mistakes: Served, opens: Opens, tmp_path: Path) -> None:
    console = Clicks(opens(), mistakes, "salida")
    console.wrong("Jugador 4 queda fuera")
    console.it_was("Quien salió fue", "Jugador 6 (asiento 4)")
    expect(console.sheet).to_contain_text("Puestos")
    expect(console.sheet).to_contain_text("Premios")
    shot(console.page, "corregir-salida")
    console.accept("Aceptar la corrección")
    is_as_if_it_had_been_right(mistakes, "salida", tmp_path)


def test_the_broken_table_with_arrivals_confirmed(mistakes: Served, opens: Opens, tmp_path: Path) -> None:
    """What stands in the way is listed, and taken back with it by one button."""
    console = Clicks(opens(PHONE), mistakes, "cierre")
    console.wrong("Se cierra la mesa 3")
    console.it_was("La mesa nunca se cerró")
    expect(console.sheet.locator(".gone li")).to_have_count(4)
    expect(console.sheet.locator(".gone")).to_contain_text("Jugador")
    shot(console.page, "corregir-cierre")
    console.accept("Corregir y retirar estos actos (4)")
    is_as_if_it_had_been_right(mistakes, "cierre", tmp_path)


def test_the_sale_to_the_wrong_person_after_play_began(
    mistakes: Served, opens: Opens, tmp_path: Path
) -> None:
    console = Clicks(opens(), mistakes, "venta")
    console.wrong("María Gil se inscribe")
    console.it_was("La compra era de", "Marta Gil")
    expect(console.sheet).to_contain_text("Marta Gil")
    shot(console.page, "corregir-venta")
    console.accept("Aceptar la corrección")
    is_as_if_it_had_been_right(mistakes, "venta", tmp_path)
