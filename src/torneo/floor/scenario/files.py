"""Scenario files on disk."""

import os
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from torneo.floor.scenario.document import BrokenDocument, Document
from torneo.floor.scenario.entry import Page
from torneo.floor.scenario.reader import read_documents
from torneo.rulebook import Book, read_house


def load_file(path: str | os.PathLike[str]) -> list[Document | BrokenDocument]:
    """The documents of a file; a file that cannot be opened is one broken document."""
    file = os.fspath(path)
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        page = Page(file)
        detail = getattr(error, "strerror", None) or str(error)
        page.add(None, (), "unreadable", {"found": file, "detail": detail})
        return [BrokenDocument(file, 1, "", tuple(page.problems))]
    return read_documents(text, file, open_house)


def scenario_files(paths: Iterable[str | os.PathLike[str]]) -> Iterator[str]:
    """Files as given; of a folder, every ``.yaml`` or ``.yml`` below it or below folders linked from it, in
    order of name."""
    for path in map(Path, paths):
        if path.is_dir():
            found = (
                Path(folder, name)
                for folder, _, names in os.walk(path, followlinks=True)
                for name in names
                if name.endswith((".yaml", ".yml"))
            )
            yield from map(str, sorted(found))
        else:
            yield str(path)


def open_house(path: str, file: str) -> Book:
    """The house book at ``path``, relative to the scenario file that names it."""
    house = Path(file).parent / path
    return _read_house(house.read_text(encoding="utf-8"), str(house))


@lru_cache(maxsize=32)
def _read_house(text: str, file: str) -> Book:
    return read_house(text, file)
