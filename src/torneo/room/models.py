"""What the room keeps besides the journal: private links, when hands are shown, secret seeds, house books,
and the doors of other programs: their tokens and webhooks."""

import hashlib
import secrets
from datetime import datetime

from django.contrib.auth.models import User
from django.db import models

from torneo.room.accounts.kept import (
    Authenticator,
    Passkey,
    Record,
    RecoveryCode,
    RoomSetting,
    Secret,
)

__all__ = [
    "Authenticator",
    "Delivery",
    "Exam",
    "ExamQuestion",
    "HouseBook",
    "Learner",
    "Link",
    "OutsideReport",
    "Passkey",
    "Record",
    "RecoveryCode",
    "RoomSetting",
    "ScreenPicture",
    "ScreenText",
    "Secret",
    "Seed",
    "Sent",
    "Showing",
    "Sitting",
    "Token",
    "Webhook",
]


class Link(models.Model):
    """A private address without an account: a player's own page, or a screen. Only its digest is kept."""

    digest: "models.CharField[str, str]" = models.CharField(max_length=64, unique=True)
    stream: "models.CharField[str, str]" = models.CharField(max_length=80, db_index=True)
    kind: "models.CharField[str, str]" = models.CharField(max_length=20)
    subject: "models.CharField[str, str]" = models.CharField(max_length=80, blank=True)
    made_at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)
    revoked: "models.BooleanField[bool, bool]" = models.BooleanField(default=False)

    class Meta:
        ordering = ("-made_at",)

    def __str__(self) -> str:
        return f"{self.kind} {self.subject} ({self.stream})"

    @staticmethod
    def digest_of(token: str) -> str:
        return hashlib.sha256(token.encode()).hexdigest()

    @classmethod
    def make(cls, stream: str, kind: str, subject: str = "") -> str:
        """A new link; the token is told once and cannot be read back."""
        token = secrets.token_urlsafe(24)
        cls.objects.create(digest=cls.digest_of(token), stream=stream, kind=kind, subject=subject)
        return token

    @classmethod
    def find(cls, token: str) -> "Link | None":
        return cls.objects.filter(digest=cls.digest_of(token), revoked=False).first()


class Showing(models.Model):
    """When the recorded hands of an event are shown: to the public at once (``live``), when the hand is over
    (``after``) or so many ``minutes`` later (``delayed``); on a stream so many seconds later."""

    stream: "models.CharField[str, str]" = models.CharField(max_length=80, primary_key=True)
    public: "models.CharField[str, str]" = models.CharField(max_length=10, default="after")
    minutes: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=30)
    overlay_seconds: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return f"{self.stream}: {self.public}"


class ScreenText(models.Model):
    """A text of the house on the screens of an event; without one of its own a language shows the other's."""

    stream: "models.CharField[str, str]" = models.CharField(max_length=80, primary_key=True)
    es: "models.CharField[str, str]" = models.CharField(max_length=300, blank=True)
    en: "models.CharField[str, str]" = models.CharField(max_length=300, blank=True)

    def __str__(self) -> str:
        return f"{self.stream}: {self.es or self.en}"


class ScreenPicture(models.Model):
    """A picture on the screens of an event: its ``logo``, or a ``sponsor``'s. ``media``: what it is, as it
    was read from its own bytes."""

    stream: "models.CharField[str, str]" = models.CharField(max_length=80, db_index=True)
    kind: "models.CharField[str, str]" = models.CharField(max_length=10)
    name: "models.CharField[str, str]" = models.CharField(max_length=100)
    media: "models.CharField[str, str]" = models.CharField(max_length=20)
    digest: "models.CharField[str, str]" = models.CharField(max_length=64)
    data: "models.BinaryField[bytes, bytes]" = models.BinaryField()

    class Meta:
        ordering = ("pk",)
        constraints = (models.UniqueConstraint(fields=("stream", "kind", "digest"), name="one_picture_once"),)

    def __str__(self) -> str:
        return f"{self.stream} {self.kind} {self.name}"


class Seed(models.Model):
    """The secret behind a session's draws, until it is revealed in the journal."""

    stream: "models.CharField[str, str]" = models.CharField(max_length=80)
    session: "models.CharField[str, str]" = models.CharField(max_length=20)
    seed: "models.CharField[str, str]" = models.CharField(max_length=64)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("stream", "session"), name="one_seed_per_session"),)

    def __str__(self) -> str:
        return f"{self.stream} {self.session}"


