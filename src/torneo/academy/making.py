"""A question made of a moment: the engine's answer, and up to three wrong ones that are really wrong."""

import random
from collections.abc import Iterable
from typing import Any, Final

from torneo.academy.asking import ASKS, Ask, Wrong
from torneo.academy.moment import Moment
from torneo.academy.question import Choice, Question, Unfit
from torneo.academy.words import both
from torneo.rulebook import LANGS, Bilingual

WRONG: Final = 3
LEAST: Final = 2
"""Wrong choices of a question: as many as there are, at least two."""


def question_of(
    moment: Moment, kind: str, rng: random.Random, ref: str, difficulty: int = 2, topic: str = ""
) -> Question:
    """May raise ``Unfit``: then this cannot be asked of that moment."""
    ask = ASKS[kind]
    seat = ask.seat(moment)
    right = ask.answer(moment, seat)
    if right is None:
        raise Unfit(f"{kind} cannot be asked")
    text = ask.text(right, moment)
    wrong = chosen(ask, moment, seat, right, text)
    if len(wrong) < LEAST:
        raise Unfit(f"{kind} has no wrong answers")
    choices = [Choice(right, text), *wrong]
    order = list(range(len(choices)))
    rng.shuffle(order)
    clauses = ask.clauses(moment)
    return Question(
        id=ref,
        book=moment.book.id,
        kind=kind,
        family=f"{kind}.{ask.case(moment)}",
        topic=topic or _topic(moment, clauses),
        difficulty=difficulty,
        setup=moment.setup,
        steps=moment.steps,
        ask=ask.ask(moment, seat),
        choices=tuple(choices[place] for place in order),
        right=order.index(0),
        seat=seat,
        clauses=clauses,
    )


def _topic(moment: Moment, clauses: Iterable[str]) -> str:
    known = moment.book.clauses
    return next((known[one].topic for one in clauses if one in known), "")


def chosen(ask: Ask, moment: Moment, seat: int | None, right: Any, text: Bilingual) -> list[Choice]:
    """The first mistakes that differ from the right answer and from each other, in both languages."""
    said = {lang: {_plainly(text.say(lang))} for lang in LANGS}
    found: list[Choice] = []
    for wrong in ask.all_wrongs(moment, seat, right):
        if wrong.answer == right:
            continue
        told = ask.text(wrong.answer, moment)
        if any(_plainly(told.say(lang)) in said[lang] for lang in LANGS):
            continue
        if ask.refuted(moment, seat, right, wrong.answer) or not differs(moment, wrong):
            continue
        for lang in LANGS:
            said[lang].add(_plainly(told.say(lang)))
        found.append(Choice(wrong.answer, told, wrong.mistake, why(wrong), wrong.act))
        if len(found) == WRONG:
            break
    return found


def why(wrong: Wrong) -> Bilingual:
    return both(f"mistakes.{wrong.mistake}", **wrong.facts)


def differs(moment: Moment, wrong: Wrong) -> bool:
    """Where the wrong answer can be carried out, the table is then another than under the ruling."""
    if wrong.act is None:
        return True
    done = moment.tried(wrong.act)
    return done is None or standing(done.table) != standing(moment.after.table)


def standing(table: Any) -> tuple[Any, ...]:
    """Stacks, bets, live hands, whose turn it is."""
    hand = table.hand
    return tuple(hand.stack), tuple(hand.bet), tuple(hand.live), table.next


def _plainly(text: str) -> str:
    return " ".join(text.casefold().split())
