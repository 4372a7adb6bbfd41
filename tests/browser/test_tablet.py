"""The dealer's tablet: how many taps an irregularity takes, what can be taken back or left, and what a double
tap does not do."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Opens
from tests.support.at_the_tablet import (
    EVENT,
    TABLET,
    UPRIGHT,
    recording,
    seats,
    take_all_back,
    told,
    turn,
)
from tests.support.browsing import entered, shot
from tests.support.served import Served

pytestmark = pytest.mark.slow

SIZES = [TABLET, PHONE]

# ---- keypads and pickers -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=["tablet", "phone"])
def test_a_keypad_can_be_left_and_keeps_what_was_typed(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = recording(opens(size), demo, 2)
    raises, pad = page.locator('[data-does="raise"]'), page.locator("[data-number-dialog]")
    raises.click()
    expect(pad).to_be_visible()
    pad.locator('[data-key="5"]').click()
    pad.locator('[data-key="00"]').click()
    expect(pad.locator(".typed")).to_have_text("500")
    pad.locator("[data-cancel]").click()
    expect(pad).to_be_hidden()
    expect(told(page)).to_have_count(0)
    raises.click()
    expect(pad.locator(".typed")).to_have_text("500")
    page.mouse.click(4, 4)
    expect(pad).to_be_hidden()
    expect(told(page)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=["tablet", "phone"])
def test_a_picker_of_cards_can_be_left_and_keeps_what_was_picked(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = recording(opens(size), demo, 2)
    page.locator("[data-what-open]").click()
    page.locator('[data-group="cards"]').click()
    page.locator('[data-form="exposes"]').click()
    picker = page.locator("[data-cards-dialog]")
    picker.locator('[data-card="As"]').click()
    picker.locator("[data-cancel]").click()
    expect(picker).to_be_hidden()
    page.locator('[data-cards="exposes"]').click()
    expect(picker.locator('[data-card="As"]')).to_have_attribute("aria-pressed", "true")
    page.mouse.click(4, 4)
    expect(picker).to_be_hidden()
    expect(told(page)).to_have_count(0)


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, PHONE], ids=["tablet", "upright", "phone"])
def test_an_amount_below_the_minimum_is_offered_as_what_it_is(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = recording(opens(size), demo, 2)
    seat = turn(page)
    page.locator('[data-does="raise"]').click()
    pad = page.locator("[data-number-dialog]")
    least = int(pad.locator("[data-quick]").first.get_attribute("data-quick") or 0)
    for key in str(least - 100):
        pad.locator(f'[data-key="{key}"]').click()
    pad.locator("[data-number-ok]").click()
    expect(pad.locator(".beyond .stop")).to_contain_text(f"{least:,}".replace(",", "."))
    expect(pad.locator(".typed")).to_have_text(f"{least - 100:,}".replace(",", "."))
    shot(page, f"tablet-below-{size[0]}")
    pad.locator("[data-outside]").first.click()
    expect(page.locator('[data-what] [data-field="says"]')).to_have_value(re.compile(r"\d"))
    pressed = page.locator('[data-what] .segments [aria-pressed="true"]').first
    expect(pressed).to_have_attribute("data-value", str(seat))
    page.locator("[data-what] [data-tell]").click()
    expect(page.locator("[data-side] .law-head")).to_be_visible()
    take_all_back(page)


@pytest.mark.parametrize("size", SIZES, ids=["tablet", "phone"])
def test_an_error_goes_with_the_next_good_act(demo: Served, opens: Opens, size: tuple[int, int]) -> None:
    page = recording(opens(size), demo, 2)
    why = '{"problem": "Así no puede ser."}'
    page.route("**/acto/", lambda route: route.fulfill(status=409, content_type="application/json", body=why))
    page.locator('[data-acts] [data-does="fold"]').click()
    expect(page.locator("[data-problem]")).to_contain_text("Así no puede ser.")
    expect(page.locator("[data-waiting]")).to_have_count(0)
    page.unroute("**/acto/")
    page.locator('[data-acts] [data-does="fold"]').click()
    expect(told(page)).to_have_count(1)
    expect(page.locator("[data-problem]")).to_be_hidden()
    take_all_back(page)


# ---- double taps ---------------------------------------------------------------------------------------

#: Taps the button as soon as it lies there anew, as the second half of a double tap does.
_AGAIN = """([place, button]) => new Promise((done) => {
  const old = document.querySelector(button);
  new MutationObserver((_, watch) => {
    const fresh = document.querySelector(button);
    if (!fresh || fresh === old) return;
    watch.disconnect();
    setTimeout(() => { fresh.click(); done(true); }, 40);
  }).observe(document.querySelector(place), { childList: true, subtree: true });
  old.click();
  old.click();
})"""


@pytest.mark.parametrize("size", SIZES, ids=["tablet", "phone"])
def test_a_double_tap_folds_one_player(demo: Served, opens: Opens, size: tuple[int, int]) -> None:
    page = recording(opens(size), demo, 2)
    acts = page.locator('[data-acts] [data-does="fold"]')
    expect(acts).to_be_enabled()
    page.evaluate(_AGAIN, ["[data-acts]", '[data-acts] [data-does="fold"]'])
    expect(told(page)).to_have_count(1)
    expect(acts).to_be_enabled()  # it rests no longer: whatever it would have told has been told
    acts.click()
    expect(told(page)).to_have_count(2)
    take_all_back(page)


@pytest.mark.parametrize("size", SIZES, ids=["tablet", "phone"])
def test_a_double_tap_plays_one_hand_and_it_can_be_undone(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = entered(opens(size), demo.url, "crupier", f"{EVENT}/mesa/1/crupier/")
    number = page.locator(".oval-middle .hand-no")
    button = page.locator("[data-next]")
    expect(button).to_be_enabled()
    before = number.inner_text()
    page.evaluate(_AGAIN, ["#part", "[data-next]"])
    expect(number).not_to_have_text(before)
    after = number.inner_text()
    assert _number(after) == _number(before) + 1
    expect(button).to_be_enabled()
    expect(number).to_have_text(after)
    undo = page.locator("[data-undo-next]")
    expect(undo).to_be_visible()
    shot(page, "tablet-undo")
    undo.click()
    expect(number).to_have_text(before)


def _number(text: str) -> int:
    """Of the hand being played, or of the last one."""
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0]) - ("Entre manos" in text)


# ---- what happened -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=["tablet", "phone"])
def test_the_dealers_errors_are_found_by_words_under_headings(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = recording(opens(size), demo, 2)
    page.locator("[data-what-open]").click()
    page.locator('[data-group="dealer"]').click()
    lists, box = page.locator(".form-lists"), page.locator("[data-form-search]")
    expect(lists.locator("section h3").first).to_have_text("Al repartir")
    for code in ("opens_table", "first_hand"):
        expect(lists.locator(f'[data-form="dealer.{code}"]')).to_have_count(0)
    cut = "(one) => getComputedStyle(one).overflowY + getComputedStyle(one).maxHeight"
    assert {one.evaluate(cut) for one in lists.locator(".forms").all()} == {"visiblenone"}
    box.fill("MATA mano")
    expect(lists.locator("[data-form]:visible")).to_have_count(1)
    expect(lists.locator("[data-form]:visible")).to_have_attribute("data-form", "dealer.killed_hand")
    box.fill("zzz")
    expect(lists.locator("[data-form]:visible")).to_have_count(0)
    expect(page.get_by_text("Nada con esas palabras.")).to_be_visible()


def test_the_bar_of_actions_does_not_move_when_a_ruling_appears(demo: Served, opens: Opens) -> None:
    page = recording(opens(TABLET), demo, 2)
    bar = page.locator("[data-acts]")
    before = _top(bar)
    _in_two_motions(Taps(page))
    expect(page.locator("[data-side] .law")).to_be_visible()
    assert _top(bar) == before
    take_all_back(page)


def _top(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"]


class Taps:
    """Taps, counted: the one that opens «¿Qué pasó?» and every one after it, the last being the one that the
    ruling answers. A card out of the deck and a key of the keypad are a tap each; nothing is typed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def tap(self, what: str) -> "Taps":
        self.page.locator(what).first.click()
        self.count += 1
        return self

    def open(self) -> "Taps":
        return self.tap("[data-what-open]")

    def tell(self) -> None:
        self.tap("[data-what] [data-tell]")


