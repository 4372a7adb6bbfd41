"""A floor person with a phone while the director watches at the console: a dealer asks, the floor goes and
answers with a reason, and everybody sees it without reloading. In Spanish and in English."""

import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.support.accessible import faults, focus_faults, phone_faults
from tests.support.books import BOOKS
from tests.support.browsing import entered, shot
from tests.support.served import Served
from tests.support.spots import ASKED, SPOT, TOKEN

from torneo.rulebook.search import fold

pytestmark = pytest.mark.slow

EVENT = "/e/demo-1"
TABLET = (1180, 820)
WORDS = {
    "es": {
        "asks": "pide una resolución", "way": "Voy", "going": "Va Julián Peña", "answer": "Responder…",
        "decides": "Decide el floor", "full": "Pago completo", "give": "Dar la respuesta",
        "is": "Es pago, 50.000 en total", "because": "Motivo: Vio la apuesta entera.",
        "why": "Motivo (queda escrito)",
        "refused": "Hay que escribir el motivo de la decisión", "close": "Cerrar…",
        "close_it": "Cerrar la llamada", "nobody": "Nadie llama.", "card": "Responder a la resolución",
        "coming": "Julián Peña va a la mesa 1", "decided": "decidida", "by": "floor",
        "let_pass": "Sin sanción",
    },
    "en": {
        "asks": "asks for a ruling", "way": "On my way", "going": "Julián Peña is on the way",
        "answer": "Answer…", "decides": "The floor decides", "full": "A full call", "give": "Give the answer",
        "is": "It is a call, 50,000 in all", "because": "Reason: Vio la apuesta entera.",
        "why": "Reason (goes on record)",
        "refused": "The reason for the decision has to be given", "close": "Close…",
        "close_it": "Close the call", "nobody": "Nobody is calling.", "card": "Answer ruling",
        "coming": "Julián Peña is on the way to table 1", "decided": "decided", "by": "floor",
        "let_pass": "No penalty",
    },
}  # fmt: skip


def door(page: Page) -> Callable[..., int]:
    """Gives commands as the account signed in on that page, at the door every page uses."""

    def give(name: str, **fields: Any) -> int:
        status: str = page.evaluate(
            """async ([where, fields]) => {
              const form = new FormData();
              for (const name in fields) form.append(name, fields[name]);
              const headers = {"X-CSRFToken": document.body.dataset.csrf, "HX-Request": "true"};
              const answer = await fetch(where, {method: "POST", body: form, headers});
              return answer.headers.get("X-Torneo-Status");
            }""",
            [f"{EVENT}/hacer/{name}/", fields],
        )
        return int(status)

    return give


@pytest.fixture(scope="module")
def quiet(demo: Served) -> Served:
    """The demonstration once it has played ahead and stands still."""
    before = -1
    while before != (now := _events(demo)) or not now:
        before = now
        time.sleep(1)
    return demo


