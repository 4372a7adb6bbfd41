"""Time, presence and button under every book, where they differ. Read it like the policy table."""

import pytest

from torneo.floor.acts import Act, Asks, Does
from torneo.floor.card_acts import ClockRuns, DealerActs, Leaves, Returns
from torneo.floor.kernel.people import Standing
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.start import StartPoint
from torneo.rulebook import book_ids, load_book

TDA, TDA24, ADTP = "tda-2013", "tda-2024", "adtp-2018"
TORRE, FCP, FEST = "torrequebrada", "fcp-2025", "pokerfest-2011"
FLOP = StartPoint("flop", 2000)
NEXT = DealerActs(what="next_hand")


def table_of(
    book_id: str,
    stacks: dict[int, int],
    button: int,
    *,
    start: StartPoint | None = None,
    absent: tuple[int, ...] = (),
) -> Table:
    book = load_book(book_id)
    hand = Hand(
        "nlhe",
        Stakes(200, 400, ante=50),
        stacks,
        button=button,
        deck=(-1,) * 52,
        rules=hand_rules(book),
        absent=absent,
        stepwise=True,
        auto_showdown=False,
        start=start,
    )
    table = Table(hand, book)
    table.standing = Standing(away=frozenset(absent))
    return table


def play(table: Table, *acts: Act) -> Ruling:
    rulings = [table.rule(act) for act in acts]
    return rulings[-1]


def told(ruling: Ruling) -> str:
    """``ask a/b``, the action, or the kind of ruling."""
    if ruling.is_question:
        return "ask " + "/".join(option.code for option in ruling.options)
    return ruling.action or ruling.kind


@pytest.mark.parametrize(
    ("book_id", "outcome", "alive"),
    [
        (TDA, "dead_hand", False),
        (TDA24, "check", True),
        (ADTP, "check", True),
        (TORRE, "check", True),
        (FCP, "ask action_demanded_then_check/check", True),
        (FEST, "dead_hand", False),
    ],
)
def test_time_expires_facing_no_bet(book_id: str, outcome: str, alive: bool) -> None:
    table = table_of(book_id, dict.fromkeys(range(1, 6), 10_000), 5, start=FLOP)
    assert told(play(table, ClockRuns(clock="expired"))) == outcome
    assert (1 in table.hand.live_seats) is alive


@pytest.mark.parametrize("book_id", book_ids())
def test_time_expires_facing_a_bet(book_id: str) -> None:
    table = table_of(book_id, dict.fromkeys(range(1, 6), 10_000), 5, start=FLOP)
    bet = Does(seat=1, does="bet", to=1000)
    assert told(play(table, bet, ClockRuns(clock="expired"))) == "dead_hand"
    assert table.dead == [2]


@pytest.mark.parametrize(
    ("book_id", "by_player", "by_dealer", "seconds"),
    [
        (TDA, "ask grant/refuse", "refused", 60),
        (TDA24, "ask grant/refuse", "refused", 30),
        (ADTP, "ask grant/refuse", "refused", 30),
        (TORRE, "ask grant/refuse", "refused", 30),
        (FCP, "ask grant/refuse", "refused", 30),
        (FEST, "granted", "granted", 60),
    ],
)
def test_who_calls_time_and_for_how_long(book_id: str, by_player: str, by_dealer: str, seconds: int) -> None:
    from torneo.floor.acts import Decides

    table = table_of(book_id, dict.fromkeys(range(1, 6), 10_000), 5, start=FLOP)
    assert told(play(table, DealerActs(what="calls_time"))) == by_dealer
    table = table_of(book_id, dict.fromkeys(range(1, 6), 10_000), 5, start=FLOP)
    ruling = play(table, Asks(seat=3, what="time", of=1))
    assert told(ruling) == by_player
    if ruling.is_question:
        ruling = play(table, Decides(option="grant"))
    assert ruling.seconds == seconds


