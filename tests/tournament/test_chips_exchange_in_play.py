"""Chips changed while the event goes on: in the middle of a hand, after a restart, announced or not."""

from typing import Any

import pytest
from tests.support.corrections import amended, night, told
from tests.support.marked import book_of, marked
from tests.support.room import Room
from tests.support.seating import start

from torneo.tournament import Refused
from torneo.tournament.chips.commands import ColourUp, ExchangeChips, RaceChips
from torneo.tournament.clock.reading import reading
from torneo.tournament.conduct.commands import Announce
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.hands.places import places

LEFT_TO_THE_DIRECTOR = marked(
    "adtp-2018/25-B.1", "fcp-2025/25-B.1", "tda-2013/24-B.1", "torrequebrada/40-B.1"
)  # fmt: skip
ANNOUNCED = marked("adtp-2018/25-B.2", "fcp-2025/25-B.2", "tda-2013/24-B.2", "torrequebrada/40-B.2")


def exchange(
    entry: int, taken: dict[int, int], given: dict[int, int], announced: bool = True
) -> ExchangeChips:
    return ExchangeChips(entry=entry, taken=taken, given=given, why="faltan fichas", announced=announced)


@pytest.mark.parametrize("clause", LEFT_TO_THE_DIRECTOR)
def test_in_the_middle_of_a_hand_in_either_direction_and_never_a_point_more(clause: str) -> None:
    """Stacks of 8 x 25, 8 x 100, 6 x 500 and 6 x 1.000."""
    room = night(book_of(clause))
    points, before = room.state.ledger.points, dict(room.state.ledger.in_play)
    start(room, 1)
    for taken, given in (({25: 8}, {100: 1}), ({25: 8}, {100: 3}), ({1000: 1}, {500: 1, 100: 4})):
        assert room.refused(exchange(2, taken, given)).reason == "not_equal_value"
    about: dict[str, Any] = {"entry": 2, "value": 25, "chips": 8, "to": 100}
    room.do(Decide(matter="colour_up", option="leave", why="hacen falta", about=about))
    assert room.state.ledger.in_play == before
    room.do(exchange(2, {25: 8}, {100: 2}), role="operations")
    room.do(exchange(3, {1000: 1}, {500: 1, 100: 5}))
    wanted = {25: before[25] - 8, 100: before[100] + 7, 500: before[500] + 1, 1000: before[1000] - 1}
    for one in (room, room.restarted()):
        assert dict(one.state.ledger.in_play) == wanted
        assert one.state.ledger.points == points
        assert [one.state.entries[entry].stack for entry in (2, 3)] == [10_000, 10_000]
        assert clause in one.state.decisions[-1].clauses
    room.do(ReportHand(table=1, stacks={}))


@pytest.mark.parametrize("clause", LEFT_TO_THE_DIRECTOR)
def test_an_exchange_entered_by_mistake_is_taken_back_and_the_chips_with_it(clause: str) -> None:
    room = night(book_of(clause))
    before = dict(room.state.ledger.in_play)
    mistake = told(room, exchange(2, {25: 8}, {100: 2}))
    told(room, exchange(3, {25: 8}, {100: 2}))
    amended(room, Correction(seq=mistake))
    assert dict(room.state.ledger.in_play) == {**before, 25: before[25] - 8, 100: before[100] + 2}
    assert [one.about["entry"] for one in room.state.decisions] == [3]


@pytest.mark.parametrize("clause", ANNOUNCED)
def test_who_hears_the_announcement_may_be_changed_once(clause: str) -> None:
    """Announced at table 2: nobody at table 1 has heard it; announced to the room: everybody has, once."""
    room = night(book_of(clause), players=8, tables=2)
    here = [entry for entry in room.state.tables[2].seats if entry]
    there = next(entry for entry in room.state.tables[1].seats if entry)

    def silently(entry: int) -> ExchangeChips:
        return exchange(entry, {25: 4}, {100: 1}, announced=False)

    room.do(Announce(kind="other", about={"table": 2}), role="floor")
    decide = Decide(matter="colour_up", option="exchange", why="ritmo", about={"entry": here[0], "value": 25})
    for command in (silently(here[0]), decide):
        refused = room.refused(command)
        assert (refused.reason, refused.clauses) == ("announcement_missing", (clause,))
    (noted,) = room.later(seconds=10).do(Announce(kind="chip_exchange", about={"table": 2}), role="floor")
    assert isinstance(noted, Noted)
    assert clause in noted.clauses
    room = room.later(seconds=10).restarted()
    assert room.refused(silently(there)).reason == "announcement_missing"
    for entry in here[:2]:
        room.do(silently(entry))
        assert room.later(seconds=10).refused(silently(entry)).reason == "announcement_missing"
    room.do(Announce(kind="chip_exchange"), role="floor")
    for entry in (there, here[0]):
        room.later(seconds=10).do(silently(entry))
        assert room.later(seconds=10).refused(silently(entry)).reason == "announcement_missing"


