"""Tokens: made once, told once, kept as a digest. Each has a role, a reach and perhaps an end."""

import hashlib
import secrets
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from torneo.room.accounts.record import PROGRAM, By, note
from torneo.room.models import Token
from torneo.room.who import ACCOUNT_ROLES

#: How a token begins, so that people and programs that look for lost secrets know one.
PREFIX = "torneo_"
#: Wrong tokens from one address within a window of so many seconds before it has to wait.
MOST_WRONG, WINDOW = 20, 300.0
_SEEN_EVERY = timedelta(minutes=1)


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def make(
    name: str, role: str, stream: str = "", expires_at: datetime | None = None, by: By = PROGRAM
) -> tuple[Token, str]:
    """A new token and its secret, which cannot be read back."""
    if role not in ACCOUNT_ROLES:
        raise ValueError(role)
    secret = PREFIX + secrets.token_urlsafe(32)
    with transaction.atomic():
        row = Token.objects.create(
            digest=digest_of(secret), name=name[:80], role=role, stream=stream, expires_at=expires_at,
            made_by=by.name[:150],
        )  # fmt: skip
        note(by, "token_made", f"{row.pk} {row.name}", role=role, stream=stream or "*")
    return row, secret


def find(secret: str) -> Token | None:
    """The token of a secret, if it still opens anything. Notes when it was last used, to the minute."""
    now = timezone.now()
    row = (
        Token.objects.filter(digest=digest_of(secret), revoked_at=None)
        .filter(Q(expires_at=None) | Q(expires_at__gt=now))
        .first()
    )
    if row is not None and (row.used_at is None or now - row.used_at > _SEEN_EVERY):
        Token.objects.filter(pk=row.pk).update(used_at=now)
    return row


def revoke(number: int, by: By = PROGRAM) -> bool:
    """Ends a token at once; False if there is none of that number that still opens anything."""
    with transaction.atomic():
        ended = Token.objects.filter(pk=number, revoked_at=None).update(revoked_at=timezone.now())
        if ended:
            row = Token.objects.get(pk=number)
            note(by, "token_revoked", f"{row.pk} {row.name}", role=row.role)
    return bool(ended)
