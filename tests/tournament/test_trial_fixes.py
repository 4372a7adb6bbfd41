"""What a trial of the event by outsiders found: reports, sums and commands that make no sense are refused."""

import random
from typing import Any

import pytest
from tests.support import bubble as on_the_bubble
from tests.support import clock as clocks
from tests.support import conduct, prizes, seating
from tests.support.any_command import command_like
from tests.support.entries import enter, of
from tests.support.events import drafted, published
from tests.support.room import Room

from torneo.hand.status import OVER
from torneo.rulebook import book_ids
from torneo.simulate.table_play import Deal, dealt, outcome, rules_for
from torneo.tournament import TOURNAMENT, Command, Refused, decide, todo
from torneo.tournament.chips.commands import RecordFoundChips, RetireChips
from torneo.tournament.clock.commands import (
    AddTime,
    AnnounceBreak,
    CallLastHands,
    SetLevel,
    StartBreak,
    StartSession,
)
from torneo.tournament.conduct.commands import CarryOutPenalty, GivePenalty, RecordInfraction
from torneo.tournament.conduct.matters import MATTERS, Decide
from torneo.tournament.entries.commands import (
    CancelEvent,
    EnterPlayer,
    LeaveTable,
    RegisterPlayer,
    SetRegistrationClose,
)
from torneo.tournament.hands.commands import CancelHand, ReportHand, StartHand
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.commands import SetDealReserve, SetPayouts
from torneo.tournament.seats.commands import LockSeat, MovePlayer, RedrawSeats
from torneo.tournament.structure.commands import CreateEvent
from torneo.tournament.structure.levels import level_of, stakes_of
from torneo.tournament.structure.model import AnteKind, Break, Day, Flight, Level, Payout
from torneo.tournament.words import say, sentences

# ---- who beat whom -----------------------------------------------------------------------------------


def in_hand(book: str = "tda-2013", seats: int = 5, **sheet: Any) -> Room:
    room = seating.seated(book, {1: range(1, seats + 1)}, **sheet)
    room.do(StartHand(table=1))
    return room


def test_nobody_beats_himself() -> None:
    room = in_hand()
    report = ReportHand(table=1, stacks={2: 0, 1: 20_000}, beaten_by={2: (2,)})
    assert room.refused(report).reason == "beaten_by_himself"


def test_whoever_beat_a_player_holds_chips_and_has_won_some() -> None:
    room = in_hand()
    for winner in (3, 4):
        report = ReportHand(table=1, stacks={2: 0, 1: 20_000}, beaten_by={2: (winner,)})
        assert room.refused(report).reason == "won_nothing"
    both_out = ReportHand(table=1, stacks={2: 0, 3: 0, 1: 30_000}, beaten_by={2: (3,)})
    assert room.refused(both_out).reason == "won_nothing"


def test_the_winner_of_a_side_pot_may_have_lost_chips_in_the_hand() -> None:
    """Seat 3, with 400, wins the main pot of 1,200; seat 1 sends seat 2 out for the side pot of 200."""
    room = in_hand()
    room.do(ReportHand(table=1, stacks={2: 500, 3: 400, 4: 29_100}))
    room.do(StartHand(table=1))
    room.do(ReportHand(table=1, stacks={2: 0, 3: 1_200, 1: 9_700}, beaten_by={2: (1,)}))
    assert room.state.eliminations[-1].by == [1]


def test_an_ante_may_leave_the_big_blind_short_of_an_equal_stack() -> None:
    """Seats 3 and 4 have 500 each; seat 3 pays the ante of 100 and wins the main pot, seat 2 the side pot."""
    antes = tuple(Level(number=one, small_blind=50, big_blind=100, ante=100) for one in range(1, 9))
    room = in_hand(seats=4, ante_kind="big_blind", levels=antes)
    room.do(ReportHand(table=1, stacks={1: 100, 2: 38_900, 3: 500, 4: 500}))
    room.do(StartHand(table=1))
    while (positions := room.state.tables[1].positions) is not None and positions.big != 3:
        room.do(ReportHand(table=1, stacks={}))
        room.do(StartHand(table=1))
    report = ReportHand(table=1, stacks={1: 0, 2: 38_600, 3: 1_400, 4: 0}, beaten_by={4: (2,), 1: (3,)})
    room.do(report)
    assert [one.by for one in room.state.eliminations] == [[3], [2]]


