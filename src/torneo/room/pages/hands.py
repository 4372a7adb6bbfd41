"""Hands told act by act, for whoever looks at them later: the list, the replay and the PHH file."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.http import require_GET

from torneo.room import told_hands
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pages.common import about, page
from torneo.room.views.hands_replay import public_phh, replay_shown, row_shown
from torneo.room.views.naming import refusal
from torneo.room.who import role_of
from torneo.room.words import say
from torneo.tournament import Refused
from torneo.tournament.kernel import TABLE
from torneo.tournament.live_hand.phh import phh
from torneo.tournament.live_hand.story import Story

DIRECTORS = ("director", "operations")


def _seen(request: HttpRequest, story: Story) -> Story | None:
    """What whoever asks may know of a hand: staff at the table all of it at once, others what the director
    lets the public see."""
    if role_of(request.user) in TABLE:
        return story
    return told_hands.for_public(story, told_hands.showing(story.event))


@require_GET
def listed(request: HttpRequest, stream: str) -> HttpResponse:
    """The recorded hands whoever asks may see."""
    about(stream)
    lang, chosen, rows = language_of(request), told_hands.showing(stream), []
    for whole in told_hands.hands_of(stream):
        hand = _seen(request, whole)
        if hand is None or (whole.unfinished and not whole.steps):
            continue
        row = row_shown(hand, told_hands.book_of(hand), lang)
        rows += [row] if row is not None else []
    told_when = say(f"hands.shown.{chosen.public}", lang, {"n": chosen.minutes})
    may = role_of(request.user) in DIRECTORS
    return page(request, stream, "room/hands/list.html", rows=rows, when=told_when, may_set=may)


@require_GET
def replay(request: HttpRequest, stream: str, name: str) -> HttpResponse:
    """A hand step by step, with the cards that lay open."""
    found = _public(request, stream, name)
    lang = language_of(request)
    if isinstance(found, HttpResponse):
        return found
    shown = replay_shown(found, told_hands.book_of(found), lang)
    live = not found.ended_at
    context = {"replay": shown, "name": name, "phh": _phh_ready(found, shown), "playing": live}
    if request.GET.get("parte"):
        return page(request, stream, "room/hands/replay_part.html", **context)
    return page(request, stream, "room/hands/replay.html", **context)


def _phh_ready(hand: Story, shown: dict[str, Any] | None) -> bool:
    return bool(hand.ended_at and shown and shown["over"])


def _public(request: HttpRequest, stream: str, name: str) -> Story | HttpResponse:
    about(stream)
    whole = told_hands.hand_named(stream, name)
    if whole is None:
        raise Http404(name)
    hand = _seen(request, whole)
    if hand is None:
        answer = page(request, stream, "room/hands/not_yet.html")
        answer.status_code = 403
        return answer
    return hand


@require_GET
def phh_file(request: HttpRequest, stream: str, name: str) -> HttpResponse:
    """The hand as a PHH document. Who is no staff gets ``??`` for the cards nobody showed."""
    found = _public(request, stream, name)
    if isinstance(found, HttpResponse):
        return found
    book, staff = told_hands.book_of(found), role_of(request.user) in TABLE
    if not staff and not found.ended_at:
        text: str | Refused = Refused("hand_not_over", {"table": found.table, "hand": found.number})
    else:
        text = phh(found, book) if staff else public_phh(found, book)
    if isinstance(text, Refused):
        refused, lang = text, language_of(request)
        told_why = keeper().reading(stream, lambda state: refusal(refused, state, lang))
        return HttpResponse(told_why, status=409, content_type="text/plain; charset=utf-8")
    answer = HttpResponse(text, content_type="application/toml; charset=utf-8")
    answer.headers["Content-Disposition"] = f'attachment; filename="{stream}-{name}.phh"'
    return answer


urlpatterns = [
    path("e/<slug:stream>/manos/", listed, name="hands"),
    path("e/<slug:stream>/manos/<slug:name>.phh", phh_file, name="hand_phh"),
    path("e/<slug:stream>/manos/<slug:name>/", replay, name="hand_replay"),
]
