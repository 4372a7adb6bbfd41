"""``torneo serve`` and ``torneo demo`` as somebody in a card room starts them."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from torneo.cli import main
from torneo.cli.addresses import free_port
from torneo.cli.demo import clear_folder
from torneo.hand import SetupError
from torneo.room.network import Served, names_answered, own_addresses

_MAIN = "import sys; from torneo.cli import main; sys.exit(main())"


def _run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", _MAIN, *args], env=_env(folder), capture_output=True, text=True, check=False
    )


def _env(folder: Path) -> dict[str, str]:
    env = {**os.environ, "TORNEO_DATA": str(folder), "HOME": str(folder)}
    for name in ("DATABASE_URL", "DJANGO_SETTINGS_MODULE", "TORNEO_HOSTS"):
        env.pop(name, None)
    return env


@contextmanager
def _serving(folder: Path, *args: str) -> Iterator[tuple[int, list[str]]]:
    """The command on a free port, with what it has said by the time it answers."""
    port = free_port("127.0.0.1", None, 20_000 + os.getpid() % 20_000)
    process = subprocess.Popen(
        [sys.executable, "-c", _MAIN, *args, "--port", str(port)],
        env=_env(folder), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    said: list[str] = []
    try:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            if "Ctrl+C" in line:
                break
        yield port, said
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)
        assert process.returncode == 0, "".join(said)


def _get(port: int, path: str, host: str = "127.0.0.1") -> tuple[int, str, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path, headers={"Host": f"{host}:{port}"})
    answer = connection.getresponse()
    found = answer.status, answer.headers.get("Location", ""), answer.read().decode()
    connection.close()
    return found


def test_a_new_room_asks_for_its_director_and_has_no_other_account(tmp_path: Path) -> None:
    with _serving(tmp_path / "sala", "serve", "--data", str(tmp_path / "sala")) as (port, said):
        assert f"http://127.0.0.1:{port}/" in "".join(said)
        assert "cree la cuenta de dirección" in "".join(said)
        assert _get(port, "/")[:2] == (302, "/primera-vez/")
        assert _get(port, "/primera-vez/")[0] == 200
        assert _get(port, "/demo/entrar/")[0] in (404, 405)
        assert _get(port, "/", host="evil.example")[0] == 400
    assert not (tmp_path / "sala" / "secret-key").exists(), "it is in the database"
    assert (tmp_path / "sala").stat().st_mode & 0o777 == 0o700


def test_for_the_network_it_answers_to_the_machines_addresses() -> None:
    """Nothing listens beyond this machine here: what would be told and answered to is looked at."""
    told, names = list(Served("http", "0.0.0.0", 8000).addresses()), names_answered("0.0.0.0")
    for address in own_addresses():
        assert f"http://{address}:8000/" in told
        assert address in names
    assert "evil.example" not in names


def test_check_says_what_is_well_and_what_is_not(tmp_path: Path) -> None:
    done = _run(tmp_path / "sala", "serve", "--check", "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    checks = {one["what"]: one for one in json.loads(done.stdout)}
    assert set(checks) == {
        "data",
        "network",
        "database",
        "settings",
        "pages",
        "journal",
        "clock",
        "accounts",
        "disk",
        "papers",
    }
    assert all(one["ok"] for one in checks.values()), checks
    (tmp_path / "roto").mkdir()
    (tmp_path / "roto" / "torneo.sqlite3").write_text("esto no es una base de datos, ni lo parece" * 100)
    broken = _run(tmp_path / "roto", "serve", "--check", "--lang", "en")
    assert broken.returncode == 1
    assert re.search(r"BAD +database", broken.stdout)


def test_a_taken_port_is_told_and_the_usual_one_steps_aside(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
        assert f"el {port} lo usa otro programa" in capsys.readouterr().err
        assert main(["demo", "--port", str(port)]) == 2
        assert free_port("127.0.0.1", None, port) > port
    assert main(["serve", "--port", "70000"]) == 2
    with pytest.raises(SetupError):
        free_port("203.0.113.7", 8000)


def test_addresses_for_browsers() -> None:
    assert list(Served("http", "127.0.0.1", 8000).addresses()) == ["http://127.0.0.1:8000/"]
    assert next(Served("http", "0.0.0.0", 80).addresses()) == "http://127.0.0.1:80/"
    assert list(Served("http", "::1", 80).addresses()) == ["http://[::1]:80/"]
    assert names_answered("192.168.1.5") == ["192.168.1.5"]
    assert socket.gethostname() in names_answered("0.0.0.0")
    assert not any(address.startswith("127.") for address in own_addresses())


def test_demo_serves_a_living_event_and_shows_its_accounts(tmp_path: Path) -> None:
    with _serving(tmp_path, "demo", "--entries", "18", "--speed", "60") as (port, said):
        told = "".join(said)
        assert "torneo-demo" in told
        assert "direccion" in told
        until = time.monotonic() + 60
        while "/e/demo-1/direccion/" not in _get(port, "/")[2]:
            assert time.monotonic() < until
            time.sleep(0.2)
        first = _get(port, "/e/demo-1/")[2]
        while _get(port, "/e/demo-1/")[2] == first:
            assert time.monotonic() < until, "nothing happens"
            time.sleep(0.2)
    assert (tmp_path / ".torneo-demo" / "torneo.sqlite3").exists()


def test_demo_refuses_what_it_cannot_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--entries", "3"]) == 2
    assert main(["demo", "--speed", "1000"]) == 2
    assert main(["demo", "--book", "nada"]) == 2
    assert "fcp-2025" in capsys.readouterr().err


def test_demo_never_empties_a_room(tmp_path: Path) -> None:
    room = tmp_path / "sala"
    room.mkdir()
    (room / "torneo.sqlite3").write_text("la sala de verdad")
    with pytest.raises(SetupError):
        clear_folder(room, keep=False)
    assert (room / "torneo.sqlite3").read_text() == "la sala de verdad"
    demo = tmp_path / "demo"
    clear_folder(demo, keep=False)
    (demo / "torneo.sqlite3").write_text("de ayer")
    (demo / "mine.txt").write_text("no es de la demostración")
    clear_folder(demo, keep=True)
    assert (demo / "torneo.sqlite3").exists()
    clear_folder(demo, keep=False)
    assert not (demo / "torneo.sqlite3").exists()
    assert (demo / "mine.txt").exists()


def test_bench_slow_tells_pages_and_commands_beside_the_quiet_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Whether they are within twice the quiet figure depends on the machine, and is the exit code."""
    assert main(["bench", "slow", "--held", "30", "--quick", "--json"]) in (0, 1)
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["work"] for row in rows] == ["page_p50", "page_p99", "command_p50", "command_p99"]
    assert all(row["value"] > 0 and row["quiet"] > 0 and row["n"] == 30 for row in rows)
    assert [row["budget"] for row in rows[1::2]] == [round(2 * row["quiet"], 1) for row in rows[1::2]]


def test_bench_room_json(tmp_path: Path) -> None:
    """Everything is measured and reported; the figures of a busy machine are not judged here."""
    done = _run(tmp_path, "bench", "room", "--database", "sqlite", "--quick", "--watchers", "50", "--json")
    assert done.returncode in (0, 1), done.stderr
    rows = {row["work"]: row for row in json.loads(done.stdout)["rows"]}
    assert set(rows) == {
        "commands", "command_p99", "page_p50", "page_p99", "pages", "page_p99_busy", "live_last",
        "live_worst", "ruling_p50", "ruling_p99",
        "memory", "threads", "live_last_many",
    }  # fmt: skip
    assert rows["threads"]["value"] <= rows["threads"]["budget"]
    assert all(row["value"] >= 0 for row in rows.values())
