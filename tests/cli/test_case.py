"""``torneo case`` as a clerk at the terminal sees it."""

import json
from pathlib import Path

import pytest

from torneo.cli import main

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "cases"


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.yaml")), ids=lambda file: file.stem)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_examples_of_the_guide_go_as_they_say(
    file: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["case", "run", str(file), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "  " in told
    assert "{" not in told
    assert main(["case", "run", str(file), "--json", "--lang", lang]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert all(step["as_told"] for step in shown["steps"])


@pytest.mark.shows("fcp-2025/art-18", "fcp-2025/art-4.4")
def test_a_case_is_told_with_its_time_limits(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(EXAMPLES / "expulsion.yaml")
    assert main(["case", "run", file, "--at", "2025-10-02T12:00-05:00"]) == 0
    told = capsys.readouterr().out
    for part in (
        "decide: Comisión Disciplinaria del evento", "fcp-2025/art-4.4", "corre hasta el 2025-09-06 17:00",
        "fcp-2025/art-18-b", "una multa de 400.000,01 COP supera el máximo de 400.000 COP",
        "expulsión del torneo",
        "del 8 de septiembre de 2025 al 12 de septiembre de 2025", "Estado: firme",
        "2025-09-07 17:30  cumplido",
        "notifique la decisión firme a: club Club Ases", "Ministerio del Deporte",
    ):  # fmt: skip
        assert part in told, part
    for limit in "abcde":
        assert f"fcp-2025/art-18-{limit}" in told


def written(tmp_path: Path, steps: str, book: str = "fcp-2025") -> str:
    file = tmp_path / "case.yaml"
    file.write_text(f"book: {book}\nsteps:\n{steps}", encoding="utf-8")
    return str(file)


def test_a_step_that_goes_otherwise_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    step = (
        '  - {at: "2025-07-12T12:00-05:00", by: "Ana, director", do: AppointCommission, '
        'with: {members: [A, B], resolution: "1"}}\n'
    )
    assert main(["case", "run", written(tmp_path, step), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "the commission is incomplete: it has 2 different members and needs 3" in told
    assert "the file expected: accepted; it was: commission_incomplete" in told


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ('{at: "noon", by: "A, director", do: CloseCase}', "is not a time"),
        ('{at: "2025-07-12T12:00", by: "A, director", do: CloseCase}', "has no offset"),
        ('{at: "2025-07-12T12:00:00-05:00", by: "A, king", do: CloseCase}', "roles:"),
        ('{at: "2025-07-12T12:00-05:00", by: "A, director", do: Fly}', "no command 'Fly'"),
        ('{at: "2025-07-12T12:00-05:00", by: "A, director", do: SendReport}', "SendReport"),
        ('{at: "2025-07-12T12:00-05:00", by: "A, director", do: CloseCase, with: {x: 1}}', "no field 'x'"),
        ('{at: "2025-07-12T12:00-05:00", do: CloseCase}', "by"),
    ],
)
def test_a_file_that_makes_no_sense_is_named(
    tmp_path: Path, step: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["case", "run", written(tmp_path, f"  - {step}\n"), "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_other_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["case", "run", str(tmp_path / "none.yaml")]) == 2
    assert main(["case", "run", written(tmp_path, "  [", "x")]) == 2
    assert main(["case", "run", written(tmp_path, "  []\n", "unknown-book")]) == 2
    example = str(EXAMPLES / "expulsion.yaml")
    assert main(["case", "run", example, "--at", "tomorrow"]) == 2
    assert main(["case", "run", example, "--at", "2025-07-12T12:00"]) == 2
    capsys.readouterr()
