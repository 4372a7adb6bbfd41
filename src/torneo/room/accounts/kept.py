"""What the room keeps about its accounts."""

from datetime import datetime

from django.db import models


class Secret(models.Model):
    """Something only the servers of the room know: the key that signs sessions. Not in backups: another
    machine makes its own."""

    name: "models.CharField[str, str]" = models.CharField(max_length=40, primary_key=True)
    value: "models.CharField[str, str]" = models.CharField(max_length=200)

    class Meta:
        app_label = "room"

    def __str__(self) -> str:
        return self.name


class Record(models.Model):
    """One change of the room's doors: ``what`` is a code, ``about`` whom or what it concerns, ``facts`` the
    rest as JSON. Never changed, never removed: triggers refuse it."""

    at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)
    by: "models.CharField[str, str]" = models.CharField(max_length=150, blank=True)
    role: "models.CharField[str, str]" = models.CharField(max_length=20)
    where: "models.CharField[str, str]" = models.CharField(max_length=60, blank=True)
    what: "models.CharField[str, str]" = models.CharField(max_length=40)
    about: "models.CharField[str, str]" = models.CharField(max_length=200, blank=True)
    facts: "models.TextField[str, str]" = models.TextField(default="{}")

    class Meta:
        app_label = "room"
        ordering = ("-id",)

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M} {self.what} {self.about}"
