"""Who may deal in hand-for-hand: after the signal, once a round, at the round's level."""

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import Refused
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament


def synchronised(session: Session, book: Book) -> bool:
    """Do the tables of the session play round by round now?"""
    return session.hand_for_hand and bool(book.values["bubble_synchronised_hands"])


def to_play(session: Session, table: Table) -> bool:
    """Has the table still to begin its hand of the round?"""
    return table.number in session.bubble.tables and table.round != session.round


def busy(state: Tournament, session: Session) -> list[int]:
    """Tables in a hand, or with the hand of this round, or one that was void, still to begin."""
    return [
        table.number for table in state.open_tables(session.id) if table.in_hand or to_play(session, table)
    ]


def waits_for_signal(state: Tournament, session: Session, table: Table, book: Book) -> Refused | None:
    """Why the table may not deal yet: a table still plays, or nobody has given the signal."""
    if not synchronised(session, book) or to_play(session, table) or table.redealing:
        return None
    playing = busy(state, session)
    if playing:
        return others_playing(session, playing, book)
    return Refused(
        "wait_for_signal", {"table": table.number, "round": session.round + 1}, cite(book, "round_signal")
    )


def others_playing(session: Session, tables: list[int], book: Book, case: str = "round_waits") -> Refused:
    return Refused(
        "others_playing",
        {"session": session.id, "round": session.round, "playing": ", ".join(map(str, tables))},
        cite(book, case),
    )


def between_rounds(state: Tournament, session: str, book: Book) -> Refused | None:
    """Players change tables in hand-for-hand only while no table plays: nobody plays a round twice or
    misses one."""
    found = state.sessions[session]
    if not synchronised(found, book):
        return None
    playing = busy(state, found)
    return others_playing(found, playing, book) if playing else None


def round_of(state: Tournament, table: Table) -> int:
    """The round in which somebody goes out at the table now; 0 outside hand-for-hand, and for a hand that
    began before it."""
    session = state.sessions[table.session]
    if not session.hand_for_hand or table.number not in session.bubble.tables:
        return 0
    return session.round if table.hand is None or table.round == session.round else 0
