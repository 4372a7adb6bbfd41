"""Many questions looked at together: is each a good one, how varied are they, do their words betray them?"""

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec

from tools.academy.proof import faults
from torneo.academy.policy_question import askable
from torneo.academy.question import Question, Unfit
from torneo.academy.recipes import RECIPES
from torneo.academy.shipped import all_asked
from torneo.academy.sources import SEEDS, make
from torneo.floor.scenario.shipped import examples
from torneo.floor.scenario.told import told_hand
from torneo.floor.sentences.acts import Teller
from torneo.rulebook import Book, all_books, load_book


class Survey(msgspec.Struct):
    """``guessed``: how many each way of guessing gets right; ``chance``: what blind luck would."""

    questions: int = 0
    unfit: int = 0
    families: dict[str, int] = {}
    kinds: dict[str, int] = {}
    mistakes: dict[str, int] = {}
    topics: dict[str, dict[str, int]] = {}
    wrong: list[tuple[str, str]] = []
    guessed: dict[str, int] = {}
    chance: float = 0.0

    def add(self, question: Question, book: Book) -> None:
        self.questions += 1
        _count(self.families, question.family)
        _count(self.kinds, question.kind)
        _count(self.topics.setdefault(book.id, {}), question.topic)
        for choice in question.choices:
            if choice.mistake:
                _count(self.mistakes, choice.mistake)
        self.wrong += [(question.id, fault) for fault in faults(question, book)]
        self.chance += 1 / len(question.choices)
        stem = told(question, book)
        for name, guess in GUESSES.items():
            if guess(question, stem) == question.right:
                _count(self.guessed, name)

    def join(self, other: "Survey") -> None:
        self.questions += other.questions
        self.unfit += other.unfit
        self.chance += other.chance
        self.wrong += other.wrong
        for mine, theirs in (
            (self.families, other.families),
            (self.kinds, other.kinds),
            (self.mistakes, other.mistakes),
            (self.guessed, other.guessed),
        ):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        for book, topics in other.topics.items():
            for topic, count in topics.items():
                here = self.topics.setdefault(book, {})
                here[topic] = here.get(topic, 0) + count


def _count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def survey(ids: Iterable[str]) -> Survey:
    found = Survey()
    for ref in ids:
        try:
            question = make(ref)
        except Unfit:
            found.unfit += 1
            continue
        found.add(question, load_book(question.book))
    return found


def generated(seed: int, count: int) -> list[str]:
    """Ids drawn over all books: recipes, and what the books lay down."""
    rng = random.Random(f"survey {seed}")
    books = all_books()
    names = [*RECIPES]
    found = []
    for place in range(count):
        book = books[place % len(books)]
        if rng.random() < 0.12:
            found.append(f"{book.id}/p/{rng.choice([*askable(book)])}/{rng.randrange(SEEDS)}")
        else:
            found.append(f"{book.id}/g/{rng.choice(names)}/{rng.randrange(SEEDS)}")
    return found


def all_shipped() -> Iterator[str]:
    """Every question of every shipped scenario."""
    for example in examples().values():
        for number, kind in all_asked(example):
            yield f"{example.book}/s/{example.topic}/{example.number}/{number}/{kind}"


def all_laid_down() -> Iterator[str]:
    for book in all_books():
        for place, topics in askable(book).items():
            for topic in topics:
                yield f"{book.id}/p/{place}@{topic}/0"


def executable_topics(book: Book) -> set[str]:
    """Topics with a clause that something runs by: it sets a policy, or rulings cite it."""
    cited = {clause for cases in book.cases.values() for clauses in cases.values() for clause in clauses}
    return {
        clause.topic
        for clause in book.clauses.values()
        if clause.kind in ("automatic", "judgement", "procedure") and (clause.sets or clause.id in cited)
    }


# ---- guessing by words alone -----------------------------------------------------------------------------


def told(question: Question, book: Book) -> str:
    """All the words before the choices: what happened last, and the question."""
    if not question.steps:
        return question.ask.es
    hand = told_hand(book, question.setup, question.steps[:-1]).copy()
    hand.tell(question.steps[-1])
    act = hand.last_act
    return f"{Teller('es').act(act) if act is not None else ''} {question.ask.es}"


def _words(text: str) -> set[str]:
    return {word.strip("«».,;:()¿?") for word in text.casefold().split()} - {"", "el", "la", "de", "a", "en"}


def _texts(question: Question) -> list[str]:
    return [choice.text.es for choice in question.choices]


def _most_alike(question: Question, stem: str) -> int:
    """The choice that shares most words with what was told."""
    words = _words(stem)
    scores = [len(_words(text) & words) / (1 + len(_words(text))) for text in _texts(question)]
    return scores.index(max(scores))


def _by_length(pick: Callable[[list[int]], int]) -> Callable[[Question, str], int]:
    def guess(question: Question, stem: str) -> int:
        lengths = [len(text) for text in _texts(question)]
        return lengths.index(pick(lengths))

    return guess


def _middle(question: Question, stem: str) -> int:
    """The second of the answers in order of size or alphabet."""
    order = sorted(
        range(len(question.choices)),
        key=lambda place: (len(_texts(question)[place]), _texts(question)[place]),
    )
    return order[1]


def _most_central(question: Question, stem: str) -> int:
    """The choice the other choices look most like: wrong ones are often made from the right one."""
    words = [_words(text) for text in _texts(question)]
    scores = [sum(len(one & other) for other in words) / (1 + len(one)) for one in words]
    return scores.index(max(scores))


GUESSES: Final[dict[str, Callable[[Question, str], int]]] = {
    "first": lambda question, stem: 0,
    "last": lambda question, stem: len(question.choices) - 1,
    "longest": _by_length(max),
    "shortest": _by_length(min),
    "middle": _middle,
    "most alike to what was told": _most_alike,
    "most alike to the others": _most_central,
}
"""Ways to guess without knowing a rule."""
