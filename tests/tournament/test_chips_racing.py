"""``RaceChips``: what a race does to the stacks, the ledger and the session."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.books import FAMILY
from tests.support.events import published
from tests.support.room import Room
from tests.support.stacks import happened, seated, stacks_at, table_of

from torneo.cards import DECK, card_text, verifiable_shuffle
from torneo.hand.button import Positions
from torneo.hand.phh import read_phh
from torneo.tournament import Refused, problems
from torneo.tournament.chips.commands import RaceChips
from torneo.tournament.chips.events import ChipsRaced, ValueRetired
from torneo.tournament.chips.planning import RaceScreen, race_screen
from torneo.tournament.chips.values import Step, colour_up_plan
from torneo.tournament.hands.events import ChipsMoved, HandStarted
from torneo.tournament.seats.events import Moved
from torneo.tournament.structure.model import Day, Flight, Level, Registration

PHH = Path(__file__).parents[1] / "phh"
RACING = FAMILY


def race_of(room: Room, *cards: str, value: int = 25, to: int = 100) -> ChipsRaced:
    events = room.do(RaceChips(value=value, to=to, cards={1: cards} if cards else {}))
    raced = events[0]
    assert isinstance(raced, ChipsRaced)
    return raced


def clause(book: str, *ids: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(*(f"{book}/{one}" for one in ids))


@pytest.mark.parametrize(
    ("book", "seats"),
    [
        pytest.param("adtp-2018", (1, 3, 6), marks=clause("adtp-2018", "24-A.1")),
        pytest.param("tda-2013", (1, 3, 8), marks=clause("tda-2013", "23-A.1")),
        pytest.param("tda-2024", (1, 4, 9), marks=clause("tda-2024", "24-A.1")),
        pytest.param("torrequebrada", (3, 5, 9), marks=clause("torrequebrada", "12-A.1")),
        pytest.param("fcp-2025", (1, 4, 8), marks=clause("fcp-2025", "24-A.1")),
    ],
)
def test_the_race_starts_at_seat_1(book: str, seats: tuple[int, ...]) -> None:
    room = table_of(dict.fromkeys(seats, 1075) | {2: 2000}, book)
    raced = race_of(room, "2c", "3c", "4c", "As", "5c", "6c", "Kd", "Kc", "Kh")
    assert list(raced.odd.items()) == [(seat, 3) for seat in seats]
    assert raced.cards == {seats[0]: ("2c", "3c", "4c"), seats[1]: ("As", "5c", "6c"),
                           seats[2]: ("Kd", "Kc", "Kh")}  # fmt: skip
    assert raced.winners == (seats[1], seats[2])
    assert stacks_at(room) == {2: 2000, seats[0]: 1000, seats[1]: 1100, seats[2]: 1100}
    assert [one for one in raced.clauses if one.startswith(f"{book}/")]


@pytest.mark.clause("fcp-2025/24-A.1")
def test_two_hundred_in_odd_chips_are_two_chips_for_two_players() -> None:
    room = table_of({1: 575, 4: 550, 8: 575}, "fcp-2025")
    raced = race_of(room, "As", "Ah", "Ad", "2c", "3c", "4c", "5c", "6c")
    assert raced.winners == (1, 8)
    assert stacks_at(room) == {1: 600, 4: 500, 8: 600}
    assert "fcp-2025/24-A.1" in raced.clauses


@pytest.mark.parametrize(
    "book",
    [
        pytest.param("tda-2013", marks=clause("tda-2013", "23-A.2")),
        pytest.param("tda-2024", marks=clause("tda-2024", "24-A.2")),
        pytest.param("torrequebrada", marks=clause("torrequebrada", "12-A.2")),
        pytest.param("adtp-2018", marks=clause("adtp-2018", "24-A.1")),
        pytest.param("fcp-2025", marks=clause("fcp-2025", "24-A.1")),
    ],
)
def test_the_two_best_cards_of_one_player_win_one_chip(book: str) -> None:
    room = table_of({4: 1075, 6: 1075, 9: 1050}, book)
    raced = race_of(room, "As", "Ks", "2c", "Jh", "3c", "4c", "5c", "6c")
    assert raced.winners == (4, 6)
    assert stacks_at(room) == {4: 1100, 6: 1100, 9: 1000}


@pytest.mark.parametrize(
    ("book", "seat", "stack", "cited"),
    [
        pytest.param("tda-2013", 2, 50, "23-A.3", marks=clause("tda-2013", "23-A.3")),
        pytest.param("tda-2024", 2, 50, "24-A.3", marks=clause("tda-2024", "24-A.3")),
        pytest.param("adtp-2018", 4, 75, "24-A.2", marks=clause("adtp-2018", "24-A.2")),
        pytest.param("fcp-2025", 6, 25, "24-A.2", marks=clause("fcp-2025", "24-A.2")),
        pytest.param("torrequebrada", 5, 75, "12-A.3", marks=clause("torrequebrada", "12-A.3")),
    ],
)
def test_nobody_is_raced_out(book: str, seat: int, stack: int, cited: str) -> None:
    room = table_of({seat: stack, 9: 1025}, book)
    cards = ["2c", "3c", "4c"][: stack // 25]
    before = room.state.ledger.points
    raced = race_of(room, *cards, "As")
    assert raced.winners == (9,)
    assert stacks_at(room)[seat] == 100
    assert raced.rescued == {seat: 100}
    assert f"{book}/{cited}" in raced.clauses
    assert room.state.ledger.causes["race_rescue"] == 100
    assert room.state.ledger.points - before == (
        room.state.ledger.causes["race_rescue"] + room.state.ledger.causes.get("race", 0)
    )
    assert room.state.entries[room.state.tables[1].seats[seat - 1]].status == "seated"


@pytest.mark.clause("torrequebrada/12-A.4")
def test_two_three_and_none() -> None:
    room = table_of({1: 550, 2: 500, 6: 575}, "torrequebrada")
    raced = race_of(room, "2c", "3c", "4c", "5c", "6c")
    assert {seat: len(cards) for seat, cards in raced.cards.items()} == {1: 2, 6: 3}
    assert "torrequebrada/12-A.4" in raced.clauses


@pytest.mark.clause("torrequebrada/12-A.5")
def test_queen_of_hearts_beats_queen_of_diamonds() -> None:
    room = table_of({2: 550, 7: 550}, "torrequebrada")
    raced = race_of(room, "2c", "Qh", "Qd", "3c")
    assert raced.winners == (2,)
    assert stacks_at(room) == {2: 600, 7: 500}
    assert "torrequebrada/12-A.5" in raced.clauses


@pytest.mark.clause("torrequebrada/12-B.2")
def test_a_player_away_takes_part_and_nothing_is_held_against_him() -> None:
    room = table_of({2: 550, 7: 550}, "torrequebrada")
    away = room.state.entries[room.state.tables[1].seats[1]]
    away.away_since = room.now
    race_of(room, "As", "Qh", "Qd", "3c")
    assert stacks_at(room) == {2: 600, 7: 500}
    assert room.state.infractions == []


@pytest.mark.clause("fcp-2025/24-B")
def test_the_table_shows_every_stack_and_invites_to_watch() -> None:
    room = table_of({1: 575, 4: 550, 5: 3000}, "fcp-2025")
    screen = race_screen(room.state, 1, 25, room.book)
    assert isinstance(screen, RaceScreen)
    assert screen.stacks == {1: 575, 4: 550, 5: 3000}
    assert (screen.cards, screen.awarded, screen.watch) == ({1: 3, 4: 2}, 1, True)
    assert "fcp-2025/24-B" in screen.clauses


@pytest.mark.parametrize("book", RACING)
def test_the_ledger_has_no_chip_of_the_value_left(book: str) -> None:
    room = table_of({1: 10_025, 2: 9_950, 3: 10_000, 4: 5_075}, book)
    before = room.state.ledger.points
    events = room.do(RaceChips(value=25, cards={1: ("2c", "3c", "4c", "5c", "6c", "7c")}))
    assert isinstance(events[-1], ValueRetired)
    ledger = room.state.ledger
    assert 25 not in ledger.in_play
    assert ledger.retired == [25]
    assert ledger.points == before + ledger.causes["race"] == 35_100
    assert ledger.causes["race"] == 50
    assert room.refused(RaceChips(value=25)).reason == "already_raced"


def televised(hand: int) -> tuple[dict[int, int], dict[int, int]]:
    """{seat: points} before and after a recorded hand of the World Series 2023 table."""
    names = ("Matthew Ashton", "Kristopher Tong", "James Obst", "Talal Shakerchi", "Brian Rast")
    records = [record for file in PHH.glob("wsop__2023__43__5__*.phh") for record in read_phh(file)]
    record = next(one for one in records if int(one.hand) == hand)
    assert record.finishing_stacks is not None
    seats = [names.index(name) + 1 for name in record.players]
    return (dict(sorted(zip(seats, map(int, record.starting_stacks), strict=True))),
            dict(sorted(zip(seats, map(int, record.finishing_stacks), strict=True))))  # fmt: skip


def test_the_televised_table() -> None:
    """Between hands 2 and 3 sixteen odd chips of 5,000 became three of 25,000.

    Hand 2 is not on record, nor are the cards of the race. The stacks after hand 2 are one reconstruction
    that fits hands 1 and 3 and the odd chips 2, 3, 3, 4, 4 (others fit too), and the cards are chosen so
    that its winners win. The stacks of hand 3 and both totals are those on record.
    """
    values = (5_000, 25_000, 100_000, 500_000)
    before = {1: 8_540_000, 2: 3_735_000, 3: 4_120_000, 4: 8_765_000, 5: 4_545_000}
    assert sum(before.values()) == sum(televised(1)[1].values())
    after = televised(3)[0]
    levels = (
        Level(number=1, small_blind=40_000, big_blind=80_000, ante=80_000),
        Level(number=2, small_blind=50_000, big_blind=100_000, ante=100_000),
    )
    room = table_of(
        before, "tda-2013", values, stack={5_000: 10, 25_000: 10, 100_000: 2}, levels=levels,
        breaks=(), ante_kind="big_blind", registration=Registration(closes_level=1),
    )  # fmt: skip
    assert room.state.ledger.points == 29_705_000
    assert colour_up_plan(room.state.structure)[0] == Step(
        after_level=1, value=5_000, to=25_000, at_break=False
    )
    cards = ("2c", "3c", "4c", "As", "5c", "6c", "7c", "8c", "9c", "Ks", "5d", "6d", "Qs", "7d", "8d", "9d")
    raced = race_of(room, *cards, value=5_000, to=25_000)
    assert sorted(raced.odd.values()) == [2, 3, 3, 4, 4]
    assert raced.winners == (2, 4, 5)
    assert stacks_at(room) == after
    assert room.state.ledger.points == 29_700_000
    assert room.state.ledger.causes["race"] == -5_000


def test_cards_drawn_can_be_drawn_again_by_anyone() -> None:
    room = table_of({1: 1075, 3: 1050}, "tda-2013")
    raced = race_of(room)
    assert raced.draw is not None
    seed = bytes.fromhex(room.asked(RaceChips(value=25)).seed)
    deck = [card_text(card) for card in verifiable_shuffle(seed, DECK, raced.draw.label)]
    assert [*raced.cards[1], *raced.cards[3]] == deck[:5]
    assert room.state.sessions["1"].draws == 1


def test_every_table_of_the_session_is_raced_with_cards_of_its_own() -> None:
    room = table_of({1: 1075, 3: 1075}, "adtp-2018")
    seated(room, {2: 1050, 4: 1025}, table=2)
    raced = [one for one in room.do(RaceChips(value=25)) if isinstance(one, ChipsRaced)]
    assert [one.table for one in raced] == [1, 2]
    labels = {one.draw.label for one in raced if one.draw is not None}
    assert len(labels) == 2
    assert room.state.ledger.retired == [25]


def test_table_by_table_the_value_goes_with_the_last_one() -> None:
    room = table_of({1: 1075, 3: 1075}, "adtp-2018")
    seated(room, {2: 1050, 4: 1025}, table=2)
    room.do(RaceChips(value=25, table=2))
    assert room.state.ledger.retired == []
    assert room.refused(RaceChips(value=25, table=2)).reason == "already_raced"
    assert stacks_at(room) == {1: 1075, 3: 1075}
    room.do(RaceChips(value=25))
    assert room.state.ledger.retired == [25]
    assert 25 not in room.state.ledger.in_play


def test_who_comes_to_a_raced_table_with_odd_chips_is_raced_again() -> None:
    room = table_of({1: 1075, 3: 1075}, "adtp-2018")
    seated(room, {2: 1050, 4: 1025}, table=2)
    room.do(RaceChips(value=25, table=2))
    happened(room, Moved(entry=1, table=2, seat=7, from_table=1, from_seat=1, why="balance"))
    room.do(RaceChips(value=25))
    assert room.state.ledger.retired == [25]
    assert all(stack % 100 == 0 for stack in (*stacks_at(room).values(), *stacks_at(room, 2).values()))


def test_another_flight_keeps_its_small_chips() -> None:
    days = (Day(number=1, flights=(Flight(name="1A", starts="2027-01-15T08:00+00:00"),
                                   Flight(name="1B", starts="2027-01-16T08:00+00:00"))),)  # fmt: skip
    room = published("tda-2013", days=days)
    seated(room, {1: 1075, 2: 1050}, table=1, session="1A")
    seated(room, {1: 1075, 2: 1050}, table=11, session="1B")
    room.do(RaceChips(value=25, session="1A"))
    assert room.state.ledger.retired == []
    assert room.state.ledger.retired_in == {"1A": [25]}
    assert room.state.ledger.in_play[25] > 0
    assert stacks_at(room, 11) == {1: 1075, 2: 1050}
    room.do(RaceChips(value=25, session="1B"))
    assert room.state.ledger.retired == [25]
    assert 25 not in room.state.ledger.in_play


def test_stacks_that_are_not_known_need_the_odd_chips_told() -> None:
    room = table_of({1: 5_000, 2: 5_000, 3: 5_000}, "tda-2013")
    happened(room, ChipsMoved(table=1, entry=1, points=2_000))
    assert room.refused(RaceChips(value=25)).reason == "odd_chips_needed"
    room.refused(RaceChips(value=25, odd={1: {1: 4}}))
    assert room.refused(RaceChips(value=25, odd={1: {7: 1}})).reason == "empty_seat"
    room.do(RaceChips(value=25, odd={1: {1: 3, 2: 1, 3: 2}}, cards={1: ("2c", "3c", "4c", "5c", "6c", "7c")}))
    assert room.state.tables[1].uncounted == 2_050
    assert room.state.ledger.causes["race"] == 50


def test_odd_chips_pushed_forward_count_whatever_the_stacks_on_record_say() -> None:
    """Nobody has told this table's results: the race is of the chips that lie there."""
    room = table_of({1: 5_075, 2: 5_025, 3: 4_900}, "tda-2013")
    before = room.state.ledger.points
    events = room.do(RaceChips(value=25, odd={1: {2: 3, 3: 1}}, cards={1: ("As", "3c", "4c", "2c")}))
    raced = events[0]
    assert isinstance(raced, ChipsRaced)
    assert (raced.odd, raced.winners) == ({2: 3, 3: 1}, (2,))
    assert all(stack % 100 == 0 for stack in stacks_at(room, 1).values())
    assert sum(stacks_at(room, 1).values()) + room.state.tables[1].uncounted == before
    assert room.state.ledger.points == before
    assert room.refused(RaceChips(value=25)).reason == "already_raced"


