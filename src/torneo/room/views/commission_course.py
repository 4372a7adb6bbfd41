"""The course of a case: the one thing to do next and who does it, and its whole life step by step."""

from collections.abc import Iterable
from typing import Any

from torneo.commission.carrying_out import pending
from torneo.commission.closing import own_ruling, report_due, reported
from torneo.commission.hearing import missing_channels
from torneo.commission.letter_words import iso_date_text
from torneo.commission.notifying import untold
from torneo.commission.state import EVENT_COMMISSION, Ruling
from torneo.commission.voting import prevailing, yet_to_vote
from torneo.room.views.commission import Sitting, limits
from torneo.room.views.commission_forms import Form, Forms
from torneo.room.words import say
from torneo.tournament.kernel import FLOOR

_STAFF = ("commission", *sorted(FLOOR))
_CLERKS = ("commission", "director", "operations")


def _next(sitting: Sitting) -> tuple[str, Iterable[str], str]:
    """What comes next: its code, the roles or persons who do it, and the step whose clauses say so."""
    case, book, now = sitting.case, sitting.book, sitting.now
    person = (case.person.name,)
    if case.status == "open":
        if missing_channels(case, "charges", book) or not case.notified_at:
            return "charges", _STAFF, "notice"
        if now < case.defence_ends:
            return "defence", person, "defence"
        if prevailing(case, book):
            return "decide", ("commission",), "decision_day"
        return "vote", yet_to_vote(case) or ("commission",), "decision_day"
    if any(not one.answer for one in case.reviews) and case.status in ("decided", "closed"):
        return "answer", ("commission",), "review"
    if case.correcting:
        return "correct", ("commission",), "review"
    if pending(case):
        return "execute", _STAFF, "execution"
    own = own_ruling(case)
    if own is not None and case.status in ("decided", "closed", "transferred"):
        if missing_channels(case, "decision", book):
            return "decision_notice", _STAFF, "decision_notice"
        if report_due(case, book) and not reported(case):
            return "report", _CLERKS, "report"
        if case.status == "decided":
            return "close", _CLERKS, "decision_form"
    if case.status == "second_instance" and case.appeal is not None and not case.appeal.scope:
        return "take_up", _CLERKS, "second_instance"
    if case.status in ("transferred", "second_instance"):
        return "federation", _CLERKS, "second_instance"
    if case.status == "final":
        return ("final_notices", _CLERKS, "final_player") if untold(case) else ("nothing", (), "")
    return _after_closing(sitting)


def _after_closing(sitting: Sitting) -> tuple[str, Iterable[str], str]:
    case = sitting.case
    own = own_ruling(case)
    if (own is not None and not own.sanction) or not sitting.book.values["discipline_appeal"]:
        return "final", _CLERKS, "appeal"
    if case.window is None:
        return "event_end" if sitting.event.get("ended") else "event_runs", _CLERKS, "appeal"
    if sitting.now <= case.window.closes:
        return "appeal", (case.person.name,), "appeal"
    return "final", _CLERKS, "appeal"


def next_step(sitting: Sitting) -> dict[str, Any]:
    """The one act that comes next, without its forms: for lists as for the case itself."""
    code, who, step = _next(sitting)
    facts = {
        "name": sitting.case.person.name,
        "until": sitting.when(sitting.case.defence_ends),
        "last": iso_date_text(sitting.case.window.last, sitting.lang) if sitting.case.window else "",
        "waiting": ", ".join(yet_to_vote(sitting.case)),
    }
    return {
        "code": code,
        "title": sitting.say(f"next.{code}", **facts),
        "about": sitting.say(f"next.{code}_about", **facts),
        "who": [_called(one, sitting) for one in who],
        "clauses": sitting.cite(step) if step else (),
    }


def _called(who: str, sitting: Sitting) -> str:
    """A role in words; a person by name."""
    roles = {*_STAFF, *_CLERKS}
    return say(f"common.role.{who}", sitting.lang) if who in roles else who


