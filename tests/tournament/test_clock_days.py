"""Days and flights: how a day ends, who goes on, with what, and how the next one begins."""

import msgspec
import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.clock import (
    FLIGHTS,
    NO_BREAKS,
    dues,
    fill,
    finish,
    only,
    pokerfest,
    register,
    seated,
    sign_all,
    started,
)
from tests.support.events import drafted, published
from tests.support.room import MINUTE, SEED, START, Room

from torneo.cards.verifiable import verifiable_shuffle
from torneo.rulebook import Book, load_book
from torneo.tournament import Refused, decide
from torneo.tournament.chips.events import ChipsRemoved
from torneo.tournament.clock.commands import (
    AnnounceLevel,
    FinishSession,
    MergeSessions,
    PauseClock,
    SetLevel,
    StartBreak,
    StartSession,
)
from torneo.tournament.clock.day_events import SessionFinished, StackSetAside, StacksJoined
from torneo.tournament.clock.events import SessionStarted
from torneo.tournament.clock.levels import level_now
from torneo.tournament.clock.reading import reading
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.entries.commands import EnterPlayer
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.seats.commands import DrawSeats, OpenTable, ReserveSeat
from torneo.tournament.seats.events import SeatsDrawn
from torneo.tournament.structure.model import Break, Day, Flight, ReEntry

MORNING = Flight(name="1", starts="2027-01-15T08:00+00:00")


def end_of_level_seven(room: Room) -> Room:
    """Pokerfest plays its first day to the end, with the break after level 6."""
    room.do(StartSession(session="1"))
    room.do(SetLevel(level=7, why="prueba"))
    return room.later(minutes=40)


def day_two(room: Room) -> Room:
    finish(room, "1")
    room.do(MergeSessions(into="2"))
    return room


@pytest.mark.clause("pokerfest-2011/structure-7")
def test_pokerfest_stops_after_level_seven() -> None:
    room = end_of_level_seven(pokerfest())
    room.later(minutes=5)
    refused = room.refused(AnnounceLevel())
    assert (refused.reason, refused.clauses) == ("day_over", ("pokerfest-2011/structure-7",))
    refused = room.refused(StartHand(table=1))
    assert refused.reason == "day_over"
    shown = reading(room.state, "1", room.now, room.book)
    assert shown.level is not None
    assert (shown.level.number, shown.left, shown.over_for_today, shown.next_level) == (7, 0, "levels", None)
    assert not dues(room, "level_over")
    assert room.refused(SetLevel(level=8, why="seguir")).reason == "level_not_of_the_day"
    assert room.refused(StartBreak(minutes=5, why="descanso")).reason == "day_over"


@pytest.mark.parametrize("book", BOOKS)
def test_the_last_hand_begun_in_the_last_level_is_played_out(book: str) -> None:
    room = started(book, days=FLIGHTS, breaks=(Break(after_level=5),), session="1A")
    room.do(SetLevel(level=3, why="prueba", seconds=30))
    room.later(seconds=29).do(StartHand(table=1))
    room.later(seconds=31)
    assert room.refused(FinishSession(session="1A")).reason == "hand_in_progress"
    room.do(ReportHand(table=1, stacks={}))
    assert room.refused(StartHand(table=1)).reason == "day_over"


@pytest.mark.clause("pokerfest-2011/structure-8", "pokerfest-2011/stages-1")
def test_level_eight_needs_its_values_before_the_second_stage() -> None:
    room = day_two(end_of_level_seven(pokerfest()))
    refused = room.refused(StartSession(session="2"))
    assert refused.reason == "level_values_missing"
    assert refused.facts == {"level": 8, "small_blind": 800, "big_blind": 1600, "ante": 0}
    assert {"pokerfest-2011/structure-8", "pokerfest-2011/stages-1"} <= set(refused.clauses)
    room.do(Decide(matter="missing_level", option="set_values", why="entre el 7 y el 9",
                   about={"level": 8, "small_blind": 900, "big_blind": 1800}))  # fmt: skip
    begun = only(room.do(StartSession(session="2")), SessionStarted)
    assert begun.level == 8
    shown = reading(room.state, "2", room.now, room.book).level
    assert shown is not None
    assert (shown.number, shown.small_blind, shown.big_blind) == (8, 900, 1800)