# ---- player by player --------------------------------------------------------------------------------


def fest(players: int = 6) -> Room:
    return night("pokerfest-2011", players)


@pytest.mark.clause("pokerfest-2011/chip-change-2")
def test_there_is_no_race_and_each_exchange_is_one_player_s_between_two_of_his_acts() -> None:
    room = fest()
    assert room.refused(RaceChips(session="1", value=25)).reason == "no_race"
    first, second, third, *_ = (entry for entry in room.state.tables[1].seats if entry)
    seats = [room.state.entries[entry].seat for entry in (first, second, third)]
    room.do(ReportHand(table=1, stacks=dict(zip(seats, (10_025, 10_050, 9_925), strict=True))))
    ends = room.state.sessions["1"].clock.ends_at
    for entry, odd, stack in ((first, 1, 10_100), (third, 1, 10_000), (second, 2, 10_100)):
        hand = start(room, 1)
        others = {one.number: one.stack for one in room.state.alive() if one.number != entry}
        room.later(seconds=20).do(ColourUp(entry=entry, value=25), role="floor")
        shown = reading(room.state, "1", room.now, room.book)
        assert (shown.paused, room.state.sessions["1"].clock.ends_at) == (False, ends)
        now = room.state.tables[1].hand
        assert now is not None
        assert (now.number, tuple(now.dealt)) == (hand.number, hand.dealt)
        assert room.state.ledger.exchanges[-1].taken == 25 * odd
        assert room.state.entries[entry].stack == stack
        assert {one.number: one.stack for one in room.state.alive() if one.number != entry} == others
        room.do(ReportHand(table=1, stacks={}))
    at_once = exchange(first, {100: 5}, {500: 1}, announced=False)
    assert room.restarted().do(at_once, role="floor"), "the supervisor need not stop anybody to announce it"
    room = room.restarted()
    assert [one.entry for one in room.state.ledger.exchanges] == [first, third, second]
    assert 25 not in room.state.ledger.in_play, "the last odd chip went with the last of them"


@pytest.mark.policy("chips_exchange_refusal")
@pytest.mark.clause("pokerfest-2011/chip-change-3")
def test_let_go_on_once_he_may_still_be_excluded_later_but_not_out_of_a_hand() -> None:
    room = fest()
    go_on = Decide(matter="exchange_refused", option="let_continue", why="se lo piensa", about={"entry": 2})
    out = Decide(matter="exchange_refused", option="exclude", why="sigue negándose", about={"entry": 2})
    for role in ("floor", "dealer", "desk"):
        assert room.refused(go_on, role=role).reason == "role"
    assert room.refused(
        Decide(matter="exchange_refused", option="exclude", why=" ", about={"entry": 2})
    ).reason == ("reason_missing")
    room.do(go_on)
    room = room.restarted()
    start(room, 1)
    assert room.refused(out).reason == "hand_in_progress"
    room.do(ReportHand(table=1, stacks={}))
    room.do(out, who="Eva")
    assert (room.state.entries[2].status, room.state.entries[2].table) == ("removed", 0)
    assert places(room.state, room.book)[-1].player == "p2"
    assert 2 not in room.state.tables[1].seats
    assert sum(entry.stack for entry in room.state.alive()) + room.state.tables[1].carried == 60_000
    again = offer(room.state, "exchange_refused", {"entry": 2}, room.book)
    assert isinstance(again, Refused)