def _events(demo: Served) -> int:
    with contextlib.closing(sqlite3.connect(demo.data / "torneo.sqlite3")) as journal:
        count: int = journal.execute("SELECT count(*) FROM journal_storedevent").fetchone()[0]
        return count


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_floor_answers_from_the_phone_while_the_director_watches(
    quiet: Served, opens: Opens, lang: str
) -> None:
    words = WORDS[lang]
    dealer = entered(opens(PHONE), quiet.url, "crupier", "/")
    floor = entered(opens(PHONE), quiet.url, "floor", f"{EVENT}/floor/", lang)
    director = entered(opens(DESKTOP), quiet.url, "direccion", f"{EVENT}/direccion/", lang)
    side = director.locator(".console-side")
    asks = floor.locator("#questions article")
    expect(floor.locator("#calls")).to_contain_text(words["nobody"])
    before = floor.locator("[data-alert]").count()

    # The dealer calls and tells what happened: both see it, nobody reloads.
    give = door(dealer)
    assert give("CallFloor", table=1, about="ruling", seat=2) == 200
    expect(floor.locator("#calls article")).to_contain_text(words["asks"])
    number = int(floor.locator("#calls article [name=call]").get_attribute("value") or 0)
    expect(floor).to_have_title(re.compile(rf"^\({before + 1}\) "))
    steps = {"setup:json": json.dumps(TOKEN), "steps:json": json.dumps(ASKED), "call": number}
    assert give("GiveRuling", table=1, **steps) == 200
    expect(asks).to_contain_text(words["decides"])
    expect(side).to_contain_text(words["card"])
    shot(floor, f"floor-phone-{lang}")

    # A dealer cannot answer, whatever is sent.
    ruling = int(re.findall(r"r(\d+)/", asks.get_by_role("button").get_attribute("hx-get") or "")[0])
    assert give("DecideRuling", ruling=ruling, option="full_call", why="porque sí") == 403

    # The floor goes; the director sees who.
    floor.locator("#calls").get_by_role("button", name=words["way"]).click()
    expect(floor.locator("#calls")).to_contain_text(words["going"])
    expect(side).to_contain_text(words["coming"])

    # Without a reason there is no answer, and nothing chosen is lost.
    asks.get_by_role("button", name=words["answer"]).click()
    sheet = floor.locator("dialog[open]")
    sheet.get_by_text(words["full"], exact=True).click()
    sheet.get_by_label(words["why"]).fill("   ")
    sheet.get_by_role("button", name=words["give"]).click()
    expect(floor.locator(".toast.refused")).to_contain_text(words["refused"])
    expect(sheet.locator(".toast.refused")).to_be_visible()  # over the sheet, not behind it
    expect(sheet.locator("[value=full_call]")).to_be_checked()
    sheet.get_by_label(words["why"]).fill("Vio la apuesta entera.")
    sheet.get_by_role("button", name=words["give"]).click()
    expect(sheet.locator(".law-head").first).to_have_text(words["is"])
    expect(sheet).to_contain_text(words["because"])
    shot(floor, f"floor-decided-{lang}")
    expect(side).not_to_contain_text(words["card"])
    expect(director.locator(".console-recent")).to_contain_text("Vio la apuesta entera.")

    # The call is closed, and the register has it with who and why.
    sheet.locator("[data-close]").first.click()
    floor.locator("#calls").get_by_role("button", name=words["close"]).click()
    sheet.get_by_role("button", name=words["close_it"]).click()
    expect(floor.locator("#calls")).to_contain_text(words["nobody"])

    # What was broken waits for an answer of its own, until somebody gives one.
    broken = floor.locator(f"#penalties [data-matter='{ruling}-infraction']")
    broken.get_by_role("button", name=words["let_pass"]).click()
    expect(broken).to_have_count(0)

    director.goto(f"{quiet.url}{EVENT}/resoluciones/")
    row = director.locator(f"tr:has(a[href$='/r{ruling}/'])")
    expect(row).to_contain_text("Vio la apuesta entera.")
    expect(row).to_contain_text(words["decided"])
    director.get_by_role("searchbox").fill("41.5 andrés")
    expect(row).to_be_visible()
    director.get_by_role("searchbox").fill("41.5 nadie")
    expect(row).to_be_hidden()
    shot(director, f"register-{lang}")


def test_the_desk_rules_on_a_tables_hand_and_puts_it_on_record(quiet: Served, opens: Opens) -> None:
    page = entered(opens((1440, 900)), quiet.url, "floor", f"{EVENT}/arbitraje/?mesa=2")
    expect(page.locator("[data-spot-now] .chair.turn")).to_be_visible()
    turn = page.locator("[data-spot-now] .chair.turn").get_attribute("data-seat")
    others = page.locator(".chair:not(.turn)[data-seat]").all()
    out_of_turn = others[-1].get_attribute("data-seat")
    assert turn != out_of_turn
    others[-1].click()
    page.locator("[data-spot-what]").get_by_role("button", name="fold", exact=True).click()
    page.locator("[data-tell]").click()
    card = page.locator(".desk-answer .law")
    expect(card.first).to_be_visible()
    expect(card.locator(".clause").first).to_have_attribute("href", re.compile("^/libros/fcp-2025/"))
    expect(page.locator(".desk-others li")).to_have_count(len(BOOKS) - 1)
    shot(page, "desk-ruled")
    page.locator("[data-record]").click()
    expect(page.locator(".desk-answer h2")).to_contain_text("Mesa 2")
    number = re.findall(r"\d+", page.locator(".desk-answer h2").inner_text())[0]
    page.goto(f"{quiet.url}{EVENT}/resoluciones/r{number}/")
    expect(page.locator(".play .step:visible")).to_contain_text("fold")
    page.locator("[data-walk='-1']").click()
    expect(page.locator(".play .step:visible .seat.turn .no")).to_have_text(turn or "")