@pytest.mark.clause("pokerfest-2011/stages-2")
def test_levels_last_forty_minutes_in_the_second_stage() -> None:
    room = day_two(end_of_level_seven(pokerfest()))
    room.do(Decide(matter="missing_level", option="confirm_values", why="propuesta", about={"level": 8}))
    room.do(StartSession(session="2"))
    room.later(minutes=39)
    assert level_now(room.state, "2", room.now, room.book) == 8
    room.later(minutes=1)
    assert level_now(room.state, "2", room.now, room.book) == 9


@pytest.mark.clause("pokerfest-2011/stages-3", "pokerfest-2011/structure-3")
def test_exactly_the_survivors_play_the_second_stage() -> None:
    room = pokerfest(90)
    room.do(StartSession(session="1"))
    for _ in range(56):
        table = max(room.state.open_tables("1"), key=lambda table: table.players)
        winner, loser = table.taken[-2:]
        room.later(seconds=1).do(ReportElimination(table=table.number, seat=loser, beaten_by=(winner,)))
    room.do(SetLevel(level=7, why="prueba"))
    room.later(minutes=40)
    survivors = {entry.number: entry.stack for entry in room.state.alive("1")}
    assert len(survivors) == 34
    finish(room, "1")
    assert {entry.status for entry in room.state.alive()} == {"bagged"}
    assert not room.state.open_tables("1")
    events = room.do(MergeSessions(into="2"))
    drawn = only(events, SeatsDrawn)
    assert {entry.number: entry.stack for entry in room.state.alive("2")} == survivors
    assert set(drawn.entries) == set(survivors)
    assert len(room.state.open_tables("2")) == 4
    assert sorted(table.players for table in room.state.open_tables("2")) == [8, 8, 9, 9]
    again = verifiable_shuffle(bytes.fromhex(SEED), drawn.draw.pool, drawn.draw.label)
    assert list(drawn.draw.picked) == again


@pytest.mark.clause("pokerfest-2011/stages-4")
def test_the_second_stage_starts_at_its_time() -> None:
    room = day_two(end_of_level_seven(pokerfest()))
    room.do(Decide(matter="missing_level", option="confirm_values", why="propuesta", about={"level": 8}))
    assert not dues(room, "session_to_start")
    room.now = START + ((24 + 7) * 60) * MINUTE
    (due,) = dues(room, "session_to_start")
    assert due.command == StartSession(session="2")
    day = room.state.structure.days[1]
    assert (day.flights[0].starts, day.last_level) == ("2027-01-16T15:00+00:00", None)
    assert reading(room.state, "2", room.now, room.book).day_ends_at is None


# ---- the start


def test_a_session_needs_tables_and_seats() -> None:
    room = published("tda-2013")
    assert room.refused(StartSession(session="1")).reason == "no_tables"
    fill(room, 4, "1")
    room.do(StartSession())
    assert room.refused(StartSession(session="1")).reason == "session_begun"
    assert room.refused(StartSession(session="7")).reason == "unknown_session"


def standing(book: str | Book) -> Room:
    """Three players have paid and a table is open, but nothing is drawn."""
    room = published(book)
    for player in ("p1", "p2", "p3"):
        register(room, player)
        room.do(EnterPlayer(player=player, session="1"))
    room.do(OpenTable(session="1", table=1))
    return room


def test_nobody_who_has_paid_is_left_standing() -> None:
    room = standing("pokerfest-2011")
    refused = room.refused(StartSession())
    assert (refused.reason, refused.facts["players"]) == ("seats_not_drawn", 3)
    assert refused.clauses == ("pokerfest-2011/levels-1",)
    room.do(DrawSeats(session="1"))
    assert room.do(StartSession())


