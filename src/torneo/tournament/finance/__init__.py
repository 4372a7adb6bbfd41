"""The budget of an event: what came in from where, what it cost, what is left and where that goes.

budget = Budget(incomes=(entries(state),), costs=(cost(book, "graphic_design", 300_000),))
report(budget, book).reinvested
"""

from torneo.tournament.finance.budget import (
    Budget,
    Cost,
    Income,
    Report,
    cost,
    cost_categories,
    entries,
    income,
    income_sources,
    kind_of,
    report,
)

__all__ = [
    "Budget",
    "Cost",
    "Income",
    "Report",
    "cost",
    "cost_categories",
    "entries",
    "income",
    "income_sources",
    "kind_of",
    "report",
]
