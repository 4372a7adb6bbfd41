"""``verify`` names the first version that does not hold, and why."""

from collections.abc import Callable

import msgspec
import pytest
from tests.support.kept import event_head
from tests.support.seating import opened

from torneo.journal.fault import Fault
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line, lines_of
from torneo.journal.store import StreamHead
from torneo.journal.verify import verify
from torneo.tournament import Happened, Tournament, snapshot
from torneo.tournament.entries.events import Entered
from torneo.tournament.seats.commands import DrawSeats
from torneo.tournament.seats.events import SeatsDrawn

HEAD = event_head("prueba")


@pytest.fixture(scope="module")
def happened() -> list[Happened]:
    """Twenty players seated at three tables."""
    room = opened("tda-2013", 20, 3)
    room.do(DrawSeats(session="1"))
    return room.journal


def fault_of(lines: list[Line], head: StreamHead = HEAD) -> Fault | None:
    return verify(head, KINDS, lambda: lines).fault


def changed(lines: list[Line], version: int, **fields: object) -> list[Line]:
    return [msgspec.structs.replace(line, **fields) if line.version == version else line for line in lines]


def test_a_sound_stream(happened: list[Happened]) -> None:
    lines = lines_of(happened, HEAD.digest)
    report = verify(HEAD, KINDS, lambda: lines)
    assert report.fault is None
    assert (report.events, report.digest) == (len(lines), lines[-1].digest)
    state = Tournament()
    for one in happened:
        KINDS["tournament"].decider.evolve(state, one)
    assert snapshot(report.state) == snapshot(state)


@pytest.mark.parametrize(
    "change",
    [
        lambda line: {"actor": "Eva"},
        lambda line: {"role": "desk"},
        lambda line: {"at": line.at + 1},
        lambda line: {"key": "other"},
        lambda line: {"body": line.body.replace("Jugador", "Jugadora")},
        lambda line: {"body": line.body + " "},
        lambda line: {"digest": "0" * 64},
        lambda line: {"schema": 0},
    ],
)
def test_a_changed_line_breaks_the_chain(
    happened: list[Happened], change: Callable[[Line], dict[str, object]]
) -> None:
    lines = lines_of(happened, HEAD.digest)
    line = next(one for one in lines if one.kind == "PlayerRegistered")
    assert fault_of(changed(lines, line.version, **change(line))) == Fault(line.version, "broken_chain")


def test_a_missing_swapped_or_added_line(happened: list[Happened]) -> None:
    lines = lines_of(happened, HEAD.digest)
    assert fault_of(lines[:6] + lines[7:]) == Fault(7, "gap", {"expected": 7, "found": 8})
    assert fault_of(lines[1:]) == Fault(1, "gap", {"expected": 1, "found": 2})
    assert fault_of([*lines[:5], lines[4], *lines[5:]]) == Fault(6, "gap", {"expected": 6, "found": 5})
    swapped = [*lines[:5], lines[6], lines[5], *lines[7:]]
    assert fault_of(swapped) == Fault(6, "gap", {"expected": 6, "found": 7})


@pytest.mark.parametrize(
    "head",
    [StreamHead("prueba", "tournament", "fcp-2025"), StreamHead("prueba", "case", "tda-2013")],
)
def test_the_head_is_part_of_the_chain(happened: list[Happened], head: StreamHead) -> None:
    assert fault_of(lines_of(happened, HEAD.digest), head) == Fault(1, "broken_chain")


def test_a_house_book_is_part_of_the_chain(happened: list[Happened]) -> None:
    house = "house: club\nbase: tda-2013\ntitle: {es: C, en: C}\npolicies: {clock_seconds: 9}\n"
    head = StreamHead("prueba", "tournament", "club", house)
    lines = lines_of(happened, head.digest)
    assert fault_of(lines, msgspec.structs.replace(head, house=house.replace("9", "8"))) == Fault(
        1, "broken_chain"
    )
    broken = fault_of(lines, msgspec.structs.replace(head, house="house: club\nbase: nothing\n"))
    assert broken is not None
    assert (broken.version, broken.code) == (0, "bad_book")
    # the event names tda-2013, whatever its head says
    other = fault_of(lines, head)
    assert other is not None
    assert other.code == "other_book"


