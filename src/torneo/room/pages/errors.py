"""Pages for what is not there and for what went wrong."""

import sys

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.html import escape

from torneo.floor.scenario.fault import EngineFault
from torneo.room.language import language_of
from torneo.room.trouble import RETRY, told
from torneo.room.words import say


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return render(
        request, "room/plain.html", {"text": say("common.not_found", language_of(request))}, status=404
    )


def server_error(request: HttpRequest) -> HttpResponse:
    """Without the template engine: it may be what failed. A disk or a database that fails is told as what it
    is, and may be well again in a moment. A form that htmx sent gets a message for its page."""
    lang = language_of(request)
    error = sys.exc_info()[1]
    trouble = told(error, lang)
    failed = "engine_failed" if isinstance(error, EngineFault) else "server_error"
    text = escape(trouble or say(f"common.{failed}", lang))
    if request.headers.get("HX-Request"):
        refused = say("common.refused", lang)
        response = HttpResponse(f'<div class="toast refused"><strong>{refused}: </strong>{text}</div>')
        if request.headers.get("HX-Target") != "toasts":
            response.headers["HX-Retarget"] = "#toasts"
        response.headers["HX-Reswap"] = "beforeend"
        response.headers["X-Torneo-Toast"] = "1"
    else:
        response = HttpResponse(f'<!doctype html><html lang="{lang}"><title>Torneo</title><p>{text}</p>')
    response.status_code = 503 if trouble else 500
    if trouble:
        response.headers["Retry-After"] = str(RETRY)
    response.headers["Cache-Control"] = "no-store"
    return response
