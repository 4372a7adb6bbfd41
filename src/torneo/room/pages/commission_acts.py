"""What is done in a case: its commands from forms people fill in, its orders carried out in the room, entries
of the event's journal to attach."""

from typing import Any, get_type_hints

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_POST

from torneo.commission import CASE
from torneo.room.cases import CASE_ROLES, carry_out, let_pass
from torneo.room.keeping import give, keeper
from torneo.room.keys import key_of
from torneo.room.pages.commands import answer_page
from torneo.room.pages.commission_common import event_name, sitting_of, top
from torneo.room.pages.console_common import happened_of
from torneo.room.views.commission import Sitting, field_name, refusal
from torneo.room.views.commission_event import journal_found
from torneo.room.views.commission_opening import BadField, moment_typed
from torneo.room.views.forms import command_from, form_fields
from torneo.room.views.naming import refusal as event_refusal
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.tournament import Command, Refused
from torneo.writing import Unreadable

_COMMANDS = {one.__name__: one for one in CASE.commands}
_EMPTY: dict[Any, Any] = {str: "", tuple[str, ...]: ()}


@require_POST
@only(*CASE_ROLES)
def do(request: HttpRequest, stream: str, name: str) -> HttpResponse:
    """Gives a command of the case."""
    sitting = sitting_of(request, stream)
    if name not in _COMMANDS:
        raise Http404(name)
    try:
        command = _read(request, sitting, _COMMANDS[name])
    except (BadField, msgspec.ValidationError, msgspec.DecodeError) as wrong:
        return answer_page(request, _bad(wrong, sitting), "refused", (), 422)
    answer = give(stream, command, actor_of(request), key_of(request))
    return _answer(request, sitting, answer if isinstance(answer, Refused) else None)


def _read(request: HttpRequest, sitting: Sitting, kind: type[Command]) -> Command:
    """The command of a form. Boxes nobody ticked and texts nobody wrote are empty: the case itself says what
    it misses."""
    fields: dict[str, Any] = form_fields(request.POST.lists(), sitting.case.currency, sitting.lang)
    types = get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        if field.required and types[field.name] in _EMPTY:
            fields.setdefault(field.name, _EMPTY[types[field.name]])
    for name in request.POST:
        plain, _, how = name.partition(":")
        if how == "moment" and plain in fields:
            fields[plain] = moment_typed(fields[plain], sitting.case.utc_offset, sitting.lang)
    return command_from(kind, fields, sitting.lang)


def _bad(wrong: Exception, sitting: Sitting) -> str:
    """Which field does not fit, by the name the form gives it, or what is wrong with an amount."""
    if isinstance(wrong.__cause__, Unreadable):
        return wrong.__cause__.told(sitting.lang)
    text = str(wrong)
    name = text.rpartition("$.")[2].strip("`") if "$" in text else text.strip("`")
    return say(
        "common.bad_field", sitting.lang, {"field": field_name(name.split(" ")[-1].strip("`"), sitting.lang)}
    )


def _answer(request: HttpRequest, sitting: Sitting, refused: Refused | None) -> HttpResponse:
    if refused is None:
        return answer_page(request, say("common.done", sitting.lang), "done", (), 200)
    status = 403 if refused.reason == "role" else 409
    text = refusal(refused, sitting.case.currency, sitting.lang)
    return answer_page(request, text, "refused", refused.clauses, status)


@require_POST
@only(*CASE_ROLES)
def in_room(request: HttpRequest, stream: str) -> HttpResponse:
    """What the decision orders becomes commands of the event: a sanction given there, or the infraction let
    pass. Only the commission gives them."""
    sitting = sitting_of(request, stream)
    if not event_name(sitting.case.tournament):
        raise Http404(stream)
    by = actor_of(request)
    if by.role != "commission":
        return _answer(request, sitting, Refused("role", {"role": by.role, "allowed": "commission"}))
    ruling = sitting.case.ruling
    if request.POST.get("what") == "pass":
        if ruling is None or ruling.outcome != "no_sanction" or not sitting.case.infraction:
            return _answer(request, sitting, Refused("not_decided", {"case": sitting.case.id}))
        refused = let_pass(stream, by)
    else:
        refused = carry_out(stream, by)
    if refused is None or refused.reason in ("role", "nothing_to_carry_out"):
        return _answer(request, sitting, refused)
    text = keeper().reading(
        sitting.case.tournament, lambda event: event_refusal(refused, event, sitting.lang)
    )
    return answer_page(request, text, "refused", refused.clauses, 409)


@only(*CASE_ROLES)
def journal(request: HttpRequest, stream: str) -> HttpResponse:
    """Entries of the event's journal for the words typed, each to be attached; without words, those that name
    the person."""
    sitting = sitting_of(request, stream)
    event = sitting.case.tournament
    if not event_name(event):
        raise Http404(stream)
    query = request.GET.get("diario", "").strip() or sitting.case.person.name
    happened = happened_of(event)
    rows = keeper().reading(event, lambda state: journal_found(happened, state, query, sitting.lang))
    on_file = {one.ref for one in sitting.case.evidence if one.kind == "journal"}
    for row in rows:
        row |= {"when": sitting.when(row["at"]), "on_file": str(row["seq"]) in on_file}
    return render(request, "room/commission/journal.html", {**top(sitting), "rows": rows, "query": query})


urlpatterns = [
    path("caso/<slug:stream>/hacer/<str:name>/", do, name="case_do"),
    path("caso/<slug:stream>/sala/", in_room, name="case_in_room"),
    path("caso/<slug:stream>/diario/", journal, name="case_journal"),
]
