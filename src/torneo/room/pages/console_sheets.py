"""What opens over the console: tables, players, infractions, matters, and what a command would change."""

import re
from itertools import chain
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_POST

from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pages.commands import with_people
from torneo.room.pages.common import about
from torneo.room.pages.console_common import CONSOLE_ROLES, looked, sheet
from torneo.room.streams import look_through
from torneo.room.views.acts import Trial, hidden_of
from torneo.room.views.commands_told import command_told
from torneo.room.views.console_conduct import clauses_found, infraction_sheet, matter_sheet, recording
from torneo.room.views.console_earlier import earlier_sheet, known_as
from torneo.room.views.console_player import newest_entry, player_sheet
from torneo.room.views.console_policy import policies_sent, policy_sheet
from torneo.room.views.console_table import final_sheet, table_sheet
from torneo.room.views.finding_people import Person, holding, people_in, search
from torneo.room.views.forms import command_from, form_fields
from torneo.room.views.matter_infraction import found_infraction
from torneo.room.views.naming import bad_field, refusal
from torneo.room.views.trying import foreseen
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.tournament import Command, Refused, command_named
from torneo.tournament.conduct.history import career
from torneo.tournament.conduct.matters import MATTERS
from torneo.tournament.kernel import Value
from torneo.tournament.structure.commands import ChangePolicies

#: Players shown for a search.
_FOUND = 12


