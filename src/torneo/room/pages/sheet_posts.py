"""What the wizard and the editor of a running event share: a sheet typed into a form."""

from collections.abc import Mapping
from typing import Any

import msgspec
from django.http import HttpRequest

from torneo.room.sent import json_sent
from torneo.room.views.sheet_form import Values, structure_of
from torneo.room.views.sheet_preview import preview
from torneo.room.views.structure import finding_shown, findings_of, missing_shown
from torneo.rulebook import Book, Lang
from torneo.tournament.structure.finding import Finding, SheetError
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.reading import structure_from

#: Players a preview reckons with if nobody says how many.
EXPECTED, MOST_EXPECTED = 40, 20_000
_LONGEST = 4000


def posted(request: HttpRequest) -> Values:
    """The form as typed."""
    return {
        name: values[-1][:_LONGEST]
        for name, values in request.POST.lists()
        if values and name not in ("csrfmiddlewaretoken", "key", "base", "act")
    }


def base_of(request: HttpRequest) -> Structure:
    """The sheet the form was made from, which keeps what the form does not show."""
    try:
        return structure_from(json_sent(request.POST.get("base", "{}")))
    except (SheetError, msgspec.DecodeError):
        return Structure()


def base_text(structure: Structure) -> str:
    return msgspec.json.encode(msgspec.to_builtins(structure, str_keys=True)).decode()


def expected(values: Mapping[str, str]) -> int:
    text = values.get("expected", "")
    return min(max(int(text), 2), MOST_EXPECTED) if text.isdigit() and len(text) < 8 else EXPECTED


def staff_of(values: Mapping[str, str]) -> dict[str, str]:
    """Who was written beside which role."""
    return {
        name.removeprefix("staff."): text.strip()
        for name, text in values.items()
        if name.startswith("staff.") and text.strip()
    }


def read(values: Values, base: Structure, lang: Lang) -> tuple[Structure | None, tuple[Finding, ...]]:
    """The sheet, or everything that keeps it from being one."""
    try:
        return structure_of(values, base, lang), ()
    except SheetError as error:
        return None, error.findings


def reviewed(
    values: Values, base: Structure, book: Book, staff: Mapping[str, str], lang: Lang
) -> dict[str, Any]:
    """The panel beside the form: what is found, what is missing, how it would play."""
    structure, faults = read(values, base, lang)
    players = expected(values)
    if structure is None:
        findings = [finding_shown(one, lang) for one in faults]
        gaps: list[dict[str, Any]] = []
        shown = None
    else:
        findings = findings_of(structure, book, lang)
        gaps = missing_shown(structure, staff, book, lang)
        shown = preview(structure, book, players, lang)
    count = {name: sum(one["severity"] == name for one in findings) for name in ("error", "warning", "note")}
    return {
        "structure": structure, "findings": findings, "missing": gaps, "preview": shown,
        "errors": count["error"], "warnings": count["warning"], "notes": count["note"], "players": players,
        "review_book": book.short, "book_id": book.id,
    }  # fmt: skip
