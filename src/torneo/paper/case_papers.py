"""Papers of a disciplinary case: notices a person gets and signs for, and the report on the whole file."""

from collections.abc import Iterable
from typing import Any, Literal

from torneo.commission import Case, deadlines
from torneo.commission.citations import cite
from torneo.commission.hearing import channels, defence_hours
from torneo.commission.local_time import local
from torneo.commission.state import Ruling
from torneo.commission.telling import told
from torneo.commission.words import name
from torneo.commission.words import say as say_case
from torneo.paper.moments import plain_date, stamped
from torneo.paper.numbers import money
from torneo.paper.words import labels, say
from torneo.rulebook import Book, Lang
from torneo.tournament.kernel import Happened

About = Literal["charges", "decision", "final"]
Row = list[str]


def abouts(case: Case) -> tuple[About, ...]:
    """The notices the case has come to so far."""
    if case.status == "new":
        return ()
    found: list[About] = ["charges"]
    if case.ruling is not None:
        found.append("decision")
    if case.status == "final":
        found.append("final")
    return tuple(found)


def notice(
    case: Case,
    book: Book,
    lang: Lang,
    now: int,
    *,
    about: About = "charges",
    event: str = "",
    venue: str = "",
) -> dict[str, Any]:
    """The notice of the facts, of the decision, or that it is final; ``KeyError`` if it is too early."""
    if about not in abouts(case):
        raise KeyError(about)
    text = _Text(case, book, lang)
    clauses = {"charges": "notice", "decision": "decision_notice", "final": "final_player"}[about]
    title = say(f"case_notice.title.{about}", lang)
    return {
        **text.heading(now, "case_notice", title, event, venue),
        "about": about,
        "text": say(f"case_notice.text.{about}", lang),
        "clauses": cite(book, clauses),
        "facts": text.who(),
        "told": case.facts,
        "charges": text.charges(),
        "evidence": text.evidence() if about == "charges" else [],
        "ruling": text.ruling(case.ruling) if about != "charges" and case.ruling else None,
        "defence": text.defence() if about == "charges" else "",
        "defence_clauses": cite(book, "defence"),
        "appeal": text.appeal() if about == "decision" else "",
        "appeal_clauses": cite(book, "appeal"),
        "channels": text.channels(about),
        "members": list(case.commission.members) if case.commission else [],
    }


def report(
    case: Case, book: Book, lang: Lang, now: int, happened: Iterable[Happened] = (), *, event: str = "",
    venue: str = "",
) -> dict[str, Any]:  # fmt: skip
    """The whole file, as it goes to the federation."""
    text = _Text(case, book, lang)
    say_it = text.say
    sent = [[text.when(one.at), one.to, text.joined(one.reference, say_it("late") if one.late else "")]
            for one in case.reports]  # fmt: skip
    return {
        **text.heading(now, "case_report", "", event, venue),
        "clauses": cite(book, "report"),
        "facts": [
            [say_it("status"), name(case.status, lang)],
            *([[say_it("to"), case.reports[-1].to]] if case.reports else ()),
            *text.who(),
        ],
        "told": case.facts,
        "charges": text.charges(),
        "evidence": text.evidence(),
        "notices": [
            [text.when(one.at), name(one.about, lang), name(one.channel, lang), text.name(one.to)]
            for one in case.notices
        ],
        "defences": [
            {"head": f"{text.when(one.at)} · {one.by.name}" + (f" ({say_it('late')})" if one.late else ""),
             "text": one.text or name("defence_given_up", lang)}
            for one in case.defences
        ],
        "proposals": [
            {"head": f"{name(one.sanction, lang)} {text.money(one.amount)}".strip() + f" · {one.by.name}",
             "text": one.why}
            for one in case.proposals
        ],
        "rulings": [text.ruling(one) for one in case.rulings],
        "executions": [
            [text.when(one.at),
             text.joined(name(one.sanction, lang), text.money(one.amount), text.name(one.scope),
                         f"({say_it('lifts')})" if one.lifts else ""),
             say_it("done", when=text.when(one.done_at)) if one.done_at else say_it("not_done")]
            for one in case.executions
        ],
        "reviews": [
            {"head": f"{text.when(one.at)} · {name(one.ground, lang)} · {one.by.name}",
             "text": text.joined(one.why, text.name(one.answer), one.answer_why, between=". ")}
            for one in case.reviews
        ],
        "appeal": text.appeal(),
        "reports": sent,
        "deadlines": [
            {"text": say_case(f"deadline.{one.code}", one.facts, lang), "due": text.when(one.due),
             "state": say_case(f"state.{one.state}", {}, lang), "clauses": one.clauses}
            for one in deadlines(case, now, book)
        ],
        "history": [[text.when(one.at), one.by.name, told(one.event, lang)] for one in happened],
        "members": list(case.commission.members) if case.commission else [],
    }  # fmt: skip


