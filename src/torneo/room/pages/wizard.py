"""A new event: a sheet to start from, the sheet with what is wrong beside each field, and the draft."""

import re
import unicodedata
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from torneo.journal.keeper import UnknownStream
from torneo.journal.store import StreamHead, StreamTaken
from torneo.room.houses import chosen, ready_books
from torneo.room.keeping import keeper
from torneo.room.keys import Key, key_of
from torneo.room.language import language_of
from torneo.room.pages.sheet_posts import base_of, base_text, expected, posted, read, reviewed, staff_of
from torneo.room.streams import look_through
from torneo.room.views.naming import refusal
from torneo.room.views.sheet_form import Values, values_of, zone_named, zone_of_sheet
from torneo.room.views.sheet_preview import brought_forward
from torneo.room.views.sheet_rows import act_on
from torneo.room.views.structure import finding_said, finding_shown, findings_of, form_of, staff_form
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.rulebook import Book, Lang, all_books, book_ids, load_book
from torneo.tournament import Asked, Refused, Tournament
from torneo.tournament.structure.commands import CreateEvent
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.model import Day, Flight, Structure
from torneo.tournament.structure.reading import read_sheet
from torneo.tournament.structure.templates import template, template_names
from torneo.writing import chips, money

_ORDER = ("club-night", "festival-9", "festival-8", "federation-stop", "turbo", "satellite", "pokerfest-2011")
_MOST_BYTES = 256 * 1024
_ADDRESS = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")


