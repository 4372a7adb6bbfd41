"""Papers of an event: the shelf, and each document, list and calendar as a file."""

import logging
import secrets
from collections.abc import Callable
from typing import Any

from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from torneo.commission import Case
from torneo.commission.letters import letters
from torneo.journal.line import Reader
from torneo.paper import case_papers, lists
from torneo.paper.calendar import calendar
from torneo.paper.catalogue import BY_CODE, BY_SLUG, Document, Wanted
from torneo.paper.heading import SIZES, Size
from torneo.paper.hendon import hendon_results
from torneo.paper.presses import PressFailed
from torneo.paper.receipts import receipted
from torneo.paper.seat_cards import seated
from torneo.paper.spreadsheets import as_csv, as_xlsx
from torneo.paper.words import say as say_paper
from torneo.room import printing
from torneo.room.accounts.record import by_of
from torneo.room.cases import cases_of
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.links_out import absolute
from torneo.room.models import Link
from torneo.room.pace import now_of
from torneo.room.pages.common import about, page
from torneo.room.pages.player import KIND, player_link
from torneo.room.views.papers import CASE_ROLES, FILES, LINKED, allowed, case_shown, files_of, shelf
from torneo.room.who import only, role_of
from torneo.room.words import say
from torneo.rulebook import LANGS, Lang
from torneo.tournament import Refused, Tournament
from torneo.tournament.entries.state import Entry
from torneo.tournament.structure.public import sheet_for

_log = logging.getLogger(__name__)
_TYPES = {
    "pdf": "application/pdf",
    "csv": "text/csv; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "ics": "text/calendar; charset=utf-8",
}


def _lang(request: HttpRequest) -> Lang:
    """The language of a document: the one asked for, else the page's."""
    asked = request.POST.get("idioma") or request.GET.get("idioma")
    return next((one for one in LANGS if one == asked), language_of(request))


@require_safe
def papers(request: HttpRequest, stream: str) -> HttpResponse:
    about(stream)
    lang, role, now = language_of(request), role_of(request.user), now_of(stream)
    book = keeper().book(stream)

    def look(state: Tournament) -> dict[str, Any]:
        return {"papers": shelf(Wanted(state=state, book=book, lang=lang, now=now), role)}

    return page(
        request, stream, "room/papers.html", **keeper().reading(stream, look), files=files_of(role, lang),
        cases=[case_shown(name, case, keeper().book(name), lang) for name, case in _cases(stream)]
        if role in CASE_ROLES else [],
        documents_lang=_lang(request), staff=role in ("director", "operations", "floor", "desk"),
    )  # fmt: skip


def _cases(stream: str) -> list[tuple[str, Case]]:
    """The disciplinary cases of the event, with the names of their streams."""
    return [(name, case) for name, case in cases_of(stream) if case.status != "new"]


@require_http_methods(["GET", "HEAD", "POST"])
def file(request: HttpRequest, stream: str, name: str, kind: str) -> HttpResponse:
    """A document, a list or the calendar. Posted, cards may get fresh private links."""
    about(stream)
    document = BY_SLUG.get(name)
    if document is not None and kind == "pdf":
        if allowed(document, role_of(request.user)):
            return _document(request, stream, document)
        return only(*document.roles)(_document)(request, stream, document)
    listed = next((one for one in FILES if one[1] == name and kind in one[2]), None)
    if listed is None or request.method == "POST":
        raise Http404(name)
    code, _, _, roles = listed
    if roles and role_of(request.user) not in roles:
        return only(*roles)(_listing)(request, stream, code, kind)
    return _listing(request, stream, code, kind)


def _document(request: HttpRequest, stream: str, document: Document) -> HttpResponse:
    given = request.POST if request.method == "POST" else request.GET
    size = _size(given.get("papel", ""), document)
    number, table = given.get("inscripcion", ""), given.get("mesa", "")
    lang, now, book, role = _lang(request), now_of(stream), keeper().book(stream), role_of(request.user)
    entries = (int(number),) if number.isdecimal() else None
    address = _address(request, stream, document, entries)

    def look(state: Tournament) -> dict[str, Any]:
        if document.code == "structure" and isinstance(sheet_for(state, role, book), Refused):
            raise Http404(document.slug)
        wanted = Wanted(
            state=state, book=book, lang=lang, now=now, size=size, address=address,
            entries=entries, tables=(int(table),) if table.isdecimal() else None,
        )  # fmt: skip
        if not document.count(wanted):
            raise Http404(document.slug)
        return document.make(wanted)

    version, data = keeper().reading(stream, lambda state: (state.version, look(state)))
    name = f"{stream}-{document.slug}"
    if not printing.heavy(data):
        return printed(request, document.code, data, name)
    private = secrets.token_hex(8) if given.get("enlaces") else ""
    key = (stream, document.code, size, lang, number, table, version, private)
    try:
        job = printing.start(key, printing.Job(stream, document.code, name, data))
    except PressFailed as failed:
        return _not_printed(request, failed.code)
    return redirect("paper_job", stream, job.id)


def printed(request: HttpRequest, template: str, data: dict[str, Any], name: str) -> HttpResponse:
    """A paper of a few pages, at once."""
    try:
        return _sent(printing.small.pdf(template, data), name, "pdf")
    except PressFailed as failed:
        if failed.code == "fault":
            _log.error("press: %s", failed.told)
        return _not_printed(request, failed.code)


def _not_printed(request: HttpRequest, code: str) -> HttpResponse:
    text = say(f"papers.failed.{code}", language_of(request))
    response = render(request, "room/plain.html", {"text": text}, status=503)
    response.headers["Retry-After"] = "5"
    return response


