"""Random nights on the bubble in every book: nobody plays a round twice, nobody a level of his own."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.support.any_command import sensible
from tests.support.books import BOOKS
from tests.support.bubble import bubble
from tests.support.room import Room

from torneo.tournament import Command, Refused, act, fold, problems, snapshot
from torneo.tournament.bubble import commands as bubble_commands
from torneo.tournament.bubble.events import InTheMoney, RoundStarted
from torneo.tournament.decider import decode_happened, encode_happened
from torneo.tournament.entries.commands import LeaveTable, RemoveAbsent
from torneo.tournament.hands.commands import CancelHand, ReportElimination
from torneo.tournament.hands.events import HandCancelled, HandStarted
from torneo.tournament.hands.places import places
from torneo.tournament.seats.commands import BalanceTables, BreakTable
from torneo.tournament.timecalls.commands import CallTime, ExpireTime, StartTime


def any_bubble_command(rng: random.Random, room: Room) -> Command:
    state = room.state
    table, seat = rng.randrange(6), rng.randrange(9)
    choices: list[Command] = [
        bubble_commands.StartHandForHand(),
        bubble_commands.NextRound(),
        bubble_commands.EndHandForHand(why=rng.choice(("", "porque sí"))),
        bubble_commands.BeginShuffle(table=table),
        bubble_commands.FreezeHand(table=table, all_in={seat: rng.choice((-1, 0, 500, 9_000))}),
        bubble_commands.RunOut(table=table),
        bubble_commands.ConfirmHeads(table=table, players=rng.randrange(8)),
        bubble_commands.DeclareSimultaneous(
            entries=tuple(rng.randrange(len(state.entries) + 2) for _ in range(rng.randrange(4))), why="x"
        ),
        LeaveTable(entry=rng.randrange(len(state.entries) + 2)),
        RemoveAbsent(entry=rng.randrange(len(state.entries) + 2)),
        CancelHand(table=table, why="mal repartida"),
        ReportElimination(table=table, seat=seat, beaten_by=(rng.randrange(9),)),
        BalanceTables(session="1"),
        BreakTable(table=table),
        CallTime(table=table, seat=seat, caller=rng.randrange(9)),
        StartTime(table=table),
        ExpireTime(table=table, facing_bet=rng.random() < 0.5),
    ]
    return rng.choice(choices)


class Watch:
    """Follows the rounds from the events alone."""

    def __init__(self) -> None:
        self.round, self.level = 0, 0
        self.tables: set[int] = set()
        self.played: set[int] = set()
        self.begun: dict[tuple[int, int], int] = {}

    def see(self, event: Any) -> None:
        if isinstance(event, RoundStarted):
            assert event.round == self.round + 1
            self.round, self.level, self.tables, self.played = (
                event.round,
                event.level,
                {*event.tables},
                set(),
            )
        elif isinstance(event, HandStarted) and not event.round:
            self.begun[event.table, event.number] = event.level
        elif isinstance(event, HandStarted):
            assert event.round == self.round
            # A hand in play at the announcement may be dealt again, as it began.
            assert event.level == self.begun.get((event.table, event.number), self.level)
            assert event.table in self.tables
            assert event.table not in self.played
            self.played.add(event.table)
        elif isinstance(event, HandCancelled):
            self.played.discard(event.table)
        elif isinstance(event, InTheMoney):
            assert event.players <= event.paid
            assert sum(event.tables.values()) == event.players


@pytest.mark.parametrize("book", BOOKS)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(min_value=0, max_value=10**9))
def test_whatever_is_asked_the_bubble_stays_fair(book: str, seed: int) -> None:
    rng = random.Random(seed)
    room = bubble(book, rng.choice(((5, 5, 5), (6, 6), (4, 4, 4, 4))), paid=rng.choice((9, 10, 11)), level=7)
    watch = Watch()
    for _ in range(150):
        room.now += rng.choice((0, 1_000, 20_000, 90_000, 300_000))
        command = (
            sensible(rng, room, due=0.4, all_in=0.4, most=2)
            if rng.random() < 0.7
            else any_bubble_command(rng, room)
        )
        if command is None:
            continue
        before = snapshot(room.state)
        happened = act(room.state, room.asked(command), room.book)
        if isinstance(happened, Refused):
            assert snapshot(room.state) == before, command
            continue
        assert problems(room.state) == [], command
        room.journal += happened
        for one in happened:
            watch.see(one.event)
    stored = [decode_happened(encode_happened(one)) for one in room.journal]
    again = fold(stored)
    again.sessions["1"].drawn = True  # seats were chosen, not drawn
    assert snapshot(again) == snapshot(room.state)
    found = places(room.state, room.book)
    assert sorted(one.entry for one in found) == sorted(
        {one.entry for one in room.state.eliminations}
        | ({one.number for one in room.state.alive()} if room.state.phase == "ended" else set())
    )
