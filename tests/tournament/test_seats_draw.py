"""Drawing seats: committed seeds, even tables, one distinct seat each, and everybody can do it again."""

from collections import Counter
from itertools import pairwise

import pytest
from tests.support.events import published
from tests.support.room import COMMITMENT, SEED, Room
from tests.support.seating import at, entered, opened, place, put, seated
from tests.support.work import calls

from torneo.cards.verifiable import commitment, verifiable_shuffle
from torneo.rulebook import book_ids
from torneo.tournament import Refused, decide, problems
from torneo.tournament.decider import act
from torneo.tournament.entries.events import Entered, PlayerRegistered
from torneo.tournament.entries.state import Entry, Player
from torneo.tournament.kernel import Actor, Asked
from torneo.tournament.seats.commands import (
    CommitSeed,
    DrawSeats,
    KeepApart,
    LockSeat,
    MarkAccessible,
    OpenTable,
    ReserveSeat,
    RevealSeed,
    UnlockSeat,
)
from torneo.tournament.seats.draw import check_seed, late_seat
from torneo.tournament.seats.events import Seated, SeatsDrawn, TableOpened
from torneo.tournament.seats.placing import even_counts

OTHER = bytes(range(1, 33))


def drawn_places(room: Room) -> dict[int, tuple[int, int]]:
    return {number: (one.table, one.seat) for number, one in room.state.entries.items()}


@pytest.mark.parametrize(
    ("book", "players", "tables", "seats"),
    [
        pytest.param("tda-2013", 27, 3, 9, marks=pytest.mark.clause("tda-2013/6.1")),
        pytest.param("adtp-2018", 18, 2, 9, marks=pytest.mark.clause("adtp-2018/6.1")),
        pytest.param("tda-2024", 18, 2, 9, marks=pytest.mark.clause("tda-2024/7.1")),
        pytest.param("torrequebrada", 45, 5, 9, marks=pytest.mark.clause("torrequebrada/5.1")),
        pytest.param("fcp-2025", 27, 3, 9, marks=pytest.mark.clause("fcp-2025/7.1")),
        pytest.param("pokerfest-2011", 40, 4, 10, marks=pytest.mark.clause("pokerfest-2011/seating-1")),
    ],
)
def test_every_entrant_gets_one_distinct_seat_by_a_recorded_draw(
    book: str, players: int, tables: int, seats: int
) -> None:
    room = opened(book, players, tables, seats)
    drawn = room.do(DrawSeats(session="1"))[0]
    assert isinstance(drawn, SeatsDrawn)
    assert len(set(drawn_places(room).values())) == players
    assert all(table.players == seats for table in room.state.tables.values())
    again = verifiable_shuffle(bytes.fromhex(SEED), drawn.draw.pool, drawn.draw.label)
    assert again == list(drawn.draw.picked) == list(drawn.places)
    assert again != sorted(again)
    assert all(entry.stack == room.state.structure.starting_stack for entry in room.state.entries.values())


def test_another_seed_gives_another_draw() -> None:
    first = opened("tda-2013", 27, 3)
    second = opened("tda-2013", 27, 3)
    second.do(CommitSeed(session="1", commitment=commitment(OTHER)))
    first.do(DrawSeats(session="1"))
    asked = second.asked(DrawSeats(session="1"))
    assert not isinstance(
        act(
            second.state,
            Asked(command=asked.command, by=asked.by, at=asked.at, seed=OTHER.hex()),
            second.book,
        ),
        Refused,
    )
    assert drawn_places(first) != drawn_places(second)


@pytest.mark.parametrize(("players", "tables"), [(1, 3), (10, 3), (20, 3), (25, 3), (26, 3)])
def test_tables_are_filled_evenly(players: int, tables: int) -> None:
    room = opened("fcp-2025", players, tables)
    room.do(DrawSeats(session="1"))
    sizes = sorted(table.players for table in room.state.tables.values())
    assert sum(sizes) == players
    assert sizes[-1] - sizes[0] <= 1


