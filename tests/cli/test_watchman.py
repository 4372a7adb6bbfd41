"""``torneo serve`` watches over the process that serves: killed or hung, another one takes its place."""

import os
import signal
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from tests.support.served import Served, descendants, director

from torneo.cli.watchman import GIVEN_UP, Watchman, listening

pytestmark = pytest.mark.slow
_PATIENCE = 120.0


def until_another(served: Served, old: int) -> int:
    until = time.monotonic() + _PATIENCE
    while (now := served.serving()) in (old, served.process.pid if served.process else 0):
        assert time.monotonic() < until, served.said()
        time.sleep(0.05)
    return now


def until_it_answers(served: Served) -> str:
    """The first page; on a slow machine one more process may be taken to hang meanwhile."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            return served.get("/primera-vez/")
        except OSError:
            assert time.monotonic() < until, served.said()
            time.sleep(0.05)


def test_a_process_that_is_killed_is_replaced_and_whoever_comes_waits(tmp_path: Path) -> None:
    with Served(tmp_path, "serve") as served:
        first = served.serving()
        assert served.process is not None
        assert first != served.process.pid
        with director(served.url):
            pass
        os.kill(first, signal.SIGKILL)
        # nobody is turned away while there is no process: the answer comes from the next one
        with urllib.request.urlopen(f"{served.url}/entrar/", timeout=_PATIENCE) as page:
            assert page.status == 200
        second = until_another(served, first)
        assert second != first
        assert served.said().count("la sala está abierta") == 1, "nobody is told twice where the room is"
        assert "la ha terminado la señal 9" in served.said()
    assert not Path(f"/proc/{second}").exists()


def test_a_process_that_hangs_is_replaced(tmp_path: Path) -> None:
    with Served(tmp_path, "serve", env={"TORNEO_HUNG": "5"}) as served:
        first = served.serving()
        os.kill(first, signal.SIGSTOP)
        second = until_another(served, first)
        assert "no daba señales de vida" in served.said()
        assert until_it_answers(served)
        assert second != first
        assert not Path(f"/proc/{first}").exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_ends_it_ends_everything(tmp_path: Path, number: int) -> None:
    served = Served(tmp_path, "serve")
    with served:
        assert served.process is not None
        all_of_it = [served.process.pid, *descendants(served.process.pid)]
        served.process.send_signal(number)
        assert served.process.wait(timeout=_PATIENCE) == 0
        assert [one for one in all_of_it[1:] if Path(f"/proc/{one}").exists()] == []


def test_a_killed_watchman_leaves_nobody_behind(tmp_path: Path) -> None:
    with Served(tmp_path, "serve") as served:
        assert served.process is not None
        serving = served.serving()
        served.process.kill()
        served.process.wait()
        until = time.monotonic() + _PATIENCE
        while Path(f"/proc/{serving}").exists():
            assert time.monotonic() < until
            time.sleep(0.02)
        served.start()
        assert served.get("/primera-vez/")


def test_without_supervision_there_is_one_process(tmp_path: Path) -> None:
    with Served(tmp_path, "serve", "--no-supervise") as served:
        assert served.process is not None
        assert served.serving() == served.process.pid


def _watch(program: str, capfd: pytest.CaptureFixture[str]) -> tuple[int, str]:
    with listening("127.0.0.1", 0) as sock:
        code = Watchman([sys.executable, "-c", program], sock, "es", pauses=(0.0, 0.0, 0.0)).run()
    return code, capfd.readouterr().err


_SERVES = """
import os
_, beat, again = os.environ["TORNEO_WATCHED"].split(",")
os.write(int(beat), b".")
os._exit({code})
"""


def test_a_room_that_ends_again_and_again_is_given_up(capfd: pytest.CaptureFixture[str]) -> None:
    code, said = _watch(_SERVES.format(code=7), capfd)
    assert code == GIVEN_UP
    assert said.count("otro toma su lugar") == 3
    assert "ha terminado con el código 7" in said
    assert "se para una y otra vez" in said


def test_a_room_that_cannot_be_opened_says_so_once(capfd: pytest.CaptureFixture[str]) -> None:
    assert _watch("import sys; sys.exit(2)", capfd) == (2, "")


def test_a_room_that_is_closed_is_not_opened_again(capfd: pytest.CaptureFixture[str]) -> None:
    assert _watch(_SERVES.format(code=0), capfd) == (0, "")
