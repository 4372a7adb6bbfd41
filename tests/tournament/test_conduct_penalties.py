"""Penalties given, served hand by hand wherever the player sits, and heavier for who repeats."""

import pytest
from tests.support.books import BOOKS
from tests.support.conduct import (
    WITH_HANDS,
    choices,
    hand_begins,
    hand_ends,
    happens,
    penalised,
    penalties_due,
    plain,
    seated,
)
from tests.support.room import MINUTE, Room

from torneo.rulebook import Book, read_house
from torneo.tournament import Refused, decide, fold, snapshot
from torneo.tournament.chips.events import ChipsIssued
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.conduct.commands import (
    CarryOutPenalty,
    CountHandsServed,
    GivePenalty,
    RecordInfraction,
)
from torneo.tournament.conduct.offers import history
from torneo.tournament.conduct.penalties import hands_left, on_penalty, sits_out
from torneo.tournament.conduct.penalty_events import PenaltyHandServed
from torneo.tournament.entries.commands import EnterPlayer, ReEnter
from torneo.tournament.entries.events import Entered, PlayerRegistered
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.events import ChipsMoved, Eliminated, HandCancelled
from torneo.tournament.seats.events import Moved, Seated
from torneo.tournament.words import say

# ---- sizes ------------------------------------------------------------------------------------------


SIZES = [
    ("tda-2013", "missed_rounds", 5, False), ("tda-2013", "missed_rounds", 4, True),
    ("tda-2013", "missed_hands", 12, True), ("adtp-2018", "missed_rounds", 5, False),
    ("adtp-2018", "missed_hands", 2, False), ("adtp-2018", "missed_hands", 1, True),
    ("fcp-2025", "missed_rounds", 5, False), ("fcp-2025", "missed_hands", 2, False),
    ("torrequebrada", "missed_rounds", 5, True), ("torrequebrada", "missed_rounds", 0, False),
    ("torrequebrada", "missed_hands", 30, True), ("pokerfest-2011", "missed_hands", 1, False),
    ("pokerfest-2011", "timed_suspension", 20, True), ("pokerfest-2011", "timed_suspension", 0, False),
    ("tda-2024", "missed_rounds", 5, True), ("tda-2024", "missed_rounds", 0, False),
    ("tda-2024", "missed_hands", 30, True), ("tda-2024", "timed_suspension", 20, False),
    ("tda-2013", "timed_suspension", 20, False), ("tda-2013", "verbal_warning", 3, False),
]  # fmt: skip


@pytest.mark.clause("tda-2013/58-B.3", "adtp-2018/68-B.3", "fcp-2025/67-A.3", "torrequebrada/35-A.1",
                    "pokerfest-2011/general-2", "tda-2024/71-A.1")  # fmt: skip
@pytest.mark.parametrize(("book", "penalty", "size", "lawful"), SIZES)
def test_a_penalty_has_the_sizes_of_the_book(book: str, penalty: str, size: int, lawful: bool) -> None:
    room = seated(book)
    room.do(RecordInfraction(clause=plain(book), entry=2))
    command = GivePenalty(infraction=1, penalty=penalty, size=size, why="as ruled")
    if lawful:
        room.do(command)
        assert room.state.conduct.penalties[0].size == size
        return
    refused = room.refused(command)
    assert refused.reason in ("penalty_size", "penalty_not_offered")
    assert refused.clauses
    assert "disqualification" in str(refused.facts["options"])
    assert "descalificación" in say(refused.reason, refused.facts, "es")


ROUNDS = [
    ("tda-2013", 2, 9, 7, "when_imposed"), ("torrequebrada", 2, 8, 9, "when_imposed"),
    ("adtp-2018", 2, 9, 7, "at_the_infraction"), ("fcp-2025", 3, 9, 8, "at_the_infraction"),
    ("tda-2024", 2, 9, 7, "when_imposed"),
]  # fmt: skip


