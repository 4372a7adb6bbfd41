"""What pages of one event share."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from torneo.journal.keeper import UnknownStream
from torneo.room.keeping import keeper
from torneo.room.pace import now_of, speed_of
from torneo.tournament import Tournament


def page(request: HttpRequest, stream: str, template: str, /, **extra: Any) -> HttpResponse:
    """A page of an event: which event, which book, what time it is there, and whatever the page adds."""
    return render(request, template, {**about(stream), **extra})


def about(stream: str) -> dict[str, Any]:
    """What the top of every page of an event tells."""

    def look(state: Tournament) -> dict[str, Any]:
        if not isinstance(state, Tournament):
            raise UnknownStream(stream)
        book = keeper().book(stream)
        return {
            "stream": stream,
            "event": state.structure.name or stream,
            "phase": state.phase,
            "book": state.book,
            "book_name": book.short,
            "currency": state.structure.currency,
            "version": state.version,
        }

    try:
        found: dict[str, Any] = keeper().reading(stream, look)
    except UnknownStream as missing:
        raise Http404(stream) from missing
    return {**found, "now": now_of(stream), "speed": speed_of(stream)}
