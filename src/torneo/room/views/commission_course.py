"""The course of a case: the one thing to do next and who does it, and whatever else can be done."""

from collections.abc import Iterable
from typing import Any

from torneo.commission.carrying_out import pending
from torneo.commission.closing import own_ruling, report_due, reported
from torneo.commission.hearing import missing_channels
from torneo.commission.notifying import untold
from torneo.commission.voting import prevailing, yet_to_vote
from torneo.room.views.commission import Sitting
from torneo.room.views.commission_forms import Form, Forms
from torneo.room.words import say
from torneo.tournament.kernel import FLOOR
from torneo.writing import day_long

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
        "last": day_long(sitting.case.window.last, sitting.lang) if sitting.case.window else "",
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
    """Everything else that can be done in a case, by chapters. What is out of reach says why."""
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
