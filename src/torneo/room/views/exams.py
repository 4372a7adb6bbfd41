"""Exams as pages and lists show them."""

from datetime import UTC, datetime
from typing import Any

from torneo.academy.certificate import Certificate
from torneo.academy.exam import Sheet
from torneo.room.exams import question_of, sheet_of
from torneo.room.houses import book_named
from torneo.room.models import Exam, ExamQuestion, Sitting
from torneo.room.views.academy import topic_title
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.writing import day_long, stamped

_HARDEST = 15


def sheet_shown(sheet: Sheet, lang: Lang) -> dict[str, Any]:
    book = book_named(sheet.book)
    return {
        "title": sheet.title,
        "book": book.short if book is not None else sheet.book,
        "book_name": book.name.say(lang) if book is not None else sheet.book,
        "role": say(f"academy.role.{sheet.role}", lang),
        "topics": ", ".join(topic_title(topic, lang) for topic in sheet.topics),
        "questions": sheet.questions,
        "minutes": sheet.minutes,
        "pass_mark": sheet.pass_mark,
    }


def certificate_shown(found: Certificate, lang: Lang) -> dict[str, Any]:
    book = book_named(found.book)
    return {
        "number": found.number,
        "name": found.name,
        "title": found.title,
        "book": book.name.say(lang) if book is not None else found.book,
        "role": say(f"academy.role.{found.role}", lang),
        "right": found.right,
        "of": found.of,
        "percent": 100 * found.right // found.of,
        "day": day_long(found.day, lang),
    }


def status_of(sitting: Sitting) -> str:
    if sitting.ended:
        return "passed" if sitting.passed else "failed"
    return "sitting" if sitting.began else "waiting"


def candidates(exam: Exam, lang: Lang) -> list[dict[str, Any]]:
    of = sheet_of(exam).questions
    return [
        {
            "name": one.name,
            "status": status_of(one),
            "status_text": say(f"exams.status.{status_of(one)}", lang),
            "right": one.right if one.ended else None,
            "of": of,
            "percent": 100 * one.right // of if one.ended else None,
            "ended": stamped(datetime.fromtimestamp(one.ended, UTC), lang) if one.ended else "",
        }
        for one in exam.sitting_set.all()
    ]


def hardest(exam: Exam, lang: Lang) -> list[dict[str, Any]]:
    """Families by the share of wrong answers, over all candidates who have ended."""
    asked: dict[str, list[bool]] = {}
    example: dict[str, tuple[str, str]] = {}
    for row in ExamQuestion.objects.filter(sitting__exam=exam, sitting__ended__gt=0).iterator():
        question = question_of(row)
        asked.setdefault(question.family, []).append(row.choice == question.right)
        example[question.family] = (topic_title(question.topic, lang), question.ask.say(lang))
    order = sorted(asked, key=lambda name: (sum(asked[name]) / len(asked[name]), -len(asked[name])))
    return [
        {
            "family": name,
            "topic": example[name][0],
            "ask": example[name][1],
            "asked": len(asked[name]),
            "right": sum(asked[name]),
        }
        for name in order[:_HARDEST]
        if not all(asked[name])
    ]


def results_sheet(exam: Exam, lang: Lang) -> tuple[list[str], list[list[Any]]]:
    head = [
        say(f"exams.column.{name}", lang) for name in ("name", "status", "right", "of", "percent", "ended")
    ]
    rows = [
        [one["name"], one["status_text"], one["right"], one["of"], one["percent"], one["ended"]]
        for one in candidates(exam, lang)
    ]
    return head, rows


def results_plain(exam: Exam) -> dict[str, Any]:
    """For programs: codes and numbers, times in seconds."""
    sheet = sheet_of(exam)
    return {
        "code": exam.code,
        "title": sheet.title,
        "book": sheet.book,
        "role": sheet.role,
        "topics": list(sheet.topics),
        "questions": sheet.questions,
        "minutes": sheet.minutes,
        "pass_mark": sheet.pass_mark,
        "open": exam.open,
        "candidates": [
            {
                "name": one.name,
                "status": status_of(one),
                "right": one.right if one.ended else None,
                "began": one.began or None,
                "ended": one.ended or None,
            }
            for one in exam.sitting_set.all()
        ],
    }
