"""Which chips make an amount, and when the sheet stops needing a value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.books import FAMILY
from tests.support.events import sheet
from tests.support.room import Room
from tests.support.stacks import happened, seated, table_of

from torneo.hand.button import Positions
from torneo.tournament import Tournament, todo
from torneo.tournament.chips.breakdown import change, covered, removable, stack_for
from torneo.tournament.chips.commands import ColourUp, RaceChips, RetireChips
from torneo.tournament.chips.events import ChipsRemoved
from torneo.tournament.chips.planning import colour_ups_due
from torneo.tournament.chips.values import Step, colour_up_plan, live_values, smallest_in_play
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.kernel import Due
from torneo.tournament.structure.model import Break, Chips, Level, Structure, total

RACING = FAMILY


def playing(chips: Chips) -> Tournament:
    state = Tournament()
    state.ledger.issued = dict(chips)
    return state


def test_the_largest_chips_leave_first() -> None:
    state = playing({25: 8, 100: 8, 500: 4, 1000: 7})
    assert removable(state, 8_600) == {100: 1, 500: 3, 1000: 7}
    assert removable(state, 0) == {}


def test_change_is_given_for_a_bigger_chip() -> None:
    state = playing({100: 2, 500: 2})
    assert removable(state, 300) == {100: -2, 500: 1}
    assert total(removable(state, 300)) == 300


def test_chips_already_taken_are_not_taken_twice() -> None:
    state = playing({100: 5, 500: 1})
    assert removable(state, 500, {500: 1}) == {100: 5}


def test_more_than_there_is_cannot_leave() -> None:
    with pytest.raises(ValueError, match="200 more than there are"):
        removable(playing({100: 5}), 700)


def test_retired_values_are_no_change() -> None:
    state = playing({25: 4, 100: 2, 500: 1})
    state.ledger.retired = [25]
    assert removable(state, 400, {100: 2, 25: 4}) == {100: -1, 500: 1}


_CHIPS = st.dictionaries(st.sampled_from((5, 25, 100, 500, 1000, 2000, 5000)), st.integers(1, 30), min_size=1)


@given(chips=_CHIPS, data=st.data())
def test_the_ledger_never_goes_below_zero(chips: Chips, data: st.DataObject) -> None:
    state = playing(chips)
    points = data.draw(st.integers(0, total(chips)))
    out = removable(state, points)
    assert total(out) == points
    for value, count in out.items():
        assert count <= chips.get(value, 0)


@given(chips=_CHIPS, wanted=_CHIPS)
def test_chips_the_ledger_lacks_are_made_up_from_others(chips: Chips, wanted: Chips) -> None:
    if total(wanted) > total(chips):
        return
    out = covered(playing(chips), wanted)
    assert total(out) == total(wanted)
    for value, count in out.items():
        assert count <= chips.get(value, 0)


def test_the_event_books_change_as_issued() -> None:
    room = table_of({1: {500: 2}, 2: {100: 2, 500: 8}})
    happened(room, ChipsRemoved(entry=1, chips=removable(room.state, 400), cause="correction"))
    ledger = room.state.ledger
    assert (ledger.removed, ledger.issued) == ({500: 1}, {100: 3, 500: 10})
    assert (room.state.entries[1].stack, ledger.causes["correction"]) == (600, -400)


@pytest.mark.parametrize(
    ("points", "values", "stack"),
    [
        (10_000, (25, 100, 500, 1000), {25: 8, 100: 8, 500: 6, 1000: 6}),
        (50, (25, 100), {25: 2}),
        (0, (25, 100), {}),
    ],
)
def test_a_stack_to_play_with(points: int, values: tuple[int, ...], stack: Chips) -> None:
    assert stack_for(points, values) == stack


def test_a_stack_the_values_cannot_make() -> None:
    with pytest.raises(ValueError, match="do not make 10010"):
        stack_for(10_010, (25, 100))
    with pytest.raises(ValueError, match="do not make 10"):
        stack_for(10, (25, 100))


@given(points=st.integers(1, 4_000), values=st.sets(st.sampled_from((25, 100, 500, 1000, 2000, 5000, 25000))))
def test_every_stack_is_exact(points: int, values: set[int]) -> None:
    assert total(stack_for(25 * points, {25, *values})) == 25 * points
    assert total(change(points, values)) == points


def structure(*blinds: tuple[int, int, int], values: tuple[int, ...], breaks: tuple[int, ...]) -> Structure:
    return Structure(
        chip_values=values,
        levels=tuple(Level(number=number, small_blind=small, big_blind=big, ante=ante)
                     for number, (small, big, ante) in enumerate(blinds, 1)),
        breaks=tuple(Break(after_level=level) for level in breaks),
    )  # fmt: skip


BLINDS = ((25, 50, 0), (50, 100, 0), (75, 150, 0), (100, 200, 0), (200, 400, 0), (300, 600, 100),
          (500, 1000, 0), (1000, 2000, 0), (2000, 4000, 0))  # fmt: skip


def test_a_value_goes_at_the_first_break_after_its_last_level() -> None:
    plan = colour_up_plan(structure(*BLINDS, values=(25, 100, 500, 1000), breaks=(2, 4, 6)))
    assert plan == [
        Step(after_level=4, value=25, to=100, at_break=True),
        Step(after_level=6, value=100, to=500, at_break=True),
        Step(after_level=7, value=500, to=1000, at_break=False),
    ]


def test_an_ante_keeps_the_small_chip() -> None:
    blinds = (*BLINDS[:4], (200, 400, 25), (300, 600, 100), (500, 1000, 0))
    plan = colour_up_plan(structure(*blinds, values=(25, 100, 500), breaks=(4, 5)))
    assert plan == [
        Step(after_level=5, value=25, to=100, at_break=True),
        Step(after_level=6, value=100, to=500, at_break=False),
    ]


def test_values_needed_to_the_end_stay() -> None:
    assert colour_up_plan(structure(*BLINDS[:3], values=(25, 100), breaks=(2,))) == []
    assert colour_up_plan(Structure()) == []
    assert colour_up_plan(structure(*BLINDS, values=(1000,), breaks=(2,))) == []


def test_bets_and_bring_ins_count() -> None:
    levels = (
        Level(number=1, bring_in=25, small_bet=100, big_bet=200),
        Level(number=2, bring_in=100, small_bet=200, big_bet=400, ante=100),
        Level(number=3, bring_in=500, small_bet=1000, big_bet=2000, ante=500),
    )
    plan = colour_up_plan(Structure(chip_values=(25, 100, 500), levels=levels))
    assert [(step.after_level, step.value) for step in plan] == [(1, 25), (2, 100)]


def test_from_a_later_level_only_what_is_to_come_counts() -> None:
    sheet_ = structure(*BLINDS, values=(25, 100, 500, 1000), breaks=(2, 4, 6))
    assert colour_up_plan(sheet_, from_level=5)[0] == Step(after_level=4, value=25, to=100, at_break=True)


def at_break(book: str, level: int, stacks: dict[int, int]) -> Room:
    levels = tuple(Level(number=one.number, small_blind=one.small_blind, big_blind=one.big_blind)
                   for one in sheet().levels)  # fmt: skip
    room = table_of(stacks, book, breaks=(Break(after_level=6),), levels=levels)
    clock = room.state.sessions["1"].clock
    room.state.sessions["1"].status = "running"
    clock.level, clock.on_break, clock.running = level, True, True
    clock.ends_at = room.now + 600_000
    return room


def dues(room: Room) -> list[Due]:
    return list(colour_ups_due(room.state, room.now, room.book))


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param("adtp-2018", "24-B.2", marks=pytest.mark.clause("adtp-2018/24-B.2")),
        pytest.param("tda-2013", "23-B.2", marks=pytest.mark.clause("tda-2013/23-B.2")),
        pytest.param("tda-2024", "24-B.2", marks=pytest.mark.clause("tda-2024/24-B.2")),
        pytest.param("torrequebrada", "12-B.2", marks=pytest.mark.clause("torrequebrada/12-B.2")),
        pytest.param("fcp-2025", "24-B", marks=pytest.mark.clause("fcp-2025/24-B")),
    ],
)
def test_at_the_break_the_race_is_due_and_players_are_told_to_watch(book: str, clause: str) -> None:
    room = at_break(book, 6, {1: 5_025, 2: 5_050})
    (due,) = dues(room)
    assert due.command == RaceChips(session="1", value=25, to=100)
    assert f"{book}/{clause}" in due.clauses
    room.do(due.command)
    assert [one for one in dues(room) if getattr(one.command, "value", 0) == 25] == []


def test_no_race_is_due_before_its_break_or_during_a_hand() -> None:
    assert dues(at_break("tda-2013", 5, {1: 5_025, 2: 5_050})) == []
    room = at_break("tda-2013", 6, {1: 5_025, 2: 5_050})
    room.state.sessions["1"].clock.kept = 60_000
    assert dues(room) == []
    room.state.sessions["1"].clock.kept = 0
    happened(room, HandStarted(table=1, number=1, level=6, game="nlhe", dealt=(1, 2),
                               positions=Positions(button=1, small=1, big=2)))  # fmt: skip
    assert dues(room) == []


def test_where_chips_are_changed_one_by_one_each_player_is_proposed() -> None:
    room = at_break("pokerfest-2011", 6, {1: 5_025, 2: 5_000, 3: 5_050})
    room.state.sessions["1"].clock.on_break = False
    room.state.sessions["1"].clock.level = 7
    found = dues(room)
    assert [due.command for due in found] == [
        ColourUp(entry=1, value=25, to=100), ColourUp(entry=3, value=25, to=100),
    ]  # fmt: skip
    assert not any(due.must for due in found)
    for due in found:
        room.do(due.command)
    assert [one for one in dues(room) if getattr(one.command, "value", 0) == 25] == []
    assert live_values(room.state)[0] == 100


def test_a_value_nobody_has_an_odd_chip_of_can_go() -> None:
    room = at_break("pokerfest-2011", 6, {1: 5_000, 2: 5_000})
    (due,) = dues(room)
    assert due.command == RetireChips(session="1", value=25, to=100)
    room.do(due.command)
    assert 25 not in room.state.ledger.in_play
    assert room.state.ledger.points == 10_000


def test_values_in_play() -> None:
    room = table_of({1: 5_025, 2: 5_075})
    assert live_values(room.state) == [25, 100, 500, 1000, 5000]
    assert smallest_in_play(room.state) == 25
    room.do(RaceChips(value=25))
    assert live_values(room.state, "1") == [100, 500, 1000, 5000]
    assert smallest_in_play(room.state) == 100
    assert smallest_in_play(Tournament()) == 1


def test_todo_lists_the_race() -> None:
    room = at_break("tda-2013", 6, {1: 5_025, 2: 5_050})
    seated(room, {1: 5_000}, table=2)
    asked_for = [due.command for due in todo(room.state, room.now, room.book)]
    assert RaceChips(session="1", value=25, to=100) in asked_for
