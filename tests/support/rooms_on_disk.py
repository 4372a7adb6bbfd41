"""A room as other programs meet it: a data folder, perhaps a PostgreSQL, and processes that use it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]


class Disk:
    """``run`` gives what a ``torneo`` command says; ``commander`` starts somebody who gives commands."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url
        self.env = {**os.environ, "TORNEO_DATA": str(folder), "DATABASE_URL": url, "PYTHONPATH": str(ROOT)}
        self.env.pop("DJANGO_SETTINGS_MODULE", None)

    def run(self, *args: str, ends: int = 0) -> str:
        """What the command prints; it must end with this code."""
        done = subprocess.run(
            [sys.executable, "-c", "import sys; from torneo.cli import main; sys.exit(main())", *args],
            env=self.env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == ends, (done.returncode, done.stdout, done.stderr)
        return done.stdout + done.stderr

    def python(self, code: str) -> str:
        """What a few lines of Python print, with Django set up."""
        done = subprocess.run(
            [sys.executable, "-c", f"from torneo.cli.database import open_database\nopen_database()\n{code}"],
            env=self.env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    def commander(self, stream: str, who: str, first: int, count: int) -> "Commander":
        return Commander(self, stream, who, first, count)


class Commander:
    """A process that registers and enters players one after another and says so once each is answered."""

    def __init__(self, disk: Disk, stream: str, who: str, first: int, count: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, ROOT / "tests/support/commander.py", stream, who, str(first), str(count)],
            env=disk.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    @property
    def out(self) -> IO[str]:
        assert self.process.stdout is not None
        return self.process.stdout

    def wait_until_it_works(self) -> str:
        """The first answer."""
        line = self.out.readline()
        assert line, self.process.stderr.read() if self.process.stderr else ""
        return line

    def kill(self) -> list[str]:
        """kill -9; the whole lines it had said and nobody had read."""
        self.process.kill()
        said, _ = self.process.communicate()
        return [line for line in said.splitlines(keepends=True) if line.endswith("\n")]

    def finish(self) -> list[str]:
        """Waits for its end, which must be a good one; what it said."""
        said, wrong = self.process.communicate(timeout=300)
        assert self.process.returncode == 0, wrong
        return said.splitlines(keepends=True)
