"""Two flights and a second day under random commands of the clock: whatever is asked, chips and seats stay
right, a refusal changes nothing and can be said in both languages, and the journal gives the same state."""

import random

import pytest
from tests.support.books import BOOKS
from tests.support.clock import FLIGHTS, fill
from tests.support.events import published
from tests.support.room import Room

from torneo.tournament import Refused, fold, problems, snapshot, todo
from torneo.tournament.clock.commands import (
    AddTime,
    AnnounceBreak,
    AnnounceLevel,
    CallLastHands,
    DrawLastHands,
    EndBreak,
    FinishSession,
    MergeSessions,
    PauseClock,
    ResumeClock,
    SetLevel,
    SignCount,
    StartBreak,
    StartSession,
)
from torneo.tournament.clock.reading import reading
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.decider import act, decode_happened, encode_happened
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.kernel import Command
from torneo.tournament.structure.model import Break
from torneo.tournament.words import say


def some_command(rng: random.Random, room: Room) -> Command:
    session = rng.choice(("1A", "1B", "2", ""))
    why = rng.choice(("", "motivo", "motivo"))
    entry = rng.randrange(0, 20)
    stack = room.state.entries[entry].stack if entry in room.state.entries else 10_000
    table = rng.choice((1, 2, 11, 12, 99))
    option = rng.choice(("draw_now", "let_clock_run"))
    missed = Decide(matter="last_hands_window_missed", option=option, why=why, about={"session": session})
    points = rng.choice((stack, stack, stack + 25, -1))
    return rng.choice(
        (
            StartSession(session=session),
            AnnounceLevel(session=session, skip_break=rng.random() < 0.3, why=why),
            SetLevel(session=session, level=rng.randrange(-1, 8), why=why,
                     seconds=rng.choice((None, -1, 0, 30, 900))),
            PauseClock(session=session, why=why),
            ResumeClock(session=session),
            AddTime(session=session, seconds=rng.randint(-2000, 600), why=why),
            AnnounceBreak(session=session),
            StartBreak(session=session, minutes=rng.choice((-1, 0, 5)), why=why),
            EndBreak(session=session, why=why),
            DrawLastHands(session=session, table=rng.choice((0, 0, table))),
            CallLastHands(session=session, hands=rng.choice((-1, 0, 3)), why=why),
            SignCount(entry=entry, points=points, player="a", supervisor="b",
                      cause=rng.choice(("", "other")), note=why),
            FinishSession(session=session, why=why),
            MergeSessions(into=session or "2", tables=rng.choice(((), (), (5, 6), (1,)))),
            StartHand(table=table),
            ReportHand(table=table, stacks={}),
            ReportElimination(table=table, seat=rng.randrange(1, 10), beaten_by=rng.choice(((), (1,)))),
            missed,
        )
    )  # fmt: skip


def step(rng: random.Random, room: Room) -> None:
    room.now += rng.choice((0, 1_000, 60_000, 300_000, 1_200_000))
    due = todo(room.state, room.now, room.book)
    for one in due:
        assert say(one.reason, one.facts, "es")
    command = rng.choice(due).command if due and rng.random() < 0.8 else some_command(rng, room)
    before = snapshot(room.state)
    happened = act(room.state, room.asked(command), room.book)
    if isinstance(happened, Refused):
        assert snapshot(room.state) == before, command
        assert say(happened.reason, happened.facts, "es") != say(happened.reason, happened.facts, "en")
        return
    assert problems(room.state) == [], command
    room.journal += happened
    for session in room.state.sessions.values():
        shown = reading(room.state, session.id, room.now, room.book)
        assert shown.left >= 0
        assert session.status != "running" or shown.level is not None


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_asked_of_the_clock_the_event_stays_sound(book: str, seed: int) -> None:
    rng = random.Random(seed)
    room = published(book, days=FLIGHTS, breaks=(Break(after_level=2), Break(at_players=4)))
    fill(room, 12, "1A")
    fill(room, 5, "1B", 11)
    for _ in range(300):
        step(rng, room)
    stored = [decode_happened(encode_happened(one)) for one in room.journal]
    assert snapshot(fold(stored)) == snapshot(room.state)
