"""Two books side by side."""

import itertools

import pytest

from torneo.rulebook import all_books, book_ids, diff_books, load_book, policies


@pytest.mark.parametrize(("left", "right"), list(itertools.combinations(book_ids(), 2)))
def test_a_diff_is_the_same_from_either_side(left: str, right: str) -> None:
    one, other = diff_books(load_book(left), load_book(right)), diff_books(load_book(right), load_book(left))
    assert [(row.policy, row.left, row.right, row.left_clauses) for row in one.policies] == [
        (row.policy, row.right, row.left, row.right_clauses) for row in other.policies
    ]
    assert {topic.topic for topic in one.topics} == {topic.topic for topic in other.topics}
    assert one.same + len(one.policies) == len(policies())


def test_what_only_one_book_states_is_told_though_play_is_the_same() -> None:
    """A floor that learns the new book wants to know that there is a rule now, too."""
    diff = diff_books(load_book("tda-2013"), load_book("tda-2024"))
    stated = {row.policy: (row.left_clauses, row.right_clauses) for row in diff.stated}
    assert stated["betting_prior_chips_pulled_back"] == ((), ("tda-2024/46-B",))
    assert stated["seating_final_table_max"] == (("tda-2013/11.2",), ())
    assert all(row.left == row.right for row in diff.stated)
    assert not {row.policy for row in diff.stated} & {row.policy for row in diff.policies}


def test_a_book_does_not_differ_from_itself() -> None:
    for book in all_books():
        diff = diff_books(book, book)
        assert (diff.policies, diff.topics, diff.same) == ((), (), len(policies()))


def test_a_differing_table_names_its_keys_and_clauses() -> None:
    diff = diff_books(load_book("tda-2013"), load_book("fcp-2025"))
    row = next(row for row in diff.policies if row.policy == "penalty_sizes")
    assert row.keys == ("hands",)
    assert (row.left["hands"], row.right["hands"]) == ((1, None), (1, 1))
    assert row.left_clauses
    assert row.right_clauses


def test_topics_only_one_book_speaks_of_are_shown() -> None:
    diff = diff_books(load_book("tda-2013"), load_book("pokerfest-2011"))
    addons = next(topic for topic in diff.topics if topic.topic == "add-ons")
    assert addons.left_clauses == ()
    assert "addon_chips" in addons.policies
