"""A line of the journal as ``torneo journal show`` prints it: amounts and times as people write them,
hands and rulings in words."""

import re
from typing import Any

import msgspec

from torneo.cli.journal_hand import Hand, ruling_told
from torneo.floor.ruling import Ruling
from torneo.journal.fault import Unreadable
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line, Reader
from torneo.journal.store import StreamHead
from torneo.rulebook import Lang
from torneo.tournament.conduct.offers import UNITS
from torneo.tournament.conduct.penalty_events import PenaltyGiven
from torneo.tournament.kernel import Event
from torneo.tournament.kinds import Of, kinds_of
from torneo.tournament.live_hand.events import ActTakenBack, ActTold, HandToldFrom
from torneo.tournament.recorded.events import ActTakenBack as RecordTakenBack
from torneo.tournament.recorded.events import ActTold as ActRecorded
from torneo.tournament.recorded.events import HandBegun
from torneo.tournament.rulings.events import RulingGiven
from torneo.writing import chips, moment_at, money, sortable

_CURRENCY = re.compile(r'"currency":"([A-Z]{3})"')
_OF_HANDS = frozenset({"HandBegun", "HandToldFrom", "ActTold", "ActTakenBack"})
#: What a penalty is counted in, and of what kind that is.
_SIZES = {"money": "money", "points": "chips"}


def when(at: Any) -> str:
    """A moment of the journal."""
    return f"{sortable(moment_at(at), seconds=True)}Z" if at else "-"


class Told:
    """Tells the events of a stream, which must be given in order: an event says what currency the ones after
    it are in, and an act is told of the hand before it. Money before any currency is told stays in minor
    units."""

    def __init__(self, head: StreamHead, lang: Lang) -> None:
        kind = KINDS.get(head.kind)
        self._reader = Reader(kind.decider) if kind is not None else None
        self._head, self._lang, self._currency = head, lang, ""
        self._hands: dict[int, Hand | None] = {}

    def seen(self, line: Line) -> None:
        told = _CURRENCY.search(line.body)
        if told is not None:
            self._currency = told[1]
        if line.kind in _OF_HANDS:
            self._follow(self._event(line))

    def told(self, line: Line) -> dict[str, Any]:
        """What the event says. One that cannot be understood is told as it is stored."""
        fields: dict[str, Any] = msgspec.json.decode(line.body)
        fields.pop("event", None)
        event = self._event(line)
        return fields if event is None else {**self._part(event, fields), **self._in_words(event)}

    def _event(self, line: Line) -> Event | None:
        try:
            return self._reader.happened(line).event if self._reader is not None else None
        except Unreadable:
            return None

    def _follow(self, event: Event | None) -> None:
        """A hand that is told goes on: the one at a table, or of a record of its own."""
        match event:
            case HandBegun():
                hand = Hand.of(self._head, event.setup, self._lang, event.names, event.policies)
                self._hands[0] = hand
            case HandToldFrom():
                self._hands[event.table] = Hand.of(self._head, event.setup, self._lang)
            case ActTold() | ActRecorded() if hand := self._told_at(event):
                hand.tell(event.step)
            case ActTakenBack() | RecordTakenBack() if hand := self._told_at(event):
                hand.take_back()

    def _told_at(self, event: Event) -> Hand | None:
        return self._hands.get(getattr(event, "table", 0) if not isinstance(event, HandBegun) else 0)

    def _in_words(self, event: Event) -> dict[str, Any]:
        """Fields whose numbers only a whole hand or ruling says what they are."""
        hand = self._told_at(event)
        match event:
            case RulingGiven():
                hand = Hand.of(self._head, event.setup, self._lang)
                steps = [hand.tell(step) for step in event.steps] if hand is not None else []
                return {"setup": hand.spot, "steps": steps} if hand is not None else {}
            case HandBegun() | HandToldFrom() if hand is not None:
                return {"setup": hand.spot}
            case ActTold() | ActRecorded() | ActTakenBack() | RecordTakenBack() if hand is not None:
                return {"step": hand.last}
            case PenaltyGiven():
                kind = _SIZES.get(UNITS.get(event.penalty, "points"), "")
                return {"size": self._number(event.size, kind)} if event.size else {}
        return {}

    def _part(self, part: msgspec.Struct, fields: dict[str, Any]) -> dict[str, Any]:
        kinds = kinds_of(type(part))
        return {
            name: self._value(value, getattr(part, name, None), kinds.get(name, Of()))
            for name, value in fields.items()
        }

    def _value(self, value: Any, own: Any, of: Of) -> Any:
        """``own``: the value as the program reads it."""
        if isinstance(own, Ruling):
            return ruling_told(own, self._head, self._lang)
        if isinstance(own, msgspec.Struct) and isinstance(value, dict):
            return self._part(own, value)
        if isinstance(value, dict):
            each = {str(key): one for key, one in own.items()} if isinstance(own, dict) else {}
            return {self._key(key, of.key): self._value(one, each.get(key), of) for key, one in value.items()}
        if isinstance(value, list):
            same = isinstance(own, list | tuple) and len(own) == len(value)
            each_own = own if same else [None] * len(value)
            return [self._value(one, there, of) for one, there in zip(value, each_own, strict=True)]
        return (
            value if not isinstance(value, int) or isinstance(value, bool) else self._number(value, of.kind)
        )

    def _key(self, key: str, kind: str) -> str:
        return str(self._number(int(key), kind)) if key.isdecimal() else key

    def _number(self, value: int, kind: str) -> int | str:
        if kind == "money" and self._currency:
            return money(value, self._currency, self._lang)
        if kind == "moment":
            return when(value)
        return chips(value, self._lang) if kind == "chips" else value
