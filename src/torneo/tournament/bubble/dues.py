"""What the bubble asks for: hand-for-hand, the next signal, run-outs, the head count."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.bubble.commands import (
    ConfirmHeads,
    EndHandForHand,
    NextRound,
    RunOut,
    StartHandForHand,
)
from torneo.tournament.bubble.freezing import run_outs, still_playing
from torneo.tournament.bubble.money import Standing, in_money, standing
from torneo.tournament.bubble.rounds import ready_tables, uncounted_tables, unfinished
from torneo.tournament.bubble.signal import synchronised
from torneo.tournament.citations import cite
from torneo.tournament.clock.levels import level_now
from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import Due, Refused, asks
from torneo.tournament.state import Tournament


@asks
def bubble_asks(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    if state.phase != "running":
        return
    told = in_money(state)
    for session in state.sessions.values():
        if session.status != "running" or (told and not session.hand_for_hand):
            continue
        where = standing(state, session, book)
        if session.hand_for_hand:
            yield from _between_rounds(state, session, where, now, told, book)
        elif where.required:
            yield Due(
                command=StartHandForHand(session=session.id), reason="hand_for_hand_due",
                facts={"session": session.id, "players": where.left, "paid": where.paid},
                clauses=cite(book, "hand_for_hand_start"),
            )  # fmt: skip
        elif where.burst and not told:
            yield from _heads(state, session, where)


def _between_rounds(
    state: Tournament, session: Session, where: Standing, now: int, told: bool, book: Book
) -> Iterator[Due]:
    in_rounds = synchronised(session, book)
    if in_rounds and unfinished(state, session, book):
        yield from _run_out(state, session, book)
        return
    if where.burst and not told:
        yield from _heads(state, session, where)
    elif where.over:
        yield Due(
            command=EndHandForHand(session=session.id), reason="hand_for_hand_to_end",
            facts={"session": session.id, "players": where.left}, clauses=cite(book, "hand_for_hand_end"),
            by_itself=state.structure.by_itself.rounds,
        )  # fmt: skip
    elif in_rounds and not session.clock.on_break:
        level = session.bubble.next_level or level_now(state, session.id, now, book)
        if not isinstance(level, Refused) and ready_tables(state, session, level, now, book):
            yield Due(
                command=NextRound(session=session.id), reason="round_ready",
                facts={"session": session.id, "round": session.round + 1, "level": level},
                clauses=cite(book, "round_signal"), by_itself=state.structure.by_itself.rounds,
            )  # fmt: skip


def _run_out(state: Tournament, session: Session, book: Book) -> Iterator[Due]:
    order = run_outs(state, session.id)
    if not order or any(one.open for one in order) or still_playing(state, session.id, book):
        return
    first = order[0]
    yield Due(
        command=RunOut(table=first.table), reason="run_out_due",
        facts={"table": first.table, "seat": first.seat, "stack": first.stack, "left": len(order)},
        clauses=cite(book, "run_out_order", "run_out_one_by_one"),
    )  # fmt: skip


def _heads(state: Tournament, session: Session, where: Standing) -> Iterator[Due]:
    for table in uncounted_tables(state, session):
        if table.hand is None:
            yield Due(
                command=ConfirmHeads(table=table.number, players=table.players), reason="heads_to_count",
                facts={"table": table.number, "players": table.players, "left": where.left,
                       "paid": where.paid},
            )  # fmt: skip
