"""Starts the room: database up to date, then the server."""

import os

import uvicorn


def prepare() -> None:
    """Makes or updates the database of the data folder."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "torneo.room.settings")
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0, interactive=False)


def serve(host: str, port: int) -> None:
    """Serves until stopped. One process: the hub's watchers are in its memory."""
    uvicorn.run(
        "torneo.room.asgi:application", host=host, port=port, log_level="warning", lifespan="on",
        timeout_graceful_shutdown=2,
    )  # fmt: skip
