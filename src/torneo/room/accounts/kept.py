"""What the room keeps about its accounts."""

from datetime import datetime

from django.contrib.auth.models import User
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


class RoomSetting(models.Model):
    """A setting of the whole room, by name."""

    name: "models.CharField[str, str]" = models.CharField(max_length=40, primary_key=True)
    value: "models.CharField[str, str]" = models.CharField(max_length=500, blank=True)

    class Meta:
        app_label = "room"

    def __str__(self) -> str:
        return f"{self.name}: {self.value}"


class Authenticator(models.Model):
    """The secret a phone's authenticator makes codes of. ``last_step``: codes up to then are used up."""

    user: "models.OneToOneField[User, User]" = models.OneToOneField(
        User, on_delete=models.CASCADE, related_name="authenticator"
    )
    secret: "models.CharField[str, str]" = models.CharField(max_length=64)
    last_step: "models.BigIntegerField[int, int]" = models.BigIntegerField(default=0)
    made_at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)

    class Meta:
        app_label = "room"

    def __str__(self) -> str:
        return f"authenticator of {self.user}"


class Passkey(models.Model):
    """A passkey of an account. It is good under one name of the room (``host``) only. ``key``: what the
    authenticator told of it, in base 64; nothing of it is secret. ``uses``: its counter, if it keeps one."""

    user: "models.ForeignKey[User, User]" = models.ForeignKey(
        User, on_delete=models.CASCADE, related_name="passkeys"
    )
    digest: "models.CharField[str, str]" = models.CharField(max_length=64, unique=True)
    host: "models.CharField[str, str]" = models.CharField(max_length=253)
    key: "models.TextField[str, str]" = models.TextField()
    name: "models.CharField[str, str]" = models.CharField(max_length=60, blank=True)
    uses: "models.BigIntegerField[int, int]" = models.BigIntegerField(default=0)
    made_at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)

    class Meta:
        app_label = "room"
        ordering = ("pk",)

    def __str__(self) -> str:
        return f"passkey of {self.user} at {self.host}"


class RecoveryCode(models.Model):
    """A code that opens once when the phone is lost. Only its digest is kept."""

    user: "models.ForeignKey[User, User]" = models.ForeignKey(
        User, on_delete=models.CASCADE, related_name="recovery_codes"
    )
    digest: "models.CharField[str, str]" = models.CharField(max_length=64)

    class Meta:
        app_label = "room"
        constraints = (models.UniqueConstraint(fields=("user", "digest"), name="one_code_once"),)

    def __str__(self) -> str:
        return f"recovery code of {self.user}"
