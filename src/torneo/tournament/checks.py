"""Refusals that many commands share: the thing named must exist, and the event must be at the right point.

table = known_table(state, command.table)
if isinstance(table, Refused):
    return table
"""

from torneo.tournament.clock.state import Session
from torneo.tournament.entries.state import Entry, Player
from torneo.tournament.kernel import Refused
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Phase, Tournament


def known_player(state: Tournament, player: str) -> Player | Refused:
    return state.players.get(player) or Refused("unknown_player", {"player": player})


def known_entry(state: Tournament, entry: int) -> Entry | Refused:
    return state.entries.get(entry) or Refused("unknown_entry", {"entry": entry})


def known_table(state: Tournament, table: int) -> Table | Refused:
    """A table in play."""
    found = state.tables.get(table)
    return found if found is not None and found.open else Refused("unknown_table", {"table": table})


def sitting_at(state: Tournament, table: int, seat: int) -> Entry | Refused:
    """Who sits there."""
    place = known_table(state, table)
    if isinstance(place, Refused):
        return place
    if not 1 <= seat <= len(place.seats):
        return Refused("unknown_seat", {"table": table, "seat": seat})
    return state.entry_at(table, seat) or Refused("empty_seat", {"table": table, "seat": seat})


def known_session(state: Tournament, session: str) -> Session | Refused:
    """The session of that name; without a name, the only one being played, or the only one there is."""
    if session:
        found = state.sessions.get(session)
    else:
        running = [one for one in state.sessions.values() if one.status == "running"]
        every = running or list(state.sessions.values())
        found = every[0] if len(every) == 1 else None
    return found or Refused("unknown_session", {"session": session, "known": ", ".join(state.sessions)})


def running_session(state: Tournament, session: str) -> Session | Refused:
    found = known_session(state, session)
    if isinstance(found, Refused) or found.status == "running":
        return found
    return Refused("session_not_running", {"session": found.id})


def in_phase(state: Tournament, *phases: Phase) -> Refused | None:
    if state.phase in phases:
        return None
    return Refused("wrong_phase", {"phase": state.phase, "allowed": ", ".join(phases)})
