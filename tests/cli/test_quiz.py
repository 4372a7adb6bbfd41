"""``torneo quiz``: a question, an answer, the ruling with its clauses."""

import io
import json
from pathlib import Path

import pytest

from torneo.cli import main


def test_a_quiz_asks_and_explains(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a\nz\nb\n\n"))
    assert main(["quiz", "--book", "fcp-2025", "--seed", "4", "--questions", "3"]) == 0
    told = capsys.readouterr().out
    assert "Pregunta 1 de 3" in told
    assert "Otros reglamentos:" in told
    assert "§ fcp-2025/" in told
    assert "Elija una letra" in told
    assert "de 2." in told


def test_what_is_remembered_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "yo.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("a\na\n"))
    assert main(["quiz", "--seed", "4", "--questions", "2", "--memory", str(file), "--lang", "en"]) == 0
    assert json.loads(file.read_text())["answered"] == 2
    file.write_text("{")
    assert main(["quiz", "--memory", str(file)]) == 2


def test_questions_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["quiz", "--json", "--seed", "7", "--questions", "2", "--topic", "side-pots", "--lang", "en"])
        == 0
    )
    questions = json.loads(capsys.readouterr().out)
    assert len(questions) == 2
    for one in questions:
        assert [choice["right"] for choice in one["choices"]].count(True) == 1
    assert main(["quiz", "--topic", "nothing"]) == 2
