"""``torneo rules mutate``: change each policy of each book in turn and see whether anything notices.

A policy that can be changed with nothing failing is one that nothing tests. Scenarios are asked first; where
none of them notices anything, the tests: those that name the clauses behind the policy, then any that looks
at it. Exit codes: 0 every policy is noticed, 1 some are not, 2 there is nothing to check them with.
"""

import argparse
import importlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from torneo.cli.coverage_record import find_root
from torneo.cli.marked_tests import marked_tests, test_files
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.policies_looked_at import watched
from torneo.floor.scenario import Document, load_file, scenario_files
from torneo.floor.scenario import run as run_scenario
from torneo.rulebook import Bilingual, Book, Lang, Shape, all_books, group_of, labels, load_book, policies
from torneo.rulebook import sections as policy_sections

SCENARIOS = Path("src", "torneo", "floor", "data", "scenarios")

_SECTIONS = {"betting": ("betting", "turn")}
"""Sections of policies that go together; any other group is the section of its name."""


class Check(msgspec.Struct, frozen=True):
    """Something that must hold under the book of that id; ``passes`` is given it as it is or changed.

    ``clauses`` are those it is about, ``policies`` those it proves besides; ``sets`` the policies it fixes
    itself: changing those says nothing.
    A check without a book cannot be made at all. ``costly``: asked last about policies that its clauses do
    not set. ``looked``: whether it holds with the books as they are, and the policies of each that it looks
    at; without it, it is made once to see.
    """

    name: str
    book: str
    passes: Callable[[Book], bool]
    clauses: frozenset[str] = frozenset()
    sets: frozenset[str] = frozenset()
    costly: bool = False
    policies: frozenset[str] = frozenset()
    looked: Callable[[], tuple[bool, Mapping[str, Set[str]]]] | None = None

    def looks(self) -> tuple[bool, Set[str]]:
        if self.looked is not None:
            holds, seen = self.looked()
            return holds, seen[self.book]
        book, noted = watched(load_book(self.book))
        return _holds(self, book), noted


class Mutation(msgspec.Struct, frozen=True):
    """One value replaced by another; ``key`` is its place in a table."""

    policy: str
    book: str
    key: tuple[str | int, ...]
    old: Any
    new: Any

    def changed(self) -> Book:
        """The book with this one value changed."""
        value = self.new
        for part in reversed(self.key):
            value = {part: value}
        return load_book(self.book).with_policies({self.policy: value})


Status = Literal["noticed", "unnoticed", "fixed"]


