"""The real server prints and prints: its memory stays as it was, and no press outlives it."""

import time
from pathlib import Path

import httpx
import pytest
from tests.support.served import Served, descendants, director

from torneo.journal.event_file import written
from torneo.journal.line import lines_of
from torneo.paper.pressman import memory_of

ENTRIES = 300
_PATIENCE = 300.0


def event_file(folder: Path) -> Path:
    from tests.support.kept import event_head
    from tests.support.seating import opened

    head = event_head("grande")
    file = folder / "grande.jsonl"
    room = opened("tda-2013", ENTRIES, 34)
    file.write_bytes(b"".join(written(head, lines_of(room.journal, head.digest))))
    return file


def receipts(browser: httpx.Client, size: str, lang: str) -> bytes:
    """All receipts as one document, waited for as a person does."""
    answer = browser.get("/e/grande/papeles/comprobantes.pdf", params={"idioma": lang, "papel": size})
    until = time.monotonic() + _PATIENCE
    while answer.headers["content-type"] != "application/pdf":
        assert answer.status_code == 200, answer.text
        assert time.monotonic() < until
        time.sleep(0.2)
        answer = browser.get(f"{str(answer.url).removesuffix('.pdf').rstrip('/')}.pdf")
    return answer.content


@pytest.mark.slow
def test_the_server_does_not_grow_with_what_it_prints(tmp_path: Path) -> None:
    file = event_file(tmp_path)
    with Served(tmp_path, "serve") as served:
        served.torneo("journal", "import", str(file))
        with director(served.url) as browser:
            assert receipts(browser, "a6", "es")[:5] == b"%PDF-"
            server = served.serving()
            before = memory_of(server)
            for size, lang in (("a6", "en"), ("80mm", "es"), ("80mm", "en"), ("a4", "es"), ("a4", "en")):
                assert receipts(browser, size, lang)[:5] == b"%PDF-"
            grown = memory_of(server) - before
            assert browser.get("/e/grande/papeles/comprobantes.pdf?inscripcion=1").status_code == 200
        presses = descendants(server)
    assert grown < 80 * 1024 * 1024, f"{grown // 1024**2} MB"
    assert presses, "papers are printed by processes of their own"
    assert [one for one in presses if Path(f"/proc/{one}").exists()] == [], "they are gone with the server"
