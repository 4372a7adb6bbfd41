"""Acts with cards face up or given up to their rulings."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Act
from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Table


def rule_on_faceup(table: "Table", act: Act) -> Ruling | None:
    """The ruling, or ``None`` if the act is not about hands shown or given up."""
    return None
