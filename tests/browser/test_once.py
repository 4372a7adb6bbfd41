"""Once is once, in a real browser: double clicks, lost answers, two presses on purpose."""

import contextlib
import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect
from tests.support.served import Served

STREAM = "demo-1"
ADD = "**/hacer/AddTime/"


@pytest.fixture(scope="module")
def clock(browser: Browser, demo: Served) -> Iterator[Page]:
    """The director's page of the clock."""
    page = browser.new_context().new_page()
    page.goto(f"{demo.url}/entrar/")
    page.locator("[name=username]").fill("direccion")
    page.locator("[name=password]").fill("torneo-demo")
    page.locator("main button").click()
    page.locator("form[action='/salir/']").wait_for()
    page.goto(f"{demo.url}/e/{STREAM}/direccion/")
    page.locator(".tile").first.wait_for(timeout=60_000)
    page.goto(f"{demo.url}/e/{STREAM}/direccion/reloj/")
    page.route("**/direccion/reloj/", _only_whole)
    yield page
    page.context.close()


def _only_whole(route: Route) -> None:
    """The page is not fetched again under somebody's hands: what a test has filled in stays."""
    if route.request.headers.get("hx-request"):
        route.abort()
    else:
        route.continue_()


def added(demo: Served) -> int:
    """How often time was added to the clock."""
    with contextlib.closing(sqlite3.connect(demo.data / "torneo.sqlite3")) as journal:
        found = journal.execute("SELECT count(*) FROM journal_storedevent WHERE kind = 'TimeAdded'")
        count: int = found.fetchone()[0]
        return count


def minute(page: Page) -> Locator:
    """The button that adds a minute. A press on purpose comes after the answer to the one
    before has been seen."""
    page.wait_for_timeout(700)
    form = page.locator("form[action$='/hacer/AddTime/']").filter(
        has=page.locator("[name=seconds][value='60']")
    )
    return form.first.locator("button")


def press(page: Page) -> None:
    """Presses and waits for the answer."""
    with page.expect_response(ADD):
        minute(page).click()
    expect(page.locator("form[data-sending]")).to_have_count(0)


def test_a_double_click_is_one_wish_and_two_presses_are_two(clock: Page, demo: Served) -> None:
    before = added(demo)
    with clock.expect_response(ADD):
        minute(clock).dblclick()
    expect(clock.locator("form[data-sending]")).to_have_count(0)
    press(clock)
    assert added(demo) == before + 2
    press(clock)
    assert added(demo) == before + 3


def test_buttons_rest_while_a_request_runs_and_come_back(clock: Page, demo: Served) -> None:
    before, held = added(demo), list[Route]()
    clock.route(ADD, lambda route: held.append(route))
    button = minute(clock)
    with clock.expect_request(ADD):
        button.click()
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    while not held:
        clock.wait_for_timeout(20)
    with clock.expect_response(ADD):
        held[0].continue_()
    expect(button).not_to_have_attribute("aria-disabled", "true")
    clock.unroute(ADD)
    press(clock)
    assert len(held) == 1
    assert added(demo) == before + 2


def test_sent_again_after_a_lost_answer_it_is_done_once(clock: Page, demo: Served) -> None:
    before, keys = added(demo), list[str]()

    def lose(route: Route) -> None:
        keys.append(route.request.post_data or "")
        route.fetch()
        route.abort()

    clock.route(ADD, lose)
    button = minute(clock)
    with clock.expect_event("requestfailed"):
        button.click()
    expect(button).not_to_have_attribute("aria-disabled", "true")
    clock.unroute(ADD)
    assert added(demo) == before + 1
    with clock.expect_request(ADD) as again:
        press(clock)
    assert again.value.post_data in keys
    assert added(demo) == before + 1
    press(clock)
    assert added(demo) == before + 2


def test_without_scripts_the_key_drawn_with_the_form_serves(
    browser: Browser, clock: Page, demo: Served
) -> None:
    context = browser.new_context(java_script_enabled=False, storage_state=clock.context.storage_state())
    page = context.new_page()
    page.goto(f"{demo.url}/e/{STREAM}/direccion/reloj/")
    before, posts = added(demo), list[str]()
    page.on("request", lambda request: posts.extend([request.post_data or ""] * (request.method == "POST")))
    minute(page).dblclick()
    page.wait_for_load_state()
    minute(page).click()
    page.wait_for_load_state()
    assert len(set(posts)) == 2
    assert added(demo) == before + 2
    context.close()
