"""What went wrong, as a problem document (RFC 9457): the reason as a code, in words, and with its clauses."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from django.http import HttpResponse
from django.urls import reverse

from torneo.room.views.naming import misfit_sentence
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament import Refused
from torneo.tournament.fitting import REASONS

MEDIA = "application/problem+json"


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing wrong with what was sent: where, and what."""

    field: str
    detail: str


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``reason`` is a code for programs, ``detail`` its sentence. ``field``: what is wrong in the request.
    ``facts``: what the sentence is about, as data."""

    type: str
    title: str
    status: int
    detail: str
    reason: str
    field: str = ""
    clauses: tuple[str, ...] = ()
    facts: dict[str, Any] = {}
    errors: tuple[Fault, ...] = ()


class Wrong(Exception):
    """Ends the request with a problem. ``reason``: a key of the words of the API (``api.problem.<reason>``),
    unless ``detail`` is given."""

    def __init__(
        self,
        status: int,
        reason: str,
        *,
        detail: str = "",
        field: str = "",
        clauses: Sequence[str] = (),
        facts: Mapping[str, Any] | None = None,
        errors: Sequence[Fault] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(status, reason)
        self.status = status
        self.reason = reason
        self.detail = detail
        self.field = field
        self.clauses = tuple(clauses)
        self.facts = dict(facts or {})
        self.errors = tuple(errors)
        self.headers = dict(headers or {})

    def document(self, lang: Lang) -> Problem:
        facts = {"field": self.field, **self.facts}
        return Problem(
            type=f"{reverse('api')}#{self.status}",
            title=say(f"api.status.{self.status}", lang),
            status=self.status,
            detail=self.detail or self._told(facts, lang),
            reason=self.reason,
            field=self.field,
            clauses=self.clauses,
            facts=self.facts,
            errors=self.errors,
        )

    def _told(self, facts: dict[str, Any], lang: Lang) -> str:
        if self.reason in REASONS:
            return misfit_sentence(Refused(self.reason, facts), lang)
        return say(f"api.problem.{self.reason}", lang, facts)

    def answer(self, lang: Lang) -> HttpResponse:
        response = HttpResponse(
            msgspec.json.encode(self.document(lang)), content_type=MEDIA, status=self.status
        )
        for name, value in self.headers.items():
            response.headers[name] = value
        return response
