"""Count sheets: what each player takes into the next stage, and who signed for it."""

from math import gcd

from torneo.rulebook import Book
from torneo.tournament.checks import known_entry, running_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.clauses import spoken
from torneo.tournament.clock.commands import SignCount
from torneo.tournament.clock.day_events import CountSigned
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.clock.schedule import day_over
from torneo.tournament.clock.state import COUNTED_IN_HANDS, Clock, Session
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import FLOOR, Answer, Asked, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament

#: Why a count may differ from the stack on record. ``unreported`` is said by nobody: the table's stacks were
#: not known.
CAUSES = ("misreported", "miscounted", "lost_chips", "found_chips", "other")
UNREPORTED = "unreported"


def needs_signatures(book: Book) -> bool:
    return bool(book.values["chips_stage_counts"]["count"] == "sheet_signed_by_player_and_supervisor")


@decides(SignCount, roles=FLOOR)
def sign_count(state: Tournament, asked: Asked[SignCount], book: Book) -> Answer:
    command = asked.command
    entry = known_entry(state, command.entry)
    if isinstance(entry, Refused):
        return entry
    if entry.status != "seated":
        return Refused("not_seated", {"entry": entry.number, "status": entry.status})
    table = state.tables[entry.table]
    session = running_session(state, table.session)
    if isinstance(session, Refused):
        return session
    refused = (
        _still_playing(state, session, table, asked.at, book)
        or _impossible(state, command.points)
        or _unsigned(entry, command, book)
    )
    if refused is not None:
        return refused
    cause = _cause(table, command.points - entry.stack, command.cause)
    if isinstance(cause, Refused):
        return cause
    if cause and cause != UNREPORTED and not command.note.strip():
        return Refused("reason_missing", {"matter": "SignCount"})
    signed = CountSigned(
        entry=entry.number, session=session.id, points=command.points, known=entry.stack,
        player=command.player.strip(), supervisor=command.supervisor.strip(), cause=cause,
        note=command.note.strip(), clauses=spoken(book, "stacks_counted", "sheet_signed"),
    )  # fmt: skip
    return (signed,)


def play_stopped(state: Tournament, session: Session, table: Table, clock: Clock, at: int) -> bool:
    """Does nobody play at this table: break, stopped clock, end of the day or of its last hands?"""
    if session.last_hands_drawn and not session.last_hands.get(table.number, 0):
        return True
    paused = not clock.running and clock.stopped_for not in COUNTED_IN_HANDS
    return clock.on_break or paused or bool(day_over(state, session, clock, at))


def _still_playing(state: Tournament, session: Session, table: Table, at: int, book: Book) -> Refused | None:
    if table.hand is not None:
        return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    clock, _ = clock_now(state, session, at, book)
    if play_stopped(state, session, table, clock, at):
        return None
    return Refused("still_playing", {"table": table.number}, cite(book, "stacks_counted"))


def _impossible(state: Tournament, points: int) -> Refused | None:
    unit = gcd(*state.ledger.in_play) or 1
    if points <= 0:
        return impossible(points, "chips", "> 0")
    if points > state.ledger.points:
        return impossible(points, "chips", f"<= {state.ledger.points}")
    if points % unit:
        return impossible(points, "chips", f"{unit} × n")
    return None


def _unsigned(entry: Entry, command: SignCount, book: Book) -> Refused | None:
    """Who is away cannot sign: then the supervisor does, with a note."""
    if not needs_signatures(book):
        return None
    clauses = cite(book, "sheet_signed", "stacks_counted")
    if not command.player.strip() and not (entry.away_since and command.note.strip()):
        return Refused("player_signature_missing", {"entry": entry.number}, clauses)
    if not command.supervisor.strip():
        return Refused("supervisor_signature_missing", {"entry": entry.number}, clauses)
    return None


def _cause(table: Table, difference: int, named: str) -> str | Refused:
    """Why the count differs. At a table that reported no hands nobody knew the stack: no cause is asked."""
    if not difference:
        return ""
    if not named and (table.uncounted or not table.hands):
        return UNREPORTED
    if named in CAUSES:
        return named
    return Refused(
        "sheet_differs", {"table": table.number, "difference": difference, "causes": ", ".join(CAUSES)}
    )
