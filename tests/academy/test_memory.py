"""What was wrong comes back sooner than what was right; weak topics come first; days in a row are counted."""

import random

from tools.academy.learners import compare

from torneo.academy.courses import ROLES, course, wanted
from torneo.academy.memory import Memory, after, due, next_question, recalled, standing
from torneo.academy.sources import draw, make
from torneo.rulebook import all_books, load_book

BOOK = load_book("fcp-2025")
DAY = 86_400
NOON = 20_000 * DAY + DAY // 2


def test_a_wrong_answer_brings_its_family_back_sooner() -> None:
    question = make("fcp-2025/g/one-big-chip/1")
    known = Memory()
    for day in range(4):
        known = after(known, question, True, NOON + day * 3 * DAY)
    at = NOON + 12 * DAY
    right, wrong = after(known, question, True, at), after(known, question, False, at)
    assert wrong.traces[question.family].due < right.traces[question.family].due
    assert recalled(wrong.traces[question.family], at + 5 * DAY) < recalled(
        right.traces[question.family], at + 5 * DAY
    )


def test_also_on_the_first_sight() -> None:
    question = make("fcp-2025/g/one-big-chip/1")
    right, wrong = (
        after(Memory(), question, answer, NOON).traces[question.family] for answer in (True, False)
    )
    assert wrong.due < right.due


def test_what_is_due_comes_first_and_in_its_own_family() -> None:
    question = make("fcp-2025/g/one-big-chip/1")
    memory = after(Memory(), question, False, NOON)
    topics = (question.topic, "side-pots")
    assert [name for name, _ in due(memory, topics, NOON + 3600)] == [question.family]
    following = next_question(memory, BOOK, topics, NOON + 3600, random.Random(1))
    assert following.family == question.family
    assert due(memory, ("side-pots",), NOON + 3600) == []


def test_weak_topics_come_before_new_ones_are_begun() -> None:
    rng = random.Random(3)
    weak, strong = draw(rng, BOOK, "side-pots"), draw(rng, BOOK, "straddle")
    memory = after(after(Memory(), strong, True, NOON), weak, False, NOON)
    stands = {one.topic: one for one in standing(memory, (weak.topic, strong.topic), NOON)}
    assert stands[weak.topic].weak
    assert not stands[strong.topic].weak


def test_days_in_a_row() -> None:
    question = make("fcp-2025/g/one-big-chip/1")
    memory = Memory()
    for day in (0, 0, 1, 2):
        memory = after(memory, question, True, NOON + day * DAY)
    assert (memory.streak, memory.longest) == (3, 3)
    memory = after(memory, question, True, NOON + 9 * DAY)
    assert (memory.streak, memory.longest, memory.answered) == (1, 3, 5)


def test_every_role_has_a_course_in_every_book() -> None:
    for book in all_books():
        for role in ROLES:
            assert len(course(book, role)) > 15, (book.id, role)
    assert wanted(BOOK, "dealer", ("side-pots",)) == ("side-pots",)
    assert {*wanted(BOOK, "dealer", ("showdown",))} >= {"side-pots", "odd-chips", "showdown-order"}


def test_the_schedule_beats_random_order_at_equal_reviews() -> None:
    """`torneo bench academy` prints the same for more learners."""
    for seed in (1, 2, 3):
        outcome = compare(seed, learners=6)
        assert outcome.scheduled > outcome.at_random + 0.03
