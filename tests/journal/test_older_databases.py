"""A database of an earlier release is brought up to date without a row being touched."""

from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import DatabaseError, connections, transaction
from tests.support.database import settings_of
from tests.support.kept import ask, keeper_of

from torneo.journal.database import DatabaseJournal
from torneo.journal.event_file import read_file
from torneo.journal.keeper import Answered
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line
from torneo.journal.store import StreamHead
from torneo.journal.verify import verify
from torneo.tournament.structure.commands import AppointStaff

_OLD = Path(__file__).parent / "files" / "without-commands.jsonl"
_COLUMNS = ("version", "schema", "kind", "at", "actor", "role", "key", "body", "digest")


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_the_command_gets_its_column(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("cluster").database() if database == "postgresql" else ""
    alias = f"older_{database}"
    connections.settings[alias] = settings_of(url, tmp_path / "journal.sqlite3")
    head, lines = read_file(_OLD.read_bytes().splitlines(keepends=True))
    try:
        call_command("migrate", "journal", "0001", database=alias, verbosity=0)
        _store(alias, head, lines)
        call_command("migrate", "journal", database=alias, verbosity=0)
        journal = DatabaseJournal(alias)
        assert list(journal.read(head.name)) == lines
        command = AppointStaff(role="tournament_director", name="Eva")
        assert isinstance(keeper_of(journal).command(head.name, ask(command, at=lines[-1].at)), Answered)
        assert verify(head, KINDS, lambda: journal.read(head.name)).sound
        for change in ("UPDATE journal_storedevent SET asked = 'x'", "DELETE FROM journal_storedevent"):
            with pytest.raises(DatabaseError), transaction.atomic(using=alias):
                connections[alias].cursor().execute(change)
    finally:
        connections[alias].close()


def _store(alias: str, head: StreamHead, lines: list[Line]) -> None:
    """As the program of those days did."""
    marks = ", ".join(["%s"] * (len(_COLUMNS) + 1))
    with connections[alias].cursor() as cursor:
        cursor.execute(
            "INSERT INTO journal_stream (name, kind, book, house) VALUES (%s, %s, %s, %s)",
            [head.name, head.kind, head.book, head.house],
        )
        for line in lines:
            values = [head.name, *(getattr(line, name) for name in _COLUMNS)]
            cursor.execute(
                f"INSERT INTO journal_storedevent (stream, {', '.join(_COLUMNS)}) VALUES ({marks})", values
            )
