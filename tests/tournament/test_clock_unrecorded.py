"""Where a signal changes the level, nobody has recorded it yet when somebody asks; and values of chips
retired in one session only."""

from tests.support.clock import FLIGHTS, dues, fill, only, pokerfest, seated, started
from tests.support.entries import enter

from torneo.tournament.chips.commands import RetireChips
from torneo.tournament.chips.events import ChipsIssued
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.conduct.events import Noted
from torneo.tournament.entries.commands import CheckIdentity
from torneo.tournament.structure.model import Level

FIRST = Level(number=1, small_blind=25, big_blind=50)
HIGHER = tuple(
    Level(number=number, small_blind=100 * number, big_blind=200 * number) for number in range(2, 7)
)


def test_an_identity_check_is_noted_in_the_level_the_signal_has_brought() -> None:
    room = pokerfest()
    room.do(StartSession(session="1"))
    room.later(minutes=41)
    noted = only(room.do(CheckIdentity(player="p1", document="other")), Noted)
    assert room.state.sessions["1"].clock.level == 1, "nobody has recorded the second level"
    assert noted.about["level"] == 2


def test_a_level_without_values_is_asked_for_when_the_signal_has_brought_the_one_before() -> None:
    """Pokerfest prints no eighth level."""
    room = pokerfest(days=(), breaks=())
    room.do(StartSession(session="1"))
    room.later(minutes=5 * 40)
    assert dues(room, "missing_level_due") == []
    room.later(minutes=41)
    (due,) = dues(room, "missing_level_due")
    assert due.facts["level"] == 8


def test_chips_nobody_needs_any_more_are_asked_for_in_the_level_the_signal_has_brought() -> None:
    room = pokerfest(levels=(FIRST, *HIGHER), days=(), breaks=())
    room.do(StartSession(session="1"))
    reasons = {due.reason for due in dues(room)}
    room.later(minutes=41)
    found = {due.reason for due in dues(room)} - reasons
    assert found & {"exchange_due", "race_due", "retire_due"}, found


def test_a_late_entrant_gets_no_chips_that_his_flight_has_retired() -> None:
    room = seated("tda-2013", 4, "1A", days=FLIGHTS)
    fill(room, 4, "1B", first_table=5)
    room.do(StartSession(session="1A"))
    room.do(StartSession(session="1B"))
    room.do(RetireChips(session="1A", value=25, to=100))
    there = only(enter(room, "late1", session="1A"), ChipsIssued)
    elsewhere = only(enter(room, "late2", session="1B"), ChipsIssued)
    assert 25 not in there.chips
    assert elsewhere.chips[25] == 8
    assert sum(value * count for value, count in there.chips.items()) == 10_000


def test_everybody_gets_the_whole_stack_while_nothing_is_retired() -> None:
    room = started("tda-2013", 4)
    issued = only(enter(room, "late", session="1"), ChipsIssued)
    assert issued.chips == room.state.structure.stack
