"""Can cards be told for certain to be somebody's? As a yes or no, or as a percentage the floor names."""

from torneo.floor.kernel.table import Table


def identified(table: Table, certainty: bool | int | None) -> bool | None:
    """``None`` when nobody has said."""
    if certainty is None or isinstance(certainty, bool):
        return certainty
    needed: int = table.book.values["showdown_identification_percent"]
    return certainty >= needed
