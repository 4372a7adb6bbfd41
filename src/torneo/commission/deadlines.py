"""The time limits of a case as they stand at a moment, and what has to be done next.

deadlines(case, now, book)    # notice, defence, decision, execution, report, appeal
dues(case, now, book)         # the commands that meet them
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from torneo.commission.carrying_out import pending
from torneo.commission.citations import cite
from torneo.commission.closing import own_ruling, report_due, reported
from torneo.commission.commands import (
    CloseCase,
    DeclareFinal,
    GiveFinalNotice,
    GiveNotice,
    RecordExecution,
    SendReport,
)
from torneo.commission.deciding import decision_due
from torneo.commission.hearing import channels, missing_channels
from torneo.commission.local_time import HOUR, MINUTE, local
from torneo.commission.notifying import untold
from torneo.commission.state import EVENT_COMMISSION, Case
from torneo.rulebook import Book
from torneo.tournament.kernel import Due, Value
from torneo.writing import sortable

State = Literal["met", "met_late", "running", "near", "now", "overdue"]

#: How long before the end a warning is given.
_WARN = {
    "defence": 30 * MINUTE, "decision": 2 * HOUR, "report": 4 * HOUR, "appeal": 24 * HOUR,
}  # fmt: skip


class Deadline(msgspec.Struct, frozen=True, kw_only=True):
    """``due`` in milliseconds, ``text`` as the venue's clock shows it. ``assumption``: the policy key whose
    value the book does not state, if the limit rests on one. ``near``: time for a warning."""

    code: str
    due: int
    text: str
    state: State
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()
    assumption: str = ""


def deadlines(case: Case, now: int, book: Book) -> list[Deadline]:
    """Every limit that binds the case, in the order of its steps."""
    return list(_deadlines(case, now, book)) if case.status != "new" else []


def _deadlines(case: Case, now: int, book: Book) -> Iterator[Deadline]:
    limits = book.values["discipline_deadlines"]
    if limits and (case.body == EVENT_COMMISSION or case.rulings):
        for channel in channels(book):
            yield _notice(case, "charges", channel, case.opened_at, now, book)
        if case.defence_until:
            yield _deadline(
                case, "defence", case.defence_until, now, book, met=case.defence_complete_at,
                facts={"hours": limits["defence_hours"]}, over=True,
            )  # fmt: skip
        ruling = own_ruling(case)
        yield _deadline(case, "decision", decision_due(case, book), now, book, cited="decision_day",
                        met=ruling.at if ruling else 0)  # fmt: skip
        for one in case.executions:
            yield _deadline(case, "execution", one.at, now, book, met=one.done_at, immediate=True,
                            facts={"sanction": one.sanction, "lifts": one.lifts})  # fmt: skip
        if ruling is not None:
            yield from _after_decision(case, ruling.at, now, book)
    if case.window is not None and case.status in ("decided", "closed"):
        yield _deadline(
            case, "appeal", case.window.closes, now, book, over=True,
            facts={"first": case.window.first, "last": case.window.last},
        )  # fmt: skip


def _after_decision(case: Case, decided: int, now: int, book: Book) -> Iterator[Deadline]:
    for channel in channels(book):
        yield _notice(case, "decision", channel, decided, now, book)
    sent = next((one.at for one in case.reports if one.at >= decided), 0)
    limits = book.values["discipline_deadlines"]
    yield _deadline(case, "report", report_due(case, book), now, book, met=sent,
                    assumption="report_hours_run_from",
                    facts={"hours": limits["report_hours"],
                           "from": limits["report_hours_run_from"]})  # fmt: skip


def _notice(case: Case, about: str, channel: str, due: int, now: int, book: Book) -> Deadline:
    met = next((one.at for one in case.notices if (one.about, one.channel) == (about, channel)), 0)
    code, cited = ("notice_of_charges", "notice") if about == "charges" else ("decision_notice",) * 2
    return _deadline(case, code, due, now, book, met=met, immediate=True, cited=cited,
                     facts={"channel": channel})  # fmt: skip


def _deadline(
    case: Case,
    code: str,
    due: int,
    now: int,
    book: Book,
    *,
    met: int = 0,
    immediate: bool = False,
    over: bool = False,
    cited: str = "",
    clauses: tuple[str, ...] = (),
    facts: dict[str, Value] | None = None,
    assumption: str = "",
) -> Deadline:
    """``immediate``: due at once, so that doing it meets it. ``over``: a right that ends, which nobody can be
    late with."""
    state: State
    if met:
        state = "met" if immediate or met <= due else "met_late"
    elif over and now > due:
        state = "met"
    elif now > due:
        state = "overdue"
    else:
        state = "now" if immediate else "near" if due - now <= _WARN.get(code, 0) else "running"
    return Deadline(
        code=code, due=due, text=sortable(local(due, case.utc_offset)), state=state, facts=facts or {},
        clauses=clauses or cite(book, cited or code), assumption=assumption,
    )  # fmt: skip


def dues(case: Case, now: int, book: Book) -> list[Due]:
    """What the case asks for now that a clerk can do. What only judges or the person can do (to decide, to
    defend, to appeal) is told by ``deadlines``."""
    return list(_dues(case, now, book)) if case.status != "new" else []


def _dues(case: Case, now: int, book: Book) -> Iterator[Due]:
    missing = missing_channels(case, "charges", book)
    if case.status == "open" and missing:
        yield Due(command=GiveNotice(about="charges", channels=missing), reason="due.notice_of_charges",
                  facts={"channel": ", ".join(missing)}, clauses=cite(book, "notice"),
                  since=case.opened_at)  # fmt: skip
    for one in pending(case):
        yield Due(command=RecordExecution(), reason="due.lift" if one.lifts else "due.execution",
                  facts={"sanction": one.sanction, "name": case.person.name},
                  clauses=cite(book, "execution"), since=one.at)  # fmt: skip
    ruling = own_ruling(case)
    if ruling is not None and case.status in ("decided", "closed", "transferred"):
        missing = missing_channels(case, "decision", book)
        if missing:
            yield Due(command=GiveNotice(about="decision", channels=missing), reason="due.decision_notice",
                      facts={"channel": ", ".join(missing)}, clauses=cite(book, "decision_notice"),
                      since=ruling.at)  # fmt: skip
        if report_due(case, book) and not reported(case):
            yield Due(command=SendReport(to=""), reason="due.report",
                      facts={"until": sortable(local(report_due(case, book), case.utc_offset))},
                      clauses=cite(book, "report"), since=ruling.at)  # fmt: skip
        done = not missing and not pending(case) and (reported(case) or not report_due(case, book))
        if done and case.status == "decided" and not case.correcting:
            yield Due(command=CloseCase(), reason="due.close", facts={"case": case.id}, since=ruling.at,
                      clauses=cite(book, "decision_form"), must=False)  # fmt: skip
    if case.status in ("decided", "closed") and case.window is not None and now > case.window.closes:
        yield Due(command=DeclareFinal(), reason="due.final", facts={"last": case.window.last},
                  clauses=cite(book, "appeal"), since=case.window.closes)  # fmt: skip
    for recipient in untold(case) if case.status == "final" else ():
        yield Due(command=GiveFinalNotice(recipient=recipient.code), reason="due.final_notice",
                  facts={"recipient": recipient.code, "name": recipient.name}, clauses=recipient.clauses,
                  must=not recipient.optional, since=case.final_at)  # fmt: skip
