"""Rounds of hand-for-hand: every table plays one hand, and the last to finish frees them all."""

from torneo.rulebook import Book
from torneo.tournament.bubble.commands import BeginShuffle, EndHandForHand, NextRound, StartHandForHand
from torneo.tournament.bubble.events import (
    HandForHandEnded,
    HandForHandStarted,
    RoundLevelFixed,
    RoundStarted,
    RoundTimed,
)
from torneo.tournament.bubble.money import Standing, in_money, standing
from torneo.tournament.bubble.signal import busy, others_playing, synchronised
from torneo.tournament.bubble.timing import timed
from torneo.tournament.checks import known_table, running_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.levels import clock_now, level_now, why_no_next
from torneo.tournament.clock.state import Session
from torneo.tournament.hands.starting import started_hand
from torneo.tournament.kernel import CLOCK, TABLE, Answer, Asked, Events, Refused, Value, decides
from torneo.tournament.seats.balance import tables_in_play
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament

#: Why a table of the round never begins its hand: the others do not wait for it.
_EXCUSED = frozenset({"too_few_players", "table_halted", "last_hands_played"})


def unfinished(state: Tournament, session: Session, book: Book) -> list[int]:
    """Tables the next round has to wait for."""
    return [number for number in busy(state, session) if not _excused(state, number, book)]


def _excused(state: Tournament, number: int, book: Book) -> bool:
    if state.tables[number].hand is not None:
        return False
    hand = started_hand(state, number, state.at, book)
    return isinstance(hand, Refused) and hand.reason in _EXCUSED


@decides(StartHandForHand, roles=CLOCK)
def start_hand_for_hand(state: Tournament, asked: Asked[StartHandForHand], book: Book) -> Answer:
    session = running_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    if session.hand_for_hand:
        return Refused("hand_for_hand_on", {"session": session.id}, cite(book, "hand_for_hand_start"))
    now = standing(state, session, book)
    if now.over or in_money(state):
        return hand_for_hand_over(session, now, book)
    began = HandForHandStarted(
        session=session.id, players=sum(table.players for table in state.open_tables(session.id)),
        paid=now.paid, must=now.required, clauses=cite(book, "hand_for_hand_start"),
    )  # fmt: skip
    clock = timed(state, session, asked.at, book, hands=0)
    return (began, *_round_in_play(state, session, asked.at, book), *clock)


def _round_in_play(state: Tournament, session: Session, at: int, book: Book) -> Events:
    """Where the book counts the hands being played at the announcement, they are the first round."""
    if book.values["bubble_first_round"] != "hand_of_the_announcement":
        return ()
    playing = tuple(table.number for table in state.open_tables(session.id) if table.in_hand)
    if not playing or not book.values["bubble_synchronised_hands"]:
        return ()
    clock, _ = clock_now(state, session, at, book)
    return (
        RoundStarted(
            session=session.id, round=session.round + 1, level=clock.level, tables=playing,
            clauses=cite(book, "round_of_the_announcement"),
        ),
    )  # fmt: skip


def hand_for_hand_over(session: Session, now: Standing, book: Book) -> Refused:
    facts: dict[str, Value] = {"session": session.id, "players": now.left, "why": now.over or "money"}
    return Refused("hand_for_hand_over", facts, cite(book, "hand_for_hand_end"))


@decides(NextRound, roles=CLOCK)
def next_round(state: Tournament, asked: Asked[NextRound], book: Book) -> Answer:
    session = _in_hand_for_hand(state, asked.command.session, book)
    if isinstance(session, Refused):
        return session
    if not book.values["bubble_synchronised_hands"]:
        return Refused("hands_not_synchronised", {"session": session.id}, cite(book, "round_signal"))
    waiting = unfinished(state, session, book)
    if waiting:
        return others_playing(session, waiting, book)
    if session.clock.on_break:
        return Refused("on_break", {"session": session.id})
    now = standing(state, session, book)
    if now.burst and not in_money(state):
        return heads_missing(state, session, now)
    if now.over:
        return hand_for_hand_over(session, now, book)
    level = session.bubble.next_level or level_now(state, session.id, asked.at, book)
    if isinstance(level, Refused):
        return level
    clock = timed(state, session, asked.at, book, hands=1 if session.bubble.tables else 0)
    level = next((one.level for one in reversed(clock) if isinstance(one, RoundTimed)), level)
    tables = ready_tables(state, session, level, asked.at, book)
    if not tables:
        return Refused("no_table_ready", {"session": session.id})
    signal = RoundStarted(
        session=session.id, round=session.round + 1, level=level, tables=tables,
        clauses=cite(book, "round_signal", "round_level"),
    )  # fmt: skip
    return (*clock, signal)


