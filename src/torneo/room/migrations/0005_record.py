"""The record of accounts, tokens, links and settings, and triggers that refuse to change or remove a row.

SQLite rebuilds a table to alter it and drops its triggers on the way: a later migration that alters this
table must run ``guard`` again.
"""

from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

_SQLITE_REFUSE = """
CREATE TRIGGER IF NOT EXISTS room_record_no_{verb} BEFORE {verb} ON room_record
BEGIN SELECT RAISE(ABORT, 'the record is append-only'); END
"""
# INSERT OR REPLACE removes rows without firing the trigger on DELETE: it must not reach them.
_SQLITE_NEW = """
CREATE TRIGGER IF NOT EXISTS room_record_new BEFORE INSERT ON room_record
WHEN EXISTS (SELECT 1 FROM room_record WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'the record is append-only'); END
"""
# Row by row: restoring a backup tries to update a row that is not there before it adds it.
_POSTGRES = """
CREATE OR REPLACE FUNCTION room_record_append_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the record is append-only' USING ERRCODE = '23000'; END $$;
CREATE OR REPLACE TRIGGER room_record_append_only BEFORE UPDATE OR DELETE ON room_record
FOR EACH ROW EXECUTE FUNCTION room_record_append_only();
CREATE OR REPLACE TRIGGER room_record_not_emptied BEFORE TRUNCATE ON room_record
FOR EACH STATEMENT EXECUTE FUNCTION room_record_append_only();
"""


def guard(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    if editor.connection.vendor == "postgresql":
        editor.execute(_POSTGRES, params=None)
        return
    for verb in ("UPDATE", "DELETE"):
        editor.execute(_SQLITE_REFUSE.format(verb=verb))
    editor.execute(_SQLITE_NEW)


class Migration(migrations.Migration):
    dependencies = [
        ("room", "0004_showing"),
    ]

    operations = [
        migrations.CreateModel(
            name="Record",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("at", models.DateTimeField(auto_now_add=True)),
                ("by", models.CharField(blank=True, max_length=150)),
                ("role", models.CharField(max_length=20)),
                ("where", models.CharField(blank=True, max_length=60)),
                ("what", models.CharField(max_length=40)),
                ("about", models.CharField(blank=True, max_length=200)),
                ("facts", models.TextField(default="{}")),
            ],
            options={"ordering": ("-id",)},
        ),
        migrations.RunPython(guard, migrations.RunPython.noop),
    ]