def test_tables_of_different_sizes_are_filled_as_evenly_as_they_can() -> None:
    assert even_counts({1: 0, 2: 0, 3: 0}, {1: 2, 2: 9, 3: 9}, 10) == {1: 2, 2: 4, 3: 4}
    assert even_counts({1: 5, 2: 2}, {1: 4, 2: 7}, 2) == {1: 5, 2: 4}
    assert even_counts({1: 5, 2: 2}, {1: 4, 2: 7}, 0) == {1: 5, 2: 2}


def test_each_place_is_as_likely_for_the_first_entry_as_for_the_last() -> None:
    """Whoever registers early has no better chance of sitting with a friend, or in any seat."""
    from torneo.tournament.seats.draw import drawn

    together: Counter[tuple[int, int]] = Counter()
    for number in range(3_000):
        picked = drawn(bytes.fromhex(SEED), f"try {number}", [101, 102, 201, 202]).picked
        for one, other in ((0, 1), (0, 2), (2, 3)):
            together[one, other] += picked[one] // 100 == picked[other] // 100
    assert all(900 < count < 1_100 for count in together.values()), together


def test_the_draw_needs_the_committed_seed() -> None:
    room = opened("tda-2013", 9, 1)
    session = room.state.sessions["1"]
    by = Actor("Ana", "director")

    def with_seed(seed: str) -> object:
        return decide(
            room.state, Asked(command=DrawSeats(session="1"), by=by, at=room.now, seed=seed), room.book
        )

    for seed, reason in (("", "seed_missing"), ("no", "seed_wrong"), (OTHER.hex(), "seed_wrong")):
        answer = with_seed(seed)
        assert isinstance(answer, Refused)
        assert answer.reason == reason
    session.commitment = ""
    answer = with_seed(SEED)
    assert isinstance(answer, Refused)
    assert answer.reason == "seed_not_committed"


def test_a_seed_in_use_is_kept_until_it_is_revealed() -> None:
    room = opened("tda-2013", 9, 1)
    fresh = CommitSeed(session="1", commitment=commitment(OTHER))
    room.do(DrawSeats(session="1"))
    assert room.refused(fresh).reason == "seed_in_use"
    assert room.refused(RevealSeed(session="1", seed=OTHER.hex())).reason == "seed_wrong"
    room.do(RevealSeed(session="1", seed=SEED))
    assert room.state.sessions["1"].seed == SEED
    answer = check_seed(room.state, "1", room.asked(DrawSeats(session="1")))
    assert isinstance(answer, Refused)
    assert answer.reason == "seed_revealed"
    assert room.refused(CommitSeed(session="1", commitment=COMMITMENT)).reason == "seed_revealed"
    room.do(fresh)
    assert room.state.sessions["1"].seed == ""


@pytest.mark.parametrize("text", ["", "abc", "z" * 64, COMMITMENT[:-1]])
def test_a_commitment_is_a_sha256(text: str) -> None:
    refused = published("tda-2013").refused(CommitSeed(session="1", commitment=text))
    assert refused.reason == "commitment_unreadable"
    assert refused.facts["commitment"] == text


def test_only_the_direction_draws() -> None:
    room = opened("tda-2013", 9, 1)
    for role in ("floor", "dealer", "desk", "player", "public"):
        assert room.refused(DrawSeats(session="1"), role=role).reason == "role"
        assert room.refused(CommitSeed(session="1", commitment=COMMITMENT), role=role).reason == "role"


