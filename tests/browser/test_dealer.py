"""A dealer's tablet in a real browser: five irregular acts of the shipped scenario files reported by tapping,
on a tablet and on a phone, in Spanish and English; a question the floor answers while the dealer watches."""

import re
from typing import Any, NamedTuple

import pytest
import yaml
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Opens
from tests.support.accessible import faults, phone_faults
from tests.support.browsing import entered, shot
from tests.support.served import Served

from torneo.floor.scenario.shipped import examples

pytestmark = pytest.mark.slow

TABLET = (1024, 768)
TABLE = "/e/demo-1/mesa/1/crupier/"
#: One of each kind: words, chips (the 50 % rule), out of turn, cards exposed, the dealer's error.
ACTS = (
    "fcp-2025/invalid-declarations/5",
    "fcp-2025/multiple-chips/9",
    "fcp-2025/acting-in-turn/1",
    "fcp-2025/exposing-cards/1",
    "fcp-2025/killed-or-exposed-hand/1",
)
QUESTION = "fcp-2025/ambiguous-bets/20"


def document(example: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(examples()[example].text)
    return found


def number(points: int, lang: str) -> str:
    return f"{points:,}".replace(",", "." if lang == "es" else ",")


# ---- tapping a scenario --------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where a spot is tapped: the parts of its page."""

    edit: str
    oval: str
    acts: str
    story: str
    what: str
    cards: str
    keypad: str


HAND = Place("[data-edit]", "[data-oval]", "[data-acts]", "[data-side] .story li", "[data-what]",
             "[data-cards-dialog]", "[data-number-dialog]")  # fmt: skip
DESK = Place("[data-spot-edit]", ".spot-now", "[data-spot-quick]", "[data-spot-acts] li", "[data-spot-what]",
             "[data-spot-cards]", "[data-spot-number]")  # fmt: skip


def lay_out(page: Page, told: dict[str, Any], at: Place = HAND) -> None:
    """The spot of the file, entered by hand."""
    page.locator(at.edit).click()
    form = page.locator("form.spot-edit")
    form.locator("[name=game]").select_option(told["game"])
    start = told.get("start", {})
    if start:
        form.locator("[name=street]").select_option(start["street"])
        form.locator("[name=pot]").fill(str(start.get("pot", 0)))
        if start.get("board"):
            form.locator("[data-board]").click()
            choose_cards(page, start["board"], at)
    else:
        form.locator("[name=street]").select_option(index=0)
    form.locator("[name=button]").select_option(str(told["button"]))
    for name in ("small", "big", "ante"):
        form.locator(f"[name={name}]").fill(str(told["level"].get(name, "")))
    form.locator("[name=denominations]").fill(" ".join(map(str, told.get("denominations", [100, 500, 1000]))))
    for seat in range(1, 11):
        stack = told["seats"].get(seat, "")
        form.locator(f"[name=stack-{seat}]").fill(str(stack))
    form.locator("[data-use]").click()
    expect(page.locator("[data-spot-form]")).to_be_hidden()
    expect(page.locator(f"{at.oval} [data-seat]")).to_have_count(len(told["seats"]))


def choose_cards(page: Page, cards: list[str], at: Place) -> None:
    dialog = page.locator(at.cards)
    for card in cards:
        dialog.locator(f'[data-card="{card}"]').click()
    dialog.locator("[data-cards-ok]").click()


def play(page: Page, step: dict[str, Any], at: Place = HAND) -> None:
    """An ordinary action of the seat whose turn it is."""
    before = page.locator(at.story).count()
    expect(page.locator(f"{at.oval} .oval")).to_have_attribute("data-turn", str(step["seat"]))
    page.locator(f"{at.acts} [data-does={step['does']}]").click()
    if "to" in step:
        for key in str(step["to"]):
            page.locator(f'{at.keypad} [data-key="{key}"]').click()
        page.locator("[data-number-ok]").click()
    expect(page.locator(at.story)).to_have_count(before + 1)


def report(page: Page, step: dict[str, Any], at: Place = HAND) -> None:
    """The irregular act, tapped into the form."""
    what = page.locator(at.what)
    page.locator("[data-what-open]").click()
    if "seat" in step and "dealer" not in step:
        whose = what.locator(f'.segments [data-value="{step["seat"]}"]').first
        if whose.get_attribute("aria-pressed") != "true":
            whose.click()
    if "says" in step:
        first, _, rest = step["says"].partition(" ")
        what.locator(f'[data-word="{first}"]').first.click()
        if rest:
            what.locator("[data-field=says]").fill(step["says"])
    for chip, count in step.get("chips", {}).items():
        for _ in range(count):
            what.locator(f'[data-chip="{chip}"]').click()
    if "exposes" in step:
        what.locator("[data-group=cards]").click()
        what.locator("[data-form=exposes]").click()  # it asks for the cards at once
        choose_cards(page, step["exposes"], at)
    if "dealer" in step:
        what.locator("[data-group=dealer]").click()
        what.locator(f'[data-form="dealer.{step["dealer"]}"]').click()
        if "seat" in step:
            what.locator(f'[data-gap=seat] [data-value="{step["seat"]}"]').click()
    what.locator("[data-tell]").click()


def expected_on(card: Locator, page: Page, expected: dict[str, Any], lang: str) -> None:
    """What the file says must follow is what the page shows."""
    if "ruling" in expected:
        expect(card).to_have_attribute("data-kind", expected["ruling"])
    if "action" in expected:
        expect(card).to_have_attribute("data-action", expected["action"])
    if "to" in expected:
        expect(card.locator(".law-head")).to_contain_text(number(expected["to"], lang))
    for clause in expected.get("clauses", ()):
        expect(card.locator(f'.law-clauses a[href="/libros/{clause}/"]')).to_be_visible()
    for option in expected.get("options", ()):
        expect(card.locator(f"[data-option={option}]")).to_be_visible()
    if "next" in expected:
        expect(page.locator("[data-oval] .oval")).to_have_attribute("data-turn", str(expected["next"]))
    for seat in expected.get("dead", ()):
        expect(page.locator(f'[data-oval] [data-seat="{seat}"]')).to_have_class(re.compile(r"\bout\b"))
    for seat in expected.get("live", ()):
        expect(page.locator(f'[data-oval] [data-seat="{seat}"]')).not_to_have_class(re.compile(r"\bout\b"))
    for seat, stack in expected.get("stacks", {}).items():
        expect(page.locator(f'[data-oval] [data-seat="{seat}"] .stack')).to_contain_text(number(stack, lang))


def sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize(("size", "lang"), [(TABLET, "es"), (PHONE, "en")], ids=["tablet-es", "phone-en"])
def test_five_irregular_acts_get_the_rulings_of_the_files(
    demo: Served, opens: Opens, size: tuple[int, int], lang: str
) -> None:
    page = entered(opens(size, lang), demo.url, "crupier", TABLE, lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator("[data-hand-open]").click()
    for example in ACTS:
        told = document(example)
        lay_out(page, told)
        for step in told["steps"][:-1]:
            play(page, step)
        report(page, told["steps"][-1])
        card = page.locator("[data-side] .law").first
        expect(card).to_be_visible()
        shot(page, f"dealer-{example.split('/')[1]}-{lang}")
        assert not sideways(page)
        expected_on(card, page, told["steps"][-1]["expect"], lang)
    page.locator("[data-drawer-close]").click()
    expect(page.locator(".last-rulings li").first).to_be_visible()
    found = faults(page, lang)
    assert not found, found
    if size == PHONE:
        found = phone_faults(page)
        assert not found, found


def test_a_question_is_answered_while_the_dealer_watches(demo: Served, opens: Opens) -> None:
    page = entered(opens(TABLET), demo.url, "crupier", TABLE)
    told = document(QUESTION)
    page.locator("[data-hand-open]").click()
    lay_out(page, told)
    for step in told["steps"][:-1]:
        play(page, step)
    last = told["steps"][-1]
    page.locator(f'[data-oval] [data-seat="{last["seat"]}"]').click()
    page.locator("[data-field=says]").fill(last["says"])

    # The page is closed and opened again: what was tapped and typed is still there.
    page.reload()
    page.locator("[data-drawer]").click()
    expect(page.locator("[data-field=says]")).to_have_value(last["says"])
    expect(page.locator(HAND.story)).to_have_count(len(told["steps"]) - 1)
    page.locator("[data-tell]").click()
    card = page.locator("[data-side] .law").first
    expected_on(card, page, last["expect"], "es")

    page.locator("[data-side] [data-call-for]").click()
    sheet = page.locator("#sheet")
    expect(sheet.locator("[name=note]")).to_have_value(re.compile(r"Fallo n\.º \d+"))
    sheet.locator("[name=about][value=ruling]").click()
    expect(sheet).to_be_hidden()
    page.locator("[data-drawer-close]").click()
    expect(page.locator(".notice.call")).to_contain_text("nadie lo ha tomado todavía")

    floor = entered(opens(PHONE), demo.url, "floor", "/e/demo-1/direccion/")
    post(floor, "TakeCall", {"call": page.locator(".notice.call").get_attribute("data-call")})
    expect(page.locator(".notice.call")).to_contain_text("viene Julián Peña")
    waiting = page.locator(".last-rulings li").first
    expect(waiting).to_contain_text("espera al floor")
    waiting.locator("[data-ruling]").click()
    given = page.locator("#ruling [data-given]")
    page.locator("#ruling .law-trace summary").click()
    expect(page.locator("#ruling .law-trace [data-policy]").first).to_be_visible()
    page.locator("#ruling .law-trace summary").click()
    option = last["expect"]["options"][0]
    post(
        floor,
        "DecideRuling",
        {"ruling": given.get_attribute("data-given"), "option": option, "why": "no anunció"},
    )
    expect(page.locator("#ruling")).to_contain_text("Decidió Julián Peña")  # nobody reloads
    expect(page.locator("#ruling")).to_contain_text("no anunció")
    shot(page, "dealer-decided")
    page.locator("#ruling .clause").first.click()
    expect(page.locator("#sheet .reading h1")).to_be_visible()
    expect(page).to_have_url(re.compile(re.escape(TABLE)))


@pytest.mark.clause("tda-2013/16.6")
def test_a_mucked_hand_is_dead_and_a_silent_book_says_so(demo: Served, opens: Opens) -> None:
    """On the rulings desk, a phone: headlines say what happens, reasons are true of the case."""
    page = opens(PHONE)
    page.goto(f"{demo.url}/arbitraje/?libro=tda-2013&lang=es")
    seats = {2: 20_000, 3: 20_000}
    river = {"street": "river", "pot": 3_000, "board": ["2c", "7d", "9h", "Jh", "4s"]}
    spot = {"game": "nlhe", "button": 3, "level": {"small": 100, "big": 200}, "seats": seats}
    lay_out(page, {**spot, "start": river}, DESK)
    for seat in (2, 3):
        play(page, {"seat": seat, "does": "check"}, DESK)
    card = page.locator(".desk-answer .law").first
    for seat, form, cards, headline in (
        (3, "tables", ["As", "Ah"], "Mano abierta: pareja"),
        (2, "mucks", [], "Mano muerta; gana el asiento 3"),
        (2, "tables", ["Ks", "Kh"], "No cambia el resultado"),
    ):
        page.locator(f'.spot-now [data-seat="{seat}"]').click()
        page.locator("[data-group=cards]").click()
        page.locator(f"[data-form={form}]").click()
        if cards:
            page.locator("[data-spot-what] [data-cards]").click()
            choose_cards(page, cards, DESK)
        page.locator("[data-tell]").click()
        expect(card.locator(".law-head")).to_have_text(headline)
    expect(card).to_contain_text("La mano ya ha terminado")
    lay_out(page, spot, DESK)
    page.locator("[data-group=dealer]").click()
    page.locator('[data-form="dealer.premature_flop"]').click()
    page.locator("[data-tell]").click()
    expect(card).to_contain_text("El reglamento no lo dice. Punto resuelto")


def post(page: Page, command: str, fields: dict[str, Any]) -> None:
    """A command of somebody else, through the one door for commands."""
    status = page.evaluate(
        """async ([command, fields]) => (await fetch(`/e/demo-1/hacer/${command}/`, { method: "POST",
          headers: { "X-CSRFToken": document.body.dataset.csrf, "HX-Request": "true" },
          body: new URLSearchParams(fields) })).headers.get("X-Torneo-Status")""",
        [command, fields],
    )
    assert status == "200", (command, fields)


def test_the_tablet_runs_the_hand_and_survives_a_lost_connection(demo: Served, opens: Opens) -> None:
    page = entered(opens(TABLET, alone=True), demo.url, "crupier", "/e/demo-1/crupier/")
    page.locator(".my-tables a").first.click()
    middle = page.locator(".hand-no")
    before = int(re.search(r"\d+", middle.inner_text())[0])  # type: ignore[index]
    button = page.locator("[data-next]")
    button.click()
    expect(middle).not_to_contain_text(f"Mano {before}")
    if "Mano" not in middle.inner_text():
        button.click()
    expect(middle).to_contain_text(re.compile(r"Mano \d+"))

    # Chips are moved and have to add up; the rest goes to the winner with one tap.
    page.locator("[data-sheet=result]").click()
    rows = page.locator("#sheet [data-row]")
    loser = rows.nth(0).locator("input")
    had = int(loser.get_attribute("data-had") or 0)
    loser.fill(number(had - 300, "es"))
    expect(page.locator("#sheet [data-sum]")).to_contain_text("Faltan 300")
    assert page.locator("#sheet [type=number]").count() == 0
    rows.nth(1).locator("[data-rest]").click()
    expect(page.locator("#sheet [data-sum]")).to_contain_text("Cuadra")
    page.locator("#sheet [name=only]").click()
    expect(page.locator("#sheet")).to_be_hidden()
    expect(page.locator(".chair.taken .stack").first).to_have_text(number(had - 300, "es"))

    page.context.set_offline(True)
    expect(page.locator(".offline-note")).to_be_visible()
    page.locator("[data-drawer]").click()
    page.locator("[data-word]").first.click()
    page.locator("[data-tell]").click()
    expect(page.locator("[data-waiting]")).to_have_attribute("data-waiting", "1")
    page.context.set_offline(False)
    expect(page.locator(".offline-note")).to_be_hidden()
    expect(page.locator("[data-side] .law").first).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(TABLET, "en"), (PHONE, "es")], ids=["tablet-en", "phone-es"])
