"""Each book's discipline as its text says, and no value of a policy can change without being noticed."""

import pytest
from tests.support.commission_checks import EXPECTED, checks, said
from tools.mutation.policy_checks import Suite

from torneo.rulebook import load_book, policies
from torneo.rulebook.mutations import mutations

DISCIPLINE = [name for name in policies() if name.startswith("discipline_")]


@pytest.mark.policy(*DISCIPLINE)
@pytest.mark.parametrize("book", list(EXPECTED))
def test_the_room_says_what_the_book_says(book: str) -> None:
    assert said(load_book(book)) == EXPECTED[book]


@pytest.mark.parametrize("policy", DISCIPLINE)
@pytest.mark.parametrize("book", list(EXPECTED))
def test_a_changed_value_is_noticed(policy: str, book: str) -> None:
    suite = Suite(checks())
    unnoticed = [(one.key, one.new) for one in mutations(policy, book) if not suite.noticed(one)]
    assert unnoticed == []
