"""The commission's desk: the cases of the room and of an event, a case with its whole life, its letters."""

from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path

from torneo.commission.competence import no_commission
from torneo.commission.letters import letter, letters
from torneo.paper import case_papers
from torneo.room.cases import CASE_ROLES, cases_of, history_of, named_before, open_case
from torneo.room.fragments import View, fragment
from torneo.room.keeping import keeper
from torneo.room.keys import key_of
from torneo.room.language import language_of
from torneo.room.pace import now_of, speed_of
from torneo.room.pages.commission_acts import urlpatterns as acts
from torneo.room.pages.commission_common import (
    event_name,
    hands_of,
    sitting_of,
    sitting_on,
    top,
    tournament_of,
)
from torneo.room.pages.common import about
from torneo.room.pages.console_common import happened_of
from torneo.room.pages.papers import printed
from torneo.room.views.commission import Sitting, field_name, head, limits, pressing, refusal
from torneo.room.views.commission_course import next_forms, next_step, other_forms
from torneo.room.views.commission_event import proofs
from torneo.room.views.commission_life import timeline
from torneo.room.views.commission_opening import BadField, opening, read_opening
from torneo.room.views.forms import form_fields
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.rulebook import Book, Lang, all_books
from torneo.tournament import Refused
from torneo.tournament.live_hand.story import Story
from torneo.writing import Unreadable


@fragment("case", roles=CASE_ROLES, kind="case")
def case_fragment(view: View) -> dict[str, Any]:
    """Rings the pages that show a case: each fetches its own part."""
    return {}


# ---- lists


def _row(request: HttpRequest, stream: str, case: Any) -> dict[str, Any]:
    """A case in a list. Its limits are told on the clock of the wall, so that cases of events that run at
    another speed count rightly beside one another."""
    name = event_name(case.tournament)
    facts = {"name": name, "ended": 0} if name else {}
    sitting = sitting_on(stream, case, actor_of(request), language_of(request), facts)
    limit = pressing(sitting)
    if limit is not None:
        left, speed = limit["due"] - sitting.now, speed_of(stream)
        limit |= {"wall": now_of("") + round(left / speed)} if speed else {"still": left}
    return {"stream": stream, **head(sitting), "limit": limit, "next": next_step(sitting)}


def _rows(request: HttpRequest, event: str | None) -> list[dict[str, Any]]:
    rows = [_row(request, name, case) for name, case in cases_of(event) if case.status != "new"]
    ranks = {"overdue": 0, "now": 1, "near": 2, "running": 3}
    return sorted(
        rows, key=lambda row: (row["status"] == "final", ranks.get((row["limit"] or {}).get("state", ""), 4))
    )


@only(*CASE_ROLES)
def room_cases(request: HttpRequest) -> HttpResponse:
    """Every case of the room."""
    rows = _rows(request, None)
    return render(request, "room/commission/cases.html", {"rows": rows, "now": now_of(""), "speed": 1.0})


@only(*CASE_ROLES)
def event_cases(request: HttpRequest, stream: str) -> HttpResponse:
    """The cases of an event; under a book without a commission, what that book does instead."""
    top_ = about(stream)
    book = keeper().book(stream)
    context = {**top_, "event_stream": stream, "now": now_of(""), "speed": 1.0, "stream": ""}
    if not book.values["discipline_commission"]:
        refused = no_commission(book)
        why = refusal(refused, top_["currency"], language_of(request))
        context |= {"no_commission": why, "clauses": refused.clauses}
        return render(request, "room/commission/cases.html", context)
    return render(request, "room/commission/cases.html", {**context, "rows": _rows(request, stream)})


# ---- opening


