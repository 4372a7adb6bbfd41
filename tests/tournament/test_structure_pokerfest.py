"""The Pokerfest of 2011 from its template: sixty-four players buy in."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.support.clock import seated
from tests.support.room import Room

from torneo.tournament.chips.events import ChipsIssued
from torneo.tournament.entries.money import income
from torneo.tournament.kernel import TOURNAMENT
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.templates import template

PLAYERS = 64


def _fields(structure: Structure) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(structure):
        yield field.name, getattr(structure, field.name)


@pytest.fixture(scope="module")
def room() -> Room:
    return seated("pokerfest-2011", PLAYERS, **dict(_fields(template("pokerfest-2011").structure)))


@pytest.mark.clause("pokerfest-2011/structure-4")
def test_sixty_four_entries_bring_64000(room: Room) -> None:
    assert room.state.structure.entry_price == 100_000
    assert income(room.state).total == 6_400_000


@pytest.mark.clause("pokerfest-2011/structure-5")
def test_sixty_four_entries_put_640000_points_in_play(room: Room) -> None:
    assert room.state.ledger.points == 640_000
    assert {entry.stack for entry in room.state.entries.values()} == {10_000}


@pytest.mark.clause("pokerfest-2011/structure-12")
def test_only_tournament_chips_of_the_sheet_are_issued(room: Room) -> None:
    issued = [one.event for one in room.journal if isinstance(one.event, ChipsIssued)]
    assert len(issued) == PLAYERS
    assert {value for event in issued for value in event.chips} <= set(room.state.structure.chip_values)
    assert set(room.state.ledger.causes) == {"starting_stack"}


@pytest.mark.clause("pokerfest-2011/structure-6")
def test_points_cannot_be_redeemed_or_handed_over(room: Room) -> None:
    """No command turns points into money, or passes them from one player to another outside a hand."""
    names = [command.__name__.lower() for command in TOURNAMENT.commands]
    about_chips = [name for name in names if "chips" in name or "points" in name or "stack" in name]
    assert about_chips
    assert not [name for name in names if "redeem" in name or "cashout" in name]
    assert not [name for name in about_chips if "sell" in name or "transfer" in name or "give" in name]


def test_both_days_are_sessions_and_levels_go_on(room: Room) -> None:
    assert {name: one.day for name, one in room.state.sessions.items()} == {"1": 1, "2": 2}
