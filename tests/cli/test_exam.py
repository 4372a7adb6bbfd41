"""``torneo exam``: the same seed draws the same paper; what was altered is noticed."""

import json
from pathlib import Path

import pytest

from torneo.cli import main


def test_an_exam_is_drawn_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("uno.json", "dos.json", "otra.json")]
    for file, candidate in zip(files, ("1", "1", "2"), strict=True):
        made = [
            "exam",
            "make",
            "--seed",
            "otoño",
            "--questions",
            "3",
            "--candidate",
            candidate,
            "--out",
            str(file),
        ]
        assert main(made) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes() != files[2].read_bytes()
    assert main(["exam", "verify", str(files[0])]) == 0
    told = json.loads(files[0].read_text())
    told["questions"][1]["choices"][0]["text"] += "."
    files[0].write_text(json.dumps(told))
    capsys.readouterr()
    assert main(["exam", "verify", str(files[0]), "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"ok": False, "differs": 2}
    files[0].write_text("{}")
    assert main(["exam", "verify", str(files[0])]) == 2


def test_a_paper_to_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exam", "make", "--seed", "x", "--questions", "2", "--topic", "side-pots"]) == 0
    told = capsys.readouterr().out
    assert "Respuestas: 1" in told
    assert main(["exam", "make", "--seed", "x", "--topic", "nada"]) == 2
