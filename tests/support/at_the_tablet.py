"""The taps of a dealer who tells the hand of a table act by act."""

from playwright.sync_api import Locator, Page, expect
from tests.support.browsing import entered
from tests.support.served import Served

EVENT = "/e/demo-1"
#: Sizes a dealer holds in the hand.
TABLET, UPRIGHT = (1180, 820), (820, 1180)


def recording(page: Page, demo: Served, table: int, account: str = "crupier") -> Page:
    """The hand of a table, told act by act on its tablet."""
    entered(page, demo.url, account, f"{EVENT}/mesa/{table}/mano/")
    expect(page.locator("[data-acts] button").first).to_be_visible()
    return page


def told(page: Page) -> Locator:
    return page.locator("[data-side] .story li")


def turn(page: Page) -> int:
    return int(page.locator("[data-oval] .oval").get_attribute("data-turn") or 0)


def seats(page: Page) -> list[int]:
    """Of the players in the hand."""
    chairs = page.locator("[data-oval] [data-seat]").all()
    return [int(one.get_attribute("data-seat") or 0) for one in chairs]


def board(page: Page) -> list[str]:
    """The cards in the middle, as people read them."""
    return [
        one.get_attribute("aria-label") or "" for one in page.locator('[data-oval] .board [role="img"]').all()
    ]


def take_all_back(page: Page) -> None:
    for left in range(told(page).count() - 1, -1, -1):
        page.locator("[data-back]").click()
        expect(told(page)).to_have_count(left)


def does(page: Page, what: str) -> None:
    """An ordinary act of whoever is to act."""
    before = told(page).count()
    page.locator(f'[data-acts] [data-does="{what}"]').click()
    expect(told(page)).to_have_count(before + 1)


def raises(page: Page) -> int:
    """The smallest raise there may be; to how much."""
    before = told(page).count()
    page.locator('[data-acts] [data-does="raise"]').click()
    smallest = page.locator("[data-number-dialog] [data-quick]").first
    to = int(smallest.get_attribute("data-quick") or 0)
    smallest.click()
    expect(told(page)).to_have_count(before + 1)
    return to


def street(page: Page, *cards: str) -> None:
    """The next street; ``??`` is a card nobody saw."""
    before = told(page).count()
    page.locator("[data-acts] [data-street]").click()
    picks(page, *cards)
    expect(told(page)).to_have_count(before + 1)


def picks(page: Page, *cards: str) -> None:
    """Out of the deck that lies open."""
    dialog = page.locator("[data-cards-dialog]")
    for card in cards:
        if card == "??":
            dialog.get_by_role("button", name="No se vio").click()
        else:
            dialog.locator(f'[data-card="{card}"]').click()


def irregular(page: Page, *taps: str) -> None:
    """«¿Qué pasó?» and what is tapped there, the last being the one that tells it."""
    before = told(page).count()
    page.locator("[data-what-open]").click()
    for what in taps:
        page.locator(what).first.click()
    expect(told(page)).to_have_count(before + 1)


TELL = "[data-what] [data-tell]"
