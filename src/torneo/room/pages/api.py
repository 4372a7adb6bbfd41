"""The door to other programs: the API's page and document, and where a director gives out tokens and
webhooks."""

from datetime import timedelta
from typing import Any

import msgspec
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import URLPattern, URLResolver, include, path
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from torneo.room.accounts.record import by_of
from torneo.room.api import tokens, webhooks
from torneo.room.api.addresses import BadAddress
from torneo.room.api.openapi import document
from torneo.room.keeping import keeper, ring
from torneo.room.language import language_of
from torneo.room.links_out import base_of
from torneo.room.models import Delivery, Webhook
from torneo.room.views.api import (
    commands_shown,
    operations_shown,
    problems_shown,
    tokens_shown,
    webhooks_shown,
)
from torneo.room.who import ACCOUNT_ROLES, only
from torneo.room.words import say

_KEYS = "api_keys"


@require_GET
def about(request: HttpRequest) -> HttpResponse:
    """What there is, for people."""
    lang = language_of(request)
    context = {
        "groups": operations_shown(lang), "kinds": commands_shown(lang), "problems": problems_shown(lang)
    }  # fmt: skip
    return render(request, "room/api.html", {**context, "base": base_of(request)})


@require_GET
def openapi(request: HttpRequest) -> HttpResponse:
    """What there is, for programs."""
    return HttpResponse(msgspec.json.encode(document(language_of(request))), content_type="application/json")


@never_cache
@only("director")
def keys(request: HttpRequest) -> HttpResponse:
    return _keys(request)


def _keys(request: HttpRequest, status: int = 200, **extra: Any) -> HttpResponse:
    lang = language_of(request)
    context = {
        "tokens": tokens_shown(lang), "hooks": webhooks_shown(lang), "roles": ACCOUNT_ROLES,
        "streams": [head.name for head in keeper().journal.heads()], **extra,
    }  # fmt: skip
    return render(request, "room/api_keys.html", context, status=status)


@require_POST
@never_cache
@only("director")
def make_token(request: HttpRequest) -> HttpResponse:
    """The secret is on this one answer and nowhere else."""
    post, lang = request.POST, language_of(request)
    name, days = post.get("name", "").strip(), post.get("days", "").strip()
    role, stream = post.get("role", ""), post.get("stream", "")
    fits = bool(name) and len(name) <= 80 and role in ACCOUNT_ROLES and _known(stream)
    if not fits or (days and not (days.isascii() and days.isdigit() and 1 <= int(days) <= 3650)):
        return _keys(request, 422, problem=say("api.token_faults", lang))
    expires = timezone.now() + timedelta(days=int(days)) if days else None
    _, secret = tokens.make(name, role, stream, expires, by_of(request))
    return _keys(request, made={"secret": secret, "note": say("api.token_once", lang), "name": name})


def _known(stream: str) -> bool:
    return not stream or keeper().journal.head(stream) is not None


@require_POST
@only("director")
def revoke_token(request: HttpRequest, number: int) -> HttpResponse:
    tokens.revoke(number, by_of(request))
    return _done(request, "api.token_revoked")


@require_POST
@never_cache
@only("director")
def make_hook(request: HttpRequest) -> HttpResponse:
    post, lang = request.POST, language_of(request)
    name, url, stream = post.get("name", "").strip(), post.get("url", "").strip(), post.get("stream", "")
    kinds = tuple(dict.fromkeys(post.get("kinds", "").replace(",", " ").split()))
    unknown = [one for one in kinds if one not in webhooks.event_kinds()]
    typed = {"name": name, "url": url, "stream": stream, "kinds": " ".join(kinds)}
    if not name or len(name) > 80 or not url or len(url) > 500 or not _known(stream):
        return _keys(request, 422, hook_problem=say("api.hook_faults", lang), typed=typed)
    if unknown:
        text = say("api.problem.no_such_kind", lang, {"kind": unknown[0]})
        return _keys(request, 422, hook_problem=text, typed=typed)
    try:
        hook = webhooks.make(name, url, stream, kinds, by_of(request), bool(post.get("whole")))
    except BadAddress as bad:
        text = say(f"api.hook.{bad.code}", lang)
        return _keys(request, 422, hook_problem=text[:1].upper() + text[1:], typed=typed)
    if post.get("whole"):
        for one in webhooks.tips(hook):
            ring(one)
    return _keys(
        request, hook_made={"secret": hook.secret, "note": say("api.secret_once", lang), "name": name}
    )


@require_POST
@only("director")
def hook_act(request: HttpRequest, number: int, name: str) -> HttpResponse:
    """Pause, resume, try now, delete."""
    if name not in ("pausar", "reanudar", "ya", "borrar"):
        raise Http404(name)
    hook = get_object_or_404(Webhook, pk=number)
    if name == "borrar":
        webhooks.delete(hook, by_of(request))
        return _done(request, "api.hook_deleted")
    if name == "pausar":
        webhooks.pause(hook, by=by_of(request))
    elif name == "reanudar":
        webhooks.resume(hook, by=by_of(request))
    else:
        webhooks.try_now(hook)
    if name != "pausar":
        for one in webhooks.behind(hook):
            ring(one)
    return _done(request, "common.done")


@require_POST
@only("director")
def send_again(request: HttpRequest, number: int) -> HttpResponse:
    webhooks.send_again(get_object_or_404(Delivery, pk=number))
    return _done(request, "api.again_asked")


def _done(request: HttpRequest, key: str) -> HttpResponse:
    messages.add_message(request, messages.INFO, say(key, language_of(request)), extra_tags="done")
    return redirect(_KEYS)


urlpatterns: list[URLPattern | URLResolver] = [
    path("api/", about, name="api"),
    path("api/openapi.json", openapi, name="openapi"),
    path("api/llaves/", keys, name="api_keys"),
    path("api/llaves/nueva/", make_token, name="api_make_token"),
    path("api/llaves/<int:number>/anular/", revoke_token, name="api_revoke_token"),
    path("api/llaves/avisos/nuevo/", make_hook, name="api_make_hook"),
    path("api/llaves/avisos/<int:number>/<slug:name>/", hook_act, name="api_hook_act"),
    path("api/llaves/envios/<int:number>/otra-vez/", send_again, name="api_send_again"),
    path("api/", include("torneo.room.api.routes")),
]
