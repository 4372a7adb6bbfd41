"""Exercises as pages show them: the spot step by step, the question, and the answer explained."""

from collections.abc import Sequence
from typing import Any

from torneo.academy.courses import ROLES, course
from torneo.academy.explaining import explain, story
from torneo.academy.memory import Memory, due, standing
from torneo.academy.question import Question
from torneo.floor.scenario.told import ToldHand
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import card_of
from torneo.hand import game
from torneo.room.views.spot import spot_shown
from torneo.room.words import say
from torneo.rulebook import Book, Lang, group_of, topic_groups

_LETTERS = "abcdef"


def question_shown(question: Question, book: Book, lang: Lang) -> dict[str, Any]:
    """All that may be seen before the answer: nothing here tells which choice is right. The table is drawn as
    it was before the act that is asked about."""
    shown: dict[str, Any] = {
        "ask": question.ask.say(lang),
        "book": {"id": book.id, "short": book.short, "name": book.name.say(lang)},
        "choices": [
            {"place": place, "letter": _LETTERS[place], "text": choice.text.say(lang)}
            for place, choice in enumerate(question.choices)
        ],
        "steps": [],
    }
    if question.steps:
        pictures = story(question, book)
        shown |= _head(pictures[0], lang)
        shown["steps"] = _steps([*pictures[:-1], pictures[-2]], pictures[-1], lang)
    shown["last"] = len(shown["steps"]) - 1
    return shown


def _head(told: ToldHand, lang: Lang) -> dict[str, Any]:
    teller = Teller(lang, told.names)
    document = told.document
    notes = []
    for seat, player in sorted(document.seats.items()):
        marks = [teller.say("absent")] if player.absent else []
        marks += [teller.say("penalised", n=player.penalty_hands)] if player.penalty_hands else []
        marks += [teller.say("unposted")] if player.unposted else []
        if marks:
            line = f"{teller.who(seat)}: {', '.join(marks)}"
            notes.append(line[0].upper() + line[1:])
    return {
        "game": game(document.game).say(lang),
        "stakes": teller.stakes(document.level),
        "notes": notes,
    }


def _steps(pictures: Sequence[ToldHand], told: ToldHand, lang: Lang) -> list[dict[str, Any]]:
    """One picture a step; the acts are those of the whole hand."""
    teller = Teller(lang, told.names)
    acts = ["", *(teller.act(act) for act in told.acts)]
    return [
        {"number": number, "act": act, "spot": spot_shown(picture.table, teller, lang)}
        for number, (act, picture) in enumerate(zip(acts, pictures, strict=True))
    ]


def answer_shown(question: Question, answer: int | None, book: Book, lang: Lang) -> dict[str, Any]:
    """The answer explained; ``answer`` None: nobody answered."""
    told = explain(question, book)
    shown: dict[str, Any] = {
        "right": answer == question.right,
        "answer": answer,
        "ask": question.ask.say(lang),
        "choices": [
            {
                "letter": _LETTERS[place],
                "text": choice.text.say(lang),
                "right": place == question.right,
                "chosen": place == answer,
                "why": choice.why.say(lang),
            }
            for place, choice in enumerate(question.choices)
        ],
        "cards": [],
        "clauses": told.clauses,
        "others": [
            {"id": one.book, "short": one.short, "text": one.text.say(lang), "same": one.same}
            for one in told.elsewhere
        ],
        "steps": [],
    }
    if question.steps and told.ruling is not None:
        pictures = story(question, book)
        shown |= _head(pictures[0], lang)
        shown["steps"] = _steps(pictures, pictures[-1], lang)
        shown["cards"] = [card_of(one, lang) for one in (told.ruling, *told.ruling.followed_by)]
    shown["last"] = len(shown["steps"]) - 1
    return shown


def course_shown(memory: Memory, book: Book, role: str, at: int, lang: Lang) -> dict[str, Any]:
    """The topics of a course, group by group, with how far somebody is."""
    topics = course(book, role)
    stands = {one.topic: one for one in standing(memory, topics, at)}
    titles = {topic: title.say(lang) for group in topic_groups() for topic, title in group.topics.items()}
    groups: dict[str, list[dict[str, Any]]] = {}
    for topic in topics:
        one = stands[topic]
        groups.setdefault(group_of(topic), []).append(
            {
                "topic": topic,
                "title": titles[topic],
                "answered": one.answered,
                "right": one.right,
                "percent": round(100 * one.right / one.answered) if one.answered else None,
                "weak": one.weak,
            }
        )
    names = {group.id: group.title.say(lang) for group in topic_groups()}
    return {
        "role": role,
        "groups": [{"id": group, "title": names[group], "topics": found} for group, found in groups.items()],
        "begun": sum(1 for one in stands.values() if one.answered),
        "topics": len(topics),
        "due": len(due(memory, topics, at)),
    }


def progress_shown(memory: Memory) -> dict[str, Any]:
    return {
        "answered": memory.answered,
        "right": memory.right,
        "percent": round(100 * memory.right / memory.answered) if memory.answered else 0,
        "streak": memory.streak,
        "longest": memory.longest,
        "families": len(memory.traces),
    }


def roles_shown(lang: Lang) -> list[dict[str, str]]:
    return [
        {
            "id": role,
            "title": say(f"academy.role.{role}", lang),
            "about": say(f"academy.role.{role}_about", lang),
        }
        for role in ROLES
    ]


def topic_title(topic: str, lang: Lang) -> str:
    """The name of a topic or of a group of them."""
    for group in topic_groups():
        if group.id == topic:
            return group.title.say(lang)
        if topic in group.topics:
            return group.topics[topic].say(lang)
    return ""
