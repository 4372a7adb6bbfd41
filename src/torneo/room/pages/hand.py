"""The hand of a table, told from its tablet: every act at once, taken back, ended as it was told."""

from typing import Annotated, Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import path
from django.views.decorators.http import require_GET, require_POST

from torneo.room import told_hands
from torneo.room.keeping import keeper
from torneo.room.keys import key_of
from torneo.room.language import language_of
from torneo.room.pages.common import about
from torneo.room.pages.console_common import looked
from torneo.room.sent import json_sent
from torneo.room.views.hand import hand_look
from torneo.room.views.naming import bad_field, refusal
from torneo.room.who import actor_of, only
from torneo.rulebook import Lang
from torneo.tournament import Refused
from torneo.tournament.kernel import TABLE
from torneo.tournament.live_hand.story import Story

ROLES = tuple(sorted(TABLE))
#: The deal a tablet shows, as ``deal_name`` names it: a late or doubled tap is not meant for the next one.
Deal = Annotated[str, msgspec.Meta(pattern=r"^\d{1,9}-\d{1,15}(-2)?$")]


@only(*ROLES)
@require_GET
def now(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The hand as it stands, for a tablet whose bell has rung."""
    return JsonResponse(look(request, stream, number))


def look(request: HttpRequest, stream: str, number: int, over: Story | None = None) -> dict[str, Any]:
    """The hand a table is at, or one that is over, as a tablet draws it."""
    found = looked(request, stream, lambda trial: hand_look(trial, number, over))
    drawn = found.pop("drawn")
    names = {"html": "room/spot/now.html", "side": "room/hands/side.html"}
    return found | {key: render_to_string(name, drawn) if drawn else "" for key, name in names.items()}


class Tells(msgspec.Struct, frozen=True):
    """``steps``: what has happened since ``after`` acts were told; ``ordinary``: which of them (by place)
    were tapped as what happens in every hand. ``until``: before them everybody before that seat has checked
    or folded. ``setup``: the table as whoever tells it sees it, where that is not as it was dealt. The same
    ``key`` tells nothing twice."""

    hand: Deal
    steps: tuple[dict[str, Any], ...] = ()
    after: int = 0
    setup: dict[str, Any] | None = None
    until: int = 0
    ordinary: tuple[int, ...] = ()
    key: str = ""


@only(*ROLES)
@require_POST
def tell(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """What happened, told and ruled on: the hand as it is then. Whoever has not seen an act of it gets the
    hand as it stands (``stale``), and so does who told several acts of which one cannot be (``stuck``:
    why)."""
    asked = _asked(request, stream, number, Tells)
    if isinstance(asked, HttpResponse):
        return asked
    refused = told_hands.tell(
        stream, number, asked.hand, asked.steps, asked.after, actor_of(request), key_of(request, asked.key),
        setup=asked.setup, until=asked.until, ordinary=asked.ordinary,
    )  # fmt: skip
    return _answer(request, stream, number, refused, several=len(asked.steps) > 1)


class TakesBack(msgspec.Struct, frozen=True):
    """``after``: how many acts the tablet shows as told."""

    hand: Deal
    after: int | None = None
    key: str = ""


@only(*ROLES)
@require_POST
def take_back(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The last act of the hand never was, nor what it brought about."""
    asked = _asked(request, stream, number, TakesBack)
    if isinstance(asked, HttpResponse):
        return asked
    by, key = actor_of(request), key_of(request, asked.key)
    refused = told_hands.take_back(stream, number, asked.hand, by, key, asked.after)
    return _answer(request, stream, number, refused)


class Ends(msgspec.Struct, frozen=True):
    """``name``: of the told hand. ``winners``: of each pot, where cards decide that nobody saw."""

    name: str
    winners: tuple[tuple[int, ...], ...] = ()


@only(*ROLES)
@require_POST
def end(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The hand is over as told; the event gets its result."""
    asked = _asked(request, stream, number, Ends)
    if isinstance(asked, HttpResponse):
        return asked
    over = told_hands.end(stream, number, asked.name, asked.winners, actor_of(request))
    if over is None:
        raise Http404(asked.name)
    if isinstance(over, Refused):
        return _refused(stream, over, language_of(request))
    return JsonResponse(look(request, stream, number, over))


def _asked(request: HttpRequest, stream: str, number: int, kind: type[Any]) -> Any:
    """What a tablet has sent, or the answer that it cannot be read; a 404 if there is no such table."""
    about(stream)
    if not keeper().reading(stream, lambda state: number in state.tables):
        raise Http404(stream)
    try:
        return json_sent(request.body or b"{}", kind)
    except msgspec.MsgspecError as wrong:
        return JsonResponse({"problem": bad_field(wrong, language_of(request))}, status=422)


def _answer(
    request: HttpRequest, stream: str, number: int, refused: Refused | None, several: bool = False
) -> HttpResponse:
    stale = refused is not None and refused.reason == "told_meanwhile"
    if refused is not None and not stale and not several:
        return _refused(stream, refused, language_of(request))
    found = look(request, stream, number)
    if stale:
        found["stale"] = True
    elif refused is not None:
        found["stuck"] = _why_not(stream, refused, language_of(request))
    return JsonResponse(found)


def _why_not(stream: str, refused: Refused, lang: Lang) -> str:
    told = refused.facts.get(f"problem_{lang}")
    text = str(told) if told else keeper().reading(stream, lambda state: refusal(refused, state, lang))
    return text[:1].upper() + text[1:]


def _refused(stream: str, refused: Refused, lang: Lang) -> HttpResponse:
    body = {"problem": _why_not(stream, refused, lang), "clauses": list(refused.clauses)}
    return JsonResponse(body, status=403 if refused.reason == "role" else 409)


_BASE = "e/<slug:stream>/mesa/<int:number>/mano/"
urlpatterns = [
    path(f"{_BASE}ahora/", now, name="hand_now"),
    path(f"{_BASE}acto/", tell, name="hand_tell"),
    path(f"{_BASE}quitar/", take_back, name="hand_take_back"),
    path(f"{_BASE}terminar/", end, name="hand_end"),
]
