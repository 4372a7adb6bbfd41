"""Who is asked whether a policy's value has changed: scenarios, tests, and what a checkout adds."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import partial
from typing import Literal, get_args

import msgspec

from tools.mutation.marked_tests import marked_tests
from tools.mutation.mutation_record import Looked
from tools.mutation.policies_looked_at import watched
from torneo.floor.scenario import Document, load_file, scenario_files
from torneo.floor.scenario import run as run_scenario
from torneo.rulebook import Book, load_book
from torneo.rulebook.mutations import Mutation


class Check(msgspec.Struct, frozen=True):
    """Something that must hold under the book of that id; ``passes`` is given it as it is or changed.

    ``clauses`` are those it is about, ``policies`` those it proves besides; ``sets`` the policies it fixes
    itself: changing those says nothing.
    A check without a book cannot be made at all. ``costly``: asked last. ``looked``: whether it holds with
    the books as they are, and the policies of each that it looks at; without it, it is made once to see.
    ``seconds``: what it costs, where that is known.
    """

    name: str
    book: str
    passes: Callable[[Book], bool]
    clauses: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()
    costly: bool = False
    policies: frozenset[str] = frozenset()
    looked: Callable[[], Looked] | None = None
    seconds: float = 0.0

    def looks(self) -> tuple[bool, Set[str]]:
        if self.looked is not None:
            seen = self.looked()
            return seen.holds, seen.at.get(self.book, frozenset())
        book, noted = watched(load_book(self.book))
        return _holds(self, book), noted


def scenario_checks(paths: Iterable[str]) -> Iterator[Check]:
    """The scenarios of these files and folders that are written for one of the books, not for a house."""
    for file in scenario_files(paths):
        for document in load_file(file):
            name = f"{document.file}:{document.line}: {document.title}"
            if not isinstance(document, Document):
                yield Check(name, "", _unreadable)
            elif not document.book.is_house:
                yield Check(
                    name=name,
                    book=document.book.id,
                    passes=partial(_scenario_passes, document),
                    clauses=frozenset(document.clauses),
                    sets=frozenset(document.policies),
                )


def _scenario_passes(document: Document, book: Book) -> bool:
    return run_scenario(document, book).ok


def test_checks(root: str, files: tuple[str, ...], looked: Mapping[str, Looked]) -> Iterator[Check]:
    """The tests of these files, under each book; ``looked``: what is known of them by name."""
    for test in marked_tests(root, files):
        known = looked.get(test.name)
        yield Check(
            test.name, test.book, test.runs, test.clauses, costly=True, policies=test.policies,
            looked=test.runs.looked if known is None else partial(_known, known),
            seconds=0.0 if known is None else known.seconds,
        )  # fmt: skip


def _known(looked: Looked) -> Looked:
    return looked


def _unreadable(_: Book) -> bool:
    return False


Ring = Literal["near", "others", "tests", "elsewhere"]
"""Who is asked about a change, in order: cheap checks about the clauses that set the policy, all the other
cheap ones, costly ones about those clauses, and at last all the other costly ones."""

RINGS: tuple[Ring, ...] = get_args(Ring)


class Suite:
    """The checks of every book, with what is known of them so far. ``remembered``: which check noticed a
    change (by its id) the last time; it is asked first."""

    def __init__(self, checks: Iterable[Check], remembered: Mapping[str, str] | None = None) -> None:
        self.checks: dict[str, list[Check]] = {}
        self.sound: dict[str, bool] = {}
        self.looked: dict[tuple[str, str], frozenset[str]] = {}
        self.alert: dict[str, dict[str, None]] = {}
        self.remembered = remembered or {}
        for check in checks:
            if not check.book:
                self.sound[check.name] = False
            self.checks.setdefault(check.book, []).append(check)

    def noticed(self, mutation: Mutation, *rings: Ring) -> str:
        """The first check that passes under the book and no longer under the changed one; empty: none.
        ``rings``: only the checks of those are asked, and the one remembered; else all."""
        changed = mutation.changed()
        for check in self._in_order(mutation, rings or RINGS):
            if mutation.policy in self._looked_at(check) and not _holds(check, changed):
                self.alert.setdefault(mutation.policy, {})[_function(check.name)] = None
                return check.name
        return ""

    def _in_order(self, mutation: Mutation, rings: tuple[Ring, ...]) -> Iterator[Check]:
        """First the one remembered, then those that noticed another change of the policy, then ring by ring:
        whoever names the policy, then the cheapest."""
        setting = frozenset(load_book(mutation.book).clauses_for(mutation.policy))
        remembered = self.remembered.get(mutation.id, "")
        alert = self.alert.get(mutation.policy, {})
        found: dict[Ring, list[Check]] = {ring: [] for ring in RINGS}
        first: list[Check] = []
        for check in self.checks.get(mutation.book, ()):
            if mutation.policy in check.sets:
                continue
            ring = _ring(check, mutation.policy, setting)
            if check.name == remembered:
                first.append(check)
            elif ring in rings:
                (first if _function(check.name) in alert else found[ring]).append(check)
        yield from sorted(first, key=lambda check: (check.name != remembered, check.seconds))
        for ring in rings:
            yield from sorted(
                found[ring], key=lambda check: (mutation.policy not in check.policies, check.seconds)
            )

    def _looked_at(self, check: Check) -> frozenset[str]:
        """The policies it looks at; none where it fails with the book as it is, for it notices nothing."""
        key = (check.name, check.book)
        if key not in self.looked:
            holds, seen = check.looks()
            self.sound[check.name] = holds
            self.looked[key] = frozenset(seen) if holds else frozenset()
        return self.looked[key]

    @property
    def failing(self) -> list[str]:
        """The checks found to fail anyway."""
        return [name for name, sound in self.sound.items() if not sound]


def _function(name: str) -> str:
    """A test without its parameters: it is the same one under another book."""
    return name.partition("[")[0]


def _ring(check: Check, policy: str, setting: frozenset[str]) -> Ring:
    if policy not in check.policies and check.clauses.isdisjoint(setting):
        return "elsewhere" if check.costly else "others"
    return "tests" if check.costly else "near"


def _holds(check: Check, book: Book) -> bool:
    try:
        return check.passes(book)
    except Exception:  # A value the engine cannot live with is noticed as well.
        return False
