"""What a book says of a thing no table can show: the value of a policy, beside what other books say."""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from torneo.academy.making import WRONG
from torneo.academy.question import Choice, Question, Unfit
from torneo.academy.words import both
from torneo.rulebook import LANGS, Bilingual, Book, all_books, labels, policies
from torneo.rulebook.mutations import mutations

_KEPT = 5
"""Wrong answers to choose among."""
_WORD = 3
_LONGEST = 220
"""Letters of an answer: whole tables of values are no answers."""


@lru_cache(maxsize=64)
def askable(book: Book) -> dict[str, tuple[str, ...]]:
    """Policies, or parts of them, one can ask about -> the topics of the clauses that set them, the deciding
    one first."""
    found: dict[str, tuple[str, ...]] = {}
    for name in policies():
        topics = [book.clauses[one].topic for one in book.clauses_for(name) if one in book.clauses]
        for key in places(book, name) if topics else ():
            place = f"{name}:{key}" if key else name
            if _wrong(book, place):
                found[place] = tuple(dict.fromkeys(topics))
    return found


def places(book: Book, name: str) -> list[str]:
    """The whole value, or the keys of a table."""
    value = book.values[name]
    if not isinstance(value, dict):
        return [""]
    return [str(key) for key in value if isinstance(key, str)]


def value_at(book: Book, name: str, key: str) -> Any:
    value = book.values[name]
    return value.get(key) if key and isinstance(value, dict) else None if key else value


def asked(name: str, key: str) -> Bilingual:
    question = policies()[name].question
    if not key:
        return question
    return both(
        "asks.part", question=question, part=Bilingual(labels().key(key, "es"), labels().key(key, "en"))
    )


def said(value: Any) -> Bilingual:
    return Bilingual(labels().describe(value, "es"), labels().describe(value, "en"))


def policy_question(book: Book, place: str, rng: random.Random, ref: str, topic: str = "") -> Question:
    """``topic``: the one of its topics it is asked under. May raise ``Unfit``."""
    topics = askable(book).get(place)
    if topics is None or topic not in ("", *topics):
        raise Unfit(place)
    name, _, key = place.partition(":")
    right = value_at(book, name, key)
    wrong = list(_wrong(book, place))
    rng.shuffle(wrong)
    choices = [Choice(right, said(right)), *wrong[:WRONG]]
    order = list(range(len(choices)))
    rng.shuffle(order)
    return Question(
        id=ref,
        book=book.id,
        kind="policy",
        family=f"policy.{place}",
        topic=topic or topics[0],
        difficulty=2,
        setup={},
        steps=(),
        ask=asked(name, key),
        choices=tuple(choices[place] for place in order),
        right=order.index(0),
        clauses=book.clauses_for(name),
    )


@lru_cache(maxsize=4096)
def _wrong(book: Book, place: str) -> tuple[Choice, ...]:
    """What other books say, then what none says. None where there is nothing to choose between."""
    name, _, key = place.partition(":")
    right = value_at(book, name, key)
    if right in (None, "", ()) or not _short(right) or _tells(asked(name, key), said(right)):
        return ()
    taken = {lang: {said(right).say(lang).casefold()} for lang in LANGS}
    found: list[Choice] = []
    for answer, mistake, facts in _others(book, name, key):
        told = said(answer)
        if answer in (None, "", (), right) or not _short(answer):
            continue
        if any(told.say(lang).casefold() in taken[lang] for lang in LANGS):
            continue
        for lang in LANGS:
            taken[lang].add(told.say(lang).casefold())
        found.append(Choice(answer, told, mistake, both(f"mistakes.{mistake}", **facts)))
        if len(found) == _KEPT:
            break
    return tuple(found)


def _tells(question: Bilingual, answer: Bilingual) -> bool:
    """Does the question say its answer?"""
    said_in = ((question.say(lang).casefold(), answer.say(lang).casefold()) for lang in LANGS)
    return any(len(told) > _WORD and told in asks for asks, told in said_in)


def _short(value: Any) -> bool:
    return not isinstance(value, dict) and len(said(value).es) <= _LONGEST


def _others(book: Book, name: str, key: str) -> Iterator[tuple[Any, str, dict[str, Any]]]:
    for other in all_books():
        if other.id != (book.base or book.id):
            yield value_at(other, name, key), "other_book", {"book": other.short}
    for one in mutations(name, book.base or book.id):
        if one.key == ((key,) if key else ()):
            yield one.new, "not_said", {}
