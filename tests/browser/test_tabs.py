"""Many tabs of one browser: all live over one connection, and none keeps another from being answered."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import DESKTOP, Opens
from tests.support.browsing import entered, shot
from tests.support.people import Director
from tests.support.served import Served

pytestmark = pytest.mark.slow

EVENT = "/e/demo-1"
TABS = ("direccion/", "pantalla/", "asientos/", "inscripcion/", "floor/", "", "arbitraje/", "mesa/1/crupier/",
        "direccion/reloj/", "resultados/", "direccion/fichas/", "mesa/2/crupier/")  # fmt: skip
#: Counts what a tab was shown live, before anything of the page runs.
COUNTING = """let shown = 0;
document.addEventListener("live:shown", () => { document.documentElement.dataset.shown = `${++shown}`; })"""


def live(page: Page) -> None:
    """The page has a connection, whoever holds it."""
    if page.locator("[data-live]").count():
        expect(page.locator("html[data-shown]")).to_be_attached()
    expect(page.locator("html")).not_to_have_class(re.compile("offline"))


def connections(served: Served) -> int:
    """Open live connections of the server, as its own process sees them."""
    assert served.process is not None
    table = Path(f"/proc/{served.process.pid}/net/tcp").read_text().splitlines()[1:]
    port = f":{served.port:04X}"
    return sum(line.split()[1].endswith(port) and line.split()[3] == "01" for line in table)


def test_twelve_tabs_are_live_and_answered(demo: Served, opens: Opens) -> None:
    """The seventh tab got no answer, and no tab any more: six connections were all the browser opens."""
    console = opens(DESKTOP)
    console.context.add_init_script(COUNTING)
    entered(console, demo.url, "direccion", f"{EVENT}/{TABS[0]}")
    tabs = [console]
    for number, where in enumerate(TABS[1:]):
        page = console.context.new_page()
        # every other tab in English: the language is the tab's own
        page.goto(f"{demo.url}{EVENT}/{where}?lang={'en' if number % 2 else 'es'}")
        tabs.append(page)
    for page in tabs:
        live(page)
    console.bring_to_front()
    console.goto(f"{demo.url}{EVENT}/direccion/?lang=es")
    live(console)
    Director(console, demo.url, "demo-1").table(1)
    before = [page.locator("html").get_attribute("data-shown") or "" for page in tabs]
    answer = console.evaluate(GIVE, [f"{EVENT}/hacer/AddTime/", "seconds=60&why=x"])
    assert answer == "200"
    for page, seen in zip(tabs, before, strict=True):
        if page.locator("[data-live=clock], [data-live=strip], [data-live=clock_control]").count():
            expect(page.locator("html")).not_to_have_attribute("data-shown", seen)
    assert connections(demo) < len(TABS)
    for page, where in zip(tabs, TABS, strict=True):
        assert urlsplit(page.url).path == f"{EVENT}/{where}"
        expect(page.locator("html")).not_to_have_class(re.compile("offline"))
    shot(console, "tabs-console")


#: A command as a page gives it.
GIVE = """async ([where, fields]) => {
  const headers = {"X-CSRFToken": document.body.dataset.csrf, "HX-Request": "true"};
  const answer = await fetch(where, {method: "POST", body: new URLSearchParams(fields), headers});
  return answer.headers.get("X-Torneo-Status");
}"""


def test_tabs_say_when_the_room_is_away_and_come_back(tmp_path: Path, opens: Opens) -> None:
    with Served(tmp_path, "demo", "--entries", "12", "--speed", "0", "--seed", "3") as served:
        first = opens(DESKTOP)
        first.context.add_init_script(COUNTING)
        first.goto(f"{served.url}{EVENT}/pantalla/")
        second = first.context.new_page()
        second.goto(f"{served.url}{EVENT}/?lang=en")
        live(first)
        live(second)
        served.stop()
        for page in (first, second):
            expect(page.locator(".net .off")).to_be_visible()
        assert "Traceback" not in served.said()
        served.start()
        for page in (first, second):
            expect(page.locator(".net .off")).to_be_hidden(timeout=60_000)


def test_who_signs_out_in_one_tab_is_told_in_the_others(demo: Served, opens: Opens) -> None:
    console = opens(DESKTOP)
    console.context.add_init_script(COUNTING)
    entered(console, demo.url, "floor", f"{EVENT}/direccion/")
    other = console.context.new_page()
    other.goto(f"{demo.url}{EVENT}/pantalla/")
    live(console)
    live(other)
    other.goto(f"{demo.url}/")
    other.get_by_role("button", name="Salir").click()
    expect(console.locator("#toasts")).to_contain_text("ya no se pone al día", timeout=60_000)
    shot(console, "tabs-signed-out")


def test_a_request_without_an_answer_says_so(demo: Served, browser: Browser) -> None:
    """The button simply did nothing, for ever, under a header that said "connected"."""
    console = entered(browser.new_page(locale="es"), demo.url, "direccion", f"{EVENT}/direccion/reloj/")
    toasts = console.locator("#toasts")
    button = console.locator("form[action$='/hacer/AddTime/']").first.locator("button")

    def pressed(said: str) -> None:
        button.click()
        expect(toasts).to_contain_text(said)
        toasts.locator(".toast").last.click()
        expect(button).to_be_enabled()

    assert console.evaluate("htmx.config.timeout") == 30_000
    console.evaluate("htmx.config.timeout = 400")
    console.route("**/hacer/AddTime/", lambda route: None)
    button.click()
    expect(toasts).to_contain_text("La sala no responde: no se sabe si se ha hecho")
    shot(console, "tabs-no-answer")
    console.unroute("**/hacer/AddTime/")
    toasts.locator(".toast").last.click()
    console.evaluate("htmx.config.timeout = 30000")
    console.route("**/hacer/AddTime/", lambda route: route.abort())
    pressed("La sala no responde: no se sabe si se ha hecho")
    console.unroute("**/hacer/AddTime/")
    plain = {"Content-Type": "text/plain; charset=utf-8"}
    console.route("**/hacer/AddTime/", lambda route: route.fulfill(status=503, headers=plain, body="Espere."))
    pressed("Espere.")
    console.unroute("**/hacer/AddTime/")
    console.route("**/hacer/AddTime/", lambda route: route.fulfill(status=500, body="<p>x</p>"))
    pressed("Algo ha fallado")
    console.unroute("**/hacer/AddTime/")
    button.click()
    expect(toasts).to_contain_text("Hecho")
    console.close()
