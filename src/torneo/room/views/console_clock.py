"""The clock's controls, session by session, and the sheet of levels."""

from typing import Any

from torneo.paper.levels import level_shown
from torneo.room.views.acts import Act, Trial
from torneo.room.views.clock import clock
from torneo.room.views.clock_quick import clock_quick
from torneo.room.views.fields import Field
from torneo.room.views.naming import code, sentence
from torneo.room.views.wall import wall_notice
from torneo.room.who import may_open
from torneo.tournament.clock.commands import (
    AddTime,
    AnnounceBreak,
    AnnounceLevel,
    CallLastHands,
    DrawLastHands,
    EndBreak,
    FinishSession,
    MergeSessions,
    PauseClock,
    ResumeClock,
    SetLevel,
    StartBreak,
    StartSession,
)
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.commands import CloseRegistration, SetRegistrationClose
from torneo.tournament.entries.taking import takes_entries
from torneo.tournament.entries.window import is_open
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.changes import Effect
from torneo.tournament.structure.commands import PublishEvent
from torneo.tournament.structure.levels import last_level, level_minutes, level_of

#: Levels past the current one that the sheet always shows, values worked out if the sheet ends before.
_AHEAD = 4


def clock_control(trial: Trial) -> dict[str, Any]:
    """The strip above every page of the console: the clocks in play, with pause or resume."""
    state = trial.state
    shown = [one for one in state.sessions.values() if one.status == "running"]
    if not shown:
        shown = [one for one in state.sessions.values() if one.status == "planned"][:1]
    return {
        "clocks": [
            {**clock(state, one, trial.book, trial.now, trial.lang), "act": main_act(trial, one)}
            for one in shown
        ],
        **wall_notice(trial),
        "phase": state.phase,
        "players": len(state.alive()),
        "entries": sum(one.status not in ("cancelled", "qualified") for one in state.entries.values()),
        "tables": sum(one.open for one in state.tables.values()),
    }


def main_act(trial: Trial, session: Session) -> Act:
    """The one thing to do with a clock now: start, pause, go on."""
    name = session.id
    if session.status == "planned":
        return trial.act(
            StartSession(session=name), trial.say("start_session"), tone="primary", look_first=True
        )
    if session.clock.on_break:
        label, why = trial.say("end_break"), trial.say("by_direction")
        return trial.act(EndBreak(session=name, why=why, from_now=True), label, tone="primary")
    if session.clock.running:
        return trial.act(PauseClock(session=name, why=trial.say("by_direction")), trial.say("pause"))
    return trial.act(ResumeClock(session=name), trial.say("resume"), tone="primary")


def clock_page(trial: Trial) -> dict[str, Any]:
    state = trial.state
    return {
        "sessions": [_session(trial, one) for one in state.sessions.values()],
        "publish": trial.act(PublishEvent(), trial.say("publish"), tone="primary", look_first=True)
        if state.phase == "draft"
        else None,
        "levels": levels(trial),
        "several": len(state.sessions) > 1,
        "minutes": state.structure.level_minutes,
        "breaks": [
            {"after": one.after_level, "at_players": one.at_players, "minutes": one.minutes, "name": one.name}
            for one in state.structure.breaks
        ],
        "may_change": may_open(trial.by.role, "console_structure"),
    }


def levels(trial: Trial) -> list[dict[str, Any]]:
    """The sheet, level by level; those begun in any session can no longer change."""
    state = trial.state
    if not state.structure.levels:
        return []
    begun = {number for one in state.sessions.values() for number in one.levels_started}
    begun |= {one.clock.level for one in state.sessions.values() if one.clock.level}
    current = {one.clock.level: one.id for one in state.sessions.values() if one.status == "running"}
    last = max(last_level(state.structure), max(current, default=0) + _AHEAD)
    listed = {one.number for one in state.structure.levels}
    day = min((one.day for one in state.sessions.values()), default=1)
    rows = []
    for number in range(1, last + 1):
        level = level_of(state.structure, number, trial.book)
        rows.append(
            {
                "number": number,
                "shown": level_shown(level, state.structure, trial.book, trial.lang),
                "level": level,
                "minutes": level.minutes or level_minutes(state.structure, day, number, trial.book),
                "begun": number in begun,
                "current": current.get(number, ""),
                "listed": number in listed,
                "break": next(
                    (one.minutes for one in state.structure.breaks if one.after_level == number), 0
                ),
            }
        )
    return rows


def effects_told(trial: Trial, found: list[Effect]) -> list[dict[str, Any]]:
    return [
        {
            "text": sentence(one.code, one.facts, trial.state, trial.lang),
            "weight": one.weight,
            "word": trial.say(f"weight.{one.weight}"),
            "clauses": one.clauses,
        }
        for one in found
    ]


def _session(trial: Trial, session: Session) -> dict[str, Any]:
    main = main_act(trial, session) if session.status != "finished" else None
    return {
        "id": session.id,
        "status": session.status,
        "status_name": code(session.status, trial.lang),
        "clock": clock(trial.state, session, trial.book, trial.now, trial.lang),
        "main": main,
        "quick": clock_quick(trial, session, main) if main is not None else [],
        "acts": _acts(trial, session),
        "closed": bool(session.registration_closed_at),
    }


