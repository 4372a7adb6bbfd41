"""Which sessions take entries at all."""

from torneo.tournament.clock.state import Session
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import day_of, first_level
from torneo.writing import iso_millis


def takes_entries(state: Tournament, session: Session) -> bool:
    """First days do; a later day only if the close announced falls on it."""
    first = min(one.day for one in state.sessions.values())
    if session.day == first or session.registration_closes_at or session.closing_level:
        return True
    sheet = state.structure.registration
    if sheet.closes_level:
        return sheet.closes_level >= first_level(state.structure, session.day)
    closes, starts = iso_millis(sheet.closes_at), iso_millis(_starts(state, session))
    return closes is not None and starts is not None and closes > starts


def _starts(state: Tournament, session: Session) -> str:
    day = day_of(state.structure, session.day)
    return next((one.starts for one in day.flights if one.name == session.id), "") if day else ""
