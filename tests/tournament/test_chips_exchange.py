"""Chips changed for larger ones: player by player in place of a race, or at the direction's discretion."""

from typing import Any

import pytest
from tests.support.books import FAMILY
from tests.support.room import Room
from tests.support.stacks import happened, seated, stacks_at, table_of

from torneo.hand.button import Positions
from torneo.rulebook import load_book
from torneo.tournament import Refused
from torneo.tournament.chips.commands import ColourUp, ExchangeChips, RetireChips
from torneo.tournament.chips.events import ChipsExchanged, ValueRetired
from torneo.tournament.conduct.events import Decided, Noted
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.structure.model import Level

FIFTIES = (50, 100, 500, 1000)
FIFTY_SHEET: dict[str, Any] = {
    "stack": {50: 20, 100: 20, 500: 6, 1000: 4},
    "levels": tuple(
        Level(number=number, small_blind=small, big_blind=2 * small)
        for number, small in enumerate((50, 100, 150, 200, 300, 400, 500, 600, 800), 1)
    ),
}
RACING = FAMILY


def pokerfest(stacks: dict[int, int]) -> Room:
    return table_of(stacks, "pokerfest-2011", FIFTIES, **FIFTY_SHEET)


def options(room: Room, matter: str, **about: int | bool) -> tuple[str, ...]:
    offered = offer(room.state, matter, about, room.book)
    assert not isinstance(offered, Refused), offered
    return offered.options


@pytest.mark.clause("pokerfest-2011/chip-change-1")
@pytest.mark.policy("chips_colour_up_rounding")
def test_each_exchange_records_what_was_taken_and_given() -> None:
    room = pokerfest({1: 4_350, 2: 5_000, 3: 6_050})
    events = room.do(ColourUp(entry=1, value=50), role="floor", who="Luis")
    exchanged = events[0]
    assert isinstance(exchanged, ChipsExchanged)
    assert (exchanged.taken, exchanged.given) == ({50: 1}, {100: 1})
    assert "pokerfest-2011/chip-change-1" in exchanged.clauses
    room.do(ColourUp(entry=2, value=50, chips=6), role="floor", who="Luis")
    sheet = [(one.entry, one.taken, one.given, one.difference, one.by) for one in room.state.ledger.exchanges]
    assert sheet == [(1, 50, 100, 50, "Luis"), (2, 300, 300, 0, "Luis")]
    assert room.state.ledger.causes["exchange"] == 50
    assert stacks_at(room) == {1: 4_400, 2: 5_000, 3: 6_050}


@pytest.mark.clause("pokerfest-2011/chip-change-1")
@pytest.mark.policy("chips_colour_up_rounding")
@pytest.mark.parametrize(("rounding", "stack"), [("round_up_for_the_player", 600), ("round_down", 500)])
@pytest.mark.parametrize("pieces", [(3,), (1, 1, 1), (1, 0), (2, 1)])
def test_chips_handed_in_one_by_one_come_to_the_same(
    rounding: str, stack: int, pieces: tuple[int, ...]
) -> None:
    book = load_book("pokerfest-2011").with_policies({"chips_colour_up_rounding": rounding})
    room = table_of({2: {25: 3, 100: 5}, 7: {25: 2, 100: 5}}, book)
    for chips in pieces:
        room.do(ColourUp(entry=1, value=25, chips=chips))
    assert stacks_at(room) == {2: stack, 7: 550}
    assert sum(one.difference for one in room.state.ledger.exchanges) == stack - 575


def test_the_last_exchange_takes_the_value_out_of_play() -> None:
    room = pokerfest({1: 4_350, 2: 5_000, 3: 6_050})
    assert len(room.do(ColourUp(entry=1, value=50))) == 1
    events = room.do(ColourUp(entry=3, value=50))
    assert isinstance(events[-1], ValueRetired)
    assert 50 not in room.state.ledger.in_play
    assert room.state.ledger.points == 15_400 + 100
    assert room.refused(ColourUp(entry=2, value=50)).reason == "value_not_in_play"


@pytest.mark.clause("pokerfest-2011/chip-change-2")
def test_play_and_clock_go_on_during_the_exchange() -> None:
    room = pokerfest({1: 4_350, 2: 5_000, 3: 6_050})
    clock = room.state.sessions["1"].clock
    clock.running, clock.level, clock.ends_at = True, 7, room.now + 60_000
    happened(room, HandStarted(table=1, number=1, level=7, game="nlhe", dealt=(1, 2, 3),
                               positions=Positions(button=1, small=2, big=3)))  # fmt: skip
    room.do(ColourUp(entry=1, value=50), role="floor")
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.stacks == {1: 4_400, 2: 5_000, 3: 6_050}
    assert (clock.running, clock.ends_at) == (True, room.now + 60_000)
    assert stacks_at(room) == {1: 4_400, 2: 5_000, 3: 6_050}