def test_a_draft_does_not_start() -> None:
    assert drafted("tda-2013").refused(StartSession(session="1")).reason == "wrong_phase"


@pytest.mark.parametrize("role", ["dealer", "desk", "player", "public"])
def test_who_may_start_and_end_a_day(role: str) -> None:
    room = seated("tda-2013")
    assert room.refused(StartSession(), role=role).reason == "role"
    assert room.refused(FinishSession(), role=role).reason == "role"
    assert room.refused(MergeSessions(into="1"), role=role).reason == "role"


# ---- flights


def flights(book: str | Book, carry: str = "best", second: int = 6) -> Room:
    """Two flights bagged; p1 and p2 played both."""
    again = ReEntry(limit=None, per_flight=1, until_level=3)
    room = published(book, days=FLIGHTS, breaks=(Break(after_level=5),), carry=carry, reentry=again)
    fill(room, 6, "1A")
    room.do(StartSession(session="1A"))
    room.do(SetLevel(session="1A", level=3, why="prueba"))
    room.later(minutes=20)
    stacks = {1: 15_000, 2: 5_000}
    finish(room, "1A", stacks)
    for player in ("p1", "p2"):
        room.do(EnterPlayer(player=player, session="1B"))
    fill(room, second - 2, "1B", 11)
    room.do(StartSession(session="1B"))
    room.do(SetLevel(session="1B", level=3, why="prueba"))
    room.later(minutes=20)
    return room


@pytest.mark.parametrize("book", ["tda-2013", "torrequebrada", "fcp-2025"])
def test_the_best_of_several_stacks_goes_on_and_the_others_leave_play(book: str) -> None:
    room = flights(book, "best")
    finish(room, "1B")
    before = room.state.ledger.points
    events = room.do(MergeSessions(into="2"))
    removed = [one for one in events if isinstance(one, ChipsRemoved)]
    assert {one.cause for one in removed} == {"smaller_stack"}
    set_aside = [one for one in events if isinstance(one, StackSetAside)]
    assert [(one.entry, one.keeps) for one in set_aside] == [(7, 1), (2, 8)]
    alive = {entry.number: entry.stack for entry in room.state.alive("2")}
    assert (alive[1], alive[8], len(alive)) == (15_000, 10_000, 10)
    assert 7 not in alive
    assert 2 not in alive
    assert room.state.ledger.points == before - 15_000 == sum(alive.values())
    assert room.state.entries[2].status == "surrendered"


@pytest.mark.parametrize("book", ["tda-2013", "torrequebrada", "fcp-2025"])
def test_every_stack_goes_on_where_the_sheet_says_so(book: str) -> None:
    room = flights(book, "every")
    finish(room, "1B")
    before = room.state.ledger.points
    events = room.do(MergeSessions(into="2"))
    assert [one.points for one in events if isinstance(one, StacksJoined)] == [10_000, 5_000]
    alive = {entry.number: entry.stack for entry in room.state.alive("2")}
    assert (alive[1], alive[8], len(alive)) == (25_000, 15_000, 10)
    assert sum(alive.values()) == room.state.ledger.points == before


def test_the_next_day_waits_for_every_flight() -> None:
    room = flights("fcp-2025")
    refused = room.refused(MergeSessions(into="2"))
    assert (refused.reason, refused.facts["earlier"]) == ("earlier_session_open", "1B")
    assert room.refused(StartSession(session="2")).reason == "earlier_session_open"
    assert room.refused(MergeSessions(into="1A")).reason == "session_begun"
    finish(room, "1B")
    assert not dues(room, "session_to_start")
    room.do(OpenTable(session="2", table=30))
    refused = room.refused(StartSession(session="2"))
    assert (refused.reason, refused.facts["players"]) == ("survivors_not_seated", 12)
    (due,) = dues(room, "survivors_to_seat")
    room.do(due.command)
    assert [(table.number, table.players) for table in room.state.open_tables("2")] == [(1, 5), (30, 5)]
    refused = room.refused(MergeSessions(into="2"))
    assert refused.reason == "nobody_to_seat"


