"""The record of proved clauses: what a test run writes, and what `torneo rules coverage` tells of it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.coverage.record import (
    BASELINE,
    RECORD,
    Record,
    read_record,
    tree_digest,
    write_baseline,
    write_record,
)

from torneo.cli import main
from torneo.rulebook import LANGS, Clause, all_books, group_of, load_book, topic_groups

ROOT = Path(__file__).parents[2]

TESTED = "fcp-2025/45-B-1"
OTHER = "tda-2013/47.1"
SHOWABLE = "fcp-2025/40-par"

PROJECT = """
[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = "-q --strict-markers --import-mode=importlib -p tests.plugins.clauses"
filterwarnings = ["error"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "src" / "torneo").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    return tmp_path


def write_tests(project: Path, body: str, name: str = "test_sample.py") -> None:
    (project / "tests" / name).write_text(f"import pytest\n\n{body}")


def run_tests(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    settings = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    if "-n" in options:
        options = ("-p", "xdist", *options)
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options],
        cwd=project,
        env={**settings, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def record_of(project: Path) -> Record:
    record = read_record(project)
    assert record is not None
    return record


OUTCOMES = f"""
from tests.plugins.clauses import record_clauses

@pytest.mark.clause("{TESTED}")
def test_passes(): ...

@pytest.mark.clause("{TESTED}", "tda-2013/47.2")
@pytest.mark.parametrize("value", [1, 2])
def test_twice(value): ...

def test_documents(request):
    record_clauses(request, ["{OTHER}"], by="pot.yaml: one")
    record_clauses(request, ["{OTHER}", "casa/1"], by="pot.yaml: two", house=["casa/1", "{OTHER}"])

@pytest.mark.shows("{SHOWABLE}")
def test_shows(): ...

@pytest.mark.clause("tda-2013/39-A")
def test_fails(): raise AssertionError

@pytest.mark.clause("tda-2013/39-B")
def test_skips(): pytest.skip("not today")

@pytest.mark.clause("tda-2013/39-C")
@pytest.mark.xfail
def test_expected_to_fail(): raise AssertionError

@pytest.mark.clause("tda-2013/39-D")
@pytest.mark.xfail(strict=False)
def test_passes_by_surprise(): ...

@pytest.fixture
def broken():
    yield
    raise RuntimeError

@pytest.mark.clause("tda-2013/42.1")
def test_breaks_afterwards(broken): ...

def test_document_fails(request):
    record_clauses(request, ["tda-2013/42.2"], by="chips.yaml")
    raise AssertionError

def test_document_with_a_wrong_id(request):
    record_clauses(request, ["tda-2013/nothing"], by="wrong.yaml")
"""


@pytest.mark.parametrize("processes", [(), ("-n", "2")], ids=["one process", "two processes"])
def test_only_what_ran_and_passed_counts(project: Path, processes: tuple[str, ...]) -> None:
    write_tests(project, OUTCOMES)
    result = run_tests(project, *processes)
    assert result.returncode == 1
    assert "wrong.yaml: no book has the clause tda-2013/nothing" in result.stdout
    record = record_of(project)
    test = "tests/test_sample.py::test_"
    assert record.tested == {
        TESTED: (f"{test}passes", f"{test}twice[1]", f"{test}twice[2]"),
        OTHER: ("pot.yaml: one", "pot.yaml: two"),
        "tda-2013/47.2": (f"{test}twice[1]", f"{test}twice[2]"),
    }
    assert record.shown == {SHOWABLE: (f"{test}shows",)}
    assert record.digest == tree_digest(project)
    assert "3 tested, 1 shown" in result.stdout


SELECTIONS: list[tuple[str, ...]] = [
    ("-k", "one"),
    ("-m", "clause"),
    ("tests/test_sample.py",),
    ("tests/test_sample.py::test_one",),
    ("--deselect", "tests/test_sample.py::test_two"),
    ("--ignore", "tests/test_more.py"),
    ("--lf",),
    ("--collect-only",),
    ("-x",),
    ("-n", "2", "-k", "one"),
]


@pytest.mark.parametrize("selection", SELECTIONS, ids=" ".join)
def test_a_partial_run_leaves_the_record_alone(project: Path, selection: tuple[str, ...]) -> None:
    write_record(project, "before", {}, {})
    write_baseline(project, [OTHER])
    marked = f"@pytest.mark.clause('{TESTED}')\ndef test_"
    write_tests(project, f"{marked}one(): assert {'-x' not in selection}\n{marked}two(): ...\n")
    write_tests(project, f"{marked}three(): ...\n", "test_more.py")
    result = run_tests(project, *selection)
    assert result.returncode == (1 if "-x" in selection else 0), result.stdout
    assert record_of(project).digest == "before"


@pytest.mark.parametrize("named", [("tests",), (".",), ("tests/test_sample.py", "tests")], ids=" ".join)
def test_naming_every_test_is_a_full_run(project: Path, named: tuple[str, ...]) -> None:
    write_tests(project, f"@pytest.mark.clause('{TESTED}')\ndef test_one(): ...\n")
    assert run_tests(project, *named).returncode == 0
    assert set(record_of(project).tested) == {TESTED}


WRONG = f"""
@pytest.mark.clause("{TESTED}", "fcp-2025/nothing")
@pytest.mark.parametrize("value", [1, 2])
def test_unknown(value): ...

@pytest.mark.clause()
def test_none(): ...

@pytest.mark.shows("{TESTED}")
def test_computed(): ...
"""


@pytest.mark.parametrize("processes", [(), ("-n", "2")], ids=["one process", "two processes"])
def test_a_wrong_id_is_an_error_at_collection(project: Path, processes: tuple[str, ...]) -> None:
    write_record(project, "before", {}, {})
    write_tests(project, WRONG)
    result = run_tests(project, *processes)
    assert result.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    for told in (
        "tests/test_sample.py:4: test_unknown: no book has the clause 'fcp-2025/nothing'",
        "tests/test_sample.py:8: test_none: clause takes the ids of clauses",
        f"tests/test_sample.py:11: test_computed: {TESTED} is of kind automatic; only",
    ):
        assert told in result.stdout
    assert record_of(project).digest == "before"


def test_a_full_run_fails_when_a_covered_clause_no_longer_is(project: Path) -> None:
    write_baseline(project, [TESTED, OTHER])
    body = f"@pytest.mark.clause('{TESTED}')\ndef test_one(): ...\n"
    write_tests(project, body)
    result = run_tests(project)
    assert result.returncode == 1
    assert f"1 of {BASELINE} no longer covered:\n  {OTHER}" in result.stdout
    assert "1 passed" in result.stdout
    write_tests(project, f"{body}\n@pytest.mark.clause('{OTHER}', 'tda-2013/39-A')\ndef test_two(): ...\n")
    result = run_tests(project)
    assert result.returncode == 0
    assert f"1 not in {BASELINE} yet" in result.stdout


def torneo(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["rules", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_without_a_record_everything_is_open(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = torneo(capsys, "coverage", "--json", "--root", str(project))
    answer: dict[str, Any] = msgspec.json.decode(out)
    assert code == 0
    assert {row["status"] for row in answer["clauses"]} == {"open"}
    assert "make test" in err
    assert torneo(capsys, "coverage", "--update-baseline", "--root", str(project))[0] == 2
    assert not (project / BASELINE).exists()


def test_json_has_every_clause_with_its_status_and_tests(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # A clause nothing computes may count as shown; an automatic one may not, whatever the record says.
    write_record(project, tree_digest(project), {TESTED: ["a", "b"]}, {SHOWABLE: ["c"], OTHER: ["c"]})
    code, out, err = torneo(capsys, "coverage", "--json", "--root", str(project))
    answer: dict[str, Any] = msgspec.json.decode(out)
    rows = {row["id"]: row for row in answer["clauses"]}
    assert (code, err) == (0, "")
    assert set(answer) == {"clauses", "totals"}
    assert len(rows) == sum(len(book.clauses) for book in all_books())
    assert rows[TESTED] == {
        "id": TESTED,
        "book": "fcp-2025",
        "topic": "multiple-chips",
        "kind": "automatic",
        "status": "tested",
        "tests": ["a", "b"],
    }
    assert rows[SHOWABLE]["status"] == "shown"
    assert rows[OTHER]["status"] == "open"
    totals = answer["totals"]
    assert totals["all"] == {"tested": 1, "shown": 1, "open": len(rows) - 2}
    assert totals["books"]["fcp-2025"]["tested"] == totals["groups"]["betting"]["tested"] == 1
    assert totals["kinds"]["information"]["shown"] == 1


def test_choosing_books_groups_and_open_clauses(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_record(project, tree_digest(project), {TESTED: ["a"]}, {})
    chosen = ("coverage", "--root", str(project), "--book", "fcp-2025", "--group", "betting", "--open")
    answer: dict[str, Any] = msgspec.json.decode(torneo(capsys, *chosen, "--json")[1])
    ids = [row["id"] for row in answer["clauses"]]
    assert TESTED not in ids
    assert SHOWABLE in ids
    assert {row["book"] for row in answer["clauses"]} == {"fcp-2025"}
    assert {group_of(row["topic"]) for row in answer["clauses"]} == {"betting"}
    assert answer["totals"]["all"] == {"tested": 1, "shown": 0, "open": len(ids)}
    listed = torneo(capsys, *chosen, "--lang", "en")[1].splitlines()
    assert [line.split()[0] for line in listed[-len(ids) :]] == ids


def test_text_has_totals_and_says_how_to_list_what_is_open(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_record(project, tree_digest(project), {TESTED: ["a"]}, {})
    out = torneo(capsys, "coverage", "--root", str(project), "--lang", "en")[1]
    lines = [line.split() for line in out.splitlines()]
    titles = {group.id: group.title.en for group in topic_groups()}
    assert ["fcp-2025", "1", "0", str(len(load_book("fcp-2025").clauses) - 1)] in lines
    assert any(line[:2] == [titles["betting"], "1"] for line in lines)
    assert out.rstrip().endswith("torneo rules coverage --open")
    assert TESTED not in out
    spanish = torneo(capsys, "coverage", "--root", str(project))[1]
    assert "probadas" in spanish


def test_a_record_older_than_the_sources_is_called_stale(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_record(project, tree_digest(project), {TESTED: ["a"]}, {})
    assert torneo(capsys, "coverage", "--root", str(project))[2] == ""
    (project / "src" / "torneo" / "new.py").touch()
    code, _, err = torneo(capsys, "coverage", "--root", str(project), "--lang", "en")
    assert code == 0
    assert "older" in err
    assert torneo(capsys, "coverage", "--root", str(project), "--update-baseline")[0] == 2


def test_a_broken_record_is_reported(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / RECORD).parent.mkdir()
    (project / RECORD).write_text("{")
    code, out, err = torneo(capsys, "coverage", "--root", str(project))
    assert (code, out) == (2, "")
    assert str(project / RECORD) in err


def test_the_baseline_is_written_from_the_record(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_baseline(project, ["tda-2013/39-A", TESTED])
    write_record(project, tree_digest(project), {TESTED: ["a"], OTHER: ["a"]}, {SHOWABLE: ["b"]})
    code, out, _ = torneo(capsys, "coverage", "--root", str(project), "--update-baseline", "--lang", "en")
    assert code == 0
    assert "2 added, 1 removed\n  - tda-2013/39-A" in out
    assert (project / BASELINE).read_text().splitlines() == sorted([SHOWABLE, TESTED, OTHER])


SHOWN_GROUPS = ("betting", "showdown", "procedure", "button-and-blinds", "dealing", "other-play")
SHOWN_TOPICS = ("exposing-cards", "show-one-show-all", "no-disclosure")


EVENT_GROUPS = ("general", "registration", "seating", "clock-and-chips")


def _is_shown(clause: Clause) -> bool:
    """Clauses that appear by reading the book: topics of the hand and the floor, and of the event those whose
    checks ask for nothing else."""
    if group_of(clause.topic) in EVENT_GROUPS:
        return clause.kind == "information" and all("shown under topic" in check for check in clause.checks)
    if clause.topic == "ethics":
        return clause.kind == "information"
    return group_of(clause.topic) in SHOWN_GROUPS or clause.topic in SHOWN_TOPICS


def to_show(clause: Clause) -> Any:
    return pytest.param(clause, id=clause.id, marks=pytest.mark.shows(clause.id))


@pytest.mark.parametrize(
    "clause",
    [
        to_show(clause)
        for book in all_books()
        for clause in book.clauses.values()
        if _is_shown(clause) and clause.kind in ("information", "duty")
    ],
)
def test_the_rulebook_shows_it_by_id_and_under_its_topic(
    clause: Clause, capsys: pytest.CaptureFixture[str]
) -> None:
    listed: list[dict[str, Any]] = msgspec.json.decode(torneo(capsys, "topics", "--json")[1])
    assert [row["topic"] for row in listed if clause.id in row["clauses"]] == [clause.topic]
    for lang in LANGS:
        words = clause.wording(lang)
        assert words.title.strip()
        assert words.text.strip()
        for place in (clause.id, clause.topic):
            code, out, _ = torneo(capsys, "show", place, "--lang", lang)
            assert code == 0
            # Lines are broken to the width of the terminal: only the words matter.
            shown = "".join(out.split())
            for text in (f"{clause.id} · {words.title}", words.text, words.note):
                assert "".join(text.split()) in shown


HOUSE_RULES = """
house: casino-prueba
base: adtp-2018
title: {es: Reglas del Casino Prueba, en: Rules of Casino Prueba}
clauses:
- id: casino-prueba/1
  topic: authorities
  kind: information
  title: {es: Aforo, en: Rail}
  text: {es: El público sigue el torneo desde la barandilla., en: The public follows play from the rail.}
"""


@pytest.mark.shows("adtp-2018/0.1")
def test_edition_basis_and_house_rules_stand_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "casa.yaml"
    file.write_text(HOUSE_RULES)
    code, out, _ = torneo(capsys, "show", "authorities", "--book", str(file), "--lang", "en")
    assert code == 0
    shown = " ".join(out.split())
    for text in (
        "July 2018",
        "follows the TDA international standard",
        "The public follows play from the rail",
    ):
        assert text in shown


@pytest.mark.shows("adtp-2018/25-A.2")
def test_how_to_stack_is_shown_with_the_visible_chips(capsys: pytest.CaptureFixture[str]) -> None:
    out = torneo(capsys, "show", "visible-chips", "--lang", "en")[1]
    assert "stacks of the same value in multiples of 20" in " ".join(out.split())
