"""A line of the journal as ``torneo journal show`` prints it: amounts as people write them."""

import re
from typing import Any

import msgspec

from torneo.journal.fault import Unreadable
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line, Reader
from torneo.journal.store import StreamHead
from torneo.rulebook import Lang
from torneo.tournament.kinds import kinds_of
from torneo.writing import chips, money

_CURRENCY = re.compile(r'"currency":"([A-Z]{3})"')


class Amounts:
    """Writes the amounts of a stream's events, which must be given in order: an event says what currency the
    ones after it are in. Money before any is told stays in minor units."""

    def __init__(self, head: StreamHead, lang: Lang) -> None:
        kind = KINDS.get(head.kind)
        self._reader = Reader(kind.decider) if kind is not None else None
        self._lang, self._currency = lang, ""

    def seen(self, line: Line) -> None:
        told = _CURRENCY.search(line.body)
        if told is not None:
            self._currency = told[1]

    def told(self, line: Line) -> dict[str, Any]:
        """What the event says. One that cannot be understood is told as it is stored."""
        fields: dict[str, Any] = msgspec.json.decode(line.body)
        fields.pop("event", None)
        try:
            event = self._reader.happened(line).event if self._reader is not None else None
        except Unreadable:
            return fields
        return self._part(event, fields) if event is not None else fields

    def _part(self, part: msgspec.Struct, fields: dict[str, Any]) -> dict[str, Any]:
        kinds = kinds_of(type(part))
        return {
            name: self._value(value, getattr(part, name, None), kinds[name].kind if name in kinds else "")
            for name, value in fields.items()
        }

    def _value(self, value: Any, own: Any, kind: str) -> Any:
        """``own``: the value as the program reads it."""
        if isinstance(own, msgspec.Struct) and isinstance(value, dict):
            return self._part(own, value)
        if isinstance(value, dict):
            each = {str(key): one for key, one in own.items()} if isinstance(own, dict) else {}
            return {key: self._value(one, each.get(key), kind) for key, one in value.items()}
        if isinstance(value, list):
            same = isinstance(own, list | tuple) and len(own) == len(value)
            each_own = own if same else [None] * len(value)
            return [self._value(one, there, kind) for one, there in zip(value, each_own, strict=True)]
        if not isinstance(value, int) or isinstance(value, bool):
            return value
        if kind == "money" and self._currency:
            return money(value, self._currency, self._lang)
        return chips(value, self._lang) if kind == "chips" else value