def ready_tables(state: Tournament, session: Session, level: int, at: int, book: Book) -> tuple[int, ...]:
    """Tables that can deal a hand now."""
    return tuple(
        table.number
        for table in tables_in_play(state, session.id)
        if not isinstance(started_hand(state, table.number, at, book, level=level), Refused)
    )


def heads_missing(state: Tournament, session: Session, now: Standing) -> Refused:
    tables = ", ".join(str(table.number) for table in uncounted_tables(state, session))
    return Refused(
        "head_count_missing",
        {"session": session.id, "players": now.left, "paid": now.paid, "tables": tables},
    )


def uncounted_tables(state: Tournament, session: Session) -> list[Table]:
    """Tables that have not confirmed the players they have now."""
    heads = session.bubble.heads
    return [one for one in tables_in_play(state, session.id) if heads.get(one.number) != one.players]


@decides(EndHandForHand, roles=CLOCK)
def end_hand_for_hand(state: Tournament, asked: Asked[EndHandForHand], book: Book) -> Answer:
    session = _in_hand_for_hand(state, asked.command.session, book)
    if isinstance(session, Refused):
        return session
    waiting = unfinished(state, session, book) if synchronised(session, book) else []
    if waiting:
        return others_playing(session, waiting, book)
    now = standing(state, session, book)
    if now.required:
        return Refused(
            "hand_for_hand_must_go_on",
            {"session": session.id, "players": now.left, "paid": now.paid},
            cite(book, "hand_for_hand_start"),
        )
    if now.burst and not in_money(state):
        return heads_missing(state, session, now)
    why = asked.command.why.strip()
    if not now.over and not why:
        return Refused("reason_missing", {"matter": "EndHandForHand"})
    clock = timed(state, session, asked.at, book, hands=1 if session.bubble.tables else 0)
    return (*clock, ended(session, now.over or "direction", book, why))


def ended(session: Session, cause: str, book: Book, why: str = "") -> HandForHandEnded:
    return HandForHandEnded(session=session.id, cause=cause, why=why, clauses=cite(book, "hand_for_hand_end"))


def _in_hand_for_hand(state: Tournament, name: str, book: Book) -> Session | Refused:
    session = running_session(state, name)
    if isinstance(session, Refused) or session.hand_for_hand:
        return session
    return Refused("no_hand_for_hand", {"session": session.id}, cite(book, "hand_for_hand_start"))


@decides(BeginShuffle, roles=TABLE)
def begin_shuffle(state: Tournament, asked: Asked[BeginShuffle], book: Book) -> Answer:
    table = known_table(state, asked.command.table)
    if isinstance(table, Refused):
        return table
    session = _in_hand_for_hand(state, table.session, book)
    if isinstance(session, Refused):
        return session
    if not by_first_table(session, book):
        return Refused("level_by_the_signal", {"session": session.id}, cite(book, "round_level"))
    if table.hand is not None:
        return Refused("hand_in_progress", {"table": table.number, "hand": table.hand.number})
    first = session.bubble.first
    if first != table.number:
        if not first:
            return Refused("no_table_finished", {"table": table.number}, cite(book, "round_level"))
        return Refused(
            "not_the_first_table", {"table": table.number, "first": first}, cite(book, "round_level")
        )
    return level_fixed(state, session, table, asked.at, book)


def by_first_table(session: Session, book: Book) -> bool:
    """Does the first table to finish fix the level of the next round?"""
    reference = book.values["bubble_level_reference"]
    return synchronised(session, book) and bool(reference == "shuffle_of_first_table_to_finish")


def level_fixed(state: Tournament, session: Session, table: Table, at: int, book: Book) -> Events:
    """A level that has run out is over, whether or not the next has been announced."""
    clock, _ = clock_now(state, session, at, book)
    if clock.on_break:
        return ()
    level = clock.level
    if clock.running and clock.remaining(at) <= 0:
        if why_no_next(state, session, clock, at, book) is not None:
            return ()
        level += 1
    return (
        RoundLevelFixed(
            session=session.id, table=table.number, level=level, clauses=cite(book, "round_level")
        ),
    )


def hand_reported(state: Tournament, table: Table, out: int, at: int, book: Book) -> Events:
    """What the end of a hand, in which so many went ``out``, means for its round."""
    session = state.sessions[table.session]
    if not synchronised(session, book):
        return ()
    fixed: Events = ()
    if by_first_table(session, book) and not session.bubble.first:
        fixed = level_fixed(state, session, table, at, book)
    if standing(state, session, book, out).over != "players":
        return fixed
    waiting = [one for one in unfinished(state, session, book) if one != table.number]
    return fixed if waiting else (*fixed, ended(session, "players", book))
