"""Breaking tables: the order stated beforehand, two random steps, the high card, and the second big blind."""

from collections import Counter
from typing import Any

import pytest
from tests.support.books import by_clause
from tests.support.room import SEED, Room
from tests.support.seating import at, levels, place, play, relocated, seated, start

from torneo.cards.card import card_text, parse_card
from torneo.cards.verifiable import verifiable_shuffle
from torneo.rulebook import book_ids, read_house
from torneo.tournament import Refused, todo
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.hands.commands import ReportElimination, ReportHand
from torneo.tournament.seats.break_order import next_to_break
from torneo.tournament.seats.breaking import high_card_order
from torneo.tournament.seats.commands import (
    BreakTable,
    DeclineBigBlind,
    KeepApart,
    MovePlayer,
    OpenTable,
)
from torneo.tournament.seats.events import Drawn, Moved, TableClosed
from torneo.tournament.seats.mark_events import BigBlindDeclined

TWO_STEPS = ["adtp-2018", "tda-2013", "torrequebrada"]


def broken(room: Room, table: int, **more: Any) -> tuple[list[Drawn], list[Moved]]:
    events = room.do(BreakTable(table=table, **more))
    assert isinstance(events[-1], TableClosed)
    assert not room.state.tables[table].open
    return [one for one in events if isinstance(one, Drawn)], [
        one for one in events if isinstance(one, Moved)
    ]


# ---- two steps


@pytest.mark.clause("adtp-2018/9.1", "torrequebrada/8.1")
@pytest.mark.parametrize("book", TWO_STEPS)
def test_seven_players_get_seven_open_seats_by_two_recorded_draws(book: str) -> None:
    room = seated(book, {1: range(1, 6), 2: range(1, 7), 12: range(2, 9)})
    entries = [at(room, 12, seat) for seat in range(2, 9)]
    draws, moves = broken(room, 12)
    cards, order = draws
    assert (cards.what, order.what) == ("seat_cards", "order_of_players")
    assert sorted(cards.draw.pool) == [106, 107, 108, 109, 207, 208, 209]
    assert sorted(order.draw.pool) == list(range(2, 9))
    for one in draws:
        again = verifiable_shuffle(bytes.fromhex(SEED), one.draw.pool, one.draw.label)
        assert tuple(again) == one.draw.picked
    assert cards.draw.label != order.draw.label
    assert room.state.sessions["1"].draws == 2
    given = [(one.from_seat, 100 * one.table + one.seat) for one in moves]
    assert given == list(zip(order.draw.picked, cards.draw.picked, strict=True))
    assert sorted(one.entry for one in moves) == entries
    assert all(room.state.entries[entry].stack == 10_000 for entry in entries)
    assert (
        f"{book}/{ {'adtp-2018': '9.1', 'torrequebrada': '8.1', 'tda-2013': '9.1'}[book] }"
        in moves[0].clauses
    )


@pytest.mark.parametrize("book", book_ids())
def test_the_other_tables_come_out_even(book: str) -> None:
    room = seated(book, {1: range(1, 4), 2: range(1, 7), 3: range(1, 6), 9: range(1, 8)})
    broken(room, 9)
    assert sorted(room.state.tables[number].players for number in (1, 2, 3)) == [7, 7, 7]


def test_every_player_of_the_table_is_as_likely_to_get_each_seat() -> None:
    got: Counter[tuple[int, int]] = Counter()
    for number in range(60):
        room = seated("tda-2013", {1: (1, 2, 3), 9: (4, 5)}, seats=5)
        room.state.sessions["1"].draws = number
        _, moves = broken(room, 9)
        got.update((one.from_seat, one.seat) for one in moves)
    assert set(got) == {(4, 4), (4, 5), (5, 4), (5, 5)}
    assert min(got.values()) > 15


def test_pokerfest_asks_for_one_draw_only() -> None:
    room = seated("pokerfest-2011", {1: range(1, 6), 2: range(1, 7), 9: range(1, 8)})
    draws, moves = broken(room, 9)
    assert [one.what for one in draws] == ["seats_of_broken_table"]
    assert [100 * one.table + one.seat for one in moves] == list(draws[0].draw.picked)
    assert all(one.carried_by == "Ana" for one in moves)


# ---- the high card


