"""The record of the room's doors, as people read it."""

from typing import Any

import msgspec

from torneo.room.models import Record
from torneo.room.words import say, words
from torneo.rulebook import Lang

#: Facts that are codes, and where their words are.
_CODES = {"role": "common.role", "before": "common.role", "kind": "record.kind", "public": "hands.public"}


def told(row: Record, lang: Lang) -> dict[str, Any]:
    """One row: when (as the database has it, UTC), who, what in a sentence, and from where."""
    facts = {name: _fact(name, value, lang) for name, value in msgspec.json.decode(row.facts).items()}
    where = say("record.terminal", lang) if row.where == "terminal" else row.where
    return {
        "id": row.pk, "at": row.at, "by": row.by, "role": say(f"common.role.{row.role}", lang),
        "where": where, "what": say(f"record.what.{row.what}", lang, {"about": row.about, **facts}),
    }  # fmt: skip


def _fact(name: str, value: object, lang: Lang) -> str:
    if isinstance(value, list):
        return ", ".join(_fact(name, one, lang) for one in value) or "–"
    key = f"{_CODES.get(name)}.{value}"
    return say(key, lang) if key in words else str(value)
