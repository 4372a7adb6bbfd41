"""The journal's tables, and triggers that refuse to change, remove or leave a gap in what was recorded.

SQLite rebuilds a table to alter it and drops its triggers on the way: a later migration that alters one of
these tables must run ``guard`` again.
"""

from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

TABLES = ("journal_stream", "journal_storedevent")

_SQLITE_REFUSE = """
CREATE TRIGGER IF NOT EXISTS {table}_no_{verb} BEFORE {verb} ON {table}
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
"""
# INSERT OR REPLACE removes rows without firing the trigger on DELETE: it must not reach them.
_SQLITE_NEXT = """
CREATE TRIGGER IF NOT EXISTS journal_next BEFORE INSERT ON journal_storedevent
BEGIN
SELECT RAISE(ABORT, 'the journal is append-only: this is not the next version of the stream')
WHERE NEW.version <> 1 + COALESCE(
  (SELECT MAX(version) FROM journal_storedevent WHERE stream = NEW.stream), 0)
OR EXISTS (SELECT 1 FROM journal_storedevent WHERE id = NEW.id);
END
"""
_SQLITE_ONCE = """
CREATE TRIGGER IF NOT EXISTS journal_once BEFORE INSERT ON journal_stream
WHEN EXISTS (SELECT 1 FROM journal_stream WHERE name = NEW.name)
BEGIN SELECT RAISE(ABORT, 'there is a stream of that name'); END
"""
_POSTGRES = """
CREATE OR REPLACE FUNCTION journal_append_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the journal is append-only' USING ERRCODE = '23000'; END $$;
CREATE OR REPLACE FUNCTION journal_next() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
IF NEW.version <> 1 + COALESCE(
  (SELECT MAX(version) FROM journal_storedevent WHERE stream = NEW.stream), 0)
THEN RAISE EXCEPTION 'the journal is append-only: % is not the next version of %', NEW.version, NEW.stream
  USING ERRCODE = '23000';
END IF;
RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER journal_next BEFORE INSERT ON journal_storedevent
FOR EACH ROW EXECUTE FUNCTION journal_next();
"""
_POSTGRES_REFUSE = """
CREATE OR REPLACE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON {table}
FOR EACH STATEMENT EXECUTE FUNCTION journal_append_only();
"""


def guard(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    if editor.connection.vendor == "postgresql":
        editor.execute(_POSTGRES, params=None)
        for table in TABLES:
            editor.execute(_POSTGRES_REFUSE.format(table=table))
        return
    for table in TABLES:
        for verb in ("UPDATE", "DELETE"):
            editor.execute(_SQLITE_REFUSE.format(table=table, verb=verb))
    editor.execute(_SQLITE_NEXT)
    editor.execute(_SQLITE_ONCE)


class Migration(migrations.Migration):
    initial = True
    dependencies = ()
    operations = (
        migrations.CreateModel(
            name="Stream",
            fields=[
                ("name", models.CharField(max_length=80, primary_key=True, serialize=False)),
                ("kind", models.CharField(max_length=20)),
                ("book", models.CharField(max_length=80)),
                ("house", models.TextField(blank=True, default="")),
            ],
            options={"ordering": ("name",)},
        ),
        migrations.CreateModel(
            name="StoredEvent",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("stream", models.CharField(max_length=80)),
                ("version", models.BigIntegerField()),
                ("schema", models.SmallIntegerField()),
                ("kind", models.CharField(max_length=60)),
                ("at", models.BigIntegerField()),
                ("actor", models.CharField(max_length=200)),
                ("role", models.CharField(max_length=20)),
                ("key", models.CharField(blank=True, max_length=200)),
                ("body", models.TextField()),
                ("digest", models.CharField(max_length=64)),
            ],
            options={
                "ordering": ("stream", "version"),
                "constraints": [
                    models.UniqueConstraint(fields=("stream", "version"), name="one_event_per_version")
                ],
                "indexes": [models.Index(fields=("stream", "key"), name="events_by_key")],
            },
        ),
        migrations.RunPython(guard, migrations.RunPython.noop),
    )
