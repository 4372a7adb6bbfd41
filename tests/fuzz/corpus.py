"""The readers by name, and the files that once broke one."""

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

FOLDER = Path(__file__).parent
READERS = sorted(file.stem for file in (FOLDER / "readers").glob("*.py") if file.stem != "__init__")


class FuzzedReader(Protocol):
    def feed(self, data: bytes) -> None: ...

    def seeds(self) -> list[bytes]: ...


def reader_named(name: str) -> FuzzedReader:
    return cast(FuzzedReader, import_module(f"tests.fuzz.readers.{name}"))


def kept(name: str) -> list[bytes]:
    return [file.read_bytes() for file in sorted((FOLDER / "kept" / name).glob("*"))]
