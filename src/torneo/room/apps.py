from django.apps import AppConfig
from django.contrib.admin import apps as admin


class RoomConfig(AppConfig):
    name = "torneo.room"
    label = "room"
    default_auto_field = "django.db.models.BigAutoField"


class Support(admin.AdminConfig):
    """Django's own pages of tables, as the room shows them (``support.py``)."""

    default = False
    default_site = "torneo.room.support.SupportSite"
