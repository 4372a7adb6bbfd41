"""What is done most with a running clock, each in one click: level forward and back, minutes more and less,
pause, a break now. Whatever was pressed by mistake is undone from the message it leaves."""

from torneo.room.views.acts import Act, Trial
from torneo.room.views.fields import Field
from torneo.room.words import say
from torneo.tournament.clock.commands import AddTime, AnnounceLevel, SetLevel, StartBreak
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.clock.state import Session

#: Seconds a click adds or takes.
_STEPS = (60, 300, -60, -300)


def clock_quick(trial: Trial, session: Session, main: Act) -> list[Act]:
    """In this order, ``main`` (pause, go on) among them. Nothing before the start and after the end."""
    if session.status != "running":
        return []
    return [*_levels(trial, session), *_minutes(trial, session), main, *_break(trial, session)]


def _why(trial: Trial) -> str:
    return say("card.by_direction", trial.lang)


def _levels(trial: Trial, session: Session) -> list[Act]:
    """The next level: announced where it is due, else set. The one before: played again from its start."""
    name, level = session.id, clock_now(trial.state, session, trial.now, trial.book)[0].level
    label = say("card.level_next", trial.lang, {"level": level + 1})
    forward = trial.act(AnnounceLevel(session=name), label, tone="primary")
    if forward.blocked:
        forward = trial.act(SetLevel(session=name, level=level + 1, why=_why(trial)), label, tone="primary")
    forward.key = "t"
    if level < 2:
        return [forward]
    back = SetLevel(session=name, level=level - 1, why=_why(trial))
    return [forward, trial.act(back, say("card.level_back", trial.lang, {"level": level - 1}))]


def _minutes(trial: Trial, session: Session) -> list[Act]:
    acts = []
    for seconds in _STEPS:
        sign = "+" if seconds > 0 else "−"
        command = AddTime(session=session.id, seconds=seconds, why=_why(trial))
        acts.append(trial.act(command, f"{sign}{abs(seconds) // 60} min"))
    return acts


def _break(trial: Trial, session: Session) -> list[Act]:
    if session.clock.on_break:
        return []
    field = Field(name="minutes", label=trial.say("minutes"), kind="number", least=1, most=600, value=10)
    command = StartBreak(session=session.id, minutes=10, why=_why(trial))
    return [trial.act(command, say("card.break_now", trial.lang), [field])]
