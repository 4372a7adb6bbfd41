"""The room's database, for commands that work on it without the web server."""

import os

SETTINGS = "torneo.room.settings"


def open_database(data: str | None = None) -> None:
    """Sets Django up and, where tables are missing or old, brings them up to date. What was there stays.
    ``data``: the room's folder, where it is not that of TORNEO_DATA."""
    if data:
        os.environ["TORNEO_DATA"] = data
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", SETTINGS)
    import django
    from django.apps import apps

    if not apps.ready:
        django.setup()
    from torneo.room.migrating import bring_up_to_date, out_of_date

    if out_of_date():
        bring_up_to_date()
