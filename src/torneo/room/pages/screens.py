"""Screens people look up at: the clock on the wall, and the changes of seats."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

from torneo.room.fragments import View, fragment
from torneo.room.keeping import keeper
from torneo.room.pages.common import about, page
from torneo.room.views.clock import board
from torneo.room.views.moves import latest_moves, seat_list, seats_mark

_SHOWN_MOVES = 24


@fragment("clock")
def clock_fragment(view: View) -> dict[str, Any]:
    return board(view.state, view.book, view.now, view.lang)


@fragment("moves")
def moves_fragment(view: View) -> dict[str, Any]:
    """Latest moves and broken tables; ``mark`` tells the page when to fetch the list of seats again."""
    return {**latest_moves(view.state, view.now, _SHOWN_MOVES), "mark": seats_mark(view.state)}


def screen(request: HttpRequest, stream: str) -> HttpResponse:
    """The clock. ``?sesion=1B`` picks one of several sessions in play at once."""
    return page(request, stream, "room/screen.html", session=request.GET.get("sesion", ""))


def seats(request: HttpRequest, stream: str) -> HttpResponse:
    return page(request, stream, "room/seats_screen.html", rows=_rows(stream))


def seat_rows(request: HttpRequest, stream: str) -> HttpResponse:
    """The list of seats alone."""
    return render(request, "room/seat_rows.html", {**about(stream), "rows": _rows(stream)})


def _rows(stream: str) -> list[dict[str, Any]]:
    about(stream)  # 404 if there is no such event
    rows: list[dict[str, Any]] = keeper().reading(stream, seat_list)
    return rows


urlpatterns = [
    path("e/<slug:stream>/pantalla/", screen, name="screen"),
    path("e/<slug:stream>/asientos/", seats, name="seats"),
    path("e/<slug:stream>/asientos/lista/", seat_rows, name="seat_rows"),
]
