"""Players in from a spreadsheet, with a report of every bad row before anything is stored; lists out.

A file that was read waits in the data folder until it is accepted. Its rows are registered one by one, each
under a key of its own: an import that was interrupted goes on where it stopped and repeats nothing.
"""

import os
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_GET, require_POST

from torneo.paper import lists
from torneo.paper.spreadsheets import as_csv, as_xlsx
from torneo.room.data_folder import data_folder
from torneo.room.keeping import give, keeper
from torneo.room.keys import own
from torneo.room.language import language_of
from torneo.room.pace import now_of
from torneo.room.pages.common import about, page
from torneo.room.pages.desk_people import new_id
from torneo.room.sheets.people import Known, Person, Report, plain, read_people
from torneo.room.sheets.reading import MOST_BYTES, MOST_ROWS, Unreadable, read_table
from torneo.room.views.desk import why
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Refused, Tournament
from torneo.tournament.entries.commands import RegisterPlayer
from torneo.tournament.entries.players import why_too_young
from torneo.writing import number

_ROLES = ("desk", "director", "operations")
#: Seconds of work in one request, and for how long a file that was read waits.
_AT_A_TIME = 1.5
_WAITS = 3600
_SHOWN = 200
_LISTS = {"jugadores": lists.players, "inscripciones": lists.entries, "resultados": lists.results}


class Waiting(msgspec.Struct):
    """An import that has been read and checked: whose it is, and how far it has got."""

    stream: str
    user: int
    people: list[Person]
    done: int = 0
    registered: int = 0
    refused: list[tuple[int, str, str]] = []


def _folder() -> Path:
    folder = data_folder() / "imports"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def _keep(token: str, waiting: Waiting) -> None:
    file = _folder() / f"{token}.json"
    draft = file.with_suffix(".part")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(msgspec.json.encode(waiting))
    draft.replace(file)


def _waiting(request: HttpRequest, stream: str) -> tuple[str, Waiting] | None:
    """The import the form names, if it is this person's and this event's."""
    token = request.POST.get("token", "")
    if not token.isalnum() or len(token) != 32:
        return None
    try:
        found = msgspec.json.decode((_folder() / f"{token}.json").read_bytes(), type=Waiting)
    except (OSError, msgspec.DecodeError):
        return None
    mine = found.stream == stream and found.user == request.user.pk
    return (token, found) if mine else None


def _forget(token: str = "") -> None:
    """Takes away an import that is over, and those nobody came back to."""
    for file in _folder().iterdir():
        try:
            if file.stem == token or time.time() - file.stat().st_mtime > _WAITS:
                file.unlink()
        except OSError:
            continue


