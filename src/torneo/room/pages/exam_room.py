"""Sitting an exam: a name, a private address, one question after another, nothing told before the end; and
certificates, for anybody who wants to know whether one is true."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from torneo.paper.certificates import data
from torneo.paper.press import pdf
from torneo.room.exams import (
    answer,
    begin,
    book_of,
    certificate_line,
    certificate_of,
    current,
    draw_ahead,
    ends,
    now,
    question_of,
    register,
    settle,
    sheet_of,
    sitting_at,
)
from torneo.room.language import language_of
from torneo.room.models import Exam, ExamQuestion, Sitting
from torneo.room.throttle import Tries, one_sender
from torneo.room.views.academy import answer_shown, question_shown
from torneo.room.views.exams import certificate_shown, sheet_shown
from torneo.room.words import say

_LONGEST_NAME = 100
#: Candidates one sender may register in an hour: a class behind one address is welcome.
_REGISTERED = Tries(300, 3600)


@require_http_methods(["GET", "POST"])
def door(request: HttpRequest, code: str) -> HttpResponse:
    """What the exam is; a name opens it."""
    exam, lang = _exam(code), language_of(request)
    context: dict[str, Any] = {"sheet": sheet_shown(sheet_of(exam), lang), "exam_open": exam.open}
    if request.method == "POST" and exam.open:
        name = " ".join(request.POST.get("name", "").split())
        wait = _REGISTERED.take(one_sender(request.META.get("REMOTE_ADDR", "")))
        if wait:
            context["problem"] = say("exams.too_many", lang)
        elif 0 < len(name) <= _LONGEST_NAME and name.isprintable():
            return redirect("sitting", register(exam, name))
        else:
            context["problem"] = say("exams.name_needed", lang)
    return render(request, "room/academy/exam_door.html", context)


@never_cache
@require_GET
def sitting(request: HttpRequest, token: str) -> HttpResponse:
    """The candidate's own page: the paper is being drawn, may begin, is asked, or is marked."""
    found, lang = _sitting(token), language_of(request)
    sheet = sheet_of(found.exam)
    context: dict[str, Any] = {"sheet": sheet_shown(sheet, lang), "name": found.name, "token": token}
    if not found.drawn:
        draw_ahead(found)
        return render(request, "room/academy/exam_drawing.html", context)
    if not found.began:
        return render(request, "room/academy/exam_ready.html", context)
    row = current(found)
    if row is not None:
        question = question_of(row)
        context |= {
            "question": question_shown(question, book_of(sheet), lang),
            "place": row.place,
            "number": row.place + 1,
            "of": sheet.questions,
            "left": max(0, ends(found) - now()),
        }
        return render(request, "room/academy/exam_question.html", context)
    context |= {
        "right": found.right,
        "of": sheet.questions,
        "percent": 100 * found.right // sheet.questions,
        "passed": found.passed,
        "certificate": certificate_line(found) if found.passed else "",
    }
    return render(request, "room/academy/exam_end.html", context)


@require_POST
def started(request: HttpRequest, token: str) -> HttpResponse:
    begin(_sitting(token))
    return redirect("sitting", token)


@require_POST
def chosen(request: HttpRequest, token: str) -> HttpResponse:
    """An answer is taken and nothing said about it; one that comes twice or too late changes nothing."""
    found = _sitting(token)
    place, choice = request.POST.get("place", ""), request.POST.get("choice", "")
    if place.isdecimal() and choice.isdecimal() and len(place + choice) < 9:
        answer(found, int(place), int(choice))
    return redirect("sitting", token)


@never_cache
@require_GET
def review(request: HttpRequest, token: str, place: int) -> HttpResponse:
    """A question of an exam that is over, explained."""
    found, lang = _sitting(token), language_of(request)
    row = ExamQuestion.objects.filter(sitting=found, place=place).first() if found.ended else None
    if row is None:
        raise Http404(str(place))
    sheet = sheet_of(found.exam)
    taken = row.choice if row.choice >= 0 else None
    context = {
        "answer": answer_shown(question_of(row), taken, book_of(sheet), lang),
        "token": token,
        "number": place + 1,
        "of": sheet.questions,
        "before": place - 1 if place else None,
        "after": place + 1 if place + 1 < sheet.questions else None,
    }
    return render(request, "room/academy/exam_review.html", context)


@require_GET
def certificate(request: HttpRequest, line: str) -> HttpResponse:
    found, lang = certificate_of(line), language_of(request)
    context = {"certificate": certificate_shown(found, lang) if found is not None else None, "line": line}
    return render(request, "room/academy/certificate.html", context, status=200 if found is not None else 404)


@require_GET
def certificate_paper(request: HttpRequest, line: str) -> HttpResponse:
    found, lang = certificate_of(line), language_of(request)
    if found is None:
        raise Http404(line)
    address = request.build_absolute_uri(reverse("certificate", args=[line]))
    made = pdf("certificate", data(certificate_shown(found, lang), address, lang))
    response = HttpResponse(made, content_type="application/pdf")
    response.headers["Content-Disposition"] = f'inline; filename="certificado-{found.number}.pdf"'
    return response


def _exam(code: str) -> Exam:
    exam = Exam.objects.filter(code=code).first()
    if exam is None:
        raise Http404(code)
    return exam


def _sitting(token: str) -> Sitting:
    found = sitting_at(token)
    if found is None:
        raise Http404(token)
    return settle(found)


urlpatterns = [
    path("academia/examen/<slug:code>/", door, name="exam"),
    path("academia/sala/<str:token>/", sitting, name="sitting"),
    path("academia/sala/<str:token>/empezar/", started, name="exam_room_started"),
    path("academia/sala/<str:token>/respuesta/", chosen, name="exam_room_chosen"),
    path("academia/sala/<str:token>/repaso/<int:place>/", review, name="exam_room_review"),
    path("academia/certificado/<str:line>/", certificate, name="certificate"),
    path("academia/certificado/<str:line>/papel.pdf", certificate_paper, name="exam_room_certificate_paper"),
]
