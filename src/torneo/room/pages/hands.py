"""Hands recorded act by act: the page that tells them, the list, the replay and the PHH file."""

import secrets
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import path
from django.views.decorators.http import require_GET, require_POST

from torneo.floor.scenario.told import CannotTell
from torneo.journal.keeper import UnknownStream
from torneo.room import recordings
from torneo.room.fragments import View, fragment
from torneo.room.keeping import keeper
from torneo.room.keys import Key, key_of
from torneo.room.language import language_of
from torneo.room.pages.common import about, page
from torneo.room.pages.console_common import looked
from torneo.room.sent import json_sent
from torneo.room.views.hands import hand_shown, result_shown, start_shown
from torneo.room.views.hands_replay import public_phh, replay_shown, row_shown
from torneo.room.views.naming import bad_field, refusal
from torneo.room.who import actor_of, only, role_of
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Refused
from torneo.tournament.kernel import TABLE
from torneo.tournament.recorded import Recorded, phh, told

ROLES = tuple(sorted(TABLE))
DIRECTORS = ("director", "operations")


@fragment("hand_bell", roles=TABLE, kind="hand")
def hand_bell(view: View) -> dict[str, Any]:
    """Rings the pages that record or follow a hand: they fetch it again."""
    return {}


# ---- recording -----------------------------------------------------------------------------------------


