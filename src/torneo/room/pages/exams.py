"""Exams for the direction: make one, see the candidates, their results and the hardest questions, take the
list along."""

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from torneo.academy.courses import ROLES
from torneo.academy.exam import Sheet
from torneo.paper.spreadsheets import as_csv, as_xlsx
from torneo.room.exams import make_exam, sheet_of
from torneo.room.houses import book_named, ready_books
from torneo.room.language import language_of
from torneo.room.models import Exam
from torneo.room.views.academy import roles_shown
from torneo.room.views.books import book_shown, books, topic_choices
from torneo.room.views.exams import candidates, hardest, results_plain, results_sheet, sheet_shown
from torneo.room.who import actor_of, only
from torneo.room.words import say

EXAMINERS = ("director", "operations")
_XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@only(*EXAMINERS)
@require_http_methods(["GET", "POST"])
def exams(request: HttpRequest) -> HttpResponse:
    """The exams of the room, and the form of a new one."""
    lang = language_of(request)
    given = request.POST
    context = {
        "exams": [
            {
                **sheet_shown(sheet_of(one), lang),
                "code": one.code,
                "open": one.open,
                "sat": one.sitting_set.count(),
            }
            for one in Exam.objects.all()[:200]
        ],
        "books": [*books(lang), *(book_shown(book, lang) for book in ready_books())],
        "roles": roles_shown(lang),
        "groups": topic_choices(lang),
        "given": given,
    }
    if request.method == "POST":
        book = book_named(given.get("book", ""))
        sheet = Sheet(
            title=" ".join(given.get("title", "").split()),
            book=given.get("book", ""),
            role=given.get("role", ""),
            topics=tuple(given.getlist("topics")),
            questions=_number(given.get("questions")),
            minutes=_number(given.get("minutes")),
            pass_mark=_number(given.get("pass_mark")),
        )
        wrong = sheet.problems(book) if book is not None and sheet.role in ROLES else ["book"]
        if not wrong:
            made = make_exam(sheet, actor_of(request).name)
            return redirect("exam_results", made.code)
        context["problems"] = [say(f"exams.wrong.{code}", lang) for code in wrong]
    return render(request, "room/academy/exams.html", context)


def _number(text: str | None) -> int:
    return int(text) if text and text.isdecimal() and len(text) < 6 else 0


@only(*EXAMINERS)
@require_GET
def one_exam(request: HttpRequest, code: str) -> HttpResponse:
    exam, lang = _exam(code), language_of(request)
    context = {
        "exam": {
            **sheet_shown(sheet_of(exam), lang),
            "code": exam.code,
            "open": exam.open,
            "by": exam.made_by,
        },
        "address": request.build_absolute_uri(reverse("exam", args=[exam.code])),
        "candidates": candidates(exam, lang),
        "hardest": hardest(exam, lang),
    }
    return render(request, "room/academy/exam_results.html", context)


@only(*EXAMINERS)
@require_POST
def close(request: HttpRequest, code: str) -> HttpResponse:
    """No more candidates, or again; who has begun goes on."""
    exam = _exam(code)
    exam.open = request.POST.get("open") == "1"
    exam.save(update_fields=["open"])
    return redirect("exam_results", code)


@only(*EXAMINERS)
@require_GET
def listing(request: HttpRequest, code: str, kind: str) -> HttpResponse:
    """The results to take along: CSV or XLSX for people, JSON for programs."""
    exam, lang = _exam(code), language_of(request)
    if kind not in ("csv", "xlsx", "json"):
        raise Http404(kind)
    if kind == "json":
        body = msgspec.json.format(msgspec.json.encode(results_plain(exam)), indent=1)
        mime = "application/json"
    else:
        head, rows = results_sheet(exam, lang)
        csv = kind == "csv"
        body = as_csv(head, rows, lang) if csv else as_xlsx(sheet_of(exam).title, head, rows)
        mime = "text/csv; charset=utf-8" if csv else _XLSX
    response = HttpResponse(body, content_type=mime)
    response.headers["Content-Disposition"] = f'attachment; filename="examen-{exam.code}.{kind}"'
    response.headers["Cache-Control"] = "no-store"
    return response


def _exam(code: str) -> Exam:
    exam = Exam.objects.filter(code=code).first()
    if exam is None:
        raise Http404(code)
    return exam


urlpatterns = [
    path("academia/examenes/", exams, name="exams"),
    path("academia/examenes/<slug:code>/", one_exam, name="exam_results"),
    path("academia/examenes/<slug:code>/abierto/", close, name="exams_close"),
    path("academia/examenes/<slug:code>/lista.<slug:kind>", listing, name="exams_listing"),
]