@pytest.mark.parametrize(
    ("book", "cited"),
    [
        pytest.param(book, {*clauses}, marks=pytest.mark.clause(*clauses), id=book)
        for book, clauses in (
            ("fcp-2025", ("fcp-2025/10-B.1", "fcp-2025/10-B.2")),
            ("tda-2024", ("tda-2024/10-B.1", "tda-2024/10-B.2", "tda-2024/10-B.3")),
        )
    ],
)
def test_seat_cards_are_stacked_before_a_card_is_turned_for_each_player(book: str, cited: set[str]) -> None:
    room = seated(book, {1: range(1, 6), 2: range(1, 7), 6: range(1, 8)})
    draws, moves = broken(room, 6)
    assert [one.what for one in draws] == ["seat_cards", "card_for_each_player"]
    stack, deal = draws
    turned = dict(zip(range(1, 8), deal.draw.picked, strict=True))
    assert len(set(turned.values())) == 7
    assert [one.from_seat for one in moves] == sorted(turned, key=lambda seat: -turned[seat])
    assert [100 * one.table + one.seat for one in moves] == list(stack.draw.picked)
    assert all(one.facts["card"] == card_text(turned[one.from_seat]) for one in moves)
    assert cited <= set(moves[0].clauses)


@pytest.mark.parametrize(
    ("cards", "order"),
    [
        pytest.param(
            {1: "Kh", 2: "9c", 3: "Ad"}, [3, 1, 2], marks=pytest.mark.clause("fcp-2025/10-B.2"), id="10-B"
        ),
        pytest.param(
            {1: "4s", 2: "Kh", 3: "Kc"}, [2, 3, 1], marks=pytest.mark.clause("fcp-2025/rp-4"), id="rp-4"
        ),
        pytest.param(
            {1: "Kh", 2: "9c", 3: "Ks"}, [3, 1, 2], marks=pytest.mark.clause("tda-2024/10-B.3"), id="kings"
        ),
        pytest.param({1: "Ac", 2: "Ad", 3: "As"}, [3, 2, 1], id="suits"),
    ],
)
@pytest.mark.parametrize("book", ["fcp-2025", "tda-2024"])
def test_real_cards_decide_who_takes_the_first_seat_card(
    book: str, cards: dict[int, str], order: list[int]
) -> None:
    room = seated(book, {1: range(1, 6), 2: range(1, 7), 6: (1, 2, 3)})
    draws, moves = broken(room, 6, cards=cards)
    assert [one.from_seat for one in moves] == order
    (stack,) = draws
    given = [100 * one.table + one.seat for one in moves]
    assert given == [one for one in stack.draw.picked if one in given]
    assert given[0] == stack.draw.picked[0]
    assert sorted(room.state.tables[number].players for number in (1, 2)) == [7, 7]


def test_cards_typed_in_must_be_one_for_each_player() -> None:
    room = seated("fcp-2025", {1: range(1, 6), 6: (1, 2, 3)})
    for cards, reason in (
        ({1: "Kh", 2: "9c"}, "a_card_for_each_player"),
        ({1: "Kh", 2: "9c", 4: "Ad"}, "a_card_for_each_player"),
        ({1: "Kh", 2: "9c", 3: "Kh"}, "deck_card_twice"),
        ({1: "Kh", 2: "9c", 3: "1x"}, "deck_card_unreadable"),
    ):
        assert room.refused(BreakTable(table=6, cards=cards)).reason == reason
    other = seated("tda-2013", {1: range(1, 6), 6: (1, 2, 3)})
    cards = {1: "Kh", 2: "9c", 3: "Ad"}
    assert other.refused(BreakTable(table=6, cards=cards)).reason == "no_cards_in_this_draw"


@pytest.mark.policy("chips_suit_order")
def test_without_an_order_of_suits_equal_ranks_go_by_seat() -> None:
    room = seated("pokerfest-2011", {1: (1, 2)})
    cards = {1: parse_card("Kc"), 2: parse_card("As"), 3: parse_card("Ks")}
    assert high_card_order(cards, room.book) == (2, 1, 3)


# ---- chips, order, refusals


@pytest.mark.parametrize("clause", by_clause("fcp-2025/rp-17", "tda-2024/rp-16"))
def test_the_chips_of_an_absent_player_are_taken_by_a_named_member_of_staff(clause: str) -> None:
    room = seated(clause.partition("/")[0], {1: range(1, 6), 2: range(1, 7), 6: (2, 5, 8)})
    play(room, 6, button=2, stacks={8: 18_600, 2: 1_400})
    absent = at(room, 6, 8)
    room.state.entries[absent].away_since = room.now
    _, moves = broken(room, 6, carried_by="Carmen Ruiz")
    by_seat = {one.from_seat: one for one in moves}
    assert by_seat[8].carried_by == "Carmen Ruiz"
    assert by_seat[8].facts["stack"] == 18_600
    assert clause in by_seat[8].clauses
    assert room.state.entries[absent].stack == 18_600
    assert by_seat[2].carried_by == by_seat[5].carried_by == ""


