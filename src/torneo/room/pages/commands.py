"""One door for every command: ``POST /e/<stream>/hacer/<Command>/`` with its fields.

Lists come as repeated fields, anything deeper as JSON in a field of its name followed by ``:json``. A field
that goes with one choice of another is named after both, ``size?option=missed_hands``, and counts only where
that one was made. ``key`` makes a form safe to send twice. The answer to htmx is a message to show; to a
plain form, the page it came from.
"""

from typing import Any

import msgspec
from django.contrib import messages
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from torneo.commission import Case
from torneo.journal.keeper import Answered, UnknownStream
from torneo.room import inbox
from torneo.room.addresses import page_at
from torneo.room.keeping import give, keeper
from torneo.room.keys import PLAIN, key_of
from torneo.room.language import language_of
from torneo.room.pace import now_of
from torneo.room.sent import json_sent
from torneo.room.views import meaning
from torneo.room.views.commission import refusal as case_refusal
from torneo.room.views.done import done
from torneo.room.views.forms import command_from
from torneo.room.views.naming import bad_field, misfit_sentence, refusal
from torneo.room.who import actor_of
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import TOURNAMENT, Actor, Asked, Command, Refused, Tournament
from torneo.tournament.conduct.commands import ReportToFloor
from torneo.tournament.conduct.reports import OUTSIDERS
from torneo.tournament.corrections.commands import Amend, Undo
from torneo.tournament.fitting import REASONS
from torneo.tournament.ranking import Circuit
from torneo.tournament.ranking.words import say as say_circuit
from torneo.tournament.second_person.events import MoneyAsked
from torneo.tournament.words import say as say_sentence

_OWN = frozenset({"csrfmiddlewaretoken", "key", "next"})
#: Given by the pages of corrections, where what follows is seen before it is accepted.
_WORKED_OUT = (Amend, Undo)


def fields_of(post: QueryDict) -> dict[str, Any]:
    """The command's fields from a form: empty ones are left to their defaults."""
    found: dict[str, Any] = {}
    for name, values in post.lists():
        name, _, choice = name.partition("?")
        if name in _OWN or (choice and not _chosen(post, choice)):
            continue
        if name.endswith(":json"):
            found[name.removesuffix(":json")] = json_sent(values[-1])
        elif name.endswith("[]"):
            found[name.removesuffix("[]")] = [value for value in values if value]
        elif values[-1] != "":
            found[name] = values[-1]
    return found


def _chosen(post: QueryDict, choice: str) -> bool:
    other, _, value = choice.partition("=")
    return post.get(other) == value


@require_POST
def do(request: HttpRequest, stream: str, name: str) -> HttpResponse:
    lang = language_of(request)
    by = actor_of(request)
    try:
        kind = _command(stream, name, by)
        fields = with_people(stream, kind, fields_of(request.POST), by)
        command = command_from(kind, fields, lang)
    except (KeyError, UnknownStream):
        return answer_page(request, say("common.not_found", lang), "refused", (), 404)
    except (msgspec.ValidationError, msgspec.DecodeError) as wrong:
        return answer_page(request, bad_field(wrong, lang), "refused", (), 422)
    key = request.POST.get("key", "")
    if key and not PLAIN.fullmatch(key):
        return answer_page(request, bad_field(ValueError("key"), lang), "refused", (), 422)
    if by.role in OUTSIDERS and isinstance(command, ReportToFloor):
        return _from_outside(request, stream, command, by)
    answer = give(stream, command, by, key_of(request))
    if isinstance(answer, Refused):
        status = 403 if answer.reason == "role" else 422 if answer.reason in REASONS else 409
        text = _why(stream, answer, lang)
        return answer_page(request, text, "refused", answer.clauses, status)
    assert isinstance(answer, Answered)
    if waits(answer):
        return answer_page(request, done_told(stream, answer, lang), "done", (), 200)
    told = done_told(stream, answer, lang) if _from_console(request) else ""
    text = f"{say('common.done', lang)}: {told}" if told else say("common.done", lang)
    return answer_page(request, text, "done", (), 200, undo=stream if told else "")


def waits(answer: Answered) -> bool:
    """Is it not done yet, but waits for a second person?"""
    return bool(answer.happened) and isinstance(answer.happened[0].event, MoneyAsked)


def _from_console(request: HttpRequest) -> bool:
    """Was it asked for at the console, where the last act can be taken back?"""
    return page_at(request.headers.get("HX-Current-URL", "")).startswith("console")


