"""Every scenario file beside this one, a test a document; what passes proves the clauses it names."""

from pathlib import Path

import pytest
from tests.plugins.clauses import record_clauses

from torneo.floor.scenario import BrokenDocument, Document, load_file, run, scenario_files

HERE = Path(__file__).parent
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