def _acts(trial: Trial, session: Session) -> list[Act]:
    if session.status == "finished":
        return []
    if session.status == "planned":
        return _before(trial, session)
    return [*_time(trial, session), *_breaks(trial, session), *_ending(trial, session)]


def _before(trial: Trial, session: Session) -> list[Act]:
    name, state = session.id, trial.state
    first = min(one.day for one in state.sessions.values())
    if session.day > first:
        merge = trial.act(MergeSessions(into=name), trial.say("merge"), tone="primary", look_first=True)
        return [merge]
    numbers = [table.number for table in state.tables.values() if table.open]
    nxt = max(numbers, default=0) + 1
    fields = [
        Field(name="table", label=trial.say("first_table"), kind="number", value=nxt, least=1, required=True),
        Field(name="until", label=trial.say("last_table"), kind="number", least=1),
        Field(
            name="seats",
            label=trial.say("seats"),
            kind="number",
            least=2,
            most=10,
            value=state.structure.seats_per_table,
        ),
    ]
    return [
        trial.act(OpenTable(session=name, table=nxt), trial.say("open_tables"), fields),
        trial.act(DrawSeats(session=name), trial.say("draw_seats"), tone="primary", look_first=True),
    ]


def _time(trial: Trial, session: Session) -> list[Act]:
    name, level = session.id, session.clock.level
    why = trial.why()
    seconds = Field(
        name="seconds",
        label=trial.say("seconds"),
        kind="select",
        options=[(60, "+1 min"), (300, "+5 min"), (600, "+10 min"), (-60, "−1 min"), (-300, "−5 min")],
    )
    which = Field(
        name="level", label=trial.say("level"), kind="number", value=level + 1, least=1, required=True
    )
    left = Field(name="seconds", label=trial.say("seconds_left"), kind="number", least=0)
    return [
        trial.act(AnnounceLevel(session=name), trial.say("next_level"), tone="primary", look_first=True),
        *_skipping(trial, name),
        trial.act(AddTime(session=name, seconds=60, why="-"), trial.say("add_time"), [seconds, why]),
        trial.act(
            SetLevel(session=name, level=level + 1, why="-"),
            trial.say("set_level"),
            [which, left, why],
            tone="danger",
            look_first=True,
        ),
    ]


def _skipping(trial: Trial, session: str) -> list[Act]:
    """The next level without the break that is due; only where one is."""
    act = trial.act(
        AnnounceLevel(session=session, skip_break=True, why="-"), trial.say("skip_break"), [trial.why()],
        look_first=True,
    )  # fmt: skip
    return [] if act.blocked else [act]


def _breaks(trial: Trial, session: Session) -> list[Act]:
    name, why = session.id, trial.why(required=False)
    minutes = Field(name="minutes", label=trial.say("minutes"), kind="number", least=1, most=600, value=10)
    if session.clock.on_break:
        return []
    return [
        trial.act(AnnounceBreak(session=name), trial.say("announce_break")),
        trial.act(StartBreak(session=name, minutes=10, why="-"), trial.say("start_break"), [minutes, why]),
    ]


def _other_close(trial: Trial, session: Session, label: str = "move_close") -> Act:
    """Registration closes at the end of another level; once it has closed, it opens again until then."""
    level = max(session.clock.level, 1)
    fields = [
        Field(name="level", label=trial.say("closes_after"), kind="number", value=level + 1, least=1),
        trial.why(),
    ]
    sample = SetRegistrationClose(session=session.id, level=level + 1, why="-")
    return trial.act(sample, trial.say(label), fields, look_first=True)


def _ending(trial: Trial, session: Session) -> list[Act]:
    name, why = session.id, trial.why(required=False)
    hands = Field(name="hands", label=trial.say("hands"), kind="number", least=0, most=20)
    acts = [
        trial.act(DrawLastHands(session=name), trial.say("draw_last_hands"), look_first=True),
        trial.act(
            CallLastHands(session=name, hands=3, why="-"),
            trial.say("call_last_hands"),
            [hands, why],
            look_first=True,
        ),
        trial.act(
            FinishSession(session=name, why="-"),
            trial.say("finish_session"),
            [why],
            tone="danger",
            look_first=True,
        ),
    ]
    if not session.registration_closed_at:
        acts.insert(
            0,
            trial.act(
                CloseRegistration(session=name, why="-"),
                trial.say("close_registration"),
                [trial.why(required=is_open(trial.state, session, trial.now, trial.book))],
                look_first=True,
            ),
        )
        acts.insert(1, _other_close(trial, session))
    elif session.status == "running" and takes_entries(trial.state, session):
        acts.insert(0, _other_close(trial, session, "reopen_registration"))
    numbers = [table.number for table in trial.state.tables.values() if table.open]
    nxt = max(numbers, default=0) + 1
    fields = [
        Field(name="table", label=trial.say("first_table"), kind="number", value=nxt, least=1, required=True),
        Field(name="until", label=trial.say("last_table"), kind="number", least=1),
    ]
    acts.append(trial.act(OpenTable(session=name, table=nxt), trial.say("open_tables"), fields))
    return acts