def test_a_first_day_takes_nobody_from_before() -> None:
    room = published("fcp-2025", days=FLIGHTS, breaks=(Break(after_level=5),))
    fill(room, 4, "1A")
    room.do(StartSession(session="1A"))
    assert room.refused(MergeSessions(into="1B")).reason == "nothing_to_merge"


def test_the_new_day_uses_tables_already_open_and_seats_kept() -> None:
    room = flights("tda-2013")
    finish(room, "1B")
    room.do(OpenTable(session="2", table=40, until=41, seats=8))
    room.do(ReserveSeat(table=41, seat=5, player="p3"))
    events = room.do(MergeSessions(into="2"))
    drawn = only(events, SeatsDrawn)
    assert {place // 100 for place in drawn.places} == {40, 41}
    kept = next(entry for entry in room.state.alive("2") if entry.player == "p3")
    assert (kept.table, kept.seat) == (41, 5)


def test_named_tables_and_too_few_seats() -> None:
    room = flights("tda-2013")
    finish(room, "1B")
    refused = room.refused(MergeSessions(into="2", tables=(50,), seats=9))
    assert (refused.reason, refused.facts["players"], refused.facts["seats"]) == ("not_enough_seats", 10, 9)
    assert room.refused(MergeSessions(into="2", tables=(50, 50))).reason == "table_in_use"
    assert room.refused(MergeSessions(into="2", tables=(0,))).reason == "table_number"
    assert room.refused(MergeSessions(into="2", seats=1)).reason == "seats_of_a_table"
    room.do(MergeSessions(into="2", tables=(51, 50), seats=6))
    assert [table.players for table in room.state.open_tables("2")] == [5, 5]


def test_chips_owed_to_a_pot_wait_for_the_next_day() -> None:
    room = started("tda-2013", days=FLIGHTS, breaks=NO_BREAKS, session="1A")
    seat = room.state.tables[1].taken[0]
    entry = room.state.tables[1].seats[seat - 1]
    room.do(ReportHand(table=1, stacks={seat: 9_900}, carried=100))
    room.do(SetLevel(level=3, why="prueba"))
    room.later(minutes=20)
    finish(room, "1A", {entry: 9_900})
    fill(room, 4, "1B", 5)
    room.do(StartSession(session="1B"))
    room.do(SetLevel(session="1B", level=3, why="prueba"))
    finish(room.later(minutes=20), "1B")
    room.do(MergeSessions(into="2"))
    assert [table.carried for table in room.state.open_tables("2")] == [100, 0]
    assert sum(entry.stack for entry in room.state.alive("2")) == 10 * 10_000 - 100


def house(book: str, **policies: object) -> Book:
    return load_book(book).with_policies(policies)


def test_where_stacks_do_not_carry_over_everybody_begins_with_a_whole_one() -> None:
    counts = {"count": "recorded", "reconcile_at": "every_stage_end", "carry_over": False}
    for carry in ("best", "every"):
        room = flights(house("tda-2013", chips_stage_counts=counts), carry)
        finish(room, "1B")
        room.do(MergeSessions(into="2"))
        assert {entry.stack for entry in room.state.alive("2")} == {10_000}
        assert room.state.ledger.points == 10 * 10_000


@pytest.mark.policy("chips_stage_counts")
@pytest.mark.parametrize("book", FAMILY)
def test_stacks_are_carried_over_to_the_next_day(book: str) -> None:
    room = flights(book)
    finish(room, "1B")
    bagged = {number: entry.stack for number, entry in room.state.entries.items()}
    room.do(MergeSessions(into="2"))
    going = {entry.number: entry.stack for entry in room.state.alive("2")}
    assert going == {number: bagged[number] for number in going}
    assert set(going.values()) != {10_000}


@pytest.mark.policy("time_simultaneous_start")
@pytest.mark.parametrize("book", BOOKS)
def test_all_tables_start_together_so_nobody_may_be_left_without_a_seat(book: str) -> None:
    assert standing(book).refused(StartSession()).reason == "seats_not_drawn"


@pytest.mark.policy("time_simultaneous_start")
def test_a_house_that_does_not_start_together_lets_late_comers_stand() -> None:
    assert standing("tda-2013").refused(StartSession()).reason == "seats_not_drawn"
    assert standing(house("tda-2013", time_simultaneous_start=False)).do(StartSession())


def test_the_draw_of_the_new_day_needs_the_committed_seed() -> None:
    room = flights("tda-2013")
    finish(room, "1B")
    asked = room.asked(MergeSessions(into="2"))
    for seed, reason in (("", "seed_missing"), ("00" * 32, "seed_wrong")):
        answer = decide(room.state, msgspec.structs.replace(asked, seed=seed), room.book)
        assert isinstance(answer, Refused)
        assert answer.reason == reason


def test_merging_names_known_sessions_of_an_earlier_day() -> None:
    room = flights("tda-2013")
    finish(room, "1B")
    assert room.refused(MergeSessions(into="9")).reason == "unknown_session"
    assert room.refused(MergeSessions(into="2", sources=("7",))).reason == "unknown_session"
    assert room.refused(MergeSessions(into="2", sources=("2",))).reason == "nothing_to_merge"
    room.do(MergeSessions(into="2", sources=("1B",)))
    assert {entry.number for entry in room.state.alive("2")} == {7, 8, 9, 10, 11, 12}
    assert published("tda-2013").refused(MergeSessions(into="1")).reason == "wrong_phase"


# ---- ends of a day other than its last level


def test_a_day_ends_at_its_time() -> None:
    days = (
        Day(
            number=1,
            ends="2027-01-15T10:00+00:00",
            flights=(MORNING,),
        ),
        Day(number=2, first_level=4, flights=(Flight(name="2", starts="2027-01-16T15:00+00:00"),)),
    )
    room = started("tda-2013", days=days)
    room.later(minutes=119, seconds=59).do(StartHand(table=1))
    room.later(seconds=1).do(ReportHand(table=1, stacks={}))
    assert room.refused(StartHand(table=1)).reason == "day_over"
    assert room.refused(AnnounceLevel()).reason == "day_over"
    finish(room, "1")
    assert room.state.sessions["1"].status == "finished"


def test_a_day_ends_when_few_enough_are_left() -> None:
    days = (
        Day(number=1, stop_at_players=4, flights=(MORNING,)),
        Day(number=2, first_level=4, flights=(Flight(name="2", starts="2027-01-16T15:00+00:00"),)),
    )
    room = started("tda-2013", 6, days=days)
    first, second, third = room.state.tables[1].taken[:3]
    room.do(ReportElimination(table=1, seat=second, beaten_by=(first,)))
    assert level_now(room.state, "1", room.now, room.book) == 1
    room.later(seconds=5).do(ReportElimination(table=1, seat=third, beaten_by=(first,)))
    over = level_now(room.state, "1", room.now, room.book)
    assert isinstance(over, Refused)
    assert over.reason == "day_over"
    finish(room, "1")
    assert len(room.state.alive("1")) == 4


def test_the_direction_ends_a_day_early_with_a_reason() -> None:
    room = started("fcp-2025", days=FLIGHTS, breaks=(Break(after_level=5),), session="1A")
    room.do(PauseClock(why="apagón"))
    sign_all(room, "1A")
    refused = room.refused(FinishSession())
    assert (refused.reason, refused.facts["left"]) == ("day_not_over", "20:00")
    ended = only(room.do(FinishSession(why="no vuelve la luz")), SessionFinished)
    assert (ended.over, ended.why) == ("", "no vuelve la luz")
