"""``torneo ranking`` as a person at the terminal sees it."""

import json
from pathlib import Path

import pytest
from tests.support.terminal import told_of_changed

from torneo.cli import main
from torneo.tournament.ranking import KNOWN

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "ranking"
LEAGUE = str(EXAMPLES / "liga-del-club.yaml")
FEDERATION = EXAMPLES / "federacion.yaml"
OWN = str(EXAMPLES / "formula-propia.yaml")


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.yaml")), ids=lambda file: file.stem)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_example_is_computed(file: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ranking", str(file), "--lang", lang]) == 0
    assert "Ana Ruiz" in capsys.readouterr().out
    assert main(["ranking", "--json", str(file), "--lang", lang]) == 0
    assert json.loads(capsys.readouterr().out)["rows"][0]["rank"] == 1


def test_standings_are_explained_point_by_point(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ranking", LEAGUE]) == 0
    told = capsys.readouterr().out
    for part in (
        "cuentan los 3 mejores resultados de 4 torneos", "1 Ana Ruiz          32,06",
        "Torneo de enero: 1/20 → 16,81 (por fórmula; 1,00 por participar; cuenta)",
        "Torneo de marzo: 9/24 → 4,46 (por fórmula; 1,00 por participar; descartado)",
        "empate de 2: se reparten los puntos de los puestos que ocupan", "sanción 1 (caso 2027-03): -2,50",
        "Clubes", "Club Ases         58,90", "Liga Norte",
    ):  # fmt: skip
        assert part in told, part
    assert main(["ranking", LEAGUE, "--brief", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "32.06" in told
    assert "Torneo de enero" not in told


@pytest.mark.clause("fcp-2025/art-12.3")
@pytest.mark.shows("fcp-2025/art-12.1")
def test_without_a_table_the_federations_resolution_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "c.yaml"
    lines = FEDERATION.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if "table:" not in line and "resolution:" not in line]
    file.write_text("\n".join(kept), encoding="utf-8")
    assert main(["ranking", str(file)]) == 0
    told = capsys.readouterr().out
    assert "los valores los fija una resolución de la federación" in told
    assert "fcp-2025/art-12.3" in told
    assert "fcp-2025/art-12.1" in told
    assert main(["ranking", str(file), "--json"]) == 0
    assert {row["points"] for row in json.loads(capsys.readouterr().out)["rows"]} == {0}


@pytest.mark.shows("fcp-2025/art-12.1")
def test_the_rulebook_shows_the_clauses_under_ranking(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "fcp-2025/art-12.1"]) == 0
    told = capsys.readouterr().out
    assert "Clasificación" in told
    assert "fcp-2025/art-12.1" in told


def test_under_another_book_the_fifth_place_scores_too(capsys: pytest.CaptureFixture[str]) -> None:
    points = {}
    for book in ("fcp-2025", "tda-2013"):
        assert main(["ranking", str(FEDERATION), "--book", book, "--json"]) == 0
        rows = json.loads(capsys.readouterr().out)["rows"]
        points[book] = {row["player"]: row["points"] for row in rows}["Eva Gil"]
    assert points == {"fcp-2025": 100_00, "tda-2013": 145_00}


def test_a_players_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ranking", LEAGUE, "--player", "carla"]) == 0
    told = capsys.readouterr().out
    assert "Torneo de marzo: 1/24, 18,32 puntos, premio 600,00" in told
    assert "premios 1.020,00, gastado 250,00" in told
    assert main(["ranking", LEAGUE, "--player", "ana", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["events"][2]["infractions"] == ["tda-2013/58-A.1"]
    assert main(["ranking", LEAGUE, "--player", "nadie"]) == 2
    assert "ana, beto, carla, dani" in capsys.readouterr().err


def test_known_formulas_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ranking", "formulas"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in KNOWN)
    assert main(["ranking", "formulas", "--json"]) == 0
    assert {one["name"] for one in json.loads(capsys.readouterr().out)} == set(KNOWN)


def test_a_preview_beside_what_it_scores_now(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ranking", "preview", "--formula", "100 - puesto", OWN]) == 0
    told = capsys.readouterr().out
    assert "Gran final" in told
    assert "927,00       149,00" in told
    assert main(["ranking", "preview", LEAGUE, "--event", "enero", "--formula", "-place", "--json"]) == 0
    assert [one["then"] for one in json.loads(capsys.readouterr().out)["rows"]] == [0, -100, -200, -1100]


@pytest.mark.parametrize(
    ("formula", "said"),
    [("10 * squrt(place)", "carácter 6: no existe la función «squrt»; ¿quizá sqrt?"),
     ("1 / (place - 3)", "carácter 3: división por cero"), ("1,5", "los decimales se escriben con punto")],
)  # fmt: skip
def test_a_wrong_formula_is_pointed_at(formula: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ranking", "preview", "--formula", formula, OWN]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "\n  " + formula in told
    assert "^" in told


@pytest.mark.parametrize(
    ("old", "new", "code", "said"),
    [
        (
            "paid: 4",
            "pdid: 4",
            2,
            "yaml:17:5: events[0].pdid: no existe el campo «pdid»; ¿quizá «paid»?",
        ),
        ("place: 1", "place: uno", 2, "events[0].results[0].place: debe ser un número entero, no «uno»"),
        ("1: 100", "1: 100.123", 2, "scoring.table.1: «100.123» no son puntos"),
        ("1: 100", "1: 50", 1, "el puesto 2 da más puntos que uno mejor"),
        ("paid: 4", "fee: 4", 1, "solo esos puntúan [fcp-2025/art-12.2]"),
        ("place: 2", "place: 1", 0, ""),
        ("place: 4", "place: 61", 1, "«Dani Vega» no puede ser 61.º de 60"),
        ("best: 2", "participation: 5", 1, "no puede haber puntos por participar [fcp-2025/art-12.2]"),
        ("name: Circuito Nacional 2027", "name: [", 2, "no se puede leer"),
        ("book: fcp-2025", "book: none", 2, "none"),
    ],
)
def test_a_wrong_file_says_where_and_why(
    old: str, new: str, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found, told = told_of_changed("ranking", FEDERATION, old, new, tmp_path, capsys)
    assert found == code
    assert said in told


@pytest.mark.parametrize(
    "words",
    [["nothing.yaml"], ["preview", OWN], ["a", "b", "c"], ["preview", OWN, "--formula", "1", "--event", "x"]],
)
def test_questions_nobody_can_answer(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ranking", *words]) == 2
    assert capsys.readouterr().err.startswith("torneo: ")
