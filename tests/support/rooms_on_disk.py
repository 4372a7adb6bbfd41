"""A room as programs meet it: a data folder or a PostgreSQL, the ``torneo`` command, and other processes."""

import contextlib
import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.support.database import use

from torneo.cli import main

ROOT = Path(__file__).parents[2]


class Disk:
    """``run`` gives what a ``torneo`` command says; ``commander`` starts somebody who gives commands."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self.folder = folder
        self.url = url
        path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        self.env = {**os.environ, "TORNEO_DATA": str(folder), "DATABASE_URL": url, "PYTHONPATH": path}

    def use(self) -> None:
        """Makes this room's database Django's own, in this process."""
        self.folder.mkdir(exist_ok=True)
        use(self.url, self.folder / "torneo.sqlite3")

    def run(self, *args: str, ends: int = 0) -> str:
        """What the command prints; it must end with this code."""
        self.use()
        out, wrong = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(wrong):
            code = main(args)
        out.flush()
        assert isinstance(out.buffer, io.BytesIO)
        said = out.buffer.getvalue().decode() + wrong.getvalue()
        assert code == ends, (code, said)
        return said

    def commander(self, stream: str, who: str, first: int, count: int) -> "Commander":
        return Commander(self, stream, who, first, count)


MakeRoom = Callable[[str], Disk]


class Commander:
    """A process that registers and enters players one after another and says so once each is answered."""

    def __init__(self, disk: Disk, stream: str, who: str, first: int, count: int) -> None:
        self._wrong = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, ROOT / "tests/support/commander.py", stream, who, str(first), str(count)],
            env=disk.env, stdout=subprocess.PIPE, stderr=self._wrong, text=True,
        )  # fmt: skip

    def first_answer(self) -> str:
        """Waits until it is at work."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.complaint()
        return line

    def kill(self) -> list[str]:
        """kill -9; the whole lines it had said and nobody had read."""
        self.process.kill()
        return self.end()

    def end(self) -> list[str]:
        """Waits for its end, good or bad; the whole lines it said and nobody had read."""
        assert self.process.stdout is not None
        with self.process.stdout as out:
            said = out.read()
        self.process.wait()
        return [line for line in said.splitlines(keepends=True) if line.endswith("\n")]

    def finish(self) -> list[str]:
        """Waits for its end, which must be a good one; what it said."""
        said = self.end()
        assert self.process.returncode == 0, self.complaint()
        self._wrong.close()
        return said

    def complaint(self) -> str:
        self._wrong.seek(0)
        return self._wrong.read()

    def __del__(self) -> None:
        self._wrong.close()
