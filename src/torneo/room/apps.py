from django.apps import AppConfig


class RoomConfig(AppConfig):
    name = "torneo.room"
    label = "room"
    default_auto_field = "django.db.models.BigAutoField"
