"""What every journal promises, in memory and in both databases."""

import hashlib
import json
import threading
from collections.abc import Callable

import msgspec
import pytest
from django.db import connections
from tests.support.events import drafted
from tests.support.kept import AT, EVENT, ask, create, event_head, keeper_of
from tests.support.room import SEED
from tests.support.seating import opened

from torneo.commission.commands import AppointCommission
from torneo.journal.fault import UnreadableStream
from torneo.journal.keeper import Answered, UnknownKind, UnknownStream, UnsoundState
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line, lines_of
from torneo.journal.store import Journal, StreamHead, StreamTaken, VersionClash
from torneo.journal.verify import verify
from torneo.tournament import Refused, Tournament, snapshot
from torneo.tournament.kernel import command_text
from torneo.tournament.ranking.commands import CreateCircuit
from torneo.tournament.seats.commands import DrawSeats
from torneo.tournament.structure.commands import AppointStaff, ChangePolicies, ChangeStructure


def some_lines(head: StreamHead) -> list[Line]:
    """The lines of a small event."""
    room = drafted("tda-2013")
    room.do(AppointStaff(role="tournament_director", name="Eva"))
    room.do(ChangeStructure(changes={"name": "Otro nombre"}, why="rótulo"))
    return lines_of(room.journal, head.digest)


def test_lines_come_back_as_they_went_in(journal: Journal, stream: str) -> None:
    head = event_head(stream)
    lines = some_lines(head)
    journal.create(head)
    assert journal.tip(stream) == (0, head.digest)
    assert list(journal.read(stream)) == []
    journal.append(stream, 0, lines[:1])
    journal.append(stream, 1, lines[1:])
    assert list(journal.read(stream)) == lines
    assert list(journal.read(stream, after=1)) == lines[1:]
    assert list(journal.read(stream, after=len(lines))) == []
    assert journal.tip(stream) == (lines[-1].version, lines[-1].digest)
    assert journal.answered(stream, lines[1].key) == [lines[1]]
    assert journal.answered(stream, "never given") == []
    assert journal.head(stream) == head
    assert head in journal.heads()
    assert [one.name for one in journal.heads()] == sorted(one.name for one in journal.heads())


def test_a_stream_longer_than_a_page_is_read_whole(journal: Journal, stream: str) -> None:
    head = event_head(stream)
    first = some_lines(head)[0]
    many = [msgspec.structs.replace(first, version=number, key="") for number in range(1, 4502)]
    journal.create(head)
    journal.append(stream, 0, many)
    assert [line.version for line in journal.read(stream)] == list(range(1, 4502))
    assert [line.version for line in journal.read(stream, after=1999)] == list(range(2000, 4502))


@pytest.mark.parametrize("expected", [0, 1, 3, 99])
def test_only_the_next_version_can_be_appended(journal: Journal, stream: str, expected: int) -> None:
    head = event_head(stream)
    lines = some_lines(head)
    journal.create(head)
    journal.append(stream, 0, lines[:2])
    late = [msgspec.structs.replace(lines[2], version=expected + 1)]
    with pytest.raises(VersionClash):
        journal.append(stream, expected, late)
    assert list(journal.read(stream)) == lines[:2]


def test_lines_are_added_all_or_none(journal: Journal, stream: str) -> None:
    head = event_head(stream)
    lines = some_lines(head)
    journal.create(head)
    with pytest.raises(ValueError, match="do not follow"):
        journal.append(stream, 0, [lines[0], lines[2]])
    assert list(journal.read(stream)) == []


def test_two_streams_do_not_mix(journal: Journal, stream: str) -> None:
    one, other = event_head(stream), event_head(f"{stream}-b")
    for head in (one, other):
        journal.create(head)
        journal.append(head.name, 0, some_lines(head))
    assert list(journal.read(stream)) == some_lines(one)
    journal.append(stream, 3, [msgspec.structs.replace(some_lines(one)[2], version=4)])
    assert journal.tip(f"{stream}-b")[0] == 3


