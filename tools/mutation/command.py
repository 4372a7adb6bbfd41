"""``torneo rules mutate``: change each policy of each book in turn and see whether anything notices.

A policy that can be changed with nothing failing is one that nothing tests. Scenarios are asked first; where
none of them notices anything, the tests: those that name the clauses behind the policy, then any that looks
at it. Exit codes: 0 every policy is noticed, 1 some are not, 2 there is nothing to check them with.
"""

import argparse
import hashlib
import importlib
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, Self, get_args

import msgspec

from tools.coverage.record import find_root, tree_digest
from tools.mutation.marked_tests import marked_tests, test_files
from tools.mutation.mutation_record import Looked, read_looked, read_noticed, write_looked, write_noticed
from tools.mutation.policy_checks import Ring, Suite, scenario_checks, test_checks
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.rulebook import Bilingual, Lang, book_ids, labels, policies
from torneo.rulebook import sections as policy_sections
from torneo.rulebook.mutations import Mutation, mutations, policies_of

SCENARIOS = Path("src", "torneo", "floor", "data", "scenarios")

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
    more. ``digest``: the sources and tests as they are."""

    root: str
    scenarios: tuple[str, ...]
    functions: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    digest: str = ""


# ---- the run ---------------------------------------------------------------------------------------

Tell = Callable[[str], None]


class Hunt:
    """The changes of the chosen policies, and for each the check that noticed it, if any did.

    ``every``: each single change is put to all checks, else only until one of the policy has been noticed.
    """

    def __init__(self, names: Sequence[str], books: Sequence[str], *, every: bool) -> None:
        self.every = every
        self.made = {name: [one for book in books for one in mutations(name, book)] for name in names}
        self.by: dict[str, str] = {}
        self.failing: set[str] = set()

    def left(self, policy: str) -> list[Mutation]:
        """The changes still to be put to somebody."""
        unnoticed = [one for one in self.made[policy] if one.id not in self.by]
        return unnoticed if self.every or len(unnoticed) == len(self.made[policy]) else []

    def verdict(self, policy: str) -> Verdict:
        made = self.made[policy]
        by = next((self.by[one.id] for one in made if one.id in self.by), "")
        status: Status = "noticed" if by else "unnoticed" if made else "fixed"
        return Verdict(policy, status, len(made), by, tuple(one for one in made if one.id not in self.by))

    def report(self) -> Report:
        verdicts = tuple(map(self.verdict, self.made))
        totals: dict[Status, int] = dict.fromkeys(get_args(Status), 0)
        for verdict in verdicts:
            totals[verdict.status] += 1
        return Report(verdicts, tuple(sorted(self.failing)), totals)


def mutate(hunt: Hunt, source: Source, jobs: int, told: Tell, lang: Lang) -> Report:
    """Puts every change to the scenarios, what they miss to the tests about the policy's clauses, and what
    those miss to every test that looks at the policy."""
    root = Path(source.root)
    with _Workers(jobs) as work:
        for rings in _STAGES:
            asked = [name for name in hunt.made if hunt.left(name) or rings == _STAGES[0]]
            if not asked or (rings != _STAGES[0] and not source.tests):
                break
            if "elsewhere" in rings and read_looked(root, source.digest) is None:
                _look(source, work, told, lang)
            tasks = [_Task(source, rings, tuple(hunt.left(name)), every=hunt.every) for name in asked]
            for place, (name, answer) in enumerate(zip(asked, work(_ask, tasks), strict=True), start=1):
                noticed, failing = answer
                hunt.by |= noticed
                hunt.failing |= set(failing)
                write_noticed(root, read_noticed(root) | noticed)
                verdict = hunt.verdict(name)
                say = SAY[verdict.status].say(lang)
                missed = SAY["missed"].say(lang).format(missed=len(verdict.unnoticed), n=verdict.mutations)
                told(f"[{place}/{len(asked)}] {name}: {say}" + (f"; {missed}" if hunt.left(name) else ""))
    return hunt.report()


_STAGES: tuple[tuple[Ring, ...], ...] = (("near", "others"), ("tests",), ("elsewhere",))


class _Task(msgspec.Struct, frozen=True):
    """The changes of one policy, and whom to ask about them."""

    source: Source
    rings: tuple[Ring, ...]
    changes: tuple[Mutation, ...]
    every: bool


def _ask(task: _Task) -> tuple[dict[str, str], list[str]]:
    """Who noticed which change, and the checks that fail anyway."""
    suite = _tests(task.source, task.rings) if _STAGES[0] != task.rings else _scenarios(task.source)
    noticed: dict[str, str] = {}
    for ring in task.rings:
        for change in task.changes:
            if change.id not in noticed and (task.every or ring == "near" or not noticed):
                check = suite.noticed(change, ring)
                if check:
                    noticed[change.id] = check
    return noticed, suite.failing


@cache
def _scenarios(source: Source) -> Suite:
    """Once per process: checks are functions, and those do not travel."""
    checks = [*scenario_checks(source.scenarios)]
    for function in source.functions:
        if source.root not in sys.path:
            sys.path.insert(0, source.root)
        module, _, name = function.partition(":")
        checks += getattr(importlib.import_module(module), name)()
    return Suite(checks, read_noticed(Path(source.root)))


@cache
def _tests(source: Source, _rings: tuple[Ring, ...]) -> Suite:
    """Anew for the last ring: by then it is known what every test looks at."""
    root = Path(source.root)
    looked = read_looked(root, source.digest) or {}
    return Suite(test_checks(source.root, source.tests, looked), read_noticed(root))


def _look(source: Source, work: "_Workers", told: Tell, lang: Lang) -> None:
    """Runs every test once to see which policies it looks at, and keeps it for these sources."""
    looked: dict[str, Looked] = {}
    looks = work(_look_at, [(source, file) for file in source.tests])
    for place, (file, found) in enumerate(zip(source.tests, looks, strict=True), start=1):
        looked |= found
        name = Path(file).relative_to(source.root).as_posix()
        told(f"[{place}/{len(source.tests)}] {name}: {SAY['looked'].say(lang).format(n=len(found))}")
    write_looked(Path(source.root), source.digest, looked)


def _look_at(task: tuple[Source, str]) -> dict[str, Looked]:
    source, file = task
    here = {test.name: test.runs for test in marked_tests(source.root, source.tests) if test.file == file}
    return {name: runs.looked() for name, runs in here.items()}


class _Workers:
    """Processes that stay for the whole run: each collects the tests once."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: Any = None

    def __call__(self, function: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        """The answers in the order of the tasks; a single task is done here."""
        if self.jobs < 2 or len(tasks) < 2:
            return map(function, tasks)
        if self._pool is None:
            # Slow to import, and every other command starts without them.
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            self._pool = ProcessPoolExecutor(self.jobs, get_context("spawn"))
        answers: Iterator[Any] = self._pool.map(function, tasks)
        return answers

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


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
    "looked": Bilingual("mirado qué políticas miran {n} tests", "seen which policies {n} tests look at"),
    "no-checks": Bilingual("no hay escenarios en {where}", "there are no scenarios in {where}"),
}


