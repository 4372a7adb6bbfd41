"""What one cell may hold, on the way in and on the way out."""

from torneo.paper.cells import Cell, armed, defused, read_cell

__all__ = ["Cell", "armed", "defused", "read_cell"]
