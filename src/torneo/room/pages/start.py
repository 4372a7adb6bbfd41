"""The first page: what to open as director, desk, screen or player, and the events of the room."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse

from torneo.room.accounts.staff import is_new
from torneo.room.demo import running
from torneo.room.demo.pages import demo_context
from torneo.room.drafts import may_know
from torneo.room.fragments import View, fragment
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pace import now_of, speed_of
from torneo.room.put_away import put_away
from torneo.room.streams import look_through
from torneo.room.views.start import now_playing, summary
from torneo.room.who import may_open, role_of
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Tournament


@fragment("start")
def start_fragment(view: View) -> dict[str, Any]:
    return {"event": now_playing(view.state, view.book, view.now)}


def events(role: str, lang: Lang) -> list[dict[str, Any]]:
    """Every event that can be read and the role may know of, newest first, with the doors it may open.
    ``away``: taken off the page; the staff finds it folded below."""
    found, away = look_through("tournament", _summary).seen, put_away()
    return [
        {**one, "doors": _doors_of(one["stream"], role, lang), "away": one["stream"] in away}
        for one in sorted(found, key=lambda one: -one["at"])
        if may_know(role, one["phase"])
    ]


def _summary(name: str, state: Tournament) -> dict[str, Any]:
    return summary(state, name, keeper().book(name))


#: Doors of a demonstration by what one comes for: (name, role whose account it takes, page of the event).
_DOORS = {
    "work": (
        ("director", "director", "console"),
        ("floor", "floor", "floor"),
        ("dealer", "dealer", "dealer_tables"),
        ("desk", "desk", "desk"),
        ("commission", "commission", "event_cases"),
    ),
    "watch": (("screen", "", "screen"), ("player", "", "event"), ("public", "", "event")),
    "learn": (("academy", "", "academy"), ("books", "", "books")),
}
#: Pages of every event: (name, page). Who may open one its own guard says.
_PLACES = (
    ("director", "console"),
    ("floor", "floor"),
    ("dealer", "dealer_tables"),
    ("desk", "desk"),
    ("commission", "event_cases"),
    ("screen", "screen"),
    ("public", "event"),
)
#: Pages that need no event: (name, page).
_ALWAYS = (
    ("books", "books"),
    ("academy", "academy"),
    ("rulings", "any_desk"),
    ("equity", "equity"),
    ("api", "api"),
)


def _doors_of(stream: str, role: str, lang: Lang) -> list[dict[str, str]]:
    return [
        {
            "href": reverse(page, args=[stream]),
            "title": say(f"start.{name}", lang),
            "about": say(f"start.{name}_for", lang),
        }
        for name, page in _PLACES
        if may_open(role, page)
    ]


def doors(demo: dict[str, Any], lang: Lang) -> list[dict[str, Any]]:
    """What to open, in groups, with the account it takes."""
    return [
        {
            "name": group,
            "title": say(f"start.group.{group}", lang),
            "doors": [door for one in found if (door := _door(demo, lang, *one))],
        }
        for group, found in _DOORS.items()
    ]


def _door(demo: dict[str, Any], lang: Lang, name: str, role: str, page: str) -> dict[str, str] | None:
    alone = name in dict(_ALWAYS)
    href, facts = reverse(page, args=[] if alone else [demo["stream"]]), {}
    if name == "player":
        if not demo["player"]:
            return None
        href, facts = reverse("player", args=[demo["player"]["token"]]), {"name": demo["player"]["name"]}
    return {
        "title": say(f"start.door.{name}", lang), "href": href, "role": role,
        "about": say(f"start.door.{name}_about", lang, facts),
        "button": say(f"start.door.{name}_open", lang),
        "account": demo["accounts"].get(role, ""),
    }  # fmt: skip


def always(lang: Lang) -> list[dict[str, str]]:
    """What is of use at any time, with or without an event."""
    return [
        {"href": reverse(page), "title": say(f"start.always.{name}", lang),
         "about": say(f"start.always.{name}_about", lang)}
        for name, page in _ALWAYS
    ]  # fmt: skip


def start(request: HttpRequest) -> HttpResponse:
    """A demonstration shows what is going on and its accounts; a new room asks for its director first."""
    if is_new():
        return redirect("first")
    lang = language_of(request)
    role = role_of(request.user)
    found = events(role, lang)
    context: dict[str, Any] = {
        "events": [one for one in found if not one["away"]],
        "away": [one for one in found if one["away"] and role != "public"],
        "always": always(lang),
    }
    show = running()
    if show is not None:
        context |= demo_context(show)
        stream = context["demo"]["stream"]
        if stream:
            context |= {"stream": stream, "now": now_of(stream), "speed": speed_of(stream)}
            context["groups"] = doors(context["demo"], lang)
    return render(request, "room/start.html", context)


urlpatterns = [path("", start, name="start")]
