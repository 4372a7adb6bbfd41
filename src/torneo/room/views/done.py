"""What was just done, for whoever did it: one short sentence with what he has to tell others next."""

from collections.abc import Sequence
from typing import Any

import msgspec

from torneo.room.views.console_journal import in_order
from torneo.room.views.telling import event_told
from torneo.room.words import say
from torneo.rulebook import LANGS, Lang
from torneo.tournament import Happened, Tournament
from torneo.tournament.corrections.acts import recorded
from torneo.tournament.entries.events import Entered
from torneo.tournament.seats.events import Arrived, Moved, Seated, TableOpened

#: Reasons a button gives where nobody typed one.
_UNSAID = frozenset(say(key, lang) for key in ("card.by_direction", "console.by_direction") for lang in LANGS)


def done(happened: Sequence[Happened], state: Tournament, lang: Lang) -> str:
    """The event the command is remembered for. A seat that was drawn is told with it; why the book moves
    somebody stands in the journal."""
    act = next(iter(recorded(happened)), None)
    if act is None:
        return ""
    events = in_order(act.events)
    first: Any = events[0]
    if isinstance(first, Moved):
        first = msgspec.structs.replace(first, reason="", why="", facts={})
    elif getattr(first, "why", "") in _UNSAID:
        first = msgspec.structs.replace(first, why="")
    text = event_told(first, state, lang).rstrip(" .–")
    if isinstance(first, Entered):
        seat = next((one for one in events if isinstance(one, Seated) and one.entry == first.entry), None)
        place = {"table": seat.table, "seat": seat.seat} if seat is not None else {}
        return f"{text} · {say('desk.at', lang, place)}" if place else text
    alike = sum(type(one) is type(first) for one in events) - 1
    if alike and isinstance(first, Arrived | Moved | TableOpened):
        return f"{text} · {say('console.and_more', lang, {'count': alike})}"
    return text