def add_parser(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "mutate",
        help="change each policy in turn and report the changes nothing notices",
        description="Gives each policy every other value it may have, in each book, and runs the scenarios "
        "of that book; where they notice nothing, the tests: first those that name the policy's clauses, "
        "then any that looks at it. Exit code 1 if a policy goes unnoticed. What the tests look at and who "
        "noticed a change is kept in build/: a run after it asks those first, one that was broken off goes "
        "on there.",
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
        "--book", **repeated, choices=book_ids(), help="only the values of this book; repeatable"
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
    source = Source(
        str(root), tuple(sorted(set(scenarios) - set(missing))), tuple(args.checks), tuple(tests),
        _digest(root, tests),
    )  # fmt: skip
    hunt = Hunt(names, args.book or book_ids(), every=args.strict)
    report = mutate(hunt, source, args.jobs, partial(print, file=sys.stderr, flush=True), lang)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        _tell(report, lang, every=args.strict)
    missed = any(verdict.unnoticed for verdict in report.policies)
    return 1 if report.totals["unnoticed"] or (args.strict and missed) else 0


def _digest(root: Path, tests: Sequence[str]) -> str:
    """Stands for the sources and the tests chosen; empty: there are none to look at."""
    named = "\n".join((tree_digest(root), *tests))
    return hashlib.sha256(named.encode()).hexdigest() if tests else ""


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
