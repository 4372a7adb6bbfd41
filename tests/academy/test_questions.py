"""Every question has one right answer, proved by running it; none is guessed by its words; ids make it anew.

`torneo bench academy --questions 20000 --shipped` does the same over all books for as many as you like.
"""

import random

import pytest
from msgspec.structs import replace
from tools.academy.proof import faults
from tools.academy.survey import Survey, all_laid_down, all_shipped, executable_topics, generated, survey

from torneo.academy.making import standing
from torneo.academy.moment import Moment
from torneo.academy.question import Question, Unfit
from torneo.academy.recipes import RECIPES
from torneo.academy.sources import draw, make, topics_of
from torneo.rulebook import book_ids, load_book

_SHIPPED = 97
"""One shipped question in so many is looked at here."""


@pytest.fixture(scope="module")
def looked_at() -> Survey:
    found = survey(generated(11, 360))
    found.join(survey([*all_shipped()][5::_SHIPPED]))
    found.join(survey(all_laid_down()))
    return found


def test_one_answer_is_right_and_the_engine_refutes_the_others(looked_at: Survey) -> None:
    assert looked_at.questions > 700
    assert looked_at.wrong == []


def test_there_are_many_families(looked_at: Survey) -> None:
    assert len(looked_at.families) >= 150
    assert len(looked_at.mistakes) >= 40


def test_no_question_is_answered_by_its_words_alone(looked_at: Survey) -> None:
    """Nobody who knows no rule does much better than blind luck, however he guesses."""
    luck = looked_at.chance / looked_at.questions
    for way, right in looked_at.guessed.items():
        assert right / looked_at.questions < luck + 0.15, way


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_every_recipe_makes_questions_that_hold(name: str) -> None:
    made = []
    for seed in range(40):
        book = book_ids()[seed % len(book_ids())]
        try:
            made.append(make(f"{book}/g/{name}/{seed}"))
        except Unfit:
            continue
        assert faults(made[-1], load_book(book)) == []
        if len(made) == 2:
            return
    pytest.fail(f"{name} makes {len(made)} questions of 40 seeds")


@pytest.mark.parametrize(
    "ref",
    ["fcp-2025/g/half-a-raise/17", "tda-2024/p/clock_seconds/4", "fcp-2025/s/oversized-chip/1/2/ruling"],
)
def test_the_same_id_makes_the_same_question(ref: str) -> None:
    assert make(ref) == make(ref)


@pytest.mark.parametrize(
    "ref",
    [
        "",
        "x",
        "fcp-2025",
        "fcp-2025/z/1",
        "fcp-2025/g/nothing/1",
        "no/g/half-a-raise/1",
        "fcp-2025/s/oversized-chip/9999/1/ruling",
        "fcp-2025/s/oversized-chip/1/x/ruling",
        "fcp-2025/s/oversized-chip/1/1/nothing",
        "fcp-2025/p/nothing/1",
        "fcp-2025/p/clock_seconds@side-pots/1",
        "fcp-2025/g/half-a-raise@side-pots/1",
        "fcp-2025/s///",
    ],
)
def test_what_names_no_question_makes_none(ref: str) -> None:
    with pytest.raises(Unfit):
        make(ref)


@pytest.mark.parametrize("book", book_ids())
def test_all_topics_with_executable_clauses_can_be_asked_about(book: str) -> None:
    assert executable_topics(load_book(book)) <= {*topics_of(load_book(book))}


def test_a_question_can_be_drawn_about_every_topic() -> None:
    book = load_book("pokerfest-2011")
    silent = []
    for topic in topics_of(book):
        try:
            assert draw(random.Random(topic), book, topic).topic == topic
        except Unfit:
            silent.append(topic)
    assert silent == []


# ---- the proof notices ----------------------------------------------------------------------------------


def good() -> Question:
    return next(question for seed in range(40) if (question := _of(seed)).kind == "ruling")


def _of(seed: int) -> Question:
    return make(f"fcp-2025/g/one-big-chip/{seed}")


def test_a_wrong_answer_called_right_is_noticed() -> None:
    question = good()
    wrong = (question.right + 1) % len(question.choices)
    choices = [
        replace(one, mistake="" if place == wrong else "miscount")
        for place, one in enumerate(question.choices)
    ]
    told = faults(replace(question, choices=tuple(choices), right=wrong), load_book("fcp-2025"))
    assert any(fault.startswith("the engine says") for fault in told)


def test_two_choices_that_say_the_same_are_noticed() -> None:
    question = good()
    other = (question.right + 1) % len(question.choices)
    choices = [*question.choices]
    choices[other] = replace(choices[other], text=choices[question.right].text)
    assert "two choices say the same in es" in faults(
        replace(question, choices=tuple(choices)), load_book("fcp-2025")
    )


def test_a_choice_that_comes_to_the_same_at_the_table_is_noticed() -> None:
    """An overchip is a call: to call it with other words is no wrong answer."""
    question = good()
    book = load_book("fcp-2025")
    moment = Moment(book, dict(question.setup), question.steps)
    seat = moment.act.seat  # type: ignore[attr-defined]
    same = {"seat": seat, "does": "call"}
    done = moment.tried(same)
    assert done is not None
    assert standing(done.table) == standing(moment.after.table)
    other = (question.right + 1) % len(question.choices)
    choices = [*question.choices]
    choices[other] = replace(choices[other], act=same)
    told = faults(replace(question, choices=tuple(choices)), book)
    assert any("comes to the same" in fault for fault in told)
