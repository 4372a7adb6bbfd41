from pathlib import Path
from typing import Any

from django.apps import AppConfig
from django.contrib.admin import apps as admin
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created

from torneo.room.data_folder import shut_database


def _shut(connection: BaseDatabaseWrapper, **_: Any) -> None:
    """A database file is its owner's from the first connection on, whatever folder it is in."""
    if connection.vendor == "sqlite":
        shut_database(Path(connection.settings_dict["NAME"]))


class RoomConfig(AppConfig):
    name = "torneo.room"
    label = "room"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        connection_created.connect(_shut)


class Support(admin.AdminConfig):
    """Django's own pages of tables, as the room shows them (``support.py``)."""

    default = False
    default_site = "torneo.room.support.SupportSite"
