"""Whether the room is well, for those who watch over it: ``/salud/`` for people and watchdogs, ``/metricas/``
for Prometheus.

TORNEO_METRICS   1: figures at /metricas/ for this machine; a text of 16 letters or more: also for whoever
                 brings it as a bearer token (default: none)
"""

import os
import secrets

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.http import require_safe

from torneo.room import figures
from torneo.room.accounts.first_visit import on_this_machine
from torneo.room.vital_signs import signs, well
from torneo.room.who import role_of

#: Letters a token has at least.
_SHORTEST = 16


@require_safe
def beat(request: HttpRequest) -> HttpResponse:
    """A page is answered: nothing else is looked at."""
    return HttpResponse(status=204)


@require_safe
def health(request: HttpRequest) -> HttpResponse:
    """200 or 503. Strangers are told only which; the staff and this machine, what each part says. Plain text
    for ``Accept: text/plain`` or ``?texto``, else JSON."""
    fine = well()
    shown = signs() if on_this_machine(request) or _staff(request) else []
    if "texto" in request.GET or request.headers.get("Accept", "").startswith("text/plain"):
        rows = [f"{'ok' if one.ok else 'NO'} {one.what} {one.told}".rstrip() for one in shown]
        body, kind = "\n".join(["ok" if fine else "NO", *rows, ""]), "text/plain; charset=utf-8"
    else:
        parts = {one.what: {"ok": one.ok, "told": one.told} for one in shown}
        told = {"ok": fine, **({"parts": parts} if parts else {})}
        body, kind = msgspec.json.encode(told).decode(), "application/json"
    answer = HttpResponse(body, content_type=kind, status=200 if fine else 503)
    answer.headers["Cache-Control"] = "no-store"
    if not fine:
        answer.headers["Retry-After"] = "5"
    return answer


def _staff(request: HttpRequest) -> bool:
    try:
        return role_of(request.user) != "public"
    except Exception:  # the database may be what is not well
        return False


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Nobody who may not read them is told that they are there."""
    setting = os.environ.get("TORNEO_METRICS", "")
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    token = len(setting) >= _SHORTEST and secrets.compare_digest(given.encode(), setting.encode())
    if not setting or setting == "0" or not (token or on_this_machine(request)):
        raise Http404
    answer = HttpResponse(figures.written(), content_type="text/plain; version=0.0.4; charset=utf-8")
    answer.headers["Cache-Control"] = "no-store"
    return answer


urlpatterns = [
    path("salud/", health, name="health"),
    path("salud/latido/", beat, name="beat"),
    path("metricas/", metrics, name="metrics"),
]