# ---- big jobs ------------------------------------------------------------------------------------------


def _job(request: HttpRequest, stream: str, number: str) -> printing.Job:
    """The job, for whoever may have its document. Its number is not to be guessed."""
    job = printing.find(number)
    if job is None or job.stream != stream or not allowed(BY_CODE[job.document], role_of(request.user)):
        raise Http404(number)
    return job


@require_safe
def job_page(request: HttpRequest, stream: str, number: str) -> HttpResponse:
    """How far a big job is; once it is done, the browser is sent on to it."""
    job = _job(request, stream, number)
    lang = language_of(request)
    shown = {
        "job": job, "title": say_paper(f"{job.document}.title", lang), "stream": stream,
        "why": say(f"papers.failed.{job.failed}", lang) if job.failed else "",
    }  # fmt: skip
    if request.headers.get("HX-Request"):
        response = render(request, "room/paper_job_part.html", shown)
        if job.pdf:
            response.headers["HX-Redirect"] = reverse("paper_job_file", args=[stream, job.id])
        return response
    return page(request, stream, "room/paper_job.html", **shown)


@require_safe
def job_file(request: HttpRequest, stream: str, number: str) -> HttpResponse:
    job = _job(request, stream, number)
    if not job.pdf:
        return redirect("paper_job", stream, job.id)
    return _sent(job.pdf, job.name, "pdf")


@require_POST
def job_stop(request: HttpRequest, stream: str, number: str) -> HttpResponse:
    job = _job(request, stream, number)
    job.stop()
    job.over.wait(timeout=5)
    return redirect("paper_job", stream, job.id)


def _size(asked: str, document: Document) -> Size:
    return next((one for one in SIZES if one == asked and one in document.sizes), "a4")


def _address(
    request: HttpRequest, stream: str, document: Document, entries: tuple[int, ...] | None
) -> Callable[[Entry], str]:
    """What the QR codes lead to: the event's page, or the player's own behind a private link. A link the desk
    has just made is used as it is."""
    public = absolute(request, reverse("event", args=[stream]))
    if request.method != "POST" or document.code not in LINKED:
        return lambda _: public
    token = request.POST.get("enlace", "").rstrip("/").rpartition("/")[2]
    link = Link.find(token) if token else None
    private: dict[str, str] = {}
    if link is not None and (link.stream, link.kind) == (stream, KIND):
        private[link.subject] = absolute(request, reverse("player", args=[token]))
    elif request.POST.get("enlaces"):
        chosen = seated if document.code == "seat_cards" else receipted
        players = keeper().reading(stream, lambda state: [one.player for one in chosen(state, entries)])
        with transaction.atomic():
            for player in dict.fromkeys(players):
                private[player] = absolute(request, player_link(stream, player, by_of(request)))
    return lambda entry: private.get(entry.player, public)


def _listing(request: HttpRequest, stream: str, code: str, kind: str) -> HttpResponse:
    lang, now, book, role = _lang(request), now_of(stream), keeper().book(stream), role_of(request.user)

    def look(state: Tournament) -> bytes:
        if code == "calendar":
            if isinstance(sheet_for(state, role, book), Refused):
                raise Http404(code)
            return calendar(state, book, lang, now, absolute(request, reverse("event", args=[stream])))
        if code == "hendon":
            found, written = hendon_results(state, book), "en"
        else:
            found, written = getattr(lists, code)(state, book, lang), lang
        if kind == "csv":
            return as_csv(found.head, found.rows, "en" if written == "en" else "es")
        return as_xlsx(state.structure.name or stream, found.head, found.rows)

    slug = next(one[1] for one in FILES if one[0] == code)
    return _sent(keeper().reading(stream, look), f"{stream}-{slug}", kind)


@require_safe
def case_file(request: HttpRequest, stream: str, name: str, kind: str) -> HttpResponse:
    """A letter of a case: a notice or the report. Who may not read the file is not told that there is one."""
    known = about(stream)
    case = dict(_cases(stream)).get(name) if role_of(request.user) in CASE_ROLES else None
    if case is None:
        raise Http404(name)
    lang, now, book = _lang(request), now_of(stream), keeper().book(name)
    if kind not in letters(case, book):
        raise Http404(kind)
    reader = Reader(keeper().kinds["case"].decider)
    happened = [reader.happened(line) for line in keeper().lines(name)]
    data = case_papers.letter(case, kind, book, lang, now, happened, event=str(known["event"]))
    return printed(request, "case_letter", data, f"{name}-{kind}")


def _sent(body: bytes, name: str, kind: str) -> HttpResponse:
    """Documents open in the browser; lists are saved."""
    answer = HttpResponse(body, content_type=_TYPES[kind])
    shown = "inline" if kind == "pdf" else "attachment"
    answer.headers["Content-Disposition"] = f'{shown}; filename="{name}.{kind}"'
    answer.headers["Cache-Control"] = "no-store"
    return answer


_BASE = "e/<slug:stream>/papeles/"
urlpatterns = [
    path(_BASE, papers, name="papers"),
    path(f"{_BASE}trabajo/<str:number>.pdf", job_file, name="paper_job_file"),
    path(f"{_BASE}trabajo/<str:number>/", job_page, name="paper_job"),
    path(f"{_BASE}trabajo/<str:number>/cancelar/", job_stop, name="paper_job_stop"),
    path(f"{_BASE}caso/<slug:name>/<slug:kind>.pdf", case_file, name="case_paper"),
    path(f"{_BASE}<slug:name>.<slug:kind>", file, name="paper"),
]
