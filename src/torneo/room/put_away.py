"""Events that are kept but not listed: trials, rehearsals. Their pages and journals stay as they are."""

import hashlib

from django.db import transaction

from torneo.room.accounts.record import By, note
from torneo.room.models import RoomSetting

_PREFIX = "put-away-"


def _name(stream: str) -> str:
    return f"{_PREFIX}{hashlib.sha256(stream.encode()).hexdigest()[:24]}"


def put_away() -> frozenset[str]:
    """The streams nobody sees on the first page."""
    rows = RoomSetting.objects.filter(name__startswith=_PREFIX)
    return frozenset(rows.values_list("value", flat=True))


def set_put_away(by: By, stream: str, away: bool) -> None:
    with transaction.atomic():
        if away:
            RoomSetting.objects.update_or_create(name=_name(stream), defaults={"value": stream})
        else:
            RoomSetting.objects.filter(name=_name(stream)).delete()
        note(by, "event_put_away" if away else "event_listed", stream)