@pytest.mark.clause("tda-2013/58-B.2", "torrequebrada/35-A.2", "adtp-2018/68-B.2", "fcp-2025/67-A.2",
                    "tda-2024/71-A.2")  # fmt: skip
@pytest.mark.parametrize(("book", "rounds", "then", "now", "counted"), ROUNDS)
def test_a_round_is_a_hand_for_every_player_at_the_moment_the_book_names(
    book: str, rounds: int, then: int, now: int, counted: str
) -> None:
    """Between infraction and penalty the table goes from ``then`` players to ``now``; later it changes
    again."""
    room = seated(book, players=then)
    room.do(RecordInfraction(clause=plain(book), entry=2))
    _table_becomes(room, now)
    room.do(GivePenalty(infraction=1, penalty="missed_rounds", size=rounds, why="as ruled"))
    hands = rounds * (now if counted == "when_imposed" else then)
    assert hands_left(room.state, "p2") == hands
    _table_becomes(room, 5)
    assert hands_left(room.state, "p2") == hands


LISTED = "penalty_menu: [verbal_warning, missed_hands, missed_rounds, disqualification]"


def _fest_with_hands(*more: str) -> Book:
    policies = ", ".join((LISTED, *more))
    head = "house: casa\nbase: pokerfest-2011\ntitle: {es: Casa, en: House}\n"
    return read_house(f"{head}policies: {{{policies}}}\n")


@pytest.mark.policy("penalty_sizes")
def test_a_house_that_has_hands_missed_in_pokerfest_must_say_how_many() -> None:
    """The book suspends for a time instead, and has no size for either."""
    room = seated(_fest_with_hands())
    room.do(RecordInfraction(clause=plain("pokerfest-2011"), entry=2))
    sizes = {penalty: (low, high) for penalty, low, high in choices(room)}
    assert sizes["missed_hands"] == sizes["missed_rounds"] == (0, 0)


@pytest.mark.policy("penalty_seat_procedure")
def test_a_house_that_has_hands_missed_in_pokerfest_deals_them_and_takes_their_last_chip() -> None:
    room = seated(_fest_with_hands("penalty_sizes: {hands: [1, 4]}"), players=4)
    room.do(StartSession(session="1"))
    room.do(RecordInfraction(clause=plain("pokerfest-2011"), entry=2))
    room.do(GivePenalty(infraction=1, penalty="missed_hands", size=2, why="as ruled"))
    (started,) = room.do(StartHand(table=1))
    assert 2 in started.dealt  # type: ignore[attr-defined]
    room.do(ReportHand(table=1, stacks={2: 0, 1: 20_000}, beaten_by={2: (1,)}))
    assert room.state.entries[2].status == "out"


@pytest.mark.policy("penalty_round_length")
def test_a_house_that_has_rounds_missed_in_pokerfest_counts_them_at_the_infraction() -> None:
    room = seated(_fest_with_hands("penalty_sizes: {rounds: [1, 4]}"), players=9)
    room.do(RecordInfraction(clause=plain("pokerfest-2011"), entry=2))
    _table_becomes(room, 7)
    room.do(GivePenalty(infraction=1, penalty="missed_rounds", size=2, why="as ruled"))
    assert hands_left(room.state, "p2") == 18


@pytest.mark.clause("tda-2013/58-B.2", "torrequebrada/35-A.2", "adtp-2018/68-B.2", "fcp-2025/67-A.2")
@pytest.mark.parametrize(
    ("book", "rounds", "players", "later", "hands"),
    [
        ("tda-2013", 2, 9, 7, 18), ("torrequebrada", 2, 8, 9, 16), ("adtp-2018", 2, 9, 9, 18),
        ("adtp-2018", 1, 7, 5, 7), ("fcp-2025", 3, 9, 6, 27),
    ],
)  # fmt: skip
def test_the_count_of_hands_does_not_change_with_the_table(
    book: str, rounds: int, players: int, later: int, hands: int
) -> None:
    room = seated(book, players=players)
    penalised(room, plain(book), 2, "missed_rounds", rounds)
    _table_becomes(room, later)
    assert hands_left(room.state, "p2") == hands


