"""A structure sheet as pages show it: the form, what is found in the sheet, what a change touches."""

from collections.abc import Iterable, Mapping
from typing import Any

from torneo.paper.levels import game_name
from torneo.room.views.sheet_fields import BREAKS, DAYS, FLIGHTS, GROUPS, LEVELS, STACK, Field, Rows
from torneo.room.views.sheet_form import ZONES, rows_of
from torneo.room.words import say, words
from torneo.rulebook import Book, Lang, labels
from torneo.tournament import Tournament
from torneo.tournament.structure.changes import Effect
from torneo.tournament.structure.decide import staff_roles
from torneo.tournament.structure.finding import Finding
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.required import missing
from torneo.tournament.words import say as say_sentence
from torneo.tournament.words import sentences

# ---- the form


def form_of(values: Mapping[str, str], lang: Lang) -> dict[str, Any]:
    """Everything the template of the form needs."""
    groups = {
        group.name: {
            "name": group.name,
            "title": say(f"wizard.group.{group.name}", lang),
            "optional": f"has.{group.optional}" if group.optional else "",
            "on": bool(values.get(f"has.{group.optional}")) if group.optional else True,
            "fields": [
                _field(one.path, one, values.get(one.path, ""), one.path, lang) for one in group.fields
            ],
        }
        for group in GROUPS
    }
    plain = not any(row.get("game") for row in rows_of(values, LEVELS)) and values.get("game", "nlhe") in (
        "nlhe", "plhe", "plo", "plo5", "plo8", "nlsd", "27sd", "5cd",
    )  # fmt: skip
    days = _table(DAYS, values, lang)
    for place, day in enumerate(days["rows"]):
        day["flights"] = _table(FLIGHTS, values, lang, f"days[{place}].")
    return {
        "groups": groups,
        "levels": _table(LEVELS, values, lang, hidden=LEVELS.extra if plain else ()),
        "breaks": _table(BREAKS, values, lang),
        "days": days,
        "stack": _table(STACK, values, lang),
        "zone": values.get("zone", ""),
        "zones": sorted({*ZONES.values(), "UTC", *filter(None, (values.get("zone", ""),))}),
    }


def _table(
    rows: Rows, values: Mapping[str, str], lang: Lang, before: str = "", hidden: Iterable[str] = ()
) -> dict[str, Any]:
    hidden = set(hidden)
    columns = [column for column in rows.columns if column.path not in hidden]
    name = f"{before}{rows.name}"
    return {
        "name": name,
        "columns": [{"name": one.path, "label": say(f"wizard.column.{rows.name}.{one.path}", lang)}
                    for one in columns],
        "rows": [
            {
                "place": place,
                "path": f"{name}[{place}]",
                "title": say(f"wizard.row.{rows.name}", lang, {"n": place + 1}),
                "fields": [
                    _field(f"{name}[{place}].{one.path}", one, row.get(one.path, ""),
                           f"{rows.name}.{one.path}", lang, table=True)
                    for one in columns
                ],
            }
            for place, row in enumerate(rows_of(values, rows, before))
        ],
    }  # fmt: skip


def _field(path: str, field: Field, value: str, key: str, lang: Lang, table: bool = False) -> dict[str, Any]:
    label = say(f"wizard.column.{key}" if table else f"wizard.field.{key}", lang)
    hint = f"wizard.hint.{key}"
    kind = field.kind
    if kind == "time" and value and len(value) != 16:
        kind = "text"  # a time the browser could not show
    shown = "" if kind == "number" and value == "0" and not key.endswith(".limit") else value
    return {
        "path": path, "kind": kind, "value": shown, "label": label, "wide": field.wide,
        "hint": "" if table or hint not in words else say(hint, lang),
        "choices": [{"value": one, "text": _choice(field.path, one, lang)} for one in field.choices],
    }  # fmt: skip


def _choice(path: str, value: str, lang: Lang) -> str:
    key = f"wizard.choice.{path}.{value or 'empty'}"
    if key in words:
        return say(key, lang)
    try:
        return game_name(value, lang)
    except KeyError:
        return value or "–"


