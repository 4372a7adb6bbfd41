"""The demonstration hand, the benches and the replay command, as a newcomer would run them."""

import json
from pathlib import Path
from typing import Any

import pytest

from torneo.cli import main
from torneo.hand import GAMES

PHH = Path(__file__).parents[1] / "phh"


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("lang", ["es", "en"])
def test_demo_tells_a_whole_hand(capsys: pytest.CaptureFixture[str], game: str, lang: str) -> None:
    assert main(["demo", "hand", "--game", game, "--lang", lang, "--players", "5"]) == 0
    out = capsys.readouterr().out
    assert ("Semilla revelada" if lang == "es" else "Seed revealed") in out
    lines = out.split("Fichas al final:" if lang == "es" else "Chips at the end:")[1].splitlines()
    stacks = [int(line.split()[-1].replace(".", "").replace(",", "")) for line in lines if line[:2] == "  "]
    assert sum(stacks) == 5 * 20_000


def test_demo_refuses_an_impossible_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "hand", "--players", "1"]) == 2
    assert "de 2 a 9" in capsys.readouterr().err


def test_bench_hand_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "hand", "--no-peers", "--work", "nlhe_call", "--seconds", "0.05", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"rows", "machine"}
    (row,) = report["rows"]
    assert row["work"] == "nlhe_call"
    assert row["ours"] > 0
    assert row["ratio"] is None


def test_bench_floor_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "floor", "--rounds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [row["work"] for row in report["rows"]] == ["ruling", "books_cold", "books_cached"]


def test_replay_json_and_exit_codes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, half_chip = PHH / "phua-xuan-2019.phh", PHH / "pluribus__102__0.phh"
    assert main(["replay", str(good), "--json"]) == 0
    (result,) = json.loads(capsys.readouterr().out)
    assert set(result) == {"file", "hand", "ok", "finishing_stacks", "mismatch", "code", "at"}
    assert result["ok"]
    assert main(["replay", str(good), str(half_chip)]) == 1
    assert "finishing stacks: recorded" in capsys.readouterr().out
    broken = tmp_path / "roto.phh"
    broken.write_text(good.read_text(encoding="utf-8")[:200], encoding="utf-8")
    assert main(["replay", str(broken)]) == 2
    assert "roto.phh" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "no.phh")]) == 2


def test_engine_guide_example_runs() -> None:
    """The ten lines of docs/engine.md are what they say."""
    text = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")
    code = text.split("```python\n", 1)[1].split("```", 1)[0]
    space: dict[str, Any] = {}
    exec(code.replace("print(", "result = ("), space)
    board, stacks, awards = space["result"]
    assert len(board) == 5
    assert sum(stacks.values()) == 13_200
    assert sum(award.amount for award in awards) == 700
