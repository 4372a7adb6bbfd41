"""A whole session from five tables to the winner: hands played, tables evened, broken, gathered at last."""

import random

import pytest
from tests.support.books import BOOKS
from tests.support.even_tables import max_difference_holds
from tests.support.room import Room
from tests.support.tables import STACK, hall

from torneo.tournament import Refused, decide
from torneo.tournament.bubble.commands import EndHandForHand, NextRound, StartHandForHand
from torneo.tournament.clock.commands import EndBreak, StartBreak
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.kernel import todo
from torneo.tournament.seats.commands import (
    BalanceTables,
    BreakTable,
    FormFinalTable,
    HaltTable,
    ReleaseTable,
)
from torneo.tournament.seats.state import Table

OURS = (
    BalanceTables, BreakTable, FormFinalTable, HaltTable, ReleaseTable,
    StartBreak, StartHandForHand, NextRound, EndHandForHand,
)  # fmt: skip


def carry_out(room: Room) -> list[str]:
    """Does all that the event asks of the tables, proposals included, and says what it was."""
    done: list[str] = []
    while True:
        due = next(
            (one for one in todo(room.state, room.now, room.book) if isinstance(one.command, OURS)), None
        )
        if due is None:
            return done
        room.do(due.command)
        if isinstance(due.command, StartBreak):
            room.do(EndBreak(why="todos están sentados"))
        done.append(type(due.command).__name__)
        assert len(done) < 60, done


def may_deal(room: Room) -> list[Table]:
    """The tables in play, without those that have played their hand of a round hand by hand."""
    session = room.state.sessions["1"]
    return [
        table
        for table in room.state.open_tables("1")
        if table.players > 1
        and not table.halted
        and not (session.hand_for_hand and table.round >= session.round)
    ]


def play(room: Room, number: int, chance: random.Random) -> HandStarted:
    """One hand in which somebody may lose everything to somebody else."""
    (started,) = [one for one in room.do(StartHand(table=number)) if isinstance(one, HandStarted)]
    table = room.state.tables[number]
    stacks = {seat: room.state.entries[table.seats[seat - 1]].stack for seat in started.dealt}
    loser, winner = chance.sample(sorted(stacks), 2)
    lost = stacks[loser] if chance.random() < 0.4 else stacks[loser] // 50 * 25
    after = {loser: stacks[loser] - lost, winner: stacks[winner] + lost}
    room.do(ReportHand(table=number, stacks=after))
    return started


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("seats", "tables"), [(9, 5), (6, 4)])
@pytest.mark.parametrize("book", BOOKS)
def test_a_session_to_its_winner(book: str, seats: int, tables: int, seed: int) -> None:
    chance = random.Random(seed)
    room = hall(book, dict.fromkeys(range(1, tables + 1), seats), seats=seats)
    clock = room.state.sessions["1"].clock
    clock.level, clock.running, clock.ends_at = 1, True, room.now + 10**9
    chips = STACK * seats * tables
    done: list[str] = []
    for _ in range(3000):
        done += carry_out(room)
        in_play = may_deal(room)
        if not in_play:
            break
        table = chance.choice(in_play)
        started = play(room, table.number, chance)
        assert started.positions.big in started.dealt
        assert sum(entry.stack for entry in room.state.entries.values()) == chips
        if not room.state.sessions["1"].hand_for_hand and max_difference_holds(room.state, "1", room.book):
            answer = decide(room.state, room.asked(BalanceTables(session="1")), room.book)
            assert isinstance(answer, Refused)
            assert answer.reason == "tables_even"
    (winner,) = room.state.alive()
    assert winner.stack == chips
    assert done.count("FormFinalTable") == 1
    assert {"BreakTable", "BalanceTables"} & set(done)
    assert [table.final for table in room.state.open_tables("1")] == [True]