def test_too_few_seats_and_nobody_to_seat_change_nothing() -> None:
    room = opened("tda-2013", 10, 1)
    refused = room.refused(DrawSeats(session="1"))
    assert (refused.reason, refused.facts) == (
        "not_enough_seats",
        {"session": "1", "players": 10, "seats": 9},
    )
    room.do(OpenTable(session="1", table=2))
    room.do(DrawSeats(session="1"))
    assert room.refused(DrawSeats(session="1")).reason == "nobody_to_seat"
    assert room.refused(DrawSeats(session="9")).reason == "unknown_session"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (OpenTable(session="1", table=0), "table_number"),
        (OpenTable(session="1", table=5, until=4), "table_number"),
        (OpenTable(session="1", table=1, until=10**9), "table_number"),
        (OpenTable(session="1", table=2, seats=1), "seats_of_a_table"),
        (OpenTable(session="1", table=2, seats=-9), "seats_of_a_table"),
        (OpenTable(session="1", table=2, seats=60), "seats_of_a_table"),
        (OpenTable(session="1", table=2, accessible=(10,)), "unknown_seat"),
        (OpenTable(session="1", table=1), "table_in_use"),
        (OpenTable(session="2", table=2), "unknown_session"),
        (MarkAccessible(table=1, seats=(0,)), "unknown_seat"),
        (MarkAccessible(table=7, seats=(1,)), "unknown_table"),
    ],
)
def test_tables_that_cannot_be_opened(command: OpenTable, reason: str) -> None:
    assert opened("tda-2013", 1, 1).refused(command).reason == reason


def test_tables_are_opened_with_the_seats_of_the_structure() -> None:
    room = published("tda-2013", seats_per_table=8)
    events = room.do(OpenTable(session="1", table=3, until=5, accessible=(1,)))
    assert [one.table for one in events if isinstance(one, TableOpened)] == [3, 4, 5]
    assert len(room.state.tables[4].seats) == 8
    room.do(MarkAccessible(table=4, seats=(8, 1, 8)))
    assert room.state.tables[4].accessible == [1, 8]


# ---- late seats


@pytest.mark.clause("fcp-2025/8-A.2")
def test_a_reentry_draws_from_every_open_seat() -> None:
    room = seated(
        "fcp-2025",
        {1: (1, 2, 3, 5, 6, 7, 8, 9), 2: range(1, 9), 5: (1, 3, 4, 5, 6, 7, 8, 9)},
    )
    (entry,) = entered(room, 1, first=100)
    given = [one.event for one in room.journal if isinstance(one.event, Seated) and one.event.entry == entry]
    assert given[0].draw is not None
    assert given[0].draw.pool == (104, 209, 502)
    assert place(room, entry) in {(1, 4), (2, 9), (5, 2)}
    assert room.state.sessions["1"].draws == 1


@pytest.mark.parametrize("book", book_ids())
def test_late_seats_are_spread_over_all_open_seats(book: str) -> None:
    room = seated(book, {1: (1, 2, 3), 2: (4, 5, 6)})
    found = set()
    for number in range(60):
        room.state.sessions["1"].draws = number
        seat = late_seat(room.state, "1", 99, room.asked(DrawSeats(session="1")), room.book)
        assert isinstance(seat, Seated)
        found.add((seat.table, seat.seat))
    assert len(found) == 12


def test_no_seat_is_drawn_where_there_is_none_and_the_old_table_is_avoided_if_possible() -> None:
    room = seated("torrequebrada", {1: range(1, 9), 2: range(1, 9)})
    asked = room.asked(DrawSeats(session="1"))
    for number in range(12):
        room.state.sessions["1"].draws = number
        seat = late_seat(room.state, "1", 99, asked, room.book, avoid_table=1)
        assert isinstance(seat, Seated)
        assert (seat.table, seat.seat) == (2, 9)
    room.do(LockSeat(table=2, seat=9))
    seat = late_seat(room.state, "1", 99, asked, room.book, avoid_table=1)
    assert isinstance(seat, Seated)
    assert (seat.table, seat.seat) == (1, 9)
    room.do(LockSeat(table=1, seat=9))
    assert late_seat(room.state, "1", 99, asked, room.book) is None


def test_seats_given_by_the_same_command_are_not_given_twice() -> None:
    room = seated("tda-2013", {1: range(1, 8)})
    asked = room.asked(DrawSeats(session="1"))
    first = late_seat(room.state, "1", 98, asked, room.book)
    assert isinstance(first, Seated)
    second = late_seat(room.state, "1", 99, asked, room.book, before=[first])
    assert isinstance(second, Seated)
    assert {first.seat, second.seat} == {8, 9}
    assert first.draw is not None
    assert second.draw is not None
    assert first.draw.label != second.draw.label
    third = late_seat(room.state, "1", 100, asked, room.book, before=[first, second])
    assert third is None


