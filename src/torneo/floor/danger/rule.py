"""Cards given up, killed, exposed or talked about to their rulings."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Act
from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Table


def rule_on_danger(table: "Table", act: Act) -> Ruling | None:
    """The ruling, or ``None`` if the act is not about those."""
    return None
