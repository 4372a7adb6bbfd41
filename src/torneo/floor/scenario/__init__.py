"""Scenario files: a spot, what happened, what must follow.

    for result in run_file("escenarios.yaml"):
        print(result.scenario, result.ok)

``load_file`` gives documents that can be run again, also under another book: ``run(document, book)``. A spot
nobody has written down is told step by step: ``ToldHand(book, setup).tell(step)``; ``shape`` is what to draw.
``CannotTell`` says what cannot be; ``EngineFault`` is an error of this program, with the scenario that brings
it about.
"""

from torneo.floor.scenario.document import BrokenDocument, Document, Seat, Start, Step
from torneo.floor.scenario.fault import EngineFault
from torneo.floor.scenario.files import load_file, scenario_files
from torneo.floor.scenario.problem import ScenarioProblem
from torneo.floor.scenario.run import NOT_RULED, Played, Result, opened, play, run, run_file, run_paths
from torneo.floor.scenario.shape import shape
from torneo.floor.scenario.told import CannotTell, ToldHand, told_hand

__all__ = [
    "NOT_RULED",
    "BrokenDocument",
    "CannotTell",
    "Document",
    "EngineFault",
    "Played",
    "Result",
    "ScenarioProblem",
    "Seat",
    "Start",
    "Step",
    "ToldHand",
    "load_file",
    "opened",
    "play",
    "run",
    "run_file",
    "run_paths",
    "scenario_files",
    "shape",
    "told_hand",
]
