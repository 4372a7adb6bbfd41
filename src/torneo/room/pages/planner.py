"""The planner's page of an event: when it will end, from its sheet or from how it stands, and what if."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_GET, require_POST

from torneo.journal.keeper import UnknownStream
from torneo.room import planning
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pace import now_of
from torneo.room.pages.common import about
from torneo.room.pages.planner_equity import urlpatterns as equity
from torneo.room.views import planner as views
from torneo.room.who import only
from torneo.rulebook import Book
from torneo.simulate.planner import Course
from torneo.simulate.planner.telling import offset_of
from torneo.tournament.state import Tournament

DIRECTORS = ("director", "operations")


@require_GET
@only(*DIRECTORS)
def page(request: HttpRequest, stream: str) -> HttpResponse:
    """The whole page; a forecast that is not there yet is begun."""
    found = _looked(request, stream)
    return render(request, "room/console/planner.html", {**about(stream), "section": "planner", **found})


@require_GET
@only(*DIRECTORS)
def part(request: HttpRequest, stream: str) -> HttpResponse:
    """What changes while it is being made, and when the next level begins."""
    return render(request, "room/planner_part.html", {**about(stream), **_looked(request, stream)})


@require_POST
@only(*DIRECTORS)
def again(request: HttpRequest, stream: str) -> HttpResponse:
    """A new forecast, or the end of the one being made."""
    asked, mark = _read(stream, lambda state: (views.asked_for(request.POST, state), views.mark_of(state)))
    if request.POST.get("parar"):
        planning.stop((stream, asked))
    else:
        _start(stream, asked, mark)
    query = urlencode({"jugadores": asked.entries, "margen": asked.spread, "cambio": asked.what_if})
    return redirect(f"{reverse('planner', args=[stream])}?{query}")


def _looked(request: HttpRequest, stream: str) -> dict[str, Any]:
    lang = language_of(request)

    def first(state: Tournament) -> tuple[Any, ...]:
        book = keeper().book(stream)
        asked = views.asked_for(request.GET, state)
        return asked, views.mark_of(state), state.phase, views.buttons(state, book, asked, lang)

    asked, mark, phase, buttons = _read(stream, first)
    job = planning.job_of((stream, asked))
    playable = phase in ("draft", "published", "running")
    if playable and (job is None or (job.over.is_set() and job.mark != mark and not job.stopped)):
        job = _start(stream, asked, mark)

    def second(state: Tournament) -> dict[str, Any]:
        return views.part_of(job, asked, state, lang, offset_of(state.structure))

    return {**_read(stream, second), "buttons": buttons, "playable": playable}


def _start(stream: str, asked: views.Asked, mark: Any) -> planning.Job:
    def make() -> tuple[Book, list[Course]]:
        book = keeper().book(stream)
        now = now_of(stream)
        return book, keeper().reading(stream, lambda state: views.courses_of(state, book, asked, now))

    return planning.start((stream, asked), mark, make)


def _read(stream: str, look: Any) -> Any:
    try:
        return keeper().reading(stream, look)
    except UnknownStream as missing:
        raise Http404(stream) from missing


urlpatterns = [
    path("e/<slug:stream>/plan/", page, name="planner"),
    path("e/<slug:stream>/plan/parte/", part, name="planner_part"),
    path("e/<slug:stream>/plan/calcular/", again, name="planner_again"),
    *equity,
]