class Learner(models.Model):
    """What somebody with an account has learnt at the academy, as JSON."""

    user: "models.OneToOneField[User, User]" = models.OneToOneField(
        User, on_delete=models.CASCADE, primary_key=True
    )
    memory: "models.TextField[str, str]" = models.TextField(default="{}")

    def __str__(self) -> str:
        return str(self.user)


class Exam(models.Model):
    """An exam of the academy: ``sheet`` as JSON, its ``key`` seals the certificates. Both never change."""

    code: "models.CharField[str, str]" = models.CharField(max_length=20, unique=True)
    sheet: "models.TextField[str, str]" = models.TextField()
    key: "models.CharField[str, str]" = models.CharField(max_length=64)
    open: "models.BooleanField[bool, bool]" = models.BooleanField(default=True)
    made_by: "models.CharField[str, str]" = models.CharField(max_length=150)
    made_at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("-pk",)

    def __str__(self) -> str:
        return self.code


class Sitting(models.Model):
    """One candidate at an exam; of the candidate's private address only the digest is kept. Times are
    seconds, 0 for not yet."""

    exam: "models.ForeignKey[Exam, Exam]" = models.ForeignKey(Exam, on_delete=models.CASCADE)
    digest: "models.CharField[str, str]" = models.CharField(max_length=64, unique=True)
    name: "models.CharField[str, str]" = models.CharField(max_length=100)
    drawn: "models.BooleanField[bool, bool]" = models.BooleanField(default=False)
    began: "models.BigIntegerField[int, int]" = models.BigIntegerField(default=0)
    ended: "models.BigIntegerField[int, int]" = models.BigIntegerField(default=0)
    right: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=0)
    passed: "models.BooleanField[bool, bool]" = models.BooleanField(default=False)

    class Meta:
        ordering = ("pk",)

    def __str__(self) -> str:
        return self.name


class ExamQuestion(models.Model):
    """A question as it was put to a candidate, and the choice; -1 while there is none."""

    sitting: "models.ForeignKey[Sitting, Sitting]" = models.ForeignKey(Sitting, on_delete=models.CASCADE)
    place: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField()
    question: "models.TextField[str, str]" = models.TextField()
    choice: "models.IntegerField[int, int]" = models.IntegerField(default=-1)

    class Meta:
        ordering = ("place",)
        constraints = (models.UniqueConstraint(fields=("sitting", "place"), name="one_question_per_place"),)

    def __str__(self) -> str:
        return f"{self.sitting_id} {self.place}"


class HouseBook(models.Model):
    """One version of a house book as it was saved; versions are added, never changed.

    ``name`` is the book's id, ``text`` its YAML, whose problems keep a version from being ``ready``.
    """

    name: "models.CharField[str, str]" = models.CharField(max_length=60, db_index=True)
    version: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField()
    text: "models.TextField[str, str]" = models.TextField()
    ready: "models.BooleanField[bool, bool]" = models.BooleanField(default=False)
    note: "models.CharField[str, str]" = models.CharField(max_length=200, blank=True)
    made_by: "models.CharField[str, str]" = models.CharField(max_length=150)
    made_at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("name", "-version")
        constraints = (models.UniqueConstraint(fields=("name", "version"), name="one_text_per_version"),)

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


class Token(models.Model):
    """A key of another program: acts with a role, in one event or (no ``stream``) in the whole room. Only its
    digest is kept."""

    digest: "models.CharField[str, str]" = models.CharField(max_length=64, unique=True)
    name: "models.CharField[str, str]" = models.CharField(max_length=80)
    role: "models.CharField[str, str]" = models.CharField(max_length=20)
    stream: "models.CharField[str, str]" = models.CharField(max_length=80, blank=True)
    made_by: "models.CharField[str, str]" = models.CharField(max_length=150, blank=True)
    made_at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)
    expires_at: "models.DateTimeField[datetime | None, datetime | None]" = models.DateTimeField(null=True)
    used_at: "models.DateTimeField[datetime | None, datetime | None]" = models.DateTimeField(null=True)
    revoked_at: "models.DateTimeField[datetime | None, datetime | None]" = models.DateTimeField(null=True)

    class Meta:
        ordering = ("-made_at", "-id")

    def __str__(self) -> str:
        return f"{self.name} ({self.role})"


