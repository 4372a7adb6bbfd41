"""Undoing the last act and amending an old one, each with its consequences shown before it is accepted."""

from typing import Any

import msgspec
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.urls import path
from django.views.decorators.http import require_POST

from torneo.journal.keeper import Answered
from torneo.room.keeping import give, keeper, seed_of, session_of
from torneo.room.keys import key_of
from torneo.room.language import language_of
from torneo.room.pages.commands import done_told, toast, waits
from torneo.room.pages.common import about
from torneo.room.pages.console_common import CONSOLE_ROLES, happened_of, looked, sheet
from torneo.room.views.acts import Trial
from torneo.room.views.amend_choices import chosen, plain_of, reason
from torneo.room.views.amend_fields import field_label
from torneo.room.views.console_amend import act_at, amend_form, consequences_shown
from torneo.room.views.console_journal import row
from torneo.room.views.forms import command_from, form_fields
from torneo.room.views.naming import bad_field, refusal
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.tournament import Command, Refused, Tournament
from torneo.tournament.corrections.acts import Act, state_of
from torneo.tournament.corrections.amending import Amendment, Preview, preview, undo
from torneo.tournament.corrections.commands import Amend, Correction, Undo
from torneo.tournament.corrections.events import Hands
from torneo.tournament.entries.commands import RegisterPlayer
from torneo.writing import Lang


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

    def look(trial: Trial) -> dict[str, Any]:
        shown = consequences_shown(found, trial.state, lang)
        return {**shown, "row": row(found.act, trial.state, lang)} if isinstance(found, Preview) else shown

    shown = looked(request, stream, look)
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
    happened, post = happened_of(stream), request.POST
    found = act_at(happened, seq)
    if found is None or found[1] == 0:
        raise Http404(seq)
    acts, place = found
    try:
        wish = _wish(post, acts, place, context["currency"], lang)
    except (msgspec.ValidationError, msgspec.DecodeError, KeyError) as wrong:
        return sheet(request, stream, "amended", {"refused": bad_field(wrong, lang), "seq": seq})
    if wish.expects:
        gone = (Correction(seq=int(one)) for one in post.getlist("gone") if one.isdecimal())
        whole = msgspec.structs.replace(wish, corrections=(*wish.corrections, *gone))
        answer = _given(request, stream, whole)
        if answer is not None:
            return answer
    why = wish.why or looked(request, stream, lambda trial: _reason(post, acts, place, trial))["why"]
    seed = seed_of(stream, keeper().reading(stream, lambda state: session_of(state, wish)))
    wanted = Amendment(
        corrections=wish.corrections, why=why, hands=wish.hands, seed=seed, taking_back=True,
    )  # fmt: skip
    book, by = keeper().book(stream), actor_of(request)
    made = preview(happened, book, wanted, by)
    other: Hands = "played" if wish.hands == "counted" else "counted"
    otherwise = isinstance(made, Preview) and bool(made.made.gone or wish.hands == "played")
    shown = looked(request, stream, lambda trial: consequences_shown(made, trial.state, lang))
    shown |= {
        "seq": seq, "again": _again(post), "moved_on": bool(wish.expects), "why": why, "hands": wish.hands,
        "other_hands": other if otherwise else "",
    }  # fmt: skip
    return sheet(request, stream, "amended", shown)


def _wish(post: QueryDict, acts: list[Act], place: int, currency: str, lang: Lang) -> Amend:
    """What is to be corrected, without the later acts that go with it."""
    command = acts[place].command
    what = "never" if post.get("never") or command is None else post.get("what", "")
    right: Command | None = None
    then = state_of(acts[:place])
    if command is not None and what:
        right = chosen(command, what, post.get("value", ""), then)
    elif command is not None:
        filled = {**plain_of(command), **_filled(post, command, currency, lang)}
        right = command_from(type(command), filled, lang)
    return Amend(
        corrections=_corrections(acts, place, right, then), why=post.get("amend_why", ""),
        hands="played" if post.get("hands") == "played" else "counted", expects=post.get("expects", ""),
    )  # fmt: skip


