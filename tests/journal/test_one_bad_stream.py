"""A stream this program cannot read: found, named, kept, and no reason for the others to stop."""

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.support.events import drafted
from tests.support.kept import ask, create, event_head, keeper_of
from tests.support.rooms_on_disk import ROOT, Disk, MakeRoom

from torneo.journal.fault import Unreadable, UnreadableStream
from torneo.journal.line import Line, chained, lines_of
from torneo.journal.store import Journal, MemoryJournal, StreamHead
from torneo.tournament import Tournament
from torneo.tournament.structure.commands import AppointStaff


def event_lines(head: StreamHead) -> list[Line]:
    room = drafted("tda-2013")
    room.do(AppointStaff(role="tournament_director", name="Eva"))
    return lines_of(room.journal, head.digest)


def next_line(last: Line, **fields: object) -> Line:
    """A line that follows from the last, as another program might have written it."""
    line = msgspec.structs.replace(last, version=last.version + 1, key="k-new", **fields)
    return msgspec.structs.replace(line, digest=chained(last.digest, line.text()))


def fill(journal: Journal, name: str, bad: bool) -> list[Line]:
    head = event_head(name)
    lines = event_lines(head)
    if bad:
        lines.append(next_line(lines[-1], schema=2))
    journal.create(head)
    journal.append(name, 0, lines)
    return lines


def two_events(disk: Disk) -> int:
    """``aaa``, whose last line a newer program wrote, and ``zzz``; the version of that line."""
    disk.run("journal", "list")
    from torneo.journal.database import DatabaseJournal

    journal = DatabaseJournal()
    fill(journal, "zzz", bad=False)
    return fill(journal, "aaa", bad=True)[-1].version


def test_the_state_of_a_bad_stream_is_refused_with_where_and_why(journal: Journal, stream: str) -> None:
    lines = fill(journal, stream, bad=True)
    keeper = keeper_of(journal)
    for _ in range(2):
        with pytest.raises(UnreadableStream) as told:
            keeper.state(stream)
        assert told.value.stream == stream
        assert (told.value.fault.version, told.value.fault.code) == (lines[-1].version, "newer")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"kind": "Miracle", "body": '{"event":"Miracle"}'}, "unknown_event"),
        ({"body": "{"}, "bad_event"),
        ({"body": '{"event":"StaffAppointed","role":' + "[" * 100_000 + "]" * 100_000 + "}"}, "bad_event"),
        (
            {"kind": "Seated", "body": '{"event":"Seated","entry":77,"table":5,"seat":5,"why":"x"}'},
            "cannot_apply",
        ),
    ],
)
def test_whatever_a_line_holds_it_is_one_fault_of_one_stream(
    stream: str, fields: dict[str, str], code: str
) -> None:
    journal = MemoryJournal()
    head = event_head(stream)
    lines = event_lines(head)
    journal.create(head)
    journal.append(stream, 0, [*lines, next_line(lines[-1], **fields)])
    with pytest.raises(UnreadableStream) as told:
        keeper_of(journal).state(stream)
    assert (told.value.fault.version, told.value.fault.code) == (len(lines) + 1, code)


class CountedJournal(MemoryJournal):
    """Counts how many lines are read."""

    lines = 0

    def read(self, stream: str, after: int = 0, *, asked: bool = True) -> Iterator[Line]:
        for line in super().read(stream, after):
            self.lines += 1
            yield line


def test_a_bad_stream_is_not_read_again_and_again() -> None:
    """Somebody looks at every event every second: the one that cannot be read costs no replay each time."""
    journal = CountedJournal()
    fill(journal, "aaa", bad=True)
    keeper = keeper_of(journal)
    for _ in range(5):
        with pytest.raises(UnreadableStream):
            keeper.state("aaa")
    assert journal.lines == journal.tip("aaa")[0]


