"""What other events of the room have on record about a player, to be brought into this one."""

from collections.abc import Iterable
from typing import Any

from torneo.room.views.acts import Trial
from torneo.room.views.naming import code
from torneo.tournament.conduct.commands import BringHistory
from torneo.tournament.conduct.state import Earlier
from torneo.tournament.structure.venue_time import there
from torneo.writing import day


def known_as(trial: Trial, number: int) -> dict[str, str] | None:
    """What the other events know the player by."""
    entry = trial.state.entries.get(number)
    if entry is None:
        return None
    return {"player": entry.player, "document": trial.state.players[entry.player].document}


def earlier_sheet(trial: Trial, number: int, elsewhere: Iterable[Earlier]) -> dict[str, Any] | None:
    """The records found in other events, and the form that brings the new ones."""
    entry = trial.state.entries.get(number)
    if entry is None:
        return None
    player = trial.state.players[entry.player]
    found = sorted(dict.fromkeys(elsewhere), key=lambda one: one.at)
    known = {*trial.state.conduct.earlier.get(player.id, ())}
    fresh = tuple(one for one in found if one not in known and one.event != trial.state.id)
    return {
        "entry": number,
        "name": player.name,
        "rows": [
            {
                "event": one.event,
                "day": day(there(one.at, trial.state.structure), trial.lang),
                "clause": one.clause,
                "facts": one.facts,
                "penalty": code(one.penalty, trial.lang) if one.penalty else "",
                "known": one in known,
            }
            for one in reversed(found)
            if one.event != trial.state.id
        ],
        "act": trial.act(
            BringHistory(player=player.id, earlier=fresh), trial.say("bring_history"), tone="primary"
        )
        if fresh
        else None,
    }