@only(*_ROLES)
def bring(request: HttpRequest, stream: str) -> HttpResponse:
    """The form; with a file, the report on it."""
    about(stream)
    lang = language_of(request)
    limits = {"mb": MOST_BYTES // 1024 // 1024, "rows": number(MOST_ROWS, lang)}
    if request.method != "POST":
        return page(request, stream, "room/import.html", limits=limits)
    file = request.FILES.get("file")
    problem = ""
    if file is None:
        problem = say("desk.import.missing", lang)
    elif (file.size or 0) > MOST_BYTES:
        problem = say("desk.import.too_big", lang, {"most": limits["mb"]})
    else:
        try:
            report = read_people(read_table(file.read(), file.name or ""), _known(stream, lang))
        except Unreadable as wrong:
            problem = say(f"desk.import.{wrong.code}", lang, _written(wrong.facts, lang))
        else:
            return _report(request, stream, report, file.name or "")
    response = page(request, stream, "room/import.html", limits=limits, problem=problem)
    response.status_code = 422
    return response


def _written(facts: dict[str, Any], lang: Lang) -> dict[str, Any]:
    return {name: number(one, lang) if isinstance(one, int) else one for name, one in facts.items()}


def _known(stream: str, lang: Lang) -> Known:
    """Who is on record, and what the book says of a date of birth."""

    def look(state: Tournament) -> Known:
        book, now = keeper().book(stream), now_of(stream)
        names: dict[str, int] = {}
        for one in state.players.values():
            names[plain(one.name)] = names.get(plain(one.name), 0) + 1
        documents = {document: state.players[one].name for document, one in state.documents.items()}
        too_young: dict[str, str] = {}

        def why_not(born: str) -> str:
            if born not in too_young:
                refused = why_too_young(state, born, None, now, book)
                too_young[born] = why(refused, state, lang) if refused is not None else ""
            return too_young[born]

        return Known(documents, names, why_not, lang)

    known: Known = keeper().reading(stream, look)
    return known


def _report(request: HttpRequest, stream: str, report: Report, name: str) -> HttpResponse:
    lang, token = language_of(request), ""
    _forget()
    if report.good:
        token = secrets.token_hex(16)
        _keep(token, Waiting(stream=stream, user=request.user.pk or 0, people=report.good))
    faults = [
        {"row": one.row, "column": one.column, "found": one.found,
         "text": say(f"desk.fault.{one.code}", lang, one.facts)}
        for one in report.bad
    ]  # fmt: skip
    return page(
        request, stream, "room/import_report.html", token=token, file=name, good=report.good[:_SHOWN],
        good_count=len(report.good), good_more=max(len(report.good) - _SHOWN, 0), same_count=len(report.same),
        faults=faults[:_SHOWN], faults_more=max(len(faults) - _SHOWN, 0), bad_count=report.bad_rows,
        ignored=", ".join(report.ignored),
    )  # fmt: skip


@require_POST
@only(*_ROLES)
def accept(request: HttpRequest, stream: str) -> HttpResponse:
    """Registers good rows for a moment, then says how far it is; the page asks for the rest."""
    about(stream)
    found = _waiting(request, stream)
    if found is None:
        return _progress(request, stream, {"gone": True}, 410)
    token, waiting = found
    stopped = bool(request.POST.get("stop"))
    if not stopped:
        _work(request, stream, token, waiting)
    over = stopped or waiting.done >= len(waiting.people)
    if over:
        _forget(token)
    else:
        _keep(token, waiting)
    shown = {
        "token": token, "done": waiting.done, "all": len(waiting.people), "registered": waiting.registered,
        "refused": waiting.refused[:_SHOWN], "over": over, "stopped": stopped,
    }  # fmt: skip
    return _progress(request, stream, shown, 200)


def _progress(request: HttpRequest, stream: str, shown: dict[str, Any], status: int) -> HttpResponse:
    if request.headers.get("HX-Request"):
        return render(request, "room/import_progress.html", {**about(stream), **shown})
    response = page(request, stream, "room/import_running.html", **shown)
    response.status_code = status
    return response


def _work(request: HttpRequest, stream: str, token: str, waiting: Waiting) -> None:
    by, lang, until = actor_of(request), language_of(request), time.monotonic() + _AT_A_TIME
    while waiting.done < len(waiting.people) and time.monotonic() < until:
        one = waiting.people[waiting.done]
        key = own("import", token, one.row)
        command = RegisterPlayer(
            player=new_id(stream, one.name, key), name=one.name, document=one.document, born=one.born,
            country=one.country, club=one.club, contact=one.contact, needs=one.needs,
            surnames=one.surnames,
        )  # fmt: skip
        answer = give(stream, command, by, key)
        if isinstance(answer, Refused):
            waiting.refused.append((one.row, one.name, _text(stream, answer, lang)))
        else:
            waiting.registered += 1
        waiting.done += 1


def _text(stream: str, refused: Refused, lang: Lang) -> str:
    text: str = keeper().reading(stream, lambda state: why(refused, state, lang))
    return text


@require_GET
@only(*_ROLES)
def listing(request: HttpRequest, stream: str, name: str, kind: str) -> HttpResponse:
    """A list as CSV or XLSX."""
    event = about(stream)["event"]
    if name not in _LISTS or kind not in ("csv", "xlsx"):
        raise Http404(name)
    lang = language_of(request)
    make = _LISTS[name]
    found: lists.Listing = keeper().reading(stream, lambda state: make(state, keeper().book(stream), lang))
    if kind == "csv":
        response = HttpResponse(as_csv(found.head, found.rows, lang), content_type="text/csv; charset=utf-8")
    else:
        response = HttpResponse(
            as_xlsx(event, found.head, found.rows),
            content_type="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        )
    response.headers["Content-Disposition"] = f'attachment; filename="{stream}-{name}.{kind}"'
    response.headers["Cache-Control"] = "no-store"
    return response


urlpatterns = [
    path("e/<slug:stream>/inscripcion/importar/", bring, name="players_import"),
    path("e/<slug:stream>/inscripcion/importar/aceptar/", accept, name="players_accept"),
    path("e/<slug:stream>/inscripcion/lista/<slug:name>.<slug:kind>", listing, name="players_export"),
]