@only(*CASE_ROLES)
def open_in_event(request: HttpRequest, stream: str) -> HttpResponse:
    """A case about somebody in an event; ``?infraccion=3``: about an infraction on record there."""
    about_event = about(stream)
    book = keeper().book(stream)
    if not book.values["discipline_commission"]:
        return redirect("event_cases", stream)
    asked = request.POST.get("infraction") or request.GET.get("infraccion", "0")
    infraction = int(asked) if asked.isdigit() else 0
    known = [(name, case) for name, case in cases_of(stream) if infraction and case.infraction == infraction]
    if known:
        return redirect("case", known[0][0])
    return _opened(request, stream, book, infraction, about_event["currency"])


@only(*CASE_ROLES)
def open_alone(request: HttpRequest) -> HttpResponse:
    """A case about an event this room does not keep."""
    books = [book for book in all_books() if book.values["discipline_commission"]]
    wanted = request.POST.get("book") or request.GET.get("book", "")
    book = next((one for one in books if one.id == wanted), books[0])
    return _opened(request, "", book, 0, request.POST.get("currency", "").upper(), books)


def _opened(
    request: HttpRequest,
    event: str,
    book: Book,
    infraction: int,
    currency: str,
    books: list[Book] | None = None,
) -> HttpResponse:
    lang, by = language_of(request), actor_of(request)
    state = tournament_of(event)
    refused: dict[str, Any] = {}
    if request.method == "POST":
        answer = _open(request, event, book, infraction, currency)
        if isinstance(answer, str):
            return redirect("case", answer)
        refused = answer
    previous = cases_of(event)
    form = opening(state, book, infraction, previous[-1][1] if previous else None, now_of(event), lang)
    if form is None:
        raise Http404(f"{event} {infraction}")
    if by.role == "floor":
        named = named_before(event)
        form |= {"members": [], "named": named.members if named else (), "floor": True}
    if request.method == "POST":
        _keep(form, request)
    context = {**(about(event) if event else {}), "event_stream": event, "stream": "", "form": form,
               "books": books or [], "book_id": book.id, **refused}  # fmt: skip
    return render(request, "room/commission/open.html", context, status=409 if refused else 200)


def _keep(form: dict[str, Any], request: HttpRequest) -> None:
    """What was typed stays when it is refused."""
    for part in ("person", "facts", "place"):
        for field in form[part]:
            if field.kind == "checkbox":
                field.on = bool(request.POST.get(field.name))
            else:
                field.value = request.POST.get(field.name, field.value)
    for field, value in zip(form["members"], request.POST.getlist("members[]"), strict=False):
        field.value = value
    form["resolution"].value = request.POST.get("resolution", "")


def _open(
    request: HttpRequest, event: str, book: Book, infraction: int, currency: str
) -> str | dict[str, Any]:
    """The stream of the case opened, or why it is not."""
    lang, by = language_of(request), actor_of(request)
    state = tournament_of(event)
    try:
        fields = form_fields(request.POST.lists(), currency, lang)
        appoint, opens = read_opening(fields, state, book, infraction, lang)
    except (BadField, msgspec.ValidationError) as wrong:
        if isinstance(wrong.__cause__, Unreadable):
            return {"refused": wrong.__cause__.told(lang)}
        return {"refused": say("common.bad_field", lang, {"field": field_name(str(wrong).strip("`"), lang)})}
    source = keeper().journal.head(event) if event else None
    of_book = (source.book, source.house) if source is not None else (book.id, "")
    answer = open_case(event, of_book, appoint, opens, by, now_of(event), key_of(request))
    if isinstance(answer, Refused):
        return {"refused": refusal(answer, opens.currency, lang), "clauses": answer.clauses}
    return answer


# ---- a case


