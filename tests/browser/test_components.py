"""The page of the components, in the light, in the dark and with high contrast."""

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import DESKTOP
from tests.support.accessible import faults
from tests.support.browsing import shot
from tests.support.served import Served

pytestmark = pytest.mark.slow

#: What the page shows, by the id of its heading, and how many states of each.
SHOWN = {"chair": 7, "table": 2, "ruling": 3}


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
@pytest.mark.parametrize("light", ["clara", "oscura"])
def test_every_component_in_every_light(demo: Served, browser: Browser, light: str, contrast: str) -> None:
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, contrast=contrast)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{demo.url}/componentes/?luz={light}&lang=es")
    assert "/entrar/" in page.url, "it is for the staff"
    page.locator("[name=username]").fill("direccion")
    page.locator("[name=password]").fill("torneo-demo")
    page.locator("main button").click()
    page.wait_for_url(f"{demo.url}/componentes/?luz={light}&lang=es")
    for name, states in SHOWN.items():
        assert page.locator(f"[aria-labelledby=c-{name}] [data-state]").count() == states, name
    for name in ("clock", "card", "chip", "field", "proposal", "list"):
        assert page.locator(f"[aria-labelledby=c-{name}]").bounding_box(), name
    shot(page, f"componentes-{light}-{contrast}")
    found = faults(page, "es")
    assert not found, "\n".join(found)
    page.locator("[data-sort=chips]").click()
    first = page.locator("#list-rows tr").first
    assert "Verónica" in first.inner_text()
    page.locator("[data-sort=chips]").click()
    assert "Núria" in page.locator("#list-rows tr").first.inner_text()
    page.locator("#list-filter").fill("inaki")
    assert page.locator("#list-rows tr:not([hidden])").count() == 1
    context.close()
