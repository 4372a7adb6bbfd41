"""Every address of the room, with something that is there in place of each part of it."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.urls import URLPattern, get_resolver


def patterns() -> Iterator[URLPattern]:
    """All of them but the support pages, which are Django's own."""
    for one in get_resolver().url_patterns:
        if isinstance(one, URLPattern):
            yield one


def address(pattern: URLPattern, parts: Mapping[str, Any]) -> str:
    """The pattern with its parts filled in. A part nobody knows is a fault of the test: add it."""
    text = "/" + str(pattern.pattern)
    for name in pattern.pattern.converters:
        kind = pattern.pattern.converters[name]
        text = text.replace(f"<{_kind(kind)}:{name}>", str(parts[name]))
    assert "<" not in text, text
    return text


def _kind(converter: object) -> str:
    return type(converter).__name__.removesuffix("Converter").lower().replace("string", "str")
