"""The history of a case, sentence by sentence."""

from collections.abc import Iterable

import msgspec

from torneo.commission.events import (
    BecameFinal,
    CaseOpened,
    EventEnded,
    EvidenceAdded,
    ExecutionOrdered,
    VoteCast,
)
from torneo.commission.local_time import local
from torneo.commission.state import Case
from torneo.commission.words import name, say
from torneo.rulebook import Lang
from torneo.tournament.kernel import Event, Happened
from torneo.writing import moment


def told(event: Event, lang: Lang, currency: str = "") -> str:
    """What happened, in one sentence, and whether it came too late."""
    code = f"event.{type(event).__name__}"
    facts: dict[str, object] = msgspec.to_builtins(event)
    match event:
        case CaseOpened():
            facts |= {"name": event.person.name, "kind": event.person.kind}
        case EvidenceAdded():
            facts |= msgspec.to_builtins(event.evidence)
            facts["given_by"] = f"({event.evidence.given_by})" if event.evidence.given_by else ""
        case VoteCast():
            facts["why"] = f"({event.why})" if event.why else ""
        case ExecutionOrdered(lifts=True):
            code = "event.ExecutionLifted"
        case EventEnded():
            window = event.window
            facts |= {"first": window.first if window else "—", "last": window.last if window else "—"}
        case BecameFinal():
            facts["recipients"] = [one.code for one in event.recipients] or ["nobody"]
    facts |= {key: str(facts[key]).rstrip(". ") for key in ("facts", "reasons") if key in facts}
    if facts.get("amount") == 0:
        facts["amount"] = ""
    sentence = say(code, facts, lang, currency)
    return f"{sentence} ({name('late', lang)})" if facts.get("late") else sentence


def history(happened: Iterable[Happened], case: Case, lang: Lang) -> list[str]:
    """The whole file, a line an event: when, who, what. The person of the case has their name, not the code
    the tournament knows them by."""
    names = {case.person.player: case.person.name} if case.person.player else {}
    return [
        f"{moment(local(one.at, case.utc_offset), lang)} · {names.get(one.by.name, one.by.name)}: "
        f"{told(one.event, lang, case.currency)}"
        for one in happened
    ]
