"""The floor's phone: calls, questions, moves, penalties, tables and proposals, as they come."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

from torneo.room.fragments import View, fragment
from torneo.room.pages.common import about, page
from torneo.room.pages.console_common import CONSOLE_ROLES, looked, trial_of
from torneo.room.views.floor import call_sheet, floor_page
from torneo.room.who import only
from torneo.tournament import Actor

#: The live part is worked out once for everybody: as the director, who may do all of it.
_DIRECTOR = Actor("", "director")


@fragment("floor", roles=CONSOLE_ROLES, steady=True)
def floor_fragment(view: View) -> dict[str, Any]:
    return floor_page(trial_of(view.stream, view.state, _DIRECTOR, view.lang))


@only(*CONSOLE_ROLES)
def phone(request: HttpRequest, stream: str) -> HttpResponse:
    return page(request, stream, "room/floor/page.html")


@only(*CONSOLE_ROLES)
def call(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """A call with the form that closes it."""
    found = looked(request, stream, lambda trial: call_sheet(trial, number))
    return opened(request, stream, "room/floor/sheet_call.html", found)


def opened(request: HttpRequest, stream: str, template: str, found: dict[str, Any]) -> HttpResponse:
    """Something opened over a page; on its own a page too, for browsers without scripts."""
    whole = not request.headers.get("HX-Request")
    context = {**about(stream), **found, "sheet": template, "whole": whole}
    alone = "room/floor/alone.html" if template.startswith("room/floor/") else "room/rulings/alone.html"
    return render(request, alone if whole else template, context)


urlpatterns = [
    path("e/<slug:stream>/floor/", phone, name="floor"),
    path("e/<slug:stream>/floor/llamada/<int:number>/", call, name="floor_call"),
]
