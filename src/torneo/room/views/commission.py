"""A case as pages show it: what it is about, its time limits, who has to do what next, its whole life."""

import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

import msgspec

from torneo.commission import Case, deadlines
from torneo.commission import say as say_case
from torneo.commission.citations import cite
from torneo.commission.deadlines import Deadline
from torneo.commission.decider import CASE
from torneo.commission.local_time import local
from torneo.commission.words import name
from torneo.room.views.naming import misfit_sentence
from torneo.room.words import say, words
from torneo.rulebook import Book, Lang
from torneo.tournament import Actor, Asked, Command, Refused
from torneo.tournament.fitting import REASONS
from torneo.tournament.kernel import Answer
from torneo.writing import day_long, in_field, moment, money

#: States of time limits that still ask for something, the most pressing first.
PRESSING = ("overdue", "now", "near", "running")
_ISO = re.compile(r"\d{4}-\d\d-\d\d")


class Sitting(msgspec.Struct, frozen=True):
    """Who looks at which case, when, under which book. ``event``: what the tournament of the case tells."""

    stream: str
    case: Case
    book: Book
    now: int
    lang: Lang
    by: Actor
    event: Mapping[str, Any] = {}

    def say(self, key: str, **facts: Any) -> str:
        return say(f"commission.{key}", self.lang, facts)

    def name(self, code: str) -> str:
        return name(code, self.lang)

    def names(self, codes: Iterable[str]) -> str:
        return ", ".join(self.name(one) for one in codes)

    def when(self, at: int) -> str:
        return moment(local(at, self.case.utc_offset), self.lang) if at else ""

    def money(self, amount: int) -> str:
        return money(amount, self.case.currency or "XXX", self.lang)

    def measure(self, option: str, amount: int = 0, scope: str = "") -> str:
        """An outcome with its sum or its reach: ``multa dentro del evento (200.000 COP)``."""
        more = ", ".join(
            one for one in (self.money(amount) if amount else "", scope and self.name(scope)) if one
        )
        return f"{self.name(option)} ({more})" if more else self.name(option)

    def decide(self, command: Command) -> Answer:
        """What the command would bring about; nothing is changed."""
        return CASE.decide(self.case, Asked(command=command, by=self.by, at=self.now), self.book)

    def cite(self, step: str) -> tuple[str, ...]:
        return cite(self.book, step)


def refusal(refused: Refused, currency: str, lang: Lang) -> str:
    """A refusal of a case in words: roles, sums, dates and fields as people read them."""
    facts: dict[str, Any] = dict(refused.facts)
    if refused.reason in REASONS:
        return misfit_sentence(refused, lang)
    if refused.reason == "role":
        allowed = ", ".join(say(f"common.role.{one}", lang) for one in str(facts["allowed"]).split(", "))
        role = say(f"common.role.{facts['role']}", lang)
        return say("commission.not_your_role", lang, {"allowed": allowed, "role": role})
    for key, value in refused.facts.items():
        if key == "field" and isinstance(value, str):
            facts[key] = ", ".join(field_name(one, lang) for one in value.split(", "))
        elif isinstance(value, str) and _ISO.match(value):
            facts[key] = _day_or_moment(value, lang)
        elif isinstance(value, str) and value.startswith("competence."):
            facts[key] = say_case(value, {}, lang)
    return sentence(say_case(refused.reason, facts, lang, currency))


def _day_or_moment(text: str, lang: Lang) -> str:
    """An ISO day, or a day with its hour, in words."""
    return (
        day_long(text, lang) if len(text) == len("2025-06-08") else moment(datetime.fromisoformat(text), lang)
    )


def field_name(field: str, lang: Lang) -> str:
    key = f"commission.field.{field}"
    return say(key, lang) if key in words else field


def written(at: int, offset: int) -> str:
    """A moment as a control for day and hour holds it."""
    return in_field(local(at, offset))


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


# ---- time limits


def limit_shown(sitting: Sitting, one: Deadline) -> dict[str, Any]:
    lang = sitting.lang
    facts: dict[str, Any] = dict(one.facts)
    for key in ("first", "last"):
        if key in facts:
            facts[key] = day_long(str(facts[key]), lang)
    return {
        "code": one.code,
        "title": sentence(say_case(f"deadline.{one.code}", facts, lang)),
        "due": one.due,
        "at": sitting.when(one.due),
        "state": one.state,
        "word": sentence(say_case(f"state.{one.state}", {}, lang).casefold()),
        "counts": one.state in ("overdue", "near", "running"),
        "clauses": one.clauses,
    }


def limits(sitting: Sitting) -> list[dict[str, Any]]:
    """Every limit of the case, in the order of its steps."""
    return [limit_shown(sitting, one) for one in deadlines(sitting.case, sitting.now, sitting.book)]


def pressing(sitting: Sitting) -> dict[str, Any] | None:
    """The limit to look at first: what is overdue, then what is due at once, then what ends soonest."""
    open_ = [one for one in deadlines(sitting.case, sitting.now, sitting.book) if one.state in PRESSING]
    if not open_:
        return None
    first = min(
        open_, key=lambda one: (PRESSING[:2].index(one.state) if one.state in PRESSING[:2] else 2, one.due)
    )
    return limit_shown(sitting, first)


# ---- the head of a case, and its row in a list


def head(sitting: Sitting) -> dict[str, Any]:
    case = sitting.case
    person = case.person
    titles = {one: sitting.book.clauses[one].wording(sitting.lang).title for one in case.charges
              if one in sitting.book.clauses}  # fmt: skip
    return {
        "id": case.id,
        "status": case.status,
        "status_word": sitting.name(case.status),
        "body": sitting.name(case.body) if case.body else "",
        "person": person.name,
        "kind": sitting.name(person.kind),
        "club": ", ".join(one for one in (person.club, person.league) if one),
        "contact": person.contact,
        "facts": case.facts,
        "charges": [{"id": one, "title": titles.get(one, "")} for one in case.charges],
        "occurred": sitting.when(case.occurred),
        "opened": sitting.when(case.opened_at),
        "opened_by": case.opened_by.name if case.opened_by else "",
        "buy_in": sitting.money(case.buy_in) if case.buy_in else "",
        "round": case.round,
        "tournament": case.tournament,
        "event": sitting.event.get("name", case.tournament),
        "infraction": case.infraction,
        "members": list(case.commission.members) if case.commission else [],
        "resolution": case.commission.resolution if case.commission else "",
    }