def test_seats_told_to_hold_nothing_else_are_rescued() -> None:
    room = table_of({1: 5_000, 2: 5_000}, "tda-2013")
    happened(room, ChipsMoved(table=1, entry=1, points=2_000))
    events = room.do(RaceChips(value=25, odd={1: {1: 1, 2: 3}}, whole={1: (1,)},
                               cards={1: ("2c", "As", "3c", "4c")}))  # fmt: skip
    assert isinstance(events[0], ChipsRaced)
    assert (events[0].winners, events[0].rescued) == ((2,), {1: 100})
    assert room.state.ledger.causes["race_rescue"] == 100


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (RaceChips(value=50), "value_not_in_play"),
        (RaceChips(value=100), "smaller_value_first"),
        (RaceChips(value=25, to=250), "value_not_in_play"),
        (RaceChips(value=5000), "no_larger_value"),
        (RaceChips(value=25, to=25), "not_a_multiple"),
        (RaceChips(value=25, table=4), "unknown_table"),
        (RaceChips(value=25, session="9"), "unknown_session"),
        (RaceChips(value=25, cards={2: ("As",)}), "unknown_table"),
        (RaceChips(value=25, cards={1: ("As",)}), "race_cards"),
        (RaceChips(value=25, cards={1: ("As", "As", "2c", "3c", "4c")}), "card_twice"),
        (RaceChips(value=25, cards={1: ("As", "Zz", "2c", "3c", "4c")}), "card_unreadable"),
    ],
)
def test_what_cannot_be_raced_changes_nothing(command: RaceChips, reason: str) -> None:
    room = table_of({1: 1075, 3: 1050}, "tda-2013")
    refused = room.refused(command)
    assert refused.reason == reason


