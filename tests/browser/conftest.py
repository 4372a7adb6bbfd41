"""A real browser (Debian's chromium) before the real server. One of each per module: while playwright is at
work no test of the same process may use the database."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.support.served import Served

#: Sizes people look at pages in.
DESKTOP, TV, PHONE = (1440, 900), (1920, 1080), (390, 844)
#: Milliseconds: how long a page may take on a machine that does other things too.
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("chromium is missing")
        pytest.skip("chromium is missing")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A demonstration that has played some levels and now stands still."""
    folder, seed = tmp_path_factory.mktemp("demo"), os.environ.get("TORNEO_SEED", "3")
    with Served(folder, "demo", "--entries", "24", "--speed", "0", "--seed", seed) as served:
        yield served


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Served]:
    """A new room, empty, as `torneo serve` opens it."""
    with Served(tmp_path, "serve") as served:
        yield served


Opens = Callable[..., Page]


@pytest.fixture
def opens(browser: Browser) -> Iterator[Opens]:
    """``opens(size)``: a page of somebody's own browser, with its own cookies. Closed at the end; a page
    whose scripts fail makes the test fail. ``alone``: a browser whose tabs cannot share a connection, as on
    many phones; playwright cannot cut the one that tabs share."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_one(size: tuple[int, int] = DESKTOP, lang: str = "es", alone: bool = False) -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=lang)
        if alone:
            context.add_init_script("delete window.SharedWorker")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", lambda said: faults.extend([f"{page.url}: {said.text}"] * _bad(said.text)))
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not faults, faults


def _bad(text: str) -> bool:
    """A refusal by the page's own security policy, which only a mistake in a page brings about."""
    return "Content Security Policy" in text or "htmx:" in text
