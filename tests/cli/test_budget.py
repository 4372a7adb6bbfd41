"""``torneo budget`` as a person at the terminal sees it."""

import json
from pathlib import Path

import pytest
from tests.support.terminal import told_of_changed

from torneo.cli import main

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "budget" / "parada.yaml"


@pytest.mark.shows(
    "fcp-2025/art-13", "fcp-2025/art-13-par-1.1", "fcp-2025/art-13-par-1.2", "fcp-2025/art-13-par-2"
)
def test_the_budget_of_a_stop(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["budget", str(EXAMPLE)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    for part in (
        "Ingresos 38.000.000", "inscripciones y reentradas 30.000.000 (100 pagos)",
        "patrocinio comercial 8.000.000", "Costos técnicos 30.500.000", "table security 1.500.000",
        "Costos administrativos 1.500.000", "seguros 400.000", "Resultado 6.000.000",
        "Reinversión en el deporte 6.000.000", "Queda para el organizador 0", "fcp-2025/art-13",
        "fcp-2025/art-13-par-1.1", "fcp-2025/art-13-par-1.2", "fcp-2025/art-13-par-2",
    ):  # fmt: skip
        assert part in told, part


def test_another_book_leaves_the_profit_to_the_organiser(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["budget", str(EXAMPLE), "--book", "tda-2013", "--json", "--lang", "en"]) == 0
    found = json.loads(capsys.readouterr().out)["report"]
    assert (found["result"], found["reinvested"], found["kept"]) == (6_000_000, 0, 6_000_000)


def test_a_loss_is_shown_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "b.yaml"
    file.write_text("name: X\ncosts: [{item: venue, amount: 123456}]\n", encoding="utf-8")
    assert main(["budget", str(file), "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Result -1,234.56" in told
    assert "Reinvested in the sport 0.00" in told


@pytest.mark.parametrize(
    ("old", "new", "code", "said"),
    [
        ("source: sponsorship", "source: loteria", 1, "«loteria» no es una fuente de ingresos"),
        (", kind: administrative", "", 1, "hay que decir de qué clase es el gasto «seguros»"),
        ("amount: 500000", "amount: -5", 1, "la cantidad -5 no es posible"),
        ("amount: 500000", "amuont: 500000", 2, "¿quizá «amount»?"),
        ("minor_units: 1", "minor_units: 7", 2, "no puede ser 7"),
        ("book: fcp-2025", "book: none", 2, "no hay libro ni reglamento de la casa"),
    ],
)
def test_a_wrong_item_is_named(
    old: str, new: str, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found, told = told_of_changed("budget", EXAMPLE, old, new, tmp_path, capsys)
    assert found == code
    assert said in told


def test_no_such_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["budget", "nothing.yaml", "--lang", "en"]) == 2
    assert "cannot be read" in capsys.readouterr().err
