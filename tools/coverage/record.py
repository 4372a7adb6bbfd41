"""What the last full test run proved of the rulebooks, kept in the checkout.

The run writes ``build/clauses.json``. ``tests/covered_clauses.txt`` lists what is covered: a full run fails
when a clause of that list no longer is.
"""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from tools import ROOT

RECORD = Path("build", "clauses.json")
BASELINE = Path("tests", "covered_clauses.txt")

_TREES = ("src", "tests", "tools")


class Record(msgspec.Struct, frozen=True):
    """Clause id -> the tests that ran and passed: ``tested`` exercised it, ``shown`` saw it displayed.

    ``digest`` stands for the sources and tests that were run.
    """

    digest: str
    tested: dict[str, tuple[str, ...]]
    shown: dict[str, tuple[str, ...]]

    @property
    def covered(self) -> frozenset[str]:
        return frozenset((*self.tested, *self.shown))


class RecordError(Exception):
    """The record is there but cannot be read."""


def find_root(start: Path) -> Path:
    """The checkout that ``start`` lies in, else this one, else ``start``."""
    for folder in (start, *start.parents, ROOT):
        if (folder / "src" / "torneo").is_dir():
            return folder
    return start


def tree_digest(root: Path) -> str:
    """One hash of every source and test file but the list of covered clauses, which follows the run."""
    digest = hashlib.sha256()
    for tree in _TREES:
        for path in sorted((root / tree).rglob("*")):
            name = path.relative_to(root)
            if name == BASELINE or "__pycache__" in name.parts or not path.is_file():
                continue
            digest.update(f"{name.as_posix()}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def write_record(
    root: Path, digest: str, tested: Mapping[str, Iterable[str]], shown: Mapping[str, Iterable[str]]
) -> Record:
    record = Record(digest, _sorted(tested), _sorted(shown))
    path = root / RECORD
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".fresh")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
    fresh.replace(path)
    return record


def read_record(root: Path) -> Record | None:
    """The record of the last full run; None before the first one."""
    path = root / RECORD
    try:
        return msgspec.json.decode(path.read_bytes(), type=Record)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        raise RecordError(f"{path}: {error}") from error


def read_baseline(root: Path) -> frozenset[str]:
    try:
        lines = (root / BASELINE).read_text("utf-8").splitlines()
    except FileNotFoundError:
        return frozenset()
    return frozenset(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def write_baseline(root: Path, covered: Iterable[str]) -> None:
    path = root / BASELINE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{clause}\n" for clause in sorted(covered)), "utf-8")


def _sorted(names: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    return {clause: tuple(sorted(set(names[clause]))) for clause in sorted(names)}
