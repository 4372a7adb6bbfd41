"""The budget of an event: sources, costs, result, and what goes back to the sport."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.conduct import happens, seated

from torneo.rulebook import load_book
from torneo.tournament.entries.events import Entered, EntryTakenOut, PlayerRegistered
from torneo.tournament.finance import (
    Budget,
    Cost,
    Income,
    cost,
    cost_categories,
    entries,
    income,
    income_sources,
    kind_of,
    report,
)
from torneo.tournament.kernel import Refused
from torneo.tournament.words import say, sentences

BOOK = load_book("fcp-2025")


@pytest.mark.clause("fcp-2025/art-13", "fcp-2025/art-13-b", "fcp-2025/art-13-c", "fcp-2025/art-13-d")
def test_money_comes_from_four_sources() -> None:
    assert income_sources(BOOK) == (
        "entries_and_reentries", "sponsorship", "cofinancing", "other_authorised",
    )  # fmt: skip
    incomes = [income(BOOK, source, 1_000 + place) for place, source in enumerate(income_sources(BOOK))]
    made = report(Budget(incomes=tuple(one for one in incomes if isinstance(one, Income))), BOOK)
    assert list(made.incomes.values()) == [1_000, 1_001, 1_002, 1_003]
    assert {"fcp-2025/art-13", "fcp-2025/art-13-b", "fcp-2025/art-13-c"} <= set(made.clauses)
    refused = income(BOOK, "casino_rake", 5)
    assert isinstance(refused, Refused)
    assert refused.reason == "unknown_income_source"
    assert "sponsorship" in say(refused.reason, refused.facts, "en")
    for amount in (0, -5):
        assert isinstance(income(BOOK, "sponsorship", amount), Refused)


@pytest.mark.clause("fcp-2025/art-13-a")
def test_buy_ins_and_re_entries_are_entries() -> None:
    room = seated("fcp-2025", players=0)
    for number in range(1, 101):
        player = f"p{number}" if number <= 80 else f"p{number - 80}"
        if number <= 80:
            happens(room, PlayerRegistered(player=player, name=player))
        else:
            happens(room, EntryTakenOut(entry=number - 80, cause="absence", stack=0))
        happens(
            room,
            Entered(entry=number, player=player, session="1", kind="entry" if number <= 80 else "reentry",
                    paid=10_000, fees=500),
        )  # fmt: skip
    found = entries(room.state)
    assert (found.source, found.count, found.amount) == ("entries_and_reentries", 100, 1_050_000)
    made = report(Budget(incomes=(found,)), BOOK)
    assert (made.counts["entries_and_reentries"], made.incomes["entries_and_reentries"]) == (100, 1_050_000)


@pytest.mark.clause("fcp-2025/art-13-par-1.1", "fcp-2025/art-13-par-1.2")
@pytest.mark.parametrize(
    ("item", "kind"),
    [
        ("table security", "technical"), ("prizes", "technical"), ("officiating", "technical"),
        ("logistics", "technical"), ("control software", "technical"), ("venue", "technical"),
        ("graphic design", "administrative"), ("communications", "administrative"),
        ("coordination staff", "administrative"), ("administrative_legal_accounting", "administrative"),
    ],
)  # fmt: skip
def test_an_expense_is_offered_its_kind(item: str, kind: str) -> None:
    assert kind_of(BOOK, item) == kind
    spent = cost(BOOK, item, 500)
    assert isinstance(spent, Cost)
    assert spent.kind == kind


@pytest.mark.clause("fcp-2025/art-13-par-1.1", "fcp-2025/art-13-par-1.2")
def test_other_expenses_are_told_their_kind() -> None:
    assert kind_of(BOOK, "flowers") is None
    refused = cost(BOOK, "flowers", 500)
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.facts["known"]) == ("unknown_cost_kind", "technical, administrative")
    flowers = cost(BOOK, "flowers", 500, kind="administrative")
    assert isinstance(flowers, Cost)
    assert isinstance(cost(BOOK, "flowers", 500, kind="secret"), Refused)
    assert isinstance(cost(BOOK, "prizes", 0), Refused)
    assert isinstance(cost(BOOK, " ", 5, kind="technical"), Refused)


@pytest.mark.clause("fcp-2025/art-13-par-2", "fcp-2025/art-9-par-1")
def test_all_of_a_profit_is_reinvested() -> None:
    budget = Budget(
        incomes=(Income(source="entries_and_reentries", amount=36_000_000),),
        costs=(Cost(kind="technical", item="prizes", amount=28_000_000),
               Cost(kind="administrative", item="graphic_design", amount=2_000_000)),
    )  # fmt: skip
    made = report(budget, BOOK)
    assert (made.result, made.reinvested, made.kept) == (6_000_000, 6_000_000, 0)
    assert made.costs == {
        "technical": {"prizes": 28_000_000},
        "administrative": {"graphic_design": 2_000_000},
    }
    assert {"fcp-2025/art-13-par-2", "fcp-2025/art-9-par-1"} <= set(made.clauses)
    other = report(budget, load_book("tda-2013"))
    assert (other.result, other.reinvested, other.kept, other.clauses) == (6_000_000, 0, 6_000_000, ())


def test_a_loss_leaves_nothing_to_reinvest() -> None:
    made = report(Budget(costs=(Cost(kind="technical", item="venue", amount=7),)), BOOK)
    assert (made.result, made.reinvested, made.kept) == (-7, 0, 0)


@given(
    st.lists(st.integers(1, 10**15), max_size=8), st.lists(st.integers(1, 10**15), max_size=8),
    st.sampled_from(["fcp-2025", "pokerfest-2011"]),
)  # fmt: skip
def test_not_a_unit_is_lost(came: list[int], went: list[int], book: str) -> None:
    sources = income_sources(load_book(book))
    made = report(
        Budget(
            incomes=tuple(Income(source=sources[n % 4], amount=one) for n, one in enumerate(came)),
            costs=tuple(Cost(kind="technical", item=f"i{n % 3}", amount=one) for n, one in enumerate(went)),
        ),
        load_book(book),
    )
    assert sum(made.incomes.values()) == made.total_income == sum(came)
    assert sum(sum(items.values()) for items in made.costs.values()) == made.total_costs == sum(went)
    assert made.result == sum(came) - sum(went)
    assert made.reinvested + made.kept == max(0, made.result)


def test_sources_and_items_have_words() -> None:
    for source in income_sources(BOOK):
        assert f"income.{source}" in sentences()
    for kind, items in cost_categories(BOOK).items():
        assert all(f"cost.{one}" in sentences() for one in (kind, *items))