def test_tables_are_broken_in_the_order_stated_or_the_highest_number_first() -> None:
    room = seated("tda-2013", {1: (1, 2), 2: (1, 2), 3: (1, 2), 4: (1, 2)})
    assert next_to_break(room.state, "1", room.book) == 4
    stated = seated("tda-2013", {1: (1, 2), 2: (1, 2), 3: (1, 2), 4: (1, 2)}, table_break_order=(2, 9, 4))
    order = []
    while (table := next_to_break(stated.state, "1", stated.book)) is not None:
        order.append(table)
        broken(stated, table)
    assert order == [2, 4, 3]
    assert stated.state.tables[1].players == 8


def test_breaking_another_table_than_announced_is_on_record() -> None:
    room = seated("tda-2013", {1: (1, 2), 2: (1, 2), 3: (1, 2)})
    notes = [one for one in room.do(BreakTable(table=2)) if isinstance(one, Noted)]
    assert [(one.kind, one.about) for one in notes] == [("broken_out_of_order", {"table": 2, "planned": 3})]
    assert not [one for one in room.do(BreakTable(table=3)) if isinstance(one, Noted)]


def test_a_table_is_broken_between_hands_and_only_if_its_players_have_seats() -> None:
    room = seated("tda-2013", {1: range(1, 8), 2: (1, 2, 3)})
    refused = room.refused(BreakTable(table=2))
    assert (refused.reason, refused.facts["players"], refused.facts["seats"]) == ("not_enough_seats", 3, 2)
    room.do(OpenTable(session="1", table=3))
    start(room, 2)
    assert room.refused(BreakTable(table=2)).reason == "hand_in_progress"
    room.do(ReportHand(table=2, stacks={}))
    for role in ("dealer", "desk", "player", "public"):
        assert room.refused(BreakTable(table=2), role=role).reason == "role"
    broken(room, 2)
    assert room.refused(BreakTable(table=2)).reason == "unknown_table"
    assert room.refused(BreakTable(table=99)).reason == "unknown_table"
    lonely = seated("tda-2013", {1: range(1, 4)})
    assert lonely.refused(BreakTable(table=1)).reason == "last_table"


def test_an_empty_table_closes_without_a_draw() -> None:
    room = seated("fcp-2025", {1: range(1, 5)})
    room.do(OpenTable(session="1", table=2))
    draws, moves = broken(room, 2)
    assert (draws, moves) == ([], [])


def test_chips_owed_to_the_next_pot_go_with_the_players() -> None:
    room = seated("tda-2013", {1: range(1, 5), 2: (1, 2)})
    start(room, 2)
    room.do(ReportHand(table=2, stacks={1: 9_900}, carried=100))
    broken(room, 2)
    assert room.state.tables[1].carried == 100


def test_people_kept_apart_are_not_reseated_together() -> None:
    for number in range(6):
        room = seated("tda-2013", {1: range(1, 6), 2: range(1, 6), 9: (1, 2)})
        room.state.sessions["1"].draws = number
        mover, sitter = at(room, 9, 1), at(room, 1, 1)
        players = [room.state.entries[one].player for one in (mover, sitter)]
        room.do(KeepApart(player=players[0], other=players[1]))
        broken(room, 9)
        assert place(room, mover)[0] == 2


@pytest.mark.parametrize("book", book_ids())
def test_the_event_asks_for_a_table_to_be_broken_when_one_fewer_is_enough(book: str) -> None:
    room = seated(book, {1: range(1, 9), 2: range(1, 9), 3: range(1, 9), 4: range(1, 5)})
    room.state.sessions["1"].registration_closed_at = room.now

    def dues() -> list[Any]:
        return [one for one in todo(room.state, room.now, room.book) if one.reason == "table_to_break"]

    assert dues() == []
    room.do(ReportElimination(table=4, seat=4, beaten_by=(1,)))
    (due,) = dues()
    assert (due.command, due.must) == (BreakTable(table=4), True)
    assert due.facts == {"table": 4, "players": 3, "seats": 3}
    room.state.sessions["1"].registration_closed_at = 0
    assert dues() == [], "whoever comes late needs the seats"
    room.do(due.command)
    assert dues() == []
    arrivals = [one for one in todo(room.state, room.now, room.book) if one.reason == "arrival_open"]
    assert len(arrivals) == 3
    for one in arrivals:
        room.do(one.command)
    assert not [one for one in todo(room.state, room.now, room.book) if one.reason == "arrival_open"]


