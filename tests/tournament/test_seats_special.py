"""Requests for a certain seat because of a special need."""

import pytest
from tests.support.seating import opened, place, seated, start

from torneo.rulebook import book_ids
from torneo.tournament import Refused
from torneo.tournament.conduct.events import Decided
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.seats.commands import DrawSeats
from torneo.tournament.seats.events import Moved

CLAUSES = {"tda-2013": "8", "tda-2024": "9", "adtp-2018": "8", "torrequebrada": "7", "fcp-2025": "9"}


@pytest.mark.parametrize(
    ("book", "options"),
    [
        pytest.param("tda-2013", ("accommodate", "not_possible"), marks=pytest.mark.clause("tda-2013/8")),
        pytest.param("tda-2024", ("accommodate", "not_possible"), marks=pytest.mark.clause("tda-2024/9")),
        pytest.param("adtp-2018", ("accommodate", "not_possible"), marks=pytest.mark.clause("adtp-2018/8")),
        pytest.param("fcp-2025", ("accommodate", "not_possible"), marks=pytest.mark.clause("fcp-2025/9")),
        pytest.param(
            "torrequebrada", ("accommodate", "accommodate_in_part", "not_possible"),
            marks=pytest.mark.clause("torrequebrada/7"),
        ),
        pytest.param("pokerfest-2011", ("accommodate", "not_possible")),
    ],
)  # fmt: skip
def test_a_seat_is_given_or_it_is_on_record_why_not(book: str, options: tuple[str, ...]) -> None:
    room = seated(book, {1: range(1, 6), 2: range(1, 6)})
    about: dict[str, str | int | bool | None] = {"entry": 3}
    offered = offer(room.state, "special_needs", about, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == options
    if book in CLAUSES:
        assert f"{book}/{CLAUSES[book]}" in offered.clauses

    why = "silla de ruedas: solo se llega al extremo"
    bare = Decide(matter="special_needs", option="accommodate", why=why, about=about)
    assert room.refused(bare).reason == "seat_missing"
    given = Decide(
        matter="special_needs", option="accommodate", why=why, about={**about, "table": 2, "seat": 9}
    )
    decided, moved = room.do(given, role="floor", who="Luis")
    assert isinstance(decided, Decided)
    assert isinstance(moved, Moved)
    assert place(room, 3) == (2, 9)
    assert room.state.entries[3].stack == 10_000
    assert (room.state.decisions[0].by.name, room.state.decisions[0].why) == ("Luis", why)

    refused = Decide(matter="special_needs", option="not_possible", why="no hay mesa accesible", about=about)
    room.do(refused)
    assert room.state.decisions[1].option == "not_possible"
    assert place(room, 3) == (2, 9)
    silent = Decide(matter="special_needs", option="not_possible", why="  ", about=about)
    assert room.refused(silent).reason == "reason_missing"
    other = Decide(matter="special_needs", option="expel", why="x", about=about)
    assert room.refused(other).reason == "not_lawful"
    assert room.refused(given, role="player").reason == "role"


def test_in_part_may_come_with_a_seat_or_without() -> None:
    room = seated("torrequebrada", {1: range(1, 6), 2: range(1, 6)})
    room.do(
        Decide(matter="special_needs", option="accommodate_in_part", why="otra silla", about={"entry": 3})
    )
    assert place(room, 3) == (1, 3)
    about: dict[str, str | int | bool | None] = {"entry": 3, "table": 1, "seat": 9}
    room.do(Decide(matter="special_needs", option="accommodate_in_part", why="casi el extremo", about=about))
    assert place(room, 3) == (1, 9)


@pytest.mark.parametrize("book", book_ids())
def test_before_the_draw_the_seat_is_kept_for_the_player(book: str) -> None:
    room = opened(book, 10, 2)
    about: dict[str, str | int | bool | None] = {"entry": 4, "table": 2, "seat": 1}
    room.do(Decide(matter="special_needs", option="accommodate", why="silla de ruedas", about=about))
    room.do(DrawSeats(session="1"))
    assert place(room, 4) == (2, 1)
    assert sorted(table.players for table in room.state.tables.values()) == [5, 5]


def test_a_taken_seat_or_a_hand_in_progress_is_no_way_to_accommodate() -> None:
    room = seated("tda-2013", {1: range(1, 6), 2: range(1, 6)})

    def decide_for(seat: int) -> Decide:
        about: dict[str, str | int | bool | None] = {"entry": 3, "table": 2, "seat": seat}
        return Decide(matter="special_needs", option="accommodate", why="x", about=about)

    assert room.refused(decide_for(1)).reason == "seat_taken"
    assert room.refused(decide_for(12)).reason == "unknown_seat"
    start(room, 1)
    assert room.refused(decide_for(9)).reason == "in_a_hand"
    unknown = offer(room.state, "special_needs", {"entry": 77}, room.book)
    assert isinstance(unknown, Refused)
    assert unknown.reason == "unknown_entry"
