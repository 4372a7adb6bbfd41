"""Which clauses the tests prove, for `torneo rules coverage`.

    @pytest.mark.clause("fcp-2025/45-B-1")    the test exercises the clause
    @pytest.mark.shows("fcp-2025/40-par")     the test saw the product display it (information and duty only)
    @pytest.mark.policy("chips_suit_order")   it would notice another value of the policy (`rules mutate`)
    record_clauses(request, ids, by="...")    the same as `clause`, known only while the test runs

A clause counts when the test ran and passed, and used nothing of the product that no page, command or API
can reach. A full run writes the record and compares it with the list of covered clauses; a selection (-k, -m,
paths, --lf ...) does neither.
"""

from collections.abc import Container, Generator, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.coverage.reachable import out_of_reach
from tools.coverage.record import BASELINE, RECORD, Record, read_baseline, tree_digest, write_record

from torneo.rulebook import all_books
from torneo.rulebook.coverage import SHOWN_KINDS

TESTED = "clauses tested"
SHOWN = "clauses shown"
_MARKERS = {"clause": TESTED, "shows": SHOWN}

_SELECTIONS = (
    *("keyword", "markexpr", "lf", "deselect", "ignore", "ignore_glob", "stepwise"),
    *("collectonly", "setuponly", "setupplan"),
)

_NARROWED = "clauses: narrowed"
_narrowed = pytest.StashKey[bool]()


def record_clauses(
    request: pytest.FixtureRequest, ids: Iterable[str], *, by: str = "", house: Container[str] = ()
) -> None:
    """Counts the clauses as tested if this test passes, by the test or by the document named in ``by``.

    ``house``: the clauses of a house book; its own may be named but are not counted.
    """
    named = list(ids)
    unknown = [clause for clause in named if clause not in _kinds() and clause not in house]
    if unknown:
        pytest.fail(f"{by or request.node.nodeid}: no book has the clause {', '.join(unknown)}")
    counted = [clause for clause in named if clause in _kinds()]
    request.node.user_properties.append((TESTED, {"by": by, "ids": counted}))


@cache
def _kinds() -> dict[str, str]:
    return {clause.id: clause.kind for book in all_books() for clause in book.clauses.values()}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rulebooks that the test exercises")
    config.addinivalue_line("markers", "policy(*names): policies the test proves beyond the clauses it names")
    config.addinivalue_line("markers", "shows(*ids): information and duty clauses the test saw displayed")
    if not _is_worker(config):
        config.pluginmanager.register(Recorder(config), "clause-recorder")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.passed:
        items = [node for node in report.result or () if isinstance(node, pytest.Item)]
        faults = dict.fromkeys(fault for item in items for fault in _faults(item))
        if faults:
            report.outcome, report.longrepr, report.result = "failed", "\n".join(faults), []
        for item in items:
            for marker, name in _MARKERS.items():
                ids = [clause for mark in item.iter_markers(marker) for clause in mark.args]
                if ids:
                    item.user_properties.append((name, {"by": "", "ids": ids}))
    return report


def _faults(item: pytest.Item) -> Iterable[str]:
    file, line, _ = item.location
    place = f"{file}:{(line or 0) + 1}: {item.name.partition('[')[0]}"
    for marker in _MARKERS:
        for mark in item.iter_markers(marker):
            if not mark.args or mark.kwargs:
                yield f"{place}: {marker} takes the ids of clauses"
            for clause in mark.args:
                kind = _kinds().get(clause)
                if kind is None:
                    yield f"{place}: no book has the clause {clause!r}"
                elif marker == "shows" and kind not in SHOWN_KINDS:
                    yield f"{place}: {clause} is of kind {kind}; only {' and '.join(SHOWN_KINDS)} are shown"


def pytest_deselected(items: list[pytest.Item]) -> None:
    if items:
        items[0].config.stash[_narrowed] = True


def pytest_sessionfinish(session: pytest.Session) -> None:
    if _is_worker(session.config):
        output: dict[str, Any] = session.config.workeroutput  # type: ignore[attr-defined]  # set by xdist
        output[_NARROWED] = session.config.stash.get(_narrowed, False)


def _is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


class Recorder:
    """Gathers what passed, in this process or, under xdist, in all workers."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.root = config.rootpath
        self.digest = ""
        self.complete = _is_everything(config)
        self.proofs: dict[str, list[tuple[str, str, list[str]]]] = {}
        self.failed: set[str] = set()
        self.record: Record | None = None
        self.lost: list[str] = []
        self.unreached: dict[str, list[str]] = {}

    def pytest_sessionstart(self) -> None:
        # Before the tests run: a file edited meanwhile makes the record stale, as it should.
        if self.complete:
            self.digest = tree_digest(self.root)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.complete = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
        if report.when == "call":
            passed = report.passed and not hasattr(report, "wasxfail")
            self.proofs[report.nodeid] = [
                (name, value["by"] or report.nodeid, value["ids"])
                for name, value in report.user_properties
                if passed and name in (TESTED, SHOWN) and isinstance(value, dict)
            ]

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        if getattr(node, "workeroutput", {}).get(_NARROWED):
            self.complete = False

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        ran = session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        cut_short = session.shouldfail or session.shouldstop or self.config.stash.get(_narrowed, False)
        if not self.complete or not ran or cut_short:
            return
        found: dict[str, dict[str, list[str]]] = {TESTED: {}, SHOWN: {}}
        for nodeid, proofs in self.proofs.items():
            if proofs and (missed := _out_of_reach(self.root, nodeid)):
                self.unreached[nodeid.partition("[")[0]] = missed
                continue
            for name, by, ids in proofs if nodeid not in self.failed else ():
                for clause in ids:
                    found[name].setdefault(clause, []).append(by)
        self.record = write_record(self.root, self.digest, found[TESTED], found[SHOWN])
        self.lost = sorted(read_baseline(self.root) - self.record.covered)
        if self.lost:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.record is None or not (self.record.covered or self.lost):
            return
        shown_only = len(self.record.covered) - len(self.record.tested)
        terminalreporter.section("clauses")
        terminalreporter.line(f"{len(self.record.tested)} tested, {shown_only} shown ({RECORD})")
        new = len(self.record.covered - read_baseline(self.root))
        if new:
            terminalreporter.line(f"{new} not in {BASELINE} yet: torneo rules coverage --update-baseline")
        for nodeid, missed in self.unreached.items():
            terminalreporter.line(f"{nodeid} proves nothing: nobody can reach {', '.join(missed)}", red=True)
        if self.lost:
            terminalreporter.line(f"{len(self.lost)} of {BASELINE} no longer covered:", red=True)
            for clause in self.lost:
                terminalreporter.line(f"  {clause}")


def _out_of_reach(root: Path, nodeid: str) -> list[str]:
    file, _, function = nodeid.partition("[")[0].rpartition("::")
    path = root / file.partition("::")[0]
    return out_of_reach(root, path, function) if path.is_file() else []


def _is_everything(config: pytest.Config) -> bool:
    """Whether nothing on the command line leaves a test out."""
    if any(config.getoption(name, None) for name in _SELECTIONS):
        return False
    if any(setting.startswith("testpaths") for setting in config.getoption("override_ini", None) or ()):
        return False
    wanted = [config.rootpath / path for path in config.getini("testpaths")] or [config.rootpath]
    given = [Path(config.invocation_params.dir, argument).resolve() for argument in config.args]
    return all(any(path.resolve().is_relative_to(tree) for tree in given) for path in wanted)
