"""The database itself keeps what was recorded, whoever asks it to do otherwise."""

import pytest
from django.db import DatabaseError, connections, transaction
from tests.support.kept import ask, create, event_head, keeper_of

from torneo.journal.database import DatabaseJournal
from torneo.tournament.structure.commands import AppointStaff


@pytest.fixture
def begun(stored: DatabaseJournal, stream: str) -> DatabaseJournal:
    keeper = keeper_of(stored)
    keeper.begin(event_head(stream), ask(create(stream)))
    keeper.command(stream, ask(AppointStaff(role="tournament_director", name="Ana")))
    return stored


_COLUMNS = "stream, version, schema, kind, at, actor, role, key, body, digest"


def _row(version: int) -> str:
    return f"'$stream', {version}, 1, 'Noted', 0, '', '', '', '{{}}', ''"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal_storedevent SET actor = 'Eva' WHERE stream = '$stream'",
        "UPDATE journal_storedevent SET digest = '' WHERE stream = '$stream' AND version = 2",
        "DELETE FROM journal_storedevent WHERE stream = '$stream'",
        "DELETE FROM journal_storedevent",
        "UPDATE journal_stream SET book = 'fcp-2025' WHERE name = '$stream'",
        "DELETE FROM journal_stream WHERE name = '$stream'",
        f"INSERT INTO journal_storedevent ({_COLUMNS}) VALUES ({_row(2)})",
        f"INSERT INTO journal_storedevent ({_COLUMNS}) VALUES ({_row(4)})",
        f"INSERT INTO journal_storedevent ({_COLUMNS}) VALUES ({_row(0)})",
        "INSERT INTO journal_stream (name, kind, book, house) VALUES ('$stream', 'case', 'x', '')",
    ],
)
def test_nothing_recorded_can_be_changed(begun: DatabaseJournal, stream: str, statement: str) -> None:
    before = list(begun.read(stream))
    with pytest.raises(DatabaseError), transaction.atomic(using=begun.alias):
        connections[begun.alias].cursor().execute(statement.replace("$stream", stream))
    assert list(begun.read(stream)) == before
    assert begun.head(stream) == event_head(stream)


@pytest.mark.parametrize(
    "statement",
    [
        f"INSERT OR REPLACE INTO journal_storedevent ({_COLUMNS}) VALUES ({_row(2)})",
        f"INSERT OR REPLACE INTO journal_storedevent (id, {_COLUMNS}) "
        f"SELECT id, {_row(3)} FROM journal_storedevent "
        "WHERE stream = '$stream' AND version = 1",
        "INSERT OR REPLACE INTO journal_stream (name, kind, book, house) VALUES ('$stream', 'case', 'x', '')",
    ],
)
def test_sqlite_replaces_nothing(sqlite_alias: str, stream: str, statement: str) -> None:
    journal = DatabaseJournal(sqlite_alias)
    keeper = keeper_of(journal)
    keeper.begin(event_head(stream), ask(create(stream)))
    keeper.command(stream, ask(AppointStaff(role="tournament_director", name="Ana")))
    before = list(journal.read(stream))
    with pytest.raises(DatabaseError), transaction.atomic(using=sqlite_alias):
        connections[sqlite_alias].cursor().execute(statement.replace("$stream", stream))
    assert list(journal.read(stream)) == before
    assert journal.head(stream) == event_head(stream)


@pytest.mark.parametrize("table", ["journal_storedevent", "journal_stream"])
def test_postgresql_empties_nothing(postgresql_alias: str, stream: str, table: str) -> None:
    journal = DatabaseJournal(postgresql_alias)
    keeper_of(journal).begin(event_head(stream), ask(create(stream)))
    with pytest.raises(DatabaseError), transaction.atomic(using=postgresql_alias):
        connections[postgresql_alias].cursor().execute(f"TRUNCATE {table}")
    assert journal.tip(stream)[0] == 1


def test_an_answer_is_never_part_of_somebody_elses_transaction(stored: DatabaseJournal, stream: str) -> None:
    """What is answered is safe: it must not hang on a transaction that may still be rolled back."""
    with pytest.raises(RuntimeError, match="durable"), transaction.atomic(using=stored.alias):
        keeper_of(stored).begin(event_head(stream), ask(create(stream)))
    assert stored.head(stream) is None


def test_postgresql_tells_other_processes(postgresql_alias: str, stream: str) -> None:
    import psycopg

    journal = DatabaseJournal(postgresql_alias)
    connections[postgresql_alias].ensure_connection()
    params = connections[postgresql_alias].get_connection_params()
    known = {name: params[name] for name in ("dbname", "user", "host", "port") if name in params}
    with psycopg.connect(**known, autocommit=True) as listener:
        listener.execute("LISTEN torneo")
        keeper_of(journal).begin(event_head(stream), ask(create(stream)))
        heard = [notice.payload for notice in listener.notifies(timeout=5, stop_after=1)]
    assert heard == [stream]


def test_the_models_and_the_migration_agree(sqlite_alias: str) -> None:
    from django.core.management import call_command

    call_command("makemigrations", "journal", check=True, dry_run=True, verbosity=0)
