"""What the clauses of a book and of a house have in common when they are read from YAML."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from torneo.rulebook.clause import KINDS, NOTE_KINDS, Wording, is_under
from torneo.rulebook.passage import Link, split_links
from torneo.rulebook.sheet import Spot

CLAUSE_NUMBER = re.compile(r"[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*(?:/[a-z0-9_]+)?")


def read_id(spot: Spot, owner: str) -> str | None:
    """The id of a clause that must belong to ``owner``, the book or house."""
    found = spot.text()
    if found is None:
        return None
    book, _, number = found.partition("/")
    if not CLAUSE_NUMBER.fullmatch(number):
        spot.wrong("bad-id", found=found)
        return None
    if book != owner:
        spot.wrong("foreign-id", found=found, expected=owner)
        return None
    return found


def read_topic(spot: Spot, topics: Iterable[str]) -> str | None:
    found = spot.text()
    if found is not None and found not in topics:
        spot.wrong("unknown-topic", found=found)
        return None
    return found


def read_kind(spot: Spot) -> Any:
    found = spot.text()
    if found is not None and found not in KINDS:
        spot.wrong("unknown-kind", found=found, known=", ".join(KINDS))
        return None
    return found


def read_note_kind(spot: Spot) -> Any:
    found = spot.text()
    if found is not None and found not in NOTE_KINDS:
        spot.wrong("unknown-note", found=found, known=", ".join(filter(None, NOTE_KINDS)))
        return ""
    return found or ""


def read_params(spot: Spot) -> dict[str, Any]:
    return {key: inner.value() for key, _, inner in spot.pairs()}


def read_wording(title: Spot, text: Spot, note: Spot | None, exists: Callable[[str], bool]) -> Wording | None:
    said_title, said_text = title.text(), text.text()
    plain, links = _linked(text, said_text, exists)
    note_plain, note_links = _linked(note, note.text(), exists) if note else ("", ())
    if said_title is None or said_text is None:
        return None
    return Wording(said_title, plain, links, note_plain, note_links)


def _linked(spot: Spot, marked: str | None, exists: Callable[[str], bool]) -> tuple[str, tuple[Link, ...]]:
    plain, links = split_links(marked or "")
    for link in links:
        if not exists(link.to):
            spot.wrong("dangling-link", found=link.to)
    return plain, links


def known_rules(ids: Iterable[str]) -> Callable[[str], bool]:
    """Whether an id, or a whole rule, has clauses."""
    known = frozenset(ids)

    def exists(rule: str) -> bool:
        return rule in known or any(is_under(clause_id, rule) for clause_id in known)

    return exists
