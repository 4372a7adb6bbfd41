"""All-ins in hand-for-hand: frozen, then opened one after another."""

import pytest
from tests.support.bubble import dues, finish, give, hand_for_hand, lose, signal
from tests.support.room import Room

from torneo.tournament.bubble.commands import FreezeHand, RunOut, StartHandForHand
from torneo.tournament.bubble.freezing import run_outs
from torneo.tournament.conduct.events import Noted
from torneo.tournament.hands.commands import ReportElimination, ReportHand

Q = "torrequebrada"


@pytest.mark.clause("torrequebrada/22-B")
def test_a_called_all_in_is_frozen_while_another_table_plays() -> None:
    room = hand_for_hand(Q, (6, 6, 6, 6, 6), paid=29)
    signal(room)
    finish(room, 1, 3, 4)
    (frozen,) = room.do(FreezeHand(table=2, all_in={3: 6_500}), role="dealer")
    assert frozen.clauses == ("torrequebrada/22-B",)  # type: ignore[attr-defined]
    refused = room.refused(ReportHand(table=2, stacks={1: 20_000, 3: 0}))
    assert refused.reason == "others_playing"
    assert refused.facts["playing"] == "5"
    assert refused.clauses == ("torrequebrada/22-C.1",)
    assert room.refused(RunOut(table=2)).reason == "others_playing"
    assert room.refused(ReportElimination(table=2, seat=3, beaten_by=(1,))).reason == "others_playing"
    assert dues(room, "run_out_due") == []
    assert room.refused(FreezeHand(table=2, all_in={3: 0})).reason == "frozen_already"
    finish(room, 5)
    (due,) = dues(room, "run_out_due")
    room.do(due.command)
    lose(room, 2, 3)


def three_frozen() -> Room:
    room = hand_for_hand(Q, (4, 4, 4, 4, 4, 4, 4), paid=27)
    signal(room)
    room.do(FreezeHand(table=2, all_in={2: 18_000}))
    room.do(FreezeHand(table=7, all_in={2: 6_500, 3: 30_000}))
    room.do(FreezeHand(table=4, all_in={2: 11_000}))
    finish(room, 1, 3, 5, 6)
    return room


@pytest.mark.clause("torrequebrada/22-C.2")
def test_run_outs_begin_with_the_fewest_chips() -> None:
    room = three_frozen()
    assert [(one.table, one.stack) for one in run_outs(room.state, "1")] == [
        (7, 6_500), (4, 11_000), (2, 18_000),
    ]  # fmt: skip
    refused = room.refused(ReportHand(table=2, stacks={}))
    assert refused.reason == "run_out_order"
    assert refused.facts == {"table": 2, "first": 7, "stack": 6_500}
    assert refused.clauses == ("torrequebrada/22-C.2",)
    for table in (7, 4, 2):
        (due,) = dues(room, "run_out_due")
        assert due.command == RunOut(table=table)
        room.do(due.command)
        finish(room, table)
    assert run_outs(room.state, "1") == []
    signal(room)


@pytest.mark.clause("torrequebrada/22-C.1")
def test_one_table_is_opened_at_a_time() -> None:
    room = hand_for_hand(Q, (4,) * 7, paid=27)
    signal(room)
    room.do(FreezeHand(table=2, all_in={2: 0}))
    room.do(FreezeHand(table=7, all_in={2: 0}))
    finish(room, 1, 3, 4, 5, 6)
    assert room.refused(RunOut(table=7)).reason == "run_out_order"
    (opened,) = room.do(RunOut(table=2))
    assert opened.clauses == ("torrequebrada/22-C.1",)  # type: ignore[attr-defined]
    refused = room.refused(RunOut(table=7))
    assert refused.reason == "run_out_order"
    assert refused.clauses == ("torrequebrada/22-C.1",)
    assert room.refused(RunOut(table=2)).reason == "run_out_open"
    assert dues(room, "run_out_due") == []
    finish(room, 2)
    room.do(RunOut(table=7))
    finish(room, 7)


def test_without_a_number_the_stack_at_the_start_of_the_hand_counts() -> None:
    room = hand_for_hand(Q, (4, 4), paid=7)
    session = room.state.sessions["1"]
    assert session.hand_for_hand
    signal(room)
    finish(room, 1, 2)
    signal(room)
    room.do(FreezeHand(table=1, all_in={2: 0}))
    assert [one.stack for one in run_outs(room.state, "1")] == [10_000]


def test_the_smaller_stack_of_the_record_goes_first() -> None:
    from tests.support.bubble import bubble

    room = bubble(Q, (4, 4), paid=7)
    give(room, 1, {2: 9_000})
    give(room, 2, {3: 4_000})
    room.do(StartHandForHand(session="1"))
    signal(room)
    room.do(FreezeHand(table=1, all_in={2: 0}))
    room.do(FreezeHand(table=2, all_in={3: 0}))
    assert [(one.table, one.seat) for one in run_outs(room.state, "1")] == [(2, 3), (1, 2)]
    lose(room, 2, 3)
    lose(room, 1, 2)


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025", "pokerfest-2011"])
def test_elsewhere_the_hand_is_run_out_at_once(book: str) -> None:
    room = hand_for_hand(book, (7, 7), paid=13)
    signal(room)
    refused = room.refused(FreezeHand(table=1, all_in={2: 5_000}))
    assert refused.reason == "run_out_at_once"
    events = room.do(ReportHand(table=1, stacks={1: 20_000, 7: 0}))
    assert not any(isinstance(one, Noted) for one in events)


def test_what_cannot_be_frozen() -> None:
    from tests.support.bubble import bubble

    room = bubble(Q, (7, 7), paid=13)
    assert room.refused(FreezeHand(table=1, all_in={2: 0})).reason == "no_hand_for_hand"
    room.do(StartHandForHand(session="1"))
    assert room.refused(FreezeHand(table=1, all_in={2: 0})).reason == "no_hand"
    signal(room)
    assert room.refused(FreezeHand(table=1, all_in={})).reason == "nobody_all_in"
    assert room.refused(FreezeHand(table=1, all_in={8: 0})).reason == "seat_not_in_hand"
    assert room.refused(FreezeHand(table=1, all_in={2: -1})).reason == "amount"
    assert room.refused(FreezeHand(table=1, all_in={2: 10**9})).reason == "amount"
    assert room.refused(FreezeHand(table=9, all_in={2: 0})).reason == "unknown_table"
    assert room.refused(RunOut(table=1)).reason == "not_frozen"


def test_an_all_in_that_was_not_frozen_goes_on_record() -> None:
    room = hand_for_hand(Q, (7, 7), paid=13)
    signal(room)
    lose(room, 1, 7)
    assert [note.kind for note in room.state.notes if note.kind == "all_in_not_frozen"]
    assert room.state.notes[-1].about["playing"] == "2"
