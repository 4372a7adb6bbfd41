"""A player's own page behind a private link, and the link itself as a QR code for the desk."""

from typing import Any

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path, reverse
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_http_methods

from torneo.journal.keeper import UnknownStream
from torneo.room.accounts import links
from torneo.room.accounts.record import PROGRAM, By, by_of
from torneo.room.cases import cases_told
from torneo.room.drafts import hidden
from torneo.room.fragments import View, fragment
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.links_out import absolute
from torneo.room.models import Link
from torneo.room.pace import now_of
from torneo.room.pages.common import about, page
from torneo.room.views.player import bell, mine
from torneo.room.who import only
from torneo.rulebook import Lang
from torneo.tournament import Tournament

KIND = "player"


@fragment("bell")
def bell_fragment(view: View) -> dict[str, Any]:
    """Rings the pages of those who are concerned: they fetch their own part."""
    return bell(view.state)


def player_link(stream: str, player: str, by: By = PROGRAM) -> str:
    """A new private address of the player's page; those given before no longer work."""
    return reverse("player", args=[links.renew(by, stream, KIND, player)])


def own(request: HttpRequest, token: str) -> HttpResponse:
    return _own(request, token, "room/player.html")


def own_part(request: HttpRequest, token: str) -> HttpResponse:
    """The part of the page that changes with the player's fortunes."""
    return _own(request, token, "room/player_part.html")


def _own(request: HttpRequest, token: str, template: str) -> HttpResponse:
    link = Link.find(token)
    seen = _seen(link, language_of(request)) if link is not None and link.kind == KIND else None
    if link is None or seen is None:
        answer = render(request, "room/no_link.html", status=404 if _never(token) else 410)
    else:
        told = bool(cases_told(link.stream, link.subject))
        answer = page(request, link.stream, template, token=token, commission=told, **seen)
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["X-Robots-Tag"] = "noindex"
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


def _never(token: str) -> bool:
    """Was there never such a link?"""
    return not Link.objects.filter(digest=Link.digest_of(token)).exists()


def _seen(link: Link, lang: Lang) -> dict[str, Any] | None:
    stream = link.stream
    if hidden(stream, "player"):
        return None
    try:
        book = keeper().book(stream)
        seen: dict[str, Any] | None = keeper().reading(
            stream, lambda state: mine(state, link.subject, book, now_of(stream), lang)
        )
    except UnknownStream:
        return None
    return seen


@only("director", "operations", "floor", "desk")
@require_http_methods(["GET", "POST"])
def link_page(request: HttpRequest, stream: str, player: str) -> HttpResponse:
    """Makes or takes back a player's link. A link can be read only when it is made."""
    about(stream)

    def look(state: Tournament) -> str:
        found = state.players.get(player)
        return found.name if found else ""

    name = keeper().reading(stream, look)
    if not name:
        return page(request, stream, "room/link.html", missing=player)
    link = code = ""
    if request.method == "POST" and request.POST.get("act") == "revoke":
        links.revoke(by_of(request), stream, KIND, player)
    elif request.method == "POST":
        link = absolute(request, player_link(stream, player, by_of(request)))
        code = qr(link)
    live = Link.objects.filter(stream=stream, kind=KIND, subject=player, revoked=False).exists()
    answer = page(
        request, stream, "room/link.html", name=name, player=player, link=link, code=code, active=live
    )
    answer.headers["Cache-Control"] = "no-store"
    return answer


def qr(text: str) -> str:
    """The text as an SVG to put into a page; needs no style of its own."""
    code = segno.make(text, error="m", micro=False)
    return mark_safe(code.svg_inline(border=2, dark="#0e1512", light="#ffffff", omitsize=True))


urlpatterns = [
    path("j/<str:token>/", own, name="player"),
    path("j/<str:token>/mio/", own_part, name="player_part"),
    path("e/<slug:stream>/jugadores/<str:player>/enlace/", link_page, name="player_link"),
]