def test_a_backup_says_which_stream_does_not_hold_before_it_is_needed(
    tmp_path: Path, disk: Disk, new_room: MakeRoom
) -> None:
    version = two_events(disk)
    saved = tmp_path / "copia.torneo"
    told = disk.run("backup", str(saved), ends=1)
    assert "copia de 2 diarios" in told
    assert f"AVISO: aaa: MAL en la versión {version}: lo escribió un Torneo más nuevo" in told
    assert "zzz: MAL" not in told
    fresh = new_room("sqlite")
    told = fresh.run("restore", str(saved), ends=1)
    assert "restaurados 1 diarios" in told
    assert f"se queda fuera «aaa»: versión {version}: lo escribió un Torneo más nuevo" in told
    assert [one["stream"] for one in json.loads(fresh.run("journal", "list", "--json"))] == ["zzz"]
    assert "bien: 1; mal: 0" in fresh.run("journal", "verify")


def test_what_is_wanted_of_a_backup_can_be_said(tmp_path: Path, new_room: MakeRoom) -> None:
    source = new_room("sqlite")
    two_events(source)
    saved = tmp_path / "copia.torneo"
    source.run("backup", str(saved), ends=1)
    fresh = new_room("sqlite")
    assert "no tiene ningún diario «bbb»" in fresh.run("restore", str(saved), "--without", "bbb", ends=1)
    assert "vacío" in fresh.run("journal", "list")
    assert "«aaa»: no se ha pedido" in fresh.run("restore", str(saved), "--without", "aaa")
    other = new_room("sqlite")
    assert "restaurados 1 diarios" in other.run("restore", str(saved), "--only", "zzz")
    third = new_room("sqlite")
    assert "restaurados 0 diarios" in third.run("restore", str(saved), "--only", "aaa", ends=1)


def test_what_stands_before_the_damage_can_be_taken_out_and_brought_in(tmp_path: Path, disk: Disk) -> None:
    version = two_events(disk)
    file = tmp_path / "aaa.jsonl"
    disk.run("journal", "export", "aaa", str(file), "--until", str(version - 1))
    assert "importados" in disk.run("journal", "import", str(file), "--as", "aaa-2")
    assert "aaa-2: bien" in disk.run("journal", "verify", "aaa-2")


def test_a_damaged_place_of_the_database_is_named(tmp_path: Path, new_room: MakeRoom) -> None:
    """Bytes of one event that are no text any more, as a bad sector leaves them."""
    import sqlite3

    disk = new_room("sqlite")
    disk.run("journal", "list")
    from django.db import connection

    from torneo.journal.database import DatabaseJournal

    fill(DatabaseJournal(), "aaa", bad=False)
    fill(DatabaseJournal(), "zzz", bad=False)
    connection.close()
    with sqlite3.connect(disk.folder / "torneo.sqlite3") as raw:
        raw.execute("DROP TRIGGER journal_storedevent_no_UPDATE")
        raw.execute(
            "UPDATE journal_storedevent SET body = CAST(X'FFFE00' AS TEXT) "
            "WHERE stream = 'aaa' AND version = 2"
        )
    raw.close()
    disk.use()
    with pytest.raises(Unreadable) as told:
        list(DatabaseJournal().read("aaa"))
    assert (told.value.fault.version, told.value.fault.code) == (2, "damaged")
    said = disk.run("journal", "verify", ends=1)
    assert "aaa: MAL en la versión 2: la base de datos no puede devolverlo" in said
    assert "zzz: bien" in said
    assert "--until 1" in disk.run("journal", "export", "aaa", str(tmp_path / "a.jsonl"), ends=1)
    assert not (tmp_path / "a.jsonl").exists()
    saved = tmp_path / "copia.torneo"
    assert "AVISO: aaa" in disk.run("backup", str(saved), ends=1)
    fresh = new_room("sqlite")
    assert "restaurados 1 diarios" in fresh.run("restore", str(saved), ends=1)