def next_forms(sitting: Sitting, code: str) -> list[Form]:
    """The forms of the next act."""
    forms = Forms(sitting)
    return {
        "charges": lambda: [forms.notice("charges")],
        "defence": lambda: [forms.defence()],
        "vote": lambda: [forms.vote()],
        "decide": lambda: [forms.decision()],
        "answer": forms.answers,
        "correct": lambda: [forms.correction()],
        "execute": lambda: [forms.execution()],
        "decision_notice": lambda: [forms.notice("decision")],
        "report": lambda: [forms.report()],
        "close": lambda: [forms.close()],
        "take_up": lambda: [forms.taking_up()],
        "federation": lambda: [forms.federation()],
        "event_end": lambda: [forms.event_end()],
        "event_runs": list,
        "appeal": lambda: [forms.appeal()],
        "final": lambda: [forms.final()],
        "final_notices": forms.final_notices,
        "nothing": list,
    }[code]()


def other_forms(sitting: Sitting, code: str) -> list[dict[str, Any]]:
    """Everything else that can be done in a case, by chapters. A chapter whose acts are all out of reach still
    says why."""
    forms = Forms(sitting)
    status = sitting.case.status
    chapters: list[tuple[str, list[Form]]] = []
    if status in ("open", "transferred", "second_instance"):
        chapters.append(("evidence", forms.evidence()))
    if status == "open":
        chapters.append(("hearing", [forms.notice("charges"), forms.defence()]))
        chapters.append(("judgement", [forms.vote(), forms.decision(), forms.proposal()]))
    if status in ("decided", "closed", "transferred"):
        chapters.append(
            ("after", [forms.execution(), forms.notice("decision"), forms.report(), forms.close()])
        )
    if status in ("decided", "closed"):
        chapters.append(("review", [forms.review(), *forms.answers(), forms.correction()]))
    if status != "final":
        appeal = [forms.event_end(), forms.appeal()]
        if status == "second_instance":
            appeal.append(forms.taking_up())
        if status in ("second_instance", "transferred"):
            appeal.append(forms.federation())
        chapters.append(("appeal", [*appeal, forms.final()]))
    shown = {(one.command, tuple(one.hidden)) for one in next_forms(sitting, code)}
    return [
        {"code": name, "title": sitting.say(f"chapter.{name}"),
         "forms": [one for one in found if (one.command, tuple(one.hidden)) not in shown]}
        for name, found in chapters
    ]  # fmt: skip


# ---- the life of the case


def timeline(sitting: Sitting) -> list[dict[str, Any]]:
    """Every step of the procedure: done, being done, to come; with its limits and clauses."""
    return [one for one in _Life(sitting).steps() if one]


