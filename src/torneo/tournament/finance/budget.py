"""Incomes by source, technical and administrative costs, result and reinvestment. Money in minor units.

The lists come from the book's own clauses where it has them; other books get the same lists, which bind
nobody there. Lists in the books are open ("among others"): an item of one's own names its kind.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Literal

import msgspec

from torneo.rulebook import Book
from torneo.tournament.entries.money import income as taken_in
from torneo.tournament.kernel import Refused
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament

Kind = Literal["technical", "administrative"]
KINDS: tuple[Kind, ...] = ("technical", "administrative")

SOURCES = ("entries_and_reentries", "sponsorship", "cofinancing", "other_authorised")
CATEGORIES: dict[Kind, tuple[str, ...]] = {
    "technical": ("prizes", "officiating", "logistics", "control_software", "venue", "security"),
    "administrative": (
        "coordination_staff", "communications", "graphic_design", "administrative_legal_accounting",
    ),
}  # fmt: skip


class Income(msgspec.Struct, frozen=True, kw_only=True):
    """``count``: how many payments it is made of, where that is known."""

    source: str
    amount: int
    count: int = 0
    note: str = ""


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    kind: Kind
    item: str
    amount: int
    note: str = ""


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    incomes: tuple[Income, ...] = ()
    costs: tuple[Cost, ...] = ()


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """``result``: incomes less costs, negative for a loss. ``reinvested``: the part of a profit that the book
    puts back into the sport, ``kept`` the rest; a loss leaves both at 0."""

    incomes: dict[str, int]
    counts: dict[str, int]
    costs: dict[str, dict[str, int]]
    total_income: int
    total_costs: int
    result: int
    reinvested: int
    kept: int
    clauses: tuple[str, ...]


def _stated(book: Book, name: str, usual: Any) -> Any:
    """A parameter of the book's clauses on money, or what is usual."""
    return next((clause.params[name] for clause in book.clauses.values() if name in clause.params), usual)


def income_sources(book: Book) -> tuple[str, ...]:
    return tuple(_stated(book, "income_sources", SOURCES))


def cost_categories(book: Book) -> dict[Kind, tuple[str, ...]]:
    """The items of each kind of cost that the book names."""
    return {kind: tuple(_stated(book, f"{kind}_costs", CATEGORIES[kind])) for kind in KINDS}


def kind_of(book: Book, item: str) -> Kind | None:
    """The kind offered for an expense: the one that names it, or names a word of it (``table security`` is
    security); None if the book does not say."""
    words = item.casefold().replace("_", " ").split()
    for kind, items in cost_categories(book).items():
        for known in items:
            named = known.split("_")
            if all(word in words for word in named):
                return kind
    return None


def income(book: Book, source: str, amount: int, note: str = "") -> Income | Refused:
    """An income from one of the book's sources."""
    if source not in income_sources(book):
        return Refused(
            "unknown_income_source", {"source": source, "known": ", ".join(income_sources(book))},
            _clauses(book),
        )  # fmt: skip
    if amount <= 0:
        return impossible(amount, "money", "> 0")
    return Income(source=source, amount=amount, note=note)


def cost(book: Book, item: str, amount: int, kind: str = "", note: str = "") -> Cost | Refused:
    """An expense; ``kind`` may be left out where the book names the item."""
    found: Kind | None = next((one for one in KINDS if one == kind), None)
    offered = kind_of(book, item)
    if not item.strip() or (kind and found is None) or (not kind and offered is None):
        return Refused(
            "unknown_cost_kind", {"item": item, "kind": kind, "known": ", ".join(KINDS)}, _clauses(book)
        )
    if amount <= 0:
        return impossible(amount, "money", "> 0")
    chosen = found or offered
    assert chosen is not None
    return Cost(kind=chosen, item=item.strip(), amount=amount, note=note)


def entries(state: Tournament) -> Income:
    """What the players paid, refunds not counted: buy-ins and re-entries, with what they bought later."""
    taken = taken_in(state)
    return Income(
        source="entries_and_reentries", amount=taken.total - taken.owed,
        count=taken.entries + taken.reentries + taken.tickets + taken.forfeited,
    )  # fmt: skip


def report(budget: Budget, book: Book) -> Report:
    """The result of an event, and what of it goes back to the sport."""
    incomes = dict.fromkeys(income_sources(book), 0)
    counts = dict.fromkeys(incomes, 0)
    for one in budget.incomes:
        incomes[one.source] = incomes.get(one.source, 0) + one.amount
        counts[one.source] = counts.get(one.source, 0) + one.count
    costs: dict[str, dict[str, int]] = {kind: {} for kind in KINDS}
    for spent in budget.costs:
        costs[spent.kind][spent.item] = costs[spent.kind].get(spent.item, 0) + spent.amount
    total_income, total_costs = sum(incomes.values()), sum(one.amount for one in budget.costs)
    profit = max(0, total_income - total_costs)
    reinvested = profit - int(profit * (1 - Fraction(reinvested_percent(book), 100)))
    return Report(
        incomes=incomes, counts=counts, costs=costs, total_income=total_income, total_costs=total_costs,
        result=total_income - total_costs, reinvested=reinvested, kept=profit - reinvested,
        clauses=_clauses(book),
    )  # fmt: skip


def reinvested_percent(book: Book) -> int:
    """How much of a profit the book puts back; 0 where it leaves profits to the organiser."""
    return int(_stated(book, "net_profit_reinvested_pct", 0))


def _clauses(book: Book) -> tuple[str, ...]:
    found: Sequence[str] = [one.id for one in book.clauses.values() if one.topic == "finance"]
    return tuple(found)
