"""The spot behind every picker: set-up and steps in, the picture and what may come next out."""

from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import path
from django.views.decorators.http import require_POST

from torneo.floor.scenario.told import CannotTell, ToldHand, must_be_short, told_hand
from torneo.journal.keeper import UnknownStream
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.sent import json_sent
from torneo.room.told_hands import everybody_before
from torneo.room.views.spot_ruling import told_shown
from torneo.room.who import only
from torneo.rulebook import Book, Lang
from torneo.tournament.kernel import TABLE
from torneo.tournament.rulings.giving import MOST_STEPS


class Asked(msgspec.Struct, frozen=True):
    """``until``: everybody before that seat checks or folds."""

    setup: dict[str, Any]
    steps: list[dict[str, Any]] = []
    until: int = 0


def book_of(stream: str) -> Book:
    try:
        return keeper().book(stream)
    except UnknownStream as missing:
        raise Http404(stream) from missing


@only(*sorted(TABLE))
@require_POST
def spot(request: HttpRequest, stream: str) -> HttpResponse:
    """Tells nobody anything: only looks."""
    book, lang = book_of(stream), language_of(request)
    try:
        asked = json_sent(request.body, Asked)
        if len(asked.steps) > MOST_STEPS:
            return JsonResponse({"problem": str(MOST_STEPS)}, status=422)
        must_be_short(asked.setup, asked.steps)
        told = told_hand(book, asked.setup, asked.steps)
        if asked.until:
            told = everybody_before(told, asked.until)
    except (CannotTell, msgspec.MsgspecError) as error:
        return JsonResponse({"problem": problem_of(error, lang)}, status=422)
    return JsonResponse(look(told, lang))


def look(told: ToldHand, lang: Lang) -> dict[str, Any]:
    """What a picker draws of a told hand."""
    shown = told_shown(told, lang)
    html = render_to_string("room/spot/now.html", {**shown, "lang": lang})
    return {"html": html, "shape": shown["shape"], "acts": shown["acts"], "steps": told.steps}


def problem_of(error: Exception, lang: Lang) -> str:
    """What cannot be, without the key it is about."""
    if isinstance(error, CannotTell):
        return "; ".join(dict.fromkeys(one.message(lang) for one in error.problems))
    return str(error)


urlpatterns = [path("e/<slug:stream>/jugada/", spot, name="spot")]
