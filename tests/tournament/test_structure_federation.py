"""The federation's sheet once it is published: moved, altered, staffed, and an ante that does not fall."""

from typing import Any

import pytest
from tests.support.corrections import night
from tests.support.events import BLINDS, drafted, published, sheet

from torneo.rulebook import book_ids, load_book
from torneo.tournament.clock.reading import reading
from torneo.tournament.structure.changes import changed, effects
from torneo.tournament.structure.commands import AppointStaff, ChangeStructure, PublishEvent
from torneo.tournament.structure.events import StructureChanged
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.model import Level
from torneo.tournament.structure.public import authorities

FCP = "fcp-2025"


# ---- the schedule and the terms ----------------------------------------------------------------------


@pytest.mark.clause("fcp-2025/art-3.3", "fcp-2025/annex-par")
def test_in_play_the_schedule_moves_with_a_reason_and_flags_nothing_while_a_term_is_flagged() -> None:
    """At any time: level lengths and a break, in the middle of the first level. The price of an entry is no
    schedule: that change alters what people entered under, and says so; the stack given out cannot change."""
    room = night(FCP)
    later: dict[str, Any] = {"level_minutes": 30, "breaks": [{"after_level": 3, "minutes": 20}]}
    assert room.refused(ChangeStructure(changes=later, why=" ")).reason == "change_needs_reason"
    for role in ("floor", "desk", "dealer"):
        assert room.refused(ChangeStructure(changes=later, why="lento"), role=role).reason == "role"
    (event,) = room.do(ChangeStructure(changes=later, why="va lento"), role="operations", who="Luz")
    assert isinstance(event, StructureChanged)
    assert (event.flagged, "fcp-2025/art-3.3" in event.clauses) == ((), True)
    assert "fcp-2025/annex-par" not in event.clauses
    room = room.restarted()
    assert (room.state.structure.level_minutes, room.state.structure.breaks[0].after_level) == (30, 3)
    assert reading(room.state, "1", room.now, room.book).level
    (event,) = room.do(ChangeStructure(changes={"entry_price": 12_000}, why="sube la entrada"))
    assert isinstance(event, StructureChanged)
    assert (event.flagged, "fcp-2025/annex-par" in event.clauses) == (("entry_price",), True)
    given = room.refused(ChangeStructure(changes={"stack": {100: 50}}, why="menos fichas"))
    assert given.reason == "change.stacks_given"


TERMS: tuple[tuple[str, Any], ...] = (
    ("stack", {"100": 90}), ("entry_price", 9_000), ("reentry", {"limit": 2}), ("guarantee", 500_000),
    ("registration.capacity", 90), ("game", "plo"),
)  # fmt: skip
SCHEDULE: tuple[tuple[str, Any], ...] = (
    ("level_minutes", 25),
    ("registration.closes_level", 4),
    ("breaks", []),
    ("venue", "Otra sala"),
)


@pytest.mark.policy("structure_change_after_publication")
@pytest.mark.clause("fcp-2025/annex-par", "fcp-2025/art-3.3")
@pytest.mark.parametrize(
    ("field", "value", "term"), [(*one, True) for one in TERMS] + [(*one, False) for one in SCHEDULE]
)
def test_each_term_of_participation_is_flagged_once_published_and_the_schedule_never(
    field: str, value: Any, term: bool
) -> None:
    """Before it is published anything may change without a word. Where the organiser is free nothing is
    flagged."""
    assert effects(drafted(FCP).state, {field: value}, load_book(FCP)) == []
    for book in book_ids():
        room = published(book)
        found = {one.path: one for one in effects(room.state, {field: value}, room.book)}
        free = room.book.values["structure_change_after_publication"] == "organiser_free"
        flagged = [path for path, one in found.items() if one.weight == "flagged"]
        assert flagged == ([field] if term and not free else []), book
        if flagged and book == FCP:
            assert found[field].clauses == ("fcp-2025/annex-par",)


# ---- the five authorities ----------------------------------------------------------------------------


@pytest.mark.policy("staff_required_roles")
@pytest.mark.clause("fcp-2025/art-4.1")
def test_each_of_the_five_is_missed_by_name_and_none_may_be_left_vacant_in_play() -> None:
    named = load_book(FCP).clauses["fcp-2025/art-4.1"].params["authority_roles"]
    assert len(named) == 5
    for role in named:
        room = drafted(FCP)
        room.do(AppointStaff(role=role, name=""))
        refused = room.refused(PublishEvent())
        assert (refused.facts["missing"], refused.clauses) == (role, ("fcp-2025/art-4.1",))
        room.do(AppointStaff(role=role, name="Sol"))
        room.do(PublishEvent())
        assert next(one.name for one in authorities(room.state, room.book) if one.role == role) == "Sol"
    running = night(FCP).restarted()
    for role in named:
        vacant = running.refused(AppointStaff(role=role, name=" "))
        assert (vacant.reason, vacant.clauses) == ("role_must_be_named", ("fcp-2025/art-4.1",))
        running.do(AppointStaff(role=role, name="Luz"))
    assert running.refused(AppointStaff(role="jester", name="Leo")).reason == "unknown_staff_role"


# ---- the ante ----------------------------------------------------------------------------------------


def antes(*amounts: int) -> tuple[Level, ...]:
    """The usual blinds with these antes from level 1; 0 in the rest."""
    return tuple(
        Level(number=number, small_blind=small, big_blind=big, ante=amounts[number - 1])
        for number, (small, big) in enumerate(BLINDS[: len(amounts)], 1)
    )


@pytest.mark.policy("structure_ante_rules")
@pytest.mark.clause("fcp-2025/rp-12.2")
@pytest.mark.parametrize(
    ("amounts", "falls"),
    [
        ((0, 25, 25, 50, 50), []),
        ((0, 50, 50, 25, 25), [4]),
        ((0, 50, 25, 50, 25), [3, 5]),
        ((25, 50, 75, 100, 0), [5]),
    ],
    ids=["rises or stays", "falls once", "twice", "is dropped"],
)
def test_every_level_that_lowers_the_ante_is_named_and_none_that_keeps_it(
    amounts: tuple[int, ...], falls: list[int]
) -> None:
    """On a new sheet, and in a change to one already published; books that let it fall say nothing."""
    for book in map(load_book, book_ids()):
        expected = [] if book.values["structure_ante_rules"]["may_decrease"] else falls
        found = [one for one in lint(sheet(levels=antes(*amounts)), book) if one.code == "sheet.ante_falls"]
        assert [one.facts["level"] for one in found] == expected, book.id
        assert {one.severity for one in found} <= {"warning"}
    room = published(FCP)
    new = changed(room.state.structure, {"levels": antes(*amounts)})
    warned = [one for one in lint(new, room.book) if one.code == "sheet.ante_falls"]
    assert [(one.facts["level"], one.clauses) for one in warned] == [
        (level, ("fcp-2025/rp-12.2",)) for level in falls
    ]
