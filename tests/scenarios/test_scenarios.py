"""Every scenario that comes with Torneo, a test a document; what passes proves the clauses it names."""

from pathlib import Path

import pytest
from tests.plugins.clauses import record_clauses

from torneo.floor.scenario import BrokenDocument, Document, load_file, run, scenario_files
from torneo.floor.scenario.shipped import FOLDER, document_of, examples, examples_of

HERE = Path(str(FOLDER))
DOCUMENTS = [document for file in scenario_files([HERE]) for document in load_file(file)]


def _name(document: Document | BrokenDocument) -> str:
    return f"{Path(document.file).relative_to(HERE)}:{document.line}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=_name)
def test_scenario(document: Document | BrokenDocument, request: pytest.FixtureRequest) -> None:
    result = run(document)
    if result.problems:
        pytest.fail("\n".join(problem.say("en") for problem in result.problems))
    assert result.ok, f"{result.file}:{result.line} step {result.step}: {result.expected} -> {result.got}"
    record_clauses(request, result.clauses, by=_name(document))


def test_the_shipped_list_says_what_the_files_say() -> None:
    """Titles and clauses are taken from the heads alone; the whole reader must find the same."""
    listed = [(one.book, one.topic, one.title, one.clauses) for one in examples().values()]
    read = [
        (Path(one.file).parent.name, Path(one.file).stem, one.title, one.clauses)
        for one in DOCUMENTS
        if isinstance(one, Document)
    ]
    assert listed == read


def test_a_clause_has_the_examples_that_name_it_or_its_rule() -> None:
    clause = "fcp-2025/49.2"
    found = examples_of(clause)
    assert {one.id for one in found} == {one.id for one in examples().values() if clause in one.clauses}
    assert document_of(found[0]).title == found[0].title
