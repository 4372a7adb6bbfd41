"""Changing a sheet, before and after it is published, and what the change touches."""

from typing import Any

import msgspec
import pytest
from tests.support.events import drafted, published
from tests.support.room import Room

from torneo.tournament import Refused
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.entries.state import Entry
from torneo.tournament.structure.changes import changed, effects
from torneo.tournament.structure.commands import ChangeStructure
from torneo.tournament.structure.events import StructureChanged
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.model import Registration

TIMED = Registration(opens="2027-01-15T08:00+00:00", closes_at="2027-01-15T18:00+00:00")


def changed_by(room: Room, why: str = "hace falta", **changes: Any) -> StructureChanged:
    (event,) = room.do(ChangeStructure(changes=changes, why=why))
    assert isinstance(event, StructureChanged)
    return event


@pytest.mark.clause("fcp-2025/art-3.3")
def test_the_federation_may_move_the_schedule_with_author_time_and_reason() -> None:
    room = published("fcp-2025", registration=TIMED, level_minutes=30)
    offered = offer(room.state, "schedule_change", {}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("keep_schedule", "change_schedule")
    assert offered.clauses == ("fcp-2025/art-3.3",)
    room.do(Decide(matter="schedule_change", option="keep_schedule", why="no hace falta"))
    assert room.state.structure.registration.closes_at == "2027-01-15T18:00+00:00"
    room.later(minutes=10)
    later = {"registration.closes_at": "2027-01-15T18:30+00:00"}
    room.do(Decide(matter="schedule_change", option="change_schedule", why="cola en caja", about=dict(later)),
            who="Luz")  # fmt: skip
    assert room.state.structure.registration.closes_at == "2027-01-15T18:30+00:00"
    assert room.state.structure.published_at == "2027-01-15T08:10+00:00"
    change = room.journal[-1]
    assert isinstance(change.event, StructureChanged)
    assert (change.by.name, change.at, change.event.why) == ("Luz", room.now, "cola en caja")
    assert change.event.flagged == ()
    unsaid = ChangeStructure(changes={"level_minutes": 25})
    assert room.refused(unsaid).reason == "change_needs_reason"
    assert "fcp-2025/art-3.3" in room.refused(unsaid).clauses


@pytest.mark.clause("fcp-2025/annex-par")
def test_a_changed_starting_stack_is_flagged_after_publication() -> None:
    room = published("fcp-2025", stack={25: 40, 1000: 29})
    smaller = {"stack": {"25": 40, "1000": 24}}
    (flag,) = [one for one in effects(room.state, smaller, room.book) if one.weight == "flagged"]
    assert (flag.code, flag.path, flag.clauses) == ("change.published_term", "stack", ("fcp-2025/annex-par",))
    event = changed_by(room, stack={25: 40, 1000: 24})
    assert event.flagged == ("stack",)
    assert "fcp-2025/annex-par" in event.clauses
    assert room.state.structure.starting_stack == 25_000


def test_torrequebrada_changes_freely_and_pokerfest_fairly() -> None:
    free = published("torrequebrada")
    assert changed_by(free, why="", entry_price=12_000).flagged == ()
    fair = published("pokerfest-2011")
    refused = fair.refused(ChangeStructure(changes={"entry_price": 12_000}))
    assert (refused.reason, refused.clauses) == ("change_needs_reason", ("pokerfest-2011/general-38",))
    assert changed_by(fair, entry_price=12_000).flagged == ("entry_price",)


def test_groups_are_changed_in_part_and_lists_whole() -> None:
    room = drafted()
    changed_by(room, why="", **{"registration.capacity": 100, "reentry": {"limit": 2, "until_level": 6}})
    assert (room.state.structure.registration.closes_level, room.state.structure.registration.capacity) == (
        6,
        100,
    )
    assert room.state.structure.reentry.limit == 2
    changed_by(room, why="", stack={100: 100}, languages=["es"])
    assert room.state.structure.stack == {100: 100}
    changed_by(room, why="", **{"rebuy.chips": {100: 50}})
    assert room.state.structure.rebuy is not None
    changed_by(room, why="", rebuy=None)
    assert room.state.structure.rebuy is None


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"levls": []}, "levls"),
        ({"stack": "many"}, "stack"),
        ({"registration.closes_level": "six"}, "registration.closes_level"),
        ({"ante_kind": "both"}, "ante_kind"),
        ({"": 1}, ""),
    ],
)
def test_changes_that_make_no_sheet_are_refused(changes: dict[str, Any], field: str) -> None:
    refused = drafted().refused(ChangeStructure(changes=changes, why="x"))
    assert refused.reason == "sheet_unreadable"
    assert field in str(refused.facts["fields"])


