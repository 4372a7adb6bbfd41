"""Acts of money that wait for a second person: what, who asked for it, what follows, and the two answers."""

from typing import Any

from torneo.room.views.acts import Act, Trial
from torneo.room.views.commands_told import waiting_told
from torneo.room.views.console_amend import consequence_shown
from torneo.room.views.naming import code, refusal
from torneo.tournament import Command, Refused
from torneo.tournament.second_person.asking import open_ones
from torneo.tournament.second_person.commands import ConfirmMoney, RejectMoney
from torneo.tournament.second_person.confirming import answerable, confirmable
from torneo.tournament.structure.venue_time import there
from torneo.writing import hour


def waiting_money(trial: Trial) -> list[dict[str, Any]]:
    state, lang = trial.state, trial.lang
    found = []
    for one in open_ones(state):
        confirm, reject = ConfirmMoney(number=one.number), RejectMoney(number=one.number, why="-")
        found.append({
            "number": one.number, "what": waiting_told(one.asked, state, lang), "by": one.by,
            "kind": code(one.kind, lang), "time": hour(there(one.at, state.structure)),
            "told": [consequence_shown(each, state, lang) for each in one.consequences],
            "confirm": _act(trial, confirm, "confirm_money", confirmable(state, one.number, trial.by)),
            "reject": _act(trial, reject, "reject_money", answerable(state, one.number, trial.by)),
        })  # fmt: skip
    return found


def _act(trial: Trial, command: Command, label: str, answer: object) -> Act:
    """The form; it is not tried: a correction is decided on the whole history."""
    refused = answer if isinstance(answer, Refused) else None
    asks = isinstance(command, RejectMoney)
    return Act(
        command=type(command).__name__, label=trial.say(label), hidden=[("number", str(command.number))],  # type: ignore[attr-defined]
        fields=[trial.why()] if asks else (), tone="" if asks else "primary",
        blocked=refusal(refused, trial.state, trial.lang) if refused else "",
    )  # fmt: skip
