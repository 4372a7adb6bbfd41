"""Equity on demand, for anybody: hands, board, dead cards, game."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_GET

from torneo.room.compiling import kernels
from torneo.room.language import language_of
from torneo.room.views.planner_equity import MOST_HANDS, Spot, answer, games

_LONGEST = 60


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
    if spot.hands:
        context["found"] = answer(spot, lang, lambda: kernels() == "ready")
    return render(request, "room/equity.html", context)


urlpatterns = [path("equidad/", equity, name="equity")]