class Webhook(models.Model):
    """Where news of the journal is sent: of one event or (no ``stream``) of the whole room, of some kinds of
    event or (none named, with spaces between) of all. ``held_until``: a process is sending until then."""

    name: "models.CharField[str, str]" = models.CharField(max_length=80)
    url: "models.CharField[str, str]" = models.CharField(max_length=500)
    secret: "models.CharField[str, str]" = models.CharField(max_length=80)
    stream: "models.CharField[str, str]" = models.CharField(max_length=80, blank=True)
    kinds: "models.TextField[str, str]" = models.TextField(blank=True)
    made_by: "models.CharField[str, str]" = models.CharField(max_length=150, blank=True)
    made_at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)
    paused_at: "models.DateTimeField[datetime | None, datetime | None]" = models.DateTimeField(null=True)
    paused_why: "models.CharField[str, str]" = models.CharField(max_length=20, blank=True)
    held_until: "models.FloatField[float, float]" = models.FloatField(default=0)
    holder: "models.CharField[str, str]" = models.CharField(max_length=40, blank=True)

    class Meta:
        ordering = ("-made_at", "-id")

    def __str__(self) -> str:
        return f"{self.name} → {self.url}"


class Sent(models.Model):
    """How far a webhook has been told of a stream. What is still to tell is read from the journal, so that
    nothing can be lost between the two. Times are seconds since 1970."""

    webhook: "models.ForeignKey[Webhook, Webhook]" = models.ForeignKey(
        Webhook, on_delete=models.CASCADE, related_name="sent"
    )
    stream: "models.CharField[str, str]" = models.CharField(max_length=80)
    version: "models.BigIntegerField[int, int]" = models.BigIntegerField(default=0)
    attempts: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=0)
    next_try: "models.FloatField[float, float]" = models.FloatField(default=0)
    failing_since: "models.FloatField[float, float]" = models.FloatField(default=0)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("webhook", "stream"), name="one_place_per_webhook_and_stream"),
        )

    def __str__(self) -> str:
        return f"{self.stream} {self.version}"


class Delivery(models.Model):
    """One attempt to send the events ``first`` to ``last`` of a stream. ``status``: the receiver's answer, 0
    if there was none; ``error``: a code. ``waiting``: asked for again with a button, not sent yet."""

    webhook: "models.ForeignKey[Webhook, Webhook]" = models.ForeignKey(
        Webhook, on_delete=models.CASCADE, related_name="deliveries"
    )
    stream: "models.CharField[str, str]" = models.CharField(max_length=80)
    first: "models.BigIntegerField[int, int]" = models.BigIntegerField()
    last: "models.BigIntegerField[int, int]" = models.BigIntegerField()
    at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)
    attempt: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=1)
    status: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=0)
    error: "models.CharField[str, str]" = models.CharField(max_length=40, blank=True)
    millis: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=0)
    again: "models.BooleanField[bool, bool]" = models.BooleanField(default=False)
    waiting: "models.BooleanField[bool, bool]" = models.BooleanField(default=False)

    class Meta:
        ordering = ("-id",)

    def __str__(self) -> str:
        return f"{self.stream} {self.first}-{self.last}: {self.status or self.error}"


class OutsideReport(models.Model):
    """What somebody without an account has told the floor, until it is taken in, discarded or expires (see
    ``inbox``). ``mark``: names it for ever, so that it can be taken in once only."""

    stream: "models.CharField[str, str]" = models.CharField(max_length=80, db_index=True)
    mark: "models.CharField[str, str]" = models.CharField(max_length=40, unique=True)
    at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)
    address: "models.CharField[str, str]" = models.CharField(max_length=60)
    kind: "models.CharField[str, str]" = models.CharField(max_length=20)
    table: "models.BigIntegerField[int, int]" = models.BigIntegerField()
    accused: "models.CharField[str, str]" = models.CharField(max_length=80, blank=True)
    facts: "models.CharField[str, str]" = models.CharField(max_length=300, blank=True)
    said: "models.BigIntegerField[int, int]" = models.BigIntegerField(default=0)
    should: "models.BigIntegerField[int, int]" = models.BigIntegerField(default=0)

    def __str__(self) -> str:
        return f"{self.stream} {self.kind} {self.table}"


class InLine(models.Model):
    """Somebody who waits for the registration desk, by the name they gave or (``player``) as the event knows
    them. ``mark``: the address of their place in the line, which nobody else knows."""

    stream: "models.CharField[str, str]" = models.CharField(max_length=80, db_index=True)
    mark: "models.CharField[str, str]" = models.CharField(max_length=40, unique=True)
    at: "models.DateTimeField[datetime, datetime]" = models.DateTimeField(auto_now_add=True)
    player: "models.CharField[str, str]" = models.CharField(max_length=80, blank=True)
    name: "models.CharField[str, str]" = models.CharField(max_length=80)

    class Meta:
        ordering = ("pk",)

    def __str__(self) -> str:
        return f"{self.stream} {self.name}"
