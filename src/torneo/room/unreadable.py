"""Pages of an event that cannot be read: what is wrong, at which version, and what to do about it."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from torneo.journal.fault import Fault, UnreadableStream
from torneo.room.fragments import STAFF
from torneo.room.language import language_of
from torneo.room.who import role_of
from torneo.room.words import say

#: What a newer program wrote: nothing is damaged.
NEWER = frozenset({"newer", "unknown_event", "unknown_kind"})


class UnreadableMiddleware:
    """Answers for every page of a stream that cannot be read."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._next = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._next(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        return page_of(request, error) if isinstance(error, UnreadableStream) else None


def page_of(request: HttpRequest, error: UnreadableStream) -> HttpResponse:
    """Why and what to do are for the staff; whoever else comes by is told whom to ask."""
    lang, fault = language_of(request), error.fault
    staff = role_of(request.user) in STAFF
    if request.headers.get("HX-Request"):
        why = fault.say(lang) if staff else say("unreadable.ask", lang)
        told = say("unreadable.brief", lang, {"stream": error.stream, "why": why})
        answer = render(request, "room/toast.html", {"tone": "refused", "text": told}, status=409)
        if request.headers.get("HX-Target") != "toasts":
            answer.headers["HX-Retarget"] = "#toasts"
        answer.headers["HX-Reswap"] = "beforeend"
        answer.headers["X-Torneo-Toast"] = "1"
    else:
        facts = {"stream": error.stream, "before": fault.version - 1}
        steps = [say(f"unreadable.do.{step}", lang, facts) for step in _steps(fault)]
        context = {
            "unreadable": error.stream, "staff": staff, "fault": fault, "why": fault.say(lang), "steps": steps
        }  # fmt: skip
        answer = render(request, "room/unreadable.html", context, status=409)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _steps(fault: Fault) -> tuple[str, ...]:
    if fault.code in NEWER:
        return ("update",)
    return ("verify", "keep", "restore", *(["part"] if fault.version > 1 else []))
