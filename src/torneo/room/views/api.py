"""The API as people read it: its operations and commands, the tokens given out, the webhooks and how they
fare."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec
from django.urls import reverse
from django.utils import timezone

from torneo.journal.kinds import KINDS
from torneo.room.api.openapi import command_title, given, tag_of
from torneo.room.api.operation import OPERATIONS
from torneo.room.api.reads import PLACES
from torneo.room.api.webhooks import behind
from torneo.room.models import Delivery, Sent, Token, Webhook
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.writing import stamped

_SHOWN = 12
#: Answers that are not a yes, as the page lists them.
PROBLEMS = (401, 403, 404, 405, 409, 412, 413, 415, 422, 429, 500, 503)


def operations_shown(lang: Lang) -> list[dict[str, Any]]:
    """The operations by what they are about."""
    groups: dict[str, list[dict[str, str]]] = {}
    for one in OPERATIONS:
        groups.setdefault(tag_of(one.path), []).append({
            "method": one.method, "path": reverse("api") + one.path.removeprefix("/"),
            "what": say(f"api.op.{one.code}", lang),
            "who": roles_named(one.roles, lang),
        })  # fmt: skip
    return [{"title": say(f"api.tag.{tag}", lang), "rows": rows} for tag, rows in groups.items()]


def commands_shown(lang: Lang) -> list[dict[str, Any]]:
    """Every command of each kind of stream: its name, its fields and who may give it."""
    return [
        {
            "title": say(f"api.tag.{place}", lang),
            "path": f"{reverse('api')}{place}/{{stream}}/commands/…",
            "rows": [
                {
                    "name": command.__name__,
                    "title": command_title(command.__name__, lang),
                    "fields": _fields(command),
                    "who": roles_named(rule.roles, lang),
                }
                for command, rule in given(kind)
            ],
        }
        for kind, place in PLACES.items()
        if kind in KINDS
    ]


def _fields(command: Any) -> str:
    return ", ".join(
        f"{one.encode_name}*" if one.required else one.encode_name for one in msgspec.structs.fields(command)
    )


def roles_named(roles: Iterable[str] | None, lang: Lang) -> str:
    if roles is None:
        return say("api.anybody", lang)
    return ", ".join(say(f"common.role.{one}", lang) for one in sorted(roles))


def problems_shown(lang: Lang) -> list[dict[str, Any]]:
    return [{"status": one, "title": say(f"api.status.{one}", lang)} for one in PROBLEMS]


# ---- tokens and webhooks -------------------------------------------------------------------------------


def moment(at: datetime | float | None, lang: Lang) -> str:
    """Day and hour in UTC, as it is kept; a dash for never."""
    if not at:
        return "–"
    when = at if isinstance(at, datetime) else datetime.fromtimestamp(at, UTC)
    return stamped(when.astimezone(UTC), lang)


def tokens_shown(lang: Lang) -> list[dict[str, Any]]:
    now = timezone.now()
    found = []
    for one in Token.objects.all():
        state = "live"
        if one.revoked_at is not None:
            state = "revoked"
        elif one.expires_at is not None and one.expires_at <= now:
            state = "expired"
        found.append({
            "id": one.pk, "name": one.name, "role": say(f"common.role.{one.role}", lang),
            "stream": one.stream, "state": state, "state_text": say(f"api.{state}", lang),
            "expires": moment(one.expires_at, lang) if one.expires_at else say("api.never", lang),
            "used": moment(one.used_at, lang), "made_by": one.made_by,
        })  # fmt: skip
    return found


def webhooks_shown(lang: Lang) -> list[dict[str, Any]]:
    return [_webhook(one, lang) for one in Webhook.objects.all()]


def _webhook(hook: Webhook, lang: Lang) -> dict[str, Any]:
    left = behind(hook)
    failing = {one.stream: one for one in hook.sent.filter(attempts__gt=0)}
    state = "failing" if failing else "behind" if left else "good"
    if hook.paused_at is not None:
        state = hook.paused_why or "asked"
    return {
        "id": hook.pk, "name": hook.name, "url": hook.url, "stream": hook.stream, "kinds": hook.kinds,
        "state": state, "state_text": say(f"api.hook_state.{state}", lang),
        "paused": hook.paused_at is not None,
        "left": [_left(one, left[one], failing.get(one), lang) for one in left][:_SHOWN],
        "deliveries": [_delivery(one, lang) for one in hook.deliveries.all()[:_SHOWN]],
    }  # fmt: skip


def _left(stream: str, version: int, place: Sent | None, lang: Lang) -> str:
    text = say("api.behind", lang, {"stream": stream, "version": version + 1})
    if place is None or not place.next_try:
        return text
    return f"{text} · {say('api.next_try', lang, {'at': moment(place.next_try, lang)})}"


def _delivery(one: Delivery, lang: Lang) -> dict[str, Any]:
    error = say(f"api.hook.{one.error}", lang, {"status": one.status}) if one.error else ""
    return {
        "id": one.pk, "at": moment(one.at, lang), "stream": one.stream, "first": one.first, "last": one.last,
        "attempt": one.attempt, "again": one.again, "waiting": one.waiting, "good": not error,
        "outcome": say("api.waiting", lang) if one.waiting else error or str(one.status),
        "millis": one.millis,
    }  # fmt: skip
