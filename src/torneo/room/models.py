"""What the room keeps besides the journal: private links, secret seeds, and which events there are."""

import hashlib
import secrets
from datetime import datetime

from django.db import models


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


class Seed(models.Model):
    """The secret behind a session's draws, until it is revealed in the journal."""

    stream: "models.CharField[str, str]" = models.CharField(max_length=80)
    session: "models.CharField[str, str]" = models.CharField(max_length=20)
    seed: "models.CharField[str, str]" = models.CharField(max_length=64)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("stream", "session"), name="one_seed_per_session"),)

    def __str__(self) -> str:
        return f"{self.stream} {self.session}"
