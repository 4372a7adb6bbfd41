"""A clause is not proved by being named: some ruling of a scenario that names it must cite it."""

from collections import defaultdict

from torneo.floor.scenario import Document, load_file, opened, play, scenario_files
from torneo.floor.scenario.shipped import FOLDER

#: Shown by the outcome alone: prompts and steps of the dealer, and stud facts the hand itself sees to.
BY_OUTCOME_ONLY = {
    f"fcp-2025/{clause}"
    for clause in (
        "art-4.10",
        "rp-1",
        "rp-8.1",
        "rp-8.2",
        "rp-9",
        "rp-11-c",
        "rp-11-d",
        "rp-11-e",
        "rp-11-f",
        "rp-11-h",
    )
}


def test_every_clause_a_scenario_names_is_cited() -> None:
    cited_somewhere: dict[str, bool] = defaultdict(bool)
    for file in scenario_files([str(FOLDER)]):
        for document in load_file(file):
            assert isinstance(document, Document)
            cited: set[str] = set()
            for played in play(document, opened(document)):
                if played.ruling is not None:
                    for ruling in (played.ruling, *played.ruling.followed_by):
                        cited.update(ruling.clauses)
            for clause in document.clauses:
                cited_somewhere[clause] |= clause in cited
    assert {clause for clause, found in cited_somewhere.items() if not found} == BY_OUTCOME_ONLY
