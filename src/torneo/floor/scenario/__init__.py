"""Scenario files: a spot, what happened, what must follow.

    for result in run_file("escenarios.yaml"):
        print(result.scenario, result.ok)

``load_file`` gives documents that can be run again, also under another book: ``run(document, book)``.
"""

from torneo.floor.scenario.document import BrokenDocument, Document, Seat, Start, Step
from torneo.floor.scenario.files import load_file, scenario_files
from torneo.floor.scenario.problem import ScenarioProblem
from torneo.floor.scenario.run import NOT_RULED, Played, Result, opened, play, run, run_file, run_paths

__all__ = [
    "NOT_RULED",
    "BrokenDocument",
    "Document",
    "Played",
    "Result",
    "ScenarioProblem",
    "Seat",
    "Start",
    "Step",
    "load_file",
    "opened",
    "play",
    "run",
    "run_file",
    "run_paths",
    "scenario_files",
]