class _Life:
    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.case = sitting, sitting.case
        self.limits = limits(sitting)
        self.own = own_ruling(sitting.case)

    def _step(
        self, code: str, done: int, lines: Iterable[str] = (), *, limits: Iterable[str] = (), cited: str = "",
        now: bool = False,
    ) -> dict[str, Any]:  # fmt: skip
        """``done``: when; ``now``: it is being done."""
        found = [one for one in self.limits if one["code"] in set(limits)]
        states = {one["state"] for one in found}
        state = "done" if done else "now" if now else "waiting"
        if states & {"now", "near"} and not done:
            state = "now"
        if "overdue" in states:
            state = "overdue"
        if "met_late" in states:
            state = "late"
        return {
            "code": code,
            "title": self.sitting.say(f"step.{code}"),
            "state": state,
            "state_word": self.sitting.say(f"step_state.{state}"),
            "when": self.sitting.when(done) if done > 1 else "",
            "lines": [one for one in lines if one],
            "limits": [one for one in found if one["state"] not in ("met",)],
            "clauses": self.sitting.cite(cited) if cited else (),
        }

    def steps(self) -> Iterable[dict[str, Any] | None]:
        case = self.case
        before_event = case.body == EVENT_COMMISSION or bool(case.rulings)
        yield self._opened()
        if before_event:
            yield self._notices("charges")
            yield self._defence()
            yield self._votes()
            yield self._decision()
            if case.executions or not case.rulings:
                yield self._execution()
            yield self._notices("decision")
            yield self._report()
        if case.reviews:
            yield self._reviews()
        yield self._event_end()
        yield self._second()
        yield self._final()

    def _opened(self) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        members = ", ".join(case.commission.members) if case.commission else ""
        resolution = case.commission.resolution if case.commission else ""
        lines = [
            sitting.say("line.members", members=members, resolution=resolution) if members else "",
            sitting.say("line.opened", by=case.opened_by.name if case.opened_by else "", facts=case.facts),
            sitting.say("line.body", body=sitting.name(case.body)),
        ]
        return self._step("opened", case.opened_at, lines, cited="competent")

    def _notices(self, about: str) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        given = [one for one in case.notices if one.about == about]
        missing = missing_channels(case, about, sitting.book)
        lines = [
            sitting.say("line.notice", channel=sitting.name(one.channel), at=sitting.when(one.at), by=one.by.name,
                        to=f" → {one.to}" if one.to else "")
            for one in given
        ]  # fmt: skip
        code, cited = ("charges", "notice") if about == "charges" else ("decision_notice",) * 2
        limit = "notice_of_charges" if about == "charges" else "decision_notice"
        done = max((one.at for one in given), default=0) if given and not missing else 0
        return self._step(code, done, lines, limits=(limit,), cited=cited, now=bool(given))

    def _defence(self) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        lines = [
            sitting.say("line.defence", at=sitting.when(one.at), by=one.by.name,
                        text=one.text or sitting.say("gave_up"), late=sitting.say("late") if one.late else "")
            for one in case.defences
        ]  # fmt: skip
        ends = case.defence_ends
        over = bool(ends) and sitting.now >= ends
        if over and not case.defences:
            lines.append(sitting.say("line.no_defence"))
        return self._step("defence", ends if over else 0, lines, limits=("defence",), cited="defence",
                          now=bool(ends))  # fmt: skip

    def _votes(self) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        votes = case.votes or (list(self.own.votes) if self.own else [])
        lines = [
            sitting.say("line.vote", member=one.member, outcome=sitting.measure(*one.measure),
                        why=f" «{one.why}»" if one.why else "")
            for one in votes
        ]  # fmt: skip
        if not votes and self.own:
            lines = [sitting.say("line.no_votes")]
        done = max((one.at for one in votes), default=1) if self.own else 0
        return self._step("votes", done, lines, cited="appointed", now=bool(votes))

    def _decision(self) -> dict[str, Any]:
        case = self.case
        lines = [line for ruling in case.rulings if ruling.body == EVENT_COMMISSION
                 for line in self._ruling(ruling)]  # fmt: skip
        lines += [self.sitting.say("line.proposal", by=one.by.name, why=one.why,
                                   sanction=self.sitting.measure(one.sanction, one.amount))
                  for one in case.proposals]  # fmt: skip
        done = self.own.at if self.own else 0
        heard = bool(case.defence_ends) and self.sitting.now >= case.defence_ends
        return self._step("decision", done, lines, limits=("decision",), cited="decision_day", now=heard)

    def _ruling(self, ruling: Ruling) -> Iterable[str]:
        sitting = self.sitting
        if ruling.annulled:
            yield sitting.say(
                "line.annulled", outcome=sitting.measure(ruling.outcome, ruling.amount, ruling.scope)
            )
            return
        yield sitting.say(
            "line.decided", outcome=sitting.measure(ruling.outcome, ruling.amount, ruling.scope)
        )
        yield sitting.say("line.reasons", reasons=ruling.reasons)
        if ruling.hearing:
            yield sitting.say("line.hearing", hearing=sitting.name(ruling.hearing))
        if ruling.signed:
            yield sitting.say("line.signed", names=", ".join(ruling.signed))
        if ruling.principles:
            yield sitting.say("line.principles", names=sitting.names(ruling.principles))
        if ruling.affects:
            yield sitting.say("line.affects", names=sitting.names(ruling.affects))
        for why in ruling.corrected:
            yield sitting.say("line.corrected", why=why)

    def _execution(self) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        lines = [
            sitting.say("line.lift" if one.lifts else "line.execute",
                        sanction=sitting.measure(one.sanction, one.amount, one.scope),
                        at=sitting.when(one.done_at) if one.done_at else sitting.say("not_done_yet"))
            for one in case.executions
        ]  # fmt: skip
        done = max((one.done_at for one in case.executions), default=0) if not pending(case) else 0
        return self._step("execution", done, lines, limits=("execution",), cited="execution")

    def _report(self) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        lines = [sitting.say("line.report", to=one.to, at=sitting.when(one.at), reference=one.reference)
                 for one in case.reports]  # fmt: skip
        done = case.reports[-1].at if reported(case) else 0
        return self._step("report", done, lines, limits=("report",), cited="report")

    def _reviews(self) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        lines = []
        for one in case.reviews:
            lines.append(
                sitting.say("line.review", by=one.by.name, ground=sitting.name(one.ground), why=one.why)
            )
            if one.answer:
                lines.append(
                    sitting.say("line.review_answer", answer=sitting.name(one.answer), why=one.answer_why)
                )
        waiting = any(not one.answer for one in case.reviews) or case.correcting
        return self._step("review", 0 if waiting else 1, lines, cited="review", now=bool(waiting))

    def _event_end(self) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        lines = []
        if case.window:
            first, last = (iso_date_text(one, sitting.lang) for one in (case.window.first, case.window.last))
            lines.append(sitting.say("line.window", first=first, last=last, country=case.country))
            if case.window.skipped:
                days = ", ".join(iso_date_text(one, sitting.lang) for one in case.window.skipped)
                lines.append(sitting.say("line.skipped", days=days))
        over = case.window is not None and sitting.now > case.window.closes
        done = case.event_until if over or case.appeal or case.status == "final" else 0
        return self._step(
            "event_end", done, lines, limits=("appeal",), cited="appeal", now=bool(case.event_until)
        )

    def _second(self) -> dict[str, Any] | None:
        case, sitting = self.case, self.sitting
        theirs = [one for one in case.rulings if one.body != EVENT_COMMISSION and one.resolution]
        if case.appeal is None and case.body == EVENT_COMMISSION and not theirs:
            return None
        lines = [sitting.say("line.with", body=sitting.name(case.body))]
        if case.appeal:
            lines.append(sitting.say("line.appeal", by=case.appeal.by.name, at=sitting.when(case.appeal.at),
                                     why=case.appeal.why))  # fmt: skip
            if case.appeal.scope:
                lines.append(sitting.say("line.scope", scope=sitting.name(case.appeal.scope),
                                         why=case.appeal.scope_why))  # fmt: skip
        for one in theirs:
            lines.append(sitting.say("line.federation", resolution=one.resolution, reasons=one.reasons,
                                     outcome=sitting.measure(one.outcome)))  # fmt: skip
            if one.sanction:
                lines.append(
                    sitting.say("line.stands", sanction=sitting.measure(one.sanction, one.amount, one.scope))
                )
        return self._step("second", theirs[-1].at if theirs else 0, lines, cited="second_instance", now=True)

    def _final(self) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        told = {one.to: one for one in case.notices if one.about == "final"}
        lines = []
        for one in case.recipients:
            name = f"{sitting.name(one.code)} {one.name}".strip()
            at = sitting.when(told[one.code].at) if one.code in told else sitting.say("not_told_yet")
            lines.append(sitting.say("line.recipient", name=name, at=at))
        waiting = case.status == "final" and untold(case)
        return self._step("final", 0 if waiting else case.final_at, lines, cited="final_player",
                          now=bool(waiting))  # fmt: skip