@pytest.mark.parametrize("kind", ["big_blind", "each_player"])
def test_no_hand_the_engine_played_is_refused_for_who_won_it(kind: AnteKind) -> None:
    """Short stacks all in at random under both kinds of ante: every true report is taken."""
    antes = tuple(Level(number=one, small_blind=50, big_blind=100, ante=100) for one in range(1, 9))
    room = seating.seated("tda-2013", {1: range(1, 5)}, ante_kind=kind, levels=antes)
    out = 0
    for seed in range(250):
        rng = random.Random(seed)
        short = {seat: rng.choice((100, 200, 300, 400)) for seat in (1, 2, 3, 4)}
        rich = rng.randrange(1, 5)
        stacks = {**short, rich: 40_000 - sum(short.values()) + short[rich]}
        for told in (stacks, None):
            room.do(StartHand(table=1))
            if told is not None:
                room.do(ReportHand(table=1, stacks=told))
        report = all_in_report(room, rng)
        out += len(report.beaten_by)
        answer = TOURNAMENT.decide(room.state, room.asked(report), room.book)
        assert not isinstance(answer, Refused), (stacks, room.state.tables[1].positions, report, answer)
        room.do(ReportHand(table=1, stacks={}))
    assert out > 250


def all_in_report(room: Room, rng: random.Random) -> ReportHand:
    """The table's hand dealt and played by the engine, mostly all in, as its dealer tells it."""
    sheet, table = room.state.structure, room.state.tables[1]
    assert table.hand is not None
    assert table.positions is not None
    stakes = stakes_of(level_of(sheet, 1, room.book), sheet, table.hand.game, room.book)
    hand = dealt(
        Deal(game=table.hand.game, stakes=stakes, stacks=dict(table.hand.stacks), positions=table.positions,
             rules=rules_for(sheet, room.book), chip=25), rng)  # fmt: skip
    while hand.status != OVER:
        most = hand.legal_actions().max_raise_to
        if most and rng.random() < 0.8:
            hand.raise_to(most)
        else:
            hand.check_or_call()
    played = outcome(hand, rng)
    return ReportHand(table=1, stacks=played.stacks, beaten_by=played.beaten_by,
                      hand_order=played.hand_order)  # fmt: skip


def test_an_even_split_may_leave_a_winner_where_he_was() -> None:
    room = in_hand()
    room.do(ReportHand(table=1, stacks={2: 25, 4: 19_975}))
    room.do(StartHand(table=1))
    room.do(ReportHand(table=1, stacks={2: 0, 1: 10_025}, beaten_by={2: (1, 3)}))
    assert room.state.eliminations[-1].by == [1, 3]


# ---- equal stacks out in one hand ----------------------------------------------------------------------


@pytest.mark.clause("pokerfest-2011/general-34")
def test_equal_stacks_out_in_one_hand_need_the_order_of_their_hands() -> None:
    room = on_the_bubble.bubble("pokerfest-2011", (5,), paid=3)
    on_the_bubble.give(room, 1, {2: 6_000, 4: 6_000})
    room.do(StartHand(table=1))
    hand = room.state.tables[1].hand
    assert hand is not None
    told: dict[str, Any] = {
        "table": 1, "stacks": {2: 0, 4: 0, 1: hand.stacks[1] + 12_000}, "beaten_by": {2: (1,), 4: (1,)}
    }  # fmt: skip
    refused = room.refused(ReportHand(**told))
    assert refused.reason == "hand_order_missing"
    assert refused.facts["seats"] == "2, 4"
    assert "pokerfest-2011/general-34" in refused.clauses
    assert room.refused(ReportHand(**told, hand_order=(4,))).reason == "hand_order_missing"
    for wrong in ((4, 2, 3), (4, 2, 99), (4, 2, 2)):
        assert room.refused(ReportHand(**told, hand_order=wrong)).reason == "hand_order_wrong"
    room.do(ReportHand(**told, hand_order=(4, 2)))
    assert {one.entry: one.place for one in places(room.state, room.book)} == {4: 4, 2: 5}