def unguarded(disk: Disk, statement: str) -> None:
    """What somebody does who goes around the triggers."""
    from django.db import connection

    disk.use()
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET session_replication_role = replica")
            cursor.execute(statement)
            cursor.execute("SET session_replication_role = DEFAULT")
        else:
            cursor.execute("DROP TRIGGER journal_stream_no_DELETE")
            cursor.execute("DROP TRIGGER journal_storedevent_no_DELETE")
            cursor.execute(statement)


def test_events_whose_stream_is_gone_are_counted(tmp_path: Path, disk: Disk) -> None:
    two_events(disk)
    from torneo.journal.database import DatabaseJournal

    events = DatabaseJournal().tip("zzz")[0]
    unguarded(disk, "DELETE FROM journal_stream WHERE name = 'zzz'")
    told = disk.run("journal", "verify", ends=1)
    assert f"zzz: MAL: hay {events} sucesos suyos y ningún diario de ese nombre" in told
    assert "diarios: 2; bien: 0; mal: 2" in told
    assert "zzz: MAL" in disk.run("journal", "verify", "zzz", ends=1)
    assert "zzz: MAL" in disk.run("backup", str(tmp_path / "a.torneo"), ends=1)


def test_a_tail_cut_off_is_known_by_the_numbers_of_the_rows(new_room: MakeRoom) -> None:
    disk = new_room("sqlite")
    two_events(disk)
    unguarded(disk, "DELETE FROM journal_storedevent WHERE stream = 'zzz' AND version = 2")
    told = disk.run("journal", "verify", ends=1)
    assert "zzz: bien: 1 sucesos" in told  # nothing in what is left tells
    assert "la sala: MAL: la base de datos ha numerado 5 sucesos y guarda 4: alguien ha borrado 1" in told


def test_a_tail_cut_off_is_known_by_an_earlier_copy(tmp_path: Path, disk: Disk) -> None:
    version = two_events(disk)
    saved, alone = tmp_path / "copia.torneo", tmp_path / "zzz.jsonl"
    disk.run("backup", str(saved), ends=1)
    disk.run("journal", "export", "zzz", str(alone))
    assert "zzz: bien" in disk.run("journal", "verify", "zzz", "--since", str(saved))
    unguarded(disk, f"DELETE FROM journal_storedevent WHERE stream = 'aaa' AND version = {version}")
    told = disk.run("journal", "verify", "aaa", "--since", str(saved), ends=1)
    assert f"aaa: MAL en la versión {version}: llegaba a la versión {version} y ahora acaba en la" in told
    assert "zzz: bien" in disk.run("journal", "verify", "zzz", "--since", str(alone))
    (tmp_path / "x").write_bytes(b"hello")
    assert "x: MAL" in disk.run("journal", "verify", "--since", str(tmp_path / "x"), ends=2)


def test_a_history_written_anew_is_known_by_an_earlier_copy(tmp_path: Path, new_room: MakeRoom) -> None:
    """Sound in itself, and another one: the whole chain was made again."""
    first, second = new_room("sqlite"), new_room("sqlite")
    first.run("journal", "list")
    from torneo.journal.database import DatabaseJournal

    fill(DatabaseJournal(), "zzz", bad=False)
    saved = tmp_path / "copia.torneo"
    first.run("backup", str(saved))
    second.run("journal", "list")
    head = event_head("zzz")
    room = drafted("tda-2013")
    room.do(AppointStaff(role="tournament_director", name="Otra"))
    DatabaseJournal().create(head)
    DatabaseJournal().append("zzz", 0, lines_of(room.journal, head.digest))
    told = second.run("journal", "verify", "--since", str(saved), ends=1)
    assert "zzz: MAL: hasta la versión 2 no dice lo mismo que entonces" in told


