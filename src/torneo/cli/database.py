"""The room's database, for commands that work on it without the web server."""

import os

SETTINGS = "torneo.room.settings"


def open_database() -> None:
    """Sets Django up and brings the tables up to date. What was there stays."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", SETTINGS)
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
