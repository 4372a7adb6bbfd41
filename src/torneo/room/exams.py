"""Exams of the room: made by the direction, sat by candidates at a private address, papers drawn ahead."""

import hashlib
import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Final

import msgspec
from django.db import close_old_connections, transaction

from torneo.academy.certificate import Certificate, sealed, unsealed, verified
from torneo.academy.exam import Sheet, graded, paper
from torneo.academy.question import Question
from torneo.room.houses import book_named
from torneo.room.models import Exam, ExamQuestion, Sitting
from torneo.rulebook import Book

GRACE: Final = 10
"""Seconds after the end in which an answer on its way still counts."""
_press: Final = ThreadPoolExecutor(1, thread_name_prefix="papers")
_drawing: set[int] = set()
_guard: Final = threading.Lock()


def now() -> int:
    return int(time.time())


def make_exam(sheet: Sheet, by: str) -> Exam:
    """The seed is the room's secret: nobody can draw a paper beforehand."""
    sheet = msgspec.structs.replace(sheet, seed=secrets.token_hex(16))
    text = msgspec.json.encode(sheet).decode()
    code = secrets.token_hex(4)
    return Exam.objects.create(code=code, sheet=text, key=secrets.token_hex(32), made_by=by)


def sheet_of(exam: Exam) -> Sheet:
    return msgspec.json.decode(exam.sheet, type=Sheet)


def book_of(sheet: Sheet) -> Book:
    book = book_named(sheet.book)
    assert book is not None, sheet.book
    return book


def register(exam: Exam, name: str) -> str:
    """A new candidate; the token of the private address is told once. The paper is drawn meanwhile."""
    token = secrets.token_urlsafe(18)
    sitting = Sitting.objects.create(exam=exam, digest=digest_of(token), name=name)
    draw_ahead(sitting)
    return token


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def sitting_at(token: str) -> Sitting | None:
    return Sitting.objects.select_related("exam").filter(digest=digest_of(token)).first()


# ---- papers ----------------------------------------------------------------------------------------------


def draw_ahead(sitting: Sitting) -> None:
    """The paper is drawn in its own thread, one after another, so that nobody who is answering waits."""
    with _guard:
        if sitting.drawn or sitting.pk in _drawing:
            return
        _drawing.add(sitting.pk)
    _press.submit(_drawn_apart, sitting.pk)


def _drawn_apart(number: int) -> None:
    try:
        close_old_connections()
        draw_paper(Sitting.objects.select_related("exam").get(pk=number))
    finally:
        with _guard:
            _drawing.discard(number)
        close_old_connections()


def draw_paper(sitting: Sitting) -> None:
    sheet = sheet_of(sitting.exam)
    questions = paper(sheet, str(sitting.pk), book_of(sheet))
    with transaction.atomic():
        kept = Sitting.objects.select_for_update().get(pk=sitting.pk)
        if kept.drawn:
            return
        ExamQuestion.objects.bulk_create(
            ExamQuestion(sitting=kept, place=place, question=msgspec.json.encode(one).decode())
            for place, one in enumerate(questions)
        )
        kept.drawn = True
        kept.save(update_fields=["drawn"])


def question_of(row: ExamQuestion) -> Question:
    return msgspec.json.decode(row.question, type=Question)


# ---- sitting it ------------------------------------------------------------------------------------------


def begin(sitting: Sitting) -> None:
    Sitting.objects.filter(pk=sitting.pk, began=0, drawn=True).update(began=now())


def ends(sitting: Sitting) -> int:
    return sitting.began + 60 * sheet_of(sitting.exam).minutes


def current(sitting: Sitting) -> ExamQuestion | None:
    """The first question without an answer; None when there is none, or the time is over."""
    if not sitting.began or sitting.ended:
        return None
    return ExamQuestion.objects.filter(sitting=sitting, choice=-1).first()


def answer(sitting: Sitting, place: int, choice: int) -> bool:
    """An answer counts once, in time, and only to a question that was put."""
    row = current(sitting)
    if row is None or row.place != place or now() > ends(sitting) + GRACE:
        return False
    if not 0 <= choice < len(question_of(row).choices):
        return False
    return bool(ExamQuestion.objects.filter(pk=row.pk, choice=-1).update(choice=choice))


def settle(sitting: Sitting) -> Sitting:
    """Ends what is answered through or out of time, and marks it."""
    if not sitting.began or sitting.ended:
        return sitting
    over = now() > ends(sitting) + GRACE
    if not over and ExamQuestion.objects.filter(sitting=sitting, choice=-1).exists():
        return sitting
    return finish(sitting)


def finish(sitting: Sitting) -> Sitting:
    rows = list(ExamQuestion.objects.filter(sitting=sitting))
    answers = {row.place: row.choice for row in rows}
    result = graded(sheet_of(sitting.exam), [question_of(row) for row in rows], answers)
    at = max(sitting.began, min(now(), ends(sitting)))
    Sitting.objects.filter(pk=sitting.pk, ended=0).update(ended=at, right=result.right, passed=result.passed)
    return Sitting.objects.select_related("exam").get(pk=sitting.pk)


# ---- certificates ----------------------------------------------------------------------------------------


def certificate_line(sitting: Sitting) -> str:
    """Of somebody who has passed."""
    assert sitting.passed
    sheet = sheet_of(sitting.exam)
    certificate = Certificate(
        number=f"{sitting.exam.code}-{sitting.pk}",
        exam=sitting.exam.code,
        name=sitting.name,
        title=sheet.title,
        book=sheet.book,
        role=sheet.role,
        right=sitting.right,
        of=sheet.questions,
        day=datetime.fromtimestamp(sitting.ended, UTC).date().isoformat(),
    )
    return sealed(certificate, bytes.fromhex(sitting.exam.key))


def certificate_of(line: str) -> Certificate | None:
    """What the line certifies, if this room sealed it and no letter was altered."""
    said = unsealed(line)
    exam = Exam.objects.filter(code=said.exam).first() if said is not None else None
    return verified(line, bytes.fromhex(exam.key)) if exam is not None else None