def _table_becomes(room: Room, players: int) -> None:
    table = room.state.tables[1]
    while table.players > players:
        last = table.seats[table.taken[-1] - 1]
        stack = room.state.entries[last].stack
        happens(room, ChipsMoved(table=1, entry=last, points=stack, to={1: stack}),
                Eliminated(entry=last, table=1, seat=table.taken[-1], hand=1, stack=stack))  # fmt: skip
    while table.players < players:
        _joins(room, max(room.state.entries) + 1, table.free[0])


def _joins(room: Room, number: int, seat: int, player: str = "") -> None:
    who = player or f"p{number}"
    if not player:
        happens(room, PlayerRegistered(player=who, name=f"Player {number}"))
    happens(
        room,
        Entered(entry=number, player=who, session=room.state.tables[1].session),
        ChipsIssued(entry=number, chips={100: 100}, cause="starting_stack"),
        Seated(entry=number, table=1, seat=seat, why="late"),
    )


# ---- serving ----------------------------------------------------------------------------------------


@pytest.mark.clause("tda-2013/34-B.5", "adtp-2018/35-C.3", "fcp-2025/35-9.3")
@pytest.mark.parametrize("book", WITH_HANDS)
def test_a_misdeal_and_its_redeal_count_as_one_hand(book: str) -> None:
    room = seated(book)
    penalised(room, plain(book), 5, "missed_rounds", 1)
    assert on_penalty(room.state, 1) == {5: 9}
    hand_begins(room)
    happens(room, HandCancelled(table=1, number=1, why="misdeal"))
    assert hands_left(room.state, "p5") == 9
    hand_begins(room)
    hand_ends(room)
    assert hands_left(room.state, "p5") == 8


@pytest.mark.clause("fcp-2025/69.2", "tda-2013/60.3", "adtp-2018/70.2", "torrequebrada/32.3")
@pytest.mark.parametrize(
    ("book", "clause"),
    [("fcp-2025", "69.1"), ("tda-2013", "60.1"), ("adtp-2018", "70.1"), ("torrequebrada", "32.1")],
)
def test_the_penalty_for_exposed_cards_starts_with_the_next_hand(book: str, clause: str) -> None:
    room = seated(book)
    hand_begins(room, number=55)
    penalised(room, f"{book}/{clause}", 6, "missed_rounds", 1)
    hand_ends(room)
    assert hands_left(room.state, "p6") == 9
    assert hand_begins(room) == 56
    hand_ends(room)
    assert hands_left(room.state, "p6") == 8


@pytest.mark.parametrize("book", WITH_HANDS)
def test_a_penalty_is_served_to_its_last_hand_and_no_further(book: str) -> None:
    room = seated(book)
    penalised(room, plain(book), 4, "missed_hands", 1)
    assert sits_out(room.state, 4)
    assert not sits_out(room.state, 3)
    hand_begins(room)
    hand_ends(room)
    assert not sits_out(room.state, 4)
    assert room.state.conduct.penalties[0].status == "done"
    assert room.state.conduct.serving == {}
    hand_begins(room)
    hand_ends(room)
    assert room.state.conduct.penalties[0].left == 0


def test_the_penalty_follows_the_player_to_another_table_and_another_entry() -> None:
    room = seated("tda-2013", players=8, tables=2)
    penalised(room, plain("tda-2013"), 1, "missed_hands", 4)
    hand_begins(room)
    hand_ends(room)
    assert on_penalty(room.state, 1) == {1: 3}
    happens(room, Moved(entry=1, table=2, seat=9, from_table=1, from_seat=1, why="balance"))
    assert on_penalty(room.state, 1) == {}
    assert on_penalty(room.state, 2) == {9: 3}
    hand_begins(room, table=2)
    hand_ends(room, table=2)
    # A hand at the table left behind counts for nobody.
    hand_begins(room, table=1)
    hand_ends(room, table=1)
    assert hands_left(room.state, "p1") == 2
    happens(room, ChipsMoved(table=2, entry=1, points=10_000, to={9: 10_000}),
            Eliminated(entry=1, table=2, seat=9, hand=2, stack=10_000))  # fmt: skip
    _joins(room, 17, 9, player="p1")
    assert on_penalty(room.state, 1) == {9: 2}