class _Text:
    """Parts of a case in words."""

    def __init__(self, case: Case, book: Book, lang: Lang) -> None:
        self.case, self.book, self.lang = case, book, lang

    def heading(self, now: int, document: str, title: str, event: str, venue: str) -> dict[str, Any]:
        return {
            "lang": self.lang,
            "at": now,
            "title": title or say(f"{document}.title", self.lang),
            "event": event or self.case.tournament,
            "venue": venue,
            "book": self.book.name.say(self.lang),
            "book_id": self.book.id,
            "printed": self.when(now),
            "case": say(f"{document}.case", self.lang, {"case": self.case.id}),
            "w": labels(document, self.lang),
        }

    def say(self, key: str, **facts: object) -> str:
        return say(f"case_report.{key}", self.lang, facts)

    def name(self, code: str) -> str:
        return name(code, self.lang) if code else ""

    @staticmethod
    def joined(*parts: str, between: str = " ") -> str:
        return between.join(filter(None, parts))

    def when(self, at: int) -> str:
        return stamped(local(at, self.case.utc_offset), self.lang)

    def money(self, amount: int) -> str:
        return money(amount, self.case.currency or "EUR", self.lang) if amount else ""

    def who(self) -> list[Row]:
        case, person = self.case, self.case.person
        rows = [
            ("person", person.name),
            ("kind", name(person.kind, self.lang)),
            ("club", person.club),
            ("league", person.league),
            ("opened", self.when(case.opened_at)),
            ("occurred", self.when(case.occurred) if case.occurred else ""),
            ("body", self.name(case.body)),
            ("members", ", ".join(case.commission.members) if case.commission else ""),
            ("resolution", case.commission.resolution if case.commission else ""),
        ]
        return [[self.say(key), value] for key, value in rows if value]

    def charges(self) -> list[dict[str, str]]:
        """The clauses with their own words."""
        found = []
        for one in self.case.charges:
            clause = self.book.clauses.get(one)
            wording = clause.wording(self.lang) if clause is not None else None
            found.append({"clause": one, "title": wording.title if wording else "",
                          "text": wording.text if wording else ""})  # fmt: skip
        return found

    def evidence(self) -> list[Row]:
        return [[name(one.kind, self.lang), one.ref, one.note] for one in self.case.evidence]

    def ruling(self, ruling: Ruling) -> dict[str, Any]:
        lang, annulled = self.lang, self.say("annulled")
        rows = [
            ("outcome", self.joined(name(ruling.outcome, lang), f"({annulled})" if ruling.annulled else "")),
            ("sanction", self.name(ruling.sanction) if ruling.sanction != ruling.outcome else ""),
            ("amount", self.money(ruling.amount)),
            ("scope", self.name(ruling.scope)),
            ("body", name(ruling.body, lang)),
            ("resolution", ruling.resolution),
            ("hearing", self.name(ruling.hearing)),
            ("principles", ", ".join(name(one, lang) for one in ruling.principles)),
            ("signed_by", ", ".join(ruling.signed)),
        ]  # fmt: skip
        head = f"{self.when(ruling.at)}" + (f" ({self.say('late')})" if ruling.late else "")
        return {
            "head": head,
            "rows": [[self.say(key), value] for key, value in rows if value],
            "reasons": ruling.reasons,
            "clauses": cite(self.book, "decision_form"),
        }

    def defence(self) -> str:
        if self.case.defence_until:
            return say("case_notice.defence_until", self.lang, {"until": self.when(self.case.defence_until)})
        hours = defence_hours(self.book)
        return say("case_notice.defence_hours", self.lang, {"hours": hours}) if hours else ""

    def appeal(self) -> str:
        """The window for an appeal, or what became of it."""
        case = self.case
        if case.appeal is not None:
            filed = f"{self.when(case.appeal.at)} · {name(case.appeal.body, self.lang)}: {case.appeal.why}"
            return filed + (f" ({name(case.appeal.scope, self.lang)})" if case.appeal.scope else "")
        if case.window is None:
            return ""
        first, last = (plain_date(one, self.lang) for one in (case.window.first, case.window.last))
        return self.say("window", first=first, last=last)

    def channels(self, about: About) -> list[Row]:
        """Each channel of the book, and when the notice went out by it."""
        given = {one.channel: one.at for one in self.case.notices if one.about == about}
        wanted = channels(self.book) if about != "final" else ()
        pending = say("case_notice.pending", self.lang)
        return [
            [name(one, self.lang), self.when(given[one]) if one in given else pending]
            for one in dict.fromkeys((*wanted, *given))
        ]