@pytest.mark.parametrize("command", ["verify", "import"])
def test_a_line_nested_out_of_measure_is_told(tmp_path: Path, new_room: MakeRoom, command: str) -> None:
    deep = b'{"version":1,"event":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"
    header = b'{"format":"torneo-event","version":1,"stream":"x","kind":"tournament","book":"tda-2013"}\n'
    file = tmp_path / "deep.jsonl"
    for rows, line in ((header + deep, 2), (deep, 1), (header + b'{"events":' + deep, 2)):
        file.write_bytes(rows)
        said = new_room("sqlite").run("journal", command, str(file), ends=1)
        assert f"línea {line}: " in said


def test_a_line_without_an_end_is_not_read_to_its_end(
    tmp_path: Path, new_room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    from torneo.journal import event_file

    monkeypatch.setattr(event_file, "LONGEST_ROW", 5_000_000)
    file = tmp_path / "long.jsonl"
    file.write_bytes(b" " * 5_000_001)
    assert "línea 1: la línea pasa de 4 MB" in new_room("sqlite").run("journal", "verify", str(file), ends=1)
    monkeypatch.setattr(event_file, "LONGEST_FILE", 3_000_000)
    file.write_bytes(b'{"format":"torneo-event","version":1,"stream":"x","kind":"tournament","book":"tda-2013"}\n'
                     + b"\n" * 3_000_000)  # fmt: skip
    assert "pasa de 2 MB" in new_room("sqlite").run("journal", "verify", str(file), ends=1)


def test_an_endless_file_is_refused_in_bounded_memory(tmp_path: Path) -> None:
    """In a process that may have no more than two gigabytes of addresses."""
    env = {**os.environ, "TORNEO_DATA": str(tmp_path / "room"), "PYTHONPATH": str(ROOT / "src")}
    env.pop("DATABASE_URL", None)
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30));"
        "from torneo.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    for command in (("restore",), ("journal", "import"), ("journal", "verify")):
        done = subprocess.run(
            [sys.executable, "-c", code, *command, "/dev/zero"], env=env, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        said = done.stdout + done.stderr
        assert done.returncode in (1, 2), said
        assert "Traceback" not in said
        assert "/dev/zero" in said
    huge = tmp_path / "huge.torneo"
    with huge.open("wb") as file:
        file.truncate(60 << 30)  # holes: nothing is on the disk
    done = subprocess.run(
        [sys.executable, "-c", code, "restore", str(huge)],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (1, False), done.stderr


def test_a_part_of_a_backup_that_is_damaged_is_left_out(tmp_path: Path, new_room: MakeRoom) -> None:
    """A byte changed inside one stream of the zip file itself."""
    source = new_room("sqlite")
    source.run("journal", "list")
    from torneo.journal.database import DatabaseJournal

    fill(DatabaseJournal(), "aaa", bad=False)
    fill(DatabaseJournal(), "zzz", bad=False)
    saved = tmp_path / "copia.torneo"
    source.run("backup", str(saved))
    with zipfile.ZipFile(saved) as backup:
        place = backup.getinfo("streams/aaa.jsonl").header_offset + 200
    body = bytearray(saved.read_bytes())
    body[place] ^= 0xFF
    saved.write_bytes(body)
    fresh = new_room("sqlite")
    told = fresh.run("restore", str(saved), ends=1)
    assert "restaurados 1 diarios" in told
    assert "se queda fuera «aaa»" in told


def test_a_state_is_what_its_events_make_it(journal: Journal, stream: str) -> None:
    """A stream that was given up is read again once it has moved on, and no state is left half made."""
    head = event_head(stream)
    lines = event_lines(head)
    journal.create(head)
    journal.append(stream, 0, lines)
    keeper = keeper_of(journal)
    state = keeper.state(stream)
    assert isinstance(state, Tournament)
    journal.append(stream, len(lines), [next_line(lines[-1], schema=2)])
    with pytest.raises(UnreadableStream):
        keeper.state(stream)
    last = list(journal.read(stream))[-1]
    journal.append(stream, last.version, [next_line(last, schema=1)])
    with pytest.raises(UnreadableStream) as told:
        keeper.command(stream, ask(create(stream)))
    assert told.value.fault.version == len(lines) + 1