@pytest.mark.parametrize("book", [one for one in book_ids() if one != "pokerfest-2011"])
def test_books_that_let_equal_stacks_tie_ask_for_no_order(book: str) -> None:
    room = in_hand(book)
    room.do(ReportHand(table=1, stacks={2: 0, 3: 0, 1: 30_000}, beaten_by={2: (1,), 3: (1,)}))
    assert len(room.state.eliminations) == 2


def test_the_order_of_hands_names_nobody_else() -> None:
    room = in_hand()
    assert room.refused(ReportHand(table=1, stacks={}, hand_order=(1, 2))).reason == "hand_order_wrong"


# ---- stacks no chips make ------------------------------------------------------------------------------


def test_a_stack_no_chips_make_is_not_reported() -> None:
    room = in_hand()
    refused = room.refused(ReportHand(table=1, stacks={2: 9_993, 1: 10_007}))
    assert (refused.reason, refused.facts["smallest"]) == ("not_in_chips", 25)
    assert room.refused(ReportHand(table=1, stacks={1: 9_990}, carried=10)).reason == "not_in_chips"
    room.do(ReportHand(table=1, stacks={2: 9_975, 1: 10_025}))


def test_a_table_that_holds_odd_points_already_goes_on() -> None:
    """A stack that chips do not make (counted wrongly long ago) does not stop the table."""
    room = in_hand()
    room.do(CancelHand(table=1, why="mal repartida"))
    room.state.entries[1].stack += 10
    room.state.entries[2].stack -= 10
    room.do(StartHand(table=1))
    room.do(ReportHand(table=1, stacks={1: 9_510, 2: 10_490}))


def test_missed_blinds_are_paid_in_chips() -> None:
    room = clocks.pokerfest(7)
    room.do(StartSession(session="1"))
    clocks.register(room, "late")
    refused = room.refused(EnterPlayer(player="late", missed=13))
    assert (refused.reason, refused.facts["smallest"]) == ("not_in_chips", 25)
    room.do(EnterPlayer(player="late", missed=350))
    assert of(room, "late").stack == 9_650


def test_the_directors_sum_is_not_lost_on_the_waiting_list() -> None:
    room = clocks.pokerfest(9)
    room.do(StartSession(session="1"))
    clocks.register(room, "late")
    refused = room.refused(EnterPlayer(player="late", missed=475))
    assert refused.reason == "missed_without_seat"
    room.do(EnterPlayer(player="late"))
    assert of(room, "late").status == "alternate"


def test_nothing_is_missed_before_the_draw() -> None:
    room = published("pokerfest-2011")
    clocks.register(room, "early")
    assert room.refused(EnterPlayer(player="early", missed=100)).reason == "missed_without_seat"


# ---- a disqualification waits for the hand, not for the next one -------------------------------------------


@pytest.mark.parametrize("book", book_ids())
@pytest.mark.parametrize("end", [ReportHand(table=1, stacks={}), CancelHand(table=1, why="mal repartida")])
def test_whoever_was_disqualified_in_a_hand_is_not_dealt_the_next(book: str, end: Command) -> None:
    room = seating.seated(book, {1: range(1, 8), 2: range(1, 8)})
    room.do(StartHand(table=1))
    room.do(RecordInfraction(clause=conduct.plain(book), entry=4))
    room.do(GivePenalty(infraction=1, penalty="disqualification", why="grave"))
    room.do(end)
    for command in (StartHand(table=1), ReportHand(table=1, stacks={})):
        refused = room.refused(command)
        assert (refused.reason, refused.facts["seat"]) == ("disqualified_sits", 4)
        assert refused.clauses
    room.do(StartHand(table=2))
    assert CarryOutPenalty(penalty=1) in [due.command for due in todo(room.state, room.now, room.book)]
    room.do(CarryOutPenalty(penalty=1))
    assert 4 not in seating.start(room, 1).dealt


# ---- phases ------------------------------------------------------------------------------------------

#: What may still be told when the event is over: results, prizes, conduct, people and corrections.
LOOKING_BACK = {
    "Amend", "AnswerReport", "Announce", "BarPlayer", "BringHistory", "CarryOutPenalty", "CheckIdentity",
    "ConfirmMoney", "CorrectPlayer", "CreateEvent", "Decide", "DeferPrize", "EndAnnouncements", "GivePenalty",
    "PayPrize",
    "ReconcileChips", "RecordInfraction", "RejectMoney", "ReportToFloor", "RequestReview", "RevealSeed",
    "SuspectPlay", "Undo",
}  # fmt: skip
AFTER_THE_END = LOOKING_BACK | {
    "CloseCall", "CreditBounty", "DecideRuling", "OpenEnvelope", "OverruleRuling", "SetPayouts",
    "SettleMatter", "TransferSeat",
}  # fmt: skip


