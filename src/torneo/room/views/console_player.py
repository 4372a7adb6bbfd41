"""One entry opened: where it sits, what it holds, and what can be done with it."""

from typing import Any

from torneo.room.views.acts import Act, Trial
from torneo.room.views.console_more import player_more
from torneo.room.views.fields import Field
from torneo.room.views.naming import code
from torneo.room.views.player_card import quick
from torneo.tournament import Tournament
from torneo.tournament.chips.commands import RemoveChips
from torneo.tournament.conduct.offers import history
from torneo.tournament.entries.commands import RemoveAbsent, ReportNoShow
from torneo.tournament.entries.state import IN, Entry
from torneo.tournament.seats.commands import ConfirmArrival
from torneo.writing import chips


def newest_entry(state: Tournament, number: int) -> int:
    """The entry with which its player is in now; the same one for who is not."""
    entry = state.entries.get(number)
    held = state.players[entry.player].entries if entry is not None else ()
    return next((one for one in reversed(held) if state.entries[one].status in IN), number)


def player_sheet(trial: Trial, number: int) -> dict[str, Any] | None:
    state, lang = trial.state, trial.lang
    entry = state.entries.get(number)
    if entry is None:
        return None
    player = state.players[entry.player]
    record = [
        {"clause": one.clause, "facts": one.facts,
         "given": ", ".join(code(given.penalty, lang) for given in penalties)}
        for one, penalties in history(state, player.id)
    ]  # fmt: skip
    return {
        "entry": number,
        "player": player.id,
        "name": player.name,
        "status": code(entry.status, lang),
        "table": entry.table,
        "seat": entry.seat,
        "stack": chips(entry.stack, lang),
        "entries": [one for one in player.entries if one != number],
        "rebuys": entry.rebuys,
        "addons": entry.addons + entry.early_addons,
        "record": record,
        **quick(trial, entry, player),
        "acts": _acts(trial, entry),
        "more": player_more(trial, entry, player),
    }


def _acts(trial: Trial, entry: Entry) -> list[Act]:
    if entry.status != "seated":
        return []
    number, acts = entry.number, []
    if not entry.arrived:
        label = trial.say("arrived", name=trial.state.players[entry.player].name)
        acts.append(trial.act(ConfirmArrival(entry=number), label, tone="primary"))
    if entry.away_since:
        acts.append(
            trial.act(RemoveAbsent(entry=number), trial.say("remove_absent"), tone="danger", look_first=True)
        )
    elif entry.received == entry.stack:
        answers = [("false", trial.say("no")), ("true", trial.say("yes"))]
        keep = Field(name="keep_chips", label=trial.say("keep_chips"), kind="select", options=answers)
        acts.append(trial.act(ReportNoShow(entry=number), trial.say("no_show"), [keep]))
    causes = [(one, code(one, trial.lang)) for one in ("out_of_sight", "in_transit", "hidden", "correction")]
    fields = [
        Field(name="points", label=trial.say("points"), kind="chips", required=True),
        Field(name="cause", label=trial.say("cause"), kind="select", options=causes),
        trial.why(),
    ]
    sample = RemoveChips(points=1, cause="out_of_sight", why="-", entry=number)
    acts.append(
        trial.act(sample, trial.say("remove_chips"), fields, tone="danger", look_first=True,
                  ignore=("not_in_chips",))
    )  # fmt: skip
    return acts