# ---- seats that are not like the others


def test_locked_and_reserved_seats_are_not_drawn() -> None:
    room = opened("tda-2013", 8, 1)
    room.do(LockSeat(table=1, seat=5, why="cámara"))
    assert room.refused(LockSeat(table=1, seat=5)).reason == "seat_locked"
    assert room.refused(ReserveSeat(table=1, seat=5, player="p1")).reason == "seat_locked"
    room.do(ReserveSeat(table=1, seat=9, player="p3"))
    assert room.refused(ReserveSeat(table=1, seat=9, player="p4")).reason == "seat_reserved"
    assert room.refused(ReserveSeat(table=1, seat=8, player="p3")).reason == "seat_reserved"
    assert room.refused(ReserveSeat(table=1, seat=8, player="nobody")).reason == "unknown_player"
    drawn = room.do(DrawSeats(session="1"))[0]
    assert isinstance(drawn, SeatsDrawn)
    assert room.state.entry_at(1, 5) is None
    assert place(room, 3) == (1, 9)
    assert 109 not in drawn.draw.pool
    assert [(one.entry, one.why) for one in drawn.changes] == [(3, "reserved")]
    assert room.state.tables[1].reserved == {}
    room.do(UnlockSeat(table=1, seat=5))
    assert room.refused(UnlockSeat(table=1, seat=5)).reason == "seat_not_kept"
    assert room.refused(LockSeat(table=1, seat=9)).reason == "seat_taken"
    assert room.refused(LockSeat(table=1, seat=99)).reason == "unknown_seat"


def test_a_late_entrant_takes_the_seat_kept_for_him() -> None:
    room = seated("fcp-2025", {1: range(1, 8)})
    put(room, PlayerRegistered(player="p50", name="Jugador 50", document="D50", born="1990-01-01"))
    room.do(ReserveSeat(table=1, seat=9, player="p50"))
    seat = late_seat(room.state, "1", 50, room.asked(DrawSeats(session="1")), room.book, player="p50")
    assert isinstance(seat, Seated)
    assert (seat.table, seat.seat, seat.draw) == (1, 9, None)
    other = late_seat(room.state, "1", 51, room.asked(DrawSeats(session="1")), room.book, player="p51")
    assert isinstance(other, Seated)
    assert (other.table, other.seat) == (1, 8)


def test_whoever_needs_an_accessible_seat_gets_one_by_a_recorded_change() -> None:
    room = published("tda-2013")
    entered(room, 24)
    needy = entered(room, 2, first=25, needs="silla de ruedas")
    room.do(OpenTable(session="1", table=1, until=3))
    room.do(MarkAccessible(table=2, seats=(1, 5)))
    drawn = room.do(DrawSeats(session="1"))[0]
    assert isinstance(drawn, SeatsDrawn)
    assert {place(room, entry) for entry in needy} == {(2, 1), (2, 5)}
    changed = {one.entry: one for one in drawn.changes}
    at_first = dict(zip(drawn.entries, drawn.draw.picked, strict=True))
    for entry, final in zip(drawn.entries, drawn.places, strict=True):
        assert (entry in changed) == (at_first[entry] != final)
    assert {one.why for one in drawn.changes} <= {"special_needs"}
    sizes = [table.players for table in room.state.tables.values()]
    assert max(sizes) - min(sizes) <= 1


def test_people_to_be_kept_apart_are_not_drawn_to_one_table() -> None:
    for number in range(8):
        room = opened("fcp-2025", 18, 2)
        room.state.sessions["1"].draws = number
        for other in ("p2", "p3", "p4"):
            room.do(KeepApart(player="p1", other=other, why="pareja"))
        drawn = room.do(DrawSeats(session="1"))[0]
        assert isinstance(drawn, SeatsDrawn)
        assert all(room.state.entries[1].table != room.state.entries[other].table for other in (2, 3, 4))
        assert {one.why for one in drawn.changes} <= {"kept_apart"}
        assert [table.players for table in room.state.tables.values()] == [9, 9]