def _corrections(
    acts: list[Act], place: int, right: Command | None, then: Tournament
) -> tuple[Correction, ...]:
    """The act as it should have been. Somebody who was registered only later was there already: the
    registration comes first."""
    own = Correction(seq=acts[place].seq, command=right)
    player = getattr(right, "player", "")
    for act in acts[place + 1 :] if player and player not in then.players else ():
        if isinstance(act.command, RegisterPlayer) and act.command.player == player:
            before = Correction(seq=acts[place - 1].seq, command=act.command, after=True)
            return before, own, Correction(seq=act.seq)
    return (own,)


def _filled(post: QueryDict, command: Command, currency: str, lang: Lang) -> dict[str, Any]:
    """What the form says: numbers by seat or person are filled into those that were given, and a list that
    has the same in it stays in its order."""
    given, sent = plain_of(command), form_fields(post.lists(), currency, lang)
    found: dict[str, Any] = {}
    for name, value in sent.items():
        had = given.get(name)
        if isinstance(value, dict) and isinstance(had, dict):
            found[name] = {**had, **value}
        elif name in given and not (isinstance(had, list) and sorted(value) == sorted(map(str, had))):
            found[name] = value
    return found


def _reason(post: QueryDict, acts: list[Act], place: int, trial: Trial) -> dict[str, Any]:
    """Why, in the words of what was chosen."""
    command, lang = acts[place].command, trial.lang
    if command is None or post.get("never"):
        return {"why": say("amend.never", lang)}
    if post.get("what"):
        then = state_of(acts[:place])
        what, value = post.get("what", ""), post.get("value", "")
        return {"why": reason(command, what, value, then, trial.state, lang)}
    names = {name.partition(":")[0].partition(".")[0].removesuffix("[]") for name in post}
    known = [field_label(type(command), one, lang) for one in plain_of(command) if one in names]
    return {"why": say("amend.reason.form", lang, {"what": ", ".join(known)})}


def _again(post: QueryDict) -> list[tuple[str, Any]]:
    """What is sent again when it is accepted; what was worked out meanwhile is not."""
    own = ("csrfmiddlewaretoken", "expects", "key", "gone", "hands", "amend_why")
    return [(name, value) for name, values in post.lists() for value in values if name not in own]


def _number(text: str | None) -> int:
    return int(text) if text and text.isdigit() else 0


def _given(request: HttpRequest, stream: str, wish: Amend | Undo) -> HttpResponse | None:
    """Gives the correction and answers as the door of all commands does; None if something else would follow
    by now than what was seen."""
    lang = language_of(request)
    answer = give(stream, wish, actor_of(request), key_of(request))
    if isinstance(answer, Answered) and waits(answer):
        return _told(request, stream, done_told(stream, answer, lang), "done", ())
    if not isinstance(answer, Refused):
        return _told(request, stream, say("common.done", lang), "done", ())
    if answer.reason == "event_moved_on":
        return None
    text = keeper().reading(stream, lambda state: refusal(answer, state, lang))
    return _told(request, stream, text, "refused", answer.clauses)


def _told(request: HttpRequest, stream: str, text: str, tone: str, clauses: tuple[str, ...]) -> HttpResponse:
    if request.headers.get("HX-Request"):
        return toast(request, text, tone, clauses, 409 if tone == "refused" else 200)
    messages.add_message(request, messages.INFO, text, extra_tags=tone)
    return redirect("console_journal", stream)


_BASE = "e/<slug:stream>/direccion/"
urlpatterns = [
    path(f"{_BASE}deshacer/", take_back, name="console_take_back"),
    path(f"{_BASE}corregir/<int:seq>/", amend, name="console_amend"),
    path(f"{_BASE}corregir/<int:seq>/ver/", amended, name="console_amended"),
]
