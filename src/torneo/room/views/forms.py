"""Forms of the console read into the fields of a command."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from babel.numbers import get_currency_precision


def form_fields(posted: Iterable[tuple[str, Sequence[Any]]], currency: str) -> dict[str, Any]:
    """The fields of a command from a form of the console.

    ``amount:money`` is in whole units of the currency; ``amounts:moneys`` several of them; ``cards.3:words``
    a list of words under the key 3; ``stacks.3`` a number under the key 3; ``x:json`` anything.
    """
    unit = 10 ** int(get_currency_precision(currency))
    found: dict[str, Any] = {}
    for name, values in posted:
        if name in ("csrfmiddlewaretoken", "key", "next") or not any(values):
            continue
        plain, _, how = name.partition(":")
        value: Any = values[-1]
        if how == "json":
            value = msgspec.json.decode(value)
        elif how == "money":
            value = _minor(value, unit)
        elif how == "moneys":
            value = [_minor(one, unit) for one in value.replace(";", " ").split()]
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


def _minor(text: str, unit: int) -> int:
    """An amount as typed (1.250,50 or 1250.50) in minor units."""
    kept = text.strip().replace(" ", "")
    if "," in kept and "." in kept:
        kept = kept.replace("." if kept.rfind(",") > kept.rfind(".") else ",", "")
    kept = kept.replace(",", ".")
    whole, _, part = kept.partition(".")
    if len(part) == 3:  # a separator of thousands
        whole, part = whole + part, ""
    try:
        return int(whole or 0) * unit + (round(float(f"0.{part}") * unit) if part else 0)
    except ValueError as wrong:
        raise msgspec.ValidationError(f"`{text}`") from wrong