@pytest.mark.clause("pokerfest-2011/chip-change-3")
def test_who_refuses_the_exchange_may_be_excluded() -> None:
    room = pokerfest({1: 4_350, 2: 5_000, 3: 6_050})
    offered = offer(room.state, "exchange_refused", {"entry": 1}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("let_continue", "exclude")
    assert offered.clauses == ("pokerfest-2011/chip-change-3",)
    let = Decide(matter="exchange_refused", option="let_continue", why="primera vez", about={"entry": 1})
    room.do(let)
    assert room.state.tables[1].players == 3
    out = Decide(matter="exchange_refused", option="exclude", why="se niega otra vez", about={"entry": 1})
    assert room.refused(out, role="floor").reason == "role"
    room.do(out)
    assert room.state.entries[1].status == "removed"
    decision = room.state.decisions[-1]
    assert (decision.option, decision.why, decision.by.name) == ("exclude", "se niega otra vez", "Ana")
    assert sum(stacks_at(room).values()) + room.state.tables[1].carried == 15_400
    assert room.refused(out).reason == "holds_no_chips"


@pytest.mark.parametrize("book", RACING)
@pytest.mark.policy("chips_exchange_refusal")
def test_elsewhere_a_refusal_is_for_the_penalties(book: str) -> None:
    assert options(table_of({1: 5_000}, book), "exchange_refused", entry=1) == (
        "let_continue",
        "give_penalty",
    )


@pytest.mark.parametrize("book", RACING)
def test_books_with_a_race_change_no_odd_chips(book: str) -> None:
    room = table_of({1: 5_025}, book)
    refused = room.refused(ColourUp(entry=1, value=25))
    assert refused.reason == "race_instead"
    assert refused.clauses


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (ColourUp(entry=9, value=50), "unknown_entry"),
        (ColourUp(entry=1, value=75), "value_not_in_play"),
        (ColourUp(entry=1, value=50, to=1000, chips=200), "chips_to_exchange"),
        (ColourUp(entry=1, value=50, chips=-1), "chips_to_exchange"),
        (ColourUp(entry=2, value=50), "chips_to_exchange"),
        (ColourUp(entry=1, value=1000), "no_larger_value"),
    ],
)
def test_exchanges_that_cannot_be(command: ColourUp, reason: str) -> None:
    assert pokerfest({1: 4_350, 2: 5_000}).refused(command).reason == reason


def test_an_exchange_never_takes_the_last_chip() -> None:
    book = pokerfest({}).book.with_policies({"chips_colour_up_rounding": "round_down"})
    room = table_of({1: 50, 2: 5_050}, book, FIFTIES, **FIFTY_SHEET)
    room.do(ColourUp(entry=1, value=50))
    room.do(ColourUp(entry=2, value=50))
    assert stacks_at(room) == {1: 100, 2: 5_000}
    assert [one.difference for one in room.state.ledger.exchanges] == [50, -50]


def test_a_value_can_be_closed_by_hand_once_nobody_holds_it() -> None:
    room = pokerfest({1: 4_350, 2: 5_000})
    refused = room.refused(RetireChips(value=50))
    assert (refused.reason, refused.facts["seat"]) == ("still_holds_value", 1)
    room.state.entries[1].stack += 50
    room.state.ledger.issued[50] += 1
    room.do(RetireChips(value=50))
    assert 50 not in room.state.ledger.in_play
    assert room.state.ledger.points == 9_400


def discretionary(book: str, count: int, value: int) -> Room:
    """Seat 3 holds so many chips of a value."""
    room = table_of({1: 5_000}, book, (25, 100, 500, 1000, 5000))
    seated(room, {3: {value: count}}, table=2)
    return room