def test_nothing_changes_nothing() -> None:
    room = drafted()
    assert room.refused(ChangeStructure(changes={})).reason == "nothing_to_change"
    assert room.refused(ChangeStructure(changes={"level_minutes": 20})).reason == "nothing_to_change"
    assert room.refused(ChangeStructure(changes={"level_minutes": 5}), role="desk").reason == "role"
    assert Room().refused(ChangeStructure(changes={"level_minutes": 5})).reason == "no_event"


def test_a_published_sheet_may_not_become_faulty() -> None:
    refused = published().refused(ChangeStructure(changes={"seats_per_table": 12}, why="x"))
    assert refused.reason == "change_makes_faults"
    assert refused.facts["fields"] == "seats_per_table"


def test_levels_already_played_cannot_change() -> None:
    room = published()
    session = room.state.sessions["1"]
    session.status, session.levels_started, session.clock.level = "running", [1, 2, 3], 3
    levels = msgspec.to_builtins(room.state.structure.levels)
    played = [{**level, "big_blind": 175} if level["number"] == 3 else level for level in levels]
    refused = room.refused(ChangeStructure(changes={"levels": played}, why="x"))
    assert (refused.reason, refused.facts["level"]) == ("change.level_played", 3)
    assert room.refused(ChangeStructure(changes={"levels": levels[3:]}, why="x")).facts["level"] == 1
    ahead = [{**level, "big_blind": 225} if level["number"] == 4 else level for level in levels]
    changed_by(room, levels=ahead)
    assert room.state.structure.levels[3].big_blind == 225
    (touch,) = effects(room.state, {"level_minutes": 15}, room.book)
    assert (touch.code, touch.facts["level"]) == ("change.level_minutes", 3)


def test_a_change_tells_what_it_touches() -> None:
    room = published("fcp-2025")
    room.state.entries[1] = Entry(number=1, player="a", session="1", rebuys=1)
    room.state.sessions["1"].registration_closed_at = room.now
    changes = {"entry_price": 20_000, "registration.closes_level": 8, "rebuy": {"limit": 1}}
    found = {one.code: one for one in effects(room.state, changes, room.book)}
    assert found["change.entries_sold"].facts == {"entries": 1, "was": 10_000, "now": 20_000}
    assert found["change.closing_moves"].facts == {"was": "6", "now": "8"}
    assert found["change.closed_already"].facts == {"sessions": "1"}
    assert found["change.rebuys_taken"].facts == {"taken": 1}
    assert found["change.prize_pool"].weight == "touches"
    assert effects(drafted().state, changes, room.book) == []


def test_stacks_already_given_cannot_change() -> None:
    room = published()
    room.state.entries[1] = Entry(number=1, player="a", session="1", received=10_000)
    refused = room.refused(ChangeStructure(changes={"stack": {100: 200}}, why="x"))
    assert (refused.reason, refused.facts) == ("change.stacks_given", {"entries": 1})


def test_sessions_follow_the_days_until_they_are_used() -> None:
    room = published(days=())
    flights = [{"number": 1, "flights": [{"name": "1"}, {"name": "1B"}]}]
    changed_by(room, days=flights)
    assert list(room.state.sessions) == ["1", "1B"]
    changed_by(room, days=[{"number": 1, "flights": [{"name": "1"}]}])
    assert list(room.state.sessions) == ["1"]
    room.state.entries[1] = Entry(number=1, player="a", session="1")
    renamed = ChangeStructure(changes={"days": [{"number": 1, "flights": [{"name": "X"}]}]}, why="x")
    assert room.refused(renamed).reason == "change.session_used"


def test_a_finished_event_keeps_its_sheet() -> None:
    room = published()
    room.state.phase = "ended"
    assert room.refused(ChangeStructure(changes={"level_minutes": 5}, why="x")).reason == "wrong_phase"


def test_the_new_sheet_can_be_seen_before_it_is_given() -> None:
    structure = drafted().state.structure
    assert changed(structure, {"registration.closes_level": 4}).registration.closes_level == 4
    with pytest.raises(SheetError):
        changed(structure, {"nothing.such": 1})
