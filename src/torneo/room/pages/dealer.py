"""The dealer's tablet: one table, its hand, and what the book says of whatever happens there."""

import re
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import path
from django.views.decorators.http import require_GET, require_POST

from torneo.room.fragments import View, fragment
from torneo.room.keeping import give, keeper
from torneo.room.keys import Key, key_of
from torneo.room.keys import part as part_of
from torneo.room.language import language_of
from torneo.room.pages.commands import answer_page
from torneo.room.pages.common import about, page
from torneo.room.pages.console_common import happened_of, looked
from torneo.room.pages.dealer_rest import left_over, rest_told
from torneo.room.pages.hand import look as look_at_hand
from torneo.room.views.acts import Trial
from torneo.room.views.dealer import dealer_page, dealer_sheet, ruling_shown, trace_shown
from torneo.room.views.dealer_marks import marks
from torneo.room.views.dealer_notices import handover_lines
from torneo.room.views.dealer_seat import seat_sheet
from torneo.room.views.forms import command_from, form_fields
from torneo.room.views.hand import hand_words
from torneo.room.views.naming import bad_field, player_name, refusal
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Command, Refused
from torneo.tournament.corrections.acts import Act, acts_of
from torneo.tournament.corrections.amending import concerns
from torneo.tournament.corrections.commands import Undo
from torneo.tournament.entries.commands import Rebuy
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.hands.events import Eliminated
from torneo.tournament.kernel import TABLE, Happened
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
    return _tablet(request, stream, number)


