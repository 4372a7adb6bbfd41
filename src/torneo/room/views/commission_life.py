"""The life of a case, step by step: done, being done, to come; with the time limits and clauses of each."""

from collections.abc import Iterable
from typing import Any

from torneo.commission.carrying_out import pending
from torneo.commission.closing import own_ruling, reported
from torneo.commission.hearing import missing_channels
from torneo.commission.notifying import untold
from torneo.commission.state import EVENT_COMMISSION, Ruling
from torneo.room.views.commission import Sitting, limits
from torneo.tournament import Actor
from torneo.writing import day_long


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
            sitting.say("line.notice", channel=sitting.name(one.channel), at=sitting.when(one.at),
                        by=one.by.name, to=f" → {one.to}" if one.to else "")
            for one in given
        ]  # fmt: skip
        code, cited = ("charges", "notice") if about == "charges" else ("decision_notice",) * 2
        limit = "notice_of_charges" if about == "charges" else "decision_notice"
        done = max((one.at for one in given), default=0) if given and not missing else 0
        return self._step(code, done, lines, limits=(limit,), cited=cited, now=bool(given))

    def _defence(self) -> dict[str, Any]:
        case, sitting = self.case, self.sitting
        lines = [
            sitting.say("line.defence", at=sitting.when(one.at), by=self._who_said(one.by),
                        text=one.text or sitting.say("gave_up"), late=sitting.say("late") if one.late else "")
            for one in case.defences
        ]  # fmt: skip
        ends = case.defence_ends
        over = bool(ends) and sitting.now >= ends
        if over and not case.defences:
            lines.append(sitting.say("line.no_defence"))
        return self._step("defence", ends if over else 0, lines, limits=("defence",), cited="defence",
                          now=bool(ends))  # fmt: skip

    def _who_said(self, by: Actor) -> str:
        """Whoever is charged speaks, also where somebody else takes it down."""
        person = self.case.person.name
        if by.role == "player":
            return person
        return self.sitting.say("line.defence_taken", name=person, by=by.name)

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
            first, last = (day_long(one, sitting.lang) for one in (case.window.first, case.window.last))
            lines.append(sitting.say("line.window", first=first, last=last, country=case.country))
            if case.window.skipped:
                days = ", ".join(day_long(one, sitting.lang) for one in case.window.skipped)
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
