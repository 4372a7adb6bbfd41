"""Forms of the console read into the fields of a command."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from torneo.room.sent import json_sent
from torneo.writing import Lang, Unreadable, read_money


def form_fields(posted: Iterable[tuple[str, Sequence[Any]]], currency: str, lang: Lang) -> dict[str, Any]:
    """The fields of a command from a form of the console.

    ``amount:money`` is in whole units of the currency; ``amounts:moneys`` several of them; ``cards.3:words``
    a list of words under the key 3; ``stacks.3`` a number under the key 3; ``x:json`` anything.
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
            value = _minor(value, currency, lang)
        elif how == "moneys":
            value = [_minor(one, currency, lang) for one in value.replace(";", " ").split()]
        elif how == "words":
            value = value.replace(",", " ").split()
        elif plain.endswith("[]"):
            plain, value = plain.removesuffix("[]"), [one for one in values if one]
        group, dot, key = plain.partition(".")
        if dot:
            found.setdefault(group, {})[key] = value
        else:
            found[plain] = value
    return found


def _minor(text: str, currency: str, lang: Lang) -> int:
    """An amount as typed in minor units; the fault names what was typed, its cause says why."""
    try:
        return read_money(text, currency, lang)
    except Unreadable as wrong:
        raise msgspec.ValidationError(f"`{text}`") from wrong
