"""The checkout's tests as checks of the policies: run again under a changed book, first those that name the
clauses or the policy, then whoever looks at it.

They are collected once for each process and then run one by one, in the process itself: the book everybody
has loaded is changed in place while a test runs. Tests marked ``slow`` and those that draw their cases at
random take too long to be repeated for every value of every policy and are left out.
"""

import inspect
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import msgspec

from tools.mutation.mutation_record import Looked
from tools.mutation.policies_looked_at import watched
from torneo.rulebook import Book, Setting, book_ids, load_book

#: Folders whose tests are about what the rooms do; the others ask what is written in the books.
_ASKED = ("commission", "floor", "hand", "paper", "tournament")
#: Folders whose tests need a server or a browser around them, give commands (this one among them), run the
#: scenarios, which have been asked already, or play at random.
_LEFT_OUT = ("room", "browser", "races", "cli", "floor/scenario", "tools")
_MARKS = ("mark.clause", "mark.policy")

#: A change may let a test run in circles; so many seconds of work, and it has been noticed.
_PATIENCE = 20.0


class Marked(msgspec.Struct, frozen=True):
    """A test under one book: the clauses of the book that it names, and the policies it proves in any book;
    neither, where it only may look at some."""

    name: str
    file: str
    book: str
    clauses: frozenset[str]
    runs: "Runs"
    policies: frozenset[str] = frozenset()


def test_files(root: Path) -> list[str]:
    """Files under ``tests`` that name clauses or policies, or are about what the rooms do."""
    return [
        str(path)
        for path in sorted((root / "tests").rglob("test_*.py"))
        if _is_asked(path.relative_to(root / "tests"), path)
    ]


def _is_asked(name: Path, path: Path) -> bool:
    if any(name.is_relative_to(folder) for folder in _LEFT_OUT):
        return False
    return name.parts[0] in _ASKED or any(mark in path.read_text(encoding="utf-8") for mark in _MARKS)


@cache
def marked_tests(root: str, files: tuple[str, ...]) -> list[Marked]:
    """Every test of the files, once for every book; collected once per process."""
    if not files:
        return []
    found = []
    for item in _collected(root, files):
        clauses = {clause for mark in item.iter_markers("clause") for clause in mark.args}
        policies = frozenset(name for mark in item.iter_markers("policy") for name in mark.args)
        at_random = hasattr(getattr(item, "obj", None), "hypothesis")
        if at_random or item.get_closest_marker("slow"):
            continue
        runs = Runs(item)
        for book in book_ids():
            own = frozenset(clause for clause in clauses if clause.startswith(f"{book}/"))
            found.append(Marked(item.nodeid, str(item.path), book, own, runs, policies))
    return found


def _collected(root: str, files: tuple[str, ...]) -> list[Any]:
    """The tests as pytest finds them, in a session that stays open."""
    from _pytest.config import _prepareconfig
    from _pytest.main import Session

    options = [
        "--override-ini=addopts=", "--import-mode=importlib", "--capture=no", f"--rootdir={root}",
        *(part for name in ("cacheprovider", "xdist", "terminal") for part in ("-p", f"no:{name}")),
    ]  # fmt: skip
    config = _prepareconfig([*options, *files])
    config._do_configure()
    session = Session.from_config(config)
    config.hook.pytest_sessionstart(session=session)
    return list(session.perform_collect())


class Runs:
    """Runs one test under a book."""

    def __init__(self, item: Any) -> None:
        self.item = item
        self._looked: Looked | None = None

    def __call__(self, book: Book) -> bool:
        with _in_force(book):
            return self._passes()

    def looked(self) -> Looked:
        """Does it pass with the books as they are, and which policies of each does it look at?"""
        if self._looked is None:
            noted = {book: watched(load_book(book)) for book in book_ids()}
            before = _worked()
            with _in_force(*(book for book, _ in noted.values())):
                holds = self._passes()
            at = {book: frozenset(seen) for book, (_, seen) in noted.items() if seen}
            self._looked = Looked(holds, at if holds else {}, round(_worked() - before, 3))
        return self._looked

    def _passes(self) -> bool:
        from _pytest.runner import runtestprotocol

        with _limited():
            try:
                reports = runtestprotocol(self.item, log=False, nextitem=None)
            except _TooLongError:
                return False
        return all(report.passed or report.skipped for report in reports)


def _worked() -> float:
    """Seconds of work so far, also of the processes that have ended."""
    return sum(os.times()[:4])


class _TooLongError(BaseException):
    """Not an ``Exception``: no test may take it for one of its own."""


@contextmanager
def _limited() -> Iterator[None]:
    def stop(_number: int, _frame: FrameType | None) -> None:
        raise _TooLongError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, _PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@contextmanager
def _in_force(*books: Book) -> Iterator[None]:
    """Whoever has loaded the books of those ids finds these values in them."""
    changed = [(loaded, book) for book in books if (loaded := load_book(book.id)) is not book]
    before = [(loaded, loaded.settings, loaded.values) for loaded, _ in changed]
    try:
        for loaded, book in changed:
            _put(loaded, book.settings, book.values)
        _forget()
        yield
    finally:
        for loaded, settings, values in before:
            _put(loaded, settings, values)
        _forget()


def _put(loaded: Book, settings: dict[str, Setting], values: dict[str, Any]) -> None:
    msgspec.structs.force_setattr(loaded, "settings", settings)
    msgspec.structs.force_setattr(loaded, "values", values)


def _forget() -> None:
    """What functions remember of a book."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("torneo.", "tests.")):
            for cached in _remembering(module):
                cached.cache_clear()


@cache
def _remembering(module: ModuleType) -> list[Any]:
    """Functions with a memory and a book among their arguments; the library of the books stays as it is."""
    found: dict[int, Any] = {}
    for thing in list(vars(module).values()):
        wrapped = getattr(thing, "__wrapped__", None)
        if wrapped is None or not hasattr(thing, "cache_clear"):
            continue
        library = wrapped.__module__.startswith("torneo.rulebook")
        if not library and "book" in inspect.signature(wrapped).parameters:
            found[id(thing)] = thing
    return list(found.values())
