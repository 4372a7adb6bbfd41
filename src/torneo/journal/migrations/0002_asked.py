"""The command beside the first of its events.

A column is added, the table is not made again: Django would copy it on SQLite and lose the triggers that
refuse to change what was recorded. Rows of before have an empty one, and their digests stay as they are.
"""

from django.db import migrations, models

_FIELD = models.TextField(blank=True, db_default="", default="")


class Migration(migrations.Migration):
    dependencies = (("journal", "0001_initial"),)
    operations = (
        migrations.SeparateDatabaseAndState(
            database_operations=[
                migrations.RunSQL(
                    "ALTER TABLE journal_storedevent ADD COLUMN asked text NOT NULL DEFAULT ''",
                    migrations.RunSQL.noop,
                )
            ],
            state_operations=[migrations.AddField("storedevent", "asked", _FIELD)],
        ),
    )
