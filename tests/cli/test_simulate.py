"""``torneo simulate`` as somebody at a terminal uses it."""

import json
from pathlib import Path

import pytest

from torneo.cli import main

KEYS = [
    "book", "entries", "seed", "finished", "invariants", "levels", "duration_minutes", "hands", "moves",
    "breaks", "races", "places", "prizes", "ledger", "rulings",
]  # fmt: skip


def simulated(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["simulate", *args]) == 0
    return capsys.readouterr().out


def test_json_has_exactly_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    out = simulated(capsys, "--book", "fcp-2025", "--entries", "30", "--seed", "4", "--json")
    told = json.loads(out)
    assert list(told) == KEYS
    assert (told["book"], told["entries"], told["seed"]) == ("fcp-2025", 30, 4)
    assert told["finished"] is True
    assert told["invariants"] == []
    assert told["places"][0]["place"] == 1
    ledger = told["ledger"]
    assert sum(int(value) * count for value, count in ledger["in_play"].items()) == ledger["points"]


def test_same_seed_same_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--entries", "25", "--irregularities", "10", "--json", "--seed")
    assert simulated(capsys, *args, "6") == simulated(capsys, *args, "6")
    assert simulated(capsys, *args, "6") != simulated(capsys, *args, "7")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("es", ("Duración", "Puestos", "todo cuadra")), ("en", ("Duration", "Places", "adds up"))],
)
def test_the_story_for_people(capsys: pytest.CaptureFixture[str], lang: str, words: tuple[str, ...]) -> None:
    out = simulated(capsys, "--entries", "20", "--lang", lang, "--irregularities", "15")
    assert all(word in out for word in words)
    assert "tda-2013/" in out


def test_the_journal_has_every_event(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "diario.jsonl"
    told = json.loads(simulated(capsys, "--entries", "9", "--journal", str(file), "--json"))
    header, *lines, end = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert header["book"] == "tda-2013"
    assert [line["version"] for line in lines] == list(range(1, end["events"] + 1))
    kinds = [line["event"]["event"] for line in lines]
    assert kinds.count("HandStarted") == told["hands"]
    assert kinds[0] == "EventCreated"


def test_a_sheet_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from torneo.tournament.structure.templates import _FOLDER

    file = tmp_path / "hoja.yaml"
    file.write_text(_FOLDER.joinpath("turbo.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    assert "Turbo" in simulated(capsys, "--entries", "12", "--structure", str(file))
    assert "Turbo" in simulated(capsys, "--entries", "12", "--structure", "turbo")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--entries", "1"], "--entries"),
        (["--irregularities", "101"], "--irregularities"),
        (["--book", "nobody"], "nobody"),
        (["--structure", "no-such-file"], "club-night"),
        (["--entries", "9", "--journal", "/no/such/folder/x"], "--journal"),
    ],
)
def test_bad_questions(capsys: pytest.CaptureFixture[str], args: list[str], told: str) -> None:
    assert main(["simulate", *args]) == 2
    assert told in capsys.readouterr().err


def test_bench_tournament_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "tournament", "--draw", "200", "--entries", "60", "--json"]) in (0, 1)
    report = json.loads(capsys.readouterr().out)
    works = [row["work"] for row in report["rows"]]
    assert works == ["draw", "late_entry", "balance", "break", "todo", "rebuild"]
    assert all(row["ms"] > 0 and row["budget_ms"] > 0 for row in report["rows"])


def test_a_sheet_the_book_does_not_accept_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--book", "fcp-2025", "--structure", "turbo", "--entries", "9"]) == 1
    out = capsys.readouterr().out
    assert "horas de inicio" in out
    assert "fcp-2025/art-3.1" in out
