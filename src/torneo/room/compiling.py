"""Kernels compiled in the background, once for each machine and version, kept in the data folder.

Nobody waits for a compiler: while kernels are not ready, a process of its own makes them, and answers come
from the plain twin. `python -m torneo.room.compiling` is that process.
"""

import hashlib
import os
import platform
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import time
from typing import Literal

from torneo.room.data_folder import data_folder
from torneo.simulate.kernels import engine

State = Literal["ready", "compiling", "missing"]
#: After so many seconds a compiler that has not finished is taken for dead.
_PATIENCE = 300
#: Kept, so that nobody complains about a compiler that outlives the one who started it.
_STARTED: list[subprocess.Popen[bytes]] = []


def kernels() -> State:
    """Whether kernels may be used now without waiting: `missing` without numba. If they are not compiled
    yet, this starts it."""
    if not engine.installed():
        return "missing"
    folder = _folder()
    _keep_in(folder)
    if (folder / _mark()).exists():
        return "ready"
    started = folder / f"{_mark()}.started"
    if not started.exists() or time() - started.stat().st_mtime > _PATIENCE:
        started.touch()
        _start()
    return "compiling"


def compile_now() -> None:
    """Compile whatever is not compiled yet, in this process, and leave a mark that it is done."""
    folder = _folder()
    _keep_in(folder)
    engine.warm()
    (folder / _mark()).touch()
    (folder / f"{_mark()}.started").unlink(missing_ok=True)


def _start() -> None:
    started = subprocess.Popen(
        [sys.executable, "-m", "torneo.room.compiling"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    _STARTED.append(started)


def _folder() -> Path:
    """Beside the kernels: whoever finds them finds the mark as well."""
    decided = os.environ.get("NUMBA_CACHE_DIR")
    folder = Path(decided) if decided else data_folder() / "kernels"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _keep_in(folder: Path) -> None:
    """Where numba keeps what it compiled, unless somebody decided already. It reads this when imported."""
    os.environ.setdefault("NUMBA_CACHE_DIR", str(folder))


def _mark() -> str:
    """The name of the mark for this machine, Python, numba and source."""
    where = os.environ["NUMBA_CACHE_DIR"]
    facts = [platform.node(), platform.machine(), sys.version, where, engine.source_digest()]
    for package in ("numba", "numpy"):
        try:
            facts.append(version(package))
        except PackageNotFoundError:
            facts.append("")
    return f"ready-{hashlib.sha256('|'.join(facts).encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    os.nice(10)
    compile_now()
