"""The answer explained: the ruling, why each other choice is wrong, what the other books say."""

import msgspec

from torneo.academy.asking import ASKS
from torneo.academy.moment import Moment
from torneo.academy.policy_question import said, value_at
from torneo.academy.question import Question
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import ToldHand
from torneo.rulebook import Bilingual, Book, all_books


class Elsewhere(msgspec.Struct, frozen=True):
    """What another book answers; an empty text where the hand does not come to that under it."""

    book: str
    short: str
    text: Bilingual
    same: bool


class Explained(msgspec.Struct, frozen=True):
    """``ruling`` is the engine's on the act, None where no table is asked about."""

    ruling: Ruling | None
    elsewhere: tuple[Elsewhere, ...]
    clauses: tuple[str, ...]


def explain(question: Question, book: Book) -> Explained:
    if question.kind == "policy":
        name, _, key = question.family.removeprefix("policy.").partition(":")
        right = question.choices[question.right].text
        others = tuple(
            Elsewhere(other.id, other.short, text, text == right)
            for other in all_books()
            if other.id != (book.base or book.id)
            for text in (said(value_at(other, name, key)),)
        )
        return Explained(None, others, question.clauses)
    moment = Moment(book, dict(question.setup), question.steps)
    ask = ASKS[question.kind]
    found = {}
    for other in moment.elsewhere:
        answer = ask.answer(other, question.seat) if question.kind != "clause" else other.ruling.clauses[0]
        if answer is not None:
            text = ask.text(answer, other)
            found[other.book.id] = Elsewhere(other.book.id, other.book.short, text, answer == question.answer)
    told = tuple(
        found.get(other.id, Elsewhere(other.id, other.short, Bilingual("", ""), False))
        for other in all_books()
        if other.id != (book.base or book.id)
    )
    return Explained(moment.ruling, told, question.clauses)


def story(question: Question, book: Book) -> list[ToldHand]:
    """The hand before the first step and after each: what is drawn, one picture a step."""
    told = ToldHand(book, question.setup)
    pictures = [told.copy()]
    for step in question.steps:
        told.tell(step)
        pictures.append(told.copy())
    return pictures
