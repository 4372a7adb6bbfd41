"""Which policies somebody looks at: never fewer than were read."""

from collections.abc import Callable
from typing import Any

import pytest
from tools.mutation.policies_looked_at import watched
from tools.mutation.policy_checks import Check, Suite

from torneo.rulebook import Book, load_book, policies
from torneo.rulebook.mutations import Mutation

FCP = "fcp-2025"


def test_what_is_read_is_noted_and_nothing_else() -> None:
    book, seen = watched(load_book(FCP))
    assert book.policy("clock_seconds") == book.values["clock_seconds"] == 25
    assert seen == {"clock_seconds"}
    assert book.values.get("clock_tie") == "player"
    assert book.clauses_for("betting_raise_cap")
    assert seen == {"clock_seconds", "clock_tie", "betting_raise_cap"}


def test_what_is_laid_over_it_is_watched_too() -> None:
    book, seen = watched(load_book(FCP))
    changed = book.with_policies({"clock_seconds": 40})
    seen.clear()
    assert (changed.values["clock_seconds"], changed.values["clock_tie"]) == (40, "player")
    assert seen == {"clock_seconds", "clock_tie"}


@pytest.mark.parametrize(
    "look",
    [dict, list, lambda values: values.items(), lambda values: values.values(), lambda values: {**values}],
)
def test_whoever_goes_through_the_values_has_looked_at_all(look: Callable[[Any], Any]) -> None:
    book, seen = watched(load_book(FCP))
    assert len(look(book.values)) == len(policies())
    assert seen == set(policies())


def test_the_book_itself_stays_as_it_was() -> None:
    loaded = load_book(FCP)
    values = loaded.values
    watched(loaded)
    assert loaded.values is values
    assert type(loaded.values) is dict


def test_a_check_is_asked_only_about_policies_it_looks_at() -> None:
    asked: list[int] = []

    def passes(book: Book) -> bool:
        asked.append(book.policy("clock_seconds"))
        return asked[-1] == 25

    suite = Suite([Check("clock", FCP, passes)])
    assert suite.noticed(Mutation("betting_raise_cap", FCP, ("limit_raises",), 3, 1)) == ""
    assert asked == [25], "once, to see what it looks at"
    assert suite.noticed(Mutation("clock_seconds", FCP, (), 25, 50)) == "clock"
    assert asked == [25, 50]
