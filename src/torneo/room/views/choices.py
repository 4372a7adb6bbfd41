"""People to choose from in a form: typing part of a name or a seat finds them."""

from collections.abc import Sequence
from typing import Any

from torneo.room.views.acts import Trial
from torneo.room.views.fields import Field
from torneo.room.views.meaning import seat_label
from torneo.tournament.entries.state import IN


def sitting(trial: Trial) -> list[tuple[int, str]]:
    """Entries that hold chips, table by table: (number, ``2-3 · Ana Ruiz``)."""
    state = trial.state
    found = [one for one in state.entries.values() if one.status in ("seated", "bagged")]
    found.sort(key=lambda one: (not one.table, one.table, one.seat))
    return [(one.number, seat_label(one.table, one.seat, state.players[one.player].name)) for one in found]


def people(trial: Trial, *, without: str = "", waiting: bool = False) -> list[tuple[str, str]]:
    """Everybody known to the event by id. ``waiting``: only those who have no seat yet."""
    state = trial.state
    inside = {one.player for one in state.entries.values() if one.status in IN and one.table}
    return [
        (one.id, one.name)
        for one in sorted(state.players.values(), key=lambda one: one.name)
        if one.id != without and not (waiting and one.id in inside)
    ]


def pick(name: str, label: str, options: Sequence[tuple[Any, str]], *, required: bool = True) -> Field:
    """A field that finds one of many as somebody types: what stands in it is the name, and the room knows
    who is meant (``meaning``)."""
    return Field(name=name, label=label, kind="among", options=options, required=required)
