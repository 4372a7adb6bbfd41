"""Can cards be told for certain to be somebody's? As a yes or no, or as a percentage the floor names."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from torneo.floor.table import Table


def identified(table: "Table", certainty: bool | int | None) -> bool | None:
    """``None`` when nobody has said."""
    if certainty is None or isinstance(certainty, bool):
        return certainty
    needed: int = table.book.values["showdown_identification_percent"]
    return certainty >= needed