class Verdict(msgspec.Struct, frozen=True):
    """``fixed``: there is no other value to choose. ``by``: a check that noticed. ``unnoticed``: the changes
    that nobody noticed; all of them only in a strict run, else those left once the policy was known to be
    noticed."""

    policy: str
    status: Status
    mutations: int
    by: str = ""
    unnoticed: tuple[Mutation, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """``failing``: checks that fail with the books as they are, and so notice nothing."""

    policies: tuple[Verdict, ...]
    failing: tuple[str, ...]
    totals: dict[Status, int]


class Source(msgspec.Struct, frozen=True):
    """Where the checks come from: scenario files, test files and functions, ``module:function``, that give
    more."""

    root: str
    scenarios: tuple[str, ...]
    functions: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


# ---- the mutations ---------------------------------------------------------------------------------


def mutations(policy: str, book: str) -> list[Mutation]:
    """Every other value a book could give a policy, one change at a time."""
    shape = policies()[policy].shape
    used = [other.policy(policy) for other in all_books()]
    current = load_book(book).policy(policy)
    return [Mutation(policy, book, key, old, new) for key, old, new in _others(shape, current, used)]


_Other = tuple[tuple[str | int, ...], Any, Any]


def _others(shape: Shape, value: Any, used: Sequence[Any]) -> Iterator[_Other]:
    """(key, old, new); ``used`` are the values of the books at this place."""
    if shape.type == "table" and isinstance(value, dict):
        for key, inner in shape.keys.items():
            there = [table[key] for table in used if isinstance(table, dict) and key in table]
            for path, old, new in _others(inner, value.get(key), there):
                yield (key, *path), old, new
        return
    seen: list[Any] = [value]
    for new in (*_values(shape, value, used), *([None] if shape.optional else [])):
        if not any(new == old and type(new) is type(old) for old in seen):
            seen.append(new)
            yield (), value, new


def _values(shape: Shape, value: Any, used: Sequence[Any]) -> Iterator[Any]:
    match shape.type:
        case "choice":
            yield from shape.values
        case "bool":
            yield from (False, True)
        case "int" | "count" | "number" | "seconds" | "percent":
            most = 100 if shape.type == "percent" else None
            yield from _numbers(value, used, least=1 if shape.type == "count" else 0, most=most)
        case "choices":
            yield from _lists(value, shape.values)
        case "order":
            yield from _swapped(value)
        case "words":
            yield from _lists(value, [word for words in used for word in words or ()])
        case "ints":
            known = [number for numbers in used for number in numbers or ()]
            yield from _lists(value, [max(value or (0,)) + 1] if value or not known else known)
        case "range" if value is not None:
            least, most = value
            yield (least + 1, most if most is None else max(most, least + 1))
            yield (least, least + 1 if most is None else most + 1)
        case _:
            yield from (other for other in used if other is not None)


def _numbers(value: Any, used: Sequence[Any], *, least: int, most: int | None) -> Iterator[Any]:
    """Those of the books first. Where a book gives none, whether one is given at all is what can be noticed:
    a number of another book shows it, and only where no book has one it is made up."""
    known = [other for other in used if other is not None]
    yield from known
    if value is None and known:
        return
    base = 1 if value is None else value
    for number in (base + 1, base - 1, base * 2, base // 2):
        if number >= least and (most is None or number <= most):
            yield number


def _swapped(value: Any) -> Iterator[tuple[Any, ...]]:
    """Two neighbours in each other's place."""
    for place in range(1, len(value)):
        yield (*value[: place - 1], value[place], value[place - 1], *value[place + 1 :])


def _lists(value: Any, members: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """One element less, or one more."""
    now = tuple(value or ())
    for place in range(len(now)):
        yield now[:place] + now[place + 1 :]
    for member in dict.fromkeys(members):
        if member not in now:
            yield (*now, member)


def policies_of(group: str) -> list[str]:
    """The policies of a group: those of its sections, and those that only clauses under its topics set."""
    homes = _SECTIONS.get(group, (group,))
    found = []
    for name, policy in policies().items():
        topics = {
            group_of(book.clause(clause).topic) for book in all_books() for clause in book.clauses_for(name)
        }
        if policy.section in homes or topics == {group}:
            found.append(name)
    return found


# ---- the checks ------------------------------------------------------------------------------------


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


def test_checks(root: str, files: tuple[str, ...]) -> Iterator[Check]:
    """The tests of these files, under each book."""
    for test in marked_tests(root, files):
        yield Check(
            test.name, test.book, test.runs, test.clauses, costly=True, policies=test.policies,
            looked=test.runs.looked,
        )  # fmt: skip


def _unreadable(_: Book) -> bool:
    return False


Ring = Literal["near", "tests", "others", "elsewhere"]
"""Who is asked about a change, in order: cheap checks about the clauses that set the policy, costly ones
about them, all the other cheap ones, and at last all the other costly ones."""

RINGS: tuple[Ring, ...] = get_args(Ring)


class Suite:
    """The checks of every book, with what is known of them so far."""

    def __init__(self, checks: Iterable[Check]) -> None:
        self.checks: dict[str, list[Check]] = {}
        self.sound: dict[str, bool] = {}
        self.looked: dict[tuple[str, str], frozenset[str]] = {}
        self.alert: dict[tuple[str, str], Check] = {}
        for check in checks:
            if not check.book:
                self.sound[check.name] = False
            self.checks.setdefault(check.book, []).append(check)

    def noticed(self, mutation: Mutation, ring: Ring | None = None) -> str:
        """The first check that passes under the book and no longer under the changed one; empty: none.
        ``ring``: only the checks of that ring are asked, else all."""
        changed = mutation.changed()
        for check in self._in_order(mutation, ring):
            if mutation.policy in self._looked_at(check) and not _holds(check, changed):
                self.alert[mutation.policy, mutation.book] = check
                return check.name
        return ""

    def _in_order(self, mutation: Mutation, ring: Ring | None) -> list[Check]:
        """First the one that noticed last time, then ring by ring."""
        setting = frozenset(load_book(mutation.book).clauses_for(mutation.policy))
        alert = self.alert.get((mutation.policy, mutation.book))
        found: list[tuple[bool, int, Check]] = []
        for check in self.checks.get(mutation.book, ()):
            its = _ring(check, mutation.policy, setting)
            if ring in (None, its) and mutation.policy not in check.sets:
                found.append((check is not alert, RINGS.index(its), check))
        return [check for *_, check in sorted(found, key=lambda one: one[:2])]

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


def _ring(check: Check, policy: str, setting: frozenset[str]) -> Ring:
    if policy not in check.policies and check.clauses.isdisjoint(setting):
        return "elsewhere" if check.costly else "others"
    return "tests" if check.costly else "near"


def _holds(check: Check, book: Book) -> bool:
    try:
        return check.passes(book)
    except Exception:  # A value the engine cannot live with is noticed as well.
        return False


@cache
def _suite(source: Source) -> Suite:
    """Once per process: checks are functions, and those do not travel."""
    checks = [*scenario_checks(source.scenarios), *test_checks(source.root, source.tests)]
    for function in source.functions:
        if source.root not in sys.path:
            sys.path.insert(0, source.root)
        module, _, name = function.partition(":")
        checks += getattr(importlib.import_module(module), name)()
    return Suite(checks)


# ---- the run ---------------------------------------------------------------------------------------


def mutate(
    names: Sequence[str],
    source: Source,
    jobs: int,
    told: Callable[[Verdict], None],
    *,
    every: bool = False,
) -> Report:
    """A verdict on each policy, told as soon as it is known. ``every``: each single change is put to all
    checks, else only until one change of the policy has been noticed."""
    verdicts = []
    failing: set[str] = set()
    for verdict, broken in _map(names, source, jobs, every):
        told(verdict)
        verdicts.append(verdict)
        failing.update(broken)
    totals: dict[Status, int] = dict.fromkeys(get_args(Status), 0)
    for verdict in verdicts:
        totals[verdict.status] += 1
    return Report(tuple(verdicts), tuple(sorted(failing)), totals)


def _map(names: Sequence[str], source: Source, jobs: int, every: bool) -> Iterator[tuple[Verdict, list[str]]]:
    if jobs < 2 or len(names) < 2:
        yield from (_judge(name, source, every) for name in names)
        return
    # Slow to import, and every other command starts without them.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(min(jobs, len(names)), get_context("spawn")) as pool:
        yield from pool.map(_judge, names, [source] * len(names), [every] * len(names))


def _judge(name: str, source: Source, every: bool) -> tuple[Verdict, list[str]]:
    suite = _suite(source)
    made = [mutation for book in all_books() for mutation in mutations(name, book.id)]
    noticed = [""] * len(made)
    for ring in RINGS:
        for place, mutation in enumerate(made):
            if not noticed[place] and (every or ring == "near" or not any(noticed)):
                noticed[place] = suite.noticed(mutation, ring)
    by = next(filter(None, noticed), "")
    status: Status = "noticed" if by else "unnoticed" if made else "fixed"
    missed = tuple(mutation for mutation, check in zip(made, noticed, strict=True) if not check)
    return Verdict(name, status, len(made), by, missed), suite.failing


# ---- the command -----------------------------------------------------------------------------------

SAY: dict[str, Bilingual] = {
    "noticed": Bilingual("se nota", "noticed"),
    "unnoticed": Bilingual("NO SE NOTA", "UNNOTICED"),
    "fixed": Bilingual("sin otro valor", "no other value"),
    "missed": Bilingual("{missed} de {n} cambios no se notan", "{missed} of {n} changes go unnoticed"),
    "totals": Bilingual(
        "{noticed} políticas se notan, {unnoticed} no, {fixed} no tienen otro valor",
        "{noticed} policies are noticed, {unnoticed} are not, {fixed} have no other value",
    ),
    "failing": Bilingual(
        "{n} comprobaciones fallan ya con los libros sin cambiar y no cuentan:",
        "{n} checks fail with the unchanged books already and do not count:",
    ),
    "no-checks": Bilingual("no hay escenarios en {where}", "there are no scenarios in {where}"),
}


def add_mutate(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "mutate",
        help="change each policy in turn and report the changes nothing notices",
        description="Gives each policy every other value it may have, in each book, and runs the scenarios "
        "of that book; where they notice nothing, the tests: first those that name the policy's clauses, "
        "then any that looks at it. Exit code 1 if a policy goes unnoticed.",
    )
    groups = [section.id for section in policy_sections()]
    repeated: dict[str, Any] = {"action": "append", "default": []}
    parser.add_argument(
        "--policy", **repeated, choices=list(policies()), metavar="NAME", help="only this policy; repeatable"
    )
    parser.add_argument(
        "--group", **repeated, choices=groups, help="only the policies of this group; repeatable"
    )
    parser.add_argument(
        "--scenarios",
        **repeated,
        metavar="PATH",
        help=f"file or folder of scenarios; repeatable (default: {SCENARIOS.as_posix()})",
    )
    parser.add_argument(
        "--checks",
        **repeated,
        metavar="MODULE:FUNCTION",
        help="a function of the checkout that gives more checks; repeatable",
    )
    parser.add_argument(
        "--tests",
        **repeated,
        metavar="FILE",
        help="file of tests; repeatable (default: all that name clauses or are about a pure room)",
    )
    parser.add_argument(
        "--strict", action="store_true", help="list every single change, and fail if any goes unnoticed"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: %(default)s)")
    add_json(parser, "{policies: [{policy, status, mutations, by, unnoticed}], failing, totals}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    lang: Lang = args.lang
    root = find_root(Path.cwd())
    scenarios = args.scenarios or [str(root / SCENARIOS)]
    names = _chosen(args.policy, args.group)
    missing = [path for path in scenarios if not Path(path).exists()]
    if missing and not (args.checks and not args.scenarios):
        print(f"torneo: {SAY['no-checks'].say(lang).format(where=', '.join(missing))}", file=sys.stderr)
        return 2
    tests = [str(Path(path).resolve()) for path in args.tests] or test_files(root)
    source = Source(str(root), tuple(sorted(set(scenarios) - set(missing))), tuple(args.checks), tuple(tests))
    counted = 0

    def told(verdict: Verdict) -> None:
        nonlocal counted
        counted += 1
        line = f"[{counted}/{len(names)}] {verdict.policy}: {SAY[verdict.status].say(lang)}"
        print(line, file=sys.stderr, flush=True)

    report = mutate(names, source, args.jobs, told, every=args.strict)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        _tell(report, lang, every=args.strict)
    missed = any(verdict.unnoticed for verdict in report.policies)
    return 1 if report.totals["unnoticed"] or (args.strict and missed) else 0


def _chosen(names: list[str], groups: list[str]) -> list[str]:
    if not names and not groups:
        return list(policies())
    return list(dict.fromkeys([*names, *(name for group in groups for name in policies_of(group))]))


def _tell(report: Report, lang: Lang, *, every: bool) -> None:
    for verdict in report.policies:
        if verdict.status == "unnoticed" or (every and verdict.unnoticed):
            told = SAY["missed"].say(lang).format(missed=len(verdict.unnoticed), n=verdict.mutations)
            print(f"{verdict.policy}: {told}\n  {policies()[verdict.policy].question.say(lang)}")
            for mutation in verdict.unnoticed:
                key = "".join(f" {labels().key(part, lang)}:" for part in mutation.key)
                old, new = (labels().describe(value, lang) for value in (mutation.old, mutation.new))
                print(f"    {mutation.book}:{key} {old} -> {new}")
    if report.failing:
        print(SAY["failing"].say(lang).format(n=len(report.failing)))
        for name in report.failing:
            print(f"  {name}")
    print(SAY["totals"].say(lang).format(**report.totals))
