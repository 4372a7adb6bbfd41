"""A whole hand recorded by tapping on a tablet, in Spanish and in English: raises on the keypad, cards out of
the deck, an irregular act with its ruling, one act taken back. The command line replays its PHH, the console
has its stacks, and everybody can walk through it."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.support.accessible import faults, phone_faults
from tests.support.browsing import entered, shot
from tests.support.served import Served

from torneo.hand.phh import read_phh

pytestmark = pytest.mark.slow

TABLET, TV = (1024, 768), (1920, 1080)
EVENT = "/e/demo-1"
WORDS = {
    "es": {"result": "Esto cambia en el torneo", "hands": "Manos anotadas",
           "raise": "Sube a", "pot": "Bote"},
    "en": {"result": "This will change in the event", "hands": "Recorded hands",
           "raise": "Raise to", "pot": "Pot"},
}  # fmt: skip


class Tablet:
    """The taps of a dealer. Each waits until the room has taken what was told."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def told(self) -> int:
        return self.page.locator("[data-side] .story li").count()

    def waits_for(self, acts: int) -> None:
        expect(self.page.locator("[data-side] .story li")).to_have_count(acts)

    def tap(self, what: str) -> None:
        acts = self.told
        self.page.locator(what).first.click()
        self.waits_for(acts + 1)

    def does(self, what: str) -> None:
        self.tap(f'[data-acts] [data-does="{what}"]')

    def amount(self, what: str, typed: str = "") -> None:
        """On the keypad: the smallest there may be, or digits."""
        acts = self.told
        self.page.locator(f'[data-acts] [data-does="{what}"]').click()
        dialog = self.page.locator("[data-number-dialog]")
        if typed:
            for key in typed:
                dialog.locator(f'[data-key="{key}"]').click()
            dialog.locator("[data-number-ok]").click()
        else:
            dialog.locator("[data-quick]").first.click()
        self.waits_for(acts + 1)

    def cards(self, opens: str, *cards: str) -> None:
        """Out of the deck; the picker closes by itself with the last one."""
        acts = self.told
        self.page.locator(opens).first.click()
        for card in cards:
            self.page.locator(f'[data-cards-dialog] [data-card="{card}"]').click()
        self.waits_for(acts + 1)

    def may(self, what: str) -> bool:
        return self.page.locator(f'[data-acts] [data-does="{what}"]').count() > 0

    def street(self, *cards: str) -> None:
        self.cards("[data-acts] [data-street]", *cards)

    def turn(self) -> int:
        return int(self.page.locator("[data-oval] .oval").get_attribute("data-turn") or 0)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_hand_is_recorded_act_by_act(demo: Served, opens: Opens, lang: str, tmp_path: Path) -> None:
    page = entered(opens(TABLET, lang), demo.url, "crupier", f"{EVENT}/mesa/1/mano/", lang)
    tablet = Tablet(page)
    expect(page.locator("[data-acts] [data-does]").first).to_be_visible()
    shot(page, f"record-preflop-{lang}")
    assert faults(page, lang) == []
    # Before the flop: a raise, taken back and told again; one caller, the others fold.
    first = tablet.turn()
    tablet.amount("raise")
    page.locator("[data-back]").click()
    tablet.waits_for(0)
    assert tablet.turn() == first
    tablet.amount("raise")
    tablet.does("call")
    while page.locator("[data-street]").count() == 0:
        tablet.does("fold")
    tablet.street("Ah", "7d", "2c")
    assert page.locator('[data-oval] .board [role="img"]').count() == 3
    expect(page.locator("[data-oval] .pot")).to_contain_text(WORDS[lang]["pot"])
    while page.locator("[data-street]").count() == 0:
        tablet.does("check")
    tablet.street("Ts")
    # Not an ordinary act: words and chips by tapping, and the ruling on them.
    bettor = tablet.turn()
    page.locator("[data-what-open]").click()
    page.locator(f'[data-what] .segments [data-value="{bettor}"]').first.click()
    page.locator("[data-what] [data-word]").first.click()
    big_chip = page.locator("[data-what] [data-chip]").last
    big_chip.click()
    shot(page, f"record-what-{lang}")
    acts = tablet.told
    page.locator("[data-what] [data-tell]").click()
    tablet.waits_for(acts + 1)
    expect(page.locator("[data-side] .law")).to_be_visible()
    expect(page.locator("[data-side] .law .clause").first).to_be_visible()
    shot(page, f"record-ruling-{lang}")
    page.locator("[data-back]").click()
    tablet.waits_for(acts)
    tablet.does("check")
    tablet.amount("bet")
    shot(page, f"record-bet-{lang}")
    assert faults(page, lang) == []
    tablet.does("call")
    tablet.street("3h")
    while page.locator("[data-shows]").count() == 0:
        tablet.does("check")
    shot(page, f"record-showdown-{lang}")
    tablet.cards("[data-shows]", "As", "Kd")
    tablet.tap("[data-mucks]")
    result = page.locator("[data-result]")
    expect(result).to_contain_text(WORDS[lang]["result"])
    shot(page, f"record-result-{lang}")
    told = {
        int(row.get_attribute("data-result-seat") or 0): row.locator("td").nth(2).inner_text()
        for row in result.locator("[data-result-seat]").all()
    }
    page.locator("[data-end]").click()
    expect(page.locator("[data-ask]")).to_contain_text("→")
    page.locator("[data-ask] [data-yes]").click()
    next_hand = page.locator("[data-next-hand]")
    expect(next_hand).to_be_visible()
    with page.expect_download() as coming:
        page.locator("[data-phh]").click()
    file = tmp_path / "mano.phh"
    coming.value.save_as(file)
    replayed(file, told)
    same_on_the_console(demo, opens, lang, told)
    watched(demo, opens, lang, page.locator("[data-phh]").get_attribute("href") or "")
    title = page.locator(".hand-title").inner_text()
    next_hand.click()  # and on it goes, on the same page
    expect(page.locator(".hand-title")).not_to_have_text(title)
    expect(page.locator("[data-acts] [data-does]").first).to_be_visible()
    tablet.waits_for(0)


