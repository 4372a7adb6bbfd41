"""Conduct: what was recorded, what the book offers for it, and what was given."""

from typing import Any

from torneo.room.views.acts import Act, Trial
from torneo.room.views.choices import pick, sitting
from torneo.room.views.console_reports import report_acts
from torneo.room.views.fields import Field
from torneo.room.views.finding import has_words
from torneo.room.views.naming import code, matter_name, option_name, player_name, refusal
from torneo.room.views.penalties import penalty_text, size_field
from torneo.rulebook import search
from torneo.tournament import Refused
from torneo.tournament.conduct.commands import (
    AnswerReport,
    CarryOutPenalty,
    CountHandsServed,
    GivePenalty,
    RecordInfraction,
)
from torneo.tournament.conduct.matters import MATTERS, Decide, offer
from torneo.tournament.conduct.offers import NO_PENALTY, OTHER_PENALTY, UNITS, Choice, offered
from torneo.tournament.conduct.state import Infraction, Penalty
from torneo.tournament.kernel import Value

#: Rows of the history; more are found by the player's name.
_ROWS = 60


def conduct_page(trial: Trial, who: str = "") -> dict[str, Any]:
    state = trial.state
    found = [one for one in reversed(state.infractions) if has_words(who, _named(trial, one))]
    given: dict[int, list[Penalty]] = {}
    for penalty in state.conduct.penalties:
        given.setdefault(penalty.infraction, []).append(penalty)
    return {
        "who": who,
        "commission": bool(trial.book.values["discipline_commission"]),
        "open_total": sum(not one.answer for one in state.infractions),
        "open": open_infractions(trial),
        "history": [
            {
                **_shown(trial, one),
                "given": [_penalty(trial, each) for each in given.get(one.number, ())],
                "let_pass": one.answer == -1,
            }
            for one in found[:_ROWS]
        ],
        "more": max(len(found) - _ROWS, 0),
        "serving": being_served(trial),
        "tell": report_acts(trial),
        "reports": [_report(trial, number) for number in state.conduct.told],
        "matters": [
            (one, matter_name(one, trial.lang)) for one in MATTERS if trial.by.role in MATTERS[one].roles
        ],
    }


def open_infractions(trial: Trial, most: int = 20) -> list[dict[str, Any]]:
    """Those nobody has answered yet, the newest first, with what the book offers for each."""
    waiting = [one for one in trial.state.infractions if not one.answer]
    return [_open(trial, one) for one in waiting[-most:][::-1]]


def being_served(trial: Trial) -> list[dict[str, Any]]:
    """Penalties that still run or have to be carried out, with the forms for that."""
    given = trial.state.conduct.penalties
    return [_serving(trial, one) for one in given if one.status in ("serving", "pending")]


def _named(trial: Trial, one: Infraction) -> str:
    return player_name(trial.state, one.player) if one.player else one.person


def _shown(trial: Trial, one: Infraction) -> dict[str, Any]:
    return {
        "number": one.number,
        "who": _named(trial, one),
        "clause": one.clause,
        "facts": one.facts,
        "at": one.at,
        "title": _title(trial, one.clause),
        "by": one.by.name,
        "table": one.table,
        "hand": one.hand,
        "times": one.times,
    }


def _title(trial: Trial, clause: str) -> str:
    found = trial.book.clauses.get(clause)
    return found.wording(trial.lang).title if found else ""


def _open(trial: Trial, one: Infraction) -> dict[str, Any]:
    offer_ = offered(trial.state, one, trial.book, trial.by.role)
    return {
        **_shown(trial, one),
        "must": offer_.must,
        "offered": ", ".join(code(choice.penalty, trial.lang) for choice in offer_.choices),
    }


def _penalty(trial: Trial, one: Penalty) -> str:
    return f"{penalty_text(trial.state, one, trial.lang)} · {code(one.status, trial.lang)}"


def _serving(trial: Trial, one: Penalty) -> dict[str, Any]:
    acts: list[Act] = []
    if one.entry and one.left:
        field = Field(name="hands", label=trial.say("hands"), kind="number", value=1, least=1, most=one.left)
        acts.append(trial.act(CountHandsServed(entry=one.entry), trial.say("count_served"), [field]))
    carry = trial.act(CarryOutPenalty(penalty=one.number), trial.say("carry_out"), look_first=True)
    if not carry.blocked:
        acts.append(carry)
    return {
        "who": player_name(trial.state, one.player) if one.player else one.person,
        "what": _penalty(trial, one),
        "left": one.left,
        "until": one.until,
        "acts": acts,
    }


