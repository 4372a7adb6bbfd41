"""What the hub shows and to whom: fragments, and the pace of the event's clock."""

from collections.abc import Sequence
from http.cookies import SimpleCookie
from importlib import import_module

import msgspec
from django.conf import settings
from django.contrib.auth import get_user
from django.db import close_old_connections
from django.http import HttpRequest

from torneo.journal.keeper import UnknownStream
from torneo.room.asking import Scope
from torneo.room.fragments import FRAGMENTS, rendered_all
from torneo.room.keeping import keeper
from torneo.room.pace import now_of, speed_of
from torneo.room.who import role_of
from torneo.rulebook import Lang


def shown(stream: str, wanted: Sequence[tuple[str, str]]) -> dict[tuple[str, str], tuple[int, str]]:
    """Version and HTML of each (topic, language); ``pace`` is the event's time and speed as JSON, never
    kept."""
    try:
        parts: list[tuple[str, Lang]] = [
            (topic, "en" if lang == "en" else "es") for topic, lang in wanted if topic != "pace"
        ]
        found: dict[tuple[str, str], tuple[int, str]] = {}
        for (topic, lang), part in (rendered_all(stream, parts) if parts else {}).items():
            found[topic, lang] = part
        paces = [one for one in wanted if one[0] == "pace"]
        if paces:
            versions = [version for version, _ in found.values()]
            version = versions[0] if versions else keeper().reading(stream, lambda state: state.version)
            pace = msgspec.json.encode({"now": now_of(stream), "speed": speed_of(stream)}).decode()
            found |= dict.fromkeys(paces, (version, pace))
        return found
    finally:
        close_old_connections()


def allowed(scope: Scope, stream: str, topics: tuple[str, ...]) -> tuple[str, ...]:
    """The topics the visitor's role may watch, of those asked for that there are."""
    try:
        keeper().reading(stream, lambda state: None)
    except UnknownStream:
        return ()
    try:
        role = _role(scope)
    finally:
        close_old_connections()
    return tuple(
        topic
        for topic in topics
        if topic == "pace" or (topic in FRAGMENTS and role in FRAGMENTS[topic].roles)
    )


def _role(scope: Scope) -> str:
    header = next((value for name, value in scope["headers"] if name == b"cookie"), b"")
    cookie = SimpleCookie(header.decode("latin-1")).get(settings.SESSION_COOKIE_NAME)
    if cookie is None:
        return "public"
    request = HttpRequest()
    request.session = import_module(settings.SESSION_ENGINE).SessionStore(cookie.value)
    return role_of(get_user(request))
