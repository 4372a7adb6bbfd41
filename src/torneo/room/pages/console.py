"""The director console: tables, clock, chips, bubble, prizes, conduct, journal and settings."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import path

from torneo.room.language import language_of
from torneo.room.pages import console_live  # noqa: F401 (registers the live parts)
from torneo.room.pages.console_common import CONSOLE_ROLES, happened_of, looked, section
from torneo.room.pages.console_corrections import urlpatterns as corrections
from torneo.room.pages.console_settings import urlpatterns as settings
from torneo.room.pages.console_sheets import urlpatterns as sheets
from torneo.room.views.acts import Trial
from torneo.room.views.console_bubble import bubble_page
from torneo.room.views.console_chips import chips_page, raced
from torneo.room.views.console_clock import clock_page
from torneo.room.views.console_conduct import conduct_page
from torneo.room.views.console_journal import SECTIONS, rows, wanted
from torneo.room.views.console_prizes import prizes_page
from torneo.room.views.console_proposals import proposals
from torneo.room.views.console_table import all_arrived, session_acts
from torneo.room.views.console_tables import quick_menus
from torneo.room.views.moves import latest_moves
from torneo.room.who import only

#: Rows of one page of the journal, within two screens, and how many events are looked through for them.
_ROWS = 14
_SCAN = 4_000
#: Races shown with their cards.
_RACES = 12


@only(*CONSOLE_ROLES)
def tables(request: HttpRequest, stream: str) -> HttpResponse:
    def look(trial: Trial) -> dict[str, Any]:
        return {"acts": session_acts(trial), "menus": quick_menus(trial.lang)}

    return section(request, stream, "tables", look)


@only(*CONSOLE_ROLES)
def pending(request: HttpRequest, stream: str) -> HttpResponse:
    """Every proposal, however many are alike."""
    return section(request, stream, "pending", lambda trial: proposals(trial, most=500))


@only(*CONSOLE_ROLES)
def clock(request: HttpRequest, stream: str) -> HttpResponse:
    return section(request, stream, "clock", clock_page)


@only(*CONSOLE_ROLES)
def chips(request: HttpRequest, stream: str) -> HttpResponse:
    races = happened_of(stream, kinds=("ChipsRaced",))[-_RACES:]
    return section(
        request, stream, "chips", lambda trial: {**chips_page(trial), "raced": raced(trial, races)}
    )


@only(*CONSOLE_ROLES)
def bubble(request: HttpRequest, stream: str) -> HttpResponse:
    return section(request, stream, "bubble", bubble_page)


@only(*CONSOLE_ROLES)
def prizes(request: HttpRequest, stream: str) -> HttpResponse:
    return section(request, stream, "prizes", prizes_page)


@only(*CONSOLE_ROLES)
def conduct(request: HttpRequest, stream: str) -> HttpResponse:
    who = request.GET.get("q", "")
    return section(request, stream, "conduct", lambda trial: conduct_page(trial, who))


@only(*CONSOLE_ROLES)
def journal(request: HttpRequest, stream: str) -> HttpResponse:
    asked = {name: request.GET.get(name, "") for name in ("section", "who", "text")}
    lang = language_of(request)
    version = looked(request, stream, lambda trial: {"version": trial.state.version})["version"]
    before = request.GET.get("before", "")
    end = min(int(before), version + 1) if before.isdigit() else version + 1
    after = max(end - 1 - _SCAN, 0)
    happened = [one for one in happened_of(stream, after) if one.seq < end]

    def look(trial: Trial) -> dict[str, Any]:
        if any(asked.values()):
            keys = {(one.at, one.by, one.key) for one in happened if wanted(one, trial.state, lang, **asked)}
            kept = [one for one in happened if (one.at, one.by, one.key) in keys]
        else:
            kept = happened
        shown = rows(kept, trial.state, lang)
        more = shown[_ROWS - 1]["seq"] if len(shown) > _ROWS else after + 1 if after else 0
        return {"rows": shown[:_ROWS], "filter": asked, "older": more, "sections": SECTIONS}

    return section(request, stream, "journal", look)


@only(*CONSOLE_ROLES)
def moves(request: HttpRequest, stream: str) -> HttpResponse:
    """The moves of the last half hour, to announce and to print; those who have sat down, table by table."""

    def look(trial: Trial) -> dict[str, Any]:
        coming = [table for table in trial.state.tables.values() if table.open and table.coming]
        return {
            "moves": latest_moves(trial.state, trial.now, 400),
            "arrivals": [all_arrived(trial, table) for table in coming],
        }

    return section(request, stream, "moves", look)


@only(*CONSOLE_ROLES)
def counts(request: HttpRequest, stream: str) -> HttpResponse:
    """Count sheets to print: a table each, with room for the count and two signatures."""

    def look(trial: Trial) -> dict[str, Any]:
        state = trial.state
        tables = [
            {"number": table.number, "session": table.session, "seats": [
                {"seat": seat, "name": state.players[state.entries[table.seats[seat - 1]].player].name}
                for seat in table.taken]}
            for table in state.tables.values() if table.open and table.players
        ]  # fmt: skip
        return {"tables": tables, "values": sorted(state.ledger.in_play, reverse=True)}

    return section(request, stream, "counts", look)


_BASE = "e/<slug:stream>/direccion/"
urlpatterns = [
    path(_BASE, tables, name="console"),
    path(f"{_BASE}pendientes/", pending, name="console_pending"),
    path(f"{_BASE}reloj/", clock, name="console_clock"),
    path(f"{_BASE}fichas/", chips, name="console_chips"),
    path(f"{_BASE}burbuja/", bubble, name="console_bubble"),
    path(f"{_BASE}premios/", prizes, name="console_prizes"),
    path(f"{_BASE}disciplina/", conduct, name="console_conduct"),
    path(f"{_BASE}diario/", journal, name="console_journal"),
    path(f"{_BASE}movimientos/", moves, name="console_moves"),
    path(f"{_BASE}recuento/", counts, name="console_counts"),
    *sheets,
    *corrections,
    *settings,
]
