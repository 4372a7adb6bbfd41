"""An event as a file: what goes out comes in again, and nothing else does."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.kept import ask, event_head, keeper_of
from tests.support.seating import opened

from torneo.journal.event_file import FileFault, read_file, written
from torneo.journal.keeper import Answered
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line, lines_of
from torneo.journal.store import Journal, MemoryJournal, StreamHead
from torneo.journal.transfer import Unsound, export, load
from torneo.journal.verify import verify
from torneo.tournament import Refused
from torneo.tournament.seats.commands import DrawSeats
from torneo.tournament.structure.commands import AppointStaff

HEAD = event_head("noche")


@pytest.fixture(scope="module")
def rows() -> list[bytes]:
    """The file of a small event."""
    room = opened("tda-2013", 12, 2)
    room.do(DrawSeats(session="1"))
    return list(written(HEAD, lines_of(room.journal, HEAD.digest)))


def test_out_and_in_again(journal: Journal, stream: str, rows: list[bytes]) -> None:
    head, lines = load(journal, KINDS, rows, name=stream)
    assert head == msgspec.structs.replace(HEAD, name=stream)
    assert list(journal.read(stream)) == lines
    out = list(export(journal, stream))
    assert out[1:] == rows[1:]
    assert out[0] == rows[0].replace(b'"noche"', f'"{stream}"'.encode())


text = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@given(
    house=text,
    parts=st.lists(st.tuples(text, text, text, text, st.integers(0, 2**62)), max_size=5),
)
def test_whatever_was_written_is_read(house: str, parts: list[tuple[str, str, str, str, int]]) -> None:
    head = StreamHead("x", "tournament", "book", house)
    lines = []
    for version, (actor, role, key, word, at) in enumerate(parts, 1):
        body = msgspec.json.encode({"event": "Noted", "word": word}).decode()
        asked = msgspec.json.encode({"command": "Note", "word": actor}).decode() if version % 2 else ""
        lines.append(Line(version, 1, "Noted", at, actor, role, key, body, "0" * 64, asked))
    if lines:
        assert read_file(written(head, lines)) == (head, lines)


def test_a_file_of_before_commands_were_kept_comes_in_and_goes_on(journal: Journal, stream: str) -> None:
    old = (Path(__file__).parent / "files" / "without-commands.jsonl").read_bytes().splitlines(keepends=True)
    _, lines = load(journal, KINDS, old, name=stream)
    assert not any(line.asked for line in lines)
    assert list(export(journal, stream))[1:] == old[1:]
    keeper = keeper_of(journal)
    command = AppointStaff(role="tournament_director", name="Eva")
    done = keeper.command(stream, ask(command, at=lines[-1].at))
    assert isinstance(done, Answered)
    head, later = read_file(export(journal, stream))
    assert later[-1].asked == '{"command":"AppointStaff","role":"tournament_director","name":"Eva"}'
    assert verify(head, KINDS, lambda: later).sound
    # what a key of those days was given with nobody knows: it is not called done
    again = keeper.command(stream, ask(command, at=lines[-1].at, key=lines[-1].key))
    assert isinstance(again, Refused)
    assert again.reason == "key_conflict"


def without_end(rows: list[bytes]) -> list[bytes]:
    return rows[:-1]


def replaced(number: int, old: bytes, new: bytes) -> Callable[[list[bytes]], list[bytes]]:
    """A row changed; the first is 0."""

    def change(rows: list[bytes]) -> list[bytes]:
        assert old in rows[number]
        return [*rows[:number], rows[number].replace(old, new, 1), *rows[number:][1:]]

    return change


@pytest.mark.parametrize(
    ("change", "line", "code"),
    [
        (lambda rows: [], 0, "empty_file"),
        (lambda rows: [b"\n"], 0, "empty_file"),
        (lambda rows: [b"\xff\xfe", *rows], 1, "no_header"),
        (lambda rows: [b"hello\n"], 1, "no_header"),
        (lambda rows: rows[1:], 1, "no_header"),
        (replaced(0, b"torneo-event", b"other-event"), 1, "no_header"),
        (replaced(0, b'"version":2', b'"version":3'), 1, "newer_format"),
        (replaced(0, b'"noche"', b'"../noche"'), 1, "bad_name"),
        (without_end, 0, "cut_off"),
        (lambda rows: rows[:7], 0, "cut_off"),
        (lambda rows: [*rows[:7], rows[7][:40]], 8, "bad_line"),
        (lambda rows: [*rows[:7], *rows[8:]], 0, "wrong_count"),
        (lambda rows: [*rows, rows[3]], None, "after_the_end"),
        (lambda rows: [*rows[:4], b"[1,2]\n", *rows[4:]], 5, "bad_line"),
        (replaced(4, b'"key":', b'"clue":'), 5, "bad_line"),
        (replaced(4, b'{"version"', b'{ "version"'), 5, "not_as_written"),
        (replaced(4, b'{"version"', b'{"event":{"event":"Noted"},"version"'), 5, "not_as_written"),
        (replaced(-1, b'"digest":"', b'"digest":"0'), 0, "wrong_end"),
    ],
)
def test_a_broken_file_is_refused_whole(
    rows: list[bytes], change: Callable[[list[bytes]], list[bytes]], line: int | None, code: str
) -> None:
    journal = MemoryJournal()
    broken = change(rows)
    with pytest.raises(FileFault) as told:
        load(journal, KINDS, broken)
    assert told.value.code == code
    assert told.value.line == (len(broken) if line is None else line)
    assert told.value.say("es") != told.value.say("en")
    assert journal.heads() == []


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (replaced(4, b'"role":"director"', b'"role":"operations"'), "broken_chain"),
        (replaced(0, b'"tda-2013"', b'"fcp-2025"'), "broken_chain"),
        (replaced(0, b'"tda-2013"', b'"tda-1913"'), "bad_book"),
        (replaced(0, b'"tournament"', b'"cash"'), "unknown_kind"),
        (replaced(0, b'"tda-2013"', b'"tda-2013","house":"x: 1"'), "bad_book"),
    ],
)
def test_a_file_that_does_not_hold_is_refused_whole(
    journal: Journal, stream: str, rows: list[bytes], change: Callable[[list[bytes]], Any], code: str
) -> None:
    with pytest.raises(Unsound) as told:
        load(journal, KINDS, change(rows), name=stream)
    assert told.value.fault.code == code
    assert journal.head(stream) is None


def test_an_event_nobody_knows_is_named(rows: list[bytes]) -> None:
    """Digests and all: only the event's name is unknown to this program."""
    head, lines = read_file(rows)
    body = '{"event":"Miracle"}'
    line = Line(len(lines) + 1, 1, "Miracle", lines[-1].at, "A", "director", "k", body, "")
    from torneo.journal.line import chained

    line = msgspec.structs.replace(line, digest=chained(lines[-1].digest, line.text()))
    with pytest.raises(Unsound) as told:
        load(MemoryJournal(), KINDS, written(head, [*lines, line]))
    assert told.value.fault.version == len(lines) + 1
    assert "Miracle" in told.value.fault.say("es")


def test_a_name_that_is_taken(journal: Journal, stream: str, rows: list[bytes]) -> None:
    load(journal, KINDS, rows, name=stream)
    before = list(journal.read(stream))
    with pytest.raises(FileFault) as told:
        load(journal, KINDS, rows, name=stream)
    assert told.value.code == "taken"
    assert list(journal.read(stream)) == before
    with pytest.raises(FileFault) as told:
        load(journal, KINDS, rows, name="a/b")
    assert told.value.code == "bad_name"