# ---- the second big blind


@pytest.mark.clause("pokerfest-2011/table-break-2")
def test_two_big_blinds_running_are_the_players_choice() -> None:
    room, entry = relocated("pokerfest-2011")
    offered = offer(room.state, "second_big_blind", {"entry": entry}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("post_and_play", "sit_out")
    assert "pokerfest-2011/table-break-2" in offered.clauses
    room.do(Decide(matter="second_big_blind", option="post_and_play", why="quiere", about={"entry": entry}))
    hand = start(room, 1)
    assert hand.positions.big == 4
    assert 4 in hand.dealt
    assert room.refused(DeclineBigBlind(entry=entry)).reason == "hand_in_progress"
    room.do(ReportHand(table=1, stacks={}))
    assert room.refused(DeclineBigBlind(entry=entry)).reason == "no_second_big_blind"


@pytest.mark.clause("pokerfest-2011/table-break-2")
def test_after_the_small_blind_the_big_blind_must_be_posted() -> None:
    room, entry = relocated("pokerfest-2011", "small")
    offered = offer(room.state, "second_big_blind", {"entry": entry}, room.book)
    assert isinstance(offered, Refused)
    assert room.refused(DeclineBigBlind(entry=entry)).reason == "no_second_big_blind"
    hand = start(room, 1)
    assert dict(hand.positions.blinds(hand.dealt, 100, 200))[4] == 200


@pytest.mark.clause("pokerfest-2011/table-break-3")
def test_who_declines_gets_no_cards_and_posts_nothing_for_one_hand() -> None:
    room, entry = relocated("pokerfest-2011")
    (declined,) = room.do(DeclineBigBlind(entry=entry), role="player")
    assert isinstance(declined, BigBlindDeclined)
    assert "pokerfest-2011/table-break-3" in declined.clauses
    assert room.refused(DeclineBigBlind(entry=entry)).reason == "no_second_big_blind"
    hand = start(room, 1)
    assert 4 not in hand.dealt
    assert hand.positions.big == 5
    assert 4 not in dict(hand.positions.blinds(hand.dealt, 100, 200))
    room.do(ReportHand(table=1, stacks={}))
    assert room.state.entries[entry].stack == 30_000
    assert 4 in start(room, 1).dealt


@pytest.mark.parametrize("book", [book for book in book_ids() if book != "pokerfest-2011"])
def test_other_books_leave_no_choice(book: str) -> None:
    room, entry = relocated(book)
    refused = room.refused(DeclineBigBlind(entry=entry))
    assert refused.reason == "must_post_big_blind"
    assert refused.clauses
    assert start(room, 1).positions.big == 4


@pytest.mark.policy("seating_declined_big_blind")
@pytest.mark.parametrize("book", [book for book in book_ids() if book != "pokerfest-2011"])
def test_a_house_that_gives_the_choice_takes_no_hand_away_for_it(book: str) -> None:
    """Only Pokerfest says that who declines misses a hand."""
    policies = "{seating_relocated_double_big_blind: may_sit_out}"
    house = read_house(f"house: casa\nbase: {book}\ntitle: {{es: Casa, en: House}}\npolicies: {policies}\n")
    room, entry = relocated(house)
    (declined,) = room.do(DeclineBigBlind(entry=entry))
    assert isinstance(declined, BigBlindDeclined)
    assert declined.hands == 0


def test_a_player_moved_by_the_direction_has_no_choice_either() -> None:
    room = seated("pokerfest-2011", {1: range(1, 10), 9: (1, 2, 3)}, levels=levels(100, 200))
    play(room, 1, button=1)
    play(room, 9, button=1)
    room.do(ReportElimination(table=1, seat=4, beaten_by=(5,)))
    entry = at(room, 9, 3)
    room.do(MovePlayer(entry=entry, table=1, seat=4, why="x"))
    assert room.refused(DeclineBigBlind(entry=entry)).reason == "no_second_big_blind"