def ended() -> Room:
    room = prizes.final("tda-2013", 4, amounts=(20_000, 10_000, 10_000))
    prizes.out(room, "p2", "p3", "p4")
    return prizes.ended(room)


def cancelled() -> Room:
    room = clocks.started("tda-2013", 6)
    room.do(CancelEvent(why="sin luz", refunds={f"p{number}": 10_000 for number in range(1, 7)}))
    return room


@pytest.mark.parametrize(
    ("room", "allowed", "code"),
    [
        (Room("tda-2013"), {"CreateEvent"}, "no_event"),
        (ended(), AFTER_THE_END, "wrong_phase"),
        (cancelled(), LOOKING_BACK, "wrong_phase"),
    ],
    ids=["empty", "ended", "cancelled"],
)
def test_only_what_looks_back_is_taken_outside_the_event(room: Room, allowed: set[str], code: str) -> None:
    rng = random.Random(7)
    for kind, rule in TOURNAMENT.commands.items():
        if kind.__name__ in allowed:
            continue
        for _ in range(4):
            command = command_like(rng, room.state, kind)
            answer = decide(room.state, room.asked(command, role=sorted(rule.roles)[0]), room.book)
            assert isinstance(answer, Refused), command
            assert answer.reason == code, command


def test_the_usual_commands_stop_with_the_event() -> None:
    for room in (ended(), cancelled()):
        for command in (
            MovePlayer(entry=1, table=1, seat=9, why="x"), RetireChips(value=25, session="1"),
            LeaveTable(entry=1), LockSeat(table=1, seat=9), RedrawSeats(session="1", why="x"),
            SetDealReserve(amount=5), RegisterPlayer(player="z", name="Z"),
        ):  # fmt: skip
            refused = room.refused(command)
            assert refused.reason == "wrong_phase"
            assert "running" in str(refused.facts["allowed"])


def test_matters_of_the_table_are_not_decided_after_the_end() -> None:
    room = ended()
    for code in MATTERS:
        if code not in ("review", "fair_play"):
            refused = room.refused(Decide(matter=code, option="x", why="x", about={"entry": 1}))
            assert refused.reason == "wrong_phase", code


def test_a_command_given_twice_is_still_nothing_new_when_the_event_is_over() -> None:
    room = ended()
    again = room.asked(RegisterPlayer(player="p1", name="Ana"), key=room.journal[0].key)
    assert decide(room.state, again, room.book) == ()


def test_an_event_is_created_only_once() -> None:
    room = drafted("tda-2013")
    refused = room.refused(CreateEvent(id="otro", book="tda-2013", structure=room.state.structure))
    assert refused.reason == "event_exists"


# ---- impossible amounts --------------------------------------------------------------------------------

DAY = 24 * 60


@pytest.mark.parametrize(
    "command",
    [
        SetLevel(level=999, why="x"),
        SetLevel(level=2, seconds=DAY * 60 + 1, why="x"),
        AddTime(seconds=10**9, why="x"),
        AddTime(seconds=DAY * 60, why="x"),
        StartBreak(minutes=10**6, why="x"),
        StartBreak(minutes=DAY + 1, why="x"),
        SetRegistrationClose(level=999, why="x"),
        RecordFoundChips(chips={25: 10**9}, entry=1),
        RecordFoundChips(chips={25: 10**9}, table=1),
    ],
)
@pytest.mark.parametrize("book", ["tda-2013", "fcp-2025", "pokerfest-2011"])
def test_amounts_beyond_all_sense_are_refused(book: str, command: Command) -> None:
    room = seating.seated(book, {1: range(1, 8)})
    refused = room.refused(command)
    assert refused.reason in (
        "amount",
        "level_beyond_schedule_end",
        "more_than_issued",
        "number_out_of_range",
    ), refused
    for lang in ("es", "en"):
        assert say(refused.reason, refused.facts, lang)


