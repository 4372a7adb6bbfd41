"""The door of the API: every request is looked at here before an operation sees it.

Only a bearer token opens it. Cookies are not looked at, so that no page elsewhere can use a browser that is
signed in here, and no form token is needed.
"""

import logging
import re
from typing import Any, get_args

import msgspec
from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt

from torneo.floor.scenario.fault import EngineFault
from torneo.journal.fault import UnreadableStream
from torneo.journal.keeper import MovedOn, UnknownStream, UnsoundState
from torneo.journal.store import VersionClash
from torneo.room import engine_faults
from torneo.room.api.bodies import json_of
from torneo.room.api.operation import Ask, Operation, Reply
from torneo.room.api.problems import Wrong
from torneo.room.api.tokens import MOST_WRONG, WINDOW, find
from torneo.room.drafts import hidden
from torneo.room.throttle import Tries, one_sender
from torneo.room.trouble import RETRY, told, trouble_of
from torneo.room.who import View
from torneo.room.words import say
from torneo.writing import Lang, known_lang

guesses = Tries(MOST_WRONG, WINDOW)
_log = logging.getLogger(__name__)


def language(request: HttpRequest) -> Lang:
    """``?lang=``, else the first of the reader's languages that is one of ours, else Spanish."""
    asked = request.GET.get("lang")
    if asked in get_args(Lang):
        return known_lang(asked)
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(request.headers.get("Accept-Language", "").split(",")[:20]):
        found = re.fullmatch(r"\s*([A-Za-z]{2})[A-Za-z0-9-]*\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*", part)
        if found and found[1].lower() in get_args(Lang):
            wanted.append((-float(found[2] or 1), place, found[1].lower()))
    return known_lang(min(wanted, default=(0, 0, "es"))[2])


def door(by_method: dict[str, Operation]) -> View:
    """The view of one address."""

    @csrf_exempt
    def view(request: HttpRequest, **parts: Any) -> HttpResponse:
        lang = language(request)
        try:
            response = _answered(request, by_method, lang, parts)
        except Wrong as wrong:
            response = wrong.answer(lang)
        except UnknownStream as missing:
            response = Wrong(404, "no_stream", facts={"stream": str(missing)}).answer(lang)
        except UnreadableStream as unread:
            told = {"stream": unread.stream, "version": unread.fault.version, "code": unread.fault.code}
            why = say("api.problem.unreadable", lang, {**told, "why": unread.fault.say(lang)})
            response = Wrong(409, "unreadable", detail=why, facts=told).answer(lang)
        except MovedOn as moved:
            found = {"version": moved.version}
            response = Wrong(412, "moved_on", facts=found, headers={"ETag": f'"{moved.version}"'}).answer(
                lang
            )
        except VersionClash:
            response = Wrong(503, "busy", headers={"Retry-After": "1"}).answer(lang)
        except UnsoundState:
            _log.exception("api")
            response = Wrong(409, "unsound").answer(lang)
        except EngineFault as fault:
            engine_faults.log(fault)
            response = Wrong(500, "engine_failed").answer(lang)
        except Exception as error:  # whoever calls reads JSON: a page of Django's would tell it nothing
            _log.exception("api")
            response = _failed(error, lang).answer(lang)
        response.headers["Content-Language"] = lang
        response.headers["Vary"] = "Authorization, Accept-Language"
        response.headers.setdefault("Cache-Control", "private, no-cache")
        return response

    return view


def _failed(error: Exception, lang: Lang) -> Wrong:
    """A disk or a database that fails is not the program's fault, and may be well again in a moment."""
    trouble = trouble_of(error)
    if not trouble:
        return Wrong(500, "server_error")
    return Wrong(503, trouble, detail=told(error, lang), headers={"Retry-After": str(RETRY)})


def _answered(
    request: HttpRequest, by_method: dict[str, Operation], lang: Lang, parts: dict[str, Any]
) -> HttpResponse:
    method = "GET" if request.method == "HEAD" else request.method or ""
    allow = ", ".join(sorted({*by_method, "OPTIONS", *(["HEAD"] if "GET" in by_method else [])}))
    if method == "OPTIONS":
        return HttpResponse(status=204, headers={"Allow": allow})
    operation = by_method.get(method)
    if operation is None:
        raise Wrong(405, "method", headers={"Allow": allow})
    ask = _asked(request, lang)
    _let_in(ask, operation, parts)
    if "stream" in parts and hidden(parts["stream"], ask.role):
        raise UnknownStream(parts["stream"])
    if method != "GET":
        ask.body = json_of(request)
    reply = operation.handle(ask, **parts)
    return reply if isinstance(reply, HttpResponse) else _response(ask, reply)


def _asked(request: HttpRequest, lang: Lang) -> Ask:
    scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
    if not scheme:
        return Ask(request=request, lang=lang)
    token = find(secret.strip()) if scheme.lower() == "bearer" and secret else None
    if token is None:
        wait = guesses.take(one_sender(request.META.get("REMOTE_ADDR", "")))
        if wait:
            raise Wrong(429, "guessing", facts={"seconds": wait}, headers={"Retry-After": str(wait)})
        raise Wrong(401, "token_wrong", headers={"WWW-Authenticate": 'Bearer error="invalid_token"'})
    return Ask(request=request, lang=lang, role=token.role, token=token)


def _let_in(ask: Ask, operation: Operation, parts: dict[str, Any]) -> None:
    """Everybody where it is open; else a token of the right role, for this stream or for all."""
    limit = ask.token.stream if ask.token else ""
    elsewhere = bool(limit) and parts.get("stream", limit) != limit
    if operation.roles is None:
        if elsewhere:  # what anybody may see, this token may see too, and no more
            ask.role, ask.token = "public", None
        return
    if ask.token is None:
        raise Wrong(401, "token_missing", headers={"WWW-Authenticate": "Bearer"})
    if elsewhere or (limit and operation.room):
        raise Wrong(403, "other_stream", facts={"stream": limit})
    if ask.role not in operation.roles:
        raise forbidden(ask, operation.roles)


def forbidden(ask: Ask, roles: frozenset[str]) -> Wrong:
    """A role that may not, and those that may."""
    allowed = ", ".join(say(f"common.role.{one}", ask.lang) for one in sorted(roles))
    named = {"role": say(f"common.role.{ask.role}", ask.lang), "allowed": allowed}
    return Wrong(
        403, "role", detail=say("api.problem.role", ask.lang, named),
        facts={"role": ask.role, "allowed": ", ".join(sorted(roles))},
    )  # fmt: skip


def _response(ask: Ask, reply: Reply) -> HttpResponse:
    headers = dict(reply.headers)
    if reply.version >= 0:
        mark = headers["ETag"] = f'"{reply.version}"'
        wanted = [
            one.strip().removeprefix("W/") for one in ask.request.headers.get("If-None-Match", "").split(",")
        ]
        if ask.request.method in ("GET", "HEAD") and (mark in wanted or "*" in wanted):
            return HttpResponse(status=304, headers=headers)
    if reply.value is None:
        return HttpResponse(status=reply.status, headers=headers)
    body = msgspec.json.encode(reply.value)
    return HttpResponse(body, content_type="application/json", status=reply.status, headers=headers)