def test_a_stream_is_what_it_was_made(journal: Journal, stream: str) -> None:
    head = event_head(stream)
    journal.create(head)
    journal.create(head)
    for other in (
        StreamHead(stream, "case", "tda-2013"),
        StreamHead(stream, "tournament", "fcp-2025"),
        StreamHead(stream, "tournament", "tda-2013", "house: x"),
    ):
        with pytest.raises(StreamTaken):
            journal.create(other)
    assert journal.head(stream) == head


# ---- the keeper ------------------------------------------------------------------------------------------


def test_an_event_begins_with_its_first_command_or_not_at_all(journal: Journal, stream: str) -> None:
    keeper = keeper_of(journal)
    refused = keeper.begin(event_head(stream), ask(create(stream), role="dealer"))
    assert isinstance(refused, Refused)
    assert refused.reason == "role"
    assert journal.head(stream) is None
    with pytest.raises(UnknownStream):
        keeper.command(stream, ask(create(stream)))
    begun = keeper.begin(event_head(stream), ask(create(stream), key="first"))
    assert isinstance(begun, Answered)
    assert begun.version == 1
    again = keeper.begin(event_head(stream), ask(create(stream), key="first"))
    assert isinstance(again, Answered)
    assert again.repeated
    second = keeper.begin(event_head(stream), ask(create(stream), key="second"))
    assert isinstance(second, Refused)
    assert second.reason == "event_exists"
    with pytest.raises(StreamTaken):
        keeper.begin(StreamHead(stream, "tournament", "fcp-2025"), ask(create(stream)))


def test_a_repeated_command_is_answered_as_the_first_time(journal: Journal, stream: str) -> None:
    keeper = keeper_of(journal)
    keeper.begin(event_head(stream), ask(create(stream)))
    command = AppointStaff(role="tournament_director", name="Ana")
    first = keeper.command(stream, ask(command, key="k"))
    later = keeper.command(stream, ask(AppointStaff(role="tournament_director", name="Eva"), key="l"))
    assert isinstance(first, Answered)
    assert isinstance(later, Answered)
    for who in (keeper, keeper_of(journal)):  # also by a process that was not there
        again = who.command(stream, ask(command, key="k", at=AT + 60_000))
        assert isinstance(again, Answered)
        assert again.repeated
        assert (again.happened, again.version) == (first.happened, first.version)
    assert journal.tip(stream)[0] == later.version
    # who may not give the command does not learn what it brought about
    stranger = keeper.command(stream, ask(command, key="k", role="player"))
    assert isinstance(stranger, Refused)
    assert stranger.reason == "role"


def test_a_command_is_kept_with_the_first_of_its_events(journal: Journal, stream: str) -> None:
    room, draw, head = opened("tda-2013", 12, 2), DrawSeats(session="1"), event_head(stream)
    room.do(draw)
    journal.create(head)
    journal.append(stream, 0, lines_of(room.journal, head.digest))
    lines = list(journal.read(stream))
    first, *others = journal.answered(stream, lines[-1].key)
    assert first.asked == command_text(draw)
    assert others
    assert not any(line.asked for line in others)
    assert not any(SEED in line.text() for line in lines)


def test_a_key_belongs_to_its_command(journal: Journal, stream: str) -> None:
    keeper = keeper_of(journal)
    keeper.begin(event_head(stream), ask(create(stream)))
    keeper.command(stream, ask(AppointStaff(role="tournament_director", name="Ana"), key="k"))
    for who in (keeper, keeper_of(journal)):
        for other in (
            AppointStaff(role="tournament_director", name="Eva"),
            ChangeStructure(changes={"name": "Otro"}, why="x"),
        ):
            answer = who.command(stream, ask(other, key="k"))
            assert isinstance(answer, Refused)
            assert answer.reason == "key_conflict"
    assert journal.tip(stream)[0] == 2
    assert keeper.state(stream).staff["tournament_director"] == "Ana"


