"""A case at the commission's desk in a real browser: heard, voted, decided, carried out in the tournament
while a floor person watches, in Spanish; read on a phone and in English."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.support.accessible import faults, focus_faults, phone_faults
from tests.support.browsing import entered, shot
from tests.support.served import Served

pytestmark = pytest.mark.slow

EVENT = "/e/demo-1"
CASE = "/caso/demo-1--c1/"
TABLET = (1024, 768)
PRINCIPLES = ("Legalidad", "Tipicidad", "Debido proceso", "Proporcionalidad", "Favorabilidad")


def next_act(page: Page) -> Locator:
    return page.locator("#next-title")


def test_what_is_typed_while_news_are_on_their_way_is_kept(demo: Served, opens: Opens) -> None:
    held: list[Route] = []
    page = entered(opens(DESKTOP), demo.url, "comision", CASE)
    other = entered(opens(TABLET), demo.url, "floor", CASE)
    page.route(
        "**/*", lambda route: held.append(route) if route.request.headers.get("x-part") else route.continue_()
    )
    with page.expect_request(lambda request: "x-part" in request.headers):
        adding(other).get_by_label("Cuál").fill("cámara 9")
        adding(other).get_by_role("button", name="Añadir al expediente").click()
    adding(page).get_by_label("Cuál").fill("lo que vio la mesa")
    while held:
        held.pop().continue_()
    expect(page.locator("#news")).to_be_visible()
    expect(adding(page).get_by_label("Cuál")).to_have_value("lo que vio la mesa")


def test_a_case_from_the_defence_to_the_closed_file(demo: Served, opens: Opens) -> None:
    page = entered(opens(DESKTOP), demo.url, "comision", "/e/demo-1/comision/")
    page.on("dialog", lambda dialog: dialog.accept())
    watcher = entered(opens(TABLET), demo.url, "floor", CASE)
    expect(page.locator(".count")).to_have_text(re.compile(r"\d:\d\d:\d\d"))  # the defence, counting
    page.get_by_role("link", name=re.compile("^C-1")).click()
    expect(next_act(page)).to_contain_text("Descargos de ")
    accused = next_act(page).inner_text().partition("Descargos de ")[2]

    # Nobody votes before the person has been heard; the button says why, with its clause.
    chapter = page.locator("details", has_text="Votar y decidir")
    chapter.locator("summary").click()
    vote = chapter.locator("form", has_text="Guardar el voto")
    expect(vote.get_by_role("button")).to_be_disabled()
    expect(vote).to_contain_text("el plazo para los descargos corre hasta el")
    expect(vote.locator(".clause").first).to_have_attribute("href", "/libros/fcp-2025/art-18-b/")

    # Somebody else is writing: what the commission does now must not take it away.
    adding(watcher).get_by_label("Cuál").fill("cámara 4")
    top = page.locator(".next-act")
    top.get_by_label("Lo que dice").fill("Solo le contaba la mano anterior.")
    top.get_by_label("No tiene nada que añadir: se puede decidir sin esperar").check()
    top.get_by_role("button", name="Guardar los descargos").click()
    expect(next_act(page)).to_have_text("Votar")
    expect(watcher.locator("#news")).to_be_visible()
    expect(adding(watcher).get_by_label("Cuál")).to_have_value("cámara 4")
    watcher.get_by_role("button", name="Ver lo nuevo").click()
    expect(next_act(watcher)).to_have_text("Votar")
    shot(page, "vote")

    voted(page)
    expect(next_act(page)).to_have_text("Firmar la decisión motivada")
    shot(page, "decide")
    decided(page)
    expect(next_act(page)).to_have_text("Ejecutar la decisión")
    expect(next_act(watcher)).to_have_text("Ejecutar la decisión")  # nobody reloads
    expect(watcher.get_by_role("button", name="Ejecutar en el torneo ahora")).to_be_disabled()
    shot(page, "execute")
    page.get_by_role("button", name="Ejecutar en el torneo ahora").click()
    expect(next_act(page)).to_contain_text("Notificar la decisión a ")
    watcher.goto(f"{demo.url}/e/demo-1/direccion/disciplina/")
    expect(watcher.locator("tr", has_text="Enseñó sus cartas")).to_contain_text("multa")
    page.get_by_role("button", name="Dar por notificada").click()
    expect(next_act(page)).to_have_text("Enviar el informe a la federación")
    page.get_by_label("Correo de la federación").fill("disciplina@federacion.example")
    page.get_by_role("button", name="Anotar el envío").click()
    expect(next_act(page)).to_have_text("Cerrar el expediente")
    page.get_by_role("button", name="Cerrar el caso").click()
    expect(next_act(page)).to_have_text("Esperar al final del evento")
    shot(page, "closed")
    heard = page.locator(".life", has_text="Solo le contaba la mano anterior.")
    expect(heard).to_contain_text("(lo anota ")
    letter_printed(page)
    desk = entered(opens(DESKTOP), demo.url, "caja", f"{EVENT}/inscripcion/")
    the_fined_player_reads_it(desk, opens(PHONE), accused)
    decision_stays(page, demo.url)


def adding(page: Page) -> Locator:
    """The form for more evidence, open."""
    chapter = page.locator("details", has_text="Añadir pruebas")
    if chapter.get_attribute("open") is None:
        chapter.locator("summary").click()
    return chapter.locator("form", has_text="Añadir al expediente")


def voted(page: Page) -> None:
    """Two for a fine, one for less: only then do sum and reach belong to the form."""
    for member, option in (("Rosa Mejía", "Multa dentro del evento"), ("Iván Peña", "Amonestación verbal"),
                           ("Tomás Vidal", "Multa dentro del evento")):  # fmt: skip
        form = page.locator(".next-act form")
        form.get_by_label("Miembro").select_option(member)
        form.get_by_label("Qué se decide").select_option(label=option)
        fine = option.startswith("Multa")
        expect(form.get_by_label("Importe")).to_be_visible(visible=fine)
        expect(form.get_by_label("Expulsión de")).to_be_hidden()
        if fine:
            form.get_by_label("Importe").fill("200.000")
        form.get_by_role("button", name="Guardar el voto").click()
        expect(page.locator(".life", has_text=f"{member}: ")).to_be_visible()


def decided(page: Page) -> None:
    """What the majority voted for is in the form; refused without the principles, nothing typed is lost."""
    form = page.locator(".next-act form")
    expect(form.get_by_label("Importe")).to_have_value("200000")
    expect(form.get_by_label("Rosa Mejía")).to_be_checked()
    expect(form.get_by_label("Iván Peña")).not_to_be_checked()
    form.get_by_label("Motivos").fill("Dos testigos coinciden.")
    form.get_by_role("button", name="Firmar la decisión").click()
    expect(page.locator(".toast.refused")).to_contain_text("Falta confirmar los principios")
    expect(form.get_by_label("Motivos")).to_have_value("Dos testigos coinciden.")
    for principle in PRINCIPLES:
        form.get_by_label(principle).check()
    form.get_by_role("button", name="Firmar la decisión").click()


def decision_stays(page: Page, url: str) -> None:
    """The letter of the decision, on the page and as a PDF, before and after an appeal."""
    page.goto(f"{url}{CASE}carta/decision/")
    letter = page.locator("#letter-es")
    expect(letter).to_contain_text("Cláusulas infringidas: ")
    expect(letter).not_to_contain_text("habrían")
    before = letter.locator(".about").inner_text()
    assert "Demostración 1" in before
    assert "Comisión Disciplinaria del evento" in before
    with page.expect_download() as saved:
        letter.get_by_role("link", name="Descargar en PDF").click()
    assert saved.value.suggested_filename == "demo-1--c1-decision-es.pdf"
    assert Path(saved.value.path()).read_bytes().startswith(b"%PDF")
    for command in ("RecordEventEnd", "FileAppeal"):
        page.goto(f"{url}{CASE}")
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        form = page.locator(f'form[action*="/{command}/"]').first
        if command == "FileAppeal":
            form.get_by_label("Motivo").fill("La multa es excesiva.")
        form.get_by_role("button").last.click()
        expect(page.locator(f'form[action*="/{command}/"] button:enabled')).to_have_count(0)
    expect(page.locator(".life", has_text="La multa es excesiva.")).to_be_visible()
    page.goto(f"{url}{CASE}carta/decision/")
    expect(letter.locator(".about")).to_have_text(before, use_inner_text=True)
    shot(page, "decision-after-appeal")


def the_fined_player_reads_it(desk: Page, phone: Page, name: str) -> None:
    """By a link of the desk, which says when no phone can open it: the fine with its amount, on a page that
    says usted from top to bottom."""
    desk.locator("#q").fill(name)
    desk.locator("#q").press("Enter")
    desk.locator("#shown .person").get_by_role("button", name="Enlace y QR").click()
    expect(desk.get_by_role("note")).to_contain_text("Los teléfonos no pueden abrir este enlace")
    phone.goto(desk.locator(".link-text").input_value())
    expect(phone.locator(".my-top")).to_contain_text(name)
    expect(phone.locator("section", has_text="Sus penalizaciones").last).to_contain_text("200.000")
    expect(phone.locator("main")).not_to_contain_text(re.compile(r"\b([Tt]us?|te|[Qq]uédate)\b"))
    shot(phone, "fined-player")


def letter_printed(page: Page) -> None:
    page.get_by_role("link", name="Informe a la federación").click()
    expect(page.locator("#letter-es")).to_contain_text("2 votos a favor de 3")
    expect(page.locator("#letter-en")).to_contain_text("2 votes in favour out of 3")
    page.emulate_media(media="print")
    expect(page.locator(".top")).to_be_hidden()
    expect(page.get_by_role("button", name="Imprimir").first).to_be_hidden()
    expect(page.locator("#letter-es .signatures")).to_be_visible()
    page.emulate_media(media="screen")
    shot(page, "letter")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_everybody_can_use_it(demo: Served, opens: Opens, lang: str) -> None:
    """By keyboard, with weak eyes, on a phone."""
    page = entered(opens(DESKTOP), demo.url, "comision", "/comision/", lang)
    for where in ("/comision/", "/comision/abrir/", "/e/demo-1/comision/", CASE, f"{CASE}carta/charges/"):
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        page.goto(demo.url + where)
        for one in page.locator("details").all():
            one.evaluate("one => { one.open = true; }")
        assert faults(page, lang) == [], where
        assert focus_faults(page) == [], where
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert phone_faults(page) == [], where
        if where == CASE:
            shot(page, f"phone-{lang}")
