"""The register of rulings: every ruling, decision and penalty of an event, each to be opened and replayed."""

import re
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.http import require_GET

from torneo.paper.spreadsheets import as_csv, as_xlsx
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pages.common import about, page
from torneo.room.pages.console_common import CONSOLE_ROLES, looked
from torneo.room.pages.floor import opened
from torneo.room.views.acts import Trial
from torneo.room.views.rulings import ruling_sheet
from torneo.room.views.rulings_register import (
    entry_shown,
    plain,
    register,
    register_page,
    sheet,
)
from torneo.room.who import only
from torneo.room.words import say

#: Who reads the register: those who rule, and the commission, whose cases come out of it.
READERS = (*CONSOLE_ROLES, "commission")
_KEY = re.compile(r"r[1-9][0-9]{0,8}")
_COLUMNS = ("time", "table", "player", "what", "clauses", "by", "status")
_XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@require_GET
@only(*READERS)
def the_register(request: HttpRequest, stream: str) -> HttpResponse:
    about(stream)
    lang = language_of(request)
    found = looked(request, stream, lambda trial: register_page(trial.state, lang))
    columns = [(name, say(f"rulings.column.{name}", lang)) for name in _COLUMNS]
    query = request.GET.get("q", "")
    return page(request, stream, "room/rulings/register.html", **found, columns=columns, query=query)


@require_GET
@only(*READERS)
def entry(request: HttpRequest, stream: str, key: str) -> HttpResponse:
    """One line of the register: ``r3`` is a ruling with all that belongs to it."""
    about(stream)
    if _KEY.fullmatch(key):
        found = looked(request, stream, lambda trial: ruling_sheet(trial, int(key[1:])))
        return opened(request, stream, "room/rulings/sheet_ruling.html", found)

    def look(trial: Trial) -> dict[str, Any] | None:
        row = next((one for one in register(trial.state, trial.lang) if one.key == key), None)
        return None if row is None else {"row": entry_shown(row, trial.state, trial.lang)}

    return opened(request, stream, "room/rulings/sheet_entry.html", looked(request, stream, look))


@require_GET
@only(*CONSOLE_ROLES)
def question(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """A ruling opened over the console."""
    return entry(request, stream, f"r{number}")


@require_GET
@only(*READERS)
def listing(request: HttpRequest, stream: str, kind: str) -> HttpResponse:
    """The register to take along: CSV or XLSX for people, JSON for programs."""
    event = about(stream)["event"]
    if kind not in ("csv", "xlsx", "json"):
        raise Http404(kind)
    lang = language_of(request)
    if kind == "json":
        data = keeper().reading(stream, lambda state: plain(state, lang, stream))
        body, mime = msgspec.json.format(msgspec.json.encode(data), indent=1), "application/json"
    else:
        head, rows = keeper().reading(stream, lambda state: sheet(state, lang))
        csv = kind == "csv"
        body = as_csv(head, rows, lang) if csv else as_xlsx(event, head, rows)
        mime = "text/csv; charset=utf-8" if csv else _XLSX
    response = HttpResponse(body, content_type=mime)
    name = say("rulings.file", lang)
    response.headers["Content-Disposition"] = f'attachment; filename="{stream}-{name}.{kind}"'
    response.headers["Cache-Control"] = "no-store"
    return response


_BASE = "e/<slug:stream>/resoluciones/"
urlpatterns = [
    path(_BASE, the_register, name="rulings"),
    path("e/<slug:stream>/direccion/resolucion/<int:number>/", question, name="rulings_question"),
    path(f"{_BASE}lista.<slug:kind>", listing, name="rulings_listing"),
    path(f"{_BASE}<str:key>/", entry, name="rulings_entry"),
]