def test_an_answer_that_is_a_penalty_is_given_and_served(quiet: Served, opens: Opens) -> None:
    """Rounds are counted in the answer itself; more than the book has is refused with its clause, and what
    was given stands under the penalties and at the player's seat."""
    dealer = entered(opens(TABLET), quiet.url, "crupier", f"{EVENT}/mesa/1/crupier/")
    floor = entered(opens(PHONE), quiet.url, "floor", f"{EVENT}/floor/")
    director = entered(opens(DESKTOP), quiet.url, "direccion", f"{EVENT}/direccion/disciplina/")
    seat = dealer.locator(".chair.taken").first.get_attribute("data-chair") or ""
    setup = {**SPOT, "button": int(seat), "seats": {seat: 20_000, "20": 20_000}}
    told = {"setup:json": json.dumps(setup), "steps:json": json.dumps([{"seat": int(seat), "leaves": True}])}
    assert door(dealer)("GiveRuling", table=1, **told) == 200
    asks = floor.locator("#questions article").filter(has_text="Mesa 1")
    asks.get_by_role("button", name="Responder…").click()
    sheet = floor.locator("dialog[open]")
    answers = sheet.locator(".answers")
    expect(answers).not_to_contain_text("Nada cambia")
    expect(sheet.get_by_role("spinbutton", name="Rondas")).to_be_hidden()
    sheet.get_by_text("Rondas perdidas", exact=True).click()
    expect(sheet.locator(".if-sized:visible")).to_contain_text("De 1 a 4")
    expect(sheet.locator(".if-sized:visible .clause").first).to_be_visible()
    sheet.get_by_role("spinbutton", name="Rondas").fill("5")
    sheet.get_by_label("Motivo").fill("Se fue al bar")
    shot(floor, "penalty-answer")
    sheet.get_by_role("button", name="Dar la respuesta").click()
    refused = sheet.locator(".toast.refused")
    expect(refused).to_contain_text("5 no es una medida posible de «rondas perdidas»")
    expect(refused.locator(".clause").first).to_be_visible()
    sheet.get_by_role("spinbutton", name="Rondas").fill("2")
    sheet.get_by_role("button", name="Dar la respuesta").click()
    given = sheet.locator("[data-penalty]")
    expect(given).to_contain_text("Rondas perdidas (2 rondas)")
    expect(given.locator(".clause")).to_contain_text("31.2")
    shot(floor, "penalty-given")
    sheet.locator("[data-close]").first.click()
    served = floor.locator("#penalties article").filter(has_text="rondas perdidas (2 rondas)")
    expect(served).to_contain_text("manos por cumplir: ")
    expect(dealer.locator(f"[data-chair='{seat}']")).to_contain_text("sanción · manos: ")
    director.reload()
    expect(director.locator("main")).to_contain_text("rondas perdidas (2 rondas)")


def test_the_number_of_hands_the_book_has_is_said_with_its_clause(quiet: Served, opens: Opens) -> None:
    page = entered(opens(PHONE), quiet.url, "floor", f"{EVENT}/floor/")
    give = door(page)
    dealer = entered(opens(TABLET), quiet.url, "crupier", f"{EVENT}/mesa/2/crupier/")
    seat = dealer.locator(".chair.taken").last.get_attribute("data-chair")
    assert give("RecordInfraction", clause="fcp-2025/67-B.1", table=2, seat=seat, facts="Insulta") == 200
    page.locator("#penalties article").filter(has_text="Insulta").get_by_role("button").click()
    form = page.locator("dialog[open] form").filter(has_text="Manos perdidas")
    expect(form).to_contain_text("Solo 1: el reglamento no da más")
    expect(form.locator(".clause").first).to_be_visible()
    shot(page, "penalty-hands")
    form.get_by_role("spinbutton", name="Manos").fill("2")
    form.get_by_label("Motivo").fill("Insulta")
    form.get_by_role("button").click()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("2 no es una medida posible de «manos perdidas»; se permite")
    expect(sheet).to_contain_text("manos perdidas 1")


def test_players_are_found_without_accents(quiet: Served, opens: Opens) -> None:
    page = entered(opens(TABLET), quiet.url, "direccion", f"{EVENT}/mesa/1/crupier/")
    names = page.locator("[data-oval] [data-seat] .name").all_text_contents()
    name = next(one.strip() for one in names if not one.strip().isascii())
    typed = fold(" ".join(reversed(name.split())))
    assert typed.isascii()
    page.goto(f"{quiet.url}{EVENT}/direccion/")
    page.get_by_role("searchbox", name="Buscar un jugador").fill(typed)
    expect(page.locator("#found")).to_contain_text(name)
    page.locator("#narrow").fill(typed)
    expect(page.locator(".tile[data-table='1']")).to_be_visible()
    expect(page.locator(".tile[hidden]")).not_to_have_count(0)  # others may be called longer
    page.locator("#narrow").fill("zzz")
    expect(page.locator(".tile:visible")).to_have_count(0)
    page.goto(f"{quiet.url}{EVENT}/direccion/diario/?text={typed}")
    expect(page.locator("main")).to_contain_text(name)


