"""The journal's tables, and triggers that refuse to change or remove what was recorded."""

from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

_SQLITE = """
CREATE TRIGGER journal_no_{verb} BEFORE {verb} ON journal_storedevent
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
"""
_POSTGRES = """
CREATE FUNCTION journal_append_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the journal is append-only'; END $$;
CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE ON journal_storedevent
FOR EACH ROW EXECUTE FUNCTION journal_append_only();
"""


def guard(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    if editor.connection.vendor == "postgresql":
        editor.execute(_POSTGRES)
        return
    for verb in ("UPDATE", "DELETE"):
        editor.execute(_SQLITE.format(verb=verb))


def unguard(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    if editor.connection.vendor == "postgresql":
        editor.execute("DROP TRIGGER journal_append_only ON journal_storedevent")
        editor.execute("DROP FUNCTION journal_append_only()")
        return
    for verb in ("UPDATE", "DELETE"):
        editor.execute(f"DROP TRIGGER journal_no_{verb}")


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
            ],
            options={"ordering": ("name",)},
        ),
        migrations.CreateModel(
            name="StoredEvent",
            fields=[
                ("id", models.BigAutoField(primary_key=True, serialize=False)),
                ("stream", models.CharField(max_length=80)),
                ("version", models.BigIntegerField()),
                ("kind", models.CharField(max_length=60)),
                ("at", models.BigIntegerField()),
                ("actor", models.CharField(max_length=120)),
                ("role", models.CharField(max_length=20)),
                ("key", models.CharField(blank=True, max_length=120)),
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
        migrations.RunPython(guard, unguard),
    )