def _chip(place: int) -> str:
    return f"[data-what] [data-chip] >> nth={place}"


def _out_of_turn(taps: Taps) -> None:
    other = next(seat for seat in seats(taps.page) if seat != turn(taps.page))
    taps.open().tap(f'[data-what] .segments [data-value="{other}"]').tap(_chip(1)).tap(_chip(1)).tell()


def _oversized(taps: Taps) -> None:
    taps.open().tap(_chip(3)).tell()


def _in_two_motions(taps: Taps) -> None:
    taps.open().tap(_chip(2)).tap("[data-add-motion]").tap('[data-motion="1"] [data-chip] >> nth=2').tell()


def _first_card_exposed(taps: Taps) -> None:
    taps.open().tap('[data-group="dealer"]').tap('[data-form="dealer.exposed_card"]')
    taps.tap('[data-gap="position"] [data-value="1"]').tell()


def _undercall(taps: Taps) -> None:
    taps.open().tap(_chip(0)).tell()


def _exposes(taps: Taps) -> None:
    taps.open().tap('[data-group="cards"]').tap('[data-form="exposes"]')
    taps.tap('[data-cards-dialog] [data-card="As"]').tap("[data-cards-tell]")


def _premature_flop(taps: Taps) -> None:
    taps.open().tap('[data-group="dealer"]').tap('[data-form="dealer.premature_flop"]').tell()


