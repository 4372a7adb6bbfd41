"""Nothing of the state is stored: its fields may be renamed and regrouped, every journal is still read."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect
from tests.support.rooms_on_disk import ROOT

from torneo.commission import CASE, Case
from torneo.journal.event_file import read_file
from torneo.journal.kinds import KINDS
from torneo.journal.line import Reader
from torneo.tournament import TOURNAMENT, Tournament
from torneo.tournament.kernel import Decider
from torneo.tournament.ranking import CIRCUIT, Circuit
from torneo.tournament.recorded import HAND, Recorded
from torneo.tournament.versions import brought_up

_JOURNALS = ROOT / "tests" / "journals" / "0.2.0"
#: Fields of the state of a tournament, some of each part of it; no command and no event has one so named.
_RENAMED = (
    "eliminations", "away_since", "moved_at", "owed_rebuy", "early_addons", "id_checked_days",
    "levels_started",
)  # fmt: skip
#: Two fields of the state, and the part of it in which another program keeps both.
_FLAT = "    documents: dict[str, str] = {}\n    tickets: dict[str, int] = {}\n"
_PART = f"class Papers(msgspec.Struct, kw_only=True):\n{_FLAT}\n\nclass Tournament("
_STATES = ((TOURNAMENT, Tournament), (CASE, Case), (CIRCUIT, Circuit), (HAND, Recorded))


def structs(kinds: Iterable[type]) -> set[type]:
    """Every struct that can stand in one of these kinds, however deep."""
    found: set[type] = set()

    def walk(about: Any) -> None:
        if isinstance(about, inspect.StructType):
            if about.cls in found:
                return
            found.add(about.cls)
        for name in getattr(about, "__struct_fields__", ()):
            value = getattr(about, name)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, inspect.Type | inspect.Field):
                    walk(one)

    for kind in kinds:
        walk(inspect.type_info(kind))
    return found


@pytest.mark.parametrize(("decider", "state"), _STATES)
def test_no_part_of_the_state_has_a_place_in_a_command_or_event(decider: Decider[Any], state: type) -> None:
    """What a state shares with them are values that never change: a sheet, an actor, a proof."""
    kept = {one for one in structs([state]) if not one.__struct_config__.frozen}  # type: ignore[attr-defined]
    assert state in kept
    assert structs([*decider.commands, *decider.events]) & kept == set()


@pytest.mark.parametrize("path", sorted(_JOURNALS.glob("*.jsonl.gz")), ids=lambda path: path.name[:-9])
def test_every_name_in_a_stored_line_is_a_field_of_its_command_or_event(path: Path) -> None:
    """Read and written again it is the same, but for fields that came later: there is nothing in it that they
    do not have."""
    head, lines = read_file(gzip.decompress(path.read_bytes()).splitlines(keepends=True))
    reader = Reader(KINDS[head.kind].decider)
    for line in lines:
        says_the_same(reader.happened(line).event, json.loads(line.body))
        command = reader.command(line)
        if command is not None:
            written = json.loads(line.asked).get("schema", 1)
            says_the_same(command, json.loads(brought_up(type(command), written, line.asked)))


def says_the_same(one: Any, stored: Any) -> None:
    """What is stored, however deep, is there; what is not has the value it begins with."""
    plain = json.loads(msgspec.json.encode(one))
    if isinstance(one, msgspec.Struct) and isinstance(stored, dict):
        fields = {field.encode_name: field for field in msgspec.structs.fields(one)}
        assert {name: plain[name] for name in stored if name not in fields} == {
            name: stored[name] for name in stored if name not in fields
        }
        for name, field in fields.items():
            value = getattr(one, field.name)
            if name in stored:
                says_the_same(value, stored[name])
            else:
                made = field.default_factory
                assert value == (field.default if made is msgspec.NODEFAULT else made())
    elif isinstance(one, dict):
        assert list(plain) == list(stored)
        for value, told in zip(one.values(), stored.values(), strict=True):
            says_the_same(value, told)
    elif isinstance(one, list | tuple) and isinstance(stored, list):
        for value, told in zip(one, stored, strict=True):
            says_the_same(value, told)
    else:
        assert plain == stored


def names_in(plain: Any) -> Iterator[str]:
    if isinstance(plain, dict):
        yield from plain
    for one in plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ():
        yield from names_in(one)


def fields_of(kinds: set[type]) -> set[str]:
    return {field.name for kind in kinds for field in msgspec.structs.fields(kind)}


def test_a_program_with_other_names_in_its_state_reads_what_this_one_wrote(tmp_path: Path) -> None:
    fields = fields_of(structs([*TOURNAMENT.commands, *TOURNAMENT.events]))
    assert set(_RENAMED) <= fields_of(structs([Tournament])) - fields
    other = tmp_path / "torneo"
    unused = shutil.ignore_patterns("__pycache__", "room", "cli", "paper", "simulate")
    shutil.copytree(ROOT / "src" / "torneo", other, ignore=unused)
    wanted = re.compile(rf"\b({'|'.join(_RENAMED)})\b")
    changed = regrouped = 0
    for source in other.rglob("*.py"):
        text, count = wanted.subn(r"other_\1", source.read_text(encoding="utf-8"))
        text, moved = re.subn(r"\b(state|event)\.(documents|tickets)\b", r"\1.papers.\2", text)
        source.write_text(text, encoding="utf-8")
        changed, regrouped = changed + count, regrouped + moved
    assert changed > len(_RENAMED)
    assert regrouped > 2
    state = other / "tournament" / "state.py"
    text = state.read_text(encoding="utf-8")
    assert _FLAT in text
    grouped = text.replace(_FLAT, "    papers: Papers = msgspec.field(default_factory=Papers)\n")
    state.write_text(grouped.replace("class Tournament(", _PART), encoding="utf-8")
    journals = tmp_path / "journals"
    shutil.copytree(_JOURNALS, journals)
    (journals / "seen.json").unlink()
    done = subprocess.run(
        [sys.executable, ROOT / "tests/support/digest_journals.py", journals],
        env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == json.loads((_JOURNALS / "seen.json").read_text())
    for path in _JOURNALS.glob("noche-*.gz"):
        rows = gzip.decompress(path.read_bytes()).splitlines()
        stored = {name for row in rows for name in names_in(json.loads(row))}
        assert stored & set(_RENAMED) == set(), path.name
