"""``torneo payouts`` as a person at the terminal sees it."""

import json
from pathlib import Path
from typing import Any

import pytest

from torneo.cli import main


def told(capsys: pytest.CaptureFixture[str], *args: str) -> Any:
    assert main(["payouts", *args, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def total(found: Any) -> int:
    return sum((one["to"] - one["from"] + 1) * one["amount"] for one in found["payouts"])


def test_a_field_is_paid_to_the_last_cent(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "--entries", "200", "--price", "99.95")
    assert total(found) == found["fund"]["prizes"] == 200 * 9_995
    assert found["places"] == 25
    assert all(one["amount"] % 100 == 0 for one in found["payouts"][1:])
    assert [(one["from"], one["to"]) for one in found["payouts"]][-3:] == [(13, 15), (16, 18), (19, 25)]


def test_places_by_percentage_or_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--entries", "9735", "--price", "9300", "--percent", "15")["places"] == 1_461
    found = told(capsys, "--entries", "200", "--price", "100", "--places", "40", "--book", "fcp-2025")
    assert found["places"] == 40
    assert [one["clauses"] for one in found["warnings"]] == [["fcp-2025/art-9.1"]]
    assert found["fund"]["staff"] == 60_000
    assert total(found) == 1_940_000


def test_a_satellite(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "--entries", "24", "--price", "110", "--seat", "1100")
    assert found["seats"] == 2
    assert found["payouts"] == [
        {"from": 1, "to": 2, "amount": 110_000, "seat": True},
        {"from": 3, "to": 3, "amount": 44_000, "seat": False},
    ]


def test_guarantee_rounding_and_minimum(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--guarantee", "30000", "--rounding", "50", "--minimum", "250")
    found = told(capsys, "--entries", "200", "--price", "100", *options)
    assert found["fund"]["overlay"] == 1_000_000
    assert total(found) == 3_000_000
    assert found["payouts"][-1]["amount"] >= 25_000
    assert all(one["amount"] % 5_000 == 0 for one in found["payouts"])


def test_a_sheet_brings_its_own_terms(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("name: X\nentry_price: 10000\npayout: {kind: winner_takes_all}\n", encoding="utf-8")
    found = told(capsys, "--entries", "30", "--structure", str(file))
    assert found["payouts"] == [{"from": 1, "to": 1, "amount": 300_000, "seat": False}]
    assert found["warnings"] == []
    assert told(capsys, "--entries", "40", "--structure", "federation-stop")["fund"]["staff"] > 0


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_table_is_readable(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["payouts", "--entries", "200", "--price", "100", "--places", "9", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert ("Puestos pagados:" if lang == "es" else "Paid places:") in shown
    assert ("20.000 €" if lang == "es" else "20,000 €") in shown
    assert ("aviso:" if lang == "es" else "warning:") in shown


@pytest.mark.parametrize(
    "args",
    [
        ["--entries", "200"],
        ["--entries", "0", "--price", "10"],
        ["--entries", "10", "--price", "10", "--places", "11"],
        ["--entries", "10", "--price", "10", "--places", "-1"],
        ["--entries", "10", "--price", "0"],
        ["--entries", "10", "--price", "10", "--rounding", "0"],
        ["--entries", "10", "--price", "10", "--seat", "0"],
        ["--entries", "10", "--price", "10", "--places", "5", "--minimum", "50"],
        ["--entries", "10", "--structure", "no-such-sheet"],
        ["--entries", "10", "--price", "10", "--book", "no-such-book"],
    ],
)
def test_what_cannot_be_paid(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["payouts", *args]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("torneo: ")


@pytest.mark.parametrize("price", ["x", "-5", "1,0055", "nan"])
def test_amounts_must_be_amounts(price: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["payouts", "--entries", "10", f"--price={price}"])
    assert stopped.value.code == 2
    assert "--price" in capsys.readouterr().err