def _insufficient_raise(taps: Taps) -> None:
    taps.open().tap(_chip(1)).tap(_chip(0)).tell()


def _finds_chips(taps: Taps) -> None:
    taps.open().tap('[data-group="people"]').tap('[data-form="finds_chips"]').tap(_chip(1)).tell()


def _ambiguous(taps: Taps) -> None:
    taps.open().tap("[data-what] [data-amount]").tap('[data-number-dialog] [data-key="5"]')
    taps.tap("[data-number-ok]").tell()


def _time(taps: Taps) -> None:
    other = next(seat for seat in seats(taps.page) if seat != turn(taps.page))
    taps.open().tap('[data-group="asks"]').tap('[data-form="calls_time_on"]')
    taps.tap(f'[data-what] .segments [data-value="{other}"]').tell()


def _killed_hand(taps: Taps) -> None:
    taps.open().tap('[data-group="dealer"]').tap('[data-form="dealer.killed_hand"]')
    taps.tap('[data-gap="seat"] [data-value] >> nth=0').tell()


def _short_cards(taps: Taps) -> None:
    taps.open().tap('[data-group="dealer"]').tap('[data-form="dealer.short_cards"]')
    taps.tap('[data-gap="seat"] [data-value] >> nth=0').tell()


def _missing_blind(taps: Taps) -> None:
    taps.open().tap('[data-group="found"]').tap('[data-form="discovered.missing_blind"]')
    taps.tap('[data-gap="seat"] [data-value] >> nth=0').tell()


IRREGULARITIES = {
    "out of turn": _out_of_turn,
    "one oversized chip": _oversized,
    "string bet": _in_two_motions,
    "first card exposed": _first_card_exposed,
    "undercall": _undercall,
    "player exposes a card": _exposes,
    "premature flop": _premature_flop,
    "insufficient raise": _insufficient_raise,
    "hidden chips": _finds_chips,
    "ambiguous words": _ambiguous,
    "clock called": _time,
    "hand killed by mistake": _killed_hand,
    "wrong number of cards": _short_cards,
    "blind missing": _missing_blind,
}
"""The fifteen irregularities but one, the mucked hand, which takes a showdown."""


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_five_taps_at_most_from_what_happened_to_the_ruling(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = recording(opens(size), demo, 2)
    for name, told_so in IRREGULARITIES.items():
        taps = Taps(page)
        told_so(taps)
        expect(page.locator("[data-side] .law-head").first, name).to_be_visible()
        assert taps.count <= 5, (name, taps.count)
        page.locator("[data-back]").click()
        expect(told(page), name).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=["tablet", "phone"])
def test_a_mucked_hand_takes_five_taps_and_the_result_says_who_wins_with_what(
    demo: Served, opens: Opens, size: tuple[int, int]
) -> None:
    page = recording(opens(size), demo, 2)
    acts = told(page)
    for _ in _until_showdown(page):
        pass
    seat = int(page.locator("[data-shows]").nth(1).get_attribute("data-shows") or 0)
    before = acts.count()
    page.locator(f'[data-shows="{seat}"]').click()
    for card in ("As", "Ad"):
        page.locator(f'[data-cards-dialog] [data-card="{card}"]').click()
    expect(acts).to_have_count(before + 1)
    taps = Taps(page)
    taps.open().tap('[data-group="cards"]').tap('[data-form="mucks"]').tell()
    expect(acts).to_have_count(before + 2)
    assert taps.count <= 5
    expect(page.locator("[data-result] .winners li").first).to_contain_text("gana")
    expect(page.locator("[data-oval] .chair em", has_text="fuera")).to_have_count(0)
    shot(page, "tablet-result")
    take_all_back(page)


def _until_showdown(page: Page) -> Iterator[None]:
    """One caller, the others fold; then checks to the end, the cards named."""
    acts = told(page)
    streets = [("2c", "7d", "9h"), ("Jh",), ("4s",)]
    first = True
    while page.locator("[data-shows]").count() == 0:
        count = acts.count()
        street = page.locator("[data-acts] [data-street]")
        if street.count():
            street.click()
            for card in streets.pop(0):
                page.locator(f'[data-cards-dialog] [data-card="{card}"]').click()
        elif page.locator('[data-does="check"]').count():
            page.locator('[data-does="check"]').click()
        else:
            page.locator(f'[data-does="{"call" if first else "fold"}"]').click()
            first = False
        expect(acts).to_have_count(count + 1)
        yield