def test_a_key_is_used_up_in_its_own_stream_only(journal: Journal, stream: str) -> None:
    keeper = keeper_of(journal)
    for name in (stream, f"{stream}-b"):
        keeper.begin(event_head(name), ask(create(name)))
        command = AppointStaff(role="tournament_director", name=name)
        answer = keeper.command(name, ask(command, key="k"))
        assert isinstance(answer, Answered)
        assert not answer.repeated


def test_a_refusal_changes_nothing_and_is_not_remembered(journal: Journal, stream: str) -> None:
    keeper = keeper_of(journal)
    keeper.begin(event_head(stream), ask(create(stream)))
    wrong = keeper.command(stream, ask(AppointStaff(role="cook", name="Ana"), key="k"))
    assert isinstance(wrong, Refused)
    assert journal.tip(stream)[0] == 1
    right = keeper.command(stream, ask(AppointStaff(role="tournament_director", name="Ana"), key="k"))
    assert isinstance(right, Answered)
    assert not right.repeated


def test_every_keeper_sees_what_the_others_did(journal: Journal, stream: str) -> None:
    one, other = keeper_of(journal), keeper_of(journal)
    one.begin(event_head(stream), ask(create(stream)))
    assert other.state(stream).id == EVENT
    other.command(stream, ask(ChangeStructure(changes={"name": "Nuevo"}, why="x")))
    one.command(stream, ask(ChangeStructure(changes={"venue": "Casino"}, why="x")))
    assert other.state(stream).structure.name == one.state(stream).structure.name == "Nuevo"
    assert snapshot(one.state(stream)) == snapshot(other.state(stream)) == snapshot(replayed(journal, stream))


def replayed(journal: Journal, stream: str) -> Tournament:
    head = journal.head(stream)
    assert head is not None
    report = verify(head, KINDS, lambda: journal.read(stream))
    assert report.fault is None, report.fault
    state: Tournament = report.state
    return state


def test_changed_policies_are_in_force_at_once(journal: Journal, stream: str) -> None:
    keeper = keeper_of(journal)
    keeper.begin(event_head(stream), ask(create(stream)))
    assert keeper.book(stream).values["clock_seconds"] != 7
    answer = keeper.command(stream, ask(ChangePolicies(policies={"clock_seconds": 7}, why="prueba")))
    assert isinstance(answer, Answered)
    assert keeper.book(stream).values["clock_seconds"] == 7
    assert keeper_of(journal).book(stream).values["clock_seconds"] == 7
    assert keeper.book(stream) is keeper.book(stream)


def test_a_house_book_is_kept_with_its_stream(journal: Journal, stream: str) -> None:
    house = (
        "house: mi-club\nbase: fcp-2025\ntitle: {es: Mi club, en: My club}\npolicies: {clock_seconds: 9}\n"
    )
    keeper = keeper_of(journal)
    head = StreamHead(stream, "tournament", "mi-club", house)
    answer = keeper.begin(head, ask(create(stream, book="mi-club")))
    assert isinstance(answer, Answered)
    other = keeper_of(journal).book(stream)
    assert (other.id, other.base, other.values["clock_seconds"]) == ("mi-club", "fcp-2025", 9)
    with pytest.raises(ValueError, match="mi-club"):
        keeper.create(StreamHead(f"{stream}-b", "tournament", "another", house))
    assert journal.head(f"{stream}-b") is None


