"""Webhooks as the room keeps them: made, paused, resumed, asked to send something again."""

import secrets
import time

from django.db import transaction
from django.db.models import Max
from django.utils import timezone

from torneo.journal.models import StoredEvent
from torneo.room.accounts.record import PROGRAM, By, note
from torneo.room.api.addresses import parts_of, resolved
from torneo.room.keeping import keeper
from torneo.room.models import Delivery, Sent, Webhook


def event_kinds() -> list[str]:
    """Every kind of event a journal may hold, by name."""
    return sorted({one.__name__ for kind in keeper().kinds.values() for one in kind.decider.events})


def make(
    name: str, url: str, stream: str = "", kinds: tuple[str, ...] = (), by: By = PROGRAM, whole: bool = False
) -> Webhook:
    """A new webhook, told of what happens from now on or (``whole``) of everything from the first event.
    ``BadAddress`` if nothing may be sent there."""
    resolved(parts_of(url))
    with transaction.atomic():
        hook = Webhook.objects.create(
            name=name[:80], url=url, secret=f"whsec_{secrets.token_urlsafe(32)}", stream=stream,
            kinds=" ".join(kinds), made_by=by.name[:150],
        )  # fmt: skip
        note(by, "webhook_made", f"{hook.pk} {hook.name}", url=url, stream=stream or "*")
        if not whole:
            Sent.objects.bulk_create(
                Sent(webhook=hook, stream=one, version=version) for one, version in tips(hook).items()
            )
    return hook


def tips(hook: Webhook, streams: set[str] | None = None) -> dict[str, int]:
    """{stream: version} of the streams a webhook is about, all or some of them."""
    rows = StoredEvent.objects.all()
    if hook.stream:
        rows = rows.filter(stream=hook.stream)
    if streams is not None:
        rows = rows.filter(stream__in=streams)
    found = rows.order_by().values("stream").annotate(version=Max("version"))
    return {one["stream"]: one["version"] for one in found}


def behind(hook: Webhook, streams: set[str] | None = None) -> dict[str, int]:
    """{stream: version the receiver knows} where there is more to tell."""
    known = dict(hook.sent.values_list("stream", "version"))
    return {
        one: known.get(one, 0) for one, tip in sorted(tips(hook, streams).items()) if known.get(one, 0) < tip
    }


def failing(hook: Webhook) -> bool:
    return hook.sent.filter(attempts__gt=0).exists()


def pause(hook: Webhook, why: str = "asked", by: By = PROGRAM) -> None:
    with transaction.atomic():
        Webhook.objects.filter(pk=hook.pk).update(paused_at=timezone.now(), paused_why=why)
        note(by, "webhook_paused", f"{hook.pk} {hook.name}")


def resume(hook: Webhook, by: By = PROGRAM) -> None:
    """Goes on where it stopped, at once."""
    with transaction.atomic():
        hook.sent.update(attempts=0, next_try=0, failing_since=0)
        Webhook.objects.filter(pk=hook.pk).update(paused_at=None, paused_why="")
        note(by, "webhook_resumed", f"{hook.pk} {hook.name}")


def delete(hook: Webhook, by: By = PROGRAM) -> None:
    with transaction.atomic():
        note(by, "webhook_deleted", f"{hook.pk} {hook.name}", url=hook.url)
        hook.delete()


def try_now(hook: Webhook) -> None:
    """What waits for its next attempt does not wait any longer."""
    hook.sent.filter(attempts__gt=0).update(next_try=time.time())


def send_again(delivery: Delivery) -> Delivery:
    """The same events once more."""
    return Delivery.objects.create(
        webhook=delivery.webhook, stream=delivery.stream, first=delivery.first, last=delivery.last,
        again=True, waiting=True,
    )  # fmt: skip