def _case_context(request: HttpRequest, sitting: Sitting) -> dict[str, Any]:
    case = sitting.case
    step = next_step(sitting)
    state = tournament_of(case.tournament)
    hands: list[Story] = hands_of(case.tournament)
    wanted = {one.ref for one in case.evidence if one.kind == "journal"}
    entries = (
        [one for one in happened_of(case.tournament) if str(one.seq) in wanted] if wanted and state else []
    )
    book = keeper().book(case.tournament) if state is not None else None
    past = [
        {"when": sitting.when(one.at), "by": one.by.name, "role": one.by.role, "text": text}
        for one, text in _told(sitting)
    ]
    ruling = case.ruling
    return {
        **top(sitting),
        "head": head(sitting),
        "step": step,
        "limit": pressing(sitting),
        "limits": limits(sitting),
        "forms": next_forms(sitting, step["code"]),
        "chapters": other_forms(sitting, step["code"]),
        "steps": timeline(sitting),
        "proofs": proofs(case, dict(sitting.event), entries, state, hands, book, sitting.lang, sitting.say,
                         sitting.name),
        "letters": [(one, _letter_name(one, sitting)) for one in letters(case, sitting.book)],
        "history": past,
        "in_room": step["code"] == "execute" and bool(sitting.event) and not case.final_at,
        "let_pass": bool(ruling and ruling.outcome == "no_sanction" and sitting.event.get("open_infraction")),
    }  # fmt: skip


def _told(sitting: Sitting) -> list[tuple[Any, str]]:
    from torneo.commission.telling import told

    lang, currency = sitting.lang, sitting.case.currency
    return [(one, told(one.event, lang, currency)) for one in reversed(history_of(sitting.stream))]


def _letter_name(code: str, sitting: Sitting) -> str:
    kind, _, recipient = code.partition("-")
    name = sitting.say(f"letter.{kind}")
    return f"{name}: {sitting.name(recipient)}" if recipient else name


@only(*CASE_ROLES)
def case(request: HttpRequest, stream: str) -> HttpResponse:
    """A case: what to do next on top, its whole life below. Asked for by its own script, only the part that
    changes."""
    sitting = sitting_of(request, stream)
    part = request.headers.get("X-Part") == "case"
    template = "room/commission/case_part.html" if part else "room/commission/case.html"
    answer = render(request, template, _case_context(request, sitting))
    answer.headers["Cache-Control"] = "no-store"
    return answer


@only(*CASE_ROLES)
def case_letter(request: HttpRequest, stream: str, name: str) -> HttpResponse:
    """A letter of the case, in both languages, to print or to copy."""
    sitting = sitting_of(request, stream)
    langs: tuple[Lang, ...] = ("es", "en") if sitting.lang == "es" else ("en", "es")
    happened = history_of(stream)
    event = sitting.event.get("name", "")
    written = [
        {"lang": lang, "letter": letter(sitting.case, name, sitting.book, lang, event=event, at=sitting.now,
                                        happened=happened)}
        for lang in langs
    ]  # fmt: skip
    if any(one["letter"] is None for one in written):
        raise Http404(name)
    context = {**top(sitting), "written": written, "code": name, "title": _letter_name(name, sitting)}
    return render(request, "room/commission/letter.html", context)


@only(*CASE_ROLES)
def case_letter_file(request: HttpRequest, stream: str, name: str) -> HttpResponse:
    """The same letter as a PDF, in the language asked for."""
    sitting = sitting_of(request, stream)
    if name not in letters(sitting.case, sitting.book):
        raise Http404(name)
    event = sitting.event.get("name", "")
    data = case_papers.letter(
        sitting.case, name, sitting.book, sitting.lang, sitting.now, history_of(stream), event=event
    )
    return printed(request, "case_letter", data, f"{stream}-{name}-{sitting.lang}")


urlpatterns = [
    path("comision/", room_cases, name="commission"),
    path("comision/abrir/", open_alone, name="commission_open_alone"),
    path("e/<slug:stream>/comision/", event_cases, name="event_cases"),
    path("e/<slug:stream>/comision/abrir/", open_in_event, name="commission_open_in_event"),
    path("caso/<slug:stream>/", case, name="case"),
    path("caso/<slug:stream>/carta/<slug:name>.pdf", case_letter_file, name="case_letter_file"),
    path("caso/<slug:stream>/carta/<slug:name>/", case_letter, name="case_letter"),
    *acts,
]