# From here on the digests come out: somebody wrote a whole new chain.


def rewritten(happened: list[Happened], version: int, **fields: object) -> list[Line]:
    told = [msgspec.structs.replace(one, **fields) if one.seq == version else one for one in happened]
    return lines_of(told, HEAD.digest)


def test_time_that_runs_back(happened: list[Happened]) -> None:
    assert fault_of(rewritten(happened, 9, at=5)) == Fault(9, "time_runs_back")


def test_a_command_answered_twice(happened: list[Happened]) -> None:
    first = happened[3]
    told = fault_of(rewritten(happened, 30, key=first.key))
    assert told == Fault(30, "key_twice", {"key": first.key, "first": first.seq})


def test_an_event_that_cannot_be_applied(happened: list[Happened]) -> None:
    without = [one for one in happened if type(one.event).__name__ != "TableOpened"]
    numbered = [msgspec.structs.replace(one, seq=seq) for seq, one in enumerate(without, 1)]
    told = fault_of(lines_of(numbered, HEAD.digest))
    assert told is not None
    assert told.code == "cannot_apply"
    assert told.facts["event"] == type(numbered[told.version - 1].event).__name__


def test_two_in_one_seat_cannot_be_applied(happened: list[Happened]) -> None:
    """Somebody drew the same seat for two."""
    drawn = next(one for one in happened if isinstance(one.event, SeatsDrawn))
    first, _, *others = drawn.event.places
    forged = msgspec.structs.replace(drawn.event, places=(first, first, *others))
    told = fault_of(rewritten(happened, drawn.seq, event=forged))
    assert told is not None
    assert (told.version, told.code) == (drawn.seq, "cannot_apply")


def test_a_state_that_stops_adding_up_is_found_where_it_did() -> None:
    """Also in an event with so many entries that the looks are spread."""
    room = opened("tda-2013", 150, 17)
    lines = lines_of(room.journal, HEAD.digest)

    def problems(state: Tournament) -> list[str]:
        return ["chips: too many"] if len(state.entries) > 140 else []

    kinds = {"tournament": msgspec.structs.replace(KINDS["tournament"], problems=problems)}
    report = verify(HEAD, kinds, lambda: lines)
    entered = [one for one in room.journal if isinstance(one.event, Entered)][140]
    whole_command = [one.seq for one in room.journal if one.key == entered.key]
    assert report.fault == Fault(max(whole_command), "unsound", {"why": "chips: too many"})


def test_events_nobody_knows(happened: list[Happened]) -> None:
    lines = lines_of(happened, HEAD.digest)
    before, last = lines[:-1], lines[-1]

    def forged(**fields: object) -> list[Line]:
        from torneo.journal.line import chained

        line = msgspec.structs.replace(last, **fields)
        return [*before, msgspec.structs.replace(line, digest=chained(before[-1].digest, line.text()))]

    version = last.version
    told = fault_of(forged(kind="Miracle", body='{"event":"Miracle"}'))
    assert told == Fault(version, "unknown_event", {"event": "Miracle"})
    told = fault_of(forged(schema=2))
    assert told == Fault(version, "newer", {"schema": 2, "known": 1})
    told = fault_of(forged(kind="Noted"))
    assert told == Fault(version, "other_event", {"event": "Noted", "found": last.kind})
    told = fault_of(forged(body=f'{{"event":"{last.kind}"}}'))
    assert told is not None
    assert told.code == "bad_event"


def test_an_unknown_kind() -> None:
    assert fault_of([], StreamHead("x", "cash", "tda-2013")) == Fault(0, "unknown_kind", {"kind": "cash"})
