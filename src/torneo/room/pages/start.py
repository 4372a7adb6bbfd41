"""The first page: the events of the room and where to go."""

from functools import partial
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path

from torneo.room.keeping import keeper
from torneo.room.pages.accounts import is_new
from torneo.tournament import Tournament


def events() -> list[dict[str, Any]]:
    """Every event of the room, newest first."""
    found = []
    for head in keeper().journal.heads():
        if head.kind != "tournament":
            continue
        found.append(keeper().reading(head.name, partial(_summary, head.name)))
    return sorted(found, key=lambda one: -one["at"])


def _summary(name: str, state: Tournament) -> dict[str, Any]:
    return {
        "stream": name,
        "name": state.structure.name or name,
        "book": state.book,
        "phase": state.phase,
        "players": len(state.alive()),
        "entries": len(state.entries),
        "at": state.at,
    }


def start(request: HttpRequest) -> HttpResponse:
    if is_new():
        return redirect("/primera-vez/")
    return render(request, "room/start.html", {"events": events()})


urlpatterns = [path("", start, name="start")]
