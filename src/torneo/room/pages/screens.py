"""Screens people look up at: the clock on the wall with what its layout adds, and the changes of seats."""

from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

from torneo.room.fragments import View, fragment
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pages.common import about, page
from torneo.room.views.clock import board
from torneo.room.views.dress import dress
from torneo.room.views.layouts import COMPACT, LAYOUTS, layout_name, layout_of
from torneo.room.views.moves import latest_moves, seat_list, seats_mark, table_list
from torneo.room.views.prizes import prize_board
from torneo.room.views.spoken import phrases

_SHOWN_MOVES = 24


@fragment("clock")
def clock_fragment(view: View) -> dict[str, Any]:
    return board(view.state, view.book, view.now, view.lang)


@fragment("moves")
def moves_fragment(view: View) -> dict[str, Any]:
    """Latest moves and broken tables; ``mark`` tells the page when to fetch the list of seats again."""
    return {**latest_moves(view.state, view.now, _SHOWN_MOVES), "mark": seats_mark(view.state)}


@fragment("prize_board")
def prizes_fragment(view: View) -> dict[str, Any]:
    return prize_board(view.state, view.book, view.lang)


def screen(request: HttpRequest, stream: str) -> HttpResponse:
    """The clock. ``?vista=premios`` picks a layout, ``?sesion=1B`` one of several sessions in play."""
    lang, layout = language_of(request), layout_of(request.GET.get("vista", ""))
    return page(
        request, stream, "room/screen.html", session=request.GET.get("sesion", ""), layout=layout,
        compact=layout in COMPACT, layouts=[(one, layout_name(one, lang)) for one in LAYOUTS],
        phrases=msgspec.json.encode(phrases()).decode(), dress=dress(stream, lang),
        **(_rows(stream, layout) if layout in ("asientos", "mesas") else {}),
    )  # fmt: skip


def dressed(request: HttpRequest, stream: str) -> HttpResponse:
    """Logo, text and pictures as they are now; nothing where the screen shows them already."""
    about(stream)
    found = dress(stream, language_of(request))
    if request.GET.get("m") == found["mark"]:
        answer = HttpResponse(status=204)
    else:
        answer = render(request, "room/screen_dress.html", {"dress": found, "stream": stream})
    answer.headers["Cache-Control"] = "no-store"
    return answer


def seats(request: HttpRequest, stream: str) -> HttpResponse:
    return page(request, stream, "room/seats_screen.html", **_rows(stream, "asientos"))


def seat_rows(request: HttpRequest, stream: str) -> HttpResponse:
    """The list of seats alone; ``?por=mesas``: table by table."""
    by_table = request.GET.get("por") == "mesas"
    rows = _rows(stream, "mesas" if by_table else "asientos")
    return render(request, f"room/{'table' if by_table else 'seat'}_rows.html", {**about(stream), **rows})


def _rows(stream: str, layout: str) -> dict[str, Any]:
    about(stream)  # 404 if there is no such event
    return {"rows": keeper().reading(stream, table_list if layout == "mesas" else seat_list)}


urlpatterns = [
    path("e/<slug:stream>/pantalla/", screen, name="screen"),
    path("e/<slug:stream>/pantalla/adorno/", dressed, name="screen_dress"),
    path("e/<slug:stream>/asientos/", seats, name="seats"),
    path("e/<slug:stream>/asientos/lista/", seat_rows, name="seat_rows"),
]