def done_told(stream: str, answer: Answered, lang: Lang) -> str:
    """What was done in one sentence, for whoever did it."""

    def look(state: Any) -> str:
        if not isinstance(state, Tournament) or not answer.happened:
            return ""
        return done(answer.happened, state, lang)

    found: str = keeper().reading(stream, look)
    return found


def with_people(stream: str, kind: type[Command], fields: dict[str, Any], by: Actor) -> dict[str, Any]:
    """The fields with every player somebody typed by name as the event knows him; who may not give the
    command does not hear of anybody."""

    def look(state: Any) -> dict[str, Any]:
        if not isinstance(state, Tournament) or by.role not in TOURNAMENT.commands[kind].roles:
            return fields
        return meaning.with_people(kind, fields, state)

    found: dict[str, Any] = keeper().reading(stream, look)
    return found


def _from_outside(request: HttpRequest, stream: str, command: ReportToFloor, by: Actor) -> HttpResponse:
    """What somebody without an account reports waits until one of the staff takes it in. It is looked at now,
    so that whoever tells something that cannot be hears it."""
    lang = language_of(request)
    book = keeper().book(stream)

    def look(state: Tournament) -> Refused | None:
        asked = Asked(command=command, by=by, at=max(state.at, now_of(stream)))
        answer = TOURNAMENT.decide(state, asked, book)
        return answer if isinstance(answer, Refused) else None

    refused = keeper().reading(stream, look)
    if refused is not None:
        status = 403 if refused.reason == "role" else 422 if refused.reason in REASONS else 409
        return answer_page(request, _why(stream, refused, lang), "refused", refused.clauses, status)
    try:
        inbox.leave(stream, command, request)
    except inbox.Full as full:
        text = say("floor.box_wait", lang, {"wait": full.wait}) if full.wait else say("floor.box_full", lang)
        return answer_page(request, text, "refused", (), 429)
    return answer_page(request, say("floor.told", lang), "done", (), 200)


def _command(stream: str, name: str, by: Actor) -> type[Command]:
    """Cases, circuits and hands are nothing to those outside: who is concerned has pages of their own."""
    head = keeper().journal.head(stream)
    if head is None or (by.role in OUTSIDERS and head.kind != "tournament"):
        raise UnknownStream(stream)
    decider = keeper().kinds[head.kind].decider
    return {one.__name__: one for one in decider.commands if one not in _WORKED_OUT}[name]


def _why(stream: str, refused: Refused, lang: Lang) -> str:
    """A refusal in words, with people, amounts and codes as people read them."""
    if refused.reason in REASONS:
        return misfit_sentence(refused, lang)

    def look(state: Any) -> str:
        if isinstance(state, Tournament):
            return refusal(refused, state, lang)
        if isinstance(state, Case):
            return case_refusal(refused, state.currency, lang)
        say_it = say_circuit if isinstance(state, Circuit) else say_sentence
        return say_it(refused.reason, refused.facts, lang)

    return keeper().reading(stream, look)


def toast(
    request: HttpRequest, text: str, tone: str, clauses: tuple[str, ...], status: int, undo: str = ""
) -> HttpResponse:
    """A message for htmx, among the page's messages; ``undo``: the event whose last act can be taken back
    from there. Where the form means those already they are not named
    again: htmx looks for a name beside the form, which may be gone from the page by then."""
    response = render(
        request, "room/toast.html", {"text": text, "tone": tone, "clauses": clauses, "undo": undo}
    )
    if request.headers.get("HX-Target") != "toasts":
        response.headers["HX-Retarget"] = "#toasts"
    response.headers["HX-Reswap"] = "beforeend"
    response.headers["X-Torneo-Status"] = str(status)
    return response


def answer_page(
    request: HttpRequest, text: str, tone: str, clauses: tuple[str, ...], status: int, undo: str = ""
) -> HttpResponse:
    """How a command went: a message for htmx, the page it came from for a plain form."""
    if request.headers.get("HX-Request"):
        return toast(request, text, tone, clauses, status, undo)
    messages.add_message(request, messages.INFO, text, extra_tags=tone)
    back = request.POST.get("next") or request.headers.get("Referer", reverse("start"))
    if not url_has_allowed_host_and_scheme(back, {request.get_host()}):
        back = reverse("start")
    return redirect(back)


urlpatterns = [path("e/<slug:stream>/hacer/<str:name>/", do, name="do")]
