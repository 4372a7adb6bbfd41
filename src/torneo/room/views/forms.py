"""Forms of the console read into the fields of a command."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from torneo.room.sent import json_sent
from torneo.tournament import Command
from torneo.tournament.kinds import kinds_of
from torneo.writing import Lang, Unreadable, read_money, read_whole

#: Kinds of values that are whole numbers.
_WHOLE = frozenset(
    {"chips", "count", "percent", "seconds", "minutes", "number", "entry", "table", "seat", "level", "hand"}
)
#: What stands in a field for no number at all.
_NO_NUMBER = frozenset({"", "null", "none", "true", "false"})


def form_fields(posted: Iterable[tuple[str, Sequence[Any]]], currency: str, lang: Lang) -> dict[str, Any]:
    """The fields of a command from a form of the console.

    ``amount:money`` is in whole units of the currency; ``amounts:moneys`` several of them; ``cards.3:words``
    a list of words under the key 3; ``stacks.3`` a number under the key 3, ``odd.2.3`` one under 3 of what is
    under 2; ``x:json`` anything.
    """
    found: dict[str, Any] = {}
    for name, values in posted:
        if name in ("csrfmiddlewaretoken", "key", "next") or not any(values):
            continue
        plain, _, how = name.partition(":")
        value: Any = values[-1]
        if how == "json":
            value = json_sent(value)
        elif how == "money":
            value = _minor(plain, value, currency, lang)
        elif how == "moneys":
            value = [_minor(plain, one, currency, lang) for one in value.replace(";", " ").split()]
        elif how == "words":
            value = value.replace(",", " ").split()
        elif plain.endswith("[]"):
            plain, value = plain.removesuffix("[]"), [one for one in values if one]
        group, dot, key = plain.partition(".")
        key, deeper, inner = key.partition(".")
        if deeper:
            found.setdefault(group, {}).setdefault(key, {})[inner] = value
        elif dot:
            found.setdefault(group, {})[key] = value
        else:
            found[plain] = value
    return found


def command_from(kind: type[Command], fields: dict[str, Any], lang: Lang) -> Command:
    """A command from the fields of a form, its numbers as people type them; ``msgspec.ValidationError`` says
    what does not fit."""
    return msgspec.convert(_numbers_read(kind, fields, lang), kind, strict=False)


def _numbers_read(kind: type[Command], fields: dict[str, Any], lang: Lang) -> dict[str, Any]:
    """The fields with every whole number read that stands there as somebody typed it: ``15.000`` chips."""
    kinds = kinds_of(kind)
    return {
        name: _read(name, value, lang) if name in kinds and kinds[name].kind in _WHOLE else value
        for name, value in fields.items()
    }


def _read(name: str, value: Any, lang: Lang) -> Any:
    if isinstance(value, dict):
        return {key: _read(name, one, lang) for key, one in value.items()}
    if isinstance(value, list):
        return [_read(name, one, lang) for one in value]
    if not isinstance(value, str) or value.strip().lower() in _NO_NUMBER:
        return value
    try:
        return read_whole(value, lang)
    except Unreadable as wrong:
        raise msgspec.ValidationError(f"{value} - at `{name}`") from wrong


def _minor(name: str, text: str, currency: str, lang: Lang) -> int:
    """An amount as typed in minor units; the fault names the field, its cause says why."""
    try:
        return read_money(text, currency, lang)
    except Unreadable as wrong:
        raise msgspec.ValidationError(f"{text} - at `{name}`") from wrong
