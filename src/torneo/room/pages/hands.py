"""Hands recorded act by act: the page that tells them, the list, the replay and the PHH file."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import path
from django.views.decorators.http import require_GET, require_POST

from torneo.floor.scenario.told import CannotTell
from torneo.room import told_hands
from torneo.room.keeping import keeper
from torneo.room.keys import Key, key_of
from torneo.room.language import language_of
from torneo.room.pages.common import about, page
from torneo.room.pages.console_common import looked
from torneo.room.sent import json_sent
from torneo.room.views.acts import Trial
from torneo.room.views.hands import hand_shown, result_shown, start_shown
from torneo.room.views.hands_replay import public_phh, replay_shown, row_shown
from torneo.room.views.matters import strip
from torneo.room.views.naming import bad_field, refusal
from torneo.room.who import actor_of, only, role_of
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Actor, Refused
from torneo.tournament.kernel import TABLE, Value
from torneo.tournament.live_hand.phh import phh
from torneo.tournament.live_hand.story import Story

ROLES = tuple(sorted(TABLE))
DIRECTORS = ("director", "operations")


# ---- telling it ----------------------------------------------------------------------------------------


@only(*ROLES)
@require_GET
def record(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The hand of a table, told act by act; before it begins, what it begins from."""
    at = looked(request, stream, lambda trial: start_shown(trial, number))
    story = told_hands.live(stream, number)
    return page(
        request, stream, "room/hands/record.html", at=at, key=secrets.token_hex(8),
        look=_look(request, story) if story is not None else None,
    )  # fmt: skip


def _look(request: HttpRequest, story: Story) -> dict[str, Any]:
    """What the page draws of the hand: HTML, and the data its buttons are made from."""
    lang, role, stream = language_of(request), role_of(request.user), story.event
    try:
        now = told_hands.told(story)
    except CannotTell as error:
        return {"hand": story.name, "html": "", "problem": error.say(lang)}
    shown = hand_shown(story, now, lang, role)
    if now.over or shown["pots"]:
        shown["result"] = looked(request, stream, lambda trial: {"it": result_shown(trial, story, now)})["it"]
    context = {
        **shown, "lang": lang, "stream": stream, "short": story.name, "number_of_table": story.table,
        "matters": [] if story.ended_at else _open(request, story),
    }  # fmt: skip
    return {
        "hand": story.name,
        "stream": stream,
        "base": f"/e/{stream}/mesa/{story.table}/mano/{story.name}/",
        "version": story.version,
        "ended": bool(story.ended_at),
        "shape": shown["shape"],
        "pots": shown["pots"],
        "acts": shown["acts"],
        "html": render_to_string("room/spot/now.html", context),
        "side": render_to_string("room/hands/side.html", context),
    }


def _open(request: HttpRequest, story: Story) -> list[dict[str, Any]]:
    """What rulings have left open at the table; a question has a place of its own on the page."""

    def look(trial: Trial) -> dict[str, Any]:
        return {"matters": strip(trial, trial.state.tables[story.table])}

    found = looked(request, story.event, look)["matters"]
    return [one for one in found if one["kind"] != "question"]


