"""The shelf of papers: which documents somebody may print now, and why not those there is nothing for."""

from typing import Any

from torneo.commission import Case
from torneo.paper.case_papers import titles
from torneo.paper.catalogue import DOCUMENTS, Document, Wanted
from torneo.paper.words import say as say_paper
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Refused
from torneo.tournament.structure.public import sheet_for
from torneo.writing import chips

#: Documents that can be asked for one entry or one table.
_BY_ENTRY = frozenset({"seat_cards", "receipts", "moves", "bags", "payments"})
_BY_TABLE = frozenset({"tables", "counts"})
#: Those whose code may hold a private link.
LINKED = frozenset({"seat_cards", "receipts"})
CASE_ROLES = ("director", "commission")
#: Lists besides documents: address, its kinds, and who may have it; nobody named: everybody.
FILES: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("entries", "lista-inscripciones", ("xlsx", "csv"), ("director", "operations", "desk")),
    ("results", "lista-resultados", ("xlsx", "csv"), ()),
    ("hendon", "hendon-mob", ("csv",), ("director", "operations", "desk")),
    ("calendar", "programa", ("ics",), ()),
)


def allowed(document: Document, role: str) -> bool:
    return document.public or role in document.roles


def shelf(wanted: Wanted, role: str) -> list[dict[str, Any]]:
    """Every document the role may have, in the order an event needs them."""
    return [_shown(one, wanted, role) for one in DOCUMENTS if allowed(one, role)]


def _shown(document: Document, wanted: Wanted, role: str) -> dict[str, Any]:
    code, lang = document.code, wanted.lang
    count = document.count(wanted)
    clauses: tuple[str, ...] = ()
    blocked = "" if count else say(f"papers.{code}.none", lang)
    if code == "structure":
        sheet = sheet_for(wanted.state, role, wanted.book)
        if isinstance(sheet, Refused):
            blocked, clauses = say("public.sheet_not_public", lang), sheet.clauses
    return {
        "code": code,
        "slug": document.slug,
        "title": say_paper(f"{code}.title", lang),
        "about": say(f"papers.{code}.about", lang),
        "count": _count(code, count, lang),
        "blocked": blocked,
        "clauses": clauses,
        "sizes": [{"id": size, "text": say(f"papers.size.{size}", lang)} for size in document.sizes],
        "by": "entry" if code in _BY_ENTRY else "table" if code in _BY_TABLE else "",
        "linked": code in LINKED,
    }


def _count(code: str, count: int, lang: Lang) -> str:
    """How many pieces there are, in words; nothing for none."""
    if count == 1:
        return say(f"papers.{code}.one", lang)
    return say(f"papers.{code}.count", lang, {"n": chips(count, lang)}) if count else ""


def files_of(role: str, lang: Lang) -> list[dict[str, Any]]:
    return [
        {"title": say(f"papers.file.{code}", lang), "slug": slug, "kinds": kinds}
        for code, slug, kinds, roles in FILES
        if not roles or role in roles
    ]


def case_shown(stream: str, case: Case, book: Book, lang: Lang) -> dict[str, Any]:
    return {
        "stream": stream,
        "title": say("papers.case", lang, {"case": case.id, "name": case.person.name}),
        "letters": [{"code": code, "title": title} for code, title in titles(case, book, lang)],
    }
