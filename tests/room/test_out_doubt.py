"""A smaller stack is said to have taken all of a bigger one: the tablet asks before anybody is out."""

from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from tests.support.counted_night import evening
from tests.support.kept_room import keep, state_of

from torneo.tournament.hands.commands import ReportElimination

pytestmark = pytest.mark.usefixtures("room")
Client = Callable[[str], Any]


def kept(stream: str) -> tuple[int, int, int]:
    """Table 1 after somebody doubled up: who has 20,000, who 10,000, and who went out."""
    room = evening()
    gone, big, small = room.state.tables[1].taken[:3]
    room.do(ReportElimination(table=1, seat=gone, beaten_by=(big,)))
    keep(stream, room)
    return big, small, gone


def said(client: Client, stream: str, **fields: object) -> tuple[str, str]:
    """The answer of the tablet: its status and its words."""
    browser = client("director")
    answer = browser.post(
        f"/e/{stream}/mesa/1/crupier/libre/", {"asks": "1", **fields}, HTTP_HX_REQUEST="true"
    )
    return answer.headers["X-Torneo-Status"], unescape(answer.content.decode())


def test_a_stack_of_ten_thousand_does_not_take_out_one_of_twenty_unasked(client: Client) -> None:
    big, small, _ = kept("duda-pregunta")
    status, text = said(client, "duda-pregunta", seat=big, beaten_by=small)
    assert status == "409"
    assert "20.000" in text
    assert "10.000" in text
    assert big in state_of("duda-pregunta").tables[1].taken


def test_what_is_left_stays_with_the_loser_also_when_it_is_said_twice(client: Client) -> None:
    big, small, _ = kept("duda-resto")
    for _ in range(2):
        status, text = said(client, "duda-resto", seat=big, beaten_by=small, rest="1", key="resto-1")
        assert status == "200", text
        assert "le quedan 10.000" in text
    table = state_of("duda-resto").tables[1]
    stacks = {seat: state_of("duda-resto").entries[table.seats[seat - 1]].stack for seat in (big, small)}
    assert stacks == {big: 10_000, small: 20_000}


def test_whoever_is_sure_has_the_player_out(client: Client) -> None:
    big, small, _ = kept("duda-seguro")
    status, text = said(client, "duda-seguro", seat=big, beaten_by=small, sure="1")
    assert status == "200", text
    assert big not in state_of("duda-seguro").tables[1].taken


def test_a_bigger_stack_takes_a_smaller_one_unasked(client: Client) -> None:
    big, small, _ = kept("duda-nada")
    assert said(client, "duda-nada", seat=small, beaten_by=big)[0] == "200"
    assert small not in state_of("duda-nada").tables[1].taken
