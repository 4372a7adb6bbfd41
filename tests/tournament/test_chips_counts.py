"""Counted stacks, the reconciliation of the whole event, and what a player may be told."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.books import FAMILY
from tests.support.room import Room
from tests.support.stacks import happened, seated, stacks_at, table_of

from torneo.hand.button import Positions
from torneo.tournament.chips.commands import ColourUp, RaceChips, ReconcileChips, RecordCounts, RemoveChips
from torneo.tournament.chips.events import ChipsExchanged, ChipsIssued, StacksCounted
from torneo.tournament.chips.planning import reconciliation_due
from torneo.tournament.chips.reconcile import reconcile
from torneo.tournament.hands.events import ChipsMoved, HandStarted


def silent_table() -> Room:
    """Only eliminations were reported: 5,000 of somebody who went out lie uncounted at the table."""
    room = table_of({1: 5_000, 2: 5_000, 3: 5_000, 4: 5_000})
    happened(room, ChipsMoved(table=1, entry=4, points=4_000))
    return room


def test_a_count_settles_who_has_the_chips() -> None:
    room = silent_table()
    (counted,) = room.do(
        RecordCounts(table=1, counts={1: 9_000, 2: 3_000, 3: 6_500, 4: 1_500}), role="dealer"
    )
    assert isinstance(counted, StacksCounted)
    assert stacks_at(room) == {1: 9_000, 2: 3_000, 3: 6_500, 4: 1_500}
    assert room.state.tables[1].uncounted == 0
    assert "count" not in room.state.ledger.causes


def test_stacks_may_be_counted_by_chips() -> None:
    room = silent_table()
    chips = {1: {1000: 9}, 2: {500: 6}, 3: {1000: 6, 100: 5}, 4: {25: 20, 100: 10}}
    room.do(RecordCounts(table=1, chips=chips))
    assert stacks_at(room) == {1: 9_000, 2: 3_000, 3: 6_500, 4: 1_500}


def test_a_few_stacks_may_be_counted_while_others_are_not() -> None:
    room = silent_table()
    room.do(RecordCounts(table=1, counts={1: 7_000}))
    assert stacks_at(room)[1] == 7_000
    assert room.state.tables[1].uncounted == 2_000


def test_a_difference_is_shown_and_has_to_be_explained() -> None:
    room = silent_table()
    counts = {1: 9_000, 2: 3_000, 3: 6_500, 4: 1_400}
    refused = room.refused(RecordCounts(table=1, counts=counts), role="dealer")
    assert refused.reason == "count_differs"
    assert refused.facts == {"table": 1, "counted": 19_900, "expected": 20_000, "difference": -100}
    explained = RecordCounts(table=1, counts=counts, why="una ficha de 100 se perdió en el cambio de mesa")
    assert room.refused(explained, role="dealer").reason == "role"
    room.do(explained, role="floor")
    assert sum(stacks_at(room).values()) == room.state.ledger.points == 19_900
    assert room.state.ledger.causes["count"] == -100


def test_too_many_chips_are_booked_too() -> None:
    room = table_of({1: 5_000, 2: 5_000})
    room.do(RecordCounts(table=1, counts={1: 5_500}, why="quinientos entregados de más al sentarse"))
    assert room.state.ledger.points == 10_500
    assert reconcile(room.state).other == 500


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (RecordCounts(table=2, counts={1: 100}), "unknown_table"),
        (RecordCounts(table=1), "nothing_counted"),
        (RecordCounts(table=1, counts={12: 100}), "unknown_seat"),
        (RecordCounts(table=1, counts={7: 100}), "empty_seat"),
        (RecordCounts(table=1, counts={1: -5}), "amount"),
        (RecordCounts(table=1, counts={1: 0, 2: 10_000}), "count_of_nothing"),
        (RecordCounts(table=1, chips={1: {30: 5}}), "value_not_in_play"),
        (RecordCounts(table=1, chips={1: {100: -5}}), "amount"),
        (RecordCounts(table=1, chips={1: {}}), "count_of_nothing"),
        (RecordCounts(table=1, counts={1: 100}, chips={1: {100: 1}}), "counted_twice"),
    ],
)
def test_counts_that_cannot_be(command: RecordCounts, reason: str) -> None:
    assert table_of({1: 5_000, 2: 5_000}).refused(command).reason == reason


def test_nobody_counts_during_a_hand() -> None:
    room = table_of({1: 5_000, 2: 5_000})
    happened(room, HandStarted(table=1, number=1, level=1, game="nlhe", dealt=(1, 2),
                               positions=Positions(button=1, small=1, big=2)))  # fmt: skip
    assert room.refused(RecordCounts(table=1, counts={1: 5_000})).reason == "hand_in_progress"


@settings(max_examples=50, deadline=None)
@given(
    shares=st.lists(st.integers(1, 40), min_size=2, max_size=9),
    lost=st.integers(-3, 3),
    moved=st.integers(0, 4_000),
)
def test_whatever_is_counted_adds_up(shares: list[int], lost: int, moved: int) -> None:
    room = table_of({seat: 5_000 for seat, _ in enumerate(shares, 1)})
    happened(room, ChipsMoved(table=1, entry=1, points=moved))
    counts = {seat: 25 * share for seat, share in enumerate(shares, 1)}
    counts[1] += 5_000 * len(shares) - sum(counts.values()) + 25 * lost
    answer = RecordCounts(table=1, counts=counts, why="recuento" if lost else "")
    room.do(answer)
    assert stacks_at(room) == counts
    assert room.state.ledger.points == sum(counts.values())
    assert room.state.ledger.causes.get("count", 0) == 25 * lost
    assert all(count > 0 for count in room.state.ledger.in_play.values())


def pokerfest_final(loss: int = 0) -> Room:
    """60 entries, 20 rebuys and 30 add-ons, all of it now in front of nine players."""
    room = table_of({}, "pokerfest-2011")
    for table in range(1, 8):
        seats = {seat: {1000: 10} for seat in range(1, 10)}
        seated(room, dict(list(seats.items())[: min(9, 60 - len(room.state.entries))]), table=table + 10)
    for entry in range(1, 21):
        room.state.entries[entry].rebuys = 1
        happened(room, ChipsIssued(entry=entry, chips={1000: 10}, cause="rebuy"))
    for entry in range(1, 31):
        room.state.entries[entry].addons = 1
        happened(room, ChipsIssued(entry=entry, chips={1000: 15}, cause="addon"))
    if loss:
        happened(room, ChipsExchanged(entry=1, taken={1000: 1}, given={100: 10 - loss // 100},
                                      cause="exchange", value=100))  # fmt: skip
    return room


@pytest.mark.clause("pokerfest-2011/stages-9")
def test_the_final_table_holds_all_the_chips_sold() -> None:
    room = pokerfest_final()
    sheet = reconcile(room.state, 1_250_000)
    assert [(line.cause, line.points, line.times) for line in sheet.lines] == [
        ("starting_stack", 600_000, 60),
        ("rebuy", 200_000, 20),
        ("addon", 450_000, 30),
    ]
    assert (sheet.expected, sheet.difference, sheet.reconciles) == (1_250_000, 0, True)
    assert sheet.on_record == 1_250_000
    room.do(ReconcileChips(counted=1_250_000))
    note = room.state.notes[-1]
    assert note.kind == "chips_reconciled"
    assert "pokerfest-2011/stages-9" in note.clauses
    refused = room.refused(ReconcileChips(counted=1_249_600))
    assert (refused.reason, refused.facts["difference"]) == ("does_not_reconcile", -400)
    assert "pokerfest-2011/stages-9" in refused.clauses


@pytest.mark.clause("pokerfest-2011/stages-9")
def test_only_the_recorded_exchange_difference_is_allowed() -> None:
    room = pokerfest_final(loss=400)
    sheet = reconcile(room.state, 1_249_600)
    assert (sheet.sold, sheet.exchanges, sheet.other) == (1_250_000, -400, 0)
    assert sheet.reconciles
    assert reconcile(room.state, 1_250_000).difference == 400
    room.do(ReconcileChips(counted=1_249_600))
    assert room.refused(ReconcileChips(counted=1_250_000)).reason == "does_not_reconcile"


@pytest.mark.clause("pokerfest-2011/stages-9")
def test_the_break_of_the_final_table_asks_for_the_count() -> None:
    """A break that ends without it leaves it due."""
    room = table_of({1: 5_000, 2: 5_000}, "pokerfest-2011")
    session = room.state.sessions["1"]
    room.state.phase, session.status, session.clock.on_break = "running", "running", True
    assert list(reconciliation_due(room.state, room.now, room.book)) == []
    room.state.tables[1].final = True
    (due,) = reconciliation_due(room.state, room.now, room.book)
    assert due.facts["expected"] == 10_000
    session.clock.on_break = False
    (due,) = reconciliation_due(room.state, room.now, room.book)
    assert due.clauses == ("pokerfest-2011/stages-9",)
    room.do(due.command)
    assert list(reconciliation_due(room.state, room.now, room.book)) == []


@pytest.mark.policy("chips_stage_counts")
@pytest.mark.parametrize("book", FAMILY)
def test_where_every_stage_reconciles_the_final_table_asks_for_nothing_more(book: str) -> None:
    room = table_of({1: 5_000, 2: 5_000}, book)
    session = room.state.sessions["1"]
    room.state.phase, session.status, session.clock.on_break = "running", "running", True
    room.state.tables[1].final = True
    assert list(reconciliation_due(room.state, room.now, room.book)) == []


def test_exchanges_of_the_supervisor_are_a_line_of_the_sheet() -> None:
    room = table_of({1: 5_025, 2: 5_050}, "pokerfest-2011")
    room.do(ColourUp(entry=1, value=25))
    room.do(ColourUp(entry=2, value=25))
    sheet = reconcile(room.state)
    assert [(line.cause, line.points, line.times) for line in sheet.lines] == [
        ("starting_stack", 10_075, 2),
        ("exchange", 125, 2),
    ]
    assert sheet.reconciles


@pytest.mark.parametrize("book", FAMILY)
def test_races_and_forfeits_explain_the_total(book: str) -> None:
    room = table_of({1: 25, 2: 5_050, 3: 5_000}, book)
    room.do(RaceChips(value=25, cards={1: ("2c", "3c", "4c")}))
    room.do(RemoveChips(entry=2, points=1_000, cause="out_of_sight", why="bolsillo"))
    sheet = reconcile(room.state)
    assert (sheet.sold, sheet.exchanges, sheet.other) == (10_075, 125, -1_000)
    assert sheet.expected == sheet.on_record == 9_200