def test_long_but_possible_times_are_taken() -> None:
    room = seating.seated("tda-2013", {1: range(1, 8)})
    room.do(AddTime(seconds=3_600, why="apagón"))
    room.do(SetLevel(level=2, seconds=DAY * 60, why="x"))
    room.do(SetRegistrationClose(level=12, why="x"))
    room.do(SetLevel(level=13, why="el cuadro sigue"))
    room.do(StartBreak(minutes=120, why="cena"))


def test_the_reserve_of_a_deal_leaves_something_to_share() -> None:
    room = prizes.final("torrequebrada", 4, payout=Payout(places=4))
    refused = room.refused(SetDealReserve(amount=40_001))
    assert (refused.reason, refused.facts["remaining"]) == ("reserve_above_prizes", 40_000)
    room.do(SetDealReserve(amount=40_000))
    published("torrequebrada").do(SetDealReserve(amount=40_001))


def test_the_minimum_prize_is_not_more_than_there_is() -> None:
    room = prizes.closed("tda-2013", 6)
    refused = room.refused(SetPayouts(minimum=60_001))
    assert (refused.reason, refused.facts["prizes"]) == ("minimum_above_fund", 60_000)
    refused = room.refused(SetPayouts(rounding=60_001))
    assert (refused.reason, refused.facts["prizes"]) == ("rounding_above_fund", 60_000)
    room.do(SetPayouts(minimum=60_000))
    assert list(room.state.prizes.amounts) == [60_000]


def test_an_infraction_happens_in_a_hand_that_was() -> None:
    room = seating.seated("tda-2013", {1: range(1, 8)})
    refused = room.refused(RecordInfraction(clause=conduct.plain("tda-2013"), entry=2, hand=1))
    assert (refused.reason, refused.facts["last"]) == ("no_such_hand", 0)
    room.do(StartHand(table=1))
    room.do(RecordInfraction(clause=conduct.plain("tda-2013"), entry=2, hand=1))
    assert room.refused(
        RecordInfraction(clause=conduct.plain("tda-2013"), entry=2, hand=99)
    ).reason == "no_such_hand"  # fmt: skip


# ---- breaks and last hands -------------------------------------------------------------------------------


@pytest.mark.clause("torrequebrada/22-F")
def test_no_break_is_announced_while_hands_are_played_together() -> None:
    room = on_the_bubble.hand_for_hand(
        "torrequebrada", (5, 5, 6), paid=15, breaks=(Break(after_level=1, minutes=10),)
    )
    room.now = room.state.sessions["1"].clock.ends_at - 60_000
    assert clocks.dues(room, "break_coming") == []
    refused = room.refused(AnnounceBreak(session="1"))
    assert refused.reason == "break_postponed"
    assert "torrequebrada/22-F" in refused.clauses


def test_books_that_keep_their_breaks_announce_them_all_the_same() -> None:
    room = on_the_bubble.hand_for_hand(
        "tda-2013", (5, 5, 6), paid=15, breaks=(Break(after_level=1, minutes=10),)
    )
    room.do(AnnounceBreak(session="1"))


@pytest.mark.clause("torrequebrada/25-E")
def test_the_hand_after_the_last_before_closing_is_refused_by_the_closing_clause() -> None:
    closes = "2027-01-15T14:00+00:00"
    day = Day(number=1, closes=closes, flights=(Flight(name="1", starts="2027-01-15T08:00+00:00"),))
    room = prizes.final("torrequebrada", 3, amounts=(15_000, 10_000, 5_000), days=(day,))
    room.now = 1_800_021_600_000 - 35 * 60_000
    room.do(CallLastHands(session="1"))
    for _ in range(3):
        room.do(StartHand(table=1))
        room.do(ReportHand(table=1, stacks={}))
    refused = room.refused(StartHand(table=1))
    assert (refused.reason, refused.clauses) == ("last_hands_played", ("torrequebrada/25-E",))


# ---- people ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", book_ids())
def test_a_missing_birth_date_is_noted_for_the_desk(book: str) -> None:
    room = published(book)
    room.do(RegisterPlayer(player="z", name="Zoe", document="9"))
    note = room.state.notes[-1]
    assert (note.kind, note.about["player"]) == ("birth_date_missing", "z")
    assert "note.birth_date_missing" in sentences()
    before = len(room.state.notes)
    enter(room, "y")
    assert [one.kind for one in room.state.notes[before:]] == []