def test_a_late_entrant_is_kept_apart_and_gets_the_seat_he_needs() -> None:
    room = seated("tda-2013", {1: range(1, 7), 2: range(1, 7)})
    put(room, PlayerRegistered(player="late", name="Tarde", document="DT", born="1990-01-01"))
    room.do(KeepApart(player="late", other=room.state.entries[at(room, 1, 1)].player))
    asked = room.asked(DrawSeats(session="1"))
    for number in range(12):
        room.state.sessions["1"].draws = number
        seat = late_seat(room.state, "1", 99, asked, room.book, player="late")
        assert isinstance(seat, Seated)
        assert seat.table == 2
    room.do(MarkAccessible(table=2, seats=(8,)))
    room.state.players["late"].needs = "silla de ruedas"
    seat = late_seat(room.state, "1", 99, asked, room.book, player="late")
    assert isinstance(seat, Seated)
    assert (seat.table, seat.seat) == (2, 8)


def test_keeping_apart_is_said_of_two_people_and_can_be_lifted() -> None:
    room = opened("tda-2013", 2, 1)
    assert room.refused(KeepApart(player="p1", other="p1")).reason == "apart_from_himself"
    assert room.refused(KeepApart(player="p1", other="x")).reason == "unknown_player"
    assert room.refused(KeepApart(player="p1", other="p2", lift=True)).reason == "not_kept_apart"
    room.do(KeepApart(player="p1", other="p2"))
    assert room.refused(KeepApart(player="p2", other="p1")).reason == "kept_apart_already"
    room.do(KeepApart(player="p2", other="p1", lift=True))
    assert room.state.players["p1"].apart_from == []


def test_entries_registered_after_the_draw_are_seated_evenly_by_a_second_one() -> None:
    room = opened("tda-2013", 10, 2)
    room.do(DrawSeats(session="1"))
    before = drawn_places(room)
    numbers = []
    for number in range(11, 15):
        put(
            room,
            PlayerRegistered(player=f"p{number}", name="x", document=f"D{number}", born="1990-01-01"),
            Entered(entry=number, player=f"p{number}", session="1"),
        )
        numbers.append(number)
    drawn = room.do(DrawSeats(session="1"))[0]
    assert isinstance(drawn, SeatsDrawn)
    assert drawn.entries == tuple(numbers)
    assert {number: drawn_places(room)[number] for number in before} == before
    assert [table.players for table in room.state.tables.values()] == [7, 7]


def test_seating_thirty_thousand_entries_is_little_work_for_each() -> None:
    room = published("tda-2013")
    state = room.state
    for number in range(1, 30_001):
        state.players[f"p{number}"] = Player(id=f"p{number}", name="")
        state.entries[number] = Entry(number=number, player=f"p{number}", session="1")
    room.do(OpenTable(session="1", table=1, until=3_334))
    state.players["p7"].needs = "silla de ruedas"
    room.do(MarkAccessible(table=3_000, seats=(1,)))
    asked = room.asked(DrawSeats(session="1"))
    happened: list[object] = []
    assert calls(lambda: happened.append(act(state, asked, room.book))) < 100 * 30_000
    assert not isinstance(happened[0], Refused)
    assert problems(state) == []
    sizes = {table.players for table in state.tables.values()}
    assert sizes <= {8, 9}
    assert place(room, 7) == (3_000, 1)


def test_labels_count_up() -> None:
    room = opened("tda-2013", 9, 2)
    room.do(DrawSeats(session="1"))
    entered(room, 3, first=20)
    labels = [
        one.event.draw.label
        for one in room.journal
        if isinstance(one.event, SeatsDrawn | Seated) and one.event.draw is not None
    ]
    assert len(labels) == 4
    assert [int(label.split("/")[2].split()[0]) for label in labels] == [1, 2, 3, 4]
    assert all(one != other for one, other in pairwise(labels))