@only("director", "operations")
def choose(request: HttpRequest) -> HttpResponse:
    """Which sheet to start from; a file of one's own is read here."""
    lang = language_of(request)
    context: dict[str, Any] = {"templates": _cards(lang), "events": _events(), "problem": "", "faults": []}
    if request.method != "POST":
        return render(request, "room/wizard.html", context)
    file = request.FILES.get("file")
    name = file.name if file is not None and file.name else ""
    if file is None:
        context["problem"] = say("wizard.file_missing", lang)
    elif (file.size or 0) > _MOST_BYTES:
        context["problem"] = say("wizard.file_too_big", lang, {"most": _MOST_BYTES // 1024})
    else:
        try:
            sheet = read_sheet(file.read().decode("utf-8-sig"))
        except UnicodeDecodeError:
            context["problem"] = say("wizard.file_not_text", lang)
        except SheetError as error:
            context["problem"] = say("wizard.file_faults", lang, {"file": name})
            context["faults"] = [finding_shown(one, lang) for one in error.findings]
        else:
            book = sheet.book if sheet.book in book_ids() else book_ids()[0]
            return _editor(request, sheet.structure, book)
    return render(request, "room/wizard.html", context, status=422)


def _cards(lang: Lang) -> list[dict[str, Any]]:
    names = [*(one for one in _ORDER if one in template_names()),
             *(one for one in template_names() if one not in _ORDER)]  # fmt: skip
    found = []
    for name in names:
        sheet = template(name)
        structure = sheet.structure
        price = structure.entry_price + structure.entry_fee
        found.append({
            "name": name, "about": sheet.about.say(lang) if sheet.about else "",
            "title": say(f"wizard.template.{name}", lang) if name in _ORDER else structure.name,
            "book": load_book(sheet.book).short if sheet.book in book_ids() else "",
            "levels": len(structure.levels), "stack": chips(structure.starting_stack, lang),
            "price": money(price, structure.currency, lang), "minutes": structure.level_minutes,
        })  # fmt: skip
    return found


def _events() -> list[dict[str, str]]:
    """Events whose sheet may be copied, newest first."""

    def look(name: str, state: Tournament) -> tuple[int, dict[str, str]]:
        return state.at, {"stream": name, "name": state.structure.name or name}

    found = look_through("tournament", look).seen
    return [one for _, one in sorted(found, key=lambda pair: -pair[0])][:30]


@only("director", "operations")
def from_template(request: HttpRequest, name: str) -> HttpResponse:
    if name not in template_names():
        raise Http404(name)
    sheet = template(name)
    return _editor(request, _dated(brought_forward(sheet.structure, datetime.now(UTC))), sheet.book)


@only("director", "operations")
def from_event(request: HttpRequest, stream: str) -> HttpResponse:
    try:
        structure, book, staff = keeper().reading(
            stream, lambda state: (state.structure, state.book, dict(state.staff))
        )
    except UnknownStream as missing:
        raise Http404(stream) from missing
    return _editor(request, brought_forward(structure, datetime.now(UTC)), book, staff)


def _dated(structure: Structure) -> Structure:
    """A sheet without days gets one, this evening."""
    if structure.days:
        return structure
    zone = zone_named(zone_of_sheet(structure))
    at = datetime.now(zone).replace(hour=20, minute=0, second=0, microsecond=0)
    if at < datetime.now(zone) + timedelta(hours=1):
        at += timedelta(days=1)
    day = Day(number=1, flights=(Flight(name="1", starts=at.isoformat(timespec="minutes")),))
    return msgspec.structs.replace(structure, days=(day,))


def _editor(
    request: HttpRequest, structure: Structure, book: str, staff: Mapping[str, str] | None = None
) -> HttpResponse:
    lang = language_of(request)
    values = values_of(structure, lang)
    values |= {f"staff.{role}": name for role, name in (staff or {}).items()}
    values |= {"book": book, "id": free_address(structure.name), "expected": str(expected({}))}
    return _page(request, values, structure)


def _page(
    request: HttpRequest, values: Values, base: Structure, problems: tuple[str, ...] = (), status: int = 200
) -> HttpResponse:
    part = "room/structure_form.html" if request.headers.get("HX-Request") else "room/structure_edit.html"
    return render(request, part, {**_context(values, base, language_of(request)), "problems": problems},
                  status=status)  # fmt: skip


def _context(values: Values, base: Structure, lang: Lang) -> dict[str, Any]:
    book = _book(values)
    staff = staff_of(values)
    return {
        "new": True,
        "form": form_of(values, lang),
        "values": values,
        "base": base_text(base),
        "books": [{"id": one.id, "name": one.name.say(lang)} for one in (*all_books(), *ready_books())],
        "staff": staff_form(book, staff, lang),
        "rows_url": reverse("new_rows"),
        "review_url": reverse("new_review"),
        "save_url": reverse("new_create"),
        **_reviewed(values, base, book, lang),
    }


def _reviewed(values: Values, base: Structure, book: Book, lang: Lang) -> dict[str, Any]:
    """The panel, with what is wrong with the address of the new event before all else."""
    found = reviewed(values, base, book, staff_of(values), lang)
    wrong = [
        finding_said("id", say("wizard.id", lang), problem, lang)
        for problem in _address_problems(values, lang)
    ]
    return {**found, "findings": [*wrong, *found["findings"]], "errors": found["errors"] + len(wrong)}


def _address_problems(values: Values, lang: Lang, key: Key | None = None) -> list[str]:
    """Why the event cannot have that address; ``key``: of the form that may have made it already."""
    address = values.get("id", "").strip()
    if not _ADDRESS.fullmatch(address):
        return [say("wizard.id_wrong", lang)]
    if keeper().journal.head(address) is not None and not (key and keeper().answered(address, key)):
        return [say("wizard.id_taken", lang)]
    return []


def _book(values: Values) -> Book:
    found = chosen(values.get("book", ""))
    return found[0] if found else load_book(book_ids()[0])


@require_POST
@only("director", "operations")
def rows(request: HttpRequest) -> HttpResponse:
    """A row more or a row less."""
    act = request.POST.get("act", "")
    return _page(request, act_on(posted(request), act, language_of(request)), base_of(request))


@require_POST
@only("director", "operations")
def review(request: HttpRequest) -> HttpResponse:
    """The panel alone, while somebody types."""
    values, lang = posted(request), language_of(request)
    context = _reviewed(values, base_of(request), _book(values), lang)
    return render(request, "room/structure_review.html", {**context, "new": True})


@require_POST
@only("director", "operations")
def create(request: HttpRequest) -> HttpResponse:
    """The draft; with faults in the form, the form again."""
    lang, values, base = language_of(request), posted(request), base_of(request)
    act = request.POST.get("act", "")
    if act != "create":
        return _page(request, act_on(values, act, language_of(request)), base)
    structure, faults = read(values, base, lang)
    address = values.get("id", "").strip()
    problems = [
        f"{say('wizard.id', lang)}: {one}" for one in _address_problems(values, lang, key_of(request))
    ]
    book = chosen(values.get("book", ""))
    if book is None:
        problems.append(say("wizard.book_unknown", lang))
    if faults:
        problems.append(say("wizard.not_created", lang, {"errors": len(faults)}))
    if problems or faults or structure is None or book is None:
        return _page(request, values, base, tuple(problems), 422)
    command = CreateEvent(id=address, book=values["book"], structure=structure, staff=_kept(values))
    asked: Asked[Any] = Asked(command=command, by=actor_of(request), at=_now(), key=key_of(request))
    try:
        answer = keeper().begin(StreamHead(address, "tournament", values["book"], book[1]), asked)
    except StreamTaken:
        return _page(request, values, base, (say("wizard.id_taken", lang),), 422)
    if isinstance(answer, Refused):
        return _page(request, values, base, (refusal(answer, Tournament(), lang),), 422)
    request.session[f"expected.{address}"] = expected(values)
    errors = sum(one["severity"] == "error" for one in findings_of(structure, book[0], lang))
    text = (
        say("wizard.created_with_errors", lang, {"errors": errors}) if errors else say("wizard.created", lang)
    )
    messages.add_message(request, messages.INFO, text, extra_tags="refused" if errors else "done")
    return redirect("prepare", address)


def _kept(values: Values) -> dict[str, str]:
    """Staff of roles the chosen book knows."""
    known = {one["role"] for one in staff_form(_book(values), staff_of(values), "es")}
    return {role: name for role, name in staff_of(values).items() if role in known}


def _now() -> int:
    return round(datetime.now(UTC).timestamp() * 1000)


def free_address(name: str) -> str:
    """An address nobody has, from the event's name and the day."""
    flat = unicodedata.normalize("NFKD", name.casefold())
    plain = re.sub(r"[^a-z0-9]+", "-", flat.encode("ascii", "ignore").decode()).strip("-")[:40]
    first = f"{plain or 'torneo'}-{datetime.now(UTC):%m%d}"
    taken = {head.name for head in keeper().journal.heads()}
    found, number = first, 2
    while found in taken:
        found, number = f"{first}-{number}", number + 1
    return found


urlpatterns = [
    path("nuevo/", choose, name="new_event"),
    path("nuevo/plantilla/<slug:name>/", from_template, name="new_from_template"),
    path("nuevo/copia/<slug:stream>/", from_event, name="new_from_event"),
    path("nuevo/filas/", rows, name="new_rows"),
    path("nuevo/revision/", review, name="new_review"),
    path("nuevo/crear/", create, name="new_create"),
]
