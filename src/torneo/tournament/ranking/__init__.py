"""The ranking of a circuit: results of its events, points by table or formula, standings explained.

    circuit = Circuit()
    CIRCUIT.act(circuit, Asked(command=CreateCircuit(id="liga", name="Liga"), by=..., at=...), book)
    standings(circuit, book).rows[0].points      # hundredths

A circuit is a stream of its own: it knows events only by their results. See ``docs/ranking.md``.
"""

from torneo.tournament.ranking import members, results, sanctions, setting  # noqa: F401  (they register)
from torneo.tournament.ranking.evaluating import evaluate
from torneo.tournament.ranking.events import CIRCUIT
from torneo.tournament.ranking.formula import FormulaError
from torneo.tournament.ranking.formulas import KNOWN, compiled
from torneo.tournament.ranking.history import History, circuit_history, history
from torneo.tournament.ranking.parsing import parse
from torneo.tournament.ranking.preview import preview
from torneo.tournament.ranking.scoring import Score, event_scores
from torneo.tournament.ranking.standings import Row, Standings, standings
from torneo.tournament.ranking.state import Circuit, Club, Finish, Member, Results, Scoring
from torneo.tournament.ranking.teams import Team, teams

__all__ = [
    "CIRCUIT",
    "KNOWN",
    "Circuit",
    "Club",
    "Finish",
    "FormulaError",
    "History",
    "Member",
    "Results",
    "Row",
    "Score",
    "Scoring",
    "Standings",
    "Team",
    "circuit_history",
    "compiled",
    "evaluate",
    "event_scores",
    "history",
    "parse",
    "preview",
    "standings",
    "teams",
]