def replayed(file: Path, told: dict[int, str]) -> None:
    """The real command line accepts it, and its stacks are those the page told."""
    done = subprocess.run(
        [sys.executable, "-m", "torneo", "replay", str(file)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (record,) = read_phh(file)
    assert record.finishing_stacks is not None
    finishing = {seat: int(chips) for seat, chips in zip(record.seats, record.finishing_stacks, strict=True)}
    assert finishing == {seat: int(re.sub(r"\D", "", text)) for seat, text in told.items()}


def same_on_the_console(demo: Served, opens: Opens, lang: str, told: dict[int, str]) -> None:
    page = entered(opens(DESKTOP, lang), demo.url, "direccion", f"{EVENT}/direccion/mesa/1/", lang)
    rows = page.locator("form.seats tbody tr")
    expect(rows.first).to_be_visible()
    shown = {
        int(row.locator("td").first.inner_text()): row.locator("td").nth(2).inner_text() for row in rows.all()
    }
    assert {seat: shown[seat] for seat in told} == told


def watched(demo: Served, opens: Opens, lang: str, file: str) -> None:
    """Anybody, without an account, on a phone: from the event's page to the last step."""
    page = opens(PHONE, lang)
    page.goto(f"{demo.url}{EVENT}/?lang={lang}")
    page.get_by_role("link", name=WORDS[lang]["hands"]).click()
    expect(page.locator("h1")).to_have_text(WORDS[lang]["hands"])
    page.wait_for_load_state()
    assert faults(page, lang) == []
    assert phone_faults(page) == []
    page.locator(f'a[href="{file.removesuffix(".phh")}/"]').first.click()
    expect(page.locator(".replay.walking")).to_be_visible()
    steps = page.locator(".replay .step")
    assert steps.count() > 8
    expect(steps.first).to_be_visible()
    expect(steps.last).to_be_hidden()
    page.locator('[data-walk="1"]').click()
    expect(steps.nth(1)).to_be_visible()
    page.locator('[data-walk="999"]').click()
    expect(steps.last).to_be_visible()
    expect(steps.last.locator(".winners")).to_be_visible()
    assert steps.last.locator('.hole [role="img"]:not(.back)').count() == 2, "the winner's cards, no others"
    shot(page, f"replay-phone-{lang}")
    assert faults(page, lang) == []
    assert phone_faults(page) == []


def test_the_overlay_of_a_stream(demo: Served, opens: Opens) -> None:
    """The link of the director shows the table as it is told, over nothing."""
    director = entered(opens(DESKTOP), demo.url, "direccion", f"{EVENT}/manos/ajustes/", "es")
    assert faults(director, "es") == []
    shot(director, "hands-settings")
    director.locator('form:has([name=table][value="1"]):has([name=act][value="link"]) button').click()
    link = director.locator("[data-link]").inner_text()
    director.goto(f"{demo.url}{EVENT}/mesa/1/mano/")
    director.locator("[data-known]").click()
    for seat, cards in zip(
        director.locator("[data-hole]").all()[:2], (("As", "Ac"), ("Ks", "Kc")), strict=True
    ):
        seat.click()
        for card in cards:
            director.locator(f'[data-cards-dialog] [data-card="{card}"]').click()
    director.locator("[data-known-ok]").click()
    expect(director.locator('[data-oval] .hole [role="img"]')).to_have_count(4)
    tablet = Tablet(director)
    expect(director.locator("[data-acts] [data-does]").first).to_be_visible()
    camera = opens(TV)
    camera.goto(link)
    expect(camera.locator(".player").first).to_be_visible()
    assert camera.locator('.player .hole [role="img"]:not(.back)').count() == 4
    picture = Image.open(io.BytesIO(camera.screenshot(omit_background=True))).convert("RGBA")
    assert picture.size == TV
    assert picture.getpixel((1900, 20)) == (0, 0, 0, 0), "nothing behind: OBS shows the picture of the table"
    tablet.amount("raise")
    expect(camera.locator(".player .did", has_text="ubida").first).to_be_visible()
    wide = camera.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide[0] <= 1920
    assert wide[1] <= 1080
    shot(camera, "overlay")
