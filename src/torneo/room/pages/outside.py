"""The box of what people without an account have told the floor: looked at, taken in, discarded."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_GET, require_POST

from torneo.room import inbox
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.models import OutsideReport
from torneo.room.pages.commands import answer_page
from torneo.room.pages.common import about
from torneo.room.pages.console_common import CONSOLE_ROLES
from torneo.room.views.naming import refusal
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.tournament import Refused


@require_GET
@only(*CONSOLE_ROLES)
def box(request: HttpRequest, stream: str) -> HttpResponse:
    """What waits; a part of the floor's phone and of the conduct page, which ask for it again and again."""
    about(stream)
    context: dict[str, Any] = {"stream": stream, "reports": inbox.waiting(stream)}
    return render(request, "room/floor/outside.html", context)


@require_POST
@only(*CONSOLE_ROLES)
def settle(request: HttpRequest, stream: str, number: int, how: str) -> HttpResponse:
    """``aceptar``: it goes on record; ``descartar``: it never was. The box is drawn again at once."""
    about(stream)
    response = _settled(request, stream, number, how)
    response.headers["HX-Trigger"] = "outside"
    return response


def _settled(request: HttpRequest, stream: str, number: int, how: str) -> HttpResponse:
    lang = language_of(request)
    one = OutsideReport.objects.filter(stream=stream, pk=number).first()
    if one is None:
        return answer_page(request, say("floor.outside_gone", lang), "refused", (), 409)
    if how == "descartar":
        inbox.discard(one)
        return answer_page(request, say("floor.discarded", lang), "done", (), 200)
    answer = inbox.take_in(one, actor_of(request), lang)
    if isinstance(answer, Refused):
        text = keeper().reading(stream, lambda state: refusal(answer, state, lang))
        return answer_page(request, text, "refused", answer.clauses, 409)
    return answer_page(request, say("common.done", lang), "done", (), 200)


_BASE = "e/<slug:stream>/avisos/"
urlpatterns = [
    path(_BASE, box, name="outside"),
    path(f"{_BASE}<int:number>/aceptar/", settle, {"how": "aceptar"}, name="outside_accept"),
    path(f"{_BASE}<int:number>/descartar/", settle, {"how": "descartar"}, name="outside_discard"),
]
