"""Cases cited beside the first only where the book in force has words of its own for them."""

from torneo.floor.citations import speaks
from torneo.floor.kernel.table import Table


def own(table: Table, *wanted: str) -> tuple[str, ...]:
    """Those of the cases on which the book has a clause of its own."""
    return tuple(case for case in wanted if speaks(table.book, case))