def test_only_the_floor_races_chips() -> None:
    room = table_of({1: 1075, 3: 1050}, "tda-2013")
    assert room.refused(RaceChips(value=25), role="dealer").reason == "role"
    assert room.refused(RaceChips(value=25), role="player").reason == "role"


def test_a_table_in_the_middle_of_a_hand_waits() -> None:
    room = table_of({1: 1075, 3: 1050}, "tda-2013")
    happened(room, HandStarted(table=1, number=1, level=1, game="nlhe", dealt=(1, 3),
                               positions=Positions(button=1, small=1, big=3)))  # fmt: skip
    refused = room.refused(RaceChips(value=25))
    assert (refused.reason, refused.facts["table"]) == ("hand_in_progress", 1)


def test_a_race_needs_the_committed_seed_unless_cards_are_typed_in() -> None:
    room = table_of({1: 1075, 3: 1050}, "tda-2013")
    room.state.sessions["1"].commitment = ""
    assert room.refused(RaceChips(value=25)).reason == "seed_not_committed"
    room.do(RaceChips(value=25, cards={1: ("2c", "3c", "4c", "5c", "6c")}))


def test_without_odd_chips_the_value_just_goes() -> None:
    room = table_of({1: 1000, 3: 2000}, "tda-2013")
    raced = race_of(room)
    assert (raced.odd, raced.cards, raced.winners, raced.draw) == ({}, {}, (), None)
    assert room.state.ledger.in_play.get(25) is None
    assert "race" not in room.state.ledger.causes


