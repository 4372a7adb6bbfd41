"""The infraction a ruling found: the form that puts it on record, filled in, then what the book offers."""

from typing import Any

from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.rulings import reason_text
from torneo.room.engine_faults import told_or_none
from torneo.room.views.acts import Trial
from torneo.room.views.console_conduct import infraction_sheet
from torneo.room.views.fields import Field
from torneo.room.views.matters import matter_shown
from torneo.room.views.rulings import names_of
from torneo.room.words import say
from torneo.tournament import Refused
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.live_hand.matters import matters_from, recorded_of
from torneo.tournament.rulings.state import Given


def found_infraction(trial: Trial, number: int) -> dict[str, Any] | None:
    """What is to be done about the infraction of a ruling; None if there is no such ruling. ``recorded``: its
    sheet, once it is on record; ``act``: the form until then, where it is still open."""
    state = trial.state
    if not 1 <= number <= len(state.rulings):
        return None
    given = state.rulings[number - 1]
    on_record = recorded_of(state, given)
    if on_record is not None:
        return {"ruling": number, "recorded": infraction_sheet(trial, on_record.number)}
    matter = next((one for one in matters_from(state, given) if one.what == "infraction"), None)
    if matter is None:
        why = "matters.settled" if given.stands else "matters.never_happened"
        return {"ruling": number, "closed": say(why, trial.lang)}
    return {"ruling": number, "one": matter_shown(trial, matter), "record": _form(trial, given)}


def _form(trial: Trial, given: Given) -> Any:
    """Recording it: who, where, in which hand and under which clauses are known."""
    fits = _clauses(trial, given)
    known = trial.book.clauses
    options = [
        (clause, f"{known[clause].number} {known[clause].wording(trial.lang).title}") for clause in fits
    ]
    fields = [
        Field(name="clause", label=say("matters.clause", trial.lang), kind="select", options=options),
        Field(name="facts", label=trial.say("facts"), kind="textarea", value=_told(trial, given)),
        Field(name="seen_by", label=trial.say("seen_by"), value=given.by.name),
    ]
    label = say("matters.record_do", trial.lang)
    return trial.act(_command(given, (fits or given.final.clauses)[0]), label, fields, tone="primary")


def _command(given: Given, clause: str) -> RecordInfraction:
    return RecordInfraction(clause=clause, entry=given.entry, table=given.table, hand=given.hand)


def _clauses(trial: Trial, given: Given) -> tuple[str, ...]:
    """Those of the ruling that can have been broken, first the ones under which the book offers every penalty
    the ruling names."""
    wanted = set(given.final.penalties)
    found: dict[str, bool] = {}
    for clause in (*given.final.clauses, *given.outcome.clauses):
        answer = trial.decide(_command(given, clause)) if clause in trial.book.clauses else None
        if answer is None or isinstance(answer, Refused):
            continue
        recorded = next(one for one in answer if isinstance(one, InfractionRecorded))
        found[clause] = wanted <= set(recorded.penalties)
    return tuple(sorted(found, key=lambda clause: not found[clause]))


def _told(trial: Trial, given: Given) -> str:
    """What happened, as a sentence to start from."""
    told = told_or_none(trial.book, given.setup, given.steps)
    act = told.last_act if told is not None else None
    teller = Teller(trial.lang, names_of(trial.state, given))
    said = [f"{teller.act(act).removesuffix('.')}."] if act is not None else []
    return " ".join((*said, reason_text(given.outcome, trial.lang)))