def test_anybody_asks_a_book_and_tries_the_answers(quiet: Served, opens: Opens) -> None:
    page = opens(PHONE)
    page.goto(f"{quiet.url}/arbitraje/?lang=es")
    page.locator("#pick-book").select_option(label="TDA 2013")
    expect(page).to_have_url(re.compile("libro=tda-2013"))
    page.locator(".chair.turn").click()
    page.locator("[data-spot-what]").get_by_role("button", name="subo", exact=True).click()
    page.locator("[data-chip='1000']").first.click()
    page.locator("[data-tell]").click()
    expect(page.locator(".desk-answer .law-head").first).to_have_text("Es subida a 1.000")
    expect(page.locator(".desk-others li")).to_have_count(len(BOOKS) - 1)
    page.locator("[data-spot-back]").click()
    expect(page.locator(".desk-answer .law")).to_have_count(0)
    assert phone_faults(page) == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_everybody_can_use_it(quiet: Served, opens: Opens, lang: str) -> None:
    """By keyboard, with weak eyes, on a phone."""
    page = entered(opens(DESKTOP), quiet.url, "direccion", "/", lang)
    give = door(page)
    steps = {"setup:json": json.dumps(TOKEN), "steps:json": json.dumps(ASKED)}
    assert give("GiveRuling", table=2, **steps) == 200
    page.goto(f"{quiet.url}{EVENT}/resoluciones/")
    newest = page.locator("tbody .opens").first.get_attribute("href") or ""
    for where in (
        f"{EVENT}/floor/",
        f"{EVENT}/resoluciones/",
        newest,
        f"{EVENT}/arbitraje/?mesa=1",
        "/arbitraje/",
    ):
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        page.goto(quiet.url + where)
        page.wait_for_timeout(300)
        assert faults(page, lang) == [], where
        assert focus_faults(page) == [], where
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert phone_faults(page) == [], where


def test_a_phone_sounds_only_if_its_owner_wants_it(quiet: Served, opens: Opens) -> None:
    page = opens(PHONE)
    page.add_init_script("window.felt = 0; navigator.vibrate = () => { window.felt += 1; return true; };")
    entered(page, quiet.url, "floor", f"{EVENT}/floor/")
    give = door(page)
    alerts = page.locator("[data-alerts]")
    expect(alerts).to_have_attribute("aria-pressed", "false")
    assert give("CallFloor", table=2, about="chips") == 200
    expect(page.locator("#calls article")).to_have_count(1)
    assert page.evaluate("window.felt") == 0
    alerts.click()
    expect(alerts).to_contain_text("Avisos encendidos")
    felt = page.evaluate("window.felt")  # so that one knows how it feels
    assert give("CallFloor", table=2, about="time") == 200
    expect(page.locator("#calls article")).to_have_count(2)
    expect(page.locator("[data-news]")).to_contain_text("La mesa 2 pide al floor por tiempo")
    assert page.evaluate("window.felt") == felt + 1
    page.reload()
    expect(alerts).to_have_attribute("aria-pressed", "true")
    for number in range(1, 3):
        page.locator("#calls article").first.get_by_role("button", name="Cerrar…").click()
        page.locator("dialog[open]").get_by_role("button", name="Cerrar la llamada").click()
        expect(page.locator("#calls article")).to_have_count(2 - number)
    assert page.evaluate("window.felt") == 0, "a call less is no news"


#: The list comes again from the room, the other way round, with one more on top and without the one named.
AGAIN = """(gone) => {
  const list = document.querySelector(".console-side .proposals");
  const head = list.querySelector("h2");
  for (const card of list.querySelectorAll(".proposal")) head.after(card);
  list.querySelector(`[data-proposal="${gone}"]`)?.remove();
  const fresh = list.querySelector("[data-proposal]").cloneNode(true);
  fresh.dataset.proposal = "fresh";
  head.after(fresh);
  list.dispatchEvent(new CustomEvent("live:shown", { bubbles: true, detail: { topic: "proposals" } }));
}"""


def test_proposals_stay_where_they_are(quiet: Served, opens: Opens) -> None:
    """New ones come below; the place of one that is gone stays empty until the pointer has left."""
    page = entered(opens(DESKTOP), quiet.url, "direccion", f"{EVENT}/direccion/")
    give = door(page)
    calls = []
    for table in (1, 2):
        assert give("CallFloor", table=table, about="chips") == 200
        card = page.locator(".console-side [data-proposal]").filter(has_text=f"mesa {table}")
        calls.append(int(card.locator("[name=call]").first.get_attribute("value") or 0))
    try:
        cards = page.locator(".console-side [data-proposal]")
        before = cards.evaluate_all("all => all.map((one) => one.dataset.proposal)")
        last = page.locator(f"[data-proposal='{before[-1]}']")
        page.locator(".console-side .proposals").hover()
        place = last.bounding_box()
        page.evaluate(AGAIN, before[0])
        after = cards.evaluate_all("all => all.map((one) => one.dataset.proposal)")
        assert after == [*before[1:], "fresh"]
        moved = last.bounding_box()
        assert place is not None
        assert moved is not None
        assert abs(moved["y"] - place["y"]) < 2
        page.locator(".console-rail").hover()
        expect(page.locator(".console-side .gone")).to_have_count(0)
    finally:
        for number in calls:
            assert give("CloseCall", call=number) == 200
