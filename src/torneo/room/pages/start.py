"""The first page: what to open as director, desk, screen or player, and the events of the room."""

from functools import partial
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path

from torneo.room.demo import running
from torneo.room.demo.pages import demo_context
from torneo.room.fragments import View, fragment
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pace import now_of, speed_of
from torneo.room.pages.accounts import is_new
from torneo.room.views.start import now_playing, summary
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Tournament


@fragment("start")
def start_fragment(view: View) -> dict[str, Any]:
    return {"event": now_playing(view.state, view.book, view.now)}


def events() -> list[dict[str, Any]]:
    """Every event of the room, newest first."""
    found = [
        keeper().reading(head.name, partial(_summary, head.name))
        for head in keeper().journal.heads()
        if head.kind == "tournament"
    ]
    return sorted(found, key=lambda one: -one["at"])


def _summary(name: str, state: Tournament) -> dict[str, Any]:
    return summary(state, name)


#: Doors of a demonstration: (name, role whose account it takes, page of the event).
_DOORS = (
    ("director", "director", "direccion/"),
    ("screen", "", "pantalla/"),
    ("desk", "desk", "inscripcion/"),
    ("dealer", "dealer", "crupier/"),
    ("player", "", ""),
    ("public", "", ""),
    ("floor", "floor", "floor/"),
    ("commission", "commission", "comision/"),
)


def doors(demo: dict[str, Any], lang: Lang) -> list[dict[str, str]]:
    """What to open, with the account it takes."""
    found = []
    for name, role, page in _DOORS:
        href, facts = f"/e/{demo['stream']}/{page}", {}
        if name == "player":
            if not demo["player"]:
                continue
            href, facts = f"/j/{demo['player']['token']}/", {"name": demo["player"]["name"]}
        found.append(
            {
                "title": say(f"start.door.{name}", lang), "href": href, "role": role,
                "about": say(f"start.door.{name}_about", lang, facts),
                "button": say(f"start.door.{name}_open", lang),
                "account": demo["accounts"].get(role, ""),
            }
        )  # fmt: skip
    return found


def start(request: HttpRequest) -> HttpResponse:
    """A demonstration shows what is going on and its accounts; a new room asks for its director first."""
    if is_new():
        return redirect("/primera-vez/")
    context: dict[str, Any] = {"events": events()}
    show = running()
    if show is not None:
        context |= demo_context(show)
        stream = context["demo"]["stream"]
        if stream:
            context |= {"stream": stream, "now": now_of(stream), "speed": speed_of(stream)}
            context["doors"] = doors(context["demo"], language_of(request))
    return render(request, "room/start.html", context)


urlpatterns = [path("", start, name="start")]