@only(*CONSOLE_ROLES)
def table(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    found = looked(request, stream, lambda trial: table_sheet(trial, number))
    return sheet(request, stream, "table", found)


@only(*CONSOLE_ROLES)
def player(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """``ahora``: the card was open while something was done; who has come back in is shown as he is now."""
    after = "ahora" in request.GET

    def look(trial: Trial) -> dict[str, Any] | None:
        return player_sheet(trial, newest_entry(trial.state, number) if after else number)

    return sheet(request, stream, "player", looked(request, stream, look))


@only(*CONSOLE_ROLES)
def final(request: HttpRequest, stream: str) -> HttpResponse:
    """At which table the final is played."""
    session = request.GET.get("session", "")
    return sheet(request, stream, "final", looked(request, stream, lambda trial: final_sheet(trial, session)))


@only(*CONSOLE_ROLES)
def infraction(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    found = looked(request, stream, lambda trial: infraction_sheet(trial, number))
    return sheet(request, stream, "infraction", found)


@only(*CONSOLE_ROLES)
def found_in(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The infraction a ruling found: the form that records it, then its penalties."""
    found = looked(request, stream, lambda trial: found_infraction(trial, number))
    return sheet(request, stream, "found", found)


@only(*CONSOLE_ROLES)
def record(request: HttpRequest, stream: str) -> HttpResponse:
    """The form for an infraction of the clause in the address; then what the book offers for it."""
    clause, asked = request.GET.get("clause", ""), request.GET
    entry, before = (
        int(one) if one.isdecimal() else -1 for one in (asked.get("entry", ""), asked.get("before", ""))
    )
    found = looked(request, stream, lambda trial: recording(trial, clause, max(entry, 0), before))
    return sheet(request, stream, "record" if "act" in found else "infraction", found)


@only(*CONSOLE_ROLES)
def clauses(request: HttpRequest, stream: str) -> HttpResponse:
    """Clauses for the words typed so far."""
    query = request.GET.get("clause", "").strip()
    found = looked(request, stream, lambda trial: {"clauses": clauses_found(trial, query) if query else []})
    entry = request.GET.get("entry", "")
    shown = {"stream": stream, "query": query, "entry": entry if entry.isdecimal() else "", **found}
    return render(request, "room/console/clauses.html", shown)


@only(*CONSOLE_ROLES)
def matter(request: HttpRequest, stream: str) -> HttpResponse:
    """The lawful options of a matter; what it is about comes as ``about.table=4``."""
    code = request.GET.get("matter", "")
    if code not in MATTERS:
        raise Http404(code)
    facts: dict[str, Value] = {}
    for name, value in request.GET.items():
        if name.startswith("about.") and value:
            facts[name.removeprefix("about.")] = _value(str(value))
    return sheet(
        request, stream, "matter", looked(request, stream, lambda trial: matter_sheet(trial, code, facts))
    )


def _value(text: str) -> Value:
    if re.fullmatch(r"-?\d{1,12}", text):
        return int(text)
    return {"True": True, "False": False, "true": True, "false": False}.get(text, text)


@only(*CONSOLE_ROLES)
def find(request: HttpRequest, stream: str) -> HttpResponse:
    """Players by name, document, entry or seat, with where they sit."""
    query = request.GET.get("q", "").strip()

    def look(trial: Trial) -> dict[str, Any]:
        if not query:
            return {"found": []}
        best, count = search(people_in(trial.state), query, _FOUND, inside_first=True, guess=True)
        return {"found": [_hit(trial, one, query) for one in best], "more": count - len(best)}

    return render(
        request,
        "room/console/found.html",
        {"stream": stream, "query": query, **looked(request, stream, look)},
    )


def _hit(trial: Trial, one: Person, query: str) -> dict[str, Any]:
    """A player found: the entry asked for by its number, else the one in play, else the last."""
    state, asked = trial.state, query.lstrip("#")
    held = holding(state, one.entries)
    number = held.number if held else one.entries[-1]
    if asked.isdecimal() and int(asked) in one.entries:
        number = int(asked)
    entry = state.entries[number]
    return {
        "entry": number, "name": one.name, "table": entry.table, "seat": entry.seat,
        "status": say(f"codes.{entry.status}", trial.lang),
    }  # fmt: skip


@only("director", "operations")
def policy(request: HttpRequest, stream: str) -> HttpResponse:
    """A rule of the book and the form that plays it otherwise in this event."""
    name = request.GET.get("policy", "")
    return sheet(request, stream, "policy", looked(request, stream, lambda trial: policy_sheet(trial, name)))


@only(*CONSOLE_ROLES)
def earlier(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """What the room's other events have on record about a player."""
    who = looked(request, stream, lambda trial: known_as(trial, number))
    elsewhere = look_through(
        "tournament", lambda _, state: career((state,), **who), lambda head: head.name != stream
    )
    found = looked(request, stream, lambda trial: earlier_sheet(trial, number, chain(*elsewhere.seen)))
    return sheet(request, stream, "earlier", found)


@require_POST
@only(*CONSOLE_ROLES)
def preview(request: HttpRequest, stream: str, name: str) -> HttpResponse:
    """What a command would change, before it is given: nothing is changed here."""
    lang = language_of(request)
    try:
        kind = command_named(name)
    except KeyError as missing:
        raise Http404(name) from missing
    currency = about(stream)["currency"]
    try:
        if kind is ChangePolicies and "policy" in request.POST:
            fields = policies_sent(request.POST, keeper().book(stream))
        else:
            fields = form_fields(request.POST.lists(), currency, lang)
        command: Command = command_from(kind, with_people(stream, kind, fields, actor_of(request)), lang)
    except (msgspec.ValidationError, msgspec.DecodeError, KeyError) as wrong:
        text = bad_field(wrong, lang)
        return sheet(request, stream, "preview", {"refused": text, "title": "", "clauses": ()})

    def look(trial: Trial) -> dict[str, Any]:
        answer = trial.decide(command)
        shown: dict[str, Any] = {
            "title": command_told(command, trial.state, lang),
            "command": name,
            "refused": "",
            "clauses": (),
        }
        if isinstance(answer, Refused):
            return {**shown, "refused": refusal(answer, trial.state, lang), "clauses": answer.clauses}
        return {**shown, **foreseen(trial, answer), "hidden": hidden_of(command)}

    return sheet(request, stream, "preview", looked(request, stream, look))


_BASE = "e/<slug:stream>/direccion/"
urlpatterns = [
    path(f"{_BASE}mesa/<int:number>/", table, name="console_table"),
    path(f"{_BASE}jugador/<int:number>/", player, name="console_player"),
    path(f"{_BASE}final/", final, name="console_final"),
    path(f"{_BASE}infraccion/<int:number>/", infraction, name="console_infraction"),
    path(f"{_BASE}infraccion/nueva/", record, name="console_record"),
    path(f"{_BASE}infraccion/de/<int:number>/", found_in, name="console_found_in"),
    path(f"{_BASE}clausulas/", clauses, name="console_clauses"),
    path(f"{_BASE}asunto/", matter, name="console_matter"),
    path(f"{_BASE}buscar/", find, name="console_find"),
    path(f"{_BASE}ajustes/regla/", policy, name="console_policy"),
    path(f"{_BASE}antecedentes/<int:number>/", earlier, name="console_earlier"),
    path(f"{_BASE}ver/<str:name>/", preview, name="console_preview"),
]
