"""`torneo equity`, `torneo icm`, `torneo bench numbers`: with kernels, without numba, while they compile."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from torneo.cli import main

_WITHOUT = """
import sys, warnings
sys.modules["numba"] = sys.modules["numpy"] = None
from torneo.simulate.kernels import equity, icm_values, installed, values
assert not installed()
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    assert equity("nlhe", ["AhKh", "9c9d"], [42, 39, 2]).shares[0].wins == 626
    assert abs(icm_values([5000, 3000, 2000], [50, 30, 20])[1] - 32.75) < 1e-12
    assert values("high", [[0, 1, 2, 3, 4]])[0] >> 20 == 7
print(len(told), told[0].message)
from torneo.cli import main
main(["equity", "AcAs", "KhKd", "--samples", "500", "--lang", "en"])
"""


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORNEO_DATA", str(tmp_path))


def test_equity_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["equity", "AhKh", "QsQd", "--board", "2h7hTd"]) == 0
    shown = capsys.readouterr().out
    for part in ("Mesa: 2♥ 7♥ 10♦", "54,4444 %", "45,5556 %", "990 repartos: todos los posibles"):
        assert part in shown
    assert main(["equity", "AKs, 77+", "T9o", "--board", "2h7hTd3c", "--lang", "en"]) == 0
    assert "all there are" in capsys.readouterr().out


def test_equity_json_and_random_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["equity", "AcAs", "random", "--samples", "3000", "--seed", "5", "--json", "--plain"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ways"] == 3000
    assert not found["exact"]
    aces, other = found["shares"]
    assert aces["wins"] + aces["parts"] + aces["loses"] == 3000
    assert aces["wins"] == other["loses"]
    assert 0.005 < aces["error"] < 0.02
    assert main(["equity", "AcAs", "random", "--samples", "3000", "--seed", "5", "--plain"]) == 0
    assert "3.000 repartos al azar, semilla 5" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["AcAs", "AcKd"],
        ["AcAs"],
        ["AcAs", "KK", "--board", "KsKdKc"],
        ["AcAs", "KhKd", "--game", "chess"],
        ["AcAs", "XxYy"],
    ],
)
def test_equity_refuses(capsys: pytest.CaptureFixture[str], wrong: list[str]) -> None:
    assert main(["equity", *wrong]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("torneo: ")
    assert not told.out


def test_icm_of_many_and_its_bubble_factors(capsys: pytest.CaptureFixture[str]) -> None:
    stacks = ",".join(str(1000 + 37 * one) for one in range(25))
    assert main(["icm", "--stacks", stacks, "--prizes", "500,300,200", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sum(one["cents"] for one in found["stacks"]) == found["total_cents"] == 100_000
    args = ["icm", "--stacks", "5000,3000,2000", "--prizes", "50,30,20", "--bubble", "--lang", "en"]
    assert main([*args, "--plain"]) == 0
    shown = capsys.readouterr().out
    assert "Bubble factor" in shown
    assert "1.545" in shown


def test_bench_numbers_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "numbers", "--work", "flop", "--work", "icm_10", "--no-peers", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert [row["work"] for row in report["rows"]] == ["flop", "icm_10"]
    assert all(row["ms"] > 0 for row in report["rows"])


def test_without_numba_everything_works_and_says_so_once(tmp_path: Path) -> None:
    run = subprocess.run([sys.executable, "-c", _WITHOUT], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("1 numba is not installed")
    assert "500 random deals" in run.stdout
    assert run.stderr.count("numba is not installed") == 1


def test_the_first_command_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    """It answers from the plain twin, while another process compiles; a later one finds the kernels ready."""
    command = [sys.executable, "-m", "torneo", "equity", "AcAs", "KhKd", "--samples", "500"]
    kernels = tmp_path / "kernels"
    if Path(kept := os.environ["NUMBA_CACHE_DIR"]).exists():  # what is compiled already need not be again
        shutil.copytree(kept, kernels, ignore=shutil.ignore_patterns("ready-*"))
    environment = os.environ | {"TORNEO_DATA": str(tmp_path), "NUMBA_CACHE_DIR": str(kernels)}
    first = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert "segundo plano" in first.stderr
    again = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert again.stdout == first.stdout
    end = monotonic() + 300
    while not [mark for mark in kernels.glob("ready-*") if not mark.suffix]:
        assert monotonic() < end, "the kernels were not compiled"
        sleep(0.2)
    ready = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert ready.stderr == ""
    assert ready.stdout == first.stdout
