"""The academy for a federation's own site: exercises and answers, exams and their results, certificates.
Exercises are not stored; a question of an exam is never among what these operations tell."""

import random
from typing import Annotated, Any

import msgspec

from torneo.academy.courses import ROLES, wanted
from torneo.academy.explaining import explain, story
from torneo.academy.question import Question, Unfit
from torneo.academy.sources import draw, make
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import Card, card_of
from torneo.room.api.bodies import shaped
from torneo.room.api.operation import ANY, DIRECTION, Ask, Query, Reply, operation
from torneo.room.api.problems import Wrong
from torneo.room.exams import certificate_of
from torneo.room.houses import book_named
from torneo.room.models import Exam
from torneo.room.views.exams import results_plain
from torneo.rulebook import Book


class QuestionRead(msgspec.Struct, kw_only=True):
    """``setup`` and ``steps`` are of the scenario language; ``acts`` tells them, the last is asked about."""

    id: str
    book: str
    topic: str
    kind: str
    ask: str
    choices: list[str]
    acts: list[str]
    setup: dict[str, Any]
    steps: list[dict[str, Any]]


class ChoiceRead(msgspec.Struct, kw_only=True):
    """``mistake``: the code of the mistake a wrong choice is, ``why`` its sentence."""

    text: str
    right: bool
    mistake: str
    why: str


class BookSays(msgspec.Struct, kw_only=True):
    book: str
    text: str
    same: bool


class AnswerRead(msgspec.Struct, kw_only=True):
    """``answer``: the place of the right choice, from 0. ``card``: the ruling on the act."""

    right: bool
    answer: int
    choices: list[ChoiceRead]
    clauses: tuple[str, ...]
    card: Card | None
    elsewhere: list[BookSays]


class Answered(msgspec.Struct, kw_only=True):
    """``id`` of the question, ``choice`` from 0."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    choice: Annotated[int, msgspec.Meta(ge=0, le=9)]


class CandidateRead(msgspec.Struct, kw_only=True):
    """``status``: waiting, sitting, passed or failed; times in seconds."""

    name: str
    status: str
    right: int | None
    began: int | None
    ended: int | None


class ExamRead(msgspec.Struct, kw_only=True):
    code: str
    title: str
    book: str
    role: str
    topics: list[str]
    questions: int
    minutes: int
    pass_mark: int
    open: bool
    candidates: list[CandidateRead]


class ExamList(msgspec.Struct, kw_only=True):
    exams: list[ExamRead]


class CertificateRead(msgspec.Struct, kw_only=True):
    """``genuine``: this room sealed it and no letter was altered; otherwise the rest is empty."""

    genuine: bool
    number: str = ""
    name: str = ""
    title: str = ""
    book: str = ""
    role: str = ""
    right: int = 0
    of: int = 0
    day: str = ""


@operation("GET", "/academy/question", "academy_question", answer=QuestionRead, roles=ANY, query=(
    Query("book", {"type": "string", "default": "fcp-2025"}),
    Query("role", {"type": "string", "enum": [*ROLES], "default": "dealer"}),
    Query("topic", {"type": "string"}),
))  # fmt: skip
def academy_question(ask: Ask) -> Reply:
    asked = ask.request.GET
    book, role, topic = (
        _book(asked.get("book") or "fcp-2025"),
        asked.get("role") or "dealer",
        asked.get("topic"),
    )
    if role not in ROLES:
        raise Wrong(422, "bad_field", field="role")
    topics = wanted(book, role, [topic] if topic else [])
    if not topics:
        raise Wrong(422, "bad_field", field="topic")
    rng = random.Random()
    try:
        question = draw(rng, book, rng.choice(topics))
    except Unfit:
        raise Wrong(422, "bad_field", field="topic") from None
    acts = []
    if question.steps:
        told = story(question, book)[-1]
        acts = [Teller(ask.lang, told.names).act(act) for act in told.acts]
    return Reply(value=QuestionRead(
        id=question.id, book=book.id, topic=question.topic, kind=question.kind,
        ask=question.ask.say(ask.lang),
        choices=[choice.text.say(ask.lang) for choice in question.choices], acts=acts,
        setup=dict(question.setup), steps=list(question.steps),
    ))  # fmt: skip


@operation("POST", "/academy/answer", "academy_answer", body=Answered, answer=AnswerRead, roles=ANY)
def academy_answer(ask: Ask) -> Reply:
    sent = shaped(ask.body, Answered)
    book = _book(sent.id.partition("/")[0])
    try:
        question = make(sent.id, book)
    except Unfit:
        raise Wrong(422, "bad_field", field="id") from None
    if sent.choice >= len(question.choices):
        raise Wrong(422, "bad_field", field="choice")
    return Reply(value=_answer(question, sent.choice, book, ask))


def _answer(question: Question, choice: int, book: Book, ask: Ask) -> AnswerRead:
    told = explain(question, book)
    return AnswerRead(
        right=choice == question.right,
        answer=question.right,
        choices=[
            ChoiceRead(
                text=one.text.say(ask.lang),
                right=not one.mistake,
                mistake=one.mistake,
                why=one.why.say(ask.lang),
            )
            for one in question.choices
        ],
        clauses=told.clauses,
        card=card_of(told.ruling, ask.lang) if told.ruling is not None else None,
        elsewhere=[
            BookSays(book=one.book, text=one.text.say(ask.lang), same=one.same) for one in told.elsewhere
        ],
    )


@operation("GET", "/academy/exams", "academy_exams", answer=ExamList, roles=DIRECTION, room=True)
def academy_exams(ask: Ask) -> Reply:
    """The newest first."""
    found = [_exam(one) for one in Exam.objects.all()[:200]]
    return Reply(value=ExamList(exams=found))


@operation("GET", "/academy/exams/{name}", "academy_exam", answer=ExamRead, roles=DIRECTION, room=True)
def academy_exam(ask: Ask, name: str) -> Reply:
    exam = Exam.objects.filter(code=name).first() if "\0" not in name else None
    if exam is None:
        raise Wrong(404, "no_exam", facts={"name": name})
    return Reply(value=_exam(exam))


def _exam(exam: Exam) -> ExamRead:
    return msgspec.convert(results_plain(exam), ExamRead)


@operation("GET", "/academy/certificates/{name}", "academy_certificate", answer=CertificateRead)
def academy_certificate(ask: Ask, name: str) -> Reply:
    """Anybody may ask whether a certificate is genuine."""
    found = certificate_of(name)
    if found is None:
        return Reply(value=CertificateRead(genuine=False))
    told = msgspec.structs.asdict(found)
    del told["exam"]
    return Reply(value=CertificateRead(genuine=True, **told))


def _book(name: str) -> Book:
    book = book_named(name) if "\0" not in name else None
    if book is None:
        raise Wrong(422, "bad_field", field="book")
    return book
