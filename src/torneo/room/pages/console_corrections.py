"""Undoing the last act and amending an old one, each with its consequences shown before it is accepted."""

from typing import Any

import msgspec
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import path
from django.views.decorators.http import require_POST

from torneo.room.keeping import command_from, give, keeper, seed_of, session_of
from torneo.room.keys import key_of
from torneo.room.language import language_of
from torneo.room.pages.commands import toast
from torneo.room.pages.common import about
from torneo.room.pages.console_common import CONSOLE_ROLES, happened_of, looked, sheet
from torneo.room.views.console_amend import act_at, amend_form, consequences_shown
from torneo.room.views.console_journal import row
from torneo.room.views.forms import form_fields
from torneo.room.views.naming import bad_field, refusal
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.tournament import Refused, Tournament, command_named
from torneo.tournament.corrections.amending import Amendment, Preview, preview, undo
from torneo.tournament.corrections.commands import Amend, Correction, Undo
from torneo.writing import Lang


def _state(stream: str) -> Tournament:
    state: Tournament = keeper().state(stream)
    return state


@only(*CONSOLE_ROLES)
def take_back(request: HttpRequest, stream: str) -> HttpResponse:
    """The last command, or the last of a table, and what taking it back changes. POST does it."""
    about(stream)
    lang, post = language_of(request), request.POST
    table = _number(post.get("table") or request.GET.get("table"))
    if post.get("expects"):
        wish = Undo(
            seq=_number(post.get("seq")), table=table, why=post.get("why", ""), expects=post["expects"]
        )
        answer = _given(request, stream, wish)
        if answer is not None:
            return answer
    found = undo(happened_of(stream), keeper().book(stream), "", table, actor_of(request))
    state = _state(stream)
    shown = consequences_shown(found, state, lang)
    if isinstance(found, Preview):
        shown["row"] = row(found.act, state, lang)
    return sheet(request, stream, "undo", {**shown, "table": table, "moved_on": bool(post.get("expects"))})


@only("director", "operations")
def amend(request: HttpRequest, stream: str, seq: int) -> HttpResponse:
    """The form for correcting what happened at a place of the journal."""
    about(stream)
    found = act_at(happened_of(stream), seq)
    if found is None:
        raise Http404(seq)
    acts, place = found
    if place == 0:
        raise Http404(seq)
    lang = language_of(request)
    shown = looked(request, stream, lambda trial: amend_form(acts, place, trial.state, lang))
    return sheet(request, stream, "amend", {**shown, "seq": acts[place].seq})


@require_POST
@only("director", "operations")
def amended(request: HttpRequest, stream: str, seq: int) -> HttpResponse:
    """The correction tried out, with every consequence; with the mark of those seen, accepted."""
    context, lang = about(stream), language_of(request)
    post = request.POST
    try:
        correction = _correction(post, seq, context["currency"], lang)
    except (msgspec.ValidationError, msgspec.DecodeError, KeyError) as wrong:
        text = bad_field(wrong, lang)
        return sheet(request, stream, "amended", {"refused": text, "told": [], "seq": seq, "clauses": ()})
    wish = Amend(
        corrections=(correction,), why=post.get("amend_why", ""),
        hands="played" if post.get("hands") == "played" else "counted", expects=post.get("expects", ""),
    )  # fmt: skip
    if wish.expects:
        answer = _given(request, stream, wish)
        if answer is not None:
            return answer
    state = _state(stream)
    wanted = Amendment(
        corrections=wish.corrections, why=wish.why, hands=wish.hands,
        seed=seed_of(stream, session_of(state, wish)),
    )  # fmt: skip
    found = preview(happened_of(stream), keeper().book(stream), wanted, actor_of(request))
    shown = consequences_shown(found, state, lang)
    again = [(name, value) for name, values in post.lists() for value in values
             if name not in ("csrfmiddlewaretoken", "expects", "key")]  # fmt: skip
    shown |= {"seq": seq, "again": again, "moved_on": bool(wish.expects)}
    return sheet(request, stream, "amended", shown)


def _correction(post: Any, seq: int, currency: str, lang: Lang) -> Correction:
    if post.get("never") or not post.get("command"):
        return Correction(seq=seq)
    own = ("command", "never", "hands", "amend_why", "expects")
    sent = form_fields(post.lists(), currency, lang)
    fields = {name: value for name, value in sent.items() if name not in own}
    return Correction(seq=seq, command=command_from(command_named(post["command"]), fields))


def _number(text: str | None) -> int:
    return int(text) if text and text.isdigit() else 0


def _given(request: HttpRequest, stream: str, wish: Amend | Undo) -> HttpResponse | None:
    """Gives the correction and answers as the door of all commands does; None if something else would follow
    by now than what was seen."""
    lang = language_of(request)
    answer = give(stream, wish, actor_of(request), key_of(request))
    if not isinstance(answer, Refused):
        return _told(request, stream, say("common.done", lang), "done", ())
    if answer.reason == "event_moved_on":
        return None
    return _told(request, stream, refusal(answer, _state(stream), lang), "refused", answer.clauses)


def _told(request: HttpRequest, stream: str, text: str, tone: str, clauses: tuple[str, ...]) -> HttpResponse:
    if request.headers.get("HX-Request"):
        return toast(request, text, tone, clauses, 409 if tone == "refused" else 200)
    messages.add_message(request, messages.INFO, text, extra_tags=tone)
    return redirect(f"/e/{stream}/direccion/diario/")


_BASE = "e/<slug:stream>/direccion/"
urlpatterns = [
    path(f"{_BASE}deshacer/", take_back),
    path(f"{_BASE}corregir/<int:seq>/", amend),
    path(f"{_BASE}corregir/<int:seq>/ver/", amended),
]
