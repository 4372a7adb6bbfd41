"""One checkable statement of a rulebook."""

from typing import Any, Literal, get_args

import msgspec

from torneo.rulebook.passage import Link
from torneo.writing.lang import Lang

Kind = Literal["automatic", "judgement", "procedure", "duty", "information"]
"""The software applies it; the floor chooses; staff carry it out; people must keep it; it informs."""

KINDS: tuple[Kind, ...] = get_args(Kind)

NoteKind = Literal["", "contradiction", "ambiguous", "gap", "misprint", "reading"]
"""Why a note stands beside a text: the book contradicts itself, can be read two ways, leaves something open,
is misprinted, or needs its reading spelled out."""

NOTE_KINDS: tuple[NoteKind, ...] = get_args(NoteKind)


class Wording(msgspec.Struct, frozen=True):
    """A clause in one language: clean text, its links, and what an editor must add kept apart in the note."""

    title: str
    text: str
    links: tuple[Link, ...] = ()
    note: str = ""
    note_links: tuple[Link, ...] = ()


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """``refs`` name clauses or whole rules of its book; ``origin`` the article or TDA rule it comes from;
    ``sets`` the policies whose value rests on it; ``checks`` what its tests must show."""

    id: str
    topic: str
    kind: Kind
    es: Wording
    en: Wording
    params: dict[str, Any] = {}
    refs: tuple[str, ...] = ()
    origin: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    checks: tuple[str, ...] = ()
    note_kind: NoteKind = ""

    @property
    def book(self) -> str:
        return self.id.partition("/")[0]

    @property
    def number(self) -> str:
        """The id within its book, as people say it: ``45-B-1``."""
        return self.id.partition("/")[2]

    def wording(self, lang: Lang) -> Wording:
        return self.en if lang == "en" else self.es


def is_under(clause_id: str, rule: str) -> bool:
    """Whether a clause is the named one or a part of the named rule: 45-B-1 is under 45, 45-B and 45-B-1."""
    return clause_id == rule or (clause_id.startswith(rule) and clause_id[len(rule)] in "-.")
