"""Cases that prove one clause each: the same test for every book that says the same."""

from typing import Any

import pytest


def marked(*clauses: str) -> list[Any]:
    """One case a clause, marked with it."""
    return [pytest.param(one, marks=pytest.mark.clause(one), id=one) for one in clauses]


def book_of(clause: str) -> str:
    return clause.partition("/")[0]
