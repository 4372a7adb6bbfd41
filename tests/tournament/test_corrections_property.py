"""Random nights with a mistake in them: corrected, they are the nights that would have been, or the event
that no longer fits is named."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.support.any_command import any_command
from tests.support.corrections import night
from tests.support.events import REBUY
from tests.support.room import SEED, Room
from tests.support.same_history import same_history

from torneo.rulebook import book_ids
from torneo.tournament import (
    Asked,
    Command,
    Happened,
    Refused,
    Tournament,
    decide,
    evolve,
    fold,
    problems,
    snapshot,
    todo,
)
from torneo.tournament.clock.commands import SetLevel
from torneo.tournament.corrections.acts import recorded
from torneo.tournament.corrections.amending import Amendment, Preview, preview, undo
from torneo.tournament.corrections.commands import Amend, Correction, Undo
from torneo.tournament.corrections.verifying import check
from torneo.tournament.decider import act, copied, decode_happened, encode_happened
from torneo.tournament.entries.commands import Rebuy
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand

#: What cannot be corrected whatever the history.
NEVER = ("nothing_to_correct", "seed_is_public", "correction_of_correction")

Given = tuple[Asked[Any], list[Happened]]


def no_correction(command: Command) -> Command | None:
    """Corrections are what is tried here: the nights themselves have none."""
    return None if isinstance(command, Amend | Undo) else command


def next_command(rng: random.Random, room: Room) -> Command | None:
    """What the room would do next, and now and then anything at all."""
    chance = rng.random()
    if chance < 0.1:
        return no_correction(any_command(rng, room.state))
    if chance < 0.15:
        return SetLevel(level=rng.randrange(1, 9), why="reloj")
    if chance < 0.2 and room.state.entries:
        return Rebuy(entry=rng.choice(list(room.state.entries)))
    due = todo(room.state, room.now, room.book)
    if due and rng.random() < 0.5:
        return rng.choice(due).command
    tables = [one for one in room.state.tables.values() if one.open and one.players > 1]
    tables = [one for one in tables if one.hand is None or len(one.hand.dealt) > 1]
    if not tables:
        return None
    table = rng.choice(tables)
    if rng.random() < 0.1:
        seat, winner = rng.sample(table.taken, 2)
        return ReportElimination(table=table.number, seat=seat, beaten_by=(winner,))
    return StartHand(table=table.number) if table.hand is None else result(rng, room.state, table.number)


def result(rng: random.Random, state: Tournament, number: int) -> Command:
    """A pot between two players of the hand, of those who sit there if none is being played."""
    table = state.tables[number]
    stacks = {seat: state.entries[table.seats[seat - 1]].stack for seat in table.taken}
    winner, loser = rng.sample(list(table.hand.stacks if table.hand else stacks), 2)
    held = table.hand.stacks if table.hand else stacks
    lost = held[loser] if rng.random() < 0.2 else min(held[loser], 25 * rng.randrange(1, 40))
    return ReportHand(
        table=number, stacks={winner: held[winner] + lost + table.carried, loser: held[loser] - lost}
    )


def played(rng: random.Random, book: str) -> tuple[Room, list[Given]]:
    room = night(book, players=rng.choice((5, 9, 13)), tables=3, seats=6, rebuy=REBUY)
    acts: list[Given] = []
    for _ in range(60):
        room.now += rng.choice((1_000, 20_000, 90_000, 300_000))
        command = next_command(rng, room)
        if command is None:
            continue
        asked = room.asked(command)
        happened = act(room.state, asked, room.book)
        if not isinstance(happened, Refused) and happened:
            room.journal += happened
            acts.append((asked, happened))
    return room, acts


def alternative(rng: random.Random, before: Tournament, asked: Asked[Any]) -> tuple[Command | None, bool]:
    """What should have been recorded in place of a command, or (True) after it."""
    command = asked.command
    chance = rng.random()
    if chance < 0.2:
        return None, False
    if isinstance(command, ReportHand) and before.tables[command.table].players > 1:
        return result(rng, before, command.table), False
    if isinstance(command, ReportElimination):
        seat, winner = rng.sample(before.tables[command.table].taken, 2)
        return ReportElimination(table=command.table, seat=seat, beaten_by=(winner,)), False
    if isinstance(command, SetLevel):
        return SetLevel(level=rng.randrange(1, 9), why="reloj"), False
    if chance < 0.6:
        return Rebuy(entry=rng.choice(list(before.entries))), True
    other = no_correction(any_command(rng, before))
    return other, other is not None and rng.random() < 0.5


@pytest.mark.parametrize("book", book_ids())
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(min_value=0, max_value=10**9))
def test_amended_history_is_the_one_that_would_have_been(book: str, seed: int) -> None:
    rng = random.Random(seed)
    room, acts = played(rng, book)
    place = rng.randrange(len(acts))
    asked, happened = acts[place]
    before = fold(room.journal[: happened[0].seq - 1])
    command, after = alternative(rng, before, asked)
    change = Correction(seq=happened[0].seq, command=command, after=after)
    found = preview(room.journal, room.book, Amendment(corrections=(change,), why="error", seed=asked.seed))
    right = copied(before)
    if after:
        act(right, asked, room.book)
    if command is not None:
        instead = act(right, again(asked, command, key="instead"), room.book)
        if isinstance(instead, Refused):
            assert isinstance(found, Refused)
            assert found.facts.get("reason", found.reason) in (instead.reason, *NEVER)
            return
    if isinstance(found, Refused) and found.reason in NEVER:
        return
    for index in range(place + 1, len(acts)):
        wish, recorded_ = acts[index]
        here = isinstance(found, Refused) and found.facts.get("seq") in [one.seq for one in recorded_]
        if needs_a_draw(right, wish, room):
            if here:
                return
            for one in recorded_:
                evolve(
                    right, Happened(seq=right.version + 1, at=one.at, by=one.by, event=one.event, key=one.key)
                )
            continue
        answer = act(right, wish, room.book)
        assert isinstance(answer, Refused) == here, (wish.command, answer, found)
        if here:
            return
    assert isinstance(found, Preview) or found.reason == "amended_unsound", found
    if isinstance(found, Refused):
        assert problems(right) != []
        return
    assert same_history(found.made.new, right)
    accepted(room, found)


def needs_a_draw(state: Tournament, asked: Asked[Any], room: Room) -> bool:
    """Would a draw decide now what was decided without one?"""
    answer = decide(state, Asked(command=asked.command, by=asked.by, at=asked.at), room.book)
    return isinstance(answer, Refused) and answer.reason == "seed_missing"


def again(asked: Asked[Any], command: Command, key: str) -> Asked[Any]:
    return Asked(command=command, by=asked.by, at=asked.at, key=key, seed=asked.seed)


def accepted(room: Room, found: Preview) -> None:
    """Accepting gives the state previewed; the journal replays to it byte for byte, and can be verified."""
    happened = act(room.state, room.asked(found.command), room.book)
    assert not isinstance(happened, Refused), happened
    room.journal += happened
    assert problems(room.state) == []
    assert same_history(room.state, found.made.new)
    stored = [decode_happened(encode_happened(one)) for one in room.journal]
    assert snapshot(fold(stored)) == snapshot(room.state)
    assert check(stored, room.book) == []


@pytest.mark.parametrize("book", book_ids())
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(min_value=0, max_value=10**9))
def test_undoing_leads_back_step_by_step(book: str, seed: int) -> None:
    rng = random.Random(seed)
    room, acts = played(rng, book)
    for _, happened in reversed(acts[-5:]):
        found = undo(room.journal, room.book)
        if isinstance(found, Refused):
            assert found.reason == "seed_is_public"
            return
        before = fold(room.journal[: happened[0].seq - 1])
        assert same_history(found.made.new, before)
        accepted(room, found)


@pytest.mark.parametrize("book", book_ids())
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(min_value=0, max_value=10**9))
def test_the_commands_alone_make_the_same_state(book: str, seed: int) -> None:
    """What was asked, asked again of an empty room: corrections included."""
    rng = random.Random(seed)
    room, _ = played(rng, book)
    found = undo(room.journal, room.book)
    if isinstance(found, Preview):
        accepted(room, found)
    state, journal = Tournament(), list[Happened]()
    for one in recorded(room.journal):
        command = one.command
        assert command is not None
        asked: Asked[Any] = Asked(
            command=command, by=one.by, at=one.at, key=one.key, seed=SEED, history=tuple(journal)
        )
        happened = act(state, asked, room.book)
        assert isinstance(happened, list), happened
        journal += happened
    assert journal == room.journal
    assert snapshot(state) == snapshot(room.state)
