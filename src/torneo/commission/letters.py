"""Letters of a case in both languages: the notices the book asks for, and the report to the federation.

letters(case, book)                            # ("charges", "decision", "report", "final-person", ...)
letter(case, "charges", book, "es").text()     # ready to copy
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from torneo.commission.citations import cite, stated
from torneo.commission.closing import own_ruling
from torneo.commission.decider import fold
from torneo.commission.events import (
    CaseDecided,
    DecisionCorrected,
    NoticeGiven,
    ReportSent,
    RulingAnnulled,
)
from torneo.commission.hearing import channels, defence_hours
from torneo.commission.local_time import local
from torneo.commission.sanctions import TRANSFER, ceiling, sanctions
from torneo.commission.state import EVENT_COMMISSION, Case, Evidence, Ruling
from torneo.commission.telling import history
from torneo.commission.words import name, words
from torneo.rulebook import Book, Lang
from torneo.tournament.kernel import Happened
from torneo.writing import day_long, moment, money

LETTERS: Final = words.texts("letters")


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """``rows``: what the letter is about; ``record``: the chronology of a report; ``signed``: who signs."""

    code: str
    title: str
    to: str
    dated: str
    rows: tuple[tuple[str, str], ...]
    paragraphs: tuple[str, ...]
    record: tuple[str, ...] = ()
    record_title: str = ""
    signed: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()

    def text(self) -> str:
        """Plain text, to be copied into a message."""
        head = [self.title.upper(), self.to, self.dated, ""]
        rows = [f"{label}: {value}" for label, value in self.rows]
        end = ["", *self.signed] if self.signed else []
        parts = [
            *head,
            *rows,
            "",
            *self.paragraphs,
            *(["", self.record_title, *self.record] if self.record else []),
            *end,
        ]
        return "\n".join([*parts, "", ", ".join(self.clauses)])


def letters(case: Case, book: Book) -> tuple[str, ...]:
    """The letters that can be written as the case stands."""
    found = ["charges"] if case.status != "new" and case.commission and channels(book) else []
    if own_ruling(case) is not None:
        found += ["decision", "report"]
    return (*found, *(f"final-{one.code}" for one in case.recipients))


def letter(
    case: Case,
    which: str,
    book: Book,
    lang: Lang,
    *,
    event: str = "",
    at: int = 0,
    happened: Sequence[Happened] = (),
) -> Letter | None:
    """One of them. ``event``: the tournament's name. ``happened``: the events of the case; with them a letter
    that has gone out is written and dated as it was then, and else ``at``."""
    if which not in letters(case, book):
        return None
    sent = _sent(which, happened)
    if sent:
        case, at = fold(happened[:sent]), happened[sent - 1].at
    writer = _Writer(case, book, lang)
    code, _, recipient = which.partition("-")
    parts, cited = {
        "charges": (writer.charges, ("notice", "defence", "sanctions", "review", "appeal")),
        "decision": (writer.decision, ("decision_form", "decision_notice", "execution", "review", "appeal")),
        "report": (writer.report, ("report", "decision_form")),
        "final": (lambda: writer.final(recipient), ()),
    }[code]
    clauses = [clause for one in cited for clause in cite(book, one)]
    told = next((one for one in case.recipients if one.code == recipient), None)
    own = own_ruling(case)
    signed = own.signed if own is not None and code in ("decision", "report") else ()
    return Letter(
        code=which,
        title=writer.say(f"title.{code}"),
        to=writer.addressee(code, told.code if told else "", told.name if told else ""),
        dated=moment(local(at or case.at, case.utc_offset), lang),
        rows=tuple(writer.rows(event)),
        paragraphs=tuple(parts()),
        record=tuple(history(happened[: sent or None], case, lang)) if code == "report" else (),
        record_title=writer.say("chronology"),
        signed=signed or (case.commission.members if case.commission and code == "charges" else ()),
        clauses=tuple(dict.fromkeys((*clauses, *(told.clauses if told else ())))),
    )


def _sent(which: str, happened: Sequence[Happened]) -> int:
    """How many events there were when the letter last went out; 0 if it has not. Of a decision taken or
    corrected since, it has not; nor of charges that have to be notified again."""
    about, _, to = which.partition("-")
    found = 0
    for count, one in enumerate(happened, 1):
        match one.event:
            case NoticeGiven(about=told, to=whom) if told == about and (about != "final" or whom == to):
                found = count
            case ReportSent() if about == "report":
                found = count
            case CaseDecided() | DecisionCorrected() if about in ("decision", "report"):
                found = 0
            case RulingAnnulled():
                found = 0
    return found


class _Writer:
    def __init__(self, case: Case, book: Book, lang: Lang) -> None:
        self.case, self.book, self.lang = case, book, lang

    def say(self, code: str, **facts: object) -> str:
        return LETTERS[code].say(self.lang, **facts)

    def name(self, code: str) -> str:
        return name(code, self.lang)

    def when(self, at: int) -> str:
        return moment(local(at, self.case.utc_offset), self.lang)

    def names(self, codes: Sequence[str]) -> str:
        return ", ".join(self.name(one) for one in codes)

    def measure(self, option: str, amount: int, scope: str) -> str:
        """A sanction with its sum or its reach."""
        parts = [self.name(option)]
        if amount:
            parts.append(self.money(amount))
        if scope:
            parts.append(self.name(scope))
        return " ".join(parts)

    def money(self, amount: int) -> str:
        return money(amount, self.case.currency, self.lang)

    def addressee(self, code: str, recipient: str, known: str) -> str:
        if code == "report":
            return self.say("to.federation")
        if not recipient or recipient == "person":
            return self.case.person.name
        return f"{self.name(recipient)} {known}".strip()

    def rows(self, event: str) -> Iterator[tuple[str, str]]:
        case = self.case
        person, commission = case.person, case.commission
        found = {
            "case": case.id,
            "event": event or case.event_name or case.tournament,
            "book": self.book.name.say(self.lang),
            "person": f"{person.name} ({self.name(person.kind)})",
            "club": ", ".join(one for one in (person.club, person.league) if one),
            "occurred": self.when(case.occurred),
            "body": self.name(case.body),
            "commission": self.say("commission", members=", ".join(commission.members),
                                   resolution=commission.resolution) if commission else "",
        }  # fmt: skip
        return ((self.say(f"row.{key}"), value) for key, value in found.items() if value)

    # ---- parts

    def broken(self, *, found: bool = False) -> str:
        """``found``: it has been decided that they were."""
        if not self.case.charges:
            return self.say("not_covered", norms=", ".join(map(str, stated(self.book, "fallback_norms"))))
        listed = (self._clause(one) for one in self.case.charges)
        return self.say("broken" if found else "charges", list="; ".join(listed))

    def _clause(self, clause: str) -> str:
        found = self.book.clauses.get(clause)
        number = clause.partition("/")[2]
        return f"{number} ({found.wording(self.lang).title})" if found else number

    def proofs(self) -> str:
        if not self.case.evidence:
            return self.say("no_evidence")
        return self.say("evidence", list="; ".join(self._proof(one) for one in self.case.evidence))

    def _proof(self, one: Evidence) -> str:
        given = f"({one.given_by})" if one.given_by else ""
        what = f"{self.name(one.kind)} {one.ref}".strip()
        return f"{', '.join(filter(None, (what, _bare(one.note))))} {given}".strip()

    def ways(self) -> Iterator[str]:
        """What the person can do against the decision."""
        grounds = self.book.values["discipline_in_event_review"]
        if not self.case.event_until:
            yield self.say("no_review", grounds=self.names(grounds or ("none",)))
        appeal, window = self.book.values["discipline_appeal"], self.case.window
        if appeal and window is not None:
            first, last = (day_long(one, self.lang) for one in (window.first, window.last))
            yield self.say("appeal_window", body=self.name(appeal["body"]), first=first, last=last)
        elif appeal:
            yield self.say("appeal_days", body=self.name(appeal["body"]), days=appeal["business_days"])

    # ---- letters

    def charges(self) -> Iterator[str]:
        case, book = self.case, self.book
        yield self.say("opened", case=case.id, facts=_bare(case.facts))
        yield self.broken()
        yield self.proofs()
        yield self.say("defence", hours=defence_hours(book), channels=self.names(channels(book)))
        if case.defence_until:
            yield self.say("defence_until", until=self.when(case.defence_until))
        yield self.say("defence_waits")
        most = self.money(ceiling(case, book))
        listed = (
            self.say("fine_most", sanction=self.name(one), ceiling=most)
            if one == "in_event_fine"
            else self.name(one)
            for one in sanctions(case, book)
        )
        yield self.say("sanctions", list="; ".join(listed))
        yield from self.ways()

    def decision(self) -> Iterator[str]:
        ruling = own_ruling(self.case)
        assert ruling is not None
        yield from self._decided(ruling)
        if ruling.outcome == TRANSFER:
            yield self.say("transferred", body=self.name(self.case.body))
        elif not ruling.sanction:
            yield self.say("nothing_appealable")
        else:
            yield self.say("execution")
            yield from self.ways()

    def _decided(self, ruling: Ruling) -> Iterator[str]:
        case = self.case
        yield self.say("decided", at=self.when(ruling.at),
                       outcome=self.measure(ruling.outcome, ruling.amount, ruling.scope))  # fmt: skip
        yield self.say("facts", facts=_bare(case.facts))
        yield self.broken(found=bool(ruling.sanction))
        if ruling.hearing:
            yield self.say("hearing", hearing=self.name(ruling.hearing))
        for said in case.defences:
            if said.text:
                yield self.say("defence_said", at=self.when(said.at), text=_bare(said.text))
        yield self.say("reasons", reasons=_bare(ruling.reasons))
        yield from self._votes(ruling)
        if ruling.principles:
            yield self.say("principles", list=self.names(ruling.principles))
        if ruling.affects:
            yield self.say("affects", list=self.names(ruling.affects))
        for why in ruling.corrected:
            yield self.say("corrected", why=_bare(why))

    def _votes(self, ruling: Ruling) -> Iterator[str]:
        """How many agreed, and what the others wanted. A sum or a reach corrected later does not make a vote
        another one."""
        agreed = [one for one in ruling.votes if one.option == ruling.outcome]
        members = len(self.case.commission.members) if self.case.commission else len(ruling.votes)
        if ruling.votes and len(agreed) == members:
            yield self.say("unanimous", members=members)
        elif ruling.votes:
            yield self.say("voted", votes=len(agreed), members=members)
        for one in ruling.votes:
            if one.option != ruling.outcome:
                yield self.say("dissent", member=one.member, why=one.why,
                               outcome=self.measure(*one.measure)).strip()  # fmt: skip

    def report(self) -> Iterator[str]:
        case = self.case
        limits = self.book.values["discipline_deadlines"]
        if limits:
            yield self.say("report_head", hours=limits["report_hours"])
        ruling = own_ruling(case)
        assert ruling is not None
        yield from self._decided(ruling)
        if ruling.late:
            yield self.say("decided_late")
        yield self.proofs()
        for notice in case.notices:
            if notice.about != "final":
                yield self.say("notified", about=self.name(notice.about), channel=self.name(notice.channel),
                               at=self.when(notice.at))  # fmt: skip
        for one in case.executions:
            if one.done_at:
                yield self.say("lifted" if one.lifts else "executed", at=self.when(one.done_at),
                               sanction=self.measure(one.sanction, one.amount, one.scope))  # fmt: skip
        if ruling.outcome == TRANSFER:
            yield self.say("transferred", body=self.name(case.body))

    def final(self, recipient: str) -> Iterator[str]:
        case, ruling = self.case, self.case.ruling
        yield self.say("final", case=case.id, name=case.person.name, at=self.when(case.final_at))
        yield self.say("facts", facts=_bare(case.facts))
        yield self.broken(found=ruling is not None and bool(ruling.sanction))
        if ruling is not None and ruling.sanction:
            yield self.say("final_stands",
                           outcome=self.measure(ruling.sanction, ruling.amount, ruling.scope))  # fmt: skip
        else:
            yield self.say("final_nothing")
        if ruling is not None and ruling.body != EVENT_COMMISSION:
            yield self.say("federation", resolution=ruling.resolution, body=self.name(ruling.body),
                           outcome=self.name(ruling.outcome), reasons=_bare(ruling.reasons))  # fmt: skip
        elif ruling is not None:
            yield self.say("reasons", reasons=_bare(ruling.reasons))
        if ruling is not None and ruling.affects:
            yield self.say("affects", list=self.names(ruling.affects))
        if recipient == "sports_ministry":
            yield self.say("registry")


def _bare(text: str) -> str:
    """Without the full stop that the sentence around it brings."""
    return text.strip().rstrip(".")