@only(*ROLES)
@require_GET
def hand(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The same tablet with the hand of the table open, to be told act by act."""
    return _tablet(request, stream, number, opens="hand")


def _tablet(request: HttpRequest, stream: str, number: int, **more: Any) -> HttpResponse:
    def look(trial: Trial) -> dict[str, Any] | None:
        found = dealer_page(trial, number)
        return None if found is None else {"at": found, "words": hand_words(trial)}

    found = looked(request, stream, look)
    now = look_at_hand(request, stream, number)
    return page(request, stream, "room/dealer/page.html", **found, now=now, **more)


@only(*ROLES)
@require_GET
def part(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The table as it is now."""
    found = looked(request, stream, lambda trial: dealer_page(trial, number))
    return render(request, "room/dealer/part.html", {**about(stream), "at": found})


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
    return render(request, f"room/dealer/sheet_{name}.html", {**about(stream), "at": found})


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
    """Ends the hand being played as it is told, and begins the next unless ``only`` is asked for. ``hand``:
    the one being played as the page shows it (0: none), ``next``: the one that begins next."""
    lang, key = language_of(request), key_of(request)
    table = _table(stream, number)
    if table is None:
        raise Http404(stream)
    told: list[str] = []
    try:
        playing, following = _seen(request, table)
        fields = form_fields(request.POST.lists(), about(stream)["currency"], lang)
        named = {name: fields[name] for name in _RESULT if name in fields}
        told_of = {"table": number, "hand": playing or following}
        result = {"stacks": {}, "carried": table.carried, **named, **told_of}
        report = command_from(ReportHand, result, lang)
    except (msgspec.ValidationError, msgspec.DecodeError) as wrong:
        return answer_page(request, bad_field(wrong, lang), "refused", (), 422)
    if playing or request.POST.get("only"):
        refused = _give(request, stream, report, part_of(key, "end"))
        if refused is not None:
            return refused
        told.append(say("dealer.hand_ended", lang, {"n": told_of["hand"]}))
    if not request.POST.get("only"):
        begins = StartHand(table=number, hand=playing + 1 if playing else following)
        answer = give(stream, begins, actor_of(request), part_of(key, "start"))
        if isinstance(answer, Refused):
            why = _why(stream, answer, lang)
            if not told:
                return answer_page(request, why, "refused", answer.clauses, 409)
            return answer_page(request, f"{told[0]} {why}", "done", answer.clauses, 200)
        told.append(say("dealer.hand_started", lang, {"n": begins.hand}))
    return answer_page(request, " ".join(told), "done", (), 200)


@only(*ROLES)
@require_POST
def take_back_next(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """The next hand was tapped by mistake: it never began, and the one that ended with the tap goes on.
    ``hand``: the one being played as the page shows it."""
    lang, key = language_of(request), key_of(request)
    if _table(stream, number) is None:
        raise Http404(stream)
    answered = keeper().answered(stream, part_of(key, "start"))
    if answered is not None:
        return answer_page(request, say("dealer.next_undone", lang), "done", (), 200)
    taps = _last_tap(happened_of(stream), number)
    command = taps[0].command if taps else None
    if not isinstance(command, StartHand) or request.POST.get("hand") != str(command.hand):
        return answer_page(request, say("dealer.next_moved_on", lang), "refused", (), 409)
    for act, name in zip(taps, ("start", "end"), strict=False):
        refused = _give(request, stream, Undo(table=number, seq=act.seq), part_of(key, name))
        if refused is not None:
            return refused
    return answer_page(request, say("dealer.next_undone", lang), "done", (), 200)


def _last_tap(happened: Sequence[Happened], number: int) -> list[Act]:
    """The last act of the table, and the one before it where both were one tap."""
    acts = [act for act in acts_of(happened) if concerns(act, number)]
    wish = acts[-1].key.rpartition("/")[0] if acts else ""
    together = len(acts) > 1 and wish and acts[-2].key == part_of(Key(wish), "end")
    return [acts[-1], acts[-2]] if together else acts[-1:]


@only(*ROLES)
@require_POST
def seat_open(request: HttpRequest, stream: str, number: int) -> HttpResponse:
    """Somebody has no chips left: out, or in again with a rebuy. A hand being played ends with it."""
    lang, key = language_of(request), key_of(request)
    table = _table(stream, number)
    seat, winner = (int(text) if (text := request.POST.get(name, "")).isdigit() else 0
                    for name in ("seat", "beaten_by"))  # fmt: skip
    entry = _out_already(stream, part_of(key, "out"), number, seat)
    if not entry:
        if table is None or not 1 <= seat <= len(table.seats) or not table.seats[seat - 1]:
            return answer_page(request, bad_field(ValueError("seat"), lang), "refused", (), 422)
        entry = table.seats[seat - 1]
        said = left_over(request, stream, table, seat, winner)
        if isinstance(said, HttpResponse):
            return said
        if said is not None:
            return _give(request, stream, said, part_of(key, "out")) or rest_told(request, stream, entry)
        try:
            command = _going_out(table, seat, winner, *_seen(request, table))
        except msgspec.ValidationError as wrong:
            return answer_page(request, bad_field(wrong, lang), "refused", (), 422)
        refused = _give(request, stream, command, part_of(key, "out"))
        if refused is not None:
            return refused
    name = keeper().reading(stream, lambda state: player_name(state, state.entries[entry].player))
    told = say("dealer.player_out", lang, {"name": name})
    if request.POST.get("rebuy"):
        answer = give(stream, Rebuy(entry=entry), actor_of(request), part_of(key, "rebuy"))
        if isinstance(answer, Refused):
            why = _why(stream, answer, lang)
            return answer_page(request, f"{told} {why}", "refused", answer.clauses, 409)
        told = say("dealer.player_rebuys", lang, {"name": name})
    return answer_page(request, told, "done", (), 200)


def _out_already(stream: str, key: Key, number: int, seat: int) -> int:
    """The entry of the seat, if this very wish has put it out before: the table has moved on since."""
    before = keeper().answered(stream, key)
    gone = (one.event for one in before.happened if isinstance(one.event, Eliminated)) if before else ()
    return next((one.entry for one in gone if (one.table, one.seat) == (number, seat)), 0)


def _going_out(table: Table, seat: int, winner: int, playing: int, following: int) -> Command:
    """The hand being played ends with it, where both were dealt in."""
    hand = playing or following
    if table.hand is not None and winner in table.hand.stacks and seat in table.hand.stacks:
        had = table.hand.stacks
        stacks = {seat: 0, winner: had[winner] + had[seat]} if winner != seat else {seat: 0}
        return ReportHand(table=table.number, stacks=stacks, carried=table.carried,
                          beaten_by={seat: (winner,)}, hand=hand)  # fmt: skip
    beaten_by = (winner,) if winner else ()
    return ReportElimination(table=table.number, seat=seat, beaten_by=beaten_by, hand=hand)


def _seen(request: HttpRequest, table: Table) -> tuple[int, int]:
    """The hand being played and the one that begins next, as the page shows them; of a page that does not
    say, as they are. What is no number is no hand that anybody plays."""
    now = table.hand.number if table.hand is not None else 0
    return _number(request, "hand", now), _number(request, "next", table.next_hand)


def _number(request: HttpRequest, name: str, otherwise: int) -> int:
    text = request.POST.get(name, "")
    if not text:
        return otherwise
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise msgspec.ValidationError(name)
    return int(text)


def _table(stream: str, number: int) -> Table | None:
    """The table as it is now, a copy."""
    about(stream)  # 404 if there is no such event
    table: Table | None = keeper().reading(stream, lambda state: deepcopy(state.tables.get(number)))
    return table


def _why(stream: str, refused: Refused, lang: Lang) -> str:
    return keeper().reading(stream, lambda state: refusal(refused, state, lang))


def _give(request: HttpRequest, stream: str, command: Command, key: Key) -> HttpResponse | None:
    """None if it was done, else the page that says why not."""
    answer = give(stream, command, actor_of(request), key)
    if not isinstance(answer, Refused):
        return None
    text = _why(stream, answer, language_of(request))
    status = 403 if answer.reason == "role" else 409
    return answer_page(request, text, "refused", answer.clauses, status)


# ---- rulings -----------------------------------------------------------------------------------------


@only(*ROLES)
@require_GET
def ruling(request: HttpRequest, stream: str, number: int, given: int) -> HttpResponse:
    """The card of a ruling of this table, as it stands."""
    found = looked(request, stream, lambda trial: ruling_shown(trial, number, given))
    return HttpResponse(_card(stream, number, found, language_of(request)))


@only(*ROLES)
@require_GET
def trace(request: HttpRequest, stream: str, number: int, given: int) -> HttpResponse:
    """How a ruling of this table came about, for whoever unfolds it."""

    def look(trial: Trial) -> dict[str, Any] | None:
        found = trace_shown(trial, number, given)
        return None if found is None else {"trace": found}

    return render(request, "room/spot/trace_lines.html", looked(request, stream, look))


def _card(stream: str, table: int, found: dict[str, Any], lang: Any) -> str:
    context = {**found, "stream": stream, "table": table, "lang": lang}
    return render_to_string("room/dealer/ruling.html", context)


_BASE = "e/<slug:stream>/mesa/<int:number>/crupier/"
urlpatterns = [
    path("e/<slug:stream>/crupier/", tables, name="dealer_tables"),
    path(_BASE, tablet, name="dealer"),
    path("e/<slug:stream>/mesa/<int:number>/mano/", hand, name="tell_hand"),
    path(f"{_BASE}parte/", part, name="dealer_part"),
    path(f"{_BASE}siguiente/", next_hand, name="dealer_next_hand"),
    path(f"{_BASE}deshacer/", take_back_next, name="dealer_take_back_next"),
    path(f"{_BASE}libre/", seat_open, name="dealer_seat_open"),
    path(f"{_BASE}relevo/", change, name="dealer_change"),
    path(f"{_BASE}hoja/<str:name>/", sheet, name="dealer_sheet"),
    path(f"{_BASE}asiento/<int:seat>/", seat, name="dealer_seat"),
    path(f"{_BASE}fallo/<int:given>/", ruling, name="dealer_ruling"),
    path(f"{_BASE}via/<int:given>/", trace, name="dealer_trace"),
]
