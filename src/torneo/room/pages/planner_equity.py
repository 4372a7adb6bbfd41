"""Equity on demand, for anybody: hands, board, dead cards, game.

A question of a few letters is seconds of the processor: strangers get one answer at a time and the staff
another, and whoever comes meanwhile is told so at once. Nobody waits in a thread that pages and screens need.
"""

import threading

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_GET

from torneo.room.compiling import kernels
from torneo.room.language import language_of
from torneo.room.views.planner_equity import MOST_HANDS, Spot, answer, games
from torneo.room.who import role_of
from torneo.room.words import say

_LONGEST = 60
#: Seconds after which another answer has most likely been found.
_SOON = 3
strangers, staff = threading.Lock(), threading.Lock()


@require_GET
def equity(request: HttpRequest) -> HttpResponse:
    lang = language_of(request)
    typed = [text.strip()[:_LONGEST] for text in request.GET.getlist("mano")[:MOST_HANDS]]
    spot = Spot(
        request.GET.get("juego", "nlhe")[:20],
        tuple(text for text in typed if text),
        request.GET.get("mesa", "").strip()[:_LONGEST],
        request.GET.get("muertas", "").strip()[:_LONGEST],
    )
    context = {
        "spot": spot,
        "games": games(lang),
        "fields": [*spot.hands, *[""] * (MOST_HANDS - len(spot.hands))],
    }
    if not spot.hands:
        return render(request, "room/equity.html", context)
    place = strangers if role_of(request.user) == "public" else staff
    if not place.acquire(blocking=False):
        context["found"] = {"error": say("planner.equity.busy", lang)}
        busy = render(request, "room/equity.html", context, status=429)
        busy.headers["Retry-After"] = str(_SOON)
        return busy
    try:
        context["found"] = answer(spot, lang, lambda: kernels() == "ready")
    finally:
        place.release()
    return render(request, "room/equity.html", context)


urlpatterns = [path("equidad/", equity, name="equity")]
