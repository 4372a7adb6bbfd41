"""What the pages of the commission share: who looks at which case, and the book and event behind it."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from django.http import Http404, HttpRequest

from torneo.commission import Case
from torneo.journal.keeper import UnknownStream
from torneo.room import told_hands
from torneo.room.cases import case_of
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pace import now_of, speed_of
from torneo.room.streams import shielded
from torneo.room.views.commission import Sitting
from torneo.room.views.commission_event import event_facts
from torneo.room.who import actor_of
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Actor, Tournament
from torneo.tournament.decider import copied
from torneo.tournament.live_hand.story import Story

T = TypeVar("T")


def tournament_of(stream: str) -> Tournament | None:
    """A copy of the event a case belongs to, if it is one of this room that can be read."""
    return _seen(stream, copied)


def event_name(stream: str) -> str:
    """What the event of a case is called; empty if it is none of this room, or cannot be read."""
    return _seen(stream, lambda state: state.structure.name or stream) or ""


def _seen(stream: str, look: Callable[[Tournament], T]) -> T | None:
    head = keeper().journal.head(stream) if stream else None
    found: list[T] = []
    if head is not None and head.kind == "tournament":
        with shielded(head, "commission"):
            found.append(keeper().reading(stream, look))
    return found[0] if found else None


def hands_of(event: str) -> list[Story]:
    """The hands recorded in an event."""
    return list(reversed(told_hands.hands_of(event))) if event_name(event) else []


def ended_at(event: str) -> int:
    """When the event ended; 0 while it has not."""
    return next((line.at for line in keeper().journal.read(event) if line.kind == "EventEnded"), 0)


def facts_of(case: Case, hands: Sequence[Story], lang: Lang) -> dict[str, Any]:
    """What the case's tournament tells, looked up while nobody changes it."""
    if not event_name(case.tournament):
        return {}
    book = keeper().book(case.tournament)

    def words(key: str, **facts: Any) -> str:
        return say(f"commission.{key}", lang, facts)

    found: dict[str, Any] = keeper().reading(
        case.tournament, lambda state: event_facts(state, case, book, hands, lang, words)
    )
    return {**found, "ended": ended_at(case.tournament) if found["phase"] == "ended" else 0}


def sitting_on(stream: str, case: Case, by: Actor, lang: Lang, event: dict[str, Any]) -> Sitting:
    now = max(now_of(stream), case.at)
    return Sitting(stream, case, keeper().book(stream), now, lang, by, event)


def sitting_of(request: HttpRequest, stream: str) -> Sitting:
    """The newest state of a case for whoever asks; a 404 if there is no such case."""
    try:
        case = case_of(stream)
    except UnknownStream as missing:
        raise Http404(stream) from missing
    lang = language_of(request)
    return sitting_on(stream, case, actor_of(request), lang, facts_of(case, hands_of(case.tournament), lang))


def top(sitting: Sitting) -> dict[str, Any]:
    """What every page of a case needs."""
    return {
        "stream": sitting.stream,
        "now": sitting.now,
        "speed": speed_of(sitting.stream),
        "version": sitting.case.version,
        "book": sitting.book.id,
        "book_name": sitting.book.short,
        "event": sitting.event.get("name", ""),
        "event_stream": sitting.case.tournament if sitting.event else "",
        "case_id": sitting.case.id,
    }
