"""The dealer's tablet: one table, its hand, and what the book says of whatever happens there."""

import secrets
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import path
from django.views.decorators.http import require_GET, require_POST

from torneo.room.fragments import View, fragment
from torneo.room.keeping import command_from, give, keeper
from torneo.room.language import language_of
from torneo.room.pages.commands import answer_page
from torneo.room.pages.common import about, page
from torneo.room.pages.console_common import looked
from torneo.room.pages.spot import book_of
from torneo.room.views.acts import Trial
from torneo.room.views.dealer import dealer_page, dealer_sheet, ruling_shown, spot_of
from torneo.room.views.dealer_marks import marks
from torneo.room.views.dealer_notices import handover_lines
from torneo.room.views.dealer_seat import seat_sheet
from torneo.room.views.forms import form_fields
from torneo.room.views.naming import bad_field, refusal
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.tournament import Command, Refused, Tournament
from torneo.tournament.entries.commands import Rebuy
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.kernel import TABLE
from torneo.tournament.rulings.commands import GiveRuling
from torneo.tournament.rulings.events import RulingGiven
from torneo.tournament.seats.state import Table

ROLES = tuple(sorted(TABLE))
#: What a form may say of the end of a hand.
_RESULT = ("stacks", "beaten_by", "carried", "hand_order")
SHEETS = ("out", "call", "result", "time", "more")


@fragment("dealer_bell", roles=TABLE)
def dealer_bell(view: View) -> dict[str, Any]:
    """Rings the tablets whose table has changed: they fetch their own part."""
    return {"marks": marks(view.state)}


# ---- pages -------------------------------------------------------------------------------------------


@only(*ROLES)
def tables(request: HttpRequest, stream: str) -> HttpResponse:
    """Which table: the dealer's own first."""
    me = actor_of(request).name

    def look(trial: Trial) -> dict[str, Any]:
        state = trial.state
        found = [
            {
                "number": table.number,
                "session": table.session,
                "players": table.players,
                "dealer": state.dealers[table.number].dealer if table.number in state.dealers else "",
                "mine": table.number in state.dealers and state.dealers[table.number].dealer == me,
            }
            for table in state.tables.values()
            if table.open and state.sessions[table.session].status != "finished"
        ]
        return {"tables": sorted(found, key=lambda one: (not one["mine"], one["number"]))}

    return page(request, stream, "room/dealer/tables.html", **looked(request, stream, look))


