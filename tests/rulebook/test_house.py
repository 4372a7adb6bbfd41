"""House books: overlays that change policies and add clauses."""

from importlib import resources
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from torneo.rulebook import RulebookError, Shape, house_problems, load_book, policies, read_house
from torneo.rulebook.shape import freeze

EXAMPLE = resources.files("torneo.rulebook").joinpath("examples", "club-ejemplo.yaml").read_text("utf-8")
HEAD = "house: club\nbase: fcp-2025\ntitle: {es: Club, en: The Club}\n"


def test_the_example_can_be_used() -> None:
    book = read_house(EXAMPLE, "club-ejemplo.yaml")
    assert (book.id, book.base, book.is_house) == ("club-ejemplo", "fcp-2025", True)
    assert book.name.es == "Reglas del Club Ejemplo"
    assert len(book.clauses) == 470 + 3 + 2


def test_an_overridden_policy_cites_the_house_clause_that_sets_it() -> None:
    book = read_house(EXAMPLE)
    assert book.policy("clock_seconds") == 30
    assert book.clauses_for("clock_seconds") == ("club-ejemplo/1",)
    assert book.clause("club-ejemplo/1").es.links[0].to == "fcp-2025/29"


def test_a_table_may_be_changed_in_part() -> None:
    base, book = load_book("fcp-2025"), read_house(EXAMPLE)
    assert book.policy("betting_raise_cap") == {**base.policy("betting_raise_cap"), "limit_raises": 4}


def test_an_override_without_a_clause_gets_one_that_says_what_the_house_set() -> None:
    book = read_house(EXAMPLE)
    (cited,) = book.clauses_for("betting_short_stack_may_open")
    clause = book.clause(cited)
    assert cited == "club-ejemplo/policy/betting_short_stack_may_open"
    assert clause.es.text == "La casa lo fija así: no."
    assert clause.en.text == "The house sets it so: no."
    assert clause.sets == ("betting_short_stack_may_open",)


def test_everything_else_stays_as_in_the_base_book() -> None:
    base, book = load_book("fcp-2025"), read_house(EXAMPLE)
    changed = {name for name in book.values if book.values[name] != base.values[name]}
    assert changed == {"clock_seconds", "betting_raise_cap", "betting_short_stack_may_open", "penalty_menu"}
    assert book.clause("fcp-2025/45-B-1") is base.clause("fcp-2025/45-B-1")
    assert base.policy("clock_seconds") == 25


def test_a_base_clause_says_that_the_house_speaks_of_it_too() -> None:
    book = read_house(EXAMPLE)
    assert book.amended["fcp-2025/29.4"] == ("club-ejemplo/1",)
    assert "fcp-2025/45-B-1" not in book.amended


def test_an_overlay_may_change_nothing() -> None:
    assert read_house(HEAD).values == load_book("fcp-2025").values


def test_a_bare_value_stands_for_the_main_key_of_a_table() -> None:
    book = read_house(HEAD + "policies: {betting_raise_cap: 5}\n")
    assert book.policy("betting_raise_cap")["limit_raises"] == 5


def test_a_house_clause_may_refer_to_another_and_have_a_note() -> None:
    text = HEAD + (
        "clauses:\n"
        "- {id: club/1, topic: breaks, kind: duty, title: {es: Uno, en: One}, text: {es: Sí., en: Yes.}}\n"
        "- {id: club/2, topic: breaks, kind: duty, title: {es: Dos, en: Two}, refs: [club/1],\n"
        "   text: {es: 'Ver [uno](club/1).', en: 'See [one](club/1).'}, note: {es: Ojo., en: Mind.}}\n"
    )
    clause = read_house(text).clause("club/2")
    assert clause.es.text == "Ver uno."
    assert (clause.note_kind, clause.en.note) == ("reading", "Mind.")


def test_strange_yaml_is_reported_and_not_raised() -> None:
    for text in (
        "",
        "[]",
        "house: !python/object:os.system x",
        HEAD + "policies: {clock_seconds: 2011-99-99}",
        "\t",
    ):
        assert house_problems(text), text


def test_with_policies_checks_and_keeps_the_citation() -> None:
    book = load_book("fcp-2025").with_policies({"clock_seconds": 40, "betting_raise_cap": 4})
    assert book.policy("clock_seconds") == 40
    assert book.clauses_for("clock_seconds") == load_book("fcp-2025").clauses_for("clock_seconds")
    with pytest.raises(RulebookError) as caught:
        book.with_policies(
            {"clock_seconds": "forty", "clock_colour": "red", "betting_raise_cap": {"omaha": 1}}
        )
    assert [problem.key for problem in caught.value.problems] == [
        "clock_seconds",
        "clock_colour",
        "betting_raise_cap.omaha",
    ]


