"""The door to the floor: a table that rules on acts, with every corner registered."""

from torneo.floor.corners import ORDER
from torneo.floor.kernel.matters import Decision, Question
from torneo.floor.kernel.table import Next, Table

__all__ = ["ORDER", "Decision", "Next", "Question", "Table"]
