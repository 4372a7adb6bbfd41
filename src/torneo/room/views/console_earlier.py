"""What other events of the room have on record about a player, to be brought into this one."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from torneo.paper.moments import zone_of
from torneo.room.views.acts import Trial
from torneo.room.views.naming import code
from torneo.tournament import Tournament
from torneo.tournament.conduct.commands import BringHistory
from torneo.tournament.conduct.history import career


def earlier_sheet(trial: Trial, number: int, others: Iterable[Tournament]) -> dict[str, Any] | None:
    """Records found by document, or by id where there is none, and the form that brings the new ones."""
    entry = trial.state.entries.get(number)
    if entry is None:
        return None
    player = trial.state.players[entry.player]
    found = career(others, player=player.id, document=player.document)
    known = {*trial.state.conduct.earlier.get(player.id, ())}
    fresh = tuple(one for one in found if one not in known and one.event != trial.state.id)
    return {
        "entry": number,
        "name": player.name,
        "rows": [
            {
                "event": one.event,
                "day": f"{datetime.fromtimestamp(one.at / 1000, zone_of(trial.state.structure)):%d/%m/%Y}",
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
