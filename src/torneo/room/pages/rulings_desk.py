"""The rulings desk: of an event, where a ruling goes on record, or of any book, to look things up."""

from collections.abc import Sequence
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import path, reverse
from django.views.decorators.http import require_GET, require_POST

from torneo.floor.scenario.told import CannotTell, must_be_short, told_hand
from torneo.room.houses import book_named, ready_books
from torneo.room.keeping import give, keeper
from torneo.room.keys import key_of
from torneo.room.language import language_of
from torneo.room.pages.common import about, page
from torneo.room.pages.console_common import CONSOLE_ROLES, looked
from torneo.room.pages.spot import Asked, book_of, look, problem_of
from torneo.room.sent import json_sent
from torneo.room.told_hands import everybody_before
from torneo.room.views.acts import Trial
from torneo.room.views.naming import refusal
from torneo.room.views.rulings import ruling_sheet
from torneo.room.views.rulings_desk import FIRST_SPOT, ruled, spot_of_table, tables_to_pick
from torneo.room.views.spot_forms import picker
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.rulebook import Book, Lang, all_books
from torneo.tournament import Refused
from torneo.tournament.rulings.commands import GiveRuling
from torneo.tournament.rulings.events import RulingGiven
from torneo.tournament.rulings.giving import MOST_STEPS
from torneo.tournament.words import say as say_sentence

#: Steps somebody without an account may ask about, and bytes of what is asked.
_MOST_ANYBODY = 80
_MOST_BYTES = 50_000
#: The book a visitor finds open.
_FIRST_BOOK = "fcp-2025"


class ToRecord(msgspec.Struct, frozen=True):
    """A spot of a table and what happened there, to go on record."""

    table: int
    setup: dict[str, Any]
    steps: list[dict[str, Any]]
    call: int = 0


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0


# ---- of an event ---------------------------------------------------------------------------------------


@require_GET
@only(*CONSOLE_ROLES)
def desk(request: HttpRequest, stream: str) -> HttpResponse:
    """``mesa``: the table whose hand it is about; ``llamada``: the call it answers."""
    about(stream)
    table, call = _number(request.GET.get("mesa", "")), _number(request.GET.get("llamada", ""))
    lang = language_of(request)

    def seen(trial: Trial) -> dict[str, Any]:
        state = trial.state
        calling = 1 <= call <= len(state.calls) and not state.calls[call - 1].closed_at
        found = spot_of_table(state, table, trial.book, trial.now)
        return {
            **found,
            "tables": tables_to_pick(state, lang),
            "call": call if calling and state.calls[call - 1].table == found["table"] else 0,
        }

    found = looked(request, stream, seen)
    spot = _picked(f"arbitraje-{stream}-{found['table']}", reverse("spot", args=[stream]), found["setup"],
                   book_of(stream), lang, found["steps"])  # fmt: skip
    return page(request, stream, "room/rulings/desk.html", **found, spot=spot,
                rules=reverse("rulings_desk_ruling", args=[stream]),
                records=reverse("rulings_desk_record", args=[stream]) if found["table"] else "")  # fmt: skip


@require_POST
@only(*CONSOLE_ROLES)
def ruling(request: HttpRequest, stream: str) -> HttpResponse:
    """What the event's book makes of it; nothing is recorded."""
    return _ruled(request, book_of(stream), {"stream": stream, "may_record": True}, MOST_STEPS)


@require_POST
@only(*CONSOLE_ROLES)
def record(request: HttpRequest, stream: str) -> HttpResponse:
    """Puts it on record; the answer is the ruling, with the floor's choices if it is a question."""
    about(stream)
    lang = language_of(request)
    try:
        asked = json_sent(request.body, ToRecord)
    except msgspec.MsgspecError as error:
        return JsonResponse({"problem": str(error)}, status=422)
    command = GiveRuling(table=asked.table, setup=asked.setup, steps=tuple(asked.steps), call=asked.call)
    key = key_of(request, request.headers.get("X-Torneo-Key", ""))
    answer = give(stream, command, actor_of(request), key)
    if isinstance(answer, Refused):
        why = keeper().reading(stream, lambda state: refusal(answer, state, lang))
        return JsonResponse({"problem": why}, status=403 if answer.reason == "role" else 409)
    given = next(one.event for one in answer.happened if isinstance(one.event, RulingGiven))
    shown = looked(request, stream, lambda trial: ruling_sheet(trial, given.ruling))
    context = {**shown, "stream": stream, "others": [], "replay": None, "brief": True}
    html = render(request, "room/rulings/sheet_ruling.html", context).content.decode()
    saved = say("rulings.saved", lang, {"number": given.ruling})
    return JsonResponse({"html": html, "number": given.ruling, "said": saved})


