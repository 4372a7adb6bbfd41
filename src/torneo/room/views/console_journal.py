"""The journal as people read it: who did what, when and why, one row per command."""

from collections.abc import Iterable, Sequence
from typing import Any

from torneo.room.views.finding import has_words
from torneo.room.views.telling import event_told, told
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Event, Happened, Tournament
from torneo.tournament.corrections.acts import Act, recorded
from torneo.tournament.corrections.events import Amended, Undone
from torneo.tournament.structure.venue_time import there
from torneo.writing import hour

#: Events that only accompany others: told after them, never as the headline of a command.
_QUIET = frozenset({"SeatGivenUp", "ChipsIssued", "ChipsRemoved", "HandStarted", "TakenOffList", "Drawn",
                    "IdentityChecked", "HandToldFrom", "ActTold"})  # fmt: skip
#: Events that are what their command is remembered for.
_FIRST = frozenset({"Eliminated", "EventEnded", "TableClosed", "FinalTableFormed", "ChipsRaced",
                    "LevelSet"})  # fmt: skip
#: What the filter offers: name -> modules of the events.
SECTIONS = (
    "structure", "clock", "entries", "seats", "chips", "hands", "prizes", "bubble", "timecalls", "conduct",
    "corrections", "second_person",
)  # fmt: skip


def rows(
    happened: Iterable[Happened], state: Tournament, lang: Lang, without: tuple[type[Event], ...] = ()
) -> list[dict[str, Any]]:
    """Newest first. ``gone``: taken back or corrected since, by an act in this stretch of the journal.
    ``without``: acts that brought about nothing else are left out."""
    acts = list(recorded(happened))
    touched: dict[int, str] = {}
    for act in acts:
        for event in act.events:
            if isinstance(event, Undone):
                touched[event.seq] = "undone"
            elif isinstance(event, Amended):
                touched |= {one.seq: "amended" for one in event.changed}
    newest = acts[::-1]
    last = next((act.seq for act in newest if act.seq not in touched and not _corrects(act)), 0)
    shown = [act for act in newest if not (without and all(isinstance(one, without) for one in act.events))]
    return [{**row(act, state, lang, touched.get(act.seq, "")), "undo": act.seq == last} for act in shown]


def _corrects(act: Act) -> bool:
    return any(isinstance(one, Amended | Undone) for one in act.events)


def row(act: Act, state: Tournament, lang: Lang, touched: str = "") -> dict[str, Any]:
    sentences = [event_told(event, state, lang) for event in in_order(act.events)]
    return {
        "seq": act.seq,
        "last": act.last,
        "time": hour(there(act.at, state.structure)),
        "at": act.at,
        "by": act.by.name or say("console.nobody", lang),
        "role": act.by.role,
        "text": sentences[0],
        "rest": sentences[1:9],
        "more": max(len(sentences) - 9, 0),
        "clauses": _clauses(act.events)[:4],
        "touched": touched,
        "undo": False,
        "correction": _corrects(act),
    }


def in_order(events: Sequence[Event]) -> list[Event]:
    """The telling event first."""
    first = [one for one in events if type(one).__name__ in _FIRST]
    quiet = [one for one in events if type(one).__name__ in _QUIET]
    return first + [one for one in events if type(one).__name__ not in _FIRST | _QUIET] + quiet


def _clauses(events: Sequence[Event]) -> tuple[str, ...]:
    found = (clause for one in events for clause in getattr(one, "clauses", ()))
    return tuple(dict.fromkeys(found))


def wanted(one: Happened, state: Tournament, lang: Lang, *, section: str, who: str, text: str) -> bool:
    """Does the event pass the filter? ``text`` is looked for in its sentence."""
    if section and f".{section}." not in type(one.event).__module__:
        return False
    if not has_words(who, one.by.name):
        return False
    return not text or has_words(text, told(one, state, lang))
