"""The room's database, for commands that work on it without the web server."""

import os

SETTINGS = "torneo.room.settings"


def open_database() -> None:
    """Sets Django up and, where tables are missing or old, brings them up to date. What was there stays."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", SETTINGS)
    import django
    from django.core.management import call_command
    from django.db import connection
    from django.db.migrations.executor import MigrationExecutor

    django.setup()
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        call_command("migrate", verbosity=0, interactive=False)