@pytest.mark.parametrize("name", ["", "../x", "a b", "x" * 81, "ñ", "-x"])
def test_a_stream_has_a_name_fit_for_files(journal: Journal, name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        keeper_of(journal).create(event_head(name))


def test_unknown_kinds_are_told(journal: Journal, stream: str) -> None:
    with pytest.raises(UnknownKind):
        keeper_of(journal).create(StreamHead(stream, "cash-game", "tda-2013"))
    journal.create(StreamHead(stream, "cash-game", "tda-2013"))
    with pytest.raises(UnreadableStream) as told:
        keeper_of(journal).state(stream)
    assert (told.value.stream, told.value.fault.code) == (stream, "unknown_kind")


def test_time_never_runs_backwards(journal: Journal, stream: str) -> None:
    keeper = keeper_of(journal)
    keeper.begin(event_head(stream), ask(create(stream), at=AT + 5_000))
    answer = keeper.command(stream, ask(AppointStaff(role="tournament_director", name="A"), at=AT))
    assert isinstance(answer, Answered)
    assert answer.happened[0].at == AT + 5_000


@pytest.mark.parametrize("word", ["x" * 201, "a\0b"])
def test_what_no_database_can_hold_is_refused_beforehand(journal: Journal, stream: str, word: str) -> None:
    keeper = keeper_of(journal)
    with pytest.raises(ValueError, match="characters"):
        keeper.begin(event_head(stream), ask(create(stream), key=word))
    with pytest.raises(ValueError, match="characters"):
        keeper.begin(event_head(stream), ask(create(stream), who=word))
    assert journal.head(stream) is None


def test_names_of_any_script_survive(journal: Journal, stream: str) -> None:
    keeper = keeper_of(journal)
    keeper.begin(event_head(stream), ask(create(stream), who="Íñigo «Ñ» 王 \\ \" '; DROP TABLE"))
    name = "Zoë 🂡 ½ «Ñ»"
    answer = keeper.command(stream, ask(AppointStaff(role="tournament_director", name=name), key="ключ"))
    assert isinstance(answer, Answered)
    assert replayed(journal, stream).staff["tournament_director"] == name
    assert keeper_of(journal).state(stream).answered["ключ"] == 2


def test_a_state_that_does_not_add_up_is_never_stored(
    journal: Journal, stream: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = keeper_of(journal, problems=lambda state: ["chips!"] if state.staff.get("dealer") else [])
    keeper.begin(event_head(stream), ask(create(stream)))
    role = "tournament_director"
    keeper.command(stream, ask(AppointStaff(role=role, name="A")))
    keeper = keeper_of(journal, problems=lambda state: ["chips!"] if state.staff.get(role) == "B" else [])
    with pytest.raises(UnsoundState, match="AppointStaff: chips!"):
        keeper.command(stream, ask(AppointStaff(role=role, name="B")))
    assert journal.tip(stream)[0] == 2
    assert keeper.state(stream).staff[role] == "A"
    # an event that does not add up already must be able to go on: the night is not over
    keeper = keeper_of(journal, problems=lambda state: ["chips!"])
    assert isinstance(keeper.command(stream, ask(AppointStaff(role=role, name="C"))), Answered)
    assert journal.tip(stream)[0] == 3


def test_an_event_of_a_newer_program_is_told(journal: Journal, stream: str) -> None:
    head = event_head(stream)
    line = some_lines(head)[0]
    journal.create(head)
    journal.append(stream, 0, [msgspec.structs.replace(line, schema=9)])
    with pytest.raises(UnreadableStream) as told:
        keeper_of(journal).state(stream)
    assert (told.value.fault.version, told.value.fault.code) == (1, "newer")


def test_after_is_told_of_what_was_stored_only(journal: Journal, stream: str) -> None:
    rung: list[tuple[str, int]] = []
    keeper = keeper_of(journal, after=lambda name, version: rung.append((name, version)))
    keeper.begin(event_head(stream), ask(create(stream), key="1"))
    keeper.begin(event_head(stream), ask(create(stream), key="1"))
    keeper.command(stream, ask(AppointStaff(role="cook", name="x")))
    keeper.command(stream, ask(AppointStaff(role="tournament_director", name="x")))
    assert rung == [(stream, 1), (stream, 2)]


def test_cases_and_circuits_are_streams_too(journal: Journal, stream: str) -> None:
    keeper = keeper_of(journal)
    for kind, command, role in (
        ("circuit", CreateCircuit(id="liga", name="Liga"), "director"),
        ("case", AppointCommission(members=("A", "B", "C"), resolution="12"), "director"),
    ):
        head = StreamHead(f"{stream}-{kind}", kind, "fcp-2025")
        answer = keeper.begin(head, ask(command, role=role))
        assert isinstance(answer, Answered), answer
        report = verify(head, KINDS, lambda name=head.name: journal.read(name))  # type: ignore[misc]
        assert report.fault is None
        assert report.state == keeper_of(journal).state(head.name)


# ---- the chain -------------------------------------------------------------------------------------------


def test_anyone_can_recompute_the_chain(journal: Journal, stream: str) -> None:
    """With nothing but SHA-256 and JSON."""
    keeper = keeper_of(journal)
    keeper.begin(event_head(stream), ask(create(stream)))
    keeper.command(stream, ask(AppointStaff(role="tournament_director", name="Ñ")))
    before = hashlib.sha256(b'["tournament","tda-2013",""]').hexdigest()
    for line in journal.read(stream):
        fields = {
            "version": line.version, "schema": line.schema, "at": line.at, "actor": line.actor,
            "role": line.role, "key": line.key, "asked": json.loads(line.asked),
            "event": json.loads(line.body),
        }  # fmt: skip
        text = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
        before = hashlib.sha256((before + text).encode()).hexdigest()
        assert line.digest == before


# ---- many at once ----------------------------------------------------------------------------------------


def in_threads(count: int, work: Callable[[int], None]) -> None:
    """Runs the work so many times at once; the first fault is raised."""
    faults: list[BaseException] = []

    def run(number: int) -> None:
        try:
            work(number)
        except BaseException as fault:
            faults.append(fault)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]


@pytest.mark.parametrize("shared", [True, False], ids=["one keeper", "a keeper each"])
def test_threads_lose_no_update(journal: Journal, stream: str, shared: bool) -> None:
    first = keeper_of(journal)
    first.begin(event_head(stream), ask(create(stream)))
    versions: list[int] = []

    def work(number: int) -> None:
        keeper = first if shared else keeper_of(journal)
        for turn in range(10):
            command = AppointStaff(role="tournament_director", name=f"{number}-{turn}")
            answer = keeper.command(stream, ask(command, key=f"{number}-{turn}"))
            assert isinstance(answer, Answered)
            versions.append(answer.version)

    in_threads(4, work)
    assert sorted(versions) == list(range(2, 42))
    state = replayed(journal, stream)
    assert state.version == 41
    assert snapshot(first.state(stream)) == snapshot(state)


def test_one_wish_from_many_threads_is_done_once(journal: Journal, stream: str) -> None:
    keeper_of(journal).begin(event_head(stream), ask(create(stream)))
    answers: list[Answered | Refused] = []

    def work(number: int) -> None:
        command = AppointStaff(role="tournament_director", name="Ana")
        answers.append(keeper_of(journal).command(stream, ask(command, key="same")))

    in_threads(6, work)
    assert sorted(isinstance(one, Answered) and one.repeated for one in answers) == [False] + [True] * 5
    assert journal.tip(stream)[0] == 2


def test_two_wishes_under_one_key_at_once_are_one_and_conflicts(journal: Journal, stream: str) -> None:
    keeper_of(journal).begin(event_head(stream), ask(create(stream)))
    answers: list[Answered | Refused] = []

    def work(number: int) -> None:
        command = AppointStaff(role="tournament_director", name=f"Ana {number}")
        answers.append(keeper_of(journal).command(stream, ask(command, key="same")))

    in_threads(6, work)
    told = sorted(one.reason if isinstance(one, Refused) else "done" for one in answers)
    assert told == ["done"] + ["key_conflict"] * 5
    assert journal.tip(stream)[0] == 2


def test_one_event_begun_from_many_threads_begins_once(journal: Journal, stream: str) -> None:
    answers: list[Answered | Refused] = []

    def work(number: int) -> None:
        answers.append(keeper_of(journal).begin(event_head(stream), ask(create(stream), key=str(number))))

    in_threads(5, work)
    assert sum(isinstance(one, Answered) for one in answers) == 1
    assert journal.tip(stream)[0] == 1
