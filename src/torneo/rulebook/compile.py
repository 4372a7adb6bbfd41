"""From the YAML sources to the files the library loads: ``python -m torneo.rulebook.compile``.

YAML is for people and slow; the compiled files load in milliseconds. A test fails while they are stale.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from torneo.rulebook.book_source import names_another, read_book
from torneo.rulebook.common_source import check_notes, read_common, read_settlements
from torneo.rulebook.finding.index import SearchData
from torneo.rulebook.finding.source import read_search
from torneo.rulebook.library_data import BookData, CommonData
from torneo.rulebook.problem import Problem, RulebookError
from torneo.rulebook.settlement import Settlement
from torneo.rulebook.silence import adopted

DATA = Path(__file__).with_name("data")
COMMON = "common.msgpack"
SEARCH = "search.msgpack"


def read_sources(data: Path = DATA) -> dict[str, str]:
    """Every YAML file below the data folder: relative name -> text."""
    return {
        path.relative_to(data).as_posix(): path.read_text("utf-8") for path in sorted(data.rglob("*.yaml"))
    }


def compile_sources(sources: Mapping[str, str]) -> tuple[CommonData, dict[str, BookData]]:
    """The books the sources describe; raises RulebookError with every fault found."""
    problems: list[Problem] = []
    common = read_common(sources, problems)
    books: dict[str, BookData] = {}
    for name in sorted(common.books, key=lambda name: (names_another(name, sources), name)):
        book = read_book(name, sources, common, books, problems)
        if book is not None:
            books[name] = book
    settlements: tuple[Settlement, ...] = ()
    if len(books) == len(common.books):
        check_notes(sources, common, books, problems)
        settlements = read_settlements(sources, common, books, problems)
        books = {name: adopted(book, settlements, sources, problems) for name, book in books.items()}
    if problems:
        raise RulebookError(problems)
    return msgspec.structs.replace(common, settlements=settlements), books


def compile_search(
    sources: Mapping[str, str], common: CommonData, books: Mapping[str, BookData]
) -> SearchData:
    """The index the search reads; raises RulebookError with every fault found."""
    problems: list[Problem] = []
    index = read_search(sources, common, books, problems)
    if problems:
        raise RulebookError(problems)
    return index


def compiled_files(sources: Mapping[str, str]) -> dict[str, bytes]:
    """File name -> contents of everything in ``data/compiled``."""
    common, books = compile_sources(sources)
    index = compile_search(sources, common, books)
    encode = msgspec.msgpack.Encoder().encode
    return {
        COMMON: encode(common),
        SEARCH: encode(index),
        **{f"{name}.msgpack": encode(book) for name, book in books.items()},
    }


def main() -> int:
    target = DATA / "compiled"
    target.mkdir(exist_ok=True)
    try:
        files = compiled_files(read_sources())
    except RulebookError as error:
        print(error)
        return 2
    for stale in target.glob("*.msgpack"):
        if stale.name not in files:
            stale.unlink()
    for name, contents in files.items():
        (target / name).write_bytes(contents)
    print(f"{len(files)} files, {sum(map(len, files.values())) // 1024} KiB in {target}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