@only(*ROLES)
@require_GET
def record(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The hand of a table, told act by act; before it begins, what it begins from."""
    at = looked(request, stream, lambda trial: start_shown(trial, number))
    name = recordings.current(stream, number)
    return page(
        request, stream, "room/hands/record.html", at=at, hand=name, key=secrets.token_hex(8),
        look=_look(request, stream, number, name) if name else None,
    )  # fmt: skip


def _look(request: HttpRequest, stream: str, number: int, name: str) -> dict[str, Any]:
    """What the page draws of the hand: HTML, and the data its buttons are made from."""
    lang, role = language_of(request), role_of(request.user)
    hand = recordings.hand_of(name)
    book = keeper().book(name)
    try:
        now = told(hand, book)
    except CannotTell as error:
        return {"hand": name, "html": "", "problem": error.say(lang)}
    shown = hand_shown(hand, now, lang, role)
    if now.over:
        report = recordings.report_of(name)
        shown["result"] = looked(
            request, stream, lambda trial: {"it": result_shown(trial, hand, now, report)}
        )["it"]
    context = {
        **shown, "lang": lang, "stream": stream, "name": name, "short": recordings.short_name(name),
        "number_of_table": number,
    }  # fmt: skip
    return {
        "hand": name,
        "base": f"/e/{stream}/mesa/{number}/mano/{recordings.short_name(name)}/",
        "version": hand.version,
        "ended": bool(hand.ended_at),
        "shape": shown["shape"],
        "acts": shown["acts"],
        "html": render_to_string("room/spot/now.html", context),
        "side": render_to_string("room/hands/side.html", context),
    }


@only(*ROLES)
@require_GET
def now(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    """The hand as it stands, for a page whose bell has rung."""
    return JsonResponse(_look(request, stream, number, _hand(stream, number, name)))


class Begins(msgspec.Struct, frozen=True):
    """``cards``: the hole cards somebody knows, by seat."""

    cards: dict[str, list[str]] = {}
    key: str = ""


class Tells(msgspec.Struct, frozen=True):
    """``step``: what happened. The same ``key`` tells nothing twice. ``after``: how many acts whoever tells
    has seen told; if there are more or fewer, nothing is told and the hand comes as it is (``stale``)."""

    step: dict[str, Any] = {}
    key: str = ""
    after: int | None = None


@only(*ROLES)
@require_POST
def begin(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    lang = language_of(request)
    _table(stream, number)
    try:
        asked = json_sent(request.body or b"{}", Begins)
    except msgspec.MsgspecError as wrong:
        return JsonResponse({"problem": bad_field(wrong, lang)}, status=422)
    name = recordings.begin(stream, number, asked.cards, actor_of(request), key_of(request, asked.key))
    if isinstance(name, Refused):
        return _refused(stream, name, lang)
    return JsonResponse(_look(request, stream, number, name))


@only(*ROLES)
@require_POST
def tell(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    """One more act."""
    hand, lang = _hand(stream, number, name), language_of(request)
    try:
        asked = json_sent(request.body, Tells)
    except msgspec.MsgspecError as wrong:
        return JsonResponse({"problem": bad_field(wrong, lang)}, status=422)
    key = key_of(request, asked.key)
    if _missed(hand, asked.after, key):
        return JsonResponse({**_look(request, stream, number, hand), "stale": True})
    refused = recordings.tell(hand, asked.step, actor_of(request), key)
    if refused is not None:
        return _refused(stream, refused, lang)
    return JsonResponse(_look(request, stream, number, hand))


@only(*ROLES)
@require_POST
def take_back(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    hand, lang = _hand(stream, number, name), language_of(request)
    try:
        asked = json_sent(request.body or b"{}", Tells)
    except msgspec.MsgspecError as wrong:
        return JsonResponse({"problem": bad_field(wrong, lang)}, status=422)
    key = key_of(request, asked.key)
    if _missed(hand, asked.after, key):
        return JsonResponse({**_look(request, stream, number, hand), "stale": True})
    refused = recordings.take_back(hand, actor_of(request), key)
    if refused is not None:
        return _refused(stream, refused, lang)
    return JsonResponse(_look(request, stream, number, hand))


def _missed(hand: str, after: int | None, key: Key) -> bool:
    """The act was meant for another moment of the hand; one told before under its key is the same one."""
    if after is None or after == len(recordings.hand_of(hand).steps):
        return False
    return keeper().answered(hand, key) is None


@only(*ROLES)
@require_POST
def leave(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    hand = _hand(stream, number, name)
    refused = recordings.leave(hand, actor_of(request))
    if refused is not None:
        return _refused(stream, refused, language_of(request))
    return JsonResponse({"left": True})


@only(*ROLES)
@require_POST
def end(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    """The record is complete; the event gets its result."""
    hand, lang = _hand(stream, number, name), language_of(request)
    refused = recordings.end(hand, actor_of(request))
    if refused is not None:
        return _refused(stream, refused, lang)
    done = say("hands.end_done", lang, {"n": recordings.hand_of(hand).number})
    return JsonResponse({**_look(request, stream, number, hand), "done": done})


def _table(stream: str, number: int) -> None:
    about(stream)  # 404 if there is no such event
    if not keeper().reading(stream, lambda state: number in state.tables):
        raise Http404(stream)


def _hand(stream: str, number: int, name: str) -> str:
    """The stream of a hand of that table, else a 404."""
    about(stream)
    try:
        found = recordings.stream_of(stream, name)
    except UnknownStream as missing:
        raise Http404(name) from missing
    if recordings.hand_of(found).table != number:
        raise Http404(name)
    return found


def _why(stream: str, refused: Refused, lang: Lang) -> str:
    return keeper().reading(stream, lambda state: refusal(refused, state, lang))


def _refused(stream: str, answer: Refused, lang: Lang) -> HttpResponse:
    told_why = answer.facts.get(f"problem_{lang}")
    text = str(told_why) if told_why else _why(stream, answer, lang)
    body = {"problem": text[:1].upper() + text[1:], "clauses": list(answer.clauses)}
    return JsonResponse(body, status=403 if answer.reason == "role" else 409)


# ---- for everybody -------------------------------------------------------------------------------------


def _seen(request: HttpRequest, stream: str, name: str) -> Recorded | None:
    """What whoever asks may know of a hand: staff at the table all of it at once, others what the director
    lets the public see."""
    hand = recordings.hand_of(name)
    if role_of(request.user) in ROLES:
        return hand
    return recordings.for_public(name, recordings.showing(stream))


@require_GET
def listed(request: HttpRequest, stream: str) -> HttpResponse:
    """The recorded hands whoever asks may see."""
    about(stream)
    lang, chosen, rows = language_of(request), recordings.showing(stream), []
    for name, whole in recordings.hands_of(stream):
        hand = _seen(request, stream, name)
        if hand is None or (whole.unfinished and not whole.steps):
            continue
        row = row_shown(recordings.short_name(name), hand, keeper().book(name), lang)
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
    whole, hand = found
    shown = replay_shown(hand, keeper().book(whole), lang)
    live = not hand.ended_at
    context = {"replay": shown, "name": name, "phh": _phh_ready(hand, shown), "playing": live}
    if request.GET.get("parte"):
        return page(request, stream, "room/hands/replay_part.html", **context)
    return page(request, stream, "room/hands/replay.html", **context)


def _phh_ready(hand: Recorded, shown: dict[str, Any] | None) -> bool:
    return bool(hand.ended_at and shown and shown["over"])


def _public(request: HttpRequest, stream: str, name: str) -> tuple[str, Recorded] | HttpResponse:
    about(stream)
    try:
        whole = recordings.stream_of(stream, name)
    except UnknownStream as missing:
        raise Http404(name) from missing
    hand = _seen(request, stream, whole)
    if hand is None:
        answer = page(request, stream, "room/hands/not_yet.html")
        answer.status_code = 403
        return answer
    return whole, hand


@require_GET
def phh_file(request: HttpRequest, stream: str, name: str) -> HttpResponse:
    """The hand as a PHH document. Who is no staff gets ``??`` for the cards nobody showed."""
    found = _public(request, stream, name)
    if isinstance(found, HttpResponse):
        return found
    whole, hand = found
    book, staff = keeper().book(whole), role_of(request.user) in ROLES
    if not staff and not hand.ended_at:
        text: str | Refused = Refused("hand_not_over", {"table": hand.table, "hand": hand.number})
    else:
        text = phh(hand, book) if staff else public_phh(hand, book)
    if isinstance(text, Refused):
        told_why = _why(stream, text, language_of(request))
        return HttpResponse(told_why, status=409, content_type="text/plain; charset=utf-8")
    answer = HttpResponse(text, content_type="application/toml; charset=utf-8")
    answer.headers["Content-Disposition"] = f'attachment; filename="{whole}.phh"'
    return answer


_BASE = "e/<slug:stream>/mesa/<int:number>/mano/"
urlpatterns = [
    path(_BASE, record, name="record_hand"),
    path(f"{_BASE}empezar/", begin),
    path(f"{_BASE}<slug:name>/", now),
    path(f"{_BASE}<slug:name>/acto/", tell),
    path(f"{_BASE}<slug:name>/quitar/", take_back),
    path(f"{_BASE}<slug:name>/dejar/", leave),
    path(f"{_BASE}<slug:name>/terminar/", end),
    path("e/<slug:stream>/manos/", listed, name="hands"),
    path("e/<slug:stream>/manos/<slug:name>.phh", phh_file, name="hand_phh"),
    path("e/<slug:stream>/manos/<slug:name>/", replay, name="hand_replay"),
]