def _report(trial: Trial, number: int) -> dict[str, Any]:
    report = trial.state.conduct.reports[number - 1]
    field = Field(name="answer", label=trial.say("answer"), required=True)
    act = trial.act(AnswerReport(report=number, answer="-"), trial.say("answer_report"), [field])
    return {
        "number": number,
        "kind": code(report.kind, trial.lang),
        "table": report.table,
        "facts": report.facts,
        "reporter": player_name(trial.state, report.reporter),
        "act": act,
    }


# ---- recording


def clauses_found(trial: Trial, query: str, most: int = 12) -> list[dict[str, Any]]:
    """Clauses of the book in force for words somebody typed, or for the number of one."""
    return [
        {
            "id": hit.clause.id,
            "number": hit.clause.number,
            "title": hit.clause.wording(trial.lang).title,
            "text": hit.clause.wording(trial.lang).text,
        }
        for hit in search([trial.book], query, limit=most)
    ]


def recording(trial: Trial, clause: str, entry: int = 0, before: int = -1) -> dict[str, Any] | None:
    """The form that records an infraction of a clause, of ``entry`` where that is known already. Once there
    are more infractions than ``before``, the new one with what the book offers for it."""
    found = trial.book.clauses.get(clause)
    if found is None:
        return None
    recorded = len(trial.state.infractions)
    if -1 < before < recorded:
        return infraction_sheet(trial, recorded)
    who = [one for one in sitting(trial) if one[0] == entry or not entry]
    fields = [
        *([] if entry and who else [pick("entry", trial.say("player"), who)]),
        Field(name="facts", label=trial.say("facts"), kind="textarea"),
        Field(name="seen_by", label=trial.say("seen_by")),
    ]
    sample = RecordInfraction(clause=clause, entry=who[0][0] if who else 0)
    words = found.wording(trial.lang)
    return {
        "clause": clause,
        "title": words.title,
        "text": words.text,
        "who": who[0][1] if entry and who else "",
        "entry": entry,
        "before": recorded,
        "act": trial.act(sample, trial.say("record"), fields, tone="primary"),
    }


def infraction_sheet(trial: Trial, number: int) -> dict[str, Any] | None:
    """An infraction with the penalties the book offers, each a form of its own."""
    state = trial.state
    if not 1 <= number <= len(state.infractions):
        return None
    one = state.infractions[number - 1]
    offer_ = offered(state, one, trial.book, trial.by.role)
    acts = [_give(trial, number, choice, choice in offer_.proposed) for choice in offer_.choices]
    if offer_.open:
        acts.append(_give(trial, number, Choice(OTHER_PENALTY), False))
    if not offer_.must:
        acts.append(_give(trial, number, Choice(NO_PENALTY), False))
    return {
        **_shown(trial, one),
        "must": offer_.must,
        "clauses": offer_.clauses,
        "answered": bool(one.answer),
        "acts": [] if one.answer else acts,
        "history": [_penalty(trial, each) for each in offer_.history],
        "earlier": [
            f"{each.event}: {each.clause} {code(each.penalty, trial.lang)}" for each in offer_.earlier
        ],
        "linked": one.linked,
        "warnings": [code(each, trial.lang) for each in one.warnings],
    }


def _give(trial: Trial, number: int, choice: Choice, proposed: bool) -> Act:
    fields = [size_field(trial, choice), trial.why()] if choice.penalty in UNITS else [trial.why()]
    label = code(choice.penalty, trial.lang)
    sample = GivePenalty(infraction=number, penalty=choice.penalty, why="-", size=choice.low)
    label = label[:1].upper() + label[1:]
    return trial.act(sample, label, fields, tone="primary" if proposed else "", look_first=True)


# ---- matters


def matter_sheet(trial: Trial, matter: str, about: dict[str, Value]) -> dict[str, Any]:
    """The lawful options of a matter, each a form with its reason; or why there is nothing to decide."""
    found = offer(trial.state, matter, about, trial.book)
    shown: dict[str, Any] = {
        "matter": matter,
        "title": matter_name(matter, trial.lang),
        "about": about,
        "why_not": "",
        "acts": [],
        "clauses": (),
    }
    if isinstance(found, Refused):
        return {**shown, "why_not": refusal(found, trial.state, trial.lang), "clauses": found.clauses}
    shown["clauses"] = found.clauses
    for option in found.options:
        command = Decide(matter=matter, option=option, why="-", about=about)
        text = option_name(option, trial.lang)
        shown["acts"].append(trial.act(command, text[:1].upper() + text[1:], [trial.why()], look_first=True))
    return shown