def test_hands_a_waiting_seat_is_not_dealt_do_not_count() -> None:
    room = seated("tda-2013")
    penalised(room, plain("tda-2013"), 9, "missed_hands", 2)
    hand_begins(room, dealt=(1, 2, 3, 4))
    hand_ends(room)
    assert hands_left(room.state, "p9") == 2


def test_two_penalties_are_served_one_after_the_other() -> None:
    room = seated("tda-2013")
    penalised(room, "tda-2013/2.2", 3, "missed_hands", 1)
    penalised(room, "tda-2013/4.1", 3, "missed_hands", 2)
    assert hands_left(room.state, "p3") == 3
    left = []
    for _ in range(3):
        hand_begins(room)
        hand_ends(room)
        left.append([one.left for one in room.state.conduct.penalties])
    assert left == [[0, 2], [0, 1], [0, 0]]


def test_tables_without_reported_hands_count_by_hand() -> None:
    room = seated("tda-2013")
    penalised(room, "tda-2013/2.2", 3, "missed_hands", 3)
    served = room.do(CountHandsServed(entry=3, hands=2), role="dealer")
    assert served == (PenaltyHandServed(penalty=1, left=1, table=1),)
    assert room.refused(CountHandsServed(entry=3, hands=2)).reason == "amount"
    assert room.refused(CountHandsServed(entry=3, hands=0)).reason == "amount"
    assert room.refused(CountHandsServed(entry=2)).reason == "not_serving"
    assert room.refused(CountHandsServed(entry=99)).reason == "unknown_entry"
    room.do(CountHandsServed(entry=3))
    assert not sits_out(room.state, 3)


AWAY = [("tda-2013", "58-C.1"), ("torrequebrada", "35-C.1"), ("fcp-2025", "67-C.1"), ("adtp-2018", "68-C.1")]


@pytest.mark.clause("tda-2013/58-C.1", "torrequebrada/35-C.1", "fcp-2025/67-C.1", "adtp-2018/68-C.1")
@pytest.mark.parametrize(("book", "clause"), AWAY)
def test_who_serves_a_penalty_stays_away_from_the_table(book: str, clause: str) -> None:
    room = seated(book)
    assert room.refused(RecordInfraction(clause=f"{book}/{clause}", entry=4)).reason == "not_serving"
    penalised(room, plain(book), 4, "missed_rounds", 1)
    (recorded,) = room.do(RecordInfraction(clause=f"{book}/{clause}", entry=4, facts="back at the table"))
    assert recorded.warnings == ("must_stay_away",)  # type: ignore[attr-defined]
    assert len(room.state.infractions) == 2
    assert on_penalty(room.state, 1) == {4: 9}
    assert "lejos de la mesa" in say("warning.must_stay_away", {}, "es")


def test_a_suspension_lasts_its_minutes_and_is_then_over() -> None:
    room = seated("pokerfest-2011")
    penalised(room, "pokerfest-2011/courtesy-20", 2, "timed_suspension", 15)
    ends = room.now + 15 * MINUTE
    assert sits_out(room.state, 2)
    hand_begins(room)
    hand_ends(room)
    assert sits_out(room.state, 2, ends - 1)
    assert room.refused(CarryOutPenalty(penalty=1)).reason == "suspension_runs"
    assert [due.reason for due in penalties_due(room, ends - 1)] == []
    room.later(minutes=15)
    (due,) = penalties_due(room, room.now)
    assert due.reason == "suspension_over"
    room.do(due.command, role="system")
    assert not sits_out(room.state, 2)
    assert room.state.conduct.penalties[0].status == "done"
    assert room.refused(CarryOutPenalty(penalty=1)).reason == "nothing_to_carry_out"


