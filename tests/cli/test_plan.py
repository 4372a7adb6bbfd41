"""``torneo plan`` as a person at the terminal sees it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from torneo.cli import main

_FEW = ["--runs", "12", "--entries", "24", "--plain"]


def plan(*args: str) -> int:
    return main(["plan", "--structure", "turbo", *_FEW, *args])


def test_a_forecast_in_spanish_and_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert plan("--start", "19:00") == 0
    shown = capsys.readouterr().out
    for part in ("24 jugadores", "12 torneos simulados", "Fin del torneo", "Mesa final", "Por horas · 1",
                 "Fichas que hacen falta", "19:00"):  # fmt: skip
        assert part in shown
    for english in ("players", "tables", "End of", "events"):
        assert english not in shown
    assert plan("--start", "19:00", "--lang", "en") == 0
    shown = capsys.readouterr().out
    assert "End of the event" in shown
    for spanish in ("jugadores", "mesas", "torneos", "Fichas"):
        assert spanish not in shown


def test_json_is_the_same_whoever_works(capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for workers in ("1", "3"):
        assert plan("--json", "--seed", "4", "--workers", workers) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0] == answers[1]
    found = answers[0]["forecast"]
    assert found["runs"] == 12
    assert found["ends"]["seconds"]["middle"] == found["end_seconds"][5]


def test_what_if_and_another_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert plan("--what-if", "minutes+10", "--compare", "club-night", "--book", "tda-2013", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in found["compared"]] == ["club-night", "minutes+10"]
    base = found["forecast"]["ends"]["seconds"]["middle"]
    assert all(one["forecast"]["ends"]["seconds"]["middle"] > base for one in found["compared"])


def test_a_wanted_end(capsys: pytest.CaptureFixture[str]) -> None:
    small = ("--entries", "10", "--runs", "6")
    assert plan(*small, "--until", "2h00", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    ends = found["forecast"]["end_seconds"]
    assert found["until"] == sum(one <= 7200 for one in ends) / len(ends)
    assert found["suggestions"]
    assert all(one["share"] >= 0.8 for one in found["suggestions"])
    assert plan(*small, "--until", "21:00", "--start", "19:00") == 0
    assert "Termina antes de las 21:00 en" in capsys.readouterr().out


def test_pictures_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from xml.etree import ElementTree

    folder = tmp_path / "pictures"
    assert plan("--svg", str(folder), "--what-if", "late+1") == 0
    names = {file.stem for file in folder.iterdir()}
    assert names == {"ends", "players-1", "tables-1", "depth-1", "compare-1-ends", "compare-1-players"}
    for file in folder.iterdir():
        root = ElementTree.parse(file).getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.get("aria-label")


@pytest.mark.parametrize(
    ("args", "es"),
    [
        (["--entries", "1"], "jugadores: de 2 a 30000, y se dio 1"),
        (["--runs", "0"], "--runs: de 1 a 100000, y se dio 0"),
        (["--late", "120"], "tardíos: de 0 a 100, y se dio 120"),
        (["--what-if", "nada"], "no se entiende «nada»"),
        (["--start", "25:00"], "«25:00» no es una hora como 19:00"),
        (["--until", "tarde"], "«tarde» no es una hora como 02:00 ni una duración como 6h30"),
        (["--until", "02:00"], "añada --start 19:00"),
        (["--structure", "no-hay"], "no se puede leer"),
        (["--book", "nada"], "no hay libro"),
        (["--hands-per-hour", "0"], "--hands-per-hour: de 5 a 100"),
        (["--workers", "99"], "--workers: de 0 a 64"),
        (["--dask", "tcp://127.0.0.1:1", "--workers", "2"], "no puede ir junto con"),
    ],
)
def test_bad_questions_in_spanish(args: list[str], es: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = plan(*args)
    except SystemExit as stop:
        code = int(str(stop.code))
    assert code == 2
    told = capsys.readouterr().err
    assert es in told
    assert "Traceback" not in told


def test_without_dask_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert plan("--dask", "tcp://127.0.0.1:8786") == 2
    assert "pip install 'torneo[cluster]'" in capsys.readouterr().err


@pytest.mark.slow
def test_a_dask_cluster_gives_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    assert plan("--json") == 0
    alone = json.loads(capsys.readouterr().out)
    script = (
        "import sys\n"
        "from distributed import LocalCluster\n"
        "from torneo.cli import main\n"
        "size = {'n_workers': 1, 'threads_per_worker': 2, 'processes': False}\n"
        "with LocalCluster(**size, dashboard_address=None) as cluster:\n"
        "    sys.exit(main(sys.argv[1:] + ['--dask', cluster.scheduler_address]))\n"
    )
    args = ["plan", "--structure", "turbo", *_FEW, "--json"]
    done = subprocess.run([sys.executable, "-c", script, *args], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == alone


def test_without_numba_it_works_and_says_so_once(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from torneo.cli import main\n"
        "sys.exit(main('plan --structure turbo --entries 12 --runs 4 --workers 1'.split()))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120,
        env={"TORNEO_DATA": str(tmp_path), "PATH": "/usr/bin:/bin"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "numba no está instalado" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Fin del torneo" in done.stdout


def test_calibrate_and_check_on_a_small_scale(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "calibrate", "--share", "2"]) == 2
    assert "--share: de 0.02 a 1" in capsys.readouterr().err
    args = ["plan", "check", "--structure", "turbo", "--entries", "12", "--engine-runs", "3", "--runs", "30"]
    code = main([*args, "--json"])
    (row,) = json.loads(capsys.readouterr().out)
    assert code == (0 if abs(row["percent"]) < 5 else 1)
    assert row["engine_runs"] == 3
    assert row["percent"] == pytest.approx(100 * (row["planner"] / row["engine"] - 1), abs=0.1)