@pytest.mark.parametrize(
    ("book_id", "small", "big", "first_before", "first_after"),
    [
        (TDA, 2, 1, 2, 1),
        (TDA24, 2, 1, 2, 1),
        (ADTP, 2, 1, 2, 1),
        (TORRE, 2, 1, 2, 1),
        (FCP, 2, 1, 2, 1),
        (FEST, 1, 2, 1, 1),
    ],
)
def test_heads_up_with_the_button_in_seat_two(
    book_id: str, small: int, big: int, first_before: int, first_after: int
) -> None:
    table = table_of(book_id, {1: 10_000, 2: 10_000}, 2)
    hand = table.hand
    assert (hand.small_blind, hand.big_blind, hand.actor) == (small, big, first_before)
    play(table, Does(seat=small, does="call"), Does(seat=big, does="check"), DealerActs(what="counts_deck"))
    hand.next_street()
    assert hand.actor == first_after


@pytest.mark.parametrize(
    ("book_id", "outcome"),
    [
        (TDA, "button 3, blinds 3 and 2"),
        (TDA24, "button 3, blinds 3 and 2"),
        (ADTP, "button 3, blinds 3 and 2"),
        (TORRE, "button 3, blinds 3 and 2"),
        (FCP, "ask adjust_button/normal_movement"),
        (FEST, "button 2, blinds 3 and 2"),
    ],
)
def test_heads_up_begins_after_the_button_is_out(book_id: str, outcome: str) -> None:
    table = table_of(book_id, {1: 10_000, 2: 10_000, 3: 10_000}, 1)
    play(table, Does(seat=1, does="fold"), Does(seat=2, does="fold"))
    table.hand.stack[table.hand.place_of[1]] = 0
    ruling = play(table, NEXT)
    if ruling.is_question and ruling.reason == "heads_up_change":
        assert told(ruling) == outcome
    else:
        hand = table.hand
        assert f"button {hand.button}, blinds {hand.small_blind} and {hand.big_blind}" == outcome


@pytest.mark.parametrize(
    ("book_id", "button", "small", "big"),
    [(TDA, 2, 3, 4), (TDA24, 2, 3, 4), (ADTP, 2, 3, 4), (TORRE, 2, 3, 4), (FCP, 2, 3, 4), (FEST, 1, 3, 4)],
)
def test_the_small_blind_is_eliminated(book_id: str, button: int, small: int, big: int) -> None:
    table = table_of(book_id, dict.fromkeys(range(1, 7), 10_000), 1)
    play(table, *(Does(seat=seat, does="fold") for seat in (4, 5, 6, 1, 2)))
    table.hand.stack[table.hand.place_of[2]] = 0
    play(table, NEXT)
    hand = table.hand
    assert (hand.button, hand.small_blind, hand.big_blind) == (button, small, big)
    assert table.outside.eliminated == [2]


@pytest.mark.parametrize(
    ("book_id", "alive", "back_before_the_first_card", "back_during_the_deal", "back_after_it"),
    [
        (TDA, False, True, False, False),
        (TDA24, False, True, True, False),
        (ADTP, False, True, True, False),
        (TORRE, False, True, True, False),
        (FCP, False, True, True, False),
        (FEST, True, True, True, True),
    ],
)
def test_an_absent_big_blind(
    book_id: str,
    alive: bool,
    back_before_the_first_card: bool,
    back_during_the_deal: bool,
    back_after_it: bool,
) -> None:
    stacks = dict.fromkeys(range(1, 6), 10_000)
    table = table_of(book_id, stacks, 5, absent=(2,))
    assert (2 in table.hand.live_seats) is alive
    assert table.hand.stacks[2] == 10_000 - 450
    for after_cards, lives in (
        (0, back_before_the_first_card),
        (5, back_during_the_deal),
        (None, back_after_it),
    ):
        table = table_of(book_id, stacks, 5, absent=(2,))
        play(table, Returns(seat=2, after_cards=after_cards))
        assert (2 in table.hand.live_seats) is lives
        assert sum(table.hand.stacks.values()) + table.hand.pot == 50_000


@pytest.mark.parametrize(
    ("book_id", "lives"),
    [(TDA, True), (TDA24, True), (ADTP, True), (TORRE, True), (FCP, True), (FEST, False)],
)
def test_a_player_who_walks_off_and_faces_a_bet(book_id: str, lives: bool) -> None:
    table = table_of(book_id, dict.fromkeys(range(1, 6), 10_000), 5, start=FLOP)
    play(table, Leaves(seat=2), Does(seat=1, does="bet", to=1000))
    assert (2 in table.hand.live_seats) is lives
    assert table.next == (2 if lives else 3)
