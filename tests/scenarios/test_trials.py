"""Spots at which a ruling was once wrong, kept as they were found."""

from pathlib import Path

import pytest

from torneo.floor.scenario import BrokenDocument, Document, load_file, run, scenario_files

HERE = Path(__file__).parent / "trials"
DOCUMENTS = [document for file in scenario_files([HERE]) for document in load_file(file)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: f"{Path(one.file).name}:{one.line}")
def test_trial(document: Document | BrokenDocument) -> None:
    result = run(document)
    assert not result.problems
    assert result.ok, f"step {result.step}: {result.expected} -> {result.got}"