def test_time_is_called_granted_and_runs_out(
    demo: Served, opens: Opens, size: tuple[int, int], lang: str
) -> None:
    page = entered(
        opens(size, lang), demo.url, "crupier", f"/e/demo-1/mesa/{2 if lang == 'en' else 3}/crupier/", lang
    )
    table = page.locator("#part").get_attribute("data-table")
    if page.locator("[data-sheet=time]").count() == 0:
        page.locator("[data-next]").click()
    page.locator("[data-sheet=time]").click()
    sheet = page.locator("#sheet")
    seat = sheet.locator("[name=seat]").input_value()
    caller = sheet.locator("[name=caller]")
    assert caller.input_value() == "", "nobody is taken to have asked"
    caller.select_option(index=2)  # another player: the first is the one it is called on
    sheet.locator("form[action*=CallTime] button").click()
    expect(sheet).to_be_hidden()
    expect(page.locator(f'[data-chair="{seat}"]')).to_have_class(re.compile(r"\bturn\b"))
    page.locator("[data-sheet=time]").click()
    expect(sheet).to_be_visible()
    shot(page, f"dealer-time-asked-{lang}")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()

    floor = entered(opens(PHONE), demo.url, "floor", "/e/demo-1/direccion/")
    post(floor, "StartTime", {"table": table})
    timer = page.locator(".time-now [role=timer]")
    expect(timer).to_have_text("00:30")  # nobody reloads
    page.locator("[data-sheet=time]").click()
    ends = sheet.locator("form[action*=ExpireTime] button")
    expect(ends.first).to_be_disabled()
    shot(page, f"dealer-time-{lang}")
    assert not sideways(page)
    # The demonstration stands still: the end is brought forward on the page, which then asks again.
    with page.expect_response(re.compile("hoja/time/$")), page.expect_response(re.compile("parte/$")):
        page.evaluate(
            "document.querySelectorAll('[data-until]').forEach((one) => { one.dataset.ends = '0'; })"
        )
    expect(timer).to_have_text("00:30")
    sheet.locator("form[action*=StopTime] button").click()
    expect(timer).to_have_count(0)
    expect(sheet).to_be_hidden()

    # Who lost the last chip: the row asks who won it, within the sheet.
    page.locator("[data-sheet=result]").click()
    rows = sheet.locator("[data-row]")
    rows.nth(0).locator("input").fill("0")
    rows.nth(1).locator("[data-rest]").click()
    winner = rows.nth(0).locator("select")
    expect(winner).to_have_value(rows.nth(1).get_attribute("data-row") or "")
    box, inside = winner.bounding_box(), sheet.bounding_box()
    assert box is not None
    assert inside is not None
    assert box["x"] + box["width"] <= inside["x"] + inside["width"]
    shot(page, f"dealer-result-{lang}")
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")
