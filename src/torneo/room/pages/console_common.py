"""What the pages of the console share: who is trying what on which state, and reading the journal."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from torneo.journal.keeper import UnknownStream
from torneo.journal.line import Reader
from torneo.room.keeping import keeper, seed_of, session_of
from torneo.room.language import language_of
from torneo.room.pace import now_of
from torneo.room.pages.common import about
from torneo.room.views.acts import Trial
from torneo.room.who import actor_of
from torneo.rulebook import Lang
from torneo.tournament import TOURNAMENT, Actor, Command, Happened, Tournament

#: Who may open the console; what each may do in it the engine decides.
CONSOLE_ROLES = ("director", "operations", "floor")
Look = Callable[[Trial], dict[str, Any] | None]


def trial_of(stream: str, state: Tournament, by: Actor, lang: Lang) -> Trial:
    @cache
    def of_session(session: str) -> str:
        return seed_of(stream, session) if session else ""

    def seed(command: Command) -> str:
        return of_session(session_of(state, command))

    return Trial(state, keeper().book(stream), now_of(stream), lang, by, seed)


def looked(request: HttpRequest, stream: str, look: Look) -> dict[str, Any]:
    """What ``look`` finds in the newest state for whoever asks; a 404 if it finds nothing."""
    by, lang = actor_of(request), language_of(request)

    def read(state: Tournament) -> dict[str, Any] | None:
        if not isinstance(state, Tournament):
            raise UnknownStream(stream)
        return look(trial_of(stream, state, by, lang))

    try:
        found = keeper().reading(stream, read)
    except UnknownStream as missing:
        raise Http404(stream) from missing
    if found is None:
        raise Http404(stream)
    return found


def section(request: HttpRequest, stream: str, name: str, look: Look, **extra: Any) -> HttpResponse:
    """A page of the console. ``name``: the entry of the rail it belongs to."""
    found = looked(request, stream, look)
    context = {**about(stream), "section": name, **found, **extra}
    return render(request, f"room/console/{name}.html", context)


def sheet(request: HttpRequest, stream: str, name: str, found: dict[str, Any]) -> HttpResponse:
    """Something opened over a page; on its own a page too, for browsers without scripts."""
    whole = not request.headers.get("HX-Request")
    context = {
        **about(stream),
        "section": "",
        "sheet": f"room/console/sheet_{name}.html",
        "whole": whole,
        **found,
    }
    return render(request, "room/console/alone.html" if whole else f"room/console/sheet_{name}.html", context)


def happened_of(stream: str, after: int = 0, kinds: Iterable[str] = ()) -> list[Happened]:
    """Events of the journal after a version, all or of some kinds."""
    reader = Reader(TOURNAMENT)
    only = frozenset(kinds)
    lines = keeper().journal.read(stream, max(after, 0))
    return [reader.happened(line) for line in lines if not only or line.kind in only]