@only(*ROLES)
@require_GET
def now(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    """The hand as it stands, for a page whose bell has rung."""
    return JsonResponse(_look(request, _hand(stream, number, name)))


class Begins(msgspec.Struct, frozen=True):
    """``cards``: the hole cards somebody knows, by seat."""

    cards: dict[str, list[str]] = {}
    key: str = ""


class Tells(msgspec.Struct, frozen=True):
    """``step``: what happened; ``steps``: all that has happened since the room last answered, ``ordinary``:
    which of them (by place) were tapped as what happens in every hand. The same ``key`` tells nothing twice.
    ``after``: how many acts the page had seen told. ``winners``: of each pot, at the end of a hand whose
    cards nobody saw."""

    step: dict[str, Any] = {}
    steps: list[dict[str, Any]] = []
    ordinary: tuple[int, ...] = ()
    key: str = ""
    after: int | None = None
    winners: list[list[int]] = []


@only(*ROLES)
@require_POST
def begin(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    lang = language_of(request)
    _table(stream, number)
    try:
        asked = json_sent(request.body or b"{}", Begins)
    except msgspec.MsgspecError as wrong:
        return JsonResponse({"problem": bad_field(wrong, lang)}, status=422)
    refused = told_hands.begin(stream, number, asked.cards, actor_of(request), key_of(request, asked.key))
    if refused is not None:
        return _refused(stream, refused, lang)
    story = told_hands.live(stream, number) or next(iter(told_hands.hands_of(stream, number)), None)
    if story is None:
        raise Http404(stream)
    return JsonResponse(_look(request, story))


@only(*ROLES)
@require_POST
def tell(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    """One more act."""
    return _done(request, stream, number, name, _tell)


@only(*ROLES)
@require_POST
def take_back(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    return _done(request, stream, number, name, _take_back)


@only(*ROLES)
@require_POST
def end(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    """The hand is over as told; the event gets its result."""
    return _done(request, stream, number, name, _end)


def _tell(story: Story, asked: Tells, by: Actor, key: Key) -> Refused | None:
    if asked.steps:
        after = len(story.acts) if asked.after is None else asked.after
        return told_hands.tell_all(
            story.event, story.table, story.number, asked.steps, after, by, key, asked.ordinary
        )[1]
    return told_hands.tell(story.event, story.table, story.number, asked.step, by, key, asked.after)


def _take_back(story: Story, asked: Tells, by: Actor, key: Key) -> Refused | None:
    return told_hands.take_back(story.event, story.table, story.number, by, key, asked.after)


def _end(story: Story, asked: Tells, by: Actor, _: Key) -> Refused | None:
    return told_hands.end(story, asked.winners, by)


def _done(
    request: HttpRequest, stream: str, number: int, name: str,
    does: Callable[[Story, Tells, Actor, Key], Refused | None],
) -> HttpResponse:  # fmt: skip
    """Carries a wish about the hand out; the hand as it is then, or why not. Whoever has not seen an act of
    it gets the hand as it stands (``stale``), and so does who told several acts of which one cannot be
    (``stuck``: why)."""
    story, lang = _hand(stream, number, name), language_of(request)
    try:
        asked = json_sent(request.body or b"{}", Tells)
    except msgspec.MsgspecError as wrong:
        return JsonResponse({"problem": bad_field(wrong, lang)}, status=422)
    if story.ended_at and does is not _end:
        over: dict[str, Value] = {"table": number, "hand": story.number, "now": story.number}
        return _refused(stream, Refused("hand_over", over), lang)
    refused = does(story, asked, actor_of(request), key_of(request, asked.key))
    stale = refused is not None and refused.reason == "told_meanwhile"
    if refused is not None and not stale and not asked.steps:
        return _refused(stream, refused, lang)
    now = _look(request, _hand(stream, number, name))
    if refused is None:
        return JsonResponse(now)
    return JsonResponse(
        {**now, "stale": True} if stale else {**now, "stuck": _why_not(stream, refused, lang)}
    )


def _table(stream: str, number: int) -> None:
    about(stream)  # 404 if there is no such event
    if not keeper().reading(stream, lambda state: number in state.tables):
        raise Http404(stream)


def _hand(stream: str, number: int, name: str) -> Story:
    """A hand of that table, else a 404."""
    about(stream)
    found = told_hands.hand_named(stream, name)
    if found is None or found.table != number:
        raise Http404(name)
    return found


def _why(stream: str, refused: Refused, lang: Lang) -> str:
    return keeper().reading(stream, lambda state: refusal(refused, state, lang))


def _why_not(stream: str, refused: Refused, lang: Lang) -> str:
    told_why = refused.facts.get(f"problem_{lang}")
    text = str(told_why) if told_why else _why(stream, refused, lang)
    return text[:1].upper() + text[1:]


def _refused(stream: str, answer: Refused, lang: Lang) -> HttpResponse:
    body = {"problem": _why_not(stream, answer, lang), "clauses": list(answer.clauses)}
    return JsonResponse(body, status=403 if answer.reason == "role" else 409)


# ---- for everybody -------------------------------------------------------------------------------------


def _seen(request: HttpRequest, story: Story) -> Story | None:
    """What whoever asks may know of a hand: staff at the table all of it at once, others what the director
    lets the public see."""
    if role_of(request.user) in ROLES:
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
    book, staff = told_hands.book_of(found), role_of(request.user) in ROLES
    if not staff and not found.ended_at:
        text: str | Refused = Refused("hand_not_over", {"table": found.table, "hand": found.number})
    else:
        text = phh(found, book) if staff else public_phh(found, book)
    if isinstance(text, Refused):
        told_why = _why(stream, text, language_of(request))
        return HttpResponse(told_why, status=409, content_type="text/plain; charset=utf-8")
    answer = HttpResponse(text, content_type="application/toml; charset=utf-8")
    answer.headers["Content-Disposition"] = f'attachment; filename="{stream}-{name}.phh"'
    return answer


_BASE = "e/<slug:stream>/mesa/<int:number>/mano/"
urlpatterns = [
    path(_BASE, record, name="record_hand"),
    path(f"{_BASE}empezar/", begin),
    path(f"{_BASE}<slug:name>/", now),
    path(f"{_BASE}<slug:name>/acto/", tell),
    path(f"{_BASE}<slug:name>/quitar/", take_back),
    path(f"{_BASE}<slug:name>/terminar/", end),
    path("e/<slug:stream>/manos/", listed, name="hands"),
    path("e/<slug:stream>/manos/<slug:name>.phh", phh_file, name="hand_phh"),
    path("e/<slug:stream>/manos/<slug:name>/", replay, name="hand_replay"),
]
