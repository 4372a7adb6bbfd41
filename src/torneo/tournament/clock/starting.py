"""The start of a session: all its tables at once, under one clock."""

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.clauses import spoken
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.clock.events import SessionStarted
from torneo.tournament.clock.levels import not_playable
from torneo.tournament.clock.schedule import level_lasts, same_day
from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import CLOCK, Answer, Asked, Refused, decides
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import breaks_at_players, first_level


@decides(StartSession, roles=CLOCK)
def start_session(state: Tournament, asked: Asked[StartSession], book: Book) -> Answer:
    refused = in_phase(state, "published", "running")
    if refused is not None:
        return refused
    session = _to_start(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    level = first_level(state.structure, session.day)
    refused = not_ready(state, session, book) or not_playable(state, session, level, book)
    if refused is not None:
        return refused
    tables = state.open_tables(session.id)
    players = sum(table.players for table in tables)
    passed = tuple(
        -one.at_players
        for one in breaks_at_players(state.structure, book)
        if session.day > 1 and players <= one.at_players
    )
    return (
        SessionStarted(
            session=session.id, level=level, tables=tuple(table.number for table in tables), passed=passed,
            ends_at=asked.at + level_lasts(state, session, level, book),
            clauses=spoken(book, "simultaneous_start"),
        ),
    )  # fmt: skip


def _to_start(state: Tournament, named: str) -> Session | Refused:
    """Without a name, the first session that has not begun."""
    planned = [one for one in state.sessions.values() if one.status == "planned"]
    session = known_session(state, named or (planned[0].id if planned else ""))
    if isinstance(session, Refused) or session.status == "planned":
        return session
    return Refused("session_begun", {"session": session.id, "status": session.status})


def not_ready(state: Tournament, session: Session, book: Book) -> Refused | None:
    """Earlier days first, then tables, then a seat for everybody who has paid. A later day with several
    flights takes its field from some of the sessions before, so the others may still be open."""
    alone = not same_day(state, session)
    for earlier in state.sessions.values():
        if alone and earlier.day < session.day and earlier.status != "finished":
            return Refused("earlier_session_open", {"session": session.id, "earlier": earlier.id})
    waiting = alone and sum(
        entry.status == "bagged" and state.sessions[entry.session].day < session.day
        for entry in state.entries.values()
    )
    if waiting:
        return Refused(
            "survivors_not_seated", {"session": session.id, "players": waiting}, cite(book, "survivors")
        )
    if not state.open_tables(session.id):
        return Refused("no_tables", {"session": session.id})
    if not book.values["time_simultaneous_start"]:
        return None
    unseated = sum(
        entry.status == "registered" and entry.session == session.id for entry in state.entries.values()
    )
    if unseated:
        return Refused(
            "seats_not_drawn", {"session": session.id, "players": unseated}, cite(book, "simultaneous_start")
        )
    return None
