"""Parts of pages that live: what they show is worked out once per version, topic and language.

    @fragment("clock", roles=EVERYBODY)
    def clock(view: View) -> dict[str, Any]:
        return {"reading": ...}

rendered with the template ``room/fragments/clock.html``. Pages put ``{% live "clock" %}`` where it goes and
the hub sends the new one when the event has moved on.
"""

import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from django.template.loader import render_to_string
from django.urls import set_script_prefix

from torneo.room.keeping import keeper
from torneo.room.keys import Drawing
from torneo.room.network import prefix
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
    """``kind``: of the streams it is worked out from. ``steady``: while it says the same, its forms keep
    their keys, so that nothing is sent to anybody; whatever they bring about has to show in it."""

    topic: str
    kind: str
    roles: frozenset[str]
    context: Callable[[View], dict[str, Any]]
    steady: bool = False


class _Drawn(msgspec.Struct, frozen=True):
    """A picture of a version; ``bare``: without the keys of its forms."""

    version: int
    bare: str
    html: str

    @property
    def shown(self) -> tuple[int, str]:
        return self.version, self.html


FRAGMENTS: dict[str, Fragment] = {}
_cache: dict[tuple[str, str, str], _Drawn] = {}
#: Stands for the mark of the keys until it is known whether the picture is a new one.
_MARK = "\x02key\x03"
_guard = threading.Lock()


def fragment(
    topic: str, roles: Iterable[str] = EVERYBODY, kind: str = "tournament", *, steady: bool = False
) -> Callable[[Callable[[View], dict[str, Any]]], Callable[[View], dict[str, Any]]]:
    """Registers the function that works a topic out."""

    def register(context: Callable[[View], dict[str, Any]]) -> Callable[[View], dict[str, Any]]:
        assert topic not in FRAGMENTS, topic
        FRAGMENTS[topic] = Fragment(topic, kind, frozenset(roles), context, steady)
        return context

    return register


def rendered(stream: str, topic: str, lang: Lang) -> tuple[int, str]:
    """Version and HTML of a topic, from the cache if the stream has not moved on."""
    return rendered_all(stream, [(topic, lang)])[topic, lang]


def rendered_all(stream: str, wanted: Sequence[tuple[str, Lang]]) -> dict[tuple[str, Lang], tuple[int, str]]:
    """Several topics of one version: the state is looked at once, while nobody changes it, and what is in the
    cache is not worked out again."""
    found: dict[tuple[str, Lang], tuple[int, str]] = {}
    contexts: dict[tuple[str, Lang], dict[str, Any]] = {}

    def look(state: Any, book: Book) -> int:
        for topic, lang in wanted:
            with _guard:
                kept = _cache.get((stream, topic, lang))
            if kept is not None and kept.version == state.version:
                found[topic, lang] = kept.shown
            else:
                view = View(stream, state, book, now_of(stream), lang)
                contexts[topic, lang] = FRAGMENTS[topic].context(view)
        return int(state.version)

    set_script_prefix(f"{prefix()}/")  # the hub's threads have no request to know it from
    version = keeper().looking(stream, look)
    for (topic, lang), context in contexts.items():
        about = {"lang": lang, "stream": stream, "version": version, "now": now_of(stream),
                 "speed": speed_of(stream), "drawing": Drawing(_MARK)}  # fmt: skip
        bare = render_to_string(f"room/fragments/{topic}.html", {**context, **about})
        with _guard:
            before = _cache.get((stream, topic, lang))
            same = FRAGMENTS[topic].steady and before is not None and before.bare == bare
            html = before.html if same and before is not None else bare.replace(_MARK, f"{topic}-{version}")
            drawn = _cache[stream, topic, lang] = _Drawn(version, bare, html)
        found[topic, lang] = drawn.shown
    return found


def forget_stream(stream: str) -> None:
    """Drops what was rendered of a stream: time has changed what it should show."""
    with _guard:
        for key in [key for key in _cache if key[0] == stream]:
            del _cache[key]
