"""The sheet of an event that exists: its set-up page with what is missing, and changes with their effects
shown first."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from torneo.journal.keeper import Answered, MovedOn
from torneo.room.keeping import give, keeper
from torneo.room.keys import Key, key_of, part
from torneo.room.language import language_of
from torneo.room.pages.commands import done_told, waits
from torneo.room.pages.common import about, page
from torneo.room.pages.sheet_posts import base_text, expected, posted, read, reviewed
from torneo.room.views.naming import refusal
from torneo.room.views.sheet_file import sheet_text
from torneo.room.views.sheet_form import Values, values_of
from torneo.room.views.sheet_preview import preview
from torneo.room.views.sheet_rows import act_on
from torneo.room.views.structure import (
    effects_shown,
    findings_of,
    form_of,
    missing_shown,
    staff_form,
    where,
)
from torneo.room.who import actor_of, only
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Refused, Tournament
from torneo.tournament.structure.changes import effects
from torneo.tournament.structure.commands import AppointStaff, ChangeStructure
from torneo.tournament.structure.model import Structure

_DIRECTORS = ("director", "operations")


@only(*_DIRECTORS)
def prepare(request: HttpRequest, stream: str) -> HttpResponse:
    """What is settled and what is not, the staff, and the button that publishes."""
    about(stream)
    lang = language_of(request)
    players = _expected(request, stream)

    def look(state: Tournament) -> dict[str, Any]:
        book = keeper().book(stream)
        findings = findings_of(state.structure, book, lang)
        return {
            "findings": findings,
            "errors": sum(one["severity"] == "error" for one in findings),
            "missing": missing_shown(state.structure, state.staff, book, lang),
            "staff": staff_form(book, state.staff, lang),
            "preview": preview(state.structure, book, players, lang),
            "players": players,
            "draft": state.phase == "draft",
            "over": state.phase in ("ended", "cancelled"),
            "review_book": book.short,
        }

    return page(request, stream, "room/wizard_prepare.html", **keeper().reading(stream, look))


@require_POST
@only(*_DIRECTORS)
def staff(request: HttpRequest, stream: str) -> HttpResponse:
    """Everybody who was named on the page, in one go."""
    about(stream)
    lang, key = language_of(request), key_of(request)
    before: dict[str, str] = keeper().reading(stream, lambda state: dict(state.staff))
    for role, typed in request.POST.items():
        name = " ".join(str(typed).split())
        if not role.startswith("staff.") or name == before.get(role.removeprefix("staff."), ""):
            continue
        command = AppointStaff(role=role.removeprefix("staff."), name=name)
        answer = give(stream, command, actor_of(request), part(key, role))
        if isinstance(answer, Refused):
            messages.add_message(request, messages.INFO, _told(stream, answer, lang), extra_tags="refused")
    return redirect(f"{reverse('prepare', args=[stream])}#staff")


def _told(stream: str, refused: Refused, lang: Lang) -> str:
    text: str = keeper().reading(stream, lambda state: refusal(refused, state, lang))
    return text


def _expected(request: HttpRequest, stream: str) -> int:
    """As many players as were reckoned with last, here or when the event was made."""
    asked = request.POST.get("expected", "") or request.GET.get("jugadores", "")
    if asked:
        request.session[f"expected.{stream}"] = expected({"expected": asked})
    return int(request.session.get(f"expected.{stream}", expected({})))


@only(*_DIRECTORS)
def edit(request: HttpRequest, stream: str) -> HttpResponse:
    """The form; posted, first the effects of the change and then the change."""
    about(stream)
    lang = language_of(request)
    structure = _sheet(stream)
    if request.method != "POST":
        values = {**values_of(structure, lang), "expected": str(_expected(request, stream)), "why": "",
                  "mark": mark_of(structure)}  # fmt: skip
        return _page(request, stream, values, structure)
    values, act = posted(request), request.POST.get("act", "")
    _expected(request, stream)
    if act == "apply":
        return _apply(request, stream, values, structure)
    return _page(
        request, stream, act_on(values, act, language_of(request)), structure, shown=act == "effects"
    )


def _sheet(stream: str) -> Structure:
    found: Structure = keeper().reading(stream, lambda state: state.structure)
    return found


def mark_of(structure: Structure) -> str:
    """Tells one sheet from another: a form made from another one is shown again before it is applied."""
    return hashlib.sha256(base_text(structure).encode()).hexdigest()[:16]


def _page(
    request: HttpRequest, stream: str, values: Values, base: Structure, *, problems: tuple[str, ...] = (),
    clauses: tuple[str, ...] = (), shown: bool = False, status: int = 200,
) -> HttpResponse:  # fmt: skip
    lang = language_of(request)
    context = {
        "new": False,
        "form": form_of(values, lang),
        "values": values,
        "base": base_text(base),
        "rows_url": reverse("structure_edit", args=[stream]),
        "review_url": reverse("structure_review", args=[stream]),
        "save_url": reverse("structure_edit", args=[stream]),
        "problems": problems,
        "problem_clauses": clauses,
        "effects_first": shown,
        **_reviewed(stream, values, base, lang),
    }
    if context["structure"] is not None:
        context["seen"] = mark_of(context["structure"])
    if request.headers.get("HX-Request"):
        return render(request, "room/structure_form.html", {**about(stream), **context}, status=status)
    response = page(request, stream, "room/structure_edit.html", **context)
    response.status_code = status
    return response


def _reviewed(stream: str, values: Values, base: Structure, lang: Lang) -> dict[str, Any]:
    """The panel, with what the change would touch."""

    def look(state: Tournament) -> dict[str, Any]:
        book = keeper().book(stream)
        found = reviewed(values, base, book, state.staff, lang)
        if found["structure"] is not None:
            changes = changes_of(state.structure, found["structure"])
            found["changes"] = [where(one, lang) for one in changes]
            found["effects"] = effects_shown(effects(state, changes, book), state, lang) if changes else []
            found["blocked"] = any(one["weight"] == "blocked" for one in found["effects"])
        found["public"] = state.phase != "draft"
        found["reason_needed"] = found["public"] and _needs_reason(book)
        return found

    return _reading(stream, look)


def _reading(stream: str, look: Callable[[Tournament], dict[str, Any]]) -> dict[str, Any]:
    return keeper().reading(stream, look)


def _needs_reason(book: Book) -> bool:
    return bool(book.values["structure_change_after_publication"] != "organiser_free")


def changes_of(old: Structure, new: Structure) -> dict[str, Any]:
    """The fields that differ, as ``ChangeStructure`` takes them."""
    names = [name for name in old.__struct_fields__ if getattr(old, name) != getattr(new, name)]
    return {name: msgspec.to_builtins(getattr(new, name), str_keys=True) for name in names}


def _apply(request: HttpRequest, stream: str, values: Values, base: Structure) -> HttpResponse:
    """The change, once exactly its effects have been seen."""
    lang = language_of(request)
    new, faults = read(values, base, lang)
    if new is None or faults:
        return _page(request, stream, values, base, status=422)
    version, base = keeper().reading(stream, lambda state: (state.version, state.structure))
    before = _saved_already(stream, key_of(request), new)
    if before is not None:
        return _saved(request, stream, before)
    if values.get("mark") != mark_of(base):
        values = {**values, "mark": mark_of(base)}
        moved = (say("wizard.moved_on", lang),)
        return _page(request, stream, values, base, problems=moved, shown=True, status=409)
    public = keeper().reading(stream, lambda state: state.phase != "draft")
    if public and values.get("seen") != mark_of(new):
        return _page(request, stream, values, base, shown=True)
    command = ChangeStructure(changes=changes_of(base, new), why=values.get("why", ""))
    try:
        answer = give(stream, command, actor_of(request), key_of(request), version)
    except MovedOn:
        return _apply(request, stream, values, base)
    if isinstance(answer, Refused):
        told = _told(stream, answer, lang)
        return _page(request, stream, values, base, problems=(told,), clauses=answer.clauses, shown=True,
                     status=403 if answer.reason == "role" else 409)  # fmt: skip
    return _saved(request, stream, answer)


def _saved(request: HttpRequest, stream: str, answer: Answered) -> HttpResponse:
    lang = language_of(request)
    text = done_told(stream, answer, lang) if waits(answer) else say("wizard.saved", lang)
    messages.add_message(request, messages.INFO, text, extra_tags="done")
    return redirect("prepare", stream)


def _saved_already(stream: str, key: Key, new: Structure) -> Answered | None:
    """The same form a second time: what its key changed then is what it says now."""
    before = keeper().answered(stream, key)
    if before is None:
        return None
    first = msgspec.json.decode(before.happened[0].asked or "{}")
    wanted = msgspec.to_builtins(new, str_keys=True)
    same = first.get("command") == ChangeStructure.__name__ and all(
        wanted.get(name) == value for name, value in first["changes"].items()
    )
    return before if same else None


@require_POST
@only(*_DIRECTORS)
def review(request: HttpRequest, stream: str) -> HttpResponse:
    """The panel alone, while somebody types."""
    about(stream)
    context = _reviewed(stream, posted(request), _sheet(stream), language_of(request))
    return render(request, "room/structure_review.html", {**context, "new": False})


@only(*_DIRECTORS)
def download(request: HttpRequest, stream: str) -> HttpResponse:
    """The sheet as a file that the wizard and ``torneo structure`` read."""
    about(stream)
    book, structure = keeper().reading(stream, lambda state: (state.book, state.structure))
    text = sheet_text(book, structure, language_of(request))
    response = HttpResponse(text, content_type="application/yaml; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{stream}.yaml"'
    return response


urlpatterns = [
    path("e/<slug:stream>/preparar/", prepare, name="prepare"),
    path("e/<slug:stream>/preparar/equipo/", staff, name="prepare_staff"),
    path("e/<slug:stream>/preparar/hoja/", edit, name="structure_edit"),
    path("e/<slug:stream>/preparar/revision/", review, name="structure_review"),
    path("e/<slug:stream>/preparar/hoja.yaml", download, name="structure_download"),
]
