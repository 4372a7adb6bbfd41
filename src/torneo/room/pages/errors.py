"""Pages for what is not there and for what went wrong."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from torneo.room.language import language_of
from torneo.room.words import say


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return render(
        request, "room/plain.html", {"text": say("common.not_found", language_of(request))}, status=404
    )


def server_error(request: HttpRequest) -> HttpResponse:
    """Without the template engine: it may be what failed."""
    lang = language_of(request)
    return HttpResponse(
        f'<!doctype html><html lang="{lang}"><title>Torneo</title><p>{say("common.server_error", lang)}</p>',
        status=500,
    )
