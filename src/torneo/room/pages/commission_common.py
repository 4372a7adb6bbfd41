"""What the pages of the commission share: who looks at which case, and the book and event behind it."""

from collections.abc import Sequence
from typing import Any

from django.http import Http404, HttpRequest

from torneo.commission import Case
from torneo.journal.keeper import UnknownStream
from torneo.room.cases import case_of
from torneo.room.keeping import keeper
from torneo.room.language import language_of
from torneo.room.pace import now_of, speed_of
from torneo.room.streams import look_through, shielded
from torneo.room.views.commission import Sitting
from torneo.room.views.commission_event import event_facts
from torneo.room.who import actor_of
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Actor, Tournament
from torneo.tournament.recorded.state import Recorded


def tournament_of(stream: str) -> Tournament | None:
    """The event a case belongs to, if it is one of this room that can be read."""
    head = keeper().journal.head(stream) if stream else None
    if head is None or head.kind != "tournament":
        return None
    found: list[Tournament] = []
    with shielded(head, "commission"):
        found.append(keeper().state(stream))
    return found[0] if found else None


def hands_of(event: str) -> list[Recorded]:
    """The hands recorded in an event."""
    hands: list[Recorded] = look_through("hand", lambda _, hand: hand).seen if event else []
    return [one for one in hands if one.event == event and one.begun_at]


def ended_at(event: str) -> int:
    """When the event ended; 0 while it has not."""
    return next((line.at for line in keeper().journal.read(event) if line.kind == "EventEnded"), 0)


def facts_of(case: Case, hands: Sequence[Recorded], lang: Lang) -> dict[str, Any]:
    """What the case's tournament tells, looked up while nobody changes it."""
    if tournament_of(case.tournament) is None:
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
