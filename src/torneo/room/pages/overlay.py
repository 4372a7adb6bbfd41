"""The overlay of a stream: a transparent page behind a private link, and who sees recorded hands when."""

import hashlib
from typing import Any

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.urls import path, reverse
from django.views.decorators.http import require_GET, require_http_methods

from torneo.room import told_hands
from torneo.room.accounts import links
from torneo.room.accounts.record import by_of, note
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.links_out import absolute
from torneo.room.models import Link, Showing
from torneo.room.pages.common import about, page
from torneo.room.pages.console_common import looked
from torneo.room.pages.hands import DIRECTORS
from torneo.room.views.acts import Trial
from torneo.room.views.overlay import overlay_shown
from torneo.room.who import only
from torneo.room.words import say
from torneo.rulebook import Lang

KIND = "overlay"


@only(*DIRECTORS)
@require_GET
def preview(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The overlay for whoever may see every card anyway."""
    about(stream)
    return _overlay(request, stream, number, reverse("overlay_preview_now", args=[stream, number]))


@only(*DIRECTORS)
@require_GET
def preview_now(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    about(stream)
    return _now(request, stream, number)


@require_GET
def overlay(request: HttpRequest, token: str) -> HttpResponse:
    """The page OBS opens."""
    link = _link(token)
    if link is None:
        return _gone(request)
    return _overlay(request, link.stream, int(link.subject), reverse("overlay_now", args=[token]))


@require_GET
def overlay_now(request: HttpRequest, token: str) -> HttpResponse:
    link = _link(token)
    return _gone(request) if link is None else _now(request, link.stream, int(link.subject))


def _link(token: str) -> Link | None:
    link = Link.find(token)
    return link if link is not None and link.kind == KIND else None


def _gone(request: HttpRequest) -> HttpResponse:
    answer = render(request, "room/no_link.html", status=404)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _overlay(request: HttpRequest, stream: str, number: int, source: str) -> HttpResponse:
    lang = language_of(request)
    html, mark = _drawn(stream, number, lang)
    context = {"html": html, "mark": mark, "source": source, "number": number}
    return _private(page(request, stream, "room/hands/overlay.html", **context))


def _now(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The overlay as it is now; nothing where the page shows it already."""
    html, mark = _drawn(stream, number, language_of(request))
    if request.GET.get("m") == mark:
        return _private(HttpResponse(status=204))
    answer = HttpResponse(html)
    answer.headers["X-Torneo-Mark"] = mark
    return _private(answer)


def _drawn(stream: str, number: int, lang: Lang) -> tuple[str, str]:
    hand = told_hands.for_stream(stream, number, told_hands.showing(stream))
    html = ""
    if hand is not None:
        at = overlay_shown(hand, told_hands.book_of(hand), lang)
        html = render_to_string("room/hands/overlay_part.html", {"at": at, "lang": lang}) if at else ""
    return html, hashlib.sha256(html.encode()).hexdigest()[:16]


def _private(answer: HttpResponse) -> HttpResponse:
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["X-Robots-Tag"] = "noindex"
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


# ---- the director's choice -----------------------------------------------------------------------------


@only(*DIRECTORS)
@require_http_methods(["GET", "POST"])
def settings(request: HttpRequest, stream: str) -> HttpResponse:
    """When the public and the stream see a hand, and the links of the overlay."""
    about(stream)
    lang, made, table, saved = language_of(request), "", 0, ""
    if request.method == "POST":
        act, table = request.POST.get("act", ""), _whole(request, "table", 999)
        if act in ("link", "revoke") and keeper().reading(stream, lambda state: table in state.tables):
            if act == "revoke":
                links.revoke(by_of(request), stream, KIND, str(table))
                return redirect(request.path)
            made = absolute(
                request, reverse("overlay", args=[links.renew(by_of(request), stream, KIND, str(table))])
            )
        elif act == "save":
            _save(request, stream)
            saved = say("hands.saved", lang)
    chosen = told_hands.showing(stream)

    def look(trial: Trial) -> dict[str, Any]:
        live = set(Link.objects.filter(stream=stream, kind=KIND, revoked=False).values_list("subject"))
        numbers = sorted(one.number for one in trial.state.tables.values() if one.open)
        return {"tables": [{"number": one, "link": (str(one),) in live} for one in numbers]}

    found = looked(request, stream, look)
    answer = page(
        request, stream, "room/hands/settings.html", **found, chosen=chosen, made=made, made_for=table,
        saved=saved, choices=[(one, say(f"hands.public.{one}", lang)) for one in told_hands.PUBLIC],
        most_minutes=told_hands.MOST_MINUTES, most_seconds=told_hands.MOST_SECONDS,
    )  # fmt: skip
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _save(request: HttpRequest, stream: str) -> None:
    before = told_hands.showing(stream)
    public = request.POST.get("public", "")
    chosen = {
        "public": public if public in told_hands.PUBLIC else before.public,
        "minutes": _whole(request, "minutes", told_hands.MOST_MINUTES, before.minutes),
        "overlay_seconds": _whole(request, "seconds", told_hands.MOST_SECONDS, before.overlay_seconds),
    }
    with transaction.atomic():
        Showing.objects.update_or_create(stream=stream, defaults=chosen)
        note(by_of(request), "showing_saved", stream, public=chosen["public"], minutes=chosen["minutes"],
             seconds=chosen["overlay_seconds"])  # fmt: skip


def _whole(request: HttpRequest, name: str, most: int, otherwise: int = 0) -> int:
    """A number of a form from 0 to ``most``; what is no number changes nothing."""
    text = request.POST.get(name, "").strip()
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 9 else otherwise


urlpatterns = [
    path("e/<slug:stream>/rotulos/<int:number>/", preview, name="overlay_preview"),
    path("e/<slug:stream>/rotulos/<int:number>/ahora/", preview_now, name="overlay_preview_now"),
    path("o/<str:token>/", overlay, name="overlay"),
    path("o/<str:token>/ahora/", overlay_now, name="overlay_now"),
    path("e/<slug:stream>/manos/ajustes/", settings, name="hands_settings"),
]
