"""The clock in hand-for-hand, where a book lets every hand take the same time off it."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.bubble.events import RoundTimed
from torneo.tournament.citations import cite
from torneo.tournament.clock.levels import clock_now, why_no_next
from torneo.tournament.clock.schedule import MINUTE, level_break, level_lasts
from torneo.tournament.clock.state import HAND_FOR_HAND, Session
from torneo.tournament.kernel import Events
from torneo.tournament.state import Tournament


def timed(state: Tournament, session: Session, at: int, book: Book, *, hands: int) -> Events:
    """What the clock shows once so many hands have taken their time; nothing where it runs on. It waits at
    zero for a break that is due, and where no further level may begin."""
    minutes = book.values["bubble_clock_minutes_per_hand"]
    clock, passed = clock_now(state, session, at, book)
    if not minutes or clock.on_break or not (clock.running or clock.stopped_for == HAND_FOR_HAND):
        return ()
    clock = msgspec.structs.replace(clock)
    left = max(clock.remaining(at), 0) - hands * minutes * MINUTE
    while left <= 0 and hands:
        clock.running, clock.left = False, left
        lasts = level_lasts(state, session, clock.level + 1, book)
        break_due = level_break(state, session, clock, at, book)
        if break_due or lasts <= 0 or why_no_next(state, session, clock, at, book):
            left = 0
            break
        clock.level += 1
        left += lasts
    shown = RoundTimed(session=session.id, level=clock.level, left=left, clauses=cite(book, "round_clock"))
    return (*passed, shown)
