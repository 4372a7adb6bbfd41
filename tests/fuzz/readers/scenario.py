"""Scenario files."""

from pathlib import Path

from torneo.floor.scenario.reader import read_documents
from torneo.rulebook import Book

ROOT = Path(__file__).parents[3]


def feed(data: bytes) -> None:
    """Every fault is a document that says what is broken."""
    read_documents(data.decode(errors="ignore"), "fuzz.yaml", _no_house)


def _no_house(path: str, file: str) -> Book:
    raise OSError(path)


def seeds() -> list[bytes]:
    files = sorted((ROOT / "docs" / "examples" / "scenarios").rglob("*.yaml"))
    return [file.read_bytes()[:4_000] for file in files[:4]]
