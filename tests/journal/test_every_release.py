"""What any release has stored is read for ever, to what people saw then."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.support.seen import digest_of, seen

import torneo
from torneo.journal.checking import check_stream
from torneo.journal.event_file import read_file
from torneo.journal.kinds import KINDS
from torneo.journal.line import Reader
from torneo.rulebook import book_ids
from torneo.tournament.recorded.events import ActTold

_JOURNALS = Path(__file__).parents[1] / "journals"
_RELEASES = sorted(path.name for path in _JOURNALS.iterdir() if path.is_dir())
_FILES = [path for release in _RELEASES for path in sorted((_JOURNALS / release).glob("*.jsonl.gz"))]
#: The first release that stored commands.
_WITH_COMMANDS = "0.2.0"


def rows_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def books_of(release: str) -> set[str]:
    """The books the release knew: of each it has left a night."""
    nights = (_JOURNALS / release).glob("noche-*.jsonl.gz")
    return {path.name.removeprefix("noche-").removesuffix(".jsonl.gz") for path in nights}


@pytest.mark.parametrize("path", _FILES, ids=lambda path: f"{path.parent.name}-{path.name.split('.')[0]}")
def test_it_is_sound_and_shows_what_it_showed(path: Path) -> None:
    """``seen.json`` was written by the release itself."""
    head, lines = read_file(rows_of(path))
    found = check_stream(head, KINDS, lambda: lines)
    assert found.sound, found.as_data("en")
    kind, state = KINDS[head.kind], found.report.state
    then = json.loads((path.parent / "seen.json").read_text())
    assert digest_of(seen(head.kind, state, kind.book(state, head))) == then[head.name]


@pytest.mark.parametrize("release", _RELEASES)
def test_a_release_leaves_of_every_book_a_night_a_hand_and_a_circuit(release: str) -> None:
    folder = _JOURNALS / release
    names = {path.name.removesuffix(".jsonl.gz") for path in folder.glob("*.jsonl.gz")}
    books = books_of(release)
    assert books_of(_RELEASES[0]) <= books <= set(book_ids()), "a book that came later is in the next release"
    assert names >= {f"{kind}-{book}" for kind in ("noche", "mano", "liga") for book in books}
    assert any(name.startswith("caso-") for name in names)
    assert names == set(json.loads((folder / "seen.json").read_text()))
    for book in books:
        told = [json.loads(row) for row in rows_of(folder / f"noche-{book}.jsonl.gz")[1:-1]]
        kinds = {one["event"]["event"] for one in told}
        assert kinds >= {"Amended", "Undone", "PenaltyGiven", "PrizePaid", "StacksBagged"}, book
        asked = [one for one in told if "asked" in one]
        assert bool(asked) is (release >= _WITH_COMMANDS), book


def test_this_release_has_left_some() -> None:
    assert torneo.__version__ in _RELEASES


def test_what_is_seen_is_not_blind() -> None:
    """Another stack, name or place is another digest."""
    path = _JOURNALS / _RELEASES[0] / "noche-tda-2013.jsonl.gz"
    head, lines = read_file(rows_of(path))
    kind = KINDS[head.kind]
    state: Any = check_stream(head, KINDS, lambda: lines).report.state
    book = kind.book(state, head)
    digests = {digest_of(seen(head.kind, state, book))}
    entry = next(iter(state.entries.values()))
    for change in ("stack", "seat", "rebuys"):
        setattr(entry, change, getattr(entry, change) + 1)
        digests.add(digest_of(seen(head.kind, state, book)))
    state.eliminations.reverse()
    digests.add(digest_of(seen(head.kind, state, book)))
    assert len(digests) == 5


@pytest.mark.parametrize(("part", "other", "sound"), [("clauses", (), True), ("kind", "void", False)])
def test_a_recorded_hand_must_be_ruled_on_as_it_was_but_may_be_cited_better(
    part: str, other: Any, sound: bool
) -> None:
    head, lines = read_file(rows_of(_JOURNALS / _WITH_COMMANDS / "mano-tda-2013.jsonl.gz"))
    kind, reader = KINDS[head.kind], Reader(KINDS[head.kind].decider)
    happened = [reader.happened(line) for line in lines]
    at, told = next((at, one.event) for at, one in enumerate(happened) if isinstance(one.event, ActTold))
    first, *others = told.rulings
    changed = replace(told, rulings=(replace(first, **{part: other}), *others))
    happened[at] = replace(happened[at], event=changed)
    assert kind.check is not None
    assert (not kind.check(happened, lambda state: kind.book(state, head), ())) == sound