# ---- disqualified -----------------------------------------------------------------------------------


@pytest.mark.clause("tda-2013/58-D", "adtp-2018/68-D", "torrequebrada/35-D", "fcp-2025/67-D", "tda-2024/71-D")
@pytest.mark.parametrize(
    ("book", "held", "before", "after"),
    [
        ("tda-2013", 24_000, 600_000, 576_000),
        ("adtp-2018", 42_000, 500_000, 458_000),
        ("torrequebrada", 62_500, 1_500_000, 1_437_500),
        ("fcp-2025", 45_200, 400_000, 354_800),
        ("tda-2024", 30_000, 500_000, 470_000),
    ],
)
def test_the_chips_of_a_disqualified_player_leave_play(book: str, held: int, before: int, after: int) -> None:
    room = seated(book)
    _holds(room, 7, held)
    _holds(room, 1, before - held - 70_000)
    assert room.state.ledger.points == before
    penalised(room, plain(book), 7, "disqualification")
    entry = room.state.entries[7]
    assert (entry.status, entry.stack, entry.table) == ("removed", 0, 0)
    assert room.state.ledger.points == after
    assert room.state.players["p7"].barred == "disqualified"


def _holds(room: Room, entry: int, points: int) -> None:
    more = points - room.state.entries[entry].stack
    happens(room, ChipsIssued(entry=entry, chips={100: more // 100}, cause="rebuy"))


@pytest.mark.clause("pokerfest-2011/general-3", "pokerfest-2011/general-4")
@pytest.mark.parametrize(("held", "pot"), [(27_000, 0), (27_400, 400)])
def test_pokerfest_shares_them_equally_at_the_table_and_the_rest_is_for_the_next_pot(
    held: int, pot: int
) -> None:
    room = seated("pokerfest-2011", players=10)
    _holds(room, 7, held)
    penalised(room, plain("pokerfest-2011"), 7, "disqualification")
    assert {room.state.entries[n].stack for n in range(1, 11) if n != 7} == {13_000}
    assert room.state.tables[1].carried == pot
    assert room.state.ledger.points == 90_000 + held


def test_a_disqualification_waits_for_the_end_of_the_hand() -> None:
    room = seated("tda-2013")
    hand_begins(room)
    penalised(room, "tda-2013/58-A.8", 3, "disqualification")
    assert room.state.entries[3].table == 1
    assert penalties_due(room, room.now) == []
    assert room.refused(CarryOutPenalty(penalty=1)).reason == "hand_in_progress"
    hand_ends(room)
    (due,) = penalties_due(room, room.now)
    assert due.reason == "disqualification_waits"
    room.do(due.command)
    assert room.state.entries[3].status == "removed"
    assert penalties_due(room, room.now) == []


@pytest.mark.clause("pokerfest-2011/general-2", "pokerfest-2011/courtesy-20")
@pytest.mark.parametrize("clause", [plain("pokerfest-2011"), "pokerfest-2011/courtesy-20"])
def test_a_ban_from_later_events_may_be_added_to_the_penalty(clause: str) -> None:
    """A threat brings it as much as anything else."""
    room = seated("pokerfest-2011")
    penalised(room, clause, 7, "disqualification")
    room.do(GivePenalty(infraction=1, penalty="ban_from_later_events", why="assault"))
    assert [one.penalty for one in history(room.state, "p7")[0][1]] == [
        "disqualification",
        "ban_from_later_events",
    ]
    again = GivePenalty(infraction=1, penalty="ban_from_later_events", why="assault")
    assert room.refused(again).reason == "infraction_answered"


# ---- wrong commands ---------------------------------------------------------------------------------


def test_wrong_penalties_are_refused() -> None:
    room = seated("tda-2013")
    room.do(RecordInfraction(clause="tda-2013/4.1", entry=1))
    assert (
        room.refused(GivePenalty(infraction=2, penalty="verbal_warning", why="x")).reason
        == "unknown_infraction"
    )
    assert (
        room.refused(GivePenalty(infraction=0, penalty="verbal_warning", why="x")).reason
        == "unknown_infraction"
    )
    assert (
        room.refused(GivePenalty(infraction=1, penalty="flogging", why="x")).reason == "penalty_not_offered"
    )
    assert (
        room.refused(GivePenalty(infraction=1, penalty="verbal_warning", why="  ")).reason == "reason_missing"
    )
    for role in ("dealer", "player", "desk", "system"):
        assert (
            room.refused(GivePenalty(infraction=1, penalty="verbal_warning", why="x"), role=role).reason
            == "role"
        )
    assert room.refused(CarryOutPenalty(penalty=1)).reason == "unknown_penalty"


def test_rounds_need_a_table_to_be_counted_at() -> None:
    room = seated("tda-2013")
    happens(room, PlayerRegistered(player="eva", name="Eva"))
    room.do(RecordInfraction(clause="tda-2013/2.14", player="eva"))
    refused = room.refused(GivePenalty(infraction=1, penalty="missed_rounds", size=1, why="x"))
    assert refused.reason == "no_table_to_count"
    room.do(GivePenalty(infraction=1, penalty="missed_hands", size=5, why="x"))
    assert hands_left(room.state, "eva") == 5


def test_who_is_disqualified_before_entering_may_not_enter() -> None:
    room = seated("tda-2013")
    happens(room, PlayerRegistered(player="eva", name="Eva"))
    room.do(RecordInfraction(clause="tda-2013/58-A.8", player="eva"))
    room.do(GivePenalty(infraction=1, penalty="disqualification", why="forged ticket"))
    assert room.state.players["eva"].barred
    assert isinstance(decide(room.state, room.asked(EnterPlayer(player="eva")), room.book), Refused)


def test_a_disqualified_player_may_not_enter_again() -> None:
    room = seated("tda-2013")
    penalised(room, "tda-2013/58-A.8", 3, "disqualification")
    assert isinstance(decide(room.state, room.asked(ReEnter(player="p3")), room.book), Refused)


@pytest.mark.parametrize("book", BOOKS)
def test_the_journal_replays_to_the_same_state(book: str) -> None:
    room = seated(book)
    hand_begins(room)
    penalty, size = ("timed_suspension", 5) if book == "pokerfest-2011" else ("missed_rounds", 1)
    penalised(room, plain(book), 2, penalty, size)
    penalised(room, plain(book), 3, "verbal_warning")
    hand_ends(room)
    hand_begins(room)
    hand_ends(room)
    assert snapshot(fold(room.journal)) == snapshot(room.state)


@pytest.mark.parametrize("book", WITH_HANDS)
def test_hands_reported_by_the_table_count_and_the_blinds_go_on(book: str) -> None:
    """The penalised seat is dealt in and posts; being blinded away is being eliminated."""
    room = seated(book, players=3)
    room.do(StartSession(session="1"))
    penalised(room, plain(book), 2, "missed_rounds", 1)
    assert on_penalty(room.state, 1) == {2: 3}
    for left in (2, 1):
        room.do(StartHand(table=1), role="dealer")
        hand = room.state.tables[1].hand
        assert hand is not None
        assert 2 in hand.dealt
        stacks = hand.stacks
        room.do(ReportHand(table=1, stacks={1: stacks[1] + 50, 2: stacks[2] - 50}), role="dealer")
        assert on_penalty(room.state, 1) == {2: left}
    room.do(StartHand(table=1), role="dealer")
    rest = room.state.entries[2].stack
    room.do(ReportHand(table=1, stacks={1: room.state.entries[1].stack + rest, 2: 0}), role="dealer")
    assert room.state.entries[2].status == "out"
    assert on_penalty(room.state, 1) == {}
