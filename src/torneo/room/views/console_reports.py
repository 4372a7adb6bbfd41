"""What is told to the floor besides infractions: reports, objects, hands, suspicions and the like."""

from torneo.room.views.acts import Act, Trial
from torneo.room.views.choices import people, pick, sitting
from torneo.room.views.fields import Field
from torneo.room.views.naming import code, matter_name, option_name, player_name
from torneo.tournament import Command
from torneo.tournament.conduct.announcing import KINDS as ANNOUNCEMENTS
from torneo.tournament.conduct.commands import (
    Announce,
    EndAnnouncements,
    ReportObject,
    ReportRiver,
    ReportToFloor,
    RequestReview,
    SuspectPlay,
)
from torneo.tournament.conduct.fair_play import KINDS as SUSPICIONS
from torneo.tournament.conduct.reports import KINDS as REPORTS
from torneo.tournament.conduct.reviews import review_grounds

_THINGS = ("card_protector", "food", "drink", "foreign_chip", "personal_object")
#: Decisions that can be looked at again: the newest.
_NEWEST = 20


def report_acts(trial: Trial) -> list[Act]:
    """The forms, in the order a floor needs them."""
    return [
        *_reports(trial),
        *_objects(trial),
        *_river(trial),
        *_suspicion(trial),
        *_reviews(trial),
        *_announcement(trial),
    ]


def _filled(trial: Trial, command: Command, label: str, fields: list[Field]) -> Act:
    """A form whose sample says nothing about what will be typed: only who may give it and when counts."""
    act = trial.act(command, label, fields, look_first=True)
    answer = trial.decide(command)
    if getattr(answer, "reason", "") not in ("role", "wrong_phase", "ruling_final"):
        act.blocked, act.clauses = "", ()
    act.hidden = []
    return act


def _tables(trial: Trial) -> list[tuple[int, str]]:
    return [(one.number, str(one.number)) for one in trial.state.tables.values() if one.open]


def _reports(trial: Trial) -> list[Act]:
    tables = _tables(trial)
    if not tables:
        return []
    kinds = [(one, trial.say(f"report.{one}")) for one in REPORTS]
    fields = [
        Field(name="kind", label=trial.say("report_kind"), kind="select", options=kinds),
        Field(name="table", label=trial.say("to_table"), kind="select", options=tables),
        Field(name="reporter", label=trial.say("reporter")),
        pick("accused", trial.say("accused"), people(trial), required=False),
        Field(name="facts", label=trial.say("facts"), kind="textarea"),
        Field(name="said", label=trial.say("said"), kind="chips"),
        Field(name="should", label=trial.say("should"), kind="chips"),
    ]
    sample = ReportToFloor(kind="time", table=tables[0][0])
    return [_filled(trial, sample, trial.say("report_to_floor"), fields)]


def _objects(trial: Trial) -> list[Act]:
    who = sitting(trial)
    if not who:
        return []
    things = [(one, code(one, trial.lang)) for one in _THINGS]
    fields = [
        pick("entry", trial.say("player"), who),
        Field(name="thing", label=trial.say("thing"), kind="select", options=things),
        Field(name="count", label=trial.say("how_many_things"), kind="number", value=1, least=1),
        Field(name="diameter_cm", label=trial.say("diameter"), kind="number", least=0),
        Field(name="width_cm", label=trial.say("width"), kind="number", least=0),
        Field(name="seen_by", label=trial.say("seen_by")),
    ]
    sample = ReportObject(thing="personal_object", entry=who[0][0])
    return [_filled(trial, sample, trial.say("report_object"), fields)]


def _river(trial: Trial) -> list[Act]:
    tables = _tables(trial)
    if not tables:
        return []
    fields = [
        Field(name="table", label=trial.say("to_table"), kind="select", options=tables),
        Field(name="seat", label=trial.say("to_seat"), kind="number", least=1, most=10, required=True),
        Field(name="cards", label=trial.say("cards_tabled"), required=True, hint="AhQh"),
        Field(name="board", label=trial.say("board"), required=True, hint="2h9hKh4c7s"),
    ]
    sample = ReportRiver(table=tables[0][0], seat=1, cards="AhQh", board="2h9hKh4c7s")
    return [_filled(trial, sample, trial.say("report_river"), fields)]


def _suspicion(trial: Trial) -> list[Act]:
    everybody = people(trial)
    if not everybody:
        return []
    kinds = [(one, code(one, trial.lang)) for one in SUSPICIONS]
    fields = [
        Field(name="kind", label=trial.say("suspicion"), kind="select", options=kinds),
        pick("players[]", trial.say("player"), everybody),
        pick("players[]", trial.say("other_player"), everybody, required=False),
        Field(name="facts", label=trial.say("facts"), kind="textarea", required=True),
    ]
    sample = SuspectPlay(kind="soft_play", players=(everybody[0][0],), facts="-")
    return [_filled(trial, sample, trial.say("suspect_play"), fields)]


def _reviews(trial: Trial) -> list[Act]:
    """Penalties and decisions that may be looked at again, on the grounds the book has."""
    state, acts = trial.state, []
    grounds = [(one, code(one, trial.lang)) for one in review_grounds(trial.book)]
    if state.conduct.penalties:
        given = [
            (one.number, f"{player_name(state, one.player) if one.player else one.person} · "
                         f"{code(one.penalty, trial.lang)}")
            for one in reversed(state.conduct.penalties[-_NEWEST:])
        ]  # fmt: skip
        fields = [
            Field(name="penalty", label=trial.say("penalty_given"), kind="select", options=given),
            Field(name="ground", label=trial.say("ground"), kind="select", options=grounds),
            trial.why(),
        ]
        ground = grounds[0][0] if grounds else ""
        sample = RequestReview(penalty=given[0][0], ground=ground, why="-")
        acts.append(_filled(trial, sample, trial.say("review_penalty"), fields))
    if state.decisions:
        made = [
            (number, f"{matter_name(one.matter, trial.lang)} · {option_name(one.option, trial.lang)}")
            for number, one in reversed([*enumerate(state.decisions, 1)][-_NEWEST:])
        ]
        fields = [
            Field(name="decision", label=trial.say("decision_made"), kind="select", options=made),
            trial.why(),
        ]
        acts.append(
            _filled(trial, RequestReview(decision=made[0][0], why="-"), trial.say("review_decision"), fields)
        )
    return acts


def _announcement(trial: Trial) -> list[Act]:
    kinds = [(one, code(one, trial.lang)) for one in ANNOUNCEMENTS]
    fields = [
        Field(name="kind", label=trial.say("announcement"), kind="select", options=kinds),
        Field(name="about.text", label=trial.say("text")),
    ]
    end = trial.act(EndAnnouncements(), trial.say("end_announcements"))
    return [_filled(trial, Announce(kind="other"), trial.say("announce"), fields), end]