def values_of(shape: Shape) -> st.SearchStrategy[Any]:
    """Any value that fits the shape."""
    numbers = st.integers(0, 100)
    levels = st.dictionaries(
        st.integers(1, 40), st.none() | st.lists(numbers, min_size=3, max_size=3), max_size=3
    )
    made: dict[str, st.SearchStrategy[Any]] = {
        "choice": st.sampled_from(shape.values or ("",)),
        "choices": st.lists(st.sampled_from(shape.values or ("",)), unique=True),
        "order": st.permutations(shape.values).map(list),
        "bool": st.booleans(),
        "int": numbers,
        "count": st.integers(1, 100),
        "number": numbers | st.floats(0, 100),
        "seconds": numbers,
        "percent": numbers,
        "words": st.lists(st.text("abcdeñó ", min_size=1).filter(str.strip), unique=True, max_size=3),
        "ints": st.lists(numbers, unique=True, max_size=3),
        "range": st.tuples(st.integers(0, 5), st.none() | st.integers(5, 9)).map(list),
        "levels": levels,
        "stages": st.just([{"starts": "2030-01-01T10:00", "levels": [1, None]}]),
        "table": st.fixed_dictionaries({key: values_of(inner) for key, inner in shape.keys.items()}),
    }
    return made[shape.type] | st.none() if shape.optional else made[shape.type]


@st.composite
def overrides(draw: st.DrawFn) -> dict[str, Any]:
    names = draw(st.lists(st.sampled_from(list(policies())), unique=True, min_size=1, max_size=5))
    return {name: draw(values_of(policies()[name].shape)) for name in names}


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(["fcp-2025", "tda-2013", "pokerfest-2011"]), overrides())
def test_any_allowed_value_comes_back_from_the_file(base: str, changes: dict[str, Any]) -> None:
    overlay = {"house": "club", "base": base, "title": {"es": "Club", "en": "Club"}, "policies": changes}
    book = read_house(yaml.safe_dump(overlay, allow_unicode=True))
    for name, value in changes.items():
        assert book.policy(name) == freeze(value)
        assert all(clause_id.startswith("club/") for clause_id in book.clauses_for(name))
        assert all(book.clause(clause_id).es.text for clause_id in book.clauses_for(name))


def test_a_key_that_decided_nothing_is_gone_and_an_older_house_book_is_still_read() -> None:
    house = read_house("""
        house: club
        base: pokerfest-2011
        title: {es: Club, en: Club}
        policies:
          button_heads_up: {last_card_to: small_blind, button_is: small_blind}
    """)
    assert house.values["button_heads_up"]["button_is"] == "small_blind"
    assert "last_card_to" not in house.values["button_heads_up"]


def test_a_policy_or_code_that_decided_nothing_is_gone_and_an_older_house_book_is_still_read() -> None:
    house = read_house("""
        house: club
        base: fcp-2025
        title: {es: Club, en: Club}
        policies:
          chips_surrendered_on_reentry: removed_from_play
          chips_estimate_for: [players, dealers, floors]
        clauses:
          - id: club/1
            topic: floor-decisions
            kind: automatic
            title: {es: Fichas, en: Chips}
            text: {es: Salen del juego., en: They leave play.}
            sets: [chips_surrendered_on_reentry]
    """)
    assert "chips_surrendered_on_reentry" not in house.values
    assert house.clause("club/1").sets == ()
    assert house.values["chips_estimate_for"] == ("players",)


def test_a_code_that_said_the_same_as_another_is_read_as_that_one() -> None:
    house = read_house("""
        house: club
        base: fcp-2025
        title: {es: Club, en: Club}
        policies: {betting_multiple_chips_test: call_unless_any_one_chip_is_spare}
    """)
    assert house.values["betting_multiple_chips_test"] == "call_unless_smallest_chip_is_spare"
    changed = house.with_policies({"showdown_caller_sees_aggressor": "management_discretion"})
    assert changed.values["showdown_caller_sees_aggressor"] == "director_decides"


@pytest.mark.parametrize("title", ["{es: Club}", "{es: Club, en: ''}", "{en: Club}", "{es: '', en: Club}"])
def test_one_language_stands_for_the_other(title: str) -> None:
    book = read_house(
        f"house: club\nbase: fcp-2025\ntitle: {title}\n"
        "clauses:\n- {id: club/1, topic: breaks, kind: duty, title: {es: Uno}, text: {es: Sí., en: ''}}\n"
    )
    assert (book.name.es, book.name.en) == ("Club", "Club")
    assert book.clauses["club/1"].en.text == "Sí."


@pytest.mark.parametrize(("title", "code"), [("{es: '', en: ' '}", "empty-text"), ("{}", "missing-key")])
def test_without_any_language_it_is_missing(title: str, code: str) -> None:
    found = house_problems(f"house: club\nbase: fcp-2025\ntitle: {title}\n")
    assert [one.code for one in found] == [code]
