"""The academy: courses by role, exercises one after another, on a phone and without an account."""

from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import path
from django.views.decorators.http import require_GET, require_POST

from torneo.academy.courses import ROLES, wanted
from torneo.academy.memory import Memory, after, next_question
from torneo.academy.question import Unfit
from torneo.academy.sources import make
from torneo.room.houses import book_named, ready_books
from torneo.room.language import language_of
from torneo.room.learning import keep, kept_memory, luck, now, sound
from torneo.room.sent import json_sent
from torneo.room.throttle import Tries, one_sender
from torneo.room.views.academy import (
    answer_shown,
    course_shown,
    progress_shown,
    question_shown,
    roles_shown,
    topic_title,
)
from torneo.room.views.books import book_shown, books
from torneo.room.words import say
from torneo.rulebook import Book, book_ids

#: Of one sender, in a minute: more than anybody answers.
_TRIES = Tries(120, 60)


class Sent(msgspec.Struct, frozen=True):
    """``memory``: what the browser keeps; nothing of it counts for somebody with an account."""

    role: str = "dealer"
    topic: str = ""
    id: str = ""
    choice: int = -1
    memory: msgspec.Raw = msgspec.Raw(b"")


@require_GET
def academy(request: HttpRequest) -> HttpResponse:
    lang = language_of(request)
    chosen = request.GET.get("libro") or book_ids()[0]
    shown = _book(chosen)
    role = request.GET.get("papel", "dealer")
    if role not in ROLES:
        raise Http404(role)
    memory = kept_memory(request)
    context = {
        "books": [*books(lang), *(book_shown(book, lang) for book in ready_books())],
        "book_id": shown.id,
        "roles": roles_shown(lang),
        "chosen": role,
        "own": memory is not None,
        **_course(memory or Memory(), shown, role, lang),
    }
    return render(request, "room/academy/start.html", context)


def _course(memory: Memory, book: Book, role: str, lang: Any) -> dict[str, Any]:
    return {"course": course_shown(memory, book, role, now(), lang), "progress": progress_shown(memory)}


@require_POST
def progress(request: HttpRequest, book: str) -> HttpResponse:
    """How far somebody is whose memory lies in the browser."""
    sent, lang = _sent(request), language_of(request)
    context = {"book_id": book, "chosen": sent.role}
    context |= _course(_memory(request, sent), _book(book), sent.role, lang)
    return render(request, "room/academy/course.html", context)


@require_GET
def practice(request: HttpRequest, book: str, role: str) -> HttpResponse:
    shown, lang = _book(book), language_of(request)
    topic = request.GET.get("tema", "")
    if role not in ROLES or (topic and not topic_title(topic, lang)):
        raise Http404(role)
    context = {
        "this_book": {"id": shown.id, "short": shown.short},
        "course_role": role,
        "role_title": say(f"academy.role.{role}", lang),
        "topic": topic,
        "topic_title": topic_title(topic, lang) if topic else "",
        "own": kept_memory(request) is not None,
    }
    return render(request, "room/academy/practice.html", context)


@require_POST
def following(request: HttpRequest, book: str) -> HttpResponse:
    """The next exercise: what is due, else something new."""
    sent, lang, shown = _sent(request), language_of(request), _book(book)
    wait = _TRIES.take(one_sender(request.META.get("REMOTE_ADDR", "")))
    if wait:
        return JsonResponse({"problem": say("academy.too_many", lang, {"seconds": wait})}, status=429)
    topics = wanted(shown, sent.role, [sent.topic] if sent.topic else [])
    try:
        question = next_question(_memory(request, sent), shown, topics, now(), luck())
    except Unfit:
        return JsonResponse({"problem": say("academy.nothing", lang)}, status=404)
    context = {
        "question": question_shown(question, shown, lang),
        "lang": lang,
        "topic_title": topic_title(question.topic, lang),
    }
    return JsonResponse({"id": question.id, "html": render_to_string("room/academy/question.html", context)})


@require_POST
def answered(request: HttpRequest, book: str) -> HttpResponse:
    """The answer explained, and the memory after it."""
    sent, lang, shown = _sent(request), language_of(request), _book(book)
    wait = _TRIES.take(one_sender(request.META.get("REMOTE_ADDR", "")))
    if wait:
        return JsonResponse({"problem": say("academy.too_many", lang, {"seconds": wait})}, status=429)
    try:
        question = make(sent.id, shown)
    except Unfit as unknown:
        raise Http404(sent.id) from unknown
    if not 0 <= sent.choice < len(question.choices):
        raise Http404(str(sent.choice))
    memory = after(_memory(request, sent), question, sent.choice == question.right, now())
    keep(request, memory)
    context = {
        "answer": answer_shown(question, sent.choice, shown, lang),
        "lang": lang,
        "progress": progress_shown(memory),
        "next": True,
    }
    html = render_to_string("room/academy/answer.html", context)
    told: dict[str, Any] = {"html": html, "right": sent.choice == question.right}
    if kept_memory(request) is None:
        told["memory"] = msgspec.to_builtins(memory)
    return JsonResponse(told)


def _sent(request: HttpRequest) -> Sent:
    try:
        sent: Sent = json_sent(request.body, Sent)
    except msgspec.MsgspecError as wrong:
        raise Http404(str(wrong)) from wrong
    if sent.role not in ROLES:
        raise Http404(sent.role)
    return sent


def _memory(request: HttpRequest, sent: Sent) -> Memory:
    own = kept_memory(request)
    return own if own is not None else sound(bytes(sent.memory))


def _book(name: str) -> Book:
    book = book_named(name)
    if book is None:
        raise Http404(name)
    return book


urlpatterns = [
    path("academia/", academy, name="academy"),
    path("academia/<slug:book>/avance/", progress, name="academy_progress"),
    path("academia/<slug:book>/siguiente/", following, name="academy_following"),
    path("academia/<slug:book>/respuesta/", answered, name="academy_answered"),
    path("academia/<slug:book>/<slug:role>/", practice, name="academy_practice"),
]
