"""Private links given and taken back, on record."""

from django.db import transaction

from torneo.room.accounts.record import By, note
from torneo.room.models import Link


def renew(by: By, stream: str, kind: str, subject: str) -> str:
    """A new link; those given before for the same no longer work. Its token is told once."""
    with transaction.atomic():
        Link.objects.filter(stream=stream, kind=kind, subject=subject).update(revoked=True)
        token = Link.make(stream, kind, subject)
        note(by, "link_made", subject, kind=kind, stream=stream)
    return token


def revoke(by: By, stream: str, kind: str, subject: str) -> None:
    with transaction.atomic():
        live = Link.objects.filter(stream=stream, kind=kind, subject=subject, revoked=False)
        if live.update(revoked=True):
            note(by, "link_revoked", subject, kind=kind, stream=stream)
