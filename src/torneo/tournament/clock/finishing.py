"""The end of a session: every stack counted, the sheets add up, the chips are put away."""

from torneo.rulebook import Book
from torneo.tournament.checks import running_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.announcing import shown
from torneo.tournament.clock.clauses import spoken
from torneo.tournament.clock.commands import FinishSession
from torneo.tournament.clock.day_events import SessionFinished, StacksBagged
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.clock.schedule import day_over
from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import DIRECTORS, Answer, Asked, Refused, decides
from torneo.tournament.seats.events import TableClosed
from torneo.tournament.state import Tournament


@decides(FinishSession, roles=DIRECTORS)
def finish_session(state: Tournament, asked: Asked[FinishSession], book: Book) -> Answer:
    session = running_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    why = asked.command.why.strip()
    clock, passed = clock_now(state, session, asked.at, book)
    over = day_over(state, session, clock, asked.at)
    tables = state.open_tables(session.id)
    for table in tables:
        if table.hand is not None:
            return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    if not over and not why:
        left = shown(clock.remaining(asked.at))
        return Refused("day_not_over", {"session": session.id, "level": clock.level, "left": left})
    refused = _not_counted(state, session, book)
    if refused is not None:
        return refused
    stacks = {entry: session.counts[entry] for entry in sitting(state, session.id)}
    bagged = StacksBagged(session=session.id, stacks=stacks, clauses=spoken(book, "stacks_carried"))
    return (
        *passed,
        *((bagged,) if stacks else ()),
        *(TableClosed(table=table.number, why="day_over") for table in tables),
        SessionFinished(session=session.id, over=over, why=why),
    )  # fmt: skip


def sitting(state: Tournament, session: str) -> list[int]:
    """Entries at the tables in play, table by table."""
    return [entry for table in state.open_tables(session) for entry in table.seats if entry]


def uncounted_entries(state: Tournament, session: Session) -> list[int]:
    """Entries without a count sheet."""
    return [entry for entry in sitting(state, session.id) if entry not in session.counts]


def _not_counted(state: Tournament, session: Session, book: Book) -> Refused | None:
    entries = sitting(state, session.id)
    missing = [entry for entry in entries if entry not in session.counts]
    if missing:
        return Refused(
            "counts_missing",
            {"session": session.id, "missing": len(missing), "players": len(entries), "entry": missing[0]},
            cite(book, "stacks_counted"),
        )
    counted = sum(session.counts[entry] for entry in entries)
    expected = sum(state.entries[entry].stack for entry in entries)
    expected += sum(table.uncounted for table in state.tables.values() if table.session == session.id)
    if counted == expected:
        return None
    return Refused(
        "counts_do_not_add_up",
        {"session": session.id, "counted": counted, "expected": expected, "difference": counted - expected},
        cite(book, "counts_reconcile"),
    )
