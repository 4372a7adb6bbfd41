"""The room as a part of another address: all it asks for and leads to stays under its prefix."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.support.served import Served

pytestmark = pytest.mark.slow
PREFIX = "/torneo"


@pytest.fixture
def under(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path, "demo", "--entries", "24", "--speed", "0", "--seed", "3", prefix=PREFIX) as served:
        yield served


def test_a_visitor_and_the_director_click_through_the_room_under_a_prefix(
    under: Served, opens: Opens
) -> None:
    page = opens()
    strayed: list[str] = []

    def asked(url: str) -> None:
        path = urlsplit(url).path
        if urlsplit(url).port == under.port and not path.startswith(f"{PREFIX}/"):
            strayed.append(path)

    page.context.on("request", lambda request: asked(request.url))
    answer = page.goto(f"{under.url}/?lang=es")
    assert answer is not None
    assert answer.status == 200
    page.locator(f"a[href='{PREFIX}/libros/']").first.click()
    page.locator("main a[href*='/libros/fcp-2025/']").first.click()
    expect(page.locator("h1")).to_be_visible()
    page.locator("a.brand").click()
    page.goto(f"{under.url}/e/demo-1/direccion/?lang=es")  # asks for an account first, then leads there
    page.locator("[name=username]").fill("direccion")
    page.locator("[name=password]").fill("torneo-demo")
    page.locator("main button").click()
    page.wait_for_url(f"{under.url}/e/demo-1/direccion/?lang=es")
    page.locator(".tile").first.wait_for()
    expect(page.locator("html")).not_to_have_class("offline")
    page.locator("[hx-get*='/direccion/mesa/']").first.click()  # a sheet
    expect(page.locator("#sheet-body h2").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".console-rail a").nth(1).click()  # the clock
    page.locator("form[action$='/hacer/AddTime/'] button:not([disabled])").first.click()
    expect(page.locator("#toasts .toast.done").first).to_be_visible()
    page.goto(f"{under.url}/e/demo-1/pantalla/")
    expect(page.locator("[data-live=clock]").first).to_contain_text("/")
    held = page.evaluate("""(prefix) => [...document.querySelectorAll("[href], [action], [src], [hx-get]")]
        .flatMap((one) => ["href", "action", "src", "hx-get"].map((name) => one.getAttribute(name)))
        .filter((at) => at?.startsWith("/") && !at.startsWith(prefix))""", f"{PREFIX}/")  # fmt: skip
    assert not held
    assert not strayed, strayed


def test_the_live_line_is_under_the_prefix(under: Served, opens: Opens) -> None:
    page = opens(alone=True)
    with page.expect_response(lambda one: "/live/" in one.url) as heard:
        page.goto(f"{under.url}/e/demo-1/pantalla/")
    assert heard.value.status == 200
    assert urlsplit(heard.value.url).path == f"{PREFIX}/live/"
