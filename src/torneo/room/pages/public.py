"""The event for everybody: its page, its results, and the proof of its draws. Nobody needs an account."""

from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse
from django.urls import path

from torneo.journal.line import Reader
from torneo.room.fragments import View, fragment
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pages.common import about, page
from torneo.room.views.clock import board
from torneo.room.views.prizes import results
from torneo.room.views.public import draws_shown, latest_out, overview, standing
from torneo.room.who import role_of
from torneo.tournament import Happened, Tournament
from torneo.tournament.kernel import TOURNAMENT
from torneo.tournament.seats.proof import export_draws, proofs

_TOP = 12


@fragment("strip")
def strip_fragment(view: View) -> dict[str, Any]:
    """The clock in one line."""
    return board(view.state, view.book, view.now, view.lang)


@fragment("standing")
def standing_fragment(view: View) -> dict[str, Any]:
    return {
        **standing(view.state, view.lang, _TOP),
        "out": latest_out(view.state, view.book, view.lang, _TOP),
        "phase": view.state.phase,
    }


def event(request: HttpRequest, stream: str) -> HttpResponse:
    known = about(stream)
    lang, role = language_of(request), role_of(request.user)
    book = keeper().book(stream)
    seen = keeper().reading(stream, lambda state: overview(state, book, lang, role))
    return page(request, stream, "room/public.html", **{**seen, "phase": known["phase"]})


def all_results(request: HttpRequest, stream: str) -> HttpResponse:
    """Every place with its prize, and everybody's chips."""
    about(stream)
    lang = language_of(request)
    book = keeper().book(stream)

    def look(state: Tournament) -> dict[str, Any]:
        return {"results": results(state, book, lang), **standing(state, lang)}

    return page(request, stream, "room/results.html", **keeper().reading(stream, look))


def happened(stream: str) -> list[Happened]:
    """Everything on record of the event."""
    about(stream)
    reader = Reader(TOURNAMENT)
    return [reader.happened(line) for line in keeper().lines(stream)]


def draws(request: HttpRequest, stream: str) -> HttpResponse:
    shown = draws_shown(proofs(happened(stream)), language_of(request))
    return page(request, stream, "room/proof.html", proofs=shown)


def draws_file(request: HttpRequest, stream: str) -> HttpResponse:
    """The file ``torneo draw verify`` reads."""
    body = msgspec.json.format(msgspec.json.encode(export_draws(happened(stream))), indent=1)
    answer = HttpResponse(body, content_type="application/json")
    answer.headers["Content-Disposition"] = f'attachment; filename="{stream}-sorteos.json"'
    return answer


urlpatterns = [
    path("e/<slug:stream>/", event, name="event"),
    path("e/<slug:stream>/resultados/", all_results, name="results"),
    path("e/<slug:stream>/sorteos/", draws, name="draws"),
    path("e/<slug:stream>/sorteos.json", draws_file, name="draws_file"),
]
