"""Webhooks through the API: only with a director's token for the whole room."""

from typing import Annotated

import msgspec

from torneo.room.api import answers_others as others
from torneo.room.api.addresses import BadAddress
from torneo.room.api.bodies import shaped
from torneo.room.api.operation import Ask, Reply, operation
from torneo.room.api.problems import Wrong
from torneo.room.api.reads import head_of
from torneo.room.api.webhooks import behind, delete, event_kinds, failing, make
from torneo.room.models import Webhook
from torneo.room.words import say
from torneo.tournament.vocabulary import Code, PersonName, StreamName, Url, many

_DIRECTOR = frozenset({"director"})


class HookAsked(msgspec.Struct, kw_only=True):
    """``stream`` empty: the whole room; ``kinds`` empty: every kind of event. ``whole``: from the first event
    on, not only from now."""

    name: PersonName
    url: Url
    stream: StreamName = ""
    kinds: Annotated[tuple[Code, ...], many(400)] = ()
    whole: bool = False


@operation("GET", "/webhooks", "webhooks", answer=others.HookList, roles=_DIRECTOR, room=True)
def webhooks(ask: Ask) -> Reply:
    rows = [
        others.HookRead(
            id=one.pk, name=one.name, url=one.url, stream=one.stream, kinds=one.kinds.split(),
            paused=one.paused_at is not None, failing=failing(one), behind=behind(one),
        )
        for one in Webhook.objects.all()
    ]  # fmt: skip
    return Reply(value=others.HookList(webhooks=rows))


@operation("POST", "/webhooks", "make_webhook", body=HookAsked, answer=others.HookMade, roles=_DIRECTOR,
           room=True, status=201)  # fmt: skip
def make_webhook(ask: Ask) -> Reply:
    wanted = shaped(ask.body, HookAsked)
    if not wanted.name.strip():
        raise Wrong(422, "bad_field", field="name")
    unknown = [one for one in wanted.kinds if one not in event_kinds()]
    if unknown:
        raise Wrong(422, "no_such_kind", field="kinds", facts={"kind": unknown[0]})
    if wanted.stream:
        head_of(wanted.stream)
    try:
        hook = make(wanted.name, wanted.url, wanted.stream, wanted.kinds, ask.by, wanted.whole)
    except BadAddress as bad:
        raise Wrong(422, bad.code, detail=say(f"api.hook.{bad.code}", ask.lang), field="url") from None
    value = others.HookMade(id=hook.pk, name=hook.name, url=hook.url, stream=hook.stream,
                             kinds=hook.kinds.split(), secret=hook.secret)  # fmt: skip
    return Reply(value=value, status=201)


@operation("DELETE", "/webhooks/{number}", "delete_webhook", roles=_DIRECTOR, room=True, status=204)
def delete_webhook(ask: Ask, number: int) -> Reply:
    hook = Webhook.objects.filter(pk=number).first() if number < 2**63 else None
    if hook is None:
        raise Wrong(404, "no_webhook")
    delete(hook, ask.by)
    return Reply(value=None, status=204)