@pytest.mark.parametrize(
    ("book", "count", "value", "to", "clause"),
    [
        pytest.param("adtp-2018", 200, 100, 1000, "25-B.1", marks=pytest.mark.clause("adtp-2018/25-B.1")),
        pytest.param("tda-2013", 60, 100, 1000, "24-B.1", marks=pytest.mark.clause("tda-2013/24-B.1")),
        pytest.param("torrequebrada", 200, 500, 1000, "40-B.1",
                     marks=pytest.mark.clause("torrequebrada/40-B.1")),
        pytest.param("tda-2024", 60, 1000, 5000, "25-B.1", marks=pytest.mark.clause("tda-2024/25-B.1")),
        pytest.param("fcp-2025", 100, 100, 5000, "25-B.1", marks=pytest.mark.clause("fcp-2025/25-B.1")),
    ],
)  # fmt: skip
def test_leave_them_or_change_them_at_equal_value(
    book: str, count: int, value: int, to: int, clause: str
) -> None:
    room = discretionary(book, count, value)
    about: dict[str, int | bool] = {"entry": 2, "value": value, "chips": count, "to": to}
    offered = offer(room.state, "colour_up", about, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("leave", "exchange")
    assert f"{book}/{clause}" in offered.clauses
    room.do(Decide(matter="colour_up", option="leave", why="no molestan", about={**about}))
    before = room.state.ledger.in_play
    decide = Decide(
        matter="colour_up", option="exchange", why="faltan fichas", about={**about, "announced": True}
    )
    room.do(decide)
    assert stacks_at(room, 2) == {3: count * value}
    after = room.state.ledger.in_play
    assert before[value] - after.get(value, 0) == count
    assert after[to] - before.get(to, 0) == count * value // to
    decision = room.state.decisions[-1]
    assert (decision.option, decision.why, decision.by.name) == ("exchange", "faltan fichas", "Ana")


@pytest.mark.clause("fcp-2025/25-B.1")
def test_part_of_the_chips_may_be_changed() -> None:
    room = discretionary("fcp-2025", 140, 100)
    room.do(ExchangeChips(entry=2, taken={100: 100}, given={5000: 2}, why="son muchas", announced=True))
    assert stacks_at(room, 2) == {3: 14_000}


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param("adtp-2018", "25-B.2", marks=pytest.mark.clause("adtp-2018/25-B.2")),
        pytest.param("tda-2013", "24-B.2", marks=pytest.mark.clause("tda-2013/24-B.2")),
        pytest.param("torrequebrada", "40-B.2", marks=pytest.mark.clause("torrequebrada/40-B.2")),
        pytest.param("tda-2024", "25-B.2", marks=pytest.mark.clause("tda-2024/25-B.2")),
        pytest.param("fcp-2025", "25-B.2", marks=pytest.mark.clause("fcp-2025/25-B.2")),
    ],
)
def test_an_exchange_counts_once_it_is_announced(book: str, clause: str) -> None:
    room = discretionary(book, 60, 100)
    wanted = ExchangeChips(entry=2, taken={100: 60}, given={1000: 6}, why="ritmo")
    refused = room.refused(wanted)
    assert refused.reason == "announcement_missing"
    assert f"{book}/{clause}" in refused.clauses
    events = room.do(ExchangeChips(entry=2, taken={100: 60}, given={1000: 6}, why="ritmo", announced=True))
    assert [type(one) for one in events] == [Noted, Decided, ChipsExchanged]
    note = room.state.notes[-1]
    assert (note.kind, note.about["table"]) == ("chip_exchange", 2)
    assert f"{book}/{clause}" in note.clauses


def test_an_announcement_made_before_serves_once() -> None:
    room = discretionary("tda-2013", 60, 100)
    wanted = ExchangeChips(entry=2, taken={100: 20}, given={1000: 2}, why="ritmo")
    happened(room, Noted(kind="chip_exchange", about={"table": 1}))
    assert room.refused(wanted).reason == "announcement_missing"
    happened(room, Noted(kind="chip_exchange", about={"table": 2}))
    room.later(minutes=1).do(wanted)
    assert room.later(minutes=1).refused(wanted).reason == "announcement_missing"


@pytest.mark.policy("chips_discretionary_colour_up")
def test_the_supervisor_needs_no_announcement_where_the_book_asks_none() -> None:
    room = pokerfest({1: 4_000, 2: 5_000})
    room.do(ExchangeChips(entry=1, taken={100: 10}, given={1000: 1}, why="ritmo"), role="floor")
    assert stacks_at(room) == {1: 4_000, 2: 5_000}


@pytest.mark.parametrize("book", RACING)
def test_only_the_direction_orders_an_exchange(book: str) -> None:
    wanted = ExchangeChips(entry=2, taken={100: 60}, given={1000: 6}, why="ritmo", announced=True)
    assert discretionary(book, 60, 100).refused(wanted, role="floor").reason == "role"
    assert discretionary(book, 60, 100).refused(wanted, role="dealer").reason == "role"


@pytest.mark.parametrize(
    ("taken", "given", "reason"),
    [
        ({100: 60}, {1000: 5}, "not_equal_value"),
        ({}, {}, "not_equal_value"),
        ({100: -10}, {1000: -1}, "amount"),
        ({100: 10}, {200: 5}, "value_not_in_play"),
        ({100: 5_000}, {1000: 500}, "amount"),
        ({5000: 1}, {1000: 5}, "so_many_not_in_play"),
    ],
)
def test_unequal_or_impossible_exchanges(taken: dict[int, int], given: dict[int, int], reason: str) -> None:
    room = discretionary("tda-2013", 60, 100)
    wanted = ExchangeChips(entry=2, taken=taken, given=given, why="ritmo", announced=True)
    assert room.refused(wanted).reason == reason


def test_an_exchange_has_a_reason() -> None:
    room = discretionary("tda-2013", 60, 100)
    wanted = ExchangeChips(entry=2, taken={100: 60}, given={1000: 6}, why=" ", announced=True)
    assert room.refused(wanted).reason == "reason_missing"


@pytest.mark.parametrize(
    ("about", "reason"),
    [
        ({}, "matter_about"),
        ({"entry": 2, "value": 100, "to": 1000, "chips": 55}, "not_whole_chips"),
        ({"entry": 2, "value": 100, "to": 1000, "chips": 70}, "amount"),
        ({"entry": 2, "value": 20}, "value_not_in_play"),
        ({"entry": 7, "value": 100}, "unknown_entry"),
    ],
)
def test_there_is_nothing_to_decide(about: dict[str, int], reason: str) -> None:
    offered = offer(discretionary("tda-2013", 60, 100).state, "colour_up", about, table_of({}).book)
    assert isinstance(offered, Refused)
    assert offered.reason == reason
