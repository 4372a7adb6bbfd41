"""``torneo paper``: from the file of an event, or a sheet, to a document."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image
from tests.support.papers import read
from tools.paper_samples import case, sample_data

from torneo.cli import main
from torneo.cli.paper import CHOICES
from torneo.journal.event_file import written
from torneo.journal.line import lines_of
from torneo.journal.store import StreamHead


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("paper") / "event.jsonl"
    assert main(["simulate", "--book", "fcp-2025", "--entries", "24", "--journal", str(file)]) == 0
    return file


@pytest.fixture(scope="module")
def case_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("case") / "case.jsonl"
    head = StreamHead("caso-1", "case", "fcp-2025")
    with file.open("wb") as out:
        out.writelines(written(head, lines_of(case()[1], head.digest)))
    return file


def run(*args: object) -> int:
    return main(["paper", *map(str, args)])


def test_a_document_of_an_event(journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "resultados.pdf"
    assert run("results", "--journal", journal, "--out", out) == 0
    assert capsys.readouterr().out.startswith(str(out))
    assert "Parada del circuito" in read(out.read_bytes())[0].text
    assert "Resultados" in read(out.read_bytes())[0].text
    assert run("results", "--journal", journal, "--out", out, "--lang", "en") == 0
    assert "Results" in read(out.read_bytes())[0].text


def test_the_event_as_it_was(journal: Path, tmp_path: Path) -> None:
    """Before anybody sat there are no seat cards; later, those of one entry can be had on small paper."""
    out = tmp_path / "cards.pdf"
    assert run("seat-cards", "--journal", journal, "--out", out, "--until", 5) == 1
    assert not out.exists()
    assert run("seat-cards", "--journal", journal, "--out", out, "--until", 200, "--paper", "80mm") == 0
    every = read(out.read_bytes())
    assert run("seat-cards", "--journal", journal, "--out", out, "--until", 200, "--entry", 1, "--entry", 2,
               "--paper", "80mm") == 0  # fmt: skip
    assert len(read(out.read_bytes())) == 2 < len(every)


def test_a_sheet_as_images(tmp_path: Path) -> None:
    assert run("structure", "--structure", "federation-stop", "--out", tmp_path / "hoja.png") == 0
    found = sorted(tmp_path.glob("hoja*.png"))
    assert len(found) >= 1
    image = Image.open(io.BytesIO(found[0].read_bytes()))
    assert image.height > image.width > 800


def test_lists_and_calendar(journal: Path, tmp_path: Path) -> None:
    assert run("entries", "--journal", journal, "--out", tmp_path / "e.xlsx") == 0
    assert run("results-list", "--journal", journal, "--out", tmp_path / "r.csv") == 0
    assert run("hendon", "--journal", journal, "--out", tmp_path / "h.csv", "--columns", "place,name") == 0
    assert (tmp_path / "h.csv").read_text(encoding="utf-8-sig").startswith("Place,Player\n")
    assert run("calendar", "--structure", "turbo", "--out", tmp_path / "c.ics") == 0
    assert (tmp_path / "c.ics").read_bytes().startswith(b"BEGIN:VCALENDAR\r\n")


def test_papers_of_a_case(case_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "caso.pdf"
    assert run("case-report", "--journal", case_file, "--out", out) == 0
    assert "Informe oficial del caso" in read(out.read_bytes())[0].text
    assert (
        run("case-notice", "--journal", case_file, "--out", out, "--about", "decision", "--lang", "en") == 0
    )
    assert "Notice of the decision" in read(out.read_bytes())[0].text
    assert run("case-notice", "--journal", case_file, "--out", out, "--about", "final-person") == 1


def test_what_cannot_be_understood(
    journal: Path, case_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "x.pdf"
    asked = (
        (("results", "--out", out), "hace falta"),
        (("results", "--journal", tmp_path / "nada", "--out", out), "no existe"),
        (("results", "--journal", case_file, "--out", out), "a partir de un torneo"),
        (("case-report", "--journal", journal, "--out", out), "a partir de un caso"),
        (("tables", "--journal", journal, "--out", out, "--paper", "a6"), "sale en: a4"),
        (("entries", "--journal", journal, "--out", out), "debe acabar en .csv, .xlsx"),
        (("calendar", "--journal", journal, "--out", out), "debe acabar en .ics"),
        (("hendon", "--journal", journal, "--out", tmp_path / "h.csv", "--columns", "nada"), "no vale"),
        (("results", "--journal", journal, "--out", tmp_path / "no" / "hay.pdf"), "no se puede escribir"),
    )
    for args, told in asked:
        assert run(*args) == 2, args
        assert told in capsys.readouterr().err, args
    assert not out.exists()


def test_samples_and_bench(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("samples", "--out", tmp_path / "hojas") == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(list((tmp_path / "hojas").glob("*.png"))) > 40
    assert main(["bench", "papers", "--cards", "12", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(",")[0] for line in lines] == ["12 seat cards"] * 3 + ["12 receipts"] * 3


def test_the_manual_names_every_document_and_shows_its_samples() -> None:
    folder = Path(__file__).parents[2] / "docs"
    manual = (folder / "papers.md").read_text(encoding="utf-8")
    spanish, english = manual.split("\n# Papers\n")
    for code in CHOICES:
        if code != "samples":
            assert f"`{code}`" in spanish, code
            assert f"`{code}`" in english, code
    shown = re.findall(r"\((papers/[a-z0-9-]+\.png)\)", manual)
    assert len(shown) >= 20
    assert all((folder / one).is_file() for one in shown)
    assert {one.stem for one in (folder / "papers").glob("*.png")} == {name for name, _, _ in sample_data()}