def test_a_race_of_more_cards_than_a_deck_uses_two() -> None:
    room = table_of(dict.fromkeys((1, 2, 3), 1475), "tda-2013", (25, 500, 1000), stack={25: 40, 500: 8})
    raced = race_of(room, value=25, to=500)
    assert sum(map(len, raced.cards.values())) == 57
    assert len(raced.winners) == 3


@settings(max_examples=60, deadline=None)
@given(
    stacks=st.lists(st.integers(1, 400), min_size=2, max_size=9),
    book=st.sampled_from(RACING),
    both=st.booleans(),
)
def test_chips_are_conserved_by_value(stacks: list[int], book: str, both: bool) -> None:
    room = table_of({seat: 25 * count for seat, count in enumerate(stacks, 1)}, book)
    before, at_seats = room.state.ledger.points, stacks_at(room)
    room.do(RaceChips(value=25))
    if both:
        room.do(RaceChips(value=100))
    ledger, to = room.state.ledger, 500 if both else 100
    booked = ledger.causes.get("race", 0) + ledger.causes.get("race_rescue", 0)
    assert ledger.points - before == booked
    assert sum(stacks_at(room).values()) - sum(at_seats.values()) == booked
    assert all(count > 0 for count in ledger.in_play.values())
    assert not {25, *((100,) if both else ())} & set(ledger.in_play)
    for seat, stack in stacks_at(room).items():
        assert stack > 0
        assert stack % to == 0
        if not both:
            assert -75 <= stack - at_seats[seat] <= 75
    assert problems(room.state) == []


@pytest.mark.clause("pokerfest-2011/chip-change-1")
def test_a_book_without_races_refuses_one() -> None:
    room = table_of({1: 1075, 3: 1050}, "pokerfest-2011")
    refused = room.refused(RaceChips(value=25))
    assert isinstance(refused, Refused)
    assert refused.reason == "no_race"
    assert "pokerfest-2011/chip-change-1" in refused.clauses