@only(*ROLES)
def tablet(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    def look(trial: Trial) -> dict[str, Any] | None:
        found = dealer_page(trial, number)
        return None if found is None else {"at": found, "spot": spot_of(trial, stream, number)}

    return page(request, stream, "room/dealer/page.html", **looked(request, stream, look), key=_key())


@only(*ROLES)
@require_GET
def part(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The table as it is now, and the spot the picker starts from."""

    def look(trial: Trial) -> dict[str, Any] | None:
        found = dealer_page(trial, number)
        return None if found is None else {"at": found, "spot": spot_of(trial, stream, number)}

    context = {**about(stream), **looked(request, stream, look), "key": _key()}
    return render(request, "room/dealer/part.html", context)


def _key() -> str:
    """Makes the forms of one picture of the page safe to send twice."""
    return secrets.token_hex(8)


@only(*ROLES)
@require_GET
def change(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The change of dealer."""

    def look(trial: Trial) -> dict[str, Any] | None:
        return handover_lines(trial, number)

    context = {**about(stream), "change": looked(request, stream, look)}
    return render(request, "room/dealer/change.html", context)


@only(*ROLES)
@require_GET
def sheet(request: HttpRequest, stream: str, number: int, name: str) -> HttpResponse:
    """One of the sheets that open over the page."""
    if name not in SHEETS:
        raise Http404(name)
    found = looked(request, stream, lambda trial: dealer_sheet(trial, number, name))
    return render(request, f"room/dealer/sheet_{name}.html", {**about(stream), "at": found, "key": _key()})


@only(*ROLES)
@require_GET
def seat(request: HttpRequest, stream: str, number: int, seat: int) -> HttpResponse:
    """One seat opened."""
    found = looked(request, stream, lambda trial: seat_sheet(trial, number, seat))
    return render(request, "room/dealer/seat.html", {**about(stream), "at": found})


# ---- the hand ----------------------------------------------------------------------------------------


@only(*ROLES)
@require_POST
def next_hand(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """Ends the hand being played as it is told, and begins the next unless ``only`` is asked for."""
    lang, key = language_of(request), request.POST.get("key", "")[:60] or _key()
    state = _state(stream)
    table = state.tables.get(number)
    if table is None:
        raise Http404(stream)
    done = _done_already(request, table)
    if done is not None:
        return done
    told: list[str] = []
    try:
        fields = form_fields(request.POST.lists(), state.structure.currency, lang)
        named = {name: fields[name] for name in _RESULT if name in fields}
        whole = {"stacks": {}, "carried": table.carried, **named, "table": number}
        report = command_from(ReportHand, whole)
    except (msgspec.ValidationError, msgspec.DecodeError) as wrong:
        return answer_page(request, bad_field(wrong, lang), "refused", (), 422)
    if table.hand is not None or request.POST.get("only"):
        playing = table.hand.number if table.hand is not None else table.hands + 1
        refused = _give(request, stream, report, f"{key}-end")
        if refused is not None:
            return refused
        told.append(say("dealer.hand_ended", lang, {"n": playing}))
    if not request.POST.get("only"):
        answer = give(stream, StartHand(table=number), actor_of(request), f"{key}-start")
        if isinstance(answer, Refused):
            why = refusal(answer, _state(stream), lang)
            if not told:
                return answer_page(request, why, "refused", answer.clauses, 409)
            return answer_page(request, f"{told[0]} {why}", "done", answer.clauses, 200)
        now = _state(stream).tables[number].hand
        told.append(say("dealer.hand_started", lang, {"n": now.number if now is not None else ""}))
    return answer_page(request, " ".join(told), "done", (), 200)


@only(*ROLES)
@require_POST
def seat_open(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """Somebody has no chips left: out, or in again with a rebuy. A hand being played ends with it."""
    lang, key = language_of(request), request.POST.get("key", "")[:60] or _key()
    state = _state(stream)
    table = state.tables.get(number)
    seat, winner = (int(text) if (text := request.POST.get(name, "")).isdigit() else 0
                    for name in ("seat", "beaten_by"))  # fmt: skip
    if table is None or not 1 <= seat <= len(table.seats) or not table.seats[seat - 1]:
        return answer_page(request, bad_field(ValueError("seat"), lang), "refused", (), 422)
    done = _done_already(request, table)
    if done is not None:
        return done
    entry = table.seats[seat - 1]
    name = state.players[state.entries[entry].player].name
    command: Command
    if table.hand is not None and winner in table.hand.stacks and seat in table.hand.stacks:
        had = table.hand.stacks
        stacks = {seat: 0, winner: had[winner] + had[seat]} if winner != seat else {seat: 0}
        command = ReportHand(table=number, stacks=stacks, carried=table.carried, beaten_by={seat: (winner,)})
    else:
        command = ReportElimination(table=number, seat=seat, beaten_by=(winner,) if winner else ())
    refused = _give(request, stream, command, f"{key}-out")
    if refused is not None:
        return refused
    told = say("dealer.player_out", lang, {"name": name})
    if request.POST.get("rebuy"):
        answer = give(stream, Rebuy(entry=entry), actor_of(request), f"{key}-rebuy")
        if isinstance(answer, Refused):
            why = refusal(answer, _state(stream), lang)
            return answer_page(request, f"{told} {why}", "refused", answer.clauses, 409)
        told = say("dealer.player_rebuys", lang, {"name": name})
    return answer_page(request, told, "done", (), 200)


def _done_already(request: HttpRequest, table: Table) -> HttpResponse | None:
    """A second tap on the same picture of the page: the hand it was about is over, or begun, by now."""
    about_hand, playing = request.POST.get("hand", ""), table.hand.number if table.hand is not None else 0
    if not about_hand or about_hand == str(playing):
        return None
    key = "dealer.hand_started" if playing else "dealer.hand_ended"
    text = say(key, language_of(request), {"n": playing or table.hands})
    return answer_page(request, text, "done", (), 200)


def _state(stream: str) -> Tournament:
    about(stream)  # 404 if there is no such event
    state: Tournament = keeper().state(stream)
    return state


def _give(request: HttpRequest, stream: str, command: Command, key: str) -> HttpResponse | None:
    """None if it was done, else the page that says why not."""
    answer = give(stream, command, actor_of(request), key)
    if not isinstance(answer, Refused):
        return None
    text = refusal(answer, _state(stream), language_of(request))
    status = 403 if answer.reason == "role" else 409
    return answer_page(request, text, "refused", answer.clauses, status)


# ---- rulings -----------------------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True):
    """What a tablet tells of the table. ``key``: the same act sent twice is told once."""

    setup: dict[str, Any]
    steps: tuple[dict[str, Any], ...]
    key: str = ""


@only(*ROLES)
@require_POST
def rule(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """What happened, ruled on: ``{html, number}`` or ``{problem}``."""
    lang = language_of(request)
    try:
        told = msgspec.json.decode(request.body, type=Told)
    except (msgspec.ValidationError, msgspec.DecodeError) as wrong:
        return JsonResponse({"problem": bad_field(wrong, lang)}, status=422)
    book_of(stream)
    command = GiveRuling(table=number, setup=told.setup, steps=told.steps)
    answer = give(stream, command, actor_of(request), told.key[:60])
    if isinstance(answer, Refused):
        status = 403 if answer.reason == "role" else 409
        return JsonResponse({"problem": _why_not(stream, answer, lang)}, status=status)
    given = next(one.event for one in answer.happened if isinstance(one.event, RulingGiven))
    found = looked(request, stream, lambda trial: ruling_shown(trial, number, given.ruling))
    return JsonResponse({"number": given.ruling, "html": _card(stream, number, found, lang)})


def _why_not(stream: str, refused: Refused, lang: Any) -> str:
    told = refused.facts.get(f"problem_{lang}")
    return str(told) if told else refusal(refused, _state(stream), lang)


@only(*ROLES)
@require_GET
def ruling(request: HttpRequest, stream: str, number: int, given: int) -> HttpResponse:
    """The card of a ruling of this table, as it stands."""
    found = looked(request, stream, lambda trial: ruling_shown(trial, number, given))
    return HttpResponse(_card(stream, number, found, language_of(request)))


def _card(stream: str, table: int, found: dict[str, Any], lang: Any) -> str:
    context = {**found, "stream": stream, "table": table, "lang": lang}
    return render_to_string("room/dealer/ruling.html", context)


_BASE = "e/<slug:stream>/mesa/<int:number>/crupier/"
urlpatterns = [
    path("e/<slug:stream>/crupier/", tables, name="dealer_tables"),
    path(_BASE, tablet, name="dealer"),
    path(f"{_BASE}parte/", part),
    path(f"{_BASE}siguiente/", next_hand),
    path(f"{_BASE}libre/", seat_open),
    path(f"{_BASE}relevo/", change),
    path(f"{_BASE}hoja/<str:name>/", sheet),
    path(f"{_BASE}asiento/<int:seat>/", seat),
    path(f"{_BASE}fallo/", rule),
    path(f"{_BASE}fallo/<int:given>/", ruling),
]
