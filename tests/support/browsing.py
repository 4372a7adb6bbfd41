"""What browser tests do in every page: come in with an account of the demonstration, keep a picture."""

import os
from pathlib import Path

from playwright.sync_api import Page, expect


def entered(page: Page, url: str, account: str, where: str, lang: str = "es") -> Page:
    """The page at ``where``, signed in."""
    page.goto(f"{url}/entrar/?next=/&lang={lang}")
    page.locator("[name=username]").fill(account)
    page.locator("[name=password]").fill("torneo-demo")
    page.locator("[name=password]").press("Enter")
    expect(page.locator(".who")).to_contain_text("·")
    page.goto(f"{url}{where}{'&' if '?' in where else '?'}lang={lang}")
    return page


def shot(page: Page, name: str) -> None:
    """For whoever wants to look: TORNEO_SHOTS names a folder."""
    folder = os.environ.get("TORNEO_SHOTS")
    if folder:
        page.screenshot(path=str(Path(folder) / f"{name}.png"))
