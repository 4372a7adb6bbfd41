"""Parts of pages that live: what they show is worked out once per version, topic and language.

    @fragment("clock", roles=EVERYBODY)
    def clock(view: View) -> dict[str, Any]:
        return {"reading": ...}

rendered with the template ``room/fragments/clock.html``. Pages put ``{% live "clock" %}`` where it goes and
the hub sends the new one when the event has moved on.
"""

import threading
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from django.template.loader import render_to_string

from torneo.room.keeping import keeper
from torneo.room.pace import now_of, speed_of
from torneo.rulebook import Book, Lang
from torneo.tournament.kernel import ROLES

#: Everybody may watch.
EVERYBODY = frozenset(ROLES)
STAFF = frozenset({"director", "operations", "floor", "desk", "dealer", "commission"})


class View(msgspec.Struct, frozen=True):
    """What a fragment is worked out from. Look at the state, do not touch it, and take out what the page
    needs."""

    stream: str
    state: Any
    book: Book
    now: int
    lang: Lang


class Fragment(msgspec.Struct, frozen=True):
    topic: str
    roles: frozenset[str]
    context: Callable[[View], dict[str, Any]]


FRAGMENTS: dict[str, Fragment] = {}
_cache: dict[tuple[str, str, str], tuple[int, str]] = {}
_guard = threading.Lock()


def fragment(
    topic: str, roles: Iterable[str] = EVERYBODY
) -> Callable[[Callable[[View], dict[str, Any]]], Callable[[View], dict[str, Any]]]:
    """Registers the function that works a topic out."""

    def register(context: Callable[[View], dict[str, Any]]) -> Callable[[View], dict[str, Any]]:
        assert topic not in FRAGMENTS, topic
        FRAGMENTS[topic] = Fragment(topic, frozenset(roles), context)
        return context

    return register


def context_of(stream: str, topic: str, lang: Lang) -> tuple[int, dict[str, Any]]:
    """Version and context of a topic now, worked out while nobody changes the state."""

    def look(state: Any) -> tuple[int, dict[str, Any]]:
        view = View(stream, state, keeper().book(stream), now_of(stream), lang)
        return state.version, FRAGMENTS[topic].context(view)

    version, context = keeper().reading(stream, look)
    return version, {
        **context, "lang": lang, "stream": stream, "version": version, "now": now_of(stream),
        "speed": speed_of(stream),
    }  # fmt: skip


def rendered(stream: str, topic: str, lang: Lang) -> tuple[int, str]:
    """Version and HTML of a topic, from the cache if the stream has not moved on."""
    key = (stream, topic, lang)
    version = keeper().reading(stream, lambda state: state.version)
    with _guard:
        kept = _cache.get(key)
    if kept is not None and kept[0] == version:
        return kept
    version, context = context_of(stream, topic, lang)
    html = render_to_string(f"room/fragments/{topic}.html", context)
    with _guard:
        _cache[key] = (version, html)
    return version, html


def forget_stream(stream: str) -> None:
    """Drops what was rendered of a stream: time has changed what it should show."""
    with _guard:
        for key in [key for key in _cache if key[0] == stream]:
            del _cache[key]
