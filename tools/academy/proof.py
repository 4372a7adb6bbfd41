"""Is a question a good one? The engine is asked again from the beginning, and every wrong choice is run."""

from torneo.academy.asking import ASKS, Wrong
from torneo.academy.making import LEAST, differs
from torneo.academy.moment import Moment
from torneo.academy.policy_question import value_at
from torneo.academy.question import Question
from torneo.rulebook import LANGS, Book


def faults(question: Question, book: Book) -> list[str]:
    """Everything wrong with it: none of a good one."""
    found = [*_of_words(question)]
    if question.kind == "policy":
        name, _, key = question.family.removeprefix("policy.").partition(":")
        truth = value_at(book, name, key)
        return [*found, *_against(question, truth)]
    moment = Moment(book, dict(question.setup), question.steps)
    ask = ASKS[question.kind]
    truth = ask.answer(moment, question.seat)
    found += _against(question, truth)
    for choice in question.choices:
        if choice.mistake:
            spoken = ask.refuted(moment, question.seat, truth, choice.answer)
            found += [f"{choice.text.es}: {spoken}"] if spoken else []
            if not differs(moment, Wrong(choice.answer, choice.mistake, {}, choice.act)):
                found.append(f"{choice.text.es}: comes to the same")
    return found


def _against(question: Question, truth: object) -> list[str]:
    """The right choice is the engine's answer, no other is."""
    found = [] if question.answer == truth else [f"the engine says {truth!r}, not {question.answer!r}"]
    for place, choice in enumerate(question.choices):
        if place != question.right and choice.answer == truth:
            found.append(f"{choice.text.es} is right too")
    return found


def _of_words(question: Question) -> list[str]:
    found = []
    if len(question.choices) < (LEAST if question.kind == "policy" else LEAST + 1):
        found.append("too few choices")
    if [bool(choice.mistake) for choice in question.choices].count(False) != 1:
        found.append("not exactly one choice is right")
    if question.choices[question.right].mistake:
        found.append("the right choice is called a mistake")
    for lang in LANGS:
        texts = [" ".join(choice.text.say(lang).casefold().split()) for choice in question.choices]
        if len({*texts}) < len(texts):
            found.append(f"two choices say the same in {lang}")
        if not all(texts):
            found.append(f"a choice says nothing in {lang}")
        right = texts[question.right]
        if right in question.ask.say(lang).casefold() and len(right) > 3:
            found.append(f"the question says its answer in {lang}")
        if any(not choice.why.say(lang) for choice in question.choices if choice.mistake):
            found.append(f"a mistake has no name in {lang}")
    return found
