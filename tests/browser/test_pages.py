"""The main pages for everybody: by keyboard and screen reader, with weak eyes, on a phone, in Spanish and
English."""

import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.support.accessible import faults, focus_faults, phone_faults
from tests.support.served import Served

pytestmark = pytest.mark.slow

#: Pages of the event, and of the room.
PUBLIC = (
    "/", "/entrar/", "", "pantalla/", "pantalla/?vista=premios", "pantalla/?vista=asientos",
    "pantalla/?vista=mesas", "asientos/", "resultados/", "sorteos/", "/e/nothing/", "/j/",
)  # fmt: skip
STAFF = (
    "/", "/nuevo/", "/nuevo/plantilla/club-night/", "preparar/", "preparar/hoja/", "inscripcion/",
    "inscripcion/?q=an", "inscripcion/importar/", "inscripcion/tarjeta/3/", "direccion/",
    "direccion/pendientes/", "direccion/reloj/", "direccion/fichas/", "direccion/burbuja/",
    "direccion/premios/", "direccion/disciplina/", "direccion/diario/", "direccion/movimientos/",
    "direccion/recuento/", "direccion/ajustes/", "direccion/mesa/1/", "direccion/jugador/3/",
    "direccion/corregir/40/", "direccion/deshacer/", "floor/", "resoluciones/", "arbitraje/",
    "/arbitraje/", "pantallas/", "/copia/",
)  # fmt: skip
#: Screens people read from afar.
SCREENS = ("pantalla/", "pantalla/?vista=premios", "pantalla/?vista=mesas", "asientos/")
STREAM = "demo-1"
#: What the demonstration calls its own, and what players say, in one language only.
DATA = (
    "Demostración 1", "Sala de demostración", "Hold'em sin límite con ante de ciega grande.",
    "Hold'em sin límite, reglas TDA.", "Noche de club", "crupier", "torneo-demo",
    "voy con todo",
)  # fmt: skip
#: Names of games, the same in both languages: no draw of seats.
GAMES = ("juegos draw", "single draw", "triple draw")

#: Words that only one of the two languages has and that pages are made of. Names and the words of card rooms
#: everywhere (ante, stack, all-in, floor) are in neither list.
_SPANISH = """
    el los las del con para por que una sin hasta desde cada más también pero mesa mesas asiento asientos
    jugador jugadores nivel niveles ciega ciegas premio premios reloj descanso fichas ficha sorteo sorteos
    inscripción inscripciones diario ajustes motivo aceptar cancelar ahora siguiente próximo empezar
    cerrar abrir guardar buscar nombre documento quién qué cuándo dónde crupier dirección libro cláusula
    semilla compromiso puesto puestos tiempo minutos segundos entrar salir ninguna ninguno todavía mano manos
    botón reentrada reentradas recompra anotar corregir deshacer"""
_ENGLISH = """
    the and with for this that from until after before every more but not table tables seat seats player
    players level levels blind blinds prize prizes clock break chips chip draw draws entry entries event
    journal settings reason accept cancel now next start close open save search name document who what when
    where book clause seed commitment place places time minutes seconds none yet hand hands button undo amend
    record correct"""
SPANISH, ENGLISH = frozenset(_SPANISH.split()), frozenset(_ENGLISH.split())
_WORD = re.compile(r"[^\W\d_]+")


@pytest.fixture(scope="module")
def pages(browser: Browser, demo: Served) -> Iterator[dict[str, Page]]:
    """A browser of the public, and the director's, once the demonstration has something to show."""
    found = {}
    for who in ("public", "director"):
        context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        found[who] = context.new_page()
    director = found["director"]
    director.goto(f"{demo.url}/entrar/")
    director.locator("[name=username]").fill("direccion")
    director.locator("[name=password]").fill("torneo-demo")
    director.locator("main button").click()
    director.locator("form[action='/salir/']").wait_for()
    director.goto(f"{demo.url}/e/{STREAM}/direccion/")
    director.locator(".tile").first.wait_for(timeout=60_000)
    before = -1
    while before != (now := events(demo)):  # it plays ahead before it stands still
        before = now
        time.sleep(1)
    yield found
    for page in found.values():
        page.context.close()


def events(demo: Served) -> int:
    with contextlib.closing(sqlite3.connect(demo.data / "torneo.sqlite3")) as journal:
        count: int = journal.execute("SELECT count(*) FROM journal_storedevent").fetchone()[0]
        return count


def open_page(page: Page, demo: Served, path: str, lang: str) -> None:
    where = path if path.startswith("/") else f"/e/{STREAM}/{path}"
    if path == "/j/":  # the private page of the player the start page offers
        found = re.search(r"/j/[\w-]+/", demo.get("/"))
        assert found is not None
        where = found.group()
    answer = page.goto(f"{demo.url}{where}{'&' if '?' in where else '?'}lang={lang}")
    assert answer is not None
    assert answer.status == (404 if "nothing" in path else 200), path


CASES = [("public", path) for path in PUBLIC] + [("director", path) for path in STAFF]


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(("who", "path"), CASES)
def test_a_page_can_be_used_by_everybody(
    pages: dict[str, Page], demo: Served, who: str, path: str, lang: str
) -> None:
    page = pages[who]
    open_page(page, demo, path, lang)
    found = faults(page, lang, screen=path in SCREENS)
    if lang == "es":
        found += focus_faults(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found += phone_faults(page)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    found += left_over(page, lang, written(demo))
    assert not found, "\n".join(found)


#: What can be read on the page, and what a screen reader would say, without parts marked as another language.
TEXTS = """(lang) => {
  const found = [];
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT);
  const other = `[lang]:not([lang="${lang}"]), script, style, code, textarea[hidden]`;
  for (let one = walk.currentNode; one; one = walk.nextNode()) {
    if (one.closest(other)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(one.getAttribute(name));
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
  }
  return found.filter((text) => text?.trim()).map((text) => text.trim());
}"""


def written(demo: Served) -> list[str]:
    """What people of the demonstration have said or written down: it stays in their language."""
    found: set[str] = set()
    with contextlib.closing(sqlite3.connect(demo.data / "torneo.sqlite3")) as journal:
        for (body,) in journal.execute("SELECT body FROM journal_storedevent"):
            event = json.loads(body)
            found.update(str(event[name]) for name in ("why", "facts", "answer", "note") if event.get(name))
    return sorted(found, key=len, reverse=True)


def left_over(page: Page, lang: str, data: list[str]) -> list[str]:
    """Texts with a word of the other language in them."""
    foreign = SPANISH if lang == "en" else ENGLISH
    found = []
    for text in page.evaluate(TEXTS, lang):
        bare = re.sub(r"https?://\S+|«[^»]*»", "", text)  # addresses, and what people have said or written
        for name in (*DATA, *GAMES, *data):
            bare = bare.replace(name, "")
        words = {one.lower() for one in _WORD.findall(bare)}
        if words & foreign or (lang == "en" and "º" in bare):
            found.append(f"not {lang} ({', '.join(sorted(words & foreign))}): {text[:120]}")
    return found


def test_no_column_of_the_levels_is_cut_on_a_phone(demo: Served, opens: Opens) -> None:
    page = opens(PHONE)
    page.goto(f"{demo.url}/e/demo-1/?lang=es")
    table = page.locator("table.levels")
    table.wait_for(state="attached")
    cut = "(one) => one.parentElement.scrollWidth - one.parentElement.clientWidth"
    assert table.evaluate(cut) <= 0
    assert table.evaluate("(one) => one.getBoundingClientRect().right") <= PHONE[0]
