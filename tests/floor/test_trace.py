"""A ruling tells how it came about, and is the same ruling whether anybody asks or not."""

from collections.abc import Iterator

import pytest

from torneo.floor.ruling import Ruling
from torneo.floor.scenario import Document, load_file, opened, play, scenario_files
from torneo.floor.scenario.shipped import FOLDER
from torneo.floor.scenario.told_trace import trace_of
from torneo.floor.sentences.trace import trace_lines
from torneo.floor.trace import Consulted, Traced, Tracing, Turned
from torneo.hand.book_rules import SOURCES, hand_rules
from torneo.hand.rules import HandRules
from torneo.rulebook import LANGS, all_books, load_book, policies

SETUP = {
    "game": "nlhe",
    "level": {"small": 250, "big": 500},
    "button": 6,
    "seats": dict.fromkeys(range(1, 7), 20000),
}


def consulted(found: tuple[Traced, ...]) -> dict[str, Consulted]:
    return {".".join((one.policy, *one.keys)): one for one in found if isinstance(one, Consulted)}


def turns(found: tuple[Traced, ...]) -> list[str]:
    return [one.case for one in found if isinstance(one, Turned)]


def test_a_silent_raise_names_the_policies_it_was_measured_by() -> None:
    steps = [{"seat": 3, "says": "subo a 1100"}, {"seat": 4, "chips": {1000: 1, 100: 5}}]
    found = trace_of(load_book("adtp-2018"), SETUP, steps)
    asked = consulted(found)
    assert asked["betting_multiple_chips_test"].value == "call_unless_smallest_chip_is_spare"
    assert asked["betting_half_raise_percent"].value == 50
    assert asked["betting_half_raise_percent"].clauses == ("adtp-2018/47-A.2", "adtp-2018/47-A.3")
    assert asked["betting_min_raise"].where.startswith("hand.")
    assert turns(found) == ["half_or_more"]
    assert not [name for name in asked if name.startswith("dealing_draw_games")]  # nobody draws in hold'em


def test_a_course_that_changes_shows_both_readings_in_order() -> None:
    steps = [{"seat": 3, "says": "veo"}, {"seat": 5, "says": "subo"}]
    found = trace_of(load_book("tda-2013"), SETUP, steps)
    assert turns(found) == ["raise_announced", "out_of_turn_held"]


def test_where_the_book_is_silent_the_settlement_stands_for_the_clauses() -> None:
    steps = [{"seat": 3, "says": "subo a 1100"}]
    one = consulted(trace_of(load_book("tda-2013"), SETUP, steps))["betting_underraise_correction_until"]
    assert (one.clauses, one.settlement) == ((), 80)


@pytest.mark.parametrize("lang", LANGS)
def test_every_line_is_told_in_words(lang: str) -> None:
    steps = [{"seat": 3, "says": "veo"}, {"seat": 5, "says": "subo"}]
    lines = trace_lines(trace_of(load_book("tda-2013"), SETUP, steps), lang)  # type: ignore[arg-type]
    assert all(line.text and line.value and line.code for line in lines)
    assert all(line.turn or line.clauses or line.silent for line in lines)


def played() -> Iterator[Document]:
    """One scenario of each file."""
    for file in scenario_files([str(FOLDER)]):
        document = load_file(file)[0]
        assert isinstance(document, Document)
        yield document


def rulings(document: Document, *, traced: bool) -> list[Ruling | None]:
    table = opened(document)
    if not traced:
        return [one.ruling for one in play(document, table)]
    with Tracing(table) as tracing:
        found = [one.ruling for one in play(document, table)]
    assert [one for one in tracing.take() if isinstance(one, Turned)]
    return found


def test_rulings_are_the_same_with_and_without_a_trace() -> None:
    for document in played():
        assert rulings(document, traced=True) == rulings(document, traced=False), document.title


def test_nobody_pays_for_a_trace_nobody_asked_for() -> None:
    document = next(played())
    table = opened(document)
    list(play(document, table))
    assert type(table.book.values) is dict
    assert type(table.hand.rules) is HandRules


def test_every_switch_of_a_hand_leads_to_a_policy() -> None:
    assert set(SOURCES) == set(HandRules.__struct_fields__) - {"checker_may_raise_short_bet"}
    assert {path[0] for path in SOURCES.values()} <= set(policies())
    for book in all_books():
        assert isinstance(hand_rules(book), HandRules)
