"""The page of papers: who may print what, what comes out, and what strangers do not get."""

import io
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from openpyxl import load_workbook  # type: ignore[import-untyped]
from tests.support.console_event import seated
from tests.support.kept_room import keep, signed_in, state_of
from tests.support.papers import drawn, read, scanned
from tests.support.prizes import ended, final, out

from torneo.paper.catalogue import DOCUMENTS

Client = Callable[[str], Any]
ROLES = ("director", "operations", "floor", "desk", "dealer", "commission", "public")
PUBLIC = {"estructura", "resultados"}


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    seated("papeles")
    return "papeles"


@pytest.fixture(scope="module")
def over(room: None) -> str:
    """An event that has been played to the end."""
    fund = final("fcp-2025", 6).state.prizes.fund.prizes
    played = final("fcp-2025", 6, amounts=(fund - fund // 4, fund // 4))
    out(played, "p6", "p5", "p4", "p3", "p2")
    return keep("papeles-final", ended(played))


def page_text(browser: Any, stream: str, lang: str = "es") -> str:
    answer = browser.get(f"/e/{stream}/papeles/?lang={lang}")
    assert answer.status_code == 200
    text: str = answer.content.decode()
    return text


# ---- the shelf


@pytest.mark.parametrize("role", ROLES)
def test_everybody_sees_their_own_papers(stream: str, role: str) -> None:
    text = page_text(signed_in(role), stream)
    for document in DOCUMENTS:
        mine = document.public or role in document.roles
        assert (f'/papeles/{document.slug}.pdf"' in text) == mine, document.code
    assert ("/papeles/lista-inscripciones.csv" in text) == (role in ("director", "operations", "desk"))
    assert "/papeles/lista-resultados.csv" in text
    assert "/papeles/programa.ics" in text


def test_what_there_is_nothing_of_says_why(stream: str) -> None:
    text = page_text(signed_in("director"), stream)
    assert "12 tarjetas" in text
    assert "2 mesas" in text
    assert "No hay ningún acuerdo propuesto." in text
    assert "Nadie ha ganado un premio todavía." in text
    english = page_text(signed_in("director"), stream, "en")
    assert "12 cards" in english
    assert "No deal has been proposed." in english
    assert "tarjetas de asiento" not in english.lower()


def test_console_desk_and_event_lead_to_the_papers(stream: str) -> None:
    director = signed_in("director")
    assert f'href="/e/{stream}/papeles/"' in director.get(f"/e/{stream}/direccion/").content.decode()
    assert f'href="/e/{stream}/papeles/"' in signed_in("public").get(f"/e/{stream}/").content.decode()
    card = director.get(f"/e/{stream}/inscripcion/tarjeta/1/").content.decode()
    assert f'action="/e/{stream}/papeles/tarjetas.pdf"' in card


# ---- documents


@pytest.mark.parametrize("role", ROLES)
def test_a_document_opens_for_those_it_is_for(stream: str, role: str) -> None:
    browser = signed_in(role)
    for document in DOCUMENTS:
        answer = browser.get(f"/e/{stream}/papeles/{document.slug}.pdf")
        if document.public or role in document.roles:
            assert answer.status_code in (200, 404), document.code
            if answer.status_code == 200:
                assert answer.headers["Content-Type"] == "application/pdf"
                assert answer.headers["Cache-Control"] == "no-store"
                assert answer.content.startswith(b"%PDF-")
        elif role == "public":
            assert answer.status_code == 302
            assert answer.headers["Location"].startswith("/entrar/")
        else:
            assert answer.status_code == 403
            assert "Esta página es para" in answer.content.decode()


def test_a_document_of_one_entry_on_small_paper_in_english(stream: str) -> None:
    browser = signed_in("desk")
    answer = browser.get(f"/e/{stream}/papeles/comprobantes.pdf?inscripcion=3&papel=80mm&idioma=en")
    (only,) = read(answer.content)
    assert "Entry receipt" in only.text
    assert "Caro Paz" in only.text
    assert only.width == pytest.approx(80 * 72 / 25.4, abs=0.6)
    assert browser.get(f"/e/{stream}/papeles/comprobantes.pdf?inscripcion=999").status_code == 404
    assert browser.get(f"/e/{stream}/papeles/comprobantes.pdf?papel=nada").status_code == 200
    assert len(read(signed_in("floor").get(f"/e/{stream}/papeles/mesas.pdf?mesa=2").content)) == 1
    assert browser.get(f"/e/{stream}/papeles/nada.pdf").status_code == 404
    assert browser.get(f"/e/{stream}/papeles/mesas.csv").status_code == 404
    assert browser.get("/e/nada/papeles/").status_code == 404


def codes(body: bytes) -> list[str]:
    """What a phone reads on all the pages of a PDF."""
    return [code for image in drawn(body) for code in scanned(image)]


def test_codes_lead_to_the_event_unless_private_links_are_asked_for(stream: str) -> None:
    from torneo.room.models import Link

    browser = signed_in("desk")
    where = f"/e/{stream}/papeles/tarjetas.pdf"
    before = Link.objects.filter(stream=stream).count()
    assert set(codes(browser.get(where).content)) == {f"http://localhost/e/{stream}/"}
    assert set(codes(browser.post(where, {"papel": "a6"}).content)) == {f"http://localhost/e/{stream}/"}
    assert Link.objects.filter(stream=stream).count() == before
    links = codes(browser.post(where, {"enlaces": "1"}).content)
    assert len(set(links)) == 12
    assert Link.objects.filter(stream=stream, revoked=False).count() == 12
    names = set()
    for link in links:
        own = signed_in("public").get(link.removeprefix("http://localhost"))
        assert own.status_code == 200
        names |= {name for name in ("Ana Ruiz", "Hugo León", "Inés Soto") if name in own.content.decode()}
    assert names == {"Ana Ruiz", "Hugo León", "Inés Soto"}


def test_the_desk_prints_the_link_it_has_just_made(stream: str) -> None:
    from torneo.room.models import Link

    browser = signed_in("desk")
    card = browser.post(f"/e/{stream}/inscripcion/tarjeta/5/", {"key": "k"}).content.decode()
    link = card.split('name="enlace" value="')[1].split('"')[0]
    where = f"/e/{stream}/papeles/tarjetas.pdf"
    printed = browser.post(where, {"inscripcion": "5", "papel": "80mm", "enlace": link})
    assert codes(printed.content) == [link]
    other = browser.post(where, {"inscripcion": "6", "papel": "80mm", "enlace": link})
    assert codes(other.content) == [f"http://localhost/e/{stream}/"]
    foreign = Link.make("otro", "player", "p5")
    stolen = browser.post(where, {"inscripcion": "5", "enlace": f"http://localhost/j/{foreign}/"})
    assert codes(stolen.content) == [f"http://localhost/e/{stream}/"]


def test_printing_changes_nothing_in_the_event(stream: str) -> None:
    before = state_of(stream).version
    director = signed_in("director")
    for document in DOCUMENTS:
        director.get(f"/e/{stream}/papeles/{document.slug}.pdf")
    assert state_of(stream).version == before


def test_a_draft_is_not_for_strangers(room: None) -> None:
    from tests.support.console_event import begin

    begin("papeles-borrador")
    public, director = signed_in("public"), signed_in("director")
    for name in ("estructura.pdf", "programa.ics"):
        assert public.get(f"/e/papeles-borrador/papeles/{name}").status_code == 404
        assert director.get(f"/e/papeles-borrador/papeles/{name}").status_code == 200
    assert public.get("/e/papeles-borrador/papeles/").status_code == 404
    assert "disabled" in page_text(signed_in("dealer"), "papeles-borrador")


# ---- lists and calendar


def test_lists_and_calendar(over: str) -> None:
    public, desk = signed_in("public"), signed_in("desk")
    results = public.get(f"/e/{over}/papeles/lista-resultados.csv")
    assert results.headers["Content-Disposition"] == f'attachment; filename="{over}-lista-resultados.csv"'
    lines = results.content.decode("utf-8-sig").splitlines()
    assert lines[0] == "Puesto;Nombre;País;Club;Premio;Moneda;Entrada del jugador"
    assert len(lines) == 7
    sheet = load_workbook(
        io.BytesIO(public.get(f"/e/{over}/papeles/lista-resultados.xlsx?idioma=en").content)
    ).active
    assert [cell.value for cell in sheet[1]][:2] == ["Place", "Name"]
    assert public.get(f"/e/{over}/papeles/lista-inscripciones.csv").status_code == 302
    assert signed_in("dealer").get(f"/e/{over}/papeles/lista-inscripciones.csv").status_code == 403
    assert desk.get(f"/e/{over}/papeles/lista-inscripciones.xlsx").content[:2] == b"PK"
    hendon = desk.get(f"/e/{over}/papeles/hendon-mob.csv").content.decode("utf-8-sig").splitlines()
    assert hendon[0] == "Place,First name,Last name,Country,Prize,Currency"
    assert len(hendon) == 3
    calendar = public.get(f"/e/{over}/papeles/programa.ics")
    assert calendar.headers["Content-Type"].startswith("text/calendar")
    assert f"URL:http://localhost/e/{over}/" in calendar.content.decode()
    assert desk.post(f"/e/{over}/papeles/lista-resultados.csv").status_code == 404


def test_results_and_prize_receipts_of_a_finished_event(over: str) -> None:
    results = read(signed_in("public").get(f"/e/{over}/papeles/resultados.pdf").content)
    assert "Resultados" in results[0].text
    receipts = read(signed_in("desk").get(f"/e/{over}/papeles/recibos.pdf").content)
    assert "Firma del jugador" in receipts[0].text
    assert "Puesto 1" in receipts[0].text


# ---- cases


@pytest.fixture(scope="module")
def case_stream(stream: str) -> str:
    """A case of the event, in the journal."""
    from tools.paper_samples import case

    from torneo.journal.line import lines_of
    from torneo.journal.store import StreamHead
    from torneo.room.keeping import keeper

    journal = [_about(one, stream) for one in case()[1]]
    head = StreamHead("papeles-caso-1", "case", "fcp-2025")
    keeper().create(head)
    keeper().journal.append(head.name, 0, lines_of(journal, head.digest))
    return head.name


def _about(happened: Any, stream: str) -> Any:
    """The opening of the case, of this event."""
    if type(happened.event).__name__ != "CaseOpened":
        return happened
    return msgspec.structs.replace(happened, event=msgspec.structs.replace(happened.event, tournament=stream))


@pytest.mark.parametrize("role", ROLES)
def test_papers_of_a_case_are_for_commission_and_direction(stream: str, case_stream: str, role: str) -> None:
    browser = signed_in(role)
    may = role in ("director", "commission")
    assert ("Expediente C-1" in page_text(browser, stream)) == may
    for kind, told in (("report", "Informe oficial del caso"), ("charges", "Notificación de los hechos"),
                       ("decision", "Notificación de la decisión")):  # fmt: skip
        answer = browser.get(f"/e/{stream}/papeles/caso/{case_stream}/{kind}.pdf")
        assert answer.status_code == (200 if may else 404)
        if may:
            assert told in read(answer.content)[0].text
    assert browser.get(f"/e/{stream}/papeles/caso/{case_stream}/final-person.pdf").status_code == 404
    assert browser.get(f"/e/{stream}/papeles/caso/{stream}/report.pdf").status_code == 404
