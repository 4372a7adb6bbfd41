"""``torneo journal``, ``torneo backup`` and ``torneo restore`` as somebody at a terminal uses them."""

import json
import sqlite3
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest
from django.db import DatabaseError
from tests.support.corrections import night, told
from tests.support.kept import event_head
from tests.support.rooms_on_disk import ROOT, Disk, MakeRoom
from tests.support.seating import opened

from torneo.journal.event_file import written
from torneo.journal.line import lines_of
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.ranking.reading import read_circuit
from torneo.tournament.seats.commands import DrawSeats


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small event as a file."""
    room = opened("tda-2013", 12, 2)
    room.do(DrawSeats(session="1"))
    head = event_head("noche")
    path = tmp_path_factory.mktemp("files") / "noche.jsonl"
    path.write_bytes(b"".join(written(head, lines_of(room.journal, head.digest))))
    return path


def test_a_file_is_verified_without_a_room(file: Path, tmp_path: Path) -> None:
    here = Disk(tmp_path)
    events = len(file.read_bytes().splitlines()) - 2
    told = here.run("journal", "verify", str(file))
    assert told.startswith(f"noche: bien: {events} sucesos, huella ")
    assert "diarios: 1; bien: 1; mal: 0" in told
    assert not (tmp_path / "torneo.sqlite3").exists()
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(file.read_bytes().replace(b'"name":"Jugador 3"', b'"name":"Jugador 9"'))
    told = here.run("journal", "verify", str(broken), ends=1)
    number = next(
        number for number, row in enumerate(file.read_bytes().splitlines()) if b'"Jugador 3"' in row
    )
    assert f"noche: MAL en la versión {number}: la huella no corresponde" in told
    told = here.run("journal", "verify", str(broken), "--lang", "en", ends=1)
    assert f"WRONG at version {number}: the digest" in told
    found = json.loads(here.run("journal", "verify", str(broken), "--json", ends=1))
    assert (found[0]["sound"], found[0]["version"], found[0]["code"]) == (False, number, "broken_chain")
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(file.read_bytes()[:-100])
    assert "MAL" in here.run("journal", "verify", str(cut), ends=1)
    assert "no se puede leer" in here.run("journal", "verify", str(tmp_path / "nothing.jsonl"), ends=2)


def test_import_list_show_verify_export(file: Path, tmp_path: Path, disk: Disk) -> None:
    assert "vacío" in disk.run("journal", "list")
    assert "noche: " in disk.run("journal", "import", str(file))
    assert "ya hay un diario «noche»" in disk.run("journal", "import", str(file), ends=1)
    assert "otra: " in disk.run("journal", "import", str(file), "--as", "otra")
    listed = json.loads(disk.run("journal", "list", "--json"))
    assert [(one["stream"], one["kind"], one["book"]) for one in listed] == [
        ("noche", "tournament", "tda-2013"),
        ("otra", "tournament", "tda-2013"),
    ]
    assert listed[0]["digest"] == listed[1]["digest"]
    told = disk.run("journal", "show", "noche", "--last", "3", "--lang", "en")
    assert len(told.splitlines()) == 3
    assert "Ana (director)" in told
    first = disk.run("journal", "show", "noche", "--event", "PlayerRegistered").splitlines()[0]
    assert "Ana (director)  RegisterPlayer → PlayerRegistered" in first
    assert len(disk.run("journal", "show", "noche", "--event", "PlayerRegistered").splitlines()) == 12
    assert disk.run("journal", "show", "noche", "--by", "Nobody") == ""
    assert "diarios: 2; bien: 2; mal: 0" in disk.run("journal", "verify")
    assert "no hay ningún diario «nada»" in disk.run("journal", "verify", "nada", ends=2)
    out = tmp_path / "out.jsonl"
    disk.run("journal", "export", "noche", str(out))
    assert out.read_bytes() == file.read_bytes()
    assert "ya existe" in disk.run("journal", "export", "noche", str(out), ends=2)
    assert disk.run("journal", "export", "noche").encode() == file.read_bytes()
    assert "no hay ningún diario" in disk.run("journal", "export", "nada", ends=2)


def test_verify_names_the_version_somebody_changed_behind_the_database(
    file: Path, new_room: MakeRoom
) -> None:
    """Whoever owns the file can always take the triggers away; the chain tells."""
    disk = new_room("sqlite")
    disk.run("journal", "import", str(file))
    with sqlite3.connect(disk.folder / "torneo.sqlite3") as database:
        database.execute("DROP TRIGGER journal_storedevent_no_UPDATE")
        database.execute("UPDATE journal_storedevent SET actor = 'Eva' WHERE version = 17")
    told = disk.run("journal", "verify", "noche", ends=1)
    assert "noche: MAL en la versión 17" in told


def test_a_whole_new_chain_is_found_out_by_the_verifier(tmp_path: Path) -> None:
    """Somebody gives the button to a friend and computes all the digests again."""
    room = night(players=6)
    told(room, StartHand(table=1, button=3))
    told(room, ReportHand(table=1, stacks={}))
    told(room, StartHand(table=1))
    begun = [one for one in room.journal if isinstance(one.event, HandStarted)][1]
    positions = msgspec.structs.replace(begun.event.positions, button=6, small=1, big=2)
    forged = msgspec.structs.replace(begun.event, positions=positions)
    other = [msgspec.structs.replace(one, event=forged) if one is begun else one for one in room.journal]
    head = event_head("noche")
    here = Disk(tmp_path)
    for name, happened, ends in (("right", room.journal, 0), ("forged", other, 1)):
        path = tmp_path / f"{name}.jsonl"
        path.write_bytes(b"".join(written(head, lines_of(happened, head.digest))))
        found = json.loads(here.run("journal", "verify", str(path), "--json", ends=ends))[0]
        assert found["sound"] is (ends == 0), found
    assert found["version"] == begun.seq
    assert found["code"] == "verify.otherwise"
    assert found["mismatches"][0]["message"] in here.run("journal", "verify", str(path), ends=1)


def test_the_document_shows_a_verifier_that_works(file: Path, tmp_path: Path) -> None:
    """The script in docs/journal.md needs nothing of Torneo."""
    page = (ROOT / "docs/journal.md").read_text(encoding="utf-8")
    script = page.split("```python\n# check.py: ")[1].split("```")[0].partition("\n")[2]
    code = tmp_path / "check.py"
    code.write_text(script, encoding="utf-8")
    good = subprocess.run([sys.executable, "-I", code, file], capture_output=True, text=True, check=False)
    assert (good.returncode, good.stdout.split()[0]) == (0, "well"), good.stderr
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(file.read_bytes().replace(b'"name":"Jugador 3"', b'"name":"Jugador 9"'))
    bad = subprocess.run([sys.executable, "-I", code, broken], capture_output=True, text=True, check=False)
    assert bad.returncode == 1
    assert "broken at version" in bad.stderr


def test_the_document_names_every_fault_and_field() -> None:
    from torneo.journal.event_file import Ended, Header, _Written
    from torneo.journal.kinds import KINDS

    page = (ROOT / "docs/journal.md").read_text(encoding="utf-8")
    for part in (Header, _Written, Ended):
        for name in part.__struct_fields__:
            assert f"`{name}`" in page, name
    for kind in KINDS:
        assert f"`{kind}`" in page, kind


def fill() -> str:
    """An account, a secret seed, a private link and a line of the record, in the room in use; the link's
    token."""
    from django.contrib.auth.models import Group, User

    from torneo.room.accounts.record import By, note
    from torneo.room.models import Link, Seed

    user = User.objects.create_user("ana", password="una clave larga")
    user.groups.add(Group.objects.get_or_create(name="director")[0])
    Seed.objects.create(stream="noche", session="1", seed="ab" * 32)
    note(By("ana", "director", "10.0.0.7"), "account_disabled", "luis", role="desk")
    return Link.make("noche", "player", "p1")


def accounts() -> int:
    from django.contrib.auth.models import User

    return User.objects.count()


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
def test_a_room_moves_with_all_it_has(
    file: Path, tmp_path: Path, disk: Disk, to: str, new_room: MakeRoom
) -> None:
    from django.contrib.auth.models import User

    from torneo.room.models import Link, Record, Seed

    disk.run("journal", "import", str(file))
    token = fill()
    noted = Record.objects.get().at
    saved = tmp_path / "copia.zip"
    assert "copia de 1 diarios" in disk.run("backup", str(saved))
    assert saved.stat().st_mode & 0o077 == 0
    assert "ya existe" in disk.run("backup", str(saved), ends=2)
    assert "no se restaura" in disk.run("restore", str(saved), ends=1)

    fresh = new_room(to)
    assert "restaurados 1 diarios" in fresh.run("restore", str(saved))
    assert fresh.run("journal", "export", "noche").encode() == file.read_bytes()
    user = User.objects.get(username="ana")
    assert user.check_password("una clave larga")
    assert [group.name for group in user.groups.all()] == ["director"]
    assert Seed.objects.get().seed == "ab" * 32
    link = Link.find(token)
    assert link is not None
    assert link.subject == "p1"
    row = Record.objects.get()
    assert (row.by, row.about, row.where) == ("ana", "luis", "10.0.0.7")
    assert row.at == noted.replace(microsecond=noted.microsecond // 1000 * 1000)
    with pytest.raises(DatabaseError, match="append-only"):
        Record.objects.update(by="eva")
    assert User.objects.create_user("eva").pk > user.pk  # numbers go on after those restored
    assert "empty room" in fresh.run("restore", str(saved), "--lang", "en", ends=1)


def test_a_stream_that_does_not_hold_is_left_out_of_a_restore(
    file: Path, tmp_path: Path, disk: Disk, new_room: MakeRoom
) -> None:
    source = new_room("sqlite")
    source.run("journal", "import", str(file))
    fill()
    saved, forged = tmp_path / "a.zip", tmp_path / "b.zip"
    source.run("backup", str(saved))
    with zipfile.ZipFile(saved) as old, zipfile.ZipFile(forged, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b'"name":"Jugador 3"', b'"name":"Jugador 9"'))
    told = disk.run("restore", str(forged), ends=1)
    assert "restaurados 0 diarios" in told
    assert "se queda fuera «noche»: versión 13: la huella" in told
    assert accounts() == 1
    assert "vacío" in disk.run("journal", "list")


def test_a_file_that_is_no_backup_restores_nothing(
    file: Path, tmp_path: Path, disk: Disk, new_room: MakeRoom
) -> None:
    source = new_room("sqlite")
    source.run("journal", "import", str(file))
    fill()
    saved, forged = tmp_path / "a.zip", tmp_path / "b.zip"
    source.run("backup", str(saved))
    for wrong in (b"", b"hello", saved.read_bytes()[:-50], saved.read_bytes()[:200]):
        forged.write_bytes(wrong)
        assert "no se restaura" in disk.run("restore", str(forged), ends=1)
    with zipfile.ZipFile(saved) as old, zipfile.ZipFile(forged, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b'"username"', b'"usernome"'))
    assert "los datos de la sala no se pueden leer" in disk.run("restore", str(forged), ends=1)
    assert accounts() == 0
    assert "vacío" in disk.run("journal", "list")
    assert "no se puede leer" in disk.run("restore", str(tmp_path / "none.zip"), ends=2)
    assert "restaurados 1 diarios" in disk.run("restore", str(saved))


def test_a_backup_is_of_one_moment(file: Path, tmp_path: Path, disk: Disk) -> None:
    """Somebody goes on commanding while it is made: every stream in it is whole."""
    from torneo.journal.event_file import read_file

    disk.run("journal", "import", str(file))
    saved = tmp_path / "copia.zip"
    busy = disk.commander("noche", "a", 0, 100_000)
    try:
        busy.first_answer()
        disk.run("backup", str(saved))
    finally:
        busy.kill()
    with zipfile.ZipFile(saved) as backup, backup.open("streams/noche.jsonl") as rows:
        told = json.loads(backup.read("backup.json"))
        assert len(read_file(rows)[1]) == told["streams"]["noche"]


def test_results_and_hands_together_are_told_from_the_journal(tmp_path: Path, disk: Disk) -> None:
    room = night(players=6)
    told(room, StartHand(table=1, button=3))
    held = dict(room.state.tables[1].hand.stacks)  # type: ignore[union-attr]
    giver, taker, *_ = held
    told(room, ReportHand(table=1, stacks={giver: held[giver] - 400, taker: held[taker] + 400}))
    first, second = (
        room.state.entries[room.state.tables[1].seats[seat - 1]].player for seat in (giver, taker)
    )
    head = event_head("noche")
    path = tmp_path / "noche.jsonl"
    path.write_bytes(b"".join(written(head, lines_of(room.journal, head.digest))))
    disk.run("journal", "import", str(path))
    said = disk.run("journal", "together", "noche", first, second)
    assert "! Mesa 1, mano 1" in said
    assert "pasaron como mucho 400" in said
    found = json.loads(disk.run("journal", "together", "noche", first, second, "--json"))
    assert found["net"] == {first: -400, second: 400}
    assert {"from": first, "to": second, "points": 400} in found["passed"]
    assert "no hay jugador «nadie»" in disk.run("journal", "together", "noche", first, "nadie", ends=2)
    results = json.loads(disk.run("journal", "results", "noche", "--json", "--date", "2027-01-15"))
    assert (results["id"], results["entries"], results["date"]) == (room.state.id, 6, "2027-01-15")
    text = "id: copa\nname: Copa\nevents:\n" + disk.run("journal", "results", "noche")
    assert read_circuit(text).events[0].entries == 6
    assert "no hay ningún diario" in disk.run("journal", "results", "nada", ends=2)
