"""``torneo monkey``: a sample of its hands with every run of the tests, and would it say so?"""

import json
import os
import subprocess
import sys

import pytest
from tools.monkey.figures import COUNTED, Figures

from torneo.cli import main
from torneo.rulebook import Lang


def run(*args: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name not in ("TORNEO_DATA", "DATABASE_URL")}
    return subprocess.run(
        [sys.executable, "-m", "torneo", "monkey", *args],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_sample_of_random_hands_holds() -> None:
    seed = os.environ.get("TORNEO_SEED", "7")
    done = run("--hands", "25", "--each", "5", "--seed", seed, "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert (found["seed"], found["hands"], found["failures"]) == (int(seed), 25, [])
    assert found["nights"] >= 5
    assert sum(found["told"].values()) >= 25
    assert found["counts"]["taps"] > 25


@pytest.mark.parametrize(("lang", "seed"), [("es", "semilla 3"), ("en", "seed 3")])
def test_what_does_not_hold_is_told_with_the_night_to_play_again(lang: Lang, seed: str) -> None:
    figures = Figures(seed=3, books=["fcp-2025"], hands=8)
    figures.counts.update(COUNTED)
    figures.fail("chips: one too many", 4, 6, "scenario: it\n")
    figures.fail("chips: one too many", 5, 1)
    lines = list(figures.lines(lang))
    assert lines[0] == seed
    assert "# chips: one too many (2×)" in lines
    assert "# torneo monkey --seed 3 --night 4  (#6)" in lines
    assert lines[-1] == "scenario: it"


def test_there_is_nothing_to_play_without_hands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["monkey", "--hands", "0"])
    assert "--hands" in capsys.readouterr().err
