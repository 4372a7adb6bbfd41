"""Random sequences of commands in all books: whatever is asked, the event stays sound."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.support.any_command import any_command, sensible
from tests.support.events import published
from tests.support.room import Room

from torneo.rulebook import book_ids
from torneo.tournament import Refused, decide, fold, problems, snapshot
from torneo.tournament.decider import act, decode_happened, encode_happened
from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
from torneo.tournament.kernel import ROLES
from torneo.tournament.seats.commands import DrawSeats, OpenTable


def opened(book: str, players: int) -> Room:
    """Players entered and, for all but the books that want more first, drawn to their seats."""
    room = published(book, seats_per_table=6)
    for number in range(players):
        player = f"p{number}"
        room.do(
            RegisterPlayer(player=player, name=f"Jugador {number}", document=f"D{number}", born="1990-01-01")
        )
        room.do(EnterPlayer(player=player, id_checked=True))
    for table in range(1, -(-players // 6) + 1):
        room.do(OpenTable(session="1", table=table))
    room.do(DrawSeats(session="1"))
    return room


@pytest.mark.parametrize("book", book_ids())
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(min_value=0, max_value=10**9))
def test_whatever_is_asked_the_event_stays_sound(book: str, seed: int) -> None:
    rng = random.Random(seed)
    room = opened(book, rng.choice((2, 7, 13)))
    for _ in range(120):
        room.now += rng.choice((0, 1_000, 20_000, 90_000, 600_000))
        command = sensible(rng, room) if rng.random() < 0.5 else any_command(rng, room.state)
        if command is None:
            continue
        asked = room.asked(command, role=rng.choice(ROLES) if rng.random() < 0.2 else "director")
        before = snapshot(room.state)
        happened = act(room.state, asked, room.book)
        if isinstance(happened, Refused):
            assert snapshot(room.state) == before, command
            continue
        assert problems(room.state) == [], command
        room.journal += happened
        after = snapshot(room.state)
        if happened:
            assert decide(room.state, asked, room.book) == (), command
            assert snapshot(room.state) == after
    stored = [decode_happened(encode_happened(one)) for one in room.journal]
    assert snapshot(fold(stored)) == snapshot(room.state)