def staff_form(book: Book, staff: Mapping[str, str], lang: Lang) -> list[dict[str, Any]]:
    """The roles of an event: those the book requires first, each with who holds it."""
    required = book.values["staff_required_roles"]
    others = [one for one in staff_roles(book) if one not in required and staff.get(one)]
    return [
        {"role": one, "name": staff.get(one, ""), "label": _bare(labels().value(one, lang)),
         "required": one in required}
        for one in (*required, *others)
    ]  # fmt: skip


def _bare(text: str) -> str:
    """A role without its article, with a capital."""
    text = text.removeprefix("el ").removeprefix("la ")
    return text[:1].upper() + text[1:]


# ---- what is found


def findings_of(structure: Structure, book: Book, lang: Lang) -> list[dict[str, Any]]:
    """Errors first, then warnings and notes, each in words with its field."""
    rank = {"error": 0, "warning": 1, "note": 2}
    found = sorted(lint(structure, book), key=lambda one: rank[one.severity])
    return [finding_shown(one, lang, structure.currency) for one in found]


def finding_shown(one: Finding, lang: Lang, currency: str | None = None) -> dict[str, Any]:
    text = say_sentence(one.code, one.facts, lang, currency) if one.code in sentences() else one.code
    return {
        "severity": one.severity,
        "word": say(f"wizard.severity.{one.severity}", lang),
        "path": one.path,
        "where": where(one.path, lang),
        "text": text[:1].upper() + text[1:],
        "clauses": one.clauses,
        "line": one.line,
    }


def finding_said(path: str, label: str, text: str, lang: Lang) -> dict[str, Any]:
    """An error beside the sheet itself, as a finding: the field by its label."""
    return {
        "severity": "error", "word": say("wizard.severity.error", lang), "path": path, "where": label,
        "text": text, "clauses": (), "line": 0,
    }  # fmt: skip


def where(path: str, lang: Lang) -> str:
    """A path of the sheet as people call it: ``levels[3].ante`` is "Nivel 4: ante"."""
    table, bracket, rest = path.partition("[")
    if bracket and f"wizard.row.{table}" in words:
        place, _, column = rest.partition("]")
        row = say(f"wizard.row.{table}", lang, {"n": int(place) + 1}) if place.isdigit() else table
        if ".flights[" in column:
            inner = column.partition("[")[2]
            at, _, column = inner.partition("]")
            row += ", " + say("wizard.row.flights", lang, {"n": int(at) + 1})
            table = "flights"
        key = f"wizard.column.{table}.{column.lstrip('.')}"
        return f"{row}: {say(key, lang)}" if key in words else row
    for key in (f"wizard.field.{path}", f"wizard.group.{path}", f"wizard.group.{path.partition('.')[0]}"):
        if key in words:
            return say(key, lang)
    if path.startswith("staff."):
        return _bare(labels().value(path.removeprefix("staff."), lang))
    return path


def missing_shown(
    structure: Structure, staff: Mapping[str, str], book: Book, lang: Lang
) -> list[dict[str, Any]]:
    """What the book wants before the event is opened, in words."""
    return [
        {"text": _bare(labels().value(gap.code, lang)), "path": gap.path, "where": where(gap.path, lang),
         "staff": gap.path.startswith("staff."), "clauses": gap.clauses}
        for gap in missing(structure, staff, book)
    ]  # fmt: skip


def effects_shown(effects: Iterable[Effect], state: Tournament, lang: Lang) -> list[dict[str, Any]]:
    """What a change would touch, the worst first."""
    rank = {"blocked": 0, "flagged": 1, "touches": 2}
    currency = state.structure.currency
    shown = []
    for one in sorted(effects, key=lambda effect: rank[effect.weight]):
        facts: dict[str, Any] = dict(one.facts)
        if "field" in facts:
            facts["field"] = where(str(facts["field"]), lang)
        text = say_sentence(one.code, facts, lang, currency)
        shown.append({
            "weight": one.weight, "word": say(f"wizard.weight.{one.weight}", lang), "path": one.path,
            "text": text[:1].upper() + text[1:], "clauses": one.clauses,
        })  # fmt: skip
    return shown
