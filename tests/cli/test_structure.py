"""``torneo structure`` as a person at the terminal sees it."""

import json
from pathlib import Path

import pytest

from torneo.cli import main
from torneo.tournament.structure.templates import template_names


def test_templates_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["structure", "templates"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in template_names())
    assert "Pokerfest de 2011" in told
    assert main(["structure", "templates", "--json", "--lang", "en"]) == 0
    assert {one["book"] for one in json.loads(capsys.readouterr().out)} >= {"fcp-2025", "pokerfest-2011"}


@pytest.mark.shows("pokerfest-2011/structure-1")
def test_the_pokerfest_sheet_is_readable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["structure", "show", "pokerfest-2011"]) == 0
    told = capsys.readouterr().out
    for part in (
        "Texas hold'em", "Casino Golden Palace, León Guillet 71, Villa Mercedes, San Luis",
        "2011-06-24, 2011-06-25, 2011-06-26", "1.000 ARS", "10.000 puntos", "100.000/200.000", "20.000",
        "descanso 15 min con 20 jugadores", "hasta el nivel 6", "Día 2",
    ):  # fmt: skip
        assert part in told, part


@pytest.mark.parametrize("name", template_names())
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_template_is_shown_and_lints_clean(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["structure", "show", name, "--lang", lang]) == 0
    assert main(["structure", "lint", name, "--lang", lang]) == 0
    capsys.readouterr()
    assert main(["structure", "show", name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["levels"][0]["number"] == 1


def test_lint_tells_every_mistake_with_its_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        "name: X\nseats_per_table: 12\nstack: {100: 10}\nlevel_minutes: 20\nante_kind: big_blind\n"
        "levels:\n  - {number: 1, small_blind: 100, big_blind: 200, ante: 200}\n"
        "  - {number: 3, small_blind: 75, big_blind: 150, ante: 100}\n",
        encoding="utf-8",
    )
    assert main(["structure", "lint", str(file), "--book", "fcp-2025"]) == 1
    told = capsys.readouterr().out
    for part in ("seats_per_table", "falta el nivel 2", "la ciega baja de 200 a 150", "fcp-2025/rp-12.2",
                 "stack de 1.000 son 5 ciegas", "antes de abrir el torneo", "errores"):  # fmt: skip
        assert part in told, part
    assert main(["structure", "lint", str(file), "--book", "tda-2013", "--json", "--lang", "en"]) == 1
    rows = json.loads(capsys.readouterr().out)
    assert {"sheet.seats", "sheet.level_missing", "sheet.blinds_fall"} <= {row["code"] for row in rows}
    assert all(row["message"] for row in rows)


def test_a_file_that_is_no_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text("levls: []\nstack: 3\n", encoding="utf-8")
    assert main(["structure", "lint", str(file), "--book", "tda-2013"]) == 1
    told = capsys.readouterr().out
    assert f"{file}:1:1:" in told
    assert "¿quizá «levels»?" in told
    assert main(["structure", "show", str(file)]) == 2
    assert "stack" in capsys.readouterr().err


def test_unknown_names_are_questions_not_understood(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["structure", "show", "nope"]) == 2
    assert "club-night" in capsys.readouterr().err
    file = tmp_path / "x.yaml"
    file.write_text("name: X\n", encoding="utf-8")
    assert main(["structure", "lint", str(file)]) == 2
    assert "--book" in capsys.readouterr().err
    assert main(["structure", "lint", "turbo", "--book", "nobook"]) == 2
    house = tmp_path / "house.yaml"
    house.write_text("house: club\nbase: tda-2013\n", encoding="utf-8")
    assert main(["structure", "lint", "turbo", "--book", str(house)]) == 2
    house.write_text("house: club\nbase: tda-2013\ntitle: {es: C, en: C}\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["structure", "lint", "turbo", "--book", str(house)]) == 0
    (tmp_path / "latin").write_bytes(b"\xff\xfe")
    assert main(["structure", "show", str(tmp_path / "latin")]) == 2
