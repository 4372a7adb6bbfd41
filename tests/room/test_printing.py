"""Big papers: printed one at a time, with progress, until cancelled; small ones do not wait for them."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from tests.support.console_event import seated
from tests.support.kept_room import keep, signed_in
from tests.support.papers import read
from tests.support.seating import opened

from torneo.paper.presses import PressFailed
from torneo.room import printing

ENTRIES = 250


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    seated("imprenta-pequena")
    return keep("imprenta", opened("tda-2013", ENTRIES, 28))


@pytest.fixture(autouse=True)
def presses() -> Iterator[None]:
    yield
    printing.stop_all()


def asked(browser: Any, stream: str, **fields: str) -> str:
    """The address of the job that a big paper becomes."""
    answer = browser.get(f"/e/{stream}/papeles/comprobantes.pdf", fields)
    assert answer.status_code == 302, answer.status_code
    return str(answer.headers["Location"])


def job_of(where: str) -> printing.Job:
    job = printing.find(where.rstrip("/").rpartition("/")[2])
    assert job is not None
    return job


def test_a_big_paper_shows_its_progress_and_opens_when_ready(stream: str) -> None:
    desk = signed_in("desk")
    where = asked(desk, stream)
    page = desk.get(where).content.decode()
    assert "Comprobante" in page
    job = job_of(where)
    assert job.all == 4, "three batches, and joined"
    job.over.wait()
    assert job.failed == ""
    part = desk.get(where, headers={"HX-Request": "true"})
    assert part.headers["HX-Redirect"] == f"{where.rstrip('/')}.pdf"
    body = desk.get(part.headers["HX-Redirect"])
    assert body.headers["Content-Type"] == "application/pdf"
    assert body.headers["Content-Disposition"] == f'inline; filename="{stream}-comprobantes.pdf"'
    pages = read(body.content)
    assert len(pages) == -(-ENTRIES // 4)
    assert f"{ENTRIES} de {ENTRIES}" in pages[-1].text
    assert asked(desk, stream) == where, "who asks for the same gets what is there"
    assert asked(desk, stream, idioma="en") != where


def test_strangers_and_other_roles_do_not_get_it(stream: str) -> None:
    where = asked(signed_in("desk"), stream)
    job_of(where).over.wait()
    for role in ("public", "dealer"):
        for address in (where, f"{where.rstrip('/')}.pdf"):
            assert signed_in(role).get(address).status_code == 404
        assert signed_in(role).post(f"{where}cancelar/").status_code == 404
    assert signed_in("desk").get(where.replace(stream, "imprenta-pequena")).status_code == 404


def test_a_cancelled_job_leaves_nothing_and_the_next_one_prints(stream: str) -> None:
    desk = signed_in("desk")
    where = asked(desk, stream, papel="a6")
    job = job_of(where)
    while not printing.big.pid:
        assert not job.over.is_set()
    pid = printing.big.pid
    os.kill(pid, signal.SIGSTOP)
    assert "Cancelar la impresión" in desk.get(where).content.decode()
    told = desk.post(f"{where}cancelar/", follow=True).content.decode()
    assert "Impresión cancelada" in told
    assert job.over.is_set()
    assert (job.pdf, job.failed) == (b"", "stopped")
    assert not os.path.exists(f"/proc/{pid}")
    assert desk.get(f"{where.rstrip('/')}.pdf").status_code == 302
    again = asked(desk, stream, papel="a6")
    assert again != where
    job_of(again).over.wait()
    assert job_of(again).failed == ""


def test_a_press_that_is_killed_is_told_in_words(stream: str) -> None:
    desk = signed_in("desk")
    where = asked(desk, stream, papel="80mm")
    job = job_of(where)
    while not printing.big.pid:
        assert not job.over.is_set()
    os.kill(printing.big.pid, signal.SIGKILL)
    job.over.wait()
    assert "La imprenta se ha parado" in desk.get(where).content.decode()
    assert "The press has stopped" in desk.get(f"{where}?lang=en").content.decode()
    assert desk.get(f"/e/{stream}/papeles/comprobantes.pdf?inscripcion=7").status_code == 200


def test_a_small_paper_does_not_wait_for_a_big_one(stream: str) -> None:
    desk = signed_in("desk")
    job = job_of(asked(desk, stream, papel="a6", idioma="en"))
    while not printing.big.pid:
        assert not job.over.is_set()
    os.kill(printing.big.pid, signal.SIGSTOP)
    card = desk.get(f"/e/{stream}/papeles/comprobantes.pdf?inscripcion=7")
    assert card.status_code == 200
    assert len(read(card.content)) == 1
    assert not job.over.is_set()
    second = job_of(asked(desk, stream, papel="80mm", idioma="en"))
    assert not second.begun, "one big job at a time"
    assert "Espera su turno" in desk.get(f"/e/{stream}/papeles/trabajo/{second.id}/").content.decode()
    os.kill(printing.big.pid, signal.SIGCONT)
    for one in (job, second):
        one.over.wait()
        assert one.failed == ""


def test_a_small_paper_of_a_press_that_hangs_is_told_in_words(
    stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, where = signed_in("desk"), f"/e/{stream}/papeles/comprobantes.pdf?inscripcion=7"
    assert desk.get(where).status_code == 200
    pid = printing.small.pid
    os.kill(pid, signal.SIGSTOP)
    monkeypatch.setattr(printing.small, "_patience", 0.3)
    answer = desk.get(where)
    assert answer.status_code == 503
    assert "tardaba demasiado" in answer.content.decode()
    assert not os.path.exists(f"/proc/{pid}")
    monkeypatch.undo()
    assert desk.get(where).status_code == 200


def test_the_queue_has_an_end(stream: str) -> None:
    data = {"cards": [{"number": str(one)} for one in range(100)]}
    with printing._turn:  # somebody else's big job
        refused = ""
        for number in range(20):
            try:
                printing.start(("cola", number), printing.Job(stream, "receipts", "x", data))
            except PressFailed as failed:
                refused = failed.code
                break
        assert refused == "busy"
        answer = signed_in("desk").get(f"/e/{stream}/papeles/comprobantes.pdf")
        assert answer.status_code == 503
        assert "La imprenta está ocupada" in answer.content.decode()
        printing.stop_all()
    assert printing.waiting() == 0
