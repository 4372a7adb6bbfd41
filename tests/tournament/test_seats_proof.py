"""Whoever has the revealed seed can do every draw of an event again."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.room import COMMITMENT, SEED, Room
from tests.support.seating import entered, opened

from torneo.cards.verifiable import commitment
from torneo.rulebook import book_ids
from torneo.tournament import decode_happened, encode_happened
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.seats.commands import (
    BreakTable,
    CommitSeed,
    DrawSeats,
    MovePlayer,
    RedrawSeats,
    RevealSeed,
)
from torneo.tournament.seats.draw import drawn
from torneo.tournament.seats.proof import Proof, check_proof, comes_out, export_draws, proofs


def played(book: str) -> Room:
    """An event with draws of several kinds: 1 for all, 3 late ones, 1 move, 1 for all again."""
    room = opened(book, 20, 3)
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    entered(room, 3, first=30)
    room.do(MovePlayer(entry=1, table=1 + room.state.entries[1].table % 3, why="reparto"))
    room.do(RedrawSeats(session="1", tables=(1, 2, 3)))
    return room


@pytest.mark.parametrize("book", book_ids())
def test_every_draw_of_an_event_comes_out_again(book: str) -> None:
    room = played(book)
    hidden = check_proof(proofs(room.journal)[0])
    assert (hidden.seed, hidden.right) == ("not_revealed", False)
    room.do(RevealSeed(session="1", seed=SEED))
    plain = export_draws(decode_happened(encode_happened(one)) for one in room.journal)
    assert (plain["session"], plain["commitment"], plain["seed"]) == ("1", COMMITMENT, SEED)
    assert len(plain["draws"]) == room.state.sessions["1"].draws == 6
    checked = check_proof(msgspec.convert(plain, Proof))
    assert checked.right
    assert all(right for _, right in checked.draws)
    assert len({label for label, _ in checked.draws}) == 6


@pytest.mark.parametrize("book", book_ids())
def test_the_draws_of_a_broken_table_come_out_again(book: str) -> None:
    room = opened(book, 12, 3)
    room.do(DrawSeats(session="1"))
    room.do(BreakTable(table=3))
    room.do(RevealSeed(session="1", seed=SEED))
    (proof,) = proofs(room.journal)
    steps = 1 if room.book.values["seating_broken_table_draw"]["method"] == "one_recorded_draw" else 2
    assert len(proof.draws) == 1 + steps
    assert check_proof(proof).right


def test_a_draw_changed_by_hand_does_not_come_out() -> None:
    room = played("tda-2013")
    room.do(RevealSeed(session="1", seed=SEED))
    (proof,) = proofs(room.journal)
    draw = proof.draws[0]
    first, second, *rest = draw.picked
    proof.draws[0] = msgspec.structs.replace(draw, picked=(second, first, *rest))
    checked = check_proof(proof)
    assert [right for _, right in checked.draws] == [False, *[True] * (len(proof.draws) - 1)]
    assert not checked.right


def test_a_label_used_twice_proves_nothing() -> None:
    """Drawing under one label again until the outcome pleases is the way to cheat."""
    pick = drawn(bytes.fromhex(SEED), "seats", [101, 102, 103])
    checked = check_proof(Proof(commitment=COMMITMENT, seed=SEED, draws=[pick, pick]))
    assert [right for _, right in checked.draws] == [True, False]


def test_a_seed_that_was_not_committed_to() -> None:
    other = bytes(32)
    pick = drawn(other, "seats", [101, 102, 103])
    checked = check_proof(Proof(commitment=COMMITMENT, seed=other.hex(), draws=[pick]))
    assert (checked.seed, checked.right) == ("wrong", False)
    assert check_proof(Proof(commitment=COMMITMENT, seed="zz", draws=[pick])).seed == "unreadable"


def test_each_commitment_has_its_own_proof() -> None:
    room = opened("tda-2013", 9, 2)
    room.do(DrawSeats(session="1"))
    room.do(RevealSeed(session="1", seed=SEED))
    room.do(CommitSeed(session="1", commitment=commitment(bytes(32))))
    plain = export_draws(room.journal)
    assert [(one["commitment"], len(one["draws"])) for one in plain["proofs"]] == [
        (COMMITMENT, 1),
        (commitment(bytes(32)), 0),
    ]


@given(
    seed=st.binary(min_size=16, max_size=40),
    pool=st.lists(st.integers(0, 999), min_size=1, max_size=40, unique=True),
    data=st.data(),
)
def test_draws_take_everybody_once_and_come_out(seed: bytes, pool: list[int], data: st.DataObject) -> None:
    picks = data.draw(st.integers(1, len(pool)))
    pick = drawn(seed, "x", pool, picks)
    assert len(set(pick.picked)) == picks
    assert set(pick.picked) <= set(pool)
    assert comes_out(seed, pick)