# ---- of any book ---------------------------------------------------------------------------------------


@require_GET
def any_desk(request: HttpRequest) -> HttpResponse:
    """``libro``: one of the books, or a house book of the room."""
    book, lang = _named(request.GET.get("libro", _FIRST_BOOK)), language_of(request)
    books = [(one.id, one.short) for one in (*all_books(), *ready_books())]
    spot = _picked(f"arbitraje-{book.id}", reverse("any_spot", args=[book.id]), FIRST_SPOT, book, lang)
    context = {"books": books, "book": book.id, "book_name": book.short, "spot": spot, "hand": "first",
               "rules": reverse("any_ruling", args=[book.id]), "records": "", "table": 0,
               "call": 0}  # fmt: skip
    return render(request, "room/rulings/desk.html", context)


@require_POST
def any_spot(request: HttpRequest, book: str) -> HttpResponse:
    """The picture of a spot under a book."""
    known, lang = _named(book), language_of(request)
    try:
        asked = _asked(request, lang)
        told = told_hand(known, asked.setup, asked.steps)
        if asked.until:
            told = everybody_before(told, asked.until)
    except (CannotTell, msgspec.MsgspecError) as error:
        return JsonResponse({"problem": problem_of(error, lang)}, status=422)
    return JsonResponse(look(told, lang))


@require_POST
def any_ruling(request: HttpRequest, book: str) -> HttpResponse:
    return _ruled(request, _named(book), {"may_record": False})


# ---- both ----------------------------------------------------------------------------------------------


def _picked(
    key: str, url: str, setup: dict[str, Any], book: Book, lang: Lang, steps: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    return {"key": key, "url": url, "setup": setup, "steps": list(steps), "words": picker(book, lang)}


def _named(name: str) -> Book:
    book = book_named(name)
    if book is None:
        raise Http404(name)
    return book


def _asked(request: HttpRequest, lang: Lang, most: int = _MOST_ANYBODY) -> Asked:
    """A spot as a picker sends it; the rules are the book's, it cannot bring its own."""
    if len(request.body) > _MOST_BYTES:
        raise msgspec.ValidationError(say("rulings.too_large", lang, {"most": _MOST_BYTES}))
    asked: Asked = json_sent(request.body, Asked)
    if "policies" in asked.setup:
        raise msgspec.ValidationError(say_sentence("setup_policies", {}, lang))
    if len(asked.steps) > most:
        raise msgspec.ValidationError(
            say_sentence("too_many_steps", {"steps": len(asked.steps), "most": most}, lang)
        )
    must_be_short(asked.setup, asked.steps)
    return asked


def _ruled(request: HttpRequest, book: Book, more: dict[str, Any], most: int = _MOST_ANYBODY) -> HttpResponse:
    lang = language_of(request)
    try:
        asked = _asked(request, lang, most)
        if not asked.steps:
            raise msgspec.ValidationError(say("rulings.nothing_told", lang))
        found = ruled(book, asked.setup, asked.steps, lang)
    except (CannotTell, msgspec.MsgspecError) as error:
        return JsonResponse({"problem": problem_of(error, lang)}, status=422)
    context = {**found, **more, "lang": lang}
    return JsonResponse(
        {
            "html": render_to_string("room/rulings/desk_ruling.html", context),
            "others": render_to_string("room/rulings/others.html", context),
        }
    )


urlpatterns = [
    path("arbitraje/", any_desk, name="any_desk"),
    path("arbitraje/<slug:book>/jugada/", any_spot, name="any_spot"),
    path("arbitraje/<slug:book>/ver/", any_ruling, name="any_ruling"),
    path("e/<slug:stream>/arbitraje/", desk, name="rulings_desk"),
    path("e/<slug:stream>/arbitraje/ver/", ruling, name="rulings_desk_ruling"),
    path("e/<slug:stream>/arbitraje/anotar/", record, name="rulings_desk_record"),
]
