"""Undoing the last act and amending an old one, each with its consequences shown before it is accepted."""

from typing import Any

import msgspec
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import path
from django.views.decorators.http import require_POST

from torneo.room.keeping import command_from, give, keeper, seed_of
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
from torneo.tournament import Command, Refused, Tournament, command_named
from torneo.tournament.corrections.acts import acts_of
from torneo.tournament.corrections.amending import Amendment, Preview, preview, undo
from torneo.tournament.corrections.commands import Amend, Undo
from torneo.tournament.corrections.replay import Correction
from torneo.writing import Lang


def _state(stream: str) -> Tournament:
    state: Tournament = keeper().state(stream)
    return state


@only(*CONSOLE_ROLES)
def take_back(request: HttpRequest, stream: str) -> HttpResponse:
    """The last command, or the last of a table, and what taking it back changes. POST does it."""
    context, lang = about(stream), language_of(request)
    before = _given_before(request, stream, Undo)
    if before is not None:
        return before
    table = _number(request.POST.get("table") or request.GET.get("table"))
    happened = happened_of(stream)
    found = undo(happened, keeper().book(stream), request.POST.get("why", ""), table, actor_of(request))
    state = _state(stream)
    if request.method == "POST" and _number(request.POST.get("version")) == context["version"]:
        return _given(request, stream, found)
    shown = consequences_shown(found, state, lang)
    if isinstance(found, Preview):
        acts = acts_of(happened)
        act = next(one for one in acts if one.seq == found.command.seq)
        shown["row"] = row(act, state, lang)
    moved_on = request.method == "POST"
    return sheet(request, stream, "undo", {**shown, "table": table, "moved_on": moved_on})


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
    shown = looked(request, stream, lambda trial: amend_form(acts, place, trial.state, trial.book, lang))
    return sheet(request, stream, "amend", {**shown, "seq": acts[place].seq})


@require_POST
@only("director", "operations")
def amended(request: HttpRequest, stream: str, seq: int) -> HttpResponse:
    """The correction tried out, with every consequence; with ``version``, accepted."""
    context, lang = about(stream), language_of(request)
    before = _given_before(request, stream, Amend)
    if before is not None:
        return before
    post = request.POST
    try:
        correction = _correction(post, seq, context["currency"], lang)
    except (msgspec.ValidationError, msgspec.DecodeError, KeyError) as wrong:
        text = bad_field(wrong, lang)
        return sheet(request, stream, "amended", {"refused": text, "told": [], "seq": seq, "clauses": ()})
    state = _state(stream)
    wanted = Amendment(
        corrections=(correction,), why=post.get("amend_why", ""),
        hands="played" if post.get("hands") == "played" else "counted",
        seed=_seed(stream, state, correction),
    )  # fmt: skip
    found = preview(happened_of(stream), keeper().book(stream), wanted, actor_of(request))
    accept = _number(post.get("version"))
    if accept and accept == context["version"]:
        return _given(request, stream, found)
    shown = consequences_shown(found, state, lang)
    again = [(name, value) for name, values in post.lists() for value in values
             if name not in ("csrfmiddlewaretoken", "version", "key")]  # fmt: skip
    return sheet(request, stream, "amended", {**shown, "seq": seq, "again": again, "moved_on": bool(accept)})


def _correction(post: Any, seq: int, currency: str, lang: Lang) -> Correction:
    if post.get("never") or not post.get("command"):
        return Correction(seq=seq)
    own = ("command", "never", "hands", "amend_why", "version")
    sent = form_fields(post.lists(), currency, lang)
    fields = {name: value for name, value in sent.items() if name not in own}
    return Correction(seq=seq, command=command_from(command_named(post["command"]), fields))


def _seed(stream: str, state: Tournament, correction: Correction) -> str:
    session = getattr(correction.command, "session", "") if correction.command else ""
    running = [one.id for one in state.sessions.values() if one.status == "running"]
    name = session or (running[0] if running else "")
    return seed_of(stream, name) if name else ""


def _number(text: str | None) -> int:
    return int(text) if text and text.isdigit() else 0


def _given(request: HttpRequest, stream: str, found: Preview | Refused) -> HttpResponse:
    """Gives the command of a preview and answers as the door of all commands does."""
    lang = language_of(request)
    if not isinstance(found, Refused):
        answer = give(stream, found.command, actor_of(request), key_of(request))
        if not isinstance(answer, Refused):
            return _told(request, stream, say("common.done", lang), "done", ())
        found = answer
    return _told(request, stream, refusal(found, _state(stream), lang), "refused", found.clauses)


def _given_before(request: HttpRequest, stream: str, kind: type[Command]) -> HttpResponse | None:
    """The answer to a correction that came a second time, once the event has moved on by it."""
    if request.method != "POST" or not request.POST.get("key"):
        return None
    before = keeper().answered(stream, key_of(request))
    if before is None:
        return None
    first = msgspec.json.decode(before.happened[0].asked or "{}")
    if (first.get("command"), first.get("version")) != (kind.__name__, _number(request.POST.get("version"))):
        return None
    return _told(request, stream, say("common.done", language_of(request)), "done", ())


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
