"""Each bullet of a player who enters again is told apart: on the page, on paper and in the exports."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.answers import body
from tests.support.counted_night import evening
from tests.support.kept_room import keep, state_of

from torneo.paper.lists import results
from torneo.paper.results import data
from torneo.tournament.entries.commands import ReEnter
from torneo.tournament.hands.commands import ReportElimination

Client = Callable[[str], Any]


@pytest.fixture(scope="module")
def stream(room: None) -> str:
    """José Muñoz goes out, enters again and goes out again; Núria Ruiz goes out once."""
    played = evening()
    for player in ("p2", "p2", "p3"):
        entry = next(one for one in played.state.alive() if one.player == player)
        other = next(one for one in played.state.tables[entry.table].taken if one != entry.seat)
        played.later(minutes=1).do(ReportElimination(table=entry.table, seat=entry.seat, beaten_by=(other,)))
        if player == "p2" and len(played.state.players["p2"].entries) == 1:
            played.later(minutes=1).do(ReEnter(player="p2"))
    return keep("dos-balas", played)


def test_the_page_says_which_entry_it_was(client: Client, stream: str) -> None:
    page = body(client("public").get(f"/e/{stream}/resultados/"))
    named = re.findall(
        r"(José Muñoz|Núria Ruiz) (?:<span class=\"tag muted\">(entrada n.º \d)</span>)?", page
    )
    told = {one for one in named if one[1] or one[0] == "Núria Ruiz"}
    assert told == {("José Muñoz", "entrada n.º 1"), ("José Muñoz", "entrada n.º 2"), ("Núria Ruiz", "")}


def test_paper_and_exports_say_it_too(stream: str) -> None:
    from torneo.room.keeping import keeper

    state, book = state_of(stream), keeper().book(stream)
    paper = {(row["name"], row["notes"]) for row in data(state, book, "es", state.at)["rows"]}
    assert {("José Muñoz", "entrada n.º 1"), ("José Muñoz", "entrada n.º 2"), ("Núria Ruiz", "")} <= paper
    listed = results(state, book, "en")
    column = listed.head.index("Entry of the player")
    assert {(row[1], row[column]) for row in listed.rows} >= {
        ("José Muñoz", 1), ("José Muñoz", 2), ("Núria Ruiz", None),
    }  # fmt: skip
